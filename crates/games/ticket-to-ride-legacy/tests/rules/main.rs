//! The rules of Ticket to Ride Legacy, tested by their ids, with worked examples, laws, golden games and who knows what.

mod common;

mod boxes;
mod building;
mod campaign;
mod conductors;
mod data;
mod effects;
mod ending;
mod events;
mod examples;
mod finale;
mod guide;
mod knowledge;
mod laws;
mod mountains;
mod news;
mod postcards;
mod records;
mod referee;
mod setup;
mod stickers;
mod story;
mod suite;
mod taking_back;
mod tickets;
mod turns;

#[cfg(feature = "drawn")]
mod drawn;
#[cfg(feature = "words")]
mod rulebook;
#[cfg(feature = "drawn")]
mod sealed;
#[cfg(feature = "words")]
mod texts;
#[cfg(feature = "words")]
mod words;
