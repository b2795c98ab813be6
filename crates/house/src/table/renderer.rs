//! One table, drawn for one audience.

use std::cell::OnceCell;

use drawing::Markup;
use shelf::{LiveTable, Told};
use table::{Eyes, Seat, Seats};
use wording::{Language, Phrase};

use super::presence::absence;
use super::state::TableState;
use crate::kit::{
    self, Choice, Controls, Draft, End, Finality, LogLine, Reader, SiteContext, Sitter, SitterKind, Sitting,
};
use crate::records::ids::{Timestamp, Version};
use crate::records::journal::{Occupant, Stage};
use crate::records::person::{Confirm, Face, Settings};
use crate::wire::{Changes, Delta, Frame, HandOver, Region, Regions, Sharer, Update};

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

/// Frames are merged when more steps than this came at once.
const MAX_FRAMES: usize = 60;

/// The parts of a page that are large, and of which little changes.
const LARGE: [Region; 4] = [Region::Scene, Region::Plates, Region::Hand, Region::Panels];

/// What two moments of a page have not alike.
pub(super) struct Differing {
    /// Parts as they are now.
    regions: Regions,
    /// What is new in others.
    changes: Changes,
}

impl Differing {
    /// Everything.
    pub(super) fn all(regions: Regions) -> Self {
        Differing { regions, changes: Changes::new() }
    }

    pub(super) fn between(before: &Regions, now: &Regions) -> Self {
        let mut differing = Differing::all(Regions::new());
        for (&region, html) in now {
            let old = before.get(&region);
            if old == Some(html) {
                continue;
            }
            if let Some(delta) = old.filter(|_| LARGE.contains(&region)).and_then(|old| Delta::between(old, html)) {
                differing.changes.insert(region, delta);
            } else {
                differing.regions.insert(region, html.clone());
            }
        }
        differing
    }
}

/// Renders one table for one audience.
pub(super) struct Renderer<'a> {
    site: SiteContext,
    table: &'a TableState,
    audience: Audience,
    pub(super) names: Vec<String>,
    people: OnceCell<Vec<Sitter>>,
    /// The controls of an earlier moment, where nothing can be done.
    idle: OnceCell<Controls>,
}

impl<'a> Renderer<'a> {
    pub(super) fn new(site: SiteContext, table: &'a TableState, audience: Audience) -> Self {
        let mut renderer =
            Renderer { site, table, audience, names: Vec::new(), people: OnceCell::new(), idle: OnceCell::new() };
        renderer.names = renderer.named();
        renderer
    }

    pub(super) fn with_reader<T>(&self, work: impl FnOnce(&Reader<'_>) -> T) -> T {
        let settings = Settings { face: self.audience.face, ..Settings::default() };
        work(&self.site.reader(self.audience.language, &settings))
    }

    pub(super) fn update(&self, from: Option<Version>, frames: Vec<Frame>, now: Differing) -> Update {
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
        self.own().any(|seat| self.table.is_turn(seat))
    }

    /// On a screen that several people watch together: who they are, and for whom the table waits.
    fn curtain(&self) -> Option<Vec<Sharer>> {
        let sharer = |seat: Seat| Sharer {
            seat: seat.index(),
            name: self.names[seat.index()].clone(),
            asked: self.table.awaits_person(seat),
        };
        (!self.audience.behind.is_empty()).then(|| self.audience.behind.iter().map(sharer).collect())
    }

    /// On a shared screen: the seat of the same person that is to decide while this one is not.
    fn hand_over(&self) -> Option<HandOver> {
        let seat = self.audience.eyes.seat()?;
        if self.is_turn() || self.table.draft(seat).is_some() {
            return None;
        }
        let person = self.table.seats[seat.index()].occupant.person()?;
        let next = self.shares(seat).into_iter().find(|&next| self.table.awaits_person(next))?;
        let name = self.names[next.index()].clone();
        Some(HandOver { seat: next.index(), name, curtain: self.table.keeps_secrets(person) })
    }

    /// The other seats of the person in this seat.
    fn shares(&self, seat: Seat) -> Vec<Seat> {
        let person = self.table.seats[seat.index()].occupant.person();
        person.map_or_else(Vec::new, |person| self.table.seats_of(person).filter(|&other| other != seat).collect())
    }

    /// What happened since, step by step. `last` is what is shown before, and then what is shown before the present.
    pub(super) fn frames(&self, heard: usize, pace: Pace, last: &mut Regions) -> Vec<Frame> {
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
            let occasion = || Regions::from([(Region::Prompt, self.occasion(&told))]);
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

    pub(super) fn look_back(&self, sight: &dyn shelf::Sight, line: Option<&str>) -> Regions {
        let mut regions = self.in_the_past(sight, line, kit::regions);
        regions.retain(|region, _| Region::PAST.contains(region));
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
            sight,
            people: self.people(),
            options: &[],
            asides: &[],
            vain: &[],
            controls: self.idle.get_or_init(|| self.controls(Timestamp::default())),
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

    pub(super) fn present(&self, now: Timestamp) -> Regions {
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

    fn controls(&self, now: Timestamp) -> Controls {
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

    fn draft(&self, seat: Seat, now: Timestamp) -> Option<Draft> {
        let draft = self.table.draft(seat)?;
        let offers = self.table.live()?.options(seat);
        let offer = offers.into_iter().find(|offer| offer.notation == draft.notation)?;
        let left = draft.until.map(|until| u64::try_from(until.since(now).as_millis()).unwrap_or(0));
        Some(Draft { words: offer.words, left })
    }

    fn end(&self, now: Timestamp) -> Option<End> {
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
        let base = self.site.base;
        Some(match self.own().next() {
            Some(_) => format!("{base}/join/{invitation}"),
            None => format!("{base}/tables/{table}"),
        })
    }

    pub(super) fn people(&self) -> &[Sitter] {
        self.people.get_or_init(|| self.sitters())
    }

    pub(super) fn sitters(&self) -> Vec<Sitter> {
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

    pub(super) fn line_alone(&self, told: &Told) -> String {
        maud::html! { p { (self.line(0, told).words) } }.into_string()
    }

    pub(super) fn lines(&self) -> Vec<LogLine> {
        let Some(live) = self.table.seen_by(self.audience.eyes) else { return Vec::new() };
        let told = live.moments(self.audience.eyes, 0..usize::MAX);
        told.iter().enumerate().map(|(i, told)| self.line(i + 1, told)).collect()
    }

    pub(super) fn log(&self) -> String {
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
    let offers = (1..).zip(live.options(seat));
    offers.map(|(number, offer)| Choice { number, finality: finality(&offer.notation), offer }).collect()
}
