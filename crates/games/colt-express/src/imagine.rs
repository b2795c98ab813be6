//! Worlds that a player cannot tell from the true one.
//!
//! Hidden from a player are the others' hands, decks and face-down cards, what experts discarded
//! unseen, and the values of some Purses. Everything else is public, or not decided yet: decks have
//! no order and coming Round cards no identity until they are drawn.

use table::{Dice, Seat};

use crate::action::Face;
use crate::cards::{Cards, Slot};
use crate::state::{ColtExpress, Step};

impl ColtExpress {
    /// Another world with everything that `seat` knows, and the rest dealt anew.
    pub(crate) fn imagined_by(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        if self.step == Step::Over || !self.is_prepared() {
            return world; // Nothing is hidden.
        }
        world.purses.imagine(seat, dice);
        if self.round > 0 {
            for other in Seat::all(self.player_count()).filter(|&other| other != seat) {
                world.deal_anew(other, dice);
            }
        }
        world
    }

    /// Deals a player's cards anew, as far as they are not known to all.
    fn deal_anew(&mut self, seat: Seat, dice: &mut Dice) {
        let hidden = self.hidden_in_stack(seat);
        let resolved = self.resolved_on_deck(seat);
        let pocket = *self.pocket(seat);
        let hand = pocket.hand.len() + pocket.shed.len();

        // What nobody else can place.
        let mut loose = pocket.hand + pocket.deck + pocket.shed + hidden + (pocket.discard - pocket.seen)
            - resolved
            - Cards::bullets(pocket.on_top + pocket.hand_bullets);
        let mut actions = loose.actions();

        // Face-down cards, and cards kept from the last Round, are Action cards.
        let laid = actions.draw(hidden.len(), dice);
        let kept = actions.draw(pocket.hand_actions, dice);
        loose = actions + loose.just_bullets();
        let others = loose.draw(hand - pocket.hand_actions - pocket.hand_bullets, dice);
        let unseen_discard = loose.draw(pocket.discard.len() - pocket.seen.len(), dice);

        self.hide_in_stack(seat, laid, dice);
        let deciding = matches!(self.step, Step::Keep { by } if by.contains(seat));
        let keeping = matches!(self.step, Step::Keep { .. });
        let pocket = self.pocket_mut(seat);
        pocket.hand = kept + others + Cards::bullets(pocket.hand_bullets);
        pocket.discard = unseen_discard + pocket.seen;
        pocket.deck = loose + resolved + Cards::bullets(pocket.on_top);
        pocket.shed = Cards::NONE;
        if deciding {
            pocket.next_kept = 0; // How far others have got is hidden: they may be at the start.
        } else if keeping {
            // What they decided is hidden: each Action card may have been kept or not.
            let sheds = dice.below(u32::from(pocket.hand.action_count()) + 1) as u8;
            let mut actions = pocket.hand.actions();
            pocket.shed = actions.draw(sheds, dice);
            pocket.hand = actions + pocket.hand.just_bullets();
        }
    }

    /// A player's cards that lie face down on the stack.
    fn hidden_in_stack(&self, seat: Seat) -> Cards {
        self.stack
            .waiting()
            .iter()
            .filter(|laid| laid.seat() == seat && laid.face() == Face::Down)
            .fold(Cards::NONE, |cards, laid| cards + Cards::one(laid.slot()))
    }

    /// In the standard game resolved cards lie on the deck, where everybody saw them go.
    fn resolved_on_deck(&self, seat: Seat) -> Cards {
        if self.expert {
            return Cards::NONE;
        }
        self.stack.cards()[..self.stack.resolved()]
            .iter()
            .filter(|laid| laid.seat() == seat)
            .fold(Cards::NONE, |cards, laid| cards + Cards::one(laid.slot()))
    }

    /// Puts these cards in place of a player's face-down ones, in random order.
    fn hide_in_stack(&mut self, seat: Seat, mut cards: Cards, dice: &mut Dice) {
        if cards.is_empty() {
            return;
        }
        for index in self.stack.resolved()..self.stack.cards().len() {
            let laid = self.stack.cards()[index];
            if laid.seat() == seat && laid.face() == Face::Down {
                let slot = first_slot(cards.draw(1, dice));
                self.stack.swap_slot(index, slot);
            }
        }
    }
}

fn first_slot(card: Cards) -> Slot {
    card.slots().next().expect("a drawn card has a face")
}
