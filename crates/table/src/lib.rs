//! What any board game at Railhead is made of.
//!
//! The contract is [`Game`]; everything else here serves it: [`Seat`]s and [`Eyes`], [`Dice`], sets and counts of what is
//! in the box ([`named!`], [`indexed!`], [`set!`], [`counts!`]), the description of a [`setup`], transcripts and their
//! replay, and what a [`guide`] tells bots. There is no I/O here, no async and no game's name.
//!
//! ```
//! use proving::toy::{Toy, ToySetup}; // A small game for examples; any other is played like it.
//! use table::{Dice, Eyes, Game, Setup, Silent};
//!
//! let mut dice = Dice::from_number(1);
//! let mut game = Toy::new(&ToySetup::standard(), &mut dice)?;
//! let mut legal = Vec::new();
//! while let Some(seat) = game.to_act().first() {
//!     game.legal(seat, &mut legal);
//!     let action = dice.pick(&legal);
//!     let played = game.play(seat, action, &mut dice, &mut Silent).expect("it was listed");
//!     // What was shuffled, rolled or shown cannot be taken back; everything else can.
//!     assert!(played.is_barrier() || game.view(Eyes::Seat(seat)) != game.view(Eyes::Bystander));
//! }
//! assert!(game.standing().is_some(), "the game is over");
//! # Ok::<(), table::SetupError>(())
//! ```

pub mod asking;
pub mod campaign;
pub mod census;
pub mod commitment;
pub mod counts;
pub mod dice;
pub mod feats;
pub mod game;
pub mod guide;
mod indexed;
pub mod linear;
pub mod live_game;
mod named;
pub mod notation;
pub mod observe;
pub mod rehearsal;
pub mod run;
pub mod seat;
pub mod sets;
pub mod setup;
pub mod snapshot;
pub mod standing;
pub mod transcript;

pub use asking::{Asks, List, Only};
pub use campaign::Chapter;
pub use census::Census;
pub use commitment::{Commitment, Salt, SaltedSeed, Salts};
pub use dice::{Dice, Seed};
pub use feats::{Achievement, Feat};
pub use game::{
    Coded, Game, KnownRules, Log, NoLegacy, NotAnAction, Played, Refusal, RuleId, RulesVersion, Silent, refused,
};
pub use guide::{Guide, PerSeat, Terms, Worlds};
pub use indexed::Indexed;
pub use live_game::LiveGame;
pub use observe::Observed;
pub use run::Run;
pub use seat::{Eyes, MAX_SEATS, Seat, Seats};
pub use setup::{Setup, SetupError};
pub use standing::Standing;
pub use transcript::Transcript;
