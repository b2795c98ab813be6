//! Making the weights of a guide from played games: linear equations, summed up and solved, and games divided among
//! threads so that the result does not depend on how many there are.
//!
//! A guide that estimates a result as a weighed sum ([`table::linear`]) learns its weights from positions whose games' results
//! are known: each is one equation. A guide that is [`Fitted`](table::linear::Fitted) needs only a [`Fitting`] for its example
//! `fit`; whoever fits more than that finds the parts of one here.
//!
//! ```
//! use table::Dice;
//! use proving::fitting::{Equations, in_parts};
//!
//! // Points are 3 for each horse and 1 for each day, as far as luck allows.
//! let parts = in_parts(1_000, &mut Dice::from_number(1), |deals| {
//!     let mut equations = Equations::new(2);
//!     for (_, mut dice) in deals {
//!         let (horses, days) = (dice.below(5), dice.below(9));
//!         let points = 3.0 * f64::from(horses) + f64::from(days) + f64::from(dice.unit()) - 0.5;
//!         equations.add(&[(0, horses as f32), (1, days as f32)], points);
//!     }
//!     Ok::<_, std::convert::Infallible>(equations)
//! })
//! .unwrap();
//! let mut all = Equations::new(2);
//! parts.iter().for_each(|part| all.join(1.0, part));
//! let found = all.solve(1.0, &[0.0, 0.0]);
//! assert!((found[0] - 3.0).abs() < 0.05 && (found[1] - 1.0).abs() < 0.05, "{found:?}");
//! ```

mod equations;
mod parts;
mod program;

pub use equations::Equations;
pub use parts::{in_parts, learn, mean};
pub use program::{Args, Fault, Fitting, play_to_end, put};
