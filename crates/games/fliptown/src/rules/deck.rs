//! The deck: draw pile, discard pile, and how one becomes the other.

use table::Log;

use super::Run;
use crate::cards::{Card, Cards};
use crate::event::Event;
use crate::state::Fliptown;

impl Fliptown {
    /// Gathers and shuffles the deck; cards that the cowbot stole stay out (FT-DECK-04, FT-COW-06).
    pub(super) fn shuffle(&mut self) {
        self.draw = Cards::DECK.minus(self.all_stolen());
        self.discard = Cards::NONE;
        self.seen = Cards::NONE;
    }

    /// Takes the top card of the draw pile, one at a time (FT-DECK-08); nobody sees it.
    #[inline]
    pub(super) fn draw_hidden<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) -> Card {
        if self.draw.is_empty() {
            self.refill(run);
        }
        self.draw.draw(run.dice)
    }

    /// The same, turned up for all to see.
    #[inline]
    pub(super) fn draw_open<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) -> Card {
        let card = self.draw_hidden(run);
        self.seen = self.seen.with(card);
        card
    }

    /// The discard pile becomes the draw pile; what lies elsewhere is not included (FT-DECK-07). That never happens to one
    /// who plays alone (FT-INVAR-05), and never are both piles empty (FT-INVAR-07).
    #[cold]
    fn refill<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.draw = std::mem::take(&mut self.discard);
        run.tell(self, || Event::Reshuffled);
    }
}
