//! The rules, one file a phase or mechanism, each naming the rule ids that it carries out.

mod account;
mod encounter;
mod heist;
mod incident;
mod keep;
mod planning;
mod punch;
mod refusal;
mod rob;
mod round;
mod setting_up;
mod shoot;
mod travel;
pub(crate) mod versions;

use table::{Dice, Log, Played, Run, Seat, Seats};

use crate::action::{Action, Token};
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
        match self.step {
            Step::Plan { by, .. } if by == seat => self.list_plans(seat, out),
            _ if !self.deciding().contains(seat) => {}
            Step::Pick { .. } => out.extend(self.free_characters().iter().map(Action::Pick)),
            Step::Board { by } => out.extend(self.team(by).members().map(Action::Caboose)),
            Step::Plan { .. } => {}
            Step::Keep { .. } => self.list_discards(seat, out),
            Step::Resolve => self.list_resolutions(out),
            Step::Knock { victim } => out.extend(self.losable(victim).map(Action::Knock)),
            Step::Pocket { .. } => out.extend([Action::Pocket, Action::Leave]),
            Step::Push { victim } => out.extend(self.push_directions(victim).map(Action::Push)),
            Step::Pickpocket { who, .. } => {
                self.each_purse(self.spot(who), seat, |token: Token| out.push(Action::Steal(token)));
                out.push(Action::Pass); // CE-EV-PICK-02
            }
            Step::Unfolding | Step::Over => {}
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
        match action {
            Action::Pick(character) => self.pick(seat, character, &mut run),
            Action::Caboose(character) => self.board(seat, character, &mut run),
            Action::Play(card, face) => self.play_card(seat, card, face, &mut run),
            Action::Draw => self.draw_act(seat, &mut run),
            Action::Discard(card) => self.shed(seat, card, &mut run),
            Action::Done => self.done_keeping(seat, &mut run),
            Action::Move(unit) => self.move_bandit(unit, &mut run),
            Action::Sheriff(unit) => self.play_sheriff(unit, &mut run),
            Action::Shoot(target) => self.shoot(target, &mut run),
            Action::Rob(token) => self.rob(token, &mut run),
            Action::Punch(victim) => self.punch(victim, &mut run),
            Action::Knock(loot) => self.knock(loot, &mut run),
            Action::Pocket => self.pocket_purse(&mut run),
            Action::Leave => self.leave_purse(&mut run),
            Action::Push(direction) => self.push_victim(direction, &mut run),
            Action::Steal(token) => self.steal(token, &mut run),
            Action::Pass => self.decline_purse(&mut run),
        }
        run.played()
    }
}
