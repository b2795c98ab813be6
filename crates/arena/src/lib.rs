//! Where bots meet.
//!
//! A [`Match`] puts one bot (or any other [`Contender`]) in every seat in turn against another in the rest, on paired seeds, and
//! says how often it wins and how sure that is. A [`Trial`] is games of one bot where nobody else plays, and says
//! what it scores. A [`Tournament`] is matches between several bots and
//! gives [`Rating`]s. A [`Simulation`] plays games of given bots and sums up what happened.
//!
//! Games are played on all cores. What a game's result is depends on its seed alone, never on the
//! number of threads or the order in which games end. A match that keeps its results in a file goes
//! on where it stopped.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use arena::Match;
//! use proving::toy::{Toy, ToySetup};
//! use table::Setup;
//!
//! let (greedy, random) = ("greedy".parse().expect("a bot"), "random".parse().expect("a bot"));
//! let contest = Match::<Toy>::new(ToySetup::standard(), greedy, random, 60, 1);
//! let outcome = contest.run(None, &(), &AtomicBool::new(false))?;
//! assert_eq!(contest.row(&outcome).games, 60);
//! # Ok::<(), arena::ArenaError>(())
//! ```
//!
//! **Invariant:** nothing here prints, and no game is named: callers hand in a [`Progress`] to watch,
//! and the generic parameter says which game.

mod contender;
mod contest;
mod error;
mod interval;
mod ledger;
mod order;
mod play;
mod progress;
mod ratings;
pub mod report;
mod run;
mod simulation;
mod trial;

pub use contender::Contender;
pub use contest::{Match, Outcome};
pub use error::ArenaError;
pub use interval::{Interval, Mean, Round};
pub use play::{Effort, Finished, PlayError, play, played_seats};
pub use progress::Progress;
pub use ratings::{Rating, Ratings, Tournament};
pub use report::{Row, ScoreRow};
pub use run::MeanEffort;
pub use simulation::{SeatSummary, Simulation, Summary};
pub use trial::{Scores, Trial, Victories};

pub use bots::{Bot, Tuning};
