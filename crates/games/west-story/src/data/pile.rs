//! Sets of cards of one deck, from which chance draws.

use std::fmt;

use table::sets::nth_bit;

use super::{Card, Kind};

/// Some cards of one deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile(u128);

/// The first card of each deck.
const FIRST: [u8; 3] = [Kind::Drovers.first().0, Kind::Mustang.first().0, Kind::Workshop.first().0];

impl Pile {
    /// No cards.
    pub const EMPTY: Pile = Pile(0);

    #[inline]
    const fn bit(card: Card) -> u128 {
        let base = if card.0 >= FIRST[2] {
            FIRST[2]
        } else if card.0 >= FIRST[1] {
            FIRST[1]
        } else {
            0
        };
        1 << (card.0 - base)
    }

    /// These cards and `card`.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Pile {
        Pile(self.0 | Pile::bit(card))
    }

    /// These cards but `card`, for a position.
    #[cfg(any(test, feature = "positions"))]
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, card: Card) -> Pile {
        Pile(self.0 & !Pile::bit(card))
    }

    /// The cards of both.
    #[must_use]
    pub(crate) const fn union(self, other: Pile) -> Pile {
        Pile(self.0 | other.0)
    }

    /// Whether `card`, of this deck, is among them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Pile::bit(card) != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes out the card with this number among them, in the order of ids.
    #[inline]
    pub(crate) fn take(&mut self, row: usize, number: u32) -> Card {
        let bit = nth_bit(self.0, number as usize);
        self.0 &= !(1 << bit);
        Card(FIRST[row] + bit as u8)
    }

    /// The cards of the deck of this row, in the order of ids.
    pub fn iter(self, row: usize) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(Card(FIRST[row] + bit as u8))
        })
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cards {:x}", self.len(), self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_gives_its_cards_by_number() {
        let pile = Kind::Church.pile().union(Kind::GoldMine.pile()).with(Kind::Workshop.first());
        let cards: Vec<Card> = pile.iter(2).collect();
        assert_eq!(cards.len(), 11);
        for (number, card) in cards.into_iter().enumerate() {
            let mut left = pile;
            assert_eq!(left.take(2, number as u32), card);
            assert_eq!(left.with(card), pile);
            assert!(!left.contains(card) && pile.contains(card));
        }
    }
}
