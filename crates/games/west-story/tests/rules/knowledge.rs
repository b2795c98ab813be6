//! Who knows what. Everything on the table is known to all; what nobody has seen is decided when it is shown, and comes up as
//! often as chance would have it.

use std::collections::BTreeMap;

use table::{Dice, Eyes, Game, Seat};
use west_story::data::{Kind, SheriffCard};
use west_story::{Options, WestStory};

use crate::common::*;

fn all_eyes(seats: usize) -> Vec<Eyes> {
    Seat::all(seats).map(Eyes::Seat).chain([Eyes::Bystander, Eyes::Open]).collect()
}

#[test]
fn all_eyes_see_the_same_and_are_told_the_same() {
    let mut t = deal(&Options::for_people(3).everything(), 5);
    t.play_out(|t| {
        let view = |eyes| {
            let mut view = t.game.view(eyes);
            assert_eq!(view.seat, Eyes::seat(eyes), "eyes know whose they are");
            view.seat = None;
            view
        };
        let views: Vec<_> = all_eyes(3).into_iter().map(view).collect();
        assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
        for event in t.latest() {
            assert!(all_eyes(3).into_iter().all(|eyes| WestStory::event_for(&event, eyes) == Some(event)));
        }
    });
}

#[test]
fn an_imagined_world_is_this_one_since_nothing_hidden_is_in_it() {
    let mut dice = Dice::from_number(1);
    deal(&Options::for_people(2).everything(), 7).play_out(|t| {
        assert_eq!(t.game.imagine(seat(0), &mut dice), t.game);
    });
    assert_eq!(dice.drawn(), 0);
}

/// How often each outcome is seen when this is played in imagined worlds, with dice of their own.
fn outcomes<K: Ord>(t: &Table, seat: usize, notation: &str, look: impl Fn(&Table) -> K) -> BTreeMap<K, u32> {
    let mut dice = Dice::from_number(9);
    let mut seen = BTreeMap::new();
    for _ in 0..3000 {
        let mut world = Table::at(t.game.imagine(Seat::new(seat), &mut dice));
        world.dice = dice.split();
        world.play_as(seat, notation);
        *seen.entry(look(&world)).or_insert(0) += 1;
    }
    seen
}

#[track_caller]
fn evenly<K: Ord + std::fmt::Debug>(seen: &BTreeMap<K, u32>, count: usize) {
    assert_eq!(seen.len(), count, "{seen:?}");
    seen.values().for_each(|&times| assert_likely(times as usize, 3000, 1.0 / count as f64));
}

#[test]
fn the_order_of_a_deck_is_known_to_nobody_and_its_cards_to_all() {
    let at = people(2).market(0, &["I-01.1", "I-01.2", "I-01.3", "I-01.4"]).deck(0, &["I-02.1", "I-05.3", "I-08.2"]);
    let mut t = turn(at, 0);
    assert_eq!(t.view().decks[0].face_down, [card("I-02.1"), card("I-05.3"), card("I-08.2")]);
    t.play_all_as(0, ["scam", "refresh I"]);
    evenly(&outcomes(&t, 0, "discard 2", |world| world.row(0)[1].clone()), 3);
}

#[test]
fn face_down_bandits_are_known_to_nobody_and_what_they_may_be_to_all() {
    // Twelve of fourteen are left: A1 shows two.
    let at = people(2).bandits(1, &["cactus", "boot"]).total(0, 6).cows(0, 6);
    let mut t = turn(at, 0);
    assert_eq!(t.view().unseen_bandits, [2, 3, 2, 3, 0, 2]);
    t.play_as(0, "cow");
    let seen = outcomes(&t, 0, "accept 1", |world| world.view().regions[1].bandits[0].map(|bandit| bandit.index()));
    assert_shares(&seen, &[(0, 2.0), (1, 3.0), (2, 2.0), (3, 3.0), (5, 2.0)].map(|(kind, n)| (Some(kind), n / 12.0)));
}

#[test]
fn the_next_sheriff_card_is_known_to_nobody_and_which_may_come_to_all() {
    let seen = |options: Options, round: u8| {
        let mut cards = BTreeMap::new();
        for seed in 0..3000 {
            let position = west_story::Position::of(&options).round(round);
            let (mut dice, mut told) = (Dice::from_number(seed), Vec::new());
            let game = position.order(&mut dice, &mut told);
            *cards.entry(game.view(Eyes::Bystander).contest).or_insert(0) += 1;
        }
        cards
    };
    evenly(&seen(Options::for_people(2), 2), 2);
    evenly(&seen(Options::for_people(2).new_cards(), 4), 5);
    evenly(&seen(Options::for_people(2).gold_rush(), 5), 3);
    assert_eq!(seen(Options::for_people(2), 7).keys().copied().collect::<Vec<_>>(), [SheriffCard::Last]);
    let view = turn(people(2).round(5), 0).view();
    assert_eq!(view.contests_to_come, [SheriffCard::Bandits, SheriffCard::Outposts]);
}

#[test]
fn covered_cards_discards_and_reserves_are_known_to_all() {
    let at = people(2).card(1, "t1", "I-01.1").card(1, "t1", "I-02.1").discards(0, &["I-03.1"]).reserved(1, "II-A1.1");
    let t = turn(at, 0);
    let view = t.game.view(Eyes::Seat(seat(0)));
    assert_eq!(view.players[1].town[0].covered, [card("I-01.1")]);
    assert_eq!(view.decks[0].discards, [card("I-03.1")]);
    assert_eq!(view.players[1].reserved, Some(card("II-A1.1")));
}

#[test]
fn a_view_never_says_more_than_which_cards_are_left() {
    // Two games that differ in nothing but the dice to come look the same.
    let t = turn(people(2), 0);
    let json = serde_json::to_string(&t.view()).expect("views can be written down");
    assert!(!json.contains("seed") && json.contains("face_down"));
    let kinds: Vec<Kind> = t.view().decks[0].face_down.iter().map(|card| card.kind()).collect();
    assert!(kinds.is_sorted(), "in the order of ids");
}
