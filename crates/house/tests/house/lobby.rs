//! The lobby, hosting, seats and invitations, as people with browsers meet them.

use crate::common::{Answer, Browser, House, game};
use wording::Language;

/// Hosts a table for two with these fields, and says where it is.
fn hosted(browser: &mut Browser, fields: &[(&str, &str)]) -> String {
    let usual = [("set-players", "2"), ("seat-0", "me"), ("name-0", "Anna")];
    let given = fields.iter().chain(usual.iter().filter(|(name, _)| !fields.iter().any(|(other, _)| other == name)));
    let given: Vec<(&str, &str)> = given.copied().collect();
    browser.post(&format!("/host/{}", game()), &given).led().to_owned()
}

/// The link that invites to a table, as its page shows it.
fn invitation(house: &House, browser: &mut Browser, table: &str) -> String {
    let page = browser.get(table);
    let link = page.between("id=\"invitation\" type=\"text\" readonly value=\"", "\"");
    link.strip_prefix(&format!("http://{}", house.address)).expect("the link is complete").to_owned()
}

fn begun(answer: &Answer) -> bool {
    answer.status == 200 && !answer.text.contains("id=\"gathering\"")
}

#[test]
fn every_page_is_whole_in_both_languages_and_keeps_to_the_policy() {
    let house = House::open();
    for language in ["en", "pl"] {
        let mut browser = house.browser().speaking(language);
        let table = hosted(&mut browser, &[]);
        let invited = invitation(&house, &mut browser, &table);
        let game = game();
        for path in ["/", "/tables", "/settings", "/account", &format!("/host/{game}"), &table] {
            let page = browser.get(path);
            check(language, path, &page);
        }
        let mut stranger = house.browser().speaking(language);
        check(language, "/join", &stranger.get(&invited));
        check(language, "a table to strangers", &stranger.get(&table));
        let refused =
            browser.post(&format!("/host/{game}"), &[("set-players", "99"), ("clock", "live"), ("minutes", "0")]);
        check(language, "a refused form", &Answer { status: 200, ..refused });
        browser.post(
            "/account/create",
            &[("name", if language == "en" { "Ann" } else { "Ola" }), ("password", "long enough")],
        );
        check(language, "an account", &browser.get("/account"));
    }
}

fn check(language: &str, path: &str, page: &Answer) {
    let text = page.page();
    assert!(text.contains(&format!("<html lang=\"{language}\"")), "{path}");
    assert!(!text.contains('⟦') && !text.contains("{ $"), "{path} has words missing: {text}");
    assert_eq!(text.matches("<h1").count(), 1, "{path}");
    for forbidden in [" style=", " onclick=", " onchange=", " onsubmit=", "javascript:"] {
        assert!(!text.contains(forbidden), "{path} has {forbidden}");
    }
    for id in text
        .split("aria-describedby=\"")
        .skip(1)
        .flat_map(|rest| rest.split('"').next().into_iter().flat_map(|ids| ids.split(' ')))
    {
        assert!(text.contains(&format!("id=\"{id}\"")), "{path}: nothing is called {id}");
    }
    assert_eq!(page.header("cache-control"), Some("no-store"), "{path}");
}

#[test]
fn every_game_is_a_card_with_a_picture_and_a_way_in() {
    let house = House::open();
    let mut browser = house.browser();
    let lobby = browser.get("/");
    for game in shelf::games() {
        let name = game.name();
        assert!(lobby.page().contains(&format!("name=\"game\" value=\"{name}\"")));
        for href in [format!("/host/{name}"), format!("/rules/{name}"), format!("/rules/{name}/first-game")] {
            assert!(lobby.text.contains(&format!("href=\"{href}\"")), "{href}");
            assert_eq!(browser.get(&href).status, 200, "{href}");
        }
        for language in ["en", "pl"] {
            let picture = browser.get(&format!("/games/{name}/picture/{language}"));
            assert_eq!(picture.status == 200, game.is_drawn());
            assert!(!game.is_drawn() || picture.header("content-type") == Some("image/svg+xml"));
            assert!(!picture.text.contains("class=\"\" class="), "as XML it would not be read");
        }
        assert_eq!(browser.get(&format!("/games/{name}/picture/xx")).status, 404);
    }
}

#[test]
fn what_is_not_there_is_said_in_the_frame_of_the_house_and_in_ones_own_language() {
    let house = House::open();
    let mut browser = house.browser();
    let english = [
        "There is no such thing here.",
        "There is no such table.",
        "This invitation is no longer valid: ask for a new link.",
    ];
    let polish = ["Nie ma tu czegoś takiego.", "Nie ma takiego stołu.", "To zaproszenie nie jest już ważne"];
    for (language, [thing, table, invitation]) in [("en", english), ("pl", polish)] {
        browser.language = language;
        let gone = [
            ("/nothing", thing),
            ("/rules/nosuchgame", thing),
            ("/tables/nosuchtable", table),
            ("/join/nosuchinvitation", invitation),
        ];
        for (path, said) in gone {
            let answer = browser.get(path);
            assert_eq!(answer.status, 404, "{path}");
            assert!(answer.text.contains(said) && answer.text.contains(&format!("lang=\"{language}\"")), "{path}");
            assert!(answer.text.contains("<nav"), "{path}: there is a way on");
        }
    }
}

#[test]
fn what_cannot_be_is_explained_beside_its_field_and_nothing_typed_is_lost() {
    let house = House::open();
    let mut browser = house.browser();
    let fields = [
        ("set-players", "1000"),
        ("clock", "live"),
        ("minutes", "0"),
        ("increment", "7"),
        ("access", "open"),
        ("seat-0", "screen"),
        ("name-0", "<i>*</i>"),
        ("seat-1", "hard"),
    ];
    let refused = browser.post(&format!("/host/{}", game()), &fields);
    assert_eq!(refused.status, 422);
    for error in ["id=\"set-players-error\">Choose a number", "id=\"minutes-error\">Choose a number from 1 to 600."] {
        assert!(refused.text.contains(error), "{error}");
    }
    for kept in ["value=\"7\"", "value=\"open\" checked", "value=\"live\" checked", "value=\"hard\" selected"] {
        assert!(refused.text.contains(kept), "{kept}");
    }
    assert!(refused.text.contains("value=\"&lt;i&gt;*&lt;/i&gt;\""), "what was typed is escaped");
    assert!(!browser.get("/tables").page().contains("/tables/"), "no table was opened");
}

#[test]
fn a_full_table_begins_at_once() {
    let house = House::open();
    let mut browser = house.browser();
    let with_bot = hosted(&mut browser, &[("seat-1", "beginner")]);
    assert!(begun(&browser.get(&with_bot)));
    let shared = hosted(&mut browser, &[("seat-1", "screen"), ("name-1", "Bolek")]);
    let page = browser.get(&shared);
    assert!(begun(&page) && page.text.contains("Anna") && page.text.contains("Bolek"));
}

#[test]
fn an_open_table_is_listed_and_joined_one_by_link_only_with_the_invitation() {
    let house = House::open();
    let (mut host, mut guest) = (house.browser(), house.browser());
    let open = hosted(&mut host, &[("access", "open")]);
    let closed = hosted(&mut host, &[]);
    let lobby = guest.get("/");
    assert!(lobby.page().contains(&open) && !lobby.text.contains(&closed));
    let turned_away = guest.post(&format!("{closed}/seats/take"), &[("seat", "1"), ("name", "Ola")]);
    assert!(
        turned_away.status == 403 && turned_away.text.contains("You need the invitation link"),
        "{}",
        turned_away.text
    );
    assert!(!guest.get(&closed).text.contains("/join/"), "the invitation is for those who sit there");
    assert_eq!(guest.post(&format!("{open}/seats/take"), &[("seat", "1"), ("name", "Ola")]).led(), open);
    let page = host.get(&open);
    assert!(page.page().contains("Ola") && page.text.contains("You can begin"));
    assert_eq!(guest.post(&format!("{open}/seats/start"), &[]).status, 403, "only the host begins");
    assert_eq!(host.post(&format!("{open}/seats/start"), &[]).led(), open);
    assert!(begun(&guest.get(&open)));
}

#[test]
fn an_invitation_gives_a_free_seat_and_never_a_taken_one() {
    let house = House::open();
    let mut host = house.browser();
    let table = hosted(&mut host, &[]);
    let invited = invitation(&house, &mut host, &table);
    assert_eq!(host.get(&invited).led(), table, "who sits there is led to the table");
    let mut guest = house.browser();
    assert!(guest.get(&invited).page().contains("Take a seat"));
    let taken = guest.post(&invited, &[("seat", "0"), ("name", "Ola")]);
    assert!(taken.status == 409 && taken.text.contains("That seat is taken."), "{}", taken.text);
    assert!(host.get(&table).page().contains("Anna"));
    assert_eq!(guest.post(&invited, &[("name", "Ola")]).led(), table);
    assert_eq!(guest.get(&invited).led(), table);
    let mut late = house.browser();
    let full = late.post(&invited, &[("name", "Ela")]);
    assert!(full.status == 409 && full.text.contains("All seats are taken."), "{}", full.text);
    host.post(&format!("{table}/seats/start"), &[]).led();
    let begun = late.get(&invited);
    assert!(begun.page().contains("You can watch it") && begun.text.contains(&format!("href=\"{table}\"")));
    assert_eq!(late.get("/join/abcdefghjkmnpqrstuvw").status, 404);
    assert_eq!(late.get("/join/%3Cscript%3E").status, 404);
}

#[test]
fn whoever_looks_like_somebody_at_the_table_is_marked() {
    let house = House::open();
    let (mut host, mut double) = (house.browser(), house.browser());
    let table = hosted(&mut host, &[("access", "open"), ("set-players", "3")]);
    // The first letter is Cyrillic.
    double.post(&format!("{table}/seats/take"), &[("seat", "1"), ("name", "\u{410}nna")]).led();
    let page = host.get(&table);
    assert!(page.page().contains(">Anna</h3>") && page.text.contains(">\u{410}nna (2)</h3>"));
    assert_eq!(page.text.matches("the name looks like another one here").count(), 1);
    let say = |browser: &mut Browser, room: &str, text: &str, client: &str| {
        let said = format!(r#"{{"room":"{room}","text":"{text}","client":"{client}","seat":1}}"#);
        browser.post_json(&format!("{table}/say"), &said)
    };
    assert_eq!(say(&mut double, "players", "I am Anna", "client-0001").status, 200);
    let mut passer = house.browser();
    passer.post("/settings", &[("name", "ANNA")]).led();
    assert_eq!(say(&mut passer, "gallery", "So am I", "client-0002").status, 200);
    let hidden = say(&mut double, "players", "abc\u{202e}def", "client-0003");
    assert!(hidden.status == 400 && hidden.text.contains("A remark cannot hold"), "{}", hidden.text);
    host.post(&format!("{table}/seats/fill"), &[("level", "beginner")]).led();
    host.post(&format!("{table}/seats/start"), &[]).led();
    let page = passer.get(&table);
    for speaker in ["\u{410}nna (2)", "ANNA (3)"] {
        assert!(page.page().contains(&format!(">{speaker}</button>")), "{speaker}");
    }
}

#[test]
fn the_host_arranges_the_seats_and_nobody_else() {
    let house = House::open();
    let (mut host, mut guest) = (house.browser(), house.browser());
    let table = hosted(&mut host, &[("access", "open"), ("set-players", "3")]);
    let seats = |act: &str| format!("{table}/seats/{act}");
    assert_eq!(guest.post(&seats("employ"), &[("seat", "1"), ("level", "easy")]).status, 403, "strangers do nothing");
    guest.post(&seats("take"), &[("seat", "1"), ("name", "Ola")]).led();
    assert_eq!(guest.post(&seats("employ"), &[("seat", "2"), ("level", "easy")]).status, 403);
    assert_eq!(guest.post(&seats("free"), &[("seat", "0")]).status, 403);
    assert_eq!(
        host.post(&seats("employ"), &[("seat", "1"), ("level", "easy")]).status,
        409,
        "a person is not pushed out by a bot"
    );
    assert!(host.post(&seats("start"), &[]).text.contains("There are free seats"));
    host.post(&seats("employ"), &[("seat", "2"), ("level", "easy")]).led();
    assert!(guest.get(&table).page().contains("easy"));
    host.post(&seats("free"), &[("seat", "1")]).led();
    let page = guest.get(&table);
    assert!(!page.page().contains("Ola") || page.text.contains("Sit here"), "the seat is free again");
    host.post(&seats("fill"), &[("level", "hard")]).led();
    assert!(host.get(&table).page().contains("You can begin"));
    assert_eq!(guest.post(&seats("cancel"), &[]).status, 403);
    let cancelled = host.post(&seats("cancel"), &[]);
    assert!(host.follow(&cancelled).page().contains("has cancelled this table"), "a cancelled table says so");
    assert_eq!(
        guest.post(&seats("take"), &[("seat", "1"), ("name", "Ola")]).led(),
        table,
        "what is over is only shown"
    );
    assert_eq!(host.post(&seats("explode"), &[]).status, 404);
    assert_eq!(host.get(&seats("start")).led(), table, "there is nothing to see where a form was sent");
}

#[test]
fn a_form_that_is_sent_twice_is_done_once() {
    let house = House::open();
    let mut host = house.browser();
    let table = hosted(&mut host, &[("set-players", "3")]);
    let seat = [("name", "Bolek"), ("client", "twice-the-same")];
    for _ in 0..2 {
        host.post(&format!("{table}/seats/take"), &seat).led();
    }
    assert_eq!(host.get(&table).page().matches(">Bolek</h3>").count(), 1);
}

#[test]
fn whoever_sits_may_add_to_the_shuffle() {
    let house = House::open();
    let mut host = house.browser();
    let table = hosted(&mut host, &[]);
    let salt = |browser: &mut Browser, salt: &str| {
        browser.post(&format!("{table}/seats/salt"), &[("seat", "0"), ("salt", salt)])
    };
    let bad = salt(&mut host, "with space");
    assert!(bad.status == 400 && bad.text.contains("without spaces and accents."), "{}", bad.text);
    assert!(!host.get(&table).page().contains("added to the shuffle"));
    salt(&mut host, "prairie-7").led();
    assert!(host.get(&table).page().contains("added to the shuffle"));
    let mut stranger = house.browser();
    assert_eq!(salt(&mut stranger, "x").status, 403);
    assert!(!stranger.get(&table).page().contains("prairie-7"), "what somebody added is not shown to others");
}

#[test]
fn ones_own_tables_show_whose_turn_it_is() {
    let house = House::open();
    let mut browser = house.browser();
    let gathering = hosted(&mut browser, &[]);
    let played = hosted(&mut browser, &[("seat-1", "screen"), ("name-1", "Bolek")]);
    let page = browser.get("/tables");
    let (turn, waiting) = (page.page().find(&played), page.text.find(&gathering));
    assert!(page.text.contains("Your turn") && turn < waiting && turn.is_some(), "{}", page.text);
    assert!(browser.get("/").page().contains("Your turn"));
    assert!(!house.browser().get("/").page().contains(&played), "a table by link is not listed");
    let open = hosted(&mut browser, &[("access", "open"), ("seat-1", "beginner")]);
    assert!(house.browser().get("/").page().contains(&open), "an open game can be watched");
}

#[test]
fn the_house_works_under_a_path() {
    let house = House::with(|config| house::config::Config { base: "/games".to_owned(), ..config });
    let mut browser = house.browser();
    assert!(browser.get("/games/").page().contains("action=\"/games/play\""));
    let table = browser.post("/games/play", &[("game", game())]).led().to_owned();
    assert!(table.starts_with("/games/tables/"));
    assert_eq!(browser.get(&table).status, 200);
    assert_eq!(browser.get("/").status, 404);
}

#[test]
fn the_rules_show_pictures_of_the_table() {
    let house = House::open();
    let mut shown = 0;
    for game in shelf::games() {
        let mut browser = house.browser();
        let pictures = game.rulebook(Language::En).pictures().count();
        let page = browser.get(&format!("/rules/{}", game.name()));
        let expected = if game.is_drawn() { pictures } else { 0 };
        assert_eq!(page.page().matches("<figure class=\"shown\"").count(), expected, "{}", game.name());
        for address in page.page().split("<img src=\"").skip(1).filter_map(|rest| rest.split('?').next()) {
            assert_eq!(browser.get(address).status, 200, "{address}");
            shown += 1;
        }
        assert_eq!(browser.get(&format!("/games/{}/rulebook/en/99", game.name())).status, 404);
    }
    assert!(shown > 0, "some book of rules has a picture of its board");
}

#[test]
fn a_first_game_is_the_recommended_one_and_teaches_until_it_is_asked_not_to() {
    let house = House::open();
    for game in shelf::games() {
        let mut browser = house.browser();
        let guide = format!("/rules/{}/first-game", game.name());
        let page = browser.get(&guide);
        assert!(page.page().contains(&format!("action=\"{guide}\"")), "the guide begins the game");
        for (number, status) in [(0, 404), (99, 404), (1, if game.is_drawn() { 200 } else { 404 })] {
            let picture = browser.get(&format!("/games/{}/guide/en/{number}", game.name()));
            assert_eq!(picture.status, status, "{}: picture {number}", game.name());
        }
        let table = browser.post(&guide, &[]).led().to_owned();
        let taught = |browser: &mut Browser| browser.get(&table).between("\"lessons\":", ",\"known\"").to_owned();
        assert_eq!(taught(&mut browser), "[]", "nothing was read yet");
        let lessons = format!("/games/{}/lessons", game.name());
        assert_eq!(browser.post_json(&lessons, r#"{"read":"one"}"#).status, 204);
        assert_eq!(taught(&mut browser), "[\"one\"]");
        let usual = browser.post("/play", &[("game", game.name()), ("players", "2")]).led().to_owned();
        assert!(
            browser.get(&usual).text.contains("\"lessons\":[\"one\"]"),
            "it is the person who learns, at any table"
        );
        for bad in [r#"{"read":"<b>"}"#, r#"{"read":""}"#, r#"{"host":true}"#, "[]", ""] {
            assert_eq!(browser.post_json(&lessons, bad).status, 400, "{bad}");
        }
        assert_eq!(browser.post_json(&lessons, r#"{"taught":false}"#).status, 204);
        assert_eq!(taught(&mut browser), "null");
        assert_eq!(house.browser().get(&table).between("\"lessons\":", ",\"known\""), "null", "those who watch");
    }
}
