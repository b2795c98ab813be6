//! The rules, one file for each part of a turn.

use table::{Dice, Log, Played, Run, Seat, Seats};

use crate::action::Action;
use crate::data::YARD;
use crate::state::{Stage, Stagecoach};

mod ending;
mod hold_up;
mod load;
mod refusal;
mod road;
mod setting_up;
pub(crate) mod versions;

impl Stagecoach {
    /// One driver after the other (SC-TURN-01).
    pub(crate) fn deciding(&self) -> Seats {
        if self.is_over() { Seats::NONE } else { Seats::only(self.turn) }
    }

    /// SC-TURN-02: first a card is loaded, then the road is chosen.
    pub(crate) fn list_legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.deciding().contains(seat) {
            return;
        }
        match self.stage {
            Stage::Load => {
                out.extend((0..YARD as u8).map(Action::Take));
                out.push(Action::Draw);
            }
            Stage::Road => {
                out.extend([Action::Drive, Action::Stop]);
                out.extend(self.victims(seat).map(Action::HoldUp));
            }
            Stage::Over => {}
        }
    }

    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut impl Log<Self>,
    ) -> Played {
        let mut run = Run::new(dice, log);
        match action {
            Action::Take(place) => self.take(seat, place, &mut run),
            Action::Draw => self.draw(seat, &mut run),
            Action::Drive => self.drive(seat, &mut run),
            Action::Stop => self.stop(seat, &mut run),
            Action::HoldUp(whom) => self.hold_up(seat, whom, &mut run),
        }
        run.played()
    }
}
