//! What can still be read of a house, for whoever looks after it: every page, every row, every table.

use std::path::{Path, PathBuf};

use futures_util::TryStreamExt;
use sqlx::SqliteConnection;

use super::archive::open_existing;
use super::examine::{self, Depth};
use super::files::Folder;
use super::schema::{self, Found};
use super::{privacy, secret};
use crate::records::ids::TableId;
use crate::store::StoreError;
use crate::store::sql::{rows, tables};

/// What a house keeps, and in which table of the database.
const PARTS: [&str; 7] = ["tables", "seats", "entries", "people", "accounts", "sessions", "absences"];

/// What was found.
#[derive(Clone, Debug)]
pub struct Checkup {
    /// What is wrong with the database.
    pub problems: Vec<String>,
    /// How much of each part can be read.
    pub parts: Vec<Part>,
    /// How many tables can be read with all that happened at them.
    pub readable: u64,
    /// Those that cannot, and why.
    pub unreadable: Vec<(String, String)>,
    /// Files and folders that others than their owner may look into.
    pub open_to_others: Vec<PathBuf>,
    /// Whether there is a secret key, of the right size.
    pub key: Result<bool, String>,
}

/// A part of the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it is called there.
    pub name: &'static str,
    /// How many rows could be read.
    pub rows: u64,
    /// Why there were no more, if something is wrong.
    pub broken: Option<String>,
}

impl Checkup {
    /// Whether everything is in order.
    pub fn is_well(&self) -> bool {
        let whole = self.problems.is_empty() && self.unreadable.is_empty() && self.open_to_others.is_empty();
        whole && self.parts.iter().all(|part| part.broken.is_none()) && self.key.is_ok()
    }
}

/// Looks through the house in a folder, which may be open meanwhile. Nothing is changed.
pub async fn examine(folder: &Path) -> Result<Checkup, StoreError> {
    let place = Folder::at(folder);
    let mut db = open_existing(&place).await?;
    let found = schema::identify(&mut db, &place.database()).await?;
    let problems = examine::problems(&place, Depth::Pages).await?;
    let (mut parts, mut readable, mut unreadable) = (Vec::new(), 0, Vec::new());
    if found == (Found::Store { schema: schema::newest() }) {
        for name in PARTS {
            parts.push(read_through(&mut db, name).await);
        }
        (readable, unreadable) = read_tables(&mut db).await;
    }
    let open_to_others = place.files().into_iter().chain([folder.to_owned()]);
    Ok(Checkup {
        problems,
        parts,
        readable,
        unreadable,
        open_to_others: open_to_others.filter(|path| privacy::loose(path).is_ok_and(|mode| mode.is_some())).collect(),
        key: secret::read(&place).map(|key| key.is_some()).map_err(|error| error.to_string()),
    })
}

async fn read_through(db: &mut SqliteConnection, name: &'static str) -> Part {
    let mut rows = 0;
    let query = sqlx::AssertSqlSafe(format!("SELECT * FROM {name}"));
    let mut reading = sqlx::query(query).fetch(db);
    let broken = loop {
        match reading.try_next().await {
            Ok(Some(_)) => rows += 1,
            Ok(None) => break None,
            Err(error) => break Some(error.to_string()),
        }
    };
    Part { name, rows, broken }
}

async fn read_tables(db: &mut SqliteConnection) -> (u64, Vec<(String, String)>) {
    let mut ids = Vec::new();
    // As far as the list of them goes: that it ends early is told of the part.
    let mut listing = sqlx::query_scalar::<_, String>("SELECT id FROM tables").fetch(&mut *db);
    while let Ok(Some(id)) = listing.try_next().await {
        ids.push(id);
    }
    drop(listing);
    let (mut readable, mut unreadable) = (0, Vec::new());
    for id in ids {
        match read_table(db, &id).await {
            Ok(()) => readable += 1,
            Err(error) => unreadable.push((id, error.to_string())),
        }
    }
    (readable, unreadable)
}

async fn read_table(db: &mut SqliteConnection, id: &str) -> Result<(), StoreError> {
    let id: TableId = rows::id(id)?;
    let kept = tables::kept(db, &id).await?.ok_or_else(|| StoreError::NoTable(id.clone()))?;
    let counted: i64 =
        sqlx::query_scalar("SELECT entries FROM tables WHERE id = ?").bind(id.as_str()).fetch_one(db).await?;
    let expected = rows::counted(counted)?;
    if kept.entries.len() as u64 == expected {
        return Ok(());
    }
    Err(rows::unreadable("its journal", format!("{} of {expected} entries are there", kept.entries.len())))
}
