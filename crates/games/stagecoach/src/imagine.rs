//! Another world that a seat cannot tell from this one.

use table::{Dice, Eyes, Seat};

use crate::state::Stagecoach;

impl Stagecoach {
    /// Cards that the seat does not know could as well be any others of the deck. Those who know them are the same in every
    /// world: everybody saw them look.
    pub(crate) fn imagined_by(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        let (coaches, deck) = (&mut world.coaches, &mut world.deck);
        let unknown =
            || self.coaches.iter().flat_map(|coach| &coach.cards).filter(|card| !card.is_known_to(Eyes::Seat(seat)));
        unknown().for_each(|card| deck.add(card.freight, 1));
        for card in coaches.iter_mut().flat_map(|coach| &mut coach.cards) {
            if !card.is_known_to(Eyes::Seat(seat)) {
                card.freight = deck.draw(dice);
            }
        }
        world
    }
}
