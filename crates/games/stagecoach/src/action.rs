//! The decisions of a turn.

use table::notation::{Ordinal, Room};
use table::{Seat, decisions};

use crate::data::{DRIVERS, YARD};

decisions! {
    /// One decision.
    Action, "a decision such as `take 2`, `draw`, `drive`, `stop` or `hold-up 3`" {
        /// Load the card at this place of the yard.
        Take(place: u8 as Ordinal<YARD>) = "take", "a place in the yard from 1 to 3, as in `take 2`";
        /// Load the top card of the deck.
        Draw = "draw";
        /// Drive on.
        Drive = "drive";
        /// Deliver at the station.
        Stop = "stop";
        /// Hold up the coach of this seat.
        HoldUp(seat: Seat as Room<DRIVERS, Seat>) = "hold-up", "a seat from 1 to 4, as in `hold-up 3`";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_read_as_they_are_written() {
        proving::laws::notation::<Action>(10, "take; take 0; take 4; take 1 2; hold-up; hold-up 5; draw 1; hold up 2");
    }
}
