//! Levels of play, by the same names in every game.

use std::fmt;
use std::str::FromStr;

use table::guide::{LEVELS, Skill};

use crate::plan::{Budget, Plan};

/// How well a bot plays, as people say it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// For a first game.
    Beginner,
    /// For those who know the rules.
    Easy,
    /// For those who have played a few times.
    Medium,
    /// For those who know the game well.
    Hard,
    /// As well as we can.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; LEVELS] = [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// Its name in files, flags and ids of words.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What was read is not a level.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a level: expected beginner, easy, medium, hard or expert")]
pub struct NotALevel(pub String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or_else(|| NotALevel(text.to_owned()))
    }
}

/// What a level takes away from a search: it thinks more briefly, so that it looks less far ahead, and
/// does not always take what it likes best. Its errors stay plausible, because what it takes instead is
/// what it likes nearly as much.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How many iterations it thinks.
    pub iterations: u32,
    /// How loosely it follows its preference; see [`Plan::temperature`].
    pub temperature: f32,
}

impl Manner {
    /// `plan` in this manner.
    #[must_use]
    pub fn apply(self, plan: Plan) -> Plan {
        let mut plan = plan;
        plan.budget = Budget { iterations: self.iterations, ..plan.budget };
        plan.temperature = self.temperature;
        plan
    }
}

/// A manner for each level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LevelTable([Manner; LEVELS]);

const BEGINNER: Manner = Manner { iterations: 12, temperature: 1.2 };
const EASY: Manner = Manner { iterations: 40, temperature: 0.7 };
const MEDIUM: Manner = Manner { iterations: 100, temperature: 0.5 };
const HARD: Manner = Manner { iterations: 300, temperature: 0.3 };
const EXPERT: Manner = Manner { iterations: 3_000, temperature: 0.0 };

/// An expert thinks longer where a plan for two is all there is to find.
const EXPERT_FOR_TWO: Manner = Manner { iterations: 4_000, ..EXPERT };

impl LevelTable {
    /// The table for games that have none of their own.
    pub const fn for_players(players: usize) -> Self {
        let expert = if players <= 2 { EXPERT_FOR_TWO } else { EXPERT };
        LevelTable([BEGINNER, EASY, MEDIUM, HARD, expert])
    }

    /// The same with another manner for one level.
    #[must_use]
    pub const fn with(mut self, level: Level, manner: Manner) -> Self {
        self.0[level as usize] = manner;
        self
    }

    /// The table of a game that has one of its own, the weakest level first.
    pub fn of(skills: [Skill; LEVELS]) -> Self {
        LevelTable(skills.map(|Skill { iterations, temperature }| Manner { iterations, temperature }))
    }

    /// How a level plays.
    pub const fn manner(&self, level: Level) -> Manner {
        self.0[level as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_and_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for bad in ["", "Hard", "hard ", "impossible"] {
            assert_eq!(bad.parse::<Level>(), Err(NotALevel(bad.to_owned())));
        }
    }

    #[test]
    fn higher_levels_think_longer_and_err_less() {
        for players in 1..=table::MAX_SEATS {
            let table = LevelTable::for_players(players);
            for pair in Level::ALL.windows(2) {
                let (lower, higher) = (table.manner(pair[0]), table.manner(pair[1]));
                assert!(lower.iterations < higher.iterations, "{pair:?}");
                assert!(lower.temperature > higher.temperature, "{pair:?}");
            }
            let expert = table.manner(Level::Expert);
            assert!((2_000..=4_000).contains(&expert.iterations));
            assert_eq!(expert.temperature, 0.0);
        }
    }

    #[test]
    fn a_game_may_have_levels_of_its_own() {
        let skill = |iterations, temperature| Skill { iterations, temperature };
        let table = LevelTable::of([skill(1, 5.0), skill(2, 4.0), skill(3, 3.0), skill(4, 2.0), skill(5, 0.0)]);
        assert_eq!(table.manner(Level::Beginner), Manner { iterations: 1, temperature: 5.0 });
        assert_eq!(table.manner(Level::Expert), Manner { iterations: 5, temperature: 0.0 });
    }

    #[test]
    fn a_game_may_have_a_manner_of_its_own() {
        let slow = Manner { iterations: 2_500, temperature: 0.3 };
        let table = LevelTable::for_players(4).with(Level::Expert, slow);
        assert_eq!(table.manner(Level::Expert), slow);
        assert_eq!(table.manner(Level::Hard), LevelTable::for_players(4).manner(Level::Hard));
        let plan = slow.apply(Plan::new(10));
        assert_eq!((plan.budget.iterations, plan.temperature), (2_500, 0.3));
    }
}
