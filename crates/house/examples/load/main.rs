//! How much the house bears: many tables, many open pages, and a steady stream of decisions.
//!
//! ```text
//! cargo run --release -p house --example load -- --tables 500 --sockets 2000 --rate 1000 --seconds 20
//! ```
//!
//! The house runs in a process of its own on a disk of its own, without rate limits. Every table has four
//! people; every page is a socket that gets the same rendered updates as a browser, and decisions are what
//! those updates offer, sent as a page sends them. An update is lost if a page ends up with another version
//! than the house has, or is told of a change that does not follow upon the one before.

use std::error::Error;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[allow(dead_code)]
mod http;
mod pace;
mod pages;
mod process;
mod report;
mod tables;

/// What may fail.
pub type Answer<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// What is asked of the house.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How many tables of four people.
    pub tables: usize,
    /// How many open pages.
    pub sockets: usize,
    /// For how long.
    pub seconds: u64,
    /// How many decisions a second.
    pub rate: u64,
    /// How many kept-alive connections send them.
    pub connections: usize,
}

impl Plan {
    fn from_args(mut args: impl Iterator<Item = String>) -> Answer<Self> {
        let mut plan = Plan { tables: 500, sockets: 2_000, seconds: 20, rate: 1_000, connections: 128 };
        while let Some(flag) = args.next() {
            let value = args.next().ok_or_else(|| format!("{flag} needs a number"))?;
            match flag.as_str() {
                "--tables" => plan.tables = value.parse()?,
                "--sockets" => plan.sockets = value.parse()?,
                "--seconds" => plan.seconds = value.parse()?,
                "--rate" => plan.rate = value.parse()?,
                "--connections" => plan.connections = value.parse()?,
                _ => return Err(format!("there is no flag {flag}").into()),
            }
        }
        if plan.sockets < plan.tables * tables::SEATS {
            return Err("every seat needs a page: at least four sockets a table".into());
        }
        Ok(plan)
    }
}

fn main() -> Answer<()> {
    let mut args = std::env::args().skip(1).peekable();
    if args.peek().is_some_and(|first| first == "--serve") {
        return process::serve(Path::new(&args.nth(1).ok_or("--serve needs a folder")?));
    }
    let plan = Plan::from_args(args)?;
    let folder = tempfile::tempdir()?;
    let (mut house, address) = process::open(folder.path())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let result = runtime.block_on(run(&plan, address, house.id()));
    house.kill()?;
    house.wait()?;
    result
}

async fn run(plan: &Plan, address: SocketAddr, house: u32) -> Answer<()> {
    eprintln!("opening {} tables of four people", plan.tables);
    let tables = Arc::new(tables::open(address, plan.tables).await?);
    eprintln!("opening {} pages", plan.sockets);
    let pages = pages::open(address, &tables, plan.sockets).await?;
    eprintln!("playing {} decisions a second for {} seconds", plan.rate, plan.seconds);
    let before = process::Use::of(house)?;
    let tally = pace::play(plan, address, &tables).await?;
    let after = process::Use::of(house)?;
    let shown = pages.settle(address, &tables).await?;
    report::print(plan, &tally, &shown, &before, &after);
    Ok(())
}
