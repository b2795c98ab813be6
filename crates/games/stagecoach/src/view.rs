//! What one pair of eyes may know.

use arrayvec::ArrayVec;
use serde::Serialize;
use table::{Eyes, Seat};

use crate::data::{DRIVERS, Freight, KINDS, ROOM, YARD};
use crate::state::{Card, Coach, Stage, Stagecoach};

/// What one pair of eyes may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are; nobody's who plays, if they only watch.
    pub seat: Option<Seat>,
    /// Whether coaches may be held up.
    pub hold_ups: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// What that driver has to do.
    pub stage: Stage,
    /// How many cards are left in the deck.
    pub deck: u8,
    /// What lies open.
    pub yard: [Freight; YARD],
    /// How many cards of each kind were delivered or lost.
    pub gone: [u8; KINDS],
    /// Every coach, by seat.
    pub coaches: ArrayVec<CoachView, DRIVERS>,
}

/// What is known of a coach.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CoachView {
    /// What is aboard, in the order in which it was loaded.
    pub cards: ArrayVec<CardView, ROOM>,
    /// What was delivered, by its value.
    pub freight: u8,
    /// What was scored for full loads.
    pub bonus: u8,
    /// What was still aboard when the game ended, by its value.
    pub aboard: u8,
    /// How many cards were delivered.
    pub delivered: u8,
}

/// What is known of a card aboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CardView {
    /// What it is, if these eyes know.
    pub freight: Option<Freight>,
    /// Whether everybody sees it.
    pub open: bool,
}

impl View {
    /// Whether these eyes are those of the driver who decides.
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.seat == Some(self.turn) && self.stage != Stage::Over
    }

    /// The coach of these eyes.
    #[must_use]
    pub fn own(&self) -> Option<&CoachView> {
        self.coaches.get(self.seat?.index())
    }
}

impl CoachView {
    /// What it has scored so far.
    #[must_use]
    pub const fn total(&self) -> u8 {
        self.freight + self.bonus + self.aboard
    }
}

impl Stagecoach {
    pub(crate) fn seen_by(&self, eyes: Eyes) -> View {
        View {
            seat: eyes.seat().filter(|seat| seat.index() < self.coaches.len()),
            hold_ups: self.hold_ups,
            turn: self.turn,
            stage: self.stage,
            deck: self.left(),
            yard: self.yard,
            gone: self.gone.counts(),
            coaches: self.coaches.iter().map(|coach| coach.seen_by(eyes)).collect(),
        }
    }
}

impl Coach {
    fn seen_by(&self, eyes: Eyes) -> CoachView {
        let seen =
            |card: &Card| CardView { freight: card.is_known_to(eyes).then_some(card.freight), open: card.is_open() };
        CoachView {
            cards: self.cards.iter().map(seen).collect(),
            freight: self.freight,
            bonus: self.bonus,
            aboard: self.aboard,
            delivered: self.delivered,
        }
    }
}
