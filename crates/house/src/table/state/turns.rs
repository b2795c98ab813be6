//! Whose turn it is, and who takes it.

use shelf::Bot;
use table::{Seat, Seats};

use super::{STAND_IN, TableState};
use crate::records::journal::{By, Occupant, Stage};

impl TableState {
    /// Who is waited for, seats among them whose draft is not confirmed yet.
    pub fn awaited(&self) -> Seats {
        match (self.stage(), &self.live) {
            (Stage::Playing | Stage::Paused, Some(live)) => live.to_act(),
            _ => Seats::NONE,
        }
    }

    /// Whether the table waits for the person in a seat: for a decision, or to confirm one.
    pub fn awaits_person(&self, seat: Seat) -> bool {
        self.awaited().contains(seat) && self.bot(seat).is_none()
    }

    /// Whether a seat is to decide something. A decision that waits to be confirmed has been taken.
    pub fn asks(&self, seat: Seat) -> bool {
        self.awaited().contains(seat) && self.draft(seat).is_none()
    }

    /// Whether it is the turn of the person in a seat.
    pub fn is_turn(&self, seat: Seat) -> bool {
        self.asks(seat) && self.bot(seat).is_none()
    }

    /// Whether a seat may do something now although it is not waited for. It holds nobody up, and no clock runs for it.
    pub fn may_interject(&self, seat: Seat) -> bool {
        let free = self.stage() == Stage::Playing && self.draft(seat).is_none();
        free && self.live().is_some_and(|live| live.may_act().contains(seat))
    }

    /// Who decides in a seat now: the bot in it, or the one that stands in for a person.
    pub fn bot(&self, seat: Seat) -> Option<(Bot, By)> {
        let state = &self.seats[seat.index()];
        match &state.occupant {
            Occupant::Bot { bot } => Some((bot.0.clone(), By::Bot)),
            Occupant::Person { .. } if state.stand_in.is_some() || state.conceded => Some((STAND_IN, By::Clock)),
            Occupant::Person { .. } | Occupant::Nobody | Occupant::Automaton => None,
        }
    }
}
