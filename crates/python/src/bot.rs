//! Players of the house.

use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::{CodedGame, Haste, Mind};
use table::{Dice, Seat};
use wording::Unnamed;

use crate::arguments::{self, Chance};
use crate::state::State;
use crate::worlds::Worlds;
use crate::{errors, sight};

/// A player of the house: `random`, `greedy`, `mcts:4000`, or a level from `beginner` to `expert`.
///
/// It thinks about what its seat knows, with the interpreter's lock released. With equal seeds it chooses the same. A bot can
/// be called like any policy.
///
/// >>> import railhead
/// >>> state = railhead.new("colt-express", seed=1)
/// >>> bot = railhead.Bot("mcts:200")
/// >>> bot.choose(state, seed=3) in state.legal()
/// True
/// >>> sum(bot.search(state, seed=3).visits.values())
/// 200
#[pyclass(frozen, module = "railhead")]
pub struct Bot(pub shelf::Bot);

/// A bot, or the name of one.
#[derive(FromPyObject)]
pub enum Named<'py> {
    Bot(PyRef<'py, Bot>),
    Name(String),
}

impl Named<'_> {
    pub fn bot(self) -> PyResult<shelf::Bot> {
        match self {
            Named::Bot(bot) => Ok(bot.0.clone()),
            Named::Name(name) => name.parse().map_err(errors::setup),
        }
    }
}

/// What is thought about: a game, or what a seat knows of one.
#[derive(FromPyObject)]
pub enum Matter<'py> {
    State(PyRef<'py, State>),
    Worlds(PyRef<'py, Worlds>),
}

impl Matter<'_> {
    /// A head to think about it with.
    fn mind(&self, seat: Option<i64>) -> PyResult<(&'static dyn CodedGame, Seat, Box<dyn Mind>)> {
        match self {
            Matter::State(state) => {
                let seat = state.seat_or_next(seat)?;
                Ok((state.0.game(), seat, state.0.mind(seat)))
            }
            Matter::Worlds(worlds) => match seat {
                Some(number) if number != worlds.seat.index() as i64 => {
                    let message = format!("this is what seat {} knows, not seat {number}", worlds.seat.index());
                    Err(PyValueError::new_err(message))
                }
                _ => Ok((worlds.world.game(), worlds.seat, worlds.world.mind(worlds.seat))),
            },
        }
    }
}

fn nothing(seat: Seat) -> PyErr {
    errors::illegal(format!("seat {} has nothing to decide", seat.index()))
}

impl Bot {
    /// Only those who search know why.
    fn check_search(&self) -> PyResult<()> {
        match self.0 {
            shelf::Bot::Random | shelf::Bot::Greedy => {
                let message = format!("`{}` does not search: expected a level or mcts:ITERATIONS", self.0);
                Err(PyValueError::new_err(message))
            }
            shelf::Bot::Search { .. } | shelf::Bot::Level(_) => Ok(()),
        }
    }

    fn think<'py, T: Send>(
        &self,
        py: Python<'py>,
        matter: &Matter<'py>,
        seat: Option<i64>,
        seed: Option<Chance>,
        work: impl FnOnce(&dyn Mind, &mut Dice) -> T + Send,
    ) -> PyResult<(&'static dyn CodedGame, Seat, T)> {
        let (game, seat, mind) = matter.mind(seat)?;
        let mut dice = Dice::new(arguments::seed(seed)?);
        let thought = py.detach(move || work(&*mind, &mut dice));
        Ok((game, seat, thought))
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name = "expert", /))]
    fn new(name: &str) -> PyResult<Self> {
        name.parse().map(Bot).map_err(errors::setup)
    }

    /// What it is called.
    #[getter]
    fn name(&self) -> String {
        self.0.to_string()
    }

    /// What it plays, by its code.
    #[pyo3(signature = (state, seat = None, *, seed = None))]
    fn choose<'py>(
        &self,
        py: Python<'py>,
        state: Matter<'py>,
        seat: Option<i64>,
        seed: Option<Chance>,
    ) -> PyResult<usize> {
        let choose = |mind: &dyn Mind, dice: &mut Dice| mind.choose(&self.0, &Haste::default(), dice);
        let (game, seat, chosen) = self.think(py, &state, seat, seed, choose)?;
        game.code(&chosen.ok_or_else(|| nothing(seat))?).map_err(errors::not_an_action)
    }

    /// How it comes to its choice: how often it tried what, and how that went. `ValueError` for bots that do not search.
    #[pyo3(signature = (state, seat = None, *, seed = None))]
    fn search<'py>(
        &self,
        py: Python<'py>,
        state: Matter<'py>,
        seat: Option<i64>,
        seed: Option<Chance>,
    ) -> PyResult<Search> {
        self.check_search()?;
        let search = |mind: &dyn Mind, dice: &mut Dice| mind.search(&self.0, &Haste::default(), dice);
        let (game, seat, found) = self.think(py, &state, seat, seed, search)?;
        let (outlook, chosen) = found.ok_or_else(|| nothing(seat))?;
        let tried = outlook.options.iter().filter_map(|option| Some((option.action?, option.visits, option.chance)));
        let action = outlook.options.get(chosen).and_then(|option| option.action).ok_or_else(|| nothing(seat))?;
        Ok(Search { game, action, tried: tried.collect(), iterations: outlook.iterations })
    }

    /// What it would play, and why: beside the next best, or beside what is `asked` about.
    #[pyo3(signature = (state, seat = None, *, asked = None, lang = "en", seed = None))]
    fn explain<'py>(
        &self,
        py: Python<'py>,
        state: Matter<'py>,
        seat: Option<i64>,
        asked: Option<&Bound<'py, PyAny>>,
        lang: &str,
        seed: Option<Chance>,
    ) -> PyResult<String> {
        self.check_search()?;
        let language = arguments::language(lang)?;
        let (game, ..) = state.mind(seat)?;
        let code = asked.map(|asked| arguments::code(game, asked)).transpose()?;
        let notation = code.and_then(|code| game.notation(code));
        let advise = |mind: &dyn Mind, dice: &mut Dice| {
            mind.iterations(&self.0).and_then(|iterations| mind.advise(iterations, notation.as_deref(), dice))
        };
        let (_, seat, advice) = self.think(py, &state, seat, seed, advise)?;
        let lines = advice.ok_or_else(|| nothing(seat))?.lines();
        let lexicon = game.shelved().lexicon();
        let said = lines.iter().map(|line| {
            let words = lexicon.say(language, &line.words, &Unnamed);
            if line.item { format!("- {words}") } else { words }
        });
        Ok(said.collect::<Vec<_>>().join("\n"))
    }

    fn __call__<'py>(&self, py: Python<'py>, worlds: Matter<'py>) -> PyResult<usize> {
        self.choose(py, worlds, None, None)
    }

    fn __repr__(&self) -> String {
        format!("railhead.Bot(\"{}\")", self.0)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<Bot>().into_any(), (self.name(),)))
    }
}

/// What a bot found out about a position.
#[pyclass(frozen, module = "railhead")]
pub struct Search {
    game: &'static dyn CodedGame,
    /// What it plays.
    #[pyo3(get)]
    action: usize,
    /// Codes, how often they were tried, and the chance of winning after them.
    tried: Vec<(usize, u32, f32)>,
    /// How many games it imagined.
    #[pyo3(get)]
    iterations: u32,
}

#[pymethods]
impl Search {
    /// How often each decision was tried.
    #[getter]
    fn visits<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let visits = PyDict::new(py);
        self.tried.iter().try_for_each(|(code, count, _)| visits.set_item(code, count))?;
        Ok(visits)
    }

    /// The chance of winning after each; 0 of what was never tried.
    #[getter]
    fn values<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let values = PyDict::new(py);
        self.tried.iter().try_for_each(|(code, _, chance)| values.set_item(code, chance))?;
        Ok(values)
    }

    /// The shares of visits over all codes: a target for learning.
    #[pyo3(signature = (out = None))]
    fn policy<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let all: u32 = self.tried.iter().map(|(_, visits, _)| visits).sum();
        sight::filled(py, out, self.game.space(), |shares| {
            shares.fill(0.0);
            self.tried.iter().for_each(|(code, visits, _)| shares[*code] = *visits as f32 / all.max(1) as f32);
        })
    }

    fn __repr__(&self) -> String {
        format!("<railhead.Search: {} of {} iterations>", self.action, self.iterations)
    }
}
