//! The games side by side: a registry, and one object-safe face over all of them.
//!
//! A [`Shelved`] is a game in its box, a [`LiveTable`] a game that is being played, a [`Sight`] what
//! one pair of eyes sees of it. None of them has a type parameter, so that the command line and the
//! house are written once, for every game. Everything to be said comes as a [`Phrase`]; the game's
//! [`Lexicon`] says it in a language.
//!
//! ```
//! use wording::{Language, Unnamed};
//! use table::setup::Values;
//! use table::{Eyes, SaltedSeed, Seed};
//!
//! for game in shelf::games() {
//!     let table = game.open(&Values::new(), SaltedSeed::unsalted(Seed::from_number(1)), Vec::new())?;
//!     let seat = table.to_act().first().expect("somebody begins");
//!     let prompt = table.look(Eyes::Seat(seat)).prompt();
//!     assert!(!game.lexicon().say(Language::En, &prompt, &Unnamed).is_empty());
//! }
//! # Ok::<(), table::SetupError>(())
//! ```
//!
//! Programs that learn and search use a second face, [`CodedGame`] and [`CodedTable`], where decisions are small numbers.
//!
//! **Invariant:** the only line of the platform that names a game is in `registry.rs`.

mod advice;
mod coded;
mod face;
mod guest;
mod live;
mod mind;
mod offers;
mod registry;
mod runs;
mod shelved;
mod sight;

pub use advice::{Advice, Advised, Compared, Line};
pub use arena::{ArenaError, Outcome, Progress, Ratings, Row, ScoreRow, Scores, Summary};
pub use batch;
pub use bots::{Bot, Haste, Level, NotALevel};
pub use coded::{CodedGame, CodedTable, Meeting, NotDecided, coded};
pub use face::{
    Course, Growth, LiveTable, Mind, NotPlayed, NotRehearsed, Offer, ReadAloud, Shelved, Sight, Tally, Told,
};
pub use guest::{Guest, Stranger};
pub use registry::{NotOnTheShelf, OpenError, coded_game, coded_games, game, games, load, load_coded};
pub use runs::{Contest, League, RunError, Series, Solo, Speed};
pub use shelved::boxed;
pub use table::transcript::{Header, Label};
pub use wording::{Lexicon, Phrase, Section};

use drawing::Drawn;
use table::Guide;

/// How a bot plays, in words that every lexicon has.
pub fn strength(bot: &Bot) -> Phrase {
    match bot {
        Bot::Level(level) => Phrase::new(format!("bot-{level}")),
        Bot::Random => Phrase::new("bot-random"),
        Bot::Greedy => Phrase::new("bot-greedy"),
        Bot::Search { .. } => Phrase::new("bot-search"),
    }
}

/// What a game must be to stand on the shelf: it has rules, a guide for bots, and words, and may be
/// drawn.
pub trait Shelvable: Guide + Drawn {}

impl<G: Guide + Drawn> Shelvable for G {}
