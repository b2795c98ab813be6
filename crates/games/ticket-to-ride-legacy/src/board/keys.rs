//! The names of the elements: the same for drawing, choosing, pointing and moving.

use table::Seat;

use crate::cards::Card;
use crate::ids::{Area, City, Color, Conductor, EventCard, Postcard, Sticker, Strand, Ticket};

pub(super) const DECK: &str = "deck";
pub(super) const TICKETS: &str = "tickets";
pub(super) const EVENT: &str = "event";
pub(super) const WORKS: &str = "works";
pub(super) const REFRESH: &str = "refresh";
pub(super) const PURSE: &str = "purse";
pub(super) const DONE: &str = "done";
pub(super) const REST: &str = "rest";
pub(super) const CARTOUCHE: &str = "cartouche";
pub(super) const BELL: &str = "bell";
pub(super) const CARS: &str = "cars";
pub(super) const FIRST: &str = "first";

/// Names of data in small letters.
fn small(id: &str) -> String {
    id.to_ascii_lowercase()
}

/// A strand.
pub(super) fn strand(strand: Strand) -> String {
    format!("strand-{}", small(strand.id()))
}

/// A city.
pub(super) fn city(city: City) -> String {
    format!("city-{}", small(city.id()))
}

/// What stands at a city.
pub(super) fn at_city(what: &str, city: City) -> String {
    format!("{what}-{}", small(city.id()))
}

/// A card of the row, by its place.
pub(super) fn row(place: usize) -> String {
    format!("row-{place}")
}

/// A stack of one's own cards.
pub(super) fn stack(color: Option<Color>) -> String {
    format!("stack-{}", color.map_or("loco", Color::name))
}

/// The stack that a card belongs to.
pub(super) fn stack_of(card: Card) -> String {
    stack(card.color())
}

/// A ticket one holds.
pub(super) fn ticket(ticket: Ticket) -> String {
    format!("ticket-{}", small(ticket.id()))
}

/// A drawn ticket, by its place.
pub(super) fn drawn(place: usize) -> String {
    format!("drawn-{place}")
}

/// A way to pay, by its place.
pub(super) fn way(place: usize) -> String {
    format!("way-{place}")
}

/// A card revealed for the strand that is being built.
pub(super) fn revealed(place: usize) -> String {
    format!("revealed-{place}")
}

/// A postcard of one's own.
pub(super) fn postcard(postcard: Postcard) -> String {
    format!("postcard-{}", postcard.number())
}

/// An event that may be chosen.
pub(super) fn event_choice(event: EventCard) -> String {
    format!("choice-{}", small(event.id()))
}

/// A conductor that may be chosen.
pub(super) fn conductor_choice(conductor: Conductor) -> String {
    format!("choice-{}", small(conductor.id()))
}

/// An area that may be opened.
pub(super) fn area_choice(area: Area) -> String {
    format!("choice-{}", small(area.id()))
}

/// An opened area.
pub(super) fn area(area: Area) -> String {
    format!("area-{}", small(area.id()))
}

/// A rule in force.
pub(super) fn rule(sticker: Sticker) -> String {
    format!("rule-{}", small(sticker.name()))
}

/// A player.
pub(super) fn player(seat: Seat) -> String {
    format!("player-{}", seat.index())
}

/// Something before a player.
pub(super) fn counter(seat: Seat, what: &str) -> String {
    format!("player-{}-{what}", seat.index())
}
