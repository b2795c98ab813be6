//! A house that is killed loses nothing that it acknowledged.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use house::ids::{PersonId, TableId};
use house::journal::{Stage, Stored};
use house::store::{Damage, Location, Store, StoreError, TableQuery};

use super::place::{Place, batch, entries, on_both_stores, record, requested, summary};

/// How often a house is killed, unless the environment says so: `make kills` asks for more.
const ROUNDS: u32 = 20;
const ROUNDS_WANTED: &str = "RAILHEAD_KILLS";
const WRITERS: usize = 8;

/// The most entries that a writer may have had on the way when it was killed.
const A_BATCH: usize = 2;

/// Where the house to be killed keeps its store, as the environment says it to the program that is one.
const STORE: &str = "RAILHEAD_TEST_STORE";

/// What the house to be killed says: after a batch was acknowledged, and when something was done twice.
const KEPT: &str = "kept ";
const TWICE: &str = "twice ";

fn entry(n: usize) -> Stored {
    requested(&format!("move-{n}"), &format!("request-{n}"))
}

/// One write, so that a line is there whole or not at all as far as the reader can tell.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("\n{line}\n").as_bytes()).and_then(|()| out.flush()).expect("somebody listens");
}

/// Not a test: the house that is killed. Run by the test below, in a process of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "runs until it is killed; the test below starts it"]
async fn house_to_be_killed() {
    let Ok(store) = std::env::var(STORE) else { return };
    let store = open(&store.parse().expect("a store")).await;
    let tables = store.tables(TableQuery::Watchable, 100).await.expect("a list");
    let writers = tables.iter().map(|listed| write_for_ever(&*store, &listed.record.id));
    futures_util::future::join_all(writers).await;
}

async fn write_for_ever(store: &dyn Store, table: &TableId) {
    let mut n = entries(store, table).await.len();
    while n > 0 {
        // Somebody who did not hear the answer asks again.
        match store.append(batch(table, n as u64, vec![entry(n - 1)])).await {
            Err(StoreError::Repeated { .. }) => break,
            // A server may still have been at what the house that was killed had asked for.
            Err(StoreError::OutOfStep { found, .. }) if found > n as u64 => n = entries(store, table).await.len(),
            other => {
                say(&format!("{TWICE}{table} {other:?}"));
                break;
            }
        }
    }
    loop {
        let next = vec![entry(n), entry(n + 1)];
        assert_eq!(next.len(), A_BATCH);
        store.append(batch(table, n as u64, next)).await.expect("it follows");
        n += A_BATCH;
        say(&format!("{KEPT}{table} {n}"));
    }
}

fn start(store: &Location) -> Child {
    Command::new(std::env::current_exe().expect("this program has a path"))
        .args(["--exact", "store::killed::house_to_be_killed", "--ignored", "--nocapture"])
        .env(STORE, store.to_string())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program can be started once more")
}

/// Lets a house run for a while and kills it. Gives all that it said. Every other time the while begins with
/// the first answer; else the house may be killed before it is open.
fn run_and_kill(store: &Location, round: u32) -> Vec<String> {
    let mut house = start(store);
    let out = BufReader::new(house.stdout.take().expect("it is a pipe"));
    let (first, answered) = mpsc::channel();
    let listener = thread::spawn(move || {
        let mut lines = Vec::new();
        for line in out.lines().map_while(Result::ok) {
            if line.starts_with(KEPT) {
                let _ = first.send(());
            }
            lines.push(line);
        }
        lines
    });
    if round.is_multiple_of(2) {
        answered.recv_timeout(Duration::from_secs(60)).expect("the house writes");
    }
    let millis = getrandom::u32().expect("the system gives random numbers") % 150;
    thread::sleep(Duration::from_millis(millis.into()));
    house.kill().expect("it runs");
    house.wait().expect("it has ended");
    listener.join().expect("what it said is text")
}

/// The latest count that was acknowledged, by table.
fn acknowledged(lines: &[String]) -> BTreeMap<String, usize> {
    let counts = lines.iter().filter_map(|line| line.strip_prefix(KEPT)?.split_once(' '));
    counts.map(|(table, n)| (table.to_owned(), n.parse().expect("a whole line"))).collect()
}

async fn open(store: &Location) -> Arc<dyn Store> {
    store.open(Damage::Refuse).await.expect("a store can be opened")
}

async fn everything_acknowledged_survives_sigkill_exactly_once(place: Place) {
    let location = place.location();
    let store = &place.store;
    let mut tables = Vec::new();
    for _ in 0..WRITERS {
        let record = record(&PersonId::random());
        tables.push(record.id.clone());
        store.open_table(record, Vec::new(), summary(Stage::Playing, &[])).await.expect("a table is kept");
    }
    store.close().await.expect("a store can be closed");

    let mut known: BTreeMap<String, usize> = BTreeMap::new();
    let mut answers = 0;
    let rounds = std::env::var(ROUNDS_WANTED).map_or(ROUNDS, |wanted| wanted.parse().expect("a number of kills"));
    for round in 0..rounds {
        let lines = run_and_kill(&location, round);
        assert!(!lines.iter().any(|line| line.starts_with(TWICE)), "{lines:?}");
        answers += lines.iter().filter(|line| line.starts_with(KEPT)).count();
        known.extend(acknowledged(&lines));

        let store = open(&location).await;
        for table in &tables {
            let acknowledged = known.get(table.as_str()).copied().unwrap_or_default();
            let found = entries(&*store, table).await;
            let whole = acknowledged..=acknowledged + A_BATCH;
            assert!(
                whole.contains(&found.len()) && found.len().is_multiple_of(A_BATCH),
                "{} of {whole:?}",
                found.len()
            );
            assert_eq!(found, (0..found.len()).map(entry).collect::<Vec<_>>(), "each once, and in order");
            // What was on the way and arrived counts as known from now on.
            known.insert(table.to_string(), found.len());
        }
        store.close().await.expect("a store can be closed");
    }
    assert!(answers > 20, "only {answers} answers: nothing was tried");
}

on_both_stores!(everything_acknowledged_survives_sigkill_exactly_once);
