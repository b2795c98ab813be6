//! Moving the rancher along the trail, and the fees on the way.

use arrayvec::ArrayVec;
use table::{Log, Seat};

use super::Run;
use crate::action::{Action, Route};
use crate::data::boards::Disc;
use crate::data::tiles::Hand;
use crate::data::trail::{Branch, NEUTRAL, Site};
use crate::event::Event;
use crate::state::{GreatWesternTrail, Step, Table, Tenant};

/// The spaces of a route, in the order of travel. No move has more steps.
pub type Path = ArrayVec<Site, 8>;

impl Table {
    /// The step limit of phase A (GWT-MOVE-05).
    pub fn step_limit(&self, seat: Seat) -> u8 {
        let (counts, discs) = (self.counts(), &self.player(seat).discs);
        let added = |disc: Disc, steps: u8| if discs[disc.index()] == 0 { steps } else { 0 };
        counts.steps + added(Disc::Step1, counts.step1) + added(Disc::Step2, counts.step2)
    }

    /// The next spaces from a site, each with the bit of a fork at which the second branch leads there. Empty sites are
    /// no spaces (GWT-MOVE-02), bandits beside the trail are on no branch (GWT-MOVE-11), and what the rancher stands on
    /// does not matter (GWT-MOVE-10).
    #[inline]
    fn next_spaces(&self, site: Site) -> [Option<(Site, u8)>; 2] {
        let next = |way: &Branch| match way.ahead & self.spaces {
            0 => way.end,
            occupied => Site::first(occupied),
        };
        let [first, second] = site.ways();
        let first = first.as_ref().map(next);
        // Empty parallel branches are one and the same way.
        let second = second.as_ref().map(next).filter(|&space| Some(space) != first);
        [first.map(|space| (space, 0)), second.zip(site.fork().map(|fork| 1 << fork))]
    }

    /// Every way of at least one and at most `most` steps: each space entered is a step (GWT-MOVE-03, GWT-MOVE-04),
    /// branches are chosen freely (GWT-MOVE-06), and Kansas City ends the move (GWT-MOVE-07).
    pub fn each_route(&self, from: Site, most: u8, kansas_city: bool, each: &mut impl FnMut(Route)) {
        self.routes_from(from, 0, most, kansas_city, each);
    }

    fn routes_from(&self, site: Site, via: u8, left: u8, kansas_city: bool, each: &mut impl FnMut(Route)) {
        if left == 0 {
            return;
        }
        for (to, bit) in self.next_spaces(site).into_iter().flatten() {
            let via = via | bit;
            if to == Site::KansasCity {
                if kansas_city {
                    each(Route { to, via });
                }
            } else {
                each(Route { to, via });
                self.routes_from(to, via, left - 1, kansas_city, each);
            }
        }
    }

    /// Whether there is anything ahead but Kansas City, which a free move never enters (GWT-OBJ-07).
    pub(super) fn can_move_free(&self, seat: Seat, most: u8) -> bool {
        let mut any = false;
        if let Some(from) = self.player(seat).rancher {
            self.each_route(from, most, false, &mut |_| any = true);
        }
        any
    }

    /// The spaces of a route. The route must be possible.
    pub fn path(&self, from: Site, route: Route) -> Path {
        let mut path = Path::new();
        let mut site = from;
        while site != route.to && !path.is_full() {
            let [first, second] = self.next_spaces(site);
            let Some((next, _)) = second.filter(|(_, bit)| route.via & bit != 0).or(first) else { break };
            path.push(next);
            site = next;
        }
        path
    }

    /// Fees of a hand (GWT-FEE-02); both hands are one payment.
    pub fn hand_fee(&self, hand: Hand) -> u16 {
        let counts = self.counts();
        let (green, black) = (u16::from(counts.green), u16::from(counts.black));
        match hand {
            Hand::None => 0,
            Hand::Green => green,
            Hand::Black => black,
            Hand::Both => green + black,
        }
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
        // GWT-FEE-01, GWT-FEE-06
        for &site in &path {
            self.table.mover_mut().rancher = Some(site);
            self.pay_fee(seat, site, run);
        }
        run.tell(|| Event::Moved { seat, to: route.to, steps: path.len() as u8 }, self);
        // Whatever was not used of the former space is lost (GWT-LOC-11, GWT-LOC-12).
        if self.table.steps.top() == Some(Step::Visit) {
            self.table.steps.pop();
        }
        self.arrive(route.to);
    }

    /// A player without enough money pays all there is, and the rest is forgotten (GWT-FEE-04).
    fn pay_fee<L: Log<Self>>(&mut self, seat: Seat, site: Site, run: &mut Run<'_, L>) {
        let (due, to) = self.table.fee(seat, site);
        if due == 0 {
            return;
        }
        let player = self.table.player_mut(seat);
        let dollars = due.min(player.dollars);
        player.dollars -= dollars;
        if let Some(owner) = to {
            self.table.player_mut(owner).dollars += dollars;
        }
        run.tell(|| Event::FeePaid { seat, to, site, dollars, due }, self);
    }

    /// A free move pays no fee (GWT-FEE-06) and allows no action where it ends (GWT-OBJ-07). Before phase A that phase is
    /// still to come (GWT-OBJ-08); in phase B the turn goes on with phase C (GWT-OBJ-09).
    pub(super) fn travel_free<L: Log<Self>>(&mut self, route: Route, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let Some(from) = self.table.mover().rancher else { return };
        let steps = self.table.path(from, route).len() as u8;
        self.table.mover_mut().rancher = Some(route.to);
        run.tell(|| Event::Moved { seat, to: route.to, steps }, self);
        if self.table.steps.top() == Some(Step::Visit) {
            self.table.steps.pop();
        }
    }
}
