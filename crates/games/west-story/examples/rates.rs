//! How fast West Story is, per second of CPU time: `cargo run --release -p west-story --example rates`.

use std::time::Duration;

use west_story::data::Side;
use west_story::{Options, WestStory};

fn main() {
    let setups = [
        ("alone against Tom", Options::for_people(1)),
        ("two people", Options::for_people(2)),
        ("four people", Options::for_people(4)),
        ("four people, side B", Options::for_people(4).side(Side::B)),
        ("four people, everything", Options::for_people(4).everything()),
        ("three people and Tom, everything", Options::for_people(3).tom().everything()),
    ];
    for (name, options) in setups {
        let measures =
            proving::bench::measure::<WestStory>(&options, 1, Duration::from_secs(2)).expect("a setup of ours");
        println!("{name}: {measures}");
    }
}
