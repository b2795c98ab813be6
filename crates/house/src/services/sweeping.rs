//! What a house does now and then: it counts how long it has been open, ends games that were left alone, and throws
//! away what nobody needs. One of its processes does so for all.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, MissedTickBehavior, interval};

use crate::records::ids::{TableId, Timestamp};
use crate::services::Inner;
use crate::store::{StoreError, Swept};
use crate::table::{Command, Unreachable};

#[cfg(test)]
mod tests;

/// How often it is counted that the house is open. So much of it may not be counted when the house is killed.
const BEAT: Duration = Duration::from_secs(60);

/// How often the house looks for what nobody needs any more.
const SWEEPING: Duration = Duration::from_secs(3_600);

/// A game where nobody has played for so long is abandoned; a guest, a session or a table that never began
/// is forgotten after the same time. Only time counts during which the house was open.
const FORGOTTEN: Duration = Duration::from_secs(30 * 86_400);

/// Counts and sweeps until it is dropped.
pub(crate) async fn now_and_then(inner: Arc<Inner>) {
    let mut beats = interval(BEAT);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut counted, mut swept) = (Instant::now(), None::<Instant>);
    loop {
        beats.tick().await;
        // A machine that slept did not keep the house open, whatever its clock says of that.
        let open = counted.elapsed().min(BEAT * 2);
        counted = Instant::now();
        let keeps_house = inner.store.live_on(&inner.process.id, open).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "it cannot be counted that the house is open");
            false
        });
        if keeps_house && swept.is_none_or(|swept| swept.elapsed() >= SWEEPING) {
            swept = Some(Instant::now());
            sweep(&inner).await;
        }
    }
}

async fn sweep(inner: &Arc<Inner>) {
    match throw_away(inner).await {
        Ok((0, swept)) if swept == Swept::default() => {}
        Ok((abandoned, Swept { tables, guests, sessions, left })) => {
            tracing::info!(abandoned, tables, guests, sessions, left, "swept what was left alone for thirty days");
        }
        Err(error) => tracing::error!(%error, "sweeping failed"),
    }
}

/// Says how many games were abandoned, and what was thrown away.
async fn throw_away(inner: &Arc<Inner>) -> Result<(u64, Swept), StoreError> {
    let mut abandoned = 0;
    for table in inner.store.unattended(FORGOTTEN).await? {
        abandon(inner, &table).await;
        abandoned += 1;
    }
    Ok((abandoned, inner.store.sweep(&inner.process.id, FORGOTTEN).await?))
}

/// Ends a game through the task that owns it; one that cannot be taken up, in the store.
async fn abandon(inner: &Arc<Inner>, id: &TableId) {
    let outcome = match inner.tables.table(id).await {
        Ok(Some(table)) => {
            table.tell(Command::Abandon).await;
            // A table does one thing after another: with this answered, it has ended.
            let _ = table.ask(Command::Game).await;
            Ok(())
        }
        // The next sweep finds it again.
        Ok(None) | Err(Unreachable::Closing | Unreachable::Failed(_)) => return,
        Err(Unreachable::CannotOpen { .. } | Unreachable::Store(StoreError::Unreadable(_))) => {
            inner.store.abandon(id, Timestamp::now()).await.map(|_| ())
        }
        Err(Unreachable::Store(error)) => Err(error),
    };
    match outcome {
        Ok(()) => tracing::info!(table = %id, "nobody has played for thirty days: abandoned"),
        Err(error) => tracing::error!(table = %id, %error, "a game cannot be ended that nobody plays"),
    }
}
