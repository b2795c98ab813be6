//! Turns: how they begin and end, and when the last one is over.

use table::{Log, Run, Seat};

use crate::data::HAND;
use crate::data::trail::SITES;
use crate::event::Event;
use crate::state::{GreatWesternTrail, Step, Visit};

impl GreatWesternTrail {
    /// Phase A comes first (GWT-TURN-02). In the first turn the hand is reduced and the rancher placed instead
    /// (GWT-SETUP-21, GWT-SETUP-22).
    pub(super) fn begin_turn<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let table = &mut self.table;
        table.turn = seat;
        table.used = [0; SITES];
        table.cowboys_used = 0;
        table.visit = Visit::NOWHERE;
        run.tell(self, || Event::TurnBegan(seat));
        if self.table.is_sam(seat) {
            return self.play_sam(run);
        }
        if self.table.player(seat).fresh {
            let held = self.herd(seat).hand.len();
            let player = self.table.player_mut(seat);
            player.fresh = false;
            // Cards that tokens brought before are owed beside these (GWT-EXC-05).
            let surplus = held.saturating_sub(HAND + player.owed);
            self.table.owe(seat, surplus);
            self.table.steps.push(Step::Place);
        } else {
            self.table.steps.push(Step::Depart);
        }
    }

    /// Phase C, then the next player clockwise (GWT-TURN-01).
    pub(super) fn end_turn<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        self.draw_up(seat, run);
        self.begin_turn(seat.left(usize::from(self.table.seats)), run);
    }

    /// Draws up to the hand limit (GWT-DRAW-01, GWT-DRAW-03); more cards than that are kept (GWT-DRAW-02).
    fn draw_up<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        if self.table.is_sam(seat) {
            return;
        }
        let missing = self.table.player(seat).hand_limit().saturating_sub(self.herd(seat).hand.len());
        if missing > 0 {
            self.draw(seat, missing, true, run);
        }
    }

    /// After whoever triggered the end everybody else has had one more turn (GWT-END-03, GWT-END-04, GWT-END-06,
    /// GWT-SOLO-26).
    pub(super) fn is_last_turn(&self) -> bool {
        let next = self.table.turn.left(usize::from(self.table.seats));
        self.table.token_owner == Some(next)
    }

    /// The last turn ends with its phase C too.
    pub(super) fn finish<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        self.draw_up(seat, run);
        self.table.asked = None;
        self.table.busy = table::Seats::NONE;
        run.reveal(); // Now everything is open.
        run.tell(self, || Event::Ended);
    }
}
