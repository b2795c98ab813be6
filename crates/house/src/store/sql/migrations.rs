//! How a database of an earlier version is brought up to date, and one of a later version refused.

use sqlx::SqlStr;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};

/// Where a database lists what was applied to it.
pub(in crate::store) const LIST: &str = "_sqlx_migrations";

/// What a database turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::store) enum Found {
    /// Nothing is in it yet.
    Empty,
    /// A store of this version of the program or an earlier one.
    Store {
        /// The latest migration that was applied.
        schema: i64,
    },
}

/// Changes of a schema, by the names and texts of their files.
pub(in crate::store) fn migrator(files: &[(&'static str, &'static str)]) -> Migrator {
    let changes = files.iter().map(|(name, sql)| migration(name, sql).expect("files are named NUMBER_WHAT.sql"));
    Migrator::with_migrations(changes.collect())
}

fn migration(name: &str, sql: &'static str) -> Option<Migration> {
    let (number, what) = name.strip_suffix(".sql")?.split_once('_')?;
    let sql = SqlStr::from_static(sql);
    Some(Migration::new(number.parse().ok()?, what.replace('_', " ").into(), MigrationType::Simple, sql, false))
}

/// The schema that all of them lead to.
pub(in crate::store) fn newest(migrations: &Migrator) -> i64 {
    migrations.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// What a database is that is ours and has this schema; refuses one that is not, or is newer than the program.
pub(in crate::store) fn checked(schema: Option<i64>, newest: i64) -> Result<Found, String> {
    match schema {
        Some(schema) if schema <= newest => Ok(Found::Store { schema }),
        Some(schema) => Err(format!(
            "a newer version of the program wrote this database (schema {schema}, here {newest}); \
             use that version or a later one"
        )),
        None => Err("this is a database of another program".to_owned()),
    }
}

/// Why a database could not be brought up to date.
pub(in crate::store) fn failed(error: &MigrateError) -> String {
    match error {
        MigrateError::ExecuteMigration(error, schema) => {
            format!("bringing this database up to date failed (schema {schema}): {error}")
        }
        MigrateError::VersionMismatch(schema) => {
            format!("schema {schema} of this database is not that of this program")
        }
        other => format!("this database cannot be brought up to date: {other}"),
    }
}
