//! Whoever loses a seat or a session hears nothing more by it, over socket and stream.

use std::io::Read;

use serde_json::{Value, json};

use super::socket::Socket;
use crate::client::Client;
use crate::common::{Browser, House, game};

const PASSWORD: &str = "a long password";

/// A table of two that waits for somebody: its host, its name, and what invites to it.
struct Gathering {
    host: Client,
    table: String,
    invitation: String,
}

impl Gathering {
    fn open(house: &House) -> Self {
        let host = Client::guest(house.address, "Host");
        let opening = json!({ "game": game(), "setup": { "players": 2 }, "seats": [{ "kind": "me" }] });
        let opened = host.post("/api/v1/tables", &opening).json();
        let text = |key: &str| opened[key].as_str().expect("a text").to_owned();
        Gathering { host, table: text("table"), invitation: text("invitation") }
    }

    fn ask(&self, who: &Client, act: &str, more: Value) -> Value {
        let mut body = json!({ "client": format!("{act}-0000001") });
        for (key, value) in more.as_object().expect("fields") {
            body[key] = value.clone();
        }
        let answer = who.post(&format!("/api/v1/tables/{}/{act}", self.table), &body);
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    fn join(&self, who: &Client) {
        self.ask(who, "join", json!({ "seat": 1, "invitation": self.invitation }));
    }

    /// The game begins, and whoever is asked decides a few times.
    fn play(&self, people: [&Client; 2]) {
        self.ask(&self.host, "start", json!({ "seat": 0 }));
        let path = format!("/api/v1/tables/{}", self.table);
        for number in 0..6 {
            let seen = people.map(|who| (who, who.get(&path).json()));
            let Some((who, seen)) = seen.into_iter().find(|(_, seen)| seen["turn"] == true) else { return };
            let (seat, version, choice) = (&seen["seat"], &seen["version"], &seen["options"][0]["notation"]);
            let client = format!("play-{number:06}");
            let body = json!({ "seat": seat, "version": version, "choices": [choice], "client": client });
            assert_eq!(who.post(&format!("{path}/play"), &body).status, 200);
        }
    }
}

/// Everything that somebody has open at a table.
struct Looking {
    socket: Socket,
    stream: std::io::BufReader<std::net::TcpStream>,
}

impl Looking {
    fn open(who: &Client, table: &str, seat: Option<usize>) -> Self {
        let seat = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
        let mut socket = Socket::open(who.address, &format!("/tables/{table}/live{seat}"), &who.token);
        assert_eq!(socket.next().expect("the socket is open")["type"], "update");
        Looking { socket, stream: who.follow(&format!("/api/v1/tables/{table}/stream{seat}")) }
    }

    /// Both end by themselves, and what is heard until then is nothing about the game.
    #[track_caller]
    fn end_without_a_word(mut self) {
        let heard = self.socket.rest();
        assert!(heard.iter().all(|message| message["type"] != "update" && message["type"] != "said"), "{heard:#?}");
        assert_eq!(heard.last().expect("the page is told")["type"], "reload");
        let mut told = String::new();
        self.stream.read_to_string(&mut told).expect("the stream ends in time");
        assert!(!told.contains("playing"), "{told}");
    }
}

#[test]
fn whoever_loses_a_seat_hears_nothing_of_who_sits_there_next() {
    let house = House::open();
    let leave = |gathering: &Gathering, anna: &Client| drop(gathering.ask(anna, "vacate", json!({ "seat": 1 })));
    let sent_away = |gathering: &Gathering, _: &Client| {
        drop(gathering.ask(&gathering.host, "vacate", json!({ "seat": 1 })));
    };
    let replaced = |gathering: &Gathering, anna: &Client| {
        sent_away(gathering, anna);
        gathering.ask(&gathering.host, "employ", json!({ "seat": 1, "level": "beginner" }));
        gathering.ask(&gathering.host, "vacate", json!({ "seat": 1, "client": "vacate-0000002" }));
    };
    type Way<'a> = &'a dyn Fn(&Gathering, &Client);
    let ways: [(&str, Way<'_>); 3] = [("leave", &leave), ("sent away", &sent_away), ("replaced", &replaced)];
    for (way, lose) in ways {
        println!("{way}");
        let gathering = Gathering::open(&house);
        let (anna, ola) = (Client::guest(house.address, "Anna"), Client::guest(house.address, "Ola"));
        gathering.join(&anna);
        let looking = Looking::open(&anna, &gathering.table, Some(1));
        lose(&gathering, &anna);
        gathering.join(&ola);
        gathering.play([&gathering.host, &ola]);
        looking.end_without_a_word();
        let seen = anna.get(&format!("/api/v1/tables/{}?seat=1", gathering.table)).json();
        assert_eq!((&seen["seat"], &seen["options"]), (&Value::Null, &json!([])), "{way}: a bystander's eyes");
    }
}

#[test]
fn whoever_sits_down_no_longer_hears_the_gallery() {
    let house = House::open();
    let gathering = Gathering::open(&house);
    let anna = Client::guest(house.address, "Anna");
    let looking = Looking::open(&anna, &gathering.table, None);
    gathering.join(&anna);
    gathering.play([&gathering.host, &anna]);
    let stranger = Client::guest(house.address, "Ewa");
    let remark = json!({ "room": "gallery", "text": "She has two of them", "client": "gallery-1" });
    assert_eq!(stranger.post(&format!("/tables/{}/say", gathering.table), &remark).status, 200);
    looking.end_without_a_word();
}

#[test]
fn a_page_that_was_drawn_for_other_eyes_is_drawn_anew() {
    let house = House::open();
    let gathering = Gathering::open(&house);
    let anna = Client::guest(house.address, "Anna");
    for seat in ["", "?seat=1"] {
        let theirs = if seat.is_empty() { &gathering.host } else { &anna };
        let path = format!("/tables/{}/live{seat}", gathering.table);
        let heard = Socket::open(house.address, &path, &theirs.token).rest();
        assert_eq!(heard, [json!({ "type": "reload" })], "{path}");
    }
}

/// Anna with an account and two browsers, and a table where she plays.
fn anna_twice(house: &House) -> (Browser, Client, String, String) {
    let mut first = house.browser();
    let made = first.post("/account/create", &[("name", "Anna"), ("password", PASSWORD)]);
    let code = made.between("<p class=\"code-text\"><code>", "</code>").to_owned();
    let played = first.post("/play", &[("game", game()), ("players", "3"), ("level", "beginner")]);
    let table = played.led().strip_prefix("/tables/").expect("a table").to_owned();
    let mut second = house.browser();
    assert_eq!(second.post("/account/login", &[("name", "Anna"), ("password", PASSWORD)]).status, 303);
    let token = second.cookie.expect("a session");
    (first, Client { token, ..Client::stranger(house.address) }, table, code)
}

#[test]
fn whoever_loses_a_session_hears_nothing_more_by_it() {
    let end_others = |first: &mut Browser, _: &Client, _: &str| first.post("/account/end-others", &[]);
    let password = |first: &mut Browser, _: &Client, _: &str| {
        first.post("/account/password", &[("password", PASSWORD), ("new", "another long password")])
    };
    let delete = |first: &mut Browser, _: &Client, _: &str| first.post("/account/delete", &[("password", PASSWORD)]);
    let log_out = |first: &mut Browser, second: &Client, _: &str| {
        Browser { cookie: Some(second.token.clone()), ..first.clone() }.post("/account/logout", &[])
    };
    let recover = |first: &mut Browser, _: &Client, code: &str| {
        let fields = [("name", "Anna"), ("code", code), ("password", "another long password")];
        Browser { cookie: None, ..first.clone() }.post("/account/recover", &fields)
    };
    type Way<'a> = &'a dyn Fn(&mut Browser, &Client, &str) -> crate::common::Answer;
    let ways: [(&str, Way<'_>); 5] = [
        ("end others", &end_others),
        ("password", &password),
        ("delete", &delete),
        ("log out", &log_out),
        ("recover", &recover),
    ];
    for (way, lose) in ways {
        println!("{way}");
        let house = House::open();
        let (mut first, second, table, code) = anna_twice(&house);
        let looking = Looking::open(&second, &table, Some(0));
        let answer = lose(&mut first, &second, &code);
        assert!(answer.status < 400, "{way}: {}", answer.text);
        let heard = looking.socket.rest();
        // The tables of somebody who is forgotten are put away first: their sockets end before anybody is told.
        let told = heard.last().is_some_and(|message| message["type"] == "reload");
        assert!(told || way == "delete", "{way}: {heard:#?}");
        let mut stream = looking.stream;
        stream.read_to_string(&mut String::new()).expect("the stream ends in time");
        let seen = second.get(&format!("/api/v1/tables/{table}?seat=0")).json();
        assert_eq!(seen["seat"], Value::Null, "{way}: a bystander's eyes");
    }
}
