//! How fast the rules are: `cargo bench -p west-story --bench rules`.

use west_story::data::Side;
use west_story::{Options, WestStory};

fn main() {
    let of = Options::for_people;
    proving::bench::rules::<WestStory>([
        ("alone against Tom", of(1)),
        ("two people", of(2)),
        ("three people with everything", of(3).everything()),
        ("three people and Tom with everything", of(3).tom().everything()),
        ("four people", of(4)),
        ("four people on side B", of(4).side(Side::B)),
        ("four people with everything", of(4).everything()),
    ]);
}
