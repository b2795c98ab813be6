//! The store in one SQLite file.
//!
//! All changes go through one [`writer`], which commits whatever waits for it at once; everything else reads
//! through a small pool beside it. A lock file keeps a second house out of the folder.
//!
//! **Invariant:** a change is answered after the commit that holds it has reached the disk.

use std::path::{Path, PathBuf};

use sqlx::pool::PoolConnection;
use sqlx::sqlite::SqlitePoolOptions;
use sqlx::{Connection, SqlitePool};

use super::sql::tables::Append;
use super::sql::{Backend, Change};
use super::{Secret, StoreError};

pub mod archive;
pub mod checkup;
mod count;
mod driver;
mod examine;
mod files;
mod privacy;
mod schema;
mod secret;
#[cfg(test)]
mod tests;
mod writer;

use count::Count;
use files::Folder;
use writer::{Nothing, Writer};

/// How many connections read at the same time.
const READERS: u32 = 4;

/// What becomes of a house whose database is not whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Damage {
    /// It is not opened.
    #[default]
    Refuse,
    /// It is opened with what can be read, and what is wrong is told.
    Accept,
}

/// The store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    folder: PathBuf,
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the store in a folder; makes the folder and an empty store if they are missing, and brings a
    /// store of an earlier version up to date. A damaged one is refused.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(folder, Damage::Refuse).await
    }

    /// The same, with a damaged store refused or accepted.
    pub async fn open_with(folder: &Path, damage: Damage) -> Result<Sqlite, StoreError> {
        let place = Folder::at(folder);
        place.make()?;
        let lock = place.lock()?;
        privacy::close_files(&place)?;
        examine::before_opening(&place, damage).await?;
        let mut db = schema::bring_up_to_date(&place).await?;
        secret::unpack(&mut db, &place).await?;
        forget_processes(&mut db).await.map_err(|error| place.explain(error))?;
        let committed = count::committed(&mut db).await.map_err(|error| place.explain(error))?;
        db.close().await.map_err(|error| place.explain(error))?;
        let count = Count::take_up(&place, committed.unwrap_or_default())?;
        place.sync()?;
        let writer = Writer::start(place.writing(), lock, count).await.map_err(|error| place.explain(error))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(place.reading())
            .await
            .map_err(|error| place.explain(error))?;
        Ok(Sqlite { folder: folder.to_owned(), readers, writer })
    }
}

/// Whoever holds the lock knows that no other process lives.
async fn forget_processes(db: &mut sqlx::SqliteConnection) -> Result<(), sqlx::Error> {
    sqlx::query("DELETE FROM processes").execute(db).await.map(|_| ())
}

impl Backend for Sqlite {
    type Reader = PoolConnection<sqlx::Sqlite>;

    /// Its lock keeps others out.
    const SHARED: bool = false;

    async fn reader(&self) -> Result<Self::Reader, StoreError> {
        Ok(self.readers.acquire().await?)
    }

    async fn make<C: Change>(&self, change: C) -> Result<C::Done, StoreError> {
        self.writer.make(change).await
    }

    async fn keep(&self, append: Append) -> Result<(), StoreError> {
        self.writer.make(append).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        self.writer.make(Nothing).await
    }

    /// A file beside the database: whoever sees the database alone cannot sign with it.
    async fn key(&self) -> Result<Secret, StoreError> {
        let place = Folder::at(&self.folder);
        if let Some(secret) = secret::read(&place)? {
            return Ok(secret);
        }
        let sessions: i64 = sqlx::query_scalar("SELECT count(*) FROM sessions").fetch_one(&self.readers).await?;
        if sessions > 0 {
            tracing::warn!(
                sessions,
                "the secret key is gone: these sessions are over, and deals of the day are others"
            );
        }
        secret::make(&place)
    }

    async fn copy(&self, to: &Path) -> Result<(), StoreError> {
        archive::back_up(&self.folder, to).await
    }

    /// Carries out every change that was asked for, then leaves the folder to others, with everything in one
    /// file. A store that is dropped instead loses nothing either, but leaves the folder a little later.
    async fn finish(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.writer.close().await
    }
}
