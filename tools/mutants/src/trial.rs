//! A sample of mutants, from choosing to reporting.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::build::Cargo;
use crate::find::Found;
use crate::mutant::Mutant;
use crate::programs::Programs;
use crate::report::Report;
use crate::results::{Fate, Results};
use crate::tree::Tree;
use crate::trouble::Trouble;
use crate::{clean, crew, run, sample};

/// What is tried, and how.
pub struct Trial<'a> {
    /// The copy of the game.
    pub tree: &'a Tree,
    /// Every mutant that there is.
    pub found: &'a Found,
    /// Those that are tried whatever is known about them, instead of a sample; usually none.
    pub only: Vec<&'a Mutant>,
    /// How many are tried; all if none.
    pub size: usize,
    /// In which order they are taken.
    pub seed: u64,
    /// How many programs run at once.
    pub jobs: usize,
    /// How much the tests try.
    pub effort: &'a str,
    /// Where results are kept.
    pub folder: &'a Path,
    /// Where programs are built.
    pub target: &'a Path,
}

impl<'a> Trial<'a> {
    /// Compiles the sample, runs the tests for each of its mutants, and reports.
    pub fn run(&self) -> Result<String, Trouble> {
        let cargo = Cargo::new(self.tree, self.target);
        let mut results = self.results()?;
        let sample = self.choose(&cargo, &mut results)?;
        eprintln!("building the tests of {} with {} mutants", self.tree.game, sample.len());
        let programs = Programs::new(cargo.programs()?, &self.tree.folder(), self.effort);
        eprintln!("running the tests without any mutant");
        let traces = clean::run(&programs, self.jobs, &self.folder.join("reached"))?;
        let results = Mutex::new(results);
        self.try_all(&sample, &results, |mutant| run::run(&programs, &traces, mutant))?;
        let results = results.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        Ok(self.report(&sample, &results))
    }

    /// Reports what is known of the sample, and runs nothing.
    pub fn known(&self) -> Result<String, Trouble> {
        let results = self.results()?;
        Ok(self.report(&self.first(&results), &results))
    }

    fn results(&self) -> Result<Results, Trouble> {
        Results::open(&self.folder.join("results.jsonl"), &self.tree.fingerprint)
    }

    /// The first so many mutants, in the order of the seed, without those that are known not to be programs.
    fn first(&self, results: &Results) -> Vec<&'a Mutant> {
        let all = &self.found.mutants;
        let order: Vec<&Mutant> = match self.only.as_slice() {
            [] => sample::order(all.len(), self.seed).into_iter().map(|index| &all[index]).collect(),
            only => only.to_vec(),
        };
        let size = if self.size == 0 { all.len() } else { self.size };
        let may_be = |mutant: &&Mutant| results.fate(&mutant.key()) != Some(&Fate::Unviable);
        order.into_iter().filter(may_be).take(size).collect()
    }

    /// The first so many that can be compiled; their code is written.
    fn choose(&self, cargo: &Cargo<'_>, results: &mut Results) -> Result<Vec<&'a Mutant>, Trouble> {
        loop {
            let chosen = self.first(results);
            if chosen.is_empty() {
                return Err(Trouble::new("none of these mutants can be compiled: choose others"));
            }
            eprintln!("compiling {} mutants", chosen.len());
            let unviable = cargo.settle(&chosen, self.found.mutants.len() as u32)?;
            if unviable.is_empty() {
                return Ok(chosen);
            }
            for mutant in chosen.iter().filter(|mutant| unviable.contains(&mutant.id)) {
                results.keep(mutant.key(), Fate::Unviable)?;
            }
        }
    }

    /// Tries those of the sample whose fate is not known yet, and tells and keeps each as it comes.
    fn try_all(
        &self,
        sample: &[&Mutant],
        results: &Mutex<Results>,
        run: impl Fn(&Mutant) -> Result<Fate, Trouble> + Sync,
    ) -> Result<(), Trouble> {
        let lock = || results.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let is_open = |mutant: &Mutant| !self.only.is_empty() || lock().fate(&mutant.key()).is_none();
        let open: Vec<&Mutant> = sample.iter().copied().filter(|mutant| is_open(mutant)).collect();
        let done = AtomicUsize::new(0);
        crew::each(&open, self.jobs, |mutant| {
            let fate = run(mutant)?;
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            println!("[{done}/{}] {fate}: {mutant}", open.len());
            lock().keep(mutant.key(), fate)
        })
    }

    fn report(&self, sample: &[&Mutant], results: &Results) -> String {
        let fate = |mutant: &Mutant| results.fate(&mutant.key());
        Report {
            game: &self.tree.game,
            all: self.found.mutants.len(),
            left_out: self.found.left_out,
            unviable: self.found.mutants.iter().filter(|mutant| fate(mutant) == Some(&Fate::Unviable)).count(),
            fates: sample.iter().filter_map(|mutant| Some((*mutant, fate(mutant)?))).collect(),
        }
        .text()
    }
}
