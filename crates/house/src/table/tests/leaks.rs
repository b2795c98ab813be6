//! Payload safety: whatever a seat is sent follows from what that seat may know.
//!
//! At random moments of random games a second table is made in a world that one seat cannot tell from the
//! true one. The same decisions are played at both for as long as that seat's view stays the same, and
//! everything that the seat could be sent must be the same, byte for byte: regions, frames, log, earlier
//! moments, what programs read, refusals, versions and keys.

use proving::effort::Effort;
use proving::toy::Toy;
use shelf::{LiveTable, Shelved, boxed};
use table::setup::{SetupKind, Value, Values};
use table::{Dice, Eyes, RulesVersion, Seat, Seed};
use wording::Language;

use crate::kit::{SiteContext, words};
use crate::records::ids::{ClientId, Invitation, PersonId, TableId, Timestamp, Version};
use crate::records::journal::{Access, Clock, Entry, Occupant, Room, Stored, TableRecord};
use crate::records::person::{Confirm, Face, Settings};
use crate::table::acts::{Act, Denied, Request};
use crate::table::presence::Presence;
use crate::table::render_cache::RenderCache;
use crate::table::renderer::{Audience, Pace};
use crate::table::state::{TableState, write_setup};
use crate::table::table_json::TableJson;
use crate::web::Failure;
use crate::wire::Refused;

/// How many games in all, of every kind as many, by the usual effort.
const GAMES: u32 = 1_000;
/// What the JSON of a drawn table holds.
const SCENE: &str = r#""scene":"<svg"#;
/// The word of the environment that names the one game to be played: all of them are of this kind then.
const ONE_GAME: &str = "RAILHEAD_GAME";
const MOMENTS: usize = 8;
/// The most decisions that are played at both tables from one moment.
const STEPS: usize = 4;
/// One decision in so many goes to somebody who is not waited for, if there is one.
const INTERJECTION: u32 = 5;
pub(in crate::table) const NOW: Timestamp = Timestamp(1_800_000_000_000);

pub(in crate::table) fn site() -> SiteContext {
    SiteContext { words: words::words(), base: "", assets: "assets/0" }
}

/// A table with a render cache of its own.
pub(in crate::table) struct World {
    pub(in crate::table) table: TableState,
    pub(in crate::table) renders: RenderCache,
    /// What the seat was sent last.
    shown: Option<Version>,
}

impl World {
    fn new(table: TableState) -> Self {
        World { table, renders: RenderCache::new(site()), shown: None }
    }

    /// The same table, its game in another world.
    fn with(&self, live: Box<dyn LiveTable>) -> World {
        World::new(self.table.in_world(live).expect("a table that was opened can be opened"))
    }

    pub(in crate::table) fn live(&self) -> &dyn LiveTable {
        self.table.live().expect("the game has begun")
    }

    pub(in crate::table) fn ask(&mut self, request: &Request) -> Result<(), Denied> {
        for entry in request.entries(&self.table, &Presence::new(NOW), NOW)? {
            let stored = Stored { at: NOW, entry, request: Some(request.mark()) };
            self.table.apply(&stored).expect("what was granted fits");
        }
        Ok(())
    }

    /// What a seat decides, with the version that it has.
    pub(in crate::table) fn decision(&self, seat: Seat, notation: &str, confirm: Confirm, dice: &mut Dice) -> Request {
        self.row(seat, &[notation.to_owned()], confirm, dice)
    }

    /// What a seat decides in a row.
    pub(in crate::table) fn row(&self, seat: Seat, choices: &[String], confirm: Confirm, dice: &mut Dice) -> Request {
        let act = Act::Play { choices: choices.to_vec(), confirm };
        let version = Some(self.table.versions().of(Eyes::Seat(seat)).version);
        let client = format!("client-{}", dice.word()).parse::<ClientId>().expect("a plain id");
        Request { person: person(seat), name: name(seat), seat: Some(seat), version, client, act }
    }

    /// Everything that a seat can be sent now.
    fn payload(&mut self, audience: Audience, tries: &[Row], moment: usize, dice: &mut Dice) -> Vec<String> {
        let json = |value: &dyn erased::Json| value.json();
        let since = self.shown.unwrap_or_default();
        self.shown = Some(self.table.versions().of(audience.eyes).version);
        let seat = audience.eyes.seat().expect("a seat looks");
        let mut sent = vec![
            self.renders.since(&self.table, audience, since, NOW, Pace::StepByStep).as_str().to_owned(),
            json(&self.renders.whole(&self.table, audience, NOW)),
            format!("{:?}", self.renders.moment(&self.table, audience, moment)),
            format!("{:?}", TableJson::of(&self.table, &self.renders.people(&self.table, audience), audience)),
        ];
        let seats = (0..self.table.seats.len()).map(Seat::new);
        sent.extend(seats.filter_map(|seat| self.renders.sheet(&self.table, audience, seat, None)));
        sent.extend(tries.iter().map(|row| self.refusal(seat, row, audience.language, dice)));
        sent
    }

    /// What a seat is answered that tries something, without doing it.
    fn refusal(&self, seat: Seat, row: &[String], language: Language, dice: &mut Dice) -> String {
        let settings = Settings::default();
        let site = site();
        let reader = site.reader(language, &settings);
        match self.row(seat, row, Confirm::AtOnce, dice).entries(&self.table, &Presence::new(NOW), NOW) {
            Ok(entries) => format!("granted: {entries:?}"),
            Err(why) => {
                let refusal = *Failure::denied(&reader, &self.table.record.id, self.table.game, &why).refusal;
                serde_json::to_string(&Refused { refusal, update: None }).expect("refusals can be written")
            }
        }
    }
}

/// Anything as JSON, without naming its type.
mod erased {
    pub trait Json {
        fn json(&self) -> String;
    }

    impl<T: serde::Serialize> Json for T {
        fn json(&self) -> String {
            serde_json::to_string(self).expect("what is sent can be written")
        }
    }
}

fn person(seat: Seat) -> PersonId {
    let letters = "abcdefgh";
    letters[seat.index()..=seat.index()].repeat(16).parse().expect("a plain id")
}

fn name(seat: Seat) -> String {
    format!("Person {}", seat.index() + 1)
}

fn pick(dice: &mut Dice, count: usize) -> usize {
    dice.below(u32::try_from(count).expect("few")) as usize
}

/// Some setup of a game: its numbers and flags at random, as far as they fit.
fn some_setup(game: &dyn Shelved, dice: &mut Dice) -> Values {
    let mut values = Values::new();
    for option in &game.schema().options {
        let value = match &option.kind {
            SetupKind::Number { min, max } => Value::Number(min + dice.below(max - min + 1)),
            SetupKind::Flag => Value::Flag(dice.below(2) == 0),
            SetupKind::OneOf(of) => Value::one(of[pick(dice, of.len())].0),
            SetupKind::Ordered { .. } => continue,
        };
        let tried = values.clone().with(option.key, value);
        if game.complete(&tried).is_ok() {
            values = tried;
        }
    }
    game.complete(&values).expect("only what fits was chosen")
}

/// A table of some setup where everybody has sat down and the game has begun.
pub(in crate::table) fn opened(game: &'static dyn Shelved, number: u64, dice: &mut Dice) -> World {
    let setup = some_setup(game, dice);
    opened_with(game, &setup, number)
}

/// A table where everybody has sat down and the game has begun.
pub(in crate::table) fn opened_with(game: &'static dyn Shelved, setup: &Values, number: u64) -> World {
    begun(TableState::of(game, record(game, game.rules_version(), setup, number)).expect("the setup fits"))
}

/// A table where everybody has sat down and the game has not begun.
pub(in crate::table) fn gathered(game: &'static dyn Shelved, setup: &Values, number: u64) -> World {
    World::new(seated(TableState::of(game, record(game, game.rules_version(), setup, number)).expect("the setup fits")))
}

/// What is kept of a table that is played by this version of the rules.
pub(in crate::table) fn record(game: &dyn Shelved, rules: RulesVersion, setup: &Values, number: u64) -> TableRecord {
    TableRecord {
        id: "abcdefghjk".parse::<TableId>().expect("a plain id"),
        game: game.name().to_owned(),
        rules: rules.0,
        setup: write_setup(setup),
        seed: Seed::from_number(number).to_string(),
        host: person(Seat::new(0)),
        invitation: "a".repeat(20).parse::<Invitation>().expect("a plain id"),
        access: Access::Open,
        clock: Clock::Off,
        rematch_of: None,
        daily: None,
        campaign: None,
        opened: NOW,
    }
}

/// A table that everybody sits down at.
fn seated(mut table: TableState) -> TableState {
    let free = |seat: &Seat| table.seats[seat.index()].occupant == Occupant::Nobody;
    let seats: Vec<Seat> = Seat::all(table.seats.len()).filter(free).collect();
    let seated = seats.into_iter().map(|seat| Entry::Seated {
        seat: seat.index() as u8,
        who: Occupant::Person { id: person(seat), name: name(seat) },
    });
    for entry in seated.collect::<Vec<_>>() {
        table.apply(&Stored { at: NOW, entry, request: None }).expect("a new table takes its seats");
    }
    table
}

/// A table that everybody sits down at, and where the game begins.
pub(in crate::table) fn begun(table: TableState) -> World {
    let mut table = seated(table);
    let said = Entry::Said {
        person: person(Seat::new(0)),
        name: name(Seat::new(0)),
        room: Room::Players,
        text: "howdy".into(),
    };
    for entry in [Entry::Started { salts: Default::default() }, said] {
        table.apply(&Stored { at: NOW, entry, request: None }).expect("a full table begins");
    }
    World::new(table)
}

/// A decision of somebody who is waited for or interjects, at random.
pub(in crate::table) fn some_decision(world: &World, dice: &mut Dice) -> Option<(Seat, String)> {
    let mut open = deciders(world.live(), dice);
    open.retain(|&seat| world.table.draft(seat).is_none());
    let seat = some_seat(open, dice)?;
    let offers = world.live().options(seat);
    Some((seat, offers[pick(dice, offers.len())].notation.clone()))
}

/// How many moments and decisions after them were compared, and how many of these were others'; and how many of the
/// moments were drawn.
#[derive(Default)]
struct Tally {
    moments: usize,
    drawn: usize,
    steps: usize,
    others: usize,
}

/// Plays a game at random and looks into other worlds on the way.
fn game_without_leaks(game: &'static dyn Shelved, number: u64, tally: &mut Tally) {
    let mut dice = Dice::new(Seed::from_number(number ^ 0x5eed));
    let mut world = opened(game, number, &mut dice);
    let decisions = some_decisions(&world, &mut dice);
    let mut looks: Vec<usize> = (0..MOMENTS).map(|_| pick(&mut dice, decisions.len())).collect();
    looks.sort_unstable();
    let mut met: Vec<String> = Vec::new();
    for (played, (seat, notation)) in decisions.into_iter().enumerate() {
        while looks.first().is_some_and(|&look| look <= played) && nothing_can_be_taken_back(&world) {
            looks.remove(0);
            look_into_another_world(&world, &met, &mut dice, tally);
        }
        let request = world.decision(seat, &notation, Confirm::AtOnce, &mut dice);
        world.ask(&request).expect("options can be chosen");
        met.push(notation);
    }
}

/// In an imagined world nothing before it can be taken back: only where that is so in the true one can the two
/// be compared.
fn nothing_can_be_taken_back(world: &World) -> bool {
    Seat::all(world.table.seats.len()).all(|seat| world.live().can_undo(seat) == 0)
}

/// Every decision of a game that is played at random.
fn some_decisions(world: &World, dice: &mut Dice) -> Vec<(Seat, String)> {
    let mut live = world.live().fork();
    let mut decisions = Vec::new();
    while let Some(seat) = some_seat(deciders(&*live, dice), dice) {
        let offers = live.options(seat);
        let notation = offers[pick(dice, offers.len())].notation.clone();
        let _ = live.play(seat, &notation).expect("options can be chosen");
        decisions.push((seat, notation));
    }
    decisions
}

/// Those who are waited for; now and then those who may interject.
fn deciders(live: &dyn LiveTable, dice: &mut Dice) -> Vec<Seat> {
    let mut others: Vec<Seat> = live.may_act().iter().filter(|&seat| !live.options(seat).is_empty()).collect();
    if others.is_empty() || dice.below(INTERJECTION) > 0 {
        others = live.to_act().iter().collect();
    }
    others
}

fn some_seat(seats: Vec<Seat>, dice: &mut Dice) -> Option<Seat> {
    seats.get(pick(dice, seats.len().max(1))).copied()
}

fn look_into_another_world(world: &World, met: &[String], dice: &mut Dice, tally: &mut Tally) {
    let seat = Seat::new(pick(dice, world.table.seats.len()));
    let mut here = world.with(world.live().fork());
    let mut there = world.with(world.live().imagined(seat, dice));
    let language = Language::ALL[pick(dice, Language::ALL.len())];
    let face = [Face::Drawn, Face::Words][pick(dice, 2)];
    let audience = Audience { eyes: Eyes::Seat(seat), behind: table::Seats::NONE, language, face };
    tally.moments += 1;
    tally.drawn += usize::from(compare(&mut here, &mut there, audience, met, dice));
    for _ in 0..STEPS {
        let Some((actor, notation)) = some_decision(&here, dice) else { return };
        let heard = here.table.versions().of(audience.eyes).moments;
        // Another seat's secret may make its decision impossible in the other world.
        if there.live().why_not(actor, &notation) != Ok(None) {
            return;
        }
        let confirm = [Confirm::AtOnce, Confirm::Ask][pick(dice, 2)];
        let (mine, theirs) =
            (here.decision(actor, &notation, confirm, dice), there.decision(actor, &notation, confirm, dice));
        assert_eq!(here.ask(&mine), Ok(()), "{notation}");
        assert_eq!(there.ask(&theirs), Ok(()), "{notation}");
        if !still_alike(&here, &there, audience.eyes, heard) {
            return;
        }
        tally.steps += 1;
        tally.others += usize::from(actor != seat);
        let _ = compare(&mut here, &mut there, audience, met, dice);
    }
}

/// Whether these eyes have learned nothing that tells one world from the other, after the first `heard` moments.
fn still_alike(here: &World, there: &World, eyes: Eyes, heard: usize) -> bool {
    let seen = |world: &World| {
        let live = world.table.seen_by(eyes).expect("the game has begun");
        let told = live.moments(eyes, heard..usize::MAX).into_iter().map(|told| (told.line, told.after.fingerprint()));
        (live.look(eyes).fingerprint(), told.collect::<Vec<_>>())
    };
    seen(here) == seen(there)
}

/// Holds what is sent in two worlds against each other; whether a scene was part of it.
fn compare(here: &mut World, there: &mut World, audience: Audience, met: &[String], dice: &mut Dice) -> bool {
    let tries = some_rows(here.live(), audience.eyes, met, dice);
    let moments = here.table.versions().of(audience.eyes).moments;
    let moment = pick(dice, moments + 1);
    // Both are sent at the same moment, so both draw the same names for their requests.
    let (mut mine, mut theirs) = (dice.clone(), dice.clone());
    let sent = here.payload(audience, &tries, moment, &mut mine);
    let sent_there = there.payload(audience, &tries, moment, &mut theirs);
    for (here, there) in sent.iter().zip(&sent_there) {
        assert_eq!(here, there, "{audience:?} can tell two worlds apart");
    }
    sent.iter().any(|one| one.contains(SCENE))
}

/// Decisions in a row, in the game's notation.
type Row = Vec<String>;

/// Rows that somebody might try: what was decided before, alone or after something that can be decided now, and what
/// is no decision at all.
fn some_rows(live: &dyn LiveTable, eyes: Eyes, met: &[String], dice: &mut Dice) -> Vec<Row> {
    let offers = eyes.seat().map_or_else(Vec::new, |seat| live.options(seat));
    let offered = |dice: &mut Dice| offers.get(pick(dice, offers.len().max(1))).map(|offer| offer.notation.clone());
    let earlier = |dice: &mut Dice| met.get(pick(dice, met.len().max(1))).cloned();
    let mut rows: Vec<Row> = Vec::new();
    for _ in 0..3 {
        rows.extend(earlier(dice).map(|notation| vec![notation]));
        let (first, second) = (offered(dice), if dice.below(2) == 0 { offered(dice) } else { earlier(dice) });
        let third = if dice.below(2) == 0 { earlier(dice) } else { Some("zzz".to_owned()) };
        rows.push(first.clone().into_iter().chain(second.clone()).collect());
        rows.push(first.into_iter().chain(second).chain(third).collect());
    }
    rows
}

/// Plays so many games on all threads; at this many of a hundred moments at least, other worlds are looked into.
fn games_without_leaks(game: &'static dyn Shelved, games: u64, least: u64) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let tally = std::thread::scope(|scope| {
        let run = |thread: u64| {
            move || {
                let mut tally = Tally::default();
                (thread..games)
                    .step_by(threads as usize)
                    .for_each(|number| game_without_leaks(game, number, &mut tally));
                tally
            }
        };
        let runs: Vec<_> = (0..threads).map(|thread| scope.spawn(run(thread))).collect();
        runs.into_iter().map(|run| run.join().expect("no seat can tell")).fold(Tally::default(), |a, b| Tally {
            moments: a.moments + b.moments,
            drawn: a.drawn + b.drawn,
            steps: a.steps + b.steps,
            others: a.others + b.others,
        })
    });
    // The comparison means something only if worlds were looked into, and played on by others too.
    assert!(tally.moments as u64 >= games * MOMENTS as u64 * least / 100, "{} moments", tally.moments);
    assert!(!game.is_drawn() || 3 * tally.drawn >= tally.moments, "{} of {} are drawn", tally.drawn, tally.moments);
    assert!(
        tally.steps as u64 >= games * 2 && tally.others as u64 >= games,
        "{} steps, {} of others",
        tally.steps,
        tally.others
    );
}

/// The games that are searched, each with how many of a hundred moments can be looked into at least.
fn searched() -> Vec<(&'static dyn Shelved, u64)> {
    // The toy is a game in which people interject, and in which much can be taken back.
    let all = shelf::games().iter().map(|game| (*game, 90)).chain([(boxed::<Toy>(), 60)]);
    match std::env::var(ONE_GAME) {
        Ok(name) => all.filter(|(game, _)| game.name() == name).collect(),
        Err(_) => all.collect(),
    }
}

#[test]
fn nothing_sent_to_a_seat_betrays_what_it_may_not_know() {
    let games = searched();
    assert!(!games.is_empty(), "{ONE_GAME} names no game");
    let each = u64::from(Effort::wanted().of(GAMES)).div_ceil(games.len() as u64);
    for (game, least) in games {
        games_without_leaks(game, each, least);
    }
}
