//! Multisets of things that have an index: how many there are of each kind.

/// Eight small counts in one word, a byte each, as running totals: how many there are up to each kind. Never 128 in all.
#[derive(Clone, Copy, Debug)]
pub struct Running(u64);

/// Where a thing lies among sorted ones.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// Its kind.
    pub kind: usize,
    /// How many of its kind come before it.
    pub rest: u8,
}

/// The lowest bit of every byte, and the highest.
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const HIGHEST: u64 = EACH_BYTE << 7;

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

/// Declares a multiset of [`Indexed`](crate::Indexed) things: how many there are of each kind. Kinds have names
/// (`Display`), by which a multiset is written where it is debugged.
///
/// Counts are bytes, as is their sum, which is kept with them. Those that are copied and compared a lot can be packed into one
/// number, so many bits for each: `in u64 by 4`. How packed ones are added up depends on what they hold, so these declare
/// `len`, `nth` and `draw` on their own, if they need them.
///
/// ```
/// # use table::Dice;
/// table::named! {
///     /// A coin.
///     Coin {
///         /// One cent.
///         Penny = "penny",
///         /// Ten cents.
///         Dime = "dime",
///     }
/// }
/// table::counts! {
///     /// What somebody has in the pocket.
///     pub Purse of Coin
/// }
///
/// let mut purse = Purse::of([3, 0]);
/// purse.add(Coin::Dime, 2);
/// assert_eq!((purse.len(), purse.count(Coin::Dime)), (5, 2));
/// let coin = purse.draw(&mut Dice::from_number(1));
/// purse += [coin, Coin::Penny].into_iter().collect();
/// assert_eq!(purse.iter().collect::<Vec<_>>(), [(Coin::Penny, 4), (Coin::Dime, 2)]);
/// ```
#[macro_export]
macro_rules! counts {
    ($(#[$meta:meta])* $vis:vis $name:ident of $item:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        $vis struct $name {
            counts: [u8; <$item as $crate::Indexed>::COUNT],
            total: u8,
        }

        #[allow(dead_code, reason = "the whole vocabulary, whether this multiset needs it or not")]
        impl $name {
            const KINDS: usize = <$item as $crate::Indexed>::COUNT;

            /// So many of each kind.
            $vis const fn of(counts: [u8; Self::KINDS]) -> Self {
                let (mut total, mut kind) = (0, 0);
                while kind < Self::KINDS {
                    total += counts[kind];
                    kind += 1;
                }
                $name { counts, total }
            }

            /// How many of each kind.
            $vis const fn counts(&self) -> [u8; Self::KINDS] {
                self.counts
            }

            /// How many of a kind.
            #[inline]
            $vis const fn count(&self, kind: $item) -> u8 {
                self.counts[kind.index()]
            }

            /// So many more of a kind.
            #[inline]
            $vis const fn add(&mut self, kind: $item, count: u8) {
                self.counts[kind.index()] += count;
                self.total += count;
            }

            /// So many less of a kind, of which there must be so many.
            #[inline]
            $vis const fn take(&mut self, kind: $item, count: u8) {
                self.counts[kind.index()] -= count;
                self.total -= count;
            }

            /// None of a kind any more.
            #[inline]
            $vis const fn clear(&mut self, kind: $item) {
                self.take(kind, self.count(kind));
            }

            /// How many in all.
            #[inline]
            $vis const fn len(&self) -> usize {
                self.total as usize
            }

            /// Whether there are none.
            #[inline]
            $vis const fn is_empty(&self) -> bool {
                self.total == 0
            }

            /// The kind of the one with this place when they lie sorted. There must be so many.
            #[inline]
            $vis const fn nth(&self, place: usize) -> $item {
                let (mut left, mut kind) = (place as u8, 0);
                while left >= self.counts[kind] {
                    left -= self.counts[kind];
                    kind += 1;
                }
                $item::by_index(kind)
            }

            /// A random one, taken out, each equally likely. There must be one.
            #[inline]
            $vis fn draw(&mut self, dice: &mut $crate::Dice) -> $item {
                let kind = self.nth(dice.below(self.total.into()) as usize);
                self.take(kind, 1);
                kind
            }

            /// Kinds and how many there are of each, without those that are missing.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = ($item, u8)> {
                let there = self.counts.into_iter().enumerate().filter(|(_, count)| *count > 0);
                there.map(|(kind, count)| ($item::by_index(kind), count))
            }
        }

        impl ::std::ops::AddAssign for $name {
            #[inline]
            fn add_assign(&mut self, other: $name) {
                self.counts.iter_mut().zip(other.counts).for_each(|(count, more)| *count += more);
                self.total += other.total;
            }
        }

        /// Without the others, which must be among them.
        impl ::std::ops::SubAssign for $name {
            #[inline]
            fn sub_assign(&mut self, other: $name) {
                self.counts.iter_mut().zip(other.counts).for_each(|(count, less)| *count -= less);
                self.total -= other.total;
            }
        }

        $crate::counts!(@rest $vis $name of $item);
    };
    ($(#[$meta:meta])* $vis:vis $name:ident of $item:ident in $word:ident by $bits:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        $vis struct $name($word);

        #[allow(dead_code, reason = "the whole vocabulary, whether this multiset needs it or not")]
        impl $name {
            const KINDS: usize = <$item as $crate::Indexed>::COUNT;

            /// The lowest bit of every kind.
            const ONES: $word = {
                assert!(Self::KINDS * $bits <= <$word>::BITS as usize, "they do not fit into this number");
                let (mut ones, mut kind) = (0, 0);
                while kind < Self::KINDS {
                    ones |= 1 << ($bits * kind);
                    kind += 1;
                }
                ones
            };

            /// All bits of the first kind.
            const FIRST: $word = (1 << $bits) - 1;

            /// So many of each kind.
            $vis const fn of(counts: [u8; Self::KINDS]) -> Self {
                let (mut packed, mut kind) = (0, 0);
                while kind < Self::KINDS {
                    packed |= (counts[kind] as $word) << ($bits * kind);
                    kind += 1;
                }
                $name(packed)
            }

            /// How many of a kind.
            #[inline]
            $vis const fn count(self, kind: $item) -> u8 {
                (self.0 >> ($bits * kind.index()) & Self::FIRST) as u8
            }

            /// So many more of a kind.
            #[inline]
            $vis const fn add(&mut self, kind: $item, count: u8) {
                self.0 += (count as $word) << ($bits * kind.index());
            }

            /// So many less of a kind, of which there must be so many.
            #[inline]
            $vis const fn take(&mut self, kind: $item, count: u8) {
                self.0 -= (count as $word) << ($bits * kind.index());
            }

            /// None of a kind any more.
            #[inline]
            $vis const fn clear(&mut self, kind: $item) {
                self.0 &= !(Self::FIRST << ($bits * kind.index()));
            }

            /// Whether there are none.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The lowest bit of every kind that is there.
            #[inline]
            const fn any(self) -> $word {
                let (mut any, mut bit) = (self.0, 1);
                while bit < $bits {
                    any |= self.0 >> bit;
                    bit += 1;
                }
                any & Self::ONES
            }

            /// The kinds that are there.
            #[inline]
            $vis fn kinds(self) -> impl Iterator<Item = $item> {
                let mut left = self.any();
                ::std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let kind = $item::by_index(left.trailing_zeros() as usize / $bits);
                        left &= left - 1;
                        kind
                    })
                })
            }

            /// The only kind that is there, however many.
            #[inline]
            $vis fn single(self) -> Option<$item> {
                let kind = self.0.trailing_zeros() as usize / $bits;
                (self.0 != 0 && self.0 >> ($bits * kind) <= Self::FIRST).then(|| $item::by_index(kind))
            }

            /// Kinds and how many there are of each, without those that are missing.
            #[inline]
            $vis fn iter(self) -> impl Iterator<Item = ($item, u8)> {
                self.kinds().map(move |kind| (kind, self.count(kind)))
            }
        }

        impl ::std::ops::AddAssign for $name {
            #[inline]
            fn add_assign(&mut self, other: $name) {
                self.0 += other.0;
            }
        }

        /// Without the others, which must be among them.
        impl ::std::ops::SubAssign for $name {
            #[inline]
            fn sub_assign(&mut self, other: $name) {
                self.0 -= other.0;
            }
        }

        $crate::counts!(@rest $vis $name of $item);
    };
    (@rest $vis:vis $name:ident of $item:ident) => {
        #[allow(dead_code, reason = "the whole vocabulary, whether this multiset needs it or not")]
        impl $name {
            /// None.
            $vis const NONE: $name = $name::of([0; Self::KINDS]);
        }

        impl Default for $name {
            #[inline]
            fn default() -> Self {
                $name::NONE
            }
        }

        impl ::std::ops::Add for $name {
            type Output = $name;

            #[inline]
            fn add(mut self, other: $name) -> $name {
                self += other;
                self
            }
        }

        /// Without the others, which must be among them.
        impl ::std::ops::Sub for $name {
            type Output = $name;

            #[inline]
            fn sub(mut self, other: $name) -> $name {
                self -= other;
                self
            }
        }

        impl FromIterator<$item> for $name {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(kinds: I) -> Self {
                kinds.into_iter().fold($name::NONE, |mut counts, kind| {
                    counts.add(kind, 1);
                    counts
                })
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_map().entries(self.iter().map(|(kind, count)| (kind.to_string(), count))).finish()
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    crate::indexed! {
        /// A kind of thing.
        #[derive(Debug)]
        pub(crate) Kind: 13
    }

    impl std::fmt::Display for Kind {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            write!(f, "kind {}", self.0)
        }
    }

    crate::counts! {
        /// Things by kind.
        pub(crate) Heap of Kind
    }

    crate::counts! {
        /// Things by kind, packed.
        pub(crate) Packed of Kind in u64 by 4
    }

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

    const COUNTS: [u8; Kind::COUNT] = [0, 2, 0, 1, 0, 0, 0, 5, 0, 3, 0, 0, 9];

    /// What is true of every multiset, whatever it is kept in.
    macro_rules! laws_of_counts {
        ($test:ident, $counts:ident) => {
            #[test]
            fn $test() {
                let all = $counts::of(COUNTS);
                let there = || Kind::all().zip(COUNTS).filter(|(_, count)| *count > 0);
                assert!(all.iter().eq(there()));
                assert!(Kind::all().zip(COUNTS).all(|(kind, count)| all.count(kind) == count));
                let one_by_one = there().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into()));
                assert_eq!(one_by_one.collect::<$counts>(), all);
                let mut some = $counts::NONE;
                assert!(some.is_empty() && !all.is_empty() && $counts::default().is_empty());
                some.add(Kind::by_index(3), 1);
                some.add(Kind::by_index(12), 4);
                let mut rest = all - some;
                assert_eq!((rest.count(Kind::by_index(3)), rest.count(Kind::by_index(12))), (0, 5));
                assert_eq!(rest + some, all);
                rest.take(Kind::by_index(12), 2);
                rest.clear(Kind::by_index(9));
                assert_eq!((rest.count(Kind::by_index(9)), rest.count(Kind::by_index(12))), (0, 3));
                assert_eq!(format!("{some:?}"), "{\"kind 3\": 1, \"kind 12\": 4}");
            }
        };
    }

    laws_of_counts!(a_multiset_counts_by_kind, Heap);
    laws_of_counts!(a_packed_multiset_counts_by_kind, Packed);

    #[test]
    fn the_only_kind_is_told_however_many_there_are() {
        let mut packed = Packed::NONE;
        assert_eq!(packed.single(), None);
        packed.add(Kind::by_index(3), 2);
        assert_eq!(packed.single(), Kind::from_index(3));
        packed.add(Kind::by_index(12), 1);
        assert_eq!((packed.single(), packed.kinds().count()), (None, 2));
        packed.clear(Kind::by_index(3));
        assert_eq!(packed.single(), Kind::from_index(12));
    }

    #[test]
    fn drawing_takes_each_thing_once_and_all_equally_often() {
        let (all, mut dice) = (Heap::of(COUNTS), Dice::from_number(1));
        assert_eq!((all.len(), all.counts()), (20, COUNTS));
        let mut left = all;
        let drawn: Heap = (0..all.len()).map(|_| left.draw(&mut dice)).collect();
        assert_eq!((drawn, left), (all, Heap::NONE));
        let mut seen = [0u32; Kind::COUNT];
        for _ in 0..20_000 {
            seen[all.clone().draw(&mut dice).index()] += 1;
        }
        for (seen, count) in seen.into_iter().zip(COUNTS) {
            assert!(seen.abs_diff(1_000 * u32::from(count)) < 300, "{seen} of {count}");
        }
    }
}
