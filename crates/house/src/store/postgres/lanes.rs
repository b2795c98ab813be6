//! The tasks that append to tables.
//!
//! Each takes everything that waits for it and makes it durable by one statement, which is one way to the database and
//! back, and one commit: the busier the house, the more batches share it. While one lane waits, others go on. A table
//! has one lane, so that its batches stay in order.
//!
//! The statement takes what is in order: the claim is the latest, the count is right, nobody changes seats, nothing is repeated. The rest, which
//! is little, goes the way of any other change, one by one, and is told what is wrong with it.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use sqlx::postgres::PgConnection;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::address::PostgresUrl;
use super::driver::transact;
use super::pool::Link;
use crate::records::ids::TableId;
use crate::store::StoreError;
use crate::store::sql::rows;
use crate::store::sql::tables::{Append, occupants};

/// How many statements are on the way at the same time.
const LANES: usize = 2;

/// How many batches may wait in a lane; whoever asks for more waits to ask.
const QUEUE: usize = 1024;

/// The most batches in one statement.
const GROUP: usize = 256;

/// Where batches are appended.
#[derive(Debug)]
pub(super) struct Lanes {
    queues: Mutex<Vec<mpsc::Sender<Waiting>>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

#[derive(Debug)]
struct Waiting {
    append: Append,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

impl Lanes {
    pub(super) fn start(url: &PostgresUrl) -> Lanes {
        let (mut queues, mut tasks) = (Vec::new(), Vec::new());
        for _ in 0..LANES {
            let (queue, waiting) = mpsc::channel(QUEUE);
            queues.push(queue);
            tasks.push(tokio::spawn(Lane { url: url.clone(), link: None }.work(waiting)));
        }
        Lanes { queues: Mutex::new(queues), tasks: Mutex::new(tasks) }
    }

    /// Appends a batch; it is durable when this returns. It is appended even if nobody waits for the answer.
    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let queue = self.lane_of(&append.table).ok_or(StoreError::Closed)?;
        let (answer, answered) = oneshot::channel();
        queue.send(Waiting { append, answer }).await.map_err(|_| StoreError::Closed)?;
        drop(queue);
        answered.await.map_err(|_| StoreError::Closed)?
    }

    fn lane_of(&self, table: &TableId) -> Option<mpsc::Sender<Waiting>> {
        let mut hasher = DefaultHasher::new();
        table.hash(&mut hasher);
        let queues = self.queues.lock().unwrap_or_else(PoisonError::into_inner);
        queues.get((hasher.finish() % LANES as u64) as usize).cloned()
    }

    /// Takes no more batches, and waits until those that were asked for are appended.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let tasks = std::mem::take(&mut *self.tasks.lock().unwrap_or_else(PoisonError::into_inner));
        for task in tasks {
            task.await.map_err(|error| StoreError::NotKept(error.to_string()))?;
        }
        Ok(())
    }
}

struct Lane {
    url: PostgresUrl,
    link: Option<Link>,
}

impl Lane {
    async fn work(mut self, mut waiting: mpsc::Receiver<Waiting>) {
        let mut group = Vec::with_capacity(GROUP);
        while waiting.recv_many(&mut group, GROUP).await > 0 {
            let mut left = std::mem::take(&mut group);
            while !left.is_empty() {
                let (round, later) = first_of_each_table(left);
                self.keep(round).await;
                left = later;
            }
        }
    }

    /// Appends batches of as many tables, and answers each.
    async fn keep(&mut self, round: Vec<Waiting>) {
        let kept = self.keep_together(&round).await;
        if let Err(StoreError::Away(why)) = &kept {
            tracing::error!(batches = round.len(), why, "nothing could be written");
        }
        for Waiting { append, answer } in round {
            let outcome = match &kept {
                Ok(tables) if tables.contains(append.table.as_str()) => Ok(()),
                // Perhaps it was kept: whoever asked looks when the database is back.
                Err(StoreError::Away(why)) => Err(StoreError::Away(why.clone())),
                _ => self.keep_alone(&append).await,
            };
            // Whoever asked may have gone away: the change stands.
            let _ = answer.send(outcome);
        }
    }

    /// Appends what is in order, and says to which tables.
    async fn keep_together(&mut self, round: &[Waiting]) -> Result<HashSet<String>, StoreError> {
        let columns = Columns::of(round.iter().map(|waiting| &waiting.append))?;
        let link = self.link().await?;
        Ok(link.ask(async |db| columns.append(db).await).await?.into_iter().collect())
    }

    async fn keep_alone(&mut self, append: &Append) -> Result<(), StoreError> {
        transact(self.link().await?, append).await
    }

    /// A connection that works.
    async fn link(&mut self) -> Result<&mut Link, StoreError> {
        let usable = match &mut self.link {
            Some(link) => link.is_usable().await,
            None => false,
        };
        if !usable {
            self.link = None;
        }
        match &mut self.link {
            Some(link) => Ok(link),
            none => Ok(none.insert(Link::open(&self.url).await?)),
        }
    }
}

/// The first batch of each table, and the others, each in order.
fn first_of_each_table(waiting: Vec<Waiting>) -> (Vec<Waiting>, Vec<Waiting>) {
    let mut tables: HashSet<TableId> = HashSet::new();
    waiting.into_iter().partition(|waiting| tables.insert(waiting.append.table.clone()))
}

/// Batches as columns, and their entries.
#[derive(Default)]
struct Columns {
    table: Vec<String>,
    after: Vec<i64>,
    fence: Vec<i64>,
    added: Vec<i64>,
    stage: Vec<&'static str>,
    waits_for: Vec<i64>,
    wakeful: Vec<bool>,
    results: Vec<String>,
    changed: Vec<i64>,
    began: Vec<Option<i64>>,
    asked_for: Vec<bool>,
    occupants: Vec<String>,
    entry_table: Vec<String>,
    seq: Vec<i64>,
    at: Vec<i64>,
    body: Vec<String>,
    client: Vec<Option<String>>,
}

const APPEND: &str = concat!(
    "WITH asked AS (SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], \
        $6::boolean[], $7::text[], $8::bigint[], $9::bigint[], $10::boolean[], $11::text[], $12::bigint[]) AS asked \
        (table_id, after, added, stage, waits_for, wakeful, results, changed, began, asked_for, occupants, claim)), \
     new AS (SELECT * FROM unnest($13::text[], $14::bigint[], $15::bigint[], $16::text[], $17::text[]) AS new \
        (table_id, seq, at, body, client)), \
     taken AS (UPDATE tables SET entries = tables.entries + added, stage = asked.stage, \
        waits_for = asked.waits_for, wakeful = asked.wakeful, results = asked.results, changed = asked.changed, \
        began = coalesce(tables.began, asked.began), \
        attended = CASE WHEN asked_for THEN (SELECT lived FROM house) ELSE attended END \
        FROM asked WHERE tables.id = asked.table_id AND tables.fence = asked.claim AND tables.entries = asked.after \
        AND asked.occupants = ",
    occupants!(),
    " AND NOT EXISTS (SELECT 1 FROM entries JOIN new ON new.table_id = entries.table_id \
            AND new.client = entries.client WHERE entries.table_id = asked.table_id) \
        RETURNING tables.id), \
     kept AS (INSERT INTO entries (table_id, seq, at, body, client) \
        SELECT new.table_id, seq, at, body, client FROM new JOIN taken ON taken.id = new.table_id) \
     SELECT id FROM taken"
);

impl Columns {
    fn of<'a>(appends: impl Iterator<Item = &'a Append>) -> Result<Columns, StoreError> {
        let mut columns = Columns::default();
        for append in appends {
            columns.add(append)?;
        }
        Ok(columns)
    }

    fn add(&mut self, append: &Append) -> Result<(), StoreError> {
        let (table, after) = (append.table.as_str(), rows::count(append.after)?);
        self.table.push(table.to_owned());
        self.after.push(after);
        self.fence.push(rows::count(append.fence.0)?);
        self.added.push(rows::count(append.entries.len() as u64)?);
        self.stage.push(append.summary.stage);
        self.waits_for.push(append.summary.waits_for.into());
        self.wakeful.push(append.summary.wakeful);
        self.results.push(append.summary.results.clone());
        self.changed.push(append.summary.changed);
        self.began.push(append.began);
        self.asked_for.push(append.asked_for);
        self.occupants.push(append.summary.occupants());
        for (seq, entry) in (after..).zip(&append.entries) {
            self.entry_table.push(table.to_owned());
            self.seq.push(seq);
            self.at.push(entry.at);
            self.body.push(entry.body.clone());
            self.client.push(entry.request.as_ref().map(ToString::to_string));
        }
        Ok(())
    }

    async fn append(&self, db: &mut PgConnection) -> Result<Vec<String>, sqlx::Error> {
        sqlx::query_scalar(APPEND)
            .bind(&self.table)
            .bind(&self.after)
            .bind(&self.added)
            .bind(&self.stage)
            .bind(&self.waits_for)
            .bind(&self.wakeful)
            .bind(&self.results)
            .bind(&self.changed)
            .bind(&self.began)
            .bind(&self.asked_for)
            .bind(&self.occupants)
            .bind(&self.fence)
            .bind(&self.entry_table)
            .bind(&self.seq)
            .bind(&self.at)
            .bind(&self.body)
            .bind(&self.client)
            .fetch_all(db)
            .await
    }
}
