//! Asymmetric Start.

use std::collections::BTreeSet;

use west_story::data::{Kind, Sort};
use west_story::{Event, Options};

use crate::common::*;

fn start(people: usize) -> Options {
    Options::for_people(people).asymmetric()
}

/// Takes the first pile and lays it on t1 and t2, for everybody, until round 1.
fn lay_all(t: &mut Table) -> Vec<usize> {
    let mut order = Vec::new();
    while t.view().round == 0 {
        let seat = t.acting()[0];
        order.push(seat);
        let pile = t.legal_of(seat)[0].clone();
        t.play_all_as(seat, [pile.as_str(), "lay t1", "lay t2"]);
    }
    order
}

#[test]
fn ws_asym_01_wells_dogs_a_cabin_for_each_player_and_gold_in_the_gold_rush() {
    let kinds_of = |options: &Options| {
        let mut most = std::collections::BTreeMap::new();
        for seed in 0..60 {
            let mut here = std::collections::BTreeMap::new();
            for card in deal(options, seed).view().piles.iter().flatten() {
                *here.entry(card.kind()).or_insert(0) += 1;
            }
            for (kind, count) in here {
                let entry = most.entry(kind).or_insert(0);
                *entry = count.max(*entry);
            }
        }
        most
    };
    let two = kinds_of(&start(2));
    assert!(two[&Kind::Cabin] <= 2 && two[&Kind::Dog] == 2 && !two.contains_key(&Kind::OldClaim));
    let four = kinds_of(&start(4));
    assert!(four[&Kind::Cabin] == 4 && four[&Kind::Well] == 6);
    assert_eq!(kinds_of(&start(4).gold_rush())[&Kind::OldClaim], 1);
}

#[test]
fn ws_asym_02_piles_of_two_one_more_than_players() {
    for people in 2..=4 {
        let view = deal(&start(people), 3).view();
        assert_eq!(view.piles.len(), people + 1);
        let cards: BTreeSet<_> = view.piles.iter().flatten().collect();
        assert_eq!(cards.len(), 2 * (people + 1));
    }
    // The rest left the game.
    let census = table::Game::census(&deal(&start(4), 3).game);
    let left: u32 = ["well", "dog", "cabin", "old-claim"].iter().map(|kind| census.at(kind, "box")).sum();
    assert_eq!(left, 13 - 10);
}

#[test]
fn ws_asym_03_ex_36_from_the_sheriffs_right_counter_clockwise_to_the_sheriff() {
    let mut t = (0..).map(|seed| deal(&start(4), seed)).find(|t| t.view().sheriff == seat(2)).expect("some deal");
    assert_eq!(t.view().piles.len(), 5);
    assert_eq!(lay_all(&mut t), [1, 0, 3, 2]);
    let mut t = deal(&start(2), 1);
    let first = t.acting()[0];
    t.play_all_as(first, ["pile 2", "lay b4"]);
    // Two different places of choice.
    assert_eq!(t.options_of(first, "lay ").len(), 11);
    assert_eq!(t.refused_as(first, "lay b4"), ("WS-ASYM-03", "why-start-card-there"));
    t.play_as(first, "lay t6");
    let other = t.acting()[0];
    assert_ne!(other, first);
    assert_eq!(t.options_of(other, "pile "), ["1", "3"]);
    assert_eq!(t.refused_as(other, "pile 2"), ("WS-ASYM-03", "why-pile-taken"));
}

#[test]
fn ws_asym_04_the_last_pile_leaves_the_game() {
    let mut t = deal(&start(3), 2);
    let piles = t.view().piles;
    lay_all(&mut t);
    assert_eq!(t.view().piles.len(), 0);
    assert!(t.events().contains(&Event::PileLeft { cards: piles[3] }));
    let owned: usize = t.view().players.iter().flat_map(|p| &p.town).filter(|p| !p.card.is_printed()).count();
    assert_eq!(owned, 6);
}

#[test]
fn ws_asym_05_start_cards_count_like_bought_ones_but_give_nothing_when_laid() {
    let mut t = deal(&start(2).gold_rush(), 4);
    let first = t.acting()[0];
    let before = t.holds(first);
    t.play_all_as(first, ["pile 1", "lay t1", "lay t2"]);
    assert_eq!((t.total(first), t.holds(first)), (0, before), "no points, and no activation of gold");
    assert_eq!(t.blocked(first), "");
    // In the end they count: a cactus well for a cactus licence, a Dog for a Mustang.
    let t = over(people(2).card(0, "t1", "ST-W.1").card(0, "t2", "ST-D.1").card(0, "t3", "II-A1.1"));
    assert_eq!((t.scores(0)[LICENCE], t.scores(0)[MUSTANGS]), (1, 2));
}

#[test]
fn ws_asym_06_a_cabin_is_a_building_and_a_dog_an_animal() {
    assert_eq!((Kind::Cabin.sort(), Kind::Dog.sort(), Kind::Well.sort()), (Sort::Building, Sort::Animal, Sort::Plain));
    // A kind of its own for the Hotel; a building for the Bison.
    let t = over(people(2).card(0, "t1", "ST-H.1").card(0, "t2", "II-A2.1").card(0, "t3", "III-06.1"));
    assert_eq!(t.scores(0)[BISON], 2);
    let hotel = people(2).card(0, "t1", "III-06.1").card(0, "t2", "ST-H.1").dice(1, 2);
    assert_eq!(town(hotel).holds(0).0, 2, "Hotel and Cabin");
}

#[test]
fn ws_asym_07_start_cards_lie_unblocked_and_cover_printed_cards() {
    let mut t = deal(&start(2), 6);
    let first = t.acting()[0];
    t.play_all_as(first, ["pile 1", "lay b6", "lay b5"]);
    let me = t.me(first);
    assert!(!me.town[10].card.is_printed() && !me.town[11].card.is_printed());
    assert!(me.town.iter().all(|place| !place.blocked && place.covered.is_empty()));
}
