//! A state of a game together with its dice, from which anything can be tried out.

use table::dice::Dice;
use table::game::{Game, Log, Played, Silent};
use table::seat::{Eyes, Seat, Seats};

/// A state, and the dice as they lie.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    pub game: G,
    pub dice: Dice,
}

impl<G: Game> Moment<G> {
    /// The moment after a legal action, and what became of it.
    pub fn after(&self, seat: Seat, action: G::Action, log: &mut impl Log<G>) -> (Moment<G>, Played) {
        let mut next = self.clone();
        let played = next.game.play_legal(seat, action, &mut next.dice, log);
        (next, played)
    }

    /// The moment after a legal action that nobody listens to.
    pub fn quietly_after(&self, seat: Seat, action: G::Action) -> (Moment<G>, Played) {
        self.after(seat, action, &mut Silent)
    }

    /// The same moment in a world that `seat` imagines.
    pub fn imagined(&self, seat: Seat, dice: &mut Dice) -> Moment<G> {
        Moment { game: self.game.imagine(seat, dice), dice: self.dice.clone() }
    }

    /// Whether state and dice are the same.
    pub fn is(&self, other: &Moment<G>) -> bool {
        self.game == other.game && self.dice.drawn() == other.dice.drawn()
    }

    /// Who may do something now.
    pub fn active(&self) -> Seats {
        self.game.to_act().union(self.game.may_act())
    }

    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal
    }
}

/// Every pair of eyes at a table.
pub fn all_eyes(seats: usize) -> impl Iterator<Item = Eyes> {
    Seat::all(seats).map(Eyes::Seat).chain([Eyes::Bystander, Eyes::Open])
}
