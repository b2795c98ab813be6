//! Bots think apart from everything else, a few at a time.

use std::sync::Arc;

use shelf::{Bot, Haste, Mind};
use table::Dice;
use tokio::sync::Semaphore;

use crate::metrics::Metrics;

/// The heads that bots think with.
#[derive(Clone)]
pub struct Thinkers {
    free: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    /// So many heads.
    pub fn new(heads: usize, metrics: Arc<Metrics>) -> Self {
        Thinkers { free: Arc::new(Semaphore::new(heads.max(1))), metrics }
    }

    /// What a bot plays, once a head is free. Nothing if it has nothing to decide, or its head failed.
    pub async fn choose(&self, mind: Box<dyn Mind>, bot: Bot, haste: Haste, mut dice: Dice) -> Option<String> {
        self.think(move || mind.choose(&bot, &haste, &mut dice)).await
    }

    /// Whether a bot interjects, and how.
    pub async fn interject(&self, mind: Box<dyn Mind>, bot: Bot, mut dice: Dice) -> Option<String> {
        self.think(move || mind.interject(&bot, &mut dice)).await
    }

    /// Any other thought.
    pub async fn think<T: Send + 'static>(&self, thought: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
        let head = Arc::clone(&self.free).acquire_owned().await.ok()?;
        let started = std::time::Instant::now();
        let thought = tokio::task::spawn_blocking(move || {
            let _head = head;
            thought()
        });
        let result = thought.await;
        self.metrics.thought(started.elapsed());
        result.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot's thought failed");
            None
        })
    }
}
