//! Programs that follow a table: each is told the present version of its eyes, never what it missed.

use serde::Serialize;
use table::Eyes;
use tokio::sync::watch;
use utoipa::ToSchema;

use super::asked::Viewer;
use super::curtains::Curtains;
use super::state::TableState;
use crate::records::ids::{PersonId, Version};
use crate::records::journal::Stage;

/// How a table stands, for a program that follows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Beat {
    /// How often what these eyes see has changed.
    #[schema(value_type = u64)]
    pub version: Version,
    /// Whether it is their turn.
    pub turn: bool,
    /// How far the table is: `gathering`, `playing`, `paused`, `finished` or `stopped`.
    #[schema(value_type = String)]
    pub stage: Stage,
}

impl Beat {
    fn of(table: &TableState, eyes: Eyes) -> Self {
        let stage = table.stage();
        let asked = |seat| table.awaited().contains(seat) && table.draft(seat).is_none() && table.bot(seat).is_none();
        let turn = stage == Stage::Playing && eyes.seat().is_some_and(asked);
        Beat { version: table.versions().of(eyes).version, turn, stage }
    }
}

struct Follower {
    /// Whoever follows, in the seat whose eyes were granted.
    viewer: Viewer,
    eyes: Eyes,
    beat: watch::Sender<Beat>,
}

/// All programs that follow one table.
#[derive(Default)]
pub struct Followers(Vec<Follower>);

impl Followers {
    /// One more.
    pub fn add(&mut self, table: &TableState, curtains: &Curtains, viewer: &Viewer) -> watch::Receiver<Beat> {
        let eyes = curtains.sight(table, viewer).eyes;
        let (beat, receiver) = watch::channel(Beat::of(table, eyes));
        let viewer = Viewer { seat: eyes.seat(), ..viewer.clone() };
        self.0.push(Follower { viewer, eyes, beat });
        receiver
    }

    /// Tells everybody for whom something is different. Those who are gone are forgotten, and so are those who would
    /// look with other eyes now: their streams end.
    pub fn tell(&mut self, table: &TableState, curtains: &Curtains) {
        let alike = |follower: &Follower| curtains.sight(table, &follower.viewer).eyes == follower.eyes;
        self.0.retain(|follower| !follower.beat.is_closed() && alike(follower));
        for follower in &self.0 {
            let beat = Beat::of(table, follower.eyes);
            follower.beat.send_if_modified(|shown| {
                let changed = *shown != beat;
                *shown = beat;
                changed
            });
        }
    }

    /// Whether this person follows.
    pub fn has(&self, person: &PersonId) -> bool {
        self.0.iter().any(|follower| follower.viewer.person == *person && !follower.beat.is_closed())
    }

    /// Who has followed longest.
    pub fn first(&self) -> Option<&PersonId> {
        self.0.iter().find(|follower| !follower.beat.is_closed()).map(|follower| &follower.viewer.person)
    }

    /// Whether nobody follows.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|follower| follower.beat.is_closed())
    }
}
