//! How turns and the game end.

use table::{Log, Run, Seat, Standing};

use crate::event::Event;
use crate::state::{Coach, Side, Stage, Stagecoach};

/// What is scored.
const CATEGORIES: &[&str] = &["score-freight", "score-bonus", "score-aboard"];
/// What breaks ties.
const TIE_BREAKS: &[&str] = &["tie-delivered"];

impl Stagecoach {
    /// SC-END-01: the turn in which the deck runs out is the last one.
    pub(super) fn end_turn<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        if self.left() > 0 {
            (self.turn, self.stage) = (self.turn.left(self.coaches.len()), Stage::Load);
            return;
        }
        self.stage = Stage::Over;
        for seat in Seat::all(self.coaches.len()) {
            self.come_in(seat, run);
        }
    }

    /// SC-END-02: what is still aboard is shown and scores its value.
    fn come_in<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let seats = self.coaches.len();
        let coach = self.coach_mut(seat);
        coach.aboard = coach.load();
        for card in &mut coach.cards {
            run.reveal_if(card.is_secret(seats));
            card.side = Side::Open;
        }
        if !coach.cards.is_empty() {
            run.tell(self, || Event::CameIn {
                seat,
                cargo: self.coach(seat).cards.iter().map(|card| card.freight).collect(),
            });
        }
    }

    /// SC-END-03: the highest total wins, then more cards delivered.
    pub(crate) fn account(&self) -> Standing {
        let result = |coach: &Coach| {
            let scores = [coach.freight, coach.bonus, coach.aboard].map(i32::from);
            (scores.into_iter().collect(), [i32::from(coach.delivered)].into_iter().collect())
        };
        Standing::ranked(CATEGORIES, TIE_BREAKS, self.coaches.iter().map(result))
    }
}
