//! How to play the toy game sensibly: bid on high cards, whistle when the pot is likely one's own.

use arrayvec::ArrayVec;

use super::{Card, MAX_BID, SEATS, Toy, ToyAction};
use table::dice::Dice;
use table::game::Game;
use table::guide::{Facts, Guide, Measure, PerSeat};
use table::linear::{chances, draw};
use table::seat::Seat;

/// How many coins a seat must be ahead for its chances to be about e times as good.
const COINS_OF_COMFORT: f32 = 2.0;

/// The most options of a seat: bids, and others to peek at.
const MOST: usize = MAX_BID as usize + SEATS;

impl Guide for Toy {
    const MEASURES: &'static [Measure] =
        &[Measure::total(0.2), Measure::score("toy-coins", 0.2), Measure::fact("fact-whistles", 0, 0.1)];

    const LEANS: &'static [&'static str] = &["whistles"];

    /// Whistles that were not blown.
    fn leaning(&self, seat: Seat, _: usize) -> f32 {
        f32::from(self.player(seat).whistles)
    }

    /// Whistles that were not blown.
    fn facts(&self, seat: Seat) -> Facts {
        let mut facts = Facts::default();
        facts[0] = f32::from(self.player(seat).whistles);
        facts
    }

    fn prospects(&self) -> PerSeat {
        match self.standing() {
            Some(standing) => standing.shares(),
            None => chances(Seat::all(self.seats()).map(|seat| self.coins_in_reach(seat)), COINS_OF_COMFORT),
        }
    }

    fn promise(&self, seat: Seat, action: ToyAction) -> f32 {
        let strength = self.card_strength(seat);
        match action {
            ToyAction::Bid(coins) => 0.5 + strength * f32::from(coins),
            ToyAction::Bold => 0.5 + strength,
            ToyAction::Meek => 1.0,
            ToyAction::Peek(_) => 0.5,
            ToyAction::Whistle => 0.2 + strength,
        }
    }

    fn quick(&self, seat: Seat, legal: &[ToyAction], dice: &mut Dice) -> ToyAction {
        let mut promises: ArrayVec<f32, MOST> = legal.iter().map(|&action| self.promise(seat, action)).collect();
        legal[draw(&mut promises, dice)]
    }
}

impl Toy {
    fn coins_in_reach(&self, seat: Seat) -> f32 {
        let pot = if self.is_over() { 0.0 } else { self.card_strength(seat) * self.expected_pot() };
        f32::from(self.player(seat).purse) + pot
    }

    /// From 0 for the worst card to 1 for the best.
    fn card_strength(&self, seat: Seat) -> f32 {
        f32::from(self.player(seat).card.number()) / Card::COUNT as f32
    }

    fn expected_pot(&self) -> f32 {
        f32::from(self.pot) + self.seats() as f32 / 2.0
    }
}
