//! The folder of a store: the database, the lock beside it, and what is said when they cannot be used.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};

use super::privacy;
use crate::records::ids::random_text;
use crate::store::StoreError;

const DATABASE: &str = "railhead.db";
const LOCK: &str = "railhead.lock";
pub(super) const SECRET: &str = "secret.key";
pub(super) const COUNT: &str = "railhead.count";

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
        self.file(DATABASE)
    }

    /// A file of the house.
    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// All files that a house may have.
    pub(super) fn files(&self) -> Vec<PathBuf> {
        let others = [DATABASE, LOCK, SECRET, COUNT].map(|name| self.file(name));
        others.into_iter().chain(companions(&self.database())).collect()
    }

    /// Makes the folder if it is missing, for the eyes of its owner only: it holds seeds and hashed passwords.
    /// One that others may look into is closed to them.
    pub(super) fn make(&self) -> Result<(), StoreError> {
        if self.path.is_dir() {
            return privacy::close_folder(&self.path, &self.database());
        }
        if self.path.exists() {
            return Err(unusable(&self.path, "this is a file, and a folder is needed"));
        }
        create_private_folder(&self.path)
            .map_err(|error| unusable(&self.path, format!("cannot make this folder: {error}")))
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
        let path = self.file(LOCK);
        let opened = private(OpenOptions::new().create(true).truncate(false).write(true)).open(&path);
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
        let parent = folder_of(&self.path);
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
    match meaning(&error) {
        Some(why) => unusable(path, why),
        None => StoreError::Database(error),
    }
}

/// The codes of SQLite that somebody can do something about, in words.
pub(super) fn meaning(error: &sqlx::Error) -> Option<&'static str> {
    let code = error.as_database_error()?.code()?.parse::<i32>().ok()?;
    Some(match code & 0xff {
        code::NOT_A_DATABASE => "this is not a database",
        code::CORRUPT => "this database is damaged; restore a backup",
        code::READ_ONLY => "this file cannot be written",
        code::CANNOT_OPEN => "this file cannot be opened",
        code::BUSY => "another program keeps this database locked",
        code::FULL => "the disk is full",
        _ => return None,
    })
}

/// Makes the names in a folder durable.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    // Elsewhere folders cannot be opened, and their changes are durable without that.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// A file that these options make is for its owner alone.
pub(super) fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// A new empty file that only its owner may read; one that exists is left as it is.
pub(super) fn create_private(path: &Path) -> io::Result<File> {
    private(OpenOptions::new().write(true).create_new(true)).open(path)
}

/// A folder that only its owner may look into, and those above it as far as they are missing.
pub(super) fn create_private_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// A file that gets its name when it is complete; until then it is removed when it is dropped.
pub(super) struct Unfinished {
    pub(super) path: PathBuf,
}

impl Unfinished {
    pub(super) fn beside(path: &Path) -> Result<Self, StoreError> {
        let unfinished = with_ending(path, &format!(".{}.unfinished", random_text(8)));
        let created = create_private(&unfinished);
        created.map_err(|error| unusable(path, format!("cannot write this file: {error}")))?;
        Ok(Unfinished { path: unfinished })
    }

    /// Takes a name that nobody has.
    pub(super) fn become_new(self, name: &Path) -> Result<(), StoreError> {
        let claimed = create_private(name);
        claimed.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => unusable(name, "there is such a file already; it is not overwritten"),
            _ => unusable(name, format!("cannot write this file: {error}")),
        })?;
        self.replace(name).inspect_err(|_| {
            // Only the empty file that claimed the name.
            let _ = fs::remove_file(name);
        })
    }

    /// Takes a name, in place of what had it.
    pub(super) fn replace(self, name: &Path) -> Result<(), StoreError> {
        let renamed = File::open(&self.path)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&self.path, name))
            .and_then(|()| sync_folder(folder_of(name)));
        renamed.map_err(|error| unusable(name, format!("cannot write this file: {error}")))
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        for path in companions(&self.path).iter().chain([&self.path]) {
            if let Err(error) = remove(path) {
                tracing::warn!(path = %path.display(), %error, "an unfinished file is left behind");
            }
        }
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
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
