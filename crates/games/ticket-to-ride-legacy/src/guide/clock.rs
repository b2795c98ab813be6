//! How long a game will last: how many turns a player still has.

use table::Seat;

use crate::data::data;
use crate::record::NOBODY;
use crate::state::{Stage, TicketToRide};

/// Train cars that somebody places with one strand on average.
const CARS_A_STRAND: f32 = 2.1;

/// Cards that somebody gets in a turn, those of large cities included.
const CARDS_A_TURN: f32 = 2.3;

/// The part of a hand that will be of use.
const USEFUL: f32 = 0.8;

/// Turns that are used for something else than cards and strands, for each turn that is.
const IDLE: f32 = 0.12;

impl TicketToRide {
    /// How many turns a player still has, the one being taken included.
    pub(super) fn turns_of(&self, seat: Seat) -> f32 {
        match self.stage {
            Stage::Ending | Stage::Over => 0.0,
            _ if self.turns_left != NOBODY => self.last_turns_of(seat),
            _ => {
                let rivals = Seat::all(self.seat_count()).filter(|rival| *rival != seat);
                let soonest = rivals.map(|rival| self.turns_to_trigger(rival)).fold(f32::MAX, f32::min);
                soonest + 1.0
            }
        }
    }

    /// The last turns are counted.
    fn last_turns_of(&self, seat: Seat) -> f32 {
        let seats = self.seat_count();
        // Whose turn it is has not been counted down yet.
        let ahead = (seat.index() + seats - usize::from(self.turn)) % seats;
        if usize::from(self.turns_left) > ahead { 1.0 } else { 0.0 }
    }

    /// How many turns somebody needs to get rid of so many train cars that the game ends.
    fn turns_to_trigger(&self, seat: Seat) -> f32 {
        let cars = f32::from(self.cars_of(seat).saturating_sub(data().numbers.last_round_trigger_trains));
        let cards = (cars - USEFUL * self.player(seat).hand.len() as f32).max(0.0);
        (cars / CARS_A_STRAND + cards / CARDS_A_TURN) * (1.0 + IDLE)
    }

    /// Train cars that a player has left; while a game is set up, those that it will get.
    pub(super) fn cars_of(&self, seat: Seat) -> u8 {
        match self.stage {
            Stage::Setup => data().games[usize::from(self.fixed.game) - 1].train_cars,
            _ => self.player(seat).cars,
        }
    }
}
