//! What one pair of eyes may know of a toy game.

use arrayvec::ArrayVec;
use serde::Serialize;

use super::{Card, SEATS, Stage, Toy};
use table::game::Game;
use table::seat::{Eyes, Seat};

/// What one pair of eyes may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToyView {
    /// Whose eyes these are, if a player's.
    pub seat: Option<Seat>,
    /// Counted from 0.
    pub round: u8,
    /// Coins in the pot.
    pub pot: u8,
    /// What everybody knows of each seat.
    pub seats: ArrayVec<Public, SEATS>,
    /// The cards that have been shown, lowest first.
    pub shown: Vec<u8>,
    /// What only the seat behind these eyes knows.
    pub own: Option<Own>,
}

/// What everybody knows of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Public {
    /// Coins, those of a hidden bid included.
    pub purse: u8,
    /// Whistles left.
    pub whistles: u8,
    /// How far it is in its round.
    pub stage: Stage,
    /// Whether it has peeked in this game.
    pub has_peeked: bool,
}

/// What only the seat itself knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Own {
    /// Its card.
    pub card: u8,
    /// Its bid, once it has bid.
    pub bid: Option<u8>,
    /// Whether it is bold, once it has chosen.
    pub bold: Option<bool>,
    /// The cards it has seen this round, and whose they are.
    pub seen: Vec<(Seat, u8)>,
}

pub(super) fn of(toy: &Toy, eyes: Eyes) -> ToyView {
    let public = |player: &super::Player| Public {
        purse: player.purse,
        whistles: player.whistles,
        stage: player.stage,
        has_peeked: player.has_peeked,
    };
    let seat = eyes.seat().filter(|seat| seat.index() < toy.seats());
    ToyView {
        seat,
        round: toy.round,
        pot: toy.pot,
        seats: toy.players.iter().map(public).collect(),
        shown: toy.shown.iter().map(Card::number).collect(),
        own: seat.map(|seat| own(toy, seat)),
    }
}

fn own(toy: &Toy, seat: Seat) -> Own {
    let player = toy.player(seat);
    Own {
        card: player.card.number(),
        bid: (player.stage != Stage::Bid).then_some(player.bid),
        bold: (player.stage == Stage::Done).then_some(player.bold),
        seen: player.seen.iter().map(|other| (other, toy.player(other).card.number())).collect(),
    }
}
