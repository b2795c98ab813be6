//! Runs of many games: what is asked for, and what can go wrong.

use arena::ArenaError;
use bots::Bot;
use proving::bench::{Measured, Measures};
use proving::playthrough::PlaythroughError;
use table::SetupError;
use table::setup::Values;

/// Many games of given bots in given seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    /// What the host chose.
    pub setup: Values,
    /// Who plays: one for all seats, or one for each.
    pub bots: Vec<Bot>,
    /// How many games.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
}

/// One bot in every seat in turn against another in the rest.
#[derive(Clone, PartialEq, Debug)]
pub struct Contest {
    /// What the host chose.
    pub setup: Values,
    /// Whose match it is.
    pub bot: Bot,
    /// Who plays in the other seats.
    pub against: Bot,
    /// How many games at least: every bot sits in every seat equally often.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
}

/// One bot where nobody else decides.
#[derive(Clone, PartialEq, Debug)]
pub struct Solo {
    /// What the host chose.
    pub setup: Values,
    /// Who plays.
    pub bot: Bot,
    /// How many games.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
}

/// Several bots, every two of which meet.
#[derive(Clone, PartialEq, Debug)]
pub struct League {
    /// What the host chose.
    pub setup: Values,
    /// Who takes part.
    pub bots: Vec<Bot>,
    /// How many games a match.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
}

/// How fast a game is.
#[derive(Clone, PartialEq, Debug)]
pub struct Speed {
    /// The game.
    pub game: &'static str,
    /// How many seats the table has.
    pub players: usize,
    /// Games, decisions, copies of a state and imagined worlds.
    pub measures: Measures,
    /// Iterations of a tree search, each with a game played to its end.
    pub iterations: Measured,
}

/// Why a run did not come to its end.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// No table can be set up this way.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Something went wrong in the arena.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// There is no playthrough.
    #[error(transparent)]
    Playthrough(#[from] PlaythroughError),
}
