//! What every game is held to.

use colt_express::{ColtExpress, Options};
use proving::golden::quick;

use crate::common::setups;

proving::suite! {
    game: ColtExpress,
    setups: setups(),
    played: "bot:quick", quick,
    counted: 4,
    playthrough: "two-players", Options::for_players(2), 7,
    spoilt: 6_000, 6_000,
    observed: 25,
    reasons: 40,
    drawn: "ce-", Options::for_players(4), 20,
    kilobytes: 60, 9, 25, 30,
}
