//! Cards and tickets.

use wording::Phrase;

use super::super::nouns::{card_among, color, counted, ticket};
use super::super::own::Own;
use crate::action::Set;
use crate::cards::Card;
use crate::data::data;
use crate::ids::Ticket;
use crate::view::{Phase, View};
use crate::vocabulary::FaceUp;

/// Which of the drawn tickets are kept, with what each needs.
pub(super) fn keep(view: &View, mask: u8) -> Option<Phrase> {
    let drawn = drawn(view)?;
    if u32::from(mask) >> drawn.len() != 0 {
        return None;
    }
    let chosen = |bit: bool| {
        let of = drawn.iter().enumerate().filter(move |(slot, _)| (mask >> slot & 1 == 1) == bit);
        of.map(|(_, it)| ticket(*it)).collect::<Vec<_>>()
    };
    let all = mask.count_ones() as usize == drawn.len();
    let id = if all { "option-keep-all" } else { "option-keep" };
    Some(Phrase::new(id).with("tickets", chosen(true)))
}

/// Which ticket goes under the deck next.
pub(super) fn under(view: &View, slot: u8) -> Option<Phrase> {
    let drawn = drawn(view)?;
    let of = drawn.get(usize::from(slot))?;
    Some(Phrase::new("option-under").with("ticket", ticket(*of)))
}

fn drawn(view: &View) -> Option<&[Ticket]> {
    view.players[view.seat?.index()].drawn.as_deref()
}

/// A card of the row; a locomotive may end the action.
pub(super) fn take(view: &View, card: Card) -> Phrase {
    let id = if card == Card::LOCO && view.phase != Phase::SecondCard && is_alone(view) {
        "option-take-alone"
    } else {
        "option-take"
    };
    Phrase::new(id).with("card", card_among(view, card, view.row.iter().flatten().copied()))
}

/// Whether a locomotive of the row would be the only card.
fn is_alone(view: &View) -> bool {
    let Some(own) = Own::of(view) else { return true };
    let mode = if own.event().face_up == FaceUp::Usual { own.perks().face_up } else { own.event().face_up };
    mode == FaceUp::Usual
}

/// How many tickets are drawn, and how many must be kept.
pub(super) fn tickets(view: &View) -> Phrase {
    let numbers = &data().numbers;
    let (event, plus) = match Own::of(view) {
        Some(own) => (own.event().ticket_draw, own.perks().ticket_plus),
        None => (None, 0),
    };
    let (draw, keep) = event.unwrap_or((numbers.ticket_draw, numbers.ticket_keep));
    let count = (draw + plus).min(view.ticket_deck);
    counted("option-tickets", count).with("keep", keep.min(count)).with("left", view.ticket_deck)
}

/// The heading of a payment: which colour, where a grey strand leaves the choice.
pub(super) fn pay_heading(view: &View, set: Set) -> Option<Phrase> {
    let Phase::Set(strand) = view.phase else { return None };
    if data().strand(strand).color.is_some() {
        return None;
    }
    Some(match set.color {
        Some(of) => Phrase::new("group-pay").with("color", color(Some(of))),
        None => Phrase::new("group-pay-locos"),
    })
}
