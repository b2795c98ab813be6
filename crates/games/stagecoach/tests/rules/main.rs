//! All tests of the game in one program: it is linked once.

mod common;
#[cfg(feature = "drawn")]
mod drawn;
mod ending;
mod guide;
mod hold_up;
mod knowledge;
mod laws;
mod loading;
mod road;
#[cfg(feature = "words")]
mod rulebook;
mod setup;
mod suite;
#[cfg(feature = "words")]
mod words;
