//! The laws that every game keeps, as one suite that any [`Game`] can be put through.
//!
//! ```
//! use table::Setup;
//! use proving::toy::{Toy, ToySetup};
//!
//! proving::laws::check::<Toy>(&ToySetup::standard(), 20, 1);
//! ```
//!
//! Random games are played. What is cheap is checked after every decision, the rest at a few random
//! moments of each game (see [`Thoroughness`]). Everything follows from the seed: game `n` of a run
//! with seed `s` is the first game of a run with seed `s + n`, so that an offence can be looked at
//! alone.

use std::fmt;

use crate::effort::Effort;
use table::game::Game;
use table::observe::Observed;

mod barriers;
mod books;
mod codes;
mod eyes;
mod frequency;
mod legality;
mod legible;
mod mutation;
mod observation;
mod rehearsals;
mod replay;
mod simultaneous;
mod stillness;
mod told;
mod walk;

pub use codes::notation;
pub use mutation::{mutations, survives_mutation, survives_scrawling};

/// One of the laws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Law {
    /// Replaying a transcript gives the same states and the same views.
    Replay = 1,
    /// Notation and codes round-trip.
    Notation = 2,
    /// Whoever is to act can; what is legal plays; anything else is refused with a reason.
    Legality = 3,
    /// Every game ends within its bound.
    Bound = 4,
    /// No eyes see too much, none forget.
    Eyes = 5,
    /// Nothing is lost.
    Census = 6,
    /// A finished game ranks every seat.
    Standing = 7,
    /// An action that used dice or taught somebody something hidden is a barrier.
    Barriers = 8,
    /// Quiet actions of different seats commute.
    Simultaneous = 9,
    /// Trying decisions out tells a seat nothing that it does not know. (Law 10 is about drawings: see the checks there.)
    DryRuns = 11,
    /// Observations show all that matters for a decision, and nothing that is not known: see [`observations`].
    Observation = 12,
}

impl Law {
    const fn title(self) -> &'static str {
        match self {
            Law::Replay => "replaying gives the same states and views",
            Law::Notation => "notation and codes round-trip",
            Law::Legality => "legal actions play, others are refused with a reason",
            Law::Bound => "every game ends within its bound",
            Law::Eyes => "no eyes see too much, none forget",
            Law::Census => "nothing is lost",
            Law::Standing => "a finished game ranks every seat",
            Law::Barriers => "dice and revelations are barriers, anything else can be taken back",
            Law::Simultaneous => "quiet actions of different seats commute",
            Law::DryRuns => "trying decisions out tells nothing that is not known",
            Law::Observation => "observations show all that matters, and nothing else",
        }
    }
}

/// `law 6 (nothing is lost)`
impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} ({})", *self as u8, self.title())
    }
}

/// A law that a game broke, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{law} is broken in the game of seed {seed}, after {decisions} decisions: {detail}")]
pub struct Offence {
    /// Which law.
    pub law: Law,
    /// The seed of the game: a run of one game with this seed shows the offence again, unless it is
    /// one of frequencies or of an imagination that stands still.
    pub seed: u64,
    /// How many decisions had been taken.
    pub decisions: usize,
    /// What was found.
    pub detail: String,
}

/// How much to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thoroughness {
    /// Random moments in each game at which the expensive laws are checked.
    pub moments: usize,
    /// Worlds that each seat imagines at such a moment.
    pub worlds: usize,
    /// Random actions of a seat that are tried for barriers at such a moment.
    pub actions: usize,
    /// Random codes that are tried to be played at such a moment.
    pub codes: usize,
    /// Deals over which the frequencies of what is hidden are compared.
    pub deals: u32,
}

impl Default for Thoroughness {
    fn default() -> Self {
        Thoroughness { moments: 3, worlds: 2, actions: 3, codes: 16, deals: 2000 }
    }
}

/// Puts `games` random games of this setup through all laws; more or fewer as [`Effort`] asks for.
///
/// # Panics
/// With the first offence: which law, which seed, which decision, and what was found.
#[track_caller]
pub fn check<G: Game>(setup: &G::Setup, games: u32, seed: u64) {
    check_with::<G>(setup, games, seed, Thoroughness::default());
}

/// As [`check`], as thoroughly as wanted.
///
/// # Panics
/// With the first offence.
#[track_caller]
pub fn check_with<G: Game>(setup: &G::Setup, games: u32, seed: u64, thoroughness: Thoroughness) {
    let games = Effort::wanted().of(games);
    if let Some(offence) = find_offence_with::<G>(setup, games, seed, thoroughness) {
        panic!("{}: {offence}\nsetup: {setup:?}", G::NAME);
    }
}

/// The first offence in `games` random games of this setup, if there is one.
pub fn find_offence<G: Game>(setup: &G::Setup, games: u32, seed: u64) -> Option<Offence> {
    find_offence_with::<G>(setup, games, seed, Thoroughness::default())
}

/// As [`find_offence`], as thoroughly as wanted.
pub fn find_offence_with<G: Game>(
    setup: &G::Setup,
    games: u32,
    seed: u64,
    thoroughness: Thoroughness,
) -> Option<Offence> {
    let whole_space = codes::whole_space::<G::Action>().map_err(|broken| broken.at(seed, 0));
    let mut stillness = stillness::Stillness::default();
    let walked = whole_space.and_then(|()| {
        let mut numbers = (0..games).map(|game| seed.wrapping_add(game.into()));
        numbers.try_for_each(|number| walk::examine::<G>(setup, number, thoroughness, &mut stillness))
    });
    let dealt = walked
        .and_then(|()| frequency::deals::<G>(setup, thoroughness.deals, seed).map_err(|broken| broken.at(seed, 0)));
    dealt.err().or_else(|| stillness.offence())
}

/// Puts `games` random games of each of these setups through law 12; more or fewer as [`Effort`] asks for.
///
/// What is compared lies close together: all moments of a game, what each of several decisions leads to, worlds that others
/// imagine, and all deals of all setups. Two of them that are observed alike must look alike, in all that a decision can
/// depend on, and offer the same decisions. And whatever a view says must be told by some part of the observation.
///
/// # Panics
/// With the first offence.
#[track_caller]
pub fn observations<G: Observed>(setups: impl IntoIterator<Item = G::Setup>, games: u32, seed: u64) {
    let games = Effort::wanted().of(games);
    let mut looking = observation::Looking::<G>::default();
    for setup in setups {
        if let Err(offence) = looking.at_games(&setup, games, seed) {
            panic!("{}: {offence}\nsetup: {setup:?}", G::NAME);
        }
    }
    if let Err(broken) = looking.read() {
        panic!("{}: {}", G::NAME, broken.at(seed, 0));
    }
}

/// A law that does not hold, before it is known where.
struct Broken {
    law: Law,
    detail: String,
}

impl Broken {
    fn at(self, seed: u64, decisions: usize) -> Offence {
        Offence { law: self.law, seed, decisions, detail: self.detail }
    }
}

type Verdict = Result<(), Broken>;

impl Law {
    /// Keeps the law if `kept`; otherwise `detail` says what was found.
    fn demands(self, kept: bool, detail: impl FnOnce() -> String) -> Verdict {
        if kept { Ok(()) } else { Err(Broken { law: self, detail: detail() }) }
    }
}

#[cfg(test)]
mod tests;
