//! The folder of a store: the database, the lock beside it, and what is said when they cannot be used.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use crate::store::StoreError;

const DATABASE: &str = "railhead.db";
const LOCK: &str = "railhead.lock";

/// How long a connection waits for another one, such as that of a backup.
const PATIENCE: Duration = Duration::from_secs(5);

/// SQLite's own result codes (their lowest byte) that mean something to whoever runs the house.
mod code {
    pub(super) const BUSY: i32 = 5;
    pub(super) const READ_ONLY: i32 = 8;
    pub(super) const CORRUPT: i32 = 11;
    pub(super) const FULL: i32 = 13;
    pub(super) const CANNOT_OPEN: i32 = 14;
    pub(super) const NOT_A_DATABASE: i32 = 26;
}

/// Where a store is.
pub(super) struct Folder {
    path: PathBuf,
}

/// As long as it lives, no other house opens the folder. The system releases it if the house is killed.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

pub(super) fn unusable(path: &Path, why: impl Into<String>) -> StoreError {
    StoreError::Unusable { path: path.display().to_string(), why: why.into() }
}

impl Folder {
    pub(super) fn at(path: &Path) -> Self {
        Folder { path: path.to_owned() }
    }

    pub(super) fn database(&self) -> PathBuf {
        self.path.join(DATABASE)
    }

    /// Makes the folder if it is missing, for the eyes of its owner only: it holds seeds and hashed passwords.
    pub(super) fn make(&self) -> Result<(), StoreError> {
        if self.path.is_dir() {
            return Ok(());
        }
        if self.path.exists() {
            return Err(unusable(&self.path, "this is a file, and a folder is needed"));
        }
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&self.path).map_err(|error| unusable(&self.path, format!("cannot make this folder: {error}")))
    }

    /// Makes an empty database if there is none, for the eyes of its owner only, whoever may look into the folder.
    pub(super) fn make_database(&self) -> Result<(), StoreError> {
        let path = self.database();
        match create_private(&path) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                Err(unusable(&path, format!("cannot make this file: {error}")))
            }
            _ => Ok(()),
        }
    }

    /// Keeps other houses out of the folder.
    pub(super) fn lock(&self) -> Result<Lock, StoreError> {
        let path = self.path.join(LOCK);
        let opened = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let file = opened.map_err(|error| unusable(&self.path, format!("cannot write into this folder: {error}")))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => {
                Err(unusable(&self.path, "another house is running with this folder; stop it first"))
            }
            Err(TryLockError::Error(error)) => Err(unusable(&path, format!("cannot lock this file: {error}"))),
        }
    }

    /// Makes the names of new files durable, the folder's own included.
    pub(super) fn sync(&self) -> Result<(), StoreError> {
        let failed = |folder: &Path, error| unusable(folder, format!("cannot sync this folder: {error}"));
        sync_folder(&self.path).map_err(|error| failed(&self.path, error))?;
        let parent = self.path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        match sync_folder(parent) {
            // Somebody else made the folder there, and long ago.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
            synced => synced.map_err(|error| failed(parent, error)),
        }
    }

    /// How the one connection that writes is opened: every commit waits for the disk.
    pub(super) fn writing(&self) -> SqliteConnectOptions {
        self.plain().journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full).foreign_keys(true)
    }

    /// How connections are opened that only read, beside a running house or not.
    pub(super) fn reading(&self) -> SqliteConnectOptions {
        self.plain().read_only(true)
    }

    /// How a database is opened of which nothing is known yet: it is not changed.
    pub(super) fn plain(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new().filename(self.database()).busy_timeout(PATIENCE).disable_statement_logging()
    }

    /// What a refusal of the database means to whoever runs the house.
    pub(super) fn explain(&self, error: sqlx::Error) -> StoreError {
        explain(&self.database(), error)
    }
}

/// What a refusal of a database means to whoever runs the house.
pub(super) fn explain(path: &Path, error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    let why = match code.map(|code| code & 0xff) {
        Some(code::NOT_A_DATABASE) => "this is not a database",
        Some(code::CORRUPT) => "this database is damaged; restore a backup",
        Some(code::READ_ONLY) => "this file cannot be written",
        Some(code::CANNOT_OPEN) => "this file cannot be opened",
        Some(code::BUSY) => "another program keeps this database locked",
        Some(code::FULL) => "the disk is full",
        _ => return StoreError::Database(error),
    };
    unusable(path, why)
}

/// Makes the names in a folder durable.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    // Elsewhere folders cannot be opened, and their changes are durable without that.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// A new empty file that only its owner may read; one that exists is left as it is.
pub(super) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// The files that SQLite keeps beside a database while it is open, or after a crash.
pub(super) fn companions(database: &Path) -> [PathBuf; 3] {
    ["-wal", "-shm", "-journal"].map(|end| with_ending(database, end))
}

/// The same path with something added to the name.
pub(super) fn with_ending(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Removes a file that may be missing.
pub(super) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
