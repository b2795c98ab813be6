//! Decisions at a steady rate, whatever the house does with them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::http::Connection;
use crate::tables::Table;
use crate::{Answer, Plan};

/// What became of the decisions.
#[derive(Default)]
pub struct Tally {
    /// From when each was due until its answer was read, sorted.
    pub latencies: Vec<Duration>,
    pub refused: u64,
    /// How often no page offered anything.
    pub idle: u64,
    pub lasted: Duration,
}

struct Played {
    connection: Connection,
    latency: Duration,
    done: bool,
}

/// Plays at the rate of the plan. A decision that has to wait for a free connection has waited since it was
/// due: a house that falls behind is not spared.
pub async fn play(plan: &Plan, address: SocketAddr, tables: &Arc<Vec<Table>>) -> Answer<Tally> {
    let (back, mut free) = mpsc::channel::<Answer<Played>>(plan.connections);
    let mut connections = Vec::new();
    for _ in 0..plan.connections {
        connections.push(Connection::open(address).await?);
    }
    let mut tally = Tally::default();
    let mut chance = Chance(0x2545_f491_4f6c_dd1d);
    let mut next = 0;
    let mut out = 0;
    let began = Instant::now();
    for slot in 0..plan.rate * plan.seconds {
        let due = began + Duration::from_secs_f64(slot as f64 / plan.rate as f64);
        sleep_until(due).await;
        while let Ok(played) = free.try_recv() {
            out -= 1;
            connections.push(tally.count(played?));
        }
        if connections.is_empty() {
            out -= 1;
            connections.push(tally.count(free.recv().await.ok_or("connections come back")??));
        }
        let Some(click) = find(tables, &mut next, &mut chance, slot) else {
            tally.idle += 1;
            continue;
        };
        let (Some(connection), tables, back) = (connections.pop(), Arc::clone(tables), back.clone()) else { continue };
        out += 1;
        tokio::spawn(async move { back.send(click.send(connection, &tables, due).await).await });
    }
    while out > 0 {
        out -= 1;
        tally.count(free.recv().await.ok_or("connections come back")??);
    }
    tally.lasted = began.elapsed();
    tally.latencies.sort_unstable();
    Ok(tally)
}

impl Tally {
    fn count(&mut self, played: Played) -> Connection {
        if played.done {
            self.latencies.push(played.latency);
        } else {
            self.refused += 1;
        }
        played.connection
    }
}

/// A decision that a page offers.
struct Click {
    table: usize,
    seat: usize,
    version: u64,
    body: String,
}

/// The next table where somebody can decide.
fn find(tables: &[Table], next: &mut usize, chance: &mut Chance, slot: u64) -> Option<Click> {
    for _ in 0..tables.len() {
        let table = *next;
        *next = (*next + 1) % tables.len();
        let mut pages = tables[table].pages();
        let Some(seat) = pages.iter().position(|page| page.turn && !page.options.is_empty()) else { continue };
        let page = &mut pages[seat];
        // Until the page is told what came of it.
        page.turn = false;
        let notation = &page.options[chance.below(page.options.len())];
        let client = format!("load-{slot:010}");
        let body = json!({ "seat": seat, "choices": [notation], "version": page.version, "client": client });
        return Some(Click { table, seat, version: page.version, body: body.to_string() });
    }
    None
}

impl Click {
    async fn send(self, mut connection: Connection, tables: &[Table], due: Instant) -> Answer<Played> {
        let table = &tables[self.table];
        let path = format!("/tables/{}/play", table.id);
        let status = connection.send("POST", &path, &table.tokens[self.seat], &self.body).await?;
        let done = status == 200;
        if !done {
            let page = &mut table.pages()[self.seat];
            page.turn |= page.version == self.version;
        }
        Ok(Played { connection, latency: due.elapsed(), done })
    }
}

struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}
