//! How long people have thought.

use std::collections::BTreeMap;
use std::time::Duration;

use table::Seat;

use super::acts::number;
use super::state::TableState;
use crate::ids::Moment;
use crate::journal::{Clock, Entry, Stage};

/// What somebody gets who comes back with no time left.
const GRACE: Duration = Duration::from_secs(30);

/// Which clocks run, and since when. After a restart they run from then on: the time in which the house
/// was not there is nobody's.
#[derive(Debug, Default)]
pub struct Clocks {
    running: BTreeMap<Seat, Moment>,
}

impl Clocks {
    /// What a seat's clock shows.
    pub fn left(&self, table: &TableState, seat: Seat, now: Moment) -> Option<Duration> {
        let left = table.seats[seat.index()].left?;
        let used = self.running.get(&seat).map_or(Duration::ZERO, |&since| now.since(since));
        Some(left.saturating_sub(used))
    }

    /// Whether a seat's clock runs.
    pub fn runs(&self, seat: Seat) -> bool {
        self.running.contains_key(&seat)
    }

    /// The next clock to run out, and when.
    pub fn next_expiry(&self, table: &TableState) -> Option<(Seat, Moment)> {
        let expiry = |(&seat, &since): (&Seat, &Moment)| Some((seat, since.after(table.seats[seat.index()].left?)));
        self.running.iter().filter_map(expiry).min_by_key(|&(_, at)| at)
    }

    /// Starts and stops clocks after something happened, and says what to write down: the time of every
    /// seat whose clock changed hands.
    pub fn turn(&mut self, table: &TableState, now: Moment) -> Option<Entry> {
        let clock = table.record.clock;
        if clock == Clock::Off {
            return None;
        }
        let mut written = BTreeMap::new();
        for seat in Seat::all(table.seats.len()) {
            let runs = should_run(table, seat);
            let left = self.left(table, seat, now);
            match (self.running.contains_key(&seat), runs) {
                (true, false) => {
                    self.running.remove(&seat);
                    written.insert(number(seat), millis(topped_up(clock, left?)));
                }
                (false, true) => {
                    self.running.insert(seat, now);
                    written.insert(number(seat), millis(left?.max(GRACE.min(clock.allowance()?))));
                }
                _ => {}
            }
        }
        (!written.is_empty()).then_some(Entry::Clocks { left: written })
    }
}

fn should_run(table: &TableState, seat: Seat) -> bool {
    let state = &table.seats[seat.index()];
    table.stage() == Stage::Playing
        && table.awaited().contains(seat)
        && state.occupant.person().is_some()
        && table.bot(seat).is_none()
}

/// The clock after a decision.
fn topped_up(clock: Clock, left: Duration) -> Duration {
    match clock {
        Clock::Off => left,
        Clock::Live { increment, .. } => left + Duration::from_secs(increment.into()),
        Clock::Days { .. } => clock.allowance().unwrap_or(left),
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
