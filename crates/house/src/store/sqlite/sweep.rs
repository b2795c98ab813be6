//! What a house throws away.
//!
//! How long something was left alone is told by the time that the house has been open, which is counted in the
//! database and stamped upon whatever a person does: a clock that jumps, or a house that was closed for a year, makes
//! nothing older. What may go is looked up beside the writer, and then goes in small portions, each looked at again,
//! so that moves need not wait for the broom.
//!
//! **Invariant:** one sweep takes at most a tenth of a kind, or [`FEW`] if that is more.

use std::time::Duration;

use sqlx::{SqliteConnection, SqlitePool};

use super::writer::{Change, Writer};
use super::{people, rows};
use crate::records::ids::{PersonId, TableId};
use crate::store::{StoreError, Swept};

/// How much goes in one change.
const PORTION: usize = 50;

/// So many of a kind may go at once, however few there are.
const FEW: u64 = 100;

/// The house has been open for so much longer.
pub(super) struct LiveOn(pub(super) Duration);

impl Change for LiveOn {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("UPDATE house SET lived = lived + ?").bind(rows::millis(self.0)).execute(db).await?;
        Ok(())
    }
}

/// What was left alone for `?1` milliseconds, here and below.
macro_rules! alone {
    () => {
        "attended <= (SELECT lived FROM house) - ?1"
    };
}

/// The longest left alone come first.
macro_rules! listed {
    () => {
        " ORDER BY attended"
    };
}

macro_rules! never_begun {
    ($verb:literal) => {
        concat!($verb, " FROM tables WHERE began IS NULL AND stage IN ('gathering', 'stopped') AND ", alone!())
    };
}

macro_rules! sessions {
    ($verb:literal) => {
        concat!($verb, " FROM sessions WHERE ", alone!())
    };
}

macro_rules! guests {
    () => {
        concat!(
            "SELECT id FROM people WHERE ",
            alone!(),
            " AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = people.id) \
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id) \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id \
                 AND stage NOT IN ('finished', 'stopped')) \
             AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
                 WHERE seats.person = people.id AND stage NOT IN ('finished', 'stopped')) \
             AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
                 JOIN seats AS others ON others.table_id = tables.id JOIN accounts ON accounts.person = others.person \
                 WHERE seats.person = people.id AND stage = 'finished')"
        )
    };
}

const UNFINISHED: &str = "SELECT count(*) FROM tables WHERE stage IN ('gathering', 'playing', 'paused')";
pub(super) const UNATTENDED: &str =
    concat!("SELECT id FROM tables WHERE stage IN ('gathering', 'playing', 'paused') AND ", alone!(), listed!());

/// What a portion consists of.
#[derive(Clone, Copy)]
enum Kind {
    Tables,
    Sessions,
    Guests,
}

impl Kind {
    const fn candidates(self) -> &'static str {
        match self {
            Kind::Tables => concat!(never_begun!("SELECT id"), listed!()),
            Kind::Sessions => concat!(sessions!("SELECT key"), listed!()),
            Kind::Guests => concat!(guests!(), listed!()),
        }
    }

    /// All of the kind, those included that stay.
    const fn all(self) -> &'static str {
        match self {
            Kind::Tables => "SELECT count(*) FROM tables",
            Kind::Sessions => "SELECT count(*) FROM sessions",
            Kind::Guests => "SELECT count(*) FROM people",
        }
    }
}

/// Some of what may go. Says how much went.
struct Portion {
    kind: Kind,
    idle: Duration,
    keys: Vec<String>,
}

impl Change for Portion {
    type Done = u64;

    async fn make(&self, db: &mut SqliteConnection) -> Result<u64, StoreError> {
        let mut gone = 0;
        for key in &self.keys {
            gone += match self.kind {
                Kind::Tables => delete(db, concat!(never_begun!("DELETE"), " AND id = ?2"), self.idle, key).await?,
                Kind::Sessions => delete(db, concat!(sessions!("DELETE"), " AND key = ?2"), self.idle, key).await?,
                Kind::Guests => forget_guest(db, self.idle, key).await?,
            };
        }
        Ok(gone)
    }
}

async fn delete(
    db: &mut SqliteConnection,
    statement: &'static str,
    idle: Duration,
    key: &str,
) -> Result<u64, StoreError> {
    Ok(sqlx::query(statement).bind(rows::millis(idle)).bind(key).execute(db).await?.rows_affected())
}

async fn forget_guest(db: &mut SqliteConnection, idle: Duration, id: &str) -> Result<u64, StoreError> {
    let still = sqlx::query_scalar(concat!(guests!(), " AND id = ?2")).bind(rows::millis(idle)).bind(id);
    let still: Option<String> = still.fetch_optional(&mut *db).await?;
    let Some(id) = still else { return Ok(0) };
    let id: PersonId = rows::id(&id)?;
    people::forget(db, &id).await?;
    Ok(1)
}

/// Throws away what nobody needs.
pub(super) async fn sweep(readers: &SqlitePool, writer: &Writer, idle: Duration) -> Result<Swept, StoreError> {
    let mut left = 0;
    // In this order: a guest may sit at a table that goes, and one whose session goes is not seen any more.
    let tables = sweep_kind(readers, writer, Kind::Tables, idle, &mut left).await?;
    let sessions = sweep_kind(readers, writer, Kind::Sessions, idle, &mut left).await?;
    let guests = sweep_kind(readers, writer, Kind::Guests, idle, &mut left).await?;
    Ok(Swept { tables, guests, sessions, left })
}

async fn sweep_kind(
    readers: &SqlitePool,
    writer: &Writer,
    kind: Kind,
    idle: Duration,
    left: &mut u64,
) -> Result<u64, StoreError> {
    let mut keys = candidates(readers, kind.candidates(), idle).await?;
    let share = share(readers, kind.all()).await?;
    *left += keys.len().saturating_sub(share) as u64;
    keys.truncate(share);
    let mut gone = 0;
    for keys in keys.chunks(PORTION) {
        gone += writer.make(Portion { kind, idle, keys: keys.to_vec() }).await?;
    }
    Ok(gone)
}

async fn candidates(readers: &SqlitePool, query: &'static str, idle: Duration) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar(query).bind(rows::millis(idle)).fetch_all(readers).await?)
}

/// How many of a kind may go at once.
async fn share(readers: &SqlitePool, all: &'static str) -> Result<usize, StoreError> {
    let all: i64 = sqlx::query_scalar(all).fetch_one(readers).await?;
    Ok((rows::counted(all)? / 10).max(FEW) as usize)
}

/// Unfinished tables where no person has done anything for so long.
pub(super) async fn unattended(readers: &SqlitePool, idle: Duration) -> Result<Vec<TableId>, StoreError> {
    let mut ids = candidates(readers, UNATTENDED, idle).await?;
    ids.truncate(share(readers, UNFINISHED).await?);
    ids.iter().map(|id| rows::id(id)).collect()
}
