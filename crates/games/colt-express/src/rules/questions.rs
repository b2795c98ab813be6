//! What is being decided: everything about a question is in one place.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::heist::Resolve;
use super::incident::Pickpocket;
use super::keep::Keep;
use super::planning::Plan;
use super::punch::{Knock, Pocket, Push};
use super::setting_up::{Board, Pick};
use crate::action::Action;
use crate::state::{ColtExpress, Step};

table::questions! {
    ColtExpress asks Step {
        Step::Pick { by, picked } => Pick { by, picked },
        Step::Board { .. } => Board,
        Step::Plan { .. } => Plan,
        Step::Keep { .. } => Keep,
        Step::Resolve => Resolve,
        Step::Knock { victim } => Knock { victim },
        Step::Pocket { victim, purse } => Pocket { victim, purse },
        Step::Push { victim } => Push { victim },
        Step::Pickpocket { who, waiting } => Pickpocket { who, waiting },
        Step::Unfolding | Step::Over => Nothing,
    }
}

impl Step {
    /// Whether it is about the card being resolved.
    pub(super) const fn is_of_card(self) -> bool {
        matches!(self, Step::Resolve | Step::Knock { .. } | Step::Pocket { .. } | Step::Push { .. })
    }
}

/// Nobody is asked anything.
#[derive(Clone, Copy)]
struct Nothing;

impl Asks<Nothing> for ColtExpress {
    fn list(&self, _: Seat, _: Nothing, _: &mut impl List<Action>) {}

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Nothing, _: Action, _: &mut Run<'_, L>) {}

    fn object(&self, _: Seat, _: Nothing, _: Action) -> Refusal {
        refused("CE-END-01", "why-game-over")
    }
}
