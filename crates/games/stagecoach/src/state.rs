//! The whole truth of a table.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Eyes, Seat, Seats};

use crate::data::{DRIVERS, Freight, Pile, ROOM, YARD};

/// What the driver whose turn it is has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Stage {
    /// Load a card.
    Load,
    /// Choose the road.
    Road,
    /// Nothing: the game is over.
    Over,
}

/// Which way up a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Everybody sees it.
    Open,
    /// Only these know what it is.
    Down(Seats),
}

/// A card aboard a coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Card {
    pub freight: Freight,
    pub side: Side,
}

impl Card {
    /// A card that everybody sees.
    pub const fn open(freight: Freight) -> Self {
        Card { freight, side: Side::Open }
    }

    /// A card that only its driver knows.
    pub const fn down(freight: Freight, owner: Seat) -> Self {
        Card { freight, side: Side::Down(Seats::only(owner)) }
    }

    pub const fn is_open(self) -> bool {
        matches!(self.side, Side::Open)
    }

    /// Whether these eyes know what it is.
    pub fn is_known_to(self, eyes: Eyes) -> bool {
        match self.side {
            Side::Open => true,
            Side::Down(known) => eyes.seat().is_some_and(|seat| known.contains(seat)),
        }
    }

    /// Whether some of the first `seats` seats do not know what it is.
    pub fn is_secret(self, seats: usize) -> bool {
        Seat::all(seats).any(|seat| !self.is_known_to(Eyes::Seat(seat)))
    }
}

/// One driver's part of the truth.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Coach {
    pub cards: ArrayVec<Card, ROOM>,
    /// What was delivered, by its value.
    pub freight: u8,
    /// What was scored for full loads.
    pub bonus: u8,
    /// What was still aboard when the game ended, by its value.
    pub aboard: u8,
    /// How many cards were delivered.
    pub delivered: u8,
}

impl Coach {
    /// What all cards aboard are worth.
    pub fn load(&self) -> u8 {
        self.cards.iter().map(|card| card.freight.value()).sum()
    }

    pub fn is_full(&self) -> bool {
        self.cards.is_full()
    }
}

/// The whole truth of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stagecoach {
    pub(crate) hold_ups: bool,
    pub(crate) coaches: ArrayVec<Coach, DRIVERS>,
    pub(crate) yard: [Freight; YARD],
    /// The deck has no order: nobody has looked at it.
    pub(crate) deck: Pile,
    /// What was delivered or lost.
    pub(crate) gone: Pile,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    pub(crate) stage: Stage,
}

impl Stagecoach {
    pub(crate) fn coach(&self, seat: Seat) -> &Coach {
        &self.coaches[seat.index()]
    }

    pub(crate) fn coach_mut(&mut self, seat: Seat) -> &mut Coach {
        &mut self.coaches[seat.index()]
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// How many cards are left in the deck.
    pub(crate) fn left(&self) -> u8 {
        self.deck.len() as u8
    }
}
