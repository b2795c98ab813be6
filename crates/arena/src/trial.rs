//! One bot at a table where nobody else decides: what it scores, and how often it beats the table's automata.

use std::ops::Range;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use bots::{Bot, Player, Tuning};
use serde::Serialize;
use table::{Dice, Game, Guide, Seat, Setup};

use crate::contender::Contender;
use crate::error::ArenaError;
use crate::interval::{Interval, Mean};
use crate::ledger::{FORMAT, Header, Record};
use crate::play::play;
use crate::progress::Progress;
use crate::report::ScoreRow;
use crate::run::{ALL, Efforts, MeanEffort, Run, deals};

/// What stands in a file of results for the opponent of somebody who plays alone.
const NOBODY: &str = "nobody";

/// Games of one bot alone. Every bot that is tried with the same seed gets the same deals.
#[derive(Clone, Debug)]
pub struct Trial<G: Game, C = Bot> {
    /// The table, of which one seat is played.
    pub setup: G::Setup,
    /// Who plays.
    pub bot: C,
    /// How many games.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
    /// How bots play this game.
    pub tuning: Tuning,
    /// Which games are played, by their numbers from 0. All by default.
    pub part: Range<u32>,
}

/// What came of a trial.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scores {
    /// How many games were played.
    pub games: u32,
    /// How many games the trial has; more than were played if it was stopped.
    pub planned: u32,
    /// The mean score, and how sure it is.
    pub score: Mean,
    /// The lowest and the highest score.
    pub range: (f64, f64),
    /// How often the table's automata were beaten, where there are any.
    pub victories: Option<Victories>,
    /// What the bot put in.
    pub effort: MeanEffort,
}

/// How a bot did against automata.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Victories {
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// The share of victories, and how sure it is.
    pub interval: Interval,
    /// The mean score of the automata.
    pub rivals_score: f64,
}

impl Scores {
    /// Whether all games were played.
    pub fn is_complete(&self) -> bool {
        self.games >= self.planned
    }
}

impl<G: Guide, C: Contender<G>> Trial<G, C> {
    /// A trial with the usual tuning.
    pub fn new(setup: G::Setup, bot: C, games: u32, seed: u64) -> Self {
        let tuning = Tuning::of::<G>(setup.seats());
        Trial { setup, bot, games, seed, tuning, part: ALL }
    }

    /// Plays the games (or the [part](Trial::part) of them that is to be played), but what `file` holds already, until all are
    /// played or `stop` is set.
    pub fn run(&self, file: Option<&Path>, progress: &dyn Progress, stop: &AtomicBool) -> Result<Scores, ArenaError> {
        let seat = self.only_seat()?;
        self.bot.check(&self.tuning)?;
        let (what, part) = (self.bot.to_string(), self.part.clone());
        let run = Run { header: self.header(), what, games: self.games, part };
        let play = |index, dice| self.play(index, seat, dice);
        let mut sums = Sums::default();
        run.sum_up(file, progress, stop, deals(self.seed), play, |record| sums.add(&record))?;
        Ok(self.scores(&sums))
    }

    /// The scores as a line of a report.
    pub fn row(&self, scores: &Scores) -> ScoreRow {
        ScoreRow {
            game: G::NAME.to_owned(),
            bot: self.bot.to_string(),
            games: scores.games,
            score: scores.score.mean,
            low: scores.score.low,
            high: scores.score.high,
            least: scores.range.0,
            most: scores.range.1,
            wins: scores.victories.map(|victories| victories.wins),
            share: scores.victories.map(|victories| victories.interval.share),
            share_low: scores.victories.map(|victories| victories.interval.low),
            share_high: scores.victories.map(|victories| victories.interval.high),
        }
    }

    fn header(&self) -> Header {
        Header {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: G::NAME.to_owned(),
            rules: G::RULES.0,
            setup: serde_json::to_value(self.setup.to_values()).expect("values are plain"),
            bot: self.bot.describe(&self.tuning),
            against: NOBODY.to_owned(),
            seats_taken: 1,
            seed: self.seed,
        }
    }

    /// The seat of the bot.
    fn only_seat(&self) -> Result<Seat, ArenaError> {
        let automata = self.setup.automata();
        let mut played = Seat::all(self.setup.seats()).filter(|&seat| !automata.contains(seat));
        match (played.next(), played.count()) {
            (Some(seat), 0) => Ok(seat),
            (first, others) => Err(ArenaError::NotAlone { seats: usize::from(first.is_some()) + others }),
        }
    }

    fn automata(&self) -> usize {
        self.setup.automata().len()
    }

    fn play(&self, index: u32, seat: Seat, dice: Dice) -> Result<Record, ArenaError> {
        let mut players: Vec<Box<dyn Player<G>>> =
            Seat::all(self.setup.seats()).map(|_| self.bot.player(&self.setup, &self.tuning)).collect();
        let finished = play(&self.setup, &mut players, dice)?;
        let effort = finished.efforts[seat.index()];
        let automata = Seat::all(self.setup.seats()).filter(|&other| other != seat);
        let automata_total: i32 = automata.map(|other| finished.standing.of(other).total).sum();
        let share = finished.standing.share(seat);
        Ok(Record {
            index,
            share,
            rivals_share: 1.0 - share,
            score: f64::from(finished.standing.of(seat).total),
            rivals_score: f64::from(automata_total) / self.automata().max(1) as f64,
            decisions: effort.decisions,
            cpu_micros: effort.cpu.as_micros() as u64,
            rivals_decisions: 0,
            rivals_cpu_micros: 0,
        })
    }

    fn scores(&self, sums: &Sums) -> Scores {
        let least = sums.scores.iter().copied().reduce(f64::min).unwrap_or(0.0);
        let most = sums.scores.iter().copied().reduce(f64::max).unwrap_or(0.0);
        Scores {
            games: sums.games(),
            planned: self.games,
            score: Mean::of(&sums.scores),
            range: (least, most),
            victories: (self.automata() > 0).then(|| sums.victories()),
            effort: sums.effort.mean(sums.games()),
        }
    }
}

/// What is kept of all games.
#[derive(Default)]
struct Sums {
    scores: Vec<f64>,
    wins: f64,
    rivals_score: f64,
    effort: Efforts,
}

impl Sums {
    fn add(&mut self, record: &Record) {
        self.scores.push(record.score);
        self.wins += record.share;
        self.rivals_score += record.rivals_score;
        self.effort.add(record.decisions, record.cpu_micros);
    }

    fn games(&self) -> u32 {
        self.scores.len() as u32
    }

    fn victories(&self) -> Victories {
        Victories {
            wins: self.wins,
            interval: Interval::of_games(self.games(), self.wins),
            rivals_score: self.rivals_score / f64::from(self.games().max(1)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proving::toy::{Toy, ToySetup};

    fn record(index: u32, share: f64, score: f64) -> Record {
        Record {
            index,
            share,
            rivals_share: 1.0 - share,
            score,
            rivals_score: 100.0 - score,
            decisions: 10,
            cpu_micros: 1_000,
            rivals_decisions: 0,
            rivals_cpu_micros: 0,
        }
    }

    fn sums(records: [Record; 3]) -> Sums {
        let mut sums = Sums::default();
        records.iter().for_each(|record| sums.add(record));
        sums
    }

    #[test]
    fn scores_have_a_mean_a_range_and_an_uncertainty() {
        let setup = ToySetup { players: 1, purse: 6, champion: None };
        let trial = Trial::<Toy>::new(setup, Bot::Random, 4, 1);
        let scores = trial.scores(&sums([record(0, 1.0, 70.0), record(1, 1.0, 90.0), record(2, 1.0, 86.0)]));
        assert_eq!((scores.score.mean, scores.range), (82.0, (70.0, 90.0)));
        assert!(scores.score.low < 75.0 && scores.score.high > 89.0, "{scores:?}");
        assert_eq!((scores.games, scores.is_complete(), scores.victories), (3, false, None));
        let row = trial.row(&scores);
        assert_eq!((row.score, row.least, row.most, row.share), (82.0, 70.0, 90.0, None));
        assert_eq!((row.low, row.high), (scores.score.low, scores.score.high));
    }

    #[test]
    fn victories_over_automata_are_counted_in_parts() {
        let victories = sums([record(0, 1.0, 60.0), record(1, 0.5, 50.0), record(2, 0.0, 40.0)]).victories();
        assert_eq!((victories.wins, victories.interval.share, victories.rivals_score), (1.5, 0.5, 50.0));
        assert!(victories.interval.low > 0.0 && victories.interval.high < 1.0);
    }
}
