//! How to play the toy game sensibly: bid on high cards, whistle when the pot is likely one's own.

use super::{Card, Toy, ToyAction};
use table::dice::Dice;
use table::game::Game;
use table::guide::{Facts, Guide, Measure, PerSeat};
use table::seat::{MAX_SEATS, Seat};

/// How many coins a seat must be ahead for its chances to be about e times as good.
const COINS_OF_COMFORT: f32 = 2.0;

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
        let mut prospects = [0.0; MAX_SEATS];
        let standing = self.standing();
        for seat in Seat::all(self.seats()) {
            prospects[seat.index()] = match &standing {
                Some(standing) => standing.share(seat) as f32,
                None => (self.coins_in_reach(seat) / COINS_OF_COMFORT).exp(),
            };
        }
        let sum: f32 = prospects.iter().sum();
        prospects.map(|chance| chance / sum)
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
        let total: f32 = legal.iter().map(|&action| self.promise(seat, action)).sum();
        let mut left = dice.unit() * total;
        for &action in legal {
            left -= self.promise(seat, action);
            if left < 0.0 {
                return action;
            }
        }
        legal[legal.len() - 1]
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
