//! PostgreSQL for tests: a cluster in a temporary folder, started by whoever runs the tests and stopped with them.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, PgConnection};

/// What runs the server, and removes it.
const SCRIPT: &str = include_str!("cluster.sh");

/// The cluster that most tests share, each with a database of its own.
static SHARED: LazyLock<Arc<Cluster>> = LazyLock::new(|| Cluster::start(Disk::Ignored));

/// Whether a server waits for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disk {
    /// It does, as any server should.
    Awaited,
    /// It does not: what tests write is not meant to last.
    Ignored,
}

/// A PostgreSQL server.
pub struct Cluster {
    folder: String,
    port: u16,
    script: Mutex<Script>,
    databases: AtomicU32,
}

/// The script that runs the server: it ends, and the server with it, when its input does.
struct Script {
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
    _process: Child,
}

impl Cluster {
    /// The one that most tests share.
    pub fn shared() -> Arc<Cluster> {
        Arc::clone(&SHARED)
    }

    /// One of a test's own, which it can stop.
    pub fn start(disk: Disk) -> Arc<Cluster> {
        // Somebody else may take the port before the server does.
        let mut tries = (0..3).map(|_| Cluster::try_to_start(disk));
        let last = tries.find(Result::is_ok).unwrap_or_else(|| Cluster::try_to_start(disk));
        Arc::new(last.unwrap_or_else(|why| panic!("PostgreSQL cannot be started: {why}")))
    }

    fn try_to_start(disk: Disk) -> Result<Cluster, String> {
        let port = free_port();
        let fsync = if disk == Disk::Awaited { "on" } else { "off" };
        let mut process = as_ordinary_user()
            .args(["sh", "-c", SCRIPT])
            .env("PORT", port.to_string())
            .env("FSYNC", fsync)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let orders = process.stdin.take().expect("it is a pipe");
        let answers = BufReader::new(process.stdout.take().expect("it is a pipe"));
        let mut script = Script { orders, answers, _process: process };
        let answer = script.answer();
        let folder = answer.strip_prefix("ready ").and_then(|rest| rest.split_once(' ')).map(|(folder, _)| folder);
        let folder = folder.ok_or_else(|| answer.clone())?.to_owned();
        Ok(Cluster { folder, port, script: Mutex::new(script), databases: AtomicU32::new(0) })
    }

    /// The server is gone, as after a crash.
    pub fn stop(&self) {
        self.order("stop");
    }

    /// It is back.
    pub fn restart(&self) {
        self.order("start");
    }

    fn order(&self, order: &str) {
        let mut script = self.script.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(script.orders, "{order}").expect("the script runs");
        assert_eq!(script.answer(), "done", "{order}");
    }

    fn options(&self, database: &str) -> PgConnectOptions {
        PgConnectOptions::new_without_pgpass()
            .socket(&self.folder)
            .port(self.port)
            .username("railhead")
            .database(database)
            .disable_statement_logging()
    }

    /// A database of its own.
    pub async fn database(self: &Arc<Self>) -> Database {
        let name = format!("house_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.maintain(format!("CREATE DATABASE {name}")).await;
        Database { name, cluster: Arc::clone(self) }
    }

    async fn maintain(&self, statement: String) {
        let mut db = self.options("postgres").connect().await.expect("the server runs");
        db.execute(AssertSqlSafe(statement)).await.expect("the statement is right");
        db.close().await.expect("a connection can be closed");
    }
}

impl Script {
    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the script says something");
        line.trim().to_owned()
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("some port is free");
    listener.local_addr().expect("it has an address").port()
}

/// A command that is run by an ordinary user: PostgreSQL refuses the system's administrator.
fn as_ordinary_user() -> Command {
    if !rustix::process::geteuid().is_root() {
        return Command::new("env");
    }
    let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let user = if users.lines().any(|line| line.starts_with("postgres:")) { "postgres" } else { "nobody" };
    let mut command = Command::new("setpriv");
    command.args(["--reuid", user, "--regid", group_of(user), "--clear-groups", "--"]).current_dir("/");
    command
}

fn group_of(user: &'static str) -> &'static str {
    if user == "nobody" { "nogroup" } else { user }
}

/// A database of a cluster, which goes when it is dropped.
pub struct Database {
    name: String,
    cluster: Arc<Cluster>,
}

impl Database {
    /// As a house is told.
    pub fn url(&self) -> String {
        format!("postgres://railhead@/{}?host={}&port={}", self.name, self.cluster.folder, self.cluster.port)
    }

    /// The same over the network.
    pub fn url_over_tcp(&self) -> String {
        format!("postgres://railhead@127.0.0.1:{}/{}", self.cluster.port, self.name)
    }

    /// A connection to the database behind the house's back.
    pub async fn connect(&self) -> PgConnection {
        self.cluster.options(&self.name).connect().await.expect("the server runs")
    }

    /// Changes something behind the house's back.
    pub async fn tamper(&self, statement: &str) {
        let mut db = self.connect().await;
        db.execute(AssertSqlSafe(statement)).await.expect("the statement is right");
        db.close().await.expect("a connection can be closed");
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let (options, drop) = (self.cluster.options("postgres"), format!("DROP DATABASE {} WITH (FORCE)", self.name));
        // In a thread of its own: a test's runtime cannot wait here.
        let dropped = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
            // A server that was stopped takes its databases with it.
            runtime.block_on(async { options.connect().await?.execute(AssertSqlSafe(drop)).await.map(|_| ()) })
        });
        let _ = dropped.join();
    }
}
