//! What both databases share: the statements, how rows are written and read, and the changes that are made with them.
//!
//! A statement is the same text in SQLite and PostgreSQL wherever it can be: parameters are numbered, and what is looked
//! for inside JSON is a column that the schema computes. Where it cannot, both texts stand side by side, and
//! [`Dialect`] chooses.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;

use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};

use super::{Secret, StoreError};
use tables::Append;

pub(super) mod campaigns;
mod contract;
mod leases;
pub(super) mod lessons;
pub(super) mod migrations;
pub(super) mod people;
pub(super) mod rows;
pub(super) mod sessions;
pub(super) mod sweep;
pub(super) mod tables;
mod values;

pub(super) use values::{FromRow, Param, Value, params};

/// Which SQL a database speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// What is said differently.
    pub(super) const fn choose(self, sqlite: &'static str, postgres: &'static str) -> &'static str {
        match self {
            Dialect::Sqlite => sqlite,
            Dialect::Postgres => postgres,
        }
    }

    /// What makes a row that is read stay as it is until the change is over. SQLite has one writer, and needs nothing.
    pub(super) const fn held(self) -> &'static str {
        self.choose("", " FOR UPDATE")
    }
}

/// What a connection answers, in time.
pub(super) type Asked<'a, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'a>>;

/// A connection to a database.
pub(super) trait Db: Send {
    /// Which SQL it speaks.
    fn dialect(&self) -> Dialect;

    /// Carries out a statement, and says how many rows it changed. Written `execute`.
    fn change(&mut self, statement: SqlStr, params: Vec<Param>) -> Asked<'_, u64>;

    /// All rows of a query. Written `all` or `first`.
    fn query(&mut self, statement: SqlStr, params: Vec<Param>) -> Asked<'_, Vec<Vec<Value>>>;
}

/// The most parameters of one statement.
const MANY_PARAMS: usize = 2_000;

impl dyn Db + '_ {
    /// Carries out a statement, and says how many rows it changed.
    pub(super) async fn execute(&mut self, statement: impl SqlSafeStr, params: Vec<Param>) -> Result<u64, sqlx::Error> {
        self.change(statement.into_sql_str(), params).await
    }

    /// All rows of a query.
    pub(super) async fn all<R: FromRow>(
        &mut self,
        statement: impl SqlSafeStr,
        params: Vec<Param>,
    ) -> Result<Vec<R>, sqlx::Error> {
        let rows = self.query(statement.into_sql_str(), params).await?;
        rows.into_iter().map(R::from_row).collect()
    }

    /// The first row of a query.
    pub(super) async fn first<R: FromRow>(
        &mut self,
        statement: impl SqlSafeStr,
        params: Vec<Param>,
    ) -> Result<Option<R>, sqlx::Error> {
        let rows = self.query(statement.into_sql_str(), params).await?;
        rows.into_iter().next().map(R::from_row).transpose()
    }

    /// The row of a query that has one.
    pub(super) async fn one<R: FromRow>(
        &mut self,
        statement: impl SqlSafeStr,
        params: Vec<Param>,
    ) -> Result<R, sqlx::Error> {
        self.first(statement, params).await?.ok_or(sqlx::Error::RowNotFound)
    }

    /// Inserts rows, as many as fit into a statement at once. `into` names the table and its columns.
    pub(super) async fn insert(&mut self, into: &'static str, rows: Vec<Vec<Param>>) -> Result<(), sqlx::Error> {
        let Some(width) = rows.first().map(Vec::len) else { return Ok(()) };
        let mut rows = rows.into_iter().peekable();
        while rows.peek().is_some() {
            let some: Vec<Vec<Param>> = rows.by_ref().take((MANY_PARAMS / width).max(1)).collect();
            let row = |n: usize| {
                let places: Vec<String> = (1..=width).map(|place| format!("${}", n * width + place)).collect();
                format!("({})", places.join(", "))
            };
            let places: Vec<String> = (0..some.len()).map(row).collect();
            let statement = format!("INSERT INTO {into} VALUES {}", places.join(", "));
            self.execute(AssertSqlSafe(statement), some.into_iter().flatten().collect()).await?;
        }
        Ok(())
    }
}

/// Something to be written, all of it or nothing.
pub(super) trait Change: Send + Sync + 'static {
    /// What is known when it is done.
    type Done: Send + 'static;

    /// Makes it. What an error leaves behind is undone.
    fn make(&self, db: &mut dyn Db) -> impl Future<Output = Result<Self::Done, StoreError>> + Send;
}

/// A database that keeps a house: how it is read, and how something becomes durable in it. What it is asked is the same
/// for all of them, and so is the [`Store`](super::Store) that it makes.
pub(super) trait Backend: Send + Sync + 'static {
    /// A connection that only reads.
    type Reader: Db;

    /// Whether other processes may write to it.
    const SHARED: bool;

    /// A connection that only reads, for a few queries.
    fn reader(&self) -> impl Future<Output = Result<Self::Reader, StoreError>> + Send;

    /// Makes a change; it is durable when this returns. It is made even if nobody waits for the answer.
    fn make<C: Change>(&self, change: C) -> impl Future<Output = Result<C::Done, StoreError>> + Send;

    /// Appends to a table. Several appends to one table are made in the order in which they were asked for.
    fn keep(&self, append: Append) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Writes something, to find out whether it can.
    fn probe(&self) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// What session tokens are signed with and deals of the day are made from.
    fn key(&self) -> impl Future<Output = Result<Secret, StoreError>> + Send;

    /// A copy of everything at one moment.
    fn copy(&self, to: &Path) -> impl Future<Output = Result<(), StoreError>> + Send;

    /// Makes what was asked for, and then takes nothing more.
    fn finish(&self) -> impl Future<Output = Result<(), StoreError>> + Send;
}

/// Whether a column that must be unique would not have been.
pub(super) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

/// Whether something would have referred to what is not there.
pub(super) fn is_dangling(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_foreign_key_violation())
}
