//! What holds for every game on the shelf.

mod coach;
mod face;
mod fairness;
mod known_reasons;
mod opening;
mod words;
