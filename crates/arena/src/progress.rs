//! Watching from outside.

/// Somebody who wants to know how far things are.
pub trait Progress: Sync {
    /// Games named `what` begin: `done` of `total` are known from before.
    fn begin(&self, what: &str, done: usize, total: usize);

    /// One more game is over.
    fn game_over(&self);
}

/// Nobody watches.
impl Progress for () {
    fn begin(&self, _: &str, _: usize, _: usize) {}

    fn game_over(&self) {}
}
