//! Copies of a whole store, and what leaves it: for the command line, with or without a running house.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::pin::pin;

use futures_util::stream::{self, Stream, TryStreamExt};
use serde::Serialize;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::files::{self, Folder, sync_folder, unusable};
use super::schema::{self, Found};
use super::{rows, tables};
use crate::ids::{Moment, TableId, random_text};
use crate::journal::{Entry, TableRecord};
use crate::store::{Kept, StoreError};

/// What becomes of a database that is where a backup is to be restored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// It stays, and nothing is restored.
    Keep,
    /// It is replaced by the backup, and lost.
    Replace,
}

/// Copies the store in a folder, as it is at one moment, to a new file; a house may be running meanwhile.
/// The file has its name only when it is complete and on the disk, and never replaces another.
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
    let to = to.to_owned();
    blocking(move || unfinished.become_new(&to)).await
}

/// Puts a backup in place as the store of a folder, where no house may be running. Either the folder has all
/// of the backup afterwards, or what it had before.
pub async fn restore(backup: &Path, folder: &Path, existing: Existing) -> Result<(), StoreError> {
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
    check(&unfinished.path).await?;
    leave_nothing_beside(&folder).await?;
    unfinished.replace(&database)?;
    folder.sync()
}

/// The finished tables of a folder, with all that a transcript needs; a house may be running meanwhile.
pub async fn export(folder: &Path) -> Result<impl Stream<Item = Result<Kept, StoreError>> + Send, StoreError> {
    let folder = Folder::at(folder);
    let mut db = open_existing(&folder).await?;
    let found = schema::identify(&mut db, &folder.database()).await?;
    if found != (Found::Store { schema: schema::newest() }) {
        let why = "an earlier version of the program wrote this database; open the house once to bring it up to date";
        return Err(unusable(&folder.database(), why));
    }
    Ok(stream::try_unfold((db, String::new()), |(mut db, last)| async move {
        let next = next_finished(&mut db, &last).await?;
        Ok(next.map(|kept| {
            let last = kept.record.id.to_string();
            (kept, (db, last))
        }))
    }))
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
    at: Moment,
    #[serde(flatten)]
    entry: &'a Entry,
}

impl<'a> Line<'a> {
    fn of(kept: &'a Kept) -> Self {
        let entries = kept.entries.iter().map(|stored| LineEntry { at: stored.at, entry: &stored.entry });
        Line { table: &kept.record, entries: entries.collect() }
    }
}

async fn next_finished(db: &mut SqliteConnection, last: &str) -> Result<Option<Kept>, StoreError> {
    let id: Option<String> =
        sqlx::query_scalar("SELECT id FROM tables WHERE stage = 'finished' AND id > ? ORDER BY id LIMIT 1")
            .bind(last)
            .fetch_optional(&mut *db)
            .await?;
    let Some(id) = id else { return Ok(None) };
    let id: TableId = rows::id(&id)?;
    tables::kept(db, &id).await
}

async fn open_existing(folder: &Folder) -> Result<SqliteConnection, StoreError> {
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

/// A file that gets its name when it is complete; until then it is removed when it is dropped.
struct Unfinished {
    path: PathBuf,
}

impl Unfinished {
    fn beside(path: &Path) -> Result<Self, StoreError> {
        let unfinished = files::with_ending(path, &format!(".{}.unfinished", random_text(8)));
        let created = files::create_private(&unfinished);
        created.map_err(|error| unusable(path, format!("cannot write this file: {error}")))?;
        Ok(Unfinished { path: unfinished })
    }

    /// Takes a name that nobody has.
    fn become_new(self, name: &Path) -> Result<(), StoreError> {
        let claimed = files::create_private(name);
        claimed.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => unusable(name, "there is such a file already; it is not overwritten"),
            _ => unusable(name, format!("cannot write this file: {error}")),
        })?;
        self.replace(name).inspect_err(|_| {
            // Only the empty file that claimed the name.
            let _ = fs::remove_file(name);
        })
    }

    /// Takes a name, in place of what had it.
    fn replace(self, name: &Path) -> Result<(), StoreError> {
        let renamed = fs::File::open(&self.path)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&self.path, name))
            .and_then(|()| sync_folder(folder_of(name)));
        renamed.map_err(|error| unusable(name, format!("cannot write this file: {error}")))
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        for path in files::companions(&self.path).iter().chain([&self.path]) {
            if let Err(error) = files::remove(path) {
                tracing::warn!(path = %path.display(), %error, "an unfinished file is left behind");
            }
        }
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
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
    check(backup).await
}

/// Refuses a file that is not a whole store of this version of the program or an earlier one.
async fn check(path: &Path) -> Result<(), StoreError> {
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
    db.close().await.map_err(explain)
}

/// Moves what stands in the log beside the database into it, so that the log is not taken for the new
/// database's. A log that cannot be read belongs to a database that cannot either.
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
    Ok(())
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::NotKept(error.to_string()))?
}
