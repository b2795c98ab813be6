//! The kit, with positions of a real game.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use shelf::{LiveTable, Shelved};
use table::setup::Values;
use table::{Dice, Eyes, SaltedSeed, Seat, Seed};
use wording::{Language, Luck, Phrase};

use super::*;
use crate::kit::words::words;
use crate::records::ids::Version;
use crate::records::journal::{Remark, Remarked, Room};
use crate::wire::{Pulse, Region, Regions, Update};

mod markup;
mod weight;

use markup::Tag;

const ME: usize = 0;

/// What goes into a drawing, ready to be drawn in either language.
struct Scene {
    table: Box<dyn LiveTable>,
    people: Vec<Sitter>,
    controls: Controls,
    past: bool,
}

/// A table after so many random decisions, when the first seat is asked something with several answers.
fn asked(seed: u64, decisions: usize) -> Scene {
    let mut table = open(seed);
    let mut dice = Dice::from_number(seed);
    loop {
        let seat = table.to_act().first().expect("the game is still on");
        let options = table.options(seat);
        if seat.index() == ME && options.len() > 1 && table.decisions() >= decisions {
            return Scene::of(table);
        }
        let notation = &options[dice.below(options.len() as u32) as usize].notation;
        let _ = table.play(seat, notation).expect("options can be played");
    }
}

fn over(seed: u64) -> Scene {
    let mut table = open(seed);
    let mut dice = Dice::from_number(seed);
    while let Some(seat) = table.to_act().first() {
        let options = table.options(seat);
        let notation = &options[dice.below(options.len() as u32) as usize].notation;
        let _ = table.play(seat, notation).expect("options can be played");
    }
    let mut scene = Scene::of(table);
    scene.controls.stage = Stage::Finished;
    scene
}

fn open(seed: u64) -> Box<dyn LiveTable> {
    game().open(&Values::new(), SaltedSeed::unsalted(Seed::from_number(seed)), Vec::new()).expect("defaults fit")
}

fn game() -> &'static dyn Shelved {
    *shelf::games().iter().find(|game| game.is_drawn()).expect("some game is drawn")
}

fn reader<'a>(language: Language, settings: &'a Settings) -> Reader<'a> {
    Reader { language, words: words(), settings, name: "Anna", account: false, base: "/west", assets: "assets/0" }
}

impl Scene {
    fn of(table: Box<dyn LiveTable>) -> Self {
        let sitter = |seat: Seat| Sitter {
            name: ["Anna", "O'Neil & <Sons>", "Łucja"]
                .get(seat.index())
                .map_or_else(|| format!("{seat}"), |name| (*name).to_owned()),
            persona: None,
            kind: match seat.index() {
                1 => SitterKind::Bot(Phrase::new("bot-hard")),
                2 => SitterKind::Person { stand_in: true },
                _ => SitterKind::Person { stand_in: false },
            },
            awaited: table.to_act().contains(seat),
            you: seat.index() == ME,
            conceded: seat.index() == 2,
            agrees: seat.index() == 2,
        };
        let people = Seat::all(table.seats()).map(sitter).collect();
        let controls = Controls {
            stage: Stage::Playing,
            undo: 2,
            draft: None,
            confirm: Confirm::Seconds,
            host: true,
            seated: true,
            shared: false,
            paused_by: None,
            stood_in: None,
            conceded: false,
            agrees: false,
            proposed: true,
            hurry: true,
            absence: std::time::Duration::from_secs(120),
            shares: vec![Seat::new(3)],
        };
        Scene { table, people, controls, past: false }
    }

    fn options(&self) -> Vec<Choice> {
        let offers = self.table.options(Seat::new(ME)).into_iter().enumerate();
        let finality = [Finality::Free, Finality::Held, Finality::Final];
        offers.map(|(i, offer)| Choice { number: i + 1, finality: finality[i % 3], offer }).collect()
    }

    fn end(&self) -> Option<End> {
        Some(End {
            stopped: None,
            account: Some(self.table.account()?),
            growth: self.table.growth(Eyes::Open),
            commitment: "c0".repeat(32),
            seed: Some("5e".repeat(32)),
            rematch: None,
            campaign: None,
            daily: None,
        })
    }

    fn regions(&self, reader: &Reader<'_>) -> Regions {
        let options = if self.controls.draft.is_some() { Vec::new() } else { self.options() };
        self.regions_with(reader, &options)
    }

    fn regions_with(&self, reader: &Reader<'_>, options: &[Choice]) -> Regions {
        let seat = Seat::new(ME);
        let (table, end) = ("abcdefghjk".parse().expect("an id"), self.end());
        let vain = self.table.vain(seat);
        let sight = self.table.look(Eyes::Seat(seat));
        regions(
            reader,
            &Sitting {
                table: &table,
                game: game(),
                sight: &*sight,
                people: &self.people,
                options,
                asides: &[],
                vain: &vain,
                controls: &self.controls,
                readings: &[],
                end: end.as_ref(),
                past: self.past,
                line: None,
            },
        )
    }

    fn say(&self, language: Language, phrase: &Phrase) -> String {
        game().lexicon().say(language, phrase, &Sitters(&self.people))
    }

    fn page(&self, reader: &Reader<'_>) -> String {
        let update =
            Update { version: Version(3), regions: self.regions(reader), turn: true, moments: 7, ..Update::default() };
        let table = "abcdefghjk".parse().expect("an id");
        let told = self.table.events_for(Eyes::Seat(Seat::new(ME)), 0).into_iter().enumerate();
        let log: Vec<LogLine> = told
            .map(|(i, told)| LogLine {
                number: i + 1,
                words: self.say(reader.language, &told.line),
                by: told.by,
                opens: told.opens.map(|round| self.say(reader.language, &round)),
                tally: None,
            })
            .collect();
        let pulse = Pulse { present: true, away: None, thinking: false, left: Some(1_000), running: true };
        let page = TablePage {
            table: &table,
            game: game(),
            seat: Some(Seat::new(ME)),
            update: &update,
            log: &log,
            remarks: &[remark_of("<img src=x onerror=alert(1)>"), remark_of("</script><script>alert(1)</script>")],
            rooms: &[Room::Players, Room::Gallery],
            pulses: &vec![pulse; self.people.len()],
            watching: 2,
            invitation: Some("http://localhost/join/x"),
            style: Some("/west/games/style.css"),
            commitment: "c0",
            newcomer: true,
            campaign: None,
            sequel: None,
            lessons: Some(&[]),
        };
        table_page(reader, &page).into_string()
    }
}

fn remark_of(text: &str) -> Remark {
    Remark {
        number: 1,
        name: "<b>Eve</b>".to_owned(),
        room: Room::Players,
        text: Remarked::Said(text.to_owned()),
        at: 0,
    }
}

#[test]
fn a_notice_of_the_house_is_told_in_both_languages_and_nobody_mutes_it() {
    let settings = Settings::default();
    let notice = Remark { text: Remarked::Notice("notice-replaced"), ..remark_of("") };
    for (language, said) in [(Language::En, "A bot plays for &lt;b&gt;Eve"), (Language::Pl, "bot gra za: &lt;b&gt;Eve")]
    {
        let drawn = remark(&reader(language, &settings), &notice).into_string();
        assert!(drawn.contains(said) && !drawn.contains("data-mute"), "{drawn}");
    }
}

#[test]
fn letting_a_bot_play_for_somebody_waits_until_they_have_been_away_and_says_so() {
    let settings = Settings::default();
    let mut scene = asked(5, 20);
    for (absence, en, pl) in [(120, "for 2 minutes", "przez 2 minuty"), (21_600, "for 6 hours", "przez 6 godzin")] {
        scene.controls.absence = std::time::Duration::from_secs(absence);
        for (language, said) in [(Language::En, en), (Language::Pl, pl)] {
            let menu = scene.regions(&reader(language, &settings)).remove(&Region::Menu).expect("a menu");
            let button =
                menu.split("<button").find(|button| button.contains("data-post=\"replace\"")).expect("a button");
            assert!(button.contains(&format!("data-absence=\"{}\"", absence * 1_000)) && button.contains(" disabled"));
            assert!(button.contains(said), "{button}");
        }
    }
}

/// Every page that a reader may meet at a table, in both languages.
fn every_page(mut check: impl FnMut(&str, Language)) {
    let drafted = || {
        let mut scene = asked(5, 20);
        let words = scene.options().swap_remove(0).offer.words;
        scene.controls.draft = Some(super::Draft { words, left: Some(3_000) });
        scene
    };
    let paused = || {
        let mut scene = asked(5, 20);
        (scene.controls.stage, scene.controls.stood_in, scene.controls.agrees) =
            (Stage::Paused, Some(StandIn::Left), true);
        scene
    };
    for scene in [asked(1, 0), asked(2, 14), asked(3, 40), drafted(), paused(), over(4)] {
        for language in Language::ALL {
            for face in [Face::Drawn, Face::Words] {
                let settings = Settings { face, ..Settings::default() };
                check(&scene.page(&reader(language, &settings)), language);
            }
        }
    }
}

#[test]
fn nothing_goes_unsaid() {
    every_page(|page, language| {
        assert!(
            !page.contains('⟦'),
            "{language}: {:?}",
            page.split('⟦').nth(1).map(|rest| &rest[..rest.len().min(40)])
        );
        assert!(page.contains(&format!("<html lang=\"{}\"", language.code())));
    });
}

#[test]
fn pages_keep_to_the_strictest_policy() {
    every_page(|page, _| {
        for tag in Tag::all(page) {
            for (name, value) in &tag.attributes {
                assert!(name != "style" && !name.starts_with("on"), "<{} {name}={value:?}>", tag.name);
                let away = ["http:", "https:", "//", "javascript:"].iter().any(|start| value.starts_with(start));
                assert!(
                    !(away && matches!(name.as_str(), "src" | "href" | "action")),
                    "<{} {name}={value:?}>",
                    tag.name
                );
            }
            let inline =
                tag.name == "script" && tag.get("src").is_none() && tag.get("type") != Some("application/json");
            assert!(!inline && tag.name != "style", "{tag:?}");
        }
    });
}

#[test]
fn no_element_has_an_attribute_or_a_page_an_id_twice() {
    every_page(|page, _| {
        let mut ids = BTreeSet::new();
        for tag in Tag::all(page) {
            let names: BTreeSet<&str> = tag.attributes.iter().map(|(name, _)| name.as_str()).collect();
            assert_eq!(names.len(), tag.attributes.len(), "{tag:?}");
            let new = tag.get("id").is_none_or(|id| id == "said-1" || ids.insert(id.to_owned()));
            assert!(new, "{tag:?}");
        }
    });
}

#[test]
fn every_region_has_its_place_on_the_page() {
    let scene = asked(2, 14);
    for (face, own) in [(Face::Drawn, &["scene", "plates", "hand"][..]), (Face::Words, &["table"][..])] {
        let settings = Settings { face, ..Settings::default() };
        let reader = reader(Language::En, &settings);
        let names: BTreeSet<&str> = scene.regions(&reader).into_keys().map(Region::name).collect();
        let common = ["prompt", "options", "controls", "menu", "lesson", "banners", "end", "panels", "readings"];
        assert_eq!(names, common.iter().chain(own).copied().collect());
        let page = scene.page(&reader);
        // The hand is empty in words: its place stays, so that both pages run the same scripts.
        for name in names.into_iter().chain(["log", "hand"]) {
            assert_eq!(page.matches(&format!("id=\"region-{name}\"")).count(), 1, "{name}");
        }
    }
}

#[test]
fn the_scripts_know_every_region() {
    let types = Path::new(env!("CARGO_MANIFEST_DIR")).join("types.d.ts");
    let types = std::fs::read_to_string(types).expect("the scripts have types");
    let listed = types.split("type RegionName =").nth(1).and_then(|rest| rest.split(';').next()).unwrap_or_default();
    let listed: BTreeSet<&str> = listed.split('\'').skip(1).step_by(2).collect();
    let mut drawn = BTreeSet::from(["log"]);
    for face in [Face::Drawn, Face::Words] {
        let settings = Settings { face, ..Settings::default() };
        drawn.extend(asked(2, 14).regions(&reader(Language::En, &settings)).into_keys().map(Region::name));
    }
    assert_eq!(listed, drawn);
}

#[test]
fn what_can_be_chosen_has_its_number_and_says_so() {
    for seed in 0..6 {
        let scene = asked(seed, 12 + 6 * seed as usize);
        let settings = Settings::default();
        for language in Language::ALL {
            let regions = scene.regions(&reader(language, &settings));
            let board: String = [Region::Scene, Region::Plates, Region::Hand, Region::Panels]
                .map(|part| regions[&part].as_str())
                .concat();
            let tags = Tag::all(&board);
            let listed = Tag::all(&regions[&Region::Options]);
            for choice in scene.options() {
                let words = scene.say(language, &choice.offer.words);
                let number = choice.number.to_string();
                let stands =
                    |tag: &&Tag| tag.get("data-options").is_some_and(|all| all.split(' ').any(|one| one == number));
                let on_board: Vec<&Tag> = tags.iter().filter(stands).collect();
                assert!(!on_board.is_empty(), "{number}: {words}");
                for tag in on_board {
                    assert!(tag.get("aria-label").is_some_and(|label| label.contains(&words)), "{tag:?} {words}");
                    assert_eq!((tag.get("tabindex"), tag.get("role")), (Some("0"), Some("button")));
                }
                let option =
                    listed.iter().find(|tag| tag.get("data-number") == Some(&number)).expect("it is in the list");
                assert_eq!(option.get("data-notation"), Some(choice.offer.notation.as_str()));
                assert!(markup::text(&regions[&Region::Options]).contains(&words), "{words}");
            }
        }
    }
}

#[test]
fn what_cannot_be_done_names_its_rule() {
    let settings = Settings::default();
    let mut met = 0;
    for seed in 0..12 {
        let regions = asked(seed, 14).regions(&reader(Language::En, &settings));
        for tag in regions.values().flat_map(|html| Tag::all(html)).filter(|tag| tag.get("data-why").is_some()) {
            assert!(tag.get("data-rule").is_some() && tag.get("data-options").is_none(), "{tag:?}");
            met += 1;
        }
    }
    assert!(met > 0);
}

#[test]
fn in_the_past_there_is_nothing_to_choose() {
    let settings = Settings::default();
    let mut scene = asked(3, 20);
    scene.past = true;
    let regions = scene.regions(&reader(Language::Pl, &settings));
    for part in [Region::Options, Region::Controls, Region::Menu, Region::End] {
        assert_eq!(regions[&part], "", "{part:?}");
    }
    let occasion = scene.table.look(Eyes::Seat(Seat::new(ME))).occasion().expect("every moment has its time");
    assert_eq!(
        markup::text(&regions[&Region::Prompt]),
        scene.say(Language::Pl, &occasion),
        "when it is, and no question"
    );
    let all: String = regions.into_values().collect();
    for mark in ["data-options", "data-why", "data-post", "data-notation"] {
        assert!(!all.contains(mark), "{mark}");
    }
}

#[test]
fn what_people_say_is_never_markup() {
    let settings = Settings::default();
    let page = asked(1, 10).page(&reader(Language::En, &settings));
    assert!(page.contains("&lt;img src=x onerror=alert(1)&gt;"));
    assert!(page.contains("O'Neil &amp; &lt;Sons&gt;"));
    assert!(!page.contains("<img") && !page.contains("<Sons>") && !page.contains("<b>Eve"));
    assert_eq!(Tag::all(&page).iter().filter(|tag| tag.name == "script").count(), 2);
}

#[test]
fn in_words_every_option_is_there_and_every_refusal_explained() {
    let settings = Settings { face: Face::Words, ..Settings::default() };
    let mut explained = false;
    for seed in 0..12 {
        let scene = asked(seed, 14);
        for language in Language::ALL {
            let page = markup::text(&scene.page(&reader(language, &settings)));
            for choice in scene.options() {
                assert!(page.contains(&scene.say(language, &choice.offer.words)), "{choice:?}");
            }
            for vain in scene.table.vain(Seat::new(ME)) {
                assert!(page.contains(&scene.say(language, &game().refusal(&vain.refusal))), "{vain:?}");
                assert!(page.contains(&scene.say(language, &vain.words)), "{vain:?}");
                explained = true;
            }
        }
    }
    assert!(explained);
}

#[test]
fn a_held_decision_can_be_confirmed_where_options_were() {
    let settings = Settings::default();
    let mut scene = asked(5, 20);
    let words = scene.options().swap_remove(0).offer.words;
    scene.controls.draft = Some(Draft { words: words.clone(), left: Some(1_500) });
    let regions = scene.regions(&reader(Language::En, &settings));
    let tags = Tag::all(&regions[&Region::Options]);
    let confirm = tags.iter().find(|tag| tag.get("data-post") == Some("confirm")).expect("a button");
    assert_eq!(confirm.get("data-left"), Some("1500"));
    assert!(regions[&Region::Prompt].contains("Confirm your decision"), "not what others are waited for");
    assert!(markup::text(&regions[&Region::Options]).contains(&scene.say(Language::En, &words)));
    assert!(regions[&Region::Controls].contains("data-post=\"undo\""));
}

#[test]
fn the_end_says_who_won_and_reveals_the_seed() {
    let settings = Settings::default();
    let scene = over(4);
    let end = &scene.regions(&reader(Language::En, &settings))[&Region::End];
    assert!(
        end.contains(&"5e".repeat(32))
            && end.contains(&"c0".repeat(32))
            && end.contains("/west/tables/abcdefghjk/game.rail")
    );
    assert!(end.contains("data-post=\"rematch\"") && end.contains("class=\"winner\"") && end.contains("<svg viewBox"));
}

#[test]
fn every_part_of_the_account_is_seen_to_grow() {
    let settings = Settings::default();
    let scene = over(4);
    let growth = scene.table.growth(Eyes::Open);
    let standing = scene.table.standing().expect("it is over");
    let parts: Vec<&str> = growth.parts.iter().map(|(part, _)| *part).collect();
    assert_eq!(parts, standing.categories);
    for (i, (part, series)) in growth.parts.iter().enumerate() {
        let (_, last) = series.last().expect("every part is reckoned");
        let scores: Vec<i32> = standing.results.iter().map(|result| result.scores[i]).collect();
        assert_eq!(*last, scores, "{part} ends as the account says");
        assert!(series.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 != pair[1].1), "{part}: {series:?}");
    }
    let (_, totals) = growth.totals.last().expect("totals are reckoned");
    assert_eq!(*totals, standing.results.iter().map(|result| result.total).collect::<Vec<_>>());
    for language in Language::ALL {
        let end = &scene.regions(&reader(language, &settings))[&Region::End];
        let table = end.split("<figure class=\"by-part\">").nth(1).expect("the parts are shown");
        let shown =
            growth.parts.iter().filter(|(_, series)| series.iter().any(|(_, all)| all.iter().any(|one| *one != 0)));
        let shown: Vec<String> = shown.map(|(part, _)| scene.say(language, &Phrase::new(*part))).collect();
        assert!(shown.len() > 1);
        assert_eq!(table.matches("<tr>").count(), shown.len() + 1);
        assert_eq!(table.matches("class=\"series ").count(), shown.len() * scene.people.len());
        assert!(shown.iter().all(|part| markup::text(table).contains(part)), "{shown:?}");
    }
}

#[test]
fn in_words_the_parts_of_the_table_are_listed_and_cells_know_their_heading() {
    let settings = Settings { face: Face::Words, ..Settings::default() };
    let scene = asked(2, 14);
    for language in Language::ALL {
        let table = &scene.regions(&reader(language, &settings))[&Region::Table];
        let tags = Tag::all(table);
        let ids: BTreeSet<&str> = tags.iter().filter_map(|tag| tag.get("id")).collect();
        let links: Vec<&str> = tags.iter().filter_map(|tag| tag.get("href")?.strip_prefix('#')).collect();
        assert!(links.len() > 3 && links.iter().all(|link| ids.contains(link)), "{links:?} {ids:?}");
        let cells = tags.iter().filter(|tag| tag.name == "td");
        assert!(cells.clone().count() > 10 && cells.clone().all(|cell| cell.get("data-label").is_some()));
    }
}

#[test]
fn options_stand_under_their_headings_in_the_order_of_their_numbers() {
    let settings = Settings { face: Face::Words, ..Settings::default() };
    let scene = asked(2, 14);
    let heading = |i: usize| match i % 8 {
        0..4 => Some(Phrase::new("score-total")),
        4..6 => Some(Phrase::new("game-title")),
        _ => None,
    };
    let first = scene.options().swap_remove(0);
    let many: Vec<Choice> = (0..12)
        .map(|i| {
            let offer = Offer { notation: format!("option {i}"), group: heading(i), ..first.offer.clone() };
            Choice { number: i + 1, offer, finality: first.finality }
        })
        .collect();
    let html = scene.regions_with(&reader(Language::En, &settings), &many)[&Region::Options].clone();
    let tags = Tag::all(&html);
    let numbers: Vec<usize> = tags.iter().filter_map(|tag| tag.get("data-number")?.parse().ok()).collect();
    assert_eq!(numbers, (1..=12).collect::<Vec<_>>());
    assert_eq!(html.matches("<h2>").count(), 3, "{html}");
    assert_eq!(html.matches("<ol class=\"options\"").count(), 4);
    assert!(tags.iter().any(|tag| tag.get("id") == Some("find-option")), "twelve are many");
    let few = scene.regions_with(&reader(Language::En, &settings), &many[..4])[&Region::Options].clone();
    assert!(!few.contains("find-option"), "four are not");
}

#[test]
fn the_scripts_find_every_word_they_say() {
    let settings = Settings::default();
    let page = asked(1, 0).page(&reader(Language::En, &settings));
    let element = page.split("<script id=\"state\"").nth(1).and_then(|rest| rest.split("</script>").next());
    let state = element.and_then(|element| element.split_once('>')).map_or("", |(_, json)| json);
    let state: serde_json::Value = serde_json::from_str(state).expect("JSON");
    let known: BTreeMap<String, String> = serde_json::from_value(state["words"].clone()).expect("words");
    let mut said = BTreeSet::new();
    for (name, script) in weight::assets().filter(|(name, _)| name.ends_with(".js")) {
        for part in script.split("say('page-").skip(1) {
            let id = format!("page-{}", part.split('\'').next().unwrap_or_default());
            assert!(known.contains_key(&id), "{name} says {id}");
            said.insert(id);
        }
    }
    assert!(said.len() > 20);
    // Words chosen by a variable: finalities, and both faces of a button.
    let chosen = ["page-free", "page-held", "page-final", "page-play", "page-pause", "page-here", "page-away"]
        .map(str::to_owned);
    let idle: Vec<&String> = known.keys().filter(|id| !said.contains(*id) && !chosen.contains(id)).collect();
    assert!(idle.is_empty(), "nobody says {idle:?}");
}

#[test]
fn a_round_is_marked_in_the_story_and_closes_with_what_it_brought() {
    let settings = Settings::default();
    let reader = reader(Language::En, &settings);
    let tally = Tally { round: "Round 2".into(), brought: vec![("Anna (Doc)".into(), "+2 Purses".into())] };
    let line = LogLine {
        number: 9,
        words: "Round 3 begins.".into(),
        by: Some(Seat::new(0)),
        opens: Some("Round 3".into()),
        tally: Some(tally),
    };
    let html = super::log_line(&reader, &line).into_string();
    assert!(html.contains("data-opens=\"Round 3\"") && html.contains("data-moment=\"9\""), "{html}");
    assert!(markup::text(&html).contains("Round 2: what it broughtAnna (Doc) +2 Purses"), "{html}");
    let result = |outcome| super::result(&reader, outcome, &line).map(maud::Markup::into_string);
    let failed = result(Some((Luck::Bad, "7 against 9".into()))).expect("a result");
    assert!(failed.contains("result bad") && failed.contains("7 against 9") && failed.contains("+2 Purses"));
    assert!(super::result(&reader, None, &LogLine { tally: None, ..line.clone() }).is_none(), "most steps are none");
}

#[test]
fn people_are_called_by_their_names_with_what_they_play_in_brackets() {
    let mut scene = asked(2, 14);
    scene.people[0].persona = Some("Doc".into());
    scene.people[1].persona = Some(scene.people[1].name.clone());
    let said = |seat| scene.say(Language::En, &Phrase::new("person").with("seat", Seat::new(seat)));
    assert_eq!([said(0), said(1)], ["Anna (Doc)".to_owned(), scene.people[1].name.clone()]);
}
