//! What an idle house throws away.
//!
//! What may go is looked up beside the writer, and then goes in small portions, each looked at again, so that
//! moves need not wait for the broom.

use sqlx::{SqliteConnection, SqlitePool};

use super::people;
use super::rows;
use super::writer::{Change, Writer};
use crate::ids::{Moment, PersonId};
use crate::store::{StoreError, Swept};

/// How much goes in one change.
const PORTION: usize = 50;

/// `?1` is the moment before which nothing may have happened, here and below.
const TABLES: &str = "SELECT id FROM tables WHERE began IS NULL AND changed < ?1 AND stage IN ('gathering', 'stopped')";
const TABLE: &str =
    "DELETE FROM tables WHERE began IS NULL AND changed < ?1 AND stage IN ('gathering', 'stopped') AND id = ?2";

const SESSIONS: &str = "SELECT key FROM sessions WHERE seen < ?1";
const SESSION: &str = "DELETE FROM sessions WHERE seen < ?1 AND key = ?2";

macro_rules! guests {
    ($and:literal) => {
        concat!(
            "SELECT id FROM people WHERE came < ?1 \
             AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = people.id) \
             AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id) \
             AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id \
                 AND stage NOT IN ('finished', 'stopped')) \
             AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
                 WHERE seats.person = people.id AND stage NOT IN ('finished', 'stopped')) \
             AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats.table_id \
                 JOIN seats AS others ON others.table_id = tables.id JOIN accounts ON accounts.person = others.person \
                 WHERE seats.person = people.id AND stage = 'finished')",
            $and
        )
    };
}
const GUESTS: &str = guests!("");
const GUEST: &str = guests!(" AND id = ?2");

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
            Kind::Tables => TABLES,
            Kind::Sessions => SESSIONS,
            Kind::Guests => GUESTS,
        }
    }
}

/// Some of what may go. Says how much went.
struct Portion {
    kind: Kind,
    before: Moment,
    keys: Vec<String>,
}

impl Change for Portion {
    type Done = u64;

    async fn make(&self, db: &mut SqliteConnection) -> Result<u64, StoreError> {
        let mut gone = 0;
        for key in &self.keys {
            gone += match self.kind {
                Kind::Tables => delete(db, TABLE, self.before, key).await?,
                Kind::Sessions => delete(db, SESSION, self.before, key).await?,
                Kind::Guests => forget_guest(db, self.before, key).await?,
            };
        }
        Ok(gone)
    }
}

async fn delete(
    db: &mut SqliteConnection,
    statement: &'static str,
    before: Moment,
    key: &str,
) -> Result<u64, StoreError> {
    Ok(sqlx::query(statement).bind(before.0).bind(key).execute(db).await?.rows_affected())
}

async fn forget_guest(db: &mut SqliteConnection, before: Moment, id: &str) -> Result<u64, StoreError> {
    let still: Option<String> = sqlx::query_scalar(GUEST).bind(before.0).bind(id).fetch_optional(&mut *db).await?;
    let Some(id) = still else { return Ok(0) };
    let id: PersonId = rows::id(&id)?;
    people::forget(db, &id).await?;
    Ok(1)
}

/// Throws away what nobody needs.
pub(super) async fn sweep(readers: &SqlitePool, writer: &Writer, before: Moment) -> Result<Swept, StoreError> {
    // In this order: a guest may sit at a table that goes, and one whose session goes is not seen any more.
    Ok(Swept {
        tables: sweep_kind(readers, writer, Kind::Tables, before).await?,
        sessions: sweep_kind(readers, writer, Kind::Sessions, before).await?,
        guests: sweep_kind(readers, writer, Kind::Guests, before).await?,
    })
}

async fn sweep_kind(readers: &SqlitePool, writer: &Writer, kind: Kind, before: Moment) -> Result<u64, StoreError> {
    let keys: Vec<String> = sqlx::query_scalar(kind.candidates()).bind(before.0).fetch_all(readers).await?;
    let mut gone = 0;
    for keys in keys.chunks(PORTION) {
        gone += writer.make(Portion { kind, before, keys: keys.to_vec() }).await?;
    }
    Ok(gone)
}
