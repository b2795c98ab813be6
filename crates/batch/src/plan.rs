//! How a batch is played.

use std::fmt;
use std::str::FromStr;

use bots::Bot;
use table::{Seat, Seed};

use crate::error::BatchError;
use crate::rewards::Rewards;

/// How a batch is played, whatever its game.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many games there are at once.
    pub games: usize,
    /// All chance follows from it.
    pub seed: Seed,
    /// Who decides in which seat.
    pub seating: Seating,
    /// What a finished episode brings.
    pub rewards: Rewards,
    /// When a finished game begins anew.
    pub autoreset: Autoreset,
    /// How much play an episode is.
    pub episode: Episode,
    /// After so many decisions an episode is cut off.
    pub limit: Option<u32>,
    /// How many threads step games.
    pub threads: usize,
}

impl Plan {
    /// Games in which every seat is played from outside, on one thread.
    #[must_use]
    pub fn new(games: usize, seed: Seed) -> Self {
        Plan {
            games,
            seed,
            seating: Seating::Open,
            rewards: Rewards::Win,
            autoreset: Autoreset::SameStep,
            episode: Episode::Game,
            limit: None,
            threads: 1,
        }
    }
}

/// Who decides in which seat. Automata are never asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Seating {
    /// Whoever steps the batch, in all seats.
    Open,
    /// Whoever steps the batch, but for seats where a bot sits; seats beyond the list have none.
    Beside(Vec<Option<Bot>>),
    /// Whoever steps the batch has one seat, and this bot all the others.
    Against {
        /// Which seat.
        learner: Learner,
        /// Who plays the others.
        rivals: Bot,
    },
}

/// Which one seat is played from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Learner {
    /// Always this one.
    Seat(Seat),
    /// Another one in every episode; neighbouring games begin with neighbouring seats.
    Rotating,
}

/// When a finished game begins anew, by the conventions of Gymnasium.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// In the step that ended it: the row is already that of the new game.
    SameStep,
    /// In the step after: what is decided there is ignored.
    NextStep,
    /// When [`crate::Batched::reset`] is called: until then the row stays as it is.
    Disabled,
}

impl Autoreset {
    /// All of them.
    pub const ALL: [Autoreset; 3] = [Autoreset::SameStep, Autoreset::NextStep, Autoreset::Disabled];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Autoreset::SameStep => "same_step",
            Autoreset::NextStep => "next_step",
            Autoreset::Disabled => "disabled",
        }
    }
}

/// How much play an episode is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Episode {
    /// One game.
    Game,
    /// All games of a campaign, everybody present. It brings nothing before its end, and then what its own standing says.
    Campaign,
}

impl Episode {
    /// All of them.
    pub const ALL: [Episode; 2] = [Episode::Game, Episode::Campaign];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Episode::Game => "game",
            Episode::Campaign => "campaign",
        }
    }
}

/// What has a name is read and written by it.
macro_rules! by_name {
    ($($type:ident: $what:literal),*) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $type {
            type Err = BatchError;

            fn from_str(text: &str) -> Result<Self, BatchError> {
                let names = || $type::ALL.map($type::name).join(", ");
                $type::ALL.into_iter().find(|it| it.name() == text).ok_or_else(|| BatchError::Unknown {
                    what: $what,
                    found: text.chars().take(60).collect(),
                    expected: names(),
                })
            }
        }
    )*};
}

by_name!(Autoreset: "a way to begin anew", Episode: "an episode", Rewards: "a kind of rewards");
