//! Worlds that a player cannot tell from the true one.
//!
//! Hidden from a player are the others' hands and decks, apart from what both hold together, and objective cards that
//! went from their deck into another's hand. Everything else is open, or not decided yet: decks, stacks and bags have
//! no order until something is drawn. Discard piles count as known: every card went there for all to see.

use table::{Dice, Seat};

use crate::cards::{Goals, Pile};
use crate::state::GreatWesternTrail;

impl GreatWesternTrail {
    /// Another world with everything that `seat` knows, and the rest dealt anew.
    pub(crate) fn imagined_by(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        if self.table.is_over() {
            return world; // Nothing is hidden.
        }
        let others = || self.table.all_seats().filter(move |&other| other != seat && !self.table.is_sam(other));
        // Objective cards whose place nobody but their owner knows.
        let hidden = others().fold(self.goals, |hidden, other| hidden + self.herd(other).secret);
        world.goals = hidden;
        for other in others() {
            let herd = self.herd(other);
            let mut secret = Goals::NONE;
            for _ in 0..herd.secret.len() {
                secret.add(world.goals.draw(dice), 1);
            }
            let known = herd.hand.plus(herd.deck);
            let mut cards = Pile { goals: known.goals - herd.secret + secret, ..known };
            let imagined = world.herd_mut(other);
            imagined.secret = secret;
            imagined.hand = Pile::EMPTY;
            for _ in 0..herd.hand.len() {
                imagined.hand.add(cards.draw(dice));
            }
            imagined.deck = cards;
        }
        world
    }
}
