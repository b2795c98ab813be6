//! The Market and its three decks.

use table::{Log, Run};

use crate::data::{Card, Level, Pile, ROW};
use crate::event::Event;
use crate::state::{Table, WestStory};

impl Table {
    /// All rows, I to III, each from left to right (WS-MKT-04); at the end of a turn and not before (WS-BUY-02).
    pub(crate) fn refill_market<L: Log<WestStory>>(&mut self, run: &mut Run<'_, L>) {
        for row in 0..3 {
            self.refill_row(row, run);
        }
    }

    /// Every empty place of a row takes a card of its own deck (WS-MKT-01); the others do not move. A row that had to stay
    /// short is filled as soon as there are cards again (WS-MKT-03).
    pub(crate) fn refill_row<L: Log<WestStory>>(&mut self, row: usize, run: &mut Run<'_, L>) {
        for slot in row * ROW..(row + 1) * ROW {
            if self.market[slot] == Card::NONE {
                let Some(card) = self.draw(row, run) else { return };
                self.market[slot] = card;
                self.tell(run, || Event::Refilled { slot: slot as u8, card });
            }
        }
    }

    /// The next card of a deck. When it has run out its discards are shuffled into a new one, also those of this very action
    /// (WS-SCAM-08); if there are none, the row stays short (WS-MKT-02).
    pub(crate) fn draw<L: Log<WestStory>>(&mut self, row: usize, run: &mut Run<'_, L>) -> Option<Card> {
        if self.decks[row].is_empty() {
            if self.discards[row].is_empty() {
                return None;
            }
            self.decks[row] = std::mem::replace(&mut self.discards[row], Pile::EMPTY);
            self.tell(run, || Event::Reshuffled { row: Level::ALL[row] });
        }
        let number = run.dice.below(self.decks[row].len() as u32);
        Some(self.decks[row].take(row, number))
    }
}
