//! What a poker hand that is not full yet may still become.

use super::weights::Hands;
use crate::data::{CASH_PER_POINT, Hand, TURNS};
use crate::poker::Written;

/// What a hand pays, in points.
pub(super) fn payout(hand: Hand) -> f32 {
    let (cash, stars) = hand.payout();
    f32::from(cash) / f32::from(CASH_PER_POINT) + f32::from(stars)
}

/// What a hand with these cards and `to_come` more will probably pay: what it is already, and what it lacks for a flush
/// and for a straight, if so many cards are still to come.
pub(super) fn hope(cards: &Written, to_come: u8, worth: &Hands) -> f32 {
    let to_come = usize::from(to_come.min(TURNS));
    if to_come == 0 {
        return payout(cards.best_hand());
    }
    if cards.list().is_empty() {
        return worth.empty;
    }
    let made = worth.made[to_come - 1][cards.best_hand().index()];
    let flush = worth.flush[to_come - 1][usize::from(lacks_for_flush(cards))];
    let straight = worth.straight[to_come - 1][usize::from(lacks_for_straight(cards))];
    made + flush + straight
}

/// How many cards of the most frequent suit a flush still needs; one that was written twice counts twice (FT-DECK-07).
pub(super) fn lacks_for_flush(cards: &Written) -> u8 {
    let mut suits = [0u8; 4];
    for card in cards.list() {
        suits[card.suit() as usize] += 1;
    }
    let most = suits.into_iter().max().unwrap_or(0);
    5 - most.min(5)
}

/// How many values the straight that is nearest to complete still needs.
pub(super) fn lacks_for_straight(cards: &Written) -> u8 {
    let values = cards.list().iter().fold(0u32, |values, card| values | 1 << (card.value() - 1));
    let values = values | (values & 1) << 13; // FT-POKER-04: the ace ends a straight too.
    let most = (0..10).map(|low| (values >> low & 0b1_1111).count_ones()).max().unwrap_or(0);
    5 - most as u8
}
