//! Drawing tickets, keeping some, and putting the others under the deck.

use table::sets::ones;
use table::{Asks, List, Log, Refusal, Run, Seat, refused};

use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::ids::{Ticket, Tickets};
use crate::state::{Ask, Drawn, Task, TicketToRide};

/// Which of the drawn tickets to keep, or which goes under the deck next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ChooseTickets {
    AtStart,
    InTurn,
    Under,
}

impl Asks<ChooseTickets> for TicketToRide {
    fn list(&self, seat: Seat, _: ChooseTickets, out: &mut impl List<Action>) {
        let drawn = &self.player(seat).drawn;
        if drawn.kept == 0 {
            let enough = |mask: &u16| mask.count_ones() >= u32::from(drawn.keep); // TTR-TICKET-02, TTR-SETUP-08
            out.put_all((1..1u16 << drawn.count).filter(enough).map(|mask| Action::Keep(mask as u8)));
        } else {
            let left = drawn.unnamed();
            out.put_all(ones(left).map(Action::Under));
        }
    }

    /// At the beginning all decide at once and in secret (TTR-SETUP-15).
    fn answer<L: Log<Self>>(&mut self, seat: Seat, choose: ChooseTickets, answer: Action, run: &mut Run<'_, L>) {
        let drawn = &mut self.player_mut(seat).drawn;
        match answer {
            Action::Keep(mask) => drawn.kept = mask,
            Action::Under(slot) => drawn.name(slot),
            _ => {}
        }
        if drawn.unnamed().count_ones() == 1 {
            drawn.name(drawn.unnamed().trailing_zeros() as u8);
        }
        match (choose, drawn.is_decided()) {
            (ChooseTickets::AtStart, false) => {}
            (ChooseTickets::AtStart, true) => {
                run.tell(self, || self.kept_tickets(seat, true));
                self.waiting = self.waiting.without(seat);
                if self.waiting.is_empty() {
                    self.ask = Ask::Nothing;
                    run.reveal();
                    self.start_with_tickets(run);
                }
            }
            (ChooseTickets::InTurn | ChooseTickets::Under, false) => self.ask(seat, Ask::Under),
            (ChooseTickets::InTurn | ChooseTickets::Under, true) => {
                // That so many were kept was not known while their order was being decided.
                run.reveal_if(choose == ChooseTickets::Under);
                self.settle_tickets(seat, run);
                self.tasks.push(Task::Shows { next: 0 });
            }
        }
    }

    fn object(&self, _: Seat, choose: ChooseTickets, answer: Action) -> Refusal {
        let rule = if choose == ChooseTickets::AtStart { "TTR-SETUP-08" } else { "TTR-TICKET-02" };
        match answer {
            Action::Keep(_) | Action::Under(_) => refused(rule, "why-keep-more"),
            _ => refused(rule, "why-tickets-first"),
        }
    }
}

impl TicketToRide {
    /// The ticket action: three tickets, or what an event says, and more with an upgrade or a conductor; all there are
    /// if that is less (TTR-TICKET-01, TTR-NEWS-12).
    pub(super) fn draw_tickets<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        let numbers = &data().numbers;
        let (draw, keep) = self.now().ticket_draw.unwrap_or((numbers.ticket_draw, numbers.ticket_keep));
        let count = (draw + self.player(seat).perks.ticket_plus).min(self.tickets_left() as u8);
        self.draw_tickets_for(seat, count, keep.min(count), run);
        let tickets = || Some(self.player(seat).drawn.iter().collect());
        run.tell(self, || Event::TicketsDrawn { seat, count, tickets: tickets() });
        if count == 1 {
            self.player_mut(seat).drawn.kept = 1;
            self.settle_tickets(seat, run);
            self.tasks.push(Task::Shows { next: 0 });
        } else {
            self.ask(seat, Ask::Tickets);
        }
    }

    /// Draws tickets to choose from: by chance while nobody knows the order, then from under the deck.
    pub(super) fn draw_tickets_for<L: Log<Self>>(&mut self, seat: Seat, count: u8, keep: u8, run: &mut Run<'_, L>) {
        let mut drawn = Tickets::NONE;
        for _ in 0..count {
            let ticket = if self.top.is_empty() {
                let (ticket, by) = self.bottom.take_first();
                self.remember_draw(ticket, by, seat);
                run.reveal_if(usize::from(by) != seat.index());
                ticket
            } else {
                self.top.draw(run.dice)
            };
            drawn.insert(ticket);
        }
        self.remember_seen(seat, drawn);
        let mut offer = Drawn { count, keep, ..Drawn::default() };
        for (slot, ticket) in offer.tickets.iter_mut().zip(drawn.iter()) {
            *slot = ticket.0;
        }
        self.player_mut(seat).drawn = offer;
    }

    /// What a player decided about drawn tickets, as an event.
    fn kept_tickets(&self, seat: Seat, hidden: bool) -> Event {
        let drawn = &self.player(seat).drawn;
        let kept = drawn.kept.count_ones() as u8;
        Event::TicketsKept { seat, kept, returned: drawn.count - kept, tickets: Some(drawn.kept().collect()), hidden }
    }

    /// Everybody has chosen: returned tickets go under the deck in the order of play (TTR-SETUP-15), and the setup goes
    /// on.
    pub(super) fn start_with_tickets<L: Log<Self>>(&mut self, run: &mut Run<'_, L>) {
        let kept = Seat::all(self.seat_count()).map(|seat| self.player(seat).drawn.kept.count_ones() as u8);
        let kept: arrayvec::ArrayVec<u8, { crate::state::SEATS }> = kept.collect();
        for seat in self.seats_from(self.first) {
            self.put_tickets_away(seat);
        }
        run.tell(self, || Event::StartTicketsKept { kept: kept.to_vec() });
        self.tasks.push(Task::Setup(7));
    }

    /// Kept tickets stay till the end of the game (TTR-TICKET-03, TTR-TICKET-04).
    fn settle_tickets<L: Log<Self>>(&mut self, seat: Seat, run: &mut Run<'_, L>) {
        run.tell(self, || self.kept_tickets(seat, false));
        self.put_tickets_away(seat);
    }

    /// Returned tickets go under the deck one by one, the last one named at the very bottom (TTR-TICKET-06).
    fn put_tickets_away(&mut self, seat: Seat) {
        let drawn = std::mem::take(&mut self.player_mut(seat).drawn);
        drawn.kept().for_each(|ticket| self.player_mut(seat).tickets.insert(ticket));
        for slot in &drawn.under[..usize::from(drawn.named)] {
            self.bottom.push(Ticket(drawn.tickets[usize::from(*slot)]), seat.index() as u8);
        }
        self.remember_return(seat, drawn.named);
    }
}

impl Drawn {
    /// Names the ticket that goes under the deck next.
    fn name(&mut self, slot: u8) {
        self.under[usize::from(self.named)] = slot;
        self.named += 1;
    }
}
