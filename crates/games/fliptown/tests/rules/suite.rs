//! What every game is held to.

use fliptown::data::{Cowbot, Difficulty};
use fliptown::{Action, Fliptown, Options, Rival};
use table::{Dice, Seat};

use crate::common::setups;

/// A random decision, but nobody declines what can be used.
fn lively(_: &Fliptown, _: Seat, legal: &[Action], dice: &mut Dice) -> Action {
    let lively: Vec<Action> =
        legal.iter().copied().filter(|action| !matches!(action, Action::Decline(_) | Action::Keep)).collect();
    dice.pick(if lively.is_empty() { legal } else { &lively })
}

fn alone_against(cowbot: Cowbot) -> Options {
    Options::for_players(1).cowbot(Rival::Chosen(cowbot), Difficulty::Normal)
}

proving::suite! {
    game: Fliptown,
    setups: setups(),
    played: "bot:random", lively,
    counted: 3,
    playthrough: "calamity-jane", alone_against(Cowbot::CalamityJane), 7,
    spoilt: 6_000, 6_000,
    observed: 20,
    reasons: 50,
    drawn: "ft-", Options::for_players(4), 5,
    kilobytes: 60, 44, 60, 110,
}
