//! Seats as one of them sees them.

use crate::seat::{Seat, Seats};

/// The seats of a table around the one who looks, who is at place 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Perspective {
    first: usize,
    seats: usize,
}

impl Perspective {
    /// How a table of `seats` seats looks from one of them; whoever has none there looks from seat 0.
    #[inline]
    #[must_use]
    pub fn of(seat: Option<Seat>, seats: usize) -> Self {
        Perspective { first: seat.map_or(0, Seat::index).min(seats.saturating_sub(1)), seats }
    }

    /// At which place somebody sits: 0 for the one who looks, 1 for the left neighbour, and so on.
    #[inline]
    #[must_use]
    pub fn place(self, seat: Seat) -> usize {
        let index = seat.index();
        if index >= self.first { index - self.first } else { index + self.seats - self.first }
    }

    /// The places of several seats.
    pub fn places(self, seats: Seats) -> impl Iterator<Item = usize> {
        seats.iter().map(move |seat| self.place(seat))
    }

    /// Who sits at a place.
    #[inline]
    #[must_use]
    pub fn seat(self, place: usize) -> Seat {
        let index = self.first + place;
        Seat::new(if index >= self.seats { index - self.seats } else { index })
    }

    /// Everybody, place by place.
    pub fn around(self) -> impl ExactSizeIterator<Item = Seat> {
        (0..self.seats).map(move |place| self.seat(place))
    }
}
