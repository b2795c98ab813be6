//! How a house is run.

use std::net::SocketAddr;
use std::path::PathBuf;

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where it keeps everything.
    pub data: PathBuf,
    /// What stands before every address, behind a proxy that serves the house under a path: empty, or
    /// `/games`.
    pub base: String,
    /// The origin people see (`https://example.org`), behind a proxy; if nothing is given, that of the
    /// request.
    pub origin: Option<String>,
    /// Whether a proxy stands before the house whose `X-Forwarded-For` can be trusted.
    pub behind_proxy: bool,
    /// How many bots think at once.
    pub thinkers: usize,
    /// How many requests that write a person or an address may make a minute; no limit if nothing is given.
    pub writes_per_minute: Option<u32>,
    /// How many unfinished tables a person may host; no limit if nothing is given.
    pub tables_per_person: Option<u32>,
}

impl Config {
    /// A house for this machine alone, at the usual place.
    pub fn local(data: PathBuf) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data,
            base: String::new(),
            origin: None,
            behind_proxy: false,
            thinkers: cores.saturating_sub(1).max(1),
            writes_per_minute: Some(600),
            tables_per_person: Some(50),
        }
    }
}
