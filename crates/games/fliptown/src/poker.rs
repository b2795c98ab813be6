//! Poker hands: how good five cards are, and which five of seven are best.

use crate::cards::{Card, Cards};
use crate::data::{Hand, Suit};

/// How strong a hand is: its kind, then the ranks that break ties (FT-HOLD-05). Larger is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Strength(u32);

impl Strength {
    fn new(hand: Hand, ranks: [u8; 5]) -> Self {
        Strength(ranks.into_iter().fold(hand as u32, |all, rank| all << 4 | u32::from(rank)))
    }

    pub const fn hand(self) -> Hand {
        Hand::ALL[(self.0 >> 20) as usize]
    }
}

/// Values that begin five in a row: bit 0 is ace to five, bit 9 ten to ace (FT-DECK-02, FT-POKER-04).
#[inline]
const fn straights(values: u32) -> u32 {
    let values = values | (values & 1) << 13;
    values & values >> 1 & values >> 2 & values >> 3 & values >> 4
}

/// The best hand among five to seven different cards (FT-POKER-02, FT-POKER-05, FT-HOLD-03), by a few operations
/// on the values of each suit.
#[inline]
pub(crate) fn best_hand(cards: Cards) -> Hand {
    let [h, s, d, c] = Suit::ALL.map(|suit| cards.values_of(suit));
    let five = |values: u32| values.count_ones() >= 5;
    let flushes = [h, s, d, c].map(|values| if five(values) { values } else { 0 });
    let flush = flushes[0] | flushes[1] | flushes[2] | flushes[3];
    if flush != 0 {
        let straight = straights(flush);
        if straight >> 9 & 1 == 1 {
            return Hand::RoyalFlush;
        }
        if straight != 0 {
            return Hand::StraightFlush;
        }
    }
    let any = h | s | d | c;
    let two = h & s | (h | s) & d | (h | s | d) & c;
    let three = h & s & d | (h & s | (h | s) & d) & c;
    let four = h & s & d & c;
    let (pairs, threes) = (two.count_ones(), three.count_ones());
    if four != 0 {
        Hand::FourOfAKind
    } else if threes > 0 && pairs > 1 {
        Hand::FullHouse
    } else if flush != 0 {
        Hand::Flush
    } else if straights(any) != 0 {
        Hand::Straight
    } else if threes > 0 {
        Hand::ThreeOfAKind
    } else {
        match pairs {
            0 => Hand::HighCard,
            1 => Hand::Pair,
            _ => Hand::TwoPair,
        }
    }
}

/// Where an ace counts above the king.
const fn rank(card: Card) -> u8 {
    if card.value() == 1 { 14 } else { card.value() }
}

/// How strong exactly five cards are; a card may occur twice (FT-CHAR-09).
pub(crate) fn strength(cards: [Card; 5]) -> Strength {
    let mut ranks = cards.map(rank);
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    let flush = cards.iter().all(|card| card.suit() == cards[0].suit());
    if let Some(top) = straight_top(ranks) {
        let hand = match (flush, top) {
            (true, 14) => Hand::RoyalFlush,
            (true, _) => Hand::StraightFlush,
            (false, _) => Hand::Straight,
        };
        return Strength::new(hand, [top, 0, 0, 0, 0]);
    }
    let times = |rank: u8| ranks.iter().filter(|other| **other == rank).count();
    // Those that occur more often come first, then the higher ones; five of a kind counts as four.
    let mut ordered = ranks;
    ordered.sort_by_key(|&rank| std::cmp::Reverse((times(rank).min(4), rank)));
    let hand = match (times(ordered[0]), times(ordered[3])) {
        (4 | 5, _) => Hand::FourOfAKind,
        (3, 2) => Hand::FullHouse,
        _ if flush => return Strength::new(Hand::Flush, ranks),
        (3, _) => Hand::ThreeOfAKind,
        (2, 2) => Hand::TwoPair,
        (2, _) => Hand::Pair,
        _ => Hand::HighCard,
    };
    Strength::new(hand, ordered)
}

/// The highest rank of five in a row, five for the ace at the low end (FT-POKER-04).
fn straight_top(ranks: [u8; 5]) -> Option<u8> {
    if ranks == [14, 5, 4, 3, 2] {
        return Some(5);
    }
    ranks.windows(2).all(|pair| pair[0] == pair[1] + 1).then_some(ranks[0])
}

/// The strongest five of five to seven cards.
pub(crate) fn best(cards: &[Card]) -> Strength {
    let mut best = Strength(0);
    each_five(cards, |five| best = best.max(strength(five)));
    best
}

/// The strongest five if any one of the cards may count as any card, even one that is in the hand (FT-CHAR-09).
pub(crate) fn best_with_wild(cards: &[Card]) -> Strength {
    let mut cards: Vec<Card> = cards.to_vec();
    let mut strongest = best(&cards);
    for wild in 0..cards.len() {
        let own = cards[wild];
        for instead in Cards::DECK.iter() {
            cards[wild] = instead;
            strongest = strongest.max(best(&cards));
        }
        cards[wild] = own;
    }
    strongest
}

/// Every choice of five.
fn each_five(cards: &[Card], mut look: impl FnMut([Card; 5])) {
    for chosen in (0u32..1 << cards.len()).filter(|chosen| chosen.count_ones() == 5) {
        let mut five = [Card::NONE; 5];
        let chosen = (0..cards.len()).filter(|i| chosen >> i & 1 == 1);
        for (slot, i) in five.iter_mut().zip(chosen) {
            *slot = cards[i];
        }
        look(five);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Dice;

    fn cards(names: &str) -> Vec<Card> {
        names.split(' ').map(|name| Card::named(name).expect("a card")).collect()
    }

    fn of(names: &str) -> Strength {
        best(&cards(names))
    }

    #[test]
    fn every_kind_of_hand_is_known() {
        for (names, hand) in [
            ("10h Jh Qh Kh Ah", Hand::RoyalFlush),
            ("Ah 2h 3h 4h 5h", Hand::StraightFlush),
            ("9c 9h 9s 9d 2c", Hand::FourOfAKind),
            ("9c 9h 9s 2d 2c", Hand::FullHouse),
            ("2h 4h 6h 8h 10h", Hand::Flush),
            ("Ah 2s 3h 4h 5h", Hand::Straight),
            ("10h Jh Qh Ks Ah", Hand::Straight),
            ("Qh Kh Ah 2h 3s", Hand::HighCard),
            ("9c 9h 9s 3d 2c", Hand::ThreeOfAKind),
            ("9c 9h 3s 3d 2c", Hand::TwoPair),
            ("9c 9h 4s 3d 2c", Hand::Pair),
            ("9c 10h 4s 3d 2c", Hand::HighCard),
        ] {
            assert_eq!(of(names).hand(), hand, "{names}");
            assert_eq!(best_hand(cards(names).into_iter().collect()), hand, "{names}");
        }
    }

    #[test]
    fn both_ways_to_find_the_kind_agree() {
        let mut dice = Dice::from_number(9);
        for count in [5, 6, 7] {
            for _ in 0..20_000 {
                let mut deck = Cards::DECK;
                // Few values and suits, so that good hands are frequent.
                if dice.below(2) == 0 {
                    deck = deck.iter().filter(|card| card.value() > 8 || card.suit() == Suit::Hearts).collect();
                }
                let hand = deck.draw_several(count, &mut dice);
                let list: Vec<Card> = hand.iter().collect();
                assert_eq!(best_hand(hand), best(&list).hand(), "{hand:?}");
            }
        }
    }

    #[test]
    fn ranks_break_ties_in_their_order() {
        for (better, worse) in [
            ("Ah Ks Qd Jc 9h", "Ks Qd Jc 9h 8h"),
            ("2h 3s 4d 5c 6h", "Ah 2s 3d 4c 5h"),
            ("Ah As 4d 5c 6h", "Kh Ks Ad Qc Jh"),
            ("9h 9s 9d Ac Kh", "9h 9s 9d Ac Qh"),
            ("9h 9s 2d 2c Kh", "8h 8s 7d 7c Ah"),
            ("3h 3s 3d 2c 2h", "2h 2s 2d Ac Ah"),
            ("Ah 9h 8h 7h 5h", "Kh Qh Jh 10h 8h"),
        ] {
            assert!(of(better) > of(worse), "{better} {worse}");
        }
        assert_eq!(of("Ah Ks Qd Jc 9h"), of("As Kh Qc Jd 9s"), "suits break no ties");
    }

    #[test]
    fn a_wild_card_makes_the_best_of_a_hand() {
        for (names, hand) in [
            ("10h Jh Qh Kh 3c", Hand::RoyalFlush),
            ("9c 9h 9s 3d 2c", Hand::FourOfAKind),
            ("9c 9h 9s 9d 2c", Hand::FourOfAKind),
            ("9c 9h 3s 3d 2c", Hand::FullHouse),
            ("2h 4h 6h 8h 10c", Hand::Flush),
            ("9c 2h 7s 4d 5c", Hand::Pair),
        ] {
            assert_eq!(best_with_wild(&cards(names)).hand(), hand, "{names}");
        }
        // A second ace of hearts in a flush beats the king.
        let flush = |names| best(&cards(names));
        assert!(best_with_wild(&cards("Ah 9h 6h 3h 2c")) > flush("Ah Kh 9h 6h 3h"));
    }
}
