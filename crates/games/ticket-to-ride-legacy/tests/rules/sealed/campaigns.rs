//! Whole campaigns, played by bots: whatever anybody is sent at any moment holds no text, key, outline or colour that only
//! a sealed thing has. `RAILHEAD_CAMPAIGNS=200` searches as many, at every moment; `RAILHEAD_CAMPAIGNS=57..200` goes on
//! where a search was left.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::collections::{BTreeMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::Range;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use drawing::{Choosable, Drawn, Pen, marks};
use proving::drawn::{draw, text};
use proving::effort::Effort;
use proving::journey::all_eyes;
use proving::words::say;
use table::guide::Guide;
use table::{Dice, Eyes, Game, Seat};
use ticket_to_ride_legacy::{Company, Event, EventCard, Options, TicketToRide, View};
use wording::{Arg, Block, Language, Phrase, Unnamed, Worded};

use super::drawn::all_traces;
use super::needles::Needles;
use super::{Opened, Thing, asks_of_open_rules, company_of, names_nothing_sealed, secrets};

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

/// The search: what was found clean is not looked at again, for nothing that is open is ever sealed again.
struct Search {
    opened: Opened,
    shown: Vec<bool>,
    named: Vec<bool>,
    closed: Vec<Closed>,
    /// Elements that hold nothing sealed, runs of them, and phrases.
    clean: Numbers,
    looked: usize,
}

type Numbers = HashSet<u64, BuildHasherDefault<Numbered>>;

/// What is sealed for one reader, by the places of the texts.
struct Closed {
    reader: Reader,
    texts: Vec<bool>,
    /// Open texts that speak of something sealed (TTR-CAMP-21), the longest first: worked out when one is met.
    speaking: OnceCell<Vec<&'static str>>,
}

impl Closed {
    fn needles(&self) -> &'static Needles {
        &SECRETS.said[self.reader.1 as usize].needles
    }

    /// Whether something sealed is in a text, or seems to be.
    fn suspects(&self, text: &str) -> bool {
        self.needles().find(text, &self.texts).is_some()
    }

    /// Something sealed that is in a text and in no open one of which it is a part.
    fn betrayed(&self, text: &str) -> Option<String> {
        if !self.suspects(text) {
            return None;
        }
        let open = self.speaking.get_or_init(|| {
            let texts = self.needles().texts().iter().zip(&self.texts);
            let open = texts.filter(|(text, closed)| !**closed && self.suspects(text)).map(|(text, _)| text.as_str());
            let mut open: Vec<&str> = open.collect();
            open.sort_by_key(|text| std::cmp::Reverse(text.len()));
            open
        });
        let rest = open.iter().fold(text.to_owned(), |rest, open| rest.replace(open, "…"));
        self.needles().find(&rest, &self.texts).map(|found| format!("`{found}` in `{text}`"))
    }
}

impl Search {
    fn new(companies: &[Company]) -> Self {
        let mut search = Search {
            opened: Opened::new(),
            shown: Vec::new(),
            named: Vec::new(),
            closed: Vec::new(),
            clean: HashSet::default(),
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

    /// Works out what is sealed now, for everybody.
    fn remember(&mut self, companies: &[Company]) {
        let opened = &self.opened;
        let is_open = |thing: &Thing| opened.things.contains(thing);
        self.shown = SECRETS.shown.sealed(is_open);
        self.named = SECRETS.named.sealed(is_open);
        let eyes = companies.iter().copied().map(Some).chain([None]);
        let readers = eyes.flat_map(|eyes| Language::ALL.map(|language| (eyes, language)));
        let closed_to = |reader: Reader| Closed {
            reader,
            texts: SECRETS.said[reader.1 as usize].sealed(|thing| opened.allows(thing, reader.0)),
            speaking: OnceCell::new(),
        };
        self.closed = readers.map(closed_to).collect();
    }

    fn place(&self, reader: Reader) -> usize {
        self.closed.iter().position(|closed| closed.reader == reader).expect("a reader of this table")
    }

    /// What something that is sent gives away.
    fn betrays(&mut self, reader: Reader, sent: &str) -> Option<String> {
        let place = self.place(reader);
        let mut run = Run::BEGUN;
        for (at, element) in elements(sent) {
            let number = hash(place, element);
            run.add(number);
            // Runs end where their elements say so: what changed elsewhere does not move them.
            if !number.is_multiple_of(RUN) {
                continue;
            }
            let (within, number) = run.end(&sent[..at + element.len()]);
            if let Some(found) = self.betrays_in(place, within, number) {
                return Some(found);
            }
        }
        let (within, number) = run.end(sent);
        self.betrays_in(place, within, number)
    }

    /// What a run of elements gives away, unless just these were sent before.
    fn betrays_in(&mut self, place: usize, run: &str, number: u64) -> Option<String> {
        if !self.clean.insert(number) {
            return None;
        }
        let closed = &self.closed[place];
        for (_, element) in elements(run) {
            if !self.clean.insert(hash(place, element)) {
                continue;
            }
            let shown = SECRETS.shown.needles.find(element, &self.shown);
            let found = shown.or_else(|| SECRETS.named.needles.find(&names(element), &self.named)).map(str::to_owned);
            let found = found.or_else(|| closed.betrayed(&unescaped(element)));
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// What a phrase gives away. The same phrase is said in the same words, so it is said once.
    fn betrays_by_saying(&mut self, reader: Reader, phrase: &Phrase) -> Option<String> {
        let number = digest(phrase, self.place(reader) as u64 + 1);
        if !self.clean.insert(number) {
            return None;
        }
        self.betrays(reader, &say::<TicketToRide>(reader.1, phrase))
    }

    /// What is made of a view and of nothing else gives away, unless it was made of the same view before.
    fn betrays_of(&mut self, made: Made, reader: Reader, view: u64, make: impl FnOnce() -> Sent) -> Option<String> {
        let kind = match made {
            Made::Drawing => 1,
            Made::Words => 2,
            Made::Sheet(seat) => 3 + seat.index() as u64,
        };
        if !self.clean.insert(step(step(view, kind), self.place(reader) as u64)) {
            return None;
        }
        match make() {
            Sent::Text(text) => self.betrays(reader, &text),
            Sent::Phrases(phrases) => phrases.iter().find_map(|phrase| self.betrays_by_saying(reader, phrase)),
        }
    }
}

/// What is made of a view alone.
#[derive(Clone, Copy)]
enum Made {
    Drawing,
    Words,
    Sheet(Seat),
}

/// What somebody is sent.
enum Sent {
    Text(String),
    Phrases(Vec<Phrase>),
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

/// About so many elements are looked up together.
const RUN: u64 = 16;

/// Elements of what is sent, and where each begins.
fn elements(sent: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = sent.as_ptr() as usize;
    sent.split(['<', '\n']).map(move |element| (element.as_ptr() as usize - start, element))
}

/// Elements one after the other.
struct Run {
    from: usize,
    number: u64,
}

impl Run {
    const BEGUN: Run = Run { from: 0, number: 1 };

    fn add(&mut self, element: u64) {
        self.number = step(self.number, element);
    }

    /// The run up to here, and its number; the next one begins.
    fn end<'a>(&mut self, until: &'a str) -> (&'a str, u64) {
        let run = (&until[self.from.min(until.len())..], self.number);
        *self = Run { from: until.len(), ..Run::BEGUN };
        run
    }
}

fn step(hash: u64, part: u64) -> u64 {
    (hash ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}

/// A number for a phrase and all that is put into it.
fn digest(phrase: &Phrase, begun: u64) -> u64 {
    let begun = step(begun, hash(0, &phrase.id));
    phrase.args.iter().fold(begun, |number, (name, arg)| {
        let number = step(number, hash(1, name));
        match arg {
            Arg::Number(count) => step(number, *count as u64),
            Arg::Amount(amount) => step(number, amount.to_bits().into()),
            Arg::Key(key) => step(number, hash(2, key)),
            Arg::Seat(seat) => step(number, seat.index() as u64 + 100),
            Arg::Name(seat) => step(number, seat.index() as u64 + 200),
            Arg::Phrase(phrase) => digest(phrase, number),
            Arg::List(list) => list.iter().fold(step(number, list.len() as u64), |number, it| digest(it, number)),
            Arg::Verbatim(text) => step(number, hash(3, text)),
            // Texts of the box stay where they are.
            Arg::Text([en, _]) => step(number, en.as_ptr() as u64),
        }
    })
}

/// A number for an element that a reader was sent: quick, since nearly all of them were sent before.
fn hash(reader: usize, element: &str) -> u64 {
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

/// What is drawn for these eyes, who may choose something on it, with what is offered and refused.
fn chosen_from(view: &View, language: Language, marks: &[Choosable]) -> String {
    let mut sent = text(&draw::<TicketToRide>(view, language, marks));
    for mark in marks {
        sent.push('\n');
        sent += match mark {
            Choosable::Option { words, .. } => words,
            Choosable::Refused { why, .. } => why,
        };
    }
    sent
}

/// The office of a seat, opened large.
fn office(view: &View, language: Language, seat: Seat) -> String {
    let pen = Pen::new(language, TicketToRide::lexicon(), &Unnamed, &[]);
    TicketToRide::sheet(view, seat, &pen).expect("an office").body.0
}

/// The table in words, and what is asked.
fn table_in_words(view: &View) -> Vec<Phrase> {
    let mut phrases = vec![TicketToRide::prompt(view)];
    for section in TicketToRide::table(view) {
        phrases.push(section.title);
        for block in section.blocks {
            match block {
                Block::Line(line) => phrases.push(line),
                Block::Table { head, rows } => phrases.extend(head.into_iter().chain(rows.into_iter().flatten())),
            }
        }
    }
    phrases
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
    fn searched(&mut self, reader: Reader, found: Option<String>, what: &str) {
        if let Some(found) = found {
            panic!("{what} for {reader:?} gives away: {found}");
        }
        self.search.looked += 1;
    }

    /// What one pair of eyes after the other is sent of a step.
    fn step(&mut self, event: &Event, after: &TicketToRide) {
        self.search.learn(event, self.companies);
        if self.dice.below(self.stride) > 0 {
            return;
        }
        let eyes: Vec<Eyes> = all_eyes(after).collect();
        let eyes = self.dice.pick(&eyes);
        let Some(event) = TicketToRide::event_for(event, eyes) else { return };
        let (view, company) = (after.view(eyes), company_of(self.companies, eyes));
        let language = self.dice.pick(&Language::ALL);
        let found = self.search.betrays((company, language), &frame(&event, &view, language));
        self.searched((company, language), found, "a step");
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
            let reader = (company, language);
            let found = self.page(game, eyes, &view, hash(0, &json), language, sheet);
            self.searched(reader, found, "a page");
            let found = self.search.betrays(reader, &json.replace(',', "\n"));
            self.searched(reader, found, "the view");
        }
    }

    /// What all that these eyes are sent when they look at a table gives away: what is drawn, said, offered and refused.
    fn page(
        &mut self,
        game: &TicketToRide,
        eyes: Eyes,
        view: &View,
        number: u64,
        language: Language,
        sheet: Seat,
    ) -> Option<String> {
        let reader = (company_of(self.companies, eyes), language);
        let marks = marks(game, eyes, language, &Unnamed);
        let search = &mut self.search;
        let drawn = || chosen_from(view, language, &marks);
        let found = match marks.is_empty() {
            true => search.betrays_of(Made::Drawing, reader, number, || Sent::Text(drawn())),
            false => search.betrays(reader, &drawn()),
        };
        let words = |search: &mut Search| {
            search.betrays_of(Made::Words, reader, number, || Sent::Phrases(table_in_words(view)))
        };
        let office = |search: &mut Search| {
            search.betrays_of(Made::Sheet(sheet), reader, number, || Sent::Text(office(view, language, sheet)))
        };
        found.or_else(|| words(search)).or_else(|| office(search))
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
    let wanted = std::env::var(WANTED).ok().map(|text| read_wanted(&text));
    let campaigns = wanted.clone().unwrap_or_else(|| 0..Effort::wanted().of(CAMPAIGNS).into());
    let stride = if wanted.is_some() { 1 } else { USUALLY };
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let next = AtomicU64::new(campaigns.start);
    let run = || {
        let mut sum = 0;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= campaigns.end {
                return sum;
            }
            let looked = searched(number, stride);
            // A long search tells how far it is, so that it can be taken up again.
            println!("campaign {number}: {looked} payloads, nothing sealed");
            sum += looked;
        }
    };
    let looked: usize = std::thread::scope(|scope| {
        let runs: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        runs.into_iter().map(|run| run.join().expect("nothing sealed was sent")).sum()
    });
    let count = campaigns.end - campaigns.start;
    println!("{count} campaigns, {looked} payloads");
    assert!(looked as u64 > count * 10_000 / u64::from(stride));
}

/// How many campaigns, or from which one to which.
fn read_wanted(text: &str) -> Range<u64> {
    let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{WANTED} is `{text}`: expected 200 or 57..200"));
    match text.split_once("..") {
        Some((from, to)) => number(from)..number(to),
        None => 0..number(text),
    }
}

/// A game that slips: everything that is still sealed is put into what it sends, and each of it is found.
#[test]
fn the_search_finds_whatever_a_broken_game_would_send() {
    let companies = &Company::ALL[..2];
    let game = TicketToRide::new(&Options::campaign(companies), &mut Dice::from_number(1)).expect("a setup");
    let eyes = Eyes::Seat(Seat::new(0));
    let reader = (Some(companies[0]), Language::En);
    let view = game.view(eyes);
    let marks = marks(&game, eyes, Language::En, &Unnamed);
    let sound = chosen_from(&view, Language::En, &marks) + &office(&view, Language::En, Seat::new(1));
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
    let closed = search.closed.iter().find(|closed| closed.reader == reader).expect("a reader");
    let texts = closed.needles().texts().iter().zip(&closed.texts).filter(|(_, closed)| **closed);
    slips.extend(texts.map(|(text, _)| format!("<title>{}</title>", text.replace('&', "&amp;"))));
    // Several cards may say the same.
    slips.sort();
    slips.dedup();
    assert!(slips.len() > 500, "{} things are sealed", slips.len());
    let mut again = Search::new(companies);
    assert_eq!(again.betrays(reader, &sound), None);
    for slip in slips {
        assert!(search.betrays(reader, &format!("<g>{slip}")).is_some(), "{slip} is not found");
        // In the midst of a page that was clean before.
        let page = sound.replacen("<g", &format!("{slip}<g"), 1);
        assert!(again.betrays(reader, &page).is_some(), "{slip} is not found in a page");
    }
    let sealed = EventCard::named("E33").expect("an event");
    let said = |event| TicketToRide::story(&Event::EventTurned(event), &view);
    assert!(search.betrays_by_saying(reader, &said(sealed)).is_some());
    assert_eq!(search.betrays_by_saying(reader, &said(EventCard::named("E01").expect("an event"))), None);
}
