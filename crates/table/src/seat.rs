//! Seats at a table, sets of them, and the eyes that look at it.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::indexed::Indexed;

/// The most seats any table has.
pub const MAX_SEATS: usize = 8;

/// One place at the table. Seats are counted clockwise from 0; people read and write them from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If no table has that many seats.
    #[inline]
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Seat(index as u8)
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The left neighbour among `seats` seats.
    #[inline]
    pub const fn left(self, seats: usize) -> Self {
        let next = self.0 + 1;
        Seat(if next as usize == seats { 0 } else { next })
    }

    /// The right neighbour among `seats` seats.
    #[inline]
    pub const fn right(self, seats: usize) -> Self {
        Seat(if self.0 == 0 { seats as u8 - 1 } else { self.0 - 1 })
    }

    /// The first `seats` seats, clockwise.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat::new)
    }
}

/// Seats are read and written from 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Indexed for Seat {
    const COUNT: usize = MAX_SEATS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < MAX_SEATS).then(|| Seat::new(index))
    }
}

/// What was read is not a seat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a seat: expected a number from 1 to {MAX_SEATS}")]
pub struct NotASeat(pub String);

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Seat(digit - b'1')),
            _ => Err(NotASeat(text.to_owned())),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// The first `count` seats.
    #[inline]
    pub const fn first_n(count: usize) -> Self {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Seats(1 << seat.0)
    }

    /// Whether `seat` is among them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// These seats and `seat`.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Seats(self.0 | 1 << seat.0)
    }

    /// These seats but `seat`.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Everybody who is in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Seats) -> Self {
        Seats(self.0 | other.0)
    }

    /// Whether nobody is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seat with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    #[inline]
    fn into_iter(self) -> SeatsIter {
        self.iter()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// Walks through a set of seats in order.
#[derive(Clone, Debug)]
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// A player's.
    Seat(Seat),
    /// Somebody's who watches and holds no secret.
    Bystander,
    /// Everybody's once the game is over: nothing is hidden. Before that these see what a bystander sees.
    Open,
}

impl Eyes {
    /// Every pair of eyes at a table.
    pub fn all(seats: usize) -> impl Iterator<Item = Eyes> {
        Seat::all(seats).map(Eyes::Seat).chain([Eyes::Bystander, Eyes::Open])
    }

    /// The seat behind these eyes.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Bystander | Eyes::Open => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round_the_table() {
        let last = Seat::new(3);
        assert_eq!(last.left(4), Seat::new(0));
        assert_eq!(Seat::new(0).right(4), last);
        assert_eq!(Seat::new(1).left(4), Seat::new(2));
        assert_eq!(Seat::new(2).right(4), Seat::new(1));
    }

    #[test]
    fn seats_are_a_set() {
        let seats: Seats = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat::new(1), Seat::new(4)]);
        assert_eq!(seats.with(Seat::new(4)), seats);
        assert_eq!(seats.without(Seat::new(1)), Seats::only(Seat::new(4)));
        assert_eq!((seats.len(), seats.first()), (2, Some(Seat::new(1))));
        assert_eq!(Seats::first_n(8).len(), 8);
        assert!(Seats::NONE.is_empty() && !seats.is_empty());
        assert_eq!(Seats::first_n(2).union(seats).len(), 3);
    }

    #[test]
    fn seats_are_written_from_one() {
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for bad in ["0", "9", "", "1 ", "-1", "01", "ą"] {
            assert_eq!(bad.parse::<Seat>(), Err(NotASeat(bad.to_owned())));
        }
    }
}
