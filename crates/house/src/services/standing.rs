//! That this process lives, and says so.
//!
//! Where it is the only one that can be (its folder is locked) it says so once. Where others share the database it is
//! heard of every few seconds, and believed for a while longer: one that is stopped or cut off is not.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use crate::services::Inner;
use crate::store::{Process, Store, StoreError};

/// For how long a process is believed to live of which nothing is heard.
const TERM: Duration = Duration::from_secs(10);

/// How often it says that it lives: twice in a term it may fail to.
const BEAT: Duration = Duration::from_secs(3);

/// Longer than any house is open.
const FOR_EVER: Duration = Duration::from_secs(100 * 365 * 86_400);

/// Enters a process among those that keep a house open. Tables do not move between processes: while another one lives,
/// this one is refused, after it was waited for whether the other lives on.
pub(crate) async fn enter(store: &dyn Store, process: &Process) -> Result<(), StoreError> {
    if !store.is_shared() {
        return store.renew(process, FOR_EVER).await.map(|_| ());
    }
    let began = Instant::now();
    loop {
        store.renew(process, TERM).await?;
        let others = store.processes().await?.into_iter().find(|other| other.id != process.id);
        let Some(other) = others else { return Ok(()) };
        if began.elapsed() > TERM + BEAT {
            store.leave(&process.id).await?;
            let why = format!("another house is running with this database, at {}; stop it first", other.address);
            return Err(StoreError::Unusable { path: "the store".to_owned(), why });
        }
        tracing::info!(other = other.address, "waiting whether another house still runs with this database");
        sleep(BEAT / 3).await;
    }
}

/// Says that the process lives, until it is dropped.
pub(crate) async fn stay(inner: Arc<Inner>) {
    if !inner.store.is_shared() {
        return;
    }
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        beats.tick().await;
        match inner.store.renew(&inner.process, TERM).await {
            Ok(true) => {}
            Ok(false) => tracing::warn!("nothing was heard of this process for too long; it is believed again"),
            Err(error) => tracing::warn!(%error, "this process cannot say that it lives"),
        }
    }
}
