//! How sure a share of victories is.
//!
//! The games of a round share their seed, so they are not independent: a deal that favours one seat
//! shows in all of them. A round is therefore one cluster. The interval is Wilson's, which stays
//! sensible near 0 and 1, for the number of *independent* games that would leave the same
//! uncertainty: the number played over the design effect, estimated from the spread between rounds.
//! The design effect is kept between 1 (never surer than independent games, although pairing often
//! makes it so) and the size of a round (all games of a round say the same), and the quantile is
//! Student's, because few rounds estimate the spread badly.

use serde::Serialize;

/// A share and the bounds within which, 19 times in 20, the true one lies.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    /// The share that was found.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// One round's games and the victories among them; a shared victory counts in part.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Round {
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub wins: f64,
}

impl Interval {
    /// What no games at all say.
    const NOTHING: Interval = Interval { share: 0.0, low: 0.0, high: 1.0 };

    /// What these rounds say. Without any, everything is possible.
    pub fn of(rounds: &[Round]) -> Self {
        let games: f64 = rounds.iter().map(|round| f64::from(round.games)).sum();
        if games == 0.0 {
            return Interval::NOTHING;
        }
        let share = rounds.iter().map(|round| round.wins).sum::<f64>() / games;
        let independent = games / design_effect(rounds, share, games);
        Interval::around(share, independent, rounds.len() as f64)
    }

    /// What independent games say: so many rounds of one game each.
    pub fn of_games(games: u32, wins: f64) -> Self {
        let games = f64::from(games);
        if games == 0.0 { Interval::NOTHING } else { Interval::around(wins / games, games, games) }
    }

    fn around(share: f64, independent: f64, rounds: f64) -> Self {
        let (low, high) = wilson(share, independent, quantile(rounds - 1.0));
        Interval { share, low, high }
    }
}

/// A mean of independent results, and the bounds within which, 19 times in 20, the true one lies.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean that was found.
    pub mean: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Mean {
    /// What these results say, by Student's distribution. A single result says nothing about its own uncertainty: its
    /// bounds are itself.
    pub(crate) fn of(results: &[f64]) -> Self {
        let count = results.len() as f64;
        let mean = results.iter().sum::<f64>() / count.max(1.0);
        let spread: f64 = results.iter().map(|result| (result - mean).powi(2)).sum();
        let error = (spread / (count - 1.0).max(1.0) / count.max(1.0)).sqrt();
        let reach = quantile(count - 1.0) * error;
        Mean { mean, low: mean - reach, high: mean + reach }
    }
}

/// How many times larger the variance is than that of independent games.
fn design_effect(rounds: &[Round], share: f64, games: f64) -> f64 {
    let size = rounds.iter().map(|round| f64::from(round.games)).fold(1.0, f64::max);
    let count = rounds.len() as f64;
    let independent = share * (1.0 - share) / games;
    if count < 2.0 {
        return size;
    }
    if independent <= f64::EPSILON {
        return 1.0;
    }
    let spread: f64 = rounds.iter().map(|round| (round.wins - share * f64::from(round.games)).powi(2)).sum();
    let clustered = count / (count - 1.0) * spread / (games * games);
    (clustered / independent).clamp(1.0, size)
}

/// Wilson's score interval.
fn wilson(share: f64, games: f64, z: f64) -> (f64, f64) {
    let weight = z * z / games;
    let centre = (share + weight / 2.0) / (1.0 + weight);
    let reach = (share * (1.0 - share) / games + weight / (4.0 * games)).sqrt() * z / (1.0 + weight);
    ((centre - reach).max(0.0), (centre + reach).min(1.0))
}

/// The 97.5 % quantile of Student's distribution, by Cornish and Fisher's expansion; it is good to a
/// few parts in a hundred from three degrees of freedom on.
fn quantile(freedom: f64) -> f64 {
    const Z: f64 = 1.959_964;
    let freedom = freedom.max(1.0);
    let first = (Z.powi(3) + Z) / 4.0;
    let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
    let third = (3.0 * Z.powi(7) + 19.0 * Z.powi(5) + 17.0 * Z.powi(3) - 15.0 * Z) / 384.0;
    Z + first / freedom + second / freedom.powi(2) + third / freedom.powi(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Dice;

    fn rounds(wins: &[f64], games: u32) -> Vec<Round> {
        wins.iter().map(|&wins| Round { games, wins }).collect()
    }

    #[test]
    fn quantiles_are_students() {
        for (freedom, expected) in [(3.0, 3.182), (5.0, 2.571), (10.0, 2.228), (30.0, 2.042), (1e9, 1.960)] {
            assert!((quantile(freedom) / expected - 1.0).abs() < 0.02, "{freedom}: {}", quantile(freedom));
        }
    }

    #[test]
    fn independent_games_give_wilsons_interval() {
        let (low, high) = wilson(0.3, 100.0, 1.959_964);
        assert!((low - 0.2189).abs() < 1e-3 && (high - 0.3958).abs() < 1e-3, "{low} {high}");
    }

    #[test]
    fn means_have_students_interval() {
        let mean = Mean::of(&[78.0, 82.0, 85.0, 75.0, 80.0]);
        // Standard deviation 3.808, five results: 2.776 * 3.808 / sqrt(5).
        assert!((mean.mean - 80.0).abs() < 1e-9 && (mean.high - 84.73).abs() < 0.1, "{mean:?}");
        assert!((mean.high + mean.low - 160.0).abs() < 1e-9);
        assert_eq!(Mean::of(&[7.0]), Mean { mean: 7.0, low: 7.0, high: 7.0 });
        assert_eq!(Mean::of(&[]), Mean { mean: 0.0, low: 0.0, high: 0.0 });
    }

    #[test]
    fn the_true_mean_lies_within_nineteen_times_in_twenty() {
        let mut dice = Dice::from_number(12);
        let covered = (0..1_000).filter(|_| {
            let results: Vec<f64> = (0..12).map(|_| f64::from(dice.below(6) + dice.below(6))).collect();
            let mean = Mean::of(&results);
            (mean.low..=mean.high).contains(&5.0)
        });
        let covered = covered.count();
        assert!((930..=970).contains(&covered), "{covered}");
    }

    #[test]
    fn rounds_that_agree_in_themselves_count_as_one_game() {
        let wins: Vec<f64> = (0..40).map(|i| if i % 2 == 0 { 4.0 } else { 0.0 }).collect();
        let clustered = Interval::of(&rounds(&wins, 4));
        let singles: Vec<f64> = wins.iter().map(|wins| wins / 4.0).collect();
        let alone = Interval::of(&rounds(&singles, 1));
        assert!((clustered.low - alone.low).abs() < 0.01 && (clustered.high - alone.high).abs() < 0.01);
    }

    #[test]
    fn games_are_rounds_of_one() {
        for wins in [&[][..], &[0.5], &[1.0, 0.0, 1.0 / 3.0], &[0.0; 7], &[1.0; 9]] {
            assert_eq!(Interval::of_games(wins.len() as u32, wins.iter().sum()), Interval::of(&rounds(wins, 1)));
        }
    }

    #[test]
    fn pairing_never_makes_surer_than_independent_games() {
        let even = Interval::of(&rounds(&[1.0; 50], 2));
        let (low, high) = wilson(0.5, 100.0, quantile(49.0));
        assert_eq!((even.low, even.high), (low, high));
    }

    #[test]
    fn winning_or_losing_everything_is_never_certain() {
        let all = Interval::of(&rounds(&[4.0; 10], 4));
        assert!(all.high == 1.0 && (0.8..0.95).contains(&all.low), "{all:?}");
        let none = Interval::of(&rounds(&[0.0; 10], 4));
        assert!(none.low == 0.0 && (0.05..0.2).contains(&none.high), "{none:?}");
        assert_eq!(Interval::of(&[]), Interval { share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn the_true_share_lies_within_nineteen_times_in_twenty() {
        let mut dice = Dice::from_number(11);
        let mut covered = 0;
        for _ in 0..1_000 {
            // A deal favours all games of its round or none: won with chance 0.15 or 0.45.
            let rounds: Vec<Round> = (0..50)
                .map(|_| {
                    let chance = if dice.below(2) == 0 { 0.15 } else { 0.45 };
                    let wins = (0..4).filter(|_| dice.unit() < chance).count();
                    Round { games: 4, wins: wins as f64 }
                })
                .collect();
            let interval = Interval::of(&rounds);
            covered += u32::from((interval.low..=interval.high).contains(&0.3));
        }
        assert!((930..=985).contains(&covered), "{covered}");
    }
}
