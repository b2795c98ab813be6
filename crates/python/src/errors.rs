//! What goes wrong, as exceptions.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use shelf::batch::BatchError;
use shelf::{CodedGame, NotDecided, NotOnTheShelf, OpenError, RunError};
use table::live_game::NotTakenBack;
use table::{NotAnAction, Refusal, SetupError};
use wording::{Language, NotALanguage, Unnamed};

/// The classes of `railhead.errors`.
mod raised {
    pyo3::import_exception!(railhead.errors, ArenaError);
    pyo3::import_exception!(railhead.errors, IllegalAction);
    pyo3::import_exception!(railhead.errors, NoSuchSeat);
    pyo3::import_exception!(railhead.errors, NotTakenBack);
    pyo3::import_exception!(railhead.errors, RailError);
    pyo3::import_exception!(railhead.errors, SetupError);
}

/// No table can be set up this way, or there is nothing of that name.
pub fn setup(error: impl ToString) -> PyErr {
    raised::SetupError::new_err(error.to_string())
}

pub fn no_game(error: NotOnTheShelf) -> PyErr {
    setup(error)
}

pub fn language(error: NotALanguage) -> PyErr {
    setup(error)
}

pub fn unfit(error: SetupError) -> PyErr {
    setup(error)
}

/// A decision that is not possible.
pub fn illegal(message: String) -> PyErr {
    raised::IllegalAction::new_err(message)
}

pub fn not_an_action(error: NotAnAction) -> PyErr {
    illegal(error.to_string())
}

pub fn no_such_seat(seat: impl std::fmt::Display, seats: usize) -> PyErr {
    raised::NoSuchSeat::new_err(format!("there is no seat {seat}: the table has {seats}, counted from 0"))
}

/// A decision by its code that was not taken, in words.
pub fn not_decided(py: Python<'_>, game: &dyn CodedGame, code: usize, error: NotDecided) -> PyErr {
    match error {
        NotDecided::NoSuchSeat { seat, seats } => no_such_seat(seat.index(), seats),
        NotDecided::NoSuchCode { .. } => illegal(error.to_string()),
        NotDecided::Refused(refusal) => {
            let notation = game.notation(code).unwrap_or_default();
            let message = format!("{code} (`{notation}`) is refused: {}", said(game, refusal));
            refused(py, message, refusal, None)
        }
    }
}

/// Why something is refused, and by which rule.
fn said(game: &dyn CodedGame, refusal: Refusal) -> String {
    let game = game.shelved();
    format!("{} [{}]", game.lexicon().say(Language::En, &game.refusal(&refusal), &Unnamed), refusal.rule)
}

fn refused(py: Python<'_>, message: String, refusal: Refusal, index: Option<usize>) -> PyErr {
    let error = illegal(message);
    let value = error.value(py);
    match value.setattr("rule", refusal.rule.0).and_then(|()| value.setattr("index", index)) {
        Ok(()) => error,
        Err(other) => other,
    }
}

pub fn not_taken_back(error: NotTakenBack) -> PyErr {
    let (NotTakenBack::Nothing(seat)
    | NotTakenBack::Barrier(seat)
    | NotTakenBack::TurnPassed(seat)
    | NotTakenBack::BuiltUpon(seat)) = error;
    let seat = seat.index();
    raised::NotTakenBack::new_err(match error {
        NotTakenBack::Nothing(_) => format!("seat {seat} has not decided anything yet"),
        NotTakenBack::Barrier(_) => format!("the last decision of seat {seat} used dice or showed something hidden"),
        NotTakenBack::TurnPassed(_) => format!("seat {seat} passed the turn, and somebody else has gone on"),
        NotTakenBack::BuiltUpon(_) => format!("others have built upon the last decision of seat {seat}"),
    })
}

pub fn rail(error: OpenError) -> PyErr {
    raised::RailError::new_err(error.to_string())
}

pub fn batch(py: Python<'_>, game: &dyn CodedGame, error: BatchError) -> PyErr {
    match error {
        BatchError::Code(wrong) => match wrong.refusal {
            Some(refusal) => refused(py, format!("{wrong}: {}", said(game, refusal)), refusal, Some(wrong.index)),
            None => {
                let error = illegal(wrong.to_string());
                error.value(py).setattr("index", wrong.index).map_or_else(|other| other, |()| error)
            }
        },
        BatchError::NoSuchSeat { seat, seats } => no_such_seat(seat, seats),
        BatchError::Length { .. } | BatchError::Memory(_) => PyValueError::new_err(error.to_string()),
        error => setup(error),
    }
}

pub fn run(error: RunError) -> PyErr {
    match error {
        RunError::Setup(error) => unfit(error),
        error => raised::ArenaError::new_err(error.to_string()),
    }
}
