//! Mutants, one after the other, against the tests that reach them.

use std::time::Duration;

use crate::clean::Trace;
use crate::mutant::Mutant;
use crate::programs::{Asked, Ended, Programs};
use crate::results::{Fate, Stage};
use crate::trouble::Trouble;

/// A test that takes longer without a mutant is a long one.
const LONG: Duration = Duration::from_millis(250);

/// How much longer tests may take with a mutant, and how long in any case.
const FACTOR: u32 = 3;
const LEAST: Duration = Duration::from_secs(5);

/// What is run together for a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Batch<'a> {
    stage: Stage,
    program: usize,
    names: Vec<&'a str>,
    limit: Duration,
}

/// Whether tests notice a mutant: the short ones that reach it together, then the long ones, the shortest first.
pub fn run(programs: &Programs, traces: &[Trace], mutant: &Mutant) -> Result<Fate, Trouble> {
    let reaching: Vec<&Trace> = traces.iter().filter(|trace| trace.reached.contains(&mutant.id)).collect();
    for batch in batches(&reaching) {
        let ended = programs.run(batch.program, &batch.names, &Asked::Mutant(mutant.id), batch.limit)?;
        let by = match ended {
            Ended::Green => continue,
            Ended::Red(test) => test,
            Ended::Broken(how) => how,
            Ended::Late => "time".into(),
        };
        return Ok(Fate::Caught { stage: batch.stage, by });
    }
    Ok(Fate::Survived { tests: reaching.len() })
}

fn batches<'a>(reaching: &[&'a Trace]) -> Vec<Batch<'a>> {
    let (mut long, short): (Vec<&Trace>, Vec<&Trace>) = reaching.iter().partition(|trace| trace.time > LONG);
    long.sort_by_key(|trace| trace.time);
    let last = reaching.iter().map(|trace| trace.test.program).max().unwrap_or(0);
    let of = |program| short.iter().copied().filter(|trace| trace.test.program == program).collect();
    let together = (0..=last).map(of).filter(|traces: &Vec<&Trace>| !traces.is_empty());
    let together = together.map(|traces| batch(Stage::Short, &traces));
    together.chain(long.iter().map(|trace| batch(Stage::Long, &[*trace]))).collect()
}

fn batch<'a>(stage: Stage, traces: &[&'a Trace]) -> Batch<'a> {
    let time: Duration = traces.iter().map(|trace| trace.time).sum();
    Batch {
        stage,
        program: traces[0].test.program,
        names: traces.iter().map(|trace| trace.test.name.as_str()).collect(),
        limit: time * FACTOR + LEAST,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::programs::Test;

    fn trace(program: usize, name: &str, milliseconds: u64) -> Trace {
        let test = Test { program, name: name.into() };
        Trace { test, time: Duration::from_millis(milliseconds), reached: [1].into() }
    }

    #[test]
    fn short_tests_run_together_and_long_ones_after_them() {
        let traces = [
            trace(0, "unit", 10),
            trace(1, "laws", 9_000),
            trace(1, "b", 20),
            trace(1, "golden", 800),
            trace(1, "c", 30),
        ];
        let batches = batches(&traces.iter().collect::<Vec<_>>());
        let told: Vec<_> = batches.iter().map(|batch| (batch.stage, batch.program, batch.names.as_slice())).collect();
        use Stage::{Long, Short};
        let expected: [(Stage, usize, &[&str]); 4] =
            [(Short, 0, &["unit"]), (Short, 1, &["b", "c"]), (Long, 1, &["golden"]), (Long, 1, &["laws"])];
        assert_eq!(told, expected);
        assert_eq!(batches[1].limit, Duration::from_millis(5_150));
    }

    #[test]
    fn nothing_is_run_for_what_nothing_reaches() {
        assert_eq!(batches(&[]), []);
    }
}
