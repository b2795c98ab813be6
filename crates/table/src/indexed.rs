//! Things of a kind that are counted from 0.

/// A kind of things of which there are a few, known and in order, such as the variants of a [`named!`](crate::named) enum.
pub trait Indexed: Copy + Eq + 'static {
    /// How many there are, or may come to be.
    const COUNT: usize;

    /// Its place in the order, from 0.
    fn index(self) -> usize;

    /// The one with this place in the order.
    fn from_index(index: usize) -> Option<Self>;
}
