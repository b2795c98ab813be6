//! The road: driving on, ambushes, and the station.

use table::{Log, Run, Seat};

use crate::data::{BONUS, PIPS};
use crate::event::{Event, Taker};
use crate::state::Stagecoach;

/// A die is rolled.
pub(super) fn roll<L>(run: &mut Run<'_, L>) -> u8 {
    run.dice.below(PIPS.into()) as u8 + 1
}

impl Stagecoach {
    /// SC-ROAD-01: fewer pips than cards aboard are an ambush.
    pub(super) fn drive<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let pips = roll(run);
        run.tell(self, || Event::Drove { seat, pips });
        if usize::from(pips) < self.coach(seat).cards.len() {
            self.lose(seat, Taker::Bandits, run);
        }
        self.end_turn(run);
    }

    /// SC-ROAD-02: one card aboard, drawn blindly, is shown and gone.
    pub(super) fn lose<L: Log<Self>>(&mut self, seat: Seat, to: Taker, run: &mut Run<'_, L>) {
        let place = run.dice.below(self.coach(seat).cards.len() as u32) as u8;
        let card = self.coach_mut(seat).cards.remove(place.into());
        self.gone.add(card.freight, 1);
        run.reveal_if(card.is_secret(self.coaches.len()));
        run.tell(self, || Event::Lost { seat, place, freight: card.freight, to });
    }

    /// SC-STOP-01: everything aboard is delivered.
    pub(super) fn stop<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let seats = self.coaches.len();
        let coach = self.coach_mut(seat);
        let cards = std::mem::take(&mut coach.cards);
        // SC-STOP-02: the more at once, the better.
        let bonus = BONUS[cards.len()];
        coach.freight += cards.iter().map(|card| card.freight.value()).sum::<u8>();
        coach.bonus += bonus;
        coach.delivered += cards.len() as u8;
        for card in &cards {
            self.gone.add(card.freight, 1);
            run.reveal_if(card.is_secret(seats));
        }
        run.tell(self, || Event::Delivered { seat, cargo: cards.iter().map(|card| card.freight).collect(), bonus });
        self.end_turn(run);
    }
}
