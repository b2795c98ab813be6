//! What is bound to a statement, and what comes back from it.

use crate::records::ids::{CampaignId, Invitation, PersonId, ProcessId, TableId};

/// What is bound to a statement. Nothing has a type too: PostgreSQL asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::store) enum Param {
    Number(Option<i64>),
    Text(Option<String>),
    Truth(bool),
    Bytes(Vec<u8>),
}

/// A list of what is bound to a statement: `$1`, `$2` and so on.
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        vec![$($crate::store::sql::Param::from($value)),*]
    };
}
pub(in crate::store) use params;

macro_rules! bound {
    ($($kind:ty => |$value:ident| $param:expr;)*) => {
        $(impl From<$kind> for Param {
            fn from($value: $kind) -> Self {
                $param
            }
        })*
    };
}

bound! {
    i64 => |number| Param::Number(Some(number));
    Option<i64> => |number| Param::Number(number);
    u8 => |number| Param::Number(Some(number.into()));
    u32 => |number| Param::Number(Some(number.into()));
    bool => |truth| Param::Truth(truth);
    &str => |text| Param::Text(Some(text.to_owned()));
    String => |text| Param::Text(Some(text));
    &String => |text| Param::Text(Some(text.clone()));
    Option<String> => |text| Param::Text(text);
    &[u8] => |bytes| Param::Bytes(bytes.to_vec());
    &TableId => |id| id.as_str().into();
    &PersonId => |id| id.as_str().into();
    &CampaignId => |id| id.as_str().into();
    &ProcessId => |id| id.as_str().into();
    &Invitation => |id| id.as_str().into();
}

/// What a column of a row holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::store) enum Value {
    Nothing,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// What can be read from a column.
pub(in crate::store) trait Column: Sized {
    fn from_value(value: Value) -> Result<Self, Value>;
}

impl Column for i64 {
    fn from_value(value: Value) -> Result<Self, Value> {
        if let Value::Number(number) = value { Ok(number) } else { Err(value) }
    }
}

impl Column for bool {
    fn from_value(value: Value) -> Result<Self, Value> {
        i64::from_value(value).map(|number| number != 0)
    }
}

impl Column for String {
    fn from_value(value: Value) -> Result<Self, Value> {
        if let Value::Text(text) = value { Ok(text) } else { Err(value) }
    }
}

impl Column for Vec<u8> {
    fn from_value(value: Value) -> Result<Self, Value> {
        if let Value::Bytes(bytes) = value { Ok(bytes) } else { Err(value) }
    }
}

impl<C: Column> Column for Option<C> {
    fn from_value(value: Value) -> Result<Self, Value> {
        if value == Value::Nothing { Ok(None) } else { C::from_value(value).map(Some) }
    }
}

/// What can be read from a row: one column, or several as a tuple.
pub(in crate::store) trait FromRow: Sized {
    fn from_row(row: Vec<Value>) -> Result<Self, sqlx::Error>;
}

fn next<C: Column>(row: &mut impl Iterator<Item = Value>) -> Result<C, sqlx::Error> {
    let value = row.next().ok_or_else(|| sqlx::Error::Decode("a row has too few columns".into()))?;
    C::from_value(value).map_err(|value| sqlx::Error::Decode(format!("a column holds {}", kind(&value)).into()))
}

/// What something is, and not what it says: that may be a secret.
fn kind(value: &Value) -> &'static str {
    match value {
        Value::Nothing => "nothing",
        Value::Number(_) => "a number",
        Value::Text(_) => "a text",
        Value::Bytes(_) => "bytes",
    }
}

macro_rules! from_row {
    ($(($($column:ident),+))*) => {
        $(impl<$($column: Column),+> FromRow for ($($column,)+) {
            fn from_row(row: Vec<Value>) -> Result<Self, sqlx::Error> {
                let mut row = row.into_iter();
                Ok(($(next::<$column>(&mut row)?,)+))
            }
        })*
    };
}

from_row! {
    (A)
    (A, B)
    (A, B, C)
    (A, B, C, D)
    (A, B, C, D, E)
    (A, B, C, D, E, F)
    (A, B, C, D, E, F, G)
}

impl<C: Column> FromRow for C {
    fn from_row(row: Vec<Value>) -> Result<Self, sqlx::Error> {
        next(&mut row.into_iter())
    }
}
