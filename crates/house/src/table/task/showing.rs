//! What those who watch a table are sent.

use std::collections::HashMap;
use std::sync::Arc;

use table::{Eyes, Seat};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::{Task, WATCHER_QUEUE};
use crate::records::ids::{Moment, PersonId, Version};
use crate::records::journal::{Remark, Room, Stage};
use crate::table::asked::Viewer;
use crate::table::gallery::Audience;
use crate::table::handle::{Watch, WatchId};
use crate::wire::{Letter, Message, Pulse};

/// A page.
pub(super) struct Watcher {
    /// Whoever looks, in the seat whose eyes were granted.
    viewer: Viewer,
    /// What was granted. Whoever would be granted something else now is sent nothing more.
    audience: Audience,
    version: Version,
    pub(super) behind: bool,
    pub(super) messages: mpsc::Sender<Arc<str>>,
}

impl Watcher {
    /// Who looks.
    pub(super) fn person(&self) -> &PersonId {
        &self.viewer.person
    }

    /// Whoever has no seat reads what is said in the gallery. Who sits behind a curtain has one.
    fn is_bystander(&self) -> bool {
        self.audience.eyes == Eyes::Bystander && self.audience.behind.is_empty()
    }
}

/// What has happened and has not been shown yet.
#[derive(Default)]
pub(super) struct Unshown {
    pub(super) since: Option<Instant>,
    said: Vec<Remark>,
}

impl Unshown {
    /// Something has happened.
    pub(super) fn add(&mut self, said: Vec<Remark>) {
        self.since.get_or_insert_with(Instant::now);
        self.said.extend(said);
    }
}

impl Task {
    pub(super) fn watch(&mut self, viewer: &Viewer, since: Option<Version>) -> Watch {
        let (audience, asked) = (self.audience(viewer), viewer.seat);
        let (messages, receiver) = mpsc::channel(WATCHER_QUEUE);
        let id = WatchId(self.next_watcher);
        self.next_watcher += 1;
        let version = self.state.versions().of(audience.eyes).version;
        let seat = audience.eyes.seat();
        let viewer = Viewer { seat, ..viewer.clone() };
        let watcher = Watcher { viewer, audience, version, behind: false, messages };
        if seat != asked {
            // The page shows what other eyes saw. It has to be drawn anew, and comes back by itself then.
            let _ = watcher.messages.try_send(Message::Reload.text());
            return Watch { id, messages: receiver };
        }
        if since != Some(version) {
            let _ = watcher.messages.try_send(self.changed_since(audience, since).message());
        } else {
            // What the page shows is the present: later updates follow upon it.
            self.gallery.whole(&self.state, audience, Moment::now());
        }
        self.watchers.insert(id, watcher);
        self.tables.metrics.watchers(1);
        Watch { id, messages: receiver }
    }

    pub(super) fn unwatch(&mut self, id: WatchId) {
        let Some(gone) = self.watchers.remove(&id) else { return };
        self.tables.metrics.watchers(-1);
        if !self.watchers.values().any(|watcher| watcher.audience == gone.audience) {
            self.gallery.forget(gone.audience);
        }
        self.idle_since = Instant::now();
    }

    /// Whoever would look with other eyes now is sent nothing more: the page is told to come back and look anew.
    pub(super) fn dismiss_strangers(&mut self) {
        let strange = |watcher: &Watcher| self.audience(&watcher.viewer) != watcher.audience;
        let strangers: Vec<WatchId> =
            self.watchers.iter().filter(|(_, watcher)| strange(watcher)).map(|(&id, _)| id).collect();
        for id in strangers {
            if let Some(stranger) = self.watchers.get(&id) {
                let _ = stranger.messages.try_send(Message::Reload.text());
            }
            self.unwatch(id);
        }
    }

    /// What has changed for an audience since a version.
    fn changed_since(&mut self, audience: Audience, since: Option<Version>) -> Letter {
        let now = Moment::now();
        match since {
            Some(since) => self.gallery.since(&self.state, audience, since, now, self.tables.painters.pace_now()),
            None => Letter::of(&self.gallery.whole(&self.state, audience, now)),
        }
    }

    /// What has changed for somebody who decided, at once; other pages with the same eyes get the same.
    pub(super) fn answer(&mut self, audience: Audience, since: Option<Version>) -> Letter {
        let letter = self.changed_since(audience, since);
        self.dismiss_strangers();
        let version = self.state.versions().of(audience.eyes).version;
        let alike =
            |watcher: &&mut Watcher| watcher.audience == audience && Some(watcher.version) == since && !watcher.behind;
        for watcher in self.watchers.values_mut().filter(alike).filter(|_| since != Some(version)) {
            watcher.behind = watcher.messages.try_send(letter.message()).is_err();
            watcher.version = version;
        }
        letter
    }

    /// Sends everybody what has changed for their eyes and has not been shown yet.
    pub(super) fn show(&mut self) {
        let Unshown { since, said } = std::mem::take(&mut self.unshown);
        let Some(since) = since else { return };
        self.dismiss_strangers();
        let pace = self.tables.painters.pace(since.elapsed());
        let now = Moment::now();
        let mut texts: HashMap<(Audience, Option<Version>), Arc<str>> = HashMap::new();
        for watcher in self.watchers.values_mut() {
            let version = self.state.versions().of(watcher.audience.eyes).version;
            if watcher.version == version && !watcher.behind {
                continue;
            }
            let since = (!watcher.behind).then_some(watcher.version);
            let message = texts.entry((watcher.audience, since)).or_insert_with(|| {
                let letter = match since {
                    Some(since) => self.gallery.since(&self.state, watcher.audience, since, now, pace),
                    None => Letter::of(&self.gallery.whole(&self.state, watcher.audience, now)),
                };
                letter.message()
            });
            watcher.behind = watcher.messages.try_send(Arc::clone(message)).is_err();
            watcher.version = version;
        }
        for remark in &said {
            self.send_remark(remark);
        }
        self.pulse();
    }

    fn send_remark(&self, remark: &Remark) {
        let over = matches!(self.state.stage(), Stage::Finished | Stage::Stopped);
        for watcher in self.watchers.values() {
            if remark.room == Room::Players || watcher.is_bystander() || over {
                let line = self.gallery.remark(watcher.audience.language, remark);
                let _ = watcher.messages.try_send(Message::Said { room: remark.room, line }.text());
            }
        }
    }

    pub(super) fn pulses(&self) -> Vec<Pulse> {
        let (now, awaited) = (Moment::now(), self.state.awaited());
        let pulse = |seat: Seat| {
            let person = self.state.seats[seat.index()].occupant.person();
            let away = person.filter(|person| !self.is_here(person)).and_then(|person| self.presence.away(person, now));
            Pulse {
                present: person.is_some_and(|person| self.is_here(person)),
                away: away.map(|away| away.as_millis() as u64),
                thinking: self.jobs.contains_key(&seat) && awaited.contains(seat),
                left: self.clocks.left(&self.state, seat, now).map(|left| left.as_millis() as u64),
                running: self.clocks.runs(seat),
            }
        };
        Seat::all(self.state.seats.len()).map(pulse).collect()
    }

    /// Whether somebody watches or follows.
    fn is_here(&self, person: &PersonId) -> bool {
        self.watchers.values().any(|watcher| watcher.person() == person) || self.followers.has(person)
    }

    /// Takes note of who is here, and of who at the table has just asked for something.
    pub(super) fn notice(&mut self, asking: Option<&PersonId>) {
        let now = Moment::now();
        let people = self.state.seats.iter().filter_map(|seat| seat.occupant.person());
        if let Some(person) = asking.filter(|asking| people.clone().any(|person| person == *asking)) {
            self.presence.saw(person, now);
        }
        let here = people.filter(|person| self.is_here(person)).cloned().collect();
        self.presence.observe(here, now);
    }

    /// How many people watch who have no seat.
    pub(super) fn watching(&self) -> usize {
        let bystanders = self.watchers.values().filter(|watcher| watcher.is_bystander());
        let mut people: Vec<&PersonId> = bystanders.map(Watcher::person).collect();
        people.sort_unstable();
        people.dedup();
        people.len()
    }

    /// Tells everybody who is here, who thinks and what the clocks show.
    pub(super) fn pulse(&self) {
        if self.watchers.is_empty() {
            return;
        }
        let message = Message::Pulse { seats: self.pulses(), watching: self.watching() }.text();
        for watcher in self.watchers.values() {
            let _ = watcher.messages.try_send(Arc::clone(&message));
        }
    }
}
