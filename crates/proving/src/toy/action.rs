//! The decisions of the toy game.

use super::{MAX_BID, SEATS};
use table::decisions;
use table::notation::{Between, Room};
use table::seat::Seat;

decisions! {
    /// One decision.
    ToyAction, "`bid 0` to `bid 2`, `bold`, `meek`, `peek SEAT` or `whistle`" {
        /// Bid so many coins.
        Bid(coins: u8 as Between<0, { MAX_BID as usize }>) = "bid", "coins from 0 to 2";
        /// Roll a die, and lose the bid with the round.
        Bold = "bold";
        /// Take the bid back if the round is lost.
        Meek = "meek";
        /// Look at that seat's card.
        Peek(seat: Seat as Room<SEATS, Seat>) = "peek", "a seat from 1 to 4";
        /// Make the bank add a coin to the pot.
        Whistle = "whistle";
    }
}
