//! What a poker hand that is not full yet may still become.

use super::weights::Hands;
use crate::cards::Cards;
use crate::data::{CASH_PER_POINT, Hand, Suit, TURNS};
use crate::poker;

/// What a hand pays, in points.
pub(super) fn payout(hand: Hand) -> f32 {
    let (cash, stars) = hand.payout();
    f32::from(cash) / f32::from(CASH_PER_POINT) + f32::from(stars)
}

/// What a hand with these cards and `to_come` more will probably pay: what it is already, and what it lacks for a flush
/// and for a straight, if so many cards are still to come.
pub(super) fn hope(cards: Cards, to_come: u8, worth: &Hands) -> f32 {
    let to_come = usize::from(to_come.min(TURNS));
    if to_come == 0 {
        return payout(poker::best_hand(cards));
    }
    if cards.is_empty() {
        return worth.empty;
    }
    let made = worth.made[to_come - 1][poker::best_hand(cards).index()];
    let flush = worth.flush[to_come - 1][usize::from(lacks_for_flush(cards))];
    let straight = worth.straight[to_come - 1][usize::from(lacks_for_straight(cards))];
    made + flush + straight
}

/// How many cards of the most frequent suit a flush still needs.
pub(super) fn lacks_for_flush(cards: Cards) -> u8 {
    let most = Suit::ALL.map(|suit| cards.values_of(suit).count_ones()).into_iter().max().unwrap_or(0);
    5 - most.min(5) as u8
}

/// How many values the straight that is nearest to complete still needs.
pub(super) fn lacks_for_straight(cards: Cards) -> u8 {
    let [h, s, d, c] = Suit::ALL.map(|suit| cards.values_of(suit));
    let values = h | s | d | c;
    let values = values | (values & 1) << 13; // FT-POKER-04: the ace ends a straight too.
    let most = (0..10).map(|low| (values >> low & 0b1_1111).count_ones()).max().unwrap_or(0);
    5 - most as u8
}
