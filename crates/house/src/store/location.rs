//! Where a house keeps everything: a folder of this machine, or a database that several processes share.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use super::{Damage, NotAPostgresUrl, Postgres, PostgresUrl, Sqlite, Store, StoreError};

/// Where a house keeps everything.
#[derive(Clone, Debug)]
pub enum Location {
    /// In a folder, with a SQLite database in it.
    Folder(PathBuf),
    /// In a PostgreSQL database.
    Postgres(PostgresUrl),
}

impl Location {
    /// Opens the store that is there. What becomes of one that is damaged is asked of a folder alone: PostgreSQL looks after
    /// its files itself.
    pub async fn open(&self, damage: Damage) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Location::Folder(folder) => Arc::new(Sqlite::open_with(folder, damage).await?),
            Location::Postgres(url) => Arc::new(Postgres::open(url).await?),
        })
    }
}

/// A URL that begins with `postgres://` or `postgresql://`; anything else is a folder.
impl FromStr for Location {
    type Err = NotAPostgresUrl;

    fn from_str(text: &str) -> Result<Self, NotAPostgresUrl> {
        Ok(match PostgresUrl::is_meant(text) {
            true => Location::Postgres(text.parse()?),
            false => Location::Folder(PathBuf::from(text)),
        })
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::Folder(folder) => write!(f, "{}", folder.display()),
            Location::Postgres(url) => write!(f, "{url}"),
        }
    }
}
