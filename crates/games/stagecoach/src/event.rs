//! What happens, step by step, and what each pair of eyes learns of it.

use arrayvec::ArrayVec;
use table::{Eyes, Seat};

use crate::data::{Freight, ROOM, YARD};

/// Cards that are shown together.
pub type Cargo = ArrayVec<Freight, ROOM>;

/// Who takes a card that a driver loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taker {
    /// Bandits, in an ambush.
    Bandits,
    /// The sheriff, after a hold-up.
    Sheriff,
}

/// One step of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The yard is filled, and it is known who begins.
    Began {
        /// Who begins.
        first: Seat,
        /// What lies in the yard.
        yard: [Freight; YARD],
    },
    /// A driver loaded an open card.
    Took {
        /// Who.
        seat: Seat,
        /// From which place, counted from 0.
        place: u8,
        /// What.
        freight: Freight,
        /// What lies there now.
        next: Freight,
    },
    /// A driver loaded the top card of the deck; which, only that driver knows.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        freight: Option<Freight>,
    },
    /// A driver drove on and rolled.
    Drove {
        /// Who.
        seat: Seat,
        /// What the die shows.
        pips: u8,
    },
    /// A driver held another up and rolled.
    HeldUp {
        /// Who.
        seat: Seat,
        /// Whom.
        whom: Seat,
        /// What the die shows.
        pips: u8,
    },
    /// A driver lost a card, for all to see.
    Lost {
        /// Who.
        seat: Seat,
        /// Which card aboard it was, counted from 0.
        place: u8,
        /// What.
        freight: Freight,
        /// To whom.
        to: Taker,
    },
    /// A card went from one coach to another; if it lay face down, only these two know which.
    Robbed {
        /// Who has it now.
        seat: Seat,
        /// Whose it was.
        whom: Seat,
        /// Which card aboard it was, counted from 0.
        place: u8,
        /// What.
        freight: Option<Freight>,
        /// Whether it lay open.
        open: bool,
    },
    /// A driver delivered everything aboard.
    Delivered {
        /// Who.
        seat: Seat,
        /// What.
        cargo: Cargo,
        /// What that scored on top.
        bonus: u8,
    },
    /// The game is over, and a driver showed what was still aboard.
    CameIn {
        /// Who.
        seat: Seat,
        /// What.
        cargo: Cargo,
    },
}

impl Event {
    /// What these eyes learn of it: everybody notices everything, but not everybody sees what is face down.
    pub(crate) fn for_eyes(&self, eyes: Eyes) -> Event {
        let mut told = self.clone();
        match &mut told {
            // SC-LOAD-02: only the driver knows.
            Event::Drew { seat, freight } if eyes != Eyes::Seat(*seat) => *freight = None,
            // SC-HOLD-04: only the two who held it know.
            Event::Robbed { seat, whom, freight, open: false, .. }
                if ![*seat, *whom].map(Eyes::Seat).contains(&eyes) =>
            {
                *freight = None;
            }
            _ => {}
        }
        told
    }
}
