//! Tables and their entries.

use std::collections::BTreeSet;

use super::rows::{self, EntryRow, ListedRow, NewEntry, NewSummary};
use super::{Change, Db, Param, params};
use crate::records::ids::{Invitation, PersonId, TableId, Timestamp};
use crate::records::journal::{Entry, SeatResult, Stop, Stored, Summary, TableRecord};
use crate::store::{Batch, Fence, Kept, Listed, StoreError, TableQuery, leases};

/// All occupants of a row of `tables`, as one array.
macro_rules! occupants {
    () => {
        "(SELECT '[' || coalesce(string_agg(who, ',' ORDER BY seat), '') || ']' FROM seats WHERE table_id = tables.id)"
    };
}
pub(in crate::store) use occupants;

/// A new table with its first entries.
pub(in crate::store) struct OpenTable {
    id: TableId,
    record: String,
    entries: Vec<NewEntry>,
    began: Option<i64>,
    summary: NewSummary,
}

impl OpenTable {
    pub(in crate::store) fn new(
        record: &TableRecord,
        entries: &[Stored],
        summary: &Summary,
    ) -> Result<Self, StoreError> {
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

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let summary = &self.summary;
        db.execute(
            "INSERT INTO tables (id, record, stage, waits_for, wakeful, results, changed, began, entries, attended) \
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, lived FROM house",
            params![
                &self.id,
                &self.record,
                summary.stage,
                summary.waits_for,
                summary.wakeful,
                &summary.results,
                summary.changed,
                self.began,
                rows::count(self.entries.len() as u64)?,
            ],
        )
        .await?;
        set_seats(db, &self.id, &summary.seats).await?;
        insert_entries(db, &self.id, 0, &self.entries).await
    }
}

/// More entries of a table.
#[derive(Debug)]
pub(in crate::store) struct Append {
    pub(in crate::store) table: TableId,
    pub(in crate::store) after: u64,
    pub(in crate::store) fence: Fence,
    pub(in crate::store) entries: Vec<NewEntry>,
    /// Whether a person asked for any of this.
    pub(in crate::store) asked_for: bool,
    pub(in crate::store) began: Option<i64>,
    pub(in crate::store) summary: NewSummary,
}

impl Append {
    pub(in crate::store) fn new(batch: Batch) -> Result<Self, StoreError> {
        Ok(Append {
            entries: rows::new_entries(&batch.entries)?,
            asked_for: rows::asked_for(&batch.entries),
            began: rows::beginning(&batch.entries),
            summary: NewSummary::of(&batch.summary)?,
            table: batch.table,
            after: batch.after,
            fence: batch.fence,
        })
    }

    /// Why the table did not take it.
    async fn refusal(&self, db: &mut dyn Db) -> Result<StoreError, StoreError> {
        let found: Option<(i64, i64)> =
            db.first("SELECT entries, fence FROM tables WHERE id = $1", params![&self.table]).await?;
        let Some((entries, fence)) = found else { return Ok(StoreError::NoTable(self.table.clone())) };
        let (found, latest) = (rows::counted(entries)?, Fence(rows::counted(fence)?));
        // Whoever does not hold the table any more has nothing to follow upon.
        Ok(match latest == self.fence {
            false => leases::superseded(&self.table, self.fence, latest),
            true => StoreError::OutOfStep { table: self.table.clone(), expected: self.after, found },
        })
    }

    /// Nothing is carried out twice. No other append gets between this look and the insertion: the row of the table
    /// is ours until the change is over.
    async fn refuse_repeated(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        for request in self.entries.iter().filter_map(|entry| entry.request.as_ref()) {
            let known: bool = db
                .one(
                    "SELECT EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND client = $2)",
                    params![&self.table, request.to_string()],
                )
                .await?;
            if known {
                return Err(StoreError::Repeated { table: self.table.clone(), request: request.clone() });
            }
        }
        Ok(())
    }
}

impl Change for Append {
    type Done = ();

    async fn make(&self, db: &mut dyn Db) -> Result<(), StoreError> {
        let summary = &self.summary;
        // One statement checks the claim and the count, advances it, and tells who sat there: a move is three in all.
        let seats: Option<String> = db
            .first(
                concat!(
                    "UPDATE tables SET entries = entries + $1, stage = $2, waits_for = $3, wakeful = $4, results = $5, \
                     changed = $6, began = coalesce(began, $7), \
                     attended = CASE WHEN $8 THEN (SELECT lived FROM house) ELSE attended END \
                     WHERE id = $9 AND entries = $10 AND fence = $11 RETURNING ",
                    occupants!()
                ),
                params![
                    rows::count(self.entries.len() as u64)?,
                    summary.stage,
                    summary.waits_for,
                    summary.wakeful,
                    &summary.results,
                    summary.changed,
                    self.began,
                    self.asked_for,
                    &self.table,
                    rows::count(self.after)?,
                    rows::count(self.fence.0)?,
                ],
            )
            .await?;
        let Some(seats) = seats else { return Err(self.refusal(db).await?) };
        self.refuse_repeated(db).await?;
        if seats != summary.occupants() {
            set_seats(db, &self.table, &summary.seats).await?;
        }
        insert_entries(db, &self.table, rows::count(self.after)?, &self.entries).await
    }
}

/// Ends an unfinished table as abandoned, whatever is in its journal. Says whether it was unfinished.
pub(in crate::store) struct Abandon {
    pub(in crate::store) table: TableId,
    pub(in crate::store) now: Timestamp,
}

impl Change for Abandon {
    type Done = bool;

    async fn make(&self, db: &mut dyn Db) -> Result<bool, StoreError> {
        let after: Option<i64> = db
            .first(
                "UPDATE tables SET entries = entries + 1, stage = 'stopped', waits_for = 0, wakeful = FALSE, \
                 changed = $1, holder = NULL, fence = fence + 1 WHERE id = $2 AND stage IN ('gathering', 'playing', 'paused') RETURNING entries - 1",
                params![self.now.0, &self.table],
            )
            .await?;
        let Some(after) = after else { return Ok(false) };
        let stopped = Stored { at: self.now, entry: Entry::Stopped { why: Stop::Abandoned }, request: None };
        insert_entries(db, &self.table, after, &rows::new_entries(&[stopped])?).await?;
        Ok(true)
    }
}

async fn set_seats(db: &mut dyn Db, table: &TableId, seats: &[String]) -> Result<(), StoreError> {
    db.execute("DELETE FROM seats WHERE table_id = $1", params![table]).await?;
    let rows = (0_i64..).zip(seats).map(|(seat, who)| params![table, seat, who]).collect();
    Ok(db.insert("seats (table_id, seat, who)", rows).await?)
}

async fn insert_entries(db: &mut dyn Db, table: &TableId, after: i64, entries: &[NewEntry]) -> Result<(), StoreError> {
    let request = |entry: &NewEntry| entry.request.as_ref().map(ToString::to_string);
    let row = |(seq, entry): (i64, &NewEntry)| params![table, seq, entry.at, &entry.body, request(entry)];
    let rows = (after..).zip(entries).map(row).collect();
    Ok(db.insert("entries (table_id, seq, at, body, client)", rows).await?)
}

/// A table with everything that happened at it, as of one moment: one query reads all of it, the record first.
pub(in crate::store) async fn kept(db: &mut dyn Db, id: &TableId) -> Result<Option<Kept>, StoreError> {
    let read: Vec<(i64, i64, String, Option<String>)> = db
        .all(
            "SELECT -1 AS seq, 0 AS at, record AS body, NULL AS client FROM tables WHERE id = $1 \
             UNION ALL SELECT seq, at, body, client FROM entries WHERE table_id = $1 ORDER BY seq",
            params![id],
        )
        .await?;
    let mut read = read.into_iter();
    let Some((_, _, record, _)) = read.next() else { return Ok(None) };
    let entry = |(_, at, body, client): (i64, i64, String, Option<String>)| -> EntryRow { (at, body, client) };
    let entries = read.map(|row| rows::stored(entry(row))).collect::<Result<_, _>>();
    let at_table = |error| rows::unreadable(&format!("table {id}"), error);
    Ok(Some(Kept { record: rows::read("a table", &record).map_err(at_table)?, entries: entries.map_err(at_table)? }))
}

/// The table of an invitation.
pub(in crate::store) async fn invited(db: &mut dyn Db, invitation: &Invitation) -> Result<Option<TableId>, StoreError> {
    let id: Option<String> = db.first("SELECT id FROM tables WHERE invitation = $1", params![invitation]).await?;
    id.as_deref().map(rows::id).transpose()
}

macro_rules! listing {
    ($which:literal) => {
        concat!(
            "SELECT record, stage, ",
            occupants!(),
            ", waits_for, wakeful, results, changed FROM tables WHERE ",
            $which,
            " LIMIT $1"
        )
    };
}

/// What a list is asked for by: `$1` is the most tables, `$2` a person, a deal or a campaign, `$3` a person.
pub(in crate::store) const fn listing(which: &TableQuery) -> &'static str {
    match which {
        TableQuery::Of(_) => listing!(
            "id IN (SELECT table_id FROM seats WHERE person = $2 UNION SELECT id FROM tables WHERE host = $2) \
             ORDER BY stage IN ('finished', 'stopped'), changed DESC, id"
        ),
        TableQuery::HostedBy(_) => {
            listing!("host = $2 AND stage IN ('gathering', 'playing', 'paused') ORDER BY changed DESC, id")
        }
        TableQuery::Joinable => listing!(
            "access = 'open' AND stage = 'gathering' AND EXISTS \
             (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'nobody') \
             ORDER BY changed DESC, id"
        ),
        TableQuery::Watchable => {
            listing!("access = 'open' AND stage IN ('playing', 'paused') ORDER BY changed DESC, id")
        }
        TableQuery::Wakeful => listing!("wakeful ORDER BY changed DESC, id"),
        TableQuery::Daily(..) => {
            listing!("daily = $2 AND stage = 'finished' ORDER BY score DESC NULLS LAST, changed, id")
        }
        TableQuery::DailyOf(..) => listing!("daily = $2 AND host = $3 ORDER BY changed, id"),
        TableQuery::Campaign(_) => listing!("campaign = $2 ORDER BY opened, id"),
    }
}

/// What stands for `$2` and `$3`.
fn asked(which: &TableQuery) -> Vec<Param> {
    match which {
        TableQuery::Of(person) | TableQuery::HostedBy(person) => params![person],
        TableQuery::Daily(game, day) => params![format!("{game} {}", day.0)],
        TableQuery::DailyOf(person, game, day) => params![format!("{game} {}", day.0), person],
        TableQuery::Campaign(campaign) => params![campaign],
        TableQuery::Joinable | TableQuery::Watchable | TableQuery::Wakeful => Vec::new(),
    }
}

/// Tables, at most `limit` of them.
pub(in crate::store) async fn list(db: &mut dyn Db, which: &TableQuery, limit: u32) -> Result<Vec<Listed>, StoreError> {
    let params = params![limit].into_iter().chain(asked(which)).collect();
    let rows: Vec<ListedRow> = db.all(listing(which), params).await?;
    Ok(rows.into_iter().filter_map(|row| rows::listed(row).inspect_err(tell_unreadable).ok()).collect())
}

/// A table that cannot be read must not hide the others, nor keep them from being woken.
fn tell_unreadable(error: &StoreError) {
    tracing::error!(%error, "a table is left out of a list");
}

/// What a person did in finished games that counts towards achievements.
pub(in crate::store) async fn deeds(db: &mut dyn Db, person: &PersonId, game: &str) -> Result<Vec<String>, StoreError> {
    let games: Vec<(i64, String)> = db
        .all(
            "SELECT seats.seat, tables.results FROM seats JOIN tables ON tables.id = seats.table_id \
             WHERE seats.person = $1 AND tables.stage = 'finished' AND tables.game = $2",
            params![person, game],
        )
        .await?;
    let mut deeds = BTreeSet::new();
    for (seat, results) in games {
        let results: Vec<SeatResult> = rows::read("the results of a table", &results)?;
        let own = usize::try_from(seat).ok().and_then(|seat| results.into_iter().nth(seat));
        deeds.extend(own.into_iter().flat_map(|result| result.deeds));
    }
    Ok(deeds.into_iter().collect())
}
