//! What goes wrong, told to whoever started the program.

use std::fmt;

/// What went wrong, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble(String);

impl Trouble {
    /// Something went wrong.
    pub fn new(what: impl Into<String>) -> Self {
        Trouble(what.into())
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Says where something went wrong.
pub trait At<T> {
    /// As it is, or the trouble at this place.
    fn at(self, place: impl fmt::Display) -> Result<T, Trouble>;
}

impl<T, E: fmt::Display> At<T> for Result<T, E> {
    fn at(self, place: impl fmt::Display) -> Result<T, Trouble> {
        self.map_err(|error| Trouble(format!("{place}: {error}")))
    }
}
