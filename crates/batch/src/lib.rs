//! Many games at once, for programs that learn: one call steps them all, in place.
//!
//! A [`Batch`] holds games of one kind. Each of its rows is a game in which somebody has to decide; a step takes a decision for
//! every row, by its code, and writes what came of it into [`Rows`]: memory that belongs to the caller and is written over
//! again and again. Games that are over begin anew by themselves. Other seats may be played by bots, which know what their
//! seats know; an episode may be a whole campaign.
//!
//! ```
//! use batch::{Batch, Batched, Codes, Memory, Plan};
//! use proving::toy::{Toy, ToySetup};
//! use table::{Seed, Setup};
//!
//! let plan = Plan::new(8, Seed::from_number(1));
//! let mut batch = Batch::<Toy>::new(ToySetup::standard(), &plan)?;
//! let mut memory = Memory::of(&batch.sizes());
//! batch.reset(None, None, memory.rows())?;
//! let mut codes = [0; 8];
//! while !memory.terminations.contains(&true) {
//!     batch.sample(&mut codes);
//!     batch.step(Codes::Short(&codes), memory.rows())?;
//! }
//! assert_eq!(memory.rewards.iter().sum::<f32>(), 0.0, "what one seat wins the others lose");
//! # Ok::<(), batch::BatchError>(())
//! ```
//!
//! **Invariant:** what happens depends on the seed and the decisions alone, never on the number of threads or of games:
//! episode 3 of game 5 is the same in every batch.
//!
//! **Invariant:** a row is made from the view of the seat that it is for. A step with a wrong code changes nothing.

mod batch;
mod chunk;
mod company;
mod error;
mod plan;
mod rewards;
mod rows;
mod slot;

pub use batch::{Batch, Batched, Past};
pub use error::{BatchError, WrongCode};
pub use plan::{Autoreset, Episode, Learner, Plan, Seating};
pub use rewards::{Rewards, returns};
pub use rows::{Codes, Memory, Rows, Sizes};
