//! A store that remembers who is who: every request asks, and the answer seldom changes.
//!
//! **Invariant:** everything that changes a person or a session goes through this store, and makes it forget
//! all that it remembers before the change and after it. What was read meanwhile is not remembered.

use std::collections::HashMap;
use std::hash::Hash;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Answer, Batch, Kept, Listed, Store, StoreError, Swept, Teaching, Which};
use crate::records::ids::{CampaignId, Invitation, Moment, PersonId, TableId};
use crate::records::journal::{Stored, Summary, TableRecord};
use crate::records::person::{Account, Person, SessionKey, SessionRecord, Settings};
use crate::store::departures::{Departure, Departures};

/// A session is looked up again after this, so that it is noted when it was seen.
const FRESH: Duration = Duration::from_secs(30);

/// How many people and sessions are remembered.
const MANY: usize = 10_000;

/// A store that remembers who is who.
pub struct Remembered {
    store: Arc<dyn Store>,
    memory: Mutex<Memory>,
    departures: Departures,
}

#[derive(Default)]
struct Memory {
    /// How often everything was forgotten.
    changes: u64,
    people: HashMap<PersonId, Person>,
    sessions: HashMap<SessionKey, (Moment, SessionRecord)>,
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

impl Remembered {
    /// Remembers what this store says.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Remembered { store, memory: Mutex::default(), departures: Departures::default() }
    }

    /// Where those are told who may no longer look.
    pub fn departures(&self) -> Departures {
        self.departures.clone()
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A change after which others may be somebody else.
    fn changing<'a, T: 'a>(&'a self, change: Answer<'a, T>) -> Answer<'a, T> {
        Box::pin(async move {
            self.memory().forget();
            let changed = change.await;
            self.memory().forget();
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

    async fn ask_session(&self, key: &SessionKey, now: Moment) -> Result<Option<SessionRecord>, StoreError> {
        let changes = {
            let memory = self.memory();
            let known = memory.sessions.get(key).filter(|(read, _)| now.since(*read) < FRESH);
            if let Some((_, session)) = known {
                return Ok(Some(session.clone()));
            }
            memory.changes
        };
        let found = self.store.session(key, now).await?;
        let mut memory = self.memory();
        if let Some(session) = found.as_ref().filter(|_| memory.changes == changes) {
            keep(&mut memory.sessions, key.clone(), (now, session.clone()));
        }
        Ok(found)
    }

    async fn ask_person(&self, id: &PersonId) -> Result<Option<Person>, StoreError> {
        let changes = {
            let memory = self.memory();
            if let Some(person) = memory.people.get(id) {
                return Ok(Some(person.clone()));
            }
            memory.changes
        };
        let found = self.store.person(id).await?;
        let mut memory = self.memory();
        if let Some(person) = found.as_ref().filter(|_| memory.changes == changes) {
            keep(&mut memory.people, id.clone(), person.clone());
        }
        Ok(found)
    }
}

impl Store for Remembered {
    fn session(&self, key: &SessionKey, now: Moment) -> Answer<'_, Option<SessionRecord>> {
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

    fn sweep(&self, idle: Duration) -> Answer<'_, Swept> {
        self.ending(self.store.sweep(idle), Departure::Somebody)
    }

    fn live_on(&self, open: Duration) -> Answer<'_, ()> {
        self.store.live_on(open)
    }

    fn unattended(&self, idle: Duration) -> Answer<'_, Vec<TableId>> {
        self.store.unattended(idle)
    }

    fn abandon(&self, id: &TableId, now: Moment) -> Answer<'_, bool> {
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

    fn tables(&self, which: Which, limit: u32) -> Answer<'_, Vec<Listed>> {
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

    fn ping(&self) -> Answer<'_, ()> {
        self.store.ping()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sqlite;

    async fn with_anna(folder: &Path) -> (Remembered, Person, SessionRecord) {
        let sqlite: Arc<dyn Store> = Arc::new(Sqlite::open(folder).await.expect("a store"));
        let store = Remembered::new(sqlite);
        let (now, settings) = (Moment::now(), Settings::default());
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
        let now = Moment::now();
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
        let changes = store.memory().changes;
        store.person(&anna.id).await.expect("read");
        assert!(store.memory().people.contains_key(&anna.id));
        store.set_settings(&anna.id, &Settings::default()).await.expect("set");
        assert!(store.memory().people.is_empty());
        assert_eq!(store.memory().changes, changes + 2);
    }
}
