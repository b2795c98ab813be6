//! What every game is held to.

use proving::golden::quick;
use west_story::{Options, WestStory};

use crate::common::setups;

proving::suite! {
    game: WestStory,
    setups: setups(),
    played: "bot:quick", quick,
    counted: 3,
    spoilt: 6_000, 6_000,
    observed: 12,
    reasons: 80,
    drawn: "ws-", Options::for_people(4), 6,
    kilobytes: 96, 68, 104, 120,
}
