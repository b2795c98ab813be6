//! How fast Great Western Trail is, per second of CPU time:
//! `cargo run --release -p great-western-trail --example rates`.

use std::time::Duration;

use great_western_trail::{GreatWesternTrail, Options};

fn main() {
    println!("state: {} bytes", size_of::<GreatWesternTrail>());
    for players in 1..=4 {
        let measures =
            proving::bench::measure::<GreatWesternTrail>(&Options::for_players(players), 1, Duration::from_secs(2))
                .expect("a setup of ours");
        println!("{players} players: {measures}");
    }
}
