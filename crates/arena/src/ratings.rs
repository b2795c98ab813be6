//! Ratings of several bots from matches between every two of them.
//!
//! Strengths follow Bradley and Terry, for any number of seats: a seat wins in proportion to its
//! bot's strength. Ratings are on Elo's scale (400 points are ten times the strength, seat against
//! seat) and add up to 0. Each match gets one imaginary game, divided as if both were equal, so that
//! a bot that never loses still has a finite rating. Intervals come from drawing rounds anew.

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use bots::{Bot, Tuning};
use serde::Serialize;
use table::{Dice, Game, Guide, Setup};

use crate::contest::{Match, Played};
use crate::error::ArenaError;
use crate::progress::Progress;
use crate::report::{Row, aligned, comma_separated};
use crate::run::ALL;

/// How often rounds are drawn anew for the intervals.
const RESAMPLES: usize = 400;

/// Strengths are iterated until none changes by more than this part.
const PRECISION: f64 = 1e-9;

/// The most iterations.
const MAX_STEPS: usize = 10_000;

/// Matches between every two of several bots: with more than two seats each sits alone against the
/// other once.
#[derive(Clone, Debug)]
pub struct Tournament<G: Game> {
    /// The table.
    pub setup: G::Setup,
    /// Who takes part.
    pub bots: Vec<Bot>,
    /// How many games a match.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
    /// How bots play this game.
    pub tuning: Tuning,
}

/// What came of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ratings {
    /// The bots, the strongest first.
    pub ratings: Vec<Rating>,
    /// The matches.
    pub matches: Vec<Row>,
    /// Whether all games were played.
    pub complete: bool,
}

/// How strong a bot is among those of its tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The bot.
    pub bot: String,
    /// Its rating; all of them add up to 0.
    pub rating: f64,
    /// The lower bound of the true one.
    pub low: f64,
    /// Its upper bound.
    pub high: f64,
    /// How many games it took part in.
    pub games: u32,
}

/// The rounds of one match, by the places of its bots in the list.
struct Meeting {
    bot: usize,
    against: usize,
    /// How many seats the other bot has.
    rivals: f64,
    rounds: Vec<Played>,
}

/// One side's strength is to the other's as its victories are to the other's, seat by seat.
struct Score {
    bot: usize,
    against: usize,
    rivals: f64,
    wins: f64,
    losses: f64,
}

impl<G: Guide> Tournament<G> {
    /// A tournament with the usual tuning.
    pub fn new(setup: G::Setup, bots: Vec<Bot>, games: u32, seed: u64) -> Self {
        let tuning = Tuning::of::<G>(setup.seats());
        Tournament { setup, bots, games, seed, tuning }
    }

    /// Plays all matches, keeping the results of each in a file of `folder` if one is given, until all
    /// is played or `stop` is set.
    pub fn run(
        &self,
        folder: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<Ratings, ArenaError> {
        let twins = (1..self.bots.len()).any(|i| self.bots[..i].contains(&self.bots[i]));
        if self.bots.len() < 2 || twins {
            return Err(ArenaError::TooFewBots);
        }
        let seats = crate::play::played_seats::<G>(&self.setup)?.len();
        let mut meetings = Vec::new();
        let mut matches = Vec::new();
        let mut complete = true;
        for (bot, against) in pairs(self.bots.len(), seats) {
            let contest = self.contest(bot, against);
            let file = folder.map(|folder| file_of(folder, &contest.bot, &contest.against));
            let (rounds, outcome) = contest.run_rounds(file.as_deref(), progress, stop)?;
            complete &= outcome.is_complete();
            matches.push(contest.row(&outcome));
            meetings.push(Meeting { bot, against, rivals: seats as f64 - 1.0, rounds });
        }
        Ok(Ratings { ratings: rate(&self.bots, &meetings, self.seed), matches, complete })
    }

    fn contest(&self, bot: usize, against: usize) -> Match<G> {
        Match {
            setup: self.setup.clone(),
            bot: self.bots[bot].clone(),
            against: self.bots[against].clone(),
            seats_taken: 1,
            games: self.games,
            seed: self.seed,
            tuning: self.tuning,
            part: ALL,
        }
    }
}

/// Who meets whom: at two seats every pair once, at more both ways.
fn pairs(bots: usize, seats: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..bots)
        .flat_map(move |bot| (0..bots).map(move |against| (bot, against)))
        .filter(move |(bot, against)| bot < against || (seats > 2 && bot > against))
}

fn file_of(folder: &Path, bot: &Bot, against: &Bot) -> PathBuf {
    let plain = |bot: &Bot| -> String {
        bot.to_string().chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).collect()
    };
    folder.join(format!("{}_{}.jsonl", plain(bot), plain(against)))
}

/// Everybody's rating, the strongest first.
fn rate(bots: &[Bot], meetings: &[Meeting], seed: u64) -> Vec<Rating> {
    let best = fit(bots.len(), meetings.iter().map(|meeting| meeting.score(meeting.rounds.iter())).collect());
    let mut dice = Dice::from_number(seed);
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(RESAMPLES); bots.len()];
    for _ in 0..RESAMPLES {
        let scores = meetings.iter().map(|meeting| meeting.redraw(&mut dice)).collect();
        for (ratings, rating) in drawn.iter_mut().zip(fit(bots.len(), scores)) {
            ratings.push(rating);
        }
    }
    let mut ratings: Vec<Rating> = (0..bots.len())
        .map(|i| {
            drawn[i].sort_by(f64::total_cmp);
            let at = |part: f64| drawn[i][(part * (RESAMPLES - 1) as f64).round() as usize];
            let (low, high) = (at(0.025).min(best[i]), at(0.975).max(best[i]));
            let part = meetings.iter().filter(|meeting| meeting.bot == i || meeting.against == i);
            let games = part.flat_map(|meeting| &meeting.rounds).map(|round| round.games).sum();
            Rating { bot: bots[i].to_string(), rating: best[i], low, high, games }
        })
        .collect();
    ratings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    ratings
}

impl Meeting {
    fn score<'a>(&self, rounds: impl Iterator<Item = &'a Played>) -> Score {
        let even = 1.0 / (1.0 + self.rivals);
        let start = Score { bot: self.bot, against: self.against, rivals: self.rivals, wins: even, losses: 1.0 - even };
        rounds.fold(start, |score, round| Score {
            wins: score.wins + round.wins,
            losses: score.losses + round.losses,
            ..score
        })
    }

    fn redraw(&self, dice: &mut Dice) -> Score {
        let count = self.rounds.len();
        self.score((0..count).map(|_| &self.rounds[dice.below(count as u32) as usize]))
    }
}

/// The likeliest ratings, by Hunter's minorisation: each step makes the scores likelier.
fn fit(bots: usize, scores: Vec<Score>) -> Vec<f64> {
    let mut strengths = vec![1.0; bots];
    for _ in 0..MAX_STEPS {
        let next = step(&strengths, &scores);
        let change = next.iter().zip(&strengths).map(|(next, now): (&f64, &f64)| (next / now - 1.0).abs());
        let settled = change.fold(0.0, f64::max) < PRECISION;
        strengths = next;
        if settled {
            break;
        }
    }
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}

fn step(strengths: &[f64], scores: &[Score]) -> Vec<f64> {
    let mut wins = vec![0.0; strengths.len()];
    let mut weights = vec![0.0; strengths.len()];
    for score in scores {
        let weight = (score.wins + score.losses) / (strengths[score.bot] + score.rivals * strengths[score.against]);
        wins[score.bot] += score.wins;
        weights[score.bot] += weight;
        wins[score.against] += score.losses;
        weights[score.against] += score.rivals * weight;
    }
    let next: Vec<f64> = wins.iter().zip(weights).map(|(wins, weight)| wins / weight).collect();
    let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / next.len() as f64;
    next.iter().map(|strength| strength / mean.exp()).collect()
}

const HEADINGS: [&str; 5] = ["bot", "rating", "low", "high", "games"];

impl Ratings {
    fn cells(&self) -> impl Iterator<Item = [String; 5]> + '_ {
        self.ratings.iter().map(|rating| {
            let whole = |points: f64| format!("{points:.0}");
            [rating.bot.clone(), whole(rating.rating), whole(rating.low), whole(rating.high), rating.games.to_string()]
        })
    }

    /// The ratings as a table for people.
    pub fn table(&self) -> String {
        aligned(&HEADINGS, self.cells())
    }

    /// The ratings as comma-separated values.
    pub fn csv(&self) -> String {
        comma_separated(&HEADINGS, self.cells())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(bot: usize, against: usize, rivals: f64, wins: f64, losses: f64) -> Score {
        Score { bot, against, rivals, wins, losses }
    }

    #[test]
    fn ten_times_the_strength_is_four_hundred_points() {
        let ratings = fit(2, vec![score(0, 1, 1.0, 10.0, 1.0)]);
        assert!((ratings[0] - ratings[1] - 400.0).abs() < 0.01, "{ratings:?}");
        assert!((ratings[0] + ratings[1]).abs() < 1e-6);
    }

    #[test]
    fn seats_are_weighed() {
        let fair = fit(2, vec![score(0, 1, 3.0, 25.0, 75.0)]);
        assert!(fair[0].abs() < 0.01, "{fair:?}");
        let strong = fit(2, vec![score(0, 1, 3.0, 10.0, 3.0)]);
        assert!((strong[0] - strong[1] - 400.0).abs() < 0.01, "{strong:?}");
    }

    #[test]
    fn strengths_that_explain_all_scores_are_found_again() {
        let strengths = [4.0, 2.0, 1.0, 0.5];
        let scores = pairs(4, 4).map(|(bot, against)| {
            let chance = strengths[bot] / (strengths[bot] + 3.0 * strengths[against]);
            score(bot, against, 3.0, 1000.0 * chance, 1000.0 * (1.0 - chance))
        });
        let ratings = fit(4, scores.collect());
        for pair in ratings.windows(2) {
            assert!((pair[0] - pair[1] - 400.0 * 2f64.log10()).abs() < 0.01, "{ratings:?}");
        }
    }

    #[test]
    fn who_never_loses_has_a_finite_rating_and_an_interval() {
        let rounds = vec![Played { games: 2, wins: 2.0, losses: 0.0 }; 20];
        let meetings = [Meeting { bot: 0, against: 1, rivals: 1.0, rounds }];
        let ratings = rate(&[Bot::Greedy, Bot::Random], &meetings, 1);
        assert_eq!(ratings[0].bot, "greedy");
        assert!(ratings[0].rating.is_finite() && ratings[0].rating > 200.0);
        assert_eq!(ratings[0].games, 40);
    }

    #[test]
    fn pairs_meet_both_ways_only_where_that_differs() {
        assert_eq!(pairs(3, 2).collect::<Vec<_>>(), [(0, 1), (0, 2), (1, 2)]);
        assert_eq!(pairs(3, 3).count(), 6);
    }
}
