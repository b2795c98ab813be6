//! How things are written into columns and read back.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::records::ids::{Moment, NotAnId};
use crate::records::journal::{Entry, Occupant, Stage, Stored, Summary, TableRecord};
use crate::records::requests::RequestMark;
use crate::store::{Listed, StoreError};

/// The fields of a struct are read from the columns of the same names.
macro_rules! from_row {
    ($row:ident { $($field:ident),* }) => {
        impl<'r> sqlx::FromRow<'r, sqlx::sqlite::SqliteRow> for $row {
            fn from_row(row: &'r sqlx::sqlite::SqliteRow) -> Result<Self, sqlx::Error> {
                use sqlx::Row;
                Ok($row { $($field: row.try_get(stringify!($field))?),* })
            }
        }
    };
}
pub(super) use from_row;

/// A column that does not hold what belongs there.
pub(super) fn unreadable(what: &str, error: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(format!("{what}: {error}"))
}

/// As JSON.
pub(super) fn written(what: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(what).map_err(|error| StoreError::NotKept(error.to_string()))
}

/// From JSON.
pub(super) fn read<'a, T: Deserialize<'a>>(what: &str, text: &'a str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| unreadable(what, error))
}

/// A name of something, from a column.
pub(super) fn id<T: std::str::FromStr<Err = NotAnId>>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|error| unreadable("a name", error))
}

/// A count, as SQLite keeps it.
pub(super) fn count(count: u64) -> Result<i64, StoreError> {
    i64::try_from(count).map_err(|error| StoreError::NotKept(error.to_string()))
}

/// A time, as SQLite keeps it.
pub(super) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// A count that SQLite kept.
pub(super) fn counted(count: i64) -> Result<u64, StoreError> {
    u64::try_from(count).map_err(|error| unreadable("a count", error))
}

const STAGES: [(Stage, &str); 5] = [
    (Stage::Gathering, "gathering"),
    (Stage::Playing, "playing"),
    (Stage::Paused, "paused"),
    (Stage::Finished, "finished"),
    (Stage::Stopped, "stopped"),
];

/// The word for a stage.
pub(super) const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => STAGES[0].1,
        Stage::Playing => STAGES[1].1,
        Stage::Paused => STAGES[2].1,
        Stage::Finished => STAGES[3].1,
        Stage::Stopped => STAGES[4].1,
    }
}

fn stage(word: &str) -> Result<Stage, StoreError> {
    let found = STAGES.iter().find(|(_, known)| *known == word);
    found.map(|(stage, _)| *stage).ok_or_else(|| unreadable("a stage", word))
}

/// An entry, ready to be inserted.
pub(super) struct NewEntry {
    pub(super) at: i64,
    pub(super) body: String,
    pub(super) request: Option<RequestMark>,
}

/// Entries ready to be inserted. A request stays with the first entry that carries it: the table's requests are told
/// apart by it.
pub(super) fn new_entries(entries: &[Stored]) -> Result<Vec<NewEntry>, StoreError> {
    let mut new: Vec<NewEntry> = Vec::with_capacity(entries.len());
    for Stored { at, entry, request } in entries {
        let request = request.clone().filter(|one| new.iter().all(|earlier| earlier.request.as_ref() != Some(one)));
        new.push(NewEntry { at: at.0, body: written(entry)?, request });
    }
    Ok(new)
}

/// Whether a person did any of this: bots and clocks ask for nothing.
pub(super) fn asked_for(entries: &[Stored]) -> bool {
    entries.iter().any(|stored| stored.request.is_some())
}

/// When the game began, if it did with these entries.
pub(super) fn beginning(entries: &[Stored]) -> Option<i64> {
    entries.iter().find(|stored| matches!(stored.entry, Entry::Started { .. })).map(|stored| stored.at.0)
}

/// An entry as it was inserted.
pub(super) struct EntryRow {
    at: i64,
    body: String,
    client: Option<String>,
}

from_row!(EntryRow { at, body, client });

impl EntryRow {
    pub(super) fn stored(self) -> Result<Stored, StoreError> {
        // What was kept before requests were told apart by person is a client's name alone, which means nothing now.
        let request = self.client.as_deref().and_then(|kept| kept.parse().ok());
        Ok(Stored { at: Moment(self.at), entry: entry(&self.body)?, request })
    }
}

fn entry(body: &str) -> Result<Entry, StoreError> {
    read("an entry", body).or_else(|error| by_seat(body).ok_or(error))
}

/// The entries that hold a value a seat. Serde writes these maps with numbers for keys, but cannot read them
/// back inside an enum whose tag is among its fields.
fn by_seat(body: &str) -> Option<Entry> {
    #[derive(Deserialize)]
    struct Maps {
        kind: String,
        salts: Option<BTreeMap<u8, String>>,
        left: Option<BTreeMap<u8, u64>>,
    }
    let maps: Maps = serde_json::from_str(body).ok()?;
    match (maps.kind.as_str(), maps.salts, maps.left) {
        ("started", Some(salts), None) => Some(Entry::Started { salts }),
        ("clocks", None, Some(left)) => Some(Entry::Clocks { left }),
        _ => None,
    }
}

/// What lists say of a table, ready to be written.
pub(super) struct NewSummary {
    pub(super) stage: &'static str,
    /// All occupants, as one array.
    pub(super) seats: String,
    pub(super) waits_for: u8,
    pub(super) wakeful: bool,
    pub(super) results: String,
    pub(super) changed: i64,
}

impl NewSummary {
    pub(super) fn of(summary: &Summary) -> Result<Self, StoreError> {
        Ok(NewSummary {
            stage: stage_word(summary.stage),
            seats: written(&summary.seats)?,
            waits_for: summary.waits_for,
            wakeful: summary.wakeful,
            results: written(&summary.results)?,
            changed: summary.changed.0,
        })
    }
}

/// A table in a list, as it was written.
pub(super) struct ListedRow {
    record: String,
    stage: String,
    seats: String,
    waits_for: i64,
    wakeful: bool,
    results: String,
    changed: i64,
}

from_row!(ListedRow { record, stage, seats, waits_for, wakeful, results, changed });

impl ListedRow {
    pub(super) fn listed(self) -> Result<Listed, StoreError> {
        let record: TableRecord = read("a table", &self.record)?;
        let seats: Vec<Occupant> = read("the seats of a table", &self.seats)?;
        let summary = Summary {
            stage: stage(&self.stage)?,
            seats,
            waits_for: u8::try_from(self.waits_for).map_err(|error| unreadable("a set of seats", error))?,
            wakeful: self.wakeful,
            results: read("the results of a table", &self.results)?,
            changed: Moment(self.changed),
        };
        Ok(Listed { record, summary })
    }
}
