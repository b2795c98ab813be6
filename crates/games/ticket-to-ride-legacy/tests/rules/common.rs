//! What tests of Ticket to Ride Legacy share: positions to begin at, and what they look at.

use proving::Playtest;
use table::{Dice, Eyes, Game, Seat};
use ticket_to_ride_legacy::view::PlayerView;
use ticket_to_ride_legacy::{
    Action, Area, City, Company, EventCard, Options, Pile, Position, Postcard, Record, Sticker, Strand, Ticket,
    TicketToRide, View,
};

pub use proving::chance::{assert_constant, assert_shares};
pub use proving::playtest::{eyes, seat};
pub use ticket_to_ride_legacy::Company::{Black, Blue, Green, Red, Yellow};

pub type Table = Playtest<TicketToRide>;

/// A new game, from its setup.
pub fn deal(options: &Options, seed: u64) -> Table {
    Table::deal(options, seed)
}

/// A new game in which everybody has kept all tickets, so that turns are taken (or conductors chosen).
pub fn begun(options: &Options, seed: u64) -> Table {
    let mut t = deal(options, seed);
    t.keep_all();
    t
}

/// A position in which this seat is asked for its turn.
pub fn turn(position: Position, seat: usize) -> Table {
    Table::at(position.turn(seat))
}

/// A position in which this seat's turn begins.
pub fn begin(position: Position, seat: usize) -> Table {
    Table::led(1, |dice, told| position.begin(seat, dice, told))
}

/// A position after the last turn.
pub fn ended(position: Position) -> Table {
    Table::led(1, |dice, told| position.ended(dice, told))
}

/// The first of many dice with which something happens as it should.
#[track_caller]
pub fn with_luck(mut make: impl FnMut() -> Table, mut act: impl FnMut(&mut Table) -> bool) -> Table {
    for seed in 0..5_000 {
        let mut t = make();
        t.dice = Dice::from_number(seed);
        if act(&mut t) {
            return t;
        }
    }
    panic!("it never happens");
}

/// Three companies, in this game of a campaign, with areas opened in the order of the data.
pub fn game(number: usize) -> Position {
    Position::campaign(&[Blue, Red, Green], number)
}

/// The record before a game of three companies.
pub fn record(games: usize) -> Record {
    Record::example(&[Blue, Red, Green], games)
}

pub fn action(notation: &str) -> Action {
    proving::playtest::read::<TicketToRide>(notation)
}

pub fn area(id: &str) -> Area {
    Area::named(id).expect("an area")
}

pub fn city(id: &str) -> City {
    City::named(id).expect("a city")
}

pub fn strand(id: &str) -> Strand {
    Strand::named(id).expect("a strand")
}

pub fn ticket(id: &str) -> Ticket {
    Ticket::named(id).expect("a ticket")
}

pub fn event(id: &str) -> EventCard {
    EventCard::named(id).expect("an event")
}

pub fn postcard(number: usize) -> Postcard {
    Postcard::numbered(number).expect("a postcard")
}

/// `blue red red-skull`
pub fn named(pile: &Pile) -> String {
    let all = pile.iter().flat_map(|(card, count)| (0..count).map(move |_| card.to_string()));
    all.collect::<Vec<_>>().join(" ")
}

/// What tests of the rules look at and do again and again.
pub trait Looks {
    /// Everybody keeps all tickets, as they are dealt at the beginning.
    #[track_caller]
    fn keep_all(&mut self);
    /// A player as it sees itself.
    fn player(&self, seat: usize) -> PlayerView;
    fn dollars(&self, seat: usize) -> u16;
    fn all_dollars(&self) -> Vec<u16>;
    fn cars(&self, seat: usize) -> u8;
    fn hand(&self, seat: usize) -> String;
    fn hand_sizes(&self) -> Vec<u8>;
    fn row(&self) -> Vec<String>;
    fn discards(&self) -> String;
    fn active_event(&self) -> Option<&'static str>;
    fn fulfilled(&self, seat: usize) -> Vec<usize>;
    fn postcards(&self, seat: usize) -> Vec<usize>;
    fn has_rule(&self, sticker: Sticker) -> bool;
    /// Whose turn it is.
    fn turn(&self) -> Option<usize>;
    /// The record of a finished game.
    #[track_caller]
    fn legacy(&self) -> Record;
    /// Answers every question of a kind with its first option, and stops at another one.
    fn answer_while(&mut self, goes_on: impl Fn(&View) -> bool);
}

impl Looks for Table {
    #[track_caller]
    fn keep_all(&mut self) {
        for seat in self.acting() {
            let all = self.legal_of(seat).last().expect("tickets to keep").clone();
            self.play_as(seat, &all);
        }
    }

    fn player(&self, seat: usize) -> PlayerView {
        self.view_of(seat).players[seat].clone()
    }

    fn dollars(&self, seat: usize) -> u16 {
        self.player(seat).dollars
    }

    fn all_dollars(&self) -> Vec<u16> {
        self.view().players.iter().map(|player| player.dollars).collect()
    }

    fn cars(&self, seat: usize) -> u8 {
        self.player(seat).cars
    }

    fn hand(&self, seat: usize) -> String {
        named(&self.player(seat).hand.expect("one's own hand"))
    }

    fn hand_sizes(&self) -> Vec<u8> {
        self.view().players.iter().map(|player| player.hand_size).collect()
    }

    fn row(&self) -> Vec<String> {
        self.view().row.iter().flatten().map(|card| card.to_string()).collect()
    }

    fn discards(&self) -> String {
        named(&self.view().discards)
    }

    fn active_event(&self) -> Option<&'static str> {
        self.view().event.map(EventCard::id)
    }

    fn fulfilled(&self, seat: usize) -> Vec<usize> {
        self.player(seat).fulfilled.iter().map(|postcard| postcard.number()).collect()
    }

    fn postcards(&self, seat: usize) -> Vec<usize> {
        self.player(seat).postcards.iter().map(|(postcard, _)| postcard.number()).collect()
    }

    fn has_rule(&self, sticker: Sticker) -> bool {
        self.view().rules.iter().any(|rule| rule.sticker == sticker)
    }

    fn turn(&self) -> Option<usize> {
        self.view().turn.map(Seat::index)
    }

    #[track_caller]
    fn legacy(&self) -> Record {
        self.game.legacy().expect("a finished game of a campaign")
    }

    fn answer_while(&mut self, goes_on: impl Fn(&View) -> bool) {
        self.until(|game| game.to_act().is_empty() || !goes_on(&game.view(Eyes::Bystander)));
    }
}

/// A hand in some world.
pub fn hand_in(world: &TicketToRide, of: usize) -> String {
    named(&world.view(eyes(of)).players[of].hand.expect("a hand"))
}

/// Tickets of a player in some world.
pub fn tickets_in(world: &TicketToRide, of: usize) -> Vec<&'static str> {
    let tickets = world.view(eyes(of)).players[of].tickets.clone().expect("tickets");
    tickets.iter().map(|it| it.ticket.id()).collect()
}

/// Everybody's companies in the order of seats.
pub fn trio() -> [Company; 3] {
    [Blue, Red, Green]
}

/// Every number of players and every variant, under the names of their golden games.
pub fn setups() -> Vec<(&'static str, Options)> {
    let five = Company::ALL;
    let next = |record: &Record, present: &[Company]| Options::next(record, present).expect("a setup of ours");
    vec![
        ("two-players", Options::for_players(2)),
        ("four-players", Options::for_players(4)),
        ("campaign-first", Options::campaign(&trio())),
        ("campaign-fifth", next(&Record::example(&five, 4), &[Blue, Green, Yellow, Black])),
        ("campaign-ninth", next(&record(8), &trio())),
        ("campaign-last", next(&Record::example(&five, 11), &five)),
        ("after-the-campaign", next(&record(12), &trio())),
    ]
}
