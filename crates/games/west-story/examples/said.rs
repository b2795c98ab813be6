//! A moment of a game in words, its questions or its story:
//! `cargo run -p west-story --features words --example said -- 3 1899 120 pl [table|questions|story]`: three seats, a seed,
//! decisions and a language. Odd seeds seat Tom, every third has all modules, every fourth is on side B.

use west_story::data::Side;
use west_story::{Options, WestStory};

fn main() {
    proving::said::print::<WestStory>(|wanted| {
        let setup = match wanted.players {
            1 | 2 if wanted.seed % 2 == 1 => Options::for_people(1),
            3 | 4 if wanted.seed % 2 == 1 => Options::for_people(wanted.players - 1).tom(),
            seats => Options::for_people(seats.max(2)),
        };
        let setup = if wanted.seed.is_multiple_of(3) { setup.everything() } else { setup };
        if wanted.seed.is_multiple_of(4) { setup.side(Side::B) } else { setup }
    });
}
