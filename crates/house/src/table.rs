//! A live table: one task owns it, everybody else talks to the task.
//!
//! What is asked of a table is first turned into journal entries ([`acts`]), then applied
//! ([`state`]), then made durable, and only then acknowledged and shown ([`gallery`]). The task takes one
//! thing after another, so nobody ever sees what could still be lost.

pub mod acts;
mod asked;
pub mod clocks;
mod curtains;
#[cfg(test)]
mod drafts;
mod followers;
pub mod gallery;
mod handle;
#[cfg(test)]
mod interjections;
#[cfg(test)]
mod leaks;
mod painters;
#[cfg(test)]
mod polish;
pub mod presence;
pub mod readout;
#[cfg(test)]
mod rules;
mod setback;
pub mod state;
mod task;
#[cfg(test)]
mod telling;
mod thinking;
pub mod versions;

pub use asked::{Answer, Hint, Looked, NotDone, Outcome, Screen, Viewer};
pub use followers::Beat;
pub(crate) use handle::{Command, NoAnswer};
pub use handle::{TableHandle, Watch, WatchId};
pub use painters::Painters;
pub use readout::Readout;
pub(crate) use setback::Setback;
pub use task::hint_html;
pub use thinking::Thinkers;
