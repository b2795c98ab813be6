//! Deciding at the same time: what somebody does stays hidden from the others until all have decided.
//!
//! A window opens with the sheets as everybody knows them (`shown`) and closes when nobody is waited for. In
//! between, a player's decisions touch the own sheet alone, so that they do not depend on each other (FT-TURN-13). Whoever
//! decides alone hides nothing.

use table::sets::ones;
use table::{Log, Seat, Seats};

use super::Run;
use crate::data::Region;
use crate::event::{Event, Report};
use crate::space::Spaces;
use crate::state::{Fliptown, Sheet, Step};

impl Fliptown {
    /// These seats decide now, each for itself.
    #[inline]
    pub(super) fn open_window(&mut self, step: Step, by: Seats) {
        self.step = step;
        self.waiting = by;
        if by.len() > 1 {
            self.hidden = by;
            for (shown, player) in self.shown.iter_mut().zip(&self.seats) {
                *shown = player.sheet;
            }
        }
    }

    /// `seat` has decided; says whether all have.
    #[inline]
    pub(super) fn decided(&mut self, seat: Seat) -> bool {
        self.waiting = self.waiting.without(seat);
        self.waiting.is_empty()
    }

    /// All have decided: what they did is shown, one after the other.
    #[inline]
    pub(super) fn close_window<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        run.reveal_if(!self.hidden.is_empty());
        let told = matches!(self.step, Step::Turn | Step::Evening);
        self.step = Step::Unfolding;
        for seat in self.hidden {
            self.hidden = self.hidden.without(seat);
            if told {
                run.tell(self, || Event::Shown { seat, report: Box::new(self.report(seat)) });
            }
        }
    }

    /// What a player did since the window opened.
    fn report(&self, seat: Seat) -> Report {
        let (before, after) = (&self.shown[seat.index()], self.sheet(seat));
        let more = |of: fn(&Sheet) -> u16| of(after) as i16 - of(before) as i16;
        let cells = after.land & !before.land;
        let written = after.poker.iter().flatten().zip(before.poker.iter().flatten());
        Report {
            poker: written.filter(|(after, before)| after != before).find_map(|(after, _)| after.some()),
            circled: after.circled.minus(before.circled).iter().collect(),
            passed: after.passed().minus(before.passed()).both(Spaces::in_region(Region::Trail)).iter().collect(),
            revisited: self.running(seat).revisited.iter().collect(),
            items: after.items.iter().filter(|&item| !before.has(item)).collect(),
            cells: ones(cells).collect(),
            nights: after.hotel - before.hotel,
            cash: more(|sheet| sheet.cash),
            gold: more(|sheet| sheet.gold),
            stars: more(|sheet| sheet.stars),
            wanted: more(|sheet| u16::from(sheet.wanted)),
            pans: after.pans - before.pans,
            hammers: after.hammers - before.hammers,
            peeked: after.peeked && !before.peeked,
            abilities: before.uses - after.uses,
        }
    }
}
