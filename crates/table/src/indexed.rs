//! Things of a kind that are counted from 0.

/// A kind of things of which there are a few, known and in order: the variants of a [`named!`](crate::named) enum, or the
/// numbers that [`indexed!`](crate::indexed) declares. Sets ([`set!`](crate::set)), multisets
/// ([`counts!`](crate::counts)) and arrays go by their index.
pub trait Indexed: Copy + Eq + 'static {
    /// How many there are, or may come to be.
    const COUNT: usize;

    /// Its place in the order, from 0.
    fn index(self) -> usize;

    /// The one with this place in the order.
    fn from_index(index: usize) -> Option<Self>;
}

/// Declares a small number that stands for one of so many things, counted from 0. `impl Name: COUNT` makes [`Indexed`]
/// what has `index` and `from_index` of its own already.
///
/// ```
/// table::indexed! {
///     /// A field of a row of seven.
///     #[derive(Debug)]
///     pub Field: 7
/// }
///
/// assert_eq!(Field::from_index(6).map(Field::index), Some(6));
/// assert_eq!(Field::from_index(7), None);
/// assert_eq!(Field::all().count(), Field::COUNT);
/// ```
#[macro_export]
macro_rules! indexed {
    (impl $name:ident: $count:expr) => {
        impl $crate::Indexed for $name {
            const COUNT: usize = $count;

            #[inline]
            fn index(self) -> usize {
                $name::index(self)
            }

            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                $name::from_index(index)
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis $name:ident: $count:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(u8);

        #[allow(dead_code, reason = "the whole vocabulary, whether this number needs it or not")]
        impl $name {
            /// How many there are.
            $vis const COUNT: usize = $count;

            /// Its place in the order, from 0.
            #[inline]
            $vis const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one with this place in the order, which there must be.
            #[inline]
            $vis const fn by_index(index: usize) -> Self {
                debug_assert!(index < Self::COUNT, "there are not so many");
                $name(index as u8)
            }

            /// The one with this place in the order.
            #[inline]
            $vis const fn from_index(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self::by_index(index)) } else { None }
            }

            /// All of them, in order.
            #[inline]
            $vis fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..Self::COUNT).map(Self::by_index)
            }
        }

        $crate::indexed!(impl $name: $name::COUNT);
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::named! {
        /// Three of a kind.
        Beast {
            /// Gives milk.
            Cow = "cow",
            /// Is ridden.
            Horse = "horse",
            /// Barks.
            Dog = "dog",
        }
    }

    crate::indexed! {
        /// A stall.
        #[derive(Debug)]
        pub(crate) Stall: 5
    }

    fn every_index_reads_back<T: Indexed + std::fmt::Debug>() {
        for index in 0..T::COUNT {
            assert_eq!(T::from_index(index).map(T::index), Some(index));
        }
        assert_eq!(T::from_index(T::COUNT), None);
    }

    #[test]
    fn every_thing_has_its_index() {
        every_index_reads_back::<Beast>();
        every_index_reads_back::<Stall>();
        assert_eq!(Beast::ALL.map(|beast| Beast::named(beast.name())), Beast::ALL.map(Some));
        assert!(Beast::ALL.into_iter().all(|beast| Beast::by_index(beast.index()) == beast));
        assert!(Stall::all().map(Stall::index).eq(0..5));
    }
}
