//! The frame of a round: six phases in order (FT-ROUND-01).

use table::Log;

use super::Run;
use crate::cards::{Card, Cards};
use crate::data::{LINEUP, ROUNDS};
use crate::event::Event;
use crate::setup::Holdem;
use crate::state::{Fliptown, Step};

impl Fliptown {
    /// Phases 1 and 2: shuffle, put the sheriff card aside, deal for Texas Hold'em; then the first turn.
    pub(super) fn begin_round<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.step = Step::Unfolding;
        self.remember_suspects();
        self.round += 1;
        self.turn = 0;
        self.lineup = [Card::NONE; LINEUP];
        self.marshal = Card::NONE;
        self.shuffle(); // FT-ROUND-02
        self.sheriff = self.draw_hidden(run); // FT-ROUND-03
        self.sheriff_open = false;
        for player in &mut self.seats {
            player.sheet.peeked = false;
            player.running.bribed = false;
        }
        run.tell(self, || Event::RoundBegan { round: self.round });
        if self.holdem != Holdem::Off {
            self.deal_holdem(run);
        }
        self.begin_turn(run); // FT-ROUND-04
    }

    /// Two cards for each player: alone they lie open (FT-HOLD-01), otherwise they are secret (FT-HOLD-02). They never
    /// belong to a lineup (FT-HOLD-04).
    fn deal_holdem<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let secret = !self.is_solo();
        for seat in self.all_players() {
            let cards = [self.draw_hidden(run), self.draw_hidden(run)];
            *self.held_mut(seat) = cards;
            if !secret {
                self.seen = self.seen.union(cards.into_iter().collect());
            }
            run.tell(self, || Event::Dealt { seat, cards: Some(cards), secret });
        }
    }

    /// What was seen in the round that ends cannot have been stolen in it or before.
    fn remember_suspects(&mut self) {
        if self.cowbot.is_none() || self.round == 0 {
            return;
        }
        let ended = usize::from(self.round) - 1;
        self.suspects[ended] = Cards::DECK;
        for suspects in &mut self.suspects[..=ended] {
            *suspects = suspects.minus(self.seen);
        }
    }

    /// After phase 6 the next round begins, or the game is over (FT-END-01, FT-ROUND-05).
    pub(super) fn end_round<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.score_objectives(run); // FT-OBJ-06
        if self.round < ROUNDS {
            return self.begin_round(run);
        }
        self.step = Step::Over;
        run.reveal_if(!self.all_stolen().is_empty());
        run.tell(self, || Event::Ended);
    }
}
