//! Whether the house is well: whether what it is told can be written.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

use crate::store::Store;

/// How long an answer stands: however often somebody asks, the disk is not written to more often.
const FRESH: Duration = Duration::from_secs(1);

/// A disk that takes longer is not well.
const PATIENCE: Duration = Duration::from_secs(5);

/// What was found out last.
#[derive(Default)]
pub struct Health {
    last: Mutex<Option<(Instant, Result<(), String>)>>,
}

impl Health {
    /// Whether something can be written, or why not. Whoever asks meanwhile waits for the same answer.
    pub async fn of(&self, store: &dyn Store) -> Result<(), String> {
        let mut last = self.last.lock().await;
        if let Some((_, found)) = last.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
            return found.clone();
        }
        let found = match timeout(PATIENCE, store.ping()).await {
            Ok(answer) => answer.map_err(|error| error.to_string()),
            Err(_) => Err(format!("nothing could be written within {} seconds", PATIENCE.as_secs())),
        };
        let was_well = last.as_ref().is_none_or(|(_, found)| found.is_ok());
        match &found {
            Err(why) if was_well => tracing::error!(why, "the house is not well"),
            Ok(()) if !was_well => tracing::info!("the house is well again"),
            _ => {}
        }
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
