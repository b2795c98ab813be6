//! Tickets under the deck.

use crate::data::MAX_TICKETS;
use crate::ids::Ticket;

/// Tickets under the deck in their order, each with who put it there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bottom {
    tickets: [u8; MAX_TICKETS],
    by: [u8; MAX_TICKETS],
    count: u8,
}

impl Bottom {
    pub const EMPTY: Bottom = Bottom { tickets: [0; MAX_TICKETS], by: [0; MAX_TICKETS], count: 0 };

    pub fn len(&self) -> usize {
        self.count.into()
    }

    pub fn push(&mut self, ticket: Ticket, by: u8) {
        self.tickets[self.len()] = ticket.0;
        self.by[self.len()] = by;
        self.count += 1;
    }

    /// The next ticket and who put it there.
    pub fn take_first(&mut self) -> (Ticket, u8) {
        let first = (Ticket(self.tickets[0]), self.by[0]);
        let last = self.len() - 1;
        self.tickets.copy_within(1..=last, 0);
        self.by.copy_within(1..=last, 0);
        (self.tickets[last], self.by[last]) = (0, 0);
        self.count -= 1;
        first
    }

    /// Tickets from the next one down, each with who put it there.
    pub fn iter(&self) -> impl Iterator<Item = (Ticket, u8)> + '_ {
        (0..self.len()).map(|i| (Ticket(self.tickets[i]), self.by[i]))
    }

    pub fn set(&mut self, place: usize, ticket: Ticket) {
        self.tickets[place] = ticket.0;
    }
}
