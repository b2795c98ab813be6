//! The names of the elements: the same for drawing, choosing and moving.

use table::Seat;

pub(super) const DECK: &str = "deck";
pub(super) const ROAD: &str = "road";
pub(super) const STATION: &str = "station";

/// A place in the yard, counted from 0.
pub(super) fn yard(place: u8) -> String {
    format!("yard-{}", place + 1)
}

pub(super) fn coach(seat: Seat) -> String {
    format!("coach-{seat}")
}

/// A card aboard, counted from 0.
pub(super) fn aboard(seat: Seat, place: usize) -> String {
    format!("aboard-{seat}-{}", place + 1)
}

/// One's own card, counted from 0.
pub(super) fn hand(place: usize) -> String {
    format!("hand-{}", place + 1)
}

pub(super) fn points(seat: Seat) -> String {
    format!("points-{seat}")
}

pub(super) fn delivered(seat: Seat) -> String {
    format!("delivered-{seat}")
}
