//! Many games of one kind, each played once, now or in an earlier run.

use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rayon::prelude::*;
use serde::Serialize;
use table::Dice;

use crate::error::ArenaError;
use crate::ledger::{Header, Ledger, Record};
use crate::order::InOrder;
use crate::progress::Progress;

/// All games of a run.
pub(crate) const ALL: Range<u32> = 0..u32::MAX;

/// The dice of one game after another.
pub(crate) fn deals(seed: u64) -> impl Iterator<Item = Dice> + Send {
    let mut dice = Dice::from_number(seed);
    std::iter::repeat_with(move || dice.split())
}

/// Does all jobs on all cores, until `stop` is set: those that have begun are finished. They begin in order.
pub(crate) fn work_off<J: Send>(
    jobs: impl Iterator<Item = J> + Send,
    stop: &AtomicBool,
    work: impl Fn(J) -> Result<(), ArenaError> + Send + Sync,
) -> Result<(), ArenaError> {
    jobs.take_while(|_| !stop.load(Ordering::Relaxed)).par_bridge().try_for_each(work)
}

/// What belongs to whoever holds it. A thread that panics ends the run anyway.
pub(crate) fn hold<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Games that belong together.
pub(crate) struct Run {
    /// What the file of these games says that it holds.
    pub header: Header,
    /// What whoever watches is told.
    pub what: String,
    pub games: u32,
    /// Which of them are played here.
    pub part: Range<u32>,
}

/// What was played so far.
struct Kept<F> {
    ledger: Option<Ledger>,
    order: InOrder<Record>,
    sum_up: F,
}

impl Run {
    /// Sums up the records of all games, in order: those that `file` holds, and those of the part to play that are missing there
    /// as `play` makes them of their dice, until `stop` is set. A record is written as soon as its game is over, and then
    /// forgotten.
    pub fn sum_up(
        &self,
        file: Option<&Path>,
        progress: &dyn Progress,
        stop: &AtomicBool,
        deals: impl Iterator<Item = Dice> + Send,
        play: impl Fn(u32, Dice) -> Result<Record, ArenaError> + Sync,
        sum_up: impl FnMut(Record) + Send,
    ) -> Result<(), ArenaError> {
        let mut known = vec![false; self.games as usize];
        let mut kept = Kept { ledger: None, order: InOrder::new(), sum_up };
        if let Some(path) = file {
            let ledger = Ledger::open(path, &self.header, |record| {
                let first = known.get_mut(record.index as usize).is_some_and(|known| !std::mem::replace(known, true));
                if first {
                    kept.take(record);
                }
            })?;
            kept.ledger = Some(ledger);
        }
        progress.begin(&self.what, known.iter().filter(|known| **known).count(), self.games as usize);
        let kept = Mutex::new(kept);
        let missing = (0..self.games.min(self.part.end))
            .zip(deals)
            .filter(|(index, _)| self.part.contains(index) && !known[*index as usize]);
        work_off(missing, stop, |(index, dice)| {
            let record = play(index, dice)?;
            hold(&kept).keep(record)?;
            progress.game_over();
            Ok(())
        })?;
        let Kept { order, sum_up, .. } = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
        order.finish(sum_up);
        Ok(())
    }
}

impl<F: FnMut(Record)> Kept<F> {
    fn keep(&mut self, record: Record) -> Result<(), ArenaError> {
        if let Some(ledger) = &mut self.ledger {
            ledger.append(&record)?;
        }
        self.take(record);
        Ok(())
    }

    fn take(&mut self, record: Record) {
        self.order.put(record.index, record, &mut self.sum_up);
    }
}

/// What one side put into its games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct MeanEffort {
    /// Decisions a game.
    pub decisions: f64,
    /// Processor time a decision.
    pub cpu: Duration,
}

/// What one side put into several games, as files keep it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Efforts {
    decisions: u64,
    micros: u64,
}

impl Efforts {
    pub fn add(&mut self, decisions: u32, micros: u64) {
        self.decisions += u64::from(decisions);
        self.micros += micros;
    }

    pub fn mean(self, games: u32) -> MeanEffort {
        MeanEffort {
            decisions: self.decisions as f64 / f64::from(games.max(1)),
            cpu: Duration::from_micros(self.micros / self.decisions.max(1)),
        }
    }
}
