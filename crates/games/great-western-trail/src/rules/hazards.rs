//! Hazards and bandits: removing, capturing, placing.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::data::tiles::{Area, Sort, Tile};
use crate::data::trail::{BANDITS, REWARDS, Site, Sites};
use crate::event::{Destination, Event};
use crate::state::{GreatWesternTrail, Table, Tenant, hazard_index};

const BANDIT_AREA: Sites = Sites::of(&BANDITS);
const BESIDE_TRAIL: [Site; 3] = [Site::Bandit1, Site::Bandit2, Site::Bandit3];
const HAZARD_AREAS: Sites =
    Sites::of(&Area::Flood.slots()).union(Sites::of(&Area::Drought.slots())).union(Sites::of(&Area::Rockfall.slots()));

impl Table {
    /// Bandits on and beside the trail (GWT-BAN-01, GWT-BAN-03). Those beside it are no spaces (GWT-MOVE-11).
    #[inline]
    pub fn bandits(&self) -> Sites {
        let beside = BESIDE_TRAIL.into_iter().filter(|&site| self.tenant(site) != Tenant::Empty);
        beside.fold(self.spaces & BANDIT_AREA, Sites::with)
    }

    /// Hazards on the trail.
    #[inline]
    pub fn hazards(&self) -> Sites {
        self.spaces & HAZARD_AREAS
    }

    /// GWT-HAZ-02
    pub(crate) fn can_remove_hazard(&self, seat: Seat, dollars: u8) -> bool {
        !self.hazards().is_empty() && self.player(seat).dollars >= u16::from(dollars)
    }

    /// The lowest-numbered empty slot for a hazard or bandit (GWT-KC-03, GWT-KC-04).
    pub(crate) fn free_slot(&self, tile: Tile) -> Option<Site> {
        let first_free = |slots: Sites| (slots - self.spaces).first();
        match tile.sort() {
            Sort::Hazard(area) => first_free(Sites::of(&area.slots())),
            Sort::Bandit(_) => {
                let beside = BESIDE_TRAIL.into_iter().find(|&site| self.tenant(site) == Tenant::Empty);
                beside.or_else(|| first_free(BANDIT_AREA - Sites::of(&BESIDE_TRAIL)))
            }
            Sort::Worker(_) => None,
        }
    }

    /// Lays a tile on its slot. Whoever stands there pays nothing for it (GWT-MOVE-12).
    pub(crate) fn lay_tile(&mut self, tile: Tile, site: Site) {
        self.settle(site, Tenant::Tile(tile));
        // GWT-MOVE-11
        if BESIDE_TRAIL.contains(&site) {
            self.spaces.remove(site);
        }
    }

    /// Takes the tile of a slot. Whoever stands there stays (GWT-HAZ-04).
    pub(super) fn lift_tile(&mut self, seat: Seat, site: Site) -> Option<Tile> {
        let Tenant::Tile(tile) = self.tenant(site) else { return None };
        self.vacate(site);
        let player = self.player_mut(seat);
        match tile.sort() {
            Sort::Bandit(color) => player.bandits[color.index()] += 1,
            _ => player.hazards[hazard_index(tile)?] += 1,
        }
        Some(tile)
    }
}

/// Which bandit to capture.
#[derive(Clone, Copy)]
pub(super) struct Capture;

impl Asks<Capture> for GreatWesternTrail {
    fn list(&self, _: Seat, _: Capture, out: &mut impl List<Action>) {
        let bandits = self.table.bandits();
        out.put_all(BANDITS.into_iter().filter(|&site| bandits.contains(site)).map(Action::Capture));
        out.put(Action::Done);
    }

    /// The bandit is kept, with the reward of its slot (GWT-BAN-01, GWT-BAN-02): an exchange token at the first
    /// (GWT-EXC-03), dollars at the others.
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Capture, answer: Action, run: &mut Run<'_, L>) {
        let Action::Capture(site) = answer else { return };
        let Some(tile) = self.table.lift_tile(seat, site) else { return };
        run.tell(self, || Event::BanditCaptured { seat, tile, site });
        match site.bandit_slot() {
            Some(0) => self.gain_token(run),
            Some(slot) => self.gain(u16::from(REWARDS[slot]), run),
            None => {}
        }
    }

    fn object(&self, _: Seat, _: Capture, answer: Action) -> Refusal {
        match answer {
            Action::Capture(_) => refused("GWT-BAN-01", "why-no-bandit"),
            _ => not_now(answer),
        }
    }
}

/// Which hazard to remove, for so much.
#[derive(Clone, Copy)]
pub(super) struct Remove(pub u8);

impl Asks<Remove> for GreatWesternTrail {
    fn list(&self, seat: Seat, Remove(dollars): Remove, out: &mut impl List<Action>) {
        if self.table.can_remove_hazard(seat, dollars) {
            out.put_all(self.table.hazards().iter().map(Action::Remove));
        }
        out.put(Action::Done);
    }

    /// The hazard is kept for its points (GWT-HAZ-01, GWT-HAZ-03).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, Remove(dollars): Remove, answer: Action, run: &mut Run<'_, L>) {
        let Action::Remove(site) = answer else { return };
        let dollars = u16::from(dollars);
        self.table.player_mut(seat).dollars -= dollars;
        if let Some(tile) = self.table.lift_tile(seat, site) {
            run.tell(self, || Event::HazardRemoved { seat, tile, site, dollars });
        }
    }

    fn object(&self, _: Seat, _: Remove, answer: Action) -> Refusal {
        match answer {
            Action::Remove(_) => refused("GWT-HAZ-01", "why-no-hazard"),
            _ => not_now(answer),
        }
    }
}

impl GreatWesternTrail {
    /// A hazard or bandit of the foresight area goes to its slot, or out of the game (GWT-KC-03, GWT-KC-04).
    pub(super) fn place_danger<L: Log<Self>>(&mut self, tile: Tile, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let to = match self.table.free_slot(tile) {
            Some(site) => {
                self.table.lay_tile(tile, site);
                Destination::Site(site)
            }
            None => {
                self.table.gone_tiles.add(tile, 1);
                Destination::Gone
            }
        };
        run.tell(self, || Event::TilePlaced { seat, tile, to });
    }
}
