//! The store that any of the databases makes.

use std::path::Path;
use std::time::Duration;

use super::Backend;
use super::campaigns::{self, SetAbsent};
use super::lessons::{self, Teach};
use super::people::{self, AddPerson, Adopt, Forget, Rename, SetAccount, SetSettings};
use super::sessions::{self, AddSession, EndSession};
use super::sweep::{self, LiveOn};
use super::tables::{self, Abandon, Append, OpenTable};
use crate::records::ids::{CampaignId, Invitation, PersonId, ProcessId, TableId, Timestamp};
use crate::records::journal::{Stored, Summary, TableRecord};
use crate::records::person::{Account, Person, SessionKey, SessionRecord, Settings};
use crate::store::{Answer, Batch, Kept, Listed, Secret, Store, Swept, TableQuery, Teaching};

impl<B: Backend> Store for B {
    fn open_table(&self, record: TableRecord, entries: Vec<Stored>, summary: Summary) -> Answer<'_, ()> {
        Box::pin(async move { self.make(OpenTable::new(&record, &entries, &summary)?).await })
    }

    fn append(&self, batch: Batch) -> Answer<'_, ()> {
        Box::pin(async move { self.keep(Append::new(batch)?).await })
    }

    fn table(&self, id: &TableId) -> Answer<'_, Option<Kept>> {
        let id = id.clone();
        Box::pin(async move { tables::kept(&mut self.reader().await?, &id).await })
    }

    fn invited(&self, invitation: &Invitation) -> Answer<'_, Option<TableId>> {
        let invitation = invitation.clone();
        Box::pin(async move { tables::invited(&mut self.reader().await?, &invitation).await })
    }

    fn tables(&self, which: TableQuery, limit: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move { tables::list(&mut self.reader().await?, &which, limit).await })
    }

    fn deeds(&self, person: &PersonId, game: &str) -> Answer<'_, Vec<String>> {
        let (person, game) = (person.clone(), game.to_owned());
        Box::pin(async move { tables::deeds(&mut self.reader().await?, &person, &game).await })
    }

    fn add_person(&self, person: Person) -> Answer<'_, ()> {
        Box::pin(self.make(AddPerson(person)))
    }

    fn person(&self, id: &PersonId) -> Answer<'_, Option<Person>> {
        let id = id.clone();
        Box::pin(async move { people::person(&mut self.reader().await?, &id).await })
    }

    fn rename(&self, id: &PersonId, name: &str) -> Answer<'_, ()> {
        Box::pin(self.make(Rename { id: id.clone(), name: name.to_owned() }))
    }

    fn set_settings(&self, id: &PersonId, settings: &Settings) -> Answer<'_, ()> {
        Box::pin(self.make(SetSettings { id: id.clone(), settings: *settings }))
    }

    fn set_account(&self, id: &PersonId, account: Account) -> Answer<'_, ()> {
        Box::pin(self.make(SetAccount { id: id.clone(), account }))
    }

    fn account(&self, name: &str) -> Answer<'_, Option<(PersonId, Account)>> {
        let name = name.to_owned();
        Box::pin(async move { people::account(&mut self.reader().await?, &name).await })
    }

    fn adopt(&self, guest: &PersonId, person: &PersonId) -> Answer<'_, ()> {
        Box::pin(self.make(Adopt { guest: guest.clone(), person: person.clone() }))
    }

    fn forget_person(&self, id: &PersonId) -> Answer<'_, ()> {
        Box::pin(self.make(Forget(id.clone())))
    }

    fn add_session(&self, session: SessionRecord) -> Answer<'_, ()> {
        Box::pin(self.make(AddSession(session)))
    }

    fn session(&self, key: &SessionKey, now: Timestamp) -> Answer<'_, Option<SessionRecord>> {
        let key = key.clone();
        Box::pin(async move { sessions::seen(self, &key, now).await })
    }

    fn sessions(&self, person: &PersonId) -> Answer<'_, Vec<SessionRecord>> {
        let person = person.clone();
        Box::pin(async move { sessions::of(&mut self.reader().await?, &person).await })
    }

    fn end_session(&self, key: &SessionKey) -> Answer<'_, ()> {
        Box::pin(self.make(EndSession(key.clone())))
    }

    fn live_on(&self, process: &ProcessId, open: Duration) -> Answer<'_, bool> {
        Box::pin(self.make(LiveOn { process: process.clone(), open }))
    }

    fn unattended(&self, idle: Duration) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move { sweep::unattended(&mut self.reader().await?, idle).await })
    }

    fn abandon(&self, id: &TableId, now: Timestamp) -> Answer<'_, bool> {
        Box::pin(self.make(Abandon { table: id.clone(), now }))
    }

    fn sweep(&self, process: &ProcessId, idle: Duration) -> Answer<'_, Swept> {
        let process = process.clone();
        Box::pin(async move { sweep::sweep(self, &process, idle).await })
    }

    fn secret(&self) -> Answer<'_, Secret> {
        Box::pin(self.key())
    }

    fn back_up<'a>(&'a self, to: &'a Path) -> Answer<'a, ()> {
        Box::pin(self.copy(to))
    }

    fn absent(&self, campaign: &CampaignId) -> Answer<'_, Vec<u8>> {
        let campaign = campaign.clone();
        Box::pin(async move { campaigns::absent(&mut self.reader().await?, &campaign).await })
    }

    fn set_absent(&self, campaign: &CampaignId, member: u8, absent: bool) -> Answer<'_, ()> {
        Box::pin(self.make(SetAbsent { campaign: campaign.clone(), member, absent }))
    }

    fn lessons(&self, person: &PersonId, game: &str) -> Answer<'_, Option<Vec<String>>> {
        let (person, game) = (person.clone(), game.to_owned());
        Box::pin(async move { lessons::read(&mut self.reader().await?, &person, &game).await })
    }

    fn teach(&self, person: &PersonId, game: &str, teaching: Teaching) -> Answer<'_, ()> {
        Box::pin(self.make(Teach { person: person.clone(), game: game.to_owned(), teaching }))
    }

    fn is_shared(&self) -> bool {
        B::SHARED
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(self.probe())
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(self.finish())
    }
}
