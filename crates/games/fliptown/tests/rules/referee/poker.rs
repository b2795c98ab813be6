//! Poker by looking at every five cards, and at every card that a wild one may stand for.

use std::cmp::Reverse;

use fliptown::data::{Character, Hand};
use fliptown::{Holdem, Options, Position};
use table::Dice;

use super::{Plain, tries};
use crate::common::*;

/// A hand as poker ranks it: the place of its kind in the table of payouts, then the values that break ties, the most
/// important first.
type Rank = (usize, Vec<u8>);

/// Kinds from the weakest to the best, with what they pay.
pub(super) const KINDS: [(&str, (u16, u16)); 10] = [
    ("high-card", (0, 0)),
    ("pair", (2, 1)),
    ("two-pair", (3, 2)),
    ("three-of-a-kind", (4, 3)),
    ("straight", (5, 4)),
    ("flush", (6, 5)),
    ("full-house", (7, 6)),
    ("four-of-a-kind", (8, 7)),
    ("straight-flush", (9, 8)),
    ("royal-flush", (10, 9)),
];

fn kind(name: &str) -> usize {
    KINDS.iter().position(|(kind, _)| *kind == name).expect("a kind of hand")
}

/// Five cards, one of which may occur twice.
fn rank_five(cards: &[Plain]) -> Rank {
    let high = |value: u8| if value == 1 { 14 } else { value };
    let mut values: Vec<u8> = cards.iter().map(|card| high(card.0)).collect();
    values.sort_by_key(|value| Reverse(*value));
    let one_suit = cards.iter().all(|card| card.1 == cards[0].1);
    let in_a_row = values.windows(2).all(|two| two[0] == two[1] + 1);
    let from_the_ace = values == [14, 5, 4, 3, 2];
    if in_a_row || from_the_ace {
        let top = if from_the_ace { 5 } else { values[0] };
        let name = match (one_suit, top) {
            (true, 14) => "royal-flush",
            (true, _) => "straight-flush",
            _ => "straight",
        };
        return (kind(name), vec![top]);
    }
    // How often each value occurs, at most four times: a fifth card of a kind is just another card.
    let mut groups: Vec<(usize, u8)> = Vec::new();
    for value in 2..=14 {
        let count = values.iter().filter(|other| **other == value).count();
        match count {
            0 => {}
            5 => groups.extend([(4, value), (1, value)]),
            count => groups.push((count, value)),
        }
    }
    groups.sort_by_key(|group| Reverse(*group));
    let counts: Vec<usize> = groups.iter().map(|(count, _)| *count).collect();
    let name = match counts.as_slice() {
        [4, ..] => "four-of-a-kind",
        [3, 2] => "full-house",
        _ if one_suit => return (kind("flush"), values),
        [3, ..] => "three-of-a-kind",
        [2, 2, ..] => "two-pair",
        [2, ..] => "pair",
        _ => "high-card",
    };
    (kind(name), groups.iter().map(|(_, value)| *value).collect())
}

/// The best five of five to seven.
pub(super) fn rank(cards: &[Plain]) -> Rank {
    let mut best = (0, Vec::new());
    let count = cards.len();
    for a in 0..count {
        for b in a + 1..count {
            for c in b + 1..count {
                for d in c + 1..count {
                    for e in d + 1..count {
                        best = best.max(rank_five(&[cards[a], cards[b], cards[c], cards[d], cards[e]]));
                    }
                }
            }
        }
    }
    best
}

/// The best that any one card as any other makes of a hand.
pub(super) fn rank_with_wild(cards: &[Plain]) -> Rank {
    let mut best = rank(cards);
    for wild in 0..cards.len() {
        for suit in ['h', 's', 'd', 'c'] {
            for value in 1..=13 {
                let mut changed = cards.to_vec();
                changed[wild] = (value, suit);
                best = best.max(rank(&changed));
            }
        }
    }
    best
}

/// What everybody is paid: all by the table, or only the strongest, equal ones sharing and rounding down.
pub(super) fn payouts(ranks: &[Rank], competitive: bool) -> Vec<(u16, u16)> {
    let best = ranks.iter().max().expect("somebody plays");
    let winners = ranks.iter().filter(|rank| *rank == best).count() as u16;
    let payout = |rank: &Rank| {
        let (cash, stars) = KINDS[rank.0].1;
        match competitive {
            false => (cash, stars),
            true if rank == best => (cash / winners, stars / winners),
            true => (0, 0),
        }
    };
    ranks.iter().map(payout).collect()
}

/// Cards of a deck in which good hands are frequent: a few values, or one suit before all others. Any may come twice.
fn some_cards(count: usize, dice: &mut Dice) -> Vec<Plain> {
    let (values, suits): (&[u8], &[char]) = match dice.below(4) {
        0 => (&[1, 10, 11, 12, 13], &['h', 'h', 's']),
        1 => (&[1, 2, 3, 4, 5, 6], &['h', 'h', 'd', 'c']),
        2 => (&[1, 9, 13], &['h', 's', 'd', 'c']),
        _ => (&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], &['h', 's', 'd', 'c']),
    };
    (0..count).map(|_| (dice.pick(values), dice.pick(suits))).collect()
}

fn names(cards: &[Plain]) -> String {
    const VALUES: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    let name = |card: &Plain| format!("{}{}", VALUES[usize::from(card.0) - 1], card.1);
    cards.iter().map(name).collect::<Vec<_>>().join(" ")
}

/// Deals random hands to players, pays them, and compares with the referee.
fn judge(players: usize, holdem: Holdem, cheats: bool, dice: &mut Dice) {
    // Everybody may have written the same cards of the lineup.
    let shared = some_cards(5, dice);
    let mut options = Options::for_players(players);
    options.holdem = holdem;
    let mut position = Position::of(&options);
    if cheats {
        let characters = [Character::Cheat, Character::Settler, Character::Miner, Character::Trailblazer];
        position = position.characters(&characters[..players]);
    }
    let mut hands: Vec<Vec<Plain>> = Vec::new();
    let mut held: Vec<String> = Vec::new();
    for seat in 0..players {
        let mut hand = if dice.below(2) == 0 { shared.clone() } else { some_cards(5, dice) };
        position = position.money(seat, 0, 0).poker(seat, &names(&hand));
        if holdem != Holdem::Off {
            let two = some_cards(2, dice);
            held.push(names(&two));
            hand.extend(two);
        }
        hands.push(hand);
    }
    if holdem != Holdem::Off {
        position = position.holdem(holdem, &held.iter().map(String::as_str).collect::<Vec<_>>());
    }
    let mut t = payday(position);
    let wild = cheats && dice.below(4) > 0;
    if cheats {
        t.play(if wild { "use" } else { "keep" });
    }
    let ranks: Vec<Rank> = (0..players)
        .map(|seat| if wild && seat == 0 { rank_with_wild(&hands[0]) } else { rank(&hands[seat]) })
        .collect();
    let paid: Vec<(u16, u16)> = (0..players).map(|seat| (t.sums_of(seat).0, t.sums_of(seat).2)).collect();
    let kinds: Vec<&str> = (0..players).map(|seat| t.sheet(seat).hands[0].map_or("none", Hand::name)).collect();
    let said = |hands: &[Vec<Plain>]| hands.iter().map(|hand| names(hand)).collect::<Vec<_>>();
    assert_eq!(kinds, ranks.iter().map(|rank| KINDS[rank.0].0).collect::<Vec<_>>(), "{:?}", said(&hands));
    assert_eq!(paid, payouts(&ranks, holdem == Holdem::Competitive), "wild: {wild}, {:?}", said(&hands));
}

#[test]
fn ft_poker_02_hold_03_05_hands_and_payouts_are_those_of_the_referee() {
    let mut dice = Dice::from_number(52);
    for number in 0..tries(6_000) {
        let (players, holdem) = match number % 4 {
            0 => (1, Holdem::Off),
            1 => (1, Holdem::Standard),
            2 => (2, Holdem::Competitive),
            _ => (2 + dice.below(3) as usize, Holdem::Competitive),
        };
        judge(players, holdem, false, &mut dice);
    }
}

#[test]
fn ft_char_09_with_a_wild_card_hands_and_payouts_are_those_of_the_referee() {
    let mut dice = Dice::from_number(53);
    for number in 0..tries(500) {
        match number % 3 {
            0 => judge(1, Holdem::Off, true, &mut dice),
            1 => judge(1, Holdem::Standard, true, &mut dice),
            _ => judge(2, Holdem::Competitive, true, &mut dice),
        }
    }
}
