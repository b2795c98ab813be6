//! Why something cannot be done now, as far as no question of the turn says it.

use table::{Asks, Refusal, Seat, refused};

use crate::action::Action;
use crate::state::GreatWesternTrail;

/// Something else is asked; objective cards are played between actions only.
pub(super) const fn not_now(action: Action) -> Refusal {
    match action {
        Action::Play(_) => refused("GWT-OBJ-05", "why-between-actions"),
        _ => NOT_NOW,
    }
}

const NOT_NOW: Refusal = refused("GWT-TURN-02", "why-answer-first");

impl GreatWesternTrail {
    /// The rule that forbids an action which is not legal now.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.table.is_over() {
            return refused("GWT-END-06", "why-over");
        }
        let player = self.table.player(seat);
        if let Action::Exchange(_) = action {
            return if player.returned > 0 {
                refused("GWT-EXC-02", "why-draw-for-tokens")
            } else {
                refused("GWT-EXC-01", "why-no-tokens")
            };
        }
        if !self.waited_for().contains(seat) {
            return refused("GWT-TURN-01", "why-not-your-turn");
        }
        if player.returned > 0 {
            return refused("GWT-EXC-02", "why-draw-for-tokens");
        }
        if player.owed > 0 {
            return match action {
                Action::Discard(_) => refused("GWT-DECK-07", "why-not-in-hand"),
                _ => refused(self.table.rule_of_discards(seat), "why-discard-first"),
            };
        }
        self.table.steps.top().map_or(NOT_NOW, |step| self.object(seat, step, action))
    }
}
