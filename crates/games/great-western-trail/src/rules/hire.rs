//! Hiring workers.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::data::boards::{MAX_WORKERS, slot};
use crate::data::tiles::{ROWS, WAGES, Worker};
use crate::event::Event;
use crate::state::{GreatWesternTrail, Table};

/// A row of the job market, as a set of its fields.
const FIELDS: u64 = 0b1111;

impl Table {
    /// What a worker of this row costs (GWT-HIRE-03).
    #[inline]
    pub fn wage(row: u8, modifier: i8) -> u16 {
        (i16::from(WAGES[usize::from(row)]) + i16::from(modifier)).max(0) as u16
    }

    /// Rows that hold such a worker for hire, each with its cost (GWT-HIRE-01). A full row of the own board takes no more
    /// (GWT-HIRE-05).
    pub fn hires(&self, seat: Seat, worker: Worker, modifier: i8) -> impl Iterator<Item = (u8, u16)> + '_ {
        let player = self.player(seat);
        let full = player.workers(worker) == MAX_WORKERS;
        let mut fields = if full { 0 } else { self.jobs[worker.index()] & self.open_jobs() };
        std::iter::from_fn(move || {
            (fields != 0).then(|| {
                let row = (fields.trailing_zeros() / 4) as u8;
                fields &= !(FIELDS << (4 * row));
                (row, Table::wage(row, modifier))
            })
        })
    }

    pub(crate) fn can_hire(&self, seat: Seat, modifier: i8) -> bool {
        let dollars = self.player(seat).dollars;
        Worker::ALL.into_iter().any(|worker| self.hires(seat, worker, modifier).any(|(_, wage)| wage <= dollars))
    }

    /// Takes a worker from the job market; its field stays empty (GWT-HIRE-08).
    pub(super) fn take_job(&mut self, row: u8, worker: Worker) {
        let fields = self.jobs[worker.index()] & FIELDS << (4 * row);
        self.jobs[worker.index()] &= !(fields & fields.wrapping_neg());
    }
}

/// Which worker to hire, for so much more or less.
#[derive(Clone, Copy)]
pub(super) struct Hire(pub i8);

impl Asks<Hire> for GreatWesternTrail {
    fn list(&self, seat: Seat, Hire(modifier): Hire, out: &mut impl List<Action>) {
        let dollars = self.table.player(seat).dollars;
        for worker in Worker::ALL {
            let affordable = self.table.hires(seat, worker, modifier).filter(|&(_, wage)| wage <= dollars);
            out.put_all(affordable.map(|(row, _)| Action::Hire { row, worker }));
        }
        out.put(Action::Done);
    }

    /// The worker goes to the leftmost empty slot of its row (GWT-HIRE-04), and what the slot shows comes at once, every
    /// time it is covered (GWT-HIRE-06, GWT-SMT-04).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, Hire(modifier): Hire, answer: Action, run: &mut Run<'_, L>) {
        let Action::Hire { row, worker } = answer else { return };
        let dollars = Table::wage(row, modifier);
        self.table.take_job(row, worker);
        let player = self.table.player_mut(seat);
        player.dollars -= dollars;
        player.workers[worker.index()] += 1;
        let count = player.workers(worker);
        run.tell(self, || Event::Hired { seat, worker, row, dollars });
        if let Some(effect) = slot(worker, count) {
            self.offer(effect, run);
        }
    }

    fn object(&self, seat: Seat, Hire(modifier): Hire, answer: Action) -> Refusal {
        let Action::Hire { row, worker } = answer else { return not_now(answer) };
        let (table, player) = (&self.table, self.table.player(seat));
        let here = table.jobs[worker.index()] & FIELDS << (4 * row) != 0;
        if !here {
            refused("GWT-HIRE-01", "why-no-such-worker")
        } else if row >= table.token_row {
            refused("GWT-HIRE-02", "why-row-of-token")
        } else if player.workers(worker) == MAX_WORKERS {
            refused("GWT-HIRE-05", "why-row-full")
        } else if Table::wage(row, modifier) > player.dollars {
            refused("GWT-HIRE-03", "why-too-few-dollars")
        } else {
            refused("GWT-HIRE-01", "why-no-such-worker")
        }
    }
}

const _: () = assert!(ROWS * 4 <= 64);
