//! What Python hands over: seats, eyes, languages, seeds, decisions.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyInt, PyString};
use shelf::CodedGame;
use table::{Eyes, MAX_SEATS, Seat, Seed};
use wording::Language;

use crate::errors;

/// A seat of a table, counted from 0.
pub fn seat(number: i64, seats: usize) -> PyResult<Seat> {
    let index = usize::try_from(number).ok().filter(|index| *index < seats && *index < MAX_SEATS);
    index.map(Seat::new).ok_or_else(|| errors::no_such_seat(number, seats))
}

/// Whose eyes look.
#[derive(FromPyObject)]
pub enum Whose {
    Seat(i64),
    Named(String),
}

impl Whose {
    pub fn eyes(self, seats: usize) -> PyResult<Eyes> {
        match self {
            Whose::Seat(number) => seat(number, seats).map(Eyes::Seat),
            Whose::Named(name) => match name.as_str() {
                "bystander" => Ok(Eyes::Bystander),
                "open" => Ok(Eyes::Open),
                _ => Err(errors::setup(format!("nobody has the eyes `{name}`: expected a seat, bystander or open"))),
            },
        }
    }
}

pub fn language(code: &str) -> PyResult<Language> {
    code.parse().map_err(errors::language)
}

/// Where chance comes from.
#[derive(FromPyObject)]
pub enum Chance {
    Number(u64),
    Digits(String),
}

/// A seed that was given, or one that nobody knows.
pub fn seed(given: Option<Chance>) -> PyResult<Seed> {
    match given {
        None => {
            let mut seed = Seed([0; 32]);
            getrandom::fill(&mut seed.0).map_err(errors::setup)?;
            Ok(seed)
        }
        Some(Chance::Number(number)) => Ok(Seed::from_number(number)),
        Some(Chance::Digits(digits)) => digits.parse().map_err(errors::setup),
    }
}

/// The code of a decision: a number, or notation.
pub fn code(game: &dyn CodedGame, decision: &Bound<'_, PyAny>) -> PyResult<usize> {
    if let Ok(code) = decision.extract::<usize>() {
        return Ok(code);
    }
    if let Ok(notation) = decision.cast::<PyString>() {
        return game.code(&notation.to_cow()?).map_err(errors::not_an_action);
    }
    if decision.is_instance_of::<PyInt>() || decision.extract::<i64>().is_ok() {
        let space = game.space();
        return Err(errors::illegal(format!("no decision has the code {decision}: codes are from 0 to {}", space - 1)));
    }
    let what = decision.get_type().qualname()?;
    Err(PyTypeError::new_err(format!("a decision is its code or its notation, not a {what}")))
}
