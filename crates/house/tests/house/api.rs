//! The house for programs, over real connections.

use serde_json::{Value, json};

use crate::bot;
use crate::client::{Client, config, next_event, serve};

fn house() -> (tempfile::TempDir, std::net::SocketAddr) {
    let folder = tempfile::tempdir().expect("a folder");
    let address = serve(config(folder.path()));
    (folder, address)
}

fn game() -> &'static str {
    shelf::games()[0].name()
}

/// A table of two with both seats mine, being played.
fn own_table(me: &Client) -> String {
    own_table_of(me, game())
}

fn own_table_of(me: &Client, game: &str) -> String {
    let seats = json!([{ "kind": "me", "name": "Left" }, { "kind": "me", "name": "Right" }]);
    let opened = me.post("/api/v1/tables", &json!({ "game": game, "setup": { "players": 2 }, "seats": seats }));
    assert_eq!(opened.status, 201, "{opened:?}");
    format!("/api/v1/tables/{}", opened.json()["table"].as_str().expect("a name"))
}

fn read(me: &Client, table: &str, seat: usize) -> Value {
    let read = me.get(&format!("{table}?seat={seat}"));
    assert_eq!(read.status, 200, "{read:?}");
    read.json()
}

/// A seat that is to decide, and what it sees.
fn awaited(me: &Client, table: &str) -> (usize, Value) {
    let seat = read(me, table, 0)["awaited"][0].as_u64().expect("somebody is waited for") as usize;
    (seat, read(me, table, seat))
}

fn first_choice(seat: usize, seen: &Value, client: &str) -> Value {
    let notation = &seen["options"][0]["notation"];
    json!({ "seat": seat, "choices": [notation], "version": seen["version"], "client": client })
}

#[test]
fn the_example_bot_plays_a_whole_game_and_says_who_won() {
    let (_folder, address) = house();
    let said = bot::play(&format!("http://{address}"), None, 3).expect("the bot plays to the end");
    assert!(said.contains("Marshal 2000") && said.ends_with(" won."), "{said}");
    assert_eq!(said.lines().count(), 4, "{said}");
}

#[test]
fn games_are_listed_with_everything_that_can_be_chosen() {
    let (_folder, address) = house();
    let games = Client::stranger(address).get("/api/v1/games").json();
    let listed: Vec<&str> =
        games["games"].as_array().unwrap().iter().filter_map(|game| game["name"].as_str()).collect();
    assert_eq!(listed, shelf::games().iter().map(|game| game.name()).collect::<Vec<_>>());
    for (game, shelved) in games["games"].as_array().unwrap().iter().zip(shelf::games()) {
        assert_eq!(game["setup"].as_array().unwrap().len(), shelved.schema().options.len());
        assert_eq!(game["levels"].as_array().unwrap().len(), 5);
        assert!(!game["title"]["pl"].as_str().unwrap().is_empty());
        assert!(!game.to_string().contains('⟦'), "a word is missing: {game}");
    }
}

#[test]
fn a_table_is_opened_joined_started_and_played_by_two_programs() {
    let (_folder, address) = house();
    let (host, other) = (Client::guest(address, "Host"), Client::guest(address, "Other"));
    let seats = json!([{ "kind": "me" }]);
    let opened =
        host.post("/api/v1/tables", &json!({ "game": game(), "setup": { "players": "2" }, "seats": seats })).json();
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let start = json!({ "seat": 0, "client": "start-000" });
    assert_eq!(host.post(&format!("{table}/start"), &start).kind(), (409, "not-now".to_owned()));
    let uninvited = json!({ "client": "join-0000" });
    assert_eq!(other.post(&format!("{table}/join"), &uninvited).kind(), (403, "foreign".to_owned()));
    let joining = json!({ "invitation": opened["invitation"], "name": "Kasia", "client": "join-0001" });
    let joined = other.post(&format!("{table}/join"), &joining);
    assert_eq!(joined.json(), json!({ "repeated": false, "own": [1] }), "{joined:?}");
    assert_eq!(other.post(&format!("{table}/join"), &joining).json(), json!({ "repeated": true, "own": [1] }));
    assert_eq!(other.post(&format!("{table}/start"), &start).kind(), (403, "foreign".to_owned()));
    assert_eq!(host.post(&format!("{table}/start"), &start).status, 200);
    let seen = read(&other, &table, 1);
    assert_eq!((&seen["stage"], &seen["names"]), (&json!("playing"), &json!(["Host", "Kasia"])));
    assert_eq!(seen["seat"], 1);
    let mine = other.get("/api/v1/tables?which=mine").json();
    assert_eq!(mine["tables"][0]["seats"][1], json!({ "kind": "person", "name": "Kasia", "me": true }));
}

#[test]
fn a_host_puts_bots_into_free_seats() {
    let (_folder, address) = house();
    let host = Client::guest(address, "Host");
    let opened =
        host.post("/api/v1/tables", &json!({ "game": game(), "setup": { "players": 2 }, "access": "open" })).json();
    let table = format!("/api/v1/tables/{}", opened["table"].as_str().unwrap());
    let joinable = Client::stranger(address).get("/api/v1/tables?which=joinable").json();
    assert_eq!(joinable["tables"][0]["table"], opened["table"]);
    let employ = |seat: usize, level: &str| {
        let body = json!({ "seat": seat, "level": level, "client": format!("employ-{seat}-{level}") });
        host.post(&format!("{table}/employ"), &body)
    };
    assert_eq!(employ(0, "genius").kind(), (400, "malformed".to_owned()));
    assert_eq!((employ(0, "easy").status, employ(1, "beginner").status), (200, 200));
    assert_eq!(host.post(&format!("{table}/start"), &json!({ "seat": 0, "client": "start-000" })).status, 200);
    let watched = Client::stranger(address).get(&table).json();
    assert_eq!((&watched["seat"], &watched["options"]), (&Value::Null, &json!([])));
    assert!(watched["view"].is_object());
}

#[test]
fn a_decision_is_final_at_once_and_a_repeated_request_is_carried_out_once() {
    let (_folder, address) = house();
    let me = Client::guest(address, "Anna");
    let table = own_table(&me);
    let (seat, seen) = awaited(&me, &table);
    let play = first_choice(seat, &seen, "move-0001");
    let first = me.post(&format!("{table}/play"), &play).json();
    let again = me.post(&format!("{table}/play"), &play).json();
    assert_eq!((&first["repeated"], &again["repeated"]), (&json!(false), &json!(true)));
    assert_eq!(first["version"], again["version"]);
    assert_eq!(read(&me, &table, seat)["version"], first["version"]);
    // Were it held, this seat would have something to confirm.
    let confirm = json!({ "seat": seat, "version": first["version"], "client": "confirm-1" });
    assert_eq!(me.post(&format!("{table}/confirm"), &confirm).kind(), (409, "nothing".to_owned()));
}

#[test]
fn where_all_act_at_once_nobody_makes_a_decision_of_another_stale() {
    let (_folder, address) = house();
    let me = Client::guest(address, "Anna");
    let mut tried = 0;
    for game in shelf::games() {
        let table = own_table_of(&me, game.name());
        let before = read(&me, &table, 0);
        if before["awaited"] != json!([0, 1]) {
            continue;
        }
        tried += 1;
        let mut moves = 0;
        while read(&me, &table, 1)["turn"] == true {
            let choice = first_choice(1, &read(&me, &table, 1), &format!("right-{moves:04}"));
            assert_eq!(me.post(&format!("{table}/play"), &choice).status, 200);
            moves += 1;
        }
        let after = read(&me, &table, 0);
        assert_ne!(after["version"], before["version"], "everybody sees that the other is done");
        let decision = first_choice(0, &before, "left-0001");
        assert_eq!(me.post(&format!("{table}/play"), &decision).status, 200, "the question was the same");
        let again = first_choice(0, &after, "left-0002");
        assert_eq!(me.post(&format!("{table}/play"), &again).kind(), (409, "stale".to_owned()), "that one is answered");
    }
    assert!(tried > 0, "some game is played by all at once");
}

#[test]
fn refusals_are_the_same_as_those_of_pages_and_change_nothing() {
    let (_folder, address) = house();
    let (me, other) = (Client::guest(address, "Anna"), Client::guest(address, "Ola"));
    let table = own_table(&me);
    let (seat, seen) = awaited(&me, &table);
    let version = seen["version"].as_u64().unwrap();
    let refused = |who: &Client, body: Value| who.post(&format!("{table}/play"), &body).kind();
    let play = |change: &[(&str, Value)]| {
        let mut body = first_choice(seat, &seen, "move-0001");
        change.iter().for_each(|(key, value)| body[*key] = value.clone());
        body
    };
    let kind = |status, kind: &str| (status, kind.to_owned());
    assert_eq!(refused(&other, play(&[])), kind(403, "foreign"));
    assert_eq!(refused(&Client::stranger(address), play(&[])), kind(401, "no-token"));
    assert_eq!(refused(&me, play(&[("version", json!(version + 1))])), kind(409, "stale"));
    assert_eq!(refused(&me, play(&[("choices", json!(["no such thing"]))])), kind(400, "malformed"));
    assert_eq!(refused(&me, play(&[("choices", json!([]))])), kind(400, "malformed"));
    assert_eq!(refused(&me, play(&[("seat", json!(99))])), kind(400, "malformed"));
    assert_eq!(refused(&me, play(&[("more", json!(1))])), kind(400, "malformed"));
    assert_eq!(refused(&me, play(&[("client", json!("x"))])), kind(400, "malformed"));
    let idle = 1 - seat;
    let theirs = read(&me, &table, idle);
    let foreign_option = json!({ "seat": idle, "choices": [seen["options"][0]["notation"]], "version": theirs["version"], "client": "move-0002" });
    let answer = me.post(&format!("{table}/play"), &foreign_option);
    if theirs["turn"] == false {
        assert_eq!(answer.kind(), kind(422, "illegal"));
        let refusal = &answer.json()["refusal"];
        assert!(refusal["href"].as_str().unwrap().ends_with(refusal["rule"].as_str().unwrap()), "{refusal}");
        assert_eq!(read(&me, &table, seat), seen, "nothing has changed");
    }
    assert_eq!(me.get("/api/v1/tables/abcdefghjk").kind(), kind(404, "not-found"));
    assert_eq!(me.get("/api/v1/nowhere").kind(), kind(404, "not-found"));
    assert_eq!(me.get(&format!("{table}?seat=x")).kind(), kind(400, "malformed"));
    assert_eq!(
        me.post(&format!("{table}/dance"), &json!({ "seat": 0, "client": "dance-000" })).kind(),
        kind(404, "not-found")
    );
    let polish = Client { language: "pl", ..Client::stranger(address) };
    let words = polish.post("/api/v1/tables", &json!({ "game": game() })).json();
    assert!(words["refusal"]["words"].as_str().unwrap().contains("potrzebny jest token"), "{words}");
}

#[test]
fn the_coach_answers_whoever_decides_and_compares_what_is_named() {
    let (_folder, address) = house();
    let me = Client::guest(address, "Anna");
    let table = own_table(&me);
    let (seat, seen) = awaited(&me, &table);
    let notations: Vec<&str> =
        seen["options"].as_array().unwrap().iter().map(|option| option["notation"].as_str().unwrap()).collect();
    let advice = me.post(&format!("{table}/hint"), &json!({ "seat": seat })).json();
    let best = advice["best"].as_str().expect("there is something to choose");
    assert!(notations.contains(&best), "{advice}");
    assert!((0.0..=1.0).contains(&advice["chance"].as_f64().unwrap()), "{advice}");
    let other = notations.iter().find(|notation| **notation != best).expect("there is another option");
    let compared = me.post(&format!("{table}/hint"), &json!({ "seat": seat, "about": other })).json();
    let said = |advice: &Value| advice["lines"].as_array().unwrap().len();
    assert!(said(&advice) >= 4 && said(&compared) >= 4, "{compared}");
    assert_eq!(me.post(&format!("{table}/hint"), &json!({ "seat": 1 - seat })).status, 409, "nothing to decide");
    let stranger = Client::guest(address, "Ola").post(&format!("{table}/hint"), &json!({ "seat": seat }));
    assert_eq!(stranger.status, 409, "whoever does not sit there is told nothing: {stranger:?}");
}

#[test]
fn whatever_needs_a_token_says_so_before_anything_else() {
    let (_folder, address) = house();
    let stranger = Client::stranger(address);
    let document = stranger.get("/api/openapi.json").json();
    let mut asked = 0;
    for (path, item) in document["paths"].as_object().expect("there are paths") {
        let needs_a_token = item["post"]["security"] == json!([{ "bearer": [] }]);
        let address = path.replace("{id}", "abcdefghjk").replace("{act}", "undo");
        if needs_a_token {
            assert_eq!(stranger.post(&address, &json!({})).kind(), (401, "no-token".to_owned()), "{path}");
            asked += 1;
        }
    }
    assert_eq!(asked, 8, "opening, five acts at a table, and two in a campaign");
    assert_eq!(stranger.get("/api/v1/tables?which=mine").kind(), (401, "no-token".to_owned()));
    assert_eq!(stranger.get("/api/v1/tables?which=joinable").status, 200);
}

#[test]
fn tables_that_cannot_be_are_refused_with_the_reason() {
    let (_folder, address) = house();
    let me = Client::guest(address, "Anna");
    let refused = |body: Value| {
        let answer = me.post("/api/v1/tables", &body);
        assert_eq!(answer.kind(), (400, "malformed".to_owned()), "{answer:?}");
        let refusal = &answer.json()["refusal"];
        assert!(!refusal["words"].as_str().unwrap().contains('`'), "words are for people: {answer:?}");
        refusal["detail"].as_str().unwrap().to_owned()
    };
    assert!(refused(json!({ "game": "chess" })).contains("there is no game `chess`"));
    assert!(refused(json!({ "game": game(), "setup": { "players": 99 } })).contains("`players` cannot be `99`"));
    assert!(refused(json!({ "game": game(), "setup": { "weather": "dry" } })).contains("no option `weather`"));
    let crowd = vec![json!({ "kind": "me" }); 20];
    assert!(refused(json!({ "game": game(), "seats": crowd })).contains("`seats` has 20 entries"));
    assert!(
        refused(json!({ "game": game(), "seats": [{ "kind": "bot", "level": "mcts:999999999" }] }))
            .contains("not a level")
    );
    assert!(
        refused(json!({ "game": game(), "clock": { "kind": "live", "seconds": 1, "increment": 0 } }))
            .contains("60 to 36000")
    );
}

#[test]
fn a_stream_tells_every_change_and_at_once_what_was_missed() {
    let (_folder, address) = house();
    let me = Client::guest(address, "Anna");
    let table = own_table(&me);
    let (seat, seen) = awaited(&me, &table);
    let mut stream = me.follow(&format!("{table}/stream?seat={seat}&version={}", seen["version"]));
    let played = me.post(&format!("{table}/play"), &first_choice(seat, &seen, "move-0001")).json();
    let event = next_event(&mut stream);
    assert_eq!((&event["version"], &event["stage"]), (&played["version"], &json!("playing")));
    let mut late = me.follow(&format!("{table}/stream?seat={seat}&version={}", seen["version"]));
    assert_eq!(next_event(&mut late), event);
    let cancel = me.post(&format!("{table}/cancel"), &json!({ "seat": seat, "client": "cancel-01" }));
    assert_eq!(cancel.status, 200);
    assert_eq!(next_event(&mut stream)["stage"], "stopped");
}

#[test]
fn the_description_is_served_as_a_file_and_as_a_page_in_both_languages() {
    let (_folder, address) = house();
    let stranger = Client::stranger(address);
    let document = stranger.get("/api/openapi.json");
    assert_eq!(document.header("content-type"), Some("application/json"));
    let document = document.json();
    assert_eq!(document["servers"][0]["url"], "/");
    for language in ["en", "pl"] {
        let page = Client { language, ..stranger.clone() }.get("/api");
        assert_eq!(page.status, 200);
        for path in document["paths"].as_object().unwrap().keys() {
            assert!(page.text.contains(path.as_str()), "{path} is on the page");
        }
        for shape in document["components"]["schemas"].as_object().unwrap().keys() {
            assert!(page.text.contains(&format!("id=\"shape-{shape}\"")), "{shape} is on the page");
        }
        assert!(!page.text.contains('⟦') && !page.text.contains("style="), "{language}");
    }
}
