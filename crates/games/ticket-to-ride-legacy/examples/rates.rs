//! How fast the game is, per second of CPU time: `cargo run --release -p ticket-to-ride-legacy --example rates`.

use std::time::Duration;

use ticket_to_ride_legacy::{Company, Options, Record, TicketToRide};

fn main() {
    let five = Company::ALL;
    let last = Options::next(&Record::example(&five, 11), &five[..4]).expect("a setup of ours");
    let setups = [
        ("two players", Options::for_players(2)),
        ("four players", Options::for_players(4)),
        ("four players, the last game of a campaign", last),
    ];
    for (name, options) in setups {
        let measures =
            proving::bench::measure::<TicketToRide>(&options, 1, Duration::from_secs(2)).expect("a setup of ours");
        println!("{name}: {measures}");
    }
}
