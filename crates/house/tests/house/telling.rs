//! What people and programs are told, over real connections.

use serde_json::{Value, json};
use shelf::Shelved;
use table::setup::Values;
use table::{Eyes, SaltedSeed, Seat, Seed};
use wording::Language;
use wording::lint::Foreign;

use crate::client::{Client, config, serve};

fn house() -> (tempfile::TempDir, std::net::SocketAddr) {
    let folder = tempfile::tempdir().expect("a folder");
    let address = serve(config(folder.path()));
    (folder, address)
}

/// A table of two where both seats are mine, and the game has begun: its name.
fn own_table(me: &Client, game: &dyn Shelved) -> String {
    let seats = json!([{ "kind": "me", "name": "Left" }, { "kind": "me", "name": "Right" }]);
    let asked = json!({ "game": game.name(), "setup": { "players": 2 }, "seats": seats });
    let opened = me.post("/api/v1/tables", &asked);
    assert_eq!(opened.status, 201, "{opened:?}");
    opened.json()["table"].as_str().expect("a name").to_owned()
}

/// What seat 0 has been told.
fn story(me: &Client, table: &str) -> Vec<String> {
    let read = me.get(&format!("/api/v1/tables/{table}?seat=0&story=true")).json();
    let lines = read["story"].as_array().unwrap_or_else(|| panic!("no story: {read}"));
    lines.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect()
}

/// How many lines a game tells at its opening, at a table like these.
fn opening(game: &dyn Shelved) -> usize {
    let values = Values::new().with("players", table::setup::Value::Number(2));
    let table = game.open(&values, SaltedSeed::unsalted(Seed::from_number(1)), Vec::new()).expect("two can play");
    table.events_for(Eyes::Seat(Seat::new(0)), 0).len()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[test]
fn what_setting_up_told_is_on_the_page_in_its_moments_and_in_what_programs_read() {
    let (_folder, address) = house();
    let me = Client::guest(address, "Anna");
    assert!(shelf::games().iter().any(|game| opening(*game) > 0), "some game has something to tell");
    for game in shelf::games() {
        let table = own_table(&me, *game);
        let told = story(&me, &table);
        assert_eq!(told.is_empty(), opening(*game) == 0, "{}: {told:?}", game.name());
        let unasked = me.get(&format!("/api/v1/tables/{table}?seat=0")).json();
        assert!(unasked["story"].is_null(), "only whoever asks is told");
        let page = me.get(&format!("/tables/{table}?seat=0")).text;
        for (i, line) in told.iter().enumerate() {
            assert!(
                page.contains(&format!("id=\"line-{}\"", i + 1)) && page.contains(&escaped(line)),
                "{line}: {page}"
            );
            let moment = me.get(&format!("/tables/{table}/moments/{}?seat=0", i + 1)).json();
            assert!(moment["regions"]["line"].as_str().is_some_and(|said| said.contains(&escaped(line))), "{moment}");
            assert_eq!(moment["moments"], told.len());
        }
        assert!(!page.contains(&format!("id=\"line-{}\"", told.len() + 1)), "nobody has decided anything");
    }
}

#[test]
fn a_setup_that_does_not_fit_is_refused_in_the_language_of_whoever_reads_it() {
    let (_folder, address) = house();
    let me = Client { language: "pl", ..Client::guest(address, "Anna") };
    for game in shelf::games() {
        let refused = me.post("/api/v1/tables", &json!({ "game": game.name(), "setup": { "players": 99 } }));
        assert_eq!(refused.kind(), (400, "malformed".to_owned()));
        let refusal = refused.json()["refusal"].clone();
        let label = game.lexicon().say(Language::Pl, &wording::setup::option("players"), &wording::Unnamed);
        let words = refusal["words"].as_str().expect("words");
        assert!(words.starts_with(&format!("{label}: Wybierz liczbę od ")), "{refusal}");
        assert!(
            refusal["detail"].as_str().is_some_and(|detail| detail.contains("`players` cannot be `99`")),
            "{refusal}"
        );
    }
}

#[test]
fn refusals_in_polish_are_polish_and_details_for_programmers_stand_apart() {
    let (_folder, address) = house();
    let me = Client { language: "pl", ..Client::guest(address, "Anna") };
    let foreign = Foreign::of(&[house::words::words()]);
    let table = own_table(&me, shelf::games()[0]);
    let play = |body: Value| me.post(&format!("/api/v1/tables/{table}/play"), &body);
    let answers = [
        me.post("/api/v1/tables", &json!({ "game": "chess" })),
        me.post("/api/v1/tables", &json!({ "game": shelf::games()[0].name(), "setup": { "horses": 3 } })),
        me.get(&format!("/api/v1/tables/{table}?seat=x")),
        play(json!({ "seat": 0, "choices": [], "version": 1, "client": "play-0001" })),
        play(json!({ "seat": 0, "choices": ["dance"], "version": 99, "client": "play-0002" })),
        play(json!({ "seat": 7, "choices": ["dance"], "version": 1, "client": "play-0003" })),
        me.post(&format!("/api/v1/tables/{table}/confirm"), &json!({ "seat": 0, "version": 1, "client": "conf-0001" })),
    ];
    for answer in answers {
        let words = answer.json()["refusal"]["words"].as_str().expect("words").to_owned();
        let own = words.replace("horses", "");
        assert_eq!(foreign.heard(&own), [""; 0], "{answer:?}");
        assert!(words.ends_with('.') && words.starts_with(char::is_uppercase), "{words}");
    }
}

#[test]
fn a_finished_game_has_its_account_in_words() {
    let (_folder, address) = house();
    let me = Client { language: "pl", ..Client::guest(address, "Anna") };
    let game = shelf::games()[0];
    let table = own_table(&me, game);
    let mut moves = 0;
    let end = loop {
        let read = me.get(&format!("/api/v1/tables/{table}")).json();
        assert!(read["account"].is_null() || read["stage"] == "finished", "{read}");
        let Some(seat) = read["awaited"][0].as_u64() else { break read };
        let seen = me.get(&format!("/api/v1/tables/{table}?seat={seat}")).json();
        let choice = &seen["options"][0]["notation"];
        let client = format!("move-{moves:05}");
        let body = json!({ "seat": seat, "choices": [choice], "version": seen["version"], "client": client });
        assert_eq!(me.post(&format!("/api/v1/tables/{table}/play"), &body).status, 200, "{seen}");
        moves += 1;
    };
    let account = end["account"].as_str().expect("the game is over");
    assert!(account.starts_with("Podsumowanie\n"), "{account}");
    for name in ["Left (", "Right ("] {
        assert!(account.contains(name), "everybody is named with what they play: {account}");
    }
}
