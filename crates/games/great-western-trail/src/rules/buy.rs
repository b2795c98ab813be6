//! Buying cattle.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::cards::{Card, Cows};
use crate::data::cattle::{PRICE_LIST, Purchase, REVEALED};
use crate::data::tiles::Worker;
use crate::event::Event;
use crate::state::{GreatWesternTrail, Step, Table};

impl Table {
    /// Cowboys that have not been used in this turn: each is used once (GWT-BUY-02).
    #[inline]
    pub fn cowboys_left(&self, seat: Seat) -> u8 {
        self.player(seat).workers(Worker::Cowboy).saturating_sub(self.cowboys_used)
    }

    /// Whether the market has what a purchase takes (GWT-BUY-01).
    #[inline]
    pub fn offers(&self, purchase: &Purchase) -> bool {
        match purchase.second {
            Some(second) if second == purchase.card => self.market.count(second) >= 2,
            Some(second) => self.market.count(purchase.card) >= 1 && self.market.count(second) >= 1,
            None => self.market.count(purchase.card) >= 1,
        }
    }

    #[inline]
    fn can_make(&self, seat: Seat, purchase: &Purchase) -> bool {
        purchase.cowboys <= self.cowboys_left(seat)
            && u16::from(purchase.dollars) <= self.player(seat).dollars
            && self.offers(purchase)
    }

    fn can_reveal(&self, seat: Seat) -> bool {
        self.cowboys_left(seat) > 0 && !self.stack.is_empty() // GWT-BUY-06
    }

    pub(crate) fn can_buy(&self, seat: Seat) -> bool {
        self.can_reveal(seat) || PRICE_LIST.iter().any(|purchase| self.can_make(seat, purchase))
    }

    /// Takes the cards of a purchase out of the market.
    pub(super) fn take_from_market(&mut self, purchase: &Purchase) {
        self.market.take(purchase.card, 1);
        if let Some(second) = purchase.second {
            self.market.take(second, 1);
        }
    }
}

/// What to buy.
#[derive(Clone, Copy)]
pub(super) struct Buy;

impl Asks<Buy> for GreatWesternTrail {
    /// Any number of purchases, or none (GWT-BUY-03); pairs are of one value (GWT-BUY-04).
    fn list(&self, seat: Seat, _: Buy, out: &mut impl List<Action>) {
        let possible = (0..).zip(&PRICE_LIST).filter(|(_, purchase)| self.table.can_make(seat, purchase));
        out.put_all(possible.map(|(number, _)| Action::Buy(number)));
        if self.table.can_reveal(seat) {
            out.put(Action::Reveal);
        }
        out.put(Action::Done);
    }

    /// It goes on until nothing more is wanted.
    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Buy, answer: Action, run: &mut Run<'_, L>) {
        match answer {
            Action::Buy(number) => self.buy(number, run),
            Action::Reveal => self.reveal_cattle(run),
            _ => return,
        }
        self.table.steps.push(Step::Buy);
    }

    fn object(&self, seat: Seat, _: Buy, answer: Action) -> Refusal {
        match answer {
            Action::Buy(number) => self.refuse_purchase(seat, number),
            // Without a cowboy left nobody is asked.
            Action::Reveal => refused("GWT-BUY-06", "why-nothing-to-reveal"),
            _ => not_now(answer),
        }
    }
}

impl GreatWesternTrail {
    fn refuse_purchase(&self, seat: Seat, number: u8) -> Refusal {
        match PRICE_LIST.get(usize::from(number)) {
            Some(purchase) if !self.table.offers(purchase) => refused("GWT-BUY-01", "why-not-in-market"),
            Some(purchase) if purchase.cowboys > self.table.cowboys_left(seat) => {
                refused("GWT-BUY-02", "why-too-few-cowboys")
            }
            _ => refused("GWT-BUY-02", "why-too-few-dollars"),
        }
    }

    fn buy<L: Log<Self>>(&mut self, number: u8, run: &mut Run<'_, L>) {
        let purchase = PRICE_LIST[usize::from(number)];
        let (seat, dollars) = (self.table.turn, u16::from(purchase.dollars));
        self.table.take_from_market(&purchase);
        self.table.mover_mut().dollars -= dollars;
        self.table.cowboys_used += purchase.cowboys;
        let herd = self.herd_mut(seat);
        for card in [Some(purchase.card), purchase.second].into_iter().flatten() {
            herd.lay_down(Card::Cattle(card));
        }
        run.tell(self, || Event::Bought { seat, card: purchase.card, second: purchase.second, dollars });
    }

    /// A cowboy reveals two cards instead of buying, beyond the size of the market too (GWT-BUY-05, GWT-BUY-06).
    fn reveal_cattle<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.table.cowboys_used += 1;
        self.grow_market(REVEALED, run);
    }

    /// Adds so many cards of the stack to the market, or what there is (GWT-KC-08).
    pub(super) fn grow_market<L: Log<Self>>(&mut self, count: u8, run: &mut Run<'_, L>) {
        let mut added = Cows::NONE;
        for _ in 0..count {
            if self.table.stack.is_empty() {
                break;
            }
            let card = self.table.stack.draw(run.dice);
            self.table.market.add(card, 1);
            added.add(card, 1);
        }
        if !added.is_empty() {
            run.reveal();
            run.tell(self, || Event::MarketGrew(added));
        }
    }
}
