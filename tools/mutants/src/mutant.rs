//! One change of the code.

use std::fmt;
use std::ops::Range;

/// A change, as one would make it by hand and as it sits behind a switch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mutant {
    /// Its place among all that were found, from one: the switch that turns it on.
    pub id: u32,
    /// Its file, from the folder of the game.
    pub file: String,
    /// Where in that file, from one.
    pub line: usize,
    /// Where in that line, from one.
    pub column: usize,
    /// The function that is changed, with its type.
    pub function: String,
    /// What is changed.
    pub change: String,
    /// The change as one would make it by hand.
    pub edit: Edit,
    /// The same change behind a switch.
    pub switch: Wrap,
}

/// Some code instead of other code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// What is taken away: bytes of the file.
    pub range: Range<usize>,
    /// What comes in its place.
    pub text: String,
}

/// Code around other code, which stays as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrap {
    /// What is wrapped: bytes of the file. Where it is empty something is only put in.
    pub range: Range<usize>,
    /// What comes before it.
    pub before: String,
    /// What comes after it.
    pub after: String,
}

impl Mutant {
    /// What a result is kept under: the same for the same code, and good to read.
    pub fn key(&self) -> String {
        format!("{}:{}:{} {}: {}", self.file, self.line, self.column, self.function, self.change)
    }
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>4}  {}:{}  {}: {}", self.id, self.file, self.line, self.function, self.change)
    }
}
