//! Making the weights of a guide from played games: linear equations, summed up and solved, and games divided among
//! threads so that the result does not depend on how many there are.
//!
//! A guide that estimates a result as a weighed sum learns its weights from positions whose games' results are known:
//! each is one equation. What a position shows, who plays and what is written down in the end is each game's own.
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

use table::Dice;
use table::linear::Part;

/// Into how many parts games are divided, whatever the number of threads.
const PARTS: u32 = 16;

/// Linear equations, summed up: as many as one likes in the room of a matrix.
#[derive(Clone, PartialEq, Debug)]
pub struct Equations {
    unknowns: usize,
    matrix: Vec<f64>,
    right: Vec<f64>,
}

impl Equations {
    /// No equation yet about so many unknown numbers.
    pub fn new(unknowns: usize) -> Self {
        Equations { unknowns, matrix: vec![0.0; unknowns * unknowns], right: vec![0.0; unknowns] }
    }

    /// The parts should add up to `sum`.
    pub fn add(&mut self, parts: &[Part], sum: f64) {
        for &(i, a) in parts {
            self.right[i] += f64::from(a) * sum;
            for &(j, b) in parts {
                self.matrix[i * self.unknowns + j] += f64::from(a) * f64::from(b);
            }
        }
    }

    /// These equations as well, and the old ones count `memory` times.
    ///
    /// # Panics
    /// If they are about another number of unknowns.
    pub fn join(&mut self, memory: f64, others: &Equations) {
        assert_eq!(self.unknowns, others.unknowns, "equations about the same unknowns");
        for (old, new) in self.matrix.iter_mut().zip(&others.matrix) {
            *old = memory * *old + new;
        }
        for (old, new) in self.right.iter_mut().zip(&others.right) {
            *old = memory * *old + new;
        }
    }

    /// The unknowns that come nearest to fulfilling all, by least squares, each drawn to its place in `prior` as if
    /// `ridge` equations (more than 0) had confirmed that.
    ///
    /// # Panics
    /// If `prior` is about another number of unknowns.
    pub fn solve(&self, ridge: f64, prior: &[f64]) -> Vec<f64> {
        assert_eq!(self.unknowns, prior.len(), "a prior for every unknown");
        let n = self.unknowns;
        let lower = self.cholesky(ridge);
        let mut found: Vec<f64> = self.right.iter().zip(prior).map(|(right, prior)| right + ridge * prior).collect();
        for i in 0..n {
            let known: f64 = (0..i).map(|k| lower[i * n + k] * found[k]).sum();
            found[i] = (found[i] - known) / lower[i * n + i];
        }
        for i in (0..n).rev() {
            let known: f64 = (i + 1..n).map(|k| lower[k * n + i] * found[k]).sum();
            found[i] = (found[i] - known) / lower[i * n + i];
        }
        found
    }

    /// The lower triangle whose product with its transpose is the matrix with `ridge` on its diagonal.
    fn cholesky(&self, ridge: f64) -> Vec<f64> {
        let n = self.unknowns;
        let mut lower = self.matrix.clone();
        for i in 0..n {
            lower[i * n + i] += ridge;
        }
        for j in 0..n {
            for k in 0..j {
                let factor = lower[j * n + k];
                for i in j..n {
                    lower[i * n + j] -= lower[i * n + k] * factor;
                }
            }
            let root = lower[j * n + j].sqrt();
            for i in j..n {
                lower[i * n + j] /= root;
            }
        }
        lower
    }
}

/// Does something with each part of the games on all threads, and gives what came of it in order. Every game has its
/// number and dice of its own, so that the result depends on `dice` alone, not on the number of threads.
///
/// # Errors
/// The first error of some part.
///
/// # Panics
/// If `work` does.
pub fn in_parts<T: Send, E: Send>(
    games: u32,
    dice: &mut Dice,
    work: impl Fn(Vec<(u32, Dice)>) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let deals: Vec<(u32, Dice)> = (0..games).map(|number| (number, dice.split())).collect();
    let parts: Vec<&[(u32, Dice)]> = deals.chunks(games.div_ceil(PARTS).max(1) as usize).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut done: Vec<(usize, Result<T, E>)> = std::thread::scope(|scope| {
        let (parts, work) = (&parts, &work);
        let own = |first: usize| (first..parts.len()).step_by(threads);
        let worker = |first| move || own(first).map(|part| (part, work(parts[part].to_vec()))).collect::<Vec<_>>();
        let workers: Vec<_> = (0..threads).map(|first| scope.spawn(worker(first))).collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, _>| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().flat_map(join).collect()
    });
    done.sort_by_key(|(part, _)| *part);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two equations that two numbers fulfil.
    fn solvable() -> Equations {
        let mut equations = Equations::new(2);
        equations.add(&[(0, 1.0), (1, 2.0)], 8.0);
        equations.add(&[(0, 3.0), (1, -1.0)], 3.0);
        equations
    }

    #[track_caller]
    fn near(found: &[f64], expected: &[f64], within: f64) {
        let fits = found.iter().zip(expected).all(|(a, b)| (a - b).abs() < within);
        assert!(fits && found.len() == expected.len(), "{found:?} instead of {expected:?}");
    }

    #[test]
    fn equations_that_can_be_fulfilled_are() {
        near(&solvable().solve(1e-9, &[0.0, 0.0]), &[2.0, 3.0], 1e-6);
    }

    #[test]
    fn what_nothing_is_known_about_stays_at_its_prior() {
        let mut equations = Equations::new(3);
        equations.add(&[(1, 1.0)], 5.0);
        near(&equations.solve(1.0, &[7.0, 1.0, -2.0]), &[7.0, 3.0, -2.0], 1e-12);
    }

    #[test]
    fn a_strong_ridge_outweighs_the_equations() {
        near(&solvable().solve(1e12, &[-1.0, 4.0]), &[-1.0, 4.0], 1e-6);
    }

    #[test]
    fn old_equations_count_as_much_as_they_are_remembered() {
        let about = |sum| {
            let mut equations = Equations::new(1);
            equations.add(&[(0, 1.0)], sum);
            equations
        };
        for (memory, expected) in [(1.0, 5.0), (0.0, 10.0), (3.0, 2.5)] {
            let mut all = about(0.0);
            all.join(memory, &about(10.0));
            near(&all.solve(1e-9, &[0.0]), &[expected], 1e-6);
        }
    }

    #[test]
    fn parts_come_in_order_and_every_game_once() {
        for games in [0, 1, 15, 16, 17, 100] {
            let parts = in_parts(games, &mut Dice::from_number(3), |deals| {
                Ok::<_, ()>(deals.into_iter().map(|(number, mut dice)| (number, dice.word())).collect::<Vec<_>>())
            });
            let mut dice = Dice::from_number(3);
            let expected: Vec<(u32, u32)> = (0..games).map(|number| (number, dice.split().word())).collect();
            assert_eq!(parts.map(|parts| parts.concat()), Ok(expected));
        }
    }

    #[test]
    fn the_first_error_is_given() {
        let work = |deals: Vec<(u32, Dice)>| match deals[0].0 {
            0 => Ok(()),
            first => Err(first),
        };
        assert_eq!(in_parts(64, &mut Dice::from_number(1), work), Err(4));
    }
}
