//! PostgreSQL behind the statements that both databases share.

use futures_util::TryStreamExt;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::{Row, SqlStr, TypeInfo, ValueRef};

use super::pool::Link;
use crate::store::StoreError;
use crate::store::sql::{Asked, Change, Db, Dialect, Param, Value, params};

impl Db for Link {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    fn change(&mut self, statement: SqlStr, params: Vec<Param>) -> Asked<'_, u64> {
        Box::pin(self.ask(async move |db| Ok(bound(statement, params).execute(db).await?.rows_affected())))
    }

    fn query(&mut self, statement: SqlStr, params: Vec<Param>) -> Asked<'_, Vec<Vec<Value>>> {
        Box::pin(self.ask(async move |db| {
            let rows = bound(statement, params).fetch(db);
            rows.and_then(async |row| values(&row)).try_collect().await
        }))
    }
}

fn bound(statement: SqlStr, params: Vec<Param>) -> Query<'static, sqlx::Postgres, PgArguments> {
    params.into_iter().fold(sqlx::query(statement), |query, param| match param {
        Param::Number(number) => query.bind(number),
        Param::Text(text) => query.bind(text),
        Param::Truth(truth) => query.bind(truth),
        Param::Bytes(bytes) => query.bind(bytes),
    })
}

fn values(row: &PgRow) -> Result<Vec<Value>, sqlx::Error> {
    (0..row.len()).map(|column| value(row, column)).collect()
}

fn value(row: &PgRow, column: usize) -> Result<Value, sqlx::Error> {
    let raw = row.try_get_raw(column)?;
    if raw.is_null() {
        return Ok(Value::Nothing);
    }
    let kind = raw.type_info().into_owned();
    match kind.name() {
        "INT8" => row.try_get(column).map(Value::Number),
        "INT4" => row.try_get::<i32, _>(column).map(|number| Value::Number(number.into())),
        "BOOL" => row.try_get::<bool, _>(column).map(|truth| Value::Number(truth.into())),
        "TEXT" | "VARCHAR" | "NAME" => row.try_get(column).map(Value::Text),
        "BYTEA" => row.try_get(column).map(Value::Bytes),
        other => Err(sqlx::Error::Decode(format!("a column holds {other}").into())),
    }
}

/// How often a change is tried that got into another one's way. Each time one of them gets through.
const TRIES: u32 = 8;

/// Makes a change in a transaction of its own.
pub(super) async fn transact<C: Change>(link: &mut Link, change: &C) -> Result<C::Done, StoreError> {
    let mut tries = 1;
    loop {
        match attempt(link, change).await {
            Err(StoreError::Database(error)) if tries < TRIES && is_in_the_way(&error) => tries += 1,
            outcome => return outcome,
        }
    }
}

async fn attempt<C: Change>(link: &mut Link, change: &C) -> Result<C::Done, StoreError> {
    link.break_off();
    let db: &mut dyn Db = link;
    db.execute("BEGIN", params![]).await?;
    let outcome = change.make(db).await;
    let end = if outcome.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = db.execute(end, params![]).await;
    if ended.is_ok() {
        link.mend();
    }
    match (outcome, ended) {
        (Ok(done), ended) => ended.map(|_| done).map_err(StoreError::from),
        (Err(error), _) => Err(error),
    }
}

/// Whether two changes waited for each other, and this one was given up so that the other could go on.
fn is_in_the_way(error: &sqlx::Error) -> bool {
    const SERIALIZATION_FAILURE: &str = "40001";
    const DEADLOCK_DETECTED: &str = "40P01";
    let code = error.as_database_error().and_then(|error| error.code());
    code.is_some_and(|code| code == SERIALIZATION_FAILURE || code == DEADLOCK_DETECTED)
}
