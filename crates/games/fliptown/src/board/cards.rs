//! The faces of playing cards.

use drawing::{Markup, html};

use super::icon;
use crate::cards::Card;
use crate::data::{Color, Suit};
pub(super) use crate::words::nouns::value_name;

/// The symbol of a suit.
pub(super) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Hearts => "ft-hearts",
        Suit::Spades => "ft-spades",
        Suit::Diamonds => "ft-diamonds",
        Suit::Clubs => "ft-clubs",
    }
}

pub(super) fn is_red(card: Card) -> bool {
    card.suit().color() == Color::Red
}

/// Value and suit of a card within HTML.
pub(super) fn face(card: Card) -> Markup {
    html! { b { (value_name(card.value())) } (icon(suit(card.suit()))) }
}

/// The classes of a card's face.
pub(super) fn class(card: Card, small: bool) -> &'static str {
    match (is_red(card), small) {
        (true, true) => "ft-card small red",
        (true, false) => "ft-card red",
        (false, true) => "ft-card small",
        (false, false) => "ft-card",
    }
}
