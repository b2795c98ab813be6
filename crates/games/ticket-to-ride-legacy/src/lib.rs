//! Ticket to Ride Legacy: Legends of the West: one game by itself, and *Iron Horizon*, a campaign of twelve.
//!
//! A player's guide to the code: `data` reads and checks what is in the box, `vocabulary` is the language in which cards,
//! boxes and the story speak, `record` is what passes from game to game, `state` the truth of a game, `rules` one file for
//! each step and mechanism, `view`, `knowledge` and `imagine` what a player may know.
//!
//! ```
//! use table::{Dice, Game, Seat};
//! use ticket_to_ride_legacy::{Options, TicketToRide};
//!
//! let map = TicketToRide::new(&Options::for_players(2), &mut Dice::from_number(1))?;
//! let mut legal = Vec::new();
//! map.legal(Seat::new(0), &mut legal);
//! assert!(legal.iter().all(|action| action.to_string().starts_with("keep ")), "tickets are chosen first");
//! # Ok::<(), table::SetupError>(())
//! ```

mod action;
#[cfg(feature = "drawn")]
mod board;
mod cards;
mod census;
pub mod data;
mod event;
mod game;
mod guide;
mod ids;
mod imagine;
mod knowledge;
#[cfg(any(test, feature = "positions"))]
mod position;
mod record;
mod rules;
mod setup;
mod state;
pub mod view;
pub mod vocabulary;
#[cfg(feature = "words")]
mod words;

pub use action::{Action, Set};
pub use cards::{Card, Pile, Symbol};
pub use event::{Event, Reason};
pub use ids::{
    Area, Areas, Cities, City, Color, Company, Conductor, Conductors, EventCard, EventCards, Postcard, Postcards,
    Sticker, Stickers, StoryCard, Strand, Strands, Ticket, Tickets, Upgrade, Upgrades,
};
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub use record::Record;
pub use rules::finale::Vault;
pub use setup::{Mode, Options, Totals};
pub use state::{Laid, Slip, TicketToRide};
pub use view::View;

// STUBBED
mod stubbed {
    use std::sync::LazyLock;
    type View = <crate::TicketToRide as table::Game>::View;
    table::observation! {
        /// A stub.
        pub Stub of(_view: &View) { here: table::observe::Flag = true, }
    }
    impl table::Observed for crate::TicketToRide {
        type Shape = Stub;
        fn layout() -> &'static table::observe::Layout {
            static LAYOUT: LazyLock<table::observe::Layout> = LazyLock::new(table::observe::Layout::of::<Stub>);
            &LAYOUT
        }
    }
}
