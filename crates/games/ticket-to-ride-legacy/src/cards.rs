//! Train cards: their kinds, and piles of them as counts.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Dice, counts, indexed, named};

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

/// How many kinds of cards there are.
pub const KINDS: usize = 20;

indexed! {
    /// A kind of train card: a colour with its symbol, a locomotive or a newspaper.
    #[derive(Debug)]
    pub Card: KINDS
}

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
    pub fn held() -> impl Iterator<Item = Card> {
        Card::all().filter(|card| *card != Card::NEWS)
    }

    /// The card with this name: `red`, `red-skull`, `loco`, `newspaper`.
    pub fn named(name: &str) -> Option<Self> {
        Card::all().find(|card| card.to_string() == name)
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

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

counts! {
    /// How many cards of each kind there are somewhere.
    pub Pile of Card
}

impl Pile {
    /// How many of a colour, whatever they show.
    #[inline]
    pub const fn of_color(&self, color: Color) -> u8 {
        let [plain, pickaxe, skull] = [Symbol::Plain, Symbol::Pickaxe, Symbol::Skull];
        self.count(Card::of(color, plain)) + self.count(Card::of(color, pickaxe)) + self.count(Card::of(color, skull))
    }

    /// How many are not newspapers.
    #[inline]
    pub fn without_news(&self) -> usize {
        self.len() - usize::from(self.count(Card::NEWS))
    }

    /// Takes as many cards of a kind away as there are, at most `count`.
    #[inline]
    pub fn take_up_to(&mut self, card: Card, count: u8) {
        self.take(card, count.min(self.count(card)));
    }

    /// Takes a random card that is no newspaper off the pile, of which there must be one.
    #[inline]
    pub fn draw_no_news(&mut self, dice: &mut Dice) -> Card {
        // Newspapers are the last kind.
        let card = self.nth(dice.below(self.without_news() as u32) as usize);
        self.take(card, 1);
        card
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
        for card in Card::all() {
            assert_eq!(Card::named(&card.to_string()), Some(card));
        }
        assert_eq!(Card::of(Color::Red, Symbol::Skull).to_string(), "red-skull");
        assert_eq!(Card::named("grey"), None);
    }

    #[test]
    fn no_newspaper_is_drawn_where_none_may_be() {
        let all: Pile = Card::all().chain([Card::LOCO, Card::NEWS]).collect();
        let (mut pile, mut dice) = (all, Dice::from_number(1));
        let drawn: Pile = (0..all.without_news()).map(|_| pile.draw_no_news(&mut dice)).collect();
        assert_eq!((drawn.count(Card::NEWS), pile.count(Card::NEWS)), (0, 2));
    }
}
