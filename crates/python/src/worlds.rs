//! What one seat knows.

use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use shelf::CodedTable;
use table::{Dice, Eyes, Seat};
use wording::Language;

use crate::arguments::{self, Chance};
use crate::game::Action;
use crate::sight;
use crate::state::State;

/// What one seat knows of a game at one moment: all that a policy gets to see.
///
/// It holds no truth: whatever is asked of it follows from the seat's view.
///
/// >>> import railhead
/// >>> state = railhead.new("colt-express", seed=1)
/// >>> worlds = state.worlds()
/// >>> worlds.seat == state.seat, worlds.legal() == state.legal()
/// (True, True)
/// >>> worlds.imagine(seed=5).fingerprint(worlds.seat) == state.fingerprint()
/// True
#[pyclass(frozen, module = "railhead")]
pub struct Worlds {
    /// A world that the seat cannot tell from the true one.
    pub world: Box<dyn CodedTable>,
    pub seat: Seat,
}

impl Worlds {
    fn eyes(&self) -> Eyes {
        Eyes::Seat(self.seat)
    }
}

#[pymethods]
impl Worlds {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.world.game().shelved().name()
    }

    /// The seat that looks, from 0.
    #[getter]
    fn seat(&self) -> usize {
        self.seat.index()
    }

    /// How many seats there are, automata included.
    #[getter]
    fn seats(&self) -> usize {
        self.world.seats()
    }

    /// The codes of all that the seat may do.
    fn legal(&self) -> Vec<usize> {
        sight::legal(&*self.world, self.seat)
    }

    /// All that the seat may do, in words.
    #[pyo3(signature = (lang = "en"))]
    fn actions(&self, lang: &str) -> PyResult<Vec<Action>> {
        sight::actions(&*self.world, self.seat, lang)
    }

    /// What the seat may do, as flags by code.
    #[pyo3(signature = (out = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        sight::mask(py, &*self.world, self.seat, out)
    }

    /// What the seat sees, as numbers.
    #[pyo3(signature = (out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        sight::observation(py, &*self.world, self.seat, out)
    }

    /// What the seat sees, as a dictionary.
    fn view<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        sight::view(py, &*self.world.look(self.eyes()))
    }

    /// A hash of what the seat sees: equal for equal views, on every machine.
    fn fingerprint<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        sight::fingerprint(py, &*self.world.look(self.eyes()))
    }

    /// The whole table in words.
    #[pyo3(signature = (lang = "en"))]
    fn text(&self, lang: &str) -> PyResult<String> {
        sight::text(&*self.world, self.eyes(), lang)
    }

    /// The drawn table as one SVG document that needs nothing else.
    #[pyo3(signature = (lang = "en"))]
    fn svg(&self, lang: &str) -> PyResult<String> {
        sight::svg(&*self.world, self.eyes(), lang)
    }

    /// The rule that forbids a decision, as far as the seat can know; `None` if it may be taken.
    #[pyo3(signature = (action, lang = "en"))]
    fn why_not<'py>(
        &self,
        py: Python<'py>,
        action: &Bound<'py, PyAny>,
        lang: &str,
    ) -> PyResult<Option<Bound<'py, PyDict>>> {
        sight::why_not(py, &*self.world, action, self.seat, lang)
    }

    /// A whole world that might be the true one.
    #[pyo3(signature = (seed = None))]
    fn imagine(&self, seed: Option<Chance>) -> PyResult<State> {
        Ok(State(self.world.imagined(self.seat, Dice::new(arguments::seed(seed)?))))
    }

    fn _repr_svg_(&self) -> Option<String> {
        sight::drawn(&*self.world, self.eyes(), Language::En)
    }

    fn __repr__(&self) -> String {
        format!("<railhead.Worlds of seat {} in {}>", self.seat.index(), self.game())
    }
}
