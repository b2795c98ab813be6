//! The house: tables, seats and people, storage, live updates and pages.
//!
//! It has rooms. Each knows what lies below it, and nothing of what lies above:
//!
//! | room | what is there |
//! |---|---|
//! | [`records`] | what a table, a person and a request are on paper |
//! | [`store`] | where they are kept |
//! | [`operations`] | how the house is run, what it bears and how it fares |
//! | [`wire`] | what a table page and the house send each other |
//! | [`kit`] | what a table looks like to one reader |
//! | [`table`] | the live table: what is asked of it, what that makes of it, and who is shown what |
//! | `services` | what the house offers beyond a single table: opening, hosting, campaigns, sessions |
//! | `pages` | every page that is not a played table |
//! | [`web`] | how it is reached: connections, who asks, addresses, the API |
//!
//! A move's way: a click becomes a `POST`; a route hands it to the task that owns the live `table`;
//! the rules play it; the `store` makes it durable; it is acknowledged with one's own new regions;
//! the task sends frames to everybody else who watches.
//!
//! **Invariant:** nothing here names a game. A game supplies its setup description, its drawn side and
//! its words.
//!
//! **Invariant:** no room looks upwards, and paths inside the house name the room (`crate::records::ids`): the tests of
//! `railhead` read them. What others use of the house is found at its root.

pub mod kit;
pub mod operations;
mod pages;
pub mod records;
mod services;
pub mod store;
pub mod table;
pub mod web;
pub mod wire;

pub use kit::words;
pub use operations::{address, config};
pub use records::{ids, journal, person, requests};
pub use web::server;
