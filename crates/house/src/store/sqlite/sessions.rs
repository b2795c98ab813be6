//! Sessions.

use std::time::Duration;

use sqlx::{SqliteConnection, SqlitePool};

use super::rows::{self, from_row};
use super::writer::{Change, Writer};
use crate::records::ids::{Moment, PersonId};
use crate::records::person::{SessionKey, SessionRecord};
use crate::store::StoreError;

/// How exactly it is known when a session was last seen: a page that is read does not write each time.
const SEEN_WITHIN: Duration = Duration::from_secs(60);

/// The same by the time that the house has been open, which goes on where a clock was set back.
const ATTENDED_WITHIN: Duration = Duration::from_secs(3_600);

/// A session begins.
pub(super) struct AddSession(pub(super) SessionRecord);

impl Change for AddSession {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        let SessionRecord { key, person, began, seen, browser } = &self.0;
        let add = "INSERT INTO sessions (key, person, began, seen, browser, attended) \
                   SELECT ?, ?, ?, ?, ?, lived FROM house";
        let added = sqlx::query(add)
            .bind(&key.0)
            .bind(person.as_str())
            .bind(began.0)
            .bind(seen.0)
            .bind(browser)
            .execute(db)
            .await;
        added.map(|_| ()).map_err(|error| {
            let nobody = error.as_database_error().is_some_and(|error| error.is_foreign_key_violation());
            if nobody { StoreError::NoPerson(person.clone()) } else { error.into() }
        })
    }
}

/// A session ends.
pub(super) struct EndSession(pub(super) SessionKey);

impl Change for EndSession {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE key = ?").bind(&self.0.0).execute(db).await?;
        Ok(())
    }
}

/// A session was seen. Says whether it is still there.
struct Seen {
    key: SessionKey,
    now: Moment,
}

impl Change for Seen {
    type Done = bool;

    async fn make(&self, db: &mut SqliteConnection) -> Result<bool, StoreError> {
        let seen = "UPDATE sessions SET seen = max(seen, ?), attended = (SELECT lived FROM house) WHERE key = ?";
        let seen = sqlx::query(seen).bind(self.now.0).bind(&self.key.0);
        Ok(seen.execute(db).await?.rows_affected() > 0)
    }
}

struct SessionRow {
    key: String,
    person: String,
    began: i64,
    seen: i64,
    browser: String,
    /// How long it was not seen, in milliseconds that the house was open.
    unattended: i64,
}

from_row!(SessionRow { key, person, began, seen, browser, unattended });

impl SessionRow {
    fn record(self) -> Result<SessionRecord, StoreError> {
        Ok(SessionRecord {
            key: SessionKey(self.key),
            person: rows::id(&self.person)?,
            began: Moment(self.began),
            seen: Moment(self.seen),
            browser: self.browser,
        })
    }
}

/// The session with this key, noting that it was seen.
pub(super) async fn seen(
    readers: &SqlitePool,
    writer: &Writer,
    key: &SessionKey,
    now: Moment,
) -> Result<Option<SessionRecord>, StoreError> {
    let row: Option<SessionRow> = sqlx::query_as(
        "SELECT key, person, began, seen, browser, lived - attended AS unattended FROM sessions, house WHERE key = ?",
    )
    .bind(&key.0)
    .fetch_optional(readers)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let unattended = row.unattended;
    let mut session = row.record()?;
    if now.since(session.seen) >= SEEN_WITHIN || rows::millis(ATTENDED_WITHIN) <= unattended {
        session.seen = session.seen.max(now);
        let there = writer.make(Seen { key: key.clone(), now }).await?;
        return Ok(there.then_some(session));
    }
    Ok(Some(session))
}

/// A person's sessions, the latest first.
pub(super) async fn of(readers: &SqlitePool, person: &PersonId) -> Result<Vec<SessionRecord>, StoreError> {
    let rows: Vec<SessionRow> = sqlx::query_as(
        "SELECT key, person, began, seen, browser, lived - attended AS unattended FROM sessions, house \
         WHERE person = ? ORDER BY seen DESC, key",
    )
    .bind(person.as_str())
    .fetch_all(readers)
    .await?;
    rows.into_iter().map(SessionRow::record).collect()
}
