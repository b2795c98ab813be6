//! The rules of Fliptown, tested by their ids, with worked examples, laws, golden games and who knows what.

mod common;

mod achievements;
mod bonuses;
#[cfg(feature = "drawn")]
mod drawn;
mod ending;
mod examples;
mod examples_more;
mod files;
mod golden;
mod guide;
mod invariants;
mod knowledge;
mod laws;
mod people;
mod phases;
mod refusals;
mod regions;
mod rounds;
#[cfg(feature = "words")]
mod rulebook;
mod setup;
mod story;
mod taking_back;
mod town;
#[cfg(feature = "words")]
mod words;
