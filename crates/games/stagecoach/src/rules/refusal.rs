//! Why something is not possible now.

use table::{Refusal, Seat, refused};

use crate::action::Action;
use crate::state::{Stage, Stagecoach};

const OVER: Refusal = refused("SC-END-01", "why-over");
const NOT_YOUR_TURN: Refusal = refused("SC-TURN-01", "why-not-your-turn");
const LOAD_FIRST: Refusal = refused("SC-TURN-02", "why-load-first");
const LOADED_ALREADY: Refusal = refused("SC-TURN-02", "why-loaded-already");
const NO_HOLD_UPS: Refusal = refused("SC-HOLD-05", "why-no-hold-ups");
const NOBODY_THERE: Refusal = refused("SC-HOLD-01", "why-nobody-there");
const OWN_COACH: Refusal = refused("SC-HOLD-01", "why-own-coach");
const EMPTY_COACH: Refusal = refused("SC-HOLD-01", "why-empty-coach");

impl Stagecoach {
    /// The rule that forbids a decision which is not legal now.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        match (action, self.stage) {
            (_, Stage::Over) => OVER,
            _ if self.turn != seat => NOT_YOUR_TURN,
            (Action::Take(_) | Action::Draw, _) => LOADED_ALREADY,
            (Action::HoldUp(_), _) if !self.hold_ups => NO_HOLD_UPS,
            (_, Stage::Load) => LOAD_FIRST,
            (Action::HoldUp(whom), _) if whom.index() >= self.coaches.len() => NOBODY_THERE,
            (Action::HoldUp(whom), _) if whom == seat => OWN_COACH,
            _ => EMPTY_COACH,
        }
    }
}
