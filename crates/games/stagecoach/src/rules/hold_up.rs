//! Hold-ups.

use table::{Log, Run, Seat};

use super::road::roll;
use crate::data::PRIZE;
use crate::event::{Event, Taker};
use crate::state::{Card, Side, Stagecoach};

impl Stagecoach {
    /// SC-HOLD-01: another coach with freight, unless the host has left hold-ups out (SC-HOLD-05).
    pub(super) fn victims(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let fit = move |whom: &Seat| self.hold_ups && *whom != seat && !self.coach(*whom).cards.is_empty();
        Seat::all(self.coaches.len()).filter(fit)
    }

    pub(super) fn hold_up<L: Log<Self>>(&mut self, seat: Seat, whom: Seat, run: &mut Run<'_, L>) {
        let pips = roll(run);
        run.tell(self, || Event::HeldUp { seat, whom, pips });
        if pips >= PRIZE {
            self.rob(seat, whom, run);
        } else if usize::from(pips) <= self.coach(seat).cards.len() {
            // SC-HOLD-03: heavy coaches do not get away.
            self.lose(seat, Taker::Sheriff, run);
        }
        // A prize may fill the coach (SC-LOAD-03).
        if self.coach(seat).is_full() { self.stop(seat, run) } else { self.end_turn(run) }
    }

    /// SC-HOLD-02: a card drawn blindly changes coaches, and lies as it lay.
    fn rob<L: Log<Self>>(&mut self, seat: Seat, whom: Seat, run: &mut Run<'_, L>) {
        let place = run.dice.below(self.coach(whom).cards.len() as u32) as u8;
        let card = self.coach_mut(whom).cards.remove(place.into());
        let card = match card.side {
            Side::Open => card,
            // SC-HOLD-04: whoever takes it looks at it, and whoever had it remembers.
            Side::Down(known) => {
                run.reveal_if(!known.contains(seat));
                Card { side: Side::Down(known.with(seat)), ..card }
            }
        };
        self.coach_mut(seat).cards.push(card);
        let (freight, open) = (Some(card.freight), card.is_open());
        run.tell(self, || Event::Robbed { seat, whom, place, freight, open });
    }
}
