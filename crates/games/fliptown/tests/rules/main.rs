//! The rules of Fliptown, tested by their ids, with worked examples, laws, golden games and who knows what.

mod common;

mod abilities;
mod achievements;
mod bonuses;
mod cowbots;
#[cfg(feature = "drawn")]
mod drawn;
mod ending;
mod examples;
mod guide;
mod invariants;
mod knowledge;
mod laws;
mod people;
mod phases;
mod referee;
mod refusals;
mod regions;
mod rounds;
#[cfg(feature = "words")]
mod rulebook;
mod setup;
mod showdowns;
mod story;
mod suite;
mod taking_back;
mod town;
#[cfg(feature = "words")]
mod words;
