//! Cards of a herd: cattle and objectives, and piles of them.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::counts::Running;
use table::{Dice, Indexed, counts};

use crate::data::cattle::{Breed, Cattle, KINDS};
use crate::data::objectives::{OBJECTIVES, Objective};

/// A card of a herd.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A cattle card.
    Cattle(Cattle),
    /// An objective card, which is no cattle card (GWT-OBJ-17).
    Objective(Objective),
}

/// How many kinds of cards there are.
pub const CARD_KINDS: usize = KINDS + OBJECTIVES;

impl Card {
    /// Its place among all kinds.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Card::Cattle(cattle) => cattle.index(),
            Card::Objective(objective) => KINDS + objective.index(),
        }
    }
}

impl Indexed for Card {
    const COUNT: usize = CARD_KINDS;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }

    fn from_index(index: usize) -> Option<Card> {
        let objective = || Objective::from_index(index - KINDS).map(Card::Objective);
        Cattle::from_index(index).map(Card::Cattle).or_else(objective)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::Cattle(cattle) => write!(f, "{cattle}"),
            Card::Objective(objective) => write!(f, "{objective}"),
        }
    }
}

/// What was read is no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACard;

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        Cattle::named(text).map(Card::Cattle).or_else(|| Objective::named(text).map(Card::Objective)).ok_or(NotACard)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

counts! {
    /// Cattle cards.
    pub Cows of Cattle in u64 by 4
}

/// All bits of every kind of a breed.
const BREEDS: [u64; Breed::ALL.len()] = {
    let mut breeds = [0; Breed::ALL.len()];
    let mut i = 0;
    while i < KINDS {
        breeds[Cattle::ALL[i].breed() as usize] |= 15 << (4 * i);
        i += 1;
    }
    breeds
};

impl Cows {
    /// How many there are of the first two kinds, of the first four and so on.
    #[inline]
    const fn running(self) -> Running {
        Running::of((self.0 & 0x0f0f_0f0f_0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f_0f0f_0f0f))
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        self.running().total()
    }

    /// Those of a breed.
    #[inline]
    #[must_use]
    pub const fn only(self, breed: Breed) -> Cows {
        Cows(self.0 & BREEDS[breed as usize])
    }

    /// How many of a breed.
    #[inline]
    pub const fn of_breed(self, breed: Breed) -> u8 {
        self.only(breed).len()
    }

    /// The sum of the values of the different breeds: each counts once (GWT-INC-02), of Simmentals the best one
    /// (GWT-SIM-07).
    #[inline]
    pub fn breeding_value(self) -> u8 {
        let any = self.any();
        let has = |first: Cattle, count: u32| any >> (4 * first as u32) & ((1 << (4 * count)) - 1) != 0;
        let twos = (any & 0xfff0).count_ones() as u8;
        let threes = (any & 0x0fff_0000).count_ones() as u8;
        let simmental = match () {
            () if has(Cattle::Cow, 1) => Cattle::Cow.value(),
            () if has(Cattle::Heifer, 1) => Cattle::Heifer.value(),
            () if has(Cattle::Calf, 1) => Cattle::Calf.value(),
            () => 0,
        };
        u8::from(has(Cattle::Criollo, 1))
            + 2 * twos
            + 3 * threes
            + 4 * u8::from(has(Cattle::Shorthorn3, 3))
            + 5 * u8::from(has(Cattle::Hereford5, 3))
            + simmental
    }

    /// Their points at the end (GWT-SCORE-06).
    #[inline]
    pub fn points(self) -> i32 {
        self.kinds().map(|kind| i32::from(self.count(kind)) * i32::from(kind.points())).sum()
    }

    /// The card with this place when they lie sorted.
    #[inline]
    fn nth(self, place: u8) -> Cattle {
        let pair = self.running().find(place);
        let first = (self.0 >> (8 * pair.kind) & 15) as u8;
        Cattle::ALL[2 * pair.kind + usize::from(pair.rest >= first)]
    }

    /// A random card, taken out. There must be one.
    #[inline]
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Cattle {
        let kind = self.nth(dice.below(u32::from(self.len())) as u8);
        self.take(kind, 1);
        kind
    }
}

impl Serialize for Cows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(kind, count)| (kind.name(), count)))
    }
}

counts! {
    /// Objective cards.
    pub Goals of Objective in u64 by 3
}

/// All bits of every other kind.
const EVEN: u64 = {
    let mut even = 0;
    let mut i = 0;
    while i < OBJECTIVES {
        even |= 7 << (3 * i);
        i += 2;
    }
    even
};

impl Goals {
    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & EVEN) + (self.0 >> 3 & EVEN);
        // The sum of the digits to the base 64: there are never 63 cards.
        (pairs % 63) as u8
    }

    /// The card with this place when they lie sorted.
    fn nth(self, mut place: u8) -> Objective {
        for (kind, count) in self.iter() {
            if place < count {
                return kind;
            }
            place -= count;
        }
        unreachable!("a card is drawn from cards")
    }

    /// A random card, taken out. There must be one.
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Objective {
        let kind = self.nth(dice.below(u32::from(self.len())) as u8);
        self.take(kind, 1);
        kind
    }
}

impl Serialize for Goals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(kind, count)| (kind.name(), count)))
    }
}

/// Cards of a herd, in no order: what order there is comes up when cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pile {
    /// Cattle.
    pub cows: Cows,
    /// Objectives.
    pub goals: Goals,
}

impl Pile {
    /// No cards.
    pub const EMPTY: Pile = Pile { cows: Cows::NONE, goals: Goals::NONE };

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u8 {
        self.cows.len() + self.goals.len()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.cows.is_empty() && self.goals.is_empty()
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        match card {
            Card::Cattle(kind) => self.cows.count(kind),
            Card::Objective(kind) => self.goals.count(kind),
        }
    }

    /// One more.
    #[inline]
    pub fn add(&mut self, card: Card) {
        match card {
            Card::Cattle(kind) => self.cows.add(kind, 1),
            Card::Objective(kind) => self.goals.add(kind, 1),
        }
    }

    /// One less.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        match card {
            Card::Cattle(kind) => self.cows.take(kind, 1),
            Card::Objective(kind) => self.goals.take(kind, 1),
        }
    }

    /// These and the others.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Pile) -> Pile {
        Pile { cows: self.cows + other.cows, goals: self.goals + other.goals }
    }

    /// These without the others, which must be among them.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Pile) -> Pile {
        Pile { cows: self.cows - other.cows, goals: self.goals - other.goals }
    }

    /// The kinds that are there, cattle first.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        self.cows.kinds().map(Card::Cattle).chain(self.goals.kinds().map(Card::Objective))
    }

    /// Kinds and how many of each.
    pub fn iter(self) -> impl Iterator<Item = (Card, u8)> {
        self.kinds().map(move |card| (card, self.count(card)))
    }

    /// Takes out the card with this place when they lie sorted. There must be so many.
    #[inline]
    pub(crate) fn take(&mut self, place: u8) -> Card {
        let cows = self.cows.len();
        if place < cows {
            let kind = self.cows.nth(place);
            self.cows.take(kind, 1);
            Card::Cattle(kind)
        } else {
            let kind = self.goals.nth(place - cows);
            self.goals.take(kind, 1);
            Card::Objective(kind)
        }
    }

    /// A random card, taken out. There must be one.
    #[inline]
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Card {
        self.take(dice.below(u32::from(self.len())) as u8)
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_count_what_is_put_in_and_taken_out() {
        let mut pile = Pile::EMPTY;
        for index in 0..CARD_KINDS {
            let card = Card::from_index(index).unwrap();
            assert_eq!(card.index(), index);
            assert_eq!(card.to_string().parse(), Ok(card));
            pile.add(card);
            pile.add(card);
        }
        assert_eq!(pile.len(), 2 * CARD_KINDS as u8);
        assert_eq!(pile.kinds().count(), CARD_KINDS);
        let mut dice = Dice::from_number(1);
        let mut drawn = Pile::EMPTY;
        while !pile.is_empty() {
            drawn.add(pile.draw(&mut dice));
        }
        assert!(drawn.iter().all(|(_, count)| count == 2));
        assert_eq!(drawn.cows.of_breed(Breed::Shorthorn), 6);
        assert_eq!(drawn.cows.of_breed(Breed::Simmental), 6);
        assert_eq!(drawn.cows.of_breed(Breed::Galloway), 2);
        assert_eq!(Card::from_index(CARD_KINDS), None);
    }

    #[test]
    fn gwt_inc_02_sim_07_each_breed_counts_once() {
        let value = |cards: &[&str]| {
            cards.iter().map(|card| card.parse::<Card>().unwrap()).collect::<Pile>().cows.breeding_value()
        };
        assert_eq!(value(&["santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus"]), 8);
        assert_eq!(value(&["shorthorn-3", "shorthorn-5", "hereford-5", "o3", "criollo"]), 10);
        assert_eq!(value(&["calf", "heifer"]), 4);
        assert_eq!(value(&["calf", "cow", "heifer"]), 5);
        assert_eq!(value(&["galloway", "pineywoods", "red-poll", "calf"]), 9);
        assert_eq!(value(&[]), 0);
    }
}
