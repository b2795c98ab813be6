//! West Story, complete: two to four people, or one to three and Tom, on both sides of the board, with all parts of the
//! Pioneers.
//!
//! A player's guide to the code: `data` holds what is in the box, `state` the truth of a game, `rules` one file for each phase
//! and mechanism of the rulebook, `view` what a player may know, which is everything.
//!
//! ```
//! use table::{Dice, Game};
//! use west_story::{Options, WestStory};
//!
//! let valley = WestStory::new(&Options::for_people(1), &mut Dice::from_number(1))?;
//! assert_eq!(valley.seats(), 2, "whoever is alone plays against Tom");
//! # Ok::<(), table::SetupError>(())
//! ```

mod action;
#[cfg(feature = "drawn")]
mod board;
mod census;
pub mod data;
mod event;
mod game;
mod guide;
mod observe;
#[cfg(any(test, feature = "positions"))]
mod position;
mod rules;
mod setup;
mod state;
pub mod view;
#[cfg(feature = "words")]
mod words;

pub use action::{Action, How, Slot};
pub use event::{Event, Payment, TomWay};
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub use setup::{Buildings, Hard, Options, Tom, Variant};
pub use state::WestStory;
pub use view::View;

// STUBBED
mod stubbed {
    use std::sync::LazyLock;
    type View = <crate::WestStory as table::Game>::View;
    table::observation! {
        /// A stub.
        pub Stub of(_view: &View) { here: table::observe::Flag = true, }
    }
    impl table::Observed for crate::WestStory {
        type Shape = Stub;
        fn layout() -> &'static table::observe::Layout {
            static LAYOUT: LazyLock<table::observe::Layout> = LazyLock::new(table::observe::Layout::of::<Stub>);
            &LAYOUT
        }
    }
}
