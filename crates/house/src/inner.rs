//! What all parts of the house share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;
use tokio::time::{Instant, sleep_until};

use crate::campaign::Glances;
use crate::config::Config;
use crate::departures::Departures;
use crate::health::Health;
use crate::ids::{PersonId, TableId};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::store::{Remembered, Store, StoreError};
use crate::table::gallery::Decor;
use crate::table::state::{CannotOpen, TableState};
use crate::table::{Command, NoAnswer, Painters, Setback, TableHandle, Thinkers};

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

/// What all parts of the house share.
pub struct Inner {
    /// How it is run.
    pub config: Config,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// What all pages have in common.
    pub decor: Decor,
    /// The heads that bots think with.
    pub thinkers: Thinkers,
    /// Those who draw tables for whoever watches them.
    pub painters: Arc<Painters>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// How much anybody may write.
    pub limits: Limits,
    /// Where those are told who may no longer look.
    pub departures: Departures,
    /// Whether it can write.
    pub health: Health,
    /// What session tokens are signed with.
    pub secret: [u8; 32],
    /// How many tables each person is opening at this moment.
    pub(crate) opening: Mutex<HashMap<PersonId, u32>>,
    /// How many seeds were made of a known one.
    pub(crate) dealt: AtomicU64,
    /// Held while the next game of a campaign is opened.
    pub founding: tokio::sync::Mutex<()>,
    /// Who may look once at what only one member of a campaign knows.
    pub(crate) glances: Glances,
    closing: AtomicBool,
    tables: Mutex<HashMap<TableId, Arc<OnceCell<TableHandle>>>>,
}

impl Inner {
    /// A house with all tables put away.
    pub fn new(config: Config, store: Arc<Remembered>, decor: Decor, secret: [u8; 32]) -> Self {
        let metrics = Arc::new(Metrics::default());
        let thinkers = Thinkers::new(config.thinkers, Arc::clone(&metrics));
        let painters = Arc::new(Painters::for_cores(std::thread::available_parallelism().map_or(1, usize::from)));
        let limits = Limits::new(config.writes_per_minute);
        Inner {
            config,
            limits,
            departures: store.departures(),
            store,
            decor,
            thinkers,
            painters,
            metrics,
            health: Health::default(),
            secret,
            opening: Mutex::default(),
            dealt: AtomicU64::new(0),
            founding: tokio::sync::Mutex::default(),
            glances: Glances::default(),
            closing: AtomicBool::new(false),
            tables: Mutex::default(),
        }
    }

    /// A table from the store.
    pub(crate) async fn load(&self, id: &TableId) -> Result<Option<TableState>, Unreachable> {
        let Some(kept) = self.store.table(id).await? else { return Ok(None) };
        let state = TableState::replay(kept.record, &kept.entries);
        state.map(Some).map_err(|why| Unreachable::CannotOpen { id: id.clone(), why })
    }

    fn slot(&self, id: &TableId) -> Arc<OnceCell<TableHandle>> {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = tables.entry(id.clone()).or_default();
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
        let inner = Arc::clone(self);
        tokio::spawn(async move {
            let mut setback = Setback::after(None, Instant::now());
            loop {
                sleep_until(setback.until().unwrap_or_else(Instant::now)).await;
                match inner.table(&id).await {
                    Err(Unreachable::Store(error)) => tracing::warn!(table = %id, %error, "cannot be taken up yet"),
                    _ => return,
                }
                setback = Setback::after(Some(setback), Instant::now());
            }
        });
    }

    /// Forgets a task that has ended, or a table that is not there.
    pub(crate) fn put_away(&self, id: &TableId) {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let ended = |slot: &Arc<OnceCell<TableHandle>>| slot.get().is_none_or(TableHandle::is_closed);
        if tables.get(id).is_some_and(ended) {
            tables.remove(id);
        }
    }

    /// From now on no table is taken up.
    pub(crate) fn begin_to_close(&self) {
        self.closing.store(true, Ordering::Release);
    }

    /// The tasks that run.
    pub(crate) fn running(&self) -> Vec<TableHandle> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.values().filter_map(|slot| slot.get().cloned()).collect()
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
