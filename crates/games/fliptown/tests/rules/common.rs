//! What tests of Fliptown share: positions to begin at, and what they look at.

use fliptown::data::{Cowbot, Difficulty, Item, Region};
use fliptown::view::PlayerView;
use fliptown::{Action, Card, Deed, Event, Fliptown, Holdem, Options, Position, Rival, Space};
use proving::Playtest;

pub use proving::chance::{assert_constant, assert_shares};
pub use proving::playtest::{eyes, seat};

pub type Table = Playtest<Fliptown>;

/// A new game, from its setup.
pub fn deal(options: &Options, seed: u64) -> Table {
    Table::deal(options, seed)
}

/// A position in which everybody acts.
pub fn turn(position: Position) -> Table {
    Table::at(position.turn())
}

/// A position right after the flip: the Mayor is asked, or there is income.
pub fn flipped(position: Position) -> Table {
    Table::led(1, |_, told| position.flipped(told))
}

/// A position in phase 4.
pub fn payday(position: Position) -> Table {
    Table::led(1, |dice, told| position.poker_phase(dice, told))
}

/// A position in phase 6.
pub fn sheriff(position: Position) -> Table {
    Table::led(1, |dice, told| position.sheriff_phase(dice, told))
}

/// A finished game.
pub fn over(position: Position) -> Table {
    Table::at(position.over())
}

pub fn card(name: &str) -> Card {
    Card::named(name).expect("a card")
}

pub fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(card).collect()
}

pub fn space(name: &str) -> Space {
    Space::named(name).expect("a space")
}

pub fn action(notation: &str) -> Action {
    proving::playtest::read::<Fliptown>(notation)
}

/// Cash, gold, stars, wanted posters.
pub type Sums = (u16, u16, u16, u8);

/// What tests of the rules look at.
pub trait Looks {
    /// A player's sheet as its owner sees it.
    fn sheet(&self, seat: usize) -> PlayerView;
    /// Cash, gold, stars, wanted posters of the first seat.
    fn sums(&self) -> Sums;
    fn sums_of(&self, seat: usize) -> Sums;
    fn has(&self, item: Item) -> bool;
    fn is_circled(&self, name: &str) -> bool;
    /// Pending bonus actions of the first seat.
    fn bonuses(&self) -> Vec<(Region, u8)>;
    /// What the first seat did, in order.
    fn deeds(&self) -> Vec<Deed>;
    /// The robberies that were told: card and success.
    fn robberies(&self) -> Vec<(String, bool)>;
}

impl Looks for Table {
    fn sheet(&self, seat: usize) -> PlayerView {
        self.view_of(seat).players[seat].clone()
    }

    fn sums(&self) -> Sums {
        self.sums_of(0)
    }

    fn sums_of(&self, seat: usize) -> Sums {
        let sheet = self.sheet(seat);
        (sheet.cash, sheet.gold, sheet.stars, sheet.wanted)
    }

    fn has(&self, item: Item) -> bool {
        self.sheet(0).items.contains(&item)
    }

    fn is_circled(&self, name: &str) -> bool {
        self.sheet(0).circled.contains(&space(name))
    }

    fn bonuses(&self) -> Vec<(Region, u8)> {
        self.sheet(0).running.expect("one's own turn").bonus
    }

    fn deeds(&self) -> Vec<Deed> {
        let deed = |event| match event {
            Event::Did { seat, deed, .. } if seat.index() == 0 => Some(deed),
            _ => None,
        };
        self.events().into_iter().filter_map(deed).collect()
    }

    fn robberies(&self) -> Vec<(String, bool)> {
        let robbery = |deed: Deed| match deed {
            Deed::Robbed { card, success, .. } => Some((card.to_string(), success)),
            _ => None,
        };
        self.deeds().into_iter().filter_map(robbery).collect()
    }
}

/// Every number of players and every variant, under the names of their golden games.
pub fn setups() -> Vec<(&'static str, Options)> {
    let solo = Options::for_players(1);
    vec![
        ("solo", solo),
        ("solo-character", solo.characters()),
        ("solo-holdem-english", solo.holdem(Holdem::Standard).english_weapons()),
        ("solo-black-bart", solo.cowbot(Rival::Chosen(Cowbot::BlackBart), Difficulty::Hard)),
        ("solo-drawn", solo.characters().holdem(Holdem::Standard).cowbot(Rival::Drawn, Difficulty::Normal)),
        ("two-players", Options::for_players(2)),
        ("two-players-characters", Options::for_players(2).characters()),
        ("three-players-holdem", Options::for_players(3).holdem(Holdem::Standard)),
        ("four-players", Options::for_players(4)),
        ("four-players-everything", Options::for_players(4).characters().holdem(Holdem::Competitive)),
    ]
}
