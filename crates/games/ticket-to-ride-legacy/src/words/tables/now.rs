//! What happens now, and the cards on the table.

use wording::{Phrase, Section};

use super::super::nouns::{by, card, counted, event, event_in_full, laid, pile, strand, text, things, ticket, yes};
use super::super::texts;
use super::{line, section};
use crate::cards::Pile;
use crate::data::data;
use crate::view::{BuildView, Phase, View};

/// Which game, whose turn, the active event, and what is being built.
pub(super) fn moment(view: &View) -> Section {
    let mut blocks = vec![line(game(view))];
    blocks.extend(view.turn.map(|seat| line(by("now-turn", seat))));
    if view.turn.is_some() || matches!(view.phase, Phase::StartTickets | Phase::Conductor) {
        blocks.push(line(by("now-first", view.first)));
    }
    if let (Some(left), true) = (view.turns_left, view.turn.is_some()) {
        blocks.push(line(counted("now-turns-left", left)));
    }
    blocks.extend(view.build.as_ref().map(|build| line(being_built(view, build))));
    blocks.push(line(active_event(view)));
    // Before step 8 of the setup no event deck is there.
    if !view.event_deck.is_empty() || !view.past_events.is_empty() {
        blocks.push(line(counted("now-events", view.event_deck.len() as i64).with("events", events(&view.event_deck))));
    }
    if !view.past_events.is_empty() {
        blocks.push(line(Phrase::new("now-past-events").with("events", events(&view.past_events))));
    }
    section("table-now", blocks)
}

fn game(view: &View) -> Phrase {
    let phrase = match view.game {
        None => Phrase::new("now-single"),
        Some(_) if view.free_play => Phrase::new("now-free"),
        Some(number) => Phrase::new("now-campaign").with("number", number).with("of", data().numbers.games_in_campaign),
    };
    phrase.with("year", i64::from(view.year)).with("campaign", text(texts::campaign()))
}

fn events(list: &[crate::ids::EventCard]) -> Phrase {
    things(list.iter().map(|it| event(*it)).collect())
}

fn active_event(view: &View) -> Phrase {
    match view.event {
        None => Phrase::new("now-no-event"),
        Some(active) => Phrase::new("now-event")
            .with("event", event_in_full(active))
            .with("instant", yes(data().events[active.index()].instant)),
    }
}

fn being_built(view: &View, build: &BuildView) -> Phrase {
    let revealed: Vec<Phrase> = build.revealed.iter().map(|it| card(view, *it)).collect();
    Phrase::new("now-build")
        .with("strand", strand(build.strand))
        .with("cards", laid(view, &build.cards))
        .with("revealed", revealed)
}

/// The row, the decks and the discards.
pub(super) fn cards(view: &View) -> Section {
    let row: Pile = view.row.iter().flatten().copied().collect();
    let gaps = view.row.iter().filter(|card| card.is_none()).count();
    let mut blocks = vec![line(Phrase::new("cards-row").with("cards", things(pile(view, &row))).with("gaps", gaps))];
    blocks.push(line(
        counted("cards-deck", view.deck)
            .with("discards", view.discards.len())
            .with("cards", pile(view, &view.discards)),
    ));
    blocks.push(line(counted("cards-tickets", view.ticket_deck)));
    for (above, under) in &view.under {
        blocks.push(line(counted("cards-under", *above).with("ticket", ticket(*under))));
    }
    section("table-cards", blocks)
}
