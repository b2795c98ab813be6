//! What is being decided: everything about a question is in one place.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::incident::Pickpocket;
use super::keep::Keep;
use super::planning::Plan;
use super::punch::{Knock, Pocket, Push};
use super::setting_up::{Board, Pick};
use crate::action::Action;
use crate::state::{ColtExpress, Step};

/// Does something with the question of a step.
macro_rules! ask {
    ($game:ident, $step:expr, $question:ident => $do:expr) => {
        match $step {
            Step::Pick { by, picked } => {
                let $question = Pick { by, picked };
                $do
            }
            Step::Board { .. } => {
                let $question = Board;
                $do
            }
            Step::Plan { .. } => {
                let $question = Plan;
                $do
            }
            Step::Keep { .. } => {
                let $question = Keep;
                $do
            }
            Step::Resolve => {
                let $question = $game.resolved();
                $do
            }
            Step::Knock { victim } => {
                let $question = Knock { victim };
                $do
            }
            Step::Pocket { victim, purse } => {
                let $question = Pocket { victim, purse };
                $do
            }
            Step::Push { victim } => {
                let $question = Push { victim };
                $do
            }
            Step::Pickpocket { who, waiting } => {
                let $question = Pickpocket { who, waiting };
                $do
            }
            Step::Unfolding | Step::Over => {
                let $question = Nothing;
                $do
            }
        }
    };
}

impl Step {
    /// Whether it is about the card being resolved.
    const fn is_of_card(self) -> bool {
        matches!(self, Step::Resolve | Step::Knock { .. } | Step::Pocket { .. } | Step::Push { .. })
    }
}

impl Asks<Step> for ColtExpress {
    #[inline]
    fn list(&self, seat: Seat, step: Step, out: &mut impl List<Action>) {
        ask!(self, step, question => self.list(seat, question, out));
    }

    #[inline]
    fn answer<L: Log<Self>>(&mut self, seat: Seat, step: Step, choice: Action, run: &mut Run<'_, L>) {
        ask!(self, step, question => self.answer(seat, question, choice, run));
        // A card has been carried out in full unless something else is to be chosen.
        if step.is_of_card() && self.step == step {
            self.finish_card(run);
        }
    }

    fn object(&self, seat: Seat, step: Step, choice: Action) -> Refusal {
        ask!(self, step, question => self.object(seat, question, choice))
    }
}

/// Nobody is asked anything.
struct Nothing;

impl Asks<Nothing> for ColtExpress {
    fn list(&self, _: Seat, _: Nothing, _: &mut impl List<Action>) {}

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Nothing, _: Action, _: &mut Run<'_, L>) {}

    fn object(&self, _: Seat, _: Nothing, _: Action) -> Refusal {
        refused("CE-END-01", "why-game-over")
    }
}
