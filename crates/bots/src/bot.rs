//! Bots as text.

use std::fmt;
use std::str::FromStr;

use table::Guide;

use crate::greedy::Greedy;
use crate::haste::Haste;
use crate::knob::{Knob, NotAKnob};
use crate::levels::{Level, LevelTable};
use crate::plan::{Budget, Plan};
use crate::player::{Player, Random};
use crate::search::Search;

/// A bot as people name it: `random`, `greedy`, `mcts:4000`, `mcts:4000,trees=all`, `hard` or
/// `level:hard`.
#[derive(Clone, PartialEq, Debug)]
pub enum Bot {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
    /// [`Search`], by the game's plan but for what is named here.
    Search {
        /// How many iterations.
        iterations: u32,
        /// What else differs from the game's plan.
        knobs: Vec<Knob>,
    },
    /// A level.
    Level(Level),
}

/// How a game wants to be searched, and how its levels play, at one number of players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How a search goes about it, whatever its budget.
    pub plan: Plan,
    /// What the levels are.
    pub levels: LevelTable,
    /// What its bots can lean towards.
    pub leans: &'static [&'static str],
}

impl Tuning {
    /// The tuning of games that have none of their own.
    pub fn for_players(players: usize) -> Self {
        Tuning { plan: Plan::default(), levels: LevelTable::for_players(players), leans: &[] }
    }

    /// The tuning of a game at a table with so many seats.
    pub fn of<G: Guide>(seats: usize) -> Self {
        let Tuning { mut plan, levels, .. } = Tuning::for_players(seats);
        plan.rollout.horizon = Some(G::FORESIGHT);
        Tuning { plan, levels: G::LEVELS.map_or(levels, LevelTable::of), leans: G::LEANS }
    }
}

impl Bot {
    /// A search of this many iterations by the game's plan.
    pub fn search(iterations: u32) -> Self {
        Bot::Search { iterations, knobs: Vec::new() }
    }

    /// How this bot searches, if it does.
    pub fn plan(&self, tuning: &Tuning) -> Option<Plan> {
        match self {
            Bot::Random | Bot::Greedy => None,
            Bot::Search { iterations, knobs } => {
                let mut plan = tuning.plan;
                plan.budget = Budget { iterations: *iterations, ..plan.budget };
                knobs.iter().for_each(|knob| knob.turn(&mut plan));
                Some(plan)
            }
            Bot::Level(level) => Some(tuning.levels.manner(*level).apply(tuning.plan)),
        }
    }

    /// Whether there is such a bot in a game: one can only lean towards what the game knows. Elsewhere a bot plays as if it
    /// did not lean.
    pub fn check(&self, tuning: &Tuning) -> Result<(), NotABot> {
        match self.plan(tuning).and_then(|plan| plan.lean) {
            Some(lean) if !tuning.leans.contains(&lean.name.as_str()) => {
                Err(NotABot::Lean(lean.name.as_str().to_owned(), tuning.leans.join(", ")))
            }
            _ => Ok(()),
        }
    }

    /// Somebody who plays like this.
    pub fn player<G: Guide>(&self, tuning: &Tuning) -> Box<dyn Player<G>> {
        self.hurried_player(tuning, Haste::default())
    }

    /// Somebody who plays like this, and can be hurried.
    pub fn hurried_player<G: Guide>(&self, tuning: &Tuning, haste: Haste) -> Box<dyn Player<G>> {
        match self.plan(tuning) {
            Some(plan) => Box::new(Search::new(plan).hurried_by(haste)),
            None if *self == Bot::Greedy => Box::new(Greedy::default()),
            None => Box::new(Random),
        }
    }

    /// Every setting in full: bots with the same description play the same.
    pub fn describe(&self, tuning: &Tuning) -> String {
        self.plan(tuning).map_or_else(|| self.to_string(), |plan| plan.to_string())
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => f.write_str("random"),
            Bot::Greedy => f.write_str("greedy"),
            Bot::Search { iterations, knobs } => {
                write!(f, "mcts:{iterations}")?;
                knobs.iter().try_for_each(|knob| write!(f, ",{knob}"))
            }
            Bot::Level(level) => write!(f, "{level}"),
        }
    }
}

/// What was read names no bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotABot {
    /// There is no such bot.
    #[error(
        "`{0}` is not a bot: expected random, greedy, mcts:ITERATIONS, or a level \
         (beginner, easy, medium, hard, expert)"
    )]
    Unknown(String),
    /// A search needs at least one iteration.
    #[error("`{0}` is not a number of iterations: expected a whole number from 1")]
    Iterations(String),
    /// A game does not know this lean, but these.
    #[error("nobody can lean towards `{0}` here: expected one of [{1}]")]
    Lean(String, String),
    /// A setting of a search is wrong.
    #[error(transparent)]
    Knob(#[from] NotAKnob),
}

impl FromStr for Bot {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Self, NotABot> {
        match text {
            "random" => return Ok(Bot::Random),
            "greedy" => return Ok(Bot::Greedy),
            _ => {}
        }
        if let Some(search) = text.strip_prefix("mcts:") {
            return read_search(search);
        }
        let level = text.strip_prefix("level:").unwrap_or(text);
        level.parse().map(Bot::Level).map_err(|_| NotABot::Unknown(text.to_owned()))
    }
}

fn read_search(text: &str) -> Result<Bot, NotABot> {
    let mut parts = text.split(',');
    let count = parts.next().unwrap_or_default();
    let iterations = count.parse().ok().filter(|&count| count > 0);
    let iterations = iterations.ok_or_else(|| NotABot::Iterations(count.to_owned()))?;
    let knobs = parts.map(Knob::from_str).collect::<Result<_, _>>()?;
    Ok(Bot::Search { iterations, knobs })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_read_and_written() {
        for text in ["random", "greedy", "mcts:4000", "mcts:10,trees=all,horizon=40", "hard", "beginner"] {
            assert_eq!(text.parse::<Bot>().map(|bot| bot.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("level:hard".parse(), Ok(Bot::Level(Level::Hard)));
    }

    #[test]
    fn what_is_no_bot_is_refused_in_words() {
        let message = |text: &str| text.parse::<Bot>().unwrap_err().to_string();
        assert!(message("smart").starts_with("`smart` is not a bot: expected random"));
        assert!(message("level:").starts_with("`level:` is not a bot"));
        assert!(message("mcts").starts_with("`mcts` is not a bot"));
        for bad in ["", "0", "-1", "many"] {
            assert_eq!(
                message(&format!("mcts:{bad}")),
                format!("`{bad}` is not a number of iterations: expected a whole number from 1")
            );
        }
        assert!(message("mcts:10,depth=3").starts_with("`depth=3` is not a setting of a search"));
    }

    #[test]
    fn a_lean_must_be_known_to_the_game() {
        let tuning = Tuning { leans: &["whistles"], ..Tuning::for_players(2) };
        let check = |text: &str| text.parse::<Bot>().unwrap().check(&tuning).map_err(|error| error.to_string());
        assert_eq!(check("mcts:10,lean=whistles/1"), Ok(()));
        assert_eq!(check("hard"), Ok(()));
        let unknown = "nobody can lean towards `horses` here: expected one of [whistles]";
        assert_eq!(check("mcts:10,lean=horses/1"), Err(unknown.to_owned()));
    }

    #[test]
    fn a_description_says_everything_that_differs() {
        let tuning = Tuning::for_players(4);
        let describe = |text: &str| text.parse::<Bot>().unwrap().describe(&tuning);
        assert_eq!(describe("random"), "random");
        assert_ne!(describe("hard"), describe("expert"));
        assert_ne!(describe("mcts:100"), describe("mcts:100,horizon=40"));
        assert_eq!(describe("mcts:100"), describe("mcts:100,horizon=0"));
    }
}
