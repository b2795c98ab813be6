//! Moving the rancher along the trail, and the fees on the way.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::{Action, Route};
use crate::data::boards::Disc;
use crate::data::tiles::Hand;
use crate::data::trail::{Ahead, COMMON, ENDS, NEUTRAL, Purpose, Site, Sites};
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

/// Where the rancher starts.
#[derive(Clone, Copy)]
pub(super) struct Settle;

impl Asks<Settle> for GreatWesternTrail {
    /// Any neutral building (GWT-SETUP-22).
    fn list(&self, _: Seat, _: Settle, out: &mut impl List<Action>) {
        out.put_all(NEUTRAL.map(Action::Settle));
    }

    /// The first placement is free of fees (GWT-FEE-07).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Settle, answer: Action, run: &mut Run<'_, L>) {
        let Action::Settle(site) = answer else { return };
        self.table.player_mut(seat).rancher = Some(site);
        run.tell(self, || Event::Settled(seat, site));
        self.arrive(site);
    }

    fn object(&self, _: Seat, _: Settle, _: Action) -> Refusal {
        refused("GWT-SETUP-22", "why-place-first")
    }
}

/// Phase A: where the rancher goes.
#[derive(Clone, Copy)]
pub(super) struct Depart;

impl Asks<Depart> for GreatWesternTrail {
    fn list(&self, seat: Seat, _: Depart, out: &mut impl List<Action>) {
        // GWT-OBJ-04
        out.put_all(self.herd(seat).hand.goals.kinds().map(Action::Play));
        self.list_routes(self.table.step_limit(seat), true, out);
    }

    /// Objective cards do not take its place (GWT-OBJ-08).
    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Depart, answer: Action, run: &mut Run<'_, L>) {
        match answer {
            Action::Go(route) => self.travel(route, run),
            Action::Play(objective) => {
                self.table.steps.push(Step::Depart);
                self.play_objective(objective, run);
            }
            _ => {}
        }
    }

    fn object(&self, seat: Seat, _: Depart, answer: Action) -> Refusal {
        match answer {
            Action::Play(_) => refused("GWT-OBJ-04", "why-not-in-hand"),
            Action::Go(route) => self.refuse_route(route, self.table.step_limit(seat), "GWT-MOVE-04"),
            _ => refused("GWT-MOVE-01", "why-move-first"),
        }
    }

    fn forced(&self, _: Seat, _: Depart) -> Option<Action> {
        None
    }
}

/// How far the rancher goes on.
#[derive(Clone, Copy)]
pub(super) struct Forward(pub u8);

impl Asks<Forward> for GreatWesternTrail {
    fn list(&self, _: Seat, Forward(most): Forward, out: &mut impl List<Action>) {
        self.list_routes(most, true, out);
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Forward, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Go(route) = answer {
            self.travel(route, run);
        }
    }

    fn object(&self, _: Seat, Forward(most): Forward, answer: Action) -> Refusal {
        match answer {
            Action::Go(route) => self.refuse_route(route, most, "GWT-STEP-01"),
            _ => refused("GWT-STEP-01", "why-move-on"),
        }
    }

    fn forced(&self, _: Seat, _: Forward) -> Option<Action> {
        None
    }
}

/// How far the rancher goes without fees. It never enters Kansas City (GWT-OBJ-07).
#[derive(Clone, Copy)]
pub(super) struct FreeMove(pub u8);

impl Asks<FreeMove> for GreatWesternTrail {
    fn list(&self, _: Seat, FreeMove(most): FreeMove, out: &mut impl List<Action>) {
        self.list_routes(most, false, out);
        out.put(Action::Done);
    }

    /// A free move pays no fee (GWT-FEE-06) and allows no action where it ends (GWT-OBJ-07). Before phase A that phase is
    /// still to come (GWT-OBJ-08); in phase B the turn goes on with phase C (GWT-OBJ-09).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: FreeMove, answer: Action, run: &mut Run<'_, L>) {
        let (Action::Go(route), Some(from)) = (answer, self.table.player(seat).rancher) else { return };
        let path = self.table.path(from, route);
        self.table.player_mut(seat).rancher = Some(route.to);
        run.tell(self, || moved(seat, route.to, path, Sites::NONE, Leg { from, via: route.via }));
        self.leave_space();
    }

    fn object(&self, _: Seat, FreeMove(most): FreeMove, answer: Action) -> Refusal {
        match answer {
            Action::Go(Route { to: Site::KansasCity, .. }) => refused("GWT-OBJ-07", "why-not-to-kansas-city"),
            Action::Go(route) => self.refuse_route(route, most, "GWT-OBJ-07"),
            _ => not_now(answer),
        }
    }
}

impl GreatWesternTrail {
    #[inline(always)]
    fn list_routes(&self, most: u8, kansas_city: bool, out: &mut impl List<Action>) {
        if let Some(from) = self.table.mover().rancher {
            self.table.each_route(from, most, kansas_city, &mut |route| out.put(Action::Go(route)));
        }
    }

    fn refuse_route(&self, route: Route, most: u8, rule_of_steps: &'static str) -> Refusal {
        let table = &self.table;
        let Some(from) = table.mover().rancher else { return refused("GWT-SETUP-22", "why-place-first") };
        match route.to.purpose() {
            Purpose::Start => refused("GWT-MOVE-01", "why-not-ahead"),
            Purpose::Bandit if matches!(route.to, Site::Bandit1 | Site::Bandit2 | Site::Bandit3) => {
                refused("GWT-MOVE-11", "why-beside-trail")
            }
            _ if !table.spaces.contains(route.to) => refused("GWT-MOVE-02", "why-no-space"),
            _ if route.to <= from => refused("GWT-MOVE-01", "why-not-ahead"),
            _ => {
                let mut shortest = None;
                table.each_route(from, 20, true, &mut |other| {
                    if other.to == route.to {
                        let steps = table.path(from, other).len() as u8;
                        shortest = Some(shortest.map_or(steps, |least: u8| least.min(steps)));
                    }
                });
                match shortest {
                    None => refused("GWT-MOVE-06", "why-other-branch"),
                    Some(steps) if steps > most => refused(rule_of_steps, "why-too-far"),
                    Some(_) => refused("GWT-MOVE-06", "why-no-such-way"),
                }
            }
        }
    }

    /// The rancher moves on, pays on the way, and uses where it stops (GWT-MOVE-01, GWT-MOVE-09, GWT-STEP-01,
    /// GWT-STEP-02). The space it starts from is not paid again (GWT-FEE-07). Other ranchers do not matter (GWT-MOVE-08).
    fn travel<L: Log<Self>>(&mut self, route: Route, run: &mut Run<'_, L>) {
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
        run.tell(self, || moved(seat, route.to, path, told, leg));
        self.leave_space();
        self.arrive(route.to);
    }

    /// Whatever was not used of the former space is lost (GWT-LOC-11, GWT-LOC-12).
    fn leave_space(&mut self) {
        if self.table.steps.top() == Some(&Step::Visit) {
            self.table.steps.pop();
        }
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
        run.tell(self, || Event::FeePaid { seat, to, site, leg, dollars, due });
        true
    }
}

/// That a rancher went on over these spaces, of which some have been told of already.
pub(super) fn moved(seat: Seat, to: Site, path: Sites, told: Sites, leg: Leg) -> Event {
    Event::Moved { seat, to, steps: path.len() as u8, past: path.without(to) - told - COMMON, leg }
}
