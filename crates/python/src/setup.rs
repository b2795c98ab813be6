//! What the host chose, from Python and back.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyList, PyMapping, PyString};
use shelf::CodedGame;
use table::SetupError;
use table::setup::{SetupOption, SetupSchema, Value, Values};

use crate::errors;

/// What was chosen in a mapping, and by names of arguments (with `_` for `-`).
pub fn values(
    game: &dyn CodedGame,
    setup: Option<&Bound<'_, PyMapping>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Values> {
    let schema = game.shelved().schema();
    let mut values = Values::new();
    let given = setup.map(|setup| setup.items()).transpose()?;
    for pair in given.iter().flat_map(|items| items.iter()) {
        let (key, value) = pair.extract::<(String, Bound<'_, PyAny>)>()?;
        choose(schema, &mut values, &key, &value)?;
    }
    for (key, value) in options.iter().flat_map(|options| options.iter()) {
        choose(schema, &mut values, &key.extract::<String>()?.replace('_', "-"), &value)?;
    }
    Ok(values)
}

fn choose(schema: &SetupSchema, values: &mut Values, key: &str, value: &Bound<'_, PyAny>) -> PyResult<()> {
    let option = schema.option(key).map_err(errors::unfit)?;
    values.set(key, read(schema, option, value)?);
    Ok(())
}

fn read(schema: &SetupSchema, option: &SetupOption, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    let unfit = || {
        let (key, expected) = (option.key.to_owned(), option.kind.to_string());
        errors::unfit(SetupError::Unfit { key, found: value.to_string(), expected })
    };
    if let Ok(flag) = value.cast::<PyBool>() {
        Ok(Value::Flag(flag.is_true()))
    } else if value.is_instance_of::<PyInt>() {
        value.extract().map(Value::Number).map_err(|_| unfit())
    } else if let Ok(text) = value.cast::<PyString>() {
        schema.read(option.key, &text.to_cow()?).map_err(errors::unfit)
    } else if let Ok(number) = value.extract() {
        Ok(Value::Number(number))
    } else {
        value.extract().map(Value::Many).map_err(|_| unfit())
    }
}

/// A setup as a dictionary.
pub fn to_dict<'py>(py: Python<'py>, values: &Values) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    values.iter().try_for_each(|(key, value)| dict.set_item(key, to_python(py, value)?))?;
    Ok(dict)
}

/// What was chosen for one option.
pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value {
        Value::Number(number) => number.into_bound_py_any(py),
        Value::Flag(flag) => flag.into_bound_py_any(py),
        Value::One(one) => one.into_bound_py_any(py),
        Value::Many(many) => Ok(PyList::new(py, many)?.into_any()),
    }
}
