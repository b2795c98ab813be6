//! Poker hands: how good five cards are, and which five of seven are best.

use table::RulesVersion;

use crate::cards::{Card, Cards};
use crate::data::{Hand, Suit};
use crate::rules::versions::{DOUBLED_CARDS, FIFTH_ACE};

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

/// The cards of a hand, five to seven. When the draw pile was refilled in the middle of a round, a card can be written down
/// twice (FT-DECK-07, FT-DECK-08): two nines are a pair, though they are the same card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Written {
    all: [Card; 7],
    count: u8,
    /// By which version of the rules they count.
    rules: RulesVersion,
    /// Which cards there are, each once.
    kinds: Cards,
}

impl Written {
    /// What counts by this version of the rules.
    #[inline]
    pub fn by(rules: RulesVersion, cards: impl Iterator<Item = Card>) -> Self {
        if rules < DOUBLED_CARDS {
            let once: Cards = cards.collect();
            return Written::of(once.iter(), rules);
        }
        Written::of(cards, rules)
    }

    #[inline]
    fn of(cards: impl Iterator<Item = Card>, rules: RulesVersion) -> Self {
        let mut written = Written { all: [Card::NONE; 7], count: 0, rules, kinds: Cards::NONE };
        for (place, card) in written.all.iter_mut().zip(cards) {
            *place = card;
            written.count += 1;
            written.kinds = written.kinds.with(card);
        }
        written
    }

    pub fn list(&self) -> &[Card] {
        &self.all[..usize::from(self.count)]
    }

    /// The cards, if no two are the same.
    #[inline]
    fn different(&self) -> Option<Cards> {
        (self.kinds.len() == usize::from(self.count)).then_some(self.kinds)
    }

    #[inline]
    pub fn best_hand(&self) -> Hand {
        self.different().map_or_else(|| slowly(self.list()).hand(), best_hand)
    }

    pub fn best(&self) -> Strength {
        self.different().map_or_else(|| slowly(self.list()), best)
    }

    pub fn best_with_wild(&self) -> Strength {
        match self.different() {
            Some(cards) => best_with_wild(cards, self.rules >= FIFTH_ACE),
            None => slowly_with_wild(self),
        }
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
fn best_hand(cards: Cards) -> Hand {
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

/// Values as ranks: bit 2 is the two, bit 14 the ace.
#[inline]
const fn ranks(values: u32) -> u32 {
    (values & !1) << 1 | (values & 1) << 14
}

/// The highest of these ranks; 0 if there is none.
#[inline]
const fn highest(ranks: u32) -> u8 {
    if ranks == 0 { 0 } else { ranks.ilog2() as u8 }
}

/// The highest `N` of these ranks, without `used`.
fn top<const N: usize>(ranks: u32, used: &[u8]) -> [u8; N] {
    let mut left = used.iter().fold(ranks, |left, rank| left & !(1 << rank));
    std::array::from_fn(|_| {
        let rank = highest(left);
        left &= !(1 << rank);
        rank
    })
}

/// How strong the best five of five to seven different cards are.
fn best(cards: Cards) -> Strength {
    let hand = best_hand(cards);
    let suits = Suit::ALL.map(|suit| cards.values_of(suit));
    let [h, s, d, c] = suits;
    let any = h | s | d | c;
    let flush = suits.into_iter().find(|values| values.count_ones() >= 5).unwrap_or(0);
    let two = highest(ranks(h & s | (h | s) & d | (h | s | d) & c));
    let three = highest(ranks(h & s & d | (h & s | (h | s) & d) & c));
    let pairs = ranks(h & s | (h | s) & d | (h | s | d) & c);
    let straight = |values: u32| [highest(straights(values) << 5), 0, 0, 0, 0];
    let order = match hand {
        Hand::RoyalFlush | Hand::StraightFlush => straight(flush),
        Hand::Straight => straight(any),
        Hand::Flush => top(ranks(flush), &[]),
        Hand::FourOfAKind => {
            let four = highest(ranks(h & s & d & c));
            let [kicker] = top(ranks(any), &[four]);
            [four, four, four, four, kicker]
        }
        Hand::FullHouse => {
            let [pair] = top(pairs, &[three]);
            [three, three, three, pair, pair]
        }
        Hand::ThreeOfAKind => {
            let [a, b] = top(ranks(any), &[three]);
            [three, three, three, a, b]
        }
        Hand::TwoPair => {
            let [other] = top(pairs, &[two]);
            let [kicker] = top(ranks(any), &[two, other]);
            [two, two, other, other, kicker]
        }
        Hand::Pair => {
            let [a, b, c] = top(ranks(any), &[two]);
            [two, two, a, b, c]
        }
        Hand::HighCard => top(ranks(any), &[]),
    };
    Strength::new(hand, order)
}

/// How strong the best five are if any one of the cards may count as any card (FT-CHAR-09), even as one that is in the
/// hand: that matters for a flush, which may have two aces, and for four aces. Five of a kind does not exist: it is four of
/// a kind beside which the fifth ace is the highest card there is.
fn best_with_wild(cards: Cards, fifth_ace: bool) -> Strength {
    let mut strongest = best(cards);
    for wild in cards.iter() {
        let others = cards.without(wild);
        if fifth_ace && Suit::ALL.into_iter().all(|suit| others.contains(Card::new(suit, 1))) {
            strongest = strongest.max(Strength::new(Hand::FourOfAKind, [14; 5]));
        }
        for instead in Cards::DECK.minus(others).iter() {
            strongest = strongest.max(best(others.with(instead)));
        }
        for suit in Suit::ALL.map(|suit| others.values_of(suit)).into_iter().filter(|suit| suit.count_ones() >= 4) {
            let [a, b, c, d] = top(ranks(suit), &[]);
            strongest = strongest.max(Strength::new(Hand::Flush, [14, a, b, c, d]));
        }
    }
    strongest
}

/// Where an ace counts above the king.
const fn rank(card: Card) -> u8 {
    if card.value() == 1 { 14 } else { card.value() }
}

/// How strong exactly five cards are, by looking at them one by one; a card may occur twice (FT-POKER-02).
fn strength(cards: [Card; 5]) -> Strength {
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

/// The strongest five of five to seven cards; of fewer, what they are so far.
fn slowly(cards: &[Card]) -> Strength {
    if cards.len() < 5 {
        return Strength::new(alike(cards), [0; 5]);
    }
    let mut best = Strength(0);
    each_five(cards, |five| best = best.max(strength(five)));
    best
}

/// What fewer than five cards are by their values alone.
fn alike(cards: &[Card]) -> Hand {
    let times = |one: &Card| cards.iter().filter(|other| other.value() == one.value()).count();
    let alike = |count: usize| cards.iter().filter(|card| times(card) == count).count();
    match (alike(4), alike(3), alike(2)) {
        (4, ..) => Hand::FourOfAKind,
        (_, 3, _) => Hand::ThreeOfAKind,
        (.., 4) => Hand::TwoPair,
        (.., 2) => Hand::Pair,
        _ => Hand::HighCard,
    }
}

/// The strongest five if any one of the cards may count as any card.
fn slowly_with_wild(cards: &Written) -> Strength {
    let mut strongest = slowly(cards.list());
    let count = cards.list().len();
    for wild in 0..count {
        for instead in Cards::DECK.iter() {
            let mut changed = cards.all;
            changed[wild] = instead;
            strongest = strongest.max(slowly(&changed[..count]));
        }
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
    use crate::rules::versions::NEWEST;
    use table::Dice;

    fn written(names: &str) -> Written {
        Written::by(NEWEST, names.split(' ').map(|name| Card::named(name).expect("a card")))
    }

    fn cards(names: &str) -> Cards {
        names.split(' ').map(|name| Card::named(name).expect("a card")).collect()
    }

    fn of(names: &str) -> Strength {
        best(cards(names))
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
            assert_eq!(best_hand(cards(names)), hand, "{names}");
        }
    }

    #[test]
    fn the_quick_way_agrees_with_the_slow_one() {
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
                assert_eq!(best(hand), slowly(&list), "{hand:?}");
                assert_eq!(best_hand(hand), best(hand).hand());
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
            assert_eq!(written(names).best_with_wild().hand(), hand, "{names}");
        }
        // A second ace of hearts in a flush beats the king.
        assert!(written("Ah 9h 6h 3h 2c").best_with_wild() > of("Ah Kh 9h 6h 3h"));
        let mut dice = Dice::from_number(4);
        for count in [5, 7] {
            for _ in 0..60 {
                let hand = { Cards::DECK }.draw_several(count, &mut dice);
                let slowly = slowly_with_wild(&Written::by(NEWEST, hand.iter()));
                assert_eq!(best_with_wild(hand, true), slowly, "{hand:?}");
            }
        }
    }

    #[test]
    fn ft_char_09_a_wild_card_beside_four_aces_is_a_fifth() {
        for names in ["Ah As Ad Ac Kh", "Ah As Ad Ac 2h 3d 9s"] {
            let hand = written(names);
            let by_version_1 = Written::by(RulesVersion(1), hand.list().iter().copied());
            assert_eq!(hand.best_with_wild(), slowly_with_wild(&hand), "{names}");
            assert_eq!(hand.best_with_wild(), Strength::new(Hand::FourOfAKind, [14; 5]), "{names}");
            assert_eq!(by_version_1.best_with_wild(), of("Ah As Ad Ac Kh"), "{names}");
        }
        assert_eq!(written("9h 9s 9d 9c Kh").best_with_wild(), of("9h 9s 9d 9c Ah"), "beside others it is an ace too");
    }

    #[test]
    fn ft_deck_08_a_card_that_was_written_twice_counts_twice() {
        for (names, hand) in [
            ("9h 9h 2s 4d 6c", Hand::Pair),
            ("9h 9h 9s 4d 6c", Hand::ThreeOfAKind),
            ("9h 9h 4d 4d 6c", Hand::TwoPair),
            ("9h 9h 9s 4d 4d", Hand::FullHouse),
            ("9h 9h 9s 9d 6c", Hand::FourOfAKind),
            ("2h 4h 4h 8h Kh", Hand::Flush),
            ("2h 3h 4h 5h 6h 6h 9c", Hand::StraightFlush),
            ("9h 9h", Hand::Pair),
            ("9h 9h 4d 4d", Hand::TwoPair),
        ] {
            assert_eq!((written(names).best_hand(), written(names).best().hand()), (hand, hand), "{names}");
        }
        assert_eq!(written("9h 9h 9s 4d 6c").best_with_wild().hand(), Hand::FourOfAKind);
        assert!(written("Ah Ah 4h 3h 2h").best() > written("Ah Kh 4h 3h 2h").best(), "a second ace beats the king");
    }
}
