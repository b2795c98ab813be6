//! How much tests try, by one word in the environment.
//!
//! `RAILHEAD_EFFORT=quick` tries a tenth of the usual, for somebody who waits; `thorough` tries ten times as much, for
//! a night. Only counts change: every test runs, and means the same.

/// The name of the word.
const KNOB: &str = "RAILHEAD_EFFORT";

/// How much tests try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// A tenth.
    Quick,
    /// What everybody runs before anything is merged.
    Usual,
    /// Ten times as much.
    Thorough,
}

impl Effort {
    /// What the environment asks for.
    ///
    /// # Panics
    /// If it asks for something that is none of the three.
    #[must_use]
    pub fn wanted() -> Self {
        Self::read(&std::env::var(KNOB).unwrap_or_default())
    }

    fn read(word: &str) -> Self {
        match word {
            "quick" => Effort::Quick,
            "" | "usual" => Effort::Usual,
            "thorough" => Effort::Thorough,
            other => panic!("{KNOB} is `{other}`: expected quick, usual or thorough"),
        }
    }

    /// As much of something as this effort is worth, and never nothing.
    #[must_use]
    pub const fn of(self, usual: u32) -> u32 {
        match self {
            Effort::Quick if usual < 10 => 1,
            Effort::Quick => usual / 10,
            Effort::Usual => usual,
            Effort::Thorough => usual.saturating_mul(10),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_follow_the_effort_and_are_never_nothing() {
        let counts = |usual| [Effort::Quick, Effort::Usual, Effort::Thorough].map(|effort| effort.of(usual));
        assert_eq!((counts(500), counts(3)), ([50, 500, 5_000], [1, 3, 30]));
        assert_eq!(
            ["quick", "", "usual", "thorough"].map(Effort::read),
            [Effort::Quick, Effort::Usual, Effort::Usual, Effort::Thorough]
        );
    }

    #[test]
    #[should_panic(expected = "RAILHEAD_EFFORT is `lots`: expected quick, usual or thorough")]
    fn another_word_is_refused() {
        let _ = Effort::read("lots");
    }
}
