//! What tests of Great Western Trail share: positions to begin at, and what they look at.

use great_western_trail::data::buildings::Side;
use great_western_trail::data::sam::Level;
use great_western_trail::view::PlayerView;
use great_western_trail::{Card, GreatWesternTrail, Options, Player, Position, Sides, Table};
use proving::Playtest;
use table::{Game, Seat};

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

/// A game that is played by its rules. (What lies open of it is a `Table`.)
pub type Play = Playtest<GreatWesternTrail>;

/// Play goes on from this position.
pub fn play_from(position: &Position) -> Play {
    Play::led(7, |_, _| position.game())
}

/// What tests of the rules look at.
pub trait Looks {
    /// Everything that lies open.
    fn table(&self) -> &Table;
    /// What is open of a player.
    fn player(&self, seat: Seat) -> &Player;
    fn dollars(&self, seat: Seat) -> u16;
    /// A player as seen by themselves.
    fn own(&self, seat: Seat) -> PlayerView;
    /// How many cards of this name a player holds.
    fn holds(&self, seat: Seat, name: &str) -> u8;
    /// The score of a player in a category of the score sheet, as it would be now.
    fn score(&self, seat: Seat, category: &str) -> i32;
}

impl Looks for Play {
    fn table(&self) -> &Table {
        self.game.table()
    }

    fn player(&self, seat: Seat) -> &Player {
        self.table().player(seat)
    }

    fn dollars(&self, seat: Seat) -> u16 {
        self.player(seat).dollars
    }

    fn own(&self, seat: Seat) -> PlayerView {
        self.view_of(seat).player(seat).clone()
    }

    fn holds(&self, seat: Seat, name: &str) -> u8 {
        self.own(seat).herd.hand.expect("one's own hand").count(cards([name])[0])
    }

    fn score(&self, seat: Seat, category: &str) -> i32 {
        let standing = self.game.reckoning().expect("a reckoning");
        let place = standing.categories.iter().position(|other| *other == category).expect("a category");
        standing.of(seat).scores[place]
    }
}

/// Every number of players and every variant, under the names of their golden games.
pub fn setups() -> Vec<(&'static str, Options)> {
    let (solo, two, three, four) =
        (Options::for_players(1), Options::for_players(2), Options::for_players(3), Options::for_players(4));
    vec![
        ("solo-easy", solo.level(Level::Easy)),
        ("solo-medium-random", solo.random_layout().sides(Sides::Random).simmentals()),
        ("solo-hard", solo.level(Level::Hard).sides(Sides::All(Side::B))),
        ("two-players", two),
        ("two-players-random", two.random_layout().sides(Sides::Random).simmentals()),
        ("three-players", three),
        ("three-players-b-sides", three.sides(Sides::All(Side::B))),
        ("four-players", four),
        ("four-players-everything", four.random_layout().sides(Sides::Random).simmentals()),
    ]
}
