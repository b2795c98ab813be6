//! Hands, decks and discard piles: everybody's as all see them, and one's own.

use wording::{Block, Phrase, Section};

use super::super::nouns::{cards, carried, character, player};
use super::{head, section};
use crate::view::{CardCount, PlayerView, View};

/// How many cards everybody has, and what all know about them.
pub(super) fn everybodys(view: &View) -> Section {
    let mut ids = head(["table-player", "table-hand", "table-deck"]);
    ids.extend(view.expert.then(|| Phrase::new("table-discard")));
    let rows = view.players.iter().map(|one| row(view, one)).collect();
    section("table-cards", vec![Block::Table { head: ids, rows }])
}

fn row(view: &View, one: &PlayerView) -> Vec<Phrase> {
    let mut cells = vec![
        player(view, one.seat),
        Phrase::new("table-hand.cell").with("count", one.hand).with("known", known(one)),
        Phrase::new("table-deck.cell").with("count", one.deck).with("bullets", one.bullets_on_top),
    ];
    if view.expert {
        let seen = cards(view, &one.discard_seen);
        cells.push(Phrase::new("table-discard.cell").with("count", one.discard).with("seen", seen));
    }
    cells
}

/// What all know about a hand.
fn known(one: &PlayerView) -> Vec<Phrase> {
    let counts = [("table-hand.actions", one.actions_in_hand), ("bullets", one.bullets_in_hand)];
    let known = counts.into_iter().filter(|(_, count)| *count > 0);
    known.map(|(id, count)| Phrase::new(id).with("count", count)).collect()
}

/// One's own cards and loot.
pub(super) fn own(view: &View) -> Option<Section> {
    let (seat, own) = view.seat.zip(view.own.as_ref())?;
    if view.rounds.is_empty() {
        return None;
    }
    let list = |id: &'static str, held: &[CardCount]| Block::Line(Phrase::new(id).with("cards", cards(view, held)));
    let mut blocks = vec![list("table-own-hand", &own.hand)];
    if !own.shed.is_empty() {
        blocks.push(list("table-own-shed", &own.shed));
    }
    // In memory mode nobody is told which of them lie on the stack (CE-RUL-11).
    let covers = view.memory && view.standing.is_none();
    blocks.push(list(if covers { "table-own-deck-covered" } else { "table-own-deck" }, &own.deck));
    if view.expert {
        blocks.push(list("table-own-discard", &own.discard));
    }
    blocks.extend(view.team(seat).map(|bandit| {
        let loot = Phrase::new("table-own-loot").with("who", character(bandit.character));
        Block::Line(loot.with("loot", carried(bandit)))
    }));
    Some(section("table-own", blocks))
}
