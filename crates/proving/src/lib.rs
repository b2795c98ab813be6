//! The proof kit: what tests and tools put any game through. No game's library holds any of it.
//!
//! [`laws`] are what every game keeps, [`toy`] a small complete game with a broken twin for each of them; [`golden`] files
//! pin whole games, a [`journey`] leads through random ones, [`bench`](mod@bench) counts them by the second.
//!
//! ```
//! use proving::laws;
//! use proving::toy::{Toy, ToySetup};
//! use table::Setup;
//!
//! // Twenty random games; a law that is broken says which, where and how to get there again.
//! laws::check::<Toy>(&ToySetup::standard(), 20, 1);
//! ```

pub mod bench;
pub mod chance;
#[cfg(feature = "drawn")]
pub mod drawn;
pub mod effort;
pub mod fitting;
pub mod golden;
pub mod guiding;
pub mod journey;
pub mod laws;
pub mod playtest;
pub mod playthrough;
#[cfg(feature = "drawn")]
pub mod preview;
#[cfg(feature = "words")]
pub mod rulebook;
#[cfg(feature = "words")]
pub mod said;
pub mod schemas;
pub mod suite;
pub mod toy;
#[cfg(feature = "words")]
pub mod words;

pub use playtest::Playtest;
