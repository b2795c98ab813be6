//! The store, seen by those who use it. What holds for every store is tried with each; what is one's own is tried apart.

mod forgetting;
mod killed;
mod leases;
mod migration;
mod people;
mod place;
mod postgres;
mod sessions;
mod sqlite;
mod sweep;
mod tables;
mod together;
