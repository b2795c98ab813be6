//! What every game is held to.

use proving::golden::quick;
use stagecoach::{Options, Stagecoach};

use crate::common::setups;

proving::suite! {
    game: Stagecoach,
    setups: setups(),
    played: "bot:quick", quick,
    counted: 4,
    playthrough: "two-drivers", Options::for_players(2), 7,
    spoilt: 2_000, 2_000,
    reasons: 7,
    drawn: "sc-", Options::for_players(4), 20,
    kilobytes: 12, 9, 14, 18,
}
