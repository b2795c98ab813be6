//! The store, seen by those who use it.

mod archive;
mod damage;
mod folder;
mod forgetting;
mod killed;
mod migration;
mod people;
mod place;
mod privacy;
mod secret;
mod sessions;
mod sweep;
mod tables;
mod together;
