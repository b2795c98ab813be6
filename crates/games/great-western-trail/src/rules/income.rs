//! Kansas City, stage 4: income, and raising Simmentals.

use table::Log;

use super::Run;
use super::versions::TOKENS_BEFORE_RAISING;
use crate::cards::{Card, Pile};
use crate::data::boards::CERTIFICATES;
use crate::data::cattle::Cattle;
use crate::event::Event;
use crate::state::{GreatWesternTrail, Step};

impl GreatWesternTrail {
    /// The hand is shown (GWT-INC-01). Its value, permanent certificates (GWT-INC-03) and those spent now (GWT-INC-04) are
    /// paid in dollars (GWT-INC-05).
    pub(super) fn take_income<L: Log<Self>>(&mut self, spent: u8, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let hand = self.own().hand;
        let (value, permanent) = (hand.cows.breeding_value(), self.table.mover().permanent());
        let total = value + permanent + spent;
        let player = self.table.mover_mut();
        // The marker goes back until so many are covered: from 6 one or two lead to 4.
        let left = player.certificates() - spent;
        player.marker = CERTIFICATES.iter().rposition(|&space| space <= left).unwrap_or(0) as u8;
        player.dollars += u16::from(total);
        run.revealed = true;
        run.tell(|| Event::HandShown { seat, hand, value, permanent, spent }, self);
        self.table.steps.push(Step::City { limit: total, extraordinary: false });
        self.table.steps.push(Step::DiscardHand);
        if self.table.simmentals {
            // Heifers come second, and those just raised lie on the discard pile (GWT-SIM-05, GWT-SIM-06).
            self.table.steps.push(Step::Heifers);
            self.table.steps.push(Step::Calves);
        }
    }

    /// How many Simmentals can be raised: those in hand, as far as there are cards of the next stage (GWT-SIM-10).
    pub(super) fn raisable(&self, step: Step) -> u8 {
        let (_, _, stack) = stage(step);
        self.held_to_raise(step).min(self.table.upgrades[stack])
    }

    /// Simmentals in hand that could be raised if there were enough of the next stage.
    pub(super) fn held_to_raise(&self, step: Step) -> u8 {
        let (from, _, _) = stage(step);
        self.own().hand.cows.count(from)
    }

    /// Whether tokens could still bring Simmentals that can be raised (GWT-EXC-01): everybody knows what a herd has.
    pub(super) fn may_come_up(&self, step: Step) -> bool {
        let (from, _, stack) = stage(step);
        self.table.rules >= TOKENS_BEFORE_RAISING
            && self.table.mover().tokens > 0
            && self.table.upgrades[stack] > 0
            && self.own().all().cows.count(from) > 0
    }

    /// They leave the game for cards of the next stage, which go to the discard pile (GWT-SIM-05).
    pub(super) fn raise<L: Log<Self>>(&mut self, step: Step, count: u8, run: &mut Run<'_, L>) {
        let (from, to, stack) = stage(step);
        // Tokens may have changed the hand since it was shown: what is raised or discarded now is news.
        run.revealed |= self.table.rules >= TOKENS_BEFORE_RAISING;
        if count == 0 {
            return;
        }
        let seat = self.table.turn;
        self.table.upgrades[stack] -= count;
        self.table.gone_cards.cows.add(from, count);
        let herd = self.herd_mut(seat);
        herd.hand.cows.take(from, count);
        for _ in 0..count {
            herd.lay_down(Card::Cattle(to));
        }
        run.tell(|| Event::Raised { seat, to, count }, self);
    }

    /// The whole hand is discarded, objective cards too (GWT-INC-06).
    pub(super) fn discard_hand<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let herd = self.herd_mut(seat);
        while let Some(card) = herd.hand.kinds().next() {
            herd.show_out_of_hand(card);
            herd.lay_down(card);
        }
        debug_assert_eq!(herd.hand, Pile::EMPTY);
        run.tell(|| Event::HandDiscarded(seat), self);
    }
}

/// What is raised, what it becomes, and from which stack.
fn stage(step: Step) -> (Cattle, Cattle, usize) {
    match step {
        Step::Calves => (Cattle::Calf, Cattle::Heifer, 0),
        _ => (Cattle::Heifer, Cattle::Cow, 1),
    }
}
