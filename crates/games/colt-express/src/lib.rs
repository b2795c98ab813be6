//! Colt Express, complete: the standard game for three to six, the expert variant, and the
//! two-player game of teams.
//!
//! A player's guide to the code: `data` holds what is in the box, `state` the truth of a game,
//! `rules` one file for each phase and mechanism of the rulebook, `view` and `imagine` what a player
//! may know, `guide` what a bot should.
//!
//! ```
//! use colt_express::{Action, ColtExpress, Options};
//! use table::{Dice, Game, Silent};
//!
//! let mut dice = Dice::from_number(1);
//! let mut train = ColtExpress::new(&Options::for_players(4), &mut dice)?;
//! let first = train.to_act().first().expect("somebody begins");
//! let refused = train.play(first, Action::Pass, &mut dice, &mut Silent).expect_err("nobody may pass");
//! assert_eq!(refused.rule.0, "CE-PLAN-02");
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
mod imagine;
mod memory;
mod observe;
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
