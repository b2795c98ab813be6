//! Means, and how sure they are.

/// A mean of many games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    /// The mean.
    pub mean: f32,
    /// Its standard error; none where there are too few games to tell.
    pub error: Option<f32>,
}

/// By how many standard errors a mean may be wrong. What differs by more is no accident.
const ERRORS: f32 = 2.0;

impl Estimate {
    /// Between which bounds the true mean most probably lies.
    #[must_use]
    pub fn interval(&self) -> Option<[f32; 2]> {
        self.error.map(|error| [self.mean - ERRORS * error, self.mean + ERRORS * error])
    }

    /// Whether it is more than chance that the mean is not 0.
    #[must_use]
    pub fn is_clear(&self) -> bool {
        self.error.is_some_and(|error| self.mean.abs() > ERRORS * error)
    }
}

/// Numbers that are added up as they come.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    pub fn add(&mut self, number: f32) {
        let number = f64::from(number);
        self.merge(Sample { count: 1.0, sum: number, squares: number * number });
    }

    pub fn merge(&mut self, other: Sample) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub fn estimate(&self) -> Estimate {
        if self.count == 0.0 {
            return Estimate::default();
        }
        let mean = self.sum / self.count;
        // Rounding may bring what never varies a little below zero.
        let spread = (self.squares / self.count - mean * mean).max(0.0);
        let error = (self.count > 1.0).then(|| (spread / (self.count - 1.0)).sqrt() as f32);
        Estimate { mean: mean as f32, error }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn estimate(numbers: &[f32]) -> Estimate {
        let mut sample = Sample::default();
        numbers.iter().for_each(|number| sample.add(*number));
        sample.estimate()
    }

    #[test]
    fn a_mean_is_as_sure_as_its_numbers_are_many_and_alike() {
        assert_eq!(estimate(&[]), Estimate { mean: 0.0, error: None });
        assert_eq!(estimate(&[3.0]), Estimate { mean: 3.0, error: None });
        assert_eq!(estimate(&[3.0, 3.0, 3.0]), Estimate { mean: 3.0, error: Some(0.0) });
        // The variance of 1, 3 is 2 with one degree of freedom; the mean of two has half of it.
        assert_eq!(estimate(&[1.0, 3.0]), Estimate { mean: 2.0, error: Some(1.0) });
        assert_eq!(estimate(&[1.0, 3.0]).interval(), Some([0.0, 4.0]));
    }

    #[test]
    fn what_chance_may_have_made_is_not_clear() {
        let estimate = |mean, error| Estimate { mean, error };
        assert!(estimate(-2.1, Some(1.0)).is_clear());
        assert!(!estimate(1.9, Some(1.0)).is_clear());
        assert!(!estimate(5.0, None).is_clear());
        assert!(!estimate(0.0, Some(0.0)).is_clear());
    }
}
