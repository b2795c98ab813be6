//! The house: tables, seats and people, storage, live updates and pages.
//!
//! A move's way: a click becomes a `POST`; `routes` hands it to the task that owns the live `table`;
//! the rules play it; the `store` makes it durable; it is acknowledged with one's own new fragments;
//! `live` sends frames to everybody else who watches.
//!
//! **Invariant:** nothing here names a game. A game supplies its setup description, its drawn side and
//! its words.

pub mod address;
mod api;
pub mod assets;
mod campaign;
pub mod config;
pub mod departures;
mod door;
pub mod guard;
mod health;
mod hosting;
pub mod ids;
mod inner;
pub mod journal;
pub mod kit;
mod limits;
pub mod metrics;
mod naming;
pub mod opening;
mod pages;
pub mod person;
pub mod requests;
mod routes;
mod secrets;
pub mod server;
mod session;
pub mod store;
mod sweeping;
pub mod table;
mod web;
pub mod wire;
pub mod words;
