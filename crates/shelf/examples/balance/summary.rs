//! What the games of a file say.

use std::collections::{BTreeMap, BTreeSet};

use arena::{Interval, Round};
use table::Guide;
use west_story::WestStory;

use crate::ledger::Record;

/// All games with one set of numbers.
pub struct Summary<'a> {
    records: &'a [Record],
    /// The ways to play, without a lean first, then in the order of the leans.
    pub ways: Vec<String>,
}

/// What one way to play comes to.
pub struct Manner {
    /// How much of each thing that can be leant towards it has in the end.
    pub has: Vec<f64>,
    /// Points.
    pub points: f64,
}

/// The name of a way, without its strength.
pub fn name(way: &str) -> &str {
    way.split('/').next().unwrap_or(way)
}

impl<'a> Summary<'a> {
    /// Of these games.
    pub fn of(records: &'a [Record]) -> Self {
        let ways: BTreeSet<&String> = records.iter().flat_map(|record| &record.ways).collect();
        let mut ways: Vec<String> = ways.into_iter().cloned().collect();
        ways.sort_by_key(|way| WestStory::LEANS.iter().position(|&lean| lean == name(way)));
        Summary { records, ways }
    }

    /// The share of victories of the seats that `whose` names, in the games in which it names one. The games of a deal are one
    /// round: its luck is in all of them.
    fn share(&self, whose: impl Fn(&Record) -> Option<usize>) -> (Interval, u32) {
        let mut deals: BTreeMap<u32, Round> = BTreeMap::new();
        for record in self.records {
            if let Some(seat) = whose(record) {
                let round = deals.entry(record.deal).or_default();
                round.games += 1;
                round.wins += f64::from(u8::from(record.winner == seat));
            }
        }
        let rounds: Vec<Round> = deals.into_values().collect();
        (Interval::of(&rounds), rounds.iter().map(|round| round.games).sum())
    }

    /// How often a way wins, against everybody and at every table that `at` is true of.
    pub fn way_where(&self, way: &str, at: impl Fn(&Record) -> bool) -> (Interval, u32) {
        self.share(|record| record.ways.iter().position(|other| other == way).filter(|_| at(record)))
    }

    /// How often a way wins, against everybody.
    pub fn way(&self, way: &str) -> (Interval, u32) {
        self.way_where(way, |_| true)
    }

    /// How often a way wins against another.
    pub fn pair(&self, way: &str, other: &str) -> (Interval, u32) {
        self.way_where(way, |record| record.ways.iter().any(|there| there == other))
    }

    /// How often the first seat wins, where `at` is true.
    pub fn first_seat(&self, at: impl Fn(&Record) -> bool) -> (Interval, u32) {
        self.share(|record| at(record).then_some(0))
    }

    /// How often the first Sheriff wins, where `at` is true.
    pub fn first_sheriff(&self, at: impl Fn(&Record) -> bool) -> (Interval, u32) {
        self.share(|record| at(record).then_some(record.sheriff))
    }

    /// The mean points of both seats where `at` is true.
    pub fn points(&self, at: impl Fn(&Record) -> bool) -> f64 {
        let points = self.records.iter().filter(|record| at(record)).flat_map(|record| record.points);
        mean(points.map(f64::from))
    }

    /// What somebody who plays like this comes to.
    pub fn manner(&self, way: &str) -> Manner {
        let seats = || {
            self.records
                .iter()
                .flat_map(|record| (0..2).map(move |seat| (record, seat)))
                .filter(|(record, seat)| record.ways[*seat] == way)
        };
        let has = |lean: usize| mean(seats().map(|(record, seat)| f64::from(record.has[seat][lean])));
        Manner {
            has: (0..WestStory::LEANS.len()).map(has).collect(),
            points: mean(seats().map(|(record, seat)| f64::from(record.points[seat]))),
        }
    }

    /// How many cards of each kind a seat buys, and how many more whoever wins, by kind.
    pub fn cards(&self) -> BTreeMap<String, (f64, f64)> {
        let mut cards: BTreeMap<String, (f64, f64)> = BTreeMap::new();
        let games = self.records.len() as f64;
        for record in self.records {
            for (seat, bought) in record.cards.iter().enumerate() {
                let sign = if seat == record.winner { 1.0 } else { -1.0 };
                for (kind, &count) in bought {
                    let (all, more) = cards.entry(kind.clone()).or_default();
                    *all += f64::from(count) / games / 2.0;
                    *more += sign * f64::from(count) / games;
                }
            }
        }
        cards
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0u32), |(sum, count), value| (sum + value, count + 1));
    sum / f64::from(count.max(1))
}
