//! What players know of tickets that they have seen and do not hold.
//!
//! Whoever returns a ticket knows where it lies under the deck. When somebody else draws it from there, the returner
//! knows who, but not whether it was kept. Each player has a *trail* of every ticket: where it can be, as far as this
//! player knows. A ticket that was ever seen is never again among those on top, whose order nobody knows.

use table::Seat;

use crate::ids::{Ticket, Tickets};
use crate::state::TicketToRide;

/// Where a ticket can be, as far as somebody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Trail {
    /// Never seen: anywhere.
    Unseen,
    /// Seen: anywhere but on top.
    Loose,
    /// Among those that somebody has just drawn.
    Drawn,
    /// With this player, or put under the deck by this player.
    With(u8),
    /// In this player's hand.
    Held(u8),
}

const LOOSE: u8 = 1;
const DRAWN: u8 = 2;
const WITH: u8 = 16;
const HELD: u8 = 32;

impl Trail {
    pub(crate) const fn read(code: u8) -> Trail {
        match code {
            0 => Trail::Unseen,
            LOOSE => Trail::Loose,
            DRAWN => Trail::Drawn,
            HELD.. => Trail::Held(code - HELD),
            _ => Trail::With(code - WITH),
        }
    }
}

impl TicketToRide {
    /// Where a ticket can be, as far as a player knows who does not have it.
    pub(crate) fn trail(&self, seat: Seat, ticket: Ticket) -> Trail {
        Trail::read(self.player(seat).trail[ticket.index()])
    }

    /// A player looks at tickets.
    pub(crate) fn remember_seen(&mut self, seat: Seat, tickets: Tickets) {
        for ticket in tickets.iter() {
            self.player_mut(seat).trail[ticket.index()] = LOOSE;
        }
    }

    /// A ticket that `by` had put under the deck is drawn by `seat`: `by` knows which one that is. Everybody else knows
    /// only that something which `by` returned has been taken.
    pub(crate) fn remember_draw(&mut self, ticket: Ticket, by: u8, seat: Seat) {
        for other in Seat::all(self.seat_count()) {
            let index = other.index() as u8;
            if index == by {
                if other != seat {
                    self.player_mut(other).trail[ticket.index()] = DRAWN;
                }
            } else if other != seat {
                let trail = &mut self.player_mut(other).trail;
                trail.iter_mut().filter(|code| **code == WITH + by).for_each(|code| *code = LOOSE);
            }
        }
    }

    /// A player has decided about drawn tickets and returned so many: whoever knew one of them knows that it was kept if
    /// none went back.
    pub(crate) fn remember_return(&mut self, seat: Seat, returned: u8) {
        let drawer = seat.index() as u8;
        let code = if returned == 0 { HELD + drawer } else { WITH + drawer };
        for other in Seat::all(self.seat_count()).filter(|other| *other != seat) {
            let trail = &mut self.player_mut(other).trail;
            trail.iter_mut().filter(|it| **it == DRAWN).for_each(|it| *it = code);
        }
    }
}
