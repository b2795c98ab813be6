//! A request that is sent twice is carried out once; a request of somebody else is another one.

use serde_json::{Value, json};

use crate::client::Client;
use crate::common::{House, game};

/// A table of two people that is being played, and what each of them sees.
fn two_people(house: &House) -> (Client, Client, String) {
    let (anna, ola) = (Client::guest(house.address, "Anna"), Client::guest(house.address, "Ola"));
    let opening = json!({ "game": game(), "setup": { "players": 2 }, "seats": [{ "kind": "me" }] });
    let opened = anna.post("/api/v1/tables", &opening).json();
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().expect("a name"));
    let joining = json!({ "invitation": opened["invitation"], "client": "join-0001" });
    assert_eq!(ola.post(&format!("{table}/join"), &joining).status, 200);
    assert_eq!(anna.post(&format!("{table}/start"), &json!({ "seat": 0, "client": "start-001" })).status, 200);
    (anna, ola, table)
}

fn read(who: &Client, table: &str) -> Value {
    who.get(table).json()
}

/// Plays the first option of whoever is to act, by this name of a request.
fn first_choice(seen: &Value, client: &str) -> Value {
    let notation = &seen["options"][0]["notation"];
    json!({ "seat": seen["seat"], "choices": [notation], "version": seen["version"], "client": client })
}

#[test]
fn two_people_may_call_their_requests_the_same() {
    let house = House::open();
    let (anna, ola, table) = two_people(&house);
    let mut played = Vec::new();
    // Everybody in turn, until both have played by the same name.
    for turn in 0..40 {
        let (who, seen) = [&anna, &ola]
            .map(|who| (who, read(who, &table)))
            .into_iter()
            .find(|(_, seen)| seen["turn"] == true)
            .expect("somebody is to act");
        let seat = seen["seat"].clone();
        let name = if played.contains(&seat) { format!("other-{turn:04}") } else { "move-0001".to_owned() };
        let answer = who.post(&format!("{table}/play"), &first_choice(&seen, &name));
        assert_eq!((answer.status, answer.json()["repeated"].clone()), (200, json!(false)), "{answer:?}");
        assert_ne!(read(who, &table)["version"], seen["version"], "it was played");
        if name == "move-0001" {
            played.push(seat);
        }
        if played.len() == 2 {
            return;
        }
    }
    panic!("only {played:?} came to play");
}

#[test]
fn rights_are_looked_at_before_anything_is_called_repeated() {
    let house = House::open();
    let (anna, ola, table) = two_people(&house);
    let (who, other) = if read(&anna, &table)["turn"] == true { (&anna, &ola) } else { (&ola, &anna) };
    let play = first_choice(&read(who, &table), "move-0001");
    let done = who.post(&format!("{table}/play"), &play);
    assert_eq!(done.status, 200, "{done:?}");
    assert_eq!(who.post(&format!("{table}/play"), &play).json()["repeated"], json!(true));
    let stranger = Client::guest(house.address, "Ewa");
    for nobody in [other, &stranger] {
        assert_eq!(nobody.post(&format!("{table}/play"), &play).kind(), (403, "foreign".to_owned()));
    }
}

#[test]
fn a_name_stands_for_what_was_asked_by_it() {
    let house = House::open();
    let (anna, ola, table) = two_people(&house);
    let who = if read(&anna, &table)["turn"] == true { &anna } else { &ola };
    let seen = read(who, &table);
    assert_eq!(who.post(&format!("{table}/play"), &first_choice(&seen, "move-0001")).status, 200);
    let now = read(who, &table);
    let mut another = first_choice(&seen, "move-0001");
    another["choices"] = json!([seen["options"][1]["notation"]]);
    assert_eq!(who.post(&format!("{table}/play"), &another).kind(), (409, "reused".to_owned()));
    let pause = json!({ "seat": seen["seat"], "version": now["version"], "client": "move-0001" });
    assert_eq!(who.post(&format!("{table}/pause"), &pause).kind(), (409, "reused".to_owned()));
    assert_eq!(read(who, &table), now, "nothing has changed");
}
