//! Connections to PostgreSQL that are used again.
//!
//! A pool of our own, because of what it promises when the database is not well: nobody waits for longer than
//! [`PATIENCE`], and a connection that was left in the middle of anything (an answer that did not come, a change that was
//! given up) is closed and never used again. The driver's own pool asks the server after each use whether it is still
//! there, which doubles what a small query costs, and waits for connections of which nothing is known.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::PgConnection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout};

use super::address::PostgresUrl;
use crate::store::StoreError;

/// How long a connection may take to be there.
const TO_CONNECT: Duration = Duration::from_secs(3);

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection that was not used for this long is asked whether it is still there: the database may have been restarted.
const STALE: Duration = Duration::from_secs(1);

/// Connections that are used again, and how many there may be.
#[derive(Debug)]
pub(super) struct Pool {
    url: PostgresUrl,
    idle: Mutex<Vec<(Instant, PgConnection)>>,
    places: Arc<Semaphore>,
    most: u32,
}

impl Pool {
    pub(super) fn new(url: PostgresUrl, most: u32) -> Arc<Pool> {
        let places = Arc::new(Semaphore::new(most as usize));
        Arc::new(Pool { url, idle: Mutex::default(), places, most })
    }

    /// A connection that nobody else has.
    pub(super) async fn acquire(self: &Arc<Self>) -> Result<Link, StoreError> {
        let place = timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await;
        let place = place.map_err(|_| StoreError::Away("all connections to it are busy".to_owned()))?;
        let place = place.map_err(|_| StoreError::Closed)?;
        let db = self.living().await?;
        let home = Some(Home { pool: Arc::clone(self), _place: place });
        Ok(Link { db: Some(db), sound: true, used: Instant::now(), home })
    }

    async fn living(&self) -> Result<PgConnection, StoreError> {
        loop {
            let idle = self.idle().pop();
            match idle {
                Some((since, db)) if since.elapsed() < STALE => return Ok(db),
                Some((_, mut db)) => {
                    if is_there(&mut db).await {
                        return Ok(db);
                    }
                }
                None => return Ok(connect(&self.url).await?),
            }
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<(Instant, PgConnection)>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until everybody has given their connection back, and closes them all. Nobody gets one any more.
    pub(super) async fn close(&self) {
        if let Ok(all) = self.places.acquire_many(self.most).await {
            self.places.close();
            drop(all);
        }
        let idle = std::mem::take(&mut *self.idle());
        for (_, db) in idle {
            // It has nothing to lose.
            let _ = timeout(TO_CONNECT, db.close()).await;
        }
    }
}

async fn connect(url: &PostgresUrl) -> Result<PgConnection, sqlx::Error> {
    timeout(TO_CONNECT, url.connect()).await.unwrap_or_else(|_| Err(late(TO_CONNECT)))
}

async fn is_there(db: &mut PgConnection) -> bool {
    timeout(TO_CONNECT, db.ping()).await.is_ok_and(|answer| answer.is_ok())
}

/// An answer that did not come in time.
fn late(after: Duration) -> sqlx::Error {
    let why = format!("no answer within {} seconds", after.as_secs());
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, why))
}

/// A connection, for as long as somebody uses it.
#[derive(Debug)]
pub(in crate::store) struct Link {
    /// None when it is broken.
    db: Option<PgConnection>,
    /// Whether it is not in the middle of anything.
    sound: bool,
    used: Instant,
    /// Where it came from; none if it belongs to its user for good.
    home: Option<Home>,
}

#[derive(Debug)]
struct Home {
    pool: Arc<Pool>,
    _place: OwnedSemaphorePermit,
}

impl Link {
    /// A connection of one's own.
    pub(super) async fn open(url: &PostgresUrl) -> Result<Link, StoreError> {
        let db = Some(connect(url).await?);
        Ok(Link { db, sound: true, used: Instant::now(), home: None })
    }

    /// Whether it can be used. One that was not used for a while is asked.
    pub(super) async fn is_usable(&mut self) -> bool {
        let stale = self.used.elapsed() >= STALE;
        self.used = Instant::now();
        match &mut self.db {
            Some(db) if self.sound => !stale || is_there(db).await,
            _ => false,
        }
    }

    /// From now on it is in the middle of something, until [`Link::mend`].
    pub(super) fn break_off(&mut self) {
        self.sound = false;
    }

    /// What was begun is over.
    pub(super) fn mend(&mut self) {
        self.sound = true;
    }

    /// Asks something, and does not wait for ever. After an answer that did not come the connection is closed.
    pub(super) async fn ask<T>(
        &mut self,
        question: impl AsyncFnOnce(&mut PgConnection) -> Result<T, sqlx::Error>,
    ) -> Result<T, sqlx::Error> {
        // Taken out while it is asked: whoever gives the question up leaves none behind.
        let mut db = self.db.take().ok_or_else(broken)?;
        let answer = timeout(PATIENCE, question(&mut db)).await.unwrap_or_else(|_| Err(late(PATIENCE)));
        if !answer.as_ref().is_err_and(is_fatal) {
            self.db = Some(db);
        }
        answer
    }
}

fn broken() -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::new(std::io::ErrorKind::NotConnected, "the connection is broken"))
}

/// Whether a connection cannot be used after this.
fn is_fatal(error: &sqlx::Error) -> bool {
    crate::store::away(error).is_some()
}

impl Drop for Link {
    fn drop(&mut self) {
        if let (Some(db), Some(home), true) = (self.db.take(), &self.home, self.sound) {
            home.pool.idle().push((Instant::now(), db));
        }
    }
}
