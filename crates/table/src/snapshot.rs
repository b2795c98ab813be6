//! A state of a game together with its dice, from which anything can be tried out.

use crate::dice::Dice;
use crate::game::{Game, Log, Played, Refusal, Silent};
use crate::seat::{Seat, Seats};

/// A state, and the dice as they lie.
#[derive(Clone, Debug)]
pub struct Snapshot<G> {
    /// The whole truth.
    pub game: G,
    /// What chance will bring.
    pub dice: Dice,
}

impl<G: Game> Snapshot<G> {
    /// Plays an action, or refuses it and changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action, log: &mut impl Log<G>) -> Result<Played, Refusal> {
        self.game.play(seat, action, &mut self.dice, log)
    }

    /// What comes after a legal action, and what became of it.
    pub fn after(&self, seat: Seat, action: G::Action, log: &mut impl Log<G>) -> (Self, Played) {
        let mut next = self.clone();
        let played = next.game.play_legal(seat, action, &mut next.dice, log);
        (next, played)
    }

    /// What comes after a legal action that nobody listens to.
    pub fn quietly_after(&self, seat: Seat, action: G::Action) -> (Self, Played) {
        self.after(seat, action, &mut Silent)
    }

    /// The same dice in a world that `seat` imagines.
    pub fn imagined(&self, seat: Seat, dice: &mut Dice) -> Self {
        Snapshot { game: self.game.imagine(seat, dice), dice: self.dice.clone() }
    }

    /// Whether state and dice are the same.
    pub fn is(&self, other: &Self) -> bool {
        self.game == other.game && self.dice.drawn() == other.dice.drawn()
    }

    /// Who may do something now.
    pub fn active(&self) -> Seats {
        self.game.to_act().union(self.game.may_act())
    }

    /// What `seat` may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }
}
