//! What is still sealed at a table is never said there, to anybody, in any language: random campaigns are followed from
//! their first game, and whatever is said is held against everything that has not been opened yet. Once it is opened, it
//! is said as it stands on the card.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use drawing::Drawn;
use proving::journey::{Journey, all_eyes};
use proving::words::{say, whole_table};
use serde::Deserialize;
use table::{Coded, Eyes, Game, Seat};
use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::vocabulary::Effect;
use ticket_to_ride_legacy::{Action, Company, Event, Options, Postcard, TicketToRide, View};
use wording::{Block, Language, Phrase, Section, Worded};

use crate::common::*;

mod campaigns;
mod drawn;
mod needles;

use needles::Needles;

type Pair = [String; 2];

#[derive(Deserialize)]
struct Names {
    cities: Vec<Named>,
    upgrades: Vec<Card>,
    conductors: Vec<Card>,
    events: Vec<Card>,
    stickers: Vec<Card>,
    vault_items: Vec<Named>,
    boxes: Vec<AreaBox>,
    conductor_box: LastBox,
}

#[derive(Deserialize)]
struct Named {
    id: String,
    name: Pair,
}

#[derive(Deserialize)]
struct Card {
    id: String,
    name: Pair,
    text: Pair,
}

#[derive(Deserialize)]
struct AreaBox {
    area: String,
    text: Pair,
    contents: Pair,
}

#[derive(Deserialize)]
struct LastBox {
    text: Pair,
}

#[derive(Deserialize)]
struct Post {
    postcards: Vec<PostcardTexts>,
}

#[derive(Deserialize)]
struct PostcardTexts {
    number: usize,
    title: Pair,
    front: Pair,
    back: Pair,
    reward: Pair,
}

#[derive(Deserialize)]
struct Deck {
    story: Vec<StoryTexts>,
}

#[derive(Deserialize)]
struct StoryTexts {
    id: String,
    a: Pair,
    b: Pair,
}

/// What a secret is a part of.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Thing {
    /// Everybody knows it from the beginning.
    Known,
    Story(String),
    Area(String),
    LastBox,
    Sticker(String),
    Event(String),
    Upgrade(String),
    Item(String),
    /// The side of a postcard that is read aloud.
    Front(usize),
    /// The side that its holder alone may read.
    Back(usize),
    Book(&'static str),
}

/// Everything that can be sealed, with the texts that must not be said before.
fn secrets() -> Vec<(Thing, Pair)> {
    let names: Names = toml::from_str(include_str!("../../data/texts.toml")).expect("names");
    let post: Post = toml::from_str(include_str!("../../data/postcard-texts.toml")).expect("postcards");
    let deck: Deck = toml::from_str(include_str!("../../data/story-texts.toml")).expect("a story");
    let mut all: Vec<(Thing, Pair)> = Vec::new();
    let mut add = |thing: Thing, pairs: Vec<Pair>| all.extend(pairs.into_iter().map(|pair| (thing.clone(), pair)));
    for card in deck.story {
        add(Thing::Story(card.id), vec![card.a, card.b]);
    }
    for row in names.boxes {
        add(Thing::Area(row.area), vec![row.text, row.contents]);
    }
    for row in names.cities {
        let area = data().areas[data().city(city(&row.id)).area.index()].id.clone();
        if data().areas[data().city(city(&row.id)).area.index()].tier > 0 {
            add(Thing::Area(area), vec![row.name]);
        }
    }
    add(Thing::LastBox, vec![names.conductor_box.text]);
    for card in names.conductors {
        add(Thing::LastBox, vec![card.name, card.text]);
    }
    for card in names.stickers {
        let known = card.id.starts_with("BASE");
        add(if known { Thing::Known } else { Thing::Sticker(card.id) }, vec![card.name, card.text]);
    }
    for card in names.events {
        let new = data().events[event(&card.id).index()].is_new();
        add(if new { Thing::Event(card.id) } else { Thing::Known }, vec![card.name, card.text]);
    }
    for card in names.upgrades {
        add(Thing::Upgrade(card.id), vec![card.name, card.text]);
    }
    for item in names.vault_items {
        add(Thing::Item(item.id), vec![item.name]);
    }
    for card in post.postcards {
        add(Thing::Front(card.number), vec![card.title, card.front]);
        add(Thing::Back(card.number), vec![card.back, card.reward]);
    }
    for book in TicketToRide::sealed_books() {
        let [en, pl] = Language::ALL.map(|language| {
            let blocks = book.book(language).blocks().map(|block| block.plain());
            blocks.filter(|text| text.chars().count() > 40).collect::<Vec<_>>()
        });
        add(Thing::Book(book.key), en.into_iter().zip(pl).map(|(en, pl)| [en, pl]).collect());
    }
    for rule in TicketToRide::rules() {
        if let Some(key) = rule.sealed {
            add(Thing::Book(key), vec![rule.titles.clone()]);
        }
    }
    all
}

/// What has been opened at a table, learnt from nothing but what was told there.
struct Opened {
    things: BTreeSet<Thing>,
    /// Whose each postcard is, until it is fulfilled.
    holders: Vec<(usize, Company)>,
}

impl Opened {
    fn new() -> Self {
        Opened { things: BTreeSet::new(), holders: Vec::new() }
    }

    fn learn(&mut self, event: &Event, companies: &[Company]) {
        let mut open = |thing: Thing| _ = self.things.insert(thing);
        let item = |id: &str| Thing::Item(id.to_owned());
        match event {
            Event::StoryRead(card) => {
                open(Thing::Story(card.id().to_owned()));
                if card.id() == "1885-03" {
                    open(item("returned_note"));
                }
                for (story, key) in [
                    ("1865-03", "story-1865"),
                    ("1867-03", "story-1867"),
                    ("1873-01", "story-1873"),
                    ("1879-01", "story-1879"),
                    ("1885-03", "story-1885"),
                    ("1887-01", "story-1887"),
                    ("1887-04", "final"),
                ] {
                    if card.id() == story {
                        open(Thing::Book(key));
                    }
                }
            }
            Event::AreaOpened(area) => {
                open(Thing::Area(area.id().to_owned()));
                let books = [
                    ("FL", "box-florida"),
                    ("GP", "box-great-plains"),
                    ("OR", "box-southern-plains"),
                    ("BL", "box-northern-plains"),
                    ("HD", "box-rockies"),
                    ("NM", "box-northern-mexico"),
                    ("CF", "box-california"),
                    ("PN", "box-pacific-northwest"),
                ];
                books.iter().filter(|(id, _)| *id == area.id()).for_each(|(_, key)| open(Thing::Book(key)));
            }
            Event::ConductorBoxOpened => {
                open(Thing::LastBox);
                open(Thing::Book("box-conductor"));
            }
            Event::RuleAdded(sticker) => {
                open(Thing::Sticker(sticker.name().to_owned()));
                match sticker.name() {
                    "R-RIBBON" => open(item("ribbon")),
                    "R-PIONEER" => open(item("pioneer_plaque")),
                    "R-SPIKE" => open(item("first_spike")),
                    _ => {}
                }
            }
            Event::EventsAdded(events) => events.iter().for_each(|event| open(Thing::Event(event.id().to_owned()))),
            Event::Upgraded { upgrade, .. } => {
                open(Thing::Upgrade(upgrade.id().to_owned()));
                if upgrade.id() == "U6" {
                    open(Thing::Book("upgrade-dispatcher"));
                }
            }
            Event::PostcardTaken { seat, postcard } => {
                open(Thing::Front(postcard.number()));
                self.holders.push((postcard.number(), companies[seat.index()]));
            }
            Event::PostcardFulfilled { postcard, .. } => open(Thing::Back(postcard.number())),
            _ => {}
        }
    }

    /// Whether these eyes' company may read a text of this thing.
    fn allows(&self, thing: &Thing, eyes: Option<Company>) -> bool {
        let holds = |number: usize| eyes.is_some_and(|company| self.holders.contains(&(number, company)));
        *thing == Thing::Known || self.things.contains(thing) || matches!(thing, Thing::Back(number) if holds(*number))
    }

    /// What is said to these eyes holds nothing that is sealed, unless an opened text says it.
    #[track_caller]
    fn hears(&self, secrets: &[(Thing, Pair)], eyes: Option<Company>, said: &[String; 2], what: &str) {
        for (language, said) in Language::ALL.into_iter().zip(said) {
            if let Some(found) = self.betrayed(secrets, eyes, language, said) {
                panic!("{what} gives away to {eyes:?}: {found}");
            }
        }
    }

    /// Whether a text is of something that these eyes may not know, and of nothing else.
    fn seals(&self, secrets: &[(Thing, Pair)], eyes: Option<Company>, language: Language, text: &str) -> bool {
        // What an open card says as well gives nothing away.
        !secrets.iter().any(|(thing, pair)| pair[language as usize] == *text && self.allows(thing, eyes))
    }

    /// Something sealed that is said to these eyes, unless an opened text says it.
    fn betrayed(
        &self,
        secrets: &[(Thing, Pair)],
        eyes: Option<Company>,
        language: Language,
        said: &str,
    ) -> Option<String> {
        let words = |pair: &'_ Pair| pair[language as usize].clone();
        let hit = |said: &str| {
            let mut there = secrets.iter().filter(|(_, pair)| said.contains(&pair[language as usize]));
            there.find(|(_, pair)| self.seals(secrets, eyes, language, &pair[language as usize]))
        };
        hit(said)?;
        // Cards that are open may speak of what is not (TTR-CAMP-21).
        let mut rest = said.to_owned();
        let open = secrets.iter().filter(|(thing, _)| self.allows(thing, eyes));
        let mut open: Vec<String> = open.map(|(_, pair)| words(pair)).filter(|text| hit(text).is_some()).collect();
        open.sort_by_key(|text| std::cmp::Reverse(text.len()));
        for text in open {
            rest = rest.replace(&text, "…");
        }
        let (thing, pair) = hit(&rest)?;
        let at = rest.find(&words(pair)).unwrap_or_default();
        let from = (0..=at.saturating_sub(80)).rev().find(|i| rest.is_char_boundary(*i)).unwrap_or_default();
        let until = (at + 200..rest.len()).find(|i| rest.is_char_boundary(*i)).unwrap_or(rest.len());
        Some(format!("{thing:?}, `{}` in `{}`", words(pair), &rest[from..until]))
    }
}

fn both(phrase: &Phrase) -> [String; 2] {
    Language::ALL.map(|language| say::<TicketToRide>(language, phrase))
}

fn lines(sections: &[Section]) -> [String; 2] {
    Language::ALL.map(|language| {
        let mut text = String::new();
        let mut add = |phrase: &Phrase| text += &(say::<TicketToRide>(language, phrase) + "\n");
        for section in sections {
            add(&section.title);
            for block in &section.blocks {
                match block {
                    Block::Line(line) => add(line),
                    Block::Table { head, rows } => head.iter().chain(rows.iter().flatten()).for_each(&mut add),
                }
            }
        }
        text
    })
}

/// Plays a campaign at random, with everything that is said on the way.
fn campaign(companies: &[Company], games: u64, seed: u64, look: u32) -> Opened {
    let secrets = secrets();
    let mut opened = Opened::new();
    let mut setup = Options::campaign(companies);
    for number in 0..games {
        chronicles(&opened, &secrets, &setup);
        let mut journey = Journey::<TicketToRide>::begin(&setup, seed + number);
        let mut told = Vec::new();
        loop {
            let goes_on = journey.decide(&mut told);
            for (event, after) in told.drain(..) {
                opened.learn(&event, companies);
                step(&opened, &secrets, &event, &after, companies);
            }
            if !goes_on {
                break;
            }
            if journey.dice.below(look) == 0 {
                moment(&opened, &secrets, &journey.game, companies, &mut journey.dice);
            }
        }
        let record = journey.game.legacy().expect("a finished game leaves its record");
        setup = TicketToRide::inherit(&setup, &record);
    }
    chronicles(&opened, &secrets, &setup);
    opened
}

fn company_of(companies: &[Company], eyes: Eyes) -> Option<Company> {
    eyes.seat().map(|seat| companies[seat.index()])
}

/// What all eyes hear of a step.
fn step(opened: &Opened, secrets: &[(Thing, Pair)], event: &Event, after: &TicketToRide, companies: &[Company]) {
    for eyes in all_eyes(after) {
        let Some(event) = TicketToRide::event_for(event, eyes) else { continue };
        let (view, company) = (after.view(eyes), company_of(companies, eyes));
        opened.hears(secrets, company, &both(&TicketToRide::story(&event, &view)), "the story");
        opened.hears(secrets, company, &both(&TicketToRide::prompt(&view)), "the question");
        if let Some(reading) = TicketToRide::reading(&event, &view) {
            for phrase in std::iter::once(&reading.title).chain(&reading.paragraphs) {
                opened.hears(secrets, company, &both(phrase), "what is read");
            }
        }
        asks_of_open_rules(opened, &view);
    }
}

/// The rule behind a question is no sealed one, and books are open that were opened.
fn asks_of_open_rules(opened: &Opened, view: &View) {
    let rule = TicketToRide::prompt_rule(view).expect("a rule");
    is_open(opened, rule);
    let books: BTreeSet<Thing> = TicketToRide::opened(view).into_iter().map(Thing::Book).collect();
    let known: BTreeSet<Thing> =
        opened.things.iter().filter(|thing| matches!(thing, Thing::Book(_))).cloned().collect();
    assert_eq!(books, known, "books that are open");
}

fn is_open(opened: &Opened, rule: table::RuleId) {
    let rule = TicketToRide::rules().iter().find(|it| it.id == rule).expect("a rule of the game");
    let open = rule.sealed.is_none_or(|key| opened.things.contains(&Thing::Book(key)));
    assert!(open, "{} is sealed", rule.id);
}

/// What all eyes see and may try at one moment.
fn moment(
    opened: &Opened,
    secrets: &[(Thing, Pair)],
    game: &TicketToRide,
    companies: &[Company],
    dice: &mut table::Dice,
) {
    for eyes in all_eyes(game) {
        let (view, company) = (game.view(eyes), company_of(companies, eyes));
        let table = Language::ALL.map(|language| whole_table::<TicketToRide>(&view, language));
        opened.hears(secrets, company, &table, "the table");
        opened.hears(secrets, company, &lines(&TicketToRide::table(&view)), "the table");
        let json = serde_json::to_string(&view).expect("a view is JSON");
        opened.hears(secrets, company, &[json.clone(), json.clone()], "the view");
        names_nothing_sealed(opened, &json);
        drawn::looks(opened, secrets, game, eyes, company);
    }
    for seat in Seat::all(game.seats()) {
        let eyes = Eyes::Seat(seat);
        let (view, company) = (game.view(eyes), company_of(companies, eyes));
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        let legal = actions.len();
        actions.extend(TicketToRide::attempts(&view).into_iter().map(|attempt| attempt.action));
        // And whatever people may guess.
        actions.extend((0..60).filter_map(|_| Action::decode(dice.below(Action::SPACE as u32) as usize)));
        for (i, action) in actions.into_iter().enumerate() {
            opened.hears(secrets, company, &both(&TicketToRide::option(&view, action)), "an option");
            if let Some(heading) = TicketToRide::group(&view, action) {
                opened.hears(secrets, company, &both(&heading), "a heading");
            }
            if i >= legal && !game.is_legal(seat, action) {
                let refusal = game.why_not(seat, action);
                is_open(opened, refusal.rule);
                opened.hears(secrets, company, &both(&TicketToRide::refusal(&refusal)), "a refusal");
            }
        }
    }
}

/// Names of fields of a view, and the sticker before which none of them is there.
const FIELDS: [(&str, &str); 18] = [
    ("\"cargo\":", "R-CARGO"),
    ("\"ports\":", "R-CARGO"),
    ("\"ore\":", "R-MINE"),
    ("\"mines\":", "R-MINE"),
    ("\"outlaw\":", "R-OUTLAW-SETUP"),
    ("\"stash\":", "R-OUTLAW-SETUP"),
    ("\"cattle\":", "R-CATTLE-SETUP"),
    ("\"stations\":", "R-STATION"),
    ("\"stations_left\":", "R-STATION"),
    ("\"spiked\":", "R-SPIKE"),
    ("\"first_spike\":", "R-SPIKE"),
    ("\"trade\":", "R-TRADE"),
    ("\"conductor\":", "R-CONDUCTOR-SETUP"),
    ("\"conductors\":", "R-CONDUCTOR-SETUP"),
    ("\"upgrades\":", "R-OFFICE-SETUP"),
    ("\"refreshes\":", "R-OFFICE-SETUP"),
    ("\"stamps\":", "R-STAMP"),
    ("\"pioneers\":", "R-PIONEER"),
];

static FIELD_NAMES: LazyLock<Needles> =
    LazyLock::new(|| Needles::new(FIELDS.map(|(name, _)| name.to_owned()).to_vec()));

/// Not even the names of fields tell what there will be.
fn names_nothing_sealed(opened: &Opened, json: &str) {
    let sealed = FIELDS.map(|(_, sticker)| !opened.things.contains(&Thing::Sticker(sticker.to_owned())));
    let found = FIELD_NAMES.find(json, &sealed);
    assert!(found.is_none(), "the view names {} before its sticker: {json}", found.unwrap_or_default());
}

/// The chronicle of a campaign, told to each of its members and to a stranger.
fn chronicles(opened: &Opened, secrets: &[(Thing, Pair)], setup: &Options) {
    let members: Vec<Company> = setup.record().expect("a campaign").companies().collect();
    for member in (0..members.len()).map(Some).chain([None]) {
        let company = member.map(|place| members[place]);
        let said = lines(&TicketToRide::chronicle(setup, member));
        opened.hears(secrets, company, &said, "the chronicle");
    }
}

#[test]
fn nothing_sealed_is_said_in_a_campaign_of_two() {
    let opened = campaign(&[Red, Black], 12, 20, 100);
    assert_eq!(opened.things.iter().filter(|thing| matches!(thing, Thing::Story(_))).count(), 50);
}

#[test]
fn nothing_sealed_is_said_in_a_campaign_of_three() {
    let opened = campaign(&trio(), 12, 50, 150);
    assert_eq!(opened.things.iter().filter(|thing| matches!(thing, Thing::Area(_))).count(), 8);
}

#[test]
fn nothing_sealed_is_said_in_the_first_games_of_five() {
    campaign(&Company::ALL, 3, 90, 60);
}

#[test]
fn a_single_game_says_nothing_of_a_campaign() {
    let secrets = secrets();
    let opened = Opened::new();
    for players in [2, 4] {
        let companies = &Company::ALL[..players];
        let mut journey = Journey::<TicketToRide>::begin(&Options::single(companies), players as u64);
        let mut told = Vec::new();
        loop {
            let goes_on = journey.decide(&mut told);
            told.drain(..).for_each(|(event, after)| step(&opened, &secrets, &event, &after, companies));
            if !goes_on {
                break;
            }
            if journey.dice.below(30) == 0 {
                moment(&opened, &secrets, &journey.game, companies, &mut journey.dice);
            }
        }
    }
}

/// Everything told in a random campaign, with what each pair of eyes is read of it.
fn readings(companies: &[Company], seed: u64, mut each: impl FnMut(&Event, &TicketToRide)) -> Options {
    let mut setup = Options::campaign(companies);
    for number in 0..12 {
        let mut journey = Journey::<TicketToRide>::begin(&setup, seed + number);
        let mut told = Vec::new();
        loop {
            let goes_on = journey.decide(&mut told);
            told.drain(..).for_each(|(event, after)| each(&event, &after));
            if !goes_on {
                break;
            }
        }
        setup = TicketToRide::inherit(&setup, &journey.game.legacy().expect("a record"));
    }
    setup
}

/// What these eyes are read of an event, in every language.
fn read(event: &Event, after: &TicketToRide, eyes: Eyes) -> Option<[Vec<String>; 2]> {
    let reading = TicketToRide::reading(&TicketToRide::event_for(event, eyes)?, &after.view(eyes))?;
    Some(
        Language::ALL
            .map(|language| reading.paragraphs.iter().map(|phrase| say::<TicketToRide>(language, phrase)).collect()),
    )
}

/// What is read of a postcard's back: in the last game no promise of an upgrade (TTR-POST-13).
fn promised(after: &TicketToRide, postcard: Postcard, mut back: Vec<Pair>) -> Vec<Pair> {
    let reward = &data().postcards[postcard.number() - 1].reward;
    let upgrade = reward.iter().any(|effect| matches!(effect, Effect::UpgradeCompany { .. }));
    if upgrade && after.view(Eyes::Bystander).game == Some(12) {
        back.truncate(1);
    }
    back
}

#[test]
fn whatever_is_opened_is_read_as_it_stands_on_the_card() {
    let secrets = secrets();
    let texts = |wanted: &Thing| -> Vec<Pair> {
        secrets.iter().filter(|(thing, _)| thing == wanted).map(|(_, pair)| pair.clone()).collect()
    };
    let companies = trio();
    let mut met: BTreeSet<&str> = BTreeSet::new();
    let setup = readings(&companies, 300, |event, after| {
        for eyes in all_eyes(after) {
            let Some(said) = read(event, after, eyes) else { continue };
            let says = |pair: &Pair| {
                said.iter().zip(pair).all(|(said, text)| said.iter().any(|line| line.contains(text.as_str())))
            };
            match event {
                Event::StoryRead(card) => {
                    let both: Vec<Pair> = texts(&Thing::Story(card.id().to_owned()));
                    for (language, said) in said.iter().enumerate() {
                        let sides: Vec<&String> = both.iter().map(|pair| &pair[language]).collect();
                        assert_eq!(said.iter().collect::<Vec<_>>(), sides, "side A, then side B");
                    }
                    met.insert("story");
                }
                Event::AreaOpened(area) => {
                    let said = texts(&Thing::Area(area.id().to_owned()))[..2].iter().all(says);
                    assert!(said, "{area}");
                    met.insert("box");
                }
                Event::ConductorBoxOpened => {
                    assert!(texts(&Thing::LastBox).iter().all(says));
                    met.insert("last box");
                }
                Event::RuleAdded(sticker) => {
                    assert!(says(&texts(&Thing::Sticker(sticker.name().to_owned()))[1]), "{sticker:?}");
                    met.insert("rule");
                }
                Event::EventsAdded(events) => {
                    let all = events.iter().flat_map(|event| texts(&Thing::Event(event.id().to_owned())));
                    assert!(all.into_iter().all(|pair| says(&pair)));
                    met.insert("events");
                }
                Event::PostcardTaken { seat, postcard } => {
                    assert!(says(&texts(&Thing::Front(postcard.number()))[1]), "everybody hears the front");
                    let own = eyes == Eyes::Seat(*seat);
                    let backs = promised(after, *postcard, texts(&Thing::Back(postcard.number())));
                    assert!(backs.iter().all(|pair| says(pair) == own), "the holder alone reads the back");
                    met.insert("postcard");
                }
                Event::PostcardFulfilled { postcard, .. } => {
                    let backs = promised(after, *postcard, texts(&Thing::Back(postcard.number())));
                    assert!(backs.iter().all(says), "all see both sides");
                    met.insert("fulfilled");
                }
                Event::CampaignScored => {
                    let vaults = after.view(eyes).reckoning.expect("the vaults are open");
                    for vault in &vaults {
                        let begins = format!("{}. ", vault.place);
                        let total = format!(": ${}. ", vault.total());
                        let told = said[0].iter().filter(|line| line.starts_with(&begins) && line.contains(&total));
                        assert!(told.count() > 0, "{vault:?} in {said:?}");
                    }
                    assert_eq!(said[0].len(), 1 + vaults.len(), "who has won, and every vault");
                    met.insert("reckoning");
                }
                _ => {}
            }
        }
    });
    assert_eq!(met.len(), 8, "{met:?}");
    // And afterwards it can be read again, card by card.
    for member in [Some(0), None] {
        let told = lines(&TicketToRide::chronicle(&setup, member));
        for (language, told) in told.iter().enumerate() {
            let mut from = 0;
            for (_, pair) in secrets.iter().filter(|(thing, _)| matches!(thing, Thing::Story(_))) {
                let at = told[from..].find(&pair[language]).unwrap_or_else(|| panic!("`{}`", pair[language]));
                from += at + pair[language].len();
            }
        }
    }
}

#[test]
fn only_its_member_reads_the_backs_of_postcards_in_the_chronicle() {
    let record = record(4);
    let mut t = turn(game(5).postcards(Blue, &[1, 7]).postcards(Red, &[12]), 0);
    t.finish();
    let setup = Options::next(&t.legacy(), &trio()).expect("a setup that fits");
    assert_eq!(setup.record().map(|it| it.games_played()), Some(record.games_played() + 1));
    let members: Vec<Company> = setup.record().expect("a campaign").companies().collect();
    let secrets = secrets();
    let told = |member: Option<usize>| lines(&TicketToRide::chronicle(&setup, member));
    for (place, company) in members.iter().enumerate() {
        let held: Vec<Postcard> = setup.record().expect("a campaign").postcards(*company).collect();
        for postcard in &held {
            // What it asks for is its own; what it brings, others may bring as well.
            let mut backs = secrets.iter().filter(|(thing, _)| *thing == Thing::Back(postcard.number()));
            if let Some((_, pair)) = backs.next() {
                assert!(told(Some(place))[1].contains(&pair[1]), "{company:?} knows {postcard}");
                assert!(!told(Some((place + 1) % members.len()))[1].contains(&pair[1]));
                assert!(!told(None)[1].contains(&pair[1]));
            }
        }
    }
    assert!(members.iter().any(|company| setup.record().expect("a campaign").postcards(*company).next().is_some()));
}
