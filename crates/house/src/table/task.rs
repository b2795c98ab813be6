//! The task that owns a table.

use std::collections::{BTreeMap, HashMap};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use shelf::Haste;
use table::{Eyes, Seat, Seats};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};
use wording::Language;

use super::acts::{Act, Denied, Request, confirmed, number};
use super::answers::{Answer, Hint, Looked, NotDone, Outcome, Viewer};
use super::clocks::Clocks;
use super::curtains::{Curtains, Standpoint};
use super::handle::{Command, Ending, TableHandle, WatchId};
use super::presence::Presence;
use super::render_cache::RenderCache;
use super::renderer::Audience;
use super::setback::Setback;
use super::state::{TableState, write_setup};
use super::subscribers::Subscribers;
use super::table_json::TableJson;
use super::tables::Tables;
use crate::kit;
use crate::records::ids::{PersonId, TableId, Timestamp};
use crate::records::journal::{By, Entry, Room, Stage, StandIn, Stop, Stored, StoryLine};
use crate::records::person::Face;
use crate::records::requests::RequestMark;
use crate::store::{Batch, Fence, StoreError};

mod showing;
#[cfg(test)]
mod tests;

use showing::{Unshown, Watcher};

/// How many messages may wait for a watcher before they are merged.
const WATCHER_QUEUE: usize = 32;

/// A table that nobody watches and where nothing will happen is put away after this.
const IDLE: Duration = Duration::from_secs(60);

/// How soon a watcher that fell behind is sent everything anew.
const CATCH_UP: Duration = Duration::from_millis(250);

/// How many imagined games the coach plays.
const COACHING: u32 = 2_000;

impl TableHandle {
    /// Starts the task of a table.
    pub(super) fn start(tables: Arc<Tables>, state: TableState) -> Self {
        let (handle, queue, end) = TableHandle::new();
        let task = Task {
            renders: RenderCache::new(tables.site),
            handle: handle.clone(),
            tables,
            state,
            watchers: HashMap::new(),
            subscribers: Subscribers::default(),
            unshown: Unshown::default(),
            next_watcher: 0,
            curtains: Curtains::default(),
            clocks: Clocks::default(),
            jobs: BTreeMap::new(),
            presence: Presence::new(Timestamp::now()),
            idle_since: Instant::now(),
            setback: None,
            adrift: false,
        };
        tokio::spawn(task.run_to_the_end(queue, end));
        handle
    }
}

/// A bot that thinks for a seat, for as long as somebody wants to know.
struct Job {
    decisions: usize,
    haste: Haste,
    thought: AbortHandle,
}

impl Drop for Job {
    fn drop(&mut self) {
        self.thought.abort();
        self.haste.hurry();
    }
}

struct Task {
    tables: Arc<Tables>,
    handle: TableHandle,
    state: TableState,
    renders: RenderCache,
    watchers: HashMap<WatchId, Watcher>,
    subscribers: Subscribers,
    unshown: Unshown,
    next_watcher: u64,
    curtains: Curtains,
    clocks: Clocks,
    jobs: BTreeMap<Seat, Job>,
    presence: Presence,
    idle_since: Instant,
    /// Nothing that happens by itself is tried before this is over.
    setback: Option<Setback>,
    /// What it holds is not what is stored, and cannot be mended now: nobody may see it or build upon it.
    adrift: bool,
}

impl Task {
    /// Serves the table until it is put away. A panic ends this task alone, and is answered once: the table itself is in
    /// the store, as it was before.
    async fn run_to_the_end(self, queue: mpsc::Receiver<Command>, end: watch::Sender<Option<Ending>>) {
        let (tables, id) = (Arc::clone(&self.tables), self.state.record.id.clone());
        tables.metrics.table_opened();
        let served = AssertUnwindSafe(self.run(queue)).catch_unwind().await;
        if served.is_err() {
            tracing::error!(table = %id, "the task of a table panicked");
            tables.metrics.panicked();
        }
        tables.put_away(&id);
        tables.metrics.table_closed();
        let ending = if served.is_ok() { Ending::PutAway } else { Ending::Failed };
        end.send_replace(Some(ending));
    }

    async fn run(mut self, mut queue: mpsc::Receiver<Command>) {
        self.wake().await;
        let tables = Arc::clone(&self.tables);
        while !self.adrift {
            let next = self.next_deadline();
            tokio::select! {
                command = queue.recv() => match command {
                    Some(Command::Stop(done)) => {
                        let _ = done.send(());
                        break;
                    }
                    Some(command) => {
                        self.idle_since = Instant::now();
                        self.notice(command.person());
                        self.handle(command).await;
                        self.notice(None);
                    }
                    None => break,
                },
                _permit = tables.render_slots.acquire(), if self.unshown.since.is_some() => self.show(),
                () = sleep_until(next) => {
                    if self.is_idle() && queue.is_empty() {
                        break;
                    }
                    self.notice(None);
                    self.tick().await;
                }
            }
        }
        queue.close();
        if self.adrift {
            self.tables.take_up_later(self.state.record.id.clone());
        } else {
            self.show();
        }
        // Whoever asked in the last moment is told by the dropped reply to ask again.
    }

    fn is_idle(&self) -> bool {
        let nobody = self.watchers.is_empty() && self.subscribers.is_empty();
        nobody && !self.state.is_wakeful() && self.idle_since.elapsed() >= IDLE
    }

    fn next_deadline(&self) -> Instant {
        let now = Timestamp::now();
        let drafts = self.state.drafts().filter_map(|(_, draft)| draft.until);
        let clock = self.clocks.next_expiry(&self.state).map(|(_, at)| at);
        let due = drafts.chain(clock).min().map(|at| Instant::now() + at.since(now));
        let next = self.setback.and_then(|setback| setback.until()).or(due);
        let behind = self.watchers.values().any(|watcher| watcher.behind);
        let idle = Instant::now() + if behind { CATCH_UP } else { IDLE };
        next.map_or(idle, |next| next.min(idle))
    }

    /// After a start: bots, drafts and clocks go on where they were.
    async fn wake(&mut self) {
        if self.state.needs_story() {
            self.carry_out(Vec::new(), None).await;
        }
        if let Some(entry) = self.clocks.turn(&self.state, Timestamp::now()) {
            self.carry_out(vec![entry], None).await;
        }
        self.set_bots_thinking();
    }

    async fn tick(&mut self) {
        let now = Timestamp::now();
        if self.watchers.values().any(|watcher| watcher.behind) {
            self.unshown.add(Vec::new());
        }
        if let Some((setback, until)) = self.setback.and_then(|setback| Some((setback, setback.until()?))) {
            if Instant::now() < until {
                return;
            }
            self.setback = Some(setback.retried());
            self.wake().await;
        }
        let due: Vec<Seat> = self
            .state
            .drafts()
            .filter(|(_, draft)| draft.until.is_some_and(|until| until <= now))
            .map(|(s, _)| s)
            .collect();
        for seat in due {
            if self.state.stage() == Stage::Playing
                && let Some(entry) = confirmed(&self.state, seat)
            {
                self.carry_out(vec![entry], None).await;
            }
        }
        if let Some((seat, at)) = self.clocks.next_expiry(&self.state)
            && at <= now
        {
            let draft = confirmed(&self.state, seat);
            let stands_in = Entry::StoodIn { seat: number(seat), why: StandIn::Time };
            self.carry_out(draft.into_iter().chain([stands_in]).collect(), None).await;
        }
    }

    async fn handle(&mut self, command: Command) {
        match command {
            Command::Look { viewer, reply } => {
                let _ = reply.send(self.look(&viewer));
            }
            Command::Now { viewer, reply } => {
                let audience = self.audience(&viewer);
                let _ = reply.send(self.renders.whole(&self.state, audience, Timestamp::now()));
            }
            Command::Watch { viewer, since, reply } => {
                let watch = self.watch(&viewer, since);
                if let Err(watch) = reply.send(watch) {
                    self.unwatch(watch.id);
                }
                self.set_bots_thinking();
                self.pulse();
            }
            Command::Unwatch(id) => {
                self.unwatch(id);
                self.pulse();
            }
            Command::Do { request, viewer, answer, reply } => {
                let outcome = self.act(*request, &viewer, answer).await;
                let _ = reply.send(outcome);
            }
            Command::Moment { viewer, moment, reply } => {
                let audience = self.audience(&viewer);
                let _ = reply.send(self.renders.moment(&self.state, audience, moment));
            }
            Command::Sheet { viewer, seat, moment, reply } => {
                let audience = self.audience(&viewer);
                let _ = reply.send(self.renders.sheet(&self.state, audience, seat, moment));
            }
            Command::Hint { viewer, about, reply } => self.hint(&viewer, about, reply),
            Command::Opened { viewer, reply } => {
                let eyes = self.audience(&viewer).eyes;
                let opened = self.state.seen_by(eyes).map_or_else(Vec::new, |live| live.look(eyes).opened());
                let _ = reply.send((self.state.game, opened));
            }
            Command::Lift { viewer, reply } => {
                let lifted = viewer.seat.and_then(|seat| self.curtains.lift(&self.state, &viewer.person, seat));
                self.dismiss_strangers();
                let _ = reply.send(lifted);
            }
            Command::Fall { viewer, reply } => {
                self.curtains.fall(&viewer);
                self.dismiss_strangers();
                let _ = reply.send(());
            }
            Command::Rail(reply) => {
                let revealed = self.state.may_reveal(Timestamp::now());
                let _ = reply.send(self.state.live().filter(|_| revealed).map(|live| live.rail()));
            }
            Command::Read { eyes, story, reply } => {
                let _ = reply.send(self.read(&eyes, story));
            }
            Command::Subscribe { viewer, reply } => {
                let _ = reply.send(self.subscribers.add(&self.state, &self.curtains, &viewer));
                self.set_bots_thinking();
            }
            Command::Hurry { viewer, reply } => {
                let seated = self.state.seats_of(&viewer.person).next().is_some();
                self.jobs.values().filter(|_| seated).for_each(|job| job.haste.hurry());
                let _ = reply.send(seated);
            }
            Command::Game(reply) => {
                let _ = reply.send(self.state.game);
            }
            Command::Abandon => {
                if !matches!(self.state.stage(), Stage::Finished | Stage::Stopped) {
                    self.carry_out(vec![Entry::Stopped { why: Stop::Abandoned }], None).await;
                }
            }
            Command::Chosen { seat, decisions, notation } => self.chosen(seat, decisions, notation).await,
            Command::Stop(_) => {}
            #[cfg(test)]
            Command::Panic(_) => panic!("as it was asked to"),
        }
    }

    /// The eyes that somebody may look with.
    fn audience(&self, viewer: &Viewer) -> Audience {
        let Standpoint { eyes, behind } = self.curtains.standpoint(&self.state, viewer);
        let face = if self.state.game.is_drawn() { viewer.face } else { Face::Words };
        Audience { eyes, behind, language: viewer.language, face }
    }

    fn look(&mut self, viewer: &Viewer) -> Looked {
        let audience = self.audience(viewer);
        let own: Vec<Seat> = self.state.seats_of(&viewer.person).collect();
        let rooms = self.rooms(own.is_empty());
        Looked {
            record: self.state.record.clone(),
            stage: self.state.stage(),
            eyes: audience.eyes,
            names: self.renders.names(&self.state, viewer.language),
            update: self.renders.whole(&self.state, audience, Timestamp::now()),
            lines: self.renders.lines(&self.state, audience),
            remarks: rooms.iter().flat_map(|&room| self.state.remarks_in(room)).cloned().collect(),
            pulses: self.pulses(),
            watching: self.watching(),
            commitment: self.state.commitment().to_string(),
            rematch: self.state.rematch().cloned(),
            stopped: self.state.stopped(),
            begun: self.state.live().is_some(),
            sent_away: self.state.has_sent_away(&viewer.person),
            seats: self.state.seats.clone(),
            own,
        }
    }

    /// What somebody may read: the gallery is kept from players while the game lasts.
    fn rooms(&self, bystander: bool) -> Vec<Room> {
        let over = matches!(self.state.stage(), Stage::Finished | Stage::Stopped);
        if bystander || over { vec![Room::Players, Room::Gallery] } else { vec![Room::Players] }
    }

    fn read(&self, viewer: &Viewer, story: bool) -> TableJson {
        let audience = self.audience(viewer);
        let read = TableJson::of(&self.state, &self.renders.people(&self.state, audience), audience);
        let lines = || self.renders.lines(&self.state, audience).into_iter().map(|line| line.words).collect();
        TableJson { story: story.then(lines), ..read }
    }

    async fn act(&mut self, request: Request, viewer: &Viewer, answer: Answer) -> Result<Outcome, NotDone> {
        let viewer = Viewer { seat: request.seat.or(viewer.seat), ..viewer.clone() };
        let since = request.version;
        let (before, lifted) = (self.audience(&viewer), self.state.keeps_secrets(&viewer.person));
        let done = self.carry_out_request(request).await;
        let mut audience = self.audience(&viewer);
        let same = audience.eyes == before.eyes;
        // Whoever had lifted the curtain sees what their own decision brought, though it falls with that. Whoever looks
        // with other eyes now for another reason is told to look anew.
        let own = before.eyes.seat().is_some_and(|seat| self.state.seats_of(&viewer.person).any(|own| own == seat));
        if !same && lifted && own {
            audience = before;
        }
        let version = self.state.versions().of(audience.eyes).version;
        let page = answer == Answer::Page && !self.adrift && audience.eyes == before.eyes;
        match done {
            Ok(repeated) => {
                let update = page.then(|| self.answer(audience, since));
                Ok(Outcome { repeated, version, update })
            }
            Err(why) => {
                let update = page.then(|| self.renders.whole(&self.state, audience, Timestamp::now()));
                Err(NotDone { why, version, update })
            }
        }
    }

    /// Does what is asked, once, and says whether it had been done before.
    async fn carry_out_request(&mut self, request: Request) -> Result<bool, Denied> {
        let mark = request.mark();
        match self.state.has_done(&mark) {
            Some(act) if act == mark.act() => return Ok(true),
            Some(_) => return Err(Denied::Reused),
            None => {}
        }
        let entries = request.entries(&self.state, &self.presence, Timestamp::now())?;
        let moved = matches!(request.act, Act::Play { .. } | Act::Confirm);
        let started = std::time::Instant::now();
        if !self.carry_out(entries, Some(mark)).await {
            return Err(Denied::Broken);
        }
        if moved {
            self.tables.metrics.moved(started.elapsed());
        }
        Ok(false)
    }

    /// Applies entries and makes them durable; they are shown as soon as somebody is free to draw them. When that fails the table is as it was.
    async fn carry_out(&mut self, entries: Vec<Entry>, request: Option<RequestMark>) -> bool {
        let at = Timestamp::now();
        let after = self.state.entries();
        let mut written: Vec<Stored> = Vec::with_capacity(entries.len() + 2);
        let mut request = request;
        for entry in entries {
            written.push(Stored { at, entry, request: request.take() });
        }
        let remarks = self.state.remarks.len();
        let mut fits = written.iter().try_for_each(|stored| self.state.apply(stored)).is_ok();
        for entry in self.consequences(at).into_iter().flatten() {
            let stored = Stored { at, entry, request: None };
            fits = fits && self.state.apply(&stored).is_ok();
            written.push(stored);
        }
        if written.is_empty() {
            return true;
        }
        let said = self.state.remarks[remarks..].iter().map(|(_, remark)| remark.clone()).collect();
        let (table, fence, summary) = (self.state.record.id.clone(), Fence::UNCLAIMED, self.state.summary());
        let batch = Batch { table, after, fence, entries: written, summary };
        let kept = if fits { self.tables.store.append(batch).await } else { Err(broken(&self.state.record.id)) };
        if let Err(error) = kept {
            tracing::error!(table = %self.state.record.id, %error, "entries were not kept");
            self.setback = Some(Setback::after(self.setback, Instant::now()));
            self.reload().await;
            return false;
        }
        self.setback = None;
        self.tables.metrics.entries(1);
        self.unshown.add(said);
        self.curtains.settle(&self.state);
        self.subscribers.tell(&self.state, &self.curtains);
        self.set_bots_thinking();
        true
    }

    /// What follows by itself from what just happened.
    fn consequences(&mut self, at: Timestamp) -> [Option<Entry>; 2] {
        let clocks = self.clocks.turn(&self.state, at);
        let story = self.state.needs_story().then(|| Entry::Finished { story: self.story(), bequest: self.bequest() });
        [clocks, story]
    }

    fn story(&self) -> Vec<StoryLine> {
        let Some(live) = self.state.live() else { return Vec::new() };
        let places: Vec<String> = (1..=self.state.seats.len()).map(|seat| format!("{{{seat}}}")).collect();
        let say = |language, told: &shelf::Told| self.state.game.lexicon().say(language, &told.line, &places);
        let line = |told: &shelf::Told| StoryLine {
            by: told.by.map(number),
            en: say(Language::En, told),
            pl: say(Language::Pl, told),
        };
        live.moments(Eyes::Open, 0..usize::MAX).iter().map(line).collect()
    }

    /// The setup of the campaign's next game.
    fn bequest(&self) -> Option<BTreeMap<String, String>> {
        self.state.live()?.bequest().map(|setup| write_setup(&setup))
    }

    /// Takes the table up from the store, after something went wrong. Bots, drafts and clocks go on after a pause: the
    /// time until then is nobody's.
    async fn reload(&mut self) {
        let id = self.state.record.id.clone();
        match self.tables.load(&id).await {
            Ok(Some(state)) => self.state = state,
            Ok(None) => {
                tracing::error!(table = %id, "the table is gone from the store");
                self.adrift = true;
            }
            Err(error) => {
                tracing::error!(table = %id, %error, "the table cannot be taken up again");
                self.adrift = true;
            }
        }
        self.clocks = Clocks::default();
        self.jobs.clear();
    }

    fn hint(&self, viewer: &Viewer, about: Option<String>, reply: oneshot::Sender<Option<Hint>>) {
        let audience = self.audience(viewer);
        let asked = audience.eyes.seat().and_then(|seat| Some((self.state.live()?, seat)));
        let Some((live, seat)) = asked.filter(|(_, seat)| self.state.draft(*seat).is_none()) else {
            let _ = reply.send(None);
            return;
        };
        let (mind, mut dice) = (live.mind(seat), self.state.bot_dice(seat));
        let names = self.renders.names(&self.state, viewer.language);
        let (thinkers, person) = (self.tables.thinkers.clone(), viewer.person.clone());
        tokio::spawn(async move {
            let advice = thinkers.think(person, move || mind.advise(COACHING, about.as_deref(), &mut dice)).await;
            let _ = reply.send(advice.map(|advice| Hint { advice, names }));
        });
    }

    /// Who waits for the bots of this table: the host while the host plays, else whoever plays, else whoever looks on.
    /// Where nobody does, nobody thinks.
    fn awaiter(&self) -> Option<PersonId> {
        let mut players = self.state.players();
        let player = players.find(|person| **person == self.state.record.host).or_else(|| self.state.players().next());
        let watcher = || self.watchers.iter().min_by_key(|(id, _)| id.0).map(|(_, watcher)| watcher.person());
        player.or_else(watcher).or_else(|| self.subscribers.first()).cloned()
    }

    /// Every bot that is waited for thinks, unless it does already; where bots interject, so does every bot that may.
    fn set_bots_thinking(&mut self) {
        let Some(live) = self.state.live() else { return };
        let decisions = live.decisions();
        self.jobs.retain(|_, job| job.decisions == decisions);
        if self.state.stage() != Stage::Playing {
            self.jobs.clear();
            return;
        }
        let Some(person) = self.awaiter() else { return };
        let awaited = self.state.awaited();
        let unasked = if self.state.game.bots_interject() { live.may_act() } else { Seats::NONE };
        for seat in awaited.union(unasked) {
            let Some((bot, _)) = self.state.bot(seat).filter(|_| !self.jobs.contains_key(&seat)) else { continue };
            let (mind, dice) = (live.mind(seat), self.state.bot_dice(seat));
            let haste = Haste::default();
            let (thinkers, handle, hurried) = (self.tables.thinkers.clone(), self.handle.clone(), haste.clone());
            let (waited_for, person) = (awaited.contains(seat), person.clone());
            let thought = tokio::spawn(async move {
                let notation = match waited_for {
                    true => thinkers.choose(person, mind, bot, hurried, dice).await,
                    false => thinkers.interject(person, mind, bot, dice).await,
                };
                handle.tell(Command::Chosen { seat, decisions, notation }).await;
            });
            self.jobs.insert(seat, Job { decisions, haste, thought: thought.abort_handle() });
        }
    }

    async fn chosen(&mut self, seat: Seat, decisions: usize, notation: Option<String>) {
        let current = self.jobs.get(&seat).is_some_and(|job| job.decisions == decisions);
        let (Some(notation), true) = (notation, current) else { return };
        let Some((_, by)) = self.state.bot(seat).filter(|_| self.state.stage() == Stage::Playing) else { return };
        self.jobs.remove(&seat);
        let by = if by == By::Bot { By::Bot } else { By::Clock };
        self.carry_out(vec![Entry::Move { seat: number(seat), notation, by }], None).await;
    }
}

fn broken(table: &TableId) -> StoreError {
    StoreError::Unreadable(format!("table {table} was asked for something that does not fit"))
}

/// Kept here so that the kit's hint is drawn in one place.
pub fn hint_html(reader: &kit::Reader<'_>, game: &'static dyn shelf::Shelved, hint: &Hint) -> String {
    kit::hint(reader, game, &hint.advice, &hint.names).into_string()
}
