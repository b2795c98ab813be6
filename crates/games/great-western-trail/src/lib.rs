//! Great Western Trail, second edition, complete: two to four players, Simmentals, and Sam to play against alone.
//!
//! A player's guide to the code: `data` holds what is in the box, `effect` what its signs mean, `state` the truth of a
//! game as a table that is open and herds that are not, `rules` one file for each phase and mechanism of the rulebook,
//! `view` and `imagine` what a player may know.
//!
//! ```
//! use great_western_trail::{GreatWesternTrail, Options};
//! use table::{Dice, Eyes, Game, Seat};
//!
//! let trail = GreatWesternTrail::new(&Options::for_players(2), &mut Dice::from_number(1))?;
//! let [own, other] = [0, 1].map(|seat| trail.view(Eyes::Seat(Seat::new(seat))));
//! assert_ne!(own, other, "each sees a hand of cattle of their own");
//! # Ok::<(), table::SetupError>(())
//! ```

mod action;
#[cfg(feature = "drawn")]
mod board;
mod cards;
mod census;
pub mod data;
mod effect;
mod event;
mod game;
mod guide;
mod imagine;
#[cfg(any(test, feature = "positions"))]
mod position;
mod rules;
mod setup;
mod state;
pub mod view;
#[cfg(feature = "words")]
mod words;

pub use action::{Action, Route};
pub use cards::{Card, Cows, Goals, NotACard, Pile};
pub use effect::{Amount, Effect, Operation, Price, Ware};
pub use event::{Cause, Destination, Event, Leg};
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub use setup::{Layout, Options, Sides};
pub use state::{GreatWesternTrail, Herd, Local, Place, Player, Sam, Stack, Step, Table, Tenant, Visit};
pub use view::View;

// STUBBED
mod stubbed {
    use std::sync::LazyLock;
    type View = <crate::GreatWesternTrail as table::Game>::View;
    table::observation! {
        /// A stub.
        pub Stub of(_view: &View) { here: table::observe::Flag = true, }
    }
    impl table::Observed for crate::GreatWesternTrail {
        type Shape = Stub;
        fn layout() -> &'static table::observe::Layout {
            static LAYOUT: LazyLock<table::observe::Layout> = LazyLock::new(table::observe::Layout::of::<Stub>);
            &LAYOUT
        }
    }
}
