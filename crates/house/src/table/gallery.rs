//! What a table looks like to those who watch it.
//!
//! Everybody with the same eyes, language and face gets the same bytes, so each is rendered once.

use std::cell::OnceCell;
use std::collections::HashMap;

use drawing::{Key, Markup};
use serde::Serialize;
use shelf::{LiveTable, Told};
use table::{Eyes, Seat, Seats};
use wording::{Language, Order, Phrase};

use super::presence::absence;
use super::state::TableState;
use crate::kit::{self, Choice, Controls, Decor, Draft, End, Finality, LogLine, Reader, Sitter, SitterKind, Sitting};
use crate::records::ids::{Moment, Version};
use crate::records::journal::{Occupant, Remark, Stage};
use crate::records::person::{Confirm, Face, Settings};
use crate::wire::{Changes, Delta, Frame, HandOver, Letter, Regions, Sharer, Update};

/// Those who see the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Audience {
    /// Whose eyes.
    pub eyes: Eyes,
    /// The seats that are theirs and that they do not see into: several people look at one screen.
    pub behind: Seats,
    /// The language.
    pub language: Language,
    /// Drawn, or in words.
    pub face: Face,
}

/// How much of what happened is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Every step.
    StepByStep,
    /// Every step is told, but only what it all led to is drawn.
    AtOnce,
}

/// A moment of the past.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Past {
    /// How the page looked then.
    pub regions: Regions,
    /// How many moments there are.
    pub moments: usize,
    /// Where it happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub focus: Option<Key>,
}

/// Frames are merged when more steps than this came at once.
const MAX_FRAMES: usize = 60;

/// The parts of a page that an earlier moment has, when it is told or looked back at.
const PAST: [&str; 6] = ["prompt", "scene", "plates", "hand", "panels", "table"];

/// What those who watch a table were shown last.
pub struct Gallery {
    decor: Decor,
    shown: HashMap<Audience, Shown>,
}

struct Shown {
    version: Version,
    regions: Regions,
    /// How it came to this, for those who had the version before.
    latest: Option<(Version, Letter)>,
}

impl Gallery {
    /// Nobody has been shown anything.
    pub fn new(decor: Decor) -> Self {
        Gallery { decor, shown: HashMap::new() }
    }

    /// Nobody of this audience is left.
    pub fn forget(&mut self, audience: Audience) {
        self.shown.remove(&audience);
    }

    /// Everything that this audience sees now.
    pub fn whole(&mut self, table: &TableState, audience: Audience, now: Moment) -> Update {
        let painter = Painter::new(self.decor, table, audience);
        let version = table.versions().of(audience.eyes).version;
        // What counts down was drawn when it began.
        let counting =
            audience.eyes.seat().and_then(|seat| table.draft(seat)).is_some_and(|draft| draft.until.is_some());
        let current = self.shown.get(&audience).filter(|shown| shown.version == version && !counting);
        let mut regions = current.map_or_else(|| painter.present(now), |shown| shown.regions.clone());
        let latest =
            self.shown.remove(&audience).filter(|shown| shown.version == version).and_then(|shown| shown.latest);
        self.shown.insert(audience, Shown { version, regions: regions.clone(), latest });
        regions.insert("log", painter.log());
        painter.update(None, Vec::new(), Differing::all(regions))
    }

    /// What has changed for this audience since `since`: step by step where the story has only grown.
    pub fn since(&mut self, table: &TableState, audience: Audience, since: Version, now: Moment, pace: Pace) -> Letter {
        let sightings = table.versions().of(audience.eyes);
        if let Some(latest) = self.latest(audience, since, sightings.version) {
            return latest;
        }
        let known = self.shown.get(&audience).is_some_and(|shown| shown.version == since);
        let Some(heard) = sightings.moments_at(since).filter(|_| known) else {
            return Letter::of(&self.whole(table, audience, now));
        };
        let painter = Painter::new(self.decor, table, audience);
        let mut last = self.shown.remove(&audience).map(|shown| shown.regions).unwrap_or_default();
        let present = painter.present(now);
        let frames = painter.frames(heard, pace, &mut last);
        let changed = Differing::between(&last, &present);
        let letter = Letter::of(&painter.update(Some(since), frames, changed));
        let latest = Some((since, letter.clone()));
        self.shown.insert(audience, Shown { version: sightings.version, regions: present, latest });
        letter
    }

    /// How this audience came from a version to the present one.
    fn latest(&self, audience: Audience, since: Version, version: Version) -> Option<Letter> {
        let shown = self.shown.get(&audience).filter(|shown| shown.version == version)?;
        shown.latest.as_ref().filter(|(from, _)| *from == since).map(|(_, letter)| letter.clone())
    }

    /// Something that was said, as HTML.
    pub fn remark(&self, language: Language, remark: &Remark) -> String {
        let settings = Settings::default();
        kit::remark(&self.decor.reader(language, &settings), remark).into_string()
    }

    /// A moment of the past, from 0 (before the first step).
    pub fn moment(&self, table: &TableState, audience: Audience, moment: usize) -> Option<Past> {
        let painter = Painter::new(self.decor, table, audience);
        let live = table.seen_by(audience.eyes)?;
        let moments = live.heard(audience.eyes, 0);
        let told = live.moments(audience.eyes, moment.saturating_sub(1)..moment).pop();
        let mut regions = painter.look_back(&*live.look_back(audience.eyes, moment)?, None);
        regions.insert("line", told.as_ref().map(|told| painter.line_alone(told)).unwrap_or_default());
        Some(Past { regions, moments, focus: told.and_then(|told| told.motion.focus) })
    }

    /// What lies before a player, drawn large: now, or as it was at an earlier moment.
    pub fn sheet(&self, table: &TableState, audience: Audience, seat: Seat, moment: Option<usize>) -> Option<String> {
        let painter = Painter::new(self.decor, table, audience);
        let live = table.seen_by(audience.eyes)?;
        let sight = match moment {
            None => live.look(audience.eyes),
            Some(moment) => live.look_back(audience.eyes, moment)?,
        };
        painter
            .with_reader(|reader| kit::sheet(reader, table.game, painter.people(), &*sight, seat))
            .map(Markup::into_string)
    }

    /// Who sits where, as these eyes know them.
    pub fn people(&self, table: &TableState, audience: Audience) -> Vec<Sitter> {
        Painter::new(self.decor, table, audience).sitters()
    }

    /// What everybody is called, in the order of seats.
    pub fn names(&self, table: &TableState, language: Language) -> Vec<String> {
        let audience = Audience { eyes: Eyes::Bystander, behind: Seats::NONE, language, face: Face::Words };
        Painter::new(self.decor, table, audience).names
    }

    /// The story so far.
    pub fn lines(&self, table: &TableState, audience: Audience) -> Vec<LogLine> {
        Painter::new(self.decor, table, audience).lines()
    }
}

/// The parts of a page that are large, and of which little changes.
const LARGE: [&str; 4] = ["scene", "plates", "hand", "panels"];

/// What two moments of a page have not alike.
struct Differing {
    /// Parts as they are now.
    regions: Regions,
    /// What is new in others.
    changes: Changes,
}

impl Differing {
    /// Everything.
    fn all(regions: Regions) -> Self {
        Differing { regions, changes: Changes::new() }
    }

    fn between(before: &Regions, now: &Regions) -> Self {
        let mut differing = Differing::all(Regions::new());
        for (name, html) in now {
            let old = before.get(name);
            if old == Some(html) {
                continue;
            }
            if let Some(delta) = old.filter(|_| LARGE.contains(name)).and_then(|old| Delta::between(old, html)) {
                differing.changes.insert(name, delta);
            } else {
                differing.regions.insert(name, html.clone());
            }
        }
        differing
    }
}

/// Renders one table for one audience.
struct Painter<'a> {
    decor: Decor,
    table: &'a TableState,
    audience: Audience,
    names: Vec<String>,
    people: OnceCell<Vec<Sitter>>,
    /// The controls of an earlier moment, where nothing can be done.
    idle: OnceCell<Controls>,
}

impl<'a> Painter<'a> {
    fn new(decor: Decor, table: &'a TableState, audience: Audience) -> Self {
        let mut painter =
            Painter { decor, table, audience, names: Vec::new(), people: OnceCell::new(), idle: OnceCell::new() };
        painter.names = painter.named();
        painter
    }

    fn with_reader<T>(&self, work: impl FnOnce(&Reader<'_>) -> T) -> T {
        let settings = Settings { face: self.audience.face, ..Settings::default() };
        work(&self.decor.reader(self.audience.language, &settings))
    }

    fn update(&self, from: Option<Version>, frames: Vec<Frame>, now: Differing) -> Update {
        let sightings = self.table.versions().of(self.audience.eyes);
        Update {
            from,
            version: sightings.version,
            frames,
            regions: now.regions,
            changes: now.changes,
            turn: self.is_turn(),
            moments: sightings.moments,
            hand_over: self.hand_over(),
            curtain: self.curtain(),
        }
    }

    /// The seats of those who look: one's own, or several at a screen that is shared.
    fn own(&self) -> impl Iterator<Item = Seat> {
        self.audience.eyes.seat().into_iter().chain(self.audience.behind)
    }

    fn is_turn(&self) -> bool {
        let asked = |seat| self.table.awaited().contains(seat) && self.table.draft(seat).is_none();
        self.own().any(|seat| asked(seat) && self.table.bot(seat).is_none())
    }

    /// On a screen that several people watch together: who they are, and for whom the table waits.
    fn curtain(&self) -> Option<Vec<Sharer>> {
        let awaited = self.table.awaited();
        let asked = |seat| awaited.contains(seat) && self.table.bot(seat).is_none();
        let sharer =
            |seat: Seat| Sharer { seat: seat.index(), name: self.names[seat.index()].clone(), asked: asked(seat) };
        (!self.audience.behind.is_empty()).then(|| self.audience.behind.iter().map(sharer).collect())
    }

    /// On a shared screen: the seat of the same person that is to decide while this one is not.
    fn hand_over(&self) -> Option<HandOver> {
        let seat = self.audience.eyes.seat()?;
        if self.is_turn() || self.table.draft(seat).is_some() {
            return None;
        }
        let person = self.table.seats[seat.index()].occupant.person()?;
        let awaited = self.table.awaited();
        let next =
            self.shares(seat).into_iter().find(|&next| awaited.contains(next) && self.table.bot(next).is_none())?;
        let name = self.names[next.index()].clone();
        Some(HandOver { seat: next.index(), name, curtain: self.table.keeps_secrets(person) })
    }

    /// The other seats of the person in this seat.
    fn shares(&self, seat: Seat) -> Vec<Seat> {
        let person = self.table.seats[seat.index()].occupant.person();
        person.map_or_else(Vec::new, |person| self.table.seats_of(person).filter(|&other| other != seat).collect())
    }

    /// What happened since, step by step. `last` is what is shown before, and then what is shown before the present.
    fn frames(&self, heard: usize, pace: Pace, last: &mut Regions) -> Vec<Frame> {
        let Some(live) = self.table.seen_by(self.audience.eyes) else { return Vec::new() };
        let told = live.moments(self.audience.eyes, heard..usize::MAX);
        let steps = told.len();
        let quiet = match pace {
            Pace::StepByStep => steps.saturating_sub(MAX_FRAMES),
            Pace::AtOnce => steps,
        };
        let frame = |(i, told): (usize, Told)| {
            let line = self.line(heard + i + 1, &told);
            // The last step led to the present, which is drawn anyhow.
            let drawn = i >= quiet && i + 1 < steps;
            // Whatever is not drawn says when it is, so that no question of another moment stands over it.
            let occasion = || Regions::from([("prompt", self.occasion(&told))]);
            let after = if drawn { self.past(&told) } else { occasion() };
            let Differing { regions, changes } = Differing::between(last, &after);
            last.extend(after);
            let motion = if i < quiet { Default::default() } else { told.motion };
            let outcome = told.outcome.map(|outcome| (outcome.luck, self.say(&outcome.words)));
            self.with_reader(|reader| Frame {
                line: kit::log_line(reader, &line).into_string(),
                regions,
                changes,
                motion,
                result: kit::result(reader, outcome, &line).map(Markup::into_string),
            })
        };
        told.into_iter().enumerate().map(frame).collect()
    }

    /// How the table looked right after a step, while that step is told.
    fn past(&self, told: &Told) -> Regions {
        self.look_back(&*told.after, Some(&self.say(&told.line)))
    }

    /// When in the game a step is, and what is told of it.
    fn occasion(&self, told: &Told) -> String {
        self.in_the_past(&*told.after, Some(&self.say(&told.line)), kit::occasion).into_string()
    }

    fn look_back(&self, sight: &dyn shelf::Sight, line: Option<&str>) -> Regions {
        let mut regions = self.in_the_past(sight, line, kit::regions);
        regions.retain(|name, _| PAST.contains(name));
        regions
    }

    /// Draws something of an earlier moment, where nothing can be done.
    fn in_the_past<T>(
        &self,
        sight: &dyn shelf::Sight,
        line: Option<&str>,
        draw: impl FnOnce(&Reader<'_>, &Sitting<'_>) -> T,
    ) -> T {
        let sitting = Sitting {
            table: &self.table.record.id,
            game: self.table.game,
            seat: self.audience.eyes.seat(),
            sight,
            people: self.people(),
            options: &[],
            asides: &[],
            vain: &[],
            controls: self.idle.get_or_init(|| self.controls(Moment::default())),
            readings: &[],
            end: None,
            past: true,
            line,
        };
        self.with_reader(|reader| draw(reader, &sitting))
    }

    /// The seat whose page offers something to choose.
    fn deciding(&self) -> Option<Seat> {
        self.audience.eyes.seat().filter(|_| self.is_turn() && self.table.stage() == Stage::Playing)
    }

    /// The seat whose page offers something to do meanwhile, though the table does not wait for it.
    fn interjecting(&self) -> Option<Seat> {
        self.audience.eyes.seat().filter(|&seat| self.table.may_interject(seat) && self.table.bot(seat).is_none())
    }

    fn present(&self, now: Moment) -> Regions {
        let eyes = self.audience.eyes;
        let Some(seen) = self.table.seen_by(eyes) else { return Regions::new() };
        let sight = seen.look(eyes);
        let decides = self.deciding();
        let options = decides.map_or_else(Vec::new, |seat| choices(seen, seat));
        let asides = self.interjecting().map_or_else(Vec::new, |seat| choices(seen, seat));
        let vain = decides.map_or_else(Vec::new, |seat| seen.vain(seat));
        let controls = self.controls(now);
        // A story that goes on over many games is there to be read again, and nobody loses it who was quick.
        let since = if self.table.record.campaign.is_some() { 0 } else { seen.decided(eyes) };
        let readings = seen.readings(eyes, since);
        let end = self.end(now);
        self.with_reader(|reader| {
            kit::regions(
                reader,
                &Sitting {
                    table: &self.table.record.id,
                    game: self.table.game,
                    seat: eyes.seat(),
                    sight: &*sight,
                    people: self.people(),
                    options: &options,
                    asides: &asides,
                    vain: &vain,
                    controls: &controls,
                    readings: &readings,
                    end: end.as_ref(),
                    past: false,
                    line: None,
                },
            )
        })
    }

    fn controls(&self, now: Moment) -> Controls {
        let seat = self.audience.eyes.seat();
        let state = seat.map(|seat| &self.table.seats[seat.index()]);
        let person = self.own().next().and_then(|seat| self.table.seats[seat.index()].occupant.person());
        let stage = self.table.stage();
        let live = self.table.seen_by(self.audience.eyes);
        let running = matches!(stage, Stage::Playing | Stage::Paused);
        let undo = match (seat, live) {
            (Some(seat), Some(_)) if running && self.table.draft(seat).is_some() => 1,
            (Some(seat), Some(live)) if running => live.can_undo(seat),
            _ => 0,
        };
        Controls {
            stage,
            undo,
            draft: seat.filter(|_| running).and_then(|seat| self.draft(seat, now)),
            confirm: Confirm::default(),
            host: person.is_some_and(|person| *person == self.table.record.host),
            seated: state.is_some_and(|state| state.occupant.person().is_some()),
            shared: !self.audience.behind.is_empty(),
            paused_by: self.table.paused_by().map(|seat| self.names[seat.index()].clone()),
            stood_in: state.and_then(|state| state.stand_in),
            conceded: state.is_some_and(|state| state.conceded),
            agrees: state.is_some_and(|state| state.agrees),
            proposed: self.table.seats.iter().any(|seat| seat.agrees),
            hurry: self.table.awaited().iter().any(|seat| self.table.bot(seat).is_some()),
            absence: absence(self.table.record.clock),
            shares: seat.map_or_else(|| self.audience.behind.iter().collect(), |seat| self.shares(seat)),
        }
    }

    fn draft(&self, seat: Seat, now: Moment) -> Option<Draft> {
        let draft = self.table.draft(seat)?;
        let offers = self.table.live()?.options(seat);
        let offer = offers.into_iter().find(|offer| offer.notation == draft.notation)?;
        let left = draft.until.map(|until| u64::try_from(until.since(now).as_millis()).unwrap_or(0));
        Some(Draft { words: offer.words, left })
    }

    fn end(&self, now: Moment) -> Option<End> {
        let stage = self.table.stage();
        if !matches!(stage, Stage::Finished | Stage::Stopped) {
            return None;
        }
        let live = self.table.live();
        Some(End {
            stopped: self.table.stopped(),
            account: live.and_then(|live| live.account()),
            growth: live.map(|live| live.growth(self.audience.eyes)).unwrap_or_default(),
            commitment: self.table.commitment().to_string(),
            seed: self.table.revealed_seed(now),
            rematch: self.rematch(),
            campaign: self.table.record.campaign.clone(),
            daily: self.table.record.daily,
        })
    }

    /// Where the game is played once more: those who sit here are invited, others may watch.
    fn rematch(&self) -> Option<String> {
        let (table, invitation) = self.table.rematch()?;
        let base = self.decor.base;
        Some(match self.own().next() {
            Some(_) => format!("{base}/join/{invitation}"),
            None => format!("{base}/tables/{table}"),
        })
    }

    fn people(&self) -> &[Sitter] {
        self.people.get_or_init(|| self.sitters())
    }

    fn sitters(&self) -> Vec<Sitter> {
        let awaited = self.table.awaited();
        let sight = self.table.seen_by(self.audience.eyes).map(|live| live.look(self.audience.eyes));
        let plays = |seat| {
            let persona = sight.as_ref()?.persona(seat)?;
            Some(self.table.game.lexicon().say(self.audience.language, &persona, &wording::Unnamed))
        };
        let sitter = |(i, name): (usize, &String)| {
            let state = &self.table.seats[i];
            let kind = match &state.occupant {
                Occupant::Nobody => SitterKind::Nobody,
                Occupant::Person { .. } => SitterKind::Person { stand_in: state.stand_in.is_some() },
                Occupant::Bot { bot } => SitterKind::Bot(shelf::strength(&bot.0)),
                Occupant::Automaton => SitterKind::Automaton,
            };
            let seat = Seat::new(i);
            let (conceded, agrees) = (state.conceded, state.agrees);
            let you = self.own().any(|own| own == seat);
            let (name, persona) = (name.clone(), plays(seat));
            Sitter { name, persona, kind, awaited: awaited.contains(seat), you, conceded, agrees }
        };
        self.names.iter().enumerate().map(sitter).collect()
    }

    fn named(&self) -> Vec<String> {
        let name = |(i, state): (usize, &super::state::SeatState)| match &state.occupant {
            Occupant::Person { name, .. } if !name.is_empty() => name.clone(),
            Occupant::Person { .. } => self.with_reader(|reader| reader.word("person-forgotten")),
            Occupant::Bot { .. } => self.with_reader(|reader| reader.say(&Phrase::new(format!("bot-name-{}", i + 1)))),
            Occupant::Automaton => self.automaton(Seat::new(i)),
            Occupant::Nobody => String::new(),
        };
        self.table.seats.iter().enumerate().map(name).collect()
    }

    /// What the game calls a seat that it plays itself.
    fn automaton(&self, seat: Seat) -> String {
        let persona =
            self.table.seen_by(self.audience.eyes).and_then(|live| live.look(self.audience.eyes).persona(seat));
        match persona {
            Some(persona) => {
                let lexicon = self.table.game.lexicon();
                lexicon.say(self.audience.language, &persona, &wording::Unnamed)
            }
            None => self.with_reader(|reader| reader.word("automaton-name")),
        }
    }

    fn line(&self, number: usize, told: &Told) -> LogLine {
        let brought = |(seat, brought): &(Seat, Phrase)| {
            let who = self.say(&Phrase::new("person").with("seat", *seat));
            (who, self.say(brought))
        };
        let tally = told.tally.as_ref().map(|tally| kit::Tally {
            round: self.say(&tally.round),
            brought: tally.brought.iter().map(brought).collect(),
        });
        let opens = told.opens.as_ref().map(|round| self.say(round));
        LogLine { number, words: self.say(&told.logged), by: told.by, opens, tally }
    }

    /// Says something of the game's.
    fn say(&self, phrase: &Phrase) -> String {
        self.table.game.lexicon().say(self.audience.language, phrase, &kit::Sitters(self.people()))
    }

    fn line_alone(&self, told: &Told) -> String {
        maud::html! { p { (self.line(0, told).words) } }.into_string()
    }

    fn lines(&self) -> Vec<LogLine> {
        let Some(live) = self.table.seen_by(self.audience.eyes) else { return Vec::new() };
        let told = live.moments(self.audience.eyes, 0..usize::MAX);
        told.iter().enumerate().map(|(i, told)| self.line(i + 1, told)).collect()
    }

    fn log(&self) -> String {
        let lines = self.lines();
        self.with_reader(|reader| lines.iter().map(|line| kit::log_line(reader, line).into_string()).collect())
    }
}

/// What a seat may do, each with whether it can be taken back.
fn choices(live: &dyn LiveTable, seat: Seat) -> Vec<Choice> {
    let finality = |notation: &str| match live.rehearse(seat, &[notation]) {
        Ok(foresight) if foresight.barrier => Finality::Final,
        Ok(foresight) if foresight.passes_turn => Finality::Held,
        Ok(_) => Finality::Free,
        Err(_) => Finality::Final,
    };
    let offers = live.options(seat).into_iter().enumerate();
    offers
        .map(|(i, offer)| {
            let (number, finality) = (i + 1, finality(&offer.notation));
            let shelf::Offer { notation, words, keys, gathers, points, group, part, order, .. } = offer;
            let declines = order == Order::Decline;
            Choice { number, notation, words, keys, gathers, points, finality, group, part, declines }
        })
        .collect()
}
