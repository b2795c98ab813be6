//! The tables, and what their pages show.

use std::net::SocketAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde_json::{Value, json};

use crate::Answer;
use crate::http::Connection;

/// People at a table.
pub const SEATS: usize = 4;

/// How many tables are opened at the same time.
const AT_ONCE: usize = 64;

/// A table of four people.
pub struct Table {
    pub id: String,
    pub tokens: Vec<String>,
    pages: Mutex<[Page; SEATS]>,
}

/// What a seat's page shows.
#[derive(Clone, Default)]
pub struct Page {
    pub version: u64,
    pub turn: bool,
    pub options: Vec<String>,
}

impl Table {
    pub fn pages(&self) -> MutexGuard<'_, [Page; SEATS]> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Opens tables, and lets four guests sit down at each.
pub async fn open(address: SocketAddr, count: usize) -> Answer<Vec<Table>> {
    stream::iter(0..count).map(|number| open_one(address, number)).buffer_unordered(AT_ONCE).try_collect().await
}

async fn open_one(address: SocketAddr, number: usize) -> Answer<Table> {
    let mut house = Connection::open(address).await?;
    let mut tokens = Vec::new();
    for seat in 0..SEATS {
        let name = json!({ "name": format!("Guest {number} {seat}") });
        let guest = house.ask("POST", "/api/v1/guests", "", &name).await?;
        tokens.push(text(&guest["token"])?);
    }
    let game = shelf::games().first().ok_or("there is no game")?.name();
    let table = json!({ "game": game, "setup": { "players": SEATS }, "seats": [{ "kind": "me" }] });
    let opened = house.ask("POST", "/api/v1/tables", &tokens[0], &table).await?;
    let id = text(&opened["table"])?;
    for (seat, token) in tokens.iter().enumerate().skip(1) {
        let join = json!({ "invitation": opened["invitation"], "seat": seat, "client": format!("join-{seat:04}") });
        house.ask("POST", &format!("/api/v1/tables/{id}/join"), token, &join).await?;
    }
    let start = json!({ "seat": 0, "client": "start-0000" });
    house.ask("POST", &format!("/api/v1/tables/{id}/start"), &tokens[0], &start).await?;
    Ok(Table { id, tokens, pages: Mutex::default() })
}

pub fn text(value: &Value) -> Answer<String> {
    Ok(value.as_str().ok_or("the house answered something else")?.to_owned())
}
