//! Campaigns, as people with browsers meet them: founding, playing on, staying away, reading what was opened.

use serde_json::{Value, json};
use shelf::Shelved;
use table::setup::{SetupKind, Value as Chosen, Values};
use table::{SaltedSeed, Seed};
use wording::{Language, Rulebook, SealedBook};

use crate::common::{Browser, House};

/// Every game that has campaigns.
fn games() -> impl Iterator<Item = &'static dyn Shelved> {
    shelf::games().iter().copied().filter(|game| founding(*game).is_some())
}

/// The option that founds a campaign, and its value.
fn founding(game: &dyn Shelved) -> Option<(&'static str, &'static str)> {
    let choices = game.schema().options.iter().filter_map(|option| match &option.kind {
        SetupKind::OneOf(values) => Some(values.iter().map(|(value, _)| (option.key, *value))),
        _ => None,
    });
    choices.flatten().find(|(key, value)| game.chapter(&Values::new().with(key, Chosen::one(value))).is_some())
}

/// Somebody begins a campaign for two against a bot, and says where the first table and the campaign are.
fn begun(browser: &mut Browser, game: &dyn Shelved) -> (String, String) {
    let fields = [("game", game.name()), ("players", "2"), ("level", "beginner"), ("campaign", "yes")];
    let table = browser.post("/play", &fields).led().to_owned();
    let page = browser.get(&table);
    let id = page.between("/campaigns/", "\"").to_owned();
    (table, format!("/campaigns/{id}"))
}

fn read(browser: &mut Browser, table: &str) -> Value {
    let answer = browser.get(&format!("/api/v1{table}"));
    serde_json::from_str(answer.page()).expect("a table as JSON")
}

/// Plays the reader's seat with an arbitrary choice each time, until the game is over.
fn play_out(browser: &mut Browser, table: &str) {
    play(browser, table, 20_000);
    assert_eq!(read(browser, table)["stage"], "finished", "the game goes on for ever");
}

/// The same for so many decisions at most.
fn play(browser: &mut Browser, table: &str, most: usize) {
    let mut luck: u64 = 1;
    let mut turn = 0;
    while turn < most {
        let seen = read(browser, table);
        if seen["stage"] == "finished" {
            return;
        }
        let options = seen["options"].as_array().expect("options");
        if seen["turn"] != true || options.is_empty() {
            std::thread::sleep(std::time::Duration::from_millis(2));
            continue;
        }
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = &options[(luck >> 33) as usize % options.len()]["notation"];
        let body = json!({
            "seat": seen["seat"], "version": seen["version"], "choices": [chosen], "client": format!("turn-{turn:08}"),
        });
        let answer = browser.post_json(&format!("/api/v1{table}/play"), &body.to_string());
        assert!(matches!(answer.status, 200 | 409), "{}", answer.text);
        turn += 1;
    }
}

/// Everything that the books say which are still sealed, and no other book says too.
fn sealed_texts(game: &dyn Shelved, language: Language, opened: &[&str]) -> Vec<String> {
    let texts =
        |book: &Rulebook| book.blocks().map(|block| block.plain()).chain([book.title.clone()]).collect::<Vec<_>>();
    let (open, sealed): (Vec<&SealedBook>, Vec<&SealedBook>) =
        game.sealed_books().iter().partition(|book| opened.contains(&book.key));
    let mut known = texts(game.rulebook(language));
    known.extend(open.iter().flat_map(|book| texts(book.book(language))));
    sealed.iter().flat_map(|book| texts(book.book(language))).filter(|text| !known.contains(text)).collect()
}

/// As it stands in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The keys of the sealed books that a page of rules shows.
fn shown_books(game: &dyn Shelved, rules: &str) -> Vec<&'static str> {
    let shows = |title: &str| rules.contains(&format!("<h2>{}</h2>", escaped(title)));
    game.sealed_books().iter().filter(|book| shows(&book.book(Language::En).title)).map(|book| book.key).collect()
}

/// Nothing that a reader can ask for says what is sealed at this table.
fn nothing_leaks(browser: &mut Browser, game: &dyn Shelved, table: &str, campaign: &str) {
    let rules = browser.get(&format!("{table}/rules"));
    let opened = shown_books(game, rules.page());
    let general = browser.get(&format!("/rules/{}", game.name()));
    assert_eq!(shown_books(game, general.page()), [""; 0], "the shelf's own rules are open to everybody");
    let pages = [
        table.to_owned(),
        format!("{table}/now"),
        format!("{table}/rules"),
        campaign.to_owned(),
        format!("{campaign}/journal"),
        format!("/api/v1{table}"),
    ];
    for path in pages {
        let answer = browser.get(&path);
        for text in sealed_texts(game, Language::En, &opened) {
            assert!(!answer.page().contains(&escaped(&text)), "{path} says: {text}");
        }
    }
}

#[test]
fn a_campaign_goes_on_from_table_to_table() {
    for game in games() {
        let house = House::open();
        let mut anna = house.browser();
        let (first, campaign) = begun(&mut anna, game);
        nothing_leaks(&mut anna, game, &first, &campaign);
        let running = anna.get(&campaign);
        assert!(
            running.page().contains(&format!("href=\"{first}\"")),
            "the game that is on is found from the campaign"
        );
        assert!(!running.text.contains("/next\""), "and no other can be begun");

        play_out(&mut anna, &first);
        let over = anna.get(&first);
        assert!(over.page().contains(&format!("href=\"{campaign}\"")), "the end leads to the campaign");
        assert!(!over.text.contains("data-post=\"rematch\""), "and not to a rematch");
        let between = anna.get(&campaign);
        assert!(between.page().contains("/next\"") && !between.text.contains('⟦'), "{}", between.text);

        let second = anna.post(&format!("{campaign}/next"), &[]).led().to_owned();
        assert_ne!(second, first);
        assert_eq!(
            anna.post(&format!("{campaign}/next"), &[]).led(),
            second,
            "the same button leads to the same table"
        );
        nothing_leaks(&mut anna, game, &second, &campaign);
        play_out(&mut anna, &second);

        let files = anna.get(&format!("{campaign}/campaign.rail"));
        let games: Vec<&str> = files.page().split("railhead 1\n").skip(1).collect();
        assert_eq!(games.len(), 2, "both games are in the file");
        for one in games {
            shelf::load(format!("railhead 1\n{one}").as_bytes()).expect("each of them replays");
        }
    }
}

/// What the first game of a campaign leaves, played by somebody at home.
fn left_at_home(game: &dyn Shelved) -> Values {
    let (key, value) = founding(game).expect("the game has campaigns");
    let setup = Values::new().with("players", Chosen::Number(2)).with(key, Chosen::one(value));
    let mut table = game.open(&setup, SaltedSeed::unsalted(Seed::from_number(1)), Vec::new()).expect("a first game");
    for turn in 0..20_000 {
        let Some(seat) = table.to_act().iter().next() else { break };
        let options = table.options(seat);
        let notation = options[turn * 7 % options.len()].notation.clone();
        let _ = table.play(seat, &notation).expect("an option can be played");
    }
    table.bequest().expect("a finished game leaves something")
}

#[test]
fn nobody_begins_in_the_middle_of_a_campaign_with_a_record_of_their_own() {
    for game in games() {
        let house = House::open();
        let mut eve = house.browser();
        let left = left_at_home(game);
        assert_eq!(game.chapter(&left).map(|chapter| chapter.number), Some(2), "the record itself is sound");
        let mut setup: serde_json::Map<String, Value> =
            left.iter().map(|(key, value)| (key.to_owned(), json!(value.to_string()))).collect();
        begun(&mut eve, game);
        let mut open = |setup: &serde_json::Map<String, Value>| {
            let seats = [json!({ "kind": "me" }), json!({ "kind": "me", "name": "Other" })];
            let body = json!({ "game": game.name(), "setup": setup, "seats": seats });
            eve.post_json("/api/v1/tables", &body.to_string())
        };
        let (key, value) = founding(game).expect("the game has campaigns");
        let refused = open(&setup);
        assert_eq!(refused.status, 400, "{}", refused.text);
        assert!(refused.text.contains(&format!("`{key}` cannot be")), "{}", refused.text);
        setup.insert(key.to_owned(), json!(value));
        assert_eq!(open(&setup).status, 201, "the same people may found a campaign");
        let fields: Vec<(String, String)> =
            left.iter().map(|(key, value)| (format!("set-{key}"), value.to_string())).collect();
        let fields: Vec<(&str, &str)> = fields.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        assert_eq!(eve.post(&format!("/host/{}", game.name()), &fields).status, 422, "nor by a form");
    }
}

#[test]
fn members_say_whether_they_attend_and_strangers_say_nothing() {
    for game in games() {
        let house = House::open();
        let (mut anna, mut eve) = (house.browser(), house.browser());
        let (first, campaign) = begun(&mut anna, game);
        begun(&mut eve, game);
        play_out(&mut anna, &first);
        let attend = |browser: &mut Browser, member: &str, attends: &str| {
            browser.post(&format!("{campaign}/attendance"), &[("member", member), ("attends", attends)])
        };
        assert_eq!(attend(&mut eve, "0", "no").status, 403);
        assert_eq!(eve.post(&format!("{campaign}/next"), &[]).status, 403);
        assert_eq!(attend(&mut anna, "9", "no").status, 403);
        assert_eq!(attend(&mut anna, "x", "no").status, 400);
        assert_eq!(attend(&mut anna, "1", "no").led(), campaign, "the founder speaks for a bot");
        assert_eq!(anna.post(&format!("{campaign}/next"), &[]).status, 403, "nobody plays alone");
        let seen: Value = serde_json::from_str(anna.get(&format!("/api/v1{campaign}")).page()).expect("JSON");
        assert_eq!((&seen["members"][0]["attends"], &seen["members"][1]["attends"]), (&json!(true), &json!(false)));
        assert_eq!(seen["number"], 2);
        assert_eq!(attend(&mut anna, "1", "yes").led(), campaign);
        assert_eq!(anna.post(&format!("{campaign}/next"), &[]).status, 303);
    }
}

#[test]
fn a_page_of_a_campaign_is_whole_in_both_languages() {
    for game in games() {
        let house = House::open();
        let mut anna = house.browser();
        let (first, campaign) = begun(&mut anna, game);
        play_out(&mut anna, &first);
        for language in ["en", "pl"] {
            anna.language = language;
            for path in
                [campaign.clone(), format!("{campaign}/journal"), format!("{first}/rules"), "/tables".to_owned()]
            {
                let page = anna.get(&path);
                let said = page.page();
                assert!(said.contains(&format!("<html lang=\"{language}\"")), "{path}");
                assert!(!said.contains('⟦') && !said.contains("{ $") && !said.contains(" style="), "{path}: {said}");
            }
        }
        for path in ["/campaigns/nosuchcampai", "/campaigns/x", "/campaigns/x/campaign.rail", "/campaigns/x/journal"] {
            assert_eq!(anna.get(path).status, 404, "{path}");
        }
    }
}

/// The titles of the cards that were read aloud.
fn cards(page: &str) -> Vec<&str> {
    let articles = page.split("<article class=\"reading\"").skip(1);
    articles.filter_map(|rest| rest.split("<h2>").nth(1)?.split("</h2>").next()).collect()
}

#[test]
fn whoever_is_quick_to_decide_does_not_lose_the_story() {
    for game in games() {
        let house = House::open();
        let mut anna = house.browser();
        let (first, campaign) = begun(&mut anna, game);
        // What was read aloud came before most of these decisions.
        play(&mut anna, &first, 12);
        let page = anna.get(&campaign);
        assert!(!cards(page.page()).is_empty(), "what came before a decision is still there");
    }
}

#[test]
fn a_campaign_names_its_people_and_shows_its_games_as_a_track() {
    for game in games() {
        let house = House::open();
        let mut anna = house.browser();
        let (first, campaign) = begun(&mut anna, game);
        play_out(&mut anna, &first);
        let page = anna.get(&campaign);
        let track = page.between("<ol class=\"track\"", "</ol>");
        let steps = track.matches("<li").count();
        let chapter = game.chapter(&left_at_home(game)).expect("a campaign");
        assert_eq!(steps, chapter.of, "{track}");
        assert_eq!(track.matches("class=\"played\"").count(), 1, "{track}");
        assert_eq!(track.matches("aria-current=\"step\"").count(), 1, "{track}");
        let standings = page.between("<section class=\"standings\"", "</section>");
        let personas: Vec<String> = (0..2)
            .filter_map(|member| game.member(&left_at_home(game), member))
            .map(|phrase| game.lexicon().say(Language::En, &phrase, &wording::Unnamed).replace('&', "&amp;"))
            .collect();
        assert!(personas.iter().all(|persona| standings.contains(persona.as_str())), "{personas:?} {standings}");
    }
}

/// The names of all elements of a page that have one.
fn ids(page: &str) -> Vec<&str> {
    page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn the_journal_tells_its_members_the_whole_campaign() {
    for game in games() {
        let house = House::open();
        let mut anna = house.browser();
        let (first, campaign) = begun(&mut anna, game);
        play_out(&mut anna, &first);
        let second = anna.post(&format!("{campaign}/next"), &[]).led().to_owned();
        play(&mut anna, &second, 6);
        assert!(anna.get(&campaign).page().contains(&format!("href=\"{campaign}/journal\"")), "it is found");
        for language in ["en", "pl"] {
            anna.language = language;
            let journal = anna.get(&format!("{campaign}/journal"));
            let page = journal.page();
            assert_eq!(page.matches("<section class=\"one-game\"").count(), 2, "what was played and what is on");
            assert_eq!(page.matches("<ol class=\"track\"").count(), 1);
            assert!(!journal.between("<section class=\"who\"", "</section>").is_empty());
            let read: Vec<&str> = cards(page);
            for table in [&first, &second] {
                let at_table = anna.get(table);
                assert!(cards(at_table.page()).iter().all(|title| read.contains(title)), "{read:?}");
            }
            assert!(journal.between("<section class=\"one-game\"", "</section>").contains("<figure"), "with pictures");
            assert!(page.contains("<figure class=\"keepsake\""), "and the map");
            let mut named = ids(page);
            let all = named.len();
            named.sort_unstable();
            named.dedup();
            assert_eq!(named.len(), all, "every name on the page is one element's");
        }
    }
}

#[test]
fn the_journal_is_for_members_alone() {
    for game in games() {
        let house = House::open();
        let (mut anna, mut eve, mut nobody) = (house.browser(), house.browser(), house.browser());
        let (_, campaign) = begun(&mut anna, game);
        begun(&mut eve, game);
        let path = format!("{campaign}/journal");
        assert_eq!(anna.get(&path).status, 200);
        assert_eq!(eve.get(&path).status, 403, "a stranger reads no journal");
        assert_eq!(nobody.get(&path).status, 403, "nor does somebody whom nobody knows");
        assert!(!eve.get(&campaign).page().contains("/journal\""), "nor is it offered");
    }
}

#[test]
fn a_campaign_can_be_watched_from_its_first_game_to_its_last() {
    for game in games() {
        let house = House::open();
        let mut anna = house.browser();
        let (first, campaign) = begun(&mut anna, game);
        assert!(!anna.get(&campaign).page().contains("watch\""), "there is nothing to watch yet");
        play_out(&mut anna, &first);
        let begins = |table: &str| format!("href=\"{table}?move=0&amp;watch\"");
        assert!(anna.get(&campaign).page().contains(&begins(&first)), "it begins with the first game");
        assert!(!anna.get(&first).page().contains("id=\"sequel\""), "which nothing follows yet");
        let second = anna.post(&format!("{campaign}/next"), &[]).led().to_owned();
        assert!(anna.get(&first).page().contains(&begins(&second)), "and leads on to the second");
        assert!(!anna.get(&second).page().contains("id=\"sequel\""), "which is the present");
    }
}
