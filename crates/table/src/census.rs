//! Where every component is: nothing is ever lost, nothing appears from nowhere.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

/// Counts of components by kind and place.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Census {
    counts: BTreeMap<String, BTreeMap<String, u32>>,
}

impl Census {
    /// No components.
    pub fn new() -> Self {
        Census::default()
    }

    /// Counts `count` more components of this kind at this place.
    pub fn add(&mut self, kind: impl Into<String>, place: impl Into<String>, count: usize) {
        let places = self.counts.entry(kind.into()).or_default();
        if count > 0 {
            *places.entry(place.into()).or_default() += count as u32;
        }
    }

    /// How many there are of each kind, wherever they are.
    pub fn totals(&self) -> BTreeMap<&str, u32> {
        self.counts.iter().map(|(kind, places)| (kind.as_str(), places.values().sum())).collect()
    }

    /// How many of a kind are at a place.
    pub fn at(&self, kind: &str, place: &str) -> u32 {
        self.counts.get(kind).and_then(|places| places.get(place)).copied().unwrap_or(0)
    }

    /// The kinds whose totals differ from those of `other`: `(kind, here, there)`.
    pub fn differences(&self, other: &Census) -> Vec<(String, u32, u32)> {
        let (here, there) = (self.totals(), other.totals());
        let mut kinds: Vec<&str> = here.keys().chain(there.keys()).copied().collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
            .into_iter()
            .map(|kind| (kind.to_owned(), here.get(kind).copied().unwrap_or(0), there.get(kind).copied().unwrap_or(0)))
            .filter(|(_, here, there)| here != there)
            .collect()
    }
}

/// One kind a line: `jewel: 2 car 1, 4 box`.
impl fmt::Display for Census {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (kind, places) in &self.counts {
            let places: Vec<String> = places.iter().map(|(place, count)| format!("{count} {place}")).collect();
            writeln!(f, "{kind}: {}", places.join(", "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn totals_do_not_ask_where_things_are() {
        let mut here = Census::new();
        here.add("jewel", "car", 2);
        here.add("jewel", "car", 1);
        here.add("jewel", "box", 3);
        let mut there = Census::new();
        there.add("jewel", "box", 6);
        assert_eq!(here.at("jewel", "car"), 3);
        assert_eq!(here.differences(&there), []);
        there.add("purse", "box", 1);
        assert_eq!(here.differences(&there), [("purse".to_owned(), 0, 1)]);
        assert_eq!(here.to_string(), "jewel: 3 box, 3 car\n");
    }
}
