//! Which database this is, and whether this version of the program can use it.

use std::path::Path;
use std::sync::LazyLock;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{ConnectOptions, Connection, SqlStr, SqliteConnection};

use super::files::{self, Folder, unusable};
use crate::store::StoreError;

/// Names and texts of all files in `migrations`, by name.
static FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

/// Every change of the schema, oldest first.
static MIGRATIONS: LazyLock<Migrator> = LazyLock::new(|| {
    let changes = FILES.iter().map(|(name, sql)| migration(name, sql).expect("files are named NUMBER_WHAT.sql"));
    Migrator::with_migrations(changes.collect())
});

fn migration(name: &str, sql: &'static str) -> Option<Migration> {
    let (number, what) = name.strip_suffix(".sql")?.split_once('_')?;
    let sql = SqlStr::from_static(sql);
    Some(Migration::new(number.parse().ok()?, what.replace('_', " ").into(), MigrationType::Simple, sql, false))
}

/// What tells our databases from those of other programs: set by the first migration.
const APPLICATION: i64 = 0x5261_696c;

/// What a file turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// Nothing is in it yet.
    Empty,
    /// A store of this version of the program or an earlier one.
    Store {
        /// The latest migration that was applied.
        schema: i64,
    },
}

/// The schema of this version of the program.
pub(super) fn newest() -> i64 {
    MIGRATIONS.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// Applies what is missing, and gives the connection that did. A database that is not ours, or is newer than the
/// program, is left untouched.
pub(super) async fn bring_up_to_date(folder: &Folder) -> Result<SqliteConnection, StoreError> {
    let path = folder.database();
    folder.make_database()?;
    let mut db = folder.plain().connect().await.map_err(|error| folder.explain(error))?;
    identify(&mut db, &path).await?;
    db.close().await.map_err(|error| folder.explain(error))?;

    let mut db = folder.writing().connect().await.map_err(|error| folder.explain(error))?;
    MIGRATIONS.run_direct(None, &mut db, false).await.map_err(|error| explain(&path, error))?;
    Ok(db)
}

/// Finds out what a database is; refuses one that this version of the program cannot use.
pub(super) async fn identify(db: &mut SqliteConnection, path: &Path) -> Result<Found, StoreError> {
    read_identity(db).await.map_err(|error| files::explain(path, error))?.checked(path)
}

/// What a database says of itself.
struct Identity {
    application: i64,
    /// Tables other than the list of migrations, which exists for a moment before the first of them.
    tables: i64,
    schema: Option<i64>,
}

impl Identity {
    fn checked(self, path: &Path) -> Result<Found, StoreError> {
        match (self.application, self.schema) {
            (0, _) if self.tables == 0 => Ok(Found::Empty),
            (APPLICATION, Some(schema)) if schema <= newest() => Ok(Found::Store { schema }),
            (APPLICATION, Some(schema)) => Err(unusable(
                path,
                format!(
                    "a newer version of the program wrote this database (schema {schema}, here {}); \
                     use that version or a later one",
                    newest()
                ),
            )),
            _ => Err(unusable(path, "this is a database of another program")),
        }
    }
}

async fn read_identity(db: &mut SqliteConnection) -> Result<Identity, sqlx::Error> {
    let application = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *db).await?;
    let tables = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE tbl_name <> '_sqlx_migrations'")
        .fetch_one(&mut *db)
        .await?;
    let schema = if application == APPLICATION {
        sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(db).await?
    } else {
        None
    };
    Ok(Identity { application, tables, schema })
}

fn explain(path: &Path, error: MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) => files::explain(path, error),
        MigrateError::ExecuteMigration(error, schema) => {
            unusable(path, format!("bringing this database up to date failed (schema {schema}): {error}"))
        }
        MigrateError::VersionMismatch(schema) => {
            unusable(path, format!("schema {schema} of this database is not that of this program"))
        }
        other => unusable(path, format!("this database cannot be brought up to date: {other}")),
    }
}
