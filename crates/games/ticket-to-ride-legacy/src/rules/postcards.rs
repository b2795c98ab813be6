//! Postcards: when they are looked at, and what becomes of them. Their number and front are public from the moment they
//! are taken (TTR-POST-01); what their back asks for is the holder's secret (TTR-POST-15).

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::versions::RESTING_POSTCARDS;
use crate::action::Action;
use crate::cards::{Card, Symbol};
use crate::data::data;
use crate::event::Event;
use crate::ids::{Color, Postcard, Postcards};
use crate::state::{Ask, Stage, Task, TicketToRide};
use crate::vocabulary::{Check, Condition};

/// Whether to pay for this postcard, by number. Who says no may have it rest.
#[derive(Clone, Copy)]
pub(super) struct PayForPostcard(pub u8);

impl Asks<PayForPostcard> for TicketToRide {
    fn list(&self, seat: Seat, PayForPostcard(number): PayForPostcard, out: &mut impl List<Action>) {
        if let Condition::ExtraLoco { n } = Self::condition(number)
            && self.player(seat).hand.count(Card::LOCO) >= *n
        {
            out.put(Action::Accept);
        }
        self.list_refusals(out);
    }

    /// Each postcard needs locomotives of its own (TTR-DRAW-11); they are no part of the set (TTR-BUILD-21).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, question: PayForPostcard, answer: Action, run: &mut Run<'_, L>) {
        if answer == Action::Rest {
            return self.let_postcards_rest(seat, true, run);
        }
        let PayForPostcard(number) = question;
        if let (Action::Accept, Condition::ExtraLoco { n }) = (answer, Self::condition(number)) {
            (0..*n).for_each(|_| self.discard(seat, Card::LOCO, run));
            self.tasks.push(Task::Postcards); // TTR-POST-11
            self.fulfil(seat, Postcard(number), run);
        }
    }

    fn object(&self, _: Seat, _: PayForPostcard, answer: Action) -> Refusal {
        match answer {
            Action::Accept => refused("TTR-DRAW-11", "why-too-few-locos"),
            _ => refused("TTR-POST-11", "why-answer-postcard"),
        }
    }
}

/// Which colour to show for this postcard, by number. Who shows none may have it rest.
#[derive(Clone, Copy)]
pub(super) struct ShowFor(pub u8);

impl Asks<ShowFor> for TicketToRide {
    fn list(&self, seat: Seat, ShowFor(number): ShowFor, out: &mut impl List<Action>) {
        if let Condition::HandColor { n } = Self::condition(number) {
            let hand = &self.player(seat).hand;
            out.put_all(Color::ALL.into_iter().filter(|color| hand.of_color(*color) >= *n).map(Action::Show));
        }
        self.list_refusals(out);
    }

    /// Shows cards of a colour: plain ones first, then pickaxes, then skulls. They stay in the hand, and everybody knows
    /// them (TTR-POST-14).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, ShowFor(number): ShowFor, answer: Action, run: &mut Run<'_, L>) {
        if answer == Action::Rest {
            return self.let_postcards_rest(seat, true, run);
        }
        let (Action::Show(color), Condition::HandColor { n }) = (answer, Self::condition(number)) else { return };
        let player = self.player_mut(seat);
        let mut left = *n;
        for symbol in Symbol::ALL {
            let card = Card::of(color, symbol);
            let shown = player.hand.count(card).min(left);
            left -= shown;
            let known = player.known.count(card);
            player.known.add(card, shown.saturating_sub(known));
        }
        run.tell(self, || Event::CardsShown { seat, color, count: *n });
        self.fulfil(seat, Postcard(number), run);
    }

    fn object(&self, _: Seat, _: ShowFor, _: Action) -> Refusal {
        refused("TTR-POST-14", "why-not-enough-of-a-colour")
    }
}

impl TicketToRide {
    /// Unfulfilled postcards of a player.
    fn postcards_of(&self, seat: Seat) -> Postcards {
        self.record.open[self.company(seat).index()]
    }

    /// The next postcard of a player from this number on that is looked at now.
    fn next_postcard(&self, seat: Seat, from: u8, check: Check, fits: impl Fn(&Condition) -> bool) -> Option<Postcard> {
        let looked_at = |postcard: &Postcard| {
            let it = &data().postcards[postcard.index()];
            postcard.0 >= from && it.check == check && fits(&it.condition)
        };
        self.postcards_of(seat).iter().find(looked_at)
    }

    /// Rule 11, in the holder's own building only (TTR-POST-12): postcards that cost nothing, in ascending numbers, from
    /// the lowest again after each (TTR-POST-06, TTR-POST-11).
    pub(super) fn check_postcards<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.on_turn();
        let met = |condition: &Condition| self.is_met(seat, condition);
        if let Some(postcard) = self.next_postcard(seat, 0, Check::Build, met) {
            self.tasks.push(Task::Postcards);
            self.fulfil(seat, postcard, run);
        }
    }

    /// The condition is met: the postcard is shown and brings its reward (TTR-POST-02). It is used up and will go to the
    /// vault (TTR-POST-07).
    fn fulfil<L: Log<Self>>(&mut self, seat: Seat, postcard: Postcard, run: &mut Run<'_, L>) {
        let company = self.company(seat).index();
        self.record.open[company].remove(postcard);
        self.player_mut(seat).fulfilled.insert(postcard);
        run.reveal();
        run.tell(self, || Event::PostcardFulfilled { seat, postcard });
        let list = data().list_of_postcard(postcard);
        self.tasks.push(Task::Effects { list, next: 0, seat: seat.index() as u8 });
    }

    /// Postcards that ask for locomotives besides the set, each once for a strand (TTR-POST-11). Who has enough cards is
    /// asked whatever they are: that there are no locomotives among them is nobody else's business.
    pub(super) fn offer_postcards(&mut self, next: u8) {
        let seat = self.on_turn();
        if self.player(seat).resting {
            return;
        }
        let cards = self.player(seat).hand.len();
        let affordable = |condition: &Condition| match condition {
            Condition::ExtraLoco { n } => cards >= usize::from(*n),
            _ => false,
        };
        if let Some(postcard) = self.next_postcard(seat, next, Check::BuildOptional, affordable) {
            self.tasks.push(Task::Offers { next: postcard.0 + 1 });
            self.ask(seat, Ask::Offer(postcard.0));
        }
    }

    /// To say no, this time or until further notice. Whether there is anything to say yes with is nobody else's business,
    /// so the question is not left out; who is tired of it says so once (TTR-POST-11). Version 1 knew no rest.
    fn list_refusals(&self, out: &mut impl List<Action>) {
        out.put(Action::Decline);
        if self.rules >= RESTING_POSTCARDS {
            out.put(Action::Rest);
        }
    }

    /// Postcards that ask for something rest, or are taken up again, for all to see (TTR-POST-11).
    pub(super) fn let_postcards_rest<L: Log<Self>>(&mut self, seat: Seat, resting: bool, run: &mut Run<'_, L>) {
        self.player_mut(seat).resting = resting;
        run.tell(self, || Event::PostcardsRest { seat, resting });
    }

    /// Asks for the next postcard that is fulfilled by showing cards at the end of a turn; says whether there is one.
    pub(super) fn ask_to_show(&mut self, next: u8) -> bool {
        let seat = self.on_turn();
        if self.postcards_of(seat).is_empty() || self.stage != Stage::Turns || self.player(seat).resting {
            return false;
        }
        let cards = self.player(seat).hand.len();
        let enough = |condition: &Condition| match condition {
            Condition::HandColor { n } => cards >= usize::from(*n),
            _ => false,
        };
        let Some(postcard) = self.next_postcard(seat, next, Check::TurnEndOptional, enough) else { return false };
        self.tasks.push(Task::Shows { next: postcard.0 + 1 });
        self.ask(seat, Ask::Show(postcard.0));
        true
    }

    /// When the game has ended, before anything is added up (TTR-POST-06): players in order of play, numbers ascending.
    pub(super) fn check_last_postcards<L: Log<Self>>(&mut self, done: u8, next: u8, run: &mut Run<'_, L>) {
        let Some(seat) = self.seats_from(self.first).nth(done.into()) else {
            return self.tasks.push(Task::Score);
        };
        let met = |condition: &Condition| self.is_met(seat, condition);
        match self.next_postcard(seat, next, Check::GameEnd, met) {
            Some(postcard) => {
                self.tasks.push(Task::LastPostcards { done, next: postcard.0 + 1 });
                self.fulfil(seat, postcard, run);
            }
            None => self.tasks.push(Task::LastPostcards { done: done + 1, next: 0 }),
        }
    }

    /// A company takes a postcard. It can be fulfilled from the next game on: none is looked at before (TTR-POST-03).
    pub(super) fn take_postcard<L: Log<Self>>(&mut self, seat: Seat, postcard: Postcard, run: &mut Run<'_, L>) {
        let company = self.company(seat).index();
        self.record.open[company].insert(postcard);
        run.tell(self, || Event::PostcardTaken { seat, postcard });
    }
}
