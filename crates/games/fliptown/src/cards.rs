//! Playing cards, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};
use table::Dice;

use crate::data::Suit;

/// A playing card: suit and value, ace 1 to king 13 (FT-DECK-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// Every number of two bits has a suit, so that looking one up needs no check.
const SUITS: [Suit; 4] = Suit::ALL;

/// The names of values, from ace to king.
const VALUES: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];

impl Card {
    /// Where no card lies.
    pub(crate) const NONE: Card = Card(0xff);

    /// A card by suit and value.
    ///
    /// # Panics
    /// If the value is not from 1 to 13.
    pub const fn new(suit: Suit, value: u8) -> Self {
        assert!(value >= 1 && value <= 13, "values are from 1 to 13");
        Card((suit as u8) << 4 | (value - 1))
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        SUITS[(self.0 >> 4 & 3) as usize]
    }

    /// Its value, the ace being 1.
    #[inline]
    pub const fn value(self) -> u8 {
        (self.0 & 15) + 1
    }

    /// The card, if one lies here.
    #[inline]
    pub(crate) fn some(self) -> Option<Card> {
        (self != Card::NONE).then_some(self)
    }

    /// The card with this name: `7h`, `10s`, `Qd`, `Ac`.
    pub fn named(name: &str) -> Option<Card> {
        let suit = SUITS.into_iter().find(|suit| name.ends_with(suit.letter()))?;
        let value = VALUES.iter().position(|value| *value == &name[..name.len() - 1])?;
        Some(Card::new(suit, value as u8 + 1))
    }
}

/// `7h`, `10s`, `Qd`, `Ac`
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.some() {
            Some(card) => write!(f, "{}{}", VALUES[usize::from(card.value()) - 1], card.suit().letter()),
            None => f.write_str("-"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of cards: sixteen bits a suit, of which the lowest thirteen are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// The 52 cards that are played with; jokers are left in the box (FT-SETUP-02).
    pub const DECK: Cards = Cards(0x1fff_1fff_1fff_1fff);

    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> (card.0 & 63) & 1 == 1
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Cards(self.0 | 1 << (card.0 & 63))
    }

    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Cards(self.0 & !(1 << (card.0 & 63)))
    }

    #[inline]
    #[must_use]
    pub const fn union(self, other: Cards) -> Self {
        Cards(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Self {
        Cards(self.0 & !other.0)
    }

    #[inline]
    #[must_use]
    pub const fn both(self, other: Cards) -> Self {
        Cards(self.0 & other.0)
    }

    /// The values of one suit: bit 0 is the ace.
    #[inline]
    pub const fn values_of(self, suit: Suit) -> u32 {
        (self.0 >> (16 * suit as u32)) as u32 & 0x1fff
    }

    /// Hearts before spades before diamonds before clubs, each from ace to king.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let card = Card(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(card)
        })
    }

    /// Takes one of them out at random, each equally likely: nobody knows the order of a pile, so none is
    /// kept.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Card {
        let card = self.nth(dice.below(self.len()));
        *self = self.without(card);
        card
    }

    /// Takes `count` of them out at random.
    pub fn draw_several(&mut self, count: u32, dice: &mut Dice) -> Cards {
        (0..count).fold(Cards::NONE, |drawn, _| drawn.with(self.draw(dice)))
    }

    /// The card with so many others before it, found by halves: no branch depends on the cards.
    #[inline]
    fn nth(self, number: u32) -> Card {
        let mut rest = self.0;
        let mut number = number;
        let mut place = 0;
        for half in [32, 16, 8, 4, 2, 1] {
            let low = (rest & ((1 << half) - 1)).count_ones();
            let above = number >= low;
            number -= if above { low } else { 0 };
            let shift = if above { half } else { 0 };
            place += shift;
            rest >>= shift;
        }
        Card(place as u8)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_name_that_reads_back() {
        assert_eq!(Cards::DECK.len(), 52);
        for card in Cards::DECK.iter() {
            assert_eq!(Card::named(&card.to_string()), Some(card));
            assert_eq!(Card::new(card.suit(), card.value()), card);
        }
        for bad in ["", "h", "1h", "14h", "7x", "7", "é", "10", "7hh"] {
            assert_eq!(Card::named(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_nth_card_is_found() {
        let some: Cards = Cards::DECK.iter().step_by(3).collect();
        for (number, card) in some.iter().enumerate() {
            assert_eq!(some.nth(number as u32), card);
        }
        for (number, card) in Cards::DECK.iter().enumerate() {
            assert_eq!(Cards::DECK.nth(number as u32), card);
        }
    }

    #[test]
    fn every_card_is_drawn_equally_often() {
        let mut dice = Dice::from_number(1);
        let mut seen = [0u32; 64];
        for _ in 0..52_000 {
            let mut deck = Cards::DECK;
            let card = deck.draw(&mut dice);
            assert!(!deck.contains(card) && deck.len() == 51);
            seen[usize::from(card.0)] += 1;
        }
        assert!(Cards::DECK.iter().all(|card| (840..1160).contains(&seen[usize::from(card.0)])), "{seen:?}");
    }
}
