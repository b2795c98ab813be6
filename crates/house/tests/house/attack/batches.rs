//! Several decisions in one request tell nothing about what lies behind a shuffle.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::Client;
use crate::common::House;

/// How far a game is played to find decisions that bring something unknown.
const DECISIONS: usize = 60;

/// How many such decisions are tried in each game.
const ENOUGH: usize = 6;

struct Table<'a> {
    me: &'a Client,
    path: String,
    requests: usize,
}

impl Table<'_> {
    fn open<'a>(me: &'a Client, game: &str) -> Table<'a> {
        let seats = json!([{ "kind": "me", "name": "Left" }, { "kind": "me", "name": "Right" }]);
        let opened = me.post("/api/v1/tables", &json!({ "game": game, "setup": { "players": 2 }, "seats": seats }));
        assert_eq!(opened.status, 201, "{opened:?}");
        let path = format!("/api/v1/tables/{}", opened.json()["table"].as_str().expect("a name"));
        Table { me, path, requests: 0 }
    }

    fn read(&self, seat: u64) -> Value {
        self.me.get(&format!("{}?seat={seat}", self.path)).json()
    }

    /// Asks for decisions in a row: the status, and everything that was answered.
    fn play(&mut self, seen: &Value, row: &[&str]) -> (u16, String) {
        self.requests += 1;
        let client = format!("attack-{:06}", self.requests);
        let body = json!({ "seat": seen["seat"], "choices": row, "version": seen["version"], "client": client });
        let answer = self.me.post(&format!("{}/play", self.path), &body);
        (answer.status, answer.text)
    }
}

fn notations(seen: &Value) -> Vec<String> {
    let options = seen["options"].as_array().expect("options");
    options.iter().map(|option| option["notation"].as_str().expect("a notation").to_owned()).collect()
}

/// Whatever is to follow a decision whose outcome nobody knows, the answer is the same, and nothing has happened.
fn nothing_is_told_about(table: &mut Table<'_>, seen: &Value, unknown: &str, met: &BTreeSet<String>) {
    let before = table.read(seen["seat"].as_u64().expect("a seat"));
    let mut answers = BTreeSet::new();
    let mut malformed = BTreeSet::new();
    for after in met {
        answers.insert(table.play(seen, &[unknown, after]));
        answers.insert(table.play(seen, &[unknown, after, after]));
        malformed.insert(table.play(seen, &[unknown, after, "zzz"]));
    }
    assert_eq!(answers.len(), 1, "`{unknown}`: {answers:#?}");
    assert_eq!(malformed.len(), 1, "`{unknown}`: {malformed:#?}");
    assert!(answers.iter().all(|(status, _)| *status == 409) && malformed.iter().all(|(status, _)| *status == 400));
    assert_eq!(table.read(seen["seat"].as_u64().expect("a seat")), before);
}

#[test]
fn what_a_shuffle_brings_is_answered_to_nobody_who_has_not_played_it() {
    let house = House::open();
    let me = Client::guest(house.address, "Anna");
    for game in shelf::games() {
        let mut table = Table::open(&me, game.name());
        let mut met: BTreeSet<String> = BTreeSet::new();
        let mut tried = 0;
        for decision in 0..DECISIONS {
            let Some(seat) = table.read(0)["awaited"][0].as_u64() else { break };
            let seen = table.read(seat);
            let options = notations(&seen);
            met.extend(options.iter().take(12).cloned());
            for option in options.iter().take(3) {
                // Whether a decision brings something unknown is no secret.
                let unknown = table.play(&seen, &[option, option]).1.contains("Decide one by one");
                if unknown && tried < ENOUGH {
                    tried += 1;
                    let some: BTreeSet<String> = met.iter().take(12).chain(options.iter().take(4)).cloned().collect();
                    nothing_is_told_about(&mut table, &seen, option, &some);
                }
            }
            if tried == ENOUGH {
                break;
            }
            let choice = &options[(decision * 7) % options.len()];
            let now = table.read(seat);
            if now["turn"] == true && notations(&now).contains(choice) {
                let (status, text) = table.play(&now, &[choice]);
                assert_eq!(status, 200, "{choice}: {text}");
            }
        }
        assert!(tried > 0, "{}: nothing in {DECISIONS} decisions brings anything unknown", game.name());
    }
}
