//! Worlds that a player cannot tell from the true one.
//!
//! Hidden from a player are the others' cards but for those that everybody has seen, their tickets and those just drawn,
//! the tickets under the deck that others put there, and what others are deciding in secret. The decks have no order until
//! something is drawn from them.

use arrayvec::ArrayVec;
use table::sets::ones;
use table::{Dice, Seat};

use crate::cards::Card;
use crate::data::MAX_TICKETS;
use crate::ids::{Ticket, Tickets};
use crate::knowledge::Trail;
use crate::state::{Ask, Drawn, SEATS, Stage, TicketToRide};

/// How often cards are dealt anew until somebody who is known to be able to build can.
const ATTEMPTS: usize = 64;

/// A place for a hidden ticket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    Hand(u8),
    Drawn(u8),
    Under { by: u8, place: u8 },
    Top,
}

impl TicketToRide {
    /// Another world with everything that `seat` knows, and the rest dealt anew.
    pub(crate) fn imagined_by(&self, seat: Seat, dice: &mut Dice) -> Self {
        let mut world = self.clone();
        if self.stage == Stage::Over {
            return world; // Nothing is hidden.
        }
        world.imagined_by = seat.index() as u8;
        world.forget_secret_steps(seat);
        world.deal_tickets_anew(seat, self.tickets_hidden_from(seat), dice);
        if self.ask == Ask::StartTickets {
            world.imagine_choices(seat, dice);
        }
        for _ in 0..ATTEMPTS {
            world.deal_cards_anew(seat, dice);
            if world.can_do_something() {
                break;
            }
        }
        world
    }

    fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seat_count()).filter(move |other| *other != seat)
    }

    /// What somebody else has half decided is taken back: nobody knows of it. What others remember is theirs.
    fn forget_secret_steps(&mut self, seat: Seat) {
        if !self.waiting.contains(seat) {
            self.ask = match self.ask {
                Ask::Set(_) => Ask::Turn,
                Ask::Under => Ask::Tickets,
                ask => ask,
            };
        }
        for other in self.others(seat) {
            let player = self.player_mut(other);
            let Drawn { count, keep, .. } = player.drawn;
            player.drawn = Drawn { count, keep, ..Drawn::default() };
            player.trail = [0; MAX_TICKETS];
            player.blind = [0; _];
        }
    }

    /// Whoever has been asked for a turn because something can be built can build something.
    fn can_do_something(&self) -> bool {
        self.ask != Ask::Turn || self.can_draw() || self.tickets_left() > 0 || {
            let seat = self.on_turn();
            !self.buildable(seat).is_empty()
        }
    }

    /// Deals the others' unknown cards anew from them and the deck. Cards that nobody can have drawn since the deck was
    /// last shuffled are with those who had unknown cards then.
    fn deal_cards_anew(&mut self, seat: Seat, dice: &mut Dice) {
        let news = self.deck.count(Card::NEWS);
        let mut pool = self.deck;
        pool.take(Card::NEWS, news);
        let mut hidden: ArrayVec<(Seat, u8, u8), SEATS> = ArrayVec::new();
        for other in self.others(seat) {
            let player = self.player_mut(other);
            let count = player.hidden() as u8;
            let mut unknown = player.hand;
            unknown -= player.known;
            pool += unknown;
            player.hand = player.known;
            hidden.push((other, count, player.old.min(count)));
        }
        let blind = self.player(seat).blind;
        for card in Card::held() {
            let bound = self.deck_bound[card.index()].saturating_sub(blind[card.index()]);
            for _ in bound..pool.count(card) {
                let room: u32 = hidden.iter().map(|(_, _, old)| u32::from(*old)).sum();
                if room == 0 {
                    break;
                }
                let mut place = dice.below(room);
                let fits = |(_, _, old): &&mut (Seat, u8, u8)| {
                    let here = place < u32::from(*old);
                    place = place.saturating_sub(if here { 0 } else { u32::from(*old) });
                    here
                };
                if let Some((other, count, old)) = hidden.iter_mut().find(fits) {
                    *count -= 1;
                    *old -= 1;
                    pool.take(card, 1);
                    self.players[other.index()].hand.add(card, 1);
                }
            }
        }
        for (other, count, _) in hidden {
            for _ in 0..count {
                let card = pool.draw(dice);
                self.player_mut(other).hand.add(card, 1);
            }
        }
        pool.add(Card::NEWS, news);
        self.deck = pool;
    }

    /// All tickets of which a player does not know where they are. Which these are, it does know.
    fn tickets_hidden_from(&self, seat: Seat) -> Tickets {
        let under = self.bottom.iter().filter(|(_, by)| usize::from(*by) != seat.index()).map(|(ticket, _)| ticket);
        let hidden = self.top.union(under.collect());
        self.others(seat).fold(hidden, |all, other| {
            let player = self.player(other);
            let held = if self.tickets_are_open() { Tickets::NONE } else { player.tickets };
            all.union(held).union(player.drawn.iter().collect())
        })
    }

    /// Deals hidden tickets anew, those first of which this player knows most.
    fn deal_tickets_anew(&mut self, seat: Seat, pool: Tickets, dice: &mut Dice) {
        let mut slots = ArrayVec::<Slot, MAX_TICKETS>::new();
        for other in self.others(seat) {
            let index = other.index() as u8;
            let open = self.tickets_are_open();
            let player = self.player_mut(other);
            if !open {
                (0..player.tickets.len()).for_each(|_| slots.push(Slot::Hand(index)));
                player.tickets = Tickets::NONE;
            }
            (0..player.drawn.count).for_each(|_| slots.push(Slot::Drawn(index)));
        }
        for (place, (_, by)) in self.bottom.iter().enumerate() {
            if usize::from(by) != seat.index() {
                slots.push(Slot::Under { by, place: place as u8 });
            }
        }
        (0..self.top.len()).for_each(|_| slots.push(Slot::Top));
        let mut drawn = [Tickets::NONE; SEATS];
        self.top = Tickets::NONE;
        let rank = |trail: Trail| match trail {
            Trail::Drawn | Trail::Held(_) => 0,
            Trail::With(_) => 1,
            Trail::Loose => 2,
            Trail::Unseen => 3,
        };
        for round in 0..4 {
            for ticket in pool.iter() {
                let trail = self.trail(seat, ticket);
                if rank(trail) == round {
                    let slot = take_slot(&mut slots, trail, dice);
                    self.put_ticket(ticket, slot, &mut drawn);
                }
            }
        }
        for other in self.others(seat) {
            let tickets = drawn[other.index()];
            let offer = &mut self.player_mut(other).drawn;
            for (place, ticket) in offer.tickets.iter_mut().zip(tickets.iter()) {
                *place = ticket.0;
            }
        }
    }

    fn put_ticket(&mut self, ticket: Ticket, slot: Slot, drawn: &mut [Tickets; SEATS]) {
        match slot {
            Slot::Hand(seat) => self.players[usize::from(seat)].tickets.insert(ticket),
            Slot::Drawn(seat) => drawn[usize::from(seat)].insert(ticket),
            Slot::Under { place, .. } => self.bottom.set(place.into(), ticket),
            Slot::Top => self.top.insert(ticket),
        }
    }

    /// Those who have chosen their first tickets have chosen something.
    fn imagine_choices(&mut self, seat: Seat, dice: &mut Dice) {
        for other in self.others(seat).filter(|other| !self.waiting.contains(*other)).collect::<ArrayVec<Seat, SEATS>>()
        {
            let drawn = &mut self.player_mut(other).drawn;
            let enough: ArrayVec<u8, 16> =
                (1..1u8 << drawn.count.min(4)).filter(|mask| mask.count_ones() >= u32::from(drawn.keep)).collect();
            drawn.kept = dice.pick(&enough);
            while drawn.unnamed() != 0 {
                let left = drawn.unnamed();
                let slots: ArrayVec<u8, 8> = ones(left).collect();
                drawn.under[usize::from(drawn.named)] = dice.pick(&slots);
                drawn.named += 1;
            }
        }
    }
}

/// A random free slot where such a ticket can be.
fn take_slot(slots: &mut ArrayVec<Slot, MAX_TICKETS>, trail: Trail, dice: &mut Dice) -> Slot {
    let fits = |slot: &Slot| match trail {
        Trail::Unseen => true,
        Trail::Loose => *slot != Slot::Top,
        Trail::Drawn => matches!(slot, Slot::Drawn(_)),
        Trail::With(seat) => *slot == Slot::Hand(seat) || matches!(slot, Slot::Under { by, .. } if *by == seat),
        Trail::Held(seat) => *slot == Slot::Hand(seat),
    };
    let count = slots.iter().filter(|slot| fits(slot)).count();
    let place = match count {
        0 => 0,
        _ => {
            let nth = dice.below(count as u32) as usize;
            slots.iter().enumerate().filter(|(_, slot)| fits(slot)).nth(nth).map_or(0, |(place, _)| place)
        }
    };
    slots.swap_remove(place)
}
