//! Tables and their entries.

use sqlx::{Acquire, SqliteConnection, SqlitePool};

use super::rows::{self, EntryRow, ListedRow, NewEntry, NewSummary};
use super::writer::Change;
use crate::records::ids::{Invitation, Moment, PersonId, TableId};
use crate::records::journal::{Entry, Stop, Stored, Summary, TableRecord};
use crate::store::{Batch, Kept, Listed, StoreError, Which};

/// A new table with its first entries.
pub(super) struct OpenTable {
    id: TableId,
    record: String,
    entries: Vec<NewEntry>,
    began: Option<i64>,
    summary: NewSummary,
}

impl OpenTable {
    pub(super) fn new(record: &TableRecord, entries: &[Stored], summary: &Summary) -> Result<Self, StoreError> {
        Ok(OpenTable {
            id: record.id.clone(),
            record: rows::written(record)?,
            entries: rows::new_entries(entries)?,
            began: rows::beginning(entries),
            summary: NewSummary::of(summary)?,
        })
    }
}

impl Change for OpenTable {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO tables (id, record, stage, waits_for, wakeful, results, changed, began, entries, attended) \
             SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, lived FROM house",
        )
        .bind(self.id.as_str())
        .bind(&self.record)
        .bind(self.summary.stage)
        .bind(self.summary.waits_for)
        .bind(self.summary.wakeful)
        .bind(&self.summary.results)
        .bind(self.summary.changed)
        .bind(self.began)
        .bind(rows::count(self.entries.len() as u64)?)
        .execute(&mut *db)
        .await?;
        set_seats(db, &self.id, &self.summary.seats).await?;
        insert_entries(db, &self.id, 0, &self.entries).await
    }
}

/// More entries of a table.
pub(super) struct Append {
    table: TableId,
    after: u64,
    entries: Vec<NewEntry>,
    asked_for: bool,
    began: Option<i64>,
    summary: NewSummary,
}

impl Append {
    pub(super) fn new(batch: Batch) -> Result<Self, StoreError> {
        Ok(Append {
            entries: rows::new_entries(&batch.entries)?,
            asked_for: rows::asked_for(&batch.entries),
            began: rows::beginning(&batch.entries),
            summary: NewSummary::of(&batch.summary)?,
            table: batch.table,
            after: batch.after,
        })
    }

    async fn out_of_step(&self, db: &mut SqliteConnection) -> Result<StoreError, StoreError> {
        let found: Option<i64> = sqlx::query_scalar("SELECT entries FROM tables WHERE id = ?")
            .bind(self.table.as_str())
            .fetch_optional(db)
            .await?;
        Ok(match found {
            Some(found) => {
                StoreError::OutOfStep { table: self.table.clone(), expected: self.after, found: rows::counted(found)? }
            }
            None => StoreError::NoTable(self.table.clone()),
        })
    }
}

impl Change for Append {
    type Done = ();

    async fn make(&self, db: &mut SqliteConnection) -> Result<(), StoreError> {
        // One statement checks the count, advances it, and tells who sat there: a move is four in all.
        let seats: Option<String> = sqlx::query_scalar(
            "UPDATE tables SET entries = entries + ?, stage = ?, waits_for = ?, wakeful = ?, results = ?, \
             changed = ?, began = coalesce(began, ?), \
             attended = iif(?, (SELECT lived FROM house), attended) WHERE id = ? AND entries = ? \
             RETURNING (SELECT json_group_array(json(who) ORDER BY seat) FROM seats WHERE table_id = tables.id)",
        )
        .bind(rows::count(self.entries.len() as u64)?)
        .bind(self.summary.stage)
        .bind(self.summary.waits_for)
        .bind(self.summary.wakeful)
        .bind(&self.summary.results)
        .bind(self.summary.changed)
        .bind(self.began)
        .bind(self.asked_for)
        .bind(self.table.as_str())
        .bind(rows::count(self.after)?)
        .fetch_optional(&mut *db)
        .await?;
        let Some(seats) = seats else { return Err(self.out_of_step(db).await?) };
        if seats != self.summary.seats {
            set_seats(db, &self.table, &self.summary.seats).await?;
        }
        insert_entries(db, &self.table, rows::count(self.after)?, &self.entries).await
    }
}

/// Ends an unfinished table as abandoned, whatever is in its journal. Says whether it was unfinished.
pub(super) struct Abandon {
    pub(super) table: TableId,
    pub(super) now: Moment,
}

impl Change for Abandon {
    type Done = bool;

    async fn make(&self, db: &mut SqliteConnection) -> Result<bool, StoreError> {
        let after: Option<i64> = sqlx::query_scalar(
            "UPDATE tables SET entries = entries + 1, stage = 'stopped', waits_for = 0, wakeful = 0, changed = ? \
             WHERE id = ? AND stage IN ('gathering', 'playing', 'paused') RETURNING entries - 1",
        )
        .bind(self.now.0)
        .bind(self.table.as_str())
        .fetch_optional(&mut *db)
        .await?;
        let Some(after) = after else { return Ok(false) };
        let stopped = Stored { at: self.now, entry: Entry::Stopped { why: Stop::Abandoned }, request: None };
        insert_entries(db, &self.table, after, &rows::new_entries(&[stopped])?).await?;
        Ok(true)
    }
}

async fn set_seats(db: &mut SqliteConnection, table: &TableId, seats: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM seats WHERE table_id = ?").bind(table.as_str()).execute(&mut *db).await?;
    sqlx::query("INSERT INTO seats (table_id, seat, who) SELECT ?, key, value FROM json_each(?)")
        .bind(table.as_str())
        .bind(seats)
        .execute(db)
        .await?;
    Ok(())
}

async fn insert_entries(
    db: &mut SqliteConnection,
    table: &TableId,
    after: i64,
    entries: &[NewEntry],
) -> Result<(), StoreError> {
    for (seq, entry) in (after..).zip(entries) {
        let request = entry.request.as_ref();
        let inserted = sqlx::query("INSERT INTO entries (table_id, seq, at, body, client) VALUES (?, ?, ?, ?, ?)")
            .bind(table.as_str())
            .bind(seq)
            .bind(entry.at)
            .bind(&entry.body)
            .bind(request.map(ToString::to_string))
            .execute(&mut *db)
            .await;
        inserted.map_err(|error| match request {
            // The place of the entry is free, for the count was right.
            Some(request) if is_taken(&error) => {
                StoreError::Repeated { table: table.clone(), request: request.clone() }
            }
            _ => error.into(),
        })?;
    }
    Ok(())
}

/// Whether a column that must be unique would not have been.
pub(super) fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}

/// A table with everything that happened at it, as of one moment.
pub(super) async fn kept(db: &mut SqliteConnection, id: &TableId) -> Result<Option<Kept>, StoreError> {
    let mut moment = db.begin().await?;
    let record: Option<String> = sqlx::query_scalar("SELECT record FROM tables WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(&mut *moment)
        .await?;
    let Some(record) = record else { return Ok(None) };
    let entries: Vec<EntryRow> = sqlx::query_as("SELECT at, body, client FROM entries WHERE table_id = ? ORDER BY seq")
        .bind(id.as_str())
        .fetch_all(&mut *moment)
        .await?;
    moment.commit().await?;
    let entries = entries.into_iter().map(EntryRow::stored).collect::<Result<_, _>>();
    let at_table = |error| rows::unreadable(&format!("table {id}"), error);
    Ok(Some(Kept { record: rows::read("a table", &record).map_err(at_table)?, entries: entries.map_err(at_table)? }))
}

/// The table of an invitation.
pub(super) async fn invited(readers: &SqlitePool, invitation: &Invitation) -> Result<Option<TableId>, StoreError> {
    let id: Option<String> = sqlx::query_scalar("SELECT id FROM tables WHERE invitation = ?")
        .bind(invitation.as_str())
        .fetch_optional(readers)
        .await?;
    id.as_deref().map(rows::id).transpose()
}

macro_rules! listing {
    ($which:literal) => {
        concat!(
            "SELECT record, stage, waits_for, wakeful, results, changed, \
             (SELECT json_group_array(json(who) ORDER BY seat) FROM seats WHERE table_id = tables.id) AS seats \
             FROM tables WHERE ",
            $which,
            " LIMIT ?2"
        )
    };
}

/// What a list is asked for by: `?1` is a person, a deal or a campaign, `?2` the most tables, `?3` a person.
pub(super) const fn listing(which: &Which) -> &'static str {
    match which {
        Which::Of(_) => listing!(
            "id IN (SELECT table_id FROM seats WHERE person = ?1 UNION SELECT id FROM tables WHERE host = ?1) \
             ORDER BY stage IN ('finished', 'stopped'), changed DESC, id"
        ),
        Which::HostedBy(_) => {
            listing!("host = ?1 AND stage IN ('gathering', 'playing', 'paused') ORDER BY changed DESC, id")
        }
        Which::Joinable => listing!(
            "access = 'open' AND stage = 'gathering' AND EXISTS \
             (SELECT 1 FROM seats WHERE table_id = tables.id AND who ->> '$.kind' = 'nobody') \
             ORDER BY changed DESC, id"
        ),
        Which::Watchable => {
            listing!("access = 'open' AND stage IN ('playing', 'paused') ORDER BY changed DESC, id")
        }
        Which::Wakeful => listing!("wakeful = 1 ORDER BY changed DESC, id"),
        Which::Daily(..) => {
            listing!("daily = ?1 AND stage = 'finished' ORDER BY results ->> '$[0].score' DESC, changed, id")
        }
        Which::DailyOf(..) => listing!("daily = ?1 AND host = ?3 ORDER BY changed, id"),
        Which::Campaign(_) => listing!("campaign = ?1 ORDER BY record ->> '$.opened', id"),
    }
}

/// Tables, at most `limit` of them.
pub(super) async fn list(readers: &SqlitePool, which: &Which, limit: u32) -> Result<Vec<Listed>, StoreError> {
    let query = sqlx::query_as(listing(which));
    let query = match which {
        Which::Of(person) | Which::HostedBy(person) => query.bind(person.as_str().to_owned()),
        Which::Daily(game, day) | Which::DailyOf(_, game, day) => query.bind(format!("{game} {}", day.0)),
        Which::Campaign(campaign) => query.bind(campaign.as_str().to_owned()),
        Which::Joinable | Which::Watchable | Which::Wakeful => query.bind(None::<i64>),
    };
    let query = query.bind(limit);
    let query = match which {
        Which::DailyOf(person, ..) => query.bind(person.as_str().to_owned()),
        _ => query,
    };
    let rows: Vec<ListedRow> = query.fetch_all(readers).await?;
    Ok(rows.into_iter().filter_map(|row| row.listed().inspect_err(tell_unreadable).ok()).collect())
}

/// A table that cannot be read must not hide the others, nor keep them from being woken.
fn tell_unreadable(error: &StoreError) {
    tracing::error!(%error, "a table is left out of a list");
}

/// What a person did in finished games that counts towards achievements.
pub(super) async fn deeds(readers: &SqlitePool, person: &PersonId, game: &str) -> Result<Vec<String>, StoreError> {
    Ok(sqlx::query_scalar(
        "SELECT DISTINCT deed.value FROM seats \
         JOIN tables ON tables.id = seats.table_id AND tables.stage = 'finished' \
         JOIN json_each(tables.results, '$[' || seats.seat || '].deeds') AS deed \
         WHERE seats.person = ? AND tables.record ->> '$.game' = ? ORDER BY deed.value",
    )
    .bind(person.as_str())
    .bind(game)
    .fetch_all(readers)
    .await?)
}
