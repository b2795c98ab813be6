//! The rules, one file a phase or mechanism, each naming the rule ids that it carries out.

mod account;
mod encounter;
mod heist;
mod incident;
mod keep;
mod planning;
mod punch;
mod questions;
mod refusal;
mod rob;
mod round;
mod setting_up;
mod shoot;
mod travel;
pub(crate) mod versions;

use table::{Asks, Dice, Log, Played, Run, Seat, Seats};

use crate::action::Action;
use crate::state::{ColtExpress, Step};

impl ColtExpress {
    /// Who decides now.
    #[inline]
    pub(crate) fn deciding(&self) -> Seats {
        match self.step {
            Step::Pick { by, .. } | Step::Board { by } | Step::Plan { by, .. } => Seats::only(by),
            Step::Keep { by } => by,
            Step::Resolve | Step::Knock { .. } | Step::Pocket { .. } | Step::Push { .. } => {
                self.stack.next().map_or(Seats::NONE, |laid| Seats::only(laid.seat())) // CE-HEIST-03
            }
            Step::Pickpocket { who, .. } => Seats::only(self.owner(who)),
            Step::Unfolding | Step::Over => Seats::NONE,
        }
    }

    /// Everything `seat` may do now, in an order that everybody could work out from what `seat` knows.
    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.decides(seat) {
            self.list(seat, &self.step, out);
        }
    }

    /// Whether `seat` decides now. Most of what is decided is planned, so that comes first.
    #[inline]
    fn decides(&self, seat: Seat) -> bool {
        matches!(self.step, Step::Plan { by, .. } if by == seat) || self.deciding().contains(seat)
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
        let asked = self.step;
        if asked.is_of_card() {
            self.resolve(seat, asked, action, &mut run);
        } else {
            self.answer(seat, &asked, action, &mut run);
        }
        run.played()
    }
}
