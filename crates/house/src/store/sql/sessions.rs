//! Sessions.

use std::time::Duration;

use super::{Backend, Change, Db, is_dangling, params, rows};
use crate::records::ids::{PersonId, Timestamp};
use crate::records::person::{SessionKey, SessionRecord};
use crate::store::StoreError;

/// How exactly it is known when a session was last seen: a page that is read does not write each time.
const SEEN_WITHIN: Duration = Duration::from_secs(60);

/// The same by the time that the house has been open, which goes on where a clock was set back.
const ATTENDED_WITHIN: Duration = Duration::from_secs(3_600);

/// A session begins.
pub(in crate::store) struct AddSession(pub(in crate::store) SessionRecord);

impl Change for AddSession {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let SessionRecord { key, person, began, seen, browser } = &self.0;
        let added = db
            .execute(
                "INSERT INTO sessions (key, person, began, seen, browser, attended) \
                 SELECT $1, $2, $3, $4, $5, lived FROM house",
                params![&key.0, person, began.0, seen.0, browser],
            )
            .await;
        added.map(|_| ()).map_err(
            |error| {
                if is_dangling(&error) { StoreError::NoPerson(person.clone()) } else { error.into() }
            },
        )
    }
}

/// A session ends.
pub(in crate::store) struct EndSession(pub(in crate::store) SessionKey);

impl Change for EndSession {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        db.execute("DELETE FROM sessions WHERE key = $1", params![&self.0.0]).await?;
        Ok(())
    }
}

/// A session was seen. Says whether it is still there.
struct Seen {
    key: SessionKey,
    now: Timestamp,
}

impl Change for Seen {
    type Done = bool;

    async fn make(&self, db: &mut dyn Db) -> Result<bool, StoreError> {
        let seen = db
            .execute(
                "UPDATE sessions SET seen = CASE WHEN seen < $1 THEN $1 ELSE seen END, \
                 attended = (SELECT lived FROM house) WHERE key = $2",
                params![self.now.0, &self.key.0],
            )
            .await?;
        Ok(seen > 0)
    }
}

/// Key, person, when it began, when it was seen, and the browser.
type SessionRow = (String, String, i64, i64, String);

fn record((key, person, began, seen, browser): SessionRow) -> Result<SessionRecord, StoreError> {
    let (key, person) = (SessionKey(key), rows::id(&person)?);
    Ok(SessionRecord { key, person, began: Timestamp(began), seen: Timestamp(seen), browser })
}

/// The session with this key, noting that it was seen.
pub(in crate::store) async fn seen(
    backend: &impl Backend,
    key: &SessionKey,
    now: Timestamp,
) -> Result<Option<SessionRecord>, StoreError> {
    let Some((mut session, unattended)) = find(&mut backend.reader().await?, key).await? else { return Ok(None) };
    if now.since(session.seen) >= SEEN_WITHIN || rows::millis(ATTENDED_WITHIN) <= unattended {
        session.seen = session.seen.max(now);
        let there = backend.make(Seen { key: key.clone(), now }).await?;
        return Ok(there.then_some(session));
    }
    Ok(Some(session))
}

/// The session with this key, and for how long it was not seen, in milliseconds that the house was open.
async fn find(db: &mut dyn Db, key: &SessionKey) -> Result<Option<(SessionRecord, i64)>, StoreError> {
    let row: Option<(String, String, i64, i64, String, i64)> = db
        .first(
            "SELECT key, person, began, seen, browser, lived - attended FROM sessions, house WHERE key = $1",
            params![&key.0],
        )
        .await?;
    let read = |(key, person, began, seen, browser, unattended)| {
        Ok((record((key, person, began, seen, browser))?, unattended))
    };
    row.map(read).transpose()
}

/// A person's sessions, the latest first.
pub(in crate::store) async fn of(db: &mut dyn Db, person: &PersonId) -> Result<Vec<SessionRecord>, StoreError> {
    let rows: Vec<SessionRow> = db
        .all(
            "SELECT key, person, began, seen, browser FROM sessions WHERE person = $1 ORDER BY seen DESC, key",
            params![person],
        )
        .await?;
    rows.into_iter().map(record).collect()
}
