//! A store that remembers who is who, as long as it is the only one that writes: every request asks, and the answer
//! seldom changes.
//!
//! **Invariant:** everything that changes a person or a session goes through this store, and makes it forget
//! all that it remembers before the change and after it. What was read meanwhile is not remembered. Where other
//! processes write, nothing is remembered at all: whoever changes their name, or logs out, at one of them is that person,
//! or nobody, at all of them from that moment on.

use std::collections::HashMap;
use std::hash::Hash;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{
    Answer, Batch, Claim, Fence, Holder, Kept, Leases, Listed, Process, Secret, Store, StoreError, Swept, TableQuery,
    Teaching,
};
use crate::records::ids::{CampaignId, Invitation, PersonId, ProcessId, TableId, Timestamp};
use crate::records::journal::{Stored, Summary, TableRecord};
use crate::records::person::{Account, Person, SessionKey, SessionRecord, Settings};
use crate::store::departures::{Departure, Departures};

/// A session is looked up again after this, so that it is noted when it was seen.
const FRESH: Duration = Duration::from_secs(30);

/// How many people and sessions are remembered.
const MANY: usize = 10_000;

/// A store that remembers who is who.
pub struct CachingStore {
    store: Arc<dyn Store>,
    /// None where other processes write.
    memory: Option<Mutex<Memory>>,
    departures: Departures,
}

#[derive(Default)]
struct Memory {
    /// How often everything was forgotten.
    changes: u64,
    people: HashMap<PersonId, Person>,
    sessions: HashMap<SessionKey, (Timestamp, SessionRecord)>,
}

impl Memory {
    fn forget(&mut self) {
        self.changes += 1;
        self.people.clear();
        self.sessions.clear();
    }
}

fn keep<K: Eq + Hash, V>(memory: &mut HashMap<K, V>, key: K, value: V) {
    if memory.len() >= MANY {
        memory.clear();
    }
    memory.insert(key, value);
}

impl CachingStore {
    /// Remembers what this store says, if nobody else writes to it.
    pub fn new(store: Arc<dyn Store>) -> Self {
        let memory = (!store.is_shared()).then(Mutex::default);
        CachingStore { store, memory, departures: Departures::default() }
    }

    /// Where those are told who may no longer look.
    pub fn departures(&self) -> Departures {
        self.departures.clone()
    }

    fn memory(&self) -> Option<MutexGuard<'_, Memory>> {
        self.memory.as_ref().map(|memory| memory.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn forget(&self) {
        if let Some(mut memory) = self.memory() {
            memory.forget();
        }
    }

    /// A change after which others may be somebody else.
    fn changing<'a, T: 'a>(&'a self, change: Answer<'a, T>) -> Answer<'a, T> {
        Box::pin(async move {
            self.forget();
            let changed = change.await;
            self.forget();
            changed
        })
    }

    /// A change after which somebody may no longer look. It is told even if the change failed: whoever hears of it finds
    /// out whether it is true.
    fn ending<'a, T: 'a>(&'a self, change: Answer<'a, T>, departure: Departure) -> Answer<'a, T> {
        let change = self.changing(change);
        Box::pin(async move {
            let changed = change.await;
            self.departures.tell(if changed.is_ok() { departure } else { Departure::Somebody });
            changed
        })
    }

    async fn ask_session(&self, key: &SessionKey, now: Timestamp) -> Result<Option<SessionRecord>, StoreError> {
        let mut changes = None;
        if let Some(memory) = self.memory() {
            let known = memory.sessions.get(key).filter(|(read, _)| now.since(*read) < FRESH);
            if let Some((_, session)) = known {
                return Ok(Some(session.clone()));
            }
            changes = Some(memory.changes);
        }
        let found = self.store.session(key, now).await?;
        if let (Some(mut memory), Some(session)) = (self.memory(), &found)
            && Some(memory.changes) == changes
        {
            keep(&mut memory.sessions, key.clone(), (now, session.clone()));
        }
        Ok(found)
    }

    async fn ask_person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let mut changes = None;
        if let Some(memory) = self.memory() {
            if let Some(person) = memory.people.get(id) {
                return Ok(Some(person.clone()));
            }
            changes = Some(memory.changes);
        }
        let found = self.store.person(id).await?;
        if let (Some(mut memory), Some(person)) = (self.memory(), &found)
            && Some(memory.changes) == changes
        {
            keep(&mut memory.people, id.clone(), person.clone());
        }
        Ok(found)
    }
}

/// Who holds what is asked each time: it is the one thing that several processes must agree upon.
impl Leases for CachingStore {
    fn renew(&self, process: &Process, term: Duration) -> Answer<'_, bool> {
        self.store.renew(process, term)
    }

    fn leave(&self, process: &ProcessId) -> Answer<'_, ()> {
        self.store.leave(process)
    }

    fn processes(&self) -> Answer<'_, Vec<Process>> {
        self.store.processes()
    }

    fn claim(&self, table: &TableId, process: &ProcessId) -> Answer<'_, Claim> {
        self.store.claim(table, process)
    }

    fn release(&self, table: &TableId, fence: Fence) -> Answer<'_, bool> {
        self.store.release(table, fence)
    }

    fn holder_of(&self, table: &TableId) -> Answer<'_, Option<Holder>> {
        self.store.holder_of(table)
    }

    fn held_by(&self, process: &ProcessId) -> Answer<'_, Vec<(TableId, Fence)>> {
        self.store.held_by(process)
    }
}

impl Store for CachingStore {
    fn session(&self, key: &SessionKey, now: Timestamp) -> Answer<'_, Option<SessionRecord>> {
        let key = key.clone();
        Box::pin(async move { self.ask_session(&key, now).await })
    }

    fn person(&self, id: &PersonId) -> Answer<'_, Option<Person>> {
        let id = id.clone();
        Box::pin(async move { self.ask_person(&id).await })
    }

    fn rename(&self, id: &PersonId, name: &str) -> Answer<'_, ()> {
        self.changing(self.store.rename(id, name))
    }

    fn set_settings(&self, id: &PersonId, settings: &Settings) -> Answer<'_, ()> {
        self.changing(self.store.set_settings(id, settings))
    }

    fn set_account(&self, id: &PersonId, account: Account) -> Answer<'_, ()> {
        self.changing(self.store.set_account(id, account))
    }

    fn adopt(&self, guest: &PersonId, person: &PersonId) -> Answer<'_, ()> {
        self.ending(self.store.adopt(guest, person), Departure::Person(guest.clone()))
    }

    fn forget_person(&self, id: &PersonId) -> Answer<'_, ()> {
        self.ending(self.store.forget_person(id), Departure::Person(id.clone()))
    }

    fn end_session(&self, key: &SessionKey) -> Answer<'_, ()> {
        self.ending(self.store.end_session(key), Departure::Session(key.clone()))
    }

    fn sweep(&self, process: &ProcessId, idle: Duration) -> Answer<'_, Swept> {
        self.ending(self.store.sweep(process, idle), Departure::Somebody)
    }

    fn live_on(&self, process: &ProcessId, open: Duration) -> Answer<'_, bool> {
        self.store.live_on(process, open)
    }

    fn unattended(&self, idle: Duration) -> Answer<'_, Vec<TableId>> {
        self.store.unattended(idle)
    }

    fn abandon(&self, id: &TableId, now: Timestamp) -> Answer<'_, bool> {
        self.store.abandon(id, now)
    }

    fn open_table(&self, record: TableRecord, entries: Vec<Stored>, summary: Summary) -> Answer<'_, ()> {
        self.store.open_table(record, entries, summary)
    }

    fn append(&self, batch: Batch) -> Answer<'_, ()> {
        self.store.append(batch)
    }

    fn table(&self, id: &TableId) -> Answer<'_, Option<Kept>> {
        self.store.table(id)
    }

    fn invited(&self, invitation: &Invitation) -> Answer<'_, Option<TableId>> {
        self.store.invited(invitation)
    }

    fn tables(&self, which: TableQuery, limit: u32) -> Answer<'_, Vec<Listed>> {
        self.store.tables(which, limit)
    }

    fn deeds(&self, person: &PersonId, game: &str) -> Answer<'_, Vec<String>> {
        self.store.deeds(person, game)
    }

    fn add_person(&self, person: Person) -> Answer<'_, ()> {
        self.store.add_person(person)
    }

    fn account(&self, name: &str) -> Answer<'_, Option<(PersonId, Account)>> {
        self.store.account(name)
    }

    fn add_session(&self, session: SessionRecord) -> Answer<'_, ()> {
        self.store.add_session(session)
    }

    fn sessions(&self, person: &PersonId) -> Answer<'_, Vec<SessionRecord>> {
        self.store.sessions(person)
    }

    fn secret(&self) -> Answer<'_, Secret> {
        self.store.secret()
    }

    fn back_up<'a>(&'a self, to: &'a Path) -> Answer<'a, ()> {
        self.store.back_up(to)
    }

    fn absent(&self, campaign: &CampaignId) -> Answer<'_, Vec<u8>> {
        self.store.absent(campaign)
    }

    fn set_absent(&self, campaign: &CampaignId, member: u8, absent: bool) -> Answer<'_, ()> {
        self.store.set_absent(campaign, member, absent)
    }

    fn lessons(&self, person: &PersonId, game: &str) -> Answer<'_, Option<Vec<String>>> {
        self.store.lessons(person, game)
    }

    fn teach(&self, person: &PersonId, game: &str, teaching: Teaching) -> Answer<'_, ()> {
        self.store.teach(person, game, teaching)
    }

    fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    fn ping(&self) -> Answer<'_, ()> {
        self.store.ping()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.store.close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sqlite;

    async fn with_anna(folder: &Path) -> (CachingStore, Person, SessionRecord) {
        let sqlite: Arc<dyn Store> = Arc::new(Sqlite::open(folder).await.expect("a store"));
        let store = CachingStore::new(sqlite);
        let (now, settings) = (Timestamp::now(), Settings::default());
        let anna = Person { id: PersonId::random(), name: "Anna".to_owned(), account: None, settings, came: now };
        let (key, person, browser) = (SessionKey("k".repeat(64)), anna.id.clone(), String::new());
        let session = SessionRecord { key, person, began: now, seen: now, browser };
        store.add_person(anna.clone()).await.expect("kept");
        store.add_session(session.clone()).await.expect("kept");
        (store, anna, session)
    }

    #[tokio::test]
    async fn what_changes_is_seen_at_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let (store, anna, session) = with_anna(folder.path()).await;
        let now = Timestamp::now();
        let name = async || store.person(&anna.id).await.expect("read").map(|person| person.name);
        assert_eq!(name().await.as_deref(), Some("Anna"));
        store.rename(&anna.id, "Ania").await.expect("renamed");
        assert_eq!(name().await.as_deref(), Some("Ania"));
        assert_eq!(
            store.session(&session.key, now).await.expect("read").map(|found| found.person),
            Some(anna.id.clone())
        );
        store.end_session(&session.key).await.expect("ended");
        assert_eq!(store.session(&session.key, now).await.expect("read"), None);
    }

    #[tokio::test]
    async fn what_was_read_before_a_change_is_not_remembered_after_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let (store, anna, _) = with_anna(folder.path()).await;
        let memory = || store.memory().expect("nobody else writes");
        let changes = memory().changes;
        store.person(&anna.id).await.expect("read");
        assert!(memory().people.contains_key(&anna.id));
        store.set_settings(&anna.id, &Settings::default()).await.expect("set");
        assert!(memory().people.is_empty());
        assert_eq!(memory().changes, changes + 2);
    }
}
