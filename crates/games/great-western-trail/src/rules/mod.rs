//! The rules, one file a phase or mechanism, each naming the rule ids that it carries out.

pub(crate) mod account;
mod auxiliary;
mod build;
mod buy;
mod delivery;
mod disc;
mod effects;
mod engine;
mod exchange;
mod hazards;
mod herd;
mod hire;
mod income;
mod kansas_city;
mod objectives;
mod questions;
mod refusal;
mod sam;
mod setting_up;
mod station;
mod trail;
mod turn;
pub(crate) mod versions;
mod visit;

use table::{Asks, Dice, Log, Played, Run, Seat};

use crate::action::Action;
use crate::state::GreatWesternTrail;

impl GreatWesternTrail {
    /// Everything `seat` may do now, in an order that follows from what `seat` knows.
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.table.busy.contains(seat) {
            self.list_due(seat, out);
        } else if let Some(step) = self.table.steps.top().filter(|_| self.table.asked == Some(seat)) {
            self.list(seat, step, out);
        }
        if self.may_exchange(seat) {
            self.list_exchange(seat, out);
        }
    }

    /// What is drawn for tokens, then what is discarded.
    fn list_due(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.table.player(seat).returned > 0 {
            self.list_draws_for_tokens(seat, out);
        } else {
            out.extend(self.herd(seat).hand.kinds().map(Action::Discard));
        }
    }

    /// Carries out an action that is legal, and all that follows from it until somebody has a choice.
    #[inline]
    pub(crate) fn carry_out<L: Log<Self>>(
        &mut self,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut L,
    ) -> Played {
        let mut run = Run::new(dice, log);
        let busy = self.table.busy.contains(seat);
        match action {
            Action::Exchange(count) => self.return_tokens(seat, count, &mut run),
            Action::Draw(count) if busy => self.draw_for_tokens(seat, count, &mut run),
            Action::Discard(card) if busy => {
                self.table.player_mut(seat).owed -= 1;
                self.table.note_busy(seat);
                self.discard(seat, card, &mut run);
            }
            _ => self.answer_next(action, &mut run),
        }
        // Nobody's turn goes on because of what others do meanwhile.
        if seat == self.table.turn {
            self.settle(&mut run);
        }
        run.played()
    }

    /// The player whose turn it is answers the next step, which is over by that unless it asks itself again.
    fn answer_next<L: Log<Self>>(&mut self, action: Action, run: &mut Run<'_, L>) {
        let Some(&step) = self.table.steps.top() else { return };
        self.table.note_use(action);
        self.table.steps.pop();
        self.answer(self.table.turn, &step, action, run);
    }

    /// Lets happen whatever happens by itself, until somebody has a choice or the game is over.
    pub(crate) fn settle<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        loop {
            let turn = self.table.turn;
            if self.table.busy.contains(turn) {
                self.table.asked = Some(turn);
                return;
            }
            let Some(step) = self.table.steps.top() else {
                if self.is_last_turn() {
                    return self.finish(run);
                }
                self.end_turn(run);
                continue;
            };
            let Some(answer) = self.forced(turn, step) else {
                self.table.asked = Some(turn);
                return;
            };
            self.answer_next(answer, run);
        }
    }
}
