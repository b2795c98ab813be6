//! Many games of the same table, summed up.

use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bots::{Bot, Player, Tuning};
use cpu_time::ThreadTime;
use serde::Serialize;
use table::{Dice, Game, Guide, Seat, Setup};

use crate::error::ArenaError;
use crate::interval::Interval;
use crate::order::InOrder;
use crate::play::{Finished, play_unwatched};
use crate::progress::Progress;
use crate::run::{deals, hold, work_off};

/// Games that are played in one go where nobody thinks: they take microseconds.
const BATCH: usize = 64;

/// Games of given bots in given seats.
#[derive(Clone, Debug)]
pub struct Simulation<G: Game> {
    /// The table.
    pub setup: G::Setup,
    /// Who plays: one for all seats, or one for each.
    pub bots: Vec<Bot>,
    /// How many games.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
    /// How bots play this game.
    pub tuning: Tuning,
}

/// What happened in them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// How many games were played.
    pub games: u32,
    /// What is scored: ids of words.
    pub categories: Vec<&'static str>,
    /// What happened by seat.
    pub seats: Vec<SeatSummary>,
    /// Decisions in a game: the fewest, the mean, the most.
    pub decisions: (u32, f64, u32),
    /// Processor time of all games.
    pub cpu: Duration,
}

/// What happened in one seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatSummary {
    /// Who sat there.
    pub bot: String,
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// Victories a game, and how sure that is.
    pub interval: Interval,
    /// The mean score.
    pub score: f64,
    /// The mean score by category.
    pub scores: Vec<f64>,
    /// Decisions a game.
    pub decisions: f64,
}

impl<G: Guide> Simulation<G> {
    /// A simulation with the usual tuning.
    pub fn new(setup: G::Setup, bots: Vec<Bot>, games: u32, seed: u64) -> Self {
        let tuning = Tuning::of::<G>(setup.seats());
        Simulation { setup, bots, games, seed, tuning }
    }

    /// Plays the games, until all are played or `stop` is set. Nothing is kept of a game but its part in the sums, which
    /// are made in the order of games: they do not depend on threads.
    pub fn run(&self, progress: &dyn Progress, stop: &AtomicBool) -> Result<Summary, ArenaError> {
        let lineup = self.lineup()?;
        progress.begin(G::NAME, 0, self.games as usize);
        let mut deals = deals(self.seed).take(self.games as usize);
        let size = if self.players(&lineup).iter().any(|player| player.thinks()) { 1 } else { BATCH };
        let batches =
            std::iter::from_fn(|| Some(deals.by_ref().take(size).collect()).filter(|batch: &Vec<_>| !batch.is_empty()));
        let kept = Mutex::new((InOrder::new(), Sums::new(lineup.len())));
        work_off((0..).zip(batches), stop, |(place, deals)| {
            let played = self.play(&lineup, deals, progress)?;
            let (order, sums) = &mut *hold(&kept);
            order.put(place, played, |played| sums.add(&played));
            Ok(())
        })?;
        let (order, mut sums) = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        order.finish(|played| sums.add(&played));
        Ok(sums.summary(&lineup))
    }

    fn players(&self, lineup: &[&Bot]) -> Vec<Box<dyn Player<G>>> {
        lineup.iter().map(|bot| bot.player(&self.tuning)).collect()
    }

    fn play(&self, lineup: &[&Bot], deals: Vec<Dice>, progress: &dyn Progress) -> Result<Batch, ArenaError> {
        let start = ThreadTime::now();
        let mut games = Vec::with_capacity(deals.len());
        for dice in deals {
            games.push(play_unwatched(&self.setup, &mut self.players(lineup), dice)?);
            progress.game_over();
        }
        Ok(Batch { games, cpu: start.elapsed() })
    }

    /// Who sits where.
    fn lineup(&self) -> Result<Vec<&Bot>, ArenaError> {
        let seats = self.setup.seats();
        self.bots.iter().try_for_each(|bot| bot.check(&self.tuning))?;
        match &self.bots[..] {
            [one] => Ok(vec![one; seats]),
            each if each.len() == seats => Ok(each.iter().collect()),
            others => Err(ArenaError::Lineup { given: others.len(), seats }),
        }
    }
}

/// Games that were played in one go.
struct Batch {
    games: Vec<Finished>,
    cpu: Duration,
}

/// What is kept of all games.
struct Sums {
    games: u32,
    categories: &'static [&'static str],
    seats: Vec<SeatSums>,
    decisions: f64,
    fewest: u32,
    most: u32,
    cpu: Duration,
}

#[derive(Clone, Default)]
struct SeatSums {
    wins: f64,
    score: f64,
    scores: Vec<f64>,
    decisions: f64,
}

impl Sums {
    fn new(seats: usize) -> Self {
        let seats = vec![SeatSums::default(); seats];
        Sums { games: 0, categories: &[], seats, decisions: 0.0, fewest: u32::MAX, most: 0, cpu: Duration::ZERO }
    }

    fn add(&mut self, batch: &Batch) {
        self.cpu += batch.cpu;
        batch.games.iter().for_each(|game| self.add_game(game));
    }

    fn add_game(&mut self, game: &Finished) {
        let decisions = game.decisions();
        self.games += 1;
        self.categories = game.standing.categories;
        self.decisions += f64::from(decisions);
        self.fewest = self.fewest.min(decisions);
        self.most = self.most.max(decisions);
        for (seat, sums) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            sums.add(seat, game);
        }
    }

    fn summary(&self, lineup: &[&Bot]) -> Summary {
        Summary {
            games: self.games,
            categories: self.categories.to_vec(),
            seats: self.seats.iter().zip(lineup).map(|(sums, bot)| sums.summary(bot, self.games)).collect(),
            decisions: (self.fewest.min(self.most), self.decisions / f64::from(self.games.max(1)), self.most),
            cpu: self.cpu,
        }
    }
}

impl SeatSums {
    fn add(&mut self, seat: Seat, game: &Finished) {
        let result = game.standing.of(seat);
        self.wins += game.standing.share(seat);
        self.score += f64::from(result.total);
        self.scores.resize(result.scores.len(), 0.0);
        self.scores.iter_mut().zip(&result.scores).for_each(|(sum, &score)| *sum += f64::from(score));
        self.decisions += f64::from(game.efforts[seat.index()].decisions);
    }

    fn summary(&self, bot: &Bot, games: u32) -> SeatSummary {
        let mean = |sum: f64| sum / f64::from(games.max(1));
        SeatSummary {
            bot: bot.to_string(),
            wins: self.wins,
            interval: Interval::of_games(games, self.wins),
            score: mean(self.score),
            scores: self.scores.iter().copied().map(mean).collect(),
            decisions: mean(self.decisions),
        }
    }
}
