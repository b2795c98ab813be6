//! The Cemetery: tombstones, and rewards between them.

use table::{Log, Seat};

use super::Run;
use crate::data::{GRAVE_REWARDS, GRAVE_WANTED, Item, Region, SHOVEL_STARS};
use crate::event::Gains;
use crate::space::Space;
use crate::state::Fliptown;

/// Which of the twelve rewards lie beside each tombstone, one bit each.
const BESIDE: [u16; 9] = {
    let mut beside = [0; 9];
    let mut i = 0;
    while i < GRAVE_REWARDS.len() {
        let (one, other) = GRAVE_REWARDS[i].between;
        beside[one as usize] |= 1 << i;
        beside[other as usize] |= 1 << i;
        i += 1;
    }
    beside
};

impl Fliptown {
    /// Circles a tombstone: a wanted poster but for friends of the undertaker (FT-CEM-02, FT-BONUS-06), a star for the
    /// shovel (FT-CEM-06, FT-TOWN-A2), and every reward whose two tombstones are circled now (FT-CEM-03 to -05).
    pub(super) fn dig<L: Log<Self>>(&mut self, seat: Seat, space: Space, run: &mut Run<'_, L>) {
        let wanted = if self.sheet(seat).has(Item::Friendship) { 0 } else { GRAVE_WANTED };
        let stars = if self.sheet(seat).has(Item::Shovel) { SHOVEL_STARS } else { 0 };
        self.circle(seat, space, run);
        let player = self.player_mut(seat);
        player.gain_wanted(wanted);
        player.gain_stars(stars);
        self.tell_gains(seat, Gains { wanted, stars, ..Gains::default() }, run);
        let circled = self.sheet(seat).circled.numbers(Region::Cemetery);
        let mut beside = BESIDE[usize::from(space.number())];
        while beside != 0 {
            let reward = GRAVE_REWARDS[beside.trailing_zeros() as usize];
            beside &= beside - 1;
            let (one, other) = reward.between;
            if circled >> one & circled >> other & 1 == 1 {
                self.reward(seat, reward.reward, space, run);
            }
        }
    }
}
