//! What one person can take from the others: tables, and the time of bots.

use std::time::{Duration, Instant};

use house::config::Config;
use serde_json::{Value, json};
use shelf::{Bot, Haste, Level, Shelved};
use table::setup::{Value as Chosen, Values};
use table::{Dice, SaltedSeed, Seed};

use crate::client::{Client, config, next_event, serve};

fn house(change: impl FnOnce(Config) -> Config) -> (tempfile::TempDir, std::net::SocketAddr) {
    let folder = tempfile::tempdir().expect("a folder");
    let address = serve(change(config(folder.path())));
    (folder, address)
}

/// Opens a table for two.
fn open(me: &Client, seats: Value) -> Result<String, (u16, String)> {
    let game = shelf::games()[0].name();
    let opened = me.post("/api/v1/tables", &json!({ "game": game, "setup": { "players": 2 }, "seats": seats }));
    match opened.status {
        201 => Ok(format!("/api/v1/tables/{}", opened.json()["table"].as_str().expect("a name"))),
        _ => Err(opened.kind()),
    }
}

/// A bot of some level decides before whoever opens the table.
fn against(me: &Client, level: &str) -> String {
    open(me, json!([{ "kind": "bot", "level": level }, { "kind": "me" }])).expect("a table")
}

fn version(me: &Client, table: &str) -> u64 {
    me.get(table).json()["version"].as_u64().expect("a version")
}

/// Whether nothing happens at a table although it could.
fn stands_still(me: &Client, table: &str) -> bool {
    let before = version(me, table);
    std::thread::sleep(Duration::from_millis(400));
    version(me, table) == before
}

#[test]
fn a_person_hosts_only_so_many_unfinished_tables_and_is_told_so() {
    let (_folder, address) = house(|config| Config { tables_per_person: Some(3), ..config });
    let (eve, anna) = (Client::guest(address, "Eve"), Client::guest(address, "Anna"));
    let tables: Vec<String> = (0..3).map(|_| open(&eve, json!([{ "kind": "me" }])).expect("a table")).collect();
    let refused = || open(&eve, json!([{ "kind": "me" }])).expect_err("too many");
    assert_eq!(refused(), (409, "not-now".to_owned()));
    for (language, said) in [("en", "unfinished tables"), ("pl", "niedokończonych stołów")] {
        let speaking = Client { language, ..eve.clone() };
        let game = shelf::games()[0].name();
        let answer = speaking.post("/api/v1/tables", &json!({ "game": game }));
        assert!(answer.text.contains(said), "{answer:?}");
    }
    assert!(open(&anna, json!([])).is_ok(), "others are not concerned");
    let cancel = json!({ "seat": 0, "client": "cancel-01" });
    assert_eq!(eve.post(&format!("{}/cancel", tables[0]), &cancel).status, 200);
    assert!(open(&eve, json!([])).is_ok(), "one that is over makes room");
    assert_eq!(refused().0, 409);
}

#[test]
fn many_requests_at_once_open_no_more_tables_than_one_after_another() {
    let (_folder, address) = house(|config| Config { tables_per_person: Some(3), ..config });
    let eve = Client::guest(address, "Eve");
    let asking: Vec<_> = (0..12)
        .map(|_| {
            let eve = eve.clone();
            std::thread::spawn(move || open(&eve, json!([])).is_ok())
        })
        .collect();
    let opened = asking.into_iter().filter_map(|asked| asked.join().ok()).filter(|opened| *opened).count();
    assert!((1..=3).contains(&opened), "{opened}");
}

#[test]
fn where_only_bots_play_they_think_while_somebody_follows() {
    let (_folder, address) = house(|config| config);
    let me = Client::guest(address, "Anna");
    let level = json!({ "kind": "bot", "level": "beginner" });
    let table = open(&me, json!([level, level])).expect("a table");
    assert_eq!(me.get(&table).json()["stage"], "playing");
    assert!(stands_still(&me, &table), "nobody looks on");
    let began = version(&me, &table);
    let mut stream = me.follow(&format!("{table}/stream"));
    while next_event(&mut stream)["version"].as_u64().expect("a version") < began + 3 {}
    drop(stream);
    let rests = || me.get(&table).json()["stage"] == "finished" || stands_still(&me, &table);
    assert!((0..100).any(|_| rests()), "nobody looks on any more");
}

#[test]
fn where_everybody_has_left_bots_wait_for_somebody() {
    let (_folder, address) = house(|config| config);
    let me = Client::guest(address, "Anna");
    let table = against(&me, "beginner");
    while me.get(&table).json()["turn"] != true {}
    let leave = json!({ "seat": 1, "client": "leave-001" });
    assert_eq!(me.post(&format!("{table}/leave"), &leave).status, 200);
    assert!(stands_still(&me, &table), "nobody looks on");
    let began = version(&me, &table);
    let mut stream = me.follow(&format!("{table}/stream"));
    while next_event(&mut stream)["version"].as_u64().expect("a version") < began + 3 {}
}

/// How often bots have thought in this house.
fn thoughts(me: &Client) -> u64 {
    let counted = me.get("/metrics").text;
    let count = counted.lines().find_map(|line| line.strip_prefix("railhead_thought_seconds_count "));
    count.and_then(|count| count.parse().ok()).expect("thoughts are counted")
}

/// The game whose expert thinks longest about its first decision, with three at the table.
fn slowest() -> &'static str {
    let setup = Values::new().with("players", Chosen::Number(3));
    let time = |game: &&&dyn Shelved| {
        let table = game.open(&setup, SaltedSeed::unsalted(Seed::from_number(1)), Vec::new()).expect("three can play");
        let seat = table.to_act().first().expect("somebody begins");
        let began = Instant::now();
        let _ = table.mind(seat).choose(&Bot::Level(Level::Expert), &Haste::default(), &mut Dice::from_number(1));
        began.elapsed()
    };
    shelf::games().iter().max_by_key(time).expect("there are games").name()
}

#[test]
fn the_experts_of_one_person_do_not_keep_anothers_bot_waiting() {
    const MANY: usize = 24;
    let (_folder, address) = house(|config| Config { thinkers: 1, tables_per_person: None, ..config });
    let (eve, anna) = (Client::guest(address, "Eve"), Client::guest(address, "Anna"));
    let expert = json!({ "kind": "bot", "level": "expert" });
    let slow = json!({ "game": slowest(), "setup": { "players": 3 }, "seats": [expert, expert, { "kind": "me" }] });
    let tables: Vec<String> = (0..MANY)
        .map(|_| {
            format!("/api/v1/tables/{}", eve.post("/api/v1/tables", &slow).json()["table"].as_str().expect("a name"))
        })
        .collect();
    // Tables think once somebody has looked at them.
    tables.iter().for_each(|table| assert_eq!(eve.get(table).status, 200));
    let before = thoughts(&anna);
    let mine = against(&anna, "beginner");
    while anna.get(&mine).json()["turn"] != true {
        std::thread::sleep(Duration::from_millis(1));
    }
    let meanwhile = thoughts(&anna) - before;
    assert!(meanwhile < MANY as u64 / 3, "{meanwhile} thoughts of others came first");
}
