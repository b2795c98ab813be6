//! Whole campaigns, played by bots: whatever anybody is sent at any moment holds no text, key, outline or colour that only
//! a sealed thing has. `RAILHEAD_CAMPAIGNS=200` searches as many, at every moment.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::LazyLock;

use table::drawn::checks::{draw, text};
use table::drawn::{Choosable, Drawn, Pen, marks};
use table::effort::Effort;
use table::guide::Guide;
use table::journey::all_eyes;
use table::words::checks::{say, whole_table};
use table::words::{Language, Unnamed, Worded};
use table::{Dice, Eyes, Game, Seat};
use ticket_to_ride_legacy::{Company, Event, Options, TicketToRide, View};

use super::drawn::all_traces;
use super::needles::Needles;
use super::{Opened, Pair, Thing, asks_of_open_rules, company_of, names_nothing_sealed, secrets};

/// How many campaigns, by the usual effort, and that one moment in so many of them is looked at.
const CAMPAIGNS: u32 = 2;
const USUALLY: u32 = 16;
const WANTED: &str = "RAILHEAD_CAMPAIGNS";
const GAMES: usize = 12;

/// One pair of eyes, and the language in which it reads.
type Reader = (Option<Company>, Language);

/// Everything that can be sealed, as it is looked for: what is said in each language, what is drawn, how it is named.
struct Secrets {
    said: [Told; 2],
    /// Outlines and colours, anywhere.
    shown: Told,
    /// Names of elements, where elements are named.
    named: Told,
}

/// Texts, each with all the things that bring it.
struct Told {
    needles: Needles,
    by: Vec<Vec<Thing>>,
}

impl Told {
    fn of(pairs: impl Iterator<Item = (Thing, String)>) -> Self {
        let mut by_text: BTreeMap<String, Vec<Thing>> = BTreeMap::new();
        pairs.for_each(|(thing, text)| by_text.entry(text).or_default().push(thing));
        let (texts, by) = by_text.into_iter().unzip();
        Told { needles: Needles::new(texts), by }
    }

    /// Which of the texts are sealed: those that nothing open brings as well.
    fn sealed(&self, is_open: impl Fn(&Thing) -> bool) -> Vec<bool> {
        self.by.iter().map(|things| !things.iter().any(&is_open)).collect()
    }
}

static SECRETS: LazyLock<Secrets> = LazyLock::new(|| {
    let all = secrets();
    let said =
        |language: Language| Told::of(all.iter().map(|(thing, pair)| (thing.clone(), pair[language as usize].clone())));
    let is_shown = |trace: &str| trace.starts_with(['#', 'M']);
    let drawn = |shown: bool| all_traces().iter().filter(move |(_, trace)| is_shown(trace) == shown).cloned();
    Secrets { said: Language::ALL.map(said), shown: Told::of(drawn(true)), named: Told::of(drawn(false)) }
});

/// The search: what was found clean is not looked at again. What names something sealed because an open card does so is
/// looked at anew when something is opened.
struct Search {
    secrets: Vec<(Thing, Pair)>,
    opened: Opened,
    shown: Vec<bool>,
    named: Vec<bool>,
    closed: Vec<(Reader, Vec<bool>)>,
    clean: HashSet<u64, BuildHasherDefault<Numbered>>,
    suspects: Vec<u64>,
    looked: usize,
}

impl Search {
    fn new(companies: &[Company]) -> Self {
        let mut search = Search {
            secrets: secrets(),
            opened: Opened::new(),
            shown: Vec::new(),
            named: Vec::new(),
            closed: Vec::new(),
            clean: HashSet::default(),
            suspects: Vec::new(),
            looked: 0,
        };
        search.remember(companies);
        search
    }

    /// Something happened: what it opened may be said from now on.
    fn learn(&mut self, event: &Event, companies: &[Company]) {
        let before = (self.opened.things.len(), self.opened.holders.len());
        self.opened.learn(event, companies);
        if before != (self.opened.things.len(), self.opened.holders.len()) {
            self.remember(companies);
        }
    }

    /// Works out what is sealed now, for everybody. What was clean stays so, for nothing that is open is sealed again.
    fn remember(&mut self, companies: &[Company]) {
        for suspect in self.suspects.drain(..) {
            self.clean.remove(&suspect);
        }
        let opened = &self.opened;
        let is_open = |thing: &Thing| opened.things.contains(thing);
        self.shown = SECRETS.shown.sealed(is_open);
        self.named = SECRETS.named.sealed(is_open);
        let eyes = companies.iter().copied().map(Some).chain([None]);
        let readers = eyes.flat_map(|eyes| Language::ALL.map(|language| (eyes, language)));
        let closed_to =
            |(eyes, language): Reader| SECRETS.said[language as usize].sealed(|thing| opened.allows(thing, eyes));
        self.closed = readers.map(|reader| (reader, closed_to(reader))).collect();
    }

    /// What something that is sent gives away.
    fn betrays(&mut self, reader: Reader, sent: &str) -> Option<String> {
        self.looked += 1;
        let place = self.closed.iter().position(|(other, _)| *other == reader).expect("a reader of this table");
        let closed = &self.closed[place].1;
        let said = &SECRETS.said[reader.1 as usize].needles;
        let suspected = self.suspects.len();
        for element in sent.split(['<', '\n']) {
            let number = hash(place, element);
            if !self.clean.insert(number) {
                continue;
            }
            if let Some(found) = SECRETS.shown.needles.find(element, &self.shown) {
                return Some(found.to_owned());
            }
            let names = names(element);
            if let Some(found) = SECRETS.named.needles.find(&names, &self.named) {
                return Some(found.to_owned());
            }
            if said.find(&unescaped(element), closed).is_some() {
                self.suspects.push(number);
            }
        }
        if self.suspects.len() == suspected {
            return None;
        }
        self.opened.betrayed(&self.secrets, reader.0, reader.1, &unescaped(sent))
    }
}

/// Numbers are spread already.
#[derive(Default)]
struct Numbered(u64);

impl Hasher for Numbered {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("numbers alone are kept");
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// A number for an element that a reader was sent: quick, since nearly all of them were sent before.
fn hash(reader: usize, element: &str) -> u64 {
    let step = |hash: u64, part: u64| (hash ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let (parts, rest) = element.as_bytes().as_chunks::<8>();
    let begun = step(reader as u64 + 1, element.len() as u64);
    let hash = parts.iter().fold(begun, |hash, part| step(hash, u64::from_le_bytes(*part)));
    rest.iter().fold(hash, |hash, byte| step(hash, u64::from(*byte)))
}

/// Text as it is read.
fn unescaped(markup: &str) -> Cow<'_, str> {
    if !markup.contains('&') {
        return Cow::Borrowed(markup);
    }
    markup.replace("&quot;", "\"").replace("&lt;", "‹").replace("&gt;", "›").replace("&amp;", "&").into()
}

/// The names in a piece of what is sent, each in quotes: of elements, and of those that they point at.
fn names(piece: &str) -> String {
    if !piece.contains("data-") && !piece.contains(" id=") {
        return String::new();
    }
    let values = ["data-key=\"", "data-slot=\"", "data-points=\"", " id=\""].iter().filter_map(|name| {
        let value = piece.split_once(name)?.1;
        value.split('"').next()
    });
    values.flat_map(|names| names.split(' ')).flat_map(|name| ["\"", name, "\""]).collect()
}

/// All that these eyes are sent in a language when they look at a table: what is drawn, said, offered and refused.
fn page(game: &TicketToRide, view: &View, eyes: Eyes, language: Language, sheet: Seat) -> String {
    let marks = marks(game, eyes, language, &Unnamed);
    let pen = Pen::new(language, TicketToRide::lexicon(), &Unnamed, &marks);
    let mut sent = text(&draw::<TicketToRide>(view, language, &marks));
    sent += &TicketToRide::sheet(view, sheet, &pen).expect("an office").body.0;
    for mark in &marks {
        sent.push('\n');
        sent += match mark {
            Choosable::Option { words, .. } => words,
            Choosable::Refused { why, .. } => why,
        };
    }
    sent.push('\n');
    sent + &whole_table::<TicketToRide>(view, language)
}

/// All that these eyes are sent of a step.
fn frame(event: &Event, view: &View, language: Language) -> String {
    let mut sent = say::<TicketToRide>(language, &TicketToRide::story(event, view)) + "\n";
    sent += &text(&draw::<TicketToRide>(view, language, &[]));
    sent += &serde_json::to_string(&TicketToRide::motion(event, view)).expect("a motion is JSON");
    let reading = TicketToRide::reading(event, view);
    for phrase in reading.iter().flat_map(|reading| std::iter::once(&reading.title).chain(&reading.paragraphs)) {
        sent.push('\n');
        sent += &say::<TicketToRide>(language, phrase);
    }
    sent + &TicketToRide::illustration(event).map_or_else(String::new, |picture| picture.0)
}

/// A campaign on its way.
struct Played<'a> {
    companies: &'a [Company],
    search: Search,
    dice: Dice,
    /// Whether bots follow their guide, or do anything.
    guided: bool,
    /// One moment in so many is looked at.
    stride: u32,
}

impl Played<'_> {
    /// One decision of somebody who is waited for.
    fn decide(&mut self, game: &mut TicketToRide, told: &mut Vec<(Event, TicketToRide)>) -> bool {
        let Some(seat) = game.to_act().first() else { return false };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let action = if self.guided { game.quick(seat, &legal, &mut self.dice) } else { self.dice.pick(&legal) };
        game.play(seat, action, &mut self.dice, told).expect("what is legal can be played");
        true
    }

    #[track_caller]
    fn searched(&mut self, reader: Reader, sent: &str, what: &str) {
        if let Some(found) = self.search.betrays(reader, sent) {
            panic!("{what} for {reader:?} gives away: {found}");
        }
    }

    /// What one pair of eyes after the other is sent of a step.
    fn step(&mut self, event: &Event, after: &TicketToRide) {
        self.search.learn(event, self.companies);
        if self.dice.below(self.stride) > 0 {
            return;
        }
        let eyes: Vec<Eyes> = all_eyes(after).collect();
        let eyes = self.dice.pick(&eyes);
        let Some(event) = TicketToRide::told(event, eyes) else { return };
        let (view, company) = (after.view(eyes), company_of(self.companies, eyes));
        let language = self.dice.pick(&Language::ALL);
        let sent = frame(&event, &view, language);
        self.searched((company, language), &sent, "a step");
        asks_of_open_rules(&self.search.opened, &view);
    }

    /// What everybody is sent who looks now.
    fn moment(&mut self, game: &TicketToRide) {
        if self.dice.below(self.stride) > 0 {
            return;
        }
        for eyes in all_eyes(game) {
            let (view, company) = (game.view(eyes), company_of(self.companies, eyes));
            let json = serde_json::to_string(&view).expect("a view is JSON");
            names_nothing_sealed(&self.search.opened, &json);
            let sheet = Seat::new(self.dice.below(game.seats() as u32) as usize);
            let language = self.dice.pick(&Language::ALL);
            let sent = page(game, &view, eyes, language, sheet);
            self.searched((company, language), &sent, "a page");
            self.searched((company, language), &json.replace(',', "\n"), "the view");
        }
    }

    /// All twelve games.
    fn play(&mut self) {
        let mut setup = Options::campaign(self.companies);
        for _ in 0..GAMES {
            let mut game = TicketToRide::new(&setup, &mut self.dice).expect("a setup of ours");
            let mut told = Vec::new();
            self.moment(&game);
            while self.decide(&mut game, &mut told) {
                for (event, after) in told.drain(..) {
                    self.step(&event, &after);
                }
                self.moment(&game);
            }
            setup = TicketToRide::inherit(&setup, &game.legacy().expect("a finished game leaves its record"));
        }
    }
}

/// Plays one campaign of so many that are searched; how many payloads were looked at.
fn searched(number: u64, stride: u32) -> usize {
    let players = 2 + (number % 4) as usize;
    let companies = &Company::ALL[..players];
    let (search, dice) = (Search::new(companies), Dice::from_number(7_000 + number));
    let mut played = Played { companies, search, dice, guided: number % 3 != 2, stride };
    played.play();
    let stories = played.search.opened.things.iter().filter(|thing| matches!(thing, Thing::Story(_))).count();
    assert_eq!(stories, 50, "the whole story was told");
    played.search.looked
}

#[test]
fn nobody_is_sent_anything_sealed_in_a_whole_campaign() {
    let wanted = std::env::var(WANTED).ok().and_then(|number| number.parse().ok());
    let campaigns: u64 = wanted.unwrap_or_else(|| Effort::wanted().of(CAMPAIGNS).into());
    let stride = if wanted.is_some() { 1 } else { USUALLY };
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let looked: usize = std::thread::scope(|scope| {
        let run = |thread: u64| {
            move || (thread..campaigns).step_by(threads as usize).map(|number| searched(number, stride)).sum::<usize>()
        };
        let runs: Vec<_> = (0..threads).map(|thread| scope.spawn(run(thread))).collect();
        runs.into_iter().map(|run| run.join().expect("nothing sealed was sent")).sum()
    });
    println!("{campaigns} campaigns, {looked} payloads");
    assert!(looked as u64 > campaigns * 10_000 / u64::from(stride));
}

/// A game that slips: everything that is still sealed is put into what it sends, and each of it is found.
#[test]
fn the_search_finds_whatever_a_broken_game_would_send() {
    let companies = &Company::ALL[..2];
    let game = TicketToRide::new(&Options::campaign(companies), &mut Dice::from_number(1)).expect("a setup");
    let eyes = Eyes::Seat(Seat::new(0));
    let reader = (Some(companies[0]), Language::En);
    let sound = page(&game, &game.view(eyes), eyes, Language::En, Seat::new(1));
    let mut search = Search::new(companies);
    assert_eq!(search.betrays(reader, &sound), None, "the game itself gives nothing away");
    let mut slips: Vec<String> = Vec::new();
    for (_, trace) in all_traces() {
        slips.push(match trace.as_bytes() {
            [b'M', ..] => format!("<path d=\"{trace}\"/>"),
            [b'#', ..] => format!("<g fill=\"{trace}\"/>"),
            _ => format!("<g data-key=\"{}\"/>", trace.trim_matches('"')),
        });
    }
    let closed = &search.closed.iter().find(|(other, _)| *other == reader).expect("a reader").1;
    let texts = SECRETS.said[reader.1 as usize].needles.texts().iter().zip(closed).filter(|(_, closed)| **closed);
    slips.extend(texts.map(|(text, _)| format!("<title>{}</title>", text.replace('&', "&amp;"))));
    // Several cards may say the same.
    slips.sort();
    slips.dedup();
    assert!(slips.len() > 500, "{} things are sealed", slips.len());
    for slip in slips {
        assert!(search.betrays(reader, &format!("<g>{slip}")).is_some(), "{slip} is not found");
    }
}
