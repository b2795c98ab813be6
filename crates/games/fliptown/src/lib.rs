//! Fliptown, complete: the standard game for one to four, characters, Texas Hold'em, and cowbots to play against alone.
//!
//! A player's guide to the code: `data` holds what is in the box, `state` the truth of a game, `reach` what cards lead
//! to, `rules` one file for each phase and mechanism of the rulebook, `view`, `imagine` and `odds` what a player may
//! know.
//!
//! ```
//! use fliptown::{Fliptown, Options};
//! use table::{Dice, Game};
//!
//! let town = Fliptown::new(&Options::for_players(3), &mut Dice::from_number(1))?;
//! assert_eq!(town.to_act().len(), 3, "everybody plays at once");
//! # Ok::<(), table::SetupError>(())
//! ```

mod action;
#[cfg(feature = "drawn")]
mod board;
mod cards;
mod census;
pub mod data;
mod event;
mod feats;
mod game;
mod guide;
mod imagine;
mod observe;
mod odds;
mod poker;
#[cfg(any(test, feature = "positions"))]
mod position;
mod reach;
mod rules;
mod setup;
mod space;
mod state;
pub mod view;
#[cfg(feature = "words")]
mod words;

pub use action::{Action, Bail, Effect, Horse, Office, Payment, Penalty, Tool, Ware};
pub use cards::Card;
pub use event::{Deed, Event, Gains, Report};
pub use guide::fitting;
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub use rules::achievements::Feats;
pub use setup::{Holdem, Options, Rival};
pub use space::Space;
pub use state::Fliptown;
pub use view::View;

// STUBBED
mod stubbed {
    use std::sync::LazyLock;
    type View = <crate::Fliptown as table::Game>::View;
    table::observation! {
        /// A stub.
        pub Stub of(_view: &View) { here: table::observe::Flag = true, }
    }
    impl table::Observed for crate::Fliptown {
        type Shape = Stub;
        fn layout() -> &'static table::observe::Layout {
            static LAYOUT: LazyLock<table::observe::Layout> = LazyLock::new(table::observe::Layout::of::<Stub>);
            &LAYOUT
        }
    }
}
