//! A disk that is full for a while: nothing that was acknowledged is lost, whoever asks is told, and everything goes on
//! by itself once there is room.
//!
//! The disk is filled by a trigger in the database that refuses every commit: the house sees what it sees when there
//! is no room, at the same place and with everything else as it always is.

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

use crate::client::{Answered, Client, config, serve};

/// How long a test waits for what is to happen by itself. Far less is meant by "within seconds", but the machine may
/// have other things to do.
const PATIENCE: Duration = Duration::from_secs(30);

/// The disk under a house.
struct Disk<'a>(&'a Path);

impl Disk<'_> {
    /// From now on nothing can be written.
    fn fill(&self) {
        self.execute("CREATE TRIGGER full BEFORE UPDATE ON house BEGIN SELECT RAISE(ABORT, 'there is no room'); END");
    }

    /// There is room again.
    fn free(&self) {
        self.execute("DROP TRIGGER full");
    }

    fn execute(&self, statement: &'static str) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let database = self.0.join("railhead.db");
            let options = SqliteConnectOptions::new().filename(database).busy_timeout(PATIENCE);
            let mut db = options.connect().await.expect("a database can be opened");
            db.execute(statement).await.expect("the statement is right");
            db.close().await.expect("a database can be closed");
        });
    }
}

/// Waits for something to happen by itself.
#[track_caller]
fn wait_for(what: &str, mut happened: impl FnMut() -> bool) {
    let began = Instant::now();
    while !happened() {
        assert!(began.elapsed() < PATIENCE, "{what}: not after {PATIENCE:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A house in a folder of its own.
fn house() -> (tempfile::TempDir, SocketAddr) {
    let folder = tempfile::tempdir().expect("a folder");
    let address = serve(config(folder.path()));
    (folder, address)
}

fn open(guest: &Client, seats: Value, clock: Value) -> String {
    let game = shelf::games()[0].name();
    let table = json!({ "game": game, "setup": { "players": 3 }, "seats": seats, "clock": clock });
    let opened = guest.post("/api/v1/tables", &table);
    assert_eq!(opened.status, 201, "{opened:?}");
    opened.json()["table"].as_str().expect("a name").to_owned()
}

fn read(guest: &Client, table: &str) -> Value {
    let read = guest.get(&format!("/api/v1/tables/{table}"));
    assert_eq!(read.status, 200, "{read:?}");
    read.json()
}

/// Plays the first option of a table that waits for this person.
fn play(guest: &Client, path: &str, seen: &Value, client: &str) -> Answered {
    let choice = json!({
        "seat": seen["seat"], "choices": [seen["options"][0]["notation"]], "version": seen["version"], "client": client
    });
    guest.post(path, &choice)
}

#[test]
fn the_house_says_that_nothing_can_be_written_and_is_well_again_afterwards() {
    let (folder, address) = house();
    let (disk, anybody) = (Disk(folder.path()), Client::stranger(address));
    let health = || {
        let answer = anybody.get("/healthz");
        (answer.status, answer.text)
    };
    assert_eq!(health(), (200, "ok\n".to_owned()));
    disk.fill();
    wait_for("a full disk is told", || health().0 == 503);
    let (_, why) = health();
    assert!(why.starts_with("nothing could be written: ") && why.contains("there is no room"), "{why}");
    disk.free();
    wait_for("the house is well again", || health().0 == 200);
}

#[test]
fn whoever_asks_for_the_health_again_and_again_does_not_wear_out_the_disk() {
    let (folder, address) = house();
    let commits = || -> u64 {
        let count = std::fs::read_to_string(folder.path().join("railhead.count")).expect("commits are counted");
        count.trim().parse().expect("a number")
    };
    let (anybody, before, began) = (Client::stranger(address), commits(), Instant::now());
    for _ in 0..200 {
        assert_eq!(anybody.get("/healthz").status, 200);
    }
    // One a second, the one at the beginning, and that the house is open is counted now and then.
    let most = began.elapsed().as_secs() + 3;
    let written = commits() - before;
    assert!((1..=most).contains(&written), "{written} commits, and at most {most} are needed");
}

#[test]
fn a_move_that_cannot_be_kept_is_refused_and_can_be_made_again() {
    let (folder, address) = house();
    let (disk, guest) = (Disk(folder.path()), Client::guest(address, "Ann"));
    let me = json!({ "kind": "me" });
    let table = open(&guest, json!([me, me, me]), json!({ "kind": "off" }));
    let path = format!("/api/v1/tables/{table}/play");
    let before = read(&guest, &table);
    disk.fill();
    for _ in 0..3 {
        let refused = play(&guest, &path, &before, "full-disk-1");
        assert_eq!(refused.kind(), (500, "broken".to_owned()), "{refused:?}");
        assert!(refused.text.contains("Nothing was changed; please try again."), "{refused:?}");
        assert_eq!(read(&guest, &table)["options"], before["options"], "nothing was changed");
    }
    disk.free();
    let played = play(&guest, &path, &before, "full-disk-1");
    assert_eq!(played.status, 200, "{played:?}");
    let again = play(&guest, &path, &before, "full-disk-1");
    assert_eq!(again.json()["version"], played.json()["version"], "it was carried out once: {again:?}");
}

/// Whether a table waits for the seat of whoever reads it.
fn is_my_turn(seen: &Value) -> bool {
    seen["awaited"].as_array().is_some_and(|awaited| awaited.contains(&seen["seat"]))
}

#[test]
fn a_bot_whose_move_could_not_be_kept_goes_on_by_itself() {
    let (folder, address) = house();
    let (disk, guest) = (Disk(folder.path()), Client::guest(address, "Ann"));
    let bot = json!({ "kind": "bot", "level": "beginner" });
    let table = open(&guest, json!([{ "kind": "me" }, bot, bot]), json!({ "kind": "off" }));
    let path = format!("/api/v1/tables/{table}/play");
    let my_turn = || Some(read(&guest, &table)).filter(is_my_turn);
    wait_for("the person's first turn", || my_turn().is_some());
    // What the person does can be kept, and what bots do cannot.
    disk.execute(
        "CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.body ->> '$.by' = 'bot' \
         BEGIN SELECT RAISE(ABORT, 'there is no room'); END",
    );
    let mut moves = 0;
    while let Some(seen) = my_turn() {
        moves += 1;
        assert_eq!(play(&guest, &path, &seen, &format!("full-disk-{moves}")).status, 200);
    }
    let before = read(&guest, &table);
    // Long enough for a bot to have tried, more than once if it is to.
    std::thread::sleep(Duration::from_secs(3));
    assert_eq!(read(&guest, &table)["awaited"], before["awaited"], "it is waited for");
    disk.free();
    wait_for("the bot goes on", || read(&guest, &table)["version"] != before["version"]);
    wait_for("the person's next turn", || my_turn().is_some());
    let seen = read(&guest, &table);
    assert_eq!(play(&guest, &path, &seen, "full-disk-next").status, 200);
}

/// Somebody with a page, whose decisions are held before they count.
fn reader_of_pages(address: SocketAddr) -> Client {
    let host = Client::guest(address, "Host");
    let me = json!({ "kind": "me" });
    let table = open(&host, json!([me, me, me]), json!({ "kind": "off" }));
    let remark = json!({ "room": "gallery", "text": "Howdy", "client": "howdy-0001" });
    let said = Client::stranger(address).post(&format!("/tables/{table}/say"), &remark);
    let cookie = said.header("set-cookie").expect("a new guest gets a cookie");
    let token = cookie.split(['=', ';']).nth(1).expect("a cookie has a value").to_owned();
    Client { token, ..Client::stranger(address) }
}

#[test]
fn a_decision_that_is_held_while_the_disk_is_full_counts_once_there_is_room() {
    let (folder, address) = house();
    let (disk, guest) = (Disk(folder.path()), reader_of_pages(address));
    let me = json!({ "kind": "me" });
    let table = open(&guest, json!([me, me, me]), json!({ "kind": "off" }));
    let is_held = |seen: &Value| is_my_turn(seen) && seen["options"].as_array().is_some_and(Vec::is_empty);
    let held = (0..100).find_map(|n| {
        let seen = read(&guest, &table);
        if !is_held(&seen) {
            assert_eq!(play(&guest, &format!("/tables/{table}/play"), &seen, &format!("full-disk-{n}")).status, 200);
            return None;
        }
        disk.fill();
        let held = Some(read(&guest, &table)).filter(is_held);
        if held.is_none() {
            // It counted before the disk was full: the next one then.
            disk.free();
        }
        held
    });
    let held = held.expect("some decision is held");
    // Longer than it is held.
    std::thread::sleep(Duration::from_secs(4));
    assert_eq!(read(&guest, &table)["awaited"], held["awaited"], "it does not count as long as it cannot be kept");
    disk.free();
    wait_for("the decision counts", || read(&guest, &table)["awaited"] != held["awaited"]);
}

#[test]
fn a_clock_that_runs_out_while_the_disk_is_full_has_run_out_once_there_is_room() {
    let (folder, address) = house();
    let (disk, guest) = (Disk(folder.path()), Client::guest(address, "Ann"));
    let bot = json!({ "kind": "bot", "level": "beginner" });
    let table =
        open(&guest, json!([{ "kind": "me" }, bot, bot]), json!({ "kind": "live", "seconds": 60, "increment": 0 }));
    // Nobody may open a table with so little time, but a test has no more.
    disk.execute("UPDATE tables SET record = json_set(record, '$.clock.seconds', 3)");
    wait_for("the person's turn", || is_my_turn(&read(&guest, &table)));
    disk.fill();
    let before = read(&guest, &table);
    std::thread::sleep(Duration::from_secs(4));
    assert_eq!(read(&guest, &table)["awaited"], before["awaited"], "the person is still waited for");
    disk.free();
    wait_for("somebody plays on for the person", || read(&guest, &table)["version"] != before["version"]);
}
