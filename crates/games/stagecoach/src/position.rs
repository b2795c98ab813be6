//! Positions made to order.

use table::{Dice, Game, Seat};

use crate::data::{Freight, YARD};
use crate::setup::Options;
use crate::state::{Card, Side, Stage, Stagecoach};

/// A position that is being set up. What is put somewhere comes from the deck.
#[derive(Clone, Debug)]
pub struct Position(Stagecoach);

impl Position {
    /// A new game in which the first seat begins.
    ///
    /// # Panics
    /// If so many cannot play.
    #[must_use]
    pub fn of(setup: &Options) -> Self {
        let mut game = Stagecoach::new(setup, &mut Dice::from_number(1)).expect("so many can play");
        game.turn = Seat::new(0);
        Position(game)
    }

    /// These cards lie in the yard.
    #[must_use]
    pub fn yard(mut self, yard: [Freight; YARD]) -> Self {
        let before = std::mem::replace(&mut self.0.yard, yard);
        before.iter().for_each(|&freight| self.0.deck.add(freight, 1));
        yard.iter().for_each(|&freight| self.0.deck.take(freight, 1));
        self
    }

    /// Open cards aboard.
    #[must_use]
    pub fn open(mut self, seat: usize, freight: &[Freight]) -> Self {
        freight.iter().for_each(|&freight| self.load(seat, Card::open(freight)));
        self
    }

    /// Cards aboard that only their driver knows.
    #[must_use]
    pub fn down(mut self, seat: usize, freight: &[Freight]) -> Self {
        freight.iter().for_each(|&freight| self.load(seat, Card::down(freight, Seat::new(seat))));
        self
    }

    /// Cards aboard that another seat has held before.
    #[must_use]
    pub fn stolen(mut self, seat: usize, freight: &[Freight], from: usize) -> Self {
        let known = [Seat::new(seat), Seat::new(from)].into_iter().collect();
        freight.iter().for_each(|&freight| self.load(seat, Card { freight, side: Side::Down(known) }));
        self
    }

    /// So much was scored for so many cards.
    #[must_use]
    pub fn scored(mut self, seat: usize, freight: u8, delivered: u8) -> Self {
        let coach = self.0.coach_mut(Seat::new(seat));
        (coach.freight, coach.delivered) = (freight, delivered);
        self
    }

    /// So many cards are left in the deck; the others are gone.
    #[must_use]
    pub fn left(mut self, left: u8) -> Self {
        for freight in Freight::ALL {
            while self.0.left() > left && self.0.deck.count(freight) > 0 {
                self.0.deck.take(freight, 1);
                self.0.gone.add(freight, 1);
            }
        }
        self
    }

    /// The first seat is about to load.
    #[must_use]
    pub fn loading(self) -> Stagecoach {
        self.0
    }

    /// The first seat has loaded.
    #[must_use]
    pub fn loaded(mut self) -> Stagecoach {
        self.0.stage = Stage::Road;
        self.0
    }

    fn load(&mut self, seat: usize, card: Card) {
        self.0.deck.take(card.freight, 1);
        self.0.coach_mut(Seat::new(seat)).cards.push(card);
    }
}
