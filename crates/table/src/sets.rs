//! Sets of things that have an index, as bits: no larger than they must be, copied and compared like numbers.

use crate::counts::{Found, Running};

/// What walking through a set needs; [`set!`](crate::set) implements it.
pub trait Set: Copy {
    /// What is in it.
    type Member;

    /// How many there are.
    fn count(self) -> usize;

    /// Takes the first one out.
    fn take_first(&mut self) -> Option<Self::Member>;
}

/// Walks through a set in order.
#[derive(Clone, Copy, Debug)]
pub struct Members<S>(S);

impl<S: Set> Members<S> {
    /// Those of this set.
    #[inline]
    pub const fn of(set: S) -> Self {
        Members(set)
    }
}

impl<S: Set> Iterator for Members<S> {
    type Item = S::Member;

    #[inline]
    fn next(&mut self) -> Option<S::Member> {
        self.0.take_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.count(), Some(self.0.count()))
    }

    #[inline]
    fn count(self) -> usize {
        self.0.count()
    }
}

impl<S: Set> ExactSizeIterator for Members<S> {}

/// The places of the set bits, the lowest first: for what is a number elsewhere and a set only here.
#[inline]
pub fn ones(bits: impl Into<u64>) -> impl Iterator<Item = u8> {
    let mut left = bits.into();
    std::iter::from_fn(move || {
        let place = (left != 0).then(|| left.trailing_zeros() as u8)?;
        left &= left - 1;
        Some(place)
    })
}

/// The place of the set bit with so many others below it. There must be so many.
#[inline]
pub const fn nth_bit(bits: u128, number: usize) -> usize {
    let (low, high, number) = (bits as u64, (bits >> 64) as u64, number as u8);
    let below = Running::of(ones_by_byte(low));
    if high != 0 && number >= below.total() {
        return 64 + nth_in(high, Running::of(ones_by_byte(high)), number - below.total());
    }
    nth_in(low, below, number)
}

/// The same, of bits whose bytes have been counted.
#[inline]
const fn nth_in(bits: u64, by_byte: Running, number: u8) -> usize {
    let Found { kind: byte, rest } = by_byte.find(number);
    let (mut bits, mut skipped) = ((bits >> (8 * byte)) as u8, 0);
    while skipped < rest {
        bits &= bits - 1;
        skipped += 1;
    }
    8 * byte + bits.trailing_zeros() as usize
}

/// How many bits are set in each byte.
#[inline]
const fn ones_by_byte(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// Declares a set of things that have an index, with the whole vocabulary of sets. What is in it comes in the order of
/// indices, and needs `index` and `by_index` as [`named!`](crate::named) and [`indexed!`](crate::indexed) declare them.
/// Up to 128 things go into one number, more into several: `[u64; 4]`. `; own Debug` leaves it to the caller how a set is
/// written in playthroughs.
///
/// ```
/// table::named! {
///     /// A fruit.
///     Fruit {
///         /// Red or green.
///         Apple = "apple",
///         /// Hangs lower.
///         Pear = "pear",
///         /// Has a stone.
///         Plum = "plum",
///     }
/// }
/// table::set! {
///     /// A set of fruits.
///     pub Fruits of Fruit in u8
/// }
///
/// const SOFT: Fruits = Fruits::of(&[Fruit::Pear, Fruit::Plum]);
///
/// let basket = Fruits::only(Fruit::Apple).with(Fruit::Plum);
/// assert!(basket.contains(Fruit::Plum));
/// assert_eq!(basket & SOFT, Fruits::only(Fruit::Plum));
/// assert_eq!((basket | SOFT).len(), 3);
/// assert_eq!((basket - SOFT).single(), Some(Fruit::Apple));
/// assert_eq!(basket.iter().collect::<Vec<_>>(), [Fruit::Apple, Fruit::Plum]);
/// assert_eq!(format!("{basket:?}"), "{Apple, Plum}");
/// ```
#[macro_export]
macro_rules! set {
    ($(#[$meta:meta])* $vis:vis $name:ident of $item:ident in [$word:ident; $words:literal] $(; $own:ident Debug)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $name([$word; $words]);

        #[allow(dead_code, reason = "the whole vocabulary, whether this set needs it or not")]
        impl $name {
            /// None.
            $vis const NONE: $name = $name([0; $words]);

            /// Whether it is among them.
            #[inline]
            $vis const fn contains(self, item: $item) -> bool {
                let index = item.index();
                self.0[index / <$word>::BITS as usize] >> (index % <$word>::BITS as usize) & 1 == 1
            }

            /// Adds one.
            #[inline]
            $vis const fn insert(&mut self, item: $item) {
                let index = item.index();
                self.0[index / <$word>::BITS as usize] |= 1 << (index % <$word>::BITS as usize);
            }

            /// Takes one out.
            #[inline]
            $vis const fn remove(&mut self, item: $item) {
                let index = item.index();
                self.0[index / <$word>::BITS as usize] &= !(1 << (index % <$word>::BITS as usize));
            }

            /// In either set.
            #[inline]
            #[must_use]
            $vis fn union(self, other: $name) -> Self {
                $name(::std::array::from_fn(|i| self.0[i] | other.0[i]))
            }

            /// In both sets.
            #[inline]
            #[must_use]
            $vis fn both(self, other: $name) -> Self {
                $name(::std::array::from_fn(|i| self.0[i] & other.0[i]))
            }

            /// In this set and not in the other.
            #[inline]
            #[must_use]
            $vis fn minus(self, other: $name) -> Self {
                $name(::std::array::from_fn(|i| self.0[i] & !other.0[i]))
            }

            /// How many there are.
            #[inline]
            $vis fn len(self) -> usize {
                self.0.iter().map(|bits| bits.count_ones() as usize).sum()
            }

            /// Whether there are none.
            #[inline]
            $vis fn is_empty(self) -> bool {
                self.0 == [0; $words]
            }

            /// Takes the first one out.
            #[inline]
            $vis fn take_first(&mut self) -> Option<$item> {
                for (word, bits) in self.0.iter_mut().enumerate() {
                    if *bits != 0 {
                        let bit = bits.trailing_zeros() as usize;
                        *bits &= *bits - 1;
                        return Some($item::by_index(word * <$word>::BITS as usize + bit));
                    }
                }
                None
            }

            /// The first one.
            #[inline]
            $vis fn first(mut self) -> Option<$item> {
                self.take_first()
            }
        }

        $crate::set!(@rest $vis $name of $item);
        $crate::set!(@debug $name $($own)?);
    };
    ($(#[$meta:meta])* $vis:vis $name:ident of $item:ident in $bits:ident $(; $own:ident Debug)?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $vis struct $name($bits);

        #[allow(dead_code, reason = "the whole vocabulary, whether this set needs it or not")]
        impl $name {
            /// None.
            $vis const NONE: $name = $name(0);

            /// Those at the places of these bits.
            #[inline]
            $vis const fn from_bits(bits: $bits) -> Self {
                $name(bits)
            }

            /// A bit for each one, at its place.
            #[inline]
            $vis const fn bits(self) -> $bits {
                self.0
            }

            /// So many of the first.
            #[inline]
            $vis const fn first_n(count: usize) -> Self {
                $name(if count == 0 { 0 } else { <$bits>::MAX >> (<$bits>::BITS - count as u32) })
            }

            /// All that come before this one.
            #[inline]
            $vis const fn before(item: $item) -> Self {
                $name((1 << item.index()) - 1)
            }

            /// This one and all that come before it.
            #[inline]
            $vis const fn up_to(item: $item) -> Self {
                $name::before(item).with(item)
            }

            /// Whether it is among them.
            #[inline]
            $vis const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Adds one.
            #[inline]
            $vis const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes one out.
            #[inline]
            $vis const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// In either set.
            #[inline]
            #[must_use]
            $vis const fn union(self, other: $name) -> Self {
                $name(self.0 | other.0)
            }

            /// In both sets.
            #[inline]
            #[must_use]
            $vis const fn both(self, other: $name) -> Self {
                $name(self.0 & other.0)
            }

            /// In this set and not in the other.
            #[inline]
            #[must_use]
            $vis const fn minus(self, other: $name) -> Self {
                $name(self.0 & !other.0)
            }

            /// How many there are.
            #[inline]
            $vis const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there are none.
            #[inline]
            $vis const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The first one.
            #[inline]
            $vis const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item::by_index(self.0.trailing_zeros() as usize)) }
            }

            /// The last one.
            #[inline]
            $vis const fn last(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item::by_index(self.0.ilog2() as usize)) }
            }

            /// The only one, if there is just one.
            #[inline]
            $vis const fn single(self) -> Option<$item> {
                if self.0.is_power_of_two() { self.first() } else { None }
            }

            /// The one with so many others before it, which there must be.
            #[inline]
            $vis const fn nth(self, number: usize) -> $item {
                $item::by_index($crate::sets::nth_bit(self.0 as u128, number))
            }

            /// Takes one out at random, each equally likely. There must be one.
            #[inline]
            $vis fn draw(&mut self, dice: &mut $crate::Dice) -> $item {
                let item = self.nth(dice.below(self.0.count_ones()) as usize);
                self.remove(item);
                item
            }

            /// Takes the first one out.
            #[inline]
            $vis const fn take_first(&mut self) -> Option<$item> {
                let first = self.first();
                self.0 &= self.0.wrapping_sub(1);
                first
            }
        }

        $crate::set!(@rest $vis $name of $item);
        $crate::set!(@debug $name $($own)?);
    };
    (@rest $vis:vis $name:ident of $item:ident) => {
        #[allow(dead_code, reason = "the whole vocabulary, whether this set needs it or not")]
        impl $name {
            /// Just this one.
            #[inline]
            $vis const fn only(item: $item) -> Self {
                $name::NONE.with(item)
            }

            /// These.
            $vis const fn of(items: &[$item]) -> Self {
                let mut set = $name::NONE;
                let mut i = 0;
                while i < items.len() {
                    set.insert(items[i]);
                    i += 1;
                }
                set
            }

            /// Adds one, or takes it out.
            #[inline]
            $vis const fn put(&mut self, item: $item, is_in: bool) {
                if is_in { self.insert(item) } else { self.remove(item) }
            }

            /// With one more.
            #[inline]
            #[must_use]
            $vis const fn with(mut self, item: $item) -> Self {
                self.insert(item);
                self
            }

            /// With one less.
            #[inline]
            #[must_use]
            $vis const fn without(mut self, item: $item) -> Self {
                self.remove(item);
                self
            }

            /// Whether all of the other set are among them.
            #[inline]
            $vis fn contains_all(self, other: $name) -> bool {
                other.minus(self).is_empty()
            }

            /// In order.
            #[inline]
            $vis fn iter(self) -> $crate::sets::Members<$name> {
                $crate::sets::Members::of(self)
            }
        }

        impl $crate::sets::Set for $name {
            type Member = $item;

            #[inline]
            fn count(self) -> usize {
                self.len()
            }

            #[inline]
            fn take_first(&mut self) -> Option<$item> {
                $name::take_first(self)
            }
        }

        impl IntoIterator for $name {
            type Item = $item;
            type IntoIter = $crate::sets::Members<$name>;

            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl FromIterator<$item> for $name {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold($name::NONE, $name::with)
            }
        }

        $crate::set!(@operator $name, BitOr, bitor, BitOrAssign, bitor_assign, union);
        $crate::set!(@operator $name, BitAnd, bitand, BitAndAssign, bitand_assign, both);
        $crate::set!(@operator $name, Sub, sub, SubAssign, sub_assign, minus);
    };
    (@debug $name:ident own) => {};
    (@debug $name:ident) => {
        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
    (@operator $name:ident, $op:ident, $fn:ident, $assign:ident, $assign_fn:ident, $method:ident) => {
        impl ::std::ops::$op for $name {
            type Output = $name;

            #[inline]
            fn $fn(self, other: $name) -> $name {
                self.$method(other)
            }
        }

        impl ::std::ops::$assign for $name {
            #[inline]
            fn $assign_fn(&mut self, other: $name) {
                *self = self.$method(other);
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use crate::Dice;

    crate::indexed! {
        /// A thing.
        #[derive(Debug)]
        pub(crate) Thing: 200
    }

    crate::set! {
        /// Many things.
        pub(crate) Many of Thing in [u64; 4]
    }

    crate::set! {
        /// As many as fit into one number.
        pub(crate) Some128 of Thing in u128
    }

    crate::set! {
        /// Few things.
        pub(crate) Few of Thing in u8
    }

    fn things(indices: &[usize]) -> Vec<Thing> {
        indices.iter().map(|&index| Thing::by_index(index)).collect()
    }

    /// What is true of every set, whatever it is kept in.
    macro_rules! laws_of_sets {
        ($test:ident, $set:ident, $room:literal, $one:expr, $other:expr) => {
            #[test]
            fn $test() {
                let (one, other) = (things(&$one), things(&$other));
                let set: $set = one.iter().rev().copied().collect();
                let more = $set::of(&other);
                assert_eq!(set.iter().collect::<Vec<_>>(), one, "in order");
                assert_eq!((set.len(), set.iter().len(), set.iter().count()), (one.len(), one.len(), one.len()));
                assert_eq!(set.first(), one.first().copied());
                assert!($set::NONE.is_empty() && !set.is_empty() && $set::NONE.first().is_none());
                assert_eq!($set::default(), $set::NONE);
                for thing in (0..$room).map(Thing::by_index) {
                    let (here, there) = (one.contains(&thing), other.contains(&thing));
                    assert_eq!(set.contains(thing), here);
                    assert_eq!((set | more).contains(thing), here || there);
                    assert_eq!((set & more).contains(thing), here && there);
                    assert_eq!((set - more).contains(thing), here && !there);
                    assert_eq!(set.with(thing).len(), one.len() + usize::from(!here));
                    assert_eq!(set.without(thing).len(), one.len() - usize::from(here));
                    for (is_in, expected) in [(true, set.with(thing)), (false, set.without(thing))] {
                        let mut changed = set;
                        changed.put(thing, is_in);
                        assert_eq!(changed, expected);
                    }
                    assert_eq!($set::only(thing).iter().collect::<Vec<_>>(), [thing]);
                }
                let mut all = set;
                all |= more;
                assert!(all.contains_all(set) && all.contains_all(more) && !set.contains_all(all));
                all -= more;
                all &= set;
                assert_eq!(all, set - more);
                assert_eq!(set.into_iter().fold($set::NONE, $set::with), set);
                let mut left = set;
                assert_eq!(left.take_first(), set.first());
                assert_eq!(left.len() + 1, set.len());
            }
        };
    }

    laws_of_sets!(sets_of_many, Many, 200, [0, 1, 63, 64, 130, 191, 199], [1, 2, 130, 198]);
    laws_of_sets!(sets_in_the_largest_number, Some128, 128, [0, 63, 64, 90, 127], [0, 64, 65]);
    laws_of_sets!(sets_in_the_smallest_number, Few, 8, [0, 3, 7], [1, 3]);

    #[test]
    fn the_first_the_last_and_the_only_one() {
        let set = Few::of(&things(&[2, 5]));
        assert_eq!((set.first(), set.last()), (Thing::from_index(2), Thing::from_index(5)));
        assert_eq!((set.single(), Few::NONE.single(), Few::NONE.last()), (None, None, None));
        assert_eq!(Few::only(Thing::by_index(7)).single(), Thing::from_index(7));
        assert_eq!(Few::before(Thing::by_index(3)), Few::first_n(3));
        assert_eq!(Few::up_to(Thing::by_index(7)), Few::first_n(8));
        assert_eq!([0, 3, 8].map(|count| Few::first_n(count).len()), [0, 3, 8]);
        assert_eq!([0, 64, 128].map(|count| Some128::first_n(count).len()), [0, 64, 128]);
        assert_eq!(Few::from_bits(0b101).bits(), 0b101);
        assert_eq!(format!("{:?}", Few::only(Thing::by_index(1))), "{Thing(1)}");
    }

    #[test]
    fn bits_are_found_one_by_one() {
        assert_eq!(super::ones(0b1000_0101u8).collect::<Vec<_>>(), [0, 2, 7]);
        assert_eq!(super::ones(1u64 << 63 | 1 << 40).collect::<Vec<_>>(), [40, 63]);
        assert_eq!(super::ones(0u16).count(), 0);
    }

    #[test]
    fn the_nth_is_found() {
        for set in [Some128::of(&things(&[0, 3, 63, 64, 80, 127])), Some128::first_n(128), Some128::first_n(9)] {
            assert!(set.iter().enumerate().all(|(number, thing)| set.nth(number) == thing));
        }
        let set = Few::from_bits(0b1010_0110);
        assert!(set.iter().enumerate().all(|(number, thing)| set.nth(number) == thing));
    }

    #[test]
    fn each_is_drawn_equally_often() {
        let (mut dice, all) = (Dice::from_number(1), Some128::of(&things(&[1, 2, 70, 127])));
        let mut seen = [0u32; 128];
        for _ in 0..8_000 {
            let mut left = all;
            let thing = left.draw(&mut dice);
            assert_eq!(left, all.without(thing));
            seen[thing.index()] += 1;
        }
        assert!(all.iter().all(|thing| (1_850..2_150).contains(&seen[thing.index()])), "{seen:?}");
    }
}
