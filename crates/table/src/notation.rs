//! How decisions are written and numbered. [`decisions!`](crate::decisions) makes both from one declaration; a [`Notation`]
//! is how it writes and numbers what a decision is about.

use std::fmt::{self, Write};

use crate::indexed::Indexed;

mod codecs;

pub use codecs::{Between, ByLast, Decision, Ordinal, Room, Unsaid};

/// How an argument of decisions is written, and which number it has among all that could stand in its place.
///
/// Most arguments are [`Indexed`], have a name and need nothing else. Several are written with spaces between them, and the
/// last counts least: a tuple says so.
pub trait Notation: Sized {
    /// The argument.
    type Of: Copy;

    /// All numbers are below this.
    const SPACE: usize;

    /// Its number.
    fn encode(of: Self::Of) -> usize;

    /// The one with this number below the space, if there is one.
    fn decode(code: usize) -> Option<Self::Of>;

    /// Writes it: in a way of its own, and without a space at the end. Nothing is written for what goes without saying.
    fn write(of: Self::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// The one that is written like this.
    fn read(text: &str) -> Option<Self::Of> {
        (0..Self::SPACE).filter_map(Self::decode).find(|of| is_written::<Self>(*of, text))
    }
}

/// What has a place in an order and a name.
impl<T: Indexed + fmt::Display> Notation for T {
    type Of = T;
    const SPACE: usize = T::COUNT;

    #[inline]
    fn encode(of: T) -> usize {
        of.index()
    }

    #[inline]
    fn decode(code: usize) -> Option<T> {
        T::from_index(code)
    }

    fn write(of: T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        of.fmt(f)
    }
}

/// Whether it is written like this.
fn is_written<N: Notation>(of: N::Of, text: &str) -> bool {
    struct Left<'a>(&'a str);

    impl Write for Left<'_> {
        fn write_str(&mut self, next: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(next).ok_or(fmt::Error)?;
            Ok(())
        }
    }

    let mut left = Left(text);
    write!(left, "{}", fmt::from_fn(|f| N::write(of, f))).is_ok() && left.0.is_empty()
}

/// Writes a decision: the verb, and what it is about.
pub fn write<N: Notation>(verb: &str, about: N::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(verb)?;
    if !verb.is_empty() && !is_written::<N>(about, "") {
        f.write_char(' ')?;
    }
    N::write(about, f)
}

/// What a decision with this verb is about, if `text` is one.
pub fn read<N: Notation>(verb: &str, text: &str) -> Option<N::Of> {
    after(verb, text).and_then(N::read).filter(|_| !text.ends_with(' '))
}

/// What follows a verb.
fn after<'a>(verb: &str, text: &'a str) -> Option<&'a str> {
    let rest = text.strip_prefix(verb)?;
    if verb.is_empty() || rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') }
}

/// `what` was expected, if a text that could not be read begins like a decision with this verb; without one, like any that
/// there is.
pub fn expected<N: Notation>(verb: &str, text: &str, what: Option<&'static str>) -> Option<&'static str> {
    let first = |text: &str| text.split(' ').next().map(str::to_owned);
    let written = |of| fmt::from_fn(move |f| N::write(of, f)).to_string();
    let alike = |of| first(&written(of)) == first(text);
    let meant = !verb.is_empty() || (0..N::SPACE).filter_map(N::decode).any(alike);
    after(verb, text).and(what).filter(|_| meant)
}

/// How many codes come before those of this place.
pub const fn before(rooms: &[usize], place: usize) -> usize {
    let (mut sum, mut i) = (0, 0);
    while i < place {
        sum += rooms[i];
        i += 1;
    }
    sum
}

/// Declares the decisions of a game: an enum, its notation (`Display`), what reads it (`FromStr`) and its codes
/// ([`Coded`](crate::Coded)).
///
/// A decision is written as its verb and what it is about. How an argument is written and numbered says its type, or the
/// [`Notation`](crate::notation::Notation) after `as`, which may also stand for all arguments at once; what follows the verb
/// says what was expected where they cannot be read. Codes go in the order of declaration: what is new comes last.
///
/// ```
/// use table::notation::{Between, Unsaid};
/// use table::{Coded, decisions, either, named};
///
/// named! {
///     /// A colour of cards.
///     Color {
///         /// Red.
///         Red = "red",
///         /// Black.
///         Black = "black",
///     }
/// }
///
/// either! {
///     /// Whether a card lies face down.
///     Down = "" | "down";
/// }
///
/// decisions! {
///     /// One decision.
///     Action, "a decision such as `play red 7`, `bid 2` or `pass`" {
///         /// Play a card.
///         Play {
///             /// Its colour.
///             color: Color,
///             /// Its value.
///             value: u8 as Between<1, 9>,
///             /// Whether it is hidden.
///             down: bool as Down,
///         } = "play", "a colour and a value from 1 to 9, as in `play red 7` or `play red 7 down`";
///         /// Bid so much.
///         Bid(coins: u8 as Between<0, 3>) = "bid", "coins from 0 to 3";
///         /// Do nothing.
///         Pass = "pass";
///     }
/// }
///
/// let action = Action::Play { color: Color::Black, value: 2, down: true };
/// assert_eq!(action.to_string(), "play black 2 down");
/// assert_eq!("play black 2 down".parse(), Ok(action));
/// assert_eq!(action.encode(), (1 * 9 + 1) * 2 + 1);
/// assert_eq!(Action::decode(2 * 9 * 2), Some(Action::Bid(0)));
/// assert_eq!("bid 4".parse::<Action>().unwrap_err().expected, "coins from 0 to 3");
/// ```
#[macro_export]
macro_rules! decisions {
    (@codec $own:ty) => { $own };
    (@codec $own:ty, $codec:ty) => { $codec };

    (@coded $name:ident, $expected:literal;
        $([$variant:ident] [$($made:tt)+] [$($about:tt)+] [$codec:ty] $verb:literal $what:expr;)+) => {
        impl $name {
            /// How many codes each kind of decision has.
            const ROOMS: &'static [usize] = &[$(<$codec as $crate::notation::Notation>::SPACE),+];
        }

        impl $crate::Coded for $name {
            const SPACE: usize = $crate::notation::before(Self::ROOMS, Self::ROOMS.len());

            fn encode(self) -> usize {
                // A module, lest the enum hide a type of the same name.
                mod declared {
                    pub enum Kind { $($variant),+ }
                }
                match self { $(
                    $($made)+ => {
                        let start = const { $crate::notation::before(Self::ROOMS, declared::Kind::$variant as usize) };
                        start + <$codec as $crate::notation::Notation>::encode($($about)+)
                    }
                )+ }
            }

            fn decode(code: usize) -> Option<Self> {
                let beyond = code;
                $(
                    let room = <$codec as $crate::notation::Notation>::SPACE;
                    let Some(beyond) = beyond.checked_sub(room) else {
                        return <$codec as $crate::notation::Notation>::decode(beyond).map(|$($about)+| $($made)+);
                    };
                )+
                let _ = beyond;
                None
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self { $($($made)+ => $crate::notation::write::<$codec>($verb, $($about)+, f),)+ }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotAnAction;

            fn from_str(text: &str) -> Result<Self, $crate::NotAnAction> {
                $(
                    if let Some($($about)+) = $crate::notation::read::<$codec>($verb, text) {
                        return Ok($($made)+);
                    }
                )+
                let expected = None$(.or_else(|| $crate::notation::expected::<$codec>($verb, text, $what)))+;
                Err($crate::NotAnAction::new(text, expected.unwrap_or($expected)))
            }
        }
    };

    ($(#[$meta:meta])* $name:ident, $expected:literal { $(
        $(#[$doc:meta])* $variant:ident
            $(($($place:ident: $place_type:ty $(as $place_codec:ty)?),+ $(,)?))?
            $({$($(#[$field_doc:meta])* $field:ident: $field_type:ty $(as $field_codec:ty)?),+ $(,)?})?
            $(as $codec:ty)? = $verb:literal $(, $what:literal)?;
    )+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $(
            $(#[$doc])* $variant $(($($place_type),+))? $({ $($(#[$field_doc])* $field: $field_type),+ })?
        ),+ }

        $crate::decisions! { @coded $name, $expected; $(
            [$variant]
            [$name::$variant $(($($place),+))? $({ $($field),+ })?]
            [($($($place,)+)? $($($field,)+)?)]
            [$crate::decisions!(@codec (
                $($($crate::decisions!(@codec $place_type $(, $place_codec)?),)+)?
                $($($crate::decisions!(@codec $field_type $(, $field_codec)?),)+)?
            ) $(, $codec)?)]
            $verb
            None$(.or(Some($what)))?;
        )+ }
    };
}

/// Declares how a yes or no is written among the arguments of [`decisions!`](crate::decisions): a word for no, which may be
/// empty, and one for yes.
#[macro_export]
macro_rules! either {
    ($($(#[$meta:meta])* $name:ident = $no:literal | $yes:literal;)+) => { $(
        $(#[$meta])*
        enum $name {}

        impl $crate::notation::Notation for $name {
            type Of = bool;
            const SPACE: usize = 2;

            fn encode(yes: bool) -> usize {
                yes.into()
            }

            fn decode(code: usize) -> Option<bool> {
                (code < 2).then_some(code == 1)
            }

            fn write(yes: bool, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(if yes { $yes } else { $no })
            }
        }
    )+ };
}
