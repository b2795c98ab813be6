//! What any board game at Railhead is made of.
//!
//! The contract is [`Game`]; everything else here serves it: [`Seat`]s and [`Eyes`], [`Dice`], sets and counts of what is
//! in the box ([`named!`], [`indexed!`], [`set!`], [`counts!`]), the description of a [`setup`], transcripts and their
//! replay, and what a [`guide`] tells bots. There is no I/O here, no async and no game's name.

pub mod campaign;
pub mod census;
pub mod counts;
pub mod deeds;
pub mod dice;
pub mod game;
pub mod guide;
mod indexed;
pub mod linear;
mod named;
pub mod rehearsal;
pub mod seal;
pub mod seat;
pub mod session;
pub mod sets;
pub mod setup;
pub mod standing;
pub mod transcript;

pub use campaign::Chapter;
pub use census::Census;
pub use deeds::{Achievement, Deed};
pub use dice::{Dice, Seed};
pub use game::{Coded, Game, KnownRules, Log, NoLegacy, NotAnAction, Played, Refusal, RuleId, RulesVersion, Silent};
pub use guide::{Guide, PerSeat, Terms, Worlds};
pub use indexed::Indexed;
pub use seal::{Commitment, Salt, Salts, Sealed};
pub use seat::{Eyes, MAX_SEATS, Seat, Seats};
pub use session::Session;
pub use setup::{Setup, SetupError};
pub use standing::Standing;
pub use transcript::Transcript;
