//! What holds for every game on the shelf.

mod face;
mod fairness;
