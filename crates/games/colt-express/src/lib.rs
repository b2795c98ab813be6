//! Colt Express, complete: the standard game for three to six, the expert variant, and the
//! two-player game of teams.
//!
//! A player's guide to the code: `data` holds what is in the box, `state` the truth of a game,
//! `rules` one file for each phase and mechanism of the rulebook, `view` and `imagine` what a player
//! may know, `guide` what a bot should.

mod action;
#[cfg(feature = "drawn")]
mod board;
mod cards;
mod census;
pub mod data;
mod event;
mod game;
mod guide;
mod imagine;
mod memory;
#[cfg(any(test, feature = "positions"))]
mod position;
mod purses;
mod rules;
mod setup;
mod state;
mod subsets;
pub mod view;
#[cfg(feature = "words")]
mod words;

pub use action::{Action, Card, Face, Token};
pub use event::{Event, Idle, Prize, Shooter};
#[cfg(any(test, feature = "positions"))]
pub use position::Position;
pub use setup::{Cast, Options, Train};
pub use state::{Bandits, ColtExpress, Spot};
pub use view::View;
