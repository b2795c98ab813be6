//! The player's board: discs, auxiliary actions, slots for workers. Effects `[R]`, places and corners `[P]`

use std::fmt;

use serde::Serialize;
use table::{Indexed, named, set};

use super::tiles::Worker;
use crate::effect::Effect;

named! {
    /// A kind of disc on the player's board. Discs of a kind are equivalent (GWT-DISC-06).
    Disc {
        /// The second use of auxiliary action 1.
        Aux1 = "aux1",
        /// The second use of auxiliary action 2.
        Aux2 = "aux2",
        /// A use of auxiliary action 3.
        Aux3 = "aux3",
        /// A use of auxiliary action 4.
        Aux4 = "aux4",
        /// A use of auxiliary action 5.
        Aux5 = "aux5",
        /// A limit of 4 certificates.
        Cert4 = "cert4",
        /// A limit of 6 certificates.
        Cert6 = "cert6",
        /// Steps, and $3 at once.
        Step1 = "step1",
        /// Steps, and 3 points at the end.
        Step2 = "step2",
        /// A larger hand, for $5.
        Hand = "hand",
    }
}

/// Discs on a player's board at the start (GWT-SETUP-16).
pub const DISCS: u8 = 14;

/// What the second step disc is worth at the end (GWT-SCORE-10).
pub const STEP2_POINTS: i32 = 3;

set! {
    /// A set of kinds of discs.
    pub DiscKinds of Disc in u16
}

impl Disc {
    /// How many there are of this kind.
    pub const fn count(self) -> u8 {
        match self {
            Disc::Aux3 | Disc::Aux4 | Disc::Aux5 | Disc::Hand => 2,
            _ => 1,
        }
    }

    /// Whether its place has dark corners (GWT-DISC-01).
    #[inline]
    pub const fn is_dark(self) -> bool {
        matches!(self, Disc::Cert6 | Disc::Step1 | Disc::Step2 | Disc::Hand)
    }

    /// What must be paid to take it (GWT-DISC-04).
    #[inline]
    pub const fn price(self) -> u16 {
        match self {
            Disc::Hand => 5,
            _ => 0,
        }
    }

    /// What taking it brings at once (GWT-DISC-03).
    #[inline]
    pub const fn gain(self) -> u16 {
        match self {
            Disc::Step1 => 3,
            _ => 0,
        }
    }
}

/// The spaces of the certificate track. `[R]`
pub const CERTIFICATES: [u8; 6] = [0, 1, 2, 3, 4, 6];

/// A row of auxiliary actions, from 0 (GWT-AUX-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Row(pub u8);

/// Rows of auxiliary actions.
pub const ROWS: usize = 5;

impl Row {
    /// All of them.
    pub const ALL: [Row; ROWS] = [Row(0), Row(1), Row(2), Row(3), Row(4)];

    /// The disc that opens it, or opens it further.
    pub const fn disc(self) -> Disc {
        Disc::ALL[self.0 as usize]
    }
}

/// Read and written from 1.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Indexed for Row {
    const COUNT: usize = ROWS;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Option<Row> {
        Row::ALL.get(index).copied()
    }
}

/// Workers that fit into a row of the player's board, the printed one included (GWT-HIRE-05).
pub const MAX_WORKERS: u8 = 6;

/// Points of each worker in the last two columns (GWT-HIRE-07).
pub const WORKER_POINTS: i32 = 4;

/// What covering a slot gives, for the worker that is now the `count`-th of its row (GWT-HIRE-06). `[P]`, partly `[R]`
pub const fn slot(worker: Worker, count: u8) -> Option<Effect> {
    match (worker, count) {
        (Worker::Cowboy, 4) => Some(Effect::HazardFree),
        (Worker::Cowboy, 6) => Some(Effect::Bandit),
        (Worker::Craftsman, 4 | 6) => Some(Effect::BuildCheaply),
        (Worker::Engineer, 2) => Some(Effect::CriolloForCertificate),
        (Worker::Engineer, 3) => Some(Effect::CriolloFor2),
        (Worker::Engineer, 4) => Some(Effect::HireLess2),
        (Worker::Engineer, 5) => Some(Effect::CriolloFor2Certificates),
        (Worker::Engineer, 6) => Some(Effect::CriolloFor4),
        _ => None,
    }
}
