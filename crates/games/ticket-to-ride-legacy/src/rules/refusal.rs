//! Why an action is not possible now: the rule that forbids it, as far as no question says it. Nothing is said of what is still
//! sealed.

use table::{Asks, Refusal, Seat, refused};

use crate::action::Action;
use crate::state::{Ask, Stage, TicketToRide};

impl TicketToRide {
    /// The rule that forbids `action`, which is not legal.
    pub(crate) fn refuse(&self, seat: Seat, action: Action) -> Refusal {
        if self.stage == Stage::Over {
            refused("TTR-END-12", "why-game-over")
        } else if self.waiting.contains(seat) {
            self.object(seat, &self.ask, action)
        } else {
            self.refuse_waiting(seat)
        }
    }

    /// It is somebody else's decision, or this seat has decided already.
    fn refuse_waiting(&self, seat: Seat) -> Refusal {
        match self.ask {
            Ask::StartTickets => refused("TTR-SETUP-15", "why-others-choose-tickets"),
            Ask::Conductor => refused("TTR-COND-02", "why-wait-for-conductor"),
            Ask::Archive => refused("TTR-END-08", "why-wait-for-caboose"),
            Ask::Area(_) => refused("TTR-AREA-03", "why-wait-for-area"),
            Ask::Station => refused("TTR-STATION-02", "why-wait-for-station"),
            Ask::Discard if seat == self.on_turn() => refused("TTR-NEWS-06", "why-wait-for-discard"),
            Ask::Nothing | Ask::Turn | Ask::FirstCard | Ask::SecondCard | Ask::Tickets | Ask::Under | Ask::Set(_) => {
                NOT_YOUR_TURN
            }
            Ask::Discard | Ask::Surcharge | Ask::Outlaw | Ask::Offer(_) | Ask::Mine | Ask::Reserve | Ask::Show(_) => {
                NOT_YOUR_TURN
            }
        }
    }
}

const NOT_YOUR_TURN: Refusal = refused("TTR-TURN-01", "why-not-your-turn");
