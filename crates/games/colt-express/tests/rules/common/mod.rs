//! A table to test at: plays in notation, remembers what was told, answers in short.
pub mod extra;
pub mod rounds;

use colt_express::data::{Character, Level, PurseValue, RoundCard};
use colt_express::view::{BanditView, CardCount, OwnCards, PlayerView, SpotView};
use colt_express::{Action, Card, ColtExpress, Event, Options, Position, View};
use table::{Dice, Eyes, Game, Played, Refusal, Seat};

pub use colt_express::Face::{Down, Up};
pub use colt_express::data::Character::*;
pub use colt_express::data::Kind::{Level as Climb, Move, Punch, Rob, Sheriff, Shoot};
pub use colt_express::data::Level::{Inside, Roof};

/// A game, its dice, and everything told so far.
pub struct Table {
    pub game: ColtExpress,
    pub dice: Dice,
    pub told: Vec<(Event, ColtExpress)>,
}

/// A new game, from its setup.
pub fn deal(options: &Options, seed: u64) -> Table {
    let mut dice = Dice::from_number(seed);
    let game = ColtExpress::new(options, &mut dice).expect("a setup that fits");
    Table { game, dice, told: Vec::new() }
}

/// A position at the start of a Heist with these cards.
pub fn heist(position: Position, cards: &[(Character, colt_express::data::Kind)]) -> Table {
    let mut dice = Dice::from_number(1);
    let mut told = Vec::new();
    let game = position.heist_told(cards, &mut dice, &mut told);
    Table { game, dice, told }
}

/// A position in which nothing happens at the end of the Round: five or six seats make a table of five
/// or six.
pub fn quiet(characters: &[Character]) -> Position {
    let card = if characters.len() > 4 { RoundCard::Tunnels56 } else { RoundCard::Tunnels24 };
    Position::of(characters).round(1, card)
}

/// A position at the Event of its Round card.
pub fn incident(position: Position) -> Table {
    let mut dice = Dice::from_number(1);
    let mut told = Vec::new();
    let game = position.incident(&mut dice, &mut told);
    Table { game, dice, told }
}

/// A position in the Planning phase.
pub fn planning(position: Position, turn: u8) -> Table {
    Table { game: position.planning(turn), dice: Dice::from_number(1), told: Vec::new() }
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub fn card(owner: Character, kind: colt_express::data::Kind) -> Card {
    Card { owner, kind }
}

pub fn action(notation: &str) -> Action {
    notation.parse().expect("notation of an action")
}

impl Table {
    /// Plays for whoever is to act (the lowest seat, if several are).
    #[track_caller]
    pub fn play(&mut self, notation: &str) -> Played {
        let seat = self.actor();
        self.play_as(seat.index(), notation)
    }

    #[track_caller]
    pub fn play_as(&mut self, seat: usize, notation: &str) -> Played {
        match self.game.play(Seat::new(seat), action(notation), &mut self.dice, &mut self.told) {
            Ok(played) => played,
            Err(refusal) => panic!("seat {seat}: {notation}: {refusal}; legal: {:?}", self.legal_of(seat)),
        }
    }

    /// What is said when somebody tries something that is not legal.
    #[track_caller]
    pub fn refused(&mut self, seat: usize, notation: &str) -> Refusal {
        let before = self.game.clone();
        let refusal = self
            .game
            .play(Seat::new(seat), action(notation), &mut self.dice, &mut self.told)
            .expect_err("this should be refused");
        assert_eq!(self.game, before, "a refused action changes nothing");
        refusal
    }

    #[track_caller]
    pub fn actor(&self) -> Seat {
        self.game.to_act().first().expect("somebody is to act")
    }

    /// The seats that are to act.
    pub fn acting(&self) -> Vec<usize> {
        self.game.to_act().iter().map(Seat::index).collect()
    }

    /// What the one to act may do, in notation.
    #[track_caller]
    pub fn legal(&self) -> Vec<String> {
        self.legal_of(self.actor().index())
    }

    pub fn legal_of(&self, seat: usize) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(Seat::new(seat), &mut legal);
        legal.iter().map(Action::to_string).collect()
    }

    pub fn view(&self) -> View {
        self.game.view(Eyes::Bystander)
    }

    pub fn view_of(&self, seat: usize) -> View {
        self.game.view(Eyes::Seat(Seat::new(seat)))
    }

    pub fn bandit(&self, who: Character) -> BanditView {
        self.view().bandit(who).expect("in play").clone()
    }

    pub fn player(&self, seat: usize) -> PlayerView {
        self.view().players[seat].clone()
    }

    /// Unit and level of a Bandit.
    pub fn spot(&self, who: Character) -> (u8, Level) {
        let bandit = self.bandit(who);
        (bandit.unit.expect("on the train"), bandit.level)
    }

    pub fn location(&self, unit: u8, level: Level) -> SpotView {
        self.view().units[usize::from(unit)].level(level).clone()
    }

    /// All Bullets a Bandit has received.
    pub fn hits(&self, who: Character) -> u8 {
        let bandit = self.bandit(who);
        bandit.neutral_hits + bandit.hits.iter().map(|(_, count)| count).sum::<u8>()
    }

    /// Values of the Purses on a card, as their owner knows them.
    pub fn purses(&self, who: Character) -> Vec<i32> {
        let owner = self.bandit(who).seat.index();
        self.view_of(owner).bandit(who).expect("in play").known_values.iter().map(|v| v.dollars()).collect()
    }

    /// The events so far, without states.
    pub fn events(&self) -> Vec<Event> {
        self.told.iter().map(|(event, _)| event.clone()).collect()
    }

    /// The table right after the first time this was told.
    #[track_caller]
    pub fn when(&self, event: &Event) -> Table {
        let (_, game) = self.told.iter().find(|(told, _)| told == event).expect("this was told");
        Table { game: game.clone(), dice: self.dice.clone(), told: Vec::new() }
    }

    /// What happened in the Heist and the Event, from the first card turned to the end of the Round.
    pub fn story(&self) -> Vec<Event> {
        self.told
            .iter()
            .map(|(event, _)| event.clone())
            .skip_while(|event| !matches!(event, Event::HeistBegan | Event::HeistSkipped | Event::IncidentBegan(_)))
            .take_while(|event| !matches!(event, Event::RoundEnded { .. } | Event::Ended))
            .filter(|event| !matches!(event, Event::HeistBegan))
            .collect()
    }

    /// A player's own cards.
    pub fn own(&self, seat: usize) -> OwnCards {
        self.view_of(seat).own.expect("a player's eyes")
    }

    /// The cards in hand, as their owner sees them.
    pub fn hand(&self, seat: usize) -> Vec<String> {
        names(&self.own(seat).hand)
    }

    /// The cards in the deck, as their owner knows them.
    pub fn deck(&self, seat: usize) -> Vec<String> {
        names(&self.own(seat).deck)
    }

    /// The common stack as these eyes see it: `doc.move`, or `?` for a face-down card.
    pub fn stack(&self, eyes: Eyes) -> Vec<String> {
        let name = |card: Option<Card>| card.map_or("?".to_owned(), |card| card.to_string());
        self.game.view(eyes).stack.iter().map(|laid| name(laid.card)).collect()
    }

    /// Plays the first legal action until `done`.
    #[track_caller]
    pub fn until(&mut self, done: impl Fn(&ColtExpress) -> bool) {
        while !done(&self.game) {
            let first = self.legal()[0].clone();
            self.play(&first);
        }
    }

    /// Plays at random to the end.
    pub fn play_out(&mut self) {
        while let Some(seat) = self.game.to_act().first() {
            let legal = self.legal_of(seat.index());
            let number = self.dice.below(legal.len() as u32) as usize;
            self.play_as(seat.index(), &legal[number].clone());
        }
    }
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

/// Whether a count is what chance gives: `share` of `all`, within five standard deviations.
#[track_caller]
pub fn assert_likely(seen: usize, all: usize, share: f64) {
    let expected = all as f64 * share;
    let spread = (expected * (1.0 - share)).sqrt();
    assert!((seen as f64 - expected).abs() < 5.0 * spread, "{seen} of {all}, expected about {expected:.0}");
}
