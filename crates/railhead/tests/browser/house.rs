//! The program, started for a test.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use browser::Chromium;
use tempfile::TempDir;
use tokio::sync::{OnceCell, RwLock, RwLockReadGuard, RwLockWriteGuard};

static CHROMIUM: OnceCell<Chromium> = OnceCell::const_new();

/// The Chromium that all tests share.
pub async fn chromium() -> &'static Chromium {
    CHROMIUM.get_or_init(async || Chromium::launch().await.unwrap_or_else(|error| panic!("{error}"))).await
}

/// Held by every test that runs beside others; a test that measures time holds it alone.
static QUIET: RwLock<()> = RwLock::const_new(());

/// Whether a house is the only one that is open.
enum Company {
    Others(#[expect(dead_code, reason = "held until the house closes")] RwLockReadGuard<'static, ()>),
    Nobody(#[expect(dead_code, reason = "held until the house closes")] RwLockWriteGuard<'static, ()>),
}

/// A house that is open.
pub struct House {
    process: Child,
    address: SocketAddr,
    folder: TempDir,
    _company: Company,
}

impl House {
    /// Opens a house with nothing in it.
    pub async fn open() -> Self {
        House::open_in(Company::Others(QUIET.read().await))
    }

    /// The same while no other test runs.
    pub async fn open_alone() -> Self {
        House::open_in(Company::Nobody(QUIET.write().await))
    }

    fn open_in(company: Company) -> Self {
        let folder = TempDir::new().expect("a folder can be made");
        let (process, address) = start(folder.path(), "127.0.0.1:0");
        House { process, address, folder, _company: company }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// An address of a page.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The power fails, and comes back.
    pub fn crash_and_reopen(&mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it ends");
        (self.process, self.address) = start(self.folder.path(), &self.address.to_string());
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Each test has deals of its own, the same every time: what is red once can be looked at again. `RAILHEAD_DEALS` has others.
fn deals() -> String {
    let mut hasher = DefaultHasher::new();
    std::thread::current().name().hash(&mut hasher);
    std::env::var("RAILHEAD_DEALS").unwrap_or_default().hash(&mut hasher);
    format!("{:064x}", hasher.finish())
}

fn start(folder: &Path, listen: &str) -> (Child, SocketAddr) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_railhead"))
        .args(["serve", "--listen", listen, "--writes-per-minute", "0", "--known-deals", &deals(), "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let stdout = process.stdout.take().expect("it speaks");
    let mut said = String::new();
    BufReader::new(stdout).read_line(&mut said).expect("it says where it listens");
    let port =
        said.split("localhost:").nth(1).and_then(|rest| rest.split('/').next()).and_then(|port| port.parse().ok());
    let port: u16 = port.unwrap_or_else(|| panic!("it said: {said}"));
    (process, SocketAddr::from(([127, 0, 0, 1], port)))
}
