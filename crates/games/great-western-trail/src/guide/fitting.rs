//! What fitting the weights of the guide needs to know of a game.

use table::linear::{Fitted, Sample, Source, numbers, worths};
use table::{Dice, Game, Seat};

use super::weights::{NUMBERS, SLOPES, Weights, feature};
use super::worth::WORTHS;
use crate::action::Action;
use crate::state::GreatWesternTrail;

impl Fitted for GreatWesternTrail {
    type Weights = Weights;

    const NUMBERS: usize = NUMBERS;

    fn usual() -> Vec<f64> {
        numbers(&WORTHS)
    }

    fn weights(numbers: &[f64]) -> Box<Weights> {
        Box::new(Weights::new(&worths(numbers), &SLOPES))
    }

    fn source(numbers: &[f64]) -> String {
        let worths = worths::<NUMBERS, { feature::COUNT }>(numbers);
        Source::of_worths(Self::NAME, "{Worth, feature}", "a position", feature::GROUPS, &worths, 5).text()
    }

    fn matters_alone(feature: usize) -> bool {
        use feature::*;
        let any = |first: usize, next: usize| (first..next).contains(&feature);
        any(WORKER, CERTIFICATE) || any(DISC, NEXT_DELIVERY) || any(CATTLE, FEE) || any(MASTER, DANGER)
    }

    fn sample(&self, seat: Seat) -> Sample {
        Sample::noted(&SLOPES[self.table.horizon(seat).index()], |sampler| self.show(seat, sampler))
    }

    fn expects(&self, seat: Seat, weights: &Weights) -> f32 {
        self.estimate(seat, weights)
    }

    fn quick_by(&self, weights: &Weights, seat: Seat, legal: &[Action], dice: &mut Dice) -> Action {
        self.quick_choice(seat, legal, dice, weights)
    }
}
