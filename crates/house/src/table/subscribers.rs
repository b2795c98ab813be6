//! Programs that follow a table: each is told the present version of its eyes, never what it missed.

use serde::Serialize;
use table::Eyes;
use tokio::sync::watch;
use utoipa::ToSchema;

use super::answers::Viewer;
use super::curtains::Curtains;
use super::state::TableState;
use crate::records::ids::{PersonId, Version};
use crate::records::journal::Stage;

/// How a table stands, for a program that follows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
// Programs know it by this name.
#[schema(as = Beat)]
pub struct Tick {
    /// How often what these eyes see has changed.
    #[schema(value_type = u64)]
    pub version: Version,
    /// Whether it is their turn.
    pub turn: bool,
    /// How far the table is: `gathering`, `playing`, `paused`, `finished` or `stopped`.
    #[schema(value_type = String)]
    pub stage: Stage,
}

impl Tick {
    fn of(table: &TableState, eyes: Eyes) -> Self {
        let stage = table.stage();
        let turn = stage == Stage::Playing && eyes.seat().is_some_and(|seat| table.is_turn(seat));
        Tick { version: table.versions().of(eyes).version, turn, stage }
    }
}

struct Subscriber {
    /// Whoever follows, in the seat whose eyes were granted.
    viewer: Viewer,
    eyes: Eyes,
    tick: watch::Sender<Tick>,
}

/// All programs that follow one table.
#[derive(Default)]
pub struct Subscribers(Vec<Subscriber>);

impl Subscribers {
    /// One more.
    pub fn add(&mut self, table: &TableState, curtains: &Curtains, viewer: &Viewer) -> watch::Receiver<Tick> {
        let eyes = curtains.standpoint(table, viewer).eyes;
        let (tick, receiver) = watch::channel(Tick::of(table, eyes));
        let viewer = Viewer { seat: eyes.seat(), ..viewer.clone() };
        self.0.push(Subscriber { viewer, eyes, tick });
        receiver
    }

    /// Tells everybody for whom something is different. Those who are gone are forgotten, and so are those who would
    /// look with other eyes now: their streams end.
    pub fn tell(&mut self, table: &TableState, curtains: &Curtains) {
        let alike = |subscriber: &Subscriber| curtains.standpoint(table, &subscriber.viewer).eyes == subscriber.eyes;
        self.0.retain(|subscriber| !subscriber.tick.is_closed() && alike(subscriber));
        for subscriber in &self.0 {
            let tick = Tick::of(table, subscriber.eyes);
            subscriber.tick.send_if_modified(|shown| {
                let changed = *shown != tick;
                *shown = tick;
                changed
            });
        }
    }

    /// Whether this person follows.
    pub fn has(&self, person: &PersonId) -> bool {
        self.0.iter().any(|subscriber| subscriber.viewer.person == *person && !subscriber.tick.is_closed())
    }

    /// Who has followed longest.
    pub fn first(&self) -> Option<&PersonId> {
        self.0.iter().find(|subscriber| !subscriber.tick.is_closed()).map(|subscriber| &subscriber.viewer.person)
    }

    /// Whether nobody follows.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|subscriber| subscriber.tick.is_closed())
    }
}
