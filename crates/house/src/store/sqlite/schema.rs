//! Which database this is, and whether this version of the program can use it.

use std::path::Path;
use std::sync::LazyLock;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::files::{self, Folder, unusable};
use crate::store::StoreError;
use crate::store::sql::migrations;
pub(super) use crate::store::sql::migrations::Found;

/// Every change of the schema, oldest first.
static MIGRATIONS: LazyLock<Migrator> =
    LazyLock::new(|| migrations::migrator(&include!(concat!(env!("OUT_DIR"), "/sqlite_migrations.rs"))));

/// What tells our databases from those of other programs: set by the first migration.
const APPLICATION: i64 = 0x5261_696c;

/// The schema of this version of the program.
pub(super) fn newest() -> i64 {
    migrations::newest(&MIGRATIONS)
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
        if self.application == 0 && self.tables == 0 {
            return Ok(Found::Empty);
        }
        migrations::checked(self.schema, newest()).map_err(|why| unusable(path, why))
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
        other => unusable(path, migrations::failed(&other)),
    }
}
