//! Phase B: what the space offers.

use table::Log;

use super::Run;
use crate::action::Action;
use crate::data::boards::Row;
use crate::data::trail::{Site, each};
use crate::effect::{Deed, Effect};
use crate::event::Event;
use crate::state::{GreatWesternTrail, Step, Table, Tenant, Visit};

/// The place of the risk action among the local actions of a site.
const RISK: usize = 3;

impl Table {
    /// Whether the player whose turn it is may use local actions of this building (GWT-LOC-01, GWT-LOC-06).
    fn is_usable(&self, tenant: Tenant) -> bool {
        match tenant {
            Tenant::Neutral(_) => true,
            Tenant::Private { owner, .. } => owner == self.turn,
            Tenant::Empty | Tenant::Tile(_) => false,
        }
    }

    /// Where local actions come from: the space itself, and buildings that 6b uses as if they were own (GWT-PB-6b).
    pub fn sources(&self) -> impl Iterator<Item = (Site, Tenant)> + '_ {
        let here = Some((self.visit.site, self.visit.tenant)).filter(|&(_, tenant)| self.is_usable(tenant));
        let copied = self.visit.copied.into_iter().flatten().map(|site| (site, self.tenant(site)));
        here.into_iter().chain(copied)
    }

    /// Local actions that have not been used in this turn (GWT-LOC-02), with the place of each on its tile.
    fn unused(&self) -> impl Iterator<Item = (Site, usize, &'static [Effect])> + '_ {
        let printed = self.sources().flat_map(|(site, tenant)| {
            let actions = self.actions(tenant).iter().enumerate();
            actions.map(move |(place, effects)| (site, place, *effects))
        });
        printed.chain(self.risk()).filter(|&(site, place, _)| self.used[site.index()] >> place & 1 == 0)
    }

    /// The risk action of an own building's site (GWT-LOC-04).
    fn risk(&self) -> Option<(Site, usize, &'static [Effect])> {
        let own = matches!(self.visit.tenant, Tenant::Private { owner, .. } if owner == self.turn);
        let effects: &'static [Effect] = match self.visit.site.risk().filter(|_| own)? {
            Effect::CattleForCertificate => &[Effect::CattleForCertificate],
            _ => &[Effect::CriolloForCertificateAnd2],
        };
        Some((self.visit.site, RISK, effects))
    }

    /// Buildings next to a site whose actions can be used from there and have not all been used.
    fn copies(&self, site: Site) -> impl Iterator<Item = Site> + '_ {
        each(site.adjacent()).filter(|&other| {
            let actions = self.actions(self.tenant(other));
            let left = ((1 << actions.len()) - 1) & !self.used[other.index()];
            left != 0 && !self.visit.copied.contains(&Some(other)) && other != self.visit.site
        })
    }
}

impl GreatWesternTrail {
    /// The rancher has stopped (GWT-MOVE-09): in Kansas City its stages come (GWT-KC-01), elsewhere phase B.
    pub(crate) fn arrive(&mut self, site: Site) {
        if site == Site::KansasCity {
            return self.enter_kansas_city();
        }
        let tenant = self.table.tenant(site);
        self.table.visit = Visit { site, tenant, ..Visit::NOWHERE };
        self.table.steps.push(Step::Visit);
    }

    /// Objective cards (GWT-OBJ-04); local actions in any order, or a single auxiliary action instead (GWT-LOC-01,
    /// GWT-LOC-05); or nothing (GWT-LOC-13).
    pub(super) fn list_visit(&self, out: &mut Vec<Action>) {
        let visit = &self.table.visit;
        out.extend(self.own().hand.goals.kinds().map(Action::Play));
        if !visit.auxiliary {
            for (site, _, effects) in self.table.unused() {
                // Of alternatives only one is used (GWT-LOC-03).
                for &effect in effects {
                    self.list_local(site, effect, out);
                }
            }
        }
        if !visit.auxiliary && !visit.acted {
            self.list_auxiliary(false, out);
        }
        out.push(Action::Done);
    }

    fn list_local(&self, site: Site, effect: Effect, out: &mut Vec<Action>) {
        if effect == Effect::Copy {
            let room = self.table.visit.copied.iter().any(Option::is_none);
            out.extend(self.table.copies(site).filter(|_| room).map(Action::Copy));
        } else if !out.contains(&Action::Use(effect)) && self.can(effect) {
            out.push(Action::Use(effect));
        }
    }

    pub(super) fn act_on_visit<L: Log<Self>>(&mut self, action: Action, run: &mut Run<'_, L>) {
        match action {
            Action::Play(objective) => self.play_objective(objective, run),
            Action::Use(effect) => self.use_local(effect, run),
            Action::Copy(site) => self.copy(site, run),
            Action::Auxiliary { row, .. } => self.use_instead(row, run),
            _ => self.table.steps.pop(),
        }
    }

    fn use_local<L: Log<Self>>(&mut self, effect: Effect, run: &mut Run<'_, L>) {
        let found = self.table.unused().find(|(_, _, effects)| effects.contains(&effect));
        if let Some((site, place, _)) = found {
            self.table.used[site.index()] |= 1 << place;
        }
        self.table.visit.acted = true;
        self.perform(effect, run);
    }

    /// The actions of an adjacent building join those of 6b (GWT-PB-6b).
    fn copy<L: Log<Self>>(&mut self, copied: Site, run: &mut Run<'_, L>) {
        let is_copy = |effects: &[Effect]| effects.iter().any(|effect| effect.deed() == Deed::Copy);
        let found = self
            .table
            .unused()
            .find(|&(site, _, effects)| is_copy(effects) && self.table.copies(site).any(|other| other == copied));
        if let Some((site, place, _)) = found {
            self.table.used[site.index()] |= 1 << place;
        }
        let visit = &mut self.table.visit;
        visit.acted = true;
        if let Some(free) = visit.copied.iter_mut().find(|site| site.is_none()) {
            *free = Some(copied);
        }
        let seat = self.table.turn;
        run.tell(|| Event::Copied(seat, copied), self);
    }

    /// The single auxiliary action excludes what the space offers (GWT-LOC-05).
    fn use_instead<L: Log<Self>>(&mut self, row: Row, run: &mut Run<'_, L>) {
        self.table.visit.auxiliary = true;
        self.use_auxiliary(row, false, run);
    }
}
