//! What tests of Colt Express share: positions to begin at, and what they look at.
pub mod rounds;

use colt_express::data::{Character, Kind, Level, PurseValue, RoundCard};
use colt_express::view::{BanditView, CardCount, OwnCards, PlayerView, SpotView};
use colt_express::{Action, Card, Cast, ColtExpress, Event, Options, Position, Shooter};
use proving::Playtest;
use table::{Eyes, Game};

pub use colt_express::Face::{Down, Up};
pub use colt_express::data::Character::*;
pub use colt_express::data::Kind::{Level as Climb, Move, Punch, Rob, Sheriff, Shoot};
pub use colt_express::data::Level::{Inside, Roof};
pub use proving::chance::{assert_constant, assert_likely, assert_shares, hypergeometric};
pub use proving::playtest::{eyes, seat};

pub type Table = Playtest<ColtExpress>;

/// A new game, from its setup.
pub fn deal(options: &Options, seed: u64) -> Table {
    Table::deal(options, seed)
}

/// A position at the start of a Heist with these cards.
pub fn heist(position: Position, cards: &[(Character, Kind)]) -> Table {
    heist_with(position, cards, 1)
}

/// A Heist with other dice.
pub fn heist_with(position: Position, cards: &[(Character, Kind)], seed: u64) -> Table {
    Table::led(seed, |dice, told| position.heist_told(cards, dice, told))
}

/// A position in which nothing happens at the end of the Round: five or six seats make a table of five
/// or six.
pub fn quiet(characters: &[Character]) -> Position {
    let card = if characters.len() > 4 { RoundCard::Tunnels56 } else { RoundCard::Tunnels24 };
    Position::of(characters).round(1, card)
}

/// Two teams in a Round at the end of which nothing happens.
pub fn quiet_teams(first: [Character; 2], second: [Character; 2]) -> Position {
    Position::teams(first, second).round(1, RoundCard::Tunnels24)
}

/// A position at the Event of its Round card.
pub fn incident(position: Position) -> Table {
    Table::led(1, |dice, told| position.incident(dice, told))
}

/// A position in the Planning phase.
pub fn planning(position: Position, turn: u8) -> Table {
    Table::at(position.planning(turn))
}

/// A finished game.
pub fn over(position: Position) -> Table {
    Table::at(position.over())
}

pub fn card(owner: Character, kind: Kind) -> Card {
    Card { owner, kind }
}

/// A hand of one character's cards.
pub fn cards(owner: Character, kinds: &[Kind]) -> Vec<Option<(Character, Kind)>> {
    kinds.iter().map(|&kind| Some((owner, kind))).collect()
}

pub fn action(notation: &str) -> Action {
    proving::playtest::read::<ColtExpress>(notation)
}

/// Whom a Shoot card of this Bandit may hit: those offered, or the one hit without asking, or nobody.
pub fn targets(position: Position, shooter: Character) -> Vec<Character> {
    let t = heist(position, &[(shooter, Kind::Shoot)]);
    let hit = t.events().into_iter().find_map(|event| match event {
        Event::Hit { who, by: Shooter::Bandit(_) } => Some(who),
        _ => None,
    });
    if let Some(who) = hit {
        return vec![who];
    }
    let offered = t.options_of(t.bandit(shooter).seat, "shoot ");
    offered.iter().filter_map(|name| Character::named(name)).collect()
}

/// What tests of the rules look at.
pub trait Looks {
    fn bandit(&self, who: Character) -> BanditView;
    fn player(&self, seat: usize) -> PlayerView;
    /// Unit and level of a Bandit.
    fn spot(&self, who: Character) -> (u8, Level);
    fn location(&self, unit: u8, level: Level) -> SpotView;
    /// What lies in a location.
    fn pile(&self, unit: u8, level: Level) -> (u8, u8, u8, usize);
    /// Purses, Jewels and Strongboxes on a card.
    fn loot_of(&self, who: Character) -> (u8, u8, u8);
    /// All Bullets a Bandit has received.
    fn hits(&self, who: Character) -> u8;
    /// Values of the Purses on a card, as their owner knows them.
    fn purses(&self, who: Character) -> Vec<i32>;
    /// What happened in the Heist and the Event, from the first card turned to the end of the Round.
    fn story(&self) -> Vec<Event>;
    /// A player's own cards.
    fn own(&self, seat: usize) -> OwnCards;
    /// The cards in hand, as their owner sees them.
    fn hand(&self, seat: usize) -> Vec<String>;
    /// The cards in the deck, as their owner knows them.
    fn deck(&self, seat: usize) -> Vec<String>;
    /// A player's hand, deck and discard pile by number of cards.
    fn sizes(&self, seat: usize) -> (u8, u8, u8);
    /// The common stack as these eyes see it: `doc.move`, or `?` for a face-down card.
    fn stack(&self, eyes: Eyes) -> Vec<String>;
}

impl Looks for Table {
    fn bandit(&self, who: Character) -> BanditView {
        self.view().bandit(who).expect("in play").clone()
    }

    fn player(&self, seat: usize) -> PlayerView {
        self.view().players[seat].clone()
    }

    fn spot(&self, who: Character) -> (u8, Level) {
        let bandit = self.bandit(who);
        (bandit.unit.expect("on the train"), bandit.level)
    }

    fn location(&self, unit: u8, level: Level) -> SpotView {
        self.view().units[usize::from(unit)].level(level).clone()
    }

    fn pile(&self, unit: u8, level: Level) -> (u8, u8, u8, usize) {
        pile(&self.location(unit, level))
    }

    fn loot_of(&self, who: Character) -> (u8, u8, u8) {
        let bandit = self.bandit(who);
        (bandit.purses, bandit.jewels, bandit.strongboxes)
    }

    fn hits(&self, who: Character) -> u8 {
        let bandit = self.bandit(who);
        bandit.neutral_hits + bandit.hits.iter().map(|(_, count)| count).sum::<u8>()
    }

    fn purses(&self, who: Character) -> Vec<i32> {
        dollars(&self.view_of(self.bandit(who).seat).bandit(who).expect("in play").known_values)
    }

    fn story(&self) -> Vec<Event> {
        self.events()
            .into_iter()
            .skip_while(|event| !matches!(event, Event::HeistBegan | Event::HeistSkipped | Event::IncidentBegan(_)))
            .take_while(|event| !matches!(event, Event::RoundEnded { .. } | Event::Ended))
            .filter(|event| !matches!(event, Event::HeistBegan))
            .collect()
    }

    fn own(&self, seat: usize) -> OwnCards {
        self.view_of(seat).own.expect("a player's eyes")
    }

    fn hand(&self, seat: usize) -> Vec<String> {
        names(&self.own(seat).hand)
    }

    fn deck(&self, seat: usize) -> Vec<String> {
        names(&self.own(seat).deck)
    }

    fn sizes(&self, seat: usize) -> (u8, u8, u8) {
        let player = self.player(seat);
        (player.hand, player.deck, player.discard)
    }

    fn stack(&self, eyes: Eyes) -> Vec<String> {
        let name = |card: Option<Card>| card.map_or("?".to_owned(), |card| card.to_string());
        self.game.view(eyes).stack.iter().map(|laid| name(laid.card)).collect()
    }
}

/// What lies in a location: Purses that nobody has owned, Jewels, Strongboxes, dropped Purses.
pub fn pile(spot: &SpotView) -> (u8, u8, u8, usize) {
    (spot.purses, spot.jewels, spot.strongboxes, spot.dropped.len())
}

/// The Bullets among cards.
pub fn bullets(cards: &[CardCount]) -> u8 {
    cards.iter().filter(|held| held.card.is_none()).map(|held| held.count).sum()
}

/// All cards together.
pub fn total(cards: &[CardCount]) -> u8 {
    cards.iter().map(|held| held.count).sum()
}

pub fn dollars(values: &[PurseValue]) -> Vec<i32> {
    values.iter().map(|value| value.dollars()).collect()
}

/// Each card by name, `bullet` for a Bullet, as often as there are such cards.
pub fn names(cards: &[CardCount]) -> Vec<String> {
    cards
        .iter()
        .flat_map(|held| {
            let name = held.card.map_or("bullet".to_owned(), |card| card.to_string());
            std::iter::repeat_n(name, usize::from(held.count))
        })
        .collect()
}

/// The ten Action cards of a character, in the order of hands and decks.
pub fn ten_cards(who: Character) -> Vec<String> {
    ["move", "move", "level", "level", "shoot", "shoot", "rob", "rob", "punch", "sheriff"]
        .map(|kind| format!("{who}.{kind}"))
        .to_vec()
}

/// Every number of players and every variant, under the names of their golden games.
pub fn setups() -> Vec<(&'static str, Options)> {
    vec![
        ("two-players", Options::for_players(2)),
        ("two-players-draft", Options::for_players(2).cast(Cast::Picked)),
        ("three-players", Options::for_players(3)),
        ("three-experts", Options::for_players(3).expert()),
        ("four-players", Options::for_players(4)),
        ("four-experts-memory", Options::for_players(4).expert().memory()),
        ("five-players-pick", Options::for_players(5).cast(Cast::Picked)),
        ("five-experts", Options::for_players(5).expert()),
        ("six-players", Options::for_players(6)),
        ("six-experts", Options::for_players(6).expert()),
    ]
}
