//! The cowbot: when it steals.

use table::{Log, Seat};

use super::Run;
use crate::data::Cowbot;
use crate::event::Event;
use crate::state::Fliptown;

impl Fliptown {
    /// Whether the cowbot's ability is active in this turn: the flipped lineup shows its suit (FT-COW-02), or the suit card
    /// was changed to it (FT-COW-03), which is the only other way into its region.
    pub(crate) fn is_awake(&self, cowbot: Cowbot) -> bool {
        let suit = cowbot.suit();
        let shown = self.lineup.iter().any(|card| card.suit() == suit);
        shown || self.running(Seat::new(0)).region == Some(suit.region())
    }

    /// At the end of a turn, once, the top card of the draw pile, unseen: if the ability was active and what it waits for
    /// was gained at any time of the turn (FT-COW-04, FT-COW-05). Phases 4 to 6 belong to no turn (FT-COW-08).
    pub(super) fn let_cowbot_steal<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let Some((cowbot, _)) = self.cowbot else { return };
        if !self.is_awake(cowbot) || !self.running(Seat::new(0)).gained.contains(cowbot.trigger()) {
            return;
        }
        let card = self.draw_hidden(run);
        let stolen = &mut self.stolen[usize::from(self.round) - 1];
        *stolen = stolen.with(card);
        let cards = self.all_stolen().len() as u8;
        run.tell(self, || Event::Stole { cowbot, cards });
    }
}
