//! Matches of policies and bots.

use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping};
use shelf::{CodedTable, Guest, Meeting, Progress, Row, RunError, ScoreRow, Scores, Stranger};
use table::Seat;

use crate::bot::Named;
use crate::game::named;
use crate::worlds::Worlds;
use crate::{arguments, errors, setup};

/// How often a long run looks whether somebody wants to stop it.
const PATIENCE: Duration = Duration::from_millis(50);

/// What went wrong first in Python.
#[derive(Clone, Default)]
struct Failure(Arc<Mutex<Option<PyErr>>>);

impl Failure {
    fn keep(&self, error: PyErr) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }

    fn take(&self) -> Option<PyErr> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// A policy of Python's.
struct Caller {
    name: String,
    policy: Py<PyAny>,
    failure: Failure,
}

impl Stranger for Caller {
    fn name(&self) -> &str {
        &self.name
    }

    fn decide(&self, seat: Seat, world: Box<dyn CodedTable>) -> Option<usize> {
        let game = world.game();
        let decided = Python::attach(|py| {
            let answer = self.policy.bind(py).call1((Worlds { world, seat },))?;
            let code = arguments::code(game, &answer)?;
            Ok(code)
        });
        decided.map_err(|error| self.failure.keep(error)).ok()
    }
}

/// Somebody who takes part.
#[derive(FromPyObject)]
pub enum Player<'py> {
    House(Named<'py>),
    Policy(Bound<'py, PyAny>),
}

impl Player<'_> {
    fn guest(self, name: Option<String>, failure: &Failure) -> PyResult<Guest> {
        match self {
            Player::House(bot) => bot.bot().map(Guest::Bot),
            Player::Policy(policy) if policy.is_callable() => {
                let named =
                    || policy.getattr("__name__").and_then(|name| name.extract()).unwrap_or("policy".to_owned());
                let name = name.unwrap_or_else(named);
                let caller = Caller { name, policy: policy.unbind(), failure: failure.clone() };
                Ok(Guest::Stranger(Arc::new(caller)))
            }
            Player::Policy(other) => {
                let message =
                    format!("a player is a bot, the name of one, or a function of what a seat knows, not {other}");
                Err(PyTypeError::new_err(message))
            }
        }
    }
}

/// Some games of a match by their numbers: a `range`.
#[derive(FromPyObject)]
pub struct Numbers {
    start: u32,
    stop: u32,
    step: u32,
}

impl Numbers {
    fn part(self) -> PyResult<Range<u32>> {
        match self.step {
            1 => Ok(self.start..self.stop),
            step => Err(errors::setup(format!("a part of a match has consecutive games, not every {step}th"))),
        }
    }
}

/// Tells Python how far a run is.
struct Watcher {
    told: Option<Py<PyAny>>,
    failure: Failure,
    stop: Arc<AtomicBool>,
    done: AtomicUsize,
    total: AtomicUsize,
}

impl Watcher {
    fn tell(&self) {
        let (done, total) = (self.done.load(Ordering::Relaxed), self.total.load(Ordering::Relaxed));
        let Some(told) = &self.told else { return };
        if let Err(error) = Python::attach(|py| told.call1(py, (done, total))) {
            self.failure.keep(error);
            self.stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Progress for Watcher {
    fn begin(&self, _: &str, done: usize, total: usize) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
        self.tell();
    }

    fn game_over(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
        self.tell();
    }
}

/// Does long work beside the interpreter, which may be interrupted meanwhile: then `stop` is set and the work comes to its end.
fn interruptibly<T: Send>(py: Python<'_>, stop: &AtomicBool, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    thread::scope(|scope| {
        let (done, mut waiting) = mpsc::channel();
        scope.spawn(move || done.send(work()));
        loop {
            let result;
            (result, waiting) = py.detach(move || (waiting.recv_timeout(PATIENCE), waiting));
            match result {
                Ok(result) => return Ok(result),
                Err(RecvTimeoutError::Disconnected) => return Err(PyRuntimeError::new_err("the run broke off")),
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(interrupt) = py.check_signals() {
                        stop.store(true, Ordering::Relaxed);
                        let _ = py.detach(move || waiting.recv());
                        return Err(interrupt);
                    }
                }
            }
        }
    })
}

/// Games of one player against another, or of one alone where nobody else decides (then `against` is left out).
///
/// Games come in rounds: those of a round have the same deal, and the player moves on one seat from each to the next until it
/// has sat everywhere. With a `file` the match goes on where it stopped; the command line reads and writes the same files
/// (`railhead arena --file`). A policy of one's own stands there by its `name`. `only` plays some games, by their numbers from 0:
/// what several machines have played in parts is put together in one file. Ctrl-C stops a match after the games that are being
/// played.
///
/// >>> import railhead
/// >>> outcome = railhead.arena("colt-express", lambda worlds: worlds.legal()[0], "random", games=20, players=4)
/// >>> outcome.games, outcome.chance
/// (20, 0.25)
/// >>> low, high = outcome.interval
/// >>> low <= outcome.share <= high
/// True
#[pyfunction]
#[pyo3(signature = (
    game, policy, against = None, /, *, games = 100, seed = 1, name = None, file = None, only = None, progress = None,
    setup = None, **options
))]
#[allow(clippy::too_many_arguments, reason = "they have names in Python")]
pub fn arena<'py>(
    py: Python<'py>,
    game: &str,
    policy: Player<'py>,
    against: Option<Player<'py>>,
    games: u32,
    seed: u64,
    name: Option<String>,
    file: Option<PathBuf>,
    only: Option<Numbers>,
    progress: Option<Py<PyAny>>,
    setup: Option<&Bound<'py, PyMapping>>,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let game = named(game)?;
    let setup = setup::values(game, setup, options)?;
    let seats = game.shelved().seats(&setup).map_err(errors::unfit)?;
    let alone = seats - game.shelved().automata(&setup).map_err(errors::unfit)?.len() == 1;
    let failure = Failure::default();
    let player = policy.guest(name, &failure)?;
    let against = match (against, alone) {
        (Some(_), true) => return Err(errors::setup("nobody else decides at this table: leave `against` out")),
        (None, false) => return Err(errors::setup("say who plays the other seats: a bot or a policy")),
        (None, true) => player.clone(),
        (Some(against), false) => against.guest(None, &failure)?,
    };
    let stop = Arc::new(AtomicBool::new(false));
    let watcher = Watcher {
        told: progress,
        failure: failure.clone(),
        stop: stop.clone(),
        done: AtomicUsize::new(0),
        total: AtomicUsize::new(0),
    };
    let part = only.map(Numbers::part).transpose()?;
    let meeting = Meeting { setup, player, against, games, seed, part };
    let ended = |error: RunError| failure.take().unwrap_or_else(|| errors::run(error));
    if alone {
        let run = || game.solo(&meeting, file.as_deref(), &watcher, &stop);
        let (row, scores) = interruptibly(py, &stop, run)?.map_err(ended)?;
        failure.take().map_or(Ok(()), Err)?;
        Ok(Bound::new(py, SoloOutcome { row, scores })?.into_any())
    } else {
        let run = || game.contest(&meeting, file.as_deref(), &watcher, &stop);
        let (row, outcome) = interruptibly(py, &stop, run)?.map_err(ended)?;
        failure.take().map_or(Ok(()), Err)?;
        Ok(Bound::new(py, Outcome { row, outcome })?.into_any())
    }
}

/// What came of a match.
#[pyclass(frozen, module = "railhead")]
pub struct Outcome {
    row: Row,
    outcome: shelf::Outcome,
}

#[pymethods]
impl Outcome {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &str {
        &self.row.game
    }

    /// Whose match it is.
    #[getter]
    fn bot(&self) -> &str {
        &self.row.bot
    }

    /// Who played in the other seats.
    #[getter]
    fn against(&self) -> &str {
        &self.row.against
    }

    /// How many games were played.
    #[getter]
    fn games(&self) -> u32 {
        self.outcome.games
    }

    /// How many games the match has.
    #[getter]
    fn planned(&self) -> u32 {
        self.outcome.planned
    }

    /// Victories; a shared one counts in part.
    #[getter]
    fn wins(&self) -> f64 {
        self.outcome.wins
    }

    /// The share of victories.
    #[getter]
    fn share(&self) -> f64 {
        self.outcome.interval.share
    }

    /// The true share of victories lies in it nineteen times in twenty.
    #[getter]
    fn interval(&self) -> (f64, f64) {
        (self.outcome.interval.low, self.outcome.interval.high)
    }

    /// The share that players of equal strength would have.
    #[getter]
    fn chance(&self) -> f64 {
        self.outcome.chance
    }

    /// The mean score.
    #[getter]
    fn score(&self) -> f64 {
        self.outcome.score
    }

    /// The mean score of the others.
    #[getter]
    fn rivals_score(&self) -> f64 {
        self.outcome.rivals_score
    }

    /// Whether all games were played.
    #[getter]
    fn is_complete(&self) -> bool {
        self.outcome.is_complete()
    }

    fn __repr__(&self) -> String {
        let (low, high) = self.interval();
        let (bot, against, games, share) = (self.bot(), self.against(), self.games(), self.share());
        format!("<railhead.Outcome: {bot} wins {share:.3} ({low:.3} to {high:.3}) of {games} games against {against}>")
    }
}

/// What came of games where nobody else decides.
#[pyclass(frozen, module = "railhead")]
pub struct SoloOutcome {
    row: ScoreRow,
    scores: Scores,
}

#[pymethods]
impl SoloOutcome {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &str {
        &self.row.game
    }

    /// Who played.
    #[getter]
    fn bot(&self) -> &str {
        &self.row.bot
    }

    /// How many games were played.
    #[getter]
    fn games(&self) -> u32 {
        self.scores.games
    }

    /// How many games were to be played.
    #[getter]
    fn planned(&self) -> u32 {
        self.scores.planned
    }

    /// The mean score.
    #[getter]
    fn score(&self) -> f64 {
        self.scores.score.mean
    }

    /// The true mean score lies in it nineteen times in twenty.
    #[getter]
    fn interval(&self) -> (f64, f64) {
        (self.scores.score.low, self.scores.score.high)
    }

    /// The lowest and the highest score.
    #[getter]
    fn range(&self) -> (f64, f64) {
        self.scores.range
    }

    /// The share of victories over the table's automata, where there are any.
    #[getter]
    fn share(&self) -> Option<f64> {
        self.scores.victories.map(|victories| victories.interval.share)
    }

    /// The true share of victories lies in it nineteen times in twenty.
    #[getter]
    fn share_interval(&self) -> Option<(f64, f64)> {
        self.scores.victories.map(|victories| (victories.interval.low, victories.interval.high))
    }

    /// Whether all games were played.
    #[getter]
    fn is_complete(&self) -> bool {
        self.scores.is_complete()
    }

    fn __repr__(&self) -> String {
        let (low, high) = self.interval();
        let (bot, games, score) = (self.bot(), self.games(), self.score());
        format!("<railhead.SoloOutcome: {bot} scores {score:.1} ({low:.1} to {high:.1}) in {games} games>")
    }
}
