//! Taking loot: the Rob card, and what there is to choose from.

use table::{Log, Run, Seat, Seats};

use crate::action::{Card, Token};
use crate::data::{Character, Loot};
use crate::event::{Event, Idle, Prize};
use crate::state::{ColtExpress, Spot};

impl ColtExpress {
    /// Every token of a location that can be told apart (CE-RUL-18, CE-ROB-02, CE-POS-06).
    #[inline]
    pub(crate) fn each_token(&self, spot: Spot, seat: Seat, mut found: impl FnMut(Token)) {
        let pile = self.piles[spot.index()];
        self.each_purse(spot, seat, &mut found);
        if pile.jewels > 0 {
            found(Token::Jewel);
        }
        if pile.strongboxes > 0 {
            found(Token::Strongbox);
        }
    }

    /// The Purses of a location: those that nobody has owned together, then the dropped ones, equal
    /// ones together if `seat` knows that they are equal (CE-RUL-18).
    #[inline]
    pub(crate) fn each_purse(&self, spot: Spot, seat: Seat, mut found: impl FnMut(Token)) {
        if self.piles[spot.index()].purses > 0 {
            found(Token::Purse);
        }
        for number in self.dropped_at(spot) {
            if !self.dropped_at(spot).take_while(|&earlier| earlier < number).any(|it| self.alike(it, number, seat)) {
                found(Token::Dropped(number));
            }
        }
    }

    fn alike(&self, one: u8, other: u8, seat: Seat) -> bool {
        let (one, other) = (self.purses.get(one), self.purses.get(other));
        one.known == other.known && one.known.contains(seat) && one.value == other.value
    }

    /// Something must be taken if there is anything (CE-ROB-03, CE-ROB-04).
    pub(super) fn resolve_rob<L: Log<Self>>(&mut self, card: Card, run: &mut Run<'_, L>) -> bool {
        let mut options = 0;
        let mut last = None;
        self.each_token(self.spot(card.owner), self.owner(card.owner), |token| {
            options += 1;
            last = Some(token);
        });
        match (last, options) {
            (None, _) => self.no_effect(card, Idle::NoLoot, run), // CE-ROB-04
            (Some(only), 1) => {
                self.take_token(card.owner, only, run);
                true
            }
            _ => false,
        }
    }

    pub(super) fn rob<L: Log<Self>>(&mut self, token: Token, run: &mut Run<'_, L>) {
        self.take_token(self.acting(), token, run);
        self.finish_card(run);
    }

    fn take_token<L: Log<Self>>(&mut self, who: Character, token: Token, run: &mut Run<'_, L>) {
        let prize = self.lift(who, token, run);
        run.tell(self, || Event::Robbed { who, prize });
    }

    /// Moves a token from a Bandit's location onto the Character card (CE-ROB-01, CE-TWO-09).
    pub(super) fn lift<L: Log<Self>>(&mut self, who: Character, token: Token, run: &mut Run<'_, L>) -> Prize {
        let spot = self.spot(who);
        let seat = self.owner(who);
        let pile = &mut self.piles[spot.index()];
        match token {
            Token::Jewel => {
                pile.jewels -= 1;
                self.bandit_mut(who).jewels += 1;
                Prize { loot: Loot::Jewel, value: None, known: Seats::NONE }
            }
            Token::Strongbox => {
                pile.strongboxes -= 1;
                self.bandit_mut(who).strongboxes += 1;
                Prize { loot: Loot::Strongbox, value: None, known: Seats::NONE }
            }
            Token::Purse => {
                pile.purses -= 1;
                self.bandit_mut(who).purses += 1;
                let purse = self.purses.open(who, seat, run.dice); // CE-ROB-05, CE-INFO-01
                run.reveal();
                Prize { loot: Loot::Purse, value: Some(purse.value), known: purse.known }
            }
            Token::Dropped(number) => {
                self.bandit_mut(who).purses += 1;
                run.reveal_if(self.purses.take(number, who, seat)); // CE-INFO-07
                self.purse_prize(number)
            }
        }
    }

    /// A Purse that has been owned, with those who know its value.
    pub(super) fn purse_prize(&self, number: u8) -> Prize {
        let purse = self.purses.get(number);
        Prize { loot: Loot::Purse, value: Some(purse.value), known: purse.known }
    }
}
