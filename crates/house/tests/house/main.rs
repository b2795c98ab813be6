//! The house as people, programs and attackers meet it. One program, which is linked once.

#[path = "../../examples/bot.rs"]
#[allow(dead_code)]
mod bot;

mod api;
mod attack;
mod campaign;
mod client;
mod cluster;
mod common;
mod door;
mod fair;
mod full_disk;
mod hot_seat;
mod killed;
mod lobby;
mod people;
mod restored;
mod store;
mod telling;
