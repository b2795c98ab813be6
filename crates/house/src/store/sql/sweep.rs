//! What a house throws away.
//!
//! How long something was left alone is told by the time that the house has been open, which is counted in the
//! database and stamped upon whatever a person does: a clock that jumps, or a house that was closed for a year, makes
//! nothing older. What may go is looked up beside the writer, and then goes in small portions, each looked at again,
//! so that moves need not wait for the broom.
//!
//! **Invariant:** one sweep takes at most a tenth of a kind, or [`FEW`] if that is more.

use std::time::Duration;

use super::leases::{self, Chores};
use super::{Backend, Change, Db, params, people, rows};
use crate::records::ids::{PersonId, ProcessId, TableId};
use crate::store::{StoreError, Swept};

/// How much goes in one change.
const PORTION: usize = 50;

/// So many of a kind may go at once, however few there are.
const FEW: u64 = 100;

/// The house has been open for so much longer, as a process saw it.
pub(in crate::store) struct LiveOn {
    pub(in crate::store) process: ProcessId,
    pub(in crate::store) open: Duration,
}

impl Change for LiveOn {
    /// Whether the process counts for all.
    type Done = bool;

    async fn make(&self, db: &mut dyn Db) -> Result<bool, StoreError> {
        let chores = leases::take_chores(db, &self.process).await?;
        // What passed before the process had this to do, another one may have counted.
        if chores == Chores::Kept {
            db.execute("UPDATE house SET lived = lived + $1", params![rows::millis(self.open)]).await?;
            leases::forget_the_dead(db).await?;
        }
        Ok(chores != Chores::Others)
    }
}

/// What was left alone for `$1` milliseconds, here and below.
macro_rules! alone {
    () => {
        "attended <= (SELECT lived FROM house) - $1"
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
pub(in crate::store) const UNATTENDED: &str =
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

/// Some of what may go. Says how much went; nothing if another process sweeps now.
struct Portion {
    process: ProcessId,
    kind: Kind,
    idle: Duration,
    keys: Vec<String>,
}

impl Change for Portion {
    type Done = Option<u64>;

    async fn make(&self, db: &mut dyn Db) -> Result<Option<u64>, StoreError> {
        if !leases::keeps_house(db, &self.process).await? {
            return Ok(None);
        }
        let mut gone = 0;
        for key in &self.keys {
            gone += match self.kind {
                Kind::Tables => delete(db, concat!(never_begun!("DELETE"), " AND id = $2"), self.idle, key).await?,
                Kind::Sessions => delete(db, concat!(sessions!("DELETE"), " AND key = $2"), self.idle, key).await?,
                Kind::Guests => forget_guest(db, self.idle, key).await?,
            };
        }
        Ok(Some(gone))
    }
}

async fn delete(db: &mut dyn Db, statement: &'static str, idle: Duration, key: &str) -> Result<u64, StoreError> {
    Ok(db.execute(statement, params![rows::millis(idle), key]).await?)
}

async fn forget_guest(db: &mut dyn Db, idle: Duration, id: &str) -> Result<u64, StoreError> {
    let still: Option<String> = db.first(concat!(guests!(), " AND id = $2"), params![rows::millis(idle), id]).await?;
    let Some(id) = still else { return Ok(0) };
    let id: PersonId = rows::id(&id)?;
    people::forget(db, &id).await?;
    Ok(1)
}

/// Throws away what nobody needs.
pub(in crate::store) async fn sweep(
    backend: &impl Backend,
    process: &ProcessId,
    idle: Duration,
) -> Result<Swept, StoreError> {
    let mut left = 0;
    // In this order: a guest may sit at a table that goes, and one whose session goes is not seen any more.
    let tables = sweep_kind(backend, process, Kind::Tables, idle, &mut left).await?;
    let sessions = sweep_kind(backend, process, Kind::Sessions, idle, &mut left).await?;
    let guests = sweep_kind(backend, process, Kind::Guests, idle, &mut left).await?;
    Ok(Swept { tables, guests, sessions, left })
}

async fn sweep_kind(
    backend: &impl Backend,
    process: &ProcessId,
    kind: Kind,
    idle: Duration,
    left: &mut u64,
) -> Result<u64, StoreError> {
    let mut keys = first_share(&mut backend.reader().await?, kind, idle, left).await?;
    let mut gone = 0;
    while !keys.is_empty() {
        let rest = keys.split_off(PORTION.min(keys.len()));
        match backend.make(Portion { process: process.clone(), kind, idle, keys }).await? {
            Some(portion) => gone += portion,
            None => break,
        }
        keys = rest;
    }
    Ok(gone)
}

/// What goes at once, the longest left alone first. What may go and stays is counted.
async fn first_share(db: &mut dyn Db, kind: Kind, idle: Duration, left: &mut u64) -> Result<Vec<String>, StoreError> {
    let mut keys = candidates(db, kind.candidates(), idle).await?;
    let share = share(db, kind.all()).await?;
    *left += keys.len().saturating_sub(share) as u64;
    keys.truncate(share);
    Ok(keys)
}

async fn candidates(db: &mut dyn Db, query: &'static str, idle: Duration) -> Result<Vec<String>, StoreError> {
    Ok(db.all(query, params![rows::millis(idle)]).await?)
}

/// How many of a kind may go at once.
async fn share(db: &mut dyn Db, all: &'static str) -> Result<usize, StoreError> {
    let all: i64 = db.one(all, params![]).await?;
    Ok((rows::counted(all)? / 10).max(FEW) as usize)
}

/// Unfinished tables where no person has done anything for so long.
pub(in crate::store) async fn unattended(db: &mut dyn Db, idle: Duration) -> Result<Vec<TableId>, StoreError> {
    let mut ids = candidates(db, UNATTENDED, idle).await?;
    ids.truncate(share(db, UNFINISHED).await?);
    ids.iter().map(|id| rows::id(id)).collect()
}
