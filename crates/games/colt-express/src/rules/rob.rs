//! Taking loot: the Rob card, and what there is to choose from.

use table::{Asks, List, Log, Refusal, Run, Seat, Seats, refused};

use super::heist::RESOLVE_IT;
use crate::action::{Action, Token};
use crate::data::{Character, Loot};
use crate::event::{Event, Idle, Prize};
use crate::state::{ColtExpress, Spot};

/// The Rob card: what this Bandit takes.
#[derive(Clone, Copy)]
pub(super) struct Rob(pub Character);

impl Asks<Rob> for ColtExpress {
    /// Something must be taken if there is anything (CE-ROB-03, CE-ROB-04).
    #[inline]
    fn list(&self, seat: Seat, Rob(who): Rob, out: &mut impl List<Action>) {
        let mut any = false;
        self.each_token(self.spot(who), seat, |token| {
            any = true;
            out.put(Action::Rob(token));
        });
        if !any {
            out.put(Action::Pass);
        }
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, Rob(who): Rob, choice: Action, run: &mut Run<'_, L>) {
        let Action::Rob(token) = choice else { return self.no_effect(Idle::NoLoot, run) };
        let prize = self.lift(who, token, run);
        run.tell(self, || Event::Robbed { who, prize });
    }

    fn object(&self, _: Seat, _: Rob, choice: Action) -> Refusal {
        let Action::Rob(token) = choice else { return RESOLVE_IT };
        match token.loot() {
            Loot::Purse => refused("CE-ROB-02", "why-no-such-purse"),
            Loot::Jewel => refused("CE-ROB-02", "why-no-jewel-here"),
            Loot::Strongbox => refused("CE-ROB-02", "why-no-strongbox-here"),
        }
    }
}

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
