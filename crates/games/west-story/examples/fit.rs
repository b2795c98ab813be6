//! Makes the weights of the guide to West Story, `src/guide/worth.rs`:
//! `cargo run --release -p west-story --features positions --example fit -- [--steps N] [--games N] [--seed N] [--ahead] [--write]`.
//!
//! [`Fitting`] says how.

use proving::fitting::{Fault, Fitting};
use table::Dice;
use west_story::data::Side;
use west_story::{Buildings, Hard, Options, WestStory};

/// Tables of all kinds, two players most often.
fn table_of(dice: &mut Dice) -> Options {
    let options = match dice.below(20) {
        0..=3 => Options::for_people(1).with_tom(|tom| tom.hard = Hard::Random(dice.below(13) as usize)),
        4 => Options::for_people(2).with_tom(|tom| tom.hard = Hard::Random(dice.below(13) as usize)),
        5..=7 => Options::for_people(3),
        8..=9 => Options::for_people(4),
        _ => Options::for_people(2),
    };
    let mut options = if dice.below(3) == 0 { options.side(Side::B) } else { options };
    if dice.below(3) == 0 {
        options = options.new_cards();
    }
    if dice.below(4) == 0 {
        options = options.gold_rush();
    }
    if dice.below(4) == 0 {
        options = options.asymmetric();
    }
    if dice.below(3) == 0 {
        options = options.advanced();
    }
    if dice.below(2) == 0 { options.buildings(Buildings::Random) } else { options }
}

fn main() -> Result<(), Fault> {
    Fitting::<WestStory> {
        file: concat!(env!("CARGO_MANIFEST_DIR"), "/src/guide/worth.rs"),
        table: table_of,
        duel: Options::for_people(2),
        rounded_down: 0.0,
    }
    .run()
}
