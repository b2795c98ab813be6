//! What became of mutants, kept as it comes: a run that was stopped goes on where it was.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::trouble::{At, Trouble};

/// What became of a mutant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// It is no program.
    Unviable,
    /// Tests noticed it.
    Caught {
        /// Which tests.
        stage: Stage,
        /// The test, or what else happened.
        by: String,
    },
    /// No test noticed it, and so many reach it.
    Survived {
        /// How many reach it.
        tests: usize,
    },
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fate::Unviable => f.write_str("no program"),
            Fate::Caught { by, .. } => write!(f, "caught by {by}"),
            Fate::Survived { tests } => write!(f, "SURVIVED {tests} tests"),
        }
    }
}

/// Which tests are run.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Those that take no time, all at once.
    Short,
    /// Those that play many games, one after the other.
    Long,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Record {
    /// Of the code and the tests.
    code: String,
    mutant: String,
    fate: Fate,
}

/// The file, for one state of the code.
pub struct Results {
    code: String,
    file: File,
    fates: BTreeMap<String, Fate>,
}

impl Results {
    /// Takes up what is known about this state of the code. Results of others stay in the file and say nothing.
    pub fn open(path: &Path, code: &str) -> Result<Self, Trouble> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).at(folder.display())?;
        }
        let known = fs::read_to_string(path).unwrap_or_default();
        // A line that was cut off when a run was stopped is as if it were not there.
        let records = known.lines().filter_map(|line| serde_json::from_str::<Record>(line).ok());
        let ours = records.filter(|record| record.code == code);
        let fates = ours.map(|record| (record.mutant, record.fate)).collect();
        let mut file = OpenOptions::new().create(true).append(true).open(path).at(path.display())?;
        if !known.is_empty() && !known.ends_with('\n') {
            file.write_all(b"\n").at(path.display())?;
        }
        Ok(Results { code: code.into(), file, fates })
    }

    /// What became of a mutant, if it is known.
    pub fn fate(&self, mutant: &str) -> Option<&Fate> {
        self.fates.get(mutant)
    }

    /// Keeps what became of a mutant.
    pub fn keep(&mut self, mutant: String, fate: Fate) -> Result<(), Trouble> {
        let record = Record { code: self.code.clone(), mutant, fate };
        let line = serde_json::to_string(&record).at("a result")?;
        self.file.write_all(format!("{line}\n").as_bytes()).at("the file of results")?;
        self.fates.insert(record.mutant, record.fate);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_found_again_for_the_same_code() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("nim/results.jsonl");
        let caught = Fate::Caught { stage: Stage::Short, by: "turn::two".into() };
        let mut results = Results::open(&path, "1").expect("a file");
        results.keep("a".into(), caught.clone()).expect("kept");
        results.keep("b".into(), Fate::Survived { tests: 3 }).expect("kept");
        results.keep("c".into(), Fate::Unviable).expect("kept");
        let again = Results::open(&path, "1").expect("a file");
        assert_eq!(again.fate("a"), Some(&caught));
        assert_eq!((again.fate("b"), again.fate("c")), (Some(&Fate::Survived { tests: 3 }), Some(&Fate::Unviable)));
        assert_eq!(Results::open(&path, "2").expect("a file").fate("a"), None);
    }

    #[test]
    fn a_line_that_was_cut_off_is_as_if_it_were_not_there() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results.jsonl");
        fs::write(&path, "{\"code\":\"1\",\"mutant\":\"a\",\"fa").expect("a file");
        let mut results = Results::open(&path, "1").expect("a file");
        assert_eq!(results.fate("a"), None);
        results.keep("b".into(), Fate::Unviable).expect("kept");
        assert_eq!(Results::open(&path, "1").expect("a file").fate("b"), Some(&Fate::Unviable));
    }
}
