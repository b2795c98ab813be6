//! Drawing and discarding cards, dollars and certificates.

use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use super::refusal::not_now;
use crate::action::Action;
use crate::cards::{Card, Pile};
use crate::data::boards::CERTIFICATES;
use crate::event::{Cause, Event};
use crate::state::{GreatWesternTrail, Local, Step, Table};

impl Table {
    /// Why a player owes discards: too many cards in the first turn (GWT-SETUP-21), or some that were drawn (GWT-DECK-08).
    pub(crate) fn rule_of_discards(&self, seat: Seat) -> &'static str {
        if self.player(seat).rancher.is_none() && self.turn == seat { "GWT-SETUP-21" } else { "GWT-DECK-08" }
    }
}

/// How many cards to draw, up to so many.
#[derive(Clone, Copy)]
pub(super) struct Draw(pub u8);

impl Asks<Draw> for GreatWesternTrail {
    fn list(&self, _: Seat, Draw(most): Draw, out: &mut impl List<Action>) {
        out.put_all((1..=most).map(Action::Draw));
        out.put(Action::Done);
    }

    fn answer<L: Log<Self>>(&mut self, _: Seat, _: Draw, answer: Action, run: &mut Run<'_, L>) {
        if let Action::Draw(count) = answer {
            self.draw_and_owe(count, run);
        }
    }

    /// More cards than there are, or than the action draws.
    fn object(&self, seat: Seat, _: Draw, answer: Action) -> Refusal {
        let Action::Draw(count) = answer else { return not_now(answer) };
        if count > self.drawable(seat) {
            refused("GWT-DECK-04", "why-not-so-many")
        } else if self.table.visit.local == Local::Chosen {
            refused("GWT-PB-4b", "why-other-number")
        } else {
            refused("GWT-OBJ-10", "why-other-number")
        }
    }
}

/// Which cards to remove from the game, up to so many.
#[derive(Clone, Copy)]
pub(super) struct Trash(pub u8);

impl Asks<Trash> for GreatWesternTrail {
    fn list(&self, seat: Seat, _: Trash, out: &mut impl List<Action>) {
        out.put_all(self.herd(seat).hand.kinds().map(Action::Trash));
        out.put(Action::Done);
    }

    /// From hand out of the game: any number in the course of a game (GWT-DECK-06).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, Trash(most): Trash, answer: Action, run: &mut Run<'_, L>) {
        let Action::Trash(card) = answer else { return };
        self.herd_mut(seat).show_out_of_hand(card);
        self.table.gone_cards.add(card);
        run.reveal();
        run.tell(self, || Event::Trashed(seat, card));
        if most > 1 {
            self.table.steps.push(Step::Trash(most - 1));
        }
    }

    fn object(&self, _: Seat, _: Trash, answer: Action) -> Refusal {
        match answer {
            Action::Trash(_) => refused("GWT-AUX-08", "why-not-in-hand"),
            _ => not_now(answer),
        }
    }
}

impl GreatWesternTrail {
    /// Draws so many cards, or what there is (GWT-DECK-04), and says how many. The discard pile is shuffled only when a
    /// card must be drawn and the deck is empty (GWT-DECK-02, GWT-DECK-03).
    pub(super) fn draw<L: Log<Self>>(&mut self, seat: Seat, count: u8, phase_c: bool, run: &mut Run<'_, L>) -> u8 {
        let (mut cards, mut drawn) = (Pile::EMPTY, 0);
        let mut left = self.herd(seat).deck.len();
        for _ in 0..count {
            if left == 0 {
                let herd = self.herd_mut(seat);
                if herd.discard.is_empty() {
                    break;
                }
                herd.deck = herd.discard;
                herd.discard = Pile::EMPTY;
                herd.top = None;
                left = herd.deck.len();
                run.tell(self, || Event::Reshuffled(seat));
            }
            let herd = self.herd_mut(seat);
            let card = herd.deck.take(run.dice.below(u32::from(left)) as u8);
            herd.hand.add(card);
            cards.add(card);
            (drawn, left) = (drawn + 1, left - 1);
        }
        if drawn > 0 {
            run.reveal();
            run.tell(self, || Event::Drew { seat, count: drawn, cards: Some(cards), phase_c });
        }
        drawn
    }

    /// Draws cards and owes as many as were really drawn (GWT-DECK-08).
    pub(super) fn draw_and_owe<L: Log<Self>>(&mut self, count: u8, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let drawn = self.draw(seat, count, false, run);
        self.table.owe(seat, drawn);
    }

    /// How many cards could be drawn.
    pub(super) fn drawable(&self, seat: Seat) -> u8 {
        self.herd(seat).deck.len() + self.herd(seat).discard.len()
    }

    /// From hand to the own discard pile, for all to see (GWT-DECK-07).
    pub(super) fn discard<L: Log<Self>>(&mut self, seat: Seat, card: Card, run: &mut Run<'_, L>) {
        let herd = self.herd_mut(seat);
        herd.show_out_of_hand(card);
        herd.lay_down(card);
        run.reveal();
        run.tell(self, || Event::Discarded(seat, card));
    }

    /// Dollars from the bank, of which there are always enough (GWT-GEN-01).
    pub(super) fn gain<L: Log<Self>>(&mut self, dollars: u16, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        if dollars > 0 {
            self.table.mover_mut().dollars += dollars;
            run.tell(self, || Event::Gained(seat, dollars));
        }
    }

    /// Dollars to the bank, in full (GWT-FEE-05).
    pub(super) fn pay<L: Log<Self>>(&mut self, dollars: u16, cause: Cause, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        if dollars > 0 {
            self.table.mover_mut().dollars -= dollars;
            run.tell(self, || Event::Paid(seat, dollars, cause));
        }
    }

    /// The certificate marker goes forward by spaces of its track, never beyond the limit (GWT-LOC-10). More certificates
    /// are never worse, so all that can be had are taken.
    pub(super) fn certify<L: Log<Self>>(&mut self, count: u8, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        let player = self.table.mover_mut();
        let from = player.marker;
        player.marker = (from + count).min(player.marker_limit()).max(from);
        let to = player.marker;
        if to > from {
            let [from, to] = [from, to].map(|space| CERTIFICATES[usize::from(space)]);
            run.tell(self, || Event::Certified { seat, from, to });
        }
    }

    /// An exchange token.
    pub(super) fn gain_token<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let seat = self.table.turn;
        self.table.mover_mut().tokens += 1;
        run.tell(self, || Event::TokenGained(seat));
    }
}
