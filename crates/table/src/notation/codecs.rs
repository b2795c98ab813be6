//! Notations made of others.

use std::fmt::{self, Display, Write};
use std::marker::PhantomData;
use std::str::FromStr;

use super::{Notation, is_written};
use crate::game::Coded;

/// A number from `MIN` to `MAX`, written as it is.
#[derive(Debug)]
pub struct Between<const MIN: usize, const MAX: usize>;

impl<const MIN: usize, const MAX: usize> Notation for Between<MIN, MAX> {
    type Of = u8;
    const SPACE: usize = MAX - MIN + 1;

    #[inline]
    fn encode(of: u8) -> usize {
        usize::from(of) - MIN
    }

    #[inline]
    fn decode(code: usize) -> Option<u8> {
        (code < Self::SPACE).then_some((MIN + code) as u8)
    }

    fn write(of: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        of.fmt(f)
    }
}

/// One of `COUNT` in a row: kept from 0, written from 1.
#[derive(Debug)]
pub struct Ordinal<const COUNT: usize>;

impl<const COUNT: usize> Notation for Ordinal<COUNT> {
    type Of = u8;
    const SPACE: usize = COUNT;

    #[inline]
    fn encode(of: u8) -> usize {
        of.into()
    }

    #[inline]
    fn decode(code: usize) -> Option<u8> {
        (code < COUNT).then_some(code as u8)
    }

    fn write(of: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (of + 1).fmt(f)
    }
}

/// Another notation of which the first goes without saying.
#[derive(Debug)]
pub struct Unsaid<N>(PhantomData<N>);

impl<N: Notation> Notation for Unsaid<N> {
    type Of = N::Of;
    const SPACE: usize = N::SPACE;

    #[inline]
    fn encode(of: N::Of) -> usize {
        N::encode(of)
    }

    #[inline]
    fn decode(code: usize) -> Option<N::Of> {
        N::decode(code)
    }

    fn write(of: N::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if N::encode(of) == 0 { Ok(()) } else { N::write(of, f) }
    }
}

/// Another notation with room for so many: of more only the first are meant, and where there are fewer, more may come.
#[derive(Debug)]
pub struct Room<const SPACE: usize, N>(PhantomData<N>);

impl<const SPACE: usize, N: Notation> Notation for Room<SPACE, N> {
    type Of = N::Of;
    const SPACE: usize = SPACE;

    #[inline]
    fn encode(of: N::Of) -> usize {
        N::encode(of)
    }

    #[inline]
    fn decode(code: usize) -> Option<N::Of> {
        if code < SPACE { N::decode(code) } else { None }
    }

    fn write(of: N::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        N::write(of, f)
    }

    fn read(text: &str) -> Option<N::Of> {
        N::read(text).filter(|of| N::encode(*of) < SPACE)
    }
}

/// What [`decisions!`](crate::decisions) has declared, as an argument of others.
#[derive(Debug)]
pub struct Decision<A>(PhantomData<A>);

impl<A: Coded + Copy + Display + FromStr> Notation for Decision<A> {
    type Of = A;
    const SPACE: usize = A::SPACE;

    #[inline]
    fn encode(of: A) -> usize {
        of.encode()
    }

    #[inline]
    fn decode(code: usize) -> Option<A> {
        A::decode(code)
    }

    fn write(of: A, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        of.fmt(f)
    }

    fn read(text: &str) -> Option<A> {
        text.parse().ok()
    }
}

/// Nothing.
impl Notation for () {
    type Of = ();
    const SPACE: usize = 1;

    #[inline]
    fn encode((): ()) -> usize {
        0
    }

    #[inline]
    fn decode(code: usize) -> Option<()> {
        (code == 0).then_some(())
    }

    fn write((): (), _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

/// One word, and what follows it with a space between them unless it goes without saying.
impl<A: Notation, B: Notation> Notation for (A, B) {
    type Of = (A::Of, B::Of);
    const SPACE: usize = A::SPACE * B::SPACE;

    #[inline]
    fn encode((a, b): Self::Of) -> usize {
        A::encode(a) * B::SPACE + B::encode(b)
    }

    #[inline]
    fn decode(code: usize) -> Option<Self::Of> {
        Some((A::decode(code / B::SPACE)?, B::decode(code % B::SPACE)?))
    }

    fn write((a, b): Self::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        A::write(a, f)?;
        if !is_written::<B>(b, "") {
            f.write_char(' ')?;
        }
        B::write(b, f)
    }

    fn read(text: &str) -> Option<Self::Of> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some((A::read(word)?, B::read(rest)?))
    }
}

/// Arguments of which the last counts most.
#[derive(Debug)]
pub struct ByLast<N>(PhantomData<N>);

macro_rules! regrouped {
    (($($part:ident),+) $own:ty: $of:tt, written $said:tt by $text:ty, numbered $counted:tt by $codes:ty) => {
        impl<$($part: Notation),+> Notation for $own {
            type Of = ($($part::Of,)+);
            const SPACE: usize = <$codes>::SPACE;

            #[inline]
            fn encode($of: Self::Of) -> usize {
                <$codes>::encode($counted)
            }

            #[inline]
            fn decode(code: usize) -> Option<Self::Of> {
                <$codes>::decode(code).map(|$counted| $of)
            }

            fn write($of: Self::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                <$text>::write($said, f)
            }

            fn read(text: &str) -> Option<Self::Of> {
                <$text>::read(text).map(|$said| $of)
            }
        }
    };
}

regrouped!((A) (A,): (a,), written a by A, numbered a by A);
regrouped!((A, B, C) (A, B, C): (a, b, c), written (a, (b, c)) by (A, (B, C)), numbered (a, (b, c)) by (A, (B, C)));
regrouped!((A, B) ByLast<(A, B)>: (a, b), written (a, b) by (A, B), numbered (b, a) by (B, A));
regrouped!((A, B, C) ByLast<(A, B, C)>: (a, b, c), written (a, b, c) by (A, B, C), numbered (c, a, b) by (C, A, B));
