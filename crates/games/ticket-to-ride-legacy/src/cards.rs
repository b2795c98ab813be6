//! Train cards: their kinds, and piles of them as counts.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Dice, Indexed, named};

use crate::ids::Color;

named! {
    /// What a train card shows besides its colour.
    Symbol {
        /// Nothing.
        Plain = "plain",
        /// A pickaxe.
        Pickaxe = "pickaxe",
        /// A skull.
        Skull = "skull",
    }
}

/// A kind of train card: a colour with its symbol, a locomotive or a newspaper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(pub(crate) u8);

/// How many kinds of cards there are.
pub const KINDS: usize = 20;

impl Card {
    /// A locomotive.
    pub const LOCO: Card = Card(18);
    /// A newspaper.
    pub const NEWS: Card = Card(19);
    /// No card.
    pub(crate) const NONE: Card = Card(255);

    /// A card of this colour with this symbol.
    #[inline]
    pub const fn of(color: Color, symbol: Symbol) -> Self {
        Card(color as u8 * 3 + symbol as u8)
    }

    /// Its colour; none for locomotives and newspapers.
    #[inline]
    pub const fn color(self) -> Option<Color> {
        if self.0 < 18 { Some(Color::ALL[self.0 as usize / 3]) } else { None }
    }

    /// What it shows.
    pub const fn symbol(self) -> Symbol {
        if self.0 < 18 { Symbol::ALL[self.0 as usize % 3] } else { Symbol::Plain }
    }

    /// All kinds that a hand can hold.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..19).map(Card)
    }

    /// The card with this name: `red`, `red-skull`, `loco`, `newspaper`.
    pub fn named(name: &str) -> Option<Self> {
        (0..KINDS as u8).map(Card).find(|card| card.to_string() == name)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// This card, unless it is none.
    pub(crate) const fn some(self) -> Option<Card> {
        if self.0 == Card::NONE.0 { None } else { Some(self) }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.color() {
            Some(color) if self.symbol() == Symbol::Plain => write!(f, "{color}"),
            Some(color) => write!(f, "{color}-{}", self.symbol()),
            None if *self == Card::LOCO => f.write_str("loco"),
            None => f.write_str("newspaper"),
        }
    }
}

impl Indexed for Card {
    const COUNT: usize = KINDS;

    fn index(self) -> usize {
        self.index()
    }

    fn from_index(index: usize) -> Option<Card> {
        (index < KINDS).then_some(Card(index as u8))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How many cards of each kind there are somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pile {
    counts: [u8; KINDS],
    total: u8,
}

impl Pile {
    /// No cards.
    pub const EMPTY: Pile = Pile { counts: [0; KINDS], total: 0 };

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.total as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.0 as usize]
    }

    /// How many of a colour, whatever they show.
    #[inline]
    pub const fn of_color(&self, color: Color) -> u8 {
        let first = color as usize * 3;
        self.counts[first] + self.counts[first + 1] + self.counts[first + 2]
    }

    /// How many are not newspapers.
    #[inline]
    pub const fn without_news(&self) -> usize {
        (self.total - self.counts[Card::NEWS.0 as usize]) as usize
    }

    /// Adds cards of a kind.
    #[inline]
    pub const fn add(&mut self, card: Card, count: u8) {
        self.counts[card.0 as usize] += count;
        self.total += count;
    }

    /// Takes cards of a kind away.
    #[inline]
    pub const fn take(&mut self, card: Card, count: u8) {
        self.counts[card.0 as usize] -= count;
        self.total -= count;
    }

    /// Takes as many cards of a kind away as there are, at most `count`.
    #[inline]
    pub const fn take_up_to(&mut self, card: Card, count: u8) {
        let there = self.counts[card.0 as usize];
        self.take(card, if there < count { there } else { count });
    }

    /// Adds all cards of another pile.
    pub fn add_all(&mut self, other: &Pile) {
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
        self.total += other.total;
    }

    /// Takes all cards of another pile away.
    pub fn take_all(&mut self, other: &Pile) {
        for (count, less) in self.counts.iter_mut().zip(other.counts) {
            *count -= less;
        }
        self.total -= other.total;
    }

    /// Kinds and how many there are of each, without those that are missing.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        self.counts.iter().enumerate().filter(|(_, count)| **count > 0).map(|(kind, count)| (Card(kind as u8), *count))
    }

    /// Takes a random card off the pile, every card equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Card {
        self.nth(dice.below(self.total.into()) as u8)
    }

    /// Takes a random card that is no newspaper off the pile.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn draw_no_news(&mut self, dice: &mut Dice) -> Card {
        // Newspapers are the last kind.
        self.nth(dice.below(self.without_news() as u32) as u8)
    }

    #[inline]
    fn nth(&mut self, mut place: u8) -> Card {
        let mut kind = 0;
        while place >= self.counts[kind] {
            place -= self.counts[kind];
            kind += 1;
        }
        self.counts[kind] -= 1;
        self.total -= 1;
        Card(kind as u8)
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.add(card, 1));
        pile
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(card, count)| (card.to_string(), count)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_name_of_its_own() {
        for kind in 0..KINDS as u8 {
            assert_eq!(Card::named(&Card(kind).to_string()), Some(Card(kind)));
        }
        assert_eq!(Card::of(Color::Red, Symbol::Skull).to_string(), "red-skull");
        assert_eq!(Card::named("grey"), None);
    }

    #[test]
    fn drawing_takes_each_card_once() {
        let all: Pile = (0..KINDS as u8).map(Card).chain([Card::LOCO, Card::NEWS]).collect();
        let (mut pile, mut dice) = (all, Dice::from_number(1));
        let drawn: Pile = (0..all.len()).map(|_| pile.draw(&mut dice)).collect();
        assert_eq!((drawn, pile), (all, Pile::EMPTY));
        let mut pile = all;
        let drawn: Pile = (0..all.without_news()).map(|_| pile.draw_no_news(&mut dice)).collect();
        assert_eq!((drawn.count(Card::NEWS), pile.count(Card::NEWS)), (0, 2));
    }
}
