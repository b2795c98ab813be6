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
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

mod http;
mod pace;
mod pages;
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
        return serve(Path::new(&args.nth(1).ok_or("--serve needs a folder")?));
    }
    let plan = Plan::from_args(args)?;
    let folder = tempfile::tempdir()?;
    let (mut house, address) = open_house(folder.path())?;
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
    let before = report::Use::of(house)?;
    let tally = pace::play(plan, address, &tables).await?;
    let after = report::Use::of(house)?;
    let shown = pages.settle(address, &tables).await?;
    report::print(plan, &tally, &shown, &before, &after);
    Ok(())
}

/// The child: the house itself, until the parent is gone.
fn serve(folder: &Path) -> Answer<()> {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let local = house::config::Config::local(folder.to_owned());
    // All of them come from here.
    let connections = house::config::Connections { per_address: usize::MAX, ..local.connections };
    let config = house::config::Config { listen, writes_per_minute: None, connections, ..local };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = house::server::Server::open(config).await?;
        println!("listening {}", server.address()?);
        let gone = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
        server.run(async { drop(gone.await) }).await?;
        Ok(())
    })
}

fn open_house(folder: &Path) -> Answer<(Child, SocketAddr)> {
    let mut house = Command::new(std::env::current_exe()?)
        .arg("--serve")
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    BufReader::new(house.stdout.take().ok_or("its output is ours")?).read_line(&mut line)?;
    let address = line.trim().strip_prefix("listening ").ok_or("the house did not open")?.parse()?;
    Ok((house, address))
}
