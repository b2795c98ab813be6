//! The rules of West Story, tested by their ids, with worked examples, laws, golden games and who knows what.

mod common;

mod actions;
mod animals;
mod board;
mod buildings;
mod business;
#[cfg(feature = "drawn")]
mod drawn;
mod examples;
mod gold;
mod golden;
mod guide;
mod invariants;
mod knowledge;
mod laws;
mod market;
mod numbers;
mod opening;
mod order;
mod referee;
mod refusals;
mod resources;
mod setup;
mod start;
#[cfg(feature = "words")]
mod story;
mod suite;
mod taking_back;
mod tom;
mod tom_steps;
mod town;
mod turn;
#[cfg(feature = "words")]
mod words;
