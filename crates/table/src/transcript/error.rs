//! What can be wrong with a transcript, and where.

use crate::game::{KnownRules, NotAnAction, Refusal, RulesVersion};
use crate::seat::Seat;
use crate::setup::SetupError;

/// Why a file is not a transcript, and the line on which that shows.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct RailError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    #[source]
    pub wrong: Wrong,
}

/// What is wrong with a line of a transcript.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// The bytes are not text.
    #[error("not UTF-8 text")]
    NotText,
    /// No line of a transcript is that long.
    #[error("the line is longer than {max} bytes")]
    TooLong {
        /// The longest that is read.
        max: usize,
    },
    /// The file stops before this line, or in its middle.
    #[error("the file is cut short: expected {expected}")]
    CutShort {
        /// What should have followed.
        expected: String,
    },
    /// The line says something else than it must.
    #[error("expected {expected}, found `{found}`")]
    Unexpected {
        /// What would have been right.
        expected: String,
        /// What stands there, shortened when it is long.
        found: String,
    },
    /// The transcript is of another game.
    #[error("this is a game of `{found}`, expected one of `{expected}`")]
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// The transcript was played by rules that are not known here.
    #[error("played by version {found} of the rules; known here: {known}")]
    OtherRules {
        /// The version it was played by.
        found: RulesVersion,
        /// Those that are known.
        known: KnownRules,
    },
    /// No table can be set up this way.
    #[error("the table cannot be set up: {0}")]
    Setup(#[source] SetupError),
    /// The number of seats and the setup do not fit together.
    #[error("expected a name for each of {expected} seats, found {found}")]
    Seats {
        /// How many the setup has.
        expected: usize,
        /// How many are named.
        found: usize,
    },
    /// A seat that the table does not have.
    #[error("the table has no seat {seat}: expected 1 to {seats}")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many there are.
        seats: usize,
    },
    /// The published commitment is not one to the seed that is shown.
    #[error("the commitment does not match the seed: expected {expected}")]
    Commitment {
        /// The commitment that the seed has.
        expected: crate::commitment::Commitment,
    },
    /// The decision is not in the game's notation.
    #[error("{0}")]
    Notation(#[source] NotAnAction),
    /// The decision is against the rules.
    #[error("seat {seat} may not play `{notation}`: {refusal}")]
    Illegal {
        /// Who would have decided.
        seat: Seat,
        /// What was to be played.
        notation: String,
        /// Why that is not possible.
        refusal: Refusal,
    },
    /// There are more decisions than the game can have.
    #[error("more decisions than the {bound} a game can have")]
    TooMany {
        /// The most that a game can have.
        bound: usize,
    },
    /// Something follows the end.
    #[error("expected nothing after the end, found `{found}`")]
    AfterTheEnd {
        /// What stands there, shortened when it is long.
        found: String,
    },
}

impl Wrong {
    /// `found` is not what was expected.
    pub(super) fn unexpected(expected: impl Into<String>, found: &str) -> Self {
        Wrong::Unexpected { expected: expected.into(), found: shortened(found) }
    }

    /// This is what is wrong on that line.
    pub(super) fn on(self, line: usize) -> RailError {
        RailError { line, wrong: self }
    }
}

/// Enough of a line to recognise it by.
pub(super) fn shortened(text: &str) -> String {
    const ENOUGH: usize = 80;
    match text.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
