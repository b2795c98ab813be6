//! Why an action is not possible now: the rule that forbids it, as far as no question says it.

use table::{Asks, Refusal, Seat, refused};

use crate::action::{Action, Card};
use crate::state::{ColtExpress, Step};

impl ColtExpress {
    /// The rule that forbids `action`, which is not legal.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.step == Step::Over {
            refused("CE-END-01", "why-game-over")
        } else if self.deciding().contains(seat) {
            self.object(seat, &self.step, action)
        } else {
            self.refuse_waiting(seat)
        }
    }

    /// It is somebody else's decision.
    fn refuse_waiting(&self, seat: Seat) -> Refusal {
        match self.step {
            Step::Plan { .. } => refused("CE-PLAN-01", "why-not-your-turn"),
            Step::Keep { .. } if self.pocket(seat).hand.is_empty() && self.pocket(seat).shed.is_empty() => {
                refused("CE-EXP-02", "why-nothing-to-keep")
            }
            Step::Keep { .. } => refused("CE-EXP-11", "why-already-decided"),
            Step::Pickpocket { .. } => refused("CE-EV-PICK-03", "why-not-asked"),
            Step::Pick { .. } => refused("CE-SETUP-18", "why-not-your-pick"),
            Step::Board { .. } => refused("CE-TWO-03", "why-not-your-boarding"),
            Step::Resolve | Step::Knock { .. } | Step::Pocket { .. } | Step::Push { .. } => {
                refused("CE-HEIST-03", "why-not-your-card")
            }
            Step::Unfolding | Step::Over => refused("CE-END-01", "why-game-over"),
        }
    }

    /// A card of somebody else, or of a character that nobody plays; `own_hand` is the rule that speaks of one's own hand.
    pub(super) fn refuse_foreign_card(&self, card: Card, own_hand: &'static str) -> Refusal {
        if !self.in_play.contains(card.owner) {
            refused("CE-SETUP-02", "why-not-in-play")
        } else if self.players == 2 {
            refused("CE-TWO-08", "why-not-your-card-to-play")
        } else {
            refused(own_hand, "why-not-your-card-to-play")
        }
    }
}
