//! Stations and station masters.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::data::railroad::{MASTERS, Station, Stations};
use crate::data::tiles::Worker;
use crate::event::Event;
use crate::state::{GreatWesternTrail, Place, Step, Table};

impl Table {
    /// Whether a station may be upgraded: it costs dollars, and a disc that can be had (GWT-STN-02, GWT-STN-05).
    pub fn can_upgrade(&self, seat: Seat, station: Station) -> bool {
        let player = self.player(seat);
        !player.has_station(station)
            && player.dollars >= station.price()
            && self.discs_for(seat, Place::Station(station), player.dollars - station.price()).any()
    }

    /// Stations behind the own engine that may be upgraded (GWT-PB-9b).
    pub fn stations_behind(&self, seat: Seat) -> Stations {
        let engine = self.player(seat).engine;
        let behind = |station: &Station| station.berth() < engine && self.can_upgrade(seat, *station);
        Station::ALL.into_iter().filter(behind).collect()
    }

    /// Whether a station master can be had there: printed workers cannot be given up (GWT-SMT-01).
    pub(crate) fn can_appoint(&self, seat: Seat, station: Station) -> bool {
        self.master_at(station).is_some() && self.player(seat).workers.iter().any(|&count| count > 1)
    }

    fn master_at(&self, station: Station) -> Option<crate::data::railroad::Master> {
        if station.index() < MASTERS { self.masters[station.index()] } else { None }
    }
}

/// Whether to upgrade the station at which the engine has stopped, or which one behind it (GWT-PB-9b).
#[derive(Clone, Copy)]
pub(super) struct Upgrade(pub Option<Station>);

impl Asks<Upgrade> for GreatWesternTrail {
    fn list(&self, seat: Seat, Upgrade(here): Upgrade, out: &mut impl List<Action>) {
        let can = match here {
            Some(station) if self.table.can_upgrade(seat, station) => Stations::only(station),
            Some(_) => Stations::NONE,
            None => self.table.stations_behind(seat),
        };
        out.put_all(can.iter().map(Action::Upgrade));
        out.put(Action::Done);
    }

    /// The cost is paid before the disc is taken (GWT-STN-02); only where the engine has just stopped (GWT-STN-03), but for
    /// 9b. Then the station master may be taken, at once or never (GWT-SMT-01, GWT-SMT-02).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Upgrade, answer: Action, run: &mut Run<'_, L>) {
        let Action::Upgrade(station) = answer else { return };
        let dollars = station.price();
        self.table.player_mut(seat).dollars -= dollars;
        run.tell(self, || Event::Upgraded { seat, station, dollars });
        self.table.steps.push(Step::Appoint(station));
        self.table.steps.push(Step::Disc(Place::Station(station)));
    }

    fn object(&self, seat: Seat, Upgrade(here): Upgrade, answer: Action) -> Refusal {
        let Action::Upgrade(station) = answer else { return not_now(answer) };
        let player = self.table.player(seat);
        if here.is_some() {
            refused("GWT-STN-03", "why-not-this-station")
        } else if station.berth() >= player.engine {
            refused("GWT-PB-9b", "why-not-behind")
        } else if player.has_station(station) {
            refused("GWT-STN-02", "why-upgraded-already")
        } else if player.dollars < station.price() {
            refused("GWT-STN-02", "why-too-few-dollars")
        } else {
            refused("GWT-STN-05", "why-no-disc")
        }
    }
}

/// Which worker is given up for a station master.
#[derive(Clone, Copy)]
pub(super) struct Appoint(pub Station);

impl Asks<Appoint> for GreatWesternTrail {
    fn list(&self, seat: Seat, Appoint(station): Appoint, out: &mut impl List<Action>) {
        if self.table.can_appoint(seat, station) {
            let can_go = |worker: &Worker| self.table.player(seat).workers(*worker) > 1;
            out.put_all(Worker::ALL.into_iter().filter(can_go).map(Action::Appoint));
        }
        out.put(Action::Done);
    }

    /// The worker stays at the station for good (GWT-SMT-02), and what the tile shows comes at once (GWT-SMT-03,
    /// GWT-SMT-05).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, Appoint(station): Appoint, answer: Action, run: &mut Run<'_, L>) {
        let (Action::Appoint(worker), Some(master)) = (answer, self.table.master_at(station)) else { return };
        self.table.masters[station.index()] = None;
        self.table.posted[station.index()] = Some(worker);
        let player = self.table.player_mut(seat);
        player.workers[worker.index()] -= 1;
        player.masters.insert(master);
        run.tell(self, || Event::Appointed { seat, master, station, worker: Some(worker) });
        match *master.instant() {
            [one, other] => self.table.steps.push(Step::Offer(one, Some(other))),
            [one] => self.perform(one, run),
            _ => {}
        }
    }

    fn object(&self, _: Seat, _: Appoint, answer: Action) -> Refusal {
        match answer {
            Action::Appoint(_) => refused("GWT-SMT-01", "why-printed-worker"),
            _ => not_now(answer),
        }
    }
}
