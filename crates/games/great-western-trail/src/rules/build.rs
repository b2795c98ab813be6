//! Building.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::data::boards::MAX_WORKERS;
use crate::data::buildings::Number;
use crate::data::tiles::Worker;
use crate::data::trail::{BUILDING_SITES, Site, Sites};
use crate::event::Event;
use crate::state::{GreatWesternTrail, Table, Tenant};

impl Table {
    /// Sites on which anybody may build (GWT-BLD-06).
    #[inline]
    pub fn empty_sites(&self) -> Sites {
        BUILDING_SITES - self.spaces
    }

    /// The craftsmen that a building takes on a site: what it demands, or what it demands more than the own building that
    /// it replaces (GWT-BLD-02, GWT-BLD-03, GWT-BLD-05). None if it cannot stand there.
    pub fn craftsmen_for(&self, seat: Seat, number: Number, site: Site) -> Option<u8> {
        let demand = self.plan(seat, number).craftsmen;
        match self.tenant(site) {
            Tenant::Empty if BUILDING_SITES.contains(site) => Some(demand),
            Tenant::Private { owner, number: old } if owner == seat => {
                demand.checked_sub(self.plan(seat, old).craftsmen).filter(|&more| more > 0)
            }
            _ => None,
        }
    }

    /// Private buildings not built yet.
    pub fn unbuilt(&self, seat: Seat) -> impl Iterator<Item = Number> + use<> {
        self.player(seat).unbuilt.iter()
    }

    /// Everything that can be built for so many dollars a craftsman, each with the sites for it.
    pub(crate) fn buildings(&self, seat: Seat, rate: u8) -> impl Iterator<Item = (Number, Sites)> + '_ {
        let player = self.player(seat);
        let most = (player.dollars / u16::from(rate)).min(u16::from(player.workers(Worker::Craftsman))) as u8;
        let empty = self.empty_sites();
        let sites = move |number: Number| {
            let demand = self.plan(seat, number).craftsmen;
            let new = if demand <= most { empty } else { Sites::NONE };
            let fits = |&site: &Site| self.craftsmen_for(seat, number, site).is_some_and(|more| more <= most);
            player.sites.iter().filter(fits).fold(new, Sites::with)
        };
        self.unbuilt(seat).map(move |number| (number, sites(number))).filter(|(_, sites)| !sites.is_empty())
    }

    pub(crate) fn can_build(&self, seat: Seat, rate: u8) -> bool {
        self.buildings(seat, rate).next().is_some()
    }

    /// Puts a building on a site; what it replaces leaves the game (GWT-BLD-04).
    pub(crate) fn put_building(&mut self, seat: Seat, number: Number, site: Site) -> Option<Number> {
        let replaced = match self.tenant(site) {
            Tenant::Private { number, .. } => Some(number),
            _ => None,
        };
        self.settle(site, Tenant::Private { owner: seat, number });
        let player = self.player_mut(seat);
        if let Some(old) = replaced {
            player.built.remove(old);
        }
        player.built.insert(number);
        player.unbuilt.remove(number);
        player.sites.insert(site);
        replaced
    }
}

/// What to build, for so much a craftsman.
#[derive(Clone, Copy)]
pub(super) struct Build(pub u8);

impl Asks<Build> for GreatWesternTrail {
    fn list(&self, seat: Seat, Build(rate): Build, out: &mut impl List<Action>) {
        for (number, sites) in self.table.buildings(seat, rate) {
            out.put_all(sites.iter().map(|site| Action::Build { number, site }));
            if out.is_settled() {
                return;
            }
        }
        out.put(Action::Done);
    }

    /// Builds on an empty site or replaces an own building (GWT-BLD-01). Ranchers stay where they are (GWT-BLD-09).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, Build(rate): Build, answer: Action, run: &mut Run<'_, L>) {
        let Action::Build { number, site } = answer else { return };
        let craftsmen = self.table.craftsmen_for(seat, number, site).unwrap_or(0);
        let dollars = u16::from(craftsmen) * u16::from(rate);
        self.table.player_mut(seat).dollars -= dollars;
        let replaced = self.table.put_building(seat, number, site);
        // A new tile has its own actions; under the own rancher they cannot be used in this phase (GWT-BLD-07).
        if replaced.is_some() && site != self.table.visit.site {
            self.table.used[site.index()] = 0;
        }
        run.tell(self, || Event::Built { seat, number, site, replaced, dollars });
    }

    fn object(&self, seat: Seat, _: Build, answer: Action) -> Refusal {
        let Action::Build { number, site } = answer else { return not_now(answer) };
        let (table, player) = (&self.table, self.table.player(seat));
        if !player.unbuilt.contains(number) {
            return refused("GWT-BLD-01", "why-built-already");
        }
        match (table.craftsmen_for(seat, number, site), table.tenant(site)) {
            (None, Tenant::Private { owner, .. }) if owner == seat => refused("GWT-BLD-03", "why-not-more-craftsmen"),
            (None, _) => refused("GWT-BLD-06", "why-not-a-site"),
            (Some(needed), Tenant::Empty) if needed > MAX_WORKERS => refused("GWT-BLD-05", "why-only-as-replacement"),
            (Some(needed), tenant) => {
                let rule = if tenant == Tenant::Empty { "GWT-BLD-02" } else { "GWT-BLD-03" };
                let too_few = needed > player.workers(Worker::Craftsman);
                refused(rule, if too_few { "why-too-few-craftsmen" } else { "why-too-few-dollars" })
            }
        }
    }
}
