//! A game from beginning to end: setup, seed and decisions, as text that people can read.
//!
//! ```text
//! railhead 1
//! game: colt-express
//! rules: 1
//! setup: players=2 expert=no
//! seats: Anna | bot:expert
//! commitment: 5f0c…
//! seed: 9a41…
//! salts: 1=abc
//! result: 1. 3250 | 2. 2100
//!
//! 1 play doc.move
//! 2 draw
//! end 2
//! ```
//!
//! Every game has exactly one text: whatever [`Transcript::parse`] accepts is written back byte for
//! byte. Lines end with a newline alone. After the header each line is one decision, a seat and the
//! game's notation; the last line counts them, so that a file cut short is noticed. The seed of an
//! unfinished table may be left out (`seed: sealed`): such a file shows its decisions, but nobody can
//! replay it.

use std::fmt;

use crate::commitment::{Commitment, SaltedSeed, Salts};
use crate::game::{Game, RulesVersion};
use crate::seat::Seat;
use crate::setup::Setup;
use crate::standing::Standing;

mod error;
mod header;
mod label;
mod lines;
mod parse;
mod replay;

pub use error::{RailError, Wrong};
pub use header::Header;
pub use label::{Label, NotALabel};
pub use lines::MAX_LINE;
pub use replay::{Replay, ReplayError, ReplayedStep};

/// The version of the file format.
pub const FORMAT: &str = "railhead 1";

/// What a transcript says about the chance in its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sealing {
    /// Everything: the game can be replayed.
    Open(SaltedSeed),
    /// Only what was published before the game.
    Closed {
        /// What the server committed itself to.
        commitment: Commitment,
        /// What the seats added.
        salts: Salts,
    },
}

impl Sealing {
    /// What the server committed itself to.
    pub fn commitment(&self) -> Commitment {
        match self {
            Sealing::Open(seed) => seed.commitment(),
            Sealing::Closed { commitment, .. } => *commitment,
        }
    }

    /// What the seats added.
    pub fn salts(&self) -> &Salts {
        match self {
            Sealing::Open(seed) => &seed.salts,
            Sealing::Closed { salts, .. } => salts,
        }
    }

    /// The same with the seed left out.
    #[must_use]
    pub fn closed(&self) -> Sealing {
        Sealing::Closed { commitment: self.commitment(), salts: self.salts().clone() }
    }
}

/// One seat's place and total, as a transcript states them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// 1 for the winner.
    pub place: u8,
    /// The score that decided.
    pub total: i32,
}

impl Placing {
    /// Every seat's placing, in the order of seats.
    pub fn all(standing: &Standing) -> Vec<Placing> {
        standing.results.iter().map(|result| Placing { place: result.place, total: result.total }).collect()
    }
}

/// `2. 1250`
impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}. {}", self.place, self.total)
    }
}

/// A whole game, or the part of it that has been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript<G: Game> {
    /// The version of the rules that it was played by.
    pub rules: RulesVersion,
    /// What the host chose.
    pub setup: G::Setup,
    /// Who sat where.
    pub labels: Vec<Label>,
    /// The seed, or what was published of it.
    pub sealing: Sealing,
    /// The result, once there is one.
    pub result: Option<Vec<Placing>>,
    /// The decisions in the order in which they were taken.
    pub moves: Vec<(Seat, G::Action)>,
}

impl<G: Game> Transcript<G> {
    /// The same with the seed left out, as an unfinished table may show it to those who may know its
    /// decisions.
    #[must_use]
    pub fn closed(&self) -> Self {
        Transcript { sealing: self.sealing.closed(), ..self.clone() }
    }
}

/// The text of a `.rail` file.
impl<G: Game> fmt::Display for Transcript<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FORMAT}")?;
        writeln!(f, "game: {}", G::NAME)?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "setup: {}", setup_text(&self.setup))?;
        writeln!(f, "seats: {}", joined(&self.labels))?;
        writeln!(f, "commitment: {}", self.sealing.commitment())?;
        match &self.sealing {
            Sealing::Open(seed) => writeln!(f, "seed: {}", seed.server_seed)?,
            Sealing::Closed { .. } => writeln!(f, "seed: sealed")?,
        }
        writeln!(f, "salts: {}", self.sealing.salts())?;
        match &self.result {
            Some(result) => writeln!(f, "result: {}", joined(result))?,
            None => writeln!(f, "result: unfinished")?,
        }
        writeln!(f)?;
        for (seat, action) in &self.moves {
            writeln!(f, "{seat} {action}")?;
        }
        writeln!(f, "end {}", self.moves.len())
    }
}

fn joined(items: &[impl fmt::Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | ")
}

/// Every option in the form's order: `players=2 expert=no`.
fn setup_text<S: Setup>(setup: &S) -> String {
    let values = setup.to_values();
    let chosen = S::schema().options.iter().filter_map(|option| Some((option.key, values.get(option.key)?)));
    chosen.map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ")
}
