//! Results in a file, one JSON object a line behind a header, appended game by game.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::error::ArenaError;

/// The version of the format.
pub(crate) const FORMAT: u32 = 1;

/// Which match a file belongs to. The number of games is no part of it: a match can be made longer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Header {
    pub format: u32,
    pub version: String,
    pub game: String,
    pub rules: u16,
    pub setup: serde_json::Value,
    pub bot: String,
    pub against: String,
    pub seats_taken: usize,
    pub seed: u64,
}

impl Header {
    /// The first thing in which `found` is another match: what, there, here.
    fn difference(&self, found: &Header) -> Option<(&'static str, String, String)> {
        let sides = |header: &Header| {
            [
                ("format", header.format.to_string()),
                ("game", header.game.clone()),
                ("rules version", header.rules.to_string()),
                ("program version", header.version.clone()),
                ("setup", header.setup.to_string()),
                ("bot", header.bot.clone()),
                ("opponent", header.against.clone()),
                ("number of seats taken", header.seats_taken.to_string()),
                ("seed", header.seed.to_string()),
            ]
        };
        let pairs = sides(found).into_iter().zip(sides(self));
        pairs.into_iter().find(|(there, here)| there != here).map(|((what, there), (_, here))| (what, there, here))
    }
}

/// One game's result, for the bot whose match it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Record {
    pub index: u32,
    /// What the bot got of the victory.
    pub share: f64,
    /// What its rivals got, all together.
    pub rivals_share: f64,
    /// The mean score of its seats.
    pub score: f64,
    /// The mean score of its rivals' seats.
    pub rivals_score: f64,
    pub decisions: u32,
    pub cpu_micros: u64,
    pub rivals_decisions: u32,
    pub rivals_cpu_micros: u64,
}

/// An open file of results, locked against other runs.
#[derive(Debug)]
pub(crate) struct Ledger {
    path: PathBuf,
    file: File,
}

impl Ledger {
    /// Opens the file of this match, or begins it. Hands on the results that it holds, one by one; a last line that was cut
    /// off in the middle is dropped.
    pub fn open(path: &Path, header: &Header, mut known: impl FnMut(Record)) -> Result<Self, ArenaError> {
        let mut ledger = Ledger::lock(path)?;
        let mut reader = BufReader::new(&ledger.file);
        let mut line = Vec::new();
        let (mut lines, mut whole) = (0, 0);
        loop {
            line.clear();
            let length = reader.read_until(b'\n', &mut line).map_err(|source| ledger.error(source))?;
            if line.last() != Some(&b'\n') {
                break;
            }
            lines += 1;
            whole += length as u64;
            match lines {
                1 => ledger.check(&line, header)?,
                _ => known(serde_json::from_slice(&line).map_err(|source| ledger.corrupt(lines, source))?),
            }
        }
        match lines {
            0 => ledger.begin(header, &line)?,
            _ => ledger.truncate(whole)?,
        }
        Ok(ledger)
    }

    fn lock(path: &Path) -> Result<Self, ArenaError> {
        let error = |source| ArenaError::File { path: path.to_owned(), source };
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(error)?;
        match file.try_lock() {
            Ok(()) => Ok(Ledger { path: path.to_owned(), file }),
            Err(TryLockError::WouldBlock) => Err(ArenaError::InUse { path: path.to_owned() }),
            Err(TryLockError::Error(source)) => Err(error(source)),
        }
    }

    /// Writes the header into a file that holds nothing, or only the beginning of this very header.
    fn begin(&mut self, header: &Header, cut_off: &[u8]) -> Result<(), ArenaError> {
        let line = line(header);
        if !line.as_bytes().starts_with(cut_off) {
            self.check(cut_off, header)?;
        }
        self.truncate(0)?;
        self.write(&line)
    }

    fn check(&self, line: &[u8], header: &Header) -> Result<(), ArenaError> {
        let found: Header = serde_json::from_slice(line).map_err(|source| self.corrupt(1, source))?;
        match header.difference(&found) {
            None => Ok(()),
            Some((what, found, expected)) => {
                Err(ArenaError::AnotherMatch { path: self.path.clone(), what, found, expected })
            }
        }
    }

    fn truncate(&mut self, length: u64) -> Result<(), ArenaError> {
        let truncated = self.file.set_len(length).and_then(|()| self.file.seek(SeekFrom::End(0)));
        truncated.map(|_| ()).map_err(|source| self.error(source))
    }

    /// Appends one result.
    pub fn append(&mut self, record: &Record) -> Result<(), ArenaError> {
        self.write(&line(record))
    }

    fn write(&mut self, line: &str) -> Result<(), ArenaError> {
        self.file.write_all(line.as_bytes()).map_err(|source| self.error(source))
    }

    fn error(&self, source: std::io::Error) -> ArenaError {
        ArenaError::File { path: self.path.clone(), source }
    }

    fn corrupt(&self, line: usize, source: serde_json::Error) -> ArenaError {
        ArenaError::Corrupt { path: self.path.clone(), line, source }
    }
}

/// One line of the file.
fn line(value: &impl Serialize) -> String {
    let mut line = serde_json::to_string(value).expect("plain numbers and strings can be written");
    line.push('\n');
    line
}
