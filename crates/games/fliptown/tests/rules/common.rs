//! A table to test at: plays in notation, remembers what was told, answers in short.

use std::collections::BTreeMap;

use fliptown::data::{Item, Region};
use fliptown::view::PlayerView;
use fliptown::{Action, Card, Deed, Event, Fliptown, Options, Position, Space, View};
use table::{Dice, Eyes, Game, Played, Seat};

/// A game, its dice, and everything told so far.
pub struct Table {
    pub game: Fliptown,
    pub dice: Dice,
    pub told: Vec<(Event, Fliptown)>,
}

/// A new game, from its setup.
pub fn deal(options: &Options, seed: u64) -> Table {
    let mut dice = Dice::from_number(seed);
    let game = Fliptown::new(options, &mut dice).expect("a setup that fits");
    Table { game, dice, told: Vec::new() }
}

/// A position in which everybody acts.
pub fn turn(position: Position) -> Table {
    Table { game: position.turn(), dice: Dice::from_number(1), told: Vec::new() }
}

/// A position right after the flip: the Mayor is asked, or there is income.
pub fn flipped(position: Position) -> Table {
    let mut told = Vec::new();
    Table { game: position.flipped(&mut told), dice: Dice::from_number(1), told }
}

/// A position in phase 4.
pub fn payday(position: Position) -> Table {
    let (mut dice, mut told) = (Dice::from_number(1), Vec::new());
    Table { game: position.poker_phase(&mut dice, &mut told), dice, told }
}

/// A position in phase 6.
pub fn sheriff(position: Position) -> Table {
    let (mut dice, mut told) = (Dice::from_number(1), Vec::new());
    Table { game: position.sheriff_phase(&mut dice, &mut told), dice, told }
}

/// A finished game.
pub fn over(position: Position) -> Table {
    Table { game: position.over(), dice: Dice::from_number(1), told: Vec::new() }
}

pub fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub fn eyes(index: usize) -> Eyes {
    Eyes::Seat(seat(index))
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
    notation.parse().expect("notation of an action")
}

/// Cash, gold, stars, wanted posters.
pub type Sums = (u16, u16, u16, u8);

impl Table {
    /// Plays for the first seat.
    #[track_caller]
    pub fn play(&mut self, notation: &str) -> Played {
        self.play_as(0, notation)
    }

    #[track_caller]
    pub fn play_as(&mut self, seat: usize, notation: &str) -> Played {
        match self.game.play(Seat::new(seat), action(notation), &mut self.dice, &mut self.told) {
            Ok(played) => played,
            Err(refusal) => panic!("seat {seat}: {notation}: {refusal}; legal: {:?}", self.legal_of(seat)),
        }
    }

    /// Plays one after the other for the first seat.
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

    /// The seats that are to act.
    pub fn acting(&self) -> Vec<usize> {
        self.game.to_act().iter().map(Seat::index).collect()
    }

    pub fn legal(&self) -> Vec<String> {
        self.legal_of(0)
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

    /// A player's sheet as its owner sees it.
    pub fn sheet(&self, seat: usize) -> PlayerView {
        self.view_of(seat).players[seat].clone()
    }

    /// Cash, gold, stars, wanted posters of the first seat.
    pub fn sums(&self) -> Sums {
        self.sums_of(0)
    }

    pub fn sums_of(&self, seat: usize) -> Sums {
        let sheet = self.sheet(seat);
        (sheet.cash, sheet.gold, sheet.stars, sheet.wanted)
    }

    pub fn has(&self, item: Item) -> bool {
        self.sheet(0).items.contains(&item)
    }

    pub fn is_circled(&self, name: &str) -> bool {
        self.sheet(0).circled.contains(&space(name))
    }

    /// Pending bonus actions of the first seat.
    pub fn bonuses(&self) -> Vec<(Region, u8)> {
        self.sheet(0).running.expect("one's own turn").bonus
    }

    pub fn events(&self) -> Vec<Event> {
        self.told.iter().map(|(event, _)| event.clone()).collect()
    }

    /// Whether this was told.
    pub fn was_told(&self, event: &Event) -> bool {
        self.told.iter().any(|(told, _)| told == event)
    }

    /// What the first seat did, in order.
    pub fn deeds(&self) -> Vec<Deed> {
        let deed = |(event, _): &(Event, Fliptown)| match event {
            Event::Did { seat, deed, .. } if seat.index() == 0 => Some(deed.clone()),
            _ => None,
        };
        self.told.iter().filter_map(deed).collect()
    }

    /// What these eyes were told.
    pub fn told_to(&self, eyes: Eyes) -> Vec<Event> {
        self.told.iter().filter_map(|(event, _)| Fliptown::told(event, eyes)).collect()
    }

    /// The table right after the last such event.
    #[track_caller]
    pub fn right_after(&self, which: impl Fn(&Event) -> bool) -> Table {
        let (_, game) = self.told.iter().rev().find(|(event, _)| which(event)).expect("such an event");
        Table { game: game.clone(), dice: self.dice.clone(), told: Vec::new() }
    }

    /// The robberies that were told: card and success.
    pub fn robberies(&self) -> Vec<(String, bool)> {
        let robbery = |deed: Deed| match deed {
            Deed::Robbed { card, success, .. } => Some((card.to_string(), success)),
            _ => None,
        };
        self.deeds().into_iter().filter_map(robbery).collect()
    }

    /// Plays at random to the end, looking at the table after each decision.
    pub fn play_out(&mut self, mut look: impl FnMut(&Table)) {
        while let Some(seat) = self.game.to_act().first() {
            let legal = self.legal_of(seat.index());
            let number = self.dice.below(legal.len() as u32) as usize;
            self.play_as(seat.index(), &legal[number].clone());
            look(self);
        }
    }

    /// How often something is seen in worlds that a seat imagines. Every world looks the same to that seat.
    #[track_caller]
    pub fn imagined<K: Ord>(&self, by: usize, worlds: u32, look: impl Fn(&Fliptown) -> K) -> BTreeMap<K, u32> {
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
