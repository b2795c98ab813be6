//! The tests without any mutant: whether they are green, how long each takes, and which mutants' code it reaches.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::crew::each;
use crate::programs::{Asked, Ended, Programs, Test};
use crate::trouble::{At, Trouble};

/// No test takes as long.
const LIMIT: Duration = Duration::from_secs(1_200);

/// What a test does when no mutant is on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    /// The test.
    pub test: Test,
    /// How long it took, alone.
    pub time: Duration,
    /// The mutants whose code it reached.
    pub reached: BTreeSet<u32>,
}

/// Runs every test by itself. What it reached is written into this folder.
pub fn run(programs: &Programs, jobs: usize, folder: &Path) -> Result<Vec<Trace>, Trouble> {
    let tests = programs.tests()?;
    fs::create_dir_all(folder).at(folder.display())?;
    let traces = Mutex::new(Vec::with_capacity(tests.len()));
    let indices: Vec<usize> = (0..tests.len()).collect();
    each(&indices, jobs, |&index| {
        let trace = trace(programs, &tests[index], &folder.join(index.to_string()))?;
        traces.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((index, trace));
        Ok(())
    })?;
    let mut traces = traces.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    traces.sort_by_key(|(index, _)| *index);
    Ok(traces.into_iter().map(|(_, trace)| trace).collect())
}

fn trace(programs: &Programs, test: &Test, file: &Path) -> Result<Trace, Trouble> {
    if file.exists() {
        fs::remove_file(file).at(file.display())?;
    }
    let began = Instant::now();
    let ended = programs.run(test.program, &[&test.name], &Asked::Trace(file.into()), LIMIT)?;
    let time = began.elapsed();
    if ended != Ended::Green {
        let name = &test.name;
        return Err(Trouble::new(format!("`{name}` is red without any mutant ({ended:?}): mend it first")));
    }
    // A test that reaches nothing has no file.
    let reached = fs::read_to_string(file).unwrap_or_default();
    let reached = reached.lines().filter_map(|line| line.parse().ok()).collect();
    Ok(Trace { test: test.clone(), time, reached })
}
