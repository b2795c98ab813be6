//! A game played at random, one decision at a time: for checks, pictures and measurements that look at games on the
//! way.

use crate::playthrough::choosers;
use table::dice::Dice;
use table::game::{Game, Log, Silent};
use table::seat::{Eyes, Seat};

/// A game on its way, and the dice that play it.
#[derive(Clone, Debug)]
pub struct Journey<G: Game> {
    /// Where it has come to.
    pub game: G,
    /// The dice of the game and of every choice.
    pub dice: Dice,
    legal: Vec<G::Action>,
}

impl<G: Game> Journey<G> {
    /// The game of this number.
    ///
    /// # Panics
    /// If no table can be set up this way.
    #[track_caller]
    pub fn begin(setup: &G::Setup, seed: u64) -> Self {
        let mut dice = Dice::from_number(seed);
        let game = G::new(setup, &mut dice).unwrap_or_else(|error| panic!("{}: {error}\nsetup: {setup:?}", G::NAME));
        Journey { game, dice, legal: Vec::new() }
    }

    /// Plays one decision, every seat and every option equally likely. Says whether there was one to take.
    ///
    /// # Panics
    /// If somebody is to act and has nothing to do, or is refused what is legal.
    #[track_caller]
    pub fn decide(&mut self, log: &mut impl Log<G>) -> bool {
        let seats = choosers(&self.game);
        let seat = match *seats.as_slice() {
            [] => return false,
            [one] => one,
            _ => self.dice.pick(&seats),
        };
        self.game.legal(seat, &mut self.legal);
        assert!(!self.legal.is_empty(), "seat {seat} is to act, but nothing is legal");
        let action = self.dice.pick(&self.legal);
        let played = self.game.play(seat, action, &mut self.dice, log);
        if let Err(refusal) = played {
            panic!("seat {seat}, `{action}`: listed, but {refusal}");
        }
        true
    }

    /// The game after so many decisions, or at its end.
    #[must_use]
    pub fn after(mut self, decisions: usize) -> G {
        for _ in 0..decisions {
            if !self.decide(&mut Silent) {
                break;
            }
        }
        self.game
    }
}

/// Everybody who looks at a game while it lasts: each seat, and those who only watch.
pub fn all_eyes<G: Game>(game: &G) -> impl Iterator<Item = Eyes> + use<G> {
    Seat::all(game.seats()).map(Eyes::Seat).chain([Eyes::Bystander])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Toy, ToySetup};
    use table::setup::Setup;

    #[test]
    fn a_journey_ends_with_the_game_and_follows_from_its_seed() {
        let end = |seed| Journey::<Toy>::begin(&ToySetup::standard(), seed).after(usize::MAX);
        assert!(end(1).standing().is_some());
        assert_eq!(end(1), end(1));
        assert_ne!(end(1), end(2));
    }

    #[test]
    fn everybody_who_may_decide_does() {
        let mut whistles = 0;
        let mut journey = Journey::<Toy>::begin(&ToySetup::standard(), 1);
        let mut log = Vec::new();
        while journey.decide(&mut log) {
            whistles = journey.game.view(Eyes::Bystander).seats.iter().filter(|seat| seat.whistles == 0).count();
        }
        assert!(whistles > 0, "nobody has interjected");
        assert!(log.len() > 18);
    }
}
