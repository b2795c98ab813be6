//! The live table: what is asked of it, what that makes of it, and who is shown what.
//!
//! One task owns a table; everybody else talks to the task. What is asked is first turned into journal entries ([`acts`]),
//! then applied ([`state`]), then made durable, and only then acknowledged and shown ([`gallery`]). The task takes one
//! thing after another, so nobody ever sees what could still be lost.
//!
//! It knows records, the store and how a table is drawn. It does not know why tables are opened, what campaigns are, or
//! over what its answers travel.

pub mod acts;
mod asked;
pub mod clocks;
mod curtains;
mod followers;
pub mod gallery;
mod handle;
mod painters;
pub mod presence;
pub mod readout;
mod setback;
pub mod state;
mod tables;
mod task;
#[cfg(test)]
mod tests;
mod thinking;
pub mod versions;

pub use asked::{Answer, Hint, Looked, NotDone, Outcome, Screen, Viewer};
pub use followers::Beat;
pub(crate) use handle::Command;
pub use handle::{Watch, WatchId};
pub use readout::Readout;
pub use tables::{Tables, Unreachable};
pub use task::hint_html;
