//! Gaining and losing what is counted on a sheet.

use table::{Log, Seat};

use super::Run;
use crate::data::{MAX_TOOLS, Region, Reward, Trigger};
use crate::event::{Deed, Gains};
use crate::space::Space;
use crate::state::{Fliptown, Player};

/// Counters have no upper limit (FT-INV-01, FT-INV-02) and never go below 0 (FT-INV-03); whatever is really gained in a
/// turn is remembered for the cowbot (FT-COW-04, FT-COW-15).
impl Player {
    #[inline]
    pub(super) fn gain_gold(&mut self, gold: u16) {
        if gold > 0 {
            self.sheet.gold += gold;
            self.running.gained.insert(Trigger::Gold);
        }
    }

    #[inline]
    pub(super) fn gain_stars(&mut self, stars: u16) {
        if stars > 0 {
            self.sheet.stars += stars;
            self.running.gained.insert(Trigger::Star);
        }
    }

    #[inline]
    pub(super) fn gain_wanted(&mut self, wanted: u8) {
        if wanted > 0 {
            self.sheet.wanted += wanted;
            self.running.gained.insert(Trigger::Wanted);
        }
    }

    /// Crosses out so many wanted posters, or all if there are fewer (FT-INV-03); says how many.
    #[inline]
    pub(super) fn clear_wanted(&mut self, wanted: u8) -> u8 {
        let cleared = wanted.min(self.sheet.wanted);
        self.sheet.wanted -= cleared;
        cleared
    }

    /// A fifth pan is lost (FT-INV-05); says how many were gained.
    #[inline]
    pub(super) fn gain_pans(&mut self, pans: u8) -> u8 {
        let gained = pans.min(MAX_TOOLS - self.sheet.pans);
        self.sheet.pans += gained;
        gained
    }

    /// A fifth hammer is lost (FT-INV-05); says how many were gained.
    #[inline]
    pub(super) fn gain_hammers(&mut self, hammers: u8) -> u8 {
        let gained = hammers.min(MAX_TOOLS - self.sheet.hammers);
        self.sheet.hammers += gained;
        gained
    }

    /// A bonus action becomes pending (FT-RES-03) and counts as gained, used or not (FT-RES-05).
    #[inline]
    pub(super) fn gain_bonus(&mut self, kind: Region) {
        self.running.bonus.add(kind, 1);
        self.running.gained.insert(Trigger::Bonus);
    }
}

impl Fliptown {
    /// All plain rewards of a space at once, wanted posters included; none of them can be refused (FT-RES-01, FT-RES-02,
    /// FT-COW-07). A bonus action becomes pending.
    #[inline]
    pub(super) fn reward<L: Log<Self>>(&mut self, seat: Seat, reward: Reward, at: Space, run: &mut Run<'_, L>) {
        let player = self.player_mut(seat);
        player.sheet.cash += u16::from(reward.cash);
        player.gain_gold(u16::from(reward.gold));
        player.gain_stars(u16::from(reward.stars));
        player.gain_wanted(reward.wanted);
        let cleared = if reward.cleared > 0 { player.clear_wanted(reward.cleared) } else { 0 };
        let pans = player.gain_pans(reward.pans);
        let hammers = player.gain_hammers(reward.hammers);
        let gains = Gains {
            cash: reward.cash.into(),
            gold: reward.gold.into(),
            stars: reward.stars.into(),
            wanted: reward.wanted,
            cleared,
            pans,
            hammers,
        };
        self.tell_gains(seat, gains, run);
        if let Some(kind) = reward.bonus {
            self.earn_bonus(seat, kind, at, run);
        }
    }

    /// A bonus action that is printed on the sheet.
    #[inline]
    pub(super) fn earn_bonus<L: Log<Self>>(&mut self, seat: Seat, kind: Region, at: Space, run: &mut Run<'_, L>) {
        let player = self.player_mut(seat);
        player.gain_bonus(kind);
        player.sheet.earned.insert(at.region());
        self.tell_deed(seat, || Deed::BonusGained { kind, at: Some(at) }, run);
    }

    #[inline]
    pub(super) fn tell_gains<L: Log<Self>>(&mut self, seat: Seat, gains: Gains, run: &mut Run<'_, L>) {
        if !gains.is_nothing() {
            self.tell_deed(seat, || Deed::Gained(gains), run);
        }
    }
}
