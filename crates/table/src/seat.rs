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

    /// The same without a check, for those of a set.
    #[inline]
    const fn by_index(index: usize) -> Self {
        debug_assert!(index < MAX_SEATS, "no table has that many seats");
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

crate::set! {
    /// A set of seats.
    #[derive(Serialize)]
    pub Seats of Seat in u8; own Debug
}

/// Seats as they are counted, from 0.
impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
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
    fn seats_are_written_from_one() {
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for bad in ["0", "9", "", "1 ", "-1", "01", "ą"] {
            assert_eq!(bad.parse::<Seat>(), Err(NotASeat(bad.to_owned())));
        }
    }
}
