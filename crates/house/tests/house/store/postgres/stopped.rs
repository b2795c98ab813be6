//! A process that is stopped (SIGSTOP) for longer than it is believed to live, and continued after another one has taken
//! its table, writes nothing.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use house::ids::{PersonId, TableId};
use house::store::{Batch, Claim, Damage, Fence, Process, Store, StoreError};
use rustix::process::{Pid, Signal, kill_process};

use crate::store::place::{LONG, Place, batch, entries, moved, process};

/// How long a test waits for what happens by itself.
const PATIENCE: Duration = Duration::from_secs(60);

/// For how long the process is believed to live, and how often it says that it does.
const TERM: Duration = Duration::from_secs(2);
const BEAT: Duration = Duration::from_millis(100);

/// What the process to be stopped is told: where its store is, and which table it holds.
const STORE: &str = "RAILHEAD_TEST_STORE";
const TABLE: &str = "RAILHEAD_TEST_TABLE";

/// What it says.
const KEPT: &str = "kept ";
const REFUSED: &str = "refused ";

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("\n{line}\n").as_bytes()).and_then(|()| out.flush()).expect("somebody listens");
}

fn with(fence: Fence, after: u64, notation: &str, table: &TableId) -> Batch {
    Batch { fence, ..batch(table, after, vec![moved(notation)]) }
}

/// Not a test: the process that is stopped. Run by the test below.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "runs until it is superseded; the test below starts it"]
async fn process_to_be_stopped() {
    let (Ok(store), Ok(table)) = (std::env::var(STORE), std::env::var(TABLE)) else { return };
    let location: house::store::Location = store.parse().expect("a store");
    let store = location.open(Damage::Refuse).await.expect("a store can be opened");
    let (table, own): (TableId, Process) = (table.parse().expect("a table"), process());
    store.renew(&own, TERM).await.expect("it lives");
    let Ok(Claim::Granted(lease)) = store.claim(&table, &own.id).await else { panic!("nobody else holds it") };
    let beating = async {
        loop {
            // It goes on saying that it lives, also after it was continued.
            let _ = store.renew(&own, TERM).await;
            tokio::time::sleep(BEAT).await;
        }
    };
    let writing = async {
        let mut n = 0;
        let mut refused = 0;
        // It tries again and again, as something would that has not understood.
        while refused < 20 {
            match store.append(with(lease.fence, n, "by the stopped", &table)).await {
                Ok(()) => {
                    n += 1;
                    say(&format!("{KEPT}{n}"));
                }
                Err(StoreError::Superseded { .. }) => refused += 1,
                Err(other) => panic!("{other:?}"),
            }
        }
        say(&format!("{REFUSED}{refused}"));
    };
    tokio::select! {
        () = beating => {}
        () = writing => {}
    }
}

/// The process, and what it says. It is killed when it is dropped.
struct Stopped {
    child: Child,
    lines: Receiver<String>,
}

impl Stopped {
    fn start(place: &Place, table: &TableId) -> Stopped {
        let mut child = Command::new(std::env::current_exe().expect("this program has a path"))
            .args(["--exact", "store::postgres::stopped::process_to_be_stopped", "--ignored", "--nocapture"])
            .env(STORE, place.location().to_string())
            .env(TABLE, table.as_str())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program can be started once more");
        let out = BufReader::new(child.stdout.take().expect("it is a pipe"));
        let (tell, lines) = mpsc::channel();
        thread::spawn(move || out.lines().map_while(Result::ok).for_each(|line| drop(tell.send(line))));
        Stopped { child, lines }
    }

    /// Waits for a line of a kind, and gives the number in it.
    fn wait_for(&self, kind: &str) -> u64 {
        loop {
            let line = self.lines.recv_timeout(PATIENCE).expect("it says something");
            if let Some(number) = line.strip_prefix(kind) {
                return number.parse().expect("a number");
            }
        }
    }

    fn signal(&self, signal: Signal) {
        let pid = Pid::from_raw(self.child.id().cast_signed()).expect("it has a number");
        kill_process(pid, signal).expect("it runs");
    }
}

impl Drop for Stopped {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Claims a table as soon as it can be.
async fn take_over(store: &dyn Store, table: &TableId, successor: &Process) -> Fence {
    let began = Instant::now();
    loop {
        match store.claim(table, &successor.id).await.expect("an answer") {
            Claim::Granted(lease) => return lease.fence,
            Claim::Held(_) => assert!(began.elapsed() < PATIENCE, "it is held for ever"),
        }
        tokio::time::sleep(BEAT).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_was_stopped_through_a_take_over_writes_nothing() {
    let place = Place::in_a_database().await;
    let successor = process();
    place.store.renew(&successor, LONG).await.expect("it lives");
    let table = place.table(&PersonId::random()).await;
    let stopped = Stopped::start(&place, &table);
    stopped.wait_for(KEPT);
    let held = place.store.claim(&table, &successor.id).await.expect("an answer");
    assert!(matches!(held, Claim::Held(_)), "it lives and holds the table: {held:?}");

    stopped.signal(Signal::STOP);
    let fence = take_over(&*place.store, &table, &successor).await;
    let before = entries(&*place.store, &table).await.len() as u64;
    place.store.append(with(fence, before, "by the successor", &table)).await.expect("it is its own");
    stopped.signal(Signal::CONT);
    // It is refused each time, and says so.
    stopped.wait_for(REFUSED);
    place.store.append(with(fence, before + 1, "by the successor", &table)).await.expect("nobody wrote meanwhile");
    let kept = entries(&*place.store, &table).await;
    let (by_stopped, by_successor) = kept.split_at(before as usize);
    assert!(by_stopped.iter().all(|entry| *entry == moved("by the stopped")), "{kept:?}");
    assert_eq!(by_successor, [moved("by the successor"), moved("by the successor")]);
}
