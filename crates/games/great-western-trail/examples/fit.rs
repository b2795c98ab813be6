//! Makes the weights of the guide to Great Western Trail, `src/guide/worth.rs`:
//! `cargo run --release -p great-western-trail --features positions --example fit -- [--steps N] [--games N] [--seed N] [--ahead] [--write]`.
//!
//! [`Fitting`] says how.

use great_western_trail::data::sam::Level;
use great_western_trail::{GreatWesternTrail, Options, Sides};
use proving::fitting::{Fault, Fitting};
use table::Dice;

/// Tables of all kinds, two players most often.
fn table_of(dice: &mut Dice) -> Options {
    let options = match dice.below(20) {
        0..=2 => Options::for_players(1).level(Level::ALL[dice.below(3) as usize]),
        3..=5 => Options::for_players(3),
        6..=7 => Options::for_players(4),
        _ => Options::for_players(2),
    };
    let options = if dice.below(2) == 0 { options.random_layout().sides(Sides::Random) } else { options };
    if dice.below(5) == 0 { options.simmentals() } else { options }
}

fn main() -> Result<(), Fault> {
    Fitting::<GreatWesternTrail> {
        file: concat!(env!("CARGO_MANIFEST_DIR"), "/src/guide/worth.rs"),
        table: table_of,
        duel: Options::for_players(2),
        rounded_down: 0.4,
    }
    .run()
}
