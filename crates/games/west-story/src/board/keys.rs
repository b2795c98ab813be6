//! The keys of elements: what is chosen, what moves, and where things fly.

use table::Seat;

use crate::action::Slot;
use crate::data::{City, FieldId, Level, Licence, Place, ROW};

pub(super) const JAIL: &str = "jail";
pub(super) const TRAIN: &str = "train";
pub(super) const SCAM: &str = "scam";
pub(super) const SHOP: &str = "shop";
pub(super) const IN_HAND: &str = "in-hand";
pub(super) const STRAIGHT: &str = "give-straight";
pub(super) const CROSSED: &str = "give-crossed";
pub(super) const PASTURE: &str = "pasture";
pub(super) const HATS: &str = "hats";
pub(super) const COINS: &str = "coins";
pub(super) const JOKERS: &str = "jokers";
pub(super) const LICENCE: &str = "own-licence";
pub(super) const TIED: &str = "tied";
pub(super) const DONE: &str = "done";
pub(super) const ROUND: &str = "round";
pub(super) const SQUARE: &str = "square";
pub(super) const CONTEST: &str = "contest";

pub(super) fn field(total: u16) -> String {
    format!("field-{}", total % crate::data::TRACK)
}

pub(super) fn pawn(seat: Seat) -> String {
    format!("pawn-{}", seat.index())
}

pub(super) fn bandit(region: &str, slot: usize) -> String {
    format!("bandit-{}-{slot}", region.to_lowercase())
}

pub(super) fn cell(city: City, field: FieldId) -> String {
    format!("cell-{city}-{}", field.to_string().to_lowercase())
}

pub(super) fn city(city: City) -> String {
    format!("city-{city}")
}

pub(super) fn licence(licence: Licence) -> String {
    format!("licence-{}", licence.name().to_lowercase())
}

pub(super) fn joker_place(number: usize) -> String {
    format!("joker-place-{}", number + 1)
}

pub(super) fn die(number: usize) -> &'static str {
    ["die-yellow", "die-green"][number & 1]
}

/// The post before a row of one's own Town.
pub(super) fn post(row: usize) -> String {
    format!("post-{row}")
}

/// A field where the road bends.
pub(super) fn bend(field: u16) -> String {
    format!("bend-{field}")
}

/// The field where a rider stands.
pub(super) fn stop(seat: Seat) -> String {
    format!("stop-{}", seat.index())
}

/// A place of the Market; the reserved card has its owner's.
pub(super) fn market(slot: Slot) -> String {
    let row = slot.row().map_or("i", |row| row_name(row));
    format!("market-{row}-{}", slot.index() % ROW + 1)
}

const fn row_name(row: Level) -> &'static str {
    match row {
        Level::II => "ii",
        Level::III => "iii",
        _ => "i",
    }
}

pub(super) fn deck(row: Level) -> String {
    format!("deck-{}", row_name(row))
}

pub(super) fn pile(number: usize) -> String {
    format!("pile-{}", number + 1)
}

pub(super) fn reserved(seat: Seat) -> String {
    format!("reserved-{}", seat.index() + 1)
}

pub(super) fn town(place: Place) -> String {
    format!("town-{place}")
}

pub(super) fn make(place: Place, second: bool) -> String {
    format!("make-{place}{}", if second { "b" } else { "" })
}

/// A way to pay.
pub(super) fn pay(hats: u8, coins: u8, uses: u8) -> String {
    match uses {
        0 => format!("pay-{hats}h{coins}c"),
        _ => format!("pay-{hats}h{coins}c{uses}x"),
    }
}

/// Ways to pay with so many discounts and cows, where there are too many to lay out one by one.
pub(super) fn payments(uses: u8, cows: u8) -> String {
    format!("pay-{uses}x{cows}k")
}

pub(super) fn count(number: u8) -> String {
    format!("count-{number}")
}

/// Somebody's count in the contest.
pub(super) fn standing(seat: Seat) -> String {
    format!("standing-{}", seat.index())
}

/// Something on a panel.
pub(super) fn panel(seat: Seat, what: &str) -> String {
    format!("panel-{}-{what}", seat.index())
}

/// A card of somebody's on a panel.
pub(super) fn mini(seat: Seat, place: Place) -> String {
    format!("mini-{}-{place}", seat.index())
}

/// A step on a card of Tom's.
pub(super) fn step(seat: Seat, place: Place, number: usize) -> String {
    format!("step-{}-{place}-{number}", seat.index())
}
