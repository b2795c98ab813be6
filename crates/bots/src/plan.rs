//! How a search goes about it.

use std::num::NonZeroUsize;
use std::time::Duration;

/// Everything that can be chosen about a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How long it thinks.
    pub budget: Budget,
    /// Whose statistics are kept together.
    pub trees: Trees,
    /// Which option is tried next.
    pub selection: Selection,
    /// How a game is played on beyond the tree.
    pub rollout: Rollout,
    /// How sharply the most tried option is preferred in the end: options are drawn in proportion to
    /// `tries ^ (1 / temperature)`; at 0 the most tried one is taken.
    pub temperature: f32,
    /// What it seeks beyond winning.
    pub lean: Option<Lean>,
    /// The most nodes a tree grows to; after that it is only walked.
    pub max_nodes: usize,
}

/// What a search seeks beyond winning: one of [`table::Guide::LEANS`], by name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lean {
    /// Which.
    pub name: LeanName,
    /// What one of what is sought is worth, in chances of winning; less than 0 for what is shunned.
    pub strength: f32,
}

/// The name of a lean: at most 15 letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeanName {
    letters: [u8; 15],
    count: u8,
}

impl LeanName {
    /// A name of letters and hyphens that is not too long.
    pub fn new(name: &str) -> Option<Self> {
        let mut letters = [0; 15];
        let fits = (1..=letters.len()).contains(&name.len());
        if !fits || !name.bytes().all(|letter| letter.is_ascii_lowercase() || letter == b'-') {
            return None;
        }
        letters[..name.len()].copy_from_slice(name.as_bytes());
        Some(LeanName { letters, count: name.len() as u8 })
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.letters[..usize::from(self.count)]).unwrap_or_default()
    }
}

/// How long a search thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many iterations, over all threads.
    pub iterations: u32,
    /// When to stop in any case, by the wall clock. A search that is cut short by it cannot be repeated
    /// exactly.
    pub time: Option<Duration>,
    /// How many threads grow trees of their own, whose roots are added up. Every number of threads is
    /// repeatable, but each thinks differently.
    pub threads: NonZeroUsize,
}

/// Whose statistics are kept together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trees {
    /// One tree for all seats, by the actions played (SO-ISMCTS). Cheap and quick to learn, but it lets
    /// seats answer what they have not seen.
    Shared,
    /// One tree a seat, by that seat's actions and by what it is told of the rest (MO-ISMCTS).
    PerSeat(Noticed),
}

/// How much of what a seat is told tells its positions apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noticed {
    /// Nothing: a plan is a sequence of own actions, and what others do meanwhile is averaged over. Long
    /// plans are learnt quickly, but no answers to what others will do.
    Nothing,
    /// What it is told first of each action of another seat: the action itself, as far as it can be
    /// seen. What follows from it, chance included, is averaged over.
    First,
    /// All it is told, its own luck included.
    All,
}

/// Which option is tried next. Every seat seeks its own reward, and an option is compared over the
/// worlds in which it was there to choose.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Selection {
    /// Upper confidence bounds: each option once, then by value and by how rarely it was tried.
    Ucb {
        /// The weight of what was rarely tried.
        exploration: f32,
    },
    /// The guide's promise says where to look first, and fades as tries add up.
    Puct {
        /// The weight of promise and of what was rarely tried.
        exploration: f32,
        /// How much worse than its tried neighbours an untried option is taken to be.
        caution: f32,
    },
}

/// How a game is played on beyond the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rollout {
    /// Who plays.
    pub policy: Policy,
    /// After how many decisions the guide judges the position, as soon as it is settled (see
    /// [`table::Guide::settled`]); at the end of the game if none is given.
    pub horizon: Option<u32>,
}

/// Who plays beyond the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Every legal action is equally likely.
    Uniform,
    /// The guide's quick choice.
    Quick,
}

impl Budget {
    /// This many iterations on one thread, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Budget { iterations, time: None, threads: NonZeroUsize::MIN }
    }
}

impl Plan {
    /// A search of this many iterations with the usual settings: those that won most in matches of equal
    /// iterations. Own plans beat trees with everybody's actions in them, which never get beyond a
    /// player's next decision; a judgement at the next settled position beats games played out, which
    /// say little and take long; and little exploration is enough, because such judgements are steady.
    pub const fn new(iterations: u32) -> Self {
        Plan {
            budget: Budget::iterations(iterations),
            trees: Trees::PerSeat(Noticed::Nothing),
            selection: Selection::Puct { exploration: 0.3, caution: 0.1 },
            rollout: Rollout { policy: Policy::Quick, horizon: Some(0) },
            temperature: 0.0,
            lean: None,
            max_nodes: 1 << 20,
        }
    }
}

impl Default for Plan {
    fn default() -> Self {
        Plan::new(1_000)
    }
}
