//! A moment of a game in words, its questions or its story:
//! `cargo run -p great-western-trail --features words --example said -- 3 1899 300 pl [table|questions|story]`: three players, a
//! seed, decisions and a language. Even seeds deal sides at random, every third has Simmentals.

use great_western_trail::data::buildings::Side;
use great_western_trail::{GreatWesternTrail, Options, Sides};

fn main() {
    proving::said::print::<GreatWesternTrail>(|wanted| {
        let sides = if wanted.seed % 2 == 0 { Sides::Random } else { Sides::All(Side::A) };
        let setup = Options::for_players(wanted.players).random_layout().sides(sides);
        if wanted.seed % 3 == 0 { setup.simmentals() } else { setup }
    });
}
