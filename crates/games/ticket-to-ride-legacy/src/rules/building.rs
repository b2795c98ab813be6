//! Building a strand: what can be built, with which cards, and the order of everything that follows.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::versions::IDLE_SKULLS;
use crate::action::{Action, Set};
use crate::cards::{Card, Pile, Symbol};
use crate::data::{Lanes, data};
use crate::event::{Event, Reason};
use crate::ids::{City, Color, Sticker, Strand, Strands};
use crate::setup::GREY;
use crate::state::{Build, Laid, Task, TicketToRide};
use crate::vocabulary::Modifiers;

/// What a strand costs besides its train cars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    /// Cards of one colour, or locomotives (TTR-BUILD-02).
    pub cards: u8,
    /// What an event asks for it.
    pub fee: u8,
    /// What customs asks for it (TTR-CUSTOMS-02).
    pub duty: u8,
}

impl Price {
    /// What a strand costs under an event; none if it cannot be built at all.
    fn of(strand: Strand, event: &Modifiers, pays_duty: bool) -> Option<Price> {
        if event.forbidden.contains(strand) {
            return None;
        }
        let (data, it) = (data(), data().strand(strand));
        let matching = |(strands, amount): (Strands, u8)| if strands.contains(strand) { amount } else { 0 };
        let duty = if it.border && pays_duty { data.modules.duty } else { 0 };
        Some(Price { cards: it.length + matching(event.extra_cards), fee: matching(event.fee), duty })
    }

    /// Fee and duty together (TTR-BUILD-19).
    pub(crate) const fn dollars(self) -> u8 {
        self.fee + self.duty
    }
}

/// Which symbols of train cards matter (TTR-CAMP-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Symbols {
    pickaxes: bool,
    skulls: bool,
    /// Whether a skull that means nothing is like a plain card.
    idle_skulls: bool,
}

impl TicketToRide {
    /// Strands that this player could take if it had the cards: on the board (TTR-BUILD-06, TTR-AREA-05), free, and in
    /// no group in which it has one (TTR-BUILD-09). Where the player's other strands are does not matter
    /// (TTR-BUILD-07).
    #[inline]
    pub(crate) fn free_strands(&self, seat: Seat) -> Strands {
        self.fixed.board.minus(self.taken).minus(self.player(seat).closed)
    }

    /// Strands that this player can build now.
    #[inline]
    pub(crate) fn buildable(&self, seat: Seat) -> Strands {
        let player = self.player(seat);
        let locos = player.hand.count(Card::LOCO);
        let mut strands = Strands::NONE;
        let mut most = 0;
        for color in Color::ALL {
            let cards = player.hand.of_color(color);
            most = most.max(cards);
            // TTR-BUILD-05: a car for each space
            strands |= self.fixed.affordable(color.index(), (cards + locos).min(player.cars));
        }
        strands |= self.fixed.affordable(GREY, (most + locos).min(player.cars)); // TTR-BUILD-03
        strands &= self.free_strands(seat);
        if self.now().hampers_building() || self.has(Sticker::Customs) {
            strands = strands.iter().filter(|strand| self.can_pay(seat, *strand)).collect();
        }
        strands
    }

    /// What a strand costs now; none if it cannot be built at all.
    pub(crate) fn price(&self, seat: Seat, strand: Strand) -> Option<Price> {
        let free = self.now().no_duty || self.player(seat).perks.no_duty;
        Price::of(strand, self.now(), self.has(Sticker::Customs) && !free)
    }

    fn can_pay(&self, seat: Seat, strand: Strand) -> bool {
        let Some(price) = self.price(seat, strand) else { return false };
        u16::from(price.dollars()) <= self.player(seat).dollars && price.cards <= self.cards_for(seat, strand)
    }

    /// The most cards that this player could lay down for a strand.
    pub(super) fn cards_for(&self, seat: Seat, strand: Strand) -> u8 {
        let hand = &self.player(seat).hand;
        let of_color = match data().strand(strand).color {
            Some(color) => hand.of_color(color),
            None => Color::ALL.iter().map(|color| hand.of_color(*color)).max().unwrap_or(0),
        };
        of_color + hand.count(Card::LOCO)
    }

    /// Every set of cards with which this player could pay for a strand.
    pub(crate) fn each_set(&self, seat: Seat, strand: Strand, found: impl FnMut(Set)) {
        let Some(price) = self.price(seat, strand) else { return };
        let matter = Symbols {
            pickaxes: self.has(Sticker::Mine),
            skulls: self.has(Sticker::Robbery),
            idle_skulls: self.rules >= IDLE_SKULLS,
        };
        each_set(&self.player(seat).hand, data().strand(strand).color, price.cards, matter, found);
    }

    pub(super) fn refuse_build(&self, seat: Seat, strand: Strand) -> Refusal {
        let (it, player) = (data().strand(strand), self.player(seat));
        if !self.fixed.board.contains(strand) {
            return refused("TTR-BUILD-06", "why-not-on-board");
        }
        if self.taken.contains(strand) {
            let owned = (0..self.seat_count()).any(|seat| self.players[seat].built.contains(strand));
            return match owned {
                true => refused("TTR-BUILD-08", "why-taken"),
                false => refused("TTR-BUILD-10", "why-double-closed"),
            };
        }
        if player.closed.contains(strand) {
            return refused("TTR-BUILD-09", "why-one-strand-each");
        }
        if player.cars < it.length {
            return refused("TTR-BUILD-05", "why-too-few-cars");
        }
        match self.price(seat, strand) {
            None => refused("TTR-NEWS-03", "why-event-forbids"),
            Some(price) if u16::from(price.dollars()) > player.dollars => Self::refuse_dollars(price),
            Some(price) => self.refuse_cards(seat, strand, price),
        }
    }

    /// An event's fee, the duty, or both together (TTR-BUILD-19).
    fn refuse_dollars(price: Price) -> Refusal {
        match (price.fee, price.duty) {
            (0, _) => refused("TTR-CUSTOMS-02", "why-duty"),
            (_, 0) => refused("TTR-BUILD-19", "why-fee"),
            _ => refused("TTR-BUILD-19", "why-fee-and-duty"),
        }
    }

    /// Too few cards for the spaces, or for what an event asks for besides.
    fn refuse_cards(&self, seat: Seat, strand: Strand, price: Price) -> Refusal {
        let it = data().strand(strand);
        match it.color {
            _ if self.cards_for(seat, strand) >= it.length && price.cards > it.length => {
                refused("TTR-BUILD-19", "why-extra-card")
            }
            Some(_) => refused("TTR-BUILD-02", "why-too-few-of-colour"),
            None => refused("TTR-BUILD-03", "why-too-few-alike"),
        }
    }

    /// Step (c): one car on each space, all of them at once (TTR-BUILD-01, TTR-BUILD-04, TTR-BUILD-08); the cards are
    /// discarded, the money set aside goes to the bank. Then (d), what the event pays, and (e), the numbered rules
    /// (TTR-BUILD-12, TTR-BUILD-18).
    pub(super) fn place_cars<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let (seat, strand, data) = (self.on_turn(), self.build.strand, data());
        let it = data.strand(strand);
        let player = self.player_mut(seat);
        player.cars -= it.length;
        player.join(strand);
        self.taken.insert(strand);
        // TTR-BUILD-10: with two or three players a double has one strand; TTR-BUILD-11: a triple always has three.
        if it.lanes == Lanes::Double && self.seat_count() <= 3 {
            self.taken |= data.groups[usize::from(it.group)];
        }
        self.build.pending = false;
        self.build.placed = true;
        let pile = self.build.laid.pile();
        self.discards += pile;
        self.discard_revealed();
        run.tell(self, || Event::Built { seat, strand });
        if self.has(Sticker::Snow) && it.mountain {
            self.gain(seat, data.modules.snow_premium.into(), Reason::Mountain, run); // TTR-SNOW-05
        }
        let (strands, dollars) = self.governing().route_bonus;
        if let (true, Some(event)) = (strands.contains(strand), self.governing_event()) {
            self.gain(seat, dollars.into(), Reason::Event(event), run);
        }
        self.tasks.push(Task::Shows { next: 0 });
        self.tasks.push(Task::Rules { next: 0 });
    }

    /// Both ends of the strand being built.
    pub(super) fn ends(&self) -> impl Iterator<Item = City> + use<> {
        let it = data().strand(self.build.strand);
        [it.a, it.b].into_iter()
    }

    /// The event that governs the strand being built.
    pub(crate) fn governing_event(&self) -> Option<crate::ids::EventCard> {
        (self.build.event != crate::record::NOBODY).then_some(crate::ids::EventCard(self.build.event))
    }
}

/// With which cards to pay for a strand. If there is only one way, it is built; nobody else knows of it before.
#[derive(Clone, Copy)]
pub(super) struct PayFor(pub Strand);

impl Asks<PayFor> for TicketToRide {
    fn list(&self, seat: Seat, PayFor(strand): PayFor, out: &mut impl List<Action>) {
        self.each_set(seat, strand, |set| out.put(Action::Pay(set)));
    }

    /// Step (a): strand, cards and dollars are put on the table, out of everybody's reach (TTR-BUILD-18, TTR-NEWS-15).
    /// The event that is active now governs all of it (TTR-NEWS-08).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, PayFor(strand): PayFor, answer: Action, run: &mut Run<'_, L>) {
        let (Action::Pay(set), Some(price)) = (answer, self.price(seat, strand)) else { return };
        let laid = Laid::of(set, price.cards);
        for (card, count) in laid.pile().iter() {
            self.lay_down(seat, card, count, run);
        }
        run.reveal();
        self.build = Build { strand, laid, event: self.active, aside: price.dollars(), pending: true, ..Build::NONE };
        self.player_mut(seat).dollars -= u16::from(price.dollars());
        run.tell(self, || Event::Declared { seat, strand, cards: laid, dollars: price.dollars() });
        self.tasks.push(Task::Place);
        if self.has(Sticker::Snow) && data().strand(strand).mountain {
            self.cross_mountains(); // rule 1; rule 2 is the duty set aside
        }
    }

    fn object(&self, _: Seat, _: PayFor, _: Action) -> Refusal {
        refused("TTR-BUILD-02", "why-choose-cards")
    }
}

/// Every set of so many cards of a hand for a colour, or for grey: a locomotive stands for any colour (TTR-DRAW-10).
/// Symbols are to be chosen once they matter (TTR-CAMP-17); until then plain cards go first.
fn each_set(hand: &Pile, color: Option<Color>, count: u8, matter: Symbols, mut found: impl FnMut(Set)) {
    let locos = hand.count(Card::LOCO);
    let colors = match color {
        Some(color) => &Color::ALL[color.index()..=color.index()],
        None => &Color::ALL[..],
    };
    for &color in colors {
        let there = Symbol::ALL.map(|symbol| hand.count(Card::of(color, symbol)));
        let cards: u8 = there.iter().sum();
        for locos in count.saturating_sub(cards)..=locos.min(count - 1) {
            each_choice_of_symbols(there, count - locos, matter, |pickaxes, skulls| {
                found(Set { color: Some(color), locos, pickaxes, skulls });
            });
        }
    }
    if locos >= count {
        found(Set::LOCOS);
    }
}

/// Ways to take `count` cards of a colour by what they show. A symbol that does not matter is not chosen: plain cards
/// go first, then pickaxes, then skulls.
fn each_choice_of_symbols(there: [u8; 3], count: u8, matter: Symbols, mut found: impl FnMut(u8, u8)) {
    let [plain, pickaxes, skulls] = there;
    if matter.pickaxes && !matter.skulls && matter.idle_skulls {
        for picked in 0..=pickaxes.min(count) {
            let skulled = (count - picked).saturating_sub(plain);
            if skulled <= skulls {
                found(picked, skulled);
            }
        }
        return;
    }
    let choices = |matters: bool, needed: u8, there: u8, most: u8| {
        if matters { 0..=there.min(most) } else { needed.min(there)..=needed.min(there) }
    };
    let skulls_needed = count.saturating_sub(plain + pickaxes);
    for skulled in choices(matter.skulls, skulls_needed, skulls, count) {
        let rest = count - skulled;
        let picks_needed = rest.saturating_sub(plain);
        for picked in choices(matter.pickaxes, picks_needed, pickaxes, rest) {
            if rest - picked <= plain {
                found(picked, skulled);
            }
        }
    }
}
