//! Kansas City, stage 4: income, and raising Simmentals.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::versions::TOKENS_BEFORE_RAISING;
use crate::action::Action;
use crate::cards::{Card, Pile};
use crate::data::boards::CERTIFICATES;
use crate::data::cattle::Cattle;
use crate::event::Event;
use crate::state::{GreatWesternTrail, Step};

/// How many certificates to spend.
#[derive(Clone, Copy)]
pub(super) struct Income;

impl Asks<Income> for GreatWesternTrail {
    fn list(&self, seat: Seat, _: Income, out: &mut impl List<Action>) {
        out.put_all((0..=self.table.player(seat).certificates()).map(Action::Spend));
    }

    /// The hand is shown (GWT-INC-01). Its value, permanent certificates (GWT-INC-03) and those spent now (GWT-INC-04) are
    /// paid in dollars (GWT-INC-05).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Income, answer: Action, run: &mut Run<'_, L>) {
        let Action::Spend(spent) = answer else { return };
        let hand = self.herd(seat).hand;
        let player = self.table.player_mut(seat);
        let (value, permanent) = (hand.cows.breeding_value(), player.permanent());
        let total = value + permanent + spent;
        // The marker goes back until so many are covered: from 6 one or two lead to 4.
        let left = player.certificates() - spent;
        player.marker = CERTIFICATES.iter().rposition(|&space| space <= left).unwrap_or(0) as u8;
        player.dollars += u16::from(total);
        run.reveal();
        run.tell(self, || Event::HandShown { seat, hand, value, permanent, spent });
        self.table.steps.push(Step::City { limit: total, extraordinary: false });
        self.table.steps.push(Step::DiscardHand);
        if self.table.simmentals {
            // Heifers come second, and those just raised lie on the discard pile (GWT-SIM-05, GWT-SIM-06).
            self.table.steps.push(Step::Heifers);
            self.table.steps.push(Step::Calves);
        }
    }

    fn object(&self, _: Seat, _: Income, answer: Action) -> Refusal {
        match answer {
            Action::Spend(_) => refused("GWT-INC-04", "why-too-few-certificates"),
            _ => refused("GWT-INC-04", "why-income-first"),
        }
    }

    /// A token may still be returned before the value is fixed.
    fn forced(&self, seat: Seat, income: Income) -> Option<Action> {
        if self.table.player(seat).tokens > 0 { None } else { self.only_answer(seat, income) }
    }
}

/// How many Simmentals to raise.
#[derive(Clone, Copy)]
pub(super) struct Raise {
    from: Cattle,
    to: Cattle,
    /// The stack of those of the next stage.
    stack: usize,
}

impl Raise {
    pub const CALVES: Raise = Raise { from: Cattle::Calf, to: Cattle::Heifer, stack: 0 };
    pub const HEIFERS: Raise = Raise { from: Cattle::Heifer, to: Cattle::Cow, stack: 1 };
}

impl Asks<Raise> for GreatWesternTrail {
    /// Those in hand, as far as there are cards of the next stage (GWT-SIM-10).
    fn list(&self, seat: Seat, raise: Raise, out: &mut impl List<Action>) {
        let most = self.herd(seat).hand.cows.count(raise.from).min(self.table.upgrades[raise.stack]);
        out.put_all((0..=most).map(Action::Raise));
    }

    /// They leave the game for cards of the next stage, which go to the discard pile (GWT-SIM-05).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, raise: Raise, answer: Action, run: &mut Run<'_, L>) {
        let Action::Raise(count) = answer else { return };
        let Raise { from, to, stack } = raise;
        // Tokens may have changed the hand since it was shown: what is raised or discarded now is news.
        run.reveal_if(self.table.rules >= TOKENS_BEFORE_RAISING);
        if count == 0 {
            return;
        }
        self.table.upgrades[stack] -= count;
        self.table.gone_cards.cows.add(from, count);
        let herd = self.herd_mut(seat);
        herd.hand.cows.take(from, count);
        for _ in 0..count {
            herd.lay_down(Card::Cattle(to));
        }
        run.tell(self, || Event::Raised { seat, to, count });
    }

    fn object(&self, seat: Seat, raise: Raise, answer: Action) -> Refusal {
        match answer {
            Action::Raise(count) if count > self.herd(seat).hand.cows.count(raise.from) => {
                refused("GWT-SIM-05", "why-not-so-many")
            }
            Action::Raise(_) => refused("GWT-SIM-10", "why-not-so-many"),
            _ => refused("GWT-SIM-05", "why-raise-first"),
        }
    }

    /// Tokens may still bring Simmentals that can be raised (GWT-EXC-01): everybody knows what a herd has. The hand itself has
    /// been shown.
    fn forced(&self, seat: Seat, raise: Raise) -> Option<Action> {
        let may_come_up = self.table.rules >= TOKENS_BEFORE_RAISING
            && self.table.player(seat).tokens > 0
            && self.table.upgrades[raise.stack] > 0
            && self.herd(seat).all().cows.count(raise.from) > 0;
        if may_come_up { None } else { self.only_answer(seat, raise) }
    }
}

impl GreatWesternTrail {
    /// The whole hand is discarded, objective cards too (GWT-INC-06).
    pub(super) fn discard_hand<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let herd = self.herd_mut(seat);
        while let Some(card) = herd.hand.kinds().next() {
            herd.show_out_of_hand(card);
            herd.lay_down(card);
        }
        debug_assert_eq!(herd.hand, Pile::EMPTY);
        run.tell(self, || Event::HandDiscarded(seat));
    }
}
