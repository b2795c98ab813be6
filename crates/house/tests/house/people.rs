//! Guests, accounts, sessions and settings, as people with browsers meet them.

use std::time::{Duration, Instant};

use house::address::Network;
use house::config::Config;

use crate::common::{Answer, Browser, House, game};

const PASSWORD: &str = "a long password";

/// Somebody with an account, and the recovery code.
fn registered(house: &House, name: &str) -> (Browser, String) {
    let mut browser = house.browser();
    let made = create(&mut browser, name);
    assert_eq!(made.status, 200, "{}", made.text);
    let code = made.between("<p class=\"code-text\"><code>", "</code>").to_owned();
    (browser, code)
}

fn create(browser: &mut Browser, name: &str) -> Answer {
    browser.post("/account/create", &[("name", name), ("password", PASSWORD)])
}

fn log_in(browser: &mut Browser, name: &str, password: &str) -> Answer {
    browser.post("/account/login", &[("name", name), ("password", password)])
}

fn knows(browser: &mut Browser, name: &str) -> bool {
    browser.get("/account").page().contains(&format!("You are logged in as {name}."))
}

/// Hosts a table and says where it is.
fn hosted(browser: &mut Browser) -> String {
    browser.post(&format!("/host/{}", game()), &[("seat-0", "me"), ("name-0", "Anna")]).led().to_owned()
}

#[test]
fn a_newcomer_is_a_guest_after_one_click_and_not_before() {
    let house = House::open();
    let mut browser = house.browser();
    for path in ["/", "/tables", "/settings", "/account", &format!("/host/{}", game())] {
        let answer = browser.get(path);
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")), "{path}");
    }
    assert_eq!(browser.cookie, None);
    let played = browser.post("/play", &[("game", game()), ("players", "3"), ("level", "beginner")]);
    let cookie = played.header("set-cookie").expect("a guest gets a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let table = played.led().to_owned();
    assert!(browser.get("/tables").page().contains(&table));
    assert_eq!(browser.get(&table).status, 200);
    for bad in [[("game", "nothing"), ("level", "easy")], [("game", game()), ("level", "godlike")]] {
        let mut stranger = house.browser();
        assert!((400..500).contains(&stranger.post("/play", &bad).status));
        assert_eq!(stranger.cookie, None);
    }
}

#[test]
fn an_account_keeps_the_games_of_the_guest_who_made_it() {
    let house = House::open();
    let mut browser = house.browser();
    let table = hosted(&mut browser);
    let guest = browser.clone();
    assert_eq!(create(&mut browser, "Anna").status, 200);
    assert_ne!(browser.cookie, guest.cookie, "a session before an account must not be one of the account");
    assert!(browser.get("/tables").page().contains(&table) && knows(&mut browser, "Anna"));
    assert!(!guest.clone().get("/tables").page().contains(&table), "the old token is worth nothing");
}

#[test]
fn logging_in_brings_a_guests_games_along_even_while_they_are_live() {
    let house = House::open();
    let (_, _) = registered(&house, "Anna");
    let mut browser = house.browser();
    let table = hosted(&mut browser);
    assert!(browser.get(&table).page().contains("You are the host"));
    let guest = browser.clone();
    assert_eq!(log_in(&mut browser, "anna", PASSWORD).led(), "/account");
    assert!(knows(&mut browser, "Anna"));
    assert!(browser.get("/tables").page().contains(&table));
    assert!(browser.get(&table).page().contains("You are the host"));
    assert!(!guest.clone().get(&table).page().contains("You are the host"), "the guest's token is worth nothing");
    let bots = browser.post(&format!("{table}/seats/fill"), &[("level", "beginner")]);
    assert_eq!(bots.led(), table);
    assert!(browser.get("/tables").page().contains(&table), "what is written later is still the account's");
}

#[test]
fn nobody_learns_whether_there_is_an_account() {
    let house = House::open();
    registered(&house, "Anna");
    let mut browser = house.browser();
    let wrong = log_in(&mut browser, "Anna", "another password");
    let unknown = log_in(&mut browser, "Ebba", PASSWORD);
    assert_eq!((wrong.status, unknown.status), (422, 422));
    assert_eq!(wrong.text.replace("Anna", "Ebba"), unknown.text);
    assert!(wrong.text.contains("Name and password do not fit together."));
    let forgotten = |browser: &mut Browser, name| {
        browser.post("/account/recover", &[("name", name), ("code", "abcde"), ("password", PASSWORD)])
    };
    let (wrong, unknown) = (forgotten(&mut browser, "Anna"), forgotten(&mut browser, "Ebba"));
    assert_eq!(wrong.text.replace("Anna", "Ebba"), unknown.text);
    assert_eq!(browser.cookie, None);
}

/// A house behind a proxy, where people come from different addresses.
fn behind_a_proxy() -> House {
    House::with(|config| Config { proxies: Network::LOOPBACK.to_vec(), ..config })
}

fn is_turned_away(answer: &Answer) -> bool {
    answer.text.contains("too much at once")
}

#[test]
fn passwords_can_be_tried_ten_times_a_minute_from_one_address() {
    let house = behind_a_proxy();
    registered(&house, "Anna");
    let mut stranger = house.browser().at("6.6.6.6");
    // On a slow machine another one or two are earned meanwhile.
    let tried = (0..60).take_while(|_| !is_turned_away(&log_in(&mut stranger, "ANNA", "wrong password"))).count();
    assert!((10..20).contains(&tried), "{tried}");
    let right = log_in(&mut stranger, "Anna", PASSWORD);
    assert!(is_turned_away(&right), "nor does the right one help: {}", right.text);
    assert!(!is_turned_away(&log_in(&mut stranger, "Ola", PASSWORD)), "another account is another matter");
    let long = log_in(&mut stranger, &"x".repeat(50_000), &"y".repeat(1_000));
    assert!(long.status == 422 && long.text.len() < 50_000, "what is endless is not even looked at");
}

#[test]
fn no_stranger_locks_anybody_out() {
    let house = behind_a_proxy();
    let (mut owner, code) = registered(&house, "Anna");
    owner.post("/account/logout", &[]).led();
    let mut stranger = house.browser().at("6.6.6.1");
    while !is_turned_away(&log_in(&mut stranger, "Anna", "wrong password")) {}
    // Not even where the stranger is: the account knows the browser.
    let mut home = owner.at("6.6.6.1");
    assert!(home.cookie.is_none() && home.device.is_some());
    assert_eq!(log_in(&mut home, "Anna", PASSWORD).led(), "/account");
    let mut another = house.browser().at("6.6.6.2");
    (0..3).for_each(|_| assert_eq!(log_in(&mut another, "Anna", "wrong password").status, 422));
    let began = Instant::now();
    assert_eq!(log_in(&mut house.browser().at("7.7.7.7"), "Anna", PASSWORD).led(), "/account");
    let waited = began.elapsed();
    assert!(waited > Duration::from_millis(200) && waited < Duration::from_secs(30), "slowed down, for {waited:?}");
    let mut elsewhere = house.browser().at("6.6.6.1");
    let fields = [("name", "Anna"), ("code", code.as_str()), ("password", "a newer password")];
    assert_eq!(elsewhere.post("/account/recover", &fields).status, 200, "recovering is another matter");
}

#[test]
fn whoever_is_logged_in_is_not_held_up_by_strangers() {
    let house = House::open();
    let (mut owner, _) = registered(&house, "Anna");
    let mut stranger = house.browser();
    while !is_turned_away(&log_in(&mut stranger, "Anna", "wrong password")) {}
    let changed = owner.post("/account/password", &[("password", PASSWORD), ("new", "a newer password")]);
    assert_eq!(changed.status, 200, "{}", changed.text);
}

#[test]
fn passwords_that_strangers_try_first_are_refused_with_the_reason() {
    let house = House::open();
    let mut browser = house.browser();
    for (password, english, polish) in [
        ("password123", "Many people have that password", "Wiele osób ma takie hasło"),
        ("Annamaria-7", "That password is the name", "To hasło jest nazwą"),
        ("aaaaaaaaaaaa", "a row of keys or one piece repeated", "rząd klawiszy albo powtórzony"),
        ("qwertyuiop", "a row of keys or one piece repeated", "rząd klawiszy albo powtórzony"),
    ] {
        for (language, why) in [("en", english), ("pl", polish)] {
            browser.language = language;
            let refused = browser.post("/account/create", &[("name", "Annamaria"), ("password", password)]);
            assert!(refused.status == 422 && refused.text.contains("id=\"create-password-error\""), "{password}");
            assert!(refused.text.contains(why), "{password}: {}", refused.text);
        }
    }
    let (mut anna, code) = registered(&house, "Annamaria");
    let changed = anna.post("/account/password", &[("password", PASSWORD), ("new", "annamaria1")]);
    assert!(changed.status == 422 && changed.text.contains("That password is the name"));
    let fields = [("name", "Annamaria"), ("code", code.as_str()), ("password", "1234567890")];
    assert_eq!(house.browser().post("/account/recover", &fields).status, 422);
}

#[test]
fn names_hold_nothing_that_nobody_sees() {
    let house = House::open();
    let mut browser = house.browser();
    let hidden = "An\u{202e}na";
    let refused = browser.post("/account/create", &[("name", hidden), ("password", PASSWORD)]);
    assert!(refused.status == 422 && refused.text.contains("characters that nobody sees"), "{}", refused.text);
    let refused = browser.post("/settings", &[("name", "\u{feff}Anna")]);
    assert!(refused.status == 422 && refused.text.contains("characters that nobody sees"), "{}", refused.text);
    let refused = browser.post(&format!("/host/{}", game()), &[("seat-0", "me"), ("name-0", "A\u{200b}nna")]);
    assert!(refused.status == 422 && refused.text.contains("characters that nobody sees"), "{}", refused.text);
    browser.language = "pl";
    let refused = browser.post_json("/api/v1/guests", r#"{"name":"An\u2066na"}"#);
    assert!(refused.status == 400 && refused.text.contains("których nie widać"), "{}", refused.text);
}

#[test]
fn names_and_passwords_are_checked_beside_their_fields() {
    let house = House::open();
    registered(&house, "Anna");
    let mut browser = house.browser();
    let taken = create(&mut browser, "ANNA");
    assert!(
        taken.status == 422 && taken.text.contains("id=\"create-name-error\">Somebody has an account"),
        "{}",
        taken.text
    );
    assert!(taken.text.contains("aria-describedby=\"create-name-error\""));
    let short = browser.post("/account/create", &[("name", "<b>Ola"), ("password", "nine char")]);
    assert!(short.status == 422 && short.text.contains("id=\"create-password-error\">A password has at least 10"));
    assert!(short.text.contains("value=\"&lt;b&gt;Ola\""), "what was typed is kept, and escaped");
    assert!(!short.text.contains("nine char"), "a password is never sent back");
    assert_eq!(browser.cookie, None);
}

#[test]
fn sessions_can_be_ended_one_by_one_and_all_at_once() {
    let house = House::open();
    let (mut first, _) = registered(&house, "Anna");
    let mut others: Vec<Browser> = (0..3).map(|_| house.browser()).collect();
    for browser in &mut others {
        log_in(browser, "Anna", PASSWORD).led();
    }
    let listed = first.get("/account");
    assert_eq!(listed.page().matches("name=\"session\"").count(), 3, "its own cannot be ended like that");
    let one = listed.between("name=\"session\" value=\"", "\"").to_owned();
    first.post("/account/end", &[("session", &one)]).led();
    assert_eq!(others.iter_mut().filter_map(|browser| knows(browser, "Anna").then_some(())).count(), 2);
    let (mut stranger, _) = registered(&house, "Ola");
    let two = first.get("/account").between("name=\"session\" value=\"", "\"").to_owned();
    stranger.post("/account/end", &[("session", &two)]).led();
    assert_eq!(first.get("/account").page().matches("name=\"session\"").count(), 2, "nobody ends another's session");
    first.post("/account/end-others", &[]).led();
    assert!(knows(&mut first, "Anna") && !others.iter_mut().any(|browser| knows(browser, "Anna")));
    first.post("/account/logout", &[]).led();
    assert_eq!(first.cookie, None);
}

#[test]
fn a_new_password_ends_all_other_sessions() {
    let house = House::open();
    let (mut browser, _) = registered(&house, "Anna");
    let mut other = house.browser();
    log_in(&mut other, "Anna", PASSWORD).led();
    let before = browser.clone();
    let change =
        |browser: &mut Browser, old, new| browser.post("/account/password", &[("password", old), ("new", new)]);
    assert_eq!(change(&mut browser, "not the password", "a newer password").status, 422);
    assert_eq!(change(&mut browser, PASSWORD, "short").status, 422);
    assert!(knows(&mut other, "Anna"));
    assert_eq!(change(&mut browser, PASSWORD, "a newer password").status, 200);
    assert!(knows(&mut browser, "Anna") && !knows(&mut other, "Anna") && !knows(&mut before.clone(), "Anna"));
    assert_eq!(log_in(&mut other, "Anna", PASSWORD).status, 422);
    assert_eq!(log_in(&mut other, "Anna", "a newer password").status, 303);
}

#[test]
fn a_recovery_code_is_good_for_one_new_password() {
    let house = House::open();
    let (mut browser, code) = registered(&house, "Anna");
    let mut other = house.browser();
    let recover = |browser: &mut Browser, code: &str, password| {
        browser.post("/account/recover", &[("name", "Anna"), ("code", code), ("password", password)])
    };
    let recovered = recover(&mut other, &code.to_uppercase().replace('-', " "), "a newer password");
    assert!(recovered.status == 200 && knows(&mut other, "Anna"), "{}", recovered.text);
    assert!(!knows(&mut browser, "Anna"), "all sessions end");
    assert_eq!(recover(&mut browser, &code, "the newest password").status, 422, "the code is used up");
    let next = recovered.between("<p class=\"code-text\"><code>", "</code>");
    assert_ne!(next, code);
    assert_eq!(recover(&mut browser, next, "the newest password").status, 200);
    assert!(!other.get("/account").text.contains(next), "a code is shown once");
    let made = browser.post("/account/code", &[("password", "the newest password")]);
    let made = made.between("<p class=\"code-text\"><code>", "</code>");
    assert_eq!(recover(&mut other, made, PASSWORD).status, 200);
}

#[test]
fn a_deleted_account_is_gone_and_bots_play_on() {
    let house = House::open();
    let (mut browser, _) = registered(&house, "Annamaria");
    let gathering = hosted(&mut browser);
    let open = [("seat-0", "me"), ("seat-1", "beginner"), ("set-players", "2"), ("access", "open")];
    let played = browser.post(&format!("/host/{}", game()), &open).led().to_owned();
    assert!(browser.get(&played).page().contains("Annamaria"));
    assert_eq!(browser.post("/account/delete", &[("password", "not the password")]).status, 422);
    assert!(knows(&mut browser, "Annamaria"));
    assert_eq!(browser.post("/account/delete", &[("password", PASSWORD)]).led(), "/");
    assert_eq!(browser.cookie, None);
    assert_eq!(log_in(&mut browser, "Annamaria", PASSWORD).status, 422);
    let mut stranger = house.browser();
    let seen = stranger.get(&played);
    assert!(!seen.page().contains("Annamaria") && seen.text.contains("somebody who left"));
    assert!(!stranger.get(&gathering).text.contains("Sit here"), "a table without its host is cancelled");
}

#[test]
fn settings_are_kept_and_spoken_at_once() {
    let house = House::open();
    let mut browser = house.browser();
    let all = [("name", "Ola"), ("language", "pl"), ("speed", "slow"), ("palette", "night"), ("sound", "yes")];
    let saved = browser.post("/settings", &all);
    let page = browser.follow(&saved);
    assert!(page.page().contains("<html lang=\"pl\" data-palette=\"night\"") && page.text.contains("Zapisano."));
    assert!(page.text.contains("value=\"Ola\"") && page.text.contains("value=\"slow\" checked"));
    assert!(page.text.contains("name=\"sound\" value=\"yes\" checked"));
    let bad = browser.post("/settings", &[("name", "<*>"), ("language", "en")]);
    assert!(
        bad.status == 422
            && bad.text.contains("id=\"settings-name-error\"")
            && bad.text.contains("value=\"&lt;*&gt;\"")
    );
    let page = browser.get("/settings");
    assert!(page.page().contains("lang=\"en\"") && page.text.contains("value=\"Ola\""), "the rest was saved");
    assert!(!page.text.contains("name=\"sound\" value=\"yes\" checked"), "a box that is not ticked is not set");
}

#[test]
fn a_pages_script_changes_one_setting_and_leaves_the_others() {
    let house = House::open();
    let mut browser = house.browser();
    assert_eq!(browser.post_json("/settings", r#"{"speed":"fast"}"#).status, 204);
    assert!(browser.cookie.is_some(), "who prefers something is somebody");
    assert_eq!(browser.post_json("/settings", r#"{"sound":true}"#).status, 204);
    let page = browser.get("/settings");
    assert!(
        page.page().contains("value=\"fast\" checked") && page.text.contains("name=\"sound\" value=\"yes\" checked")
    );
    for bad in [r#"{"speed":"warp"}"#, r#"{"admin":true}"#, "[]", "{"] {
        assert_eq!(browser.post_json("/settings", bad).status, 400, "{bad}");
    }
}

#[test]
fn the_language_button_leads_back_to_the_page_of_this_house_alone() {
    let house = House::open();
    let mut browser = house.browser();
    let origin = format!("http://{}", house.address);
    let mut press = |referer: &str| {
        let headers = [("Origin", origin.as_str()), ("Referer", referer)];
        browser.post_from("/settings/language", &[("language", "pl")], &headers).led().to_owned()
    };
    assert_eq!(press(&format!("{origin}/tables?x=1")), "/tables?x=1");
    for foreign in
        ["https://evil.example/tables", &format!("{origin}.evil/x"), &format!("{origin}//evil/x"), "nonsense"]
    {
        assert_eq!(press(foreign), "/", "{foreign}");
    }
    assert!(browser.get("/").page().contains("<html lang=\"pl\""));
    assert!(browser.get("/settings").page().contains("value=\"Gość "), "a new guest is named in that language");
}

#[test]
fn another_site_cannot_act_for_anybody() {
    let house = House::open();
    let (mut browser, _) = registered(&house, "Anna");
    for path in ["/account/end-others", "/account/logout", "/play", "/settings/language"] {
        let answer = browser.post_from(path, &[("game", game())], &[("Origin", "https://evil.example")]);
        assert_eq!(answer.status, 403, "{path}");
    }
    assert!(knows(&mut browser, "Anna"));
}
