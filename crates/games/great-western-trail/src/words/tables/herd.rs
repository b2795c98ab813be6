//! One's own cards: hand, draw deck, discard pile, and objectives.

use wording::{Block, Phrase, Section};

use super::{head, line};
use crate::cards::Pile;
use crate::data::objectives::{Objective, Terms};
use crate::view::PlayerView;
use crate::words::goals;
use crate::words::nouns::{counted, pile};

/// Hand, draw deck and discard pile.
pub(super) fn section(own: &PlayerView) -> Section {
    super::section("table-herd", cards(own))
}

/// What is known of somebody's cards.
pub(super) fn cards(of: &PlayerView) -> Vec<Block> {
    let herd = &of.herd;
    let listed = |id: &'static str, count: u8, cards: Pile| line(counted(id, count).with("cards", pile(cards)));
    let mut blocks = Vec::new();
    if let Some(hand) = herd.hand {
        let phrase = counted("herd-hand", herd.hand_size).with("cards", pile(hand));
        blocks.push(line(phrase.with("limit", of.open.hand_limit()).with("value", hand.cows.breeding_value())));
    }
    blocks.extend(herd.deck.map(|deck| listed("herd-deck", herd.deck_size, deck)));
    blocks.extend(herd.discard.map(|discard| listed("herd-discard", herd.discard_size, discard)));
    blocks
}

/// Objective cards that lie before a player, and those still in the herd, with how far they are fulfilled.
pub(super) fn objectives(own: &PlayerView) -> Section {
    let row = |terms: &'static Terms, state: &'static str| {
        vec![
            Phrase::new("objective-tasks").with("tasks", goals::tasks(terms)),
            Phrase::new(state),
            goals::points(terms),
            goals::progress(own, terms),
        ]
    };
    let copies = |(kind, count): (Objective, u8), state: &'static str| {
        std::iter::repeat_n((kind.terms(), state), usize::from(count))
    };
    let start = own.open.start.map(|start| (start.terms(), "objective-start"));
    let played = own.open.played.iter().flat_map(|card| copies(card, "objective-played"));
    let in_herd = |pile: Option<Pile>, state: &'static str| {
        pile.into_iter().flat_map(|pile| pile.goals.iter()).flat_map(move |card| copies(card, state))
    };
    let rest = in_herd(own.herd.hand, "objective-in-hand")
        .chain(in_herd(own.herd.deck, "objective-in-deck"))
        .chain(in_herd(own.herd.discard, "objective-in-discard"));
    let rows = start.into_iter().chain(played).chain(rest).map(|(terms, state)| row(terms, state)).collect();
    let head = head(["head-objective", "head-where", "head-points", "head-progress"]);
    super::section("table-own-objectives", vec![Block::Table { head, rows }, line(Phrase::new("objectives-help"))])
}
