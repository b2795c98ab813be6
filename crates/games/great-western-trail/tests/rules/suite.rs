//! What every game is held to.

use great_western_trail::{Action, GreatWesternTrail, Options};
use table::{Dice, Seat};

use crate::common::setups;

/// A random decision, but what can be done is done rather than declined, and tokens are kept for a while.
fn lively(_: &GreatWesternTrail, _: Seat, legal: &[Action], dice: &mut Dice) -> Action {
    let tokens = dice.below(10) == 0;
    let lively = |action: &&Action| match action {
        Action::Done => false,
        Action::Exchange(_) => tokens,
        _ => true,
    };
    let choices: Vec<Action> = legal.iter().filter(lively).copied().collect();
    dice.pick(if choices.is_empty() { legal } else { &choices })
}

proving::suite! {
    game: GreatWesternTrail,
    setups: setups(),
    played: "bot:random", lively,
    counted: 5,
    playthrough: "against-sam", Options::for_players(1).simmentals(), 7,
    spoilt: 3_000, 6_000,
    reasons: 70,
    drawn: "gw-", Options::for_players(4), 1,
    kilobytes: 126, 80, 108, 130,
}
