//! Where everything is kept: one small trait, a SQLite file or a PostgreSQL database behind it, and a cache before that.
//!
//! It knows records as they are written down, and nothing of what they mean to a table or a page.
//!
//! **Invariant:** what a method that writes has returned from survives the loss of power a moment
//! later. Entries of one batch are kept all or none.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::time::Duration;

use crate::records::ids::{CampaignId, Day, Invitation, PersonId, ProcessId, TableId, Timestamp};
use crate::records::journal::{Stored, Summary, TableRecord};
use crate::records::person::{Account, Person, SessionKey, SessionRecord, Settings};
use crate::records::requests::RequestMark;

mod caching;
pub mod departures;
mod leases;
mod location;
mod postgres;
mod sql;
mod sqlite;

pub use caching::CachingStore;
pub use leases::{Claim, Fence, Holder, Lease, Leases, Process};
pub use location::Location;
pub use postgres::{NotAPostgresUrl, Postgres, PostgresUrl};
pub use sqlite::{Damage, Sqlite, archive, checkup};

/// The answer of the store, in time.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What session tokens are signed with and deals of the day are made from. Nobody without it can make a session, and nobody
/// with it cannot.
pub type Secret = [u8; 32];

/// Why the store could not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has this name.
    #[error("the name `{0}` is taken")]
    NameTaken(String),
    /// A batch does not follow upon what is stored: another process has written to the table.
    #[error("table {table} has {found} entries in the store, not {expected}")]
    OutOfStep {
        /// Which table.
        table: TableId,
        /// How many entries the batch follows upon.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// This request was carried out at the table before; nothing is stored a second time.
    #[error("table {table} has carried out the request `{}` before", request.client.as_str())]
    Repeated {
        /// Which table.
        table: TableId,
        /// The request.
        request: RequestMark,
    },
    /// Somebody else has claimed the table since; nothing is stored.
    #[error("table {table} was claimed by another process: claim {}, and the latest is {}", held.0, latest.0)]
    Superseded {
        /// Which table.
        table: TableId,
        /// With which claim it was to be appended.
        held: Fence,
        /// The latest claim.
        latest: Fence,
    },
    /// A process that is not believed to live cannot hold anything.
    #[error("nothing was heard of process {0} for too long")]
    Lapsed(ProcessId),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// There is no such person.
    #[error("there is no person {0}")]
    NoPerson(PersonId),
    /// Somebody who has an account cannot be adopted by another.
    #[error("{0} has an account and is no guest")]
    NotAGuest(PersonId),
    /// What is stored cannot be read.
    #[error("the store holds something unreadable: {0}")]
    Unreadable(String),
    /// The folder or the file cannot be used.
    #[error("{path}: {why}")]
    Unusable {
        /// The folder or file.
        path: String,
        /// What is wrong with it.
        why: String,
    },
    /// The database is not whole.
    #[error("{path} is damaged: {}", told(problems))]
    Damaged {
        /// The database.
        path: String,
        /// What is wrong with it.
        problems: Vec<String>,
    },
    /// The database refused.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
    /// The database cannot be reached, or does not answer. Whether it kept what it was asked to keep is not known before it
    /// is back.
    #[error("the database does not answer: {0}")]
    Away(String),
    /// The changes that were to become durable together with this one did not, and nor did it.
    #[error("nothing could be written: {0}")]
    NotKept(String),
    /// The house is closing.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match away(&error) {
            Some(why) => StoreError::Away(why),
            None => StoreError::Database(error),
        }
    }
}

/// Why a database does not answer, if that is what an error says.
fn away(error: &sqlx::Error) -> Option<String> {
    match error {
        sqlx::Error::Io(error) => Some(error.to_string()),
        sqlx::Error::Tls(error) => Some(error.to_string()),
        sqlx::Error::Protocol(error) => Some(error.clone()),
        sqlx::Error::PoolTimedOut => Some("all connections to it are busy".to_owned()),
        sqlx::Error::Database(error) if error.code().is_some_and(|code| is_absence(&code)) => {
            Some(error.message().to_owned())
        }
        _ => None,
    }
}

/// Whether a code of PostgreSQL says that the server, or the connection to it, is going away or not there yet, or gave up
/// waiting for somebody else: connection exceptions, too many connections, shutting down, starting up, timeouts. SQLite's
/// codes are numbers of other lengths.
fn is_absence(code: &str) -> bool {
    const TOO_MANY_CONNECTIONS: &str = "53300";
    const QUERY_CANCELED: &str = "57014";
    const IDLE_IN_TRANSACTION: &str = "25P03";
    let in_class = code.starts_with("08") || code.starts_with("57P");
    code.len() == 5 && (in_class || [TOO_MANY_CONNECTIONS, QUERY_CANCELED, IDLE_IN_TRANSACTION].contains(&code))
}

/// The first of several problems, and how many there are besides.
fn told(problems: &[String]) -> String {
    match problems {
        [] => String::new(),
        [one] => one.clone(),
        [first, others @ ..] => format!("{first} (and {} more)", others.len()),
    }
}

/// Entries to append to one table.
#[derive(Clone, Debug)]
pub struct Batch {
    /// Which table.
    pub table: TableId,
    /// How many entries it has before these.
    pub after: u64,
    /// By which claim of the table they are appended.
    pub fence: Fence,
    /// The entries. Where several of them carry one request, it is kept with the first of them.
    pub entries: Vec<Stored>,
    /// What lists say of the table afterwards.
    pub summary: Summary,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Listed {
    /// What was fixed when it was opened.
    pub record: TableRecord,
    /// How it stands.
    pub summary: Summary,
}

/// A table with everything that happened at it.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// What was fixed when it was opened.
    pub record: TableRecord,
    /// What happened, in order.
    pub entries: Vec<Stored>,
}

/// Which tables to list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableQuery {
    /// Those a person sits at or hosts, running ones first, the latest first.
    Of(PersonId),
    /// The unfinished ones that a person hosts.
    HostedBy(PersonId),
    /// Those anybody may join.
    Joinable,
    /// Those that are played in the open and can be watched.
    Watchable,
    /// Those that the house must wake after a restart.
    Wakeful,
    /// The finished games of a day's deal, the best first.
    Daily(String, Day),
    /// Those at which a person plays a day's deal, the first one first.
    DailyOf(PersonId, String, Day),
    /// The games of a campaign, the first one first.
    Campaign(CampaignId),
}

/// What changes about a person who is being taught a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Teaching {
    /// It begins, or begins anew: nothing has been read.
    Begins,
    /// A lesson has been read.
    Read(String),
    /// The person wants no more lessons.
    Ends,
}

/// What a house has thrown away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Tables that never began.
    pub tables: u64,
    /// Guests who sit at no table.
    pub guests: u64,
    /// Sessions that ran out.
    pub sessions: u64,
    /// What may go as well, and stays for the next time: never much goes at once.
    pub left: u64,
}

/// Where everything is kept.
pub trait Store: Leases {
    /// Keeps a table that was just opened, with its first entries.
    fn open_table(&self, record: TableRecord, entries: Vec<Stored>, summary: Summary) -> Answer<'_, ()>;

    /// Appends entries to a table, by the latest claim of it. Batches of many tables that arrive together are made durable
    /// together.
    fn append(&self, batch: Batch) -> Answer<'_, ()>;

    /// A table with everything that happened at it.
    fn table(&self, id: &TableId) -> Answer<'_, Option<Kept>>;

    /// The table of an invitation.
    fn invited(&self, invitation: &Invitation) -> Answer<'_, Option<TableId>>;

    /// Tables, at most `limit` of them.
    fn tables(&self, which: TableQuery, limit: u32) -> Answer<'_, Vec<Listed>>;

    /// What a person did in finished games that counts towards achievements of a game.
    fn deeds(&self, person: &PersonId, game: &str) -> Answer<'_, Vec<String>>;

    /// Keeps a person who just came in, as a guest: an account is given by [`Store::set_account`].
    fn add_person(&self, person: Person) -> Answer<'_, ()>;

    /// A person.
    fn person(&self, id: &PersonId) -> Answer<'_, Option<Person>>;

    /// A person's new name at tables.
    fn rename(&self, id: &PersonId, name: &str) -> Answer<'_, ()>;

    /// A person's new settings.
    fn set_settings(&self, id: &PersonId, settings: &Settings) -> Answer<'_, ()>;

    /// Gives a person an account, or a new password or recovery code.
    fn set_account(&self, id: &PersonId, account: Account) -> Answer<'_, ()>;

    /// The account with this name, and whose it is.
    fn account(&self, name: &str) -> Answer<'_, Option<(PersonId, Account)>>;

    /// Everything of `guest` becomes `person`'s, and the guest is forgotten. Seats keep their names.
    fn adopt(&self, guest: &PersonId, person: &PersonId) -> Answer<'_, ()>;

    /// Forgets a person: seats and chat lines keep an empty name, and an id that is another at every table.
    fn forget_person(&self, id: &PersonId) -> Answer<'_, ()>;

    /// Begins a session.
    fn add_session(&self, session: SessionRecord) -> Answer<'_, ()>;

    /// The session with this key, noting (to the minute) that it was seen.
    fn session(&self, key: &SessionKey, now: Timestamp) -> Answer<'_, Option<SessionRecord>>;

    /// A person's sessions.
    fn sessions(&self, person: &PersonId) -> Answer<'_, Vec<SessionRecord>>;

    /// Ends a session.
    fn end_session(&self, key: &SessionKey) -> Answer<'_, ()>;

    /// The house has been open for so much longer, as one of its processes saw it. By this time alone it is known how long
    /// something has been left alone: no clock can be set that makes anything older. One living process at a time counts
    /// for all, so that no minute counts twice, and sweeps; says whether it is this one.
    fn live_on(&self, process: &ProcessId, open: Duration) -> Answer<'_, bool>;

    /// Unfinished tables where no person has done anything for so long, the longest first: not all of them at
    /// once if they are many.
    fn unattended(&self, idle: Duration) -> Answer<'_, Vec<TableId>>;

    /// Ends a table as abandoned that cannot be taken up, whoever holds it. Says whether it was unfinished.
    fn abandon(&self, id: &TableId, now: Timestamp) -> Answer<'_, bool>;

    /// Throws away what nobody needs: tables that never began and sessions left alone for so long, guests left
    /// alone for so long who sit at or host no unfinished table and are in no finished game of an account. Such
    /// guests are forgotten as by [`Store::forget_person`]. Nothing goes once another process has this to do
    /// ([`Store::live_on`]).
    fn sweep(&self, process: &ProcessId, idle: Duration) -> Answer<'_, Swept>;

    /// What session tokens are signed with and deals of the day are made from: made once in the life of a house.
    fn secret(&self) -> Answer<'_, Secret>;

    /// A copy of everything at one moment, while the house goes on. A file that exists is not overwritten.
    fn back_up<'a>(&'a self, to: &'a Path) -> Answer<'a, ()>;

    /// The members of a campaign, from 0, who will not attend its next game.
    fn absent(&self, campaign: &CampaignId) -> Answer<'_, Vec<u8>>;

    /// A member of a campaign will attend its next game, or will not.
    fn set_absent(&self, campaign: &CampaignId, member: u8, absent: bool) -> Answer<'_, ()>;

    /// The lessons of a game that a person has read; none if the person is not being taught that game.
    fn lessons(&self, person: &PersonId, game: &str) -> Answer<'_, Option<Vec<String>>>;

    /// Something changes about what a person is taught of a game.
    fn teach(&self, person: &PersonId, game: &str, teaching: Teaching) -> Answer<'_, ()>;

    /// Whether other processes may write to it: what was read may not be true any more.
    fn is_shared(&self) -> bool;

    /// Whether the store can be read and written: something is.
    fn ping(&self) -> Answer<'_, ()>;

    /// Makes every change that was asked for, then takes nothing more and leaves what it keeps to others.
    fn close(&self) -> Answer<'_, ()>;
}
