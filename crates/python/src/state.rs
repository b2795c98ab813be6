//! Games that are being played.

use std::path::PathBuf;

use numpy::PyArray1;
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyMapping, PyString, PyTuple};
use shelf::batch::Rewards;
use shelf::{CodedTable, OpenError};
use table::standing::SeatResult;
use table::{Dice, Eyes, Seat, Seats, Standing};
use wording::Language;

use crate::arguments::{self, Chance, Whose};
use crate::game::{Action, named, opened};
use crate::worlds::Worlds;
use crate::{errors, setup, sight};

/// Sets a table up.
///
/// Options are those of `railhead.games()[game].options`, written with `_` for `-`; what is left out has its default. `setup`
/// takes the same as a mapping, by the names as they are. A wrong one raises `SetupError`, which says what would have fitted.
///
/// >>> import railhead
/// >>> state = railhead.new("colt-express", seed=7, players=4)
/// >>> state.seats, state.seat
/// (4, 0)
/// >>> railhead.new("colt-express", players=9)
/// Traceback (most recent call last):
/// railhead.errors.SetupError: `players` cannot be `9`: expected a number from 2 to 6
#[pyfunction]
#[pyo3(signature = (game, /, *, seed = None, rules = None, setup = None, **options))]
pub fn new(
    game: &str,
    seed: Option<Chance>,
    rules: Option<u16>,
    setup: Option<&Bound<'_, PyMapping>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<State> {
    let game = named(game)?;
    let chosen = setup::values(game, setup, options)?;
    opened(game, &chosen, seed, rules)
}

/// Where a `.rail` file comes from.
#[derive(FromPyObject)]
pub enum Rail {
    Text(String),
    Bytes(Vec<u8>),
    File(PathBuf),
}

/// Takes a game up where its `.rail` file stops: the text of one, its bytes, or the path of a file (a `PathLike`).
///
/// >>> import railhead
/// >>> state = railhead.new("fliptown", seed=3)
/// >>> state.play(state.legal()[0])
/// >>> railhead.load(state.rail()).history == state.history
/// True
#[pyfunction]
#[pyo3(signature = (rail, /))]
pub fn load(rail: Rail) -> PyResult<State> {
    let bytes = match rail {
        Rail::Text(text) => text.into_bytes(),
        Rail::Bytes(bytes) => bytes,
        Rail::File(path) => {
            std::fs::read(&path).map_err(|error| PyOSError::new_err(format!("{}: {error}", path.display())))?
        }
    };
    shelf::load_coded(&bytes).map(State).map_err(|error: OpenError| errors::rail(error))
}

/// A game that is being played, with its history: the truth, which belongs to whoever holds it.
///
/// Seats are counted from 0. Where a seat may be left out, the one that decides next is meant.
///
/// *For a seat's eyes* (made from its view and from nothing else): `legal`, `actions`, `mask`, `observation`, `view`,
/// `fingerprint`, `text`, `prompt`, `svg`, `why_not`, `worlds`.
///
/// *They see everything*: `rail`, `seed`, `history`, `clone` and pickling. `returns`, `scores` and `standing` say nothing
/// before the end.
///
/// >>> import railhead
/// >>> state = railhead.new("colt-express", seed=1)
/// >>> while not state.is_over:
/// ...     state.play(state.legal()[0])
/// >>> sum(state.returns())
/// 0.0
#[pyclass(module = "railhead")]
pub struct State(pub Box<dyn CodedTable>);

impl State {
    /// A seat that was named, or the one that decides next.
    pub fn seat_or_next(&self, seat: Option<i64>) -> PyResult<Seat> {
        match seat {
            Some(number) => arguments::seat(number, self.0.seats()),
            None => self.0.to_act().first().ok_or_else(|| errors::illegal("the game is over: name a seat".to_owned())),
        }
    }

    /// Eyes that were named, or those of the seat that decides next; once the game is over everybody sees everything.
    fn eyes(&self, whose: Option<Whose>) -> PyResult<Eyes> {
        match whose {
            Some(whose) => whose.eyes(self.0.seats()),
            None => Ok(self.0.to_act().first().map_or(Eyes::Open, Eyes::Seat)),
        }
    }

    /// What a seat knows, without the truth.
    pub fn known_to(&self, seat: Seat) -> Worlds {
        Worlds { world: self.0.imagined(seat, Dice::from_number(0)), seat }
    }
}

fn tuple<'py>(py: Python<'py>, seats: Seats) -> PyResult<Bound<'py, PyTuple>> {
    PyTuple::new(py, seats.iter().map(Seat::index).collect::<Vec<_>>())
}

/// One seat's result.
fn result<'py>(py: Python<'py>, standing: &Standing, seat: Seat) -> PyResult<Bound<'py, PyDict>> {
    let SeatResult { place, total, scores, ties } = standing.of(seat);
    let by_name = |names: &[&'static str], numbers: &[i32]| {
        let dict = PyDict::new(py);
        names.iter().zip(numbers).try_for_each(|(name, number)| dict.set_item(name, number)).map(|()| dict)
    };
    let dict = PyDict::new(py);
    dict.set_item("place", place)?;
    dict.set_item("total", total)?;
    dict.set_item("scores", by_name(standing.categories, scores)?)?;
    dict.set_item("ties", by_name(standing.tie_breaks, ties)?)?;
    dict.set_item("share", standing.share(seat))?;
    Ok(dict)
}

#[pymethods]
impl State {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game().shelved().name()
    }

    /// The version of the rules.
    #[getter]
    fn rules(&self) -> u16 {
        self.0.rules().0
    }

    /// The whole setup.
    #[getter]
    fn setup<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        setup::to_dict(py, &self.0.setup())
    }

    /// How many seats there are, automata included.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    /// The seats that the game itself plays.
    #[getter]
    fn automata<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.0.automata())
    }

    /// Who decides next: of several who are waited for, the one with the lowest number; nobody when the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.0.to_act().first().map(Seat::index)
    }

    /// Everybody who is waited for.
    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.0.to_act())
    }

    /// Who else may interject now; these are never waited for.
    #[getter]
    fn may_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.0.may_act())
    }

    /// Whether nobody is waited for any more.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.to_act().is_empty()
    }

    /// How many decisions were taken, and not taken back; in an imagined world, how many there.
    #[getter]
    fn decisions(&self) -> usize {
        self.0.decisions()
    }

    /// Seats and codes of all decisions; in an imagined world, of those taken there. Sees everything.
    #[getter]
    fn history(&self) -> Vec<(usize, usize)> {
        self.0.history().into_iter().map(|(seat, code)| (seat.index(), code)).collect()
    }

    /// The whole seed, from which everything follows; `None` in an imagined world. Sees everything.
    #[getter]
    fn seed(&self) -> Option<String> {
        self.0.seed().map(|seed| seed.to_string())
    }

    /// Whether this is a world that a seat imagined: nobody knows how it came about.
    #[getter]
    fn is_imagined(&self) -> bool {
        self.0.seed().is_none()
    }

    /// The codes of all that a seat may do; nothing if it has nothing to decide.
    ///
    /// >>> import railhead
    /// >>> state = railhead.new("colt-express", seed=1)
    /// >>> state.legal() == [action.code for action in sorted(state.actions(), key=lambda it: state.legal().index(it.code))]
    /// True
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<i64>) -> PyResult<Vec<usize>> {
        match seat {
            None => Ok(self.0.to_act().first().map_or_else(Vec::new, |seat| sight::legal(&*self.0, seat))),
            Some(number) => Ok(sight::legal(&*self.0, arguments::seat(number, self.0.seats())?)),
        }
    }

    /// All that a seat may do, in words, as people are offered it.
    ///
    /// >>> import railhead
    /// >>> action = railhead.new("colt-express", seed=1).actions()[0]
    /// >>> int(railhead.games()["colt-express"].code(action.notation)) == action.code
    /// True
    #[pyo3(signature = (seat = None, lang = "en"))]
    fn actions(&self, seat: Option<i64>, lang: &str) -> PyResult<Vec<Action>> {
        match seat {
            None if self.is_over() => Ok(Vec::new()),
            seat => sight::actions(&*self.0, self.seat_or_next(seat)?, lang),
        }
    }

    /// What a seat may do, as flags by code; into `out`, if it is given.
    #[pyo3(signature = (seat = None, out = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let nobody = seat.is_none() && self.is_over();
        let seat = if nobody { Seat::new(0) } else { self.seat_or_next(seat)? };
        sight::mask(py, &*self.0, seat, out)
    }

    /// Whether a seat may do this now.
    #[pyo3(signature = (action, seat = None))]
    fn is_legal(&self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<bool> {
        let code = arguments::code(self.0.game(), action)?;
        Ok(self.legal(seat)?.contains(&code))
    }

    /// Plays a decision, or raises `IllegalAction` and changes nothing.
    ///
    /// >>> import railhead
    /// >>> state = railhead.new("colt-express", seed=1)
    /// >>> state.play("pass")
    /// Traceback (most recent call last):
    /// railhead.errors.IllegalAction: ...
    #[pyo3(signature = (action, seat = None))]
    fn play(&mut self, py: Python<'_>, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<()> {
        let game = self.0.game();
        let code = arguments::code(game, action)?;
        let seat = match (seat, self.0.to_act().first()) {
            (None, None) => return Err(errors::illegal("the game is over: nobody decides any more".to_owned())),
            (None, Some(seat)) => seat,
            (Some(number), _) => arguments::seat(number, self.0.seats())?,
        };
        self.0.play(seat, code).map(|_| ()).map_err(|error| errors::not_decided(py, game, code, error))
    }

    /// Takes back the latest decision of a seat and returns its code; `NotTakenBack` says why that cannot be.
    fn undo(&mut self, seat: i64) -> PyResult<usize> {
        let seat = arguments::seat(seat, self.0.seats())?;
        self.0.undo(seat).map_err(errors::not_taken_back)
    }

    /// How many decisions a seat can take back, one after the other.
    fn can_undo(&self, seat: i64) -> PyResult<usize> {
        Ok(self.0.can_undo(arguments::seat(seat, self.0.seats())?))
    }

    /// A second table that goes its own way from here, with the same dice to come.
    fn clone(&self) -> State {
        State(self.0.fork())
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    /// What eyes see, as a dictionary. Without eyes, what the seat sees that decides next, and at the end what everybody does.
    #[pyo3(signature = (eyes = None))]
    fn view<'py>(&self, py: Python<'py>, eyes: Option<Whose>) -> PyResult<Bound<'py, PyAny>> {
        sight::view(py, &*self.0.look(self.eyes(eyes)?))
    }

    /// A hash of the view: equal for equal views, on every machine.
    #[pyo3(signature = (eyes = None))]
    fn fingerprint<'py>(&self, py: Python<'py>, eyes: Option<Whose>) -> PyResult<Bound<'py, PyBytes>> {
        Ok(sight::fingerprint(py, &*self.0.look(self.eyes(eyes)?)))
    }

    /// The view of a seat as numbers, into `out` if it is given; what they mean says `railhead.games()[state.game].layout`.
    #[pyo3(signature = (seat = None, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        sight::observation(py, &*self.0, self.seat_or_next(seat)?, out)
    }

    /// Another world that a seat cannot tell from this one, by what it knows and the seed alone.
    ///
    /// >>> import railhead
    /// >>> state = railhead.new("colt-express", seed=1)
    /// >>> world = state.imagine(2, seed=9)
    /// >>> world.view(2) == state.view(2), world.view(0) == state.view(0)
    /// (True, False)
    #[pyo3(signature = (seat, seed = None))]
    fn imagine(&self, seat: i64, seed: Option<Chance>) -> PyResult<State> {
        let seat = arguments::seat(seat, self.0.seats())?;
        Ok(State(self.0.imagined(seat, Dice::new(arguments::seed(seed)?))))
    }

    /// What a seat knows, without the truth: to hand to a policy.
    #[pyo3(signature = (seat = None))]
    fn worlds(&self, seat: Option<i64>) -> PyResult<Worlds> {
        Ok(self.known_to(self.seat_or_next(seat)?))
    }

    /// Every seat's return: 0 until the game is over.
    ///
    /// `win`: 1 for whoever wins alone, and as much below 0 for all others together; winners share. `rank`: evenly from 1 for
    /// the first place to -1 for the last. `score`: the total as it is. The first two add up to 0; whoever plays alone against
    /// nobody gets how near the result comes to the best that the game knows, from -1 to 1.
    #[pyo3(signature = (rewards = "win"))]
    fn returns(&self, rewards: &str) -> PyResult<Vec<f32>> {
        Ok(self.0.returns(rewards.parse::<Rewards>().map_err(errors::setup)?))
    }

    /// Every seat's total; `None` until the game is over.
    fn scores(&self) -> Option<Vec<i32>> {
        self.0.standing().map(|standing| standing.results.iter().map(|result| result.total).collect())
    }

    /// Every seat's place, total and how it came about; `None` until the game is over.
    fn standing<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyList>>> {
        let Some(standing) = self.0.standing() else { return Ok(None) };
        let results = Seat::all(self.0.seats()).map(|seat| result(py, &standing, seat));
        PyList::new(py, results.collect::<PyResult<Vec<_>>>()?).map(Some)
    }

    /// The rule that forbids a decision, as far as the seat can know; `None` if it may be taken.
    ///
    /// >>> import railhead
    /// >>> railhead.new("colt-express", seed=1).why_not("pass")["rule"]
    /// 'CE-PLAN-02'
    #[pyo3(signature = (action, seat = None, lang = "en"))]
    fn why_not<'py>(
        &self,
        py: Python<'py>,
        action: &Bound<'py, PyAny>,
        seat: Option<i64>,
        lang: &str,
    ) -> PyResult<Option<Bound<'py, PyDict>>> {
        sight::why_not(py, &*self.0, action, self.seat_or_next(seat)?, lang)
    }

    /// The whole table in words.
    #[pyo3(signature = (eyes = None, lang = "en"))]
    fn text(&self, eyes: Option<Whose>, lang: &str) -> PyResult<String> {
        sight::text(&*self.0, self.eyes(eyes)?, lang)
    }

    /// What is asked of these eyes, or what is being waited for.
    #[pyo3(signature = (eyes = None, lang = "en"))]
    fn prompt(&self, eyes: Option<Whose>, lang: &str) -> PyResult<String> {
        sight::prompt(&*self.0, self.eyes(eyes)?, lang)
    }

    /// The drawn table as one SVG document that needs nothing else.
    #[pyo3(signature = (eyes = None, lang = "en"))]
    fn svg(&self, eyes: Option<Whose>, lang: &str) -> PyResult<String> {
        sight::svg(&*self.0, self.eyes(eyes)?, lang)
    }

    /// The game so far as the text of a `.rail` file, seed and all. Sees everything.
    fn rail(&self) -> PyResult<String> {
        let imagined = || PyTypeError::new_err("an imagined world has no .rail file: nobody knows how it came about");
        self.0.rail().ok_or_else(imagined)
    }

    /// The next game of the campaign with everybody present, if this is a finished game of one that is not over.
    #[pyo3(signature = (seed = None))]
    fn sequel(&self, seed: Option<Chance>) -> PyResult<Option<State>> {
        let game = self.0.game();
        let goes_on = |next: &_| game.shelved().chapter(next).is_some_and(|chapter| !chapter.is_epilogue());
        let Some(next) = self.0.bequest().filter(goes_on) else { return Ok(None) };
        opened(game, &next, seed, None).map(Some)
    }

    fn _repr_svg_(&self) -> Option<String> {
        let eyes = self.0.to_act().first().map_or(Eyes::Open, Eyes::Seat);
        sight::drawn(&*self.0, eyes, Language::En)
    }

    fn __str__(&self) -> PyResult<String> {
        self.text(None, "en")
    }

    fn __repr__(&self) -> String {
        let (game, seats, decisions) = (self.game(), self.0.seats(), self.0.decisions());
        let next = self.seat().map_or("over".to_owned(), |seat| format!("seat {seat} to act"));
        format!("<railhead.State of {game}: {seats} seats, {decisions} decisions, {next}>")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyString>,))> {
        Ok((py.import("railhead")?.getattr("load")?, (PyString::new(py, &self.rail()?),)))
    }
}
