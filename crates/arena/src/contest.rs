//! One bot against another.

use std::ops::Range;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use bots::{Bot, Player, Tuning};
use serde::Serialize;
use table::{Dice, Game, Guide, Seat, Seats, Setup};

use crate::contender::Contender;
use crate::error::ArenaError;
use crate::interval::{Interval, Round};
use crate::ledger::{FORMAT, Header, Record};
use crate::play::{Effort, Finished, play, played_seats};
use crate::progress::Progress;
use crate::report::Row;
use crate::run::{ALL, Efforts, MeanEffort, Run, deals};

/// One bot in one seat (or several neighbouring ones) against another in all the rest.
///
/// Games come in rounds. The games of a round have the same seed, and the bot moves on one seat from
/// each to the next until it has sat everywhere: what the deal and the seat give, they give to both.
#[derive(Clone, Debug)]
pub struct Match<G: Game, C = Bot> {
    /// The table.
    pub setup: G::Setup,
    /// Whose match it is.
    pub bot: C,
    /// Who plays in the other seats.
    pub against: C,
    /// How many neighbouring seats the bot takes.
    pub seats_taken: usize,
    /// How many games at least; the last round is always played in full.
    pub games: u32,
    /// All chance follows from it.
    pub seed: u64,
    /// How bots play this game.
    pub tuning: Tuning,
    /// Which games are played, by their numbers from 0: a match can be played in parts, in different places. All by default.
    pub part: Range<u32>,
}

/// What came of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// How many games were played.
    pub games: u32,
    /// How many games the match has; more than were played if it was stopped.
    pub planned: u32,
    /// Victories; a shared one counts in part.
    pub wins: f64,
    /// The share of victories, and how sure it is.
    pub interval: Interval,
    /// The share that bots of equal strength would have.
    pub chance: f64,
    /// The mean score of the bot's seats.
    pub score: f64,
    /// The mean score of its rivals' seats.
    pub rivals_score: f64,
    /// What the bot put in.
    pub effort: MeanEffort,
    /// What its rivals put in, all together.
    pub rivals_effort: MeanEffort,
}

impl Outcome {
    /// Whether all games were played.
    pub fn is_complete(&self) -> bool {
        self.games >= self.planned
    }
}

/// A match with its seats worked out.
struct Schedule<'a, G: Game, C> {
    contest: &'a Match<G, C>,
    /// The seats that bots play.
    played: Vec<Seat>,
}

impl<G: Guide, C: Contender<G>> Match<G, C> {
    /// One seat for `bot`, the others for `against`, with the usual tuning.
    pub fn new(setup: G::Setup, bot: C, against: C, games: u32, seed: u64) -> Self {
        let tuning = Tuning::of::<G>(setup.seats());
        Match { setup, bot, against, seats_taken: 1, games, seed, tuning, part: ALL }
    }

    /// Plays the match (or the [part](Match::part) of it that is to be played), but what `file` holds already, until all is
    /// played or `stop` is set.
    pub fn run(&self, file: Option<&Path>, progress: &dyn Progress, stop: &AtomicBool) -> Result<Outcome, ArenaError> {
        Ok(self.run_rounds(file, progress, stop)?.1)
    }

    /// The rounds of the match that were played, with what it takes to rate bots by them.
    pub(crate) fn run_rounds(
        &self,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
    ) -> Result<(Vec<Played>, Outcome), ArenaError> {
        let schedule = Schedule::new(self)?;
        let sums = schedule.run(file, progress, stop)?;
        let outcome = schedule.outcome(&sums);
        Ok((sums.rounds, outcome))
    }

    /// How many games the match has.
    pub fn planned(&self) -> Result<u32, ArenaError> {
        Ok(Schedule::new(self)?.games())
    }

    /// The outcome as a line of a report.
    pub fn row(&self, outcome: &Outcome) -> Row {
        Row {
            game: G::NAME.to_owned(),
            players: self.setup.seats(),
            bot: self.bot.to_string(),
            against: self.against.to_string(),
            games: outcome.games,
            wins: outcome.wins,
            share: outcome.interval.share,
            low: outcome.interval.low,
            high: outcome.interval.high,
            chance: outcome.chance,
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
            against: self.against.describe(&self.tuning),
            seats_taken: self.seats_taken,
            seed: self.seed,
        }
    }
}

/// Both sides' victories in one round.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Played {
    pub games: u32,
    pub wins: f64,
    pub losses: f64,
}

impl<'a, G: Guide, C: Contender<G>> Schedule<'a, G, C> {
    fn new(contest: &'a Match<G, C>) -> Result<Self, ArenaError> {
        let played: Vec<Seat> = played_seats::<G>(&contest.setup)?.iter().collect();
        if contest.seats_taken == 0 || contest.seats_taken >= played.len() {
            return Err(ArenaError::Sides { taken: contest.seats_taken, seats: played.len() });
        }
        contest.bot.check(&contest.tuning)?;
        contest.against.check(&contest.tuning)?;
        Ok(Schedule { contest, played })
    }

    /// How many games a round has: one for each seat that is played.
    fn round(&self) -> u32 {
        self.played.len() as u32
    }

    fn games(&self) -> u32 {
        self.contest.games.div_ceil(self.round()) * self.round()
    }

    /// The seats of the bot in a game.
    fn own_seats(&self, index: u32) -> Seats {
        let rotation = index as usize % self.played.len();
        (0..self.contest.seats_taken).map(|i| self.played[(rotation + i) % self.played.len()]).collect()
    }

    /// Plays all games, or what of them is missing in `file`.
    fn run(&self, file: Option<&Path>, progress: &dyn Progress, stop: &AtomicBool) -> Result<Sums, ArenaError> {
        let what = format!("{} / {}", self.contest.bot, self.contest.against);
        let part = self.contest.part.clone();
        let run = Run { header: self.contest.header(), what, games: self.games(), part };
        let deals = deals(self.contest.seed).flat_map(|dice| std::iter::repeat_n(dice, self.played.len()));
        let mut sums = Sums::default();
        run.sum_up(
            file,
            progress,
            stop,
            deals,
            |index, dice| self.play(index, dice),
            |record| sums.add(self.round(), record),
        )?;
        Ok(sums)
    }

    fn play(&self, index: u32, dice: Dice) -> Result<Record, ArenaError> {
        let contest = self.contest;
        let own = self.own_seats(index);
        let mut players: Vec<Box<dyn Player<G>>> = Seat::all(contest.setup.seats())
            .map(|seat| if own.contains(seat) { &contest.bot } else { &contest.against })
            .map(|bot| bot.player(&contest.setup, &contest.tuning))
            .collect();
        let finished = play(&contest.setup, &mut players, dice)?;
        Ok(self.record(index, own, &finished))
    }

    fn record(&self, index: u32, own: Seats, finished: &Finished) -> Record {
        let rivals: Seats = self.played.iter().copied().filter(|&seat| !own.contains(seat)).collect();
        let share = |seats: Seats| seats.iter().map(|seat| finished.standing.share(seat)).sum();
        let score = |seats: Seats| {
            let total: i32 = seats.iter().map(|seat| finished.standing.of(seat).total).sum();
            f64::from(total) / seats.len() as f64
        };
        let effort = |seats: Seats| {
            seats.iter().map(|seat| finished.efforts[seat.index()]).fold(Effort::default(), |sum, effort| Effort {
                decisions: sum.decisions + effort.decisions,
                cpu: sum.cpu + effort.cpu,
            })
        };
        let (own_effort, rivals_effort) = (effort(own), effort(rivals));
        Record {
            index,
            share: share(own),
            rivals_share: share(rivals),
            score: score(own),
            rivals_score: score(rivals),
            decisions: own_effort.decisions,
            cpu_micros: own_effort.cpu.as_micros() as u64,
            rivals_decisions: rivals_effort.decisions,
            rivals_cpu_micros: rivals_effort.cpu.as_micros() as u64,
        }
    }

    fn outcome(&self, sums: &Sums) -> Outcome {
        let rounds: Vec<Round> =
            sums.rounds.iter().map(|round| Round { games: round.games, wins: round.wins }).collect();
        let mean = |sum: f64| sum / f64::from(sums.games.max(1));
        Outcome {
            games: sums.games,
            planned: self.games(),
            wins: sums.wins,
            interval: Interval::of(&rounds),
            chance: self.contest.seats_taken as f64 / self.contest.setup.seats() as f64,
            score: mean(sums.score),
            rivals_score: mean(sums.rivals_score),
            effort: sums.effort.mean(sums.games),
            rivals_effort: sums.rivals_effort.mean(sums.games),
        }
    }
}

/// What is kept of all games.
#[derive(Default)]
struct Sums {
    games: u32,
    wins: f64,
    score: f64,
    rivals_score: f64,
    effort: Efforts,
    rivals_effort: Efforts,
    /// The rounds of which anything was played.
    rounds: Vec<Played>,
    /// Which round the last of them is.
    last: Option<u32>,
}

impl Sums {
    /// Adds the next game, of rounds of this size.
    fn add(&mut self, size: u32, record: Record) {
        self.games += 1;
        self.wins += record.share;
        self.score += record.score;
        self.rivals_score += record.rivals_score;
        self.effort.add(record.decisions, record.cpu_micros);
        self.rivals_effort.add(record.rivals_decisions, record.rivals_cpu_micros);
        let round = Some(record.index / size);
        if self.last != round {
            self.last = round;
            self.rounds.push(Played::default());
        }
        if let Some(round) = self.rounds.last_mut() {
            round.games += 1;
            round.wins += record.share;
            round.losses += record.rivals_share;
        }
    }
}
