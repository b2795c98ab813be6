//! Which database this is, and whether this version of the program can use it.

use std::sync::LazyLock;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::PgConnection;

use super::address::PostgresUrl;
use crate::store::StoreError;
use crate::store::sql::migrations::{self, Found};

/// Every change of the schema, oldest first.
static MIGRATIONS: LazyLock<Migrator> =
    LazyLock::new(|| migrations::migrator(&include!(concat!(env!("OUT_DIR"), "/postgres_migrations.rs"))));

/// The schema of this version of the program.
pub(super) fn newest() -> i64 {
    migrations::newest(&MIGRATIONS)
}

/// Applies what is missing. Processes that open the house at the same moment wait for the one that came first: the
/// migrator holds an advisory lock meanwhile. A database that is not ours, or is newer than the program, is left untouched.
pub(super) async fn bring_up_to_date(db: &mut PgConnection, url: &PostgresUrl) -> Result<(), StoreError> {
    identify(db, url).await?;
    MIGRATIONS.run_direct(None, db, false).await.map_err(|error| explain(url, error))
}

/// Finds out what a database is; refuses one that this version of the program cannot use.
pub(super) async fn identify(db: &mut PgConnection, url: &PostgresUrl) -> Result<Found, StoreError> {
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()")
            .fetch_all(&mut *db)
            .await?;
    let has = |name: &str| tables.iter().any(|table| table == name);
    // The list of migrations exists for a moment before the first of them.
    if tables.iter().all(|table| table == migrations::LIST) {
        return Ok(Found::Empty);
    }
    let ours = has(migrations::LIST) && ["house", "tables", "entries"].into_iter().all(has);
    let schema: Option<i64> = match ours {
        true => sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(db).await?,
        false => None,
    };
    migrations::checked(schema, newest()).map_err(|why| super::unusable(url, why))
}

fn explain(url: &PostgresUrl, error: MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) => error.into(),
        other => super::unusable(url, migrations::failed(&other)),
    }
}
