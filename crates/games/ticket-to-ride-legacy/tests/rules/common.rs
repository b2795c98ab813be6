//! A table to test at: plays in notation, remembers what was told, answers in short.

use std::collections::BTreeMap;

use table::{Dice, Eyes, Game, Played, Seat};
use ticket_to_ride_legacy::view::PlayerView;
use ticket_to_ride_legacy::{
    Action, Area, City, Company, Event, EventCard, Options, Pile, Position, Postcard, Record, Sticker, Strand, Ticket,
    TicketToRide, View,
};

pub use ticket_to_ride_legacy::Company::{Black, Blue, Green, Red, Yellow};

/// A game, its dice, and everything told so far.
pub struct Table {
    pub game: TicketToRide,
    pub dice: Dice,
    pub told: Vec<(Event, TicketToRide)>,
}

/// A new game, from its setup.
pub fn deal(options: &Options, seed: u64) -> Table {
    let mut dice = Dice::from_number(seed);
    let game = TicketToRide::new(options, &mut dice).expect("a setup that fits");
    Table { game, dice, told: Vec::new() }
}

/// A new game in which everybody has kept all tickets, so that turns are taken (or conductors chosen).
pub fn begun(options: &Options, seed: u64) -> Table {
    let mut t = deal(options, seed);
    t.keep_all();
    t
}

/// A position in which this seat is asked for its turn.
pub fn turn(position: Position, seat: usize) -> Table {
    Table { game: position.turn(seat), dice: Dice::from_number(1), told: Vec::new() }
}

/// A position in which this seat's turn begins.
pub fn begin(position: Position, seat: usize) -> Table {
    let (mut dice, mut told) = (Dice::from_number(1), Vec::new());
    Table { game: position.begin(seat, &mut dice, &mut told), dice, told }
}

/// A position after the last turn.
pub fn ended(position: Position) -> Table {
    let (mut dice, mut told) = (Dice::from_number(1), Vec::new());
    Table { game: position.ended(&mut dice, &mut told), dice, told }
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

pub fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub fn eyes(index: usize) -> Eyes {
    Eyes::Seat(seat(index))
}

pub fn action(notation: &str) -> Action {
    notation.parse().unwrap_or_else(|error| panic!("{error}"))
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

impl Table {
    #[track_caller]
    pub fn play_as(&mut self, seat: usize, notation: &str) -> Played {
        match self.game.play(Seat::new(seat), action(notation), &mut self.dice, &mut self.told) {
            Ok(played) => played,
            Err(refusal) => panic!("seat {seat}: {notation}: {refusal}; legal: {:?}", self.legal_of(seat)),
        }
    }

    /// Plays for whoever is to act.
    #[track_caller]
    pub fn play(&mut self, notation: &str) -> Played {
        let seat = self.game.to_act().first().expect("somebody to act").index();
        self.play_as(seat, notation)
    }

    /// Plays one after the other, each for whoever is to act.
    #[track_caller]
    pub fn play_all(&mut self, notations: &[&str]) {
        for notation in notations {
            self.play(notation);
        }
    }

    /// The rule and the words of a refusal.
    #[track_caller]
    pub fn refused(&mut self, seat: usize, notation: &str) -> (&'static str, &'static str) {
        let before = self.game.clone();
        let refusal = self
            .game
            .play(Seat::new(seat), action(notation), &mut self.dice, &mut self.told)
            .expect_err("this should be refused");
        assert_eq!(self.game, before, "a refused action changes nothing");
        (refusal.rule.0, refusal.why)
    }

    /// Everybody keeps all tickets, as they are dealt at the beginning.
    #[track_caller]
    pub fn keep_all(&mut self) {
        for seat in self.acting() {
            let all = self.legal_of(seat).last().expect("tickets to keep").clone();
            self.play_as(seat, &all);
        }
    }

    /// Plays at random to the end, looking at the table after each decision.
    pub fn play_out(&mut self, mut look: impl FnMut(&Table)) {
        let mut legal = Vec::new();
        while let Some(seat) = self.game.to_act().first() {
            self.game.legal(seat, &mut legal);
            let action = self.dice.pick(&legal);
            self.game.play_legal(seat, action, &mut self.dice, &mut self.told);
            look(self);
            self.told.clear();
        }
    }

    pub fn acting(&self) -> Vec<usize> {
        self.game.to_act().iter().map(Seat::index).collect()
    }

    pub fn legal(&self) -> Vec<String> {
        self.game.to_act().first().map_or(Vec::new(), |seat| self.legal_of(seat.index()))
    }

    pub fn legal_of(&self, seat: usize) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(Seat::new(seat), &mut legal);
        legal.iter().map(Action::to_string).collect()
    }

    /// Options that begin like this, without that beginning.
    pub fn options(&self, beginning: &str) -> Vec<String> {
        self.legal().iter().filter_map(|option| option.strip_prefix(beginning)).map(str::to_owned).collect()
    }

    pub fn can(&self, notation: &str) -> bool {
        self.legal().iter().any(|option| option == notation)
    }

    pub fn view(&self) -> View {
        self.game.view(Eyes::Bystander)
    }

    pub fn view_of(&self, seat: usize) -> View {
        self.game.view(eyes(seat))
    }

    /// A player as it sees itself.
    pub fn player(&self, seat: usize) -> PlayerView {
        self.view_of(seat).players[seat].clone()
    }

    pub fn dollars(&self, seat: usize) -> u16 {
        self.player(seat).dollars
    }

    pub fn all_dollars(&self) -> Vec<u16> {
        self.view().players.iter().map(|player| player.dollars).collect()
    }

    pub fn cars(&self, seat: usize) -> u8 {
        self.player(seat).cars
    }

    pub fn hand(&self, seat: usize) -> String {
        named(&self.player(seat).hand.expect("one's own hand"))
    }

    pub fn hand_sizes(&self) -> Vec<u8> {
        self.view().players.iter().map(|player| player.hand_size).collect()
    }

    pub fn row(&self) -> Vec<String> {
        self.view().row.iter().flatten().map(|card| card.to_string()).collect()
    }

    pub fn discards(&self) -> String {
        named(&self.view().discards)
    }

    pub fn active_event(&self) -> Option<&'static str> {
        self.view().event.map(EventCard::id)
    }

    pub fn fulfilled(&self, seat: usize) -> Vec<usize> {
        self.player(seat).fulfilled.iter().map(|postcard| postcard.number()).collect()
    }

    pub fn postcards(&self, seat: usize) -> Vec<usize> {
        self.player(seat).postcards.iter().map(|(postcard, _)| postcard.number()).collect()
    }

    pub fn has_rule(&self, sticker: Sticker) -> bool {
        self.view().rules.iter().any(|rule| rule.sticker == sticker)
    }

    pub fn events(&self) -> Vec<Event> {
        self.told.iter().map(|(event, _)| event.clone()).collect()
    }

    /// How often something was told.
    pub fn times(&self, which: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|(event, _)| which(event)).count()
    }

    pub fn was_told(&self, which: impl Fn(&Event) -> bool) -> bool {
        self.times(which) > 0
    }

    /// What these eyes were told.
    pub fn told_to(&self, eyes: Eyes) -> Vec<Event> {
        self.told.iter().filter_map(|(event, _)| TicketToRide::told(event, eyes)).collect()
    }

    /// Whether whose turn it is has the next one.
    pub fn turn(&self) -> Option<usize> {
        self.view().turn.map(Seat::index)
    }

    /// The record of a finished game.
    #[track_caller]
    pub fn legacy(&self) -> Record {
        self.game.legacy().expect("a finished game of a campaign")
    }

    /// Takes the first option of every decision until the game is over.
    pub fn finish(&mut self) {
        while let Some(seat) = self.game.to_act().first() {
            let first = self.legal_of(seat.index())[0].clone();
            self.play_as(seat.index(), &first);
        }
    }

    /// Answers every question of a kind with its first option, and stops at another one.
    pub fn answer_while(&mut self, goes_on: impl Fn(&View) -> bool) {
        while !self.game.to_act().is_empty() && goes_on(&self.view()) {
            let first = self.legal()[0].clone();
            self.play(&first);
        }
    }

    /// How often something is seen in worlds that a seat imagines. Every world looks the same to that seat.
    #[track_caller]
    pub fn imagined<K: Ord>(&self, by: usize, worlds: u32, look: impl Fn(&TicketToRide) -> K) -> BTreeMap<K, u32> {
        let mut dice = Dice::from_number(7);
        let mut seen = BTreeMap::new();
        let own = self.view_of(by);
        for number in 0..worlds {
            let world = self.game.imagine(Seat::new(by), &mut dice);
            if number < 50 {
                assert_eq!(world.view(eyes(by)), own, "seat {by} can tell an imagined world from the true one");
            }
            *seen.entry(look(&world)).or_default() += 1;
        }
        seen
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

/// Each of these happened with its probability, and nothing else did.
#[track_caller]
pub fn assert_shares<K: Ord + std::fmt::Debug>(seen: &BTreeMap<K, u32>, expected: &[(K, f64)]) {
    let all = f64::from(seen.values().sum::<u32>());
    let sum: f64 = expected.iter().map(|(_, share)| share).sum();
    assert!((sum - 1.0).abs() < 1e-9, "the expected shares add up to {sum}");
    for (what, share) in expected {
        let count = f64::from(seen.get(what).copied().unwrap_or(0));
        let deviation = (all * share * (1.0 - share)).sqrt();
        assert!((count - all * share).abs() <= 4.5 * deviation + 1e-9, "{what:?}: {count} of {all}, expected {share}");
    }
    assert!(seen.keys().all(|what| expected.iter().any(|(it, _)| it == what)), "unexpected: {seen:?}");
}

/// The same in every imagined world.
#[track_caller]
pub fn assert_constant<K: Ord + std::fmt::Debug>(seen: &BTreeMap<K, u32>, truth: &K) {
    assert_eq!(seen.keys().collect::<Vec<_>>(), [truth]);
}

/// Everybody's companies in the order of seats.
pub fn trio() -> [Company; 3] {
    [Blue, Red, Green]
}
