//! Playing cards, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Dice, Indexed, set};

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

    /// Its place among sixty-four: sixteen a suit, of which the first thirteen are used.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The card at this place.
    #[inline]
    pub(crate) const fn by_index(index: usize) -> Self {
        Card(index as u8)
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

/// Among the fifty-two: hearts before spades before diamonds before clubs, each from ace to king.
impl Indexed for Card {
    const COUNT: usize = 52;

    #[inline]
    fn index(self) -> usize {
        self.suit().index() * VALUES.len() + usize::from(self.value()) - 1
    }

    fn from_index(index: usize) -> Option<Self> {
        let suit = SUITS.get(index / VALUES.len())?;
        Some(Card::new(*suit, (index % VALUES.len()) as u8 + 1))
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

set! {
    /// A set of cards: hearts before spades before diamonds before clubs, each from ace to king. Nobody knows the order of
    /// a pile, so none is kept.
    pub(crate) Cards of Card in u64
}

impl Cards {
    /// The 52 cards that are played with; jokers are left in the box (FT-SETUP-02).
    pub const DECK: Cards = Cards::from_bits(0x1fff_1fff_1fff_1fff);

    /// The values of one suit: bit 0 is the ace.
    #[inline]
    pub const fn values_of(self, suit: Suit) -> u32 {
        (self.bits() >> (16 * suit as u32)) as u32 & 0x1fff
    }

    /// Takes `count` of them out at random.
    pub fn draw_several(&mut self, count: usize, dice: &mut Dice) -> Cards {
        (0..count).map(|_| self.draw(dice)).collect()
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
            assert_eq!(<Card as Indexed>::from_index(Indexed::index(card)), Some(card));
        }
        assert_eq!(<Card as Indexed>::from_index(52), None);
        for bad in ["", "h", "1h", "14h", "7x", "7", "é", "10", "7hh"] {
            assert_eq!(Card::named(bad), None, "{bad}");
        }
    }
}
