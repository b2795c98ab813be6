//! How fast Fliptown is, per second of CPU time: `cargo run --release -p fliptown --example rates`.

use std::time::Duration;

use fliptown::data::Difficulty;
use fliptown::{Fliptown, Holdem, Options, Rival};

fn main() {
    let setups = [
        ("solo", Options::for_players(1)),
        (
            "solo with character and cowbot",
            Options::for_players(1).characters().cowbot(Rival::Random, Difficulty::Hard),
        ),
        ("two players", Options::for_players(2)),
        ("four players, everything", Options::for_players(4).characters().holdem(Holdem::Competitive)),
    ];
    for (name, options) in setups {
        let measures =
            proving::bench::measure::<Fliptown>(&options, 1, Duration::from_secs(2)).expect("a setup of ours");
        println!("{name}: {measures}");
    }
}
