//! What the tests of the rules share: a table at which decisions are written as in a transcript.
#![allow(dead_code)] // Not every program of tests uses all of it.

use great_western_trail::view::PlayerView;
use great_western_trail::{Action, Card, Event, GreatWesternTrail, Options, Player, Position, Table, View};
use table::{Dice, Eyes, Game, Played, Refusal, Seat};

/// The first seat, whose turn it is in most tests.
pub const ME: Seat = Seat::new(0);
/// The second seat.
pub const YOU: Seat = Seat::new(1);
/// The third seat.
pub const THIRD: Seat = Seat::new(2);

/// A cleared trail for so many players: neutral buildings in the order of letters, nothing else; `ME` is to depart from the
/// start, everybody with $20 and no exchange token, so that nothing but the decision in question is asked.
pub fn clear(players: usize) -> Position {
    clear_with(Options::for_players(players))
}

/// The same with other options.
pub fn clear_with(options: Options) -> Position {
    let mut position = Position::new(&options, 1);
    position.clear_trail();
    for seat in Seat::all(position.table.seats.into()) {
        position.player(seat).dollars = 20;
        position.player(seat).tokens = 0;
    }
    position
}

/// Cards by their names.
pub fn cards<const N: usize>(names: [&str; N]) -> [Card; N] {
    names.map(|name| name.parse().unwrap_or_else(|_| panic!("there is no card `{name}`")))
}

/// A game with everything that was told of it.
#[derive(Clone)]
pub struct Play {
    pub game: GreatWesternTrail,
    pub dice: Dice,
    pub told: Vec<Event>,
}

impl From<&Position> for Play {
    fn from(position: &Position) -> Self {
        Play { game: position.game(), dice: Dice::from_number(7), told: Vec::new() }
    }
}

impl Play {
    /// A game as dealt.
    pub fn dealt(options: &Options, seed: u64) -> Self {
        let mut dice = Dice::from_number(seed);
        let game = GreatWesternTrail::new(options, &mut dice).expect("a setup that exists");
        Play { game, dice, told: Vec::new() }
    }

    /// Whoever is asked.
    pub fn asked(&self) -> Seat {
        self.game.to_act().first().expect("somebody is asked")
    }

    /// Whoever is asked decides this.
    #[track_caller]
    pub fn play(&mut self, notation: &str) -> Played {
        self.play_as(self.asked(), notation)
    }

    /// A seat decides this.
    #[track_caller]
    pub fn play_as(&mut self, seat: Seat, notation: &str) -> Played {
        let action = read(notation);
        let mut log: Vec<(Event, GreatWesternTrail)> = Vec::new();
        match self.game.play(seat, action, &mut self.dice, &mut log) {
            Ok(played) => {
                self.told = log.into_iter().map(|(event, _)| event).collect();
                played
            }
            Err(refusal) => panic!("`{notation}`: {refusal}; possible: {:?}", self.options_of(seat)),
        }
    }

    /// Several decisions of whoever is asked.
    #[track_caller]
    pub fn plays(&mut self, notations: &[&str]) {
        for notation in notations {
            self.play(notation);
        }
    }

    /// Everything that whoever is asked may do.
    pub fn options(&self) -> Vec<String> {
        self.options_of(self.asked())
    }

    /// Everything that a seat may do.
    pub fn options_of(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.iter().map(Action::to_string).collect()
    }

    /// Options that begin with a word, without it.
    pub fn options_to(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        self.options().iter().filter_map(|option| option.strip_prefix(&prefix).map(str::to_owned)).collect()
    }

    /// Whether whoever is asked may do this.
    pub fn may(&self, notation: &str) -> bool {
        self.game.is_legal(self.asked(), read(notation))
    }

    /// Why whoever is asked may not do this.
    #[track_caller]
    pub fn refusal(&self, notation: &str) -> Refusal {
        let (seat, action) = (self.asked(), read(notation));
        assert!(!self.game.is_legal(seat, action), "`{notation}` is possible");
        self.game.why_not(seat, action)
    }

    /// Everything that lies open.
    pub fn table(&self) -> &Table {
        self.game.table()
    }

    /// What is open of a player.
    pub fn player(&self, seat: Seat) -> &Player {
        self.table().player(seat)
    }

    /// Dollars of a player.
    pub fn dollars(&self, seat: Seat) -> u16 {
        self.player(seat).dollars
    }

    /// What a seat sees.
    pub fn view(&self, seat: Seat) -> View {
        self.game.view(Eyes::Seat(seat))
    }

    /// A player as seen by themselves.
    pub fn own(&self, seat: Seat) -> PlayerView {
        self.view(seat).player(seat).clone()
    }

    /// How many cards of this name a player holds.
    pub fn holds(&self, seat: Seat, name: &str) -> u8 {
        self.own(seat).herd.hand.expect("one's own hand").count(cards([name])[0])
    }

    /// The score of a player in a category, by its place on the score sheet, as it would be now.
    pub fn score(&self, seat: Seat, category: &str) -> i32 {
        let standing = self.game.reckoning().expect("a reckoning");
        let place = standing.categories.iter().position(|other| *other == category).expect("a category");
        standing.of(seat).scores[place]
    }
}

#[track_caller]
fn read(notation: &str) -> Action {
    notation.parse().unwrap_or_else(|error| panic!("{error}"))
}
