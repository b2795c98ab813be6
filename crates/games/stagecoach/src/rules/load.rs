//! Loading.

use table::{Log, Run, Seat};

use crate::event::Event;
use crate::state::{Card, Stage, Stagecoach};

impl Stagecoach {
    /// SC-LOAD-01: an open card, and another takes its place.
    pub(super) fn take<L: Log<Self>>(&mut self, seat: Seat, place: u8, run: &mut Run<'_, L>) {
        let next = self.deck.draw(run.dice);
        let freight = std::mem::replace(&mut self.yard[usize::from(place)], next);
        self.coach_mut(seat).cards.push(Card::open(freight));
        run.tell(self, || Event::Took { seat, place, freight, next });
        self.loaded(seat, run);
    }

    /// SC-LOAD-02: the top card of the deck, face down.
    pub(super) fn draw<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let freight = self.deck.draw(run.dice);
        self.coach_mut(seat).cards.push(Card::down(freight, seat));
        run.tell(self, || Event::Drew { seat, freight: Some(freight) });
        self.loaded(seat, run);
    }

    /// SC-LOAD-03: a full coach has no choice, and everybody can see that.
    fn loaded<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        if self.coach(seat).is_full() {
            self.stop(seat, run);
        } else {
            self.stage = Stage::Road;
        }
    }
}
