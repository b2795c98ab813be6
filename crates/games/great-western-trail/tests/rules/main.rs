//! The rules of Great Western Trail, tested by their ids, with worked examples, laws, golden games and who knows what.

mod common;

mod auxiliary;
mod building;
mod buying;
mod components;
mod corners;
mod dangers;
mod deck;
mod declining;
mod delivering;
mod discs;
#[cfg(feature = "drawn")]
mod drawn;
mod engines;
mod examples;
mod exchange;
mod fees;
mod guide;
mod hiring;
mod kansas_city;
mod knowledge;
mod laws;
mod moving;
mod neutral;
mod notation;
mod objectives;
mod pitfalls;
mod private_a;
mod private_b;
mod referee;
mod refusals;
#[cfg(feature = "words")]
mod rulebook;
mod sam;
mod sam_errands;
mod scoring;
mod setup;
mod simmentals;
mod stations;
#[cfg(feature = "words")]
mod story;
mod suite;
mod taking_back;
mod visiting;
#[cfg(feature = "words")]
mod words;
