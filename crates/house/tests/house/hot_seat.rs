//! Two people at one browser: whatever way leads to a page or to anything that a page asks for, it shows what somebody sees
//! who only watches, until one of the two has lifted the curtain; and then that one's, on that page, until the turn is over.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use shelf::Shelved;
use table::setup::{Value as Chosen, Values};
use table::{Dice, SaltedSeed, Seat, Seed};

use crate::attack::socket::Socket;
use crate::common::{self, Browser, House};

/// How long a bot may think.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many decisions of theirs the two are watched for.
const DECISIONS: usize = 6;

/// What is drawn of a game, rather than around it.
const DRAWN: [&str; 8] = ["scene", "plates", "hand", "panels", "table", "log", "prompt", "options"];

/// A table for two people at one browser and a bot, and somebody elsewhere who watches.
struct Scene {
    table: String,
    screen: Browser,
    watcher: Browser,
    requests: usize,
}

impl Scene {
    fn open(house: &House, game: &dyn Shelved) -> Self {
        let mut screen = house.browser();
        let seats =
            [("seat-0", "me"), ("name-0", "Anna"), ("seat-1", "screen"), ("name-1", "Ola"), ("seat-2", "beginner")];
        let fields = [&[("set-players", "3"), ("access", "link"), ("clock", "off")][..], &seats].concat();
        let opened = screen.post(&format!("/host/{}", game.name()), &fields);
        let table = opened.led().strip_prefix("/tables/").expect("a table").to_owned();
        let confirmed = screen.post_json("/settings", r#"{"confirm":"at-once","speed":"off"}"#);
        assert_eq!(confirmed.status, 204, "{confirmed:?}");
        Scene { table, screen, watcher: house.browser(), requests: 0 }
    }

    fn at(&self, path: &str) -> String {
        format!("/tables/{}{path}", self.table)
    }

    fn get(&mut self, path: &str) -> common::Answer {
        let address = self.at(path);
        self.screen.get(&address)
    }

    fn post(&mut self, act: &str, mut body: Value) -> common::Answer {
        self.requests += 1;
        body["client"] = json!(format!("request-number-{}", self.requests));
        let address = self.at(&format!("/{act}"));
        self.screen.post_json(&address, &body.to_string())
    }

    fn now(&mut self, query: &str) -> Value {
        let answer = self.get(&format!("/now{query}"));
        serde_json::from_str(answer.page()).expect("JSON")
    }

    fn lift(&mut self, seat: usize) -> String {
        let lifted = self.post("lift", json!({ "seat": seat, "version": 0 }));
        let lifted: Value = serde_json::from_str(lifted.page()).expect("JSON");
        lifted["pass"].as_str().expect("a pass").to_owned()
    }

    /// What those see who watch.
    fn public(&mut self) -> BTreeSet<String> {
        let page = self.at("");
        pieces(self.watcher.get(&page).page())
    }

    /// What the seats see into which nobody looks: everything that is drawn for one of them and not for those who watch, before
    /// or after, since the bot plays meanwhile.
    fn secrets(&mut self) -> [BTreeSet<String>; 2] {
        let before = self.public();
        let seen = [0, 1].map(|seat| {
            let pass = self.lift(seat);
            let seen = self.now(&format!("?seat={seat}&pass={pass}"));
            self.post(&format!("fall?pass={pass}"), json!({ "seat": seat, "version": 0 }));
            let drawn: String = DRAWN.iter().filter_map(|name| seen["regions"][name].as_str()).collect();
            pieces(&drawn)
        });
        let after = self.public();
        seen.map(|seen| seen.into_iter().filter(|piece| !before.contains(piece) && !after.contains(piece)).collect())
    }

    /// Waits until one of the two is asked; nothing if the game is over.
    fn asked(&mut self) -> Option<usize> {
        let since = Instant::now();
        loop {
            let now = self.now("");
            let own = now["curtain"].as_array().cloned().unwrap_or_default();
            if let Some(seat) = own.iter().find(|sharer| sharer["asked"] == true) {
                return seat["seat"].as_u64().map(|seat| seat as usize);
            }
            if now["curtain"].is_null() && now["turn"] == true {
                return now["hand_over"]["seat"].as_u64().map(|seat| seat as usize).or(Some(0));
            }
            if now["regions"]["end"].as_str().is_some_and(|end| !end.is_empty()) {
                return None;
            }
            assert!(since.elapsed() < PATIENCE, "nobody is asked: {now}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The texts and keys of some HTML, also of HTML that is written in JSON.
fn pieces(html: &str) -> BTreeSet<String> {
    let plain = html.replace("\\\"", "\"").replace("\\n", "\n").replace("\\u003c", "<");
    let texts = plain.split('>').filter_map(|piece| piece.split('<').next()).map(str::trim);
    let keys = plain.split("data-key=\"").skip(1).filter_map(|rest| rest.split('"').next());
    // That a seat is one's own is no secret.
    let said = |text: &&str| text.chars().any(char::is_alphanumeric) && *text != "you";
    texts.chain(keys).filter(said).map(str::to_owned).collect()
}

/// Every way to a page, and to all that a page asks for.
fn ways(scene: &mut Scene, pass: Option<&str>) -> Vec<(String, String)> {
    let moments = scene.now("")["moments"].as_u64().expect("a number");
    let mut paths: Vec<String> =
        ["", "?seat=0", "?seat=1", "/now", "/now?seat=0", "/now?seat=1"].map(str::to_owned).into();
    for seat in 0..2 {
        paths.extend([0, 1, moments / 2, moments].map(|moment| format!("/moments/{moment}?seat={seat}")));
        paths.extend((0..2).map(|player| format!("/sheets/{player}?seat={seat}")));
        paths.push(format!("/sheets/{seat}?seat={seat}&moment={moments}"));
        paths.push(format!("/rules?seat={seat}"));
    }
    let mut answers: Vec<(String, String)> =
        paths.into_iter().map(|path| (path.clone(), scene.get(&path).text)).collect();
    // A pass is for what a page asks for, and never for a page; one that was made up is for nothing.
    let made_up = "a".repeat(20);
    for pass in pass.into_iter().chain([made_up.as_str()]) {
        for seat in 0..2 {
            let path = format!("?seat={seat}&pass={pass}");
            answers.push((path.clone(), scene.get(&path).text));
        }
    }
    for seat in 0..2 {
        let path = format!("/now?seat={seat}&pass={made_up}");
        answers.push((path.clone(), scene.get(&path).text));
        let api = format!("/api/v1/tables/{}?seat={seat}", scene.table);
        answers.push((api.clone(), scene.screen.get(&api).text));
        let hint = scene.post("hint", json!({ "seat": seat, "version": 0 }));
        assert_ne!(hint.status, 200, "nobody is advised with the curtain down");
        let stale = json!({ "seat": seat, "version": 0, "choices": ["nothing like this"] });
        answers.push((format!("play in seat {seat}"), scene.post("play", stale).text));
        for act in ["pause", "resume"] {
            let body = json!({ "seat": seat, "version": 0 });
            answers.push((format!("{act} in seat {seat}"), scene.post(act, body).text));
        }
        let cookie = scene.screen.cookie.clone().expect("a session");
        let heard = Socket::open(scene.screen.address, &scene.at(&format!("/live?seat={seat}")), &cookie).rest();
        assert_eq!(heard, [json!({ "type": "reload" })], "a page that shows a seat without having lifted the curtain");
    }
    answers
}

/// No way shows what only one of the two may know, unless it shows the same to somebody who watches: the rules name every card.
#[track_caller]
fn nothing_is_shown(game: &dyn Shelved, scene: &mut Scene, secrets: &[BTreeSet<String>; 2], pass: Option<&str>) {
    for (way, answer) in ways(scene, pass) {
        let shown = pieces(&answer);
        let address = if way.starts_with("/api") { way.clone() } else { scene.at(&way) };
        let mut public = scene.public();
        if way.is_empty() || way.starts_with(['/', '?']) {
            public.extend(pieces(&scene.watcher.get(&address).text));
        }
        for (seat, secret) in secrets.iter().enumerate() {
            let leaked: Vec<&String> = secret.intersection(&shown).filter(|piece| !public.contains(*piece)).collect();
            assert!(leaked.is_empty(), "{}, {way}: shows what only seat {seat} may know: {leaked:?}", game.name());
        }
    }
}

/// Whether one of the first two seats ever knows what the other may not, in the first turns of a game of three.
fn has_secrets(game: &dyn Shelved) -> bool {
    let setup = Values::new().with("players", Chosen::Number(3));
    let mut table = game.open(&setup, SaltedSeed::unsalted(Seed::from_number(1)), Vec::new()).expect("it opens");
    let mut dice = Dice::from_number(1);
    for _ in 0..60 {
        let [a, b] = [0, 1].map(Seat::new);
        if table.hides(a, b) || table.hides(b, a) {
            return true;
        }
        let Some(seat) = table.to_act().first() else { return false };
        let options = table.options(seat);
        let option = &options[dice.below(options.len() as u32) as usize];
        let _ = table.play(seat, &option.notation).expect("it is an option");
    }
    false
}

fn play_behind_the_curtain(house: &House, game: &'static dyn Shelved) {
    let mut scene = Scene::open(house, game);
    let mut seen_secrets = 0;
    for _ in 0..DECISIONS {
        let Some(seat) = scene.asked() else { break };
        let guarded = !scene.now("")["curtain"].is_null();
        if guarded {
            let secrets = scene.secrets();
            seen_secrets += secrets.iter().filter(|secret| !secret.is_empty()).count();
            nothing_is_shown(game, &mut scene, &secrets, None);
            // Another tab, and everything else, stays behind the curtain while one page has lifted it.
            let pass = scene.lift(seat);
            nothing_is_shown(game, &mut scene, &secrets, Some(&pass));
            let other = 1 - seat;
            let theirs = scene.get(&format!("/now?seat={other}&pass={pass}")).text;
            assert!(pieces(&theirs).is_disjoint(&secrets[other]), "{}: one pass opens one seat", game.name());
            decide(game, &mut scene, seat, Some(&pass));
        } else {
            decide(game, &mut scene, seat, None);
        }
    }
    assert!(seen_secrets > 0, "{}: there was something to hide", game.name());
}

/// Decides in a seat until its turn is over. The curtain falls with that, though no page has asked for it.
fn decide(game: &dyn Shelved, scene: &mut Scene, seat: usize, pass: Option<&str>) {
    let pass = pass.map_or_else(String::new, |pass| format!("pass={pass}"));
    loop {
        let now = scene.now(&format!("?seat={seat}&{pass}"));
        let options = now["regions"]["options"].as_str().expect("options");
        let option = options.split("data-notation=\"").nth(1).and_then(|rest| rest.split('"').next());
        let option = option.unwrap_or_else(|| panic!("{}: seat {seat} is asked: {options}", game.name()));
        let body = json!({ "seat": seat, "version": now["version"], "choices": [option.replace("&amp;", "&")] });
        let played = scene.post(&format!("play?{pass}"), body);
        assert_eq!(played.status, 200, "{}: {}", game.name(), played.text);
        if pass.is_empty() {
            return;
        }
        let after = scene.now(&format!("?seat={seat}&{pass}"));
        if after["curtain"].is_null() && after["turn"] == true {
            continue;
        }
        let everybody = scene.now("");
        let over = everybody["regions"]["end"].as_str().is_some_and(|end| !end.is_empty());
        assert!(over || !after["curtain"].is_null(), "{}: the curtain is up after the turn", game.name());
        return;
    }
}

#[test]
fn with_two_at_one_browser_every_way_to_a_page_is_behind_the_curtain() {
    let house = House::open();
    let games: Vec<&'static dyn Shelved> = shelf::games().iter().copied().filter(|game| has_secrets(*game)).collect();
    assert!(!games.is_empty());
    for game in games {
        println!("{}", game.name());
        play_behind_the_curtain(&house, game);
    }
}

#[test]
fn whoever_lifts_the_curtain_lets_it_fall_before_the_other() {
    let house = House::open();
    let game = shelf::games().iter().copied().find(|game| has_secrets(*game)).expect("a game with secrets");
    let mut scene = Scene::open(&house, game);
    scene.asked();
    let secrets = scene.secrets();
    let cookie = scene.screen.cookie.clone().expect("a session");
    let first = scene.lift(0);
    let mut page = Socket::open(scene.screen.address, &scene.at(&format!("/live?seat=0&pass={first}")), &cookie);
    assert_eq!(page.next().expect("a socket")["type"], "update", "whoever has lifted the curtain follows the game");
    let second = scene.lift(1);
    assert_eq!(page.rest().last().expect("the page is told")["type"], "reload");
    let shown = pieces(&scene.get(&format!("/now?seat=0&pass={first}")).text);
    assert!(shown.is_disjoint(&secrets[0]) && shown.is_disjoint(&secrets[1]), "the first pass opens nothing any more");
    let theirs = pieces(&scene.get(&format!("/now?seat=1&pass={second}")).text);
    assert!(!theirs.is_disjoint(&secrets[1]), "the second opens the second seat");
    scene.post(&format!("fall?pass={second}"), json!({ "seat": 1, "version": 0 }));
    assert!(
        pieces(&scene.get(&format!("/now?seat=1&pass={second}")).text).is_disjoint(&secrets[1]),
        "until it is let fall"
    );
    // Nobody lifts a curtain before a seat that is somebody else's.
    let mut stranger = house.browser();
    stranger.get("/");
    let body = json!({ "seat": 0, "version": 0, "client": "not-my-own-seat" }).to_string();
    let address = scene.at("/lift");
    assert_eq!(stranger.post_json(&address, &body).status, 403);
}

/// The members of a campaign who share a browser keep their own papers, too.
#[test]
fn a_campaign_shows_one_members_papers_once_and_to_that_member() {
    let house = House::open();
    for game in shelf::games() {
        let Some(setup) = founding(*game) else { continue };
        let mut screen = house.browser();
        let seats = [("seat-0", "me"), ("name-0", "Anna"), ("seat-1", "screen"), ("name-1", "Ola")];
        let fields = [
            &[("set-players", "2"), ("access", "link"), ("clock", "off")][..],
            &seats,
            &[(setup.0.as_str(), setup.1.as_str())],
        ]
        .concat();
        let opened = screen.post(&format!("/host/{}", game.name()), &fields);
        let page = screen.follow(&opened);
        let campaign = page.between("/campaigns/", "\"").to_owned();
        let address = format!("/campaigns/{campaign}");
        let plain = screen.get(&address).page().to_owned();
        assert!(plain.contains("Anna") && plain.contains("Ola"), "{plain}");
        let looking = screen.post(&format!("{address}/look"), &[("member", "1")]);
        let path = looking.led().to_owned();
        assert!(path.contains("pass="));
        let once = screen.get(&path).page().to_owned();
        assert!(once.contains("aria-current=\"true\""), "one member looks");
        let again = screen.get(&path).page().to_owned();
        assert!(!again.contains("aria-current=\"true\""), "the page that is opened again is everybody's");
        assert!(!screen.get(&format!("{address}?member=1")).page().contains("aria-current=\"true\""));
        assert_eq!(screen.post(&format!("{address}/look"), &[("member", "7")]).status, 403);
    }
}

/// The field and the value of a form that found a campaign.
fn founding(game: &dyn Shelved) -> Option<(String, String)> {
    game.schema().options.iter().find_map(|option| match &option.kind {
        table::setup::SetupKind::OneOf(values) => values.iter().find_map(|(value, _)| {
            let setup = Values::new().with("players", Chosen::Number(2)).with(option.key, Chosen::one(value));
            game.chapter(&setup).map(|_| (format!("set-{}", option.key), (*value).to_owned()))
        }),
        _ => None,
    })
}
