//! The faces of cards.

use drawing::{Markup, html};

use super::icon;
use crate::data::{Character, Kind, Turn};

/// The picture of an Action card.
pub(super) const fn picture(kind: Kind) -> &'static str {
    match kind {
        Kind::Move => "#ce-card-move",
        Kind::Level => "#ce-card-level",
        Kind::Shoot => "#ce-card-shoot",
        Kind::Rob => "#ce-card-rob",
        Kind::Punch => "#ce-card-punch",
        Kind::Sheriff => "#ce-card-sheriff",
    }
}

/// The lens of an Action card.
pub(super) const fn lens(kind: Kind) -> &'static str {
    match kind {
        Kind::Move => "card-move",
        Kind::Level => "card-level",
        Kind::Shoot => "card-shoot",
        Kind::Rob => "card-rob",
        Kind::Punch => "card-punch",
        Kind::Sheriff => "card-sheriff",
    }
}

/// The emblem of a character, of one colour.
pub(super) const fn emblem(who: Character) -> &'static str {
    match who {
        Character::Ghost => "#ce-em-ghost",
        Character::Belle => "#ce-em-belle",
        Character::Cheyenne => "#ce-em-cheyenne",
        Character::Tuco => "#ce-em-tuco",
        Character::Django => "#ce-em-django",
        Character::Doc => "#ce-em-doc",
    }
}

/// The picture of a Turn.
pub(super) const fn turn(symbol: Turn) -> &'static str {
    match symbol {
        Turn::Open => "#ce-turn-open",
        Turn::Tunnel => "#ce-turn-tunnel",
        Turn::SpeedingUp => "#ce-turn-speeding-up",
        Turn::Switching => "#ce-turn-switching",
    }
}

/// The lens of a Turn.
pub(super) const fn turn_lens(symbol: Turn) -> &'static str {
    match symbol {
        Turn::Open => "turn-open",
        Turn::Tunnel => "turn-tunnel",
        Turn::SpeedingUp => "turn-speeding-up",
        Turn::Switching => "turn-switching",
    }
}

/// An Action card in a hand: picture, name, whose.
pub(super) fn face(kind: Kind, owner: Character, name: &str, count: u8) -> Markup {
    html! {
        (icon("ce-em", emblem(owner)))
        (icon("ce-art", picture(kind)))
        b { (name) }
        @if count > 1 { (times(count)) }
    }
}

/// So many alike.
pub(super) fn times(count: u8) -> Markup {
    html! { span class="ce-times" { "×" (count) } }
}
