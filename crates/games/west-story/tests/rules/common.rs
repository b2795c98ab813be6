//! What tests of West Story share: positions to begin at, and what they look at.

use proving::Playtest;
use table::Game;
use west_story::data::{Card, NumberSet, Place, SheriffCard, Side};
use west_story::view::{Phase, PlayerView};
use west_story::{Action, Buildings, Event, Hard, Options, Position, WestStory};

pub use proving::chance::{assert_likely, assert_shares};
pub use proving::playtest::seat;

pub type Table = Playtest<WestStory>;

/// A new game, from its setup.
pub fn deal(options: &Options, seed: u64) -> Table {
    Table::deal(options, seed)
}

/// A position at the beginning of a seat's turn. If it is Tom's, he has taken it.
pub fn turn(position: Position, seat: usize) -> Table {
    Table::led(1, |dice, told| position.turn_told(seat, dice, told))
}

/// A position in the Town Phase.
pub fn town(position: Position) -> Table {
    Table::led(1, |dice, told| position.town_told(dice, told))
}

/// A position in the Order Phase.
pub fn order(position: Position) -> Table {
    Table::led(1, |dice, told| position.order(dice, told))
}

/// A finished game.
pub fn over(position: Position) -> Table {
    Table::at(position.over())
}

pub fn people(count: usize) -> Position {
    Position::people(count)
}

pub fn card(id: &str) -> Card {
    Card::named(id).expect("a card")
}

pub fn place(name: &str) -> Place {
    Place::named(name).expect("a place")
}

pub fn action(notation: &str) -> Action {
    proving::playtest::read::<WestStory>(notation)
}

/// What tests of the rules look at and do again and again.
pub trait Looks {
    fn me(&self, seat: usize) -> PlayerView;
    /// Hats, coins, cows.
    fn holds(&self, seat: usize) -> (u8, u16, u8);
    fn total(&self, seat: usize) -> u16;
    /// Blocked places: `"t1 b2"`.
    fn blocked(&self, seat: usize) -> String;
    fn anvils(&self, seat: usize, at: &str) -> u8;
    /// The visible card at a place.
    fn at(&self, seat: usize, at: &str) -> String;
    /// Face-up bandits of a region, from 1.
    fn bandits(&self, region: usize) -> Vec<String>;
    fn is_revealed(&self, region: usize) -> bool;
    /// The cards of a row of the Market.
    fn row(&self, row: usize) -> Vec<String>;
    /// Scores by category at the end.
    fn scores(&self, seat: usize) -> Vec<i32>;
    fn places(&self) -> Vec<u8>;
    /// Plays the first option of whoever is asked until the Town Phase is over.
    fn settle_town(&mut self);
    /// Takes cows until the seat's turn is over.
    #[track_caller]
    fn finish_turn(&mut self, seat: usize);
}

impl Looks for Table {
    fn me(&self, seat: usize) -> PlayerView {
        self.view().players[seat].clone()
    }

    fn holds(&self, seat: usize) -> (u8, u16, u8) {
        let me = self.me(seat);
        (me.hats, me.coins, me.cows)
    }

    fn total(&self, seat: usize) -> u16 {
        self.me(seat).total
    }

    fn blocked(&self, seat: usize) -> String {
        let blocked = self.me(seat).town.into_iter().filter(|place| place.blocked);
        blocked.map(|place| place.place.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn anvils(&self, seat: usize, at: &str) -> u8 {
        self.me(seat).town[place(at).index()].anvils
    }

    fn at(&self, seat: usize, at: &str) -> String {
        self.me(seat).town[place(at).index()].card.to_string()
    }

    fn bandits(&self, region: usize) -> Vec<String> {
        self.view().regions[region - 1].bandits.iter().flatten().map(ToString::to_string).collect()
    }

    fn is_revealed(&self, region: usize) -> bool {
        self.view().regions[region - 1].revealed
    }

    fn row(&self, row: usize) -> Vec<String> {
        let name = |card: &Option<Card>| card.map_or("none".to_owned(), |card| card.to_string());
        self.view().market[row * 4..row * 4 + 4].iter().map(name).collect()
    }

    fn scores(&self, seat: usize) -> Vec<i32> {
        self.standing().of(self::seat(seat)).scores.to_vec()
    }

    fn places(&self) -> Vec<u8> {
        self.standing().results.iter().map(|result| result.place).collect()
    }

    fn settle_town(&mut self) {
        self.until(|game| game.view(table::Eyes::Bystander).phase != Phase::Town);
    }

    #[track_caller]
    fn finish_turn(&mut self, seat: usize) {
        let round = self.view().round;
        while self.acting() == [seat] && self.view().round == round {
            let option = if self.can("cow") { "cow".to_owned() } else { self.legal()[0].clone() };
            self.play(option);
        }
    }
}

/// What is scored, by its place in the account.
pub const OUTPOSTS: usize = 1;
pub const ROBBERIES: usize = 2;
pub const LICENCE: usize = 3;
pub const MUSTANGS: usize = 4;
pub const BISON: usize = 5;
pub const EAGLES: usize = 6;
pub const RACCOONS: usize = 7;
pub const COINS: usize = 8;

/// Every sheriff card that comes up in a game, in order.
pub fn contests_of(options: &Options, seed: u64) -> Vec<SheriffCard> {
    let mut t = deal(options, seed);
    let mut contests = vec![t.view().contest];
    t.play_out(|t| {
        for event in t.latest() {
            if let Event::ContestRevealed { contest } = event {
                contests.push(contest);
            }
        }
    });
    contests
}

/// Every number of players and every variant, under the names of their golden games.
pub fn setups() -> Vec<(&'static str, Options)> {
    let harder = |tom: &mut west_story::Tom| {
        (tom.contests, tom.gangs, tom.coins, tom.gold) = (true, true, true, true);
        tom.hard = Hard::Random(6);
    };
    vec![
        ("solo", Options::for_people(1)),
        ("solo-harder-gold", Options::for_people(1).everything().with_tom(harder)),
        ("two-people", Options::for_people(2)),
        ("two-people-side-b", Options::for_people(2).side(Side::B).advanced()),
        ("two-people-and-tom", Options::for_people(2).tom().side(Side::B).buildings(Buildings::Random)),
        ("three-people-gold", Options::for_people(3).gold_rush()),
        ("three-people-and-tom", Options::for_people(3).tom().new_cards()),
        ("four-people", Options::for_people(4)),
        ("four-people-everything", Options::for_people(4).everything().side(Side::B)),
        ("two-people-tuned", Options::for_people(2).numbers(NumberSet::Tuned)),
    ]
}
