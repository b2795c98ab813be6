//! Meeting the Sheriff, Neutral Bullets, and receiving Bullets at all.

use table::{Log, Run};

use crate::cards::Cards;
use crate::data::Character;
use crate::event::{Event, Shooter};
use crate::state::{Bandits, ColtExpress};

impl ColtExpress {
    /// Everybody in the encounter gets a Neutral Bullet and flees to the roof, even when there are no
    /// Bullets (CE-SHER-03, -05, -06); loot stays where it is, and nothing else follows (CE-SHER-07, -08).
    pub(super) fn encounter<L: Log<Self>>(&mut self, group: Bandits, run: &mut Run<'_, L>) {
        self.neutral_bullets(group, run);
        for who in group.iter() {
            let roof = self.spot(who).other_level();
            self.put(who, roof);
            run.tell(self, || Event::Fled { who, unit: roof.unit() });
        }
    }

    /// One Neutral Bullet for each of a group, or none for anybody when there are too few; what is
    /// left then is removed from the game (CE-NEUT-01 to -07).
    pub(super) fn neutral_bullets<L: Log<Self>>(&mut self, group: Bandits, run: &mut Run<'_, L>) {
        if group.is_empty() {
            return; // CE-NEUT-07
        }
        if usize::from(self.neutral) < group.len() {
            let left = std::mem::take(&mut self.neutral); // CE-NEUT-03
            self.neutral_removed += left; // CE-NEUT-04
            run.tell(self, || Event::SupplyGone { left });
            return;
        }
        for who in group.iter() {
            self.neutral -= 1; // CE-NEUT-02, CE-NEUT-05
            self.bandit_mut(who).neutral += 1;
            self.bullet_on_deck(who);
            run.tell(self, || Event::Hit { who, by: Shooter::Neutral });
        }
    }

    /// A received Bullet goes on top of its owner's deck (CE-SHER-04, CE-NEUT-06, CE-SHOOT-01, CE-EXP-05,
    /// CE-TWO-10). In the standard game the deck is shuffled before anybody draws from it again.
    pub(super) fn bullet_on_deck(&mut self, who: Character) {
        let expert = self.expert;
        let pocket = self.pocket_mut(self.owner(who));
        pocket.deck += Cards::bullets(1);
        if expert {
            pocket.on_top += 1;
        }
    }
}
