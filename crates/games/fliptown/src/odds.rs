//! Chances, from what one pair of eyes knows.
//!
//! Every card that these eyes have not seen in this round may lie in any hidden place: in the draw pile, as the sheriff
//! card, among others' private cards, or with the cowbot. All ways to deal them that fit what was seen are equally likely;
//! a card that was seen in an earlier round cannot have been stolen in it.

use crate::cards::Card;
use crate::data::Item;
use crate::space::Space;
use crate::view::{PlayerView, View};

impl View {
    /// The chance that this card is the next one of the draw pile.
    pub fn chance_on_top(&self, card: Card) -> f64 {
        if self.draw_pile == 0 {
            // The discard pile is shuffled first.
            let known = self.discard_pile.contains(&card);
            return if known { 1.0 / self.discard_pile.len() as f64 } else { 0.0 };
        }
        if self.reshuffled.contains(&card) {
            return 1.0 / f64::from(self.draw_pile);
        }
        // Among the cards that are not stolen each is as likely to be in the pile as any other.
        let unknown = f64::from(self.draw_pile) - self.reshuffled.len() as f64;
        let places = unknown + self.hidden_places();
        self.chance_not_stolen(card) / places.max(1.0) * unknown / f64::from(self.draw_pile)
    }

    /// The chance that this card is the sheriff card of this round.
    pub fn chance_of_sheriff(&self, card: Card) -> f64 {
        match self.sheriff {
            Some(sheriff) => f64::from(u8::from(sheriff == card)),
            None => {
                let unknown = f64::from(self.draw_pile) - self.reshuffled.len() as f64;
                self.chance_not_stolen(card) / (unknown + self.hidden_places()).max(1.0)
            }
        }
    }

    /// Cards that are neither in the draw pile nor stolen, and that these eyes do not know.
    fn hidden_places(&self) -> f64 {
        let stolen = self.cowbot.as_ref().map_or(0, |cowbot| cowbot.stolen.iter().map(|&n| usize::from(n)).sum());
        let unknown = usize::from(self.draw_pile) - self.reshuffled.len();
        (self.unseen.len() - stolen - unknown) as f64
    }

    /// The chance that an unseen card was not stolen in any round, each theft taking any card that it can have taken.
    fn chance_not_stolen(&self, card: Card) -> f64 {
        if !self.unseen.contains(&card) {
            return 0.0;
        }
        let Some(cowbot) = &self.cowbot else { return 1.0 };
        let mut gone = 0.0;
        let mut chance = 1.0;
        for (count, suspects) in cowbot.stolen.iter().zip(&cowbot.suspects) {
            let count = f64::from(*count);
            if suspects.contains(&card) {
                chance *= 1.0 - count / (suspects.len() as f64 - gone);
            }
            // Whatever was stolen before could have been stolen later too.
            gone += count;
        }
        chance
    }

    /// The chance that `robber` succeeds at a target, if it is one (FT-BAD-03, FT-BAD-04).
    pub fn robbery_odds(&self, robber: &PlayerView, target: Space) -> Option<f64> {
        target.as_target()?;
        let weapon = if robber.items.contains(&Item::Rifle) {
            self.weapons.rifle()
        } else if robber.items.contains(&Item::Pistol) {
            self.weapons.pistol()
        } else {
            0
        };
        let needed = target.value()?.saturating_sub(weapon);
        Some(self.known_cards().filter(|card| card.value() >= needed).map(|card| self.chance_on_top(card)).sum())
    }

    /// The chance that the sheriff arrests a player who does not bribe (FT-SHERIFF-05).
    pub fn arrest_odds(&self, player: &PlayerView) -> f64 {
        let known = self.sheriff.into_iter().chain(self.unseen.iter().copied());
        known.filter(|card| card.value() < player.wanted).map(|card| self.chance_of_sheriff(card)).sum()
    }

    /// Every card that may come next.
    fn known_cards(&self) -> impl Iterator<Item = Card> + '_ {
        let discards = self.discard_pile.iter().filter(|_| self.draw_pile == 0);
        self.unseen.iter().chain(&self.reshuffled).chain(discards).copied()
    }
}
