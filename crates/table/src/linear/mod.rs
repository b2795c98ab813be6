//! Guides that estimate a result as a weighed sum of what a position shows.
//!
//! A game declares its [`features!`](crate::features): everything that is weighed. What each of them is worth depends on how
//! much of the game is still to come, its *horizon*: a few numbers for each feature, multiplied with *slopes* that belong to the
//! horizon, make the [`Weights`]. A position shows what it has to an [`Evaluator`]: one adds up ([`Weights::total`]), one keeps
//! the terms of an appraisal apart ([`Weights::by_term`]), one notes a [`Sample`] to learn from. What single decisions bring
//! becomes promises and quick choices by a [`Policy`], what everybody may expect becomes [`chances`].
//!
//! Numbers that are [`Fitted`] to played games are written down as [`Source`] code; the program that does so is in the proof kit.
//!
//! ```
//! use table::linear::{Evaluator, Sample, Weights, chances};
//!
//! table::features! {
//!     /// What is weighed of a ranch.
//!     mod feature {
//!         /// A horse.
//!         HORSE: 1 = "horses";
//!         /// The first cow, and each of the others.
//!         COW: 2 = "cows";
//!     }
//! }
//!
//! // With two rounds to come, one, and none.
//! static SLOPES: [[[f32; 2]; feature::COUNT]; 3] =
//!     [[[0.0, 0.0]; feature::COUNT], [[1.0, 0.5]; feature::COUNT], [[1.0, 1.0]; feature::COUNT]];
//! static WEIGHTS: Weights<{ feature::COUNT }, 3> = Weights::new(&[[3.0, 2.0], [1.0, 0.0], [0.5, 0.0]], &SLOPES);
//!
//! struct Ranch {
//!     dollars: u8,
//!     horses: u8,
//!     cows: u8,
//! }
//!
//! impl Ranch {
//!     fn show(&self, evaluator: &mut impl Evaluator) {
//!         evaluator.sure(0, f32::from(self.dollars));
//!         evaluator.put(1, feature::HORSE, f32::from(self.horses));
//!         evaluator.put_all(2, feature::COW, [self.cows.min(1), self.cows.saturating_sub(1)].map(f32::from));
//!     }
//! }
//!
//! let rich = Ranch { dollars: 4, horses: 1, cows: 3 };
//! let estimate = |ranch: &Ranch, rounds| WEIGHTS.total(rounds, |evaluator| ranch.show(evaluator));
//! assert_eq!(estimate(&rich, 2), 4.0 + 5.0 + 1.0 + 2.0 * 0.5);
//! assert_eq!(estimate(&rich, 0), 4.0, "what is sure is what is left");
//! assert_eq!(Sample::noted(&SLOPES[1], |sampler| rich.show(sampler)).parts[..2], [(0, 1.0), (1, 0.5)]);
//!
//! let poor = Ranch { dollars: 0, horses: 1, cows: 0 };
//! let [first, second, ..] = chances([&rich, &poor].map(|ranch| estimate(ranch, 2)), 3.0);
//! assert!(first > 0.8 && (first + second - 1.0).abs() < 1e-6);
//! ```

mod chance;
mod features;
mod fitted;
mod source;
mod weights;

pub use chance::{Policy, chances, draw, uncertainty};
pub use fitted::{Fitted, Part, Sample, Sampler, numbers, rounded, worths};
pub use source::Source;
pub use weights::{ByTerm, Evaluator, Total, Weights};
