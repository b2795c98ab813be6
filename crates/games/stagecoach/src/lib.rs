//! Stagecoach: load freight, risk the road, and hold up the others, for two to four drivers.
//!
//! `data` holds what is in the box, `state` the truth of a game, `rules` one file for each part of a turn, `view` and
//! `imagine` what a player may know, `guide` what a bot should.
//!
//! ```
//! use stagecoach::{Action, Options, Stagecoach};
//! use table::{Dice, Game, Silent};
//!
//! let mut dice = Dice::from_number(1);
//! let mut coaches = Stagecoach::new(&Options::for_players(3), &mut dice)?;
//! let first = coaches.to_act().first().expect("somebody begins");
//! let refused = coaches.play(first, Action::Drive, &mut dice, &mut Silent).expect_err("nothing is loaded yet");
//! assert_eq!(refused.rule.0, "SC-TURN-02");
//! # Ok::<(), table::SetupError>(())
//! ```

mod action;
#[cfg(feature = "drawn")]
mod board;
pub mod data;
mod event;
mod game;
mod guide;
mod imagine;
#[cfg(feature = "positions")]
mod position;
mod rules;
mod setup;
mod state;
pub mod view;
#[cfg(feature = "words")]
mod words;

pub use action::Action;
pub use event::{Event, Taker};
#[cfg(feature = "positions")]
pub use position::Position;
pub use setup::Options;
pub use state::{Stage, Stagecoach};
pub use view::View;
