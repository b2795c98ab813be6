//! Phase B: what the space offers.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::versions::DECLINED_ACTIONS;
use crate::action::Action;
use crate::data::boards::Row;
use crate::data::trail::Site;
use crate::effect::Effect;
use crate::event::Event;
use crate::state::{GreatWesternTrail, Local, Step, Table, Tenant, Visit};

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

    /// Every local action that has not been used in this turn (GWT-LOC-02), with its place on its tile.
    #[inline]
    fn each_unused(&self, mut each_one: impl FnMut(Site, usize, &'static [Effect])) {
        let mut one = |site: Site, place: usize, effects: &'static [Effect]| {
            if self.used[site.index()] >> place & 1 == 0 {
                each_one(site, place, effects);
            }
        };
        let mut printed = |site: Site, tenant: Tenant| {
            for (place, effects) in self.actions(tenant).iter().enumerate() {
                one(site, place, effects);
            }
        };
        if self.is_usable(self.visit.tenant) {
            printed(self.visit.site, self.visit.tenant);
        }
        for site in self.visit.copied.into_iter().map_while(|site| site) {
            printed(site, self.tenant(site));
        }
        if let Some((site, place, effects)) = self.risk() {
            one(site, place, effects);
        }
    }

    /// The first of them that is asked for is used now.
    fn use_up(&mut self, is_asked_for: impl Fn(&Table, Site, &[Effect]) -> bool) {
        let mut found = None;
        self.each_unused(|site, place, effects| {
            if found.is_none() && is_asked_for(self, site, effects) {
                found = Some((site, place));
            }
        });
        if let Some((site, place)) = found {
            self.used[site.index()] |= 1 << place;
        }
        if self.rules < DECLINED_ACTIONS {
            self.visit.local = Local::Used;
        }
    }

    /// The answer to what a local action asks says whether anything comes of it (GWT-LOC-05). Whoever declines it has skipped
    /// it for this turn (GWT-LOC-02), but has not used it.
    #[inline]
    pub(super) fn note_use(&mut self, answer: Action) {
        if self.visit.local == Local::Chosen {
            self.visit.local = if answer == Action::Done { Local::Unused } else { Local::Used };
        }
    }

    /// The risk action of an own building's site (GWT-LOC-04).
    fn risk(&self) -> Option<(Site, usize, &'static [Effect])> {
        if !matches!(self.visit.tenant, Tenant::Private { owner, .. } if owner == self.turn) {
            return None;
        }
        let effects: &'static [Effect] = match self.visit.site.risk()? {
            Effect::CattleForCertificate => &[Effect::CattleForCertificate],
            _ => &[Effect::CriolloForCertificateAnd2],
        };
        Some((self.visit.site, RISK, effects))
    }

    /// The risk action of the space that is visited, and whether it was used.
    #[cfg(feature = "drawn")]
    pub(crate) fn risk_here(&self) -> Option<(Effect, bool)> {
        let (site, place, effects) = self.risk()?;
        Some((*effects.first()?, self.used[site.index()] >> place & 1 == 1))
    }

    /// Buildings next to a site whose actions can be used from there and have not all been used.
    fn copies(&self, site: Site) -> impl Iterator<Item = Site> + '_ {
        site.adjacent().iter().filter(|&other| {
            let actions = self.actions(self.tenant(other));
            let left = ((1 << actions.len()) - 1) & !self.used[other.index()];
            left != 0 && !self.visit.copied.contains(&Some(other)) && other != self.visit.site
        })
    }
}

/// Phase B: what is used of the space.
#[derive(Clone, Copy)]
pub(super) struct Stay;

impl Asks<Stay> for GreatWesternTrail {
    /// Objective cards (GWT-OBJ-04); local actions in any order, or a single auxiliary action instead (GWT-LOC-01,
    /// GWT-LOC-05); or nothing (GWT-LOC-13).
    fn list(&self, seat: Seat, _: Stay, out: &mut impl List<Action>) {
        let visit = &self.table.visit;
        out.put_all(self.herd(seat).hand.goals.kinds().map(Action::Play));
        if !visit.auxiliary {
            self.list_local(out);
            if visit.local != Local::Used {
                self.list_auxiliary(false, out);
            }
        }
        out.put(Action::Done);
    }

    /// It goes on until nothing more is wanted.
    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Stay, answer: Action, run: &mut Run<'_, L>) {
        if answer == Action::Done {
            return;
        }
        self.table.steps.push(Step::Visit);
        match answer {
            Action::Play(objective) => self.play_objective(objective, run),
            Action::Use(effect) => self.use_local(effect, run),
            Action::Copy(site) => self.copy(site, run),
            Action::Auxiliary { row, .. } => self.use_instead(row, run),
            _ => {}
        }
    }

    fn object(&self, _: Seat, _: Stay, answer: Action) -> Refusal {
        let visit = &self.table.visit;
        let foreign = self.table.sources().next().is_none();
        match answer {
            Action::Play(_) => refused("GWT-OBJ-04", "why-not-in-hand"),
            Action::Go(_) => refused("GWT-TURN-02", "why-moved-already"),
            Action::Auxiliary { double: true, .. } => refused("GWT-LOC-05", "why-only-single"),
            Action::Auxiliary { .. } if visit.local == Local::Used => refused("GWT-LOC-05", "why-acted-already"),
            Action::Auxiliary { .. } if visit.auxiliary && foreign => refused("GWT-LOC-06", "why-one-auxiliary"),
            Action::Auxiliary { .. } if visit.auxiliary => refused("GWT-LOC-01", "why-one-auxiliary"),
            Action::Auxiliary { row, double } => self.refuse_auxiliary(row, double),
            Action::Use(_) | Action::Copy(_) if visit.auxiliary => refused("GWT-LOC-05", "why-auxiliary-instead"),
            Action::Use(_) | Action::Copy(_) if foreign => refused("GWT-LOC-06", "why-not-your-building"),
            Action::Use(effect) => {
                let here = self.is_printed(effect) || visit.site.risk() == Some(effect);
                if !here {
                    refused("GWT-LOC-01", "why-not-offered-here")
                } else if self.can(effect) {
                    refused("GWT-LOC-02", "why-used-already")
                } else {
                    self.refuse_effect(effect)
                }
            }
            Action::Copy(_) => refused("GWT-PB-6b", "why-nothing-to-copy"),
            _ => refused("GWT-LOC-01", "why-choose-action"),
        }
    }

    fn forced(&self, _: Seat, _: Stay) -> Option<Action> {
        None
    }
}

impl GreatWesternTrail {
    /// Whether something that is visited or copied has this action.
    pub(super) fn is_printed(&self, effect: Effect) -> bool {
        let has =
            |(_, tenant): (Site, Tenant)| self.table.actions(tenant).iter().any(|effects| effects.contains(&effect));
        self.table.sources().any(has)
    }

    /// The rancher has stopped (GWT-MOVE-09): in Kansas City its stages come (GWT-KC-01), elsewhere phase B.
    pub(crate) fn arrive(&mut self, site: Site) {
        if site == Site::KansasCity {
            return self.enter_kansas_city();
        }
        let tenant = self.table.tenant(site);
        self.table.visit = Visit { site, tenant, ..Visit::NOWHERE };
        self.table.steps.push(Step::Visit);
    }

    fn list_local(&self, out: &mut impl List<Action>) {
        // Two of a kind are one option.
        let mut listed: u64 = 0;
        self.table.each_unused(|site, _, effects| {
            // Of alternatives only one is used (GWT-LOC-03).
            for &effect in effects {
                if effect == Effect::Copy {
                    self.list_copies(site, out);
                } else if listed >> effect.index() & 1 == 0 && self.can(effect) {
                    out.put(Action::Use(effect));
                    listed |= 1 << effect.index();
                }
            }
        });
    }

    fn list_copies(&self, site: Site, out: &mut impl List<Action>) {
        if self.table.visit.copied.contains(&None) {
            out.put_all(self.table.copies(site).map(Action::Copy));
        }
    }

    /// A local action is used once something has come of it: dollars, certificates, a token; or with the answer to what it
    /// asks (GWT-LOC-05).
    fn use_local<L: Log<Self>>(&mut self, effect: Effect, run: &mut Run<'_, L>) {
        self.table.use_up(|_, _, effects| effects.contains(&effect));
        let before = *self.table.mover();
        self.perform(effect, run);
        let brought = *self.table.mover() != before;
        let asks = self.table.steps.top() != Some(&Step::Visit);
        let local = &mut self.table.visit.local;
        *local = match *local {
            Local::Unused if brought => Local::Used,
            Local::Unused if asks => Local::Chosen,
            as_before => as_before,
        };
    }

    /// The actions of an adjacent building join those of 6b (GWT-PB-6b).
    fn copy<L: Log<Self>>(&mut self, copied: Site, run: &mut Run<'_, L>) {
        self.table.use_up(|table, site, effects| {
            effects.contains(&Effect::Copy) && table.copies(site).any(|other| other == copied)
        });
        if let Some(free) = self.table.visit.copied.iter_mut().find(|site| site.is_none()) {
            *free = Some(copied);
        }
        let seat = self.table.turn;
        run.tell(self, || Event::Copied(seat, copied));
    }

    /// The single auxiliary action excludes what the space offers (GWT-LOC-05).
    fn use_instead<L: Log<Self>>(&mut self, row: Row, run: &mut Run<'_, L>) {
        self.table.visit.auxiliary = true;
        self.use_auxiliary(row, false, run);
    }
}
