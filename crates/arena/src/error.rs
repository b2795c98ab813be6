//! What can go wrong in the arena.

use std::io;
use std::path::PathBuf;

use crate::play::PlayError;

/// Why a match, tournament or simulation ended early.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// A game could not be played.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// There is nobody to rotate, or one side has no seat.
    #[error("{taken} of {seats} seats for one side leave nobody for the other")]
    Sides {
        /// How many seats were asked for.
        taken: usize,
        /// How many there are to play.
        seats: usize,
    },
    /// Somebody should play alone where several play.
    #[error("{seats} seats of this table are played: nobody plays there alone")]
    NotAlone {
        /// How many seats are played.
        seats: usize,
    },
    /// There is no such bot in this game.
    #[error(transparent)]
    Bot(#[from] bots::NotABot),
    /// A tournament of fewer than two bots.
    #[error("a tournament needs at least two different bots")]
    TooFewBots,
    /// A simulation with the wrong number of bots.
    #[error("{given} bots were named for {seats} seats: name one for all or one for each")]
    Lineup {
        /// How many were named.
        given: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// A file could not be read or written.
    #[error("{path}: {source}", path = path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file holds the results of something else.
    #[error(
        "{path} holds another match: its {what} is {found}, not {expected}; choose another file or remove this one",
        path = path.display()
    )]
    AnotherMatch {
        /// The file.
        path: PathBuf,
        /// What differs.
        what: &'static str,
        /// What the file says.
        found: String,
        /// What this match is.
        expected: String,
    },
    /// A line of the file is not a result.
    #[error("{path}, line {line}: {source}", path = path.display())]
    Corrupt {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// Another process writes to the file.
    #[error("{path} is in use by another run", path = path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
}
