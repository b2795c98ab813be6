//! How things are written into columns and read back.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::records::ids::{NotAnId, Timestamp};
use crate::records::journal::{Entry, Occupant, Stage, Stored, Summary, TableRecord};
use crate::records::requests::RequestMark;
use crate::store::{Listed, StoreError};

/// A column that does not hold what belongs there.
pub(in crate::store) fn unreadable(what: &str, error: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(format!("{what}: {error}"))
}

/// As JSON.
pub(in crate::store) fn written(what: &impl Serialize) -> Result<String, StoreError> {
    serde_json::to_string(what).map_err(|error| StoreError::NotKept(error.to_string()))
}

/// From JSON.
pub(in crate::store) fn read<'a, T: Deserialize<'a>>(what: &str, text: &'a str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| unreadable(what, error))
}

/// A name of something, from a column.
pub(in crate::store) fn id<T: std::str::FromStr<Err = NotAnId>>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|error| unreadable("a name", error))
}

/// A count, as databases keep it.
pub(in crate::store) fn count(count: u64) -> Result<i64, StoreError> {
    i64::try_from(count).map_err(|error| StoreError::NotKept(error.to_string()))
}

/// A time, as databases keep it.
pub(in crate::store) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// A count that was kept.
pub(in crate::store) fn counted(count: i64) -> Result<u64, StoreError> {
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
pub(in crate::store) const fn stage_word(stage: Stage) -> &'static str {
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
#[derive(Debug)]
pub(in crate::store) struct NewEntry {
    pub(in crate::store) at: i64,
    pub(in crate::store) body: String,
    pub(in crate::store) request: Option<RequestMark>,
}

/// Entries ready to be inserted. A request stays with the first entry that carries it: the table's requests are told
/// apart by it.
pub(in crate::store) fn new_entries(entries: &[Stored]) -> Result<Vec<NewEntry>, StoreError> {
    let mut new: Vec<NewEntry> = Vec::with_capacity(entries.len());
    for Stored { at, entry, request } in entries {
        let request = request.clone().filter(|one| new.iter().all(|earlier| earlier.request.as_ref() != Some(one)));
        new.push(NewEntry { at: at.0, body: written(entry)?, request });
    }
    Ok(new)
}

/// Whether a person did any of this: bots and clocks ask for nothing.
pub(in crate::store) fn asked_for(entries: &[Stored]) -> bool {
    entries.iter().any(|stored| stored.request.is_some())
}

/// When the game began, if it did with these entries.
pub(in crate::store) fn beginning(entries: &[Stored]) -> Option<i64> {
    entries.iter().find(|stored| matches!(stored.entry, Entry::Started { .. })).map(|stored| stored.at.0)
}

/// An entry as it was inserted: when, what and by which request.
pub(in crate::store) type EntryRow = (i64, String, Option<String>);

/// Reads an entry back.
pub(in crate::store) fn stored((at, body, client): EntryRow) -> Result<Stored, StoreError> {
    // What was kept before requests were told apart by person is a client's name alone, which means nothing now.
    let request = client.as_deref().and_then(|kept| kept.parse().ok());
    Ok(Stored { at: Timestamp(at), entry: entry(&body)?, request })
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
#[derive(Debug)]
pub(in crate::store) struct NewSummary {
    pub(in crate::store) stage: &'static str,
    /// The occupants, one by one.
    pub(in crate::store) seats: Vec<String>,
    pub(in crate::store) waits_for: u8,
    pub(in crate::store) wakeful: bool,
    pub(in crate::store) results: String,
    pub(in crate::store) changed: i64,
}

impl NewSummary {
    pub(in crate::store) fn of(summary: &Summary) -> Result<Self, StoreError> {
        Ok(NewSummary {
            stage: stage_word(summary.stage),
            seats: summary.seats.iter().map(written).collect::<Result<_, _>>()?,
            waits_for: summary.waits_for,
            wakeful: summary.wakeful,
            results: written(&summary.results)?,
            changed: summary.changed.0,
        })
    }

    /// All occupants as one array, as a query gives them that asks for [`occupants`](super::tables::occupants).
    pub(in crate::store) fn occupants(&self) -> String {
        format!("[{}]", self.seats.join(","))
    }
}

/// A table in a list: its record, stage, occupants, for whom it waits, whether it is wakeful, results, last change.
pub(in crate::store) type ListedRow = (String, String, String, i64, bool, String, i64);

/// Reads a table in a list back.
pub(in crate::store) fn listed(row: ListedRow) -> Result<Listed, StoreError> {
    let (record, word, occupants, waits_for, wakeful, results, changed) = row;
    let record: TableRecord = read("a table", &record)?;
    let seats: Vec<Occupant> = read("the seats of a table", &occupants)?;
    let summary = Summary {
        stage: stage(&word)?,
        seats,
        waits_for: u8::try_from(waits_for).map_err(|error| unreadable("a set of seats", error))?,
        wakeful,
        results: read("the results of a table", &results)?,
        changed: Timestamp(changed),
    };
    Ok(Listed { record, summary })
}
