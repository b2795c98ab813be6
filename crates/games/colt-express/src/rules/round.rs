//! The frame of a Round: hands and decks, the Round card, the end of the Round.

use table::{Dice, Log, Run, Seat};

use crate::cards::Cards;
use crate::data::{Character, HAND, HAND_OF_DOC, REGULAR_ROUNDS, ROUNDS, RoundCard, RoundCards, round_set_for};
use crate::event::Event;
use crate::state::{ColtExpress, Step};
use crate::view;

impl ColtExpress {
    /// Draw hands, reveal the Round card, start planning (CE-ROUND-02).
    pub(super) fn begin_round<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.step = Step::Unfolding;
        self.round += 1;
        if self.round == 1 {
            for seat in Seat::all(self.player_count()) {
                self.pocket_mut(seat).deck = self.full_set(); // CE-SETUP-04, CE-TWO-06
            }
        }
        for seat in Seat::all(self.player_count()) {
            self.fill_hand(seat, run);
        }
        self.rounds[usize::from(self.round) - 1] = Some(self.draw_round_card(run.dice)); // CE-ROUND-04
        self.step = self.first_act(0);
        if let Some(card) = self.round_card() {
            run.tell(self, || Event::RoundBegan { round: self.round, card, first: self.first });
        }
        self.plan_forced(run);
    }

    /// The First Player's act in a Turn of this Round.
    pub(crate) fn first_act(&self, turn: u8) -> Step {
        Step::Plan { by: self.first, turn, symbol: self.turn(turn), before: 0, again: false }
    }

    /// Six cards, Doc's team seven; kept ones count (CE-ROUND-03, CE-DOC-01, CE-EXP-06, CE-TWO-14). In the
    /// standard game all own cards lie in the deck by now, Bullets of this and earlier Rounds included, and
    /// drawing at random is their shuffle (CE-ROUND-07, CE-ROUND-09).
    fn fill_hand<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let size = if self.team(seat).has(Character::Doc) { HAND_OF_DOC } else { HAND };
        let missing = size.saturating_sub(self.pocket(seat).hand.len());
        let drawn = self.draw_cards(seat, missing, run);
        let cards = || Some(view::counts(self, seat, drawn));
        run.tell(self, || Event::Dealt { seat, count: drawn.len(), cards: cards() });
    }

    /// Whether a player could draw a card (CE-PLAN-06, CE-EXP-09).
    #[inline]
    pub(crate) fn can_draw(&self, seat: Seat) -> bool {
        let pocket = self.pocket(seat);
        !pocket.deck.is_empty() || !pocket.discard.is_empty()
    }

    /// Takes cards from the deck into the hand: as many as asked for, or all there are (CE-RUL-01).
    /// Bullets known to lie on top come first (CE-EXP-12); an empty deck is made anew from the discard
    /// pile, only when a card is needed (CE-EXP-07, -08, -14).
    pub(super) fn draw_cards<L: Log<Self>>(&mut self, seat: Seat, count: u8, run: &mut Run<'_, L>) -> Cards {
        let pocket = self.pocket_mut(seat);
        let from_deck = count.min(pocket.deck.len());
        let known = pocket.on_top.min(from_deck);
        pocket.on_top -= known;
        pocket.hand_bullets += known;
        pocket.deck -= Cards::bullets(known);
        let mut drawn = Cards::bullets(known) + pocket.deck.draw(from_deck - known, run.dice);
        if count > from_deck && !pocket.discard.is_empty() {
            pocket.deck = std::mem::take(&mut pocket.discard);
            pocket.seen = Cards::NONE;
            drawn += pocket.deck.draw(count - from_deck, run.dice);
            pocket.hand += drawn;
            run.tell(self, || Event::Reshuffled { seat });
        } else {
            pocket.hand += drawn;
        }
        drawn
    }

    /// The next of the four drawn from the set for this many players, the Station last (CE-SETUP-12,
    /// CE-ROUND-01, CE-ROUND-10). Nobody can tell a card drawn now from one drawn at the start.
    fn draw_round_card(&self, dice: &mut Dice) -> RoundCard {
        let set = if self.round <= REGULAR_ROUNDS { round_set_for(self.player_count()) } else { RoundCard::STATIONS };
        let used: RoundCards = self.rounds.iter().flatten().copied().collect();
        (set - used).draw(dice)
    }

    /// A resolved or unplayed Heist and its Event are over (CE-ROUND-08, CE-END-01).
    pub(super) fn end_round<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.stack.clear(); // CE-INV-06
        if self.round == ROUNDS {
            self.step = Step::Over; // CE-END-01, CE-ROUND-10
            run.reveal();
            run.tell(self, || Event::Ended);
            return;
        }
        run.tell(self, || Event::RoundEnded { round: self.round });
        self.first = self.first.left(self.player_count()); // CE-ROUND-08
        self.begin_round(run);
    }
}
