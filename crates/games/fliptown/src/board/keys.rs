//! The names of the elements: the same for drawing, choosing and moving.

use table::Seat;

use crate::data::{Character, Item, Objective, Region};
use crate::space::Space;

pub(super) const CASH: &str = "cash";
pub(super) const GOLD: &str = "gold";
pub(super) const STARS: &str = "stars";
pub(super) const SILVER: &str = "silver";
pub(super) const WANTED: &str = "wanted";
pub(super) const PANS: &str = "pans";
pub(super) const HAMMERS: &str = "hammers";
pub(super) const POINTS: &str = "points";
pub(super) const POKER: &str = "poker";
pub(super) const DECK: &str = "deck";
pub(super) const DISCARD: &str = "discard";
pub(super) const SHERIFF: &str = "sheriff";
pub(super) const MARSHAL: &str = "marshal-card";
pub(super) const ABILITY: &str = "ability";
pub(super) const DONE: &str = "done";
pub(super) const LEAVE: &str = "leave";
pub(super) const COWBOT: &str = "cowbot";

/// A space of the sheet that is the scene, by its name in notation.
pub(super) const fn space(space: Space) -> &'static str {
    space.name()
}

/// An item on the sheet.
pub(super) fn item(item: Item) -> String {
    format!("item-{item}")
}

/// A field of the land office.
pub(super) fn field(cell: u8) -> String {
    format!("field-{}", cell + 1)
}

/// A night in the hotel, from 0.
pub(super) fn night(number: usize) -> String {
    format!("night-{}", number + 1)
}

/// A card of the lineup, from 0.
pub(super) fn lineup(slot: usize) -> String {
    format!("lineup-{}", slot + 1)
}

/// A joker that is left, from 0.
pub(super) fn joker(number: usize) -> String {
    format!("joker-{}", number + 1)
}

/// A pending bonus action.
pub(super) fn pending(kind: Region) -> String {
    format!("pending-{kind}")
}

/// A card written down for poker in this round, from 0.
pub(super) fn written(turn: usize) -> String {
    format!("poker-{}", turn + 1)
}

/// A card of Texas Hold'em of one's own.
pub(super) fn holdem(number: usize) -> String {
    format!("holdem-{}", number + 1)
}

/// An objective.
pub(super) fn objective(objective: Objective) -> String {
    format!("objective-{objective}")
}

/// A player's emblem.
pub(super) fn player(seat: Seat) -> String {
    format!("player-{}", seat.index() + 1)
}

/// A counter before a player.
pub(super) fn counter(seat: Seat, what: &str) -> String {
    format!("player-{}-{what}", seat.index() + 1)
}

/// The lens of a character.
pub(super) const fn character(who: Character) -> &'static str {
    match who {
        Character::Trailblazer => "character-trailblazer",
        Character::Cheat => "character-cheat",
        Character::Prospector => "character-prospector",
        Character::Settler => "character-settler",
        Character::Bandit => "character-bandit",
        Character::Marshal => "character-marshal",
        Character::Preacher => "character-preacher",
        Character::Miner => "character-miner",
        Character::RanchHand => "character-ranch-hand",
        Character::GraveRobber => "character-grave-robber",
        Character::ManInBlack => "character-man-in-black",
        Character::Baroness => "character-baroness",
        Character::Mayor => "character-mayor",
        Character::WildCard => "character-wild-card",
    }
}
