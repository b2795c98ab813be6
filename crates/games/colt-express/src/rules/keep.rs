//! The expert variant's end of Planning: what to keep for the next Round.

use table::{Asks, List, Log, Refusal, Run, Seat, Seats, refused};

use super::versions::ANY_ORDER;
use crate::action::Action;
use crate::cards::Cards;
use crate::data::ROUNDS;
use crate::event::Event;
use crate::state::{ColtExpress, Step};

/// What else is not kept.
#[derive(Clone, Copy)]
pub(super) struct Keep;

impl Asks<Keep> for ColtExpress {
    /// One card of a kind still in hand, in any order (CE-EXP-02, CE-RUL-32), or enough.
    fn list(&self, seat: Seat, _: Keep, out: &mut impl List<Action>) {
        let pocket = self.pocket(seat);
        let slots = pocket.hand.slots().filter(|slot| slot.order() >= pocket.next_kept);
        out.put_all(slots.map(|slot| Action::Discard(self.card(seat, slot))));
        out.put(Action::Done);
    }

    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Keep, choice: Action, run: &mut Run<'_, L>) {
        let Action::Discard(card) = choice else { return self.done_keeping(seat, run) };
        let Some(slot) = self.slot(seat, card) else { return };
        let in_order = self.rules < ANY_ORDER;
        let pocket = self.pocket_mut(seat);
        pocket.hand = pocket.hand.minus(slot);
        pocket.shed = pocket.shed.plus(slot);
        if in_order {
            pocket.next_kept = slot.order();
        }
        run.tell(self, || Event::Discarded { seat, card });
    }

    fn object(&self, seat: Seat, _: Keep, choice: Action) -> Refusal {
        let Action::Discard(card) = choice else { return refused("CE-EXP-02", "why-keep-now") };
        match self.slot(seat, card) {
            None => self.refuse_foreign_card(card, "CE-EXP-02"),
            // By the first version of the rules only.
            Some(slot) if self.pocket(seat).hand.has(slot) => refused("CE-EXP-02", "why-discard-in-order"),
            Some(_) => refused("CE-EXP-03", "why-card-not-in-hand"),
        }
    }
}

impl ColtExpress {
    /// Everybody with a card in hand decides, at once and in secret (CE-EXP-02, CE-EXP-11, CE-RUL-32);
    /// in the last Round there is nothing to keep cards for (CE-RUL-25).
    pub(super) fn begin_keeping<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let mut by = Seats::NONE;
        for seat in Seat::all(self.player_count()) {
            let pocket = self.pocket_mut(seat);
            pocket.next_kept = 0;
            if self.round == ROUNDS {
                let pocket = self.pocket_mut(seat);
                pocket.shed = pocket.hand.actions();
                pocket.hand = pocket.hand.just_bullets();
            } else if !self.pocket(seat).hand.is_empty() {
                by = by.with(seat);
            }
        }
        self.step = Step::Keep { by };
        if by.is_empty() {
            self.finish_keeping(run);
        }
    }

    fn done_keeping<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let Step::Keep { by } = self.step else { return };
        let by = by.without(seat);
        self.step = Step::Keep { by };
        self.pocket_mut(seat).next_kept = u8::MAX;
        run.tell(self, || Event::Decided { seat });
        if by.is_empty() {
            self.finish_keeping(run);
        }
    }

    /// Bullets and cards not kept go to the discard pile (CE-EXP-03); all see how many were kept.
    fn finish_keeping<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        for seat in Seat::all(self.player_count()) {
            let pocket = self.pocket_mut(seat);
            pocket.discard += pocket.hand.just_bullets() + pocket.shed;
            pocket.seen += Cards::bullets(pocket.hand_bullets);
            pocket.hand = pocket.hand.actions();
            pocket.shed = Cards::NONE;
            pocket.hand_bullets = 0;
            pocket.hand_actions = pocket.hand.len();
            pocket.next_kept = 0;
        }
        run.reveal();
        let counts = || Seat::all(self.player_count()).map(|seat| self.pocket(seat).hand.len()).collect();
        run.tell(self, || Event::Kept { counts: counts() });
        self.begin_heist(run);
    }
}
