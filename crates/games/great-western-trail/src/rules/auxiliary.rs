//! Auxiliary actions.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::data::boards::Row;
use crate::event::{Cause, Event};
use crate::state::{GreatWesternTrail, Step};

/// Which auxiliary action: one that is offered may be declined.
#[derive(Clone, Copy)]
pub(super) struct Auxiliary;

impl Asks<Auxiliary> for GreatWesternTrail {
    fn list(&self, _: Seat, _: Auxiliary, out: &mut impl List<Action>) {
        self.list_auxiliary(true, out);
        out.put(Action::Done);
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Auxiliary, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Auxiliary { row, double } = answer {
            self.use_auxiliary(row, double, run);
        }
    }

    fn object(&self, _: Seat, _: Auxiliary, answer: Action) -> Refusal {
        match answer {
            Action::Auxiliary { row, double } => self.refuse_auxiliary(row, double),
            _ => not_now(answer),
        }
    }

    fn forced(&self, _: Seat, _: Auxiliary) -> Option<Action> {
        None
    }
}

impl GreatWesternTrail {
    /// Usable rows (GWT-AUX-01), singly, and doubled where both places are open (GWT-AUX-02).
    pub(super) fn list_auxiliary(&self, doubled: bool, out: &mut impl List<Action>) {
        for row in Row::ALL {
            let open = self.table.mover().auxiliary(row);
            if open >= 1 && self.can_use_auxiliary(row, 1) {
                out.put(Action::Auxiliary { row, double: false });
            }
            if open == 2 && doubled && self.can_use_auxiliary(row, 2) {
                out.put(Action::Auxiliary { row, double: true });
            }
        }
    }

    pub(super) fn refuse_auxiliary(&self, row: Row, double: bool) -> Refusal {
        let player = self.table.mover();
        match player.auxiliary(row) {
            0 => refused("GWT-AUX-01", "why-row-closed"),
            1 if double => refused("GWT-AUX-02", "why-only-single"),
            _ if row.0 != 4 && player.dollars < 1 + u16::from(double) => refused("GWT-LOC-07", "why-too-few-dollars"),
            _ => refused("GWT-AUX-10", "why-engine-cannot-go-back"),
        }
    }

    /// Whether its requirement can be met; the engine must be able to go back exactly so far (GWT-AUX-10).
    fn can_use_auxiliary(&self, row: Row, times: u8) -> bool {
        let (table, seat) = (&self.table, self.table.turn);
        let affordable = table.mover().dollars >= u16::from(times);
        match row.0 {
            0 | 1 => true,
            2 => affordable && !table.backward(seat, times).is_empty(),
            3 => affordable,
            _ => !table.backward(seat, times).is_empty(),
        }
    }

    /// A double action is one action with doubled numbers (GWT-AUX-03, GWT-AUX-11). An engine that stops on a turnout
    /// allows an upgrade (GWT-AUX-09).
    pub(super) fn use_auxiliary<L: Log<Self>>(&mut self, row: Row, double: bool, run: &mut Run<'_, L>) {
        let (seat, times) = (self.table.turn, 1 + u8::from(double));
        run.tell(self, || Event::AuxiliaryUsed { seat, row, double });
        let dollars = u16::from(times);
        match row.0 {
            0 => self.gain(dollars, run),       // GWT-AUX-04
            1 => self.draw_and_owe(times, run), // GWT-AUX-05
            2 => {
                // GWT-AUX-06
                self.pay(dollars, Cause::Auxiliary(row), run);
                self.table.steps.push(Step::Certify(times));
                self.table.steps.push(Step::Back(times));
            }
            3 => {
                // GWT-AUX-07
                self.pay(dollars, Cause::Auxiliary(row), run);
                self.table.steps.push(Step::Engine(times));
            }
            _ => {
                // GWT-AUX-08
                self.table.steps.push(Step::Trash(times));
                self.table.steps.push(Step::Gain(times));
                self.table.steps.push(Step::Back(times));
            }
        }
    }
}
