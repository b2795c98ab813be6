//! What every game is held to.

use proving::golden::quick;
use ticket_to_ride_legacy::{Options, TicketToRide};

use crate::common::setups;

proving::suite! {
    game: TicketToRide,
    setups: setups(),
    played: "bot:quick", quick,
    counted: 2,
    playthrough: "two-players", Options::for_players(2), 7,
    spoilt: 1_000, 4_000,
    reasons: 40,
    drawn: "tr-", Options::for_players(4), 3,
    kilobytes: 40, 90, 130, 160,
}
