//! Views as numbers, for programs that learn.
//!
//! What numbers a game shows is declared once, part by part, with [`observation!`](crate::observation): each entry has a name,
//! a [kind](kinds) and what the view has to say there. The names, the bounds and the length follow from the kinds alone, and
//! writing follows from the same declaration, so that neither can drift from the other. Names cost nothing while numbers are
//! written: kinds are types, and what is written are plain stores into a row that was cleared.
//!
//! ```
//! use proving::toy::{Toy, ToySetup};
//! use table::{Dice, Eyes, Game, Observed, Seat, Setup};
//!
//! let toy = Toy::new(&ToySetup::standard(), &mut Dice::from_number(1))?;
//! let layout = Toy::layout();
//! let mut row = vec![0.0; layout.len()];
//! Toy::observe(&toy.view(Eyes::Seat(Seat::new(1))), &mut row);
//!
//! let purse = layout.range("player.0.purse").expect("there is such an entry");
//! assert_eq!(row[purse], [6.0 / 20.0]);
//! # Ok::<(), table::SetupError>(())
//! ```

mod kinds;
mod layout;
mod perspective;
mod row;

pub use kinds::{
    Amount, Count, Each, Flag, List, Maybe, Number, OneOf, Per, PerPlace, Place, Places, Set, Signed, Tally,
};
pub use layout::{Entry, Layout, Names};
pub use perspective::Perspective;
pub use row::Row;

use crate::game::Game;

/// A game whose views can be told in numbers: the same entries in the same order for every setup, whoever looks.
///
/// The one who looks comes first, the others after it as they sit; whoever watches sees seat 0 first. Which seat that is by the
/// table's own count has entries as well, since decisions may name seats. Numbers are about 0 to 1, each within the bounds of
/// its [`Entry`]; what is not there, or not known, is 0 and says so where 0 could mean something else.
///
/// Tables that are played by [the newest rules](Game::RULES) are told in full: equal observations mean equal views, but for
/// what [`Observed::decisive`] leaves out. The law is in `proving::laws`.
pub trait Observed: Game {
    /// What is shown, and in which order.
    type Shape: for<'a> Shows<&'a Self::View>;

    /// What each number means. It is made once: `Layout::of::<Self::Shape>` in a `LazyLock`.
    fn layout() -> &'static Layout;

    /// Writes what a view shows.
    ///
    /// # Panics
    /// If `out` is not as long as the layout.
    fn observe(view: &Self::View, out: &mut [f32]) {
        row::fill::<Self::Shape, _>(view, out);
    }

    /// The view without what no decision depends on: a game says here what its observations leave out, and why that is right.
    #[must_use]
    fn decisive(view: Self::View) -> Self::View {
        view
    }
}

/// How some entries are called and how many there are, whatever they show.
pub trait Shape {
    /// How many.
    const LEN: usize;

    /// Names each of them, in the order in which they are written.
    fn name(names: &mut Names);
}

/// A [`Shape`] that shows a value.
pub trait Shows<V>: Shape {
    /// Writes as many numbers as there are names, into a row that is all 0 from here on.
    fn write(value: V, row: &mut Row<'_>);
}

/// Declares parts of an observation: what each entry is called, of what [kind](kinds) it is, and what stands there.
///
/// A part is a kind itself, of what it is made of. With several things to be made of it takes them as a tuple.
///
/// ```
/// use table::observe::{Count, Each, Flag, Layout};
///
/// struct Player { coins: u8, ready: bool }
/// struct View { players: Vec<Player>, pot: u8 }
///
/// table::observation! {
///     /// The table.
///     Table of(view: &View) {
///         pot: Count<50> = view.pot,
///         player: Each<4, Purse> = view.players.iter().map(|player| (player, view.pot)),
///     }
///
///     /// A player, and whether there is more to win than to lose.
///     Purse of(player: &Player, pot: u8) {
///         coins: Count<50> = player.coins,
///         ready: Flag = player.ready,
///         tempted: Flag = pot > player.coins,
///     }
/// }
///
/// let layout = Layout::of::<Table>();
/// assert_eq!(layout.len(), 1 + 4 * 3);
/// assert_eq!(layout.entries()[3].name, "player.0.tempted");
/// assert_eq!(layout.range("player.1"), Some(4..7));
/// ```
#[macro_export]
macro_rules! observation {
    ($($(#[$about:meta])* $visible:vis $part:ident of($($from:ident: $of:ty),+ $(,)?) {
        $($entry:ident: $kind:ty = $value:expr),+ $(,)?
    })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        $visible enum $part {}

        impl $crate::observe::Shape for $part {
            const LEN: usize = 0 $(+ <$kind as $crate::observe::Shape>::LEN)+;

            fn name(names: &mut $crate::observe::Names) {
                $(names.within(stringify!($entry), <$kind as $crate::observe::Shape>::name);)+
            }
        }

        #[allow(unused_parens, reason = "one thing is itself, several are a tuple")]
        impl $crate::observe::Shows<($($of),+)> for $part {
            #[inline]
            fn write(($($from),+): ($($of),+), row: &mut $crate::observe::Row<'_>) {
                $(<$kind as $crate::observe::Shows<_>>::write($value, row);)+
            }
        }
    )+};
}

#[cfg(test)]
mod tests;
