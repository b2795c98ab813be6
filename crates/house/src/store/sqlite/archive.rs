//! Copies of a whole store, and what leaves it: for the command line, with or without a running house.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::pin::pin;

use futures_util::stream::{self, Stream, TryStreamExt};
use serde::Serialize;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::files::{self, Folder, Unfinished, unusable};
use super::schema::{self, Found};
use super::{count, secret};
use crate::records::ids::{TableId, Timestamp};
use crate::records::journal::{Entry, TableRecord};
use crate::store::sql::{rows, tables};
use crate::store::{Kept, Secret, StoreError};

/// What becomes of a database that is where a backup is to be restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// It stays, and nothing is restored.
    Keep,
    /// It is replaced by the backup, and lost.
    Replace,
}

/// Where the secret key of a folder comes from: what sessions are signed with and deals of the day are made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// It was in the backup.
    Brought,
    /// The backup has none; that of the folder stays.
    Stays,
    /// Neither the backup nor the folder has one: the house makes another when it opens.
    Missing,
}

/// Copies the store in a folder, as it is at one moment, to a new file, with the house's secret key in it; a house
/// may be running meanwhile. The file has its name only when it is complete and on the disk, never replaces another,
/// and is for the eyes of its owner alone.
pub async fn back_up(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let folder = Folder::at(folder);
    let mut db = open_existing(&folder).await?;
    if schema::identify(&mut db, &folder.database()).await? == Found::Empty {
        return Err(unusable(&folder.database(), "there is nothing in this database"));
    }
    refuse_existing(to)?;
    let unfinished = Unfinished::beside(to)?;
    let path = unfinished.path.to_str().ok_or_else(|| unusable(to, "this name cannot be written as UTF-8"))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(path).execute(&mut db).await;
    copied.map_err(|error| files::explain(&unfinished.path, error))?;
    db.close().await?;
    if let Some(secret) = secret::read(&folder)? {
        add_secret(&unfinished.path, &secret).await.map_err(|error| files::explain(&unfinished.path, error))?;
    }
    let to = to.to_owned();
    blocking(move || unfinished.become_new(&to)).await
}

async fn add_secret(copy: &Path, secret: &Secret) -> Result<(), sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(copy).journal_mode(SqliteJournalMode::Delete);
    let mut db = options.disable_statement_logging().connect().await?;
    secret::pack(&mut db, secret).await?;
    db.close().await
}

/// Puts a backup in place as the store of a folder, where no house may be running. Either the folder has all
/// of the backup afterwards, or what it had before.
pub async fn restore(backup: &Path, folder: &Path, existing: Existing) -> Result<Key, StoreError> {
    check_backup(backup).await?;
    let folder = Folder::at(folder);
    folder.make()?;
    let _lock = folder.lock()?;
    let database = folder.database();
    if existing == Existing::Keep && database.exists() {
        return Err(unusable(&database, "there is a database already; it would be lost"));
    }
    let unfinished = Unfinished::beside(&database)?;
    let (from, to) = (backup.to_owned(), unfinished.path.clone());
    blocking(move || copy(&from, &to).map_err(|error| unusable(&from, format!("cannot copy this file: {error}"))))
        .await?;
    // What was read once may not be readable twice: only what was checked is put in place.
    let brought = check(&unfinished.path).await?;
    leave_nothing_beside(&folder).await?;
    unfinished.replace(&database)?;
    folder.sync()?;
    // From here on the folder has all of the backup: were this cut short, the house would do it when it opens.
    let mut db = folder.writing().connect().await.map_err(|error| folder.explain(error))?;
    secret::unpack(&mut db, &folder).await?;
    db.close().await.map_err(|error| folder.explain(error))?;
    Ok(match secret::read(&folder)? {
        Some(_) if brought => Key::Brought,
        Some(_) => Key::Stays,
        None => Key::Missing,
    })
}

/// The finished tables of a folder, with all that a transcript needs; a house may be running meanwhile. One that
/// cannot be read does not keep the others back.
pub async fn export(folder: &Path) -> Result<impl Stream<Item = Result<Kept, StoreError>> + Send, StoreError> {
    let folder = Folder::at(folder);
    let mut db = open_existing(&folder).await?;
    let found = schema::identify(&mut db, &folder.database()).await?;
    if found != (Found::Store { schema: schema::newest() }) {
        let why = "an earlier version of the program wrote this database; open the house once to bring it up to date";
        return Err(unusable(&folder.database(), why));
    }
    Ok(stream::unfold(Some((db, String::new())), |reading| async move {
        let (mut db, last) = reading?;
        match next_finished(&mut db, &last).await {
            Ok(None) => None,
            Ok(Some(id)) => Some((read_finished(&mut db, &id).await, Some((db, id)))),
            // Where the list itself cannot be read there is no next one.
            Err(error) => Some((Err(error), None)),
        }
    }))
}

/// Writes a new file for the eyes of its owner alone.
pub fn write_private(path: &Path, text: &str) -> io::Result<()> {
    files::create_private(path)?.write_all(text.as_bytes())
}

/// Makes a folder for the eyes of its owner alone; one that exists is left as it is.
pub fn make_private_folder(path: &Path) -> io::Result<()> {
    files::create_private_folder(path)
}

/// Writes the finished tables of a folder as lines of JSON, one a table, and says how many they are. Ids of
/// requests stay behind: they mean something to the house alone.
pub async fn export_lines(folder: &Path, out: &mut (impl io::Write + Send)) -> Result<u64, StoreError> {
    let mut tables = pin!(export(folder).await?);
    let mut written = 0;
    while let Some(table) = tables.try_next().await? {
        let line = rows::written(&Line::of(&table))?;
        writeln!(out, "{line}").map_err(|error| StoreError::NotKept(error.to_string()))?;
        written += 1;
    }
    out.flush().map_err(|error| StoreError::NotKept(error.to_string()))?;
    Ok(written)
}

/// A table as a line of JSON.
#[derive(Serialize)]
struct Line<'a> {
    table: &'a TableRecord,
    entries: Vec<LineEntry<'a>>,
}

/// An entry in a line: what happened, with its moment beside it.
#[derive(Serialize)]
struct LineEntry<'a> {
    at: Timestamp,
    #[serde(flatten)]
    entry: &'a Entry,
}

impl<'a> Line<'a> {
    fn of(kept: &'a Kept) -> Self {
        let entries = kept.entries.iter().map(|stored| LineEntry { at: stored.at, entry: &stored.entry });
        Line { table: &kept.record, entries: entries.collect() }
    }
}

async fn next_finished(db: &mut SqliteConnection, last: &str) -> Result<Option<String>, StoreError> {
    Ok(sqlx::query_scalar("SELECT id FROM tables WHERE stage = 'finished' AND id > ? ORDER BY id LIMIT 1")
        .bind(last)
        .fetch_optional(db)
        .await?)
}

async fn read_finished(db: &mut SqliteConnection, id: &str) -> Result<Kept, StoreError> {
    let id: TableId = rows::id(id)?;
    let kept = tables::kept(db, &id).await.map_err(|error| rows::unreadable(&format!("table {id}"), error))?;
    kept.ok_or(StoreError::NoTable(id))
}

pub(super) async fn open_existing(folder: &Folder) -> Result<SqliteConnection, StoreError> {
    let database = folder.database();
    if !database.is_file() {
        return Err(unusable(&database, "there is no such database"));
    }
    folder.reading().connect().await.map_err(|error| folder.explain(error))
}

fn refuse_existing(path: &Path) -> Result<(), StoreError> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(unusable(path, format!("cannot write this file: {error}"))),
        Ok(_) => Err(unusable(path, "there is such a file already; it is not overwritten")),
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    let mut source = fs::File::open(from)?;
    let mut target = fs::OpenOptions::new().write(true).open(to)?;
    io::copy(&mut source, &mut target)?;
    target.sync_all()
}

/// Refuses what is no whole backup before anything is touched.
async fn check_backup(backup: &Path) -> Result<(), StoreError> {
    if !backup.is_file() {
        return Err(unusable(backup, "there is no such file"));
    }
    let log = files::with_ending(backup, "-wal");
    if log.metadata().is_ok_and(|log| log.len() > 0) {
        return Err(unusable(&log, "this holds a part of the database; make a backup with the command for it"));
    }
    check(backup).await.map(|_| ())
}

/// Refuses a file that is not a whole store of this version of the program or an earlier one. Says whether it
/// carries a secret key.
async fn check(path: &Path) -> Result<bool, StoreError> {
    let explain = |error| files::explain(path, error);
    // Immutable: nothing is written beside it, not even a lock.
    let options = SqliteConnectOptions::new().filename(path).read_only(true).immutable(true);
    let mut db = options.disable_statement_logging().connect().await.map_err(explain)?;
    if schema::identify(&mut db, path).await? == Found::Empty {
        return Err(unusable(path, "there is nothing in this file"));
    }
    let problem: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut db).await.map_err(explain)?;
    if problem != "ok" {
        return Err(unusable(path, format!("this database is damaged: {problem}")));
    }
    let dangling = sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut db).await.map_err(explain)?;
    if dangling.is_some() {
        return Err(unusable(path, "this database is damaged: something refers to what is not in it"));
    }
    let carries = secret::is_packed(&mut db).await.map_err(explain)?;
    db.close().await.map_err(explain)?;
    Ok(carries)
}

/// Moves what stands in the log beside the database into it, so that the log is not taken for the new
/// database's. A log that cannot be read belongs to a database that cannot either. The count of commits goes as well:
/// it is that of the database which is replaced.
async fn leave_nothing_beside(folder: &Folder) -> Result<(), StoreError> {
    let database = folder.database();
    if database.exists()
        && let Ok(db) = folder.writing().connect().await
    {
        // The last connection to close does it.
        if let Err(error) = db.close().await {
            tracing::warn!(%error, "the database that is replaced could not be closed");
        }
    }
    for path in files::companions(&database) {
        files::remove(&path).map_err(|error| unusable(&path, format!("cannot remove this file: {error}")))?;
    }
    count::forget(folder)
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::NotKept(error.to_string()))?
}
