//! Files, with errors that name them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use shelf::LiveTable;

use crate::failure::Failure;

/// Larger files are no transcripts of ours.
const MAX_BYTES: u64 = 16 << 20;

/// Reads a file.
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    let failure = |source| Failure::File { path: path.to_owned(), source };
    if fs::metadata(path).map_err(failure)?.len() > MAX_BYTES {
        return Err(failure(io::Error::new(io::ErrorKind::FileTooLarge, "too large for a transcript of a game")));
    }
    fs::read(path).map_err(failure)
}

/// Writes a file.
pub fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|source| Failure::File { path: path.to_owned(), source })
}

/// Takes up the game of a `.rail` file.
pub fn load(path: &Path) -> Result<Box<dyn LiveTable>, Failure> {
    shelf::load(&read(path)?).map_err(|error| Failure::Rail { path: path.to_owned(), error: Box::new(error) })
}

/// The files at `path`: itself, or those under it that have this ending, in order of their names.
pub fn under(path: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let failure = |source| Failure::File { path: path.to_owned(), source };
    if !fs::metadata(path).map_err(failure)?.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let mut entries: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(path).map_err(failure)? {
        entries.push(entry.map_err(failure)?.path());
    }
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            found.extend(under(&entry, ending)?);
        } else if entry.extension().is_some_and(|extension| extension == ending) {
            found.push(entry);
        }
    }
    Ok(found)
}
