//! Files, with errors that name them.

use std::path::{Path, PathBuf};
use std::{fs, io};

use shelf::LiveTable;
use table::transcript::FORMAT;

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
    taken_up(path, &read(path)?)
}

/// Takes up a game that was read from a file.
pub fn taken_up(path: &Path, bytes: &[u8]) -> Result<Box<dyn LiveTable>, Failure> {
    shelf::load(bytes).map_err(|error| Failure::Rail { path: path.to_owned(), error: Box::new(error) })
}

/// The games of a file, which may hold several, one after the other, as a campaign is exported.
pub fn games(bytes: &[u8]) -> Vec<&[u8]> {
    let head = format!("{FORMAT}\n");
    let begins = |at: &usize| bytes[*at..].starts_with(head.as_bytes()) && (*at == 0 || bytes[at - 1] == b'\n');
    let mut starts: Vec<usize> = (0..bytes.len()).filter(begins).collect();
    // What is no game at all is told so by whoever reads it.
    if starts.first() != Some(&0) {
        starts.insert(0, 0);
    }
    let ends = starts.iter().skip(1).copied().chain([bytes.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &bytes[start..end]).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_hold_several_games() {
        let two = "railhead 1\ngame: a\n1 say railhead 1\nend 1\nrailhead 1\ngame: b\nend 0\n";
        let games: Vec<&str> =
            games(two.as_bytes()).into_iter().filter_map(|one| std::str::from_utf8(one).ok()).collect();
        assert_eq!(games, ["railhead 1\ngame: a\n1 say railhead 1\nend 1\n", "railhead 1\ngame: b\nend 0\n"]);
        for other in ["", "no game", "no game\nrailhead 1\n"] {
            assert_eq!(super::games(other.as_bytes()).concat(), other.as_bytes());
        }
    }
}
