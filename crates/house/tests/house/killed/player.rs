//! Somebody who plays, whatever happens to the house.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::{Value, json};

use super::{Scene, client};
use crate::client::Answered;

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// As a program: decisions are final at once.
    Program,
    /// As a page: decisions that pass the turn are held as drafts.
    Page,
    /// As a program against bots, with a clock.
    Clocked,
}

/// A request that was answered.
#[derive(Clone, Debug)]
pub struct Sent {
    pub table: String,
    pub client: String,
    pub act: Sending,
    /// Whether the house said that it was done.
    pub done: bool,
}

/// What was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sending {
    Play { seat: usize, notation: String },
    Confirm { seat: usize },
    Undo { seat: usize },
}

pub struct Player {
    scene: Arc<Scene>,
    manner: Manner,
    number: u64,
    token: String,
    chance: Chance,
    requests: usize,
    sent: Vec<Sent>,
}

impl Player {
    pub fn new(scene: Arc<Scene>, manner: Manner, number: u64) -> Self {
        Player {
            scene,
            manner,
            number,
            token: String::new(),
            chance: Chance::new(number),
            requests: 0,
            sent: Vec::new(),
        }
    }

    /// Plays game after game until the scene is over, and tells everything that was answered.
    pub fn play(mut self) -> Vec<Sent> {
        self.token = self.come_in();
        while !self.is_over() {
            let table = self.open_table();
            self.play_at(&table);
        }
        self.sent
    }

    fn is_over(&self) -> bool {
        self.scene.over.load(Ordering::Acquire)
    }

    /// Asks until there is an answer.
    fn insist(&self, method: &str, path: &str, body: &Value) -> Answered {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        for attempt in 0.. {
            match client(&self.scene, &self.token).ask(method, path, &body) {
                Ok(answer) => return answer,
                Err(_) if attempt == 0 && method == "POST" => {
                    self.scene.resent.fetch_add(1, Ordering::AcqRel);
                }
                Err(_) => std::thread::sleep(Duration::from_millis(5)),
            }
        }
        unreachable!("it asks for ever")
    }

    /// A token. Pages get theirs by saying something: such a person has decisions held.
    fn come_in(&mut self) -> String {
        let guest = self.insist("POST", "/api/v1/guests", &json!({ "name": format!("Player {}", self.number) }));
        let token = guest.json()["token"].as_str().expect("a token").to_owned();
        if self.manner != Manner::Page {
            return token;
        }
        self.token = token;
        let table = self.open_table();
        self.token = String::new();
        let remark = json!({ "room": "gallery", "text": "Howdy", "client": format!("say-{:08}", self.number) });
        let said = self.insist("POST", &format!("/tables/{table}/say"), &remark);
        let cookie = said.header("set-cookie").expect("a new guest gets a cookie");
        let value = cookie.split(['=', ';']).nth(1).expect("a cookie has a value");
        value.to_owned()
    }

    fn open_table(&mut self) -> String {
        let me = json!({ "kind": "me" });
        let bot = json!({ "kind": "bot", "level": "beginner" });
        let (seats, clock) = match self.manner {
            Manner::Clocked => (json!([me, bot, me]), json!({ "kind": "live", "seconds": 600, "increment": 0 })),
            _ => (json!([me, me, me]), json!({ "kind": "off" })),
        };
        let game = shelf::games()[0].name();
        let table = json!({ "game": game, "setup": { "players": 3 }, "seats": seats, "clock": clock });
        let opened = self.insist("POST", "/api/v1/tables", &table);
        assert_eq!(opened.status, 201, "{opened:?}");
        opened.json()["table"].as_str().expect("a name").to_owned()
    }

    fn play_at(&mut self, table: &str) {
        while !self.is_over() {
            let seen = self.read(table, None);
            if seen["stage"] != "playing" {
                return;
            }
            self.step(table, &seen);
        }
    }

    fn read(&self, table: &str, seat: Option<usize>) -> Value {
        let seat = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
        let read = self.insist("GET", &format!("/api/v1/tables/{table}{seat}"), &Value::Null);
        assert_eq!(read.status, 200, "{read:?}");
        read.json()
    }

    fn step(&mut self, table: &str, seen: &Value) {
        let Some(seat) =
            seen["seat"].as_u64().filter(|seat| seen["awaited"].as_array().unwrap().contains(&json!(seat)))
        else {
            std::thread::sleep(Duration::from_millis(5));
            return;
        };
        let (seat, version) = (seat as usize, &seen["version"]);
        let options = seen["options"].as_array().unwrap();
        if options.is_empty() {
            // A draft waits to be confirmed; some are left to confirm themselves.
            match self.chance.below(40) {
                0 => std::thread::sleep(Duration::from_millis(300)),
                1..10 => self.send(table, Sending::Undo { seat }, version),
                _ => self.send(table, Sending::Confirm { seat }, version),
            }
        } else if self.chance.below(6) == 0 {
            self.send(table, Sending::Undo { seat }, version);
        } else {
            let option = &options[self.chance.below(options.len() as u64) as usize];
            let notation = option["notation"].as_str().unwrap().to_owned();
            self.send(table, Sending::Play { seat, notation }, version);
        }
    }

    /// Sends a request until it is answered, and remembers what was answered.
    fn send(&mut self, table: &str, act: Sending, version: &Value) {
        self.requests += 1;
        let client = format!("kill-{}-{:06}", self.number, self.requests);
        let (word, mut body) = match &act {
            Sending::Play { seat, notation } => ("play", json!({ "seat": seat, "choices": [notation] })),
            Sending::Confirm { seat } => ("confirm", json!({ "seat": seat })),
            Sending::Undo { seat } => ("undo", json!({ "seat": seat })),
        };
        body["version"] = version.clone();
        body["client"] = json!(client);
        let prefix = if self.manner == Manner::Page { "" } else { "/api/v1" };
        let answer = self.insist("POST", &format!("{prefix}/tables/{table}/{word}"), &body);
        let done = match answer.status {
            200 => true,
            409 => false,
            _ => panic!("{act:?} was answered {answer:?}"),
        };
        if done {
            self.scene.acknowledged.fetch_add(1, Ordering::AcqRel);
        }
        self.sent.push(Sent { table: table.to_owned(), client, act, done });
    }
}

/// Numbers that are the same in every run.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}
