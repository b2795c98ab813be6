//! What somebody tries who wants to know or to do more than is theirs.

mod batches;
mod eyes;
mod requests;
pub mod socket;
