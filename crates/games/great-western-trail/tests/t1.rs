//! Part of the tests of the rules, on their own while they are written.
#[path = "rules/common.rs"]
mod common;

#[path = "rules/auxiliary.rs"]
mod auxiliary;
#[path = "rules/components.rs"]
mod components;
#[path = "rules/deck.rs"]
mod deck;
#[path = "rules/exchange.rs"]
mod exchange;
#[path = "rules/fees.rs"]
mod fees;
#[path = "rules/files.rs"]
mod files;
#[path = "rules/golden.rs"]
mod golden;
#[path = "rules/kansas_city.rs"]
mod kansas_city;
#[path = "rules/knowledge.rs"]
mod knowledge;
#[path = "rules/moving.rs"]
mod moving;
#[path = "rules/refusals.rs"]
mod refusals;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/taking_back.rs"]
mod taking_back;
#[path = "rules/visiting.rs"]
mod visiting;
