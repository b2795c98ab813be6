//! All tests of the game in one program: it is linked once.

mod characters;
mod common;
#[cfg(feature = "drawn")]
mod drawn;
mod events;
mod examples;
mod examples_loot;
mod expert;
mod guide;
mod heist;
mod info;
mod invariants;
mod knowledge;
mod laws;
mod planning;
mod referee;
mod refusals;
mod rob_punch;
mod round_cards;
mod rounds;
#[cfg(feature = "words")]
mod rulebook;
mod scoring;
mod setup;
mod sheriff;
mod shoot;
mod suite;
mod turns;
mod two;
#[cfg(feature = "words")]
mod words;
