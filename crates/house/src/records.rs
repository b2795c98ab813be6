//! What a table, a person and a request are on paper.
//!
//! Plain values that can be written down and read back: names that cannot be mixed up, the record of a table and the
//! entries of its journal, people with their settings and sessions, and what is remembered of a request. Nothing here
//! knows where it is kept, what a table makes of it, or that there are pages.

pub mod ids;
pub mod journal;
pub mod naming;
pub mod person;
pub mod requests;
