//! Part of the tests of the rules, on their own while they are written.
#[path = "rules/common.rs"]
mod common;

#[path = "rules/auxiliary.rs"]
mod auxiliary;
#[path = "rules/deck.rs"]
mod deck;
#[path = "rules/fees.rs"]
mod fees;
#[path = "rules/moving.rs"]
mod moving;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/visiting.rs"]
mod visiting;
