//! What any board game at Railhead is made of.
//!
//! The contract is [`Game`]; everything else here serves it: [`Seat`]s and [`Eyes`], [`Dice`], the
//! description of a [`setup`], transcripts and their replay, the laws every game keeps, and what
//! a [`guide`] tells bots. There is no async here and no game's name; nothing but [`golden`] files and previews of
//! drawings, which only tests and examples ask for, touches the world outside.

pub mod bench;
pub mod campaign;
pub mod census;
pub mod deeds;
pub mod dice;
#[cfg(feature = "drawn")]
pub mod drawn;
pub mod effort;
pub mod fitting;
pub mod game;
pub mod golden;
pub mod guide;
pub mod journey;
pub mod laws;
mod named;
pub mod playthrough;
pub mod rehearsal;
pub mod seal;
pub mod seat;
pub mod session;
pub mod setup;
pub mod standing;
pub mod toy;
pub mod transcript;
#[cfg(feature = "words")]
pub mod words;

pub use campaign::Chapter;
pub use census::Census;
pub use deeds::{Achievement, Deed};
pub use dice::{Dice, Seed};
pub use game::{Coded, Game, KnownRules, Log, NoLegacy, NotAnAction, Played, Refusal, RuleId, RulesVersion, Silent};
pub use guide::{Guide, PerSeat, Terms, Worlds};
pub use seal::{Commitment, Salt, Salts, Sealed};
pub use seat::{Eyes, MAX_SEATS, Seat, Seats};
pub use session::Session;
pub use setup::{Setup, SetupError};
pub use standing::Standing;
pub use transcript::Transcript;
