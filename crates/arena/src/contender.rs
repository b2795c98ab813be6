//! Who takes part.

use std::fmt::Display;

use bots::{Bot, NotABot, Player, Tuning};
use table::Guide;

/// Somebody who takes part in a match, by the name that is printed.
pub trait Contender<G: Guide>: Clone + Display + Send + Sync {
    /// Everything that matters for how it plays: those with the same description are taken for the same in files of results.
    fn describe(&self, tuning: &Tuning) -> String;

    /// Whether there is such a player in this game.
    fn check(&self, tuning: &Tuning) -> Result<(), NotABot>;

    /// Somebody who plays like this at such a table.
    fn player(&self, setup: &G::Setup, tuning: &Tuning) -> Box<dyn Player<G>>;
}

impl<G: Guide> Contender<G> for Bot {
    fn describe(&self, tuning: &Tuning) -> String {
        Bot::describe(self, tuning)
    }

    fn check(&self, tuning: &Tuning) -> Result<(), NotABot> {
        Bot::check(self, tuning)
    }

    fn player(&self, _: &G::Setup, tuning: &Tuning) -> Box<dyn Player<G>> {
        Bot::player(self, tuning)
    }
}
