//! The one task that writes.
//!
//! It takes everything that waits for it, makes each change inside a savepoint of its own (one that fails,
//! fails alone), commits all of them with one wait for the disk, and then answers each. The busier the house,
//! the more changes share a commit.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Mutex, PoisonError};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::count::{self, Count};
use super::files::{self, Lock};
use crate::store::StoreError;
use crate::store::sql::{Change, Db};

/// How many changes may wait; whoever asks for more waits to ask.
const QUEUE: usize = 1024;

/// The most changes in one commit: so many are made in a few milliseconds.
const GROUP: usize = 256;

/// Nothing but the count of commits is written: shows that it can be.
pub(super) struct Nothing;

impl Change for Nothing {
    type Done = ();

    async fn make(&self, _db: &mut dyn Db) -> Result<(), StoreError> {
        Ok(())
    }
}

/// Where changes are asked for.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Box<dyn Waiting>>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the task, which holds the lock until it ends.
    pub(super) async fn start(options: SqliteConnectOptions, lock: Lock, count: Count) -> Result<Writer, sqlx::Error> {
        let db = options.connect().await?;
        let (queue, waiting) = mpsc::channel(QUEUE);
        let task = tokio::spawn(WriterTask { options, db: Some(db), count, lock }.work(waiting));
        Ok(Writer { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)) })
    }

    /// Makes a change; it is durable when this returns. It is made even if nobody waits for the answer.
    pub(super) async fn make<C: Change>(&self, change: C) -> Result<C::Done, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        let asked = Queued { change, outcome: None, answer };
        queue.send(Box::new(asked)).await.map_err(|_| StoreError::Closed)?;
        drop(queue);
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes no more changes, and waits until those that were asked for are made.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner).take();
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        match task {
            Some(task) => task.await.map_err(|error| StoreError::NotKept(error.to_string())),
            None => Ok(()),
        }
    }
}

/// A change in the queue, whatever it is.
trait Waiting: Send {
    /// Makes the change, and remembers what came of it. Says whether it may be kept.
    fn make<'a>(&'a mut self, db: &'a mut SqliteConnection) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>>;

    /// Answers whoever asked: the commit is done, or failed for a reason.
    fn answer(self: Box<Self>, commit: Result<(), &str>);
}

struct Queued<C: Change> {
    change: C,
    outcome: Option<Result<C::Done, StoreError>>,
    answer: oneshot::Sender<Result<C::Done, StoreError>>,
}

impl<C: Change> Waiting for Queued<C> {
    fn make<'a>(&'a mut self, db: &'a mut SqliteConnection) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>> {
        Box::pin(async move {
            let outcome = self.outcome.insert(self.change.make(db).await);
            outcome.is_ok()
        })
    }

    fn answer(self: Box<Self>, commit: Result<(), &str>) {
        let Queued { outcome, answer, .. } = *self;
        let told = match (outcome, commit) {
            (Some(outcome), Ok(())) => outcome,
            // Perhaps what made the commit fail.
            (Some(Err(StoreError::Database(error))), Err(_)) => Err(StoreError::Database(error)),
            // Any other refusal may rest on a change of the same group, and that one was not kept either: it
            // must not be said that a request was carried out before.
            (_, Err(why)) => Err(StoreError::NotKept(why.to_owned())),
            (None, Ok(())) => Err(StoreError::Closed),
        };
        // Whoever asked may have gone away: the change stands.
        let _ = answer.send(told);
    }
}

/// The task itself.
struct WriterTask {
    options: SqliteConnectOptions,
    /// None after a failure: what a failed connection holds is not to be relied upon.
    db: Option<SqliteConnection>,
    count: Count,
    lock: Lock,
}

impl WriterTask {
    async fn work(mut self, mut waiting: mpsc::Receiver<Box<dyn Waiting>>) {
        let mut group = Vec::with_capacity(GROUP);
        while waiting.recv_many(&mut group, GROUP).await > 0 {
            let commit = self.keep(&mut group).await.map_err(|error| why(&error));
            if let Err(why) = &commit {
                tracing::error!(changes = group.len(), why, "nothing could be written");
            }
            for change in group.drain(..) {
                change.answer(commit.as_ref().map(|&()| ()).map_err(String::as_str));
            }
        }
        self.finish().await;
    }

    /// Makes all changes durable that can be made.
    async fn keep(&mut self, group: &mut [Box<dyn Waiting>]) -> Result<(), sqlx::Error> {
        let mut db = match self.db.take() {
            Some(db) => db,
            None => self.options.connect().await?,
        };
        let commits = commit_together(&mut db, group).await?;
        self.count.note(commits);
        self.db = Some(db);
        Ok(())
    }

    /// Moves everything into the one file. It would be found in the log beside it as well.
    async fn finish(self) {
        if let Some(mut db) = self.db {
            let moved = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut db).await.map(|_| ());
            if let Err(error) = moved.and(db.close().await) {
                tracing::warn!(%error, "the database was not closed cleanly");
            }
        }
        if let Err(error) = self.count.sync() {
            tracing::warn!(%error, "the count of commits may not have reached the disk");
        }
        drop(self.lock);
    }
}

fn why(error: &sqlx::Error) -> String {
    files::meaning(error).map_or_else(|| error.to_string(), str::to_owned)
}

/// Makes the changes of a group, and says how many commits there are with this one.
async fn commit_together(db: &mut SqliteConnection, group: &mut [Box<dyn Waiting>]) -> Result<i64, sqlx::Error> {
    let mut all = db.begin_with("BEGIN IMMEDIATE").await?;
    for change in group {
        let mut one = all.begin().await?;
        if change.make(&mut one).await {
            one.commit().await?;
        } else {
            one.rollback().await?;
        }
    }
    let commits = count::one_more(&mut all).await?;
    all.commit().await?;
    Ok(commits)
}
