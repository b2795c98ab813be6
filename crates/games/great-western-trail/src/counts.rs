//! Eight small counts in one word, a byte each: added up and searched at once.

/// The lowest bit of every byte, and the highest.
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = EACH_BYTE << 7;

/// Counts of things that lie sorted, as running totals: how many there are up to each kind. Never 128 in all.
#[derive(Clone, Copy)]
pub(crate) struct Running(u64);

/// Where a thing lies among sorted ones.
pub(crate) struct Found {
    /// Its kind.
    pub kind: usize,
    /// How many of its kind come before it.
    pub rest: u8,
}

impl Running {
    /// The running totals of these counts.
    #[inline]
    pub const fn of(counts: u64) -> Running {
        Running(counts.wrapping_mul(EACH_BYTE))
    }

    /// How many there are in all.
    #[inline]
    pub const fn total(self) -> u8 {
        (self.0 >> 56) as u8
    }

    /// The thing with this place, from 0. There must be so many.
    #[inline]
    pub const fn find(self, place: u8) -> Found {
        // The highest bit of a byte stays where the place is beyond its total.
        let beyond = (HIGHEST | (place as u64 * EACH_BYTE)) - self.0;
        let shift = (!beyond & HIGHEST).trailing_zeros() & !7;
        let before = (self.0 << 8 >> shift) as u8;
        Found { kind: shift as usize / 8, rest: place - before }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_is_found_at_its_place() {
        for counts in [[1, 0, 0, 0, 0, 0, 0, 0], [0, 0, 3, 0, 15, 1, 0, 44], [9, 2, 0, 0, 0, 0, 1, 0], [15; 8]] {
            let running = Running::of(u64::from_le_bytes(counts));
            let all = counts.iter().enumerate().flat_map(|(kind, &count)| (0..count).map(move |rest| (kind, rest)));
            assert_eq!(usize::from(running.total()), all.clone().count());
            for (place, (kind, rest)) in all.enumerate() {
                let found = running.find(place as u8);
                assert_eq!((found.kind, found.rest), (kind, rest), "{place} of {counts:?}");
            }
        }
    }
}
