//! What happened before anybody could listen is told with the first decision.

use table::Log;

use super::Run;
use crate::data::Place;
use crate::event::Event;
use crate::state::{Step, WestStory};

impl WestStory {
    /// The first Sheriff and sheriff card; if the first Town Phase has begun, the dice, the cards they led to, and what everybody
    /// holds.
    pub(crate) fn tell_opening<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.opened = true;
        run.tell(Event::Began { sheriff: self.sheriff, contest: self.contest }, self);
        if matches!(self.step, Step::Piles | Step::StartCards) {
            return;
        }
        run.tell(Event::RoundBegan { round: self.round }, self);
        run.tell(Event::Rolled { seat: self.sheriff, dice: self.dice }, self);
        for seat in self.in_turn_order() {
            let player = self.player(seat);
            // While cards are active they have not been blocked yet; afterwards the block fields show them.
            let active =
                player.active[..usize::from(player.active_count)].iter().fold(0, |set, place| set | 1 << place);
            if !self.is_tom(seat) {
                for place in Place::of(player.blocked | active) {
                    let card = self.player(seat).town[place.index()];
                    run.tell(Event::Activated { seat, place, card, slid: false }, self);
                }
            }
            let player = self.player(seat);
            let (hats, coins, cows) = (player.hats, player.coins, player.cows);
            run.tell(Event::Holds { seat, hats, coins, cows }, self);
        }
    }
}
