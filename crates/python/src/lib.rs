//! The games of Railhead for Python.
//!
//! Everything here is glue: values become Python's and back, errors become exceptions, arrays are numpy's own. What is done with
//! games is done by the crates below. The package around it, its types, its tests and its guide are in `python/` and
//! `docs/python.md`.

mod arena;
mod arguments;
mod bot;
mod errors;
mod game;
mod json;
mod rows;
mod setup;
mod sight;
mod state;
mod vector;
mod worlds;

/// The compiled half of `railhead`: everything it holds is exported there.
#[pyo3::pymodule]
mod _railhead {
    #[pymodule_export]
    use crate::arena::{Outcome, SoloOutcome, arena};
    #[pymodule_export]
    use crate::bot::{Bot, Search};
    #[pymodule_export]
    use crate::game::{Action, Choice, Entry, Game, Layout, games};
    #[pymodule_export]
    use crate::state::{State, load, new};
    #[pymodule_export]
    use crate::vector::VectorEnv;
    #[pymodule_export]
    use crate::worlds::Worlds;

    /// The version of Railhead.
    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python calls it so")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
