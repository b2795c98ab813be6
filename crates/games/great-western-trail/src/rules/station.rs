//! Stations and station masters.

use table::{Log, Seat};

use super::Run;
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

impl GreatWesternTrail {
    pub(super) fn list_stations_behind(&self, out: &mut Vec<Action>) {
        let behind = self.table.stations_behind(self.table.turn);
        out.extend(behind.iter().map(Action::Upgrade));
        out.push(Action::Done);
    }

    /// The cost is paid before the disc is taken (GWT-STN-02); only where the engine has just stopped (GWT-STN-03), but for
    /// 9b. Then the station master may be taken, at once or never (GWT-SMT-01, GWT-SMT-02).
    pub(super) fn upgrade<L: Log<Self>>(&mut self, station: Station, run: &mut Run<'_, L>) {
        let (seat, dollars) = (self.table.turn, station.price());
        self.table.mover_mut().dollars -= dollars;
        run.tell(|| Event::Upgraded { seat, station, dollars }, self);
        self.table.steps.push(Step::Appoint(station));
        self.table.steps.push(Step::Disc(Place::Station(station)));
    }

    pub(super) fn list_appointments(&self, out: &mut Vec<Action>) {
        let can_go = |worker: &Worker| self.table.mover().workers(*worker) > 1;
        out.extend(Worker::ALL.into_iter().filter(can_go).map(Action::Appoint));
        out.push(Action::Done);
    }

    /// The worker stays at the station for good (GWT-SMT-02), and what the tile shows comes at once (GWT-SMT-03,
    /// GWT-SMT-05).
    pub(super) fn appoint<L: Log<Self>>(&mut self, station: Station, worker: Worker, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let Some(master) = self.table.master_at(station) else { return };
        self.table.masters[station.index()] = None;
        self.table.posted[station.index()] = Some(worker);
        let player = self.table.mover_mut();
        player.workers[worker.index()] -= 1;
        player.masters.insert(master);
        run.tell(|| Event::Appointed { seat, master, station, worker: Some(worker) }, self);
        match *master.instant() {
            [one, other] => self.table.steps.push(Step::Offer(one, Some(other))),
            [one] => self.perform(one, run),
            _ => {}
        }
    }
}
