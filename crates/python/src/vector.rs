//! Many games at once.

use std::sync::{Mutex, PoisonError};

use numpy::{PyArray1, PyArray2, PyReadonlyArray1};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyMapping, PyTuple};
use shelf::CodedGame;
use shelf::batch::{Autoreset, Batched, Codes, Episode, Learner, Plan, Rewards, Seating, Sizes};
use table::setup::Values;
use table::{MAX_SEATS, Seat};

use crate::arguments::{self, Chance};
use crate::bot::Named;
use crate::game::named;
use crate::rows::{Arrays, Wanted};
use crate::state::State;
use crate::worlds::Worlds;
use crate::{errors, setup};

/// Who plays the other seats.
#[derive(FromPyObject)]
pub enum Opponents<'py> {
    All(Named<'py>),
    BySeat(Bound<'py, PyMapping>),
}

/// Which seat is one's own.
#[derive(FromPyObject)]
pub enum Own {
    Seat(i64),
    Named(String),
}

/// Many games at once, stepped in place by one call.
///
/// Row `i` of every array belongs to game `i`, in which the seat `to_act[i]` decides next. Arrays are allocated once and
/// overwritten by every step: copy what you want to keep.
///
/// - `game`: the name of a game; `num_envs`: how many of them.
/// - `seed`: all chance follows from it. Episode `k` of game `i` is the same in a batch of any size and with any number of threads.
/// - `opponents`: who plays the other seats: one bot for all of them, or bots by seat. The batch then waits only where a seat
///   is yours. `None`: every seat is yours.
/// - `learner`: with one bot for all other seats, which one is yours: a number, or `"rotate"` for another one in every episode.
/// - `rewards`: `"win"`, `"rank"` or `"score"`, as in `State.returns`.
/// - `autoreset`: when a finished game begins anew, as in Gymnasium: `"same_step"` (how it ended is in `final_observations`),
///   `"next_step"` (the next action of that row is ignored) or `"disabled"` (until `reset` is called for it).
/// - `observations`, `masks`, `lists`: whether these are made.
/// - `threads`: how many threads step games. What happens does not depend on it.
/// - `episode`: `"game"`, or `"campaign"`: all games of one, which is rewarded at its end by its own standing.
/// - `max_decisions`: after so many decisions, everybody's counted, an episode is truncated.
/// - Everything else is the setup, as in `railhead.new`.
///
/// >>> import railhead
/// >>> env = railhead.VectorEnv("colt-express", 8, seed=1, players=4)
/// >>> observations, info = env.reset()
/// >>> observations, rewards, terminations, truncations, info = env.step(env.sample_legal())
/// >>> rewards.shape, info["to_act"].shape
/// ((8, 4), (8,))
#[pyclass(module = "railhead")]
pub struct VectorEnv {
    game: &'static dyn CodedGame,
    setup: Values,
    plan: Plan,
    /// Python may look at it from any thread.
    batch: Mutex<Box<dyn Batched>>,
    sizes: Sizes,
    arrays: Arrays,
    /// Whether only one seat is played from outside.
    alone: bool,
}

type Array<'py> = Bound<'py, PyAny>;

impl VectorEnv {
    fn reset_rows(&mut self, py: Python<'_>, seed: Option<Chance>, only: Option<&[bool]>) -> PyResult<()> {
        let seed = seed.map(|seed| arguments::seed(Some(seed))).transpose()?;
        let done = self.arrays.fill(py, &mut **own(&mut self.batch), |batch, rows| batch.reset(seed, only, rows))?;
        done.map_err(|error| errors::batch(py, self.game, error))
    }

    fn step_rows(&mut self, py: Python<'_>, codes: Codes<'_>) -> PyResult<()> {
        let done = self.arrays.fill(py, &mut **own(&mut self.batch), |batch, rows| batch.step(codes, rows))?;
        done.map_err(|error| errors::batch(py, self.game, error))
    }

    fn told<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let (arrays, info) = (&self.arrays, PyDict::new(py));
        info.set_item("to_act", &arrays.to_act)?;
        info.set_item("legal_starts", self.legal_starts(py))?;
        info.set_item("legal_codes", self.legal_codes(py)?)?;
        info.set_item("mask", &arrays.masks)?;
        info.set_item("learners", &arrays.learners)?;
        info.set_item("scores", &arrays.scores)?;
        info.set_item("places", &arrays.places)?;
        info.set_item("lengths", &arrays.lengths)?;
        info.set_item("chapters", &arrays.chapters)?;
        info.set_item("final_obs", &arrays.final_observations)?;
        Ok(info)
    }

    /// The rewards that a step returns.
    fn own_rewards<'py>(&self, py: Python<'py>) -> Array<'py> {
        if self.alone {
            self.arrays.learner_rewards.bind(py).as_any().clone()
        } else {
            self.arrays.rewards.bind(py).as_any().clone()
        }
    }

    fn check_row(&self, index: i64) -> PyResult<usize> {
        let games = self.plan.games;
        let missing = || PyIndexError::new_err(format!("there is no row {index}: the batch has {games}"));
        usize::try_from(index).ok().filter(|index| *index < games).ok_or_else(missing)
    }
}

/// A batch that nobody else can reach meanwhile.
fn own(batch: &mut Mutex<Box<dyn Batched>>) -> &mut Box<dyn Batched> {
    batch.get_mut().unwrap_or_else(PoisonError::into_inner)
}

fn seating(opponents: Option<Opponents<'_>>, learner: Own) -> PyResult<Seating> {
    match opponents {
        None => Ok(Seating::Open),
        Some(Opponents::All(bot)) => Ok(Seating::Against { learner: own_seat(learner)?, rivals: bot.bot()? }),
        Some(Opponents::BySeat(bots)) => {
            let mut seats = vec![None; MAX_SEATS];
            for pair in bots.items()?.iter() {
                let (seat, bot) = pair.extract::<(i64, Named<'_>)>()?;
                seats[arguments::seat(seat, MAX_SEATS)?.index()] = Some(bot.bot()?);
            }
            Ok(Seating::Beside(seats))
        }
    }
}

fn own_seat(learner: Own) -> PyResult<Learner> {
    match learner {
        Own::Seat(number) => arguments::seat(number, MAX_SEATS).map(Learner::Seat),
        Own::Named(name) if name == "rotate" => Ok(Learner::Rotating),
        Own::Named(name) => Err(errors::setup(format!("`{name}` is not a seat: expected a number or `rotate`"))),
    }
}

#[pymethods]
impl VectorEnv {
    #[new]
    #[pyo3(signature = (
        game, num_envs, /, *, seed = None, opponents = None, learner = Own::Seat(0), rewards = "win", autoreset = "same_step",
        observations = true, masks = false, lists = true, threads = 1, episode = "game", max_decisions = None, setup = None,
        **options
    ))]
    #[allow(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        num_envs: usize,
        seed: Option<Chance>,
        opponents: Option<Opponents<'_>>,
        learner: Own,
        rewards: &str,
        autoreset: &str,
        observations: bool,
        masks: bool,
        lists: bool,
        threads: usize,
        episode: &str,
        max_decisions: Option<u32>,
        setup: Option<&Bound<'_, PyMapping>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let game = named(game)?;
        let chosen = setup::values(game, setup, options)?;
        let setup = game.shelved().complete(&chosen).map_err(errors::unfit)?;
        let plan = Plan {
            games: num_envs,
            seed: arguments::seed(seed)?,
            seating: seating(opponents, learner)?,
            rewards: rewards.parse::<Rewards>().map_err(errors::setup)?,
            autoreset: autoreset.parse::<Autoreset>().map_err(errors::setup)?,
            episode: episode.parse::<Episode>().map_err(errors::setup)?,
            limit: max_decisions,
            threads,
        };
        let batch = game.batch(&chosen, &plan).map_err(|error| errors::batch(py, game, error))?;
        let final_observations = observations && plan.autoreset == Autoreset::SameStep;
        let wanted = Wanted { observations, final_observations, masks, lists };
        let sizes = batch.sizes();
        let arrays = Arrays::new(py, &sizes, wanted);
        let mut env = VectorEnv { game, setup, plan, batch: Mutex::new(batch), sizes, arrays, alone: false };
        env.reset_rows(py, None, None)?;
        env.alone = env.arrays.learners.bind(py).get_item(0)?.extract::<i32>()? >= 0;
        Ok(env)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.shelved().name()
    }

    /// The whole setup.
    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        setup::to_dict(py, &self.setup)
    }

    /// How many games there are.
    #[getter]
    fn num_envs(&self) -> usize {
        self.plan.games
    }

    /// How many seats each has, automata included.
    #[getter]
    fn seats(&self) -> usize {
        self.sizes.seats
    }

    /// How many threads step games.
    #[getter]
    fn threads(&self) -> usize {
        self.plan.threads
    }

    /// When a finished game begins anew.
    #[getter]
    fn autoreset(&self) -> &'static str {
        self.plan.autoreset.name()
    }

    /// All codes of decisions are below this.
    #[getter]
    fn action_count(&self) -> usize {
        self.sizes.actions
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.sizes.observation
    }

    /// `(num_envs, observation_size)`: what the seat to act sees. At the end of a game, what the seat sees that decided last;
    /// where one seat is yours, always what that sees.
    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<f32>>> {
        self.arrays.observations.as_ref().map(|array| array.bind(py).clone())
    }

    /// With `same_step`: the last observation of games that ended in this step; other rows mean nothing.
    #[getter]
    fn final_observations<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<f32>>> {
        self.arrays.final_observations.as_ref().map(|array| array.bind(py).clone())
    }

    /// `(num_envs, action_count)`: what the seat to act may do.
    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray2<bool>>> {
        self.arrays.masks.as_ref().map(|array| array.bind(py).clone())
    }

    /// `(num_envs + 1,)`: the codes of row `i` are `legal_codes[legal_starts[i]:legal_starts[i + 1]]`.
    #[getter]
    fn legal_starts<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyArray1<i64>>> {
        self.arrays.lists.as_ref().map(|lists| lists.starts.bind(py).clone())
    }

    /// The codes of all that can be decided, row after row.
    #[getter]
    fn legal_codes<'py>(&self, py: Python<'py>) -> PyResult<Option<Array<'py>>> {
        self.arrays.lists.as_ref().map(|lists| lists.codes(py)).transpose()
    }

    /// `(num_envs,)`: how many decisions there are to choose from.
    #[getter]
    fn legal_counts<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.arrays.counts.bind(py).clone()
    }

    /// `(num_envs,)`: who decides next; -1 where the game is over and waits to begin anew.
    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.arrays.to_act.bind(py).clone()
    }

    /// `(num_envs, seats)`: what the last step brought every seat.
    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.arrays.rewards.bind(py).clone()
    }

    /// `(num_envs,)`: the same for the seat that is yours, where only one is; otherwise 0.
    #[getter]
    fn learner_rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        self.arrays.learner_rewards.bind(py).clone()
    }

    /// `(num_envs,)`: the seat that is yours in each game, where only one is; otherwise -1.
    #[getter]
    fn learners<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.arrays.learners.bind(py).clone()
    }

    /// `(num_envs,)`: whether the episode ended in the last step.
    #[getter]
    fn terminations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.terminations.bind(py).clone()
    }

    /// `(num_envs,)`: whether the episode was cut off in the last step.
    #[getter]
    fn truncations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.arrays.truncations.bind(py).clone()
    }

    /// `(num_envs, seats)`: the totals of the game that each row finished last.
    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i32>> {
        self.arrays.scores.bind(py).clone()
    }

    /// `(num_envs, seats)`: the places in it, from 1; 0 before any was finished.
    #[getter]
    fn places<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i32>> {
        self.arrays.places.bind(py).clone()
    }

    /// `(num_envs,)`: how many decisions the episode has had; where one has just ended, how many that had.
    #[getter]
    fn lengths<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.arrays.lengths.bind(py).clone()
    }

    /// `(num_envs,)`: which game of its campaign is played, from 1; 0 where an episode is one game.
    #[getter]
    fn chapters<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i32>> {
        self.arrays.chapters.bind(py).clone()
    }

    /// Begins all games anew, or those that `only` is true for. With a seed everything begins anew from it.
    #[pyo3(signature = (*, seed = None, only = None))]
    fn reset<'py>(
        &mut self,
        py: Python<'py>,
        seed: Option<Chance>,
        only: Option<PyReadonlyArray1<'py, bool>>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let only = only.as_ref().map(|only| only.as_slice()).transpose();
        let only = only.map_err(|error| PyValueError::new_err(error.to_string()))?;
        self.reset_rows(py, seed, only)?;
        (self.observations(py), self.told(py)?).into_pyobject(py)
    }

    /// Plays one decision in every game: observations, rewards, terminations, truncations, and what else there is.
    ///
    /// Rewards are `learner_rewards` where one seat is yours, otherwise `rewards`. If any code is wrong, `IllegalAction` names
    /// the first and no game has changed.
    fn step<'py>(&mut self, py: Python<'py>, actions: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
        if let Ok(short) = actions.extract::<PyReadonlyArray1<'_, i32>>() {
            match short.as_slice() {
                Ok(codes) => self.step_rows(py, Codes::Short(codes))?,
                Err(_) => self.step_rows(py, Codes::Short(&short.as_array().to_vec()))?,
            }
        } else if let Ok(long) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
            match long.as_slice() {
                Ok(codes) => self.step_rows(py, Codes::Long(codes))?,
                Err(_) => self.step_rows(py, Codes::Long(&long.as_array().to_vec()))?,
            }
        } else {
            let codes = actions.extract::<Vec<i64>>().map_err(|_| {
                PyTypeError::new_err("actions are one whole number for every game: an array of integers or a list")
            })?;
            self.step_rows(py, Codes::Long(&codes))?;
        }
        let arrays = &self.arrays;
        (
            self.observations(py),
            self.own_rewards(py),
            arrays.terminations.bind(py),
            arrays.truncations.bind(py),
            self.told(py)?,
        )
            .into_pyobject(py)
    }

    /// A legal code for every row, each equally likely; 0 where nobody is to act. The same array every time.
    fn sample_legal(&mut self, py: Python<'_>) -> PyResult<Py<PyArray1<i32>>> {
        self.arrays.sample(py, &mut **own(&mut self.batch))
    }

    /// A copy of one game, with its history. Sees everything.
    #[pyo3(signature = (index, /))]
    fn state(&self, py: Python<'_>, index: i64) -> PyResult<State> {
        let row = self.check_row(index)?;
        let missing = || PyIndexError::new_err(format!("there is no row {index}"));
        let past = self.batch.lock().unwrap_or_else(PoisonError::into_inner).past(row).ok_or_else(missing)?;
        let mut table = self.game.open(past.rules, &past.setup, past.seed).map_err(errors::unfit)?;
        for (seat, code) in past.moves {
            let _ = table.play(seat, code).map_err(|error| errors::not_decided(py, self.game, code, error))?;
        }
        Ok(State(table))
    }

    /// What the seat to act in one game knows.
    #[pyo3(signature = (index, /))]
    fn worlds(&self, py: Python<'_>, index: i64) -> PyResult<Worlds> {
        let state = self.state(py, index)?;
        let seat: Seat = state.seat_or_next(None)?;
        Ok(state.known_to(seat))
    }

    fn __len__(&self) -> usize {
        self.plan.games
    }

    fn __repr__(&self) -> String {
        format!("<railhead.VectorEnv: {} games of {}>", self.plan.games, self.game())
    }
}
