//! What each number of an observation means.

use std::collections::HashMap;
use std::fmt::{Display, Write};
use std::ops::Range;

use super::Shape;

/// One number of an observation.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// What it is called: the names of the parts it belongs to and its own, with dots between them.
    pub name: String,
    /// It is never less.
    pub low: f32,
    /// It is never more.
    pub high: f32,
}

/// The entries of an observation in the order in which they are written, and the parts they belong to.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    entries: Vec<Entry>,
    parts: Vec<(String, Range<usize>)>,
    places: HashMap<String, usize>,
}

impl Layout {
    /// That of a shape.
    #[must_use]
    pub fn of<S: Shape>() -> Self {
        let mut names = Names { prefix: String::new(), entries: Vec::with_capacity(S::LEN), parts: Vec::new() };
        S::name(&mut names);
        let Names { entries, mut parts, .. } = names;
        parts.sort_by_key(|(_, range)| (range.start, usize::MAX - range.end));
        let places = parts.iter().enumerate().map(|(place, (name, _))| (name.clone(), place)).collect();
        Layout { entries, parts, places }
    }

    /// How many numbers there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Each number, in the order in which they are written.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Everything that has a name and where it stands: a part comes before those that it is made of.
    pub fn parts(&self) -> impl Iterator<Item = (&str, Range<usize>)> {
        self.parts.iter().map(|(name, range)| (name.as_str(), range.clone()))
    }

    /// Where a part or an entry stands.
    #[must_use]
    pub fn range(&self, name: &str) -> Option<Range<usize>> {
        self.places.get(name).map(|&place| self.parts[place].1.clone())
    }
}

/// Collects the names of a [`Shape`].
#[derive(Debug)]
pub struct Names {
    prefix: String,
    entries: Vec<Entry>,
    parts: Vec<(String, Range<usize>)>,
}

impl Names {
    /// Names a part.
    pub fn within(&mut self, name: impl Display, part: impl FnOnce(&mut Names)) {
        let (before, start) = (self.prefix.len(), self.entries.len());
        let dot = if before == 0 { "" } else { "." };
        write!(self.prefix, "{dot}{name}").expect("a string takes any text");
        part(self);
        self.parts.push((self.prefix.clone(), start..self.entries.len()));
        self.prefix.truncate(before);
    }

    /// The next number, called like the part that is being named, and its bounds.
    pub fn entry(&mut self, low: f32, high: f32) {
        self.entries.push(Entry { name: self.prefix.clone(), low, high });
    }
}
