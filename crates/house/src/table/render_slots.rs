//! Showing must not keep people from deciding: a few tables at a time are drawn for those who watch them, while
//! the rest of the machine takes decisions. A table that had to wait is drawn as it is by then, so that the
//! busier the house, the less of what lies between is drawn, and nobody falls behind.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::renderer::Pace;

/// Whoever waited longer than this to be drawn is shown the present without the steps that led to it.
const LATE: Duration = Duration::from_millis(40);

/// How many tables may be drawn at once.
#[derive(Debug)]
pub struct RenderSlots {
    permits: Arc<Semaphore>,
    busy: AtomicBool,
}

/// The right to draw one table, until it is dropped.
pub struct RenderPermit(#[expect(dead_code, reason = "it is given back when it is dropped")] OwnedSemaphorePermit);

impl RenderSlots {
    /// As many as leave one core to those who decide.
    pub fn for_cores(cores: usize) -> Self {
        RenderSlots { permits: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))), busy: AtomicBool::new(false) }
    }

    /// Waits until one is free; nothing if the house is closing.
    pub async fn acquire(&self) -> Option<RenderPermit> {
        Arc::clone(&self.permits).acquire_owned().await.ok().map(RenderPermit)
    }

    /// How much to draw for somebody who has waited so long.
    pub fn pace(&self, waited: Duration) -> Pace {
        let late = waited > LATE;
        self.busy.store(late, Ordering::Relaxed);
        if late { Pace::AtOnce } else { Pace::StepByStep }
    }

    /// How much to draw for somebody who does not wait.
    pub fn pace_now(&self) -> Pace {
        if self.busy.load(Ordering::Relaxed) { Pace::AtOnce } else { Pace::StepByStep }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_left_out_only_while_somebody_has_to_wait() {
        let render_slots = RenderSlots::for_cores(2);
        assert_eq!(render_slots.pace_now(), Pace::StepByStep);
        assert_eq!(render_slots.pace(Duration::from_millis(200)), Pace::AtOnce);
        assert_eq!(render_slots.pace_now(), Pace::AtOnce);
        assert_eq!(render_slots.pace(Duration::from_millis(1)), Pace::StepByStep);
        assert_eq!(render_slots.pace_now(), Pace::StepByStep);
    }

    #[tokio::test]
    async fn one_core_is_left_to_those_who_decide() {
        let render_slots = RenderSlots::for_cores(2);
        let first = render_slots.acquire().await;
        assert!(first.is_some());
        let second = tokio::time::timeout(Duration::from_millis(20), render_slots.acquire()).await;
        assert!(second.is_err());
        drop(first);
        assert!(render_slots.acquire().await.is_some());
    }
}
