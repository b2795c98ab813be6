//! Results in a file: what is measured on the first line, then a game on each.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::Fault;

/// What all games of a file have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The set of numbers.
    pub numbers: String,
    /// Its prices, points and outposts in short, so that no file mixes two versions of a set.
    pub print: String,
    /// How many iterations everybody thinks about a decision.
    pub iterations: u32,
    /// All chance follows from it.
    pub seed: u64,
}

/// A game between two ways to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The deal: the same number is the same table with the same luck.
    pub deal: u32,
    /// Who sat where: `none`, or a lean and its strength.
    pub ways: [String; 2],
    /// The side of the board.
    pub side: String,
    /// The recommended set, or `random`.
    pub buildings: String,
    /// The building kinds.
    pub kinds: Vec<String>,
    /// The seat of the first Sheriff.
    pub sheriff: usize,
    /// The seat that won.
    pub winner: usize,
    /// The points of each seat.
    pub points: [i32; 2],
    /// The same by category.
    pub scores: [Vec<i32>; 2],
    /// How much each seat had in the end of what can be leant towards.
    pub has: [Vec<f32>; 2],
    /// The cards that each seat bought, by kind.
    pub cards: [BTreeMap<String, u8>; 2],
}

/// A file that results are added to.
pub struct Ledger {
    file: File,
}

impl Ledger {
    /// Opens a file, or begins it. Gives what it holds; a last line that was cut off is dropped.
    pub fn open(path: &Path, header: &Header) -> Result<(Ledger, Vec<Record>), Fault> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        file.try_lock().map_err(|_| format!("another run writes to {}", path.display()))?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut ledger = Ledger { file };
        if whole == 0 {
            ledger.write(header)?;
            return Ok((ledger, Vec::new()));
        }
        let (found, records) = parse(&text[..whole], path)?;
        if found != *header {
            return Err(format!("{} holds other games: {found:?} instead of {header:?}", path.display()).into());
        }
        Ok((ledger, records))
    }

    /// Adds a game.
    pub fn append(&mut self, record: &Record) -> Result<(), Fault> {
        self.write(record)
    }

    fn write(&mut self, value: &impl Serialize) -> Result<(), Fault> {
        let mut line = serde_json::to_string(value)?;
        line.push('\n');
        Ok(self.file.write_all(line.as_bytes())?)
    }
}

/// What a file holds.
pub fn read(path: &Path) -> Result<(Header, Vec<Record>), Fault> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    parse(&text[..whole], path)
}

fn parse(text: &str, path: &Path) -> Result<(Header, Vec<Record>), Fault> {
    let at = |line: usize, error| format!("{}, line {line}: {error}", path.display());
    let (first, rest) = text.split_once('\n').ok_or_else(|| format!("{} is empty", path.display()))?;
    let header = serde_json::from_str(first).map_err(|error| at(1, error))?;
    let records = rest.lines().enumerate();
    let records = records.map(|(i, line)| serde_json::from_str(line).map_err(|error| at(i + 2, error)));
    Ok((header, records.collect::<Result<_, _>>()?))
}
