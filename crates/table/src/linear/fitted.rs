//! Numbers that are fitted to played games, and what a position teaches about them.

use super::weights::Evaluator;
use crate::dice::Dice;
use crate::guide::Guide;
use crate::seat::Seat;

/// A guide whose numbers are fitted to played games.
pub trait Fitted: Guide {
    /// What features are worth at each horizon.
    type Weights: Send + Sync;

    /// How many numbers describe what a feature is worth.
    const NUMBERS: usize;

    /// The numbers that the guide uses, those of one feature after those of another.
    fn usual() -> Vec<f64>;

    /// The weights that numbers make.
    ///
    /// # Panics
    /// If there are too few.
    fn weights(numbers: &[f64]) -> Box<Self::Weights>;

    /// The source of `worth.rs` with these numbers.
    ///
    /// # Panics
    /// If there are too few.
    fn source(numbers: &[f64]) -> String;

    /// Whether a feature is had or not, rather than measured.
    fn matters_alone(feature: usize) -> bool;

    /// What a position teaches about a seat.
    fn sample(&self, seat: Seat) -> Sample;

    /// What a seat may expect to score, by these weights.
    fn expects(&self, seat: Seat, weights: &Self::Weights) -> f32;

    /// The [quick choice](Guide::quick) by these weights.
    fn quick_by(&self, weights: &Self::Weights, seat: Seat, legal: &[Self::Action], dice: &mut Dice) -> Self::Action;
}

/// One part of a linear equation: which unknown number, multiplied by what.
pub type Part = (usize, f32);

/// What a position teaches once its game's result is known: that all parts together should be the final score less what is
/// certain already.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Sample {
    /// The points that are certain.
    pub certain: f32,
    /// What is weighed.
    pub parts: Vec<Part>,
}

impl Sample {
    /// What is shown at a horizon with these slopes.
    pub fn noted<const NUMBERS: usize, const FEATURES: usize>(
        slopes: &[[f32; NUMBERS]; FEATURES],
        show: impl FnOnce(&mut Sampler<'_, NUMBERS, FEATURES>),
    ) -> Self {
        let mut sampler = Sampler { slopes, sample: Sample::default() };
        show(&mut sampler);
        sampler.sample
    }
}

/// Notes what is shown.
#[derive(Debug)]
pub struct Sampler<'s, const NUMBERS: usize, const FEATURES: usize> {
    slopes: &'s [[f32; NUMBERS]; FEATURES],
    sample: Sample,
}

impl<const NUMBERS: usize, const FEATURES: usize> Evaluator for Sampler<'_, NUMBERS, FEATURES> {
    fn sure(&mut self, _: usize, points: f32) {
        self.sample.certain += points;
    }

    fn put(&mut self, _: usize, feature: usize, amount: f32) {
        if amount != 0.0 {
            let slopes = self.slopes[feature].iter().enumerate();
            self.sample.parts.extend(slopes.map(|(number, slope)| (NUMBERS * feature + number, slope * amount)));
        }
    }
}

/// The numbers of all features in a row.
pub fn numbers<const NUMBERS: usize>(worths: &[[f32; NUMBERS]]) -> Vec<f64> {
    worths.iter().flatten().map(|&number| f64::from(number)).collect()
}

/// The numbers of each feature, as they are written down.
///
/// # Panics
/// If there are too few.
pub fn worths<const NUMBERS: usize, const FEATURES: usize>(numbers: &[f64]) -> [[f32; NUMBERS]; FEATURES] {
    std::array::from_fn(|feature| std::array::from_fn(|number| rounded(numbers[NUMBERS * feature + number])))
}

/// A number as it is written down: two digits are enough, and what is written down is what was tried.
pub fn rounded(number: f64) -> f32 {
    // Adding nothing makes a negative zero positive.
    ((number * 100.0).round() / 100.0 + 0.0) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_with_two_digits_and_no_negative_zero() {
        assert_eq!([1.234, -0.001, 5.678].map(rounded), [1.23, 0.0, 5.68]);
        assert!(rounded(-0.001).is_sign_positive());
    }

    #[test]
    fn numbers_stand_in_a_row_feature_by_feature() {
        assert_eq!(worths::<2, 2>(&[1.0, 2.0, 3.004, 4.0]), [[1.0, 2.0], [3.0, 4.0]]);
        assert_eq!(numbers(&[[1.0, 2.0], [3.0, 4.0]]), [1.0, 2.0, 3.0, 4.0]);
    }

    #[test]
    fn a_sample_notes_what_there_is() {
        let sample = Sample::noted(&[[1.0, 0.5], [2.0, 3.0], [1.0, 1.0]], |sampler| {
            sampler.sure(0, 4.0);
            sampler.put_all(0, 0, [2.0, 0.0, -1.0]);
            sampler.sure(1, 0.5);
        });
        assert_eq!(sample, Sample { certain: 4.5, parts: vec![(0, 2.0), (1, 1.0), (4, -1.0), (5, -1.0)] });
    }
}
