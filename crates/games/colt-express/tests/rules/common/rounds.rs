//! Tables for tests of Rounds and Planning: who holds what, and who acts when.

use colt_express::data::{Character, Kind, RoundCard, Turn};
use colt_express::view::Phase;
use colt_express::{Cast, Event, Options, Position};

use super::*;

pub const FOUR: [Character; 4] = [Doc, Belle, Tuco, Cheyenne];
pub const SIX_CARDS: [Kind; 6] = [Move, Climb, Shoot, Rob, Punch, Sheriff];

/// Everybody holds one card of each of these kinds.
pub fn holding(mut position: Position, cast: &[Character], kinds: &[Kind]) -> Position {
    for (seat, &who) in cast.iter().enumerate() {
        let cards: Vec<_> = kinds.iter().map(|&kind| Some((who, kind))).collect();
        position = position.hand(seat, &cards);
    }
    position
}

/// Four players with six different cards each, at the start of a Turn of this card.
pub fn four(card: RoundCard, turn: u8) -> Table {
    planning(holding(Position::of(&FOUR).round(1, card), &FOUR, &SIX_CARDS), turn)
}

/// A game for these characters from its start.
pub fn start(cast: &[Character], seed: u64) -> Table {
    deal(&Options::for_players(cast.len()).cast(Cast::Chosen(cast.to_vec())), seed)
}

pub fn rounds_begun(t: &Table) -> Vec<(u8, RoundCard, usize)> {
    t.events()
        .iter()
        .filter_map(|event| match event {
            Event::RoundBegan { round, card, first } => Some((*round, *card, first.index())),
            _ => None,
        })
        .collect()
}

pub fn phase(t: &Table) -> (u8, Turn, bool) {
    match t.view().phase {
        Phase::Planning { turn, symbol, again, .. } => (turn, symbol, again),
        other => panic!("not planning: {other:?}"),
    }
}

/// Everybody draws whenever asked, until Planning is over; the seats in the order of their acts.
pub fn acts_by_drawing(t: &mut Table) -> Vec<usize> {
    let round = t.view().rounds.len();
    let mut seats = Vec::new();
    while t.view().rounds.len() == round && matches!(t.view().phase, Phase::Planning { .. }) {
        seats.push(t.actor().index());
        t.play("draw");
    }
    seats
}

/// So many Bullets for each that five draws in a row are possible.
pub fn thick_decks(mut position: Position, cast: &[Character]) -> Position {
    for (i, &who) in cast.iter().enumerate() {
        position = position.fired(who, 0, cast[(i + 1) % cast.len()]);
    }
    position
}
