//! Where numbers are written.

use super::Shows;

/// The numbers of an observation while they are written, one part after another.
#[derive(Debug)]
pub struct Row<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl Row<'_> {
    /// The next number.
    #[inline]
    pub fn put(&mut self, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    /// Leaves the next numbers 0.
    #[inline]
    pub fn skip(&mut self, len: usize) {
        self.at += len;
    }

    /// The next numbers, to be written in any order.
    #[inline]
    pub fn take(&mut self, len: usize) -> &mut [f32] {
        let start = self.at;
        self.at += len;
        &mut self.out[start..start + len]
    }

    /// Goes to one of the next blocks of numbers, which are all equally long, lets it be written, and comes back.
    #[inline]
    pub(super) fn block(&mut self, place: usize, len: usize, write: impl FnOnce(&mut Self)) {
        let start = self.at;
        self.at += place * len;
        write(self);
        self.at = start;
    }
}

/// Writes a value into a row, all of it and nothing else.
#[inline]
pub(super) fn fill<S: Shows<V>, V>(value: V, out: &mut [f32]) {
    assert_eq!(out.len(), S::LEN, "an observation is as long as its layout");
    out.fill(0.0);
    let mut row = Row { out, at: 0 };
    S::write(value, &mut row);
    debug_assert_eq!(row.at, S::LEN, "everything that has a name is written");
}
