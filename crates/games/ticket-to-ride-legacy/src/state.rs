//! The whole truth of a game at one moment, small and flat beside what its setup fixes.

use std::sync::Arc;

use serde::Serialize;
use table::sets::ones;
use table::{RulesVersion, Seat, Seats};

use crate::action::{MAX_DRAWN, Set, symbols};
use crate::cards::{Card, KINDS, Pile, Symbol};
use crate::data::{MAX_CITIES, MAX_TICKETS, data};
use crate::ids::{
    COMPANIES, Cities, City, Color, Company, Conductors, EventCard, EventCards, Postcards, Sticker, Strand, Strands,
    Ticket, Tickets,
};
use crate::record::{NOBODY, Record};
use crate::setup::Fixed;
use crate::vocabulary::{Condition, FaceUp, Modifiers};

mod bottom;
mod tasks;

pub(crate) use bottom::Bottom;
pub(crate) use tasks::{Task, Tasks};

/// Cards of the row (TTR-SETUP-05).
pub const ROW: usize = 5;

/// The most seats.
pub const SEATS: usize = COMPANIES;

/// A game of Ticket to Ride Legacy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TicketToRide {
    /// By which version of the rules it is played.
    pub(crate) rules: RulesVersion,
    pub(crate) fixed: Arc<Fixed>,
    /// The campaign as it stands.
    pub(crate) record: Record,
    pub(crate) players: [Player; SEATS],
    /// What is still to be carried out, the next step last.
    pub(crate) tasks: Tasks,
    /// What is being decided.
    pub(crate) ask: Ask,
    /// Who decides it.
    pub(crate) waiting: Seats,
    pub(crate) stage: Stage,
    /// The holder of the caboose card, who plays first (TTR-SETUP-14).
    pub(crate) first: u8,
    /// Whose turn it is.
    pub(crate) turn: u8,

    pub(crate) deck: Pile,
    pub(crate) discards: Pile,
    pub(crate) row: [Card; ROW],
    /// Newspapers whose event is being carried out.
    pub(crate) limbo: u8,
    /// How many cards of a kind can be in the deck at most, for all that everybody has seen since it was last shuffled.
    pub(crate) deck_bound: [u8; KINDS],

    /// Tickets of the deck whose order nobody knows.
    pub(crate) top: Tickets,
    /// Tickets under the deck, the next one first.
    pub(crate) bottom: Bottom,

    pub(crate) events: EventCards,
    /// Events that were turned up, the active one included.
    pub(crate) past: EventCards,
    /// The active event.
    pub(crate) active: u8,
    /// Events turned up in this action (TTR-NEWS-11).
    pub(crate) turned: u8,

    pub(crate) build: Build,
    /// Strands that nobody can build any more.
    pub(crate) taken: Strands,

    /// Turns in a row without a car (TTR-TURN-06).
    pub(crate) idle: u8,
    /// Passes in a row (TTR-TURN-05).
    pub(crate) passes: u8,
    /// Turns until the game ends, once that is known (TTR-END-01).
    pub(crate) turns_left: u8,

    /// Ranches that have their cattle, one bit each.
    pub(crate) cattle: u8,
    /// Where the outlaws are.
    pub(crate) outlaw: u8,
    pub(crate) stash: u16,
    pub(crate) ore: u8,
    /// Whether the Golden Spike has been driven in this game.
    pub(crate) spiked: bool,
    /// Conductors that nobody has chosen.
    pub(crate) conductors: Conductors,

    /// Seats from first place to last.
    pub(crate) ranking: [u8; SEATS],
    /// Whose imagination this world is, nobody's if it is the true one: whoever thinks about it may not make use of what
    /// the postcards of others ask for (TTR-POST-15).
    pub(crate) imagined_by: u8,
}

/// How far the game is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Stage {
    /// It is being set up.
    Setup,
    /// Turns are taken.
    Turns,
    /// Tickets are laid open and scored; the steps after the game.
    Ending,
    /// Everything is put away.
    Over,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Nothing: what follows from the last decision unfolds.
    Nothing,
    /// Which tickets to begin with, everybody at once.
    StartTickets,
    /// Which conductor.
    Conductor,
    /// Which action to take.
    Turn,
    /// The first card, the row having been refreshed.
    FirstCard,
    /// The second card.
    SecondCard,
    /// Which of the drawn tickets to keep.
    Tickets,
    /// Which ticket goes under the deck next.
    Under,
    /// With which cards to pay for a strand. Nobody else knows of it yet.
    Set(Strand),
    /// Which card to discard.
    Discard,
    /// How to pay for the mountains.
    Surcharge,
    /// Where the outlaws go.
    Outlaw,
    /// Whether to pay for this postcard, by number.
    Offer(u8),
    /// Where to put a mine.
    Mine,
    /// Where to put the reserve station.
    Reserve,
    /// Which colour to show for this postcard, by number.
    Show(u8),
    /// Which event to archive.
    Archive,
    /// Which area of this tier to open.
    Area(u8),
    /// Where to put a station.
    Station,
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub hand: Pile,
    /// Cards of the hand that everybody knows.
    pub known: Pile,
    /// Cards taken from the deck since it was last shuffled, which nobody else has seen.
    pub blind: [u8; KINDS],
    /// Cards that nobody else knew when the deck was last shuffled.
    pub old: u8,
    pub tickets: Tickets,
    /// Tickets just drawn, by number; some of them go back.
    pub drawn: Drawn,
    /// What this player knows of tickets that lie nowhere it could look (see [`crate::knowledge`]).
    pub trail: [u8; MAX_TICKETS],
    pub dollars: u16,
    /// Train cars left.
    pub cars: u8,
    pub built: Strands,
    /// Strands of groups in which this player has one.
    pub closed: Strands,
    /// Cities that these strands touch (TTR-BUILD-24).
    pub touched: Cities,
    /// Cities with the same number are connected.
    pub network: [u8; MAX_CITIES],
    /// Ports from which cargo was taken.
    pub ports: Cities,
    pub cargo: u8,
    /// Ranches whose cattle this player has, one bit each.
    pub cattle: u8,
    pub ore: u8,
    /// Whether this player's network has joined the oceans in this game.
    pub spiked: bool,
    /// The conductor.
    pub conductor: u8,
    /// What upgrades and conductor add up to.
    pub perks: Perks,
    /// Postcards fulfilled in this game.
    pub fulfilled: Postcards,
    /// Whether this player is asked about no postcard (TTR-POST-11).
    pub resting: bool,
    pub slip: Slip,
}

/// Tickets just drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Drawn {
    /// Which, ascending.
    pub tickets: [u8; MAX_DRAWN],
    pub count: u8,
    /// The fewest that must be kept.
    pub keep: u8,
    /// Those to be kept, one bit each; 0 while that is not decided.
    pub kept: u8,
    /// Those to go under the deck, in order, by slot.
    pub under: [u8; MAX_DRAWN],
    pub named: u8,
}

impl Drawn {
    pub fn iter(&self) -> impl Iterator<Item = Ticket> + '_ {
        self.tickets[..usize::from(self.count)].iter().map(|ticket| Ticket(*ticket))
    }

    /// Those in these slots, one bit each.
    pub fn in_slots(&self, slots: u8) -> impl Iterator<Item = Ticket> + '_ {
        ones(slots).map(|slot| Ticket(self.tickets[usize::from(slot)]))
    }

    /// Those that stay.
    pub fn kept(&self) -> impl Iterator<Item = Ticket> + '_ {
        self.in_slots(self.kept)
    }

    /// Slots that go back.
    pub fn returned(&self) -> u8 {
        ((1u16 << self.count) - 1) as u8 & !self.kept
    }

    /// Slots that go back and are not named yet.
    pub fn unnamed(&self) -> u8 {
        self.under[..usize::from(self.named)].iter().fold(self.returned(), |left, slot| left & !(1 << slot))
    }

    /// Whether nothing is left to decide.
    pub fn is_decided(&self) -> bool {
        self.count == 0 || self.kept != 0 && self.unnamed() == 0
    }
}

/// What upgrades and conductor add up to for their owner (TTR-COND-06).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Perks {
    pub company_bonus: u8,
    pub ticket_plus: u8,
    pub face_up: FaceUp,
    /// Cards for a large city; 0 if nothing is said.
    pub large_draw: u8,
    pub token_value: [u8; 4],
    pub no_robbery: bool,
    pub no_duty: bool,
    pub refreshes: u8,
}

impl Perks {
    pub const NONE: Perks = Perks {
        company_bonus: 0,
        ticket_plus: 0,
        face_up: FaceUp::Usual,
        large_draw: 0,
        token_value: [0; 4],
        no_robbery: false,
        no_duty: false,
        refreshes: 0,
    };
}

/// A deposit slip (TTR-END-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Slip {
    /// Dollar tokens.
    pub dollars: i16,
    /// The bonus for unused train cars.
    pub cars: i16,
    /// Cargo.
    #[serde(skip_serializing_if = "is_nothing")]
    pub cargo: i16,
    /// Cattle.
    #[serde(skip_serializing_if = "is_nothing")]
    pub cattle: i16,
    /// Ore.
    #[serde(skip_serializing_if = "is_nothing")]
    pub ore: i16,
    /// Foreign trade.
    #[serde(skip_serializing_if = "is_nothing")]
    pub trade: i16,
    /// Tickets, completed and not.
    pub tickets: i16,
    /// What is missing to nothing (TTR-END-04).
    pub floor: i16,
    /// How many tickets are completed.
    pub completed: u8,
}

/// A line that is empty is not written: its rule may be unknown yet.
#[allow(clippy::trivially_copy_pass_by_ref)] // So serde asks.
fn is_nothing(dollars: &i16) -> bool {
    *dollars == 0
}

impl Slip {
    /// The sum of all lines.
    pub const fn total(&self) -> i16 {
        self.dollars + self.cars + self.cargo + self.cattle + self.ore + self.trade + self.tickets + self.floor
    }
}

/// Cards laid down for a strand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Laid {
    /// Their colour; none if all are locomotives.
    pub color: Option<Color>,
    /// Plain ones, those with a pickaxe, those with a skull.
    pub symbols: [u8; 3],
    /// Locomotives.
    pub locos: u8,
}

impl Laid {
    /// So many cards by a choice among those in hand.
    pub fn of(set: Set, count: u8) -> Self {
        match set.color {
            None => Laid { locos: count, ..Laid::default() },
            color => Laid { color, locos: set.locos, symbols: symbols(set, count).map(|(_, count)| count) },
        }
    }

    /// As cards.
    pub fn pile(&self) -> Pile {
        let mut pile = Pile::NONE;
        if let Some(color) = self.color {
            for symbol in Symbol::ALL {
                pile.add(Card::of(color, symbol), self.symbols[symbol.index()]);
            }
        }
        pile.add(Card::LOCO, self.locos);
        pile
    }
}

/// The strand that is being built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Build {
    pub strand: Strand,
    pub laid: Laid,
    /// The event that governs it all (TTR-NEWS-08).
    pub event: u8,
    /// Dollars set aside.
    pub aside: u8,
    /// Dollars paid for the mountains.
    pub surcharge: u8,
    /// Cards revealed for the mountains.
    pub revealed: [Card; 2],
    /// Which of them is being paid for.
    pub at: u8,
    /// Whether cards are laid down.
    pub pending: bool,
    /// Whether cars were placed.
    pub placed: bool,
}

impl Build {
    pub const NONE: Build = Build {
        strand: Strand(0),
        laid: Laid { color: None, symbols: [0; 3], locos: 0 },
        event: NOBODY,
        aside: 0,
        surcharge: 0,
        revealed: [Card::NONE; 2],
        at: 0,
        pending: false,
        placed: false,
    };
}

impl Player {
    pub const NOBODY: Player = Player {
        hand: Pile::NONE,
        known: Pile::NONE,
        blind: [0; KINDS],
        old: 0,
        tickets: Tickets::NONE,
        drawn: Drawn { tickets: [0; MAX_DRAWN], count: 0, keep: 0, kept: 0, under: [0; MAX_DRAWN], named: 0 },
        trail: [0; MAX_TICKETS],
        dollars: 0,
        cars: 0,
        built: Strands::NONE,
        closed: Strands::NONE,
        touched: Cities::NONE,
        network: {
            let mut network = [0; MAX_CITIES];
            let mut city = 0;
            while city < MAX_CITIES {
                network[city] = city as u8;
                city += 1;
            }
            network
        },
        ports: Cities::NONE,
        cargo: 0,
        cattle: 0,
        ore: 0,
        spiked: false,
        conductor: NOBODY,
        perks: Perks::NONE,
        fulfilled: Postcards::NONE,
        resting: false,
        slip: Slip { dollars: 0, cars: 0, cargo: 0, cattle: 0, ore: 0, trade: 0, tickets: 0, floor: 0, completed: 0 },
    };

    /// Whether these strands connect two cities.
    #[inline]
    pub fn connects(&self, a: City, b: City) -> bool {
        self.network[a.index()] == self.network[b.index()]
    }

    /// Adds a strand to the network.
    pub fn join(&mut self, strand: Strand) {
        let it = data().strand(strand);
        self.built.insert(strand);
        self.closed |= data().groups[usize::from(it.group)];
        self.touched.insert(it.a);
        self.touched.insert(it.b);
        let (keep, drop) = (self.network[it.a.index()], self.network[it.b.index()]);
        if keep != drop {
            self.network.iter_mut().filter(|number| **number == drop).for_each(|number| *number = keep);
        }
    }

    /// Cards of the hand that the others do not know.
    pub fn hidden(&self) -> usize {
        self.hand.len() - self.known.len()
    }

    /// Whether a ticket is completed (TTR-TICKET-05).
    #[inline]
    pub fn completes(&self, ticket: Ticket) -> bool {
        let it = &data().tickets[ticket.index()];
        self.connects(it.a, it.b)
    }
}

impl TicketToRide {
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// How many play.
    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        self.fixed.seats
    }

    pub(crate) fn company(&self, seat: Seat) -> Company {
        self.fixed.companies[seat.index()]
    }

    /// Where a company sits; nowhere if it is absent.
    pub(crate) fn seat_of(&self, company: Company) -> Option<Seat> {
        self.fixed.companies[..self.seat_count()].iter().position(|it| *it == company).map(Seat::new)
    }

    /// All seats clockwise, from this one on (TTR-TURN-01).
    pub(crate) fn seats_from(&self, first: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        let seats = self.seat_count();
        (0..seats).map(move |i| Seat::new((usize::from(first) + i) % seats))
    }

    /// The seat whose turn it is.
    #[inline]
    pub(crate) fn on_turn(&self) -> Seat {
        Seat::new(self.turn.into())
    }

    /// Whether a rule is in force.
    #[inline]
    pub(crate) fn has(&self, sticker: Sticker) -> bool {
        self.record.rules.contains(sticker)
    }

    /// The active event (TTR-NEWS-02).
    #[inline]
    pub(crate) fn active_event(&self) -> Option<EventCard> {
        (self.active != NOBODY).then_some(EventCard(self.active))
    }

    /// What the active event changes.
    #[inline]
    pub(crate) fn now(&self) -> &'static Modifiers {
        modifiers_of(self.active)
    }

    /// What the event changes that governs the strand being built (TTR-NEWS-08).
    pub(crate) fn governing(&self) -> &'static Modifiers {
        modifiers_of(self.build.event)
    }

    /// Where the outlaws are, once they are about.
    pub(crate) fn outlaw_city(&self) -> Option<City> {
        (self.outlaw != NOBODY).then_some(City(self.outlaw))
    }

    /// Tickets of the deck.
    pub(crate) fn tickets_left(&self) -> usize {
        self.top.len() + self.bottom.len()
    }

    /// Whether tickets are laid open.
    pub(crate) fn tickets_are_open(&self) -> bool {
        self.stage >= Stage::Ending
    }

    /// What a postcard asks for.
    pub(crate) fn condition(number: u8) -> &'static Condition {
        &data().postcards[usize::from(number) - 1].condition
    }
}

static UNMODIFIED: Modifiers = Modifiers::NONE;

/// What an event changes; nothing if it is none.
#[inline]
fn modifiers_of(event: u8) -> &'static Modifiers {
    if event == NOBODY { &UNMODIFIED } else { &data().events[usize::from(event)].modifiers }
}
