//! Linear equations, and what fulfils them best.

use table::linear::Part;

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

    /// How many unknown numbers they are about.
    pub fn unknowns(&self) -> usize {
        self.unknowns
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
}
