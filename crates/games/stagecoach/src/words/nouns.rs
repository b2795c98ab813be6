//! The things that sentences are about.

use wording::Phrase;

use crate::data::{BONUS, Freight};
use crate::view::{CardView, View};

pub(super) fn freight(freight: Freight) -> Phrase {
    Phrase::new(format!("freight-{freight}"))
}

pub(super) fn cargo<'a>(cards: impl IntoIterator<Item = &'a Freight>) -> Vec<Phrase> {
    cards.into_iter().map(|&card| freight(card)).collect()
}

/// A card aboard: what it is, if that is known, and whether others know it.
pub(super) fn card(card: &CardView) -> Phrase {
    match card.freight {
        Some(known) if card.open => freight(known),
        Some(known) => Phrase::new("card-down").with("freight", freight(known)),
        None => Phrase::new("card-unknown"),
    }
}

/// With so many pips or fewer the driver of these eyes is ambushed.
pub(super) fn ambush(view: &View) -> usize {
    view.own().map_or(0, |coach| coach.cards.len().saturating_sub(1))
}

/// What the driver of these eyes would deliver, in points.
pub(super) fn delivery(view: &View) -> usize {
    let Some(coach) = view.own() else { return 0 };
    let values: u8 = coach.cards.iter().filter_map(|card| card.freight).map(Freight::value).sum();
    usize::from(values + BONUS[coach.cards.len()])
}
