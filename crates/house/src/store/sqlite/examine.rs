//! Whether a database is whole, found out before anything is written to it.
//!
//! **Invariant:** what is refused is left as it was found, its log included: only connections that cannot write look.

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::files::Folder;
use super::schema::{self, Found};
use super::{Damage, count};
use crate::store::StoreError;

/// The largest database that is looked through before the house opens, in bytes: that takes a second, or a few if
/// nothing of it is in memory yet. A larger one is looked through while the house is open.
const AT_START: u64 = 256 << 20;

/// How many problems are told; there may be thousands of one cause.
const TOLD: u32 = 20;

/// Looks at the database of a folder before a house uses it. Damage is refused, or told and accepted.
pub(super) async fn before_opening(folder: &Folder, damage: Damage) -> Result<(), StoreError> {
    let database = folder.database();
    let large = size(&database) > AT_START;
    let depth = if large { Depth::Count } else { Depth::Pages };
    let problems = problems(folder, depth).await?;
    tell(&database, &problems);
    if !problems.is_empty() && damage == Damage::Refuse {
        return Err(StoreError::Damaged { path: database.display().to_string(), problems });
    }
    if large {
        tokio::spawn(look_through(database, folder.reading()));
    }
    Ok(())
}

fn tell(database: &Path, problems: &[String]) {
    for problem in problems {
        tracing::error!(database = %database.display(), problem, "the database is damaged: `railhead doctor` says more");
    }
}

/// How much is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    /// Whether all commits are there that were acknowledged.
    Count,
    /// That, and every page.
    Pages,
}

/// What is wrong with the database of a folder, in words. A house may be running with it.
pub(super) async fn problems(folder: &Folder, depth: Depth) -> Result<Vec<String>, StoreError> {
    // In this order: a house that runs commits first and counts afterwards.
    let acknowledged = count::acknowledged(folder).unwrap_or_default();
    if size(&folder.database()) == 0 {
        return Ok(lost(acknowledged, 0).into_iter().collect());
    }
    let mut db = folder.reading().connect().await.map_err(|error| folder.explain(error))?;
    let mut problems = Vec::new();
    if schema::identify(&mut db, &folder.database()).await? != Found::Empty {
        match count::committed(&mut db).await {
            Ok(committed) => problems.extend(lost(acknowledged, committed.unwrap_or(i64::MAX))),
            Err(error) => problems.push(error.to_string()),
        }
    }
    if depth == Depth::Pages {
        problems.extend(bad_pages(&mut db).await);
    }
    // What could be read was read.
    let _ = db.close().await;
    Ok(problems)
}

fn lost(acknowledged: i64, committed: i64) -> Option<String> {
    let missing = acknowledged.saturating_sub(committed);
    (missing > 0).then(|| {
        format!(
            "the last {missing} of {acknowledged} commits are missing, and they were acknowledged: the log beside the \
             database is damaged or gone, or an older copy was put in its place"
        )
    })
}

async fn bad_pages(db: &mut SqliteConnection) -> Vec<String> {
    let check = format!("PRAGMA quick_check({TOLD})");
    let found: Result<Vec<String>, _> = sqlx::query_scalar(sqlx::AssertSqlSafe(check)).fetch_all(db).await;
    match found {
        Ok(lines) => {
            lines.iter().flat_map(|line| line.lines()).filter(|line| *line != "ok").map(str::to_owned).collect()
        }
        Err(error) => vec![error.to_string()],
    }
}

/// Looks through a large database while the house is open, and tells what it finds.
async fn look_through(database: PathBuf, options: sqlx::sqlite::SqliteConnectOptions) {
    let Ok(mut db) = options.connect().await else { return };
    tell(&database, &bad_pages(&mut db).await);
    tracing::info!(database = %database.display(), "the database was looked through");
}

fn size(path: &Path) -> u64 {
    path.metadata().map_or(0, |found| found.len())
}
