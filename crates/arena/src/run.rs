//! Many games of one kind, each played once, now or in an earlier run.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use rayon::prelude::*;
use serde::Serialize;

use crate::error::ArenaError;
use crate::ledger::{Header, Ledger, Record};
use crate::progress::Progress;

/// Games that belong together.
pub(crate) struct Run {
    /// What the file of these games says that it holds.
    pub header: Header,
    /// What whoever watches is told.
    pub what: String,
    pub games: u32,
}

impl Run {
    /// The records of all games, in order: those that `file` holds, and those that are missing there as `play` makes
    /// them, until `stop` is set.
    pub fn records(
        &self,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
        play: impl Fn(u32) -> Result<Record, ArenaError> + Sync,
    ) -> Result<Vec<Record>, ArenaError> {
        let (ledger, mut records) = match file {
            Some(path) => Ledger::open(path, &self.header).map(|(ledger, known)| (Some(ledger), known))?,
            None => (None, Vec::new()),
        };
        records.retain(|record| record.index < self.games);
        tidy(&mut records);
        progress.begin(&self.what, records.len(), self.games as usize);
        let missing: Vec<u32> = (0..self.games)
            .filter(|index| records.binary_search_by_key(index, |record| record.index).is_err())
            .collect();
        let ledger = Mutex::new((ledger, records));
        missing.into_iter().par_bridge().try_for_each(|index| {
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let record = play(index)?;
            let mut held = ledger.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(ledger) = &mut held.0 {
                ledger.append(&record)?;
            }
            held.1.push(record);
            progress.game_over();
            Ok::<_, ArenaError>(())
        })?;
        let (_, mut records) = ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
        tidy(&mut records);
        Ok(records)
    }
}

/// Puts records in order, each game once.
fn tidy(records: &mut Vec<Record>) {
    records.sort_by_key(|record| record.index);
    records.dedup_by_key(|record| record.index);
}

/// What one side put into its games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct MeanEffort {
    /// Decisions a game.
    pub decisions: f64,
    /// Processor time a decision.
    pub cpu: Duration,
}

impl MeanEffort {
    /// What `effort` (decisions, microseconds) says of all records.
    pub(crate) fn of(records: &[Record], effort: fn(&Record) -> (u32, u64)) -> Self {
        let (decisions, micros) = records
            .iter()
            .map(effort)
            .fold((0, 0), |(decisions, micros), effort| (decisions + u64::from(effort.0), micros + effort.1));
        MeanEffort {
            decisions: decisions as f64 / records.len().max(1) as f64,
            cpu: Duration::from_micros(micros / decisions.max(1)),
        }
    }
}
