//! SQLite behind the statements that both databases share.

use futures_util::TryStreamExt;
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Row, SqlStr, SqliteConnection, TypeInfo, ValueRef};

use crate::store::sql::{Asked, Db, Dialect, Param, Value};

impl Db for SqliteConnection {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn change(&mut self, statement: SqlStr, params: Vec<Param>) -> Asked<'_, u64> {
        Box::pin(async move { Ok(bound(statement, params).execute(self).await?.rows_affected()) })
    }

    fn query(&mut self, statement: SqlStr, params: Vec<Param>) -> Asked<'_, Vec<Vec<Value>>> {
        Box::pin(async move {
            let rows = bound(statement, params).fetch(self);
            rows.and_then(async |row| values(&row)).try_collect().await
        })
    }
}

/// A connection of a pool is one as well.
impl Db for PoolConnection<sqlx::Sqlite> {
    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }

    fn change(&mut self, statement: SqlStr, params: Vec<Param>) -> Asked<'_, u64> {
        (**self).change(statement, params)
    }

    fn query(&mut self, statement: SqlStr, params: Vec<Param>) -> Asked<'_, Vec<Vec<Value>>> {
        (**self).query(statement, params)
    }
}

fn bound(statement: SqlStr, params: Vec<Param>) -> Query<'static, sqlx::Sqlite, SqliteArguments> {
    params.into_iter().fold(sqlx::query(statement), |query, param| match param {
        Param::Number(number) => query.bind(number),
        Param::Text(text) => query.bind(text),
        Param::Truth(truth) => query.bind(truth),
        Param::Bytes(bytes) => query.bind(bytes),
    })
}

fn values(row: &SqliteRow) -> Result<Vec<Value>, sqlx::Error> {
    (0..row.len()).map(|column| value(row, column)).collect()
}

fn value(row: &SqliteRow, column: usize) -> Result<Value, sqlx::Error> {
    let raw = row.try_get_raw(column)?;
    if raw.is_null() {
        return Ok(Value::Nothing);
    }
    let kind = raw.type_info().into_owned();
    match kind.name() {
        "INTEGER" => row.try_get(column).map(Value::Number),
        "TEXT" => row.try_get(column).map(Value::Text),
        "BLOB" => row.try_get(column).map(Value::Bytes),
        other => Err(sqlx::Error::Decode(format!("a column holds {other}").into())),
    }
}
