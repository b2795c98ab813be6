//! How many commits were acknowledged: counted in the database, and in a small file beside it.
//!
//! SQLite drops what follows upon a damaged place in its log, without a word: the database then is as it was some
//! commits ago. The file is written after every commit and before anybody is told of it, so a database that has
//! counted fewer commits has lost some that were acknowledged. Nobody waits for the file to reach the disk: after a
//! loss of power it may say less than the truth, never more.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};

use sqlx::SqliteConnection;

use super::files::{self, COUNT, Folder, unusable};
use crate::store::StoreError;

/// As many digits as any count has: the file never changes its length, so a full disk does not matter to it.
const DIGITS: usize = 19;

/// What the file says; nothing if it is missing or says no number.
pub(super) fn acknowledged(folder: &Folder) -> Option<i64> {
    fs::read_to_string(folder.file(COUNT)).ok()?.trim().parse().ok()
}

/// What the database says; nothing if it is older than the count.
pub(super) async fn committed(db: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    let counts: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'house')")
        .fetch_one(&mut *db)
        .await?;
    if !counts {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT commits FROM house").fetch_optional(db).await
}

/// Counts the commit that the connection is about to make.
pub(super) async fn one_more(db: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("UPDATE house SET commits = commits + 1 RETURNING commits").fetch_one(db).await
}

/// Forgets what was acknowledged: another database takes the place of this one.
pub(super) fn forget(folder: &Folder) -> Result<(), StoreError> {
    let path = folder.file(COUNT);
    files::remove(&path).map_err(|error| unusable(&path, format!("cannot remove this file: {error}")))
}

/// The file, while the house runs.
#[derive(Debug)]
pub(super) struct Count {
    file: File,
    failing: bool,
}

impl Count {
    /// Takes up the file, with what the database has committed.
    pub(super) fn take_up(folder: &Folder, committed: i64) -> Result<Count, StoreError> {
        let path = folder.file(COUNT);
        let failed = |error: io::Error| unusable(&path, format!("cannot write this file: {error}"));
        let mut options = OpenOptions::new();
        let file = files::private(options.create(true).truncate(false).write(true)).open(&path).map_err(failed)?;
        let mut count = Count { file, failing: false };
        count.write(committed).and_then(|()| count.file.sync_all()).map_err(failed)?;
        Ok(count)
    }

    /// So many commits are on the disk.
    pub(super) fn note(&mut self, commits: i64) {
        let written = self.write(commits);
        if let Err(error) = &written
            && !self.failing
        {
            tracing::error!(%error, "commits cannot be counted: a loss of some would not be noticed");
        }
        self.failing = written.is_err();
    }

    fn write(&mut self, commits: i64) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(format!("{commits:0DIGITS$}\n").as_bytes())
    }

    /// Makes the file durable.
    pub(super) fn sync(&self) -> io::Result<()> {
        self.file.sync_all()
    }
}
