//! Main action D: Market Scam, that is Refresh and Reserve.

use table::{List, Log, Run, Seat};

use crate::action::{Action, Slot};
use crate::data::{Card, Level, ROW};
use crate::event::Event;
use crate::state::{Table, Task, WestStory, main_action};

/// Parts of a Market Scam that are done.
const REFRESHED: u8 = 1;
const RESERVED: u8 = 2;

impl Table {
    /// Always possible (WS-SCAM-01), as long as there is a card at all.
    pub(crate) fn can_scam(&self) -> bool {
        self.market.iter().any(|card| card.some().is_some())
    }

    pub(crate) fn begin_scam(&mut self) {
        self.take_main_action(main_action::SCAM);
        self.turn.scam = 0;
        self.turn.task = Task::Scam;
    }

    /// Whether there is another part to decide upon.
    pub(crate) fn scam_goes_on(&self) -> bool {
        self.turn.scam != REFRESHED | RESERVED && self.can_scam()
    }

    /// Two parts in either order, one of which may be skipped, but not both (WS-SCAM-01).
    pub(crate) fn list_scam(&self, out: &mut impl List<Action>) {
        let has_card = |slot: &usize| self.market[*slot].some().is_some();
        if self.turn.scam & REFRESHED == 0 {
            for row in [Level::I, Level::II, Level::III] {
                if row.slots().any(|slot| has_card(&slot)) {
                    out.put(Action::Refresh(row));
                }
            }
        }
        if self.turn.scam & RESERVED == 0 {
            (0..3 * ROW).filter(has_card).for_each(|slot| out.put(Action::Reserve(Slot::by_index(slot))));
        }
        if self.turn.scam != 0 {
            out.put(Action::Done);
        }
    }

    fn cards_of_row(&self, row: usize) -> u8 {
        (0..ROW).filter(|&card| self.market[row * ROW + card].some().is_some()).fold(0, |set, card| set | 1 << card)
    }

    /// One row, and any number of its cards (WS-SCAM-02). A reserved card is no card of the Market (WS-SCAM-07).
    pub(crate) fn list_discards(&self, row: Level, out: &mut impl List<Action>) {
        let there = self.cards_of_row(row.index());
        (1..1 << ROW).filter(|cards| cards & !there == 0).for_each(|cards| out.put(Action::Discard(cards)));
    }

    pub(crate) fn begin_refresh<L: Log<WestStory>>(&mut self, row: Level, run: &mut Run<'_, L>) {
        self.turn.task = Task::Refresh(row);
        let there = self.cards_of_row(row.index());
        if there.count_ones() == 1 {
            self.refresh(self.turn.seat, there, run);
        }
    }

    /// Discarding comes before refilling (WS-SCAM-08), which is done at once (WS-SCAM-02) and in this row only (WS-MKT-03).
    pub(crate) fn refresh<L: Log<WestStory>>(&mut self, seat: Seat, cards: u8, run: &mut Run<'_, L>) {
        let Task::Refresh(row) = self.turn.task else { return };
        self.turn.scam |= REFRESHED;
        self.turn.task = Task::Scam;
        self.discard_from_row(seat, row, cards, run);
        self.refill_row(row.index(), run);
    }

    pub(crate) fn discard_from_row<L: Log<WestStory>>(
        &mut self,
        seat: Seat,
        row: Level,
        cards: u8,
        run: &mut Run<'_, L>,
    ) {
        let cards = std::array::from_fn(|number| {
            let slot = &mut self.market[row.index() * ROW + number];
            if cards >> number & 1 == 1 { std::mem::replace(slot, Card::NONE) } else { Card::NONE }
        });
        cards.into_iter().for_each(|card| self.discard(card));
        self.tell(run, || Event::Discarded { seat, row, cards });
    }

    /// A discarded card goes face up under its own deck (WS-SCAM-05).
    pub(crate) fn discard(&mut self, card: Card) {
        if card.some().is_some() {
            let row = self.facts(card).level.index();
            self.discards[row] = self.discards[row].with(card);
        }
    }

    /// Any card of the Market goes to the reserve (WS-SCAM-03); if that is taken, one of the two is kept (WS-SCAM-04).
    pub(crate) fn reserve<L: Log<WestStory>>(&mut self, seat: Seat, slot: Slot, run: &mut Run<'_, L>) {
        let card = std::mem::replace(&mut self.market[slot.index()], Card::NONE);
        self.turn.scam |= RESERVED;
        self.turn.task = Task::Keep(card);
        if self.player(seat).reserved == Card::NONE {
            self.keep(seat, true, run);
        }
    }

    /// The other card is discarded, be it the new one (WS-SCAM-04); then the row that the new one came from is refilled at once
    /// (WS-SCAM-03).
    pub(crate) fn keep<L: Log<WestStory>>(&mut self, seat: Seat, new: bool, run: &mut Run<'_, L>) {
        let Task::Keep(card) = self.turn.task else { return };
        let discarded = if new { std::mem::replace(&mut self.player_mut(seat).reserved, card) } else { card };
        self.discard(discarded);
        self.turn.task = Task::Scam;
        self.tell(run, || Event::Reserved { seat, card, discarded });
        self.refill_row(self.facts(card).level.index(), run);
    }
}
