//! The tables that are live: each is owned by one task, which is started when somebody asks and put away when nobody does.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;
use tokio::time::{Instant, sleep_until};

use super::handle::{Command, NoAnswer, TableHandle};
use super::painters::Painters;
use super::setback::Setback;
use super::state::{CannotOpen, TableState};
use super::thinking::Thinkers;
use crate::kit::Decor;
use crate::operations::metrics::Metrics;
use crate::records::ids::TableId;
use crate::store::{Store, StoreError};

/// Why a table cannot be reached.
#[derive(Debug, thiserror::Error)]
pub enum Unreachable {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The house is closing.
    #[error("the house is closing")]
    Closing,
    /// Its task failed.
    #[error("the task of table {0} failed")]
    Failed(TableId),
    /// It cannot be taken up.
    #[error("table {id}: {why}")]
    CannotOpen {
        /// Which.
        id: TableId,
        /// Why.
        why: CannotOpen,
    },
}

/// All live tables, and what their tasks share.
pub struct Tables {
    /// Where tables are kept.
    pub(super) store: Arc<dyn Store>,
    /// What all pages have in common.
    pub(super) decor: Decor,
    /// The heads that bots think with.
    pub(super) thinkers: Thinkers,
    /// Those who draw tables for whoever watches them.
    pub(super) painters: Painters,
    /// What is counted.
    pub(super) metrics: Arc<Metrics>,
    closing: AtomicBool,
    tasks: Mutex<HashMap<TableId, Arc<OnceCell<TableHandle>>>>,
}

impl Tables {
    /// All tables are put away. So many bots may think at once.
    pub fn new(store: Arc<dyn Store>, decor: Decor, thinkers: usize, metrics: Arc<Metrics>) -> Self {
        Tables {
            store,
            decor,
            thinkers: Thinkers::new(thinkers, Arc::clone(&metrics)),
            painters: Painters::for_cores(std::thread::available_parallelism().map_or(1, usize::from)),
            metrics,
            closing: AtomicBool::new(false),
            tasks: Mutex::default(),
        }
    }

    /// A table from the store.
    pub(crate) async fn load(&self, id: &TableId) -> Result<Option<TableState>, Unreachable> {
        let Some(kept) = self.store.table(id).await? else { return Ok(None) };
        let state = TableState::replay(kept.record, &kept.entries);
        state.map(Some).map_err(|why| Unreachable::CannotOpen { id: id.clone(), why })
    }

    fn slot(&self, id: &TableId) -> Arc<OnceCell<TableHandle>> {
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = tasks.entry(id.clone()).or_default();
        if slot.get().is_some_and(TableHandle::is_closed) {
            *slot = Arc::default();
        }
        Arc::clone(slot)
    }

    /// The task of a table, started if it does not run.
    pub(crate) async fn table(self: &Arc<Self>, id: &TableId) -> Result<Option<TableHandle>, Unreachable> {
        if self.closing.load(Ordering::Acquire) {
            return Err(Unreachable::Closing);
        }
        let slot = self.slot(id);
        if let Some(handle) = slot.get() {
            return Ok(Some(handle.clone()));
        }
        let start = || async {
            let state = self.load(id).await?.ok_or(Missing::Nowhere)?;
            Ok(TableHandle::start(Arc::clone(self), state))
        };
        match slot.get_or_try_init(start).await {
            Ok(handle) => Ok(Some(handle.clone())),
            Err(Missing::Nowhere) => {
                self.put_away(id);
                Ok(None)
            }
            Err(Missing::Unreachable(error)) => Err(error),
        }
    }

    /// Asks the task of a table, started if it does not run; nothing if there is no such table.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        command: impl Fn(tokio::sync::oneshot::Sender<T>) -> Command,
    ) -> Result<Option<T>, Unreachable> {
        loop {
            let Some(handle) = self.table(id).await? else { return Ok(None) };
            match handle.ask(&command).await {
                Ok(answer) => return Ok(Some(answer)),
                // The next one answers.
                Err(NoAnswer::PutAway) => {}
                Err(NoAnswer::Failed) => return Err(Unreachable::Failed(id.clone())),
            }
        }
    }

    /// Takes a table up again that had to be put away because the store failed, as soon as the store lets it.
    pub(crate) fn take_up_later(self: &Arc<Self>, id: TableId) {
        let tables = Arc::clone(self);
        tokio::spawn(async move {
            let mut setback = Setback::after(None, Instant::now());
            loop {
                sleep_until(setback.until().unwrap_or_else(Instant::now)).await;
                match tables.table(&id).await {
                    Err(Unreachable::Store(error)) => tracing::warn!(table = %id, %error, "cannot be taken up yet"),
                    _ => return,
                }
                setback = Setback::after(Some(setback), Instant::now());
            }
        });
    }

    /// Forgets a task that has ended, or a table that is not there.
    pub(crate) fn put_away(&self, id: &TableId) {
        let mut tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        let ended = |slot: &Arc<OnceCell<TableHandle>>| slot.get().is_none_or(TableHandle::is_closed);
        if tasks.get(id).is_some_and(ended) {
            tasks.remove(id);
        }
    }

    /// From now on no table is taken up.
    pub(crate) fn begin_to_close(&self) {
        self.closing.store(true, Ordering::Release);
    }

    /// The tasks that run.
    pub(crate) fn running(&self) -> Vec<TableHandle> {
        let tasks = self.tasks.lock().unwrap_or_else(PoisonError::into_inner);
        tasks.values().filter_map(|slot| slot.get().cloned()).collect()
    }
}

enum Missing {
    Nowhere,
    Unreachable(Unreachable),
}

impl From<Unreachable> for Missing {
    fn from(error: Unreachable) -> Self {
        Missing::Unreachable(error)
    }
}
