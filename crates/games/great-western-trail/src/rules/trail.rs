//! Moving the rancher along the trail, and the fees on the way.

use table::{Log, Seat};

use super::Run;
use crate::action::{Action, Route};
use crate::data::boards::Disc;
use crate::data::tiles::Hand;
use crate::data::trail::{Ahead, COMMON, ENDS, NEUTRAL, Site, Sites};
use crate::event::{Event, Leg};
use crate::state::{GreatWesternTrail, Step, Table, Tenant};

impl Table {
    /// The step limit of phase A (GWT-MOVE-05).
    pub fn step_limit(&self, seat: Seat) -> u8 {
        let (counts, discs) = (self.counts(), &self.player(seat).discs);
        let added = |disc: Disc, steps: u8| steps * u8::from(discs[disc.index()] == 0);
        counts.steps + added(Disc::Step1, counts.step1) + added(Disc::Step2, counts.step2)
    }

    /// The next spaces from a site that is not the last: on the first branch, and on the second at a fork. Empty sites
    /// are no spaces (GWT-MOVE-02), bandits beside the trail are on no branch (GWT-MOVE-11), and what the rancher stands
    /// on does not matter (GWT-MOVE-10).
    #[inline]
    fn next_spaces(&self, ahead: &Ahead) -> [Site; 2] {
        [ahead.first, ahead.second].map(|branch| (branch & (self.spaces | ENDS)).first().unwrap_or(Site::KansasCity))
    }

    /// Every way of at least one and at most `most` steps: each space entered is a step (GWT-MOVE-03, GWT-MOVE-04),
    /// branches are chosen freely (GWT-MOVE-06), and Kansas City ends the move (GWT-MOVE-07).
    // Every turn lists its ways: worth its own code for each who asks.
    #[inline(always)]
    pub fn each_route(&self, from: Site, most: u8, kansas_city: bool, each: &mut impl FnMut(Route)) {
        let mut enter = |to: Site, via: u8| {
            if kansas_city || to != Site::KansasCity {
                each(Route { to, via });
            }
        };
        // Second branches, to be gone along after the first ones.
        let (mut later, mut count) = ([(from, 0, 0); NEUTRAL.len() + 1], 0);
        let (mut site, mut via, mut left) = (from, 0, most);
        loop {
            while left > 0 && site != Site::KansasCity {
                let ahead = site.ahead();
                let [first, second] = self.next_spaces(ahead);
                left -= 1;
                // Empty parallel branches are one and the same way: the second is noted, and forgotten.
                later[count] = (second, via | ahead.fork, left);
                count += usize::from(second != first);
                site = first;
                enter(site, via);
            }
            if count == 0 {
                return;
            }
            count -= 1;
            (site, via, left) = later[count];
            enter(site, via);
        }
    }

    /// Whether there is anything ahead but Kansas City, which a free move never enters (GWT-OBJ-07).
    pub(super) fn can_move_free(&self, seat: Seat, most: u8) -> bool {
        let mut any = false;
        if let Some(from) = self.player(seat).rancher {
            self.each_route(from, most.min(1), false, &mut |_| any = true);
        }
        any
    }

    /// The spaces of a route, which must be possible: as a set, since sites are numbered in the order of travel.
    #[inline]
    pub fn path(&self, from: Site, route: Route) -> Sites {
        from.path(route.to, route.via) & self.spaces
    }

    /// Fees of a hand (GWT-FEE-02); both hands are one payment.
    pub fn hand_fee(&self, hand: Hand) -> u16 {
        let counts = self.counts();
        let (green, black) = (u16::from(counts.green), u16::from(counts.black));
        [0, green, black, green + black][hand.index()]
    }

    /// What entering a space costs, and who gets it: the bank for hazards and bandits, its owner for another's building
    /// (GWT-FEE-03); the bank for Sam's (GWT-SOLO-08).
    #[inline]
    pub fn fee(&self, seat: Seat, site: Site) -> (u16, Option<Seat>) {
        match self.tenant(site) {
            Tenant::Tile(tile) => (self.hand_fee(tile.hand()), None),
            Tenant::Private { owner, number } if owner != seat => {
                (self.hand_fee(self.plan(owner, number).hand), Some(owner).filter(|&owner| !self.is_sam(owner)))
            }
            _ => (0, None),
        }
    }
}

impl GreatWesternTrail {
    /// Any neutral building (GWT-SETUP-22).
    pub(super) fn list_places(&self, out: &mut Vec<Action>) {
        out.extend(NEUTRAL.map(Action::Settle));
    }

    pub(super) fn list_departures(&self, out: &mut Vec<Action>) {
        // GWT-OBJ-04
        out.extend(self.own().hand.goals.kinds().map(Action::Play));
        self.list_routes(self.table.step_limit(self.table.turn), true, out);
    }

    #[inline(always)]
    pub(super) fn list_routes(&self, most: u8, kansas_city: bool, out: &mut Vec<Action>) {
        if let Some(from) = self.table.mover().rancher {
            self.table.each_route(from, most, kansas_city, &mut |route| out.push(Action::Go(route)));
        }
    }

    /// The first placement is free of fees (GWT-FEE-07).
    pub(super) fn settle_rancher<L: Log<Self>>(&mut self, site: Site, run: &mut Run<'_, L>) {
        self.table.mover_mut().rancher = Some(site);
        let seat = self.table.turn;
        run.tell(|| Event::Settled(seat, site), self);
        self.arrive(site);
    }

    /// The rancher moves on, pays on the way, and uses where it stops (GWT-MOVE-01, GWT-MOVE-09, GWT-STEP-01,
    /// GWT-STEP-02). The space it starts from is not paid again (GWT-FEE-07). Other ranchers do not matter (GWT-MOVE-08).
    pub(super) fn travel<L: Log<Self>>(&mut self, route: Route, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let Some(from) = self.table.mover().rancher else { return };
        let path = self.table.path(from, route);
        // GWT-FEE-01, GWT-FEE-06: neutral and own buildings cost nothing.
        let (mut leg, mut told) = (Leg { from, via: route.via }, Sites::NONE);
        for site in (path - ENDS - self.table.mover().sites).iter() {
            self.table.mover_mut().rancher = Some(site);
            if self.pay_fee(seat, site, leg, run) {
                (leg.from, told) = (site, told.with(site));
            }
        }
        self.table.mover_mut().rancher = Some(route.to);
        run.tell(|| moved(seat, route.to, path, told, leg), self);
        // Whatever was not used of the former space is lost (GWT-LOC-11, GWT-LOC-12).
        if self.table.steps.top() == Some(Step::Visit) {
            self.table.steps.pop();
        }
        self.arrive(route.to);
    }

    /// A player without enough money pays all there is, and the rest is forgotten (GWT-FEE-04). Says whether anything was
    /// due.
    fn pay_fee<L: Log<Self>>(&mut self, seat: Seat, site: Site, leg: Leg, run: &mut Run<'_, L>) -> bool {
        let (due, to) = self.table.fee(seat, site);
        if due == 0 {
            return false;
        }
        let player = self.table.player_mut(seat);
        let dollars = due.min(player.dollars);
        player.dollars -= dollars;
        if let Some(owner) = to {
            self.table.player_mut(owner).dollars += dollars;
        }
        run.tell(|| Event::FeePaid { seat, to, site, leg, dollars, due }, self);
        true
    }

    /// A free move pays no fee (GWT-FEE-06) and allows no action where it ends (GWT-OBJ-07). Before phase A that phase is
    /// still to come (GWT-OBJ-08); in phase B the turn goes on with phase C (GWT-OBJ-09).
    pub(super) fn travel_free<L: Log<Self>>(&mut self, route: Route, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let Some(from) = self.table.mover().rancher else { return };
        let path = self.table.path(from, route);
        self.table.mover_mut().rancher = Some(route.to);
        run.tell(|| moved(seat, route.to, path, Sites::NONE, Leg { from, via: route.via }), self);
        if self.table.steps.top() == Some(Step::Visit) {
            self.table.steps.pop();
        }
    }
}

/// That a rancher went on over these spaces, of which some have been told of already.
pub(super) fn moved(seat: Seat, to: Site, path: Sites, told: Sites, leg: Leg) -> Event {
    Event::Moved { seat, to, steps: path.len() as u8, past: path.without(to) - told - COMMON, leg }
}
