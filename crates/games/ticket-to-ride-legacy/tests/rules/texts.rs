//! Names of what is in the box, as the data file has them.

use std::sync::LazyLock;

use serde::Deserialize;

type Pair = [String; 2];

#[derive(Deserialize)]
struct File {
    cities: Vec<Named>,
    events: Vec<Named>,
    upgrades: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    name: Pair,
}

static FILE: LazyLock<File> =
    LazyLock::new(|| toml::from_str(include_str!("../../data/texts.toml")).expect("names that can be read"));

fn names(rows: &'static [Named]) -> Vec<&'static Pair> {
    rows.iter().map(|row| &row.name).collect()
}

/// Cities, in the order of the map.
pub fn cities() -> Vec<&'static Pair> {
    names(&FILE.cities)
}

/// Events, in the order of their numbers.
pub fn events() -> Vec<&'static Pair> {
    names(&FILE.events)
}

/// Upgrades, in the order of their numbers.
pub fn upgrades() -> Vec<&'static Pair> {
    names(&FILE.upgrades)
}
