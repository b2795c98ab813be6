//! The store in a PostgreSQL database, for as many processes as there are.
//!
//! What is decided rests on what the database holds at that moment, in the same statement or under a lock of the same
//! transaction, and never on what was read before: another process may write at any time. Batches of tables go through a
//! few [`lanes`], everything else through transactions of their own.
//!
//! **Invariant:** a change is answered after the commit that holds it is durable, and nothing is waited for without end.

use std::path::Path;
use std::sync::Arc;

use tokio::sync::Semaphore;

use super::sql::tables::Append;
use super::sql::{Backend, Change, Db, params};
use super::{Secret, StoreError};
use crate::records::ids::random_bytes;

mod address;
mod driver;
mod lanes;
mod pool;
mod schema;

pub use address::{NotAPostgresUrl, PostgresUrl};
use driver::transact;
use lanes::Lanes;
use pool::{Link, Pool};

/// How many connections read and write at the same time, those of the lanes not counted.
const CONNECTIONS: u32 = 8;

/// How many of them may write: readers find one as well.
const WRITERS: u32 = 4;

/// The store in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: Arc<Pool>,
    writers: Arc<Semaphore>,
    lanes: Lanes,
}

fn unusable(url: &PostgresUrl, why: impl Into<String>) -> StoreError {
    StoreError::Unusable { path: url.to_string(), why: why.into() }
}

/// Who opens a house wants to know which database does not answer.
fn naming(url: &PostgresUrl) -> impl Fn(StoreError) -> StoreError {
    |error| match error {
        StoreError::Away(why) => unusable(url, format!("this database does not answer: {why}")),
        StoreError::Database(error) => unusable(url, error.to_string()),
        other => other,
    }
}

impl Postgres {
    /// Opens the store in a database, which must exist; makes an empty store of an empty database, and brings one of an
    /// earlier version up to date. Several processes may do so at the same moment.
    pub async fn open(url: &PostgresUrl) -> Result<Postgres, StoreError> {
        let named = naming(url);
        let mut db = url.connect().await.map_err(|error| named(error.into()))?;
        schema::bring_up_to_date(&mut db, url).await.map_err(&named)?;
        warn_of_loss(&mut db, url).await.map_err(|error| named(error.into()))?;
        let writers = Arc::new(Semaphore::new(WRITERS as usize));
        Ok(Postgres { pool: Pool::new(url.clone(), CONNECTIONS), writers, lanes: Lanes::start(url) })
    }

    async fn write<C: Change>(&self, change: C) -> Result<C::Done, StoreError> {
        let permit = Arc::clone(&self.writers).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let pool = Arc::clone(&self.pool);
        // In a task of its own: it goes on when nobody waits for the answer any more.
        let made = tokio::spawn(async move {
            let _permit = permit;
            transact(&mut pool.acquire().await?, &change).await
        });
        made.await.map_err(|error| StoreError::NotKept(error.to_string()))?
    }
}

/// A database that does not wait for its disk breaks the house's promise, and the house cannot change that.
async fn warn_of_loss(db: &mut sqlx::PgConnection, url: &PostgresUrl) -> Result<(), sqlx::Error> {
    let fsync: String = sqlx::query_scalar("SELECT current_setting('fsync')").fetch_one(db).await?;
    if fsync != "on" {
        tracing::warn!(database = %url, "fsync is off in this database: what it acknowledges may be lost with the machine");
    }
    Ok(())
}

impl Backend for Postgres {
    type Reader = Link;

    const SHARED: bool = true;

    async fn reader(&self) -> Result<Link, StoreError> {
        self.pool.acquire().await
    }

    async fn make<C: Change>(&self, change: C) -> Result<C::Done, StoreError> {
        self.write(change).await
    }

    async fn keep(&self, append: Append) -> Result<(), StoreError> {
        self.lanes.append(append).await
    }

    async fn probe(&self) -> Result<(), StoreError> {
        self.write(Ping).await
    }

    async fn key(&self) -> Result<Secret, StoreError> {
        let bytes = self.write(MakeSecret(random_bytes())).await?;
        bytes.try_into().map_err(|_| StoreError::Unreadable("the secret key: expected 32 bytes".to_owned()))
    }

    async fn copy(&self, _to: &Path) -> Result<(), StoreError> {
        Err(StoreError::NotKept("a PostgreSQL database is copied by pg_dump: see docs/hosting.md".to_owned()))
    }

    async fn finish(&self) -> Result<(), StoreError> {
        // Who waits to write has come before.
        if let Ok(all) = self.writers.acquire_many(WRITERS).await {
            self.writers.close();
            drop(all);
        }
        let appended = self.lanes.close().await;
        self.pool.close().await;
        appended
    }
}

/// Something is written, to find out whether it can be.
struct Ping;

impl Change for Ping {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        db.execute("UPDATE house SET pings = pings + 1", params![]).await?;
        Ok(())
    }
}

/// The secret of the house becomes this one, unless it has one. Says which it is.
struct MakeSecret(Secret);

impl Change for MakeSecret {
    type Done = Vec<u8>;

    async fn make(&self, db: &mut dyn Db) -> Result<Vec<u8>, StoreError> {
        let make = "INSERT INTO secret (one, secret) VALUES (1, $1) ON CONFLICT DO NOTHING";
        db.execute(make, params![self.0.as_slice()]).await?;
        Ok(db.one("SELECT secret FROM secret", params![]).await?)
    }
}
