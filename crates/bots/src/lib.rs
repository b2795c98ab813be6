//! Players for any game at Railhead.
//!
//! A [`Player`] is handed [`table::Worlds`]: what its seat knows, and worlds it may imagine from
//! that. The true state cannot be reached from there, so no bot can peek. With the same dice a bot
//! makes the same choice wherever it knows the same; [`fairness`] checks that for any game.
//!
//! [`Random`] and [`Greedy`] are simple; [`Search`] is information-set Monte-Carlo tree search. A
//! [`Level`] is a search with a name that people understand, a [`Bot`] is any of these written as
//! text (`greedy`, `mcts:4000`, `hard`), and the [`coach`] explains what the search would play.
//!
//! ```
//! use bots::{Bot, Player, Tuning};
//! use proving::toy::{Toy, ToySetup};
//! use table::{Dice, Game, Setup, Worlds};
//!
//! let game = Toy::new(&ToySetup::standard(), &mut Dice::from_number(1))?;
//! let seat = game.to_act().first().expect("somebody begins");
//! let mut bot = "mcts:200".parse::<Bot>().expect("a bot").player::<Toy>(&Tuning::default());
//! let choice = bot.choose(&Worlds::of(&game, seat), &mut Dice::from_number(2));
//! assert!(game.is_legal(seat, choice));
//! # Ok::<(), table::SetupError>(())
//! ```
//!
//! **Invariant:** no game is named here, and nothing here prints, reads or writes anything.

pub mod bench;
mod bot;
pub mod coach;
pub mod fairness;
mod greedy;
mod haste;
mod knob;
mod levels;
mod plan;
mod player;
mod search;

#[cfg(test)]
mod sketch;

pub use bot::{Bot, NotABot, Tuning};
pub use coach::{Advice, Assessed, Comparison, Estimate, Likely, Reason, advise};
pub use greedy::Greedy;
pub use haste::Haste;
pub use knob::Knob;
pub use levels::{Level, LevelTable, Manner, NotALevel};
pub use plan::{Budget, Lean, LeanName, Noticed, Plan, Policy, Rollout, Selection, Trees};
pub use player::{Player, Random};
pub use search::{Outlook, Prospect, Search};
