//! What features are worth at each horizon, and those to whom a position shows what it has.

use crate::guide::{MAX_TERMS, Terms};

/// What each feature is worth at each horizon of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights<const FEATURES: usize, const HORIZONS: usize>([[f32; FEATURES]; HORIZONS]);

impl<const FEATURES: usize, const HORIZONS: usize> Weights<FEATURES, HORIZONS> {
    /// The weights that numbers for each feature make with the slopes of each horizon, by which they are multiplied.
    pub const fn new<const NUMBERS: usize>(
        worths: &[[f32; NUMBERS]; FEATURES],
        slopes: &[[[f32; NUMBERS]; FEATURES]; HORIZONS],
    ) -> Self {
        let mut weights = [[0.0; FEATURES]; HORIZONS];
        let mut horizon = 0;
        while horizon < HORIZONS {
            let mut feature = 0;
            while feature < FEATURES {
                let mut number = 0;
                while number < NUMBERS {
                    weights[horizon][feature] += worths[feature][number] * slopes[horizon][feature][number];
                    number += 1;
                }
                feature += 1;
            }
            horizon += 1;
        }
        Weights(weights)
    }

    /// What each feature is worth at this horizon.
    #[inline]
    pub const fn at(&self, horizon: usize) -> &[f32; FEATURES] {
        &self.0[horizon]
    }

    /// What everything that is shown is worth at this horizon.
    #[inline]
    pub fn total(&self, horizon: usize, show: impl FnOnce(&mut Total<'_, FEATURES>)) -> f32 {
        let mut total = Total { worth: self.at(horizon), sum: 0.0 };
        show(&mut total);
        total.sum
    }

    /// The same by terms.
    #[inline]
    pub fn by_term(&self, horizon: usize, show: impl FnOnce(&mut ByTerm<'_, FEATURES>)) -> Terms {
        let mut by_term = ByTerm { worth: self.at(horizon), terms: [0.0; MAX_TERMS] };
        show(&mut by_term);
        by_term.terms
    }
}

/// Somebody to whom everything is shown that is weighed. All of it belongs to some term of an appraisal.
pub trait Evaluator {
    /// Points that are certain.
    fn sure(&mut self, term: usize, points: f32);

    /// So much of a feature.
    fn put(&mut self, term: usize, feature: usize, amount: f32);

    /// So much of each of the features from this one on.
    #[inline]
    fn put_all(&mut self, term: usize, first: usize, amounts: impl IntoIterator<Item = f32>) {
        for (place, amount) in amounts.into_iter().enumerate() {
            self.put(term, first + place, amount);
        }
    }
}

/// Adds up what is shown.
#[derive(Debug)]
pub struct Total<'w, const FEATURES: usize> {
    /// What each feature is worth.
    pub worth: &'w [f32; FEATURES],
    /// The sum so far.
    pub sum: f32,
}

impl<const FEATURES: usize> Evaluator for Total<'_, FEATURES> {
    #[inline]
    fn sure(&mut self, _: usize, points: f32) {
        self.sum += points;
    }

    #[inline]
    fn put(&mut self, _: usize, feature: usize, amount: f32) {
        self.sum += self.worth[feature] * amount;
    }
}

/// Adds what is shown to the terms.
#[derive(Debug)]
pub struct ByTerm<'w, const FEATURES: usize> {
    /// What each feature is worth.
    pub worth: &'w [f32; FEATURES],
    /// The sums so far.
    pub terms: Terms,
}

impl<const FEATURES: usize> Evaluator for ByTerm<'_, FEATURES> {
    #[inline]
    fn sure(&mut self, term: usize, points: f32) {
        self.terms[term] += points;
    }

    #[inline]
    fn put(&mut self, term: usize, feature: usize, amount: f32) {
        self.terms[term] += self.worth[feature] * amount;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLOPES: [[[f32; 2]; 3]; 2] = [[[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]], [[0.5, 0.25]; 3]];
    static WEIGHTS: Weights<3, 2> = Weights::new(&[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], &SLOPES);

    fn show(evaluator: &mut impl Evaluator) {
        evaluator.sure(3, 10.0);
        evaluator.put(0, 0, 2.0);
        evaluator.put_all(1, 1, [1.0, 3.0]);
    }

    #[test]
    fn numbers_are_multiplied_with_the_slopes_of_their_feature_and_moment() {
        assert_eq!(WEIGHTS.at(0), &[1.0, 4.0, 11.0]);
        assert_eq!(WEIGHTS.at(1), &[1.0, 2.5, 4.0]);
    }

    #[test]
    fn what_is_shown_is_weighed_as_a_sum_and_by_terms() {
        assert_eq!(WEIGHTS.total(1, |total| show(total)), 10.0 + 2.0 + 2.5 + 12.0);
        assert_eq!(WEIGHTS.by_term(1, |by_term| show(by_term))[..4], [2.0, 14.5, 0.0, 10.0]);
    }
}
