//! The names of the elements: the same for drawing, choosing and moving.

use table::Seat;

use crate::action::Card;
use crate::data::{Character, Level, Loot};

pub(super) const SHERIFF: &str = "sheriff";
pub(super) const ASIDE: &str = "strongbox-aside";
pub(super) const DECK: &str = "deck";
pub(super) const DISCARD: &str = "discard";
pub(super) const BULLET: &str = "hand-bullet";
pub(super) const ROUND: &str = "round";
pub(super) const EVENT: &str = "event";
pub(super) const SUPPLY: &str = "supply";
pub(super) const FIRST: &str = "first";
pub(super) const PASS: &str = "pass";
pub(super) const POCKET: &str = "pocket";
pub(super) const LEAVE: &str = "leave";
pub(super) const DONE: &str = "done";

/// A Bandit on the train.
pub(super) fn bandit(who: Character) -> String {
    format!("bandit-{who}")
}

/// A location.
pub(super) fn spot(unit: u8, level: Level) -> String {
    format!("spot-{unit}-{level}")
}

/// Alike tokens in a location.
pub(super) fn pile(unit: u8, level: Level, loot: Loot) -> String {
    format!("loot-{unit}-{level}-{loot}")
}

/// A Purse that somebody has dropped; its number is public.
pub(super) fn dropped(number: u8) -> String {
    format!("purse-{number}")
}

/// A card in one's own hand.
pub(super) fn held(card: Card) -> String {
    format!("hand-{card}")
}

/// A card set aside while experts decide what to keep.
pub(super) fn shed(card: Card) -> String {
    format!("shed-{card}")
}

/// A card of the common stack, by its place in the order.
pub(super) fn stack(index: usize) -> String {
    format!("stack-{index}")
}

/// A character before a player.
pub(super) fn portrait(who: Character) -> String {
    format!("panel-{who}")
}

/// Loot on a Character card.
pub(super) fn carried(who: Character, loot: Loot) -> String {
    format!("panel-{who}-{loot}")
}

/// One's own loot, beside the hand.
pub(super) fn own(who: Character, loot: Loot) -> String {
    format!("own-{who}-{loot}")
}

/// What all of one's own loot comes to, beside the hand.
pub(super) const WORTH: &str = "own-worth";

/// What all of somebody's loot comes to.
pub(super) fn worth_of(seat: Seat) -> String {
    format!("panel-{}-worth", seat.index())
}

/// A ransom on a Character card.
pub(super) fn ransom(who: Character) -> String {
    format!("panel-{who}-ransom")
}

/// The Bullets that a Bandit has left.
pub(super) fn cylinder(who: Character) -> String {
    format!("cylinder-{who}")
}

/// Bullets that a Bandit has taken from somebody.
pub(super) fn hits(who: Character, by: Character) -> String {
    format!("hits-{who}-{by}")
}

/// Neutral Bullets that a Bandit has taken.
pub(super) fn neutral_hits(who: Character) -> String {
    format!("hits-{who}-neutral")
}

/// A player's cards in hand.
pub(super) fn hand_of(seat: Seat) -> String {
    format!("panel-{}-hand", seat.index())
}

/// A player's deck.
pub(super) fn deck_of(seat: Seat) -> String {
    format!("panel-{}-deck", seat.index())
}

/// A player's discard pile.
pub(super) fn discard_of(seat: Seat) -> String {
    format!("panel-{}-discard", seat.index())
}

/// A Turn of the Round card.
pub(super) fn turn(index: usize) -> String {
    format!("turn-{index}")
}

/// A Round of the game, from 0.
pub(super) fn round(index: usize) -> String {
    format!("round-{index}")
}

/// A character on his poster.
pub(super) fn pick(who: Character) -> String {
    format!("pick-{who}")
}
