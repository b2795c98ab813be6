//! The store in one SQLite file.
//!
//! All changes go through one [`writer`], which commits whatever waits for it at once; everything else reads
//! through a small pool beside it. A lock file keeps a second house out of the folder.
//!
//! **Invariant:** a change is answered after the commit that holds it has reached the disk.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::SqlitePoolOptions;
use sqlx::{Connection, SqlitePool};

use super::{Answer, Batch, Kept, Listed, Store, StoreError, Swept, Teaching, Which};
use crate::records::ids::{CampaignId, Invitation, Moment, PersonId, TableId};
use crate::records::journal::{Stored, Summary, TableRecord};
use crate::records::person::{Account, Person, SessionKey, SessionRecord, Settings};

pub mod archive;
mod campaigns;
pub mod checkup;
mod count;
mod examine;
mod files;
mod lessons;
mod people;
mod privacy;
mod rows;
mod schema;
mod secret;
mod sessions;
mod sweep;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use campaigns::SetAbsent;
use count::Count;
use files::Folder;
use lessons::Teach;
use people::{AddPerson, Adopt, Forget, Rename, SetAccount, SetSettings};
use secret::Secret;
use sessions::{AddSession, EndSession};
use sweep::LiveOn;
use tables::{Abandon, Append, OpenTable};
use writer::{Nothing, Writer};

/// How many connections read at the same time.
const READERS: u32 = 4;

/// What becomes of a house whose database is not whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Damage {
    /// It is not opened.
    #[default]
    Refuse,
    /// It is opened with what can be read, and what is wrong is told.
    Accept,
}

/// The store in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    folder: PathBuf,
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the store in a folder; makes the folder and an empty store if they are missing, and brings a
    /// store of an earlier version up to date. A damaged one is refused.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_with(folder, Damage::Refuse).await
    }

    /// The same, with a damaged store refused or accepted.
    pub async fn open_with(folder: &Path, damage: Damage) -> Result<Sqlite, StoreError> {
        let place = Folder::at(folder);
        place.make()?;
        let lock = place.lock()?;
        privacy::close_files(&place)?;
        examine::before_opening(&place, damage).await?;
        let mut db = schema::bring_up_to_date(&place).await?;
        secret::unpack(&mut db, &place).await?;
        let committed = count::committed(&mut db).await.map_err(|error| place.explain(error))?;
        db.close().await.map_err(|error| place.explain(error))?;
        let count = Count::take_up(&place, committed.unwrap_or_default())?;
        place.sync()?;
        let writer = Writer::start(place.writing(), lock, count).await.map_err(|error| place.explain(error))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
            .connect_with(place.reading())
            .await
            .map_err(|error| place.explain(error))?;
        Ok(Sqlite { folder: folder.to_owned(), readers, writer })
    }

    /// What sessions are signed with and deals of the day are made from: made when the house first opens.
    pub async fn secret(&self) -> Result<Secret, StoreError> {
        let place = Folder::at(&self.folder);
        if let Some(secret) = secret::read(&place)? {
            return Ok(secret);
        }
        let sessions: i64 = sqlx::query_scalar("SELECT count(*) FROM sessions").fetch_one(&self.readers).await?;
        if sessions > 0 {
            tracing::warn!(
                sessions,
                "the secret key is gone: these sessions are over, and deals of the day are others"
            );
        }
        secret::make(&place)
    }

    /// Carries out every change that was asked for, then leaves the folder to others, with everything in one
    /// file. A store that is dropped instead loses nothing either, but leaves the folder a little later.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.writer.close().await
    }
}

impl Store for Sqlite {
    fn open_table(&self, record: TableRecord, entries: Vec<Stored>, summary: Summary) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.make(OpenTable::new(&record, &entries, &summary)?).await })
    }

    fn append(&self, batch: Batch) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.make(Append::new(batch)?).await })
    }

    fn table(&self, id: &TableId) -> Answer<'_, Option<Kept>> {
        let id = id.clone();
        Box::pin(async move { tables::kept(&mut *self.readers.acquire().await?, &id).await })
    }

    fn invited(&self, invitation: &Invitation) -> Answer<'_, Option<TableId>> {
        let invitation = invitation.clone();
        Box::pin(async move { tables::invited(&self.readers, &invitation).await })
    }

    fn tables(&self, which: Which, limit: u32) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move { tables::list(&self.readers, &which, limit).await })
    }

    fn deeds(&self, person: &PersonId, game: &str) -> Answer<'_, Vec<String>> {
        let (person, game) = (person.clone(), game.to_owned());
        Box::pin(async move { tables::deeds(&self.readers, &person, &game).await })
    }

    fn add_person(&self, person: Person) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.make(AddPerson(person)).await })
    }

    fn person(&self, id: &PersonId) -> Answer<'_, Option<Person>> {
        let id = id.clone();
        Box::pin(async move { people::person(&self.readers, &id).await })
    }

    fn rename(&self, id: &PersonId, name: &str) -> Answer<'_, ()> {
        let change = Rename { id: id.clone(), name: name.to_owned() };
        Box::pin(async move { self.writer.make(change).await })
    }

    fn set_settings(&self, id: &PersonId, settings: &Settings) -> Answer<'_, ()> {
        let change = SetSettings { id: id.clone(), settings: *settings };
        Box::pin(async move { self.writer.make(change).await })
    }

    fn set_account(&self, id: &PersonId, account: Account) -> Answer<'_, ()> {
        let change = SetAccount { id: id.clone(), account };
        Box::pin(async move { self.writer.make(change).await })
    }

    fn account(&self, name: &str) -> Answer<'_, Option<(PersonId, Account)>> {
        let name = name.to_owned();
        Box::pin(async move { people::account(&self.readers, &name).await })
    }

    fn adopt(&self, guest: &PersonId, person: &PersonId) -> Answer<'_, ()> {
        let change = Adopt { guest: guest.clone(), person: person.clone() };
        Box::pin(async move { self.writer.make(change).await })
    }

    fn forget_person(&self, id: &PersonId) -> Answer<'_, ()> {
        let change = Forget(id.clone());
        Box::pin(async move { self.writer.make(change).await })
    }

    fn add_session(&self, session: SessionRecord) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.make(AddSession(session)).await })
    }

    fn session(&self, key: &SessionKey, now: Moment) -> Answer<'_, Option<SessionRecord>> {
        let key = key.clone();
        Box::pin(async move { sessions::seen(&self.readers, &self.writer, &key, now).await })
    }

    fn sessions(&self, person: &PersonId) -> Answer<'_, Vec<SessionRecord>> {
        let person = person.clone();
        Box::pin(async move { sessions::of(&self.readers, &person).await })
    }

    fn end_session(&self, key: &SessionKey) -> Answer<'_, ()> {
        let change = EndSession(key.clone());
        Box::pin(async move { self.writer.make(change).await })
    }

    fn live_on(&self, open: Duration) -> Answer<'_, ()> {
        Box::pin(async move { self.writer.make(LiveOn(open)).await })
    }

    fn unattended(&self, idle: Duration) -> Answer<'_, Vec<TableId>> {
        Box::pin(async move { sweep::unattended(&self.readers, idle).await })
    }

    fn abandon(&self, id: &TableId, now: Moment) -> Answer<'_, bool> {
        let change = Abandon { table: id.clone(), now };
        Box::pin(async move { self.writer.make(change).await })
    }

    fn sweep(&self, idle: Duration) -> Answer<'_, Swept> {
        Box::pin(async move { sweep::sweep(&self.readers, &self.writer, idle).await })
    }

    fn back_up<'a>(&'a self, to: &'a Path) -> Answer<'a, ()> {
        Box::pin(archive::back_up(&self.folder, to))
    }

    fn absent(&self, campaign: &CampaignId) -> Answer<'_, Vec<u8>> {
        let campaign = campaign.clone();
        Box::pin(async move { campaigns::absent(&self.readers, &campaign).await })
    }

    fn set_absent(&self, campaign: &CampaignId, member: u8, absent: bool) -> Answer<'_, ()> {
        let change = SetAbsent { campaign: campaign.clone(), member, absent };
        Box::pin(async move { self.writer.make(change).await })
    }

    fn lessons(&self, person: &PersonId, game: &str) -> Answer<'_, Option<Vec<String>>> {
        let (person, game) = (person.clone(), game.to_owned());
        Box::pin(async move { lessons::read(&self.readers, &person, &game).await })
    }

    fn teach(&self, person: &PersonId, game: &str, teaching: Teaching) -> Answer<'_, ()> {
        let change = Teach { person: person.clone(), game: game.to_owned(), teaching };
        Box::pin(async move { self.writer.make(change).await })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            self.writer.make(Nothing).await
        })
    }
}
