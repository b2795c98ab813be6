//! What can go wrong.

use bots::NotABot;
use table::{Refusal, SetupError};

/// Why there is no such batch, or why a step was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchError {
    /// No table can be set up this way.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such bot in this game.
    #[error(transparent)]
    Bot(#[from] NotABot),
    /// Something with a name has another one.
    #[error("`{found}` is not {what}: expected one of {expected}")]
    Unknown {
        /// What was to be named.
        what: &'static str,
        /// What was said.
        found: String,
        /// What could have been said.
        expected: String,
    },
    /// A batch of no games, or of more than can be counted.
    #[error("a batch of {0} games: expected 1 to {MAX_GAMES}")]
    Games(usize),
    /// A seat that the table does not have.
    #[error("there is no seat {seat}: the table has {seats}, counted from 0")]
    NoSuchSeat {
        /// The seat that was named.
        seat: usize,
        /// How many there are.
        seats: usize,
    },
    /// A seat that the game itself plays.
    #[error("seat {0} is played by the game itself: nobody else can")]
    Automaton(usize),
    /// Bots in every seat.
    #[error("bots play every seat: leave one out to play it yourself")]
    Nobody,
    /// An episode that should be a campaign, at a table that plays none.
    #[error("this table plays no campaign: choose a setup that begins one")]
    NoCampaign,
    /// No threads, or no more of them.
    #[error("games cannot be stepped by {threads} threads: {why}")]
    Threads {
        /// How many were asked for.
        threads: usize,
        /// What was wrong.
        why: String,
    },
    /// A list of another length than the batch has games.
    #[error("{found} {what} for {expected} games")]
    Length {
        /// What was listed.
        what: &'static str,
        /// How many there were.
        found: usize,
        /// How many games there are.
        expected: usize,
    },
    /// Memory of another size than the batch needs.
    #[error("the memory for {0} has another size than the batch needs")]
    Memory(&'static str),
    /// A code that is not among those that are legal.
    #[error(transparent)]
    Code(#[from] Box<WrongCode>),
}

/// A code that is not among those that are legal in its row.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("row {index}: {said} is not what seat {seat} may decide now, which is one of {legal}")]
pub struct WrongCode {
    /// The row.
    pub index: usize,
    /// The seat that is to act there, from 0.
    pub seat: usize,
    /// The code.
    pub code: i64,
    /// The code with the notation of its decision, if there is one.
    pub said: String,
    /// All that is legal.
    pub legal: String,
    /// The rule that forbids it, as far as the seat can know, if it is a decision at all.
    pub refusal: Option<Refusal>,
}

/// The most games of a batch: so that codes of all of them can be counted in 32 bits.
pub(crate) const MAX_GAMES: usize = 1 << 20;
