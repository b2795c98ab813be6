//! How often what each pair of eyes sees has changed.

use table::{Eyes, Seat, Seats};

use super::state::{DraftState, Public, TableState};
use crate::records::ids::Version;

/// One counter for each pair of eyes. It follows from what those eyes see and from nothing else, so that
/// it tells them nothing else.
#[derive(Clone, Debug, Default)]
pub struct Versions {
    eyes: Vec<(Eyes, Sightings)>,
}

/// What one pair of eyes has seen so far.
#[derive(Clone, Debug, Default)]
pub struct Sightings {
    /// How often it has changed.
    pub version: Version,
    /// How many moments there are to look back at.
    pub moments: usize,
    /// How many moments there were at each version.
    marks: Vec<u32>,
    /// The version since which the story has only grown.
    settled: Version,
    /// The version since which this seat has done nothing and is asked the same, or may do the same unasked.
    question: Version,
    seen: Seen,
}

/// What is seen at one moment, as numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Seen {
    view: [u8; 32],
    draft: Held,
    undo: usize,
    /// Who is waited for: every panel says so.
    awaited: Seats,
    /// Whether this seat may interject.
    interjects: bool,
}

/// What becomes of a seat's draft: the page shows a draft that waits for its button otherwise than one that counts down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Held {
    #[default]
    No,
    CountsDown,
    Waits,
}

impl Versions {
    /// Nobody has seen anything yet.
    pub fn new(seats: usize) -> Self {
        let eyes = Seat::all(seats).map(Eyes::Seat).chain([Eyes::Bystander]);
        let sightings = Sightings { marks: vec![0], ..Sightings::default() };
        Versions { eyes: eyes.map(|eyes| (eyes, sightings.clone())).collect() }
    }

    /// What these eyes have seen. Open eyes are a bystander's.
    pub fn of(&self, eyes: Eyes) -> &Sightings {
        let find = |wanted: Eyes| self.eyes.iter().find(|(eyes, _)| *eyes == wanted);
        let (_, sightings) = find(eyes).or_else(|| find(Eyes::Bystander)).expect("there are always bystander's eyes");
        sightings
    }

    /// Something happened at a table, by a seat or around the game.
    pub(super) fn advance(&mut self, table: &TableState, public: Public, by: Option<Seat>) {
        for (eyes, sightings) in &mut self.eyes {
            sightings.advance(table, *eyes, public, by);
        }
    }
}

impl Sightings {
    /// How many moments these eyes had seen at a version, if what they saw then is still the story.
    pub fn moments_at(&self, version: Version) -> Option<usize> {
        if version < self.settled || version > self.version {
            return None;
        }
        self.marks.get(usize::try_from(version.0).ok()?).map(|&moments| moments as usize)
    }

    /// Whether a decision about what was seen at a version still answers the question that is asked now. Where
    /// several act at once, or somebody interjects, what the others do meanwhile does not matter.
    pub fn answers(&self, version: Version) -> bool {
        (self.question..=self.version).contains(&version)
    }

    fn advance(&mut self, table: &TableState, eyes: Eyes, public: Public, by: Option<Seat>) {
        let moments = table.seen_by(eyes).map_or(0, |live| live.count_events_for(eyes, 0));
        let seen = Seen::by(table, eyes);
        if public == Public::No && moments == self.moments && seen == self.seen {
            return;
        }
        // A draft that is dropped, or under which others have moved, is taken out of the story.
        let anew = eyes.seat().is_some_and(|seat| by == Some(seat) || seen.asked(seat) != self.seen.asked(seat));
        let retold = moments < self.moments || (self.seen.draft != Held::No && seen.view != self.seen.view);
        self.version = self.version.next();
        self.moments = moments;
        self.marks.push(moments as u32);
        self.seen = seen;
        if retold {
            self.settled = self.version;
        }
        if anew {
            self.question = self.version;
        }
    }
}

impl Seen {
    fn by(table: &TableState, eyes: Eyes) -> Self {
        let Some(live) = table.seen_by(eyes) else { return Seen::default() };
        let view = live.look(eyes).fingerprint();
        let seat = eyes.seat();
        let draft = seat.and_then(|seat| table.draft(seat)).map_or(Held::No, Held::of);
        let undo = seat.map_or(0, |seat| live.can_undo(seat));
        let interjects = seat.is_some_and(|seat| table.may_interject(seat));
        Seen { view, draft, undo, awaited: table.awaited(), interjects }
    }

    /// How a seat is asked: it is waited for, or may interject.
    fn asked(&self, seat: Seat) -> (bool, bool) {
        (self.awaited.contains(seat), self.interjects)
    }
}

impl Held {
    fn of(draft: &DraftState) -> Self {
        if draft.until.is_some() { Held::CountsDown } else { Held::Waits }
    }
}
