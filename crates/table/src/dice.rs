//! Seeded, reproducible randomness: the same seed gives the same game on every machine, for ever.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Thirty-two bytes from which a whole game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for tests and benchmarks, spread from a small number.
    pub fn from_number(number: u64) -> Self {
        Seed(*blake3::hash(&number.to_le_bytes()).as_bytes())
    }

    /// One of many seeds that follow from this one, by numbers of one's own: whoever knows it knows none of the others.
    #[must_use]
    pub fn derived<const N: usize>(self, numbers: [u64; N]) -> Self {
        let mut hasher = blake3::Hasher::new_keyed(&self.0);
        numbers.iter().for_each(|number| _ = hasher.update(&number.to_le_bytes()));
        Seed(*hasher.finalize().as_bytes())
    }
}

/// Sixty-four hexadecimal digits.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A seed is a secret while its game lasts: it never gets into a log by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// What was read is not a seed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a seed: expected 64 hexadecimal digits")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        let text = text.as_bytes();
        if text.len() != 64 {
            return Err(NotASeed);
        }
        let mut seed = [0; 32];
        for (byte, digits) in seed.iter_mut().zip(text.chunks_exact(2)) {
            let digit = |b: u8| match b {
                b'0'..=b'9' => Ok(b - b'0'),
                b'a'..=b'f' => Ok(b - b'a' + 10),
                _ => Err(NotASeed),
            };
            *byte = digit(digits[0])? << 4 | digit(digits[1])?;
        }
        Ok(Seed(seed))
    }
}

/// All the randomness a game gets: a stream of words from ChaCha8, and what we make of them.
///
/// `below` and `shuffle` are our own, on raw words, and fixed by test vectors: a change of any
/// dependency can never change a stored game.
#[derive(Clone, Debug)]
pub struct Dice {
    words: ChaCha8Rng,
    drawn: u64,
}

impl Dice {
    /// The dice of this seed, at the start of their stream.
    pub fn new(seed: Seed) -> Self {
        Dice { words: ChaCha8Rng::from_seed(seed.0), drawn: 0 }
    }

    /// Dice for tests, benchmarks and searches, from a small number.
    pub fn from_number(number: u64) -> Self {
        Dice::new(Seed::from_number(number))
    }

    /// The next thirty-two random bits.
    #[inline]
    pub fn word(&mut self) -> u32 {
        self.drawn += 1;
        self.words.next_u32()
    }

    /// A number below `bound`, each equally likely (Lemire's method: a widening multiplication, and
    /// a new word in the rare case that would favour some numbers).
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "no number is below 0");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of `items`, each equally likely.
    ///
    /// # Panics
    /// If there are none.
    #[inline]
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// A number from 0 up to, but never, 1.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        (self.word() >> 8) as f32 * (1.0 / (1 << 24) as f32)
    }

    /// Puts `items` into random order, every order equally likely (Fisher–Yates, from the back).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// How many words have been drawn: unchanged when no randomness was used.
    #[inline]
    pub fn drawn(&self) -> u64 {
        self.drawn
    }

    /// Independent dice, for a search or a thread, seeded from these.
    pub fn split(&mut self) -> Dice {
        let mut seed = [0; 32];
        for chunk in seed.chunks_exact_mut(4) {
            chunk.copy_from_slice(&self.word().to_le_bytes());
        }
        Dice::new(Seed(seed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stored games depend on these numbers. They never change.
    #[test]
    fn test_vectors() {
        let mut dice = Dice::new(Seed([7; 32]));
        let words: Vec<u32> = (0..6).map(|_| dice.word()).collect();
        assert_eq!(words, WORDS);
        let below: Vec<u32> = (1..=12).map(|bound| dice.below(bound * 5)).collect();
        assert_eq!(below, BELOW);
        let mut cards: [u8; 12] = std::array::from_fn(|i| i as u8);
        dice.shuffle(&mut cards);
        assert_eq!(cards, SHUFFLED);
        assert_eq!(dice.unit(), UNIT);
        assert_eq!(dice.split().word(), SPLIT);
        assert_eq!(Seed::from_number(1).to_string(), SEED_ONE);
        assert_eq!(Seed::from_number(1).derived([2, 3]).to_string(), DERIVED);
    }

    const WORDS: [u32; 6] = [1506529508, 958315583, 3665904614, 3572840331, 201949911, 1249180121];
    const BELOW: [u32; 12] = [0, 3, 7, 14, 15, 3, 12, 25, 21, 29, 32, 35];
    const SHUFFLED: [u8; 12] = [0, 1, 3, 6, 8, 5, 7, 4, 9, 2, 11, 10];
    const UNIT: f32 = 0.09127253;
    const SPLIT: u32 = 1500636062;
    const SEED_ONE: &str = "1a0d12016999e47689dae5744d2b8c1903faf7ca2886a658150083100ef2c8ee";
    const DERIVED: &str = "f7c8d9bb340256db7cc44e9821031232a2cbc7e17e392ea418335ed1c2c44223";

    #[test]
    fn seeds_that_follow_from_one_are_all_different() {
        let one = Seed::from_number(1);
        let derived =
            [one, one.derived([]), one.derived([0]), one.derived([0, 0]), one.derived([1]), one.derived([0, 1])];
        let different: std::collections::HashSet<_> = derived.iter().collect();
        assert_eq!(different.len(), derived.len());
        assert_ne!(one.derived([5]), Seed::from_number(2).derived([5]));
    }

    #[test]
    fn below_is_fair_and_in_range() {
        let mut dice = Dice::from_number(3);
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[dice.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
    }

    #[test]
    fn every_order_of_a_shuffle_is_equally_likely() {
        let mut dice = Dice::from_number(4);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [0, 1, 2, 3];
            dice.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|n| (850..1150).contains(n)), "{seen:?}");
    }

    #[test]
    fn drawn_tells_whether_randomness_was_used() {
        let mut dice = Dice::from_number(5);
        let before = dice.drawn();
        dice.shuffle::<u8>(&mut []);
        assert_eq!(dice.drawn(), before);
        dice.below(2);
        assert_ne!(dice.drawn(), before);
    }

    #[test]
    fn seeds_are_read_and_written_and_never_shown_by_debug() {
        let seed = Seed::from_number(9);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(…)");
        for bad in ["", "00", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(NotASeed));
        }
    }
}
