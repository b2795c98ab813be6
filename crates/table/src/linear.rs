//! Guides that estimate a result as a weighed sum of what a position shows.

/// One part of a linear equation: which unknown number, multiplied by what.
pub type Part = (usize, f32);

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
}
