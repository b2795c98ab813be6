//! Sam's turns, which need no decision.

use table::sets::nth_bit;
use table::{Log, Run, Seat};

use super::trail::moved;
use crate::cards::Card;
use crate::data::boards::MAX_WORKERS;
use crate::data::buildings::Number;
use crate::data::cattle::{PRICE_LIST, Purchase, REVEALED};
use crate::data::railroad::{Bonus, City, Link, MASTERS, Station};
use crate::data::sam::{DECK, Errand, MOST_DOLLARS, Steps};
use crate::data::tiles::{Area, Tile, Worker};
use crate::data::trail::{BANDITS, BUILDING_SITES, Site, Sites};
use crate::event::{Event, Leg};
use crate::state::{GreatWesternTrail, Table, Tenant};

/// A way for Sam to build, better ones being larger (GWT-SOLO-19).
type Rank = (u8, i32, i32, bool, std::cmp::Reverse<Number>, std::cmp::Reverse<usize>);

impl Table {
    /// What Sam specializes in.
    fn specialization(&self) -> Worker {
        self.sam.map_or(Worker::Cowboy, |sam| sam.specialization)
    }

    /// How far a card takes him (GWT-SOLO-06, GWT-SOLO-09).
    fn sam_steps(&self, sam: Seat, steps: Steps) -> u8 {
        let player = self.player(sam);
        match steps {
            Steps::Fixed(steps) => steps,
            Steps::Cowboys => player.workers(Worker::Cowboy),
            Steps::Specialists => player.workers(self.specialization()),
            Steps::Buildings => {
                let most = self.players().iter().map(|player| player.built.len()).max();
                most.unwrap_or(0).max(1) as u8
            }
        }
    }

    /// The next space on the branch with the fewest spaces; of equal ones the first (GWT-SOLO-07). With the fork, if it
    /// is on the second one.
    fn sam_next(&self, site: Site) -> Option<(Site, u8)> {
        let spaces = |ahead: Sites| (ahead & self.spaces).len();
        let next = |ahead: Sites, end: Site| (ahead & self.spaces).first().unwrap_or(end);
        let length = |ahead: Sites, end: Site| match (site, end) {
            // The second branch from C runs through D, and on from there on its shorter branch.
            (Site::C, Site::D) => 1 + Site::D.ways().iter().flatten().map(|way| spaces(way.ahead)).min().unwrap_or(0),
            _ => spaces(ahead),
        };
        let forks = [0, site.ahead().fork];
        let ways = site.ways().iter().zip(forks).filter_map(|(way, fork)| Some((way.as_ref()?, fork)));
        let (way, fork) = ways.min_by_key(|(way, _)| length(way.ahead, way.end))?;
        Some((next(way.ahead, way.end), fork))
    }

    /// Where Sam puts a new building: the first empty site without a risk action ahead of the human (GWT-SOLO-20).
    fn sam_site(&self, human: Seat) -> Option<Site> {
        let from = match self.player(human).rancher {
            Some(site) if site != Site::KansasCity => site,
            _ => Site::Start,
        };
        self.first_site_after(from).or_else(|| self.first_site_after(Site::Start))
    }

    fn first_site_after(&self, from: Site) -> Option<Site> {
        let fits =
            |site: Site| BUILDING_SITES.contains(site) && self.tenant(site) == Tenant::Empty && site.risk().is_none();
        let (mut seen, mut frontier) = (Sites::only(from), vec_of(from));
        while !frontier.is_empty() {
            let mut next = arrayvec::ArrayVec::new();
            for site in frontier {
                for way in site.ways().iter().flatten() {
                    let after = way.ahead.first().unwrap_or(way.end);
                    if seen.contains(after) {
                        continue;
                    }
                    seen.insert(after);
                    if fits(after) {
                        return Some(after);
                    }
                    next.push(after);
                }
            }
            frontier = next;
        }
        None
    }

    /// Fees of a building in all.
    fn fees(&self, sam: Seat, number: Number) -> i32 {
        i32::from(self.hand_fee(self.plan(sam, number).hand))
    }

    /// The best way for Sam to build (GWT-SOLO-19).
    fn sam_building(&self, sam: Seat, human: Seat) -> Option<(Number, Site)> {
        let craftsmen = self.player(sam).workers(Worker::Craftsman);
        let value = |number: Number| (i32::from(self.plan(sam, number).points), self.fees(sam, number));
        let mut best: Option<(Rank, Number, Site)> = None;
        let sites = self.sam_site(human).into_iter().chain(self.player(sam).sites.iter());
        for site in sites {
            let old = match self.tenant(site) {
                Tenant::Private { number, .. } => Some(number),
                _ => None,
            };
            for number in self.unbuilt(sam) {
                let Some(needed) = self.craftsmen_for(sam, number, site).filter(|&needed| needed <= craftsmen) else {
                    continue;
                };
                let (points, fees) = value(number);
                let (old_points, old_fees) = old.map_or((0, 0), value);
                let order = (std::cmp::Reverse(number), std::cmp::Reverse(site.index()));
                let rank = (needed, points - old_points, fees - old_fees, old.is_none(), order.0, order.1);
                if best.is_none_or(|(other, ..)| rank > other) {
                    best = Some((rank, number, site));
                }
            }
        }
        best.map(|(_, number, site)| (number, site))
    }

    /// The purchase that brings most points; then the higher value, then fewer cowboys (GWT-SOLO-18).
    fn sam_purchase(&self, cowboys: u8) -> Option<Purchase> {
        let points = |purchase: &Purchase| {
            [Some(purchase.card), purchase.second]
                .into_iter()
                .flatten()
                .map(|card| u16::from(card.points()))
                .sum::<u16>()
        };
        let possible = |purchase: &&Purchase| {
            purchase.dollars <= MOST_DOLLARS && purchase.cowboys <= cowboys && self.offers(purchase)
        };
        // Of equal ones the first of the list.
        PRICE_LIST
            .iter()
            .rev()
            .filter(possible)
            .max_by_key(|purchase| (points(purchase), purchase.card.value(), std::cmp::Reverse(purchase.cowboys)))
            .copied()
    }
}

fn vec_of(site: Site) -> arrayvec::ArrayVec<Site, 8> {
    [site].into_iter().collect()
}

impl GreatWesternTrail {
    /// He turns over a card (GWT-SOLO-05), moves, does what it says, and delivers if he is in Kansas City (GWT-SOLO-06).
    pub(super) fn play_sam<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let sam = self.table.turn;
        let Some(mut state) = self.table.sam else { return };
        let left = state.left();
        let index = nth_bit(left.into(), run.dice.below(left.count_ones()) as usize);
        state.cards = left & !(1 << index);
        state.turned = Some(index as u8 + 1);
        self.table.sam = Some(state);
        run.tell(self, || Event::SamTurned(index as u8 + 1));
        let card = DECK[index];
        self.move_sam(sam, self.table.sam_steps(sam, card.steps), run);
        if card.only.is_none_or(|worker| worker == state.specialization) {
            self.run_errand(sam, card.errand, run);
        }
        if self.table.player(sam).rancher == Some(Site::KansasCity) {
            self.sam_in_kansas_city(sam, run);
        }
    }

    /// Exactly so many steps, but not beyond Kansas City (GWT-SOLO-07). He pays nothing; human buildings are paid by the
    /// bank (GWT-SOLO-08).
    fn move_sam<L: Log<Self>>(&mut self, sam: Seat, steps: u8, run: &mut Run<'_, L>) {
        let Some(mut site) = self.table.player(sam).rancher else { return };
        let (mut path, mut told, mut leg) = (Sites::NONE, Sites::NONE, Leg { from: site, via: 0 });
        for _ in 0..steps {
            let Some((next, fork)) = self.table.sam_next(site) else { break };
            (site, path) = (next, path.with(next));
            leg.via |= fork;
            self.table.player_mut(sam).rancher = Some(site);
            if let (due, Some(owner)) = self.table.fee(sam, site)
                && due > 0
            {
                self.table.player_mut(owner).dollars += due;
                run.tell(self, || Event::FeePaid { seat: sam, to: Some(owner), site, leg, dollars: due, due });
                (leg.from, told) = (site, told.with(site));
            }
        }
        run.tell(self, || moved(sam, site, path, told, leg));
    }

    fn run_errand<L: Log<Self>>(&mut self, sam: Seat, errand: Errand, run: &mut Run<'_, L>) {
        let cowboys = self.table.player(sam).workers(Worker::Cowboy);
        match errand {
            Errand::HireCheapest => self.sam_hires_cheapest(sam, run),
            Errand::HireSpecialist => self.sam_hires_specialist(sam, run),
            Errand::Engine => self.sam_moves_engine(sam, run),
            Errand::Objective => self.sam_takes_objective(sam, run),
            Errand::Bandit => self.sam_captures(sam, run),
            Errand::Hazard => self.sam_removes(sam, run),
            Errand::Cattle => self.sam_buys(sam, cowboys, run),
            Errand::RevealAndCattle => {
                self.grow_market(REVEALED, run);
                self.sam_buys(sam, cowboys - 1, run);
            }
            Errand::Build => self.sam_builds(sam, run),
            Errand::EngineerAndEngine => {
                if let Some((row, _)) = self.cheapest(sam, Worker::Engineer) {
                    self.sam_hires(sam, row, Worker::Engineer, run);
                }
                self.sam_moves_engine(sam, run);
            }
        }
    }

    /// The cheapest row with such a worker for Sam; of equal ones the upper (GWT-SOLO-10, GWT-SOLO-11).
    fn cheapest(&self, sam: Seat, worker: Worker) -> Option<(u8, u16)> {
        self.table.hires(sam, worker, 0).min_by_key(|&(row, wage)| (wage, row))
    }

    /// From the cheapest row a specialist if possible, else the leftmost worker that fits (GWT-SOLO-10).
    fn sam_hires_cheapest<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        let cheapest = Worker::ALL.into_iter().filter_map(|worker| self.cheapest(sam, worker));
        let Some((row, _)) = cheapest.min_by_key(|&(row, wage)| (wage, row)) else { return };
        let fits = |worker: &Worker| self.table.player(sam).workers(*worker) < MAX_WORKERS;
        let in_row = |worker: &Worker| (0..4).find(|&column| self.table.job(usize::from(row), column) == Some(*worker));
        let specialist = Some(self.table.specialization()).filter(|worker| fits(worker) && in_row(worker).is_some());
        let leftmost = || (0..4).filter_map(|column| self.table.job(usize::from(row), column)).find(fits);
        if let Some(worker) = specialist.or_else(leftmost) {
            self.sam_hires(sam, row, worker, run);
        }
    }

    /// The cheapest specialist; failing that the kind most frequent among workers for hire (GWT-SOLO-11).
    fn sam_hires_specialist<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        let specialist = self.table.specialization();
        let open = self.table.open_jobs();
        let frequency = |worker: &Worker| (self.table.jobs[worker.index()] & open).count_ones();
        let most_frequent = || {
            let possible = Worker::ALL.into_iter().rev().filter(|&worker| self.cheapest(sam, worker).is_some());
            possible.max_by_key(frequency)
        };
        let worker = Some(specialist).filter(|&worker| self.cheapest(sam, worker).is_some()).or_else(most_frequent);
        if let Some((worker, (row, _))) = worker.and_then(|worker| Some((worker, self.cheapest(sam, worker)?))) {
            self.sam_hires(sam, row, worker, run);
        }
    }

    /// Free of charge and without the slot's action (GWT-SOLO-10). The most numerous kind becomes his specialization
    /// (GWT-SOLO-12).
    fn sam_hires<L: Log<Self>>(&mut self, sam: Seat, row: u8, worker: Worker, run: &mut Run<'_, L>) {
        self.table.take_job(row, worker);
        self.table.player_mut(sam).workers[worker.index()] += 1;
        run.tell(self, || Event::Hired { seat: sam, worker, row, dollars: 0 });
        let workers = self.table.player(sam).workers;
        if let Some(state) = &mut self.table.sam
            && workers[worker.index()] > workers[state.specialization.index()]
        {
            state.specialization = worker;
            run.tell(self, || Event::SamSpecialized(worker));
        }
    }

    /// Up to his engineers; he stops at the first station that he has not upgraded (GWT-SOLO-13).
    fn sam_moves_engine<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        let engineers = self.table.player(sam).workers(Worker::Engineer);
        let from = self.table.player(sam).engine;
        for steps in 1..=engineers {
            let reached = self.table.forward(sam, steps);
            let wanted =
                |station: &Station| reached.contains(station.berth()) && !self.table.player(sam).has_station(*station);
            if let Some(station) = Station::ALL.into_iter().find(wanted) {
                self.put_sam_engine(sam, station.berth(), run);
                self.sam_upgrades(sam, station, run);
                if station == Station::S10 {
                    self.sam_returns(sam, run);
                }
                return;
            }
        }
        let spaces = self.table.forward(sam, engineers).iter().filter(|berth| !berth.is_turnout());
        if let Some(to) = spaces.last().filter(|&to| to != from) {
            self.put_sam_engine(sam, to, run);
            if to.station() == Some(Station::S10) {
                self.sam_returns(sam, run);
            }
        }
    }

    fn put_sam_engine<L: Log<Self>>(&mut self, sam: Seat, to: crate::data::railroad::Berth, run: &mut Run<'_, L>) {
        let from = std::mem::replace(&mut self.table.player_mut(sam).engine, to);
        run.tell(self, || Event::EngineMoved { seat: sam, from, to });
    }

    /// From space 39 to the first station that he has not upgraded and whose turnout is free, else to the nearest free
    /// space (GWT-SOLO-15).
    fn sam_returns<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        let free = self.table.returns(sam);
        let wanted =
            |station: &Station| free.contains(station.berth()) && !self.table.player(sam).has_station(*station);
        if let Some(station) = Station::ALL.into_iter().find(wanted) {
            self.put_sam_engine(sam, station.berth(), run);
            self.sam_upgrades(sam, station, run);
        } else if let Some(to) = free.iter().filter(|berth| !berth.is_turnout()).last() {
            self.put_sam_engine(sam, to, run);
        }
    }

    /// Free of charge, with a disc, and with the station master, for whom he gives up no worker (GWT-SOLO-14).
    fn sam_upgrades<L: Log<Self>>(&mut self, sam: Seat, station: Station, run: &mut Run<'_, L>) {
        if !self.take_sam_disc(sam, run) {
            return;
        }
        self.table.player_mut(sam).stations.insert(station);
        run.tell(self, || Event::Upgraded { seat: sam, station, dollars: 0 });
        if station.index() < MASTERS
            && let Some(master) = self.table.masters[station.index()].take()
        {
            self.table.player_mut(sam).masters.insert(master);
            run.tell(self, || Event::Appointed { seat: sam, master, station, worker: None });
        }
    }

    /// One of his 14 discs (GWT-SOLO-04), or the one of his upgraded station with the fewest points (GWT-SOLO-23).
    fn take_sam_disc<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) -> bool {
        let player = self.table.player_mut(sam);
        if let Some(discs) = player.discs.iter_mut().find(|count| **count > 0) {
            *discs -= 1;
            return true;
        }
        let own = Station::ALL.into_iter().filter(|&station| player.has_station(station));
        let Some(station) = own.min_by_key(|station| station.points()) else { return false };
        player.stations.remove(station);
        run.tell(self, || Event::DiscRecalled(sam, station));
        true
    }

    /// The open card with the most points, of equal ones the first (GWT-SOLO-16).
    fn sam_takes_objective<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        let points = |place: usize| self.table.display[place].map(|kind| kind.terms().points);
        let places = (0..self.table.display.len()).rev().filter(|&place| points(place).is_some());
        let Some(place) = places.max_by_key(|&place| points(place)) else { return };
        if let Some(kind) = self.table.display[place].take() {
            self.table.player_mut(sam).played.add(kind, 1);
            run.tell(self, || Event::ObjectiveTaken {
                seat: sam,
                objective: Some(kind),
                from_deck: false,
                to_hand: false,
            });
            self.refill_display(place, run);
        }
    }

    /// The bandit with the highest number, without its reward (GWT-SOLO-17).
    fn sam_captures<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        let site = BANDITS.into_iter().rev().find(|&site| self.table.tenant(site) != Tenant::Empty);
        if let Some(site) = site
            && let Some(tile) = self.table.lift_tile(sam, site)
        {
            run.tell(self, || Event::BanditCaptured { seat: sam, tile, site });
        }
    }

    /// From the fullest area the hazard with the most points; of equal ones the highest slot (GWT-SOLO-17).
    fn sam_removes<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        let hazards = |area: Area| area.slots().into_iter().filter(|&site| self.table.hazards().contains(site));
        let fullest = Area::ALL.into_iter().rev().max_by_key(|&area| hazards(area).count());
        let points = |site: &Site| match self.table.tenant(*site) {
            Tenant::Tile(tile) => tile.points(),
            _ => 0,
        };
        let Some(site) = fullest.and_then(|area| hazards(area).max_by_key(points)) else { return };
        if let Some(tile) = self.table.lift_tile(sam, site) {
            run.tell(self, || Event::HazardRemoved { seat: sam, tile, site, dollars: 0 });
        }
    }

    fn sam_buys<L: Log<Self>>(&mut self, sam: Seat, cowboys: u8, run: &mut Run<'_, L>) {
        let Some(purchase) = self.table.sam_purchase(cowboys) else { return };
        self.table.take_from_market(&purchase);
        let herd = self.herd_mut(sam);
        for card in [Some(purchase.card), purchase.second].into_iter().flatten() {
            herd.lay_down(Card::Cattle(card));
        }
        run.tell(self, || Event::Bought { seat: sam, card: purchase.card, second: purchase.second, dollars: 0 });
    }

    fn sam_builds<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        let human = sam.left(usize::from(self.table.seats));
        let Some((number, site)) = self.table.sam_building(sam, human) else { return };
        let replaced = self.table.put_building(sam, number, site);
        run.tell(self, || Event::Built { seat: sam, number, site, replaced, dollars: 0 });
    }

    /// Random tiles, no income, a delivery; he can trigger the end (GWT-SOLO-21).
    fn sam_in_kansas_city<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        for column in 0..3 {
            let tiles: arrayvec::ArrayVec<(u8, Tile), 2> = self.table.takable(column).collect();
            if !tiles.is_empty() {
                let (field, _) = tiles[run.dice.below(tiles.len() as u32) as usize];
                self.take_tile(field, run);
            }
        }
        self.sam_delivers(sam, run);
        self.leave_kansas_city(run);
    }

    /// To each city in turn, each more valuable than the last, and to New York for ever (GWT-SOLO-22).
    fn sam_delivers<L: Log<Self>>(&mut self, sam: Seat, run: &mut Run<'_, L>) {
        let Some(state) = &mut self.table.sam else { return };
        let city = state.next_city;
        if city != City::NewYork {
            state.next_city = City::ALL[city.index() + 1];
        }
        run.tell(self, || Event::Delivered { seat: sam, city, extraordinary: false });
        if !self.take_sam_disc(sam, run) {
            return;
        }
        self.table.player_mut(sam).cities[city.index()] += 1;
        let links: arrayvec::ArrayVec<Link, 2> = self.table.new_links(city).collect();
        for link in links {
            run.tell(self, || Event::Linked(sam, link));
            if link.bonus() == Some(Bonus::Objective) {
                self.sam_takes_objective(sam, run);
            }
        }
    }
}
