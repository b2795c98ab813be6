//! Random subsets by one number: every way to take `k` cards out of a few has a number, and drawing
//! that number draws all the cards at once.

/// The most cards of one player: eleven Action cards and thirty-seven Bullets, or ten and forty-three.
const MOST: usize = 54;

/// The most cards taken by one number.
pub(crate) const MOST_TAKEN: usize = 7;

/// How many ways there are to take `k` of `n` things.
static WAYS: [[u32; MOST_TAKEN + 1]; MOST] = {
    let mut ways = [[0; MOST_TAKEN + 1]; MOST];
    let mut n = 0;
    while n < MOST {
        ways[n][0] = 1;
        let mut k = 1;
        while k <= MOST_TAKEN && k <= n {
            ways[n][k] = ways[n - 1][k - 1] + ways[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    ways
};

/// How many ways there are to take `k` of `n` things.
#[inline]
pub(crate) fn ways(n: u8, k: u8) -> u32 {
    WAYS[usize::from(n)][usize::from(k)]
}

/// The most Action cards of one player.
const ACTIONS: usize = 11;

/// All subsets of eleven things, ordered by size and then as numbers: among those of one size the
/// subsets of the first `n` things come first, for every `n`.
static SUBSETS: [u16; 1 << ACTIONS] = {
    let mut subsets = [0; 1 << ACTIONS];
    let mut next = 0;
    let mut size = 0;
    while size <= ACTIONS {
        let mut subset = 0u16;
        while (subset as usize) < 1 << ACTIONS {
            if subset.count_ones() as usize == size {
                subsets[next] = subset;
                next += 1;
            }
            subset += 1;
        }
        size += 1;
    }
    subsets
};

/// Where the subsets of each size start.
static STARTS: [u16; ACTIONS + 1] = {
    let mut starts = [0; ACTIONS + 1];
    let mut i = 0;
    while i < 1 << ACTIONS {
        let size = SUBSETS[i].count_ones() as usize;
        if i == 0 || size > SUBSETS[i - 1].count_ones() as usize {
            starts[size] = i as u16;
        }
        i += 1;
    }
    starts
};

/// The subset of size `k` with this number, below `ways(n, k)`, of the set bits of `bits`.
#[inline]
pub(crate) fn subset(bits: u32, k: u8, number: u32) -> u32 {
    deposit(SUBSETS[usize::from(STARTS[usize::from(k)]) + number as usize], bits)
}

/// The bits of a single character's ten Action cards: two of the first four kinds, one of the others,
/// four bits apart.
pub(crate) const SOLO: u32 = 0b01_00_01_00_11_00_11_00_11_00_11;

/// All subsets of [`SOLO`], in the order of [`SUBSETS`]: most cards are drawn from the whole set.
static SUBSETS_OF_SOLO: [u32; 1 << ACTIONS] = {
    let mut subsets = [0; 1 << ACTIONS];
    let mut i = 0;
    while i < subsets.len() {
        subsets[i] = deposit(SUBSETS[i], SOLO);
        i += 1;
    }
    subsets
};

/// The same as [`subset`] of [`SOLO`].
#[inline]
pub(crate) fn subset_of_solo(k: u8, number: u32) -> u32 {
    SUBSETS_OF_SOLO[usize::from(STARTS[usize::from(k)]) + number as usize]
}

/// The set bits of `bits` whose numbers are chosen.
#[inline]
const fn deposit(mut chosen: u16, bits: u32) -> u32 {
    let mut rest = bits;
    let mut subset = 0;
    // Always the same number of steps: where the last chosen one is cannot be foretold.
    let mut step = 0;
    while step < ACTIONS {
        let lowest = rest & rest.wrapping_neg();
        subset |= lowest & ((chosen & 1) as u32).wrapping_neg();
        rest ^= lowest;
        chosen >>= 1;
        step += 1;
    }
    subset
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn ways_are_those_of_pascal() {
        assert_eq!((ways(10, 6), ways(10, 4), ways(53, 7)), (210, 210, 154_143_080));
        assert_eq!((ways(0, 0), ways(3, 4), ways(7, 7)), (1, 0, 1));
    }

    #[test]
    fn every_subset_has_one_number() {
        let bits = 0b1_0001_0011_0011_0011_0011;
        for k in 0..=7 {
            let all: BTreeSet<u32> = (0..ways(9, k)).map(|number| subset(bits, k, number)).collect();
            assert_eq!(all.len() as u32, ways(9, k));
            assert!(all.iter().all(|subset| subset & !bits == 0 && subset.count_ones() == u32::from(k)));
        }
    }

    #[test]
    fn subsets_of_the_whole_set_are_looked_up() {
        for k in 0..=7 {
            for number in 0..ways(10, k) {
                assert_eq!(subset_of_solo(k, number), subset(SOLO, k, number));
            }
        }
    }
}
