//! The house in a process of its own, and what that uses.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use house::config::{Config, Connections};

use crate::Answer;

/// The child: the house itself, until the parent is gone.
pub fn serve(folder: &Path) -> Answer<()> {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let local = Config::local(folder.to_owned());
    // All of them come from here.
    let connections = Connections { per_address: usize::MAX, ..local.connections };
    let config = Config { listen, writes_per_minute: None, tables_per_person: None, connections, ..local };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = house::server::Server::open(config).await?;
        println!("listening {}", server.address()?);
        let gone = tokio::task::spawn_blocking(|| std::io::stdin().read_to_end(&mut Vec::new()));
        server.run(async { drop(gone.await) }).await?;
        Ok(())
    })
}

/// Opens a house in a process of its own.
pub fn open(folder: &Path) -> Answer<(Child, SocketAddr)> {
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

/// What a process has used so far, as Linux tells it.
pub struct Use {
    /// Megabytes of memory.
    pub resident: f64,
    /// The most there ever were.
    pub peak: f64,
    /// Processor time.
    pub ticks: u64,
}

impl Use {
    pub fn of(process: u32) -> Answer<Self> {
        let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
        let megabytes = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key)).unwrap_or("0 kB");
            line.trim().trim_end_matches(" kB").parse::<f64>().unwrap_or(0.0) / 1024.0
        };
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
        // The name in brackets may hold spaces: the numbers are counted from behind it.
        let after = stat.rsplit(')').next().unwrap_or_default();
        let ticks = after.split_whitespace().skip(11).take(2).filter_map(|number| number.parse::<u64>().ok()).sum();
        Ok(Use { resident: megabytes("VmRSS:"), peak: megabytes("VmHWM:"), ticks })
    }
}
