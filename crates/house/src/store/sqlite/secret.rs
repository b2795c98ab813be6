//! What session tokens are signed with and deals of the day are made from: a file beside the database.
//!
//! A backup carries it in a table of its own. Wherever a database with such a table is opened, the secret
//! becomes the folder's file again and the table goes: also when somebody put the backup there by hand, and when
//! putting it in place was cut short.

use std::fs;
use std::io::{self, Write};

use sqlx::{Executor, SqliteConnection};

use super::files::{Folder, SECRET, Unfinished, unusable};
use crate::records::ids::random_bytes;
use crate::store::{Secret, StoreError};

/// The secret of a folder, if there is one.
pub(super) fn read(folder: &Folder) -> Result<Option<Secret>, StoreError> {
    let path = folder.file(SECRET);
    match fs::read(&path) {
        Ok(bytes) => bytes.try_into().map(Some).map_err(|_| {
            unusable(&path, "expected 32 bytes; bring the file back, or remove it: that ends all sessions")
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(unusable(&path, format!("cannot read this file: {error}"))),
    }
}

/// A new secret for a folder that has none.
pub(super) fn make(folder: &Folder) -> Result<Secret, StoreError> {
    let secret = random_bytes();
    write(folder, &secret)?;
    Ok(secret)
}

/// The whole secret is there afterwards, or what was there before.
fn write(folder: &Folder, secret: &Secret) -> Result<(), StoreError> {
    let path = folder.file(SECRET);
    let unfinished = Unfinished::beside(&path)?;
    let written = fs::OpenOptions::new().write(true).open(&unfinished.path).and_then(|mut file| file.write_all(secret));
    written.map_err(|error| unusable(&path, format!("cannot write this file: {error}")))?;
    unfinished.replace(&path)
}

/// Puts the secret into a copy of the database.
pub(super) async fn pack(copy: &mut SqliteConnection, secret: &Secret) -> Result<(), sqlx::Error> {
    copy.execute("CREATE TABLE carried_secret (secret BLOB NOT NULL) STRICT").await?;
    sqlx::query("INSERT INTO carried_secret (secret) VALUES (?)").bind(secret.as_slice()).execute(copy).await?;
    Ok(())
}

/// Whether a database carries a secret.
pub(super) async fn is_packed(db: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'carried_secret')").fetch_one(db).await
}

/// Makes the secret that the database carries the folder's own; nothing if it carries none.
pub(super) async fn unpack(db: &mut SqliteConnection, folder: &Folder) -> Result<(), StoreError> {
    let explain = |error| folder.explain(error);
    if !is_packed(db).await.map_err(explain)? {
        return Ok(());
    }
    let carried: Option<Vec<u8>> =
        sqlx::query_scalar("SELECT secret FROM carried_secret").fetch_optional(&mut *db).await.map_err(explain)?;
    let damaged = || unusable(&folder.database(), "the secret key that this backup carries is damaged");
    let secret: Secret = carried.and_then(|bytes| bytes.try_into().ok()).ok_or_else(damaged)?;
    write(folder, &secret)?;
    // What goes is overwritten: no later copy of the database holds it.
    db.execute("PRAGMA secure_delete = ON; DROP TABLE carried_secret").await.map_err(explain)?;
    Ok(())
}
