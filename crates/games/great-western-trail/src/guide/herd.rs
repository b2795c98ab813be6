//! What a herd will be worth in Kansas City.

use crate::cards::{Cows, Pile};
use crate::data::cattle::{Breed, Cattle};

/// Breeds by falling value, Simmentals apart.
const BY_VALUE: [(Breed, f32); 9] = [
    (Breed::Hereford, 5.0),
    (Breed::Shorthorn, 4.0),
    (Breed::BlackAngus, 3.0),
    (Breed::RedPoll, 3.0),
    (Breed::Longhorn, 3.0),
    (Breed::Galloway, 2.0),
    (Breed::Pineywoods, 2.0),
    (Breed::SantaGertrudis, 2.0),
    (Breed::Criollo, 1.0),
];

/// Cards that are seen beside those held when a herd is driven from the start to Kansas City.
const SEEN_ON_A_TRIP: f32 = 5.0;

/// Cards that are seen in a turn beside those held.
const SEEN_IN_A_TURN: f32 = 1.3;

/// The breeding value that a hand with so many places for cattle will probably have after some of the cards in `unseen` were
/// seen, if the best are kept.
fn value_after(hand: Cows, unseen: Cows, cards: u8, seen: f32, places: f32) -> f32 {
    let miss = 1.0 - (seen / f32::from(cards.max(1))).min(1.0);
    let mut chance = [0.0; 9];
    for (chance, (breed, _)) in chance.iter_mut().zip(BY_VALUE) {
        *chance = if hand.of_breed(breed) > 0 { 1.0 } else { 1.0 - miss.powi(unseen.of_breed(breed).into()) };
    }
    let mut simmental = simmental(hand, unseen, miss);
    let (mut value, mut left) = (0.0, places);
    let mut take = |chance: f32, each: f32| {
        let taken = chance.min(left);
        left -= taken;
        value += taken * each;
    };
    for (chance, (_, each)) in chance.into_iter().zip(BY_VALUE) {
        if let Some((chance, stage)) = simmental.take_if(|(_, stage)| *stage >= each) {
            take(chance, stage);
        }
        take(chance, each);
    }
    value
}

/// The chance to hold a Simmental, and the value of the best stage.
fn simmental(hand: Cows, unseen: Cows, miss: f32) -> Option<(f32, f32)> {
    let best =
        |cows: Cows| [Cattle::Cow, Cattle::Heifer, Cattle::Calf].into_iter().find(|&stage| cows.count(stage) > 0);
    let held = best(hand).map(|stage| (1.0, stage));
    let (chance, stage) =
        held.or_else(|| Some((1.0 - miss.powi(unseen.of_breed(Breed::Simmental).into()), best(unseen)?)))?;
    Some((chance, f32::from(stage.value())))
}

/// The value that a herd will probably have on arrival after so many turns.
pub(super) fn value_in(hand: Pile, deck: Pile, discard: Pile, limit: u8, turns: f32) -> f32 {
    let seen = SEEN_IN_A_TURN * turns + f32::from(limit.saturating_sub(hand.len()));
    let unseen = if f32::from(deck.len()) < seen { deck.plus(discard) } else { deck };
    let places = limit.max(hand.len()).saturating_sub(hand.goals.len());
    value_after(hand.cows, unseen.cows, unseen.len(), seen, f32::from(places))
}

/// The value that a herd will probably have after a whole trip.
pub(super) fn value_of_trip(herd: Pile, limit: u8) -> f32 {
    value_after(Cows::NONE, herd.cows, herd.len(), f32::from(limit) + SEEN_ON_A_TRIP, f32::from(limit))
}
