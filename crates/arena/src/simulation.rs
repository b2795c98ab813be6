//! Many games of the same table, summed up.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::{Bot, Player, Tuning};
use rayon::prelude::*;
use serde::Serialize;
use table::{Dice, Game, Guide, Seat, Setup};

use crate::error::ArenaError;
use crate::interval::{Interval, Round};
use crate::play::{Finished, play};
use crate::progress::Progress;

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

    /// Plays the games, until all are played or `stop` is set.
    pub fn run(&self, progress: &dyn Progress, stop: &AtomicBool) -> Result<Summary, ArenaError> {
        let lineup = self.lineup()?;
        progress.begin(G::NAME, 0, self.games as usize);
        let mut dice = Dice::from_number(self.seed);
        let deals: Vec<Dice> = (0..self.games).map(|_| dice.split()).collect();
        let finished: Vec<Option<Finished>> = deals
            .into_par_iter()
            .map(|dice| {
                if stop.load(Ordering::Relaxed) {
                    return Ok(None);
                }
                let mut players: Vec<Box<dyn Player<G>>> = lineup.iter().map(|bot| bot.player(&self.tuning)).collect();
                let finished = play(&self.setup, &mut players, dice)?;
                progress.game_over();
                Ok::<_, ArenaError>(Some(finished))
            })
            .collect::<Result<_, _>>()?;
        let finished: Vec<Finished> = finished.into_iter().flatten().collect();
        Ok(summary(&lineup, &finished))
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

fn summary(lineup: &[&Bot], games: &[Finished]) -> Summary {
    let decisions = || games.iter().map(Finished::decisions);
    let seats = Seat::all(lineup.len()).zip(lineup);
    Summary {
        games: games.len() as u32,
        categories: games.first().map(|game| game.standing.categories.to_vec()).unwrap_or_default(),
        seats: seats.map(|(seat, bot)| seat_summary(seat, bot, games)).collect(),
        decisions: (
            decisions().min().unwrap_or(0),
            mean(games.iter().map(|game| f64::from(game.decisions()))),
            decisions().max().unwrap_or(0),
        ),
        cpu: games.iter().flat_map(|game| &game.efforts).map(|effort| effort.cpu).sum(),
    }
}

fn seat_summary(seat: Seat, bot: &Bot, games: &[Finished]) -> SeatSummary {
    let results = || games.iter().map(|game| game.standing.of(seat));
    let rounds: Vec<Round> = games.iter().map(|game| Round { games: 1, wins: game.standing.share(seat) }).collect();
    let categories = results().next().map_or(0, |result| result.scores.len());
    SeatSummary {
        bot: bot.to_string(),
        wins: rounds.iter().map(|round| round.wins).sum(),
        interval: Interval::of(&rounds),
        score: mean(results().map(|result| f64::from(result.total))),
        scores: (0..categories).map(|i| mean(results().map(|result| f64::from(result.scores[i])))).collect(),
        decisions: mean(games.iter().map(|game| f64::from(game.efforts[seat.index()].decisions))),
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0u32), |(sum, count), value| (sum + value, count + 1));
    sum / f64::from(count.max(1))
}
