//! Exchange tokens: at any time, also in others' turns.

use table::{Log, Run, Seat, Seats};

use crate::action::{Action, MOST};
use crate::event::Event;
use crate::state::{GreatWesternTrail, Table};

/// Cards for each token (GWT-EXC-02).
const CARDS: u8 = 2;

impl Table {
    /// Notes whether a player is in the midst of an exchange, or has to discard.
    #[inline]
    pub(crate) fn note_busy(&mut self, seat: Seat) {
        let player = self.player(seat);
        let busy = player.returned > 0 || player.owed > 0;
        self.busy = if busy { self.busy.with(seat) } else { self.busy.without(seat) };
    }

    /// So many cards more are to be discarded.
    #[inline]
    pub(super) fn owe(&mut self, seat: Seat, cards: u8) {
        self.player_mut(seat).owed += cards;
        self.note_busy(seat);
    }
}

impl GreatWesternTrail {
    /// Who may interject: whoever has a token (GWT-EXC-01) and is not asked anyway. Nobody's turn waits for them.
    #[inline]
    pub(crate) fn interjectors(&self) -> Seats {
        let asked = self.waited_for();
        if asked.is_empty() {
            return Seats::NONE;
        }
        let has_token = |seat: &Seat| self.table.player(*seat).tokens > 0;
        self.table.all_seats().filter(has_token).filter(|&seat| !asked.contains(seat)).collect()
    }

    /// The player whose turn it is, and whoever has cards to draw or to discard.
    #[inline]
    pub(crate) fn waited_for(&self) -> Seats {
        self.table.asked.map_or(Seats::NONE, |asked| self.table.busy.with(asked))
    }

    /// Also in the middle of an action, and while other cards are to be discarded (GWT-EXC-05).
    #[inline]
    pub(super) fn may_exchange(&self, seat: Seat) -> bool {
        let player = self.table.player(seat);
        player.tokens > 0 && player.returned == 0 && self.table.asked.is_some()
    }

    pub(super) fn list_exchange(&self, seat: Seat, out: &mut Vec<Action>) {
        let most = self.table.player(seat).tokens.min(MOST as u8 / CARDS - 1);
        out.extend((1..=most).map(Action::Exchange));
    }

    pub(super) fn return_tokens<L: Log<Self>>(&mut self, seat: Seat, count: u8, run: &mut Run<'_, L>) {
        let player = self.table.player_mut(seat);
        player.tokens -= count;
        player.returned = count;
        self.table.note_busy(seat);
        run.tell(self, || Event::TokensReturned(seat, count));
    }

    /// The number is chosen before the first card is seen (GWT-EXC-02).
    pub(super) fn list_draws_for_tokens(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend((0..=CARDS * self.table.player(seat).returned).map(Action::Draw));
    }

    /// As many are discarded as were drawn; they add up with what is owed already (GWT-EXC-05).
    pub(super) fn draw_for_tokens<L: Log<Self>>(&mut self, seat: Seat, count: u8, run: &mut Run<'_, L>) {
        self.table.player_mut(seat).returned = 0;
        let drawn = self.draw(seat, count, false, run);
        self.table.owe(seat, drawn);
    }
}
