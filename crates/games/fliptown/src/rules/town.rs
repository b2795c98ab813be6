//! The Town: visits, and what comes of them.

use table::{Log, Seat};

use super::Run;
use super::buildings::Deal;
use crate::action::{Effect, Office};
use crate::data::{BuildingBonus, town};
use crate::event::{Deed, Gains};
use crate::space::Space;
use crate::state::{Ask, Fliptown};

impl Fliptown {
    /// Visits a building (FT-TOWN-01): the first time it is circled and gives its bonus (FT-TOWN-02), later only its
    /// effect (FT-TOWN-03). The effect is pending like a bonus action (FT-RES-04), every visit's by itself (FT-TOWN-05).
    pub(super) fn visit<L: Log<Self>>(&mut self, seat: Seat, space: Space, run: &mut Run<'_, L>) {
        let Some(building) = space.as_building() else { return };
        if self.sheet(seat).circled.contains(space) {
            self.running_mut(seat).revisited.insert(building);
            self.tell_deed(seat, || Deed::Revisited(building), run);
        } else {
            self.circle(seat, space, run);
            match building.first_visit() {
                BuildingBonus::Star => {
                    self.player_mut(seat).gain_stars(1);
                    self.tell_gains(seat, Gains { stars: 1, ..Gains::default() }, run);
                }
                BuildingBonus::Action(kind) => self.earn_bonus(seat, kind, space, run),
            }
        }
        if !self.sheet(seat).is_exhausted(building) {
            self.running_mut(seat).effects.add(building, 1);
        }
    }

    /// Uses the effect of a building once. Paying is always optional (FT-TOWN-04), and whoever pays has all of the
    /// price (FT-INV-04).
    pub(super) fn use_effect<L: Log<Self>>(&mut self, seat: Seat, effect: Effect, run: &mut Run<'_, L>) {
        let building = effect.building();
        let deal = effect.deal(self.sheet(seat));
        self.running_mut(seat).effects.take(building, 1);
        let gains = self.player_mut(seat).make(&deal);
        let Deal { cash, gold, item, .. } = deal;
        self.tell_deed(seat, || Deed::EffectUsed { effect, cash, gold, item }, run);
        self.tell_gains(seat, gains, run);
        if effect == Effect::SheriffsOffice {
            self.peek(seat, run);
        }
        // What this made useless for ever does not wait for an answer.
        if self.sheet(seat).is_exhausted(building) {
            self.running_mut(seat).effects.clear(building);
        }
    }

    /// Looks at the sheriff card, then asks for the reward (FT-TOWN-J); without wanted posters there is no choice
    /// (FT-TOWN-15). Neither can be refused (FT-TOWN-14).
    fn peek<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        run.reveal_if(!self.sheet(seat).peeked);
        self.sheet_mut(seat).peeked = true;
        self.tell_deed(seat, || Deed::Peeked { card: Some(self.sheriff) }, run);
        if self.sheet(seat).wanted > 0 {
            self.running_mut(seat).ask = Ask::Office;
        } else {
            self.take_office_reward(seat, Office::Star, run);
        }
    }

    pub(super) fn take_office_reward<L: Log<Self>>(&mut self, seat: Seat, reward: Office, run: &mut Run<'_, L>) {
        let player = self.player_mut(seat);
        let amount = match reward {
            Office::Star => {
                player.gain_stars(town::OFFICE_STARS);
                town::OFFICE_STARS
            }
            Office::Wanted => player.clear_wanted(town::OFFICE_CLEARED).into(),
        };
        self.ask_for_bail(seat);
        self.tell_deed(seat, || Deed::OfficeRewarded { reward, amount }, run);
    }
}
