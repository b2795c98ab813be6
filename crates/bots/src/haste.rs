//! Hurrying a bot that thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Shared between a bot that thinks and somebody who may lose patience: once hurried, the bot plays what
/// seems best so far.
#[derive(Clone, Debug, Default)]
pub struct Haste(Arc<AtomicBool>);

impl Haste {
    /// Whoever thinks should come to an end.
    pub fn hurry(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has lost patience.
    pub fn is_on(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// When a search stops before its iterations are done.
#[derive(Clone, Debug, Default)]
pub(crate) struct Halt {
    pub deadline: Option<Instant>,
    pub haste: Haste,
}

/// After how many iterations the search looks at the clock.
const STRIDE: u32 = 32;

impl Halt {
    /// Whether to stop after so many iterations.
    #[inline]
    pub fn is_due(&self, made: u32) -> bool {
        made.is_multiple_of(STRIDE)
            && (self.haste.is_on() || self.deadline.is_some_and(|deadline| Instant::now() >= deadline))
    }
}
