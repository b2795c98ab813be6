//! How the house is run, what it bears and how it fares: its configuration, which networks are trusted, how much anybody
//! may ask for, what is counted, and whether anything can be written.
//!
//! It knows addresses, sessions and the store, and nothing of tables, pages or requests.

pub mod address;
pub mod config;
pub mod health;
pub mod limits;
pub mod metrics;
