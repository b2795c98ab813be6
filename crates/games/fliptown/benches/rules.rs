//! How fast the rules are: `cargo bench -p fliptown --bench rules`.

use fliptown::data::Difficulty;
use fliptown::{Fliptown, Holdem, Options, Rival};

fn main() {
    let of = Options::for_players;
    proving::bench::rules::<Fliptown>([
        ("alone", of(1)),
        ("alone with character and cowbot", of(1).characters().cowbot(Rival::Random, Difficulty::Hard)),
        ("two players", of(2)),
        ("three players with characters and hold'em", of(3).characters().holdem(Holdem::Standard)),
        ("four players", of(4)),
        ("four players with everything", of(4).characters().holdem(Holdem::Competitive)),
    ]);
}
