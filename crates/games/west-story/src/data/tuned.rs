//! The second set of numbers. `[D]`: what the rulebook prints is as in the first. docs/balance/west-story.md says what was
//! measured, and why each of these differs.

use super::numbers::{FIRST, KindNumbers, Numbers};
use super::{Cost, KINDS, Kind};

/// Prices that differ.
const PRICES: [(Kind, Cost); 6] = [
    (Kind::LonghornHerd, Cost::new(1, 2)),
    (Kind::Mustang, Cost::new(4, 0)),
    (Kind::Rodeo, Cost::new(2, 2)),
    (Kind::TrappersHut, Cost::new(3, 4)),
    (Kind::Saloon, Cost::new(3, 3)),
    (Kind::RailwayStation, Cost::new(3, 3)),
];

/// All of them.
const KIND_NUMBERS: [KindNumbers; KINDS] = {
    let mut kinds = FIRST.kinds;
    let mut i = 0;
    while i < PRICES.len() {
        let (kind, cost) = PRICES[i];
        kinds[kind as usize].cost = cost;
        i += 1;
    }
    kinds
};

/// The tuned numbers.
pub static TUNED: Numbers = FIRST.with_kinds(KIND_NUMBERS);
