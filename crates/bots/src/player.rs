//! What a bot is, and the simplest one.

use table::{Dice, Game, Worlds};

/// Somebody who decides for one seat, knowing only what that seat knows.
///
/// All chance comes from `dice`: with equal dice, and unless a wall clock limits it, a player makes
/// equal choices.
pub trait Player<G: Game>: Send {
    /// What to do now, by its place in `legal`: all that the seat may do, as [`Worlds::legal`] lists it, and never empty.
    fn choose_place(&mut self, worlds: &Worlds<'_, G>, legal: &[G::Action], dice: &mut Dice) -> usize;

    /// What to do now, among what is legal.
    ///
    /// # Panics
    /// If the seat has nothing to decide.
    fn choose(&mut self, worlds: &Worlds<'_, G>, dice: &mut Dice) -> G::Action {
        let legal = legal(worlds);
        legal[self.choose_place(worlds, &legal, dice)]
    }

    /// Whether to interject now, and how. Asked only where the seat may, and is not waited for. Where the game's guide
    /// says that interjecting can wait ([`table::Guide::INTERJECTS`]), nobody does.
    fn interject(&mut self, worlds: &Worlds<'_, G>, dice: &mut Dice) -> Option<G::Action> {
        let _ = (worlds, dice);
        None
    }

    /// Whether it thinks at all. Measuring how long takes longer than what those do who do not.
    fn thinks(&self) -> bool {
        true
    }
}

impl<G: Game> Player<G> for Box<dyn Player<G>> {
    fn choose_place(&mut self, worlds: &Worlds<'_, G>, legal: &[G::Action], dice: &mut Dice) -> usize {
        (**self).choose_place(worlds, legal, dice)
    }

    fn interject(&mut self, worlds: &Worlds<'_, G>, dice: &mut Dice) -> Option<G::Action> {
        (**self).interject(worlds, dice)
    }

    fn thinks(&self) -> bool {
        (**self).thinks()
    }
}

/// Chooses evenly among all that is legal, and never interjects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose_place(&mut self, _: &Worlds<'_, G>, legal: &[G::Action], dice: &mut Dice) -> usize {
        dice.below(legal.len() as u32) as usize
    }

    fn thinks(&self) -> bool {
        false
    }
}

/// What the seat may do, as a list of its own.
///
/// # Panics
/// If it may do nothing.
pub(crate) fn legal<G: Game>(worlds: &Worlds<'_, G>) -> Vec<G::Action> {
    let mut legal = Vec::new();
    worlds.legal(&mut legal);
    assert!(!legal.is_empty(), "seat {} has nothing to decide", worlds.seat());
    legal
}
