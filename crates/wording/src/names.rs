//! What the people at a table are called.

use table::seat::Seat;

/// Knows what the person on a seat is called.
pub trait Names {
    /// The name of the person on this seat, if there is one.
    fn name(&self, seat: Seat) -> Option<&str>;

    /// What the person plays (a character, a company), in the language that is spoken, if that is worth saying beside
    /// the name.
    fn persona(&self, seat: Seat) -> Option<&str> {
        let _ = seat;
        None
    }
}

/// Nobody has a name: people are called by their seats, as the language says it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unnamed;

impl Names for Unnamed {
    fn name(&self, _: Seat) -> Option<&str> {
        None
    }
}

/// Names in the order of seats.
impl<S: AsRef<str>> Names for Vec<S> {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.get(seat.index()).map(AsRef::as_ref)
    }
}

/// Names in the order of seats.
impl<S: AsRef<str>, const N: usize> Names for [S; N] {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.get(seat.index()).map(AsRef::as_ref)
    }
}

/// Names in the order of seats.
impl<S: AsRef<str>> Names for &[S] {
    fn name(&self, seat: Seat) -> Option<&str> {
        self.get(seat.index()).map(AsRef::as_ref)
    }
}
