//! The arrays of a batch: allocated once, owned by numpy, written in place.

use numpy::{Element, PyArray, PyArray1, PyArray2, PyArrayMethods, PyReadwriteArray};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use shelf::batch::{BatchError, Batched, Rows, Sizes};

/// Everything that a batch writes.
pub struct Arrays {
    pub to_act: Py<PyArray1<i32>>,
    pub counts: Py<PyArray1<i32>>,
    pub rewards: Py<PyArray2<f32>>,
    pub learner_rewards: Py<PyArray1<f32>>,
    pub learners: Py<PyArray1<i32>>,
    pub terminations: Py<PyArray1<bool>>,
    pub truncations: Py<PyArray1<bool>>,
    pub scores: Py<PyArray2<i32>>,
    pub places: Py<PyArray2<i32>>,
    pub lengths: Py<PyArray1<i32>>,
    pub chapters: Py<PyArray1<i32>>,
    pub observations: Option<Py<PyArray2<f32>>>,
    pub final_observations: Option<Py<PyArray2<f32>>>,
    pub masks: Option<Py<PyArray2<bool>>>,
    /// Codes to choose from: as many as there ever were at once, of which the first are in use.
    pub lists: Option<Lists>,
    /// Where random codes are put.
    pub samples: Py<PyArray1<i32>>,
}

/// Codes to choose from, row after row, and where those of each row start.
pub struct Lists {
    pub starts: Py<PyArray1<i64>>,
    codes: Py<PyArray1<i32>>,
    used: usize,
}

/// Which of the larger arrays are wanted.
#[derive(Clone, Copy)]
pub struct Wanted {
    pub observations: bool,
    pub final_observations: bool,
    pub masks: bool,
    pub lists: bool,
}

fn column<T: Element>(py: Python<'_>, len: usize) -> Py<PyArray1<T>> {
    PyArray1::zeros(py, len, false).unbind()
}

fn matrix<T: Element>(py: Python<'_>, len: usize, width: usize) -> Py<PyArray2<T>> {
    PyArray2::zeros(py, [len, width], false).unbind()
}

/// Somebody else writes there at this moment, or has made it read-only.
fn busy(error: impl ToString) -> PyErr {
    PyRuntimeError::new_err(format!("an array of this batch cannot be written: {}", error.to_string()))
}

/// An array to be written.
fn write<'py, T: Element, D: numpy::ndarray::Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array.bind(py).try_readwrite().map_err(busy)
}

/// All of an array, row after row.
fn all<'a, T: Element, D: numpy::ndarray::Dimension>(
    array: &'a mut PyReadwriteArray<'_, T, D>,
) -> PyResult<&'a mut [T]> {
    array.as_slice_mut().map_err(busy)
}

impl Arrays {
    pub fn new(py: Python<'_>, sizes: &Sizes, wanted: Wanted) -> Self {
        let Sizes { games, seats, actions, observation } = *sizes;
        Arrays {
            to_act: column(py, games),
            counts: column(py, games),
            rewards: matrix(py, games, seats),
            learner_rewards: column(py, games),
            learners: column(py, games),
            terminations: column(py, games),
            truncations: column(py, games),
            scores: matrix(py, games, seats),
            places: matrix(py, games, seats),
            lengths: column(py, games),
            chapters: column(py, games),
            observations: wanted.observations.then(|| matrix(py, games, observation)),
            final_observations: wanted.final_observations.then(|| matrix(py, games, observation)),
            masks: wanted.masks.then(|| matrix(py, games, actions)),
            lists: wanted.lists.then(|| Lists { starts: column(py, games + 1), codes: column(py, 0), used: 0 }),
            samples: column(py, games),
        }
    }

    /// Lets a batch write, with the interpreter's lock released, and lists what can be decided then.
    pub fn fill(
        &mut self,
        py: Python<'_>,
        batch: &mut dyn Batched,
        work: impl FnOnce(&mut dyn Batched, Rows<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<Result<(), BatchError>> {
        let done = self.with_rows(py, |rows| py.detach(|| work(batch, rows)))?;
        if done.is_ok()
            && let Some(lists) = &mut self.lists
        {
            lists.fill(py, batch)?;
        }
        Ok(done)
    }

    fn with_rows<T>(&self, py: Python<'_>, work: impl FnOnce(Rows<'_>) -> T) -> PyResult<T> {
        let mut observations = self.observations.as_ref().map(|array| write(py, array)).transpose()?;
        let mut final_observations = self.final_observations.as_ref().map(|array| write(py, array)).transpose()?;
        let mut masks = self.masks.as_ref().map(|array| write(py, array)).transpose()?;
        Ok(work(Rows {
            to_act: all(&mut write(py, &self.to_act)?)?,
            counts: all(&mut write(py, &self.counts)?)?,
            rewards: all(&mut write(py, &self.rewards)?)?,
            learner_rewards: all(&mut write(py, &self.learner_rewards)?)?,
            learners: all(&mut write(py, &self.learners)?)?,
            terminations: all(&mut write(py, &self.terminations)?)?,
            truncations: all(&mut write(py, &self.truncations)?)?,
            scores: all(&mut write(py, &self.scores)?)?,
            places: all(&mut write(py, &self.places)?)?,
            lengths: all(&mut write(py, &self.lengths)?)?,
            chapters: all(&mut write(py, &self.chapters)?)?,
            observations: observations.as_mut().map(all).transpose()?,
            final_observations: final_observations.as_mut().map(all).transpose()?,
            masks: masks.as_mut().map(all).transpose()?,
        }))
    }

    /// Chooses a code for every row.
    pub fn sample(&self, py: Python<'_>, batch: &mut dyn Batched) -> PyResult<Py<PyArray1<i32>>> {
        let mut samples = write(py, &self.samples)?;
        let codes = all(&mut samples)?;
        py.detach(|| batch.sample(codes));
        Ok(self.samples.clone_ref(py))
    }
}

impl Lists {
    /// Lists what can be decided now; where there is more than ever before, in a larger array.
    fn fill(&mut self, py: Python<'_>, batch: &dyn Batched) -> PyResult<()> {
        self.used = batch.options();
        if self.codes.bind(py).len()? < self.used {
            self.codes = column(py, self.used.next_power_of_two());
        }
        let mut starts = write(py, &self.starts)?;
        let mut codes = write(py, &self.codes)?;
        batch.lists(all(&mut starts)?, all(&mut codes)?).map_err(|error| PyRuntimeError::new_err(error.to_string()))
    }

    /// The part of the codes that is in use.
    pub fn codes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.codes.bind(py).get_item(pyo3::types::PySlice::new(py, 0, self.used as isize, 1))
    }
}
