//! West Story, complete: two to four people, or one to three and Tom, on both sides of the board, with all parts of the
//! Pioneers.
//!
//! A player's guide to the code: `data` holds what is in the box, `state` the truth of a game, `rules` one file for each phase
//! and mechanism of the rulebook, `view` what a player may know, which is everything.

mod action;
#[cfg(feature = "drawn")]
mod board;
mod census;
pub mod data;
mod event;
mod game;
mod guide;
mod position;
mod rules;
mod setup;
mod state;
pub mod view;
#[cfg(feature = "words")]
mod words;

pub use action::{Action, How, Slot};
pub use event::{Event, Payment, TomWay};
pub use position::Position;
pub use setup::{Buildings, Hard, Options, Tom, Variant};
pub use state::WestStory;
pub use view::View;
