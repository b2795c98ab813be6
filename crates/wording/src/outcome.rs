//! Results: what was open and is decided now.

use super::Phrase;

/// A result, worth a look before play goes on: what was tried, against what, what it brought.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// How it went for those who are told.
    pub luck: Luck,
    /// What it is, in a sentence or two.
    pub words: Phrase,
}

/// How something went for those who are told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Luck {
    /// Well.
    Good,
    /// Badly.
    Bad,
    /// Neither: chance has spoken, and everybody takes it from there.
    Even,
}

impl Outcome {
    /// Something went well.
    pub const fn good(words: Phrase) -> Self {
        Outcome { luck: Luck::Good, words }
    }

    /// Something went badly.
    pub const fn bad(words: Phrase) -> Self {
        Outcome { luck: Luck::Bad, words }
    }

    /// Something is known now.
    pub const fn even(words: Phrase) -> Self {
        Outcome { luck: Luck::Even, words }
    }

    /// Well or badly.
    pub fn told(well: bool, words: Phrase) -> Self {
        if well { Outcome::good(words) } else { Outcome::bad(words) }
    }
}

impl Luck {
    /// Its name in pages.
    pub const fn key(self) -> &'static str {
        match self {
            Luck::Good => "good",
            Luck::Bad => "bad",
            Luck::Even => "even",
        }
    }
}
