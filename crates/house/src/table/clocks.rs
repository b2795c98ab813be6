//! How long people have thought.
//!
//! A clock is written down when it stops, with nothing added. What an answer has earned, and the grace of whoever has
//! next to nothing left, are added when it starts again, once for every question that the seat has answered: stopping and
//! starting a clock by pausing, leaving or taking back earns nothing.

use std::collections::BTreeMap;
use std::time::Duration;

use table::Seat;

use super::acts::number;
use super::state::{SeatState, TableState};
use crate::records::ids::Moment;
use crate::records::journal::{Clock, Entry, Stage};

/// The least that a clock shows when it starts, once for every question.
const GRACE: Duration = Duration::from_secs(30);

/// Which clocks run, and since when. After a restart they run from then on: the time in which the house
/// was not there is nobody's.
#[derive(Debug, Default)]
pub struct Clocks {
    running: BTreeMap<Seat, Moment>,
}

impl Clocks {
    /// What a seat's clock shows: while it stands, with what the seat has earned.
    pub fn left(&self, table: &TableState, seat: Seat, now: Moment) -> Option<Duration> {
        let state = &table.seats[seat.index()];
        match self.running.get(&seat) {
            Some(&since) => Some(state.left?.saturating_sub(now.since(since))),
            None => earned(table.record.clock, state),
        }
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
            match (self.running.contains_key(&seat), runs(table, seat)) {
                (true, false) => {
                    written.insert(number(seat), millis(self.left(table, seat, now)?));
                    self.running.remove(&seat);
                }
                (false, true) => {
                    written.insert(number(seat), millis(starting(clock, &table.seats[seat.index()])?));
                    self.running.insert(seat, now);
                }
                _ => {}
            }
        }
        (!written.is_empty()).then_some(Entry::Clocks { left: written })
    }
}

/// A seat's clock was written down: what it had earned by its start is spent.
pub(super) fn noted(table: &mut TableState, seat: Seat, left: Duration) {
    let (clock, starts) = (table.record.clock, runs(table, seat));
    let state = &mut table.seats[seat.index()];
    if starts {
        let graced = earned(clock, state).is_some_and(|earned| left > earned);
        state.graced = if graced { Some(state.answered) } else { state.graced };
        state.rewarded = state.rewarded.max(state.answered);
    }
    state.left = Some(left);
}

/// Whether a seat's clock runs as the table stands.
fn runs(table: &TableState, seat: Seat) -> bool {
    let state = &table.seats[seat.index()];
    table.stage() == Stage::Playing
        && table.awaited().contains(seat)
        && state.occupant.person().is_some()
        && table.bot(seat).is_none()
}

/// What a clock starts with.
fn starting(clock: Clock, seat: &SeatState) -> Option<Duration> {
    let (left, grace) = (earned(clock, seat)?, GRACE.min(clock.allowance()?));
    let again = seat.graced.is_some_and(|answered| seat.answered <= answered);
    Some(if again { left } else { left.max(grace) })
}

/// What is left on a clock that stands, with what was earned since it last started.
fn earned(clock: Clock, seat: &SeatState) -> Option<Duration> {
    let left = seat.left?;
    match clock {
        _ if seat.answered <= seat.rewarded => Some(left),
        Clock::Off => Some(left),
        Clock::Live { increment, .. } => Some(left + Duration::from_secs(increment.into())),
        Clock::Days { .. } => clock.allowance(),
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use proving::toy::Toy;
    use shelf::boxed;
    use table::setup::{Value, Values};

    use super::super::tests::leaks::{NOW, opened_with};
    use super::*;
    use crate::records::journal::{By, StandIn, Stored};

    const MINUTE: Duration = Duration::from_secs(60);
    const BLITZ: Clock = Clock::Live { seconds: 60, increment: 10 };

    /// Two people at the toy table, where a turn is a bid and a choice of nerve.
    struct Timed {
        table: TableState,
        clocks: Clocks,
        now: Moment,
    }

    impl Timed {
        fn new(clock: Clock) -> Self {
            let setup = Values::new().with("players", Value::Number(2));
            let mut table = opened_with(boxed::<Toy>(), &setup, 1).table;
            table.record.clock = clock;
            table.seats.iter_mut().for_each(|seat| seat.left = clock.allowance());
            let mut timed = Timed { table, clocks: Clocks::default(), now: NOW };
            timed.turn();
            timed
        }

        fn turn(&mut self) {
            if let Some(entry) = self.clocks.turn(&self.table, self.now) {
                self.table.apply(&Stored { at: self.now, entry, request: None }).expect("clocks fit");
            }
        }

        fn happens(&mut self, entry: Entry) {
            self.table.apply(&Stored { at: self.now, entry, request: None }).expect("it fits");
            self.turn();
        }

        fn plays(&mut self, seat: u8, notation: &str) {
            self.happens(Entry::Move { seat, notation: notation.to_owned(), by: By::Person });
        }

        fn takes_a_turn(&mut self, seat: u8) {
            self.plays(seat, "bid 0");
            self.plays(seat, "meek");
        }

        fn waits(&mut self, time: Duration) {
            self.now = self.now.after(time);
        }

        fn left(&self, seat: usize) -> Duration {
            self.clocks.left(&self.table, Seat::new(seat), self.now).expect("there are clocks")
        }

        fn pauses_and_resumes(&mut self) {
            self.happens(Entry::Paused { seat: 0 });
            self.happens(Entry::Resumed);
        }

        fn leaves_and_returns(&mut self) {
            self.happens(Entry::StoodIn { seat: 0, why: StandIn::Left });
            self.happens(Entry::Returned { seat: 0 });
        }
    }

    #[test]
    fn every_answer_earns_one_increment() {
        let mut timed = Timed::new(BLITZ);
        timed.waits(Duration::from_secs(20));
        timed.takes_a_turn(0);
        assert_eq!((timed.left(0), timed.left(1)), (Duration::from_secs(50), Duration::from_secs(40)));
        timed.takes_a_turn(1);
        assert!(timed.clocks.runs(Seat::new(0)), "the next round has begun");
        assert_eq!(timed.left(0), Duration::from_secs(50));
    }

    #[test]
    fn stopping_and_starting_a_clock_earns_nothing() {
        for stop_and_start in [Timed::pauses_and_resumes, Timed::leaves_and_returns] {
            for clock in [BLITZ, Clock::Days { days: 1 }] {
                let mut timed = Timed::new(clock);
                let allowance = timed.left(0);
                timed.waits(Duration::from_secs(10));
                // In the middle of a turn too.
                timed.plays(0, "bid 0");
                for _ in 0..20 {
                    stop_and_start(&mut timed);
                }
                assert_eq!(timed.left(0), allowance - Duration::from_secs(10), "{clock:?}");
            }
        }
    }

    #[test]
    fn taking_back_and_deciding_again_earns_nothing_more() {
        for (clock, after) in [(BLITZ, Duration::from_secs(50)), (Clock::Days { days: 1 }, Duration::from_secs(86_400))]
        {
            let mut timed = Timed::new(clock);
            let allowance = timed.left(0);
            timed.waits(Duration::from_secs(20));
            for _ in 0..5 {
                timed.takes_a_turn(0);
                timed.happens(Entry::TakenBack { seat: 0, count: 1 });
                assert_eq!(timed.left(0), allowance - Duration::from_secs(20), "{clock:?}: the question is open again");
                timed.happens(Entry::TakenBack { seat: 0, count: 1 });
            }
            timed.takes_a_turn(0);
            timed.takes_a_turn(1);
            assert_eq!(timed.left(0), after, "{clock:?}");
        }
    }

    #[test]
    fn whoever_has_no_time_left_gets_a_little_once_for_every_question() {
        let mut timed = Timed::new(Clock::Live { seconds: 60, increment: 0 });
        timed.waits(MINUTE);
        timed.leaves_and_returns();
        assert_eq!(timed.left(0), GRACE);
        timed.waits(GRACE);
        for _ in 0..3 {
            timed.leaves_and_returns();
            timed.pauses_and_resumes();
            assert_eq!(timed.left(0), Duration::ZERO);
        }
        timed.takes_a_turn(0);
        timed.happens(Entry::TakenBack { seat: 0, count: 1 });
        assert_eq!(timed.left(0), Duration::ZERO, "the same question gives nothing again");
        timed.plays(0, "meek");
        timed.takes_a_turn(1);
        assert_eq!(timed.left(0), GRACE, "the next one does");
    }

    #[test]
    fn a_table_taken_up_again_remembers_what_was_earned() {
        let mut timed = Timed::new(BLITZ);
        timed.waits(MINUTE);
        timed.leaves_and_returns();
        timed.waits(GRACE);
        timed.happens(Entry::Paused { seat: 0 });
        timed.clocks = Clocks::default();
        timed.happens(Entry::Resumed);
        assert_eq!(timed.left(0), Duration::ZERO);
    }
}
