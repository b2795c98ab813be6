//! Kinds of entries. Each is a type that says how many numbers there are, what they are called, and how a value is written.

use std::fmt::Display;
use std::marker::PhantomData;

use super::layout::Names;
use super::row::Row;
use super::{Shape, Shows};
use crate::indexed::Indexed;

/// What can be written as a number.
pub trait Number: Copy {
    /// As it is written.
    fn number(self) -> f32;
}

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl Number for $type {
            #[inline]
            fn number(self) -> f32 {
                self as f32
            }
        }
    )*};
}

numbers!(u8, u16, u32, usize, i8, i16, i32);

/// A number by a scale, called like its part. What is not there is 0.
macro_rules! scaled {
    ($($(#[$about:meta])* $kind:ident<$scale:ident> from $low:literal to $high:literal;)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub enum $kind<const $scale: usize> {}

        impl<const $scale: usize> Shape for $kind<$scale> {
            const LEN: usize = 1;

            fn name(names: &mut Names) {
                names.entry($low, $high);
            }
        }

        impl<V: Number, const $scale: usize> Shows<V> for $kind<$scale> {
            #[inline]
            fn write(value: V, row: &mut Row<'_>) {
                row.put(value.number() * const { 1.0 / $scale as f32 });
            }
        }

        impl<V: Number, const $scale: usize> Shows<Option<V>> for $kind<$scale> {
            #[inline]
            fn write(value: Option<V>, row: &mut Row<'_>) {
                match value {
                    Some(value) => Self::write(value, row),
                    None => row.skip(1),
                }
            }
        }
    )*};
}

scaled! {
    /// How many there are of at most so many: from 0 to 1.
    Count<MAX> from 0.0 to 1.0;
    /// A number that may be negative and is never more than so far from 0: from −1 to 1.
    Signed<MAX> from -1.0 to 1.0;
    /// How much there is of what has no limit, such as money or points: about 1 is much, and four times that more than ever
    /// comes together.
    Amount<MUCH> from -4.0 to 4.0;
}

/// Yes is 1, no is 0.
#[derive(Clone, Copy, Debug)]
pub enum Flag {}

impl Shape for Flag {
    const LEN: usize = 1;

    fn name(names: &mut Names) {
        names.entry(0.0, 1.0);
    }
}

impl Shows<bool> for Flag {
    #[inline]
    fn write(value: bool, row: &mut Row<'_>) {
        row.put(f32::from(u8::from(value)));
    }
}

/// A number for each of a kind of things, called like them.
fn name_each<T: Indexed + Display>(names: &mut Names, mut part: impl FnMut(&mut Names)) {
    for index in 0..T::COUNT {
        match T::from_index(index) {
            Some(thing) => names.within(thing, &mut part),
            None => names.within(index, &mut part),
        }
    }
}

/// Flags for each of a kind of things, or for each of so many places, and what may stand there.
macro_rules! flags {
    ($($(#[$about:meta])* $kind:ident, $(#[$numbered_about:meta])* $numbered:ident;)*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub struct $kind<T>(PhantomData<T>);

        impl<T: Indexed + Display> Shape for $kind<T> {
            const LEN: usize = T::COUNT;

            fn name(names: &mut Names) {
                name_each::<T>(names, |names| names.entry(0.0, 1.0));
            }
        }

        $(#[$numbered_about])*
        #[derive(Clone, Copy, Debug)]
        pub enum $numbered<const COUNT: usize> {}

        impl<const COUNT: usize> Shape for $numbered<COUNT> {
            const LEN: usize = COUNT;

            fn name(names: &mut Names) {
                (0..COUNT).for_each(|place| names.within(place, |names| names.entry(0.0, 1.0)));
            }
        }
    )*};
}

flags! {
    /// One of a kind of things: 1 for that one, 0 for the others, and nothing but 0 if there is none.
    OneOf,
    /// One of so many places, counted from 0: as [`OneOf`], called by their numbers.
    Place;
    /// Some of a kind of things: 1 for each of them.
    Set,
    /// Some of so many places, counted from 0: as [`Set`], called by their numbers.
    Places;
}

impl<T: Indexed + Display> Shows<T> for OneOf<T> {
    #[inline]
    fn write(value: T, row: &mut Row<'_>) {
        row.take(T::COUNT)[value.index()] = 1.0;
    }
}

impl<T: Indexed + Display> Shows<Option<T>> for OneOf<T> {
    #[inline]
    fn write(value: Option<T>, row: &mut Row<'_>) {
        match value {
            Some(value) => Self::write(value, row),
            None => row.skip(T::COUNT),
        }
    }
}

impl<const COUNT: usize> Shows<usize> for Place<COUNT> {
    #[inline]
    fn write(value: usize, row: &mut Row<'_>) {
        row.take(COUNT)[value] = 1.0;
    }
}

impl<const COUNT: usize> Shows<Option<usize>> for Place<COUNT> {
    #[inline]
    fn write(value: Option<usize>, row: &mut Row<'_>) {
        match value {
            Some(value) => Self::write(value, row),
            None => row.skip(COUNT),
        }
    }
}

impl<T: Indexed + Display, V: IntoIterator<Item = T>> Shows<V> for Set<T> {
    #[inline]
    fn write(values: V, row: &mut Row<'_>) {
        let flags = row.take(T::COUNT);
        values.into_iter().for_each(|value| flags[value.index()] = 1.0);
    }
}

impl<const COUNT: usize, V: IntoIterator<Item = usize>> Shows<V> for Places<COUNT> {
    #[inline]
    fn write(values: V, row: &mut Row<'_>) {
        let flags = row.take(COUNT);
        values.into_iter().for_each(|value| flags[value] = 1.0);
    }
}

/// How many there are of each of a kind of things, of none more than so many.
#[derive(Clone, Copy, Debug)]
pub struct Tally<T, const MAX: usize>(PhantomData<T>);

impl<T: Indexed + Display, const MAX: usize> Shape for Tally<T, MAX> {
    const LEN: usize = T::COUNT;

    fn name(names: &mut Names) {
        name_each::<T>(names, Count::<MAX>::name);
    }
}

impl<T: Indexed + Display, N: Number, V: IntoIterator<Item = (T, N)>, const MAX: usize> Shows<V> for Tally<T, MAX> {
    #[inline]
    fn write(values: V, row: &mut Row<'_>) {
        let counts = row.take(T::COUNT);
        values.into_iter().for_each(|(of, count)| counts[of.index()] += count.number() * const { 1.0 / MAX as f32 });
    }
}

/// Something that may not be there, or not be known: whether it is (`there`), then what it shows, or 0.
#[derive(Clone, Copy, Debug)]
pub struct Maybe<K>(PhantomData<K>);

impl<K: Shape> Shape for Maybe<K> {
    const LEN: usize = 1 + K::LEN;

    fn name(names: &mut Names) {
        names.within("there", Flag::name);
        K::name(names);
    }
}

impl<V, K: Shows<V>> Shows<Option<V>> for Maybe<K> {
    #[inline]
    fn write(value: Option<V>, row: &mut Row<'_>) {
        match value {
            Some(value) => {
                row.put(1.0);
                K::write(value, row);
            }
            None => row.skip(Self::LEN),
        }
    }
}

/// The same for each of at most so many things in their order, called by their numbers from 0. All of those that are not there
/// is 0.
#[derive(Clone, Copy, Debug)]
pub struct Each<const MOST: usize, K>(PhantomData<K>);

impl<K: Shape, const MOST: usize> Shape for Each<MOST, K> {
    const LEN: usize = MOST * K::LEN;

    fn name(names: &mut Names) {
        (0..MOST).for_each(|place| names.within(place, K::name));
    }
}

impl<I: IntoIterator, K: Shows<I::Item>, const MOST: usize> Shows<I> for Each<MOST, K> {
    #[inline]
    fn write(values: I, row: &mut Row<'_>) {
        let mut left = MOST;
        for value in values {
            left = left.checked_sub(1).expect("there are never more than the layout has places for");
            K::write(value, row);
        }
        row.skip(left * K::LEN);
    }
}

/// As [`Each`], with a flag for each that is [`there`](Maybe).
#[derive(Clone, Copy, Debug)]
pub struct List<const MOST: usize, K>(PhantomData<K>);

impl<K: Shape, const MOST: usize> Shape for List<MOST, K> {
    const LEN: usize = MOST * Maybe::<K>::LEN;

    fn name(names: &mut Names) {
        Each::<MOST, Maybe<K>>::name(names);
    }
}

impl<I: IntoIterator, K: Shows<I::Item>, const MOST: usize> Shows<I> for List<MOST, K> {
    #[inline]
    fn write(values: I, row: &mut Row<'_>) {
        Each::<MOST, Maybe<K>>::write(values.into_iter().map(Some), row);
    }
}

/// The same for each of a kind of things, called like them, which come in any order. All of those that do not come is 0.
#[derive(Clone, Copy, Debug)]
pub struct Per<T, K>(PhantomData<(T, K)>);

impl<T: Indexed + Display, K: Shape> Shape for Per<T, K> {
    const LEN: usize = T::COUNT * K::LEN;

    fn name(names: &mut Names) {
        name_each::<T>(names, K::name);
    }
}

impl<T: Indexed + Display, V, I: IntoIterator<Item = (T, V)>, K: Shows<V>> Shows<I> for Per<T, K> {
    #[inline]
    fn write(values: I, row: &mut Row<'_>) {
        for (of, value) in values {
            row.block(of.index(), K::LEN, |row| K::write(value, row));
        }
        row.skip(Self::LEN);
    }
}

/// The same for each of so many places, counted from 0 and called by their numbers, which come in any order: as [`Per`].
#[derive(Clone, Copy, Debug)]
pub struct PerPlace<const COUNT: usize, K>(PhantomData<K>);

impl<K: Shape, const COUNT: usize> Shape for PerPlace<COUNT, K> {
    const LEN: usize = COUNT * K::LEN;

    fn name(names: &mut Names) {
        Each::<COUNT, K>::name(names);
    }
}

impl<V, I: IntoIterator<Item = (usize, V)>, K: Shows<V>, const COUNT: usize> Shows<I> for PerPlace<COUNT, K> {
    #[inline]
    fn write(values: I, row: &mut Row<'_>) {
        for (place, value) in values {
            assert!(place < COUNT, "every place has one of its own in the layout");
            row.block(place, K::LEN, |row| K::write(value, row));
        }
        row.skip(Self::LEN);
    }
}
