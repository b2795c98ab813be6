//! Drawing train cards: the row, the deck, and what happens when it runs out.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::Action;
use crate::cards::{Card, Pile};
use crate::data::data;
use crate::event::Event;
use crate::record::NOBODY;
use crate::state::{Ask, ROW, Task, TicketToRide};
use crate::vocabulary::FaceUp;

/// What came off the deck.
pub(super) enum Next {
    /// A train card.
    Card(Card),
    /// A newspaper.
    News,
    /// Nothing: only newspapers are left, or nothing at all (TTR-NEWS-09).
    Nothing,
}

/// Which card to draw, as the first one after the row was refreshed or as the second one.
#[derive(Clone, Copy)]
pub(super) struct DrawCard {
    pub first: bool,
}

impl Asks<DrawCard> for TicketToRide {
    /// It may not be declined (TTR-DRAW-01), but there may be none.
    #[inline]
    fn list(&self, seat: Seat, DrawCard { first }: DrawCard, out: &mut impl List<Action>) {
        if !self.list_cards(seat, first, out) {
            out.put(Action::Decline);
        }
    }

    #[inline]
    fn answer<L: Log<Self>>(&mut self, seat: Seat, card: DrawCard, answer: Action, run: &mut Run<'_, L>) {
        if answer == Action::Decline {
            return self.tasks.push(Task::Shows { next: 0 });
        }
        self.draw_chosen(seat, answer, card.first, run);
    }

    fn object(&self, seat: Seat, DrawCard { first }: DrawCard, answer: Action) -> Refusal {
        self.refuse_card(seat, answer, first, if first { "TTR-UPG-03" } else { "TTR-DRAW-01" })
    }
}

/// Which card to discard.
#[derive(Clone, Copy)]
pub(super) struct Discard;

impl Asks<Discard> for TicketToRide {
    fn list(&self, seat: Seat, _: Discard, out: &mut impl List<Action>) {
        out.put_all(self.player(seat).hand.iter().map(|(card, _)| Action::Discard(card)));
    }

    fn answer<L: Log<Self>>(&mut self, seat: Seat, _: Discard, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Discard(card) = answer {
            self.discard(seat, card, run);
        }
    }

    fn object(&self, _: Seat, _: Discard, _: Action) -> Refusal {
        refused("TTR-NEWS-06", "why-discard-first")
    }
}

impl TicketToRide {
    /// Whether the draw action is available: deck and discards hold enough cards. The row and hands do not count
    /// (TTR-DRAW-09), and it is asked only when the action is chosen (TTR-DRAW-13).
    #[inline]
    pub(crate) fn can_draw(&self) -> bool {
        self.deck.len() + self.discards.len() >= usize::from(data().numbers.draw_action_min_pool)
    }

    /// Whether any card can be drawn or turned up (TTR-NEWS-09).
    #[inline]
    pub(super) fn can_turn_up(&self) -> bool {
        self.deck.without_news() + self.discards.without_news() > 0
    }

    /// How this player may take locomotives of the row now (TTR-NEWS-12): an event that forbids it overrides a conductor
    /// (TTR-COND-04).
    pub(crate) fn face_up_mode(&self, seat: Seat) -> FaceUp {
        let event = if self.active == NOBODY { FaceUp::Usual } else { self.now().face_up };
        if event == FaceUp::Usual { self.player(seat).perks.face_up } else { event }
    }

    /// Cards that may be drawn now, as the first or as the second one (TTR-DRAW-01). Cards of the row that look the same
    /// are one option. Says whether there are any.
    #[inline]
    pub(super) fn list_cards(&self, seat: Seat, first: bool, out: &mut impl List<Action>) -> bool {
        let mut any = self.can_turn_up();
        for (place, card) in self.row.iter().enumerate() {
            if *card == Card::NONE || self.row[..place].contains(card) {
                continue;
            }
            let takable = *card != Card::LOCO
                || match self.face_up_mode(seat) {
                    FaceUp::Usual => first, // TTR-DRAW-03, TTR-DRAW-05
                    FaceUp::Forbidden => false,
                    FaceUp::CountsOne => true,
                };
            if takable {
                any = true;
                out.put(Action::Take(*card));
            }
        }
        if self.can_turn_up() {
            out.put(Action::Blind);
        }
        any
    }

    pub(super) fn refuse_card(&self, seat: Seat, action: Action, first: bool, otherwise: &'static str) -> Refusal {
        match action {
            Action::Take(Card::LOCO) if self.row.contains(&Card::LOCO) => match self.face_up_mode(seat) {
                FaceUp::Forbidden => refused("TTR-NEWS-03", "why-locos-forbidden"),
                _ if first => refused("TTR-DRAW-03", "why-not-in-row"),
                _ => refused("TTR-DRAW-05", "why-loco-first"),
            },
            Action::Take(_) => refused("TTR-DRAW-01", "why-not-in-row"),
            Action::Blind => refused("TTR-NEWS-09", "why-no-cards"),
            _ => refused(otherwise, "why-draw-a-card"),
        }
    }

    /// A first card after the row was refreshed, or a second one.
    pub(super) fn ask_for_card<L: Log<Self>>(&mut self, first: bool, run: &mut Run<'_, L>) {
        let ask = if first { Ask::FirstCard } else { Ask::SecondCard };
        self.ask_unless_forced(self.on_turn(), ask, DrawCard { first }, run);
    }

    /// Draws the card that was chosen.
    #[inline]
    pub(super) fn draw_chosen<L: Log<Self>>(&mut self, seat: Seat, action: Action, first: bool, run: &mut Run<'_, L>) {
        let mut last = !first;
        let mut next = Task::Draw { seat: seat.index() as u8, left: 1 };
        if let Action::Take(card) = action {
            // A locomotive of the row ends the action (TTR-DRAW-03); one from the deck is a card like any other
            // (TTR-DRAW-04).
            last |= card == Card::LOCO && self.face_up_mode(seat) == FaceUp::Usual;
            self.take_from_row(seat, card, run);
            next = Task::Fill { attempts: 0 }; // TTR-DRAW-02
        }
        self.tasks.push(if last { Task::Shows { next: 0 } } else { Task::SecondCard });
        self.tasks.push(next);
    }

    fn take_from_row<L: Log<Self>>(&mut self, seat: Seat, card: Card, run: &mut Run<'_, L>) {
        if let Some(place) = self.row.iter_mut().find(|place| **place == card) {
            *place = Card::NONE;
        }
        let player = self.player_mut(seat);
        player.hand.add(card, 1); // TTR-DRAW-07: there is no limit
        player.known.add(card, 1);
        run.tell(self, || Event::Took { seat, card });
    }

    /// Cards from the deck to a hand, one after the other.
    pub(super) fn draw_blind<L: Log<Self>>(&mut self, seat: Seat, mut left: u8, run: &mut Run<'_, L>) {
        while left > 0 {
            match self.next_card(run) {
                Next::Card(card) => {
                    let player = self.player_mut(seat);
                    player.hand.add(card, 1);
                    player.blind[card.index()] += 1;
                    left -= 1;
                    run.tell(self, || Event::Drew { seat, card: Some(card) });
                    self.reshuffle_when_empty(run);
                }
                Next::News => {
                    self.tasks.push(Task::Draw { seat: seat.index() as u8, left });
                    return self.meet_newspaper(seat, run);
                }
                Next::Nothing => return,
            }
        }
    }

    /// The next card of the deck. Whoever takes it puts it somewhere and then looks whether the deck is empty.
    #[inline]
    pub(super) fn next_card<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) -> Next {
        if !self.can_turn_up() {
            return Next::Nothing;
        }
        self.reshuffle_when_empty(run);
        match self.deck.draw(run.dice) {
            Card::NEWS => {
                self.deck_bound[Card::NEWS.index()] -= 1;
                self.limbo += 1;
                Next::News
            }
            card => Next::Card(card),
        }
    }

    /// The discards, newspapers included, become the deck the moment its last card has left, or as soon as there are
    /// discards (TTR-DRAW-08, TTR-DRAW-14).
    #[inline]
    pub(super) fn reshuffle_when_empty<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        if self.deck.is_empty() && !self.discards.is_empty() {
            self.reshuffle(run);
        }
    }

    #[cold]
    fn reshuffle<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        self.deck = self.discards;
        self.discards = Pile::NONE;
        self.deck_bound = self.deck.counts();
        for player in &mut self.players {
            player.blind = [0; _];
            player.old = player.hidden() as u8;
        }
        run.tell(self, || Event::Reshuffled);
    }

    #[inline]
    pub(super) fn row_has_room(&self) -> bool {
        self.row.contains(&Card::NONE)
    }

    /// Fills the row up to five cards and never beyond (TTR-NEWS-10).
    pub(super) fn fill_row<L: Log<Self>>(&mut self, attempts: u8, run: &mut Run<'_, L>) {
        let mut filled = attempts > 0;
        while let Some(place) = self.row.iter().position(|card| *card == Card::NONE) {
            match self.next_card(run) {
                Next::Card(card) => {
                    self.row[place] = card;
                    self.deck_bound[card.index()] -= 1;
                    filled = true;
                    run.tell(self, || Event::TurnedUp { card });
                    self.reshuffle_when_empty(run);
                }
                Next::News => {
                    self.tasks.push(Task::Fill { attempts });
                    // TTR-NEWS-14: a card of the row is drawn for whoever's turn it is.
                    return self.meet_newspaper(self.on_turn(), run);
                }
                Next::Nothing => break,
            }
        }
        // TTR-DRAW-06, TTR-DRAW-12
        let again = attempts < data().numbers.refresh_attempts;
        if filled && again && self.row_has_too_many_locos() && self.has_other_cards() {
            self.refresh_row(attempts + 1, run);
        }
    }

    /// Three or more of the cards of the row are locomotives (TTR-DRAW-06).
    #[inline]
    pub(super) fn row_has_too_many_locos(&self) -> bool {
        let locos = self.row.iter().filter(|card| **card == Card::LOCO).count();
        locos >= usize::from(data().numbers.face_up_loco_limit)
    }

    /// Row, deck and discards together hold at least three cards of a colour (TTR-DRAW-12).
    fn has_other_cards(&self) -> bool {
        let of_color = |pile: &Pile| pile.without_news() - usize::from(pile.count(Card::LOCO));
        let row = self.row.iter().filter(|card| card.some().is_some_and(|card| card.color().is_some())).count();
        row + of_color(&self.deck) + of_color(&self.discards) >= usize::from(data().numbers.face_up_loco_limit)
    }

    /// Discards the row and turns up a new one.
    pub(super) fn refresh_row<L: Log<Self>>(&mut self, attempts: u8, run: &mut Run<'_, L>) {
        self.discard_row();
        run.tell(self, || Event::RowDiscarded);
        self.tasks.push(Task::Fill { attempts });
    }

    pub(super) fn discard_row(&mut self) {
        for card in self.row.iter().filter_map(|card| card.some()) {
            self.discards.add(card, 1);
        }
        self.row = [Card::NONE; ROW];
    }

    /// The Dispatcher refreshes the row at the start of the draw action, which is then chosen (TTR-UPG-02, TTR-UPG-03).
    pub(super) fn dispatch<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        self.player_mut(seat).perks.refreshes -= 1;
        self.tasks.push(Task::FirstCard);
        self.refresh_row(0, run);
    }

    /// A player discards a card of its hand, for all to see.
    pub(super) fn discard<L: Log<Self>>(&mut self, seat: Seat, card: Card, run: &mut Run<'_, L>) {
        self.lay_down(seat, card, 1, run);
        self.discards.add(card, 1);
        run.tell(self, || Event::Discarded { seat, card });
    }

    /// Cards leave a hand: whoever did not know them learns something.
    pub(super) fn lay_down<L: Log<Self>>(&mut self, seat: Seat, card: Card, count: u8, run: &mut Run<'_, L>) {
        let player = self.player_mut(seat);
        run.reveal_if(player.known.count(card) < count);
        player.hand.take(card, count);
        player.known.take_up_to(card, count);
    }

    /// A player discards cards, or its whole hand if that is not more. Who has more is asked, even if all are alike: that
    /// they are is nobody else's business.
    pub(super) fn ask_to_discard<L: Log<Self>>(&mut self, seat: Seat, left: u8, run: &mut Run<'_, L>) {
        let hand = self.player(seat).hand;
        if hand.len() <= usize::from(left) {
            for (card, count) in hand.iter() {
                (0..count).for_each(|_| self.discard(seat, card, run));
            }
        } else if left > 0 {
            self.tasks.push(Task::Discards { seat: seat.index() as u8, left: left - 1 });
            self.ask(seat, Ask::Discard);
        }
    }
}
