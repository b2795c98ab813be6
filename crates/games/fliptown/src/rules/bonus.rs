//! What is pending: bonus actions and effects of buildings, in whatever order their player likes (FT-RES-03, FT-RES-04).

use table::{Log, Seat};

use super::Run;
use crate::action::Action;
use crate::data::Region;
use crate::event::Deed;
use crate::space::Space;
use crate::state::{Ask, Fliptown, Player};

impl Player {
    /// The turn cannot end while something is pending (FT-RES-07).
    #[inline]
    pub(crate) fn is_pending(&self) -> bool {
        !self.running.bonus.is_empty() || !self.running.effects.is_empty()
    }
}

impl Fliptown {
    /// Every space of every kind of bonus action that is pending (FT-BONUS-01 to -07), giving one up (FT-RES-05), and
    /// whatever pending effects offer.
    #[inline]
    pub(super) fn list_pending(&self, player: &Player, out: &mut Vec<Action>) {
        for kind in player.running.bonus.kinds() {
            out.extend(player.sheet.anywhere(kind).iter().map(Action::Bonus));
            out.push(Action::Decline(kind));
        }
        for building in player.running.effects.kinds() {
            player.sheet.list_effects(building, out);
        }
    }

    /// Uses a pending bonus action, which needs no card and costs nothing (FT-BONUS-01).
    pub(super) fn use_bonus<L: Log<Self>>(&mut self, seat: Seat, space: Space, run: &mut Run<'_, L>) {
        self.running_mut(seat).bonus.take(space.region(), 1);
        self.tell_deed(seat, || Deed::BonusUsed { space }, run);
        self.go_to(seat, space, run);
    }

    /// A bonus action that is given up is lost, but was gained (FT-RES-05).
    pub(super) fn decline_bonus<L: Log<Self>>(&mut self, seat: Seat, kind: Region, run: &mut Run<'_, L>) {
        self.running_mut(seat).bonus.take(kind, 1);
        self.tell_deed(seat, || Deed::BonusDeclined(kind), run);
    }

    /// Carries out what leaves no choice: bonus actions without a space are lost (FT-RES-06), and an effect that is all
    /// there is and can only be used in one way is used.
    #[inline]
    pub(super) fn settle<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        loop {
            let player = self.player(seat);
            if !player.is_pending() || !matches!(player.running.ask, Ask::Nothing | Ask::Bail) {
                return;
            }
            self.lose_bonuses(seat, run);
            let player = self.player(seat);
            // Rewards and abilities that are still to come may change what an effect can do.
            if !player.running.bonus.is_empty() || player.running.due > 0 || self.has_ability(seat) {
                return;
            }
            let only = player.running.effects.single();
            let Some(forced) = only.and_then(|building| player.sheet.forced_effect(building)) else { return };
            self.use_effect(seat, forced, run);
            self.note_objectives(seat);
        }
    }

    fn lose_bonuses<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let player = self.player(seat);
        for (kind, count) in player.running.bonus.iter() {
            if player_has_nowhere_to_go(self.player(seat), kind) {
                for _ in 0..count {
                    self.tell_deed(seat, || Deed::BonusLost(kind), run);
                }
                self.running_mut(seat).bonus.clear(kind);
            }
        }
    }
}

#[inline]
fn player_has_nowhere_to_go(player: &Player, kind: Region) -> bool {
    player.sheet.anywhere(kind).is_empty()
}
