//! What can be asked of any table, for a seat's eyes.

use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use shelf::{CodedTable, Sight};
use table::{Eyes, Seat};
use wording::{Language, Unnamed};

use crate::game::Action;
use crate::{arguments, errors, json};

/// The codes of what a seat may do.
pub fn legal(table: &dyn CodedTable, seat: Seat) -> Vec<usize> {
    let mut codes = Vec::new();
    table.legal(seat, &mut codes);
    codes
}

/// The same with words.
pub fn actions(table: &dyn CodedTable, seat: Seat, lang: &str) -> PyResult<Vec<Action>> {
    let language = arguments::language(lang)?;
    let game = table.game();
    Ok(table.options(seat).into_iter().map(|offer| Action::of(game, offer, language)).collect())
}

/// An array of one's own, or a new one, of which all is written by `write`.
pub fn filled<'py, T: numpy::Element + Copy>(
    py: Python<'py>,
    out: Option<Bound<'py, PyArray1<T>>>,
    len: usize,
    write: impl FnOnce(&mut [T]),
) -> PyResult<Bound<'py, PyArray1<T>>> {
    let array = out.unwrap_or_else(|| PyArray1::zeros(py, len, false));
    {
        let mut writable = array.try_readwrite().map_err(|error| PyValueError::new_err(error.to_string()))?;
        let slice = writable.as_slice_mut().map_err(|error| PyValueError::new_err(error.to_string()))?;
        if slice.len() != len {
            return Err(PyValueError::new_err(format!("`out` has {} places: expected {len}", slice.len())));
        }
        write(slice);
    }
    Ok(array)
}

/// What a seat may do, as flags by code.
pub fn mask<'py>(
    py: Python<'py>,
    table: &dyn CodedTable,
    seat: Seat,
    out: Option<Bound<'py, PyArray1<bool>>>,
) -> PyResult<Bound<'py, PyArray1<bool>>> {
    filled(py, out, table.game().space(), |flags| {
        flags.fill(false);
        legal(table, seat).into_iter().for_each(|code| flags[code] = true);
    })
}

/// What a seat sees, as numbers.
pub fn observation<'py>(
    py: Python<'py>,
    table: &dyn CodedTable,
    seat: Seat,
    out: Option<Bound<'py, PyArray1<f32>>>,
) -> PyResult<Bound<'py, PyArray1<f32>>> {
    filled(py, out, table.game().layout().len(), |numbers| table.observe(Eyes::Seat(seat), numbers))
}

/// What eyes see, as a dictionary.
pub fn view<'py>(py: Python<'py>, sight: &dyn Sight) -> PyResult<Bound<'py, PyAny>> {
    json::to_python(py, &sight.json())
}

/// A hash of what eyes see.
pub fn fingerprint<'py>(py: Python<'py>, sight: &dyn Sight) -> Bound<'py, PyBytes> {
    PyBytes::new(py, &sight.fingerprint())
}

/// The whole table in words.
pub fn text(table: &dyn CodedTable, eyes: Eyes, lang: &str) -> PyResult<String> {
    let language = arguments::language(lang)?;
    let (lexicon, sight) = (table.game().shelved().lexicon(), table.look(eyes));
    let prompt = lexicon.say(language, &sight.prompt(), &Unnamed) + "\n";
    let sections = sight.table().into_iter().map(|section| lexicon.plain(language, &section, &Unnamed));
    Ok(std::iter::once(prompt).chain(sections).collect::<Vec<_>>().join("\n"))
}

/// What is asked of these eyes, or what is being waited for.
pub fn prompt(table: &dyn CodedTable, eyes: Eyes, lang: &str) -> PyResult<String> {
    let lexicon = table.game().shelved().lexicon();
    Ok(lexicon.say(arguments::language(lang)?, &table.look(eyes).prompt(), &Unnamed))
}

/// The drawn table as one SVG document; nothing while the game is not drawn.
pub fn drawn(table: &dyn CodedTable, eyes: Eyes, language: Language) -> Option<String> {
    let game = table.game().shelved();
    let drawing = table.look(eyes).draw(&drawing::Pen::new(language, game.lexicon(), &Unnamed, &[]))?;
    let scene = drawing.scene;
    Some(scene.picture(scene.whole(), game.style(), &game.symbols()).into_string())
}

pub fn svg(table: &dyn CodedTable, eyes: Eyes, lang: &str) -> PyResult<String> {
    let name = table.game().shelved().name();
    let undrawn = || errors::setup(format!("tables of {name} are not drawn"));
    drawn(table, eyes, arguments::language(lang)?).ok_or_else(undrawn)
}

/// The rule that forbids a decision, and the words for it; nothing if it may be taken.
pub fn why_not<'py>(
    py: Python<'py>,
    table: &dyn CodedTable,
    decision: &Bound<'py, PyAny>,
    seat: Seat,
    lang: &str,
) -> PyResult<Option<Bound<'py, PyDict>>> {
    let (game, language) = (table.game(), arguments::language(lang)?);
    let code = arguments::code(game, decision)?;
    let refusal = table.why_not(seat, code).map_err(|error| errors::not_decided(py, game, code, error))?;
    let Some(refusal) = refusal else { return Ok(None) };
    let said = PyDict::new(py);
    said.set_item("rule", refusal.rule.0)?;
    said.set_item("words", game.shelved().lexicon().say(language, &game.shelved().refusal(&refusal), &Unnamed))?;
    Ok(Some(said))
}
