//! How a house is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::operations::address::Network;
use crate::store::{Damage, Location};

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it keeps everything.
    pub store: Location,
    /// What stands before every address, behind a proxy that serves the house under a path: empty, or
    /// `/games`.
    pub base: String,
    /// The origin people see (`https://example.org`), behind a proxy; if nothing is given, that of the
    /// request.
    pub origin: Option<String>,
    /// The proxies before the house: what these say about where a request came from is believed, and nobody
    /// else.
    pub proxies: Vec<Network>,
    /// What connections may cost.
    pub connections: Connections,
    /// Where what is counted can be read; at the house's own address if nothing is given.
    pub metrics: Option<SocketAddr>,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How many requests that write a person or an address may make a minute; no limit if nothing is given.
    pub writes_per_minute: Option<u32>,
    /// How many unfinished tables a person may host; no limit if nothing is given.
    pub tables_per_person: Option<u32>,
    /// What becomes of a house whose database is not whole.
    pub damage: Damage,
    /// Where the seeds of its games come from.
    pub deals: Deals,
}

impl Config {
    /// A house for this machine alone, at the usual place, which keeps everything in a folder.
    pub fn local(folder: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            store: Location::Folder(folder),
            base: String::new(),
            origin: None,
            proxies: Vec::new(),
            connections: Connections::default(),
            metrics: None,
            thinkers: cores.saturating_sub(1).max(1),
            writes_per_minute: Some(600),
            tables_per_person: Some(50),
            damage: Damage::Refuse,
            deals: Deals::Secret,
        }
    }
}

/// Where the seeds of a house's games come from.
#[derive(Clone, Copy, Debug)]
pub enum Deals {
    /// Each is new, and nobody knows it before the game is over.
    Secret,
    /// The first table has a seed that follows from this one, the second the next, and so on: the same play is met with the
    /// same cards. Whoever knows it knows them all, so this is for tests and pictures alone.
    #[cfg(feature = "test-doors")]
    Known(table::Seed),
}

/// What connections may cost.
#[derive(Clone, Copy, Debug)]
pub struct Connections {
    /// How many are open at once; as many as the limit of open files allows, if nothing is given.
    pub most: Option<usize>,
    /// How many of these may come from one address. Trusted proxies have as many as there are.
    pub per_address: usize,
    /// How long the head of a request may take, and how long a connection may wait for the next one.
    pub head: Duration,
    /// How long the body of a request may take.
    pub body: Duration,
    /// How long the other end may take nothing of an answer.
    pub stalled: Duration,
}

impl Default for Connections {
    fn default() -> Self {
        Connections {
            most: None,
            per_address: 256,
            head: Duration::from_secs(20),
            body: Duration::from_secs(20),
            stalled: Duration::from_secs(30),
        }
    }
}
