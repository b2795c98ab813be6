//! Players who are not of the house.

use std::fmt;
use std::sync::Arc;

use arena::Contender;
use bots::{Bot, NotABot, Player, Tuning};
use table::observe::Observed;
use table::{Coded, Dice, Guide, Seat, Worlds};

use crate::Shelvable;
use crate::coded::{CodedTable, Sitting};

/// Somebody who plays by codes and is not of the house.
pub trait Stranger: Send + Sync {
    /// What stands in files of results.
    fn name(&self) -> &str;

    /// What to do, by its code. The table is a world that the seat cannot tell from the true one. Nothing ends the match.
    fn decide(&self, seat: Seat, world: Box<dyn CodedTable>) -> Option<usize>;
}

/// Somebody who takes part in a match: a bot of the house or a stranger.
#[derive(Clone)]
pub enum Guest {
    /// Of the house.
    Bot(Bot),
    /// Not of the house.
    Stranger(Arc<dyn Stranger>),
}

impl fmt::Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Guest::Bot(bot) => bot.fmt(f),
            Guest::Stranger(stranger) => f.write_str(stranger.name()),
        }
    }
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Guest({self})")
    }
}

impl<G: Shelvable + Observed> Contender<G> for Guest {
    fn describe(&self, tuning: &Tuning) -> String {
        match self {
            Guest::Bot(bot) => bot.describe(tuning),
            Guest::Stranger(stranger) => format!("stranger:{}", stranger.name()),
        }
    }

    fn check(&self, tuning: &Tuning) -> Result<(), NotABot> {
        match self {
            Guest::Bot(bot) => bot.check(tuning),
            Guest::Stranger(_) => Ok(()),
        }
    }

    fn player(&self, setup: &G::Setup, tuning: &Tuning) -> Box<dyn Player<G>> {
        match self {
            Guest::Bot(bot) => bot.player(tuning),
            Guest::Stranger(stranger) => Box::new(Visitor::<G> { stranger: stranger.clone(), setup: setup.clone() }),
        }
    }
}

/// A stranger at a table of this game.
struct Visitor<G: Guide> {
    stranger: Arc<dyn Stranger>,
    setup: G::Setup,
}

impl<G: Shelvable + Observed> Player<G> for Visitor<G> {
    /// A stranger that does not decide, or decides what is not possible, chooses what is not there: the arena says so.
    fn choose_place(&mut self, worlds: &Worlds<'_, G>, legal: &[G::Action], dice: &mut Dice) -> usize {
        let mut own = dice.split();
        let world = worlds.imagine(&mut own);
        let table = Sitting::imagined_one(G::RULES, self.setup.clone(), world, own);
        let code = self.stranger.decide(worlds.seat(), Box::new(table));
        let place = code.and_then(|code| legal.iter().position(|action| action.encode() == code));
        place.unwrap_or(legal.len())
    }
}
