//! Purchases: two in a turn, one after the other (WS-BUY-01).

use table::{List, Log, Run, Seat};

use crate::action::{Action, Slot};
use crate::data::{Ability, Card, CardFacts, Gain, PURCHASES, Place, ROW, Symbol};
use crate::event::{Event, Payment};
use crate::state::{Deal, Player, Table, Task, WestStory};

impl Table {
    /// No main or additional action any more (WS-TURN-07). Each anvil on a Post Office is used up now and adds a purchase
    /// (WS-BLD-13, WS-BLD-24).
    pub(crate) fn begin_shopping<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let more = self.anvils_of(seat, Ability::SpecialDelivery);
        if more > 0 {
            self.use_anvils(seat, Ability::SpecialDelivery, more);
        }
        self.turn.shopping = true;
        self.turn.purchases = PURCHASES + more;
        self.turn.task = Task::Shop;
        self.tell(run, || Event::ShoppingBegan { seat, purchases: self.turn.purchases });
    }

    pub(crate) fn card_in(&self, seat: Seat, slot: usize) -> Card {
        if slot < 3 * ROW { self.market[slot] } else { self.player(seat).reserved }
    }

    /// Whether a player can pay for a card.
    #[inline]
    fn affords(&self, seat: Seat, player: &Player, card: Card) -> bool {
        let Some(card) = card.some() else { return false };
        let facts = self.facts(card);
        facts.cost.is_payable(player) || !player.anvilled.is_empty() && self.affords_with_discount(seat, facts)
    }

    #[inline(never)] // Rare: it would keep the common case from being inlined.
    fn affords_with_discount(&self, seat: Seat, card: &CardFacts) -> bool {
        self.purchase_price(seat, card.sort, card.cost).is_payable(self.player(seat))
    }

    #[inline]
    pub(crate) fn can_buy(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        self.market.iter().chain([&player.reserved]).any(|&card| self.affords(seat, player, card))
    }

    /// The twelve cards of the Market and one's own reserved card, at its normal price (WS-SCAM-06), or a cow (WS-TURN-04,
    /// WS-BUY-07).
    pub(crate) fn list_purchases(&self, seat: Seat, out: &mut impl List<Action>) {
        let player = self.player(seat);
        for (slot, &card) in self.market.iter().enumerate() {
            if self.affords(seat, player, card) {
                out.put(Action::Buy(Slot::by_index(slot)));
            }
        }
        if self.affords(seat, player, player.reserved) {
            out.put(Action::Buy(Slot::RESERVED));
        }
        out.put(Action::Cow);
    }

    /// It may help to pay for the next purchase (WS-BUY-06).
    pub(crate) fn cow_instead_of_purchase<L: Log<WestStory>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.turn.purchases -= 1;
        self.tell(run, || Event::CowTaken { seat, purchase: true });
        self.gain(seat, Gain::cows(1), run);
    }

    pub(crate) fn begin_purchase<L: Log<WestStory>>(&mut self, seat: Seat, slot: Slot, run: &mut Run<'_, L>) {
        self.turn.purchases -= 1;
        self.turn.deal = Deal::Purchase { card: self.card_in(seat, slot.index()) };
        self.ask_payment(run);
    }

    /// When the price is paid: interest, then the card's points at once, which may turn up bandits (WS-BUY-03, WS-CARD-05).
    /// Animals give none (WS-ANI-05). The Market is not refilled yet (WS-BUY-02).
    pub(crate) fn take_bought<L: Log<WestStory>>(&mut self, card: Card, paid: Payment, run: &mut Run<'_, L>) {
        let seat = self.turn.seat;
        self.turn.deal = Deal::None;
        self.turn.task = Task::Lay(card);
        let reserved = self.player(seat).reserved == card;
        if reserved {
            self.player_mut(seat).reserved = Card::NONE; // WS-SCAM-07
        } else if let Some(slot) = self.market.iter().position(|&lies| lies == card) {
            self.market[slot] = Card::NONE;
        }
        self.tell(run, || Event::Bought { seat, card, reserved, paid });
        self.pay_interest(seat, card, run);
        self.gain_points(seat, u16::from(self.facts(card).points), run);
    }

    /// A coin for each symbol on the card that a Bank with an anvil shows, a joker counting as one that matches (WS-BLD-06).
    /// It comes after the price, so that it can pay for later purchases only (WS-BLD-07), and before the card is laid, be it
    /// on the Bank itself (WS-BLD-25).
    fn pay_interest<L: Log<WestStory>>(&mut self, seat: Seat, card: Card, run: &mut Run<'_, L>) {
        let player = self.player(seat);
        if player.anvilled.is_empty() {
            return;
        }
        let marks = self.facts(card).marks;
        let mut coins = 0;
        for place in player.anvilled.iter() {
            let bank = self.card_at(seat, place);
            if bank.ability == Some(Ability::Interest) {
                let matching = (marks & bank.marks.with(Symbol::Joker)).len() as u16;
                coins += matching * u16::from(player.anvils[place.index()]);
            }
        }
        if coins > 0 {
            self.player_mut(seat).coins += coins;
            self.tell(run, || Event::InterestPaid { seat, coins });
        }
    }

    /// Any unblocked place: on a printed card, one bought before, or one bought in this turn (WS-BUY-04).
    pub(crate) fn list_places(&self, seat: Seat, out: &mut impl List<Action>) {
        self.player(seat).available().iter().for_each(|place| out.put(Action::Lay(place)));
    }

    /// Lays a card on a place; it covers what was there, which stays one's own (WS-CARD-02). Anvils on the covered card are
    /// lost (WS-ABIL-08). The new card lies without a marker (WS-BUY-05).
    pub(crate) fn lay<L: Log<WestStory>>(&mut self, seat: Seat, card: Card, place: Place, run: &mut Run<'_, L>) {
        let covered = self.player(seat).town[place.index()];
        self.under[card.index()] = covered;
        let facts = self.facts(card);
        let player = self.player_mut(seat);
        player.show(place, card, facts);
        player.clear_anvils(place);
        self.tell(run, || Event::Laid { seat, card, place, covered });
    }

    /// A card with gold is activated at once (WS-GOLD-02, WS-GOLD-08): with production, anvil and block, and never with a
    /// Combo (WS-GOLD-03). What it produces may pay for the next purchase (WS-GOLD-04). Later it is a card like any
    /// other (WS-GOLD-05).
    pub(crate) fn lay_bought<L: Log<WestStory>>(&mut self, seat: Seat, place: Place, run: &mut Run<'_, L>) {
        let Task::Lay(card) = self.turn.task else { return };
        self.lay(seat, card, place, run);
        self.turn.task = Task::Shop;
        if self.facts(card).marks.contains(Symbol::Gold) {
            self.turn.deal = Deal::Gold;
            self.activate_in_turn(place, run);
        }
    }
}
