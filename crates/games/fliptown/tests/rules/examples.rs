//! Worked examples, with their exact results: those of the rulebook (1 to 10), of weapons, chains and buildings.

use fliptown::data::{Hand, Item, Region};
use fliptown::{Event, Position};

use crate::common::*;

#[test]
fn example_01_two_pair() {
    let t = payday(Position::solo().money(0, 0, 0).poker(0, "Qh Qs 8d 8c 3h").sheriff("Kd"));
    assert!(t.was_told(&Event::HandPaid { seat: seat(0), hand: Hand::TwoPair, wild: false, cash: 3, stars: 2 }));
    assert_eq!(t.sums(), (3, 0, 2, 0));
    assert_eq!(t.sheet(0).hands, [Some(Hand::TwoPair), None, None]);
}

#[test]
fn example_02_one_pan_and_three_hammers() {
    let t = payday(Position::solo().money(0, 0, 0).tools(0, 1, 3).poker(0, "Qh Js 8d 6c 3h").sheriff("Kd"));
    assert_eq!(t.sums(), (6, 1, 0, 0));
    assert!(t.was_told(&Event::Worked { seat: seat(0), gold: 1, cash: 6 }));
}

#[test]
fn example_03_eight_wanted_posters_in_the_first_round() {
    let position = |card| Position::solo().wanted(0, 8).money(0, 20, 8).stars(0, 10).sheriff(card);
    let mut t = sheriff(position("6h"));
    assert_eq!(t.legal(), ["bribe", "risk"]);
    t.play("risk");
    assert_eq!(t.legal(), ["pay cash", "pay stars"]);
    let mut other = Table { game: t.game.clone(), dice: t.dice.clone(), told: Vec::new() };
    t.play("pay cash");
    assert_eq!(t.sums(), (10, 8, 10, 8));
    other.play("pay stars");
    assert_eq!(other.sums(), (20, 8, 6, 8));
    let mut free = sheriff(position("8h"));
    free.play("risk");
    assert_eq!(free.sums(), (20, 8, 10, 8));
    let mut bribed = sheriff(position("6h"));
    bribed.play("bribe");
    assert_eq!(bribed.sums(), (20, 0, 10, 8));
}

#[test]
fn example_04_stopping_early_on_the_trail() {
    let mut t = turn(Position::solo().money(0, 4, 0).lineup("4h 7c 2d"));
    assert_eq!(t.options("play 3 trail-"), ["a", "2", "3", "4", "5", "6", "7"]);
    t.play("play 3 trail-3");
    assert_eq!(t.sheet(0).passed, [space("trail-a"), space("trail-2")]);
    assert_eq!(t.sums(), (4, 0, 1, 0));
    assert_eq!(t.bonuses(), [(Region::Cemetery, 1)]);
    assert_eq!(t.sheet(0).poker[0], cards("2d"));
}

#[test]
fn example_05_a_stagecoach_that_gets_away() {
    let mut t = turn(Position::solo().money(0, 4, 0).lineup("As 9d 5h").draw_pile("2d"));
    t.play("play 3 bad-9");
    assert_eq!(t.robberies(), [("2d".to_owned(), false)]);
    assert!(t.is_circled("bad-9"));
    assert_eq!(t.sums(), (4, 0, 3, 3));
    let after = t.right_after(|event| matches!(event, Event::Did { .. }));
    assert!(after.view().discard_pile.contains(&card("2d")));
}

#[test]
fn example_06_entering_the_mine() {
    let mut t = turn(Position::solo().money(0, 4, 0).lineup("Qd 5s 3h"));
    assert_eq!(t.options("play 3 mine-"), ["1l"]);
    t.play("play 3 mine-1l");
    assert_eq!((t.sums(), t.sheet(0).hammers), ((4, 1, 0, 0), 1));
}

#[test]
fn example_07_a_bandana_from_the_store() {
    let mut t = turn(Position::solo().money(0, 4, 0).lineup("7c 5s 9h"));
    t.play_all(&["play 3 town-5", "store bandana"]);
    assert!(t.is_circled("town-5") && t.has(Item::Bandana));
    assert_eq!(t.sums(), (3, 0, 0, 0));
    assert_eq!(t.bonuses(), [(Region::Trail, 1)]);
}

#[test]
fn example_08_three_graves() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("7c 5s 9h"));
    t.play("play 1 grave-bm");
    assert_eq!((t.sums(), t.sheet(0).pans), ((0, 0, 0, 1), 1));
    t.play_all(&["done", "play 1 grave-br"]);
    assert_eq!((t.sums(), t.bonuses()), ((0, 0, 0, 2), vec![(Region::Town, 1)]));
    t.play_all(&["decline town", "done", "play 1 grave-mr"]);
    assert_eq!((t.sums(), t.bonuses()), ((8, 2, 0, 3), vec![]));
}

#[test]
fn example_09_gold_for_the_value_card() {
    // The nine is the value card, the ace of clubs the suit card; the poker card is the two.
    let reached = |gold| {
        let t = turn(Position::solo().money(0, 0, gold).lineup("Ac 9c 2h"));
        let towns = t.options("play 3 town-");
        // The other way round the ace is the value card, from which low buildings are reached.
        towns.into_iter().filter(|value| ["6", "7", "8", "9", "10", "j", "q"].contains(&value.as_str())).collect()
    };
    let nine: [Vec<String>; 4] = [0, 1, 2, 3].map(reached);
    assert_eq!(nine[0], ["9"]);
    assert_eq!(nine[1], ["8", "9", "10"]);
    assert_eq!(nine[2], ["7", "8", "9", "10", "j"]);
    assert_eq!(nine[3], ["6", "7", "8", "9", "10", "j", "q"]);
    for (target, gold) in [("6", 3), ("q", 3), ("7", 2), ("j", 2), ("8", 1), ("10", 1)] {
        let mut t = turn(Position::solo().money(0, 0, 5).lineup("Kc 9c 2h").at(1, 1));
        t.play(&format!("play 3 town-{target}"));
        // From the king, queen and jack are nearer.
        let expected = match target {
            "q" => 1,
            "j" => 2,
            _ => gold,
        };
        assert_eq!(t.sheet(0).gold, 5 - expected, "{target}");
    }
}

#[test]
fn example_10_there_is_no_step_from_ace_to_king() {
    let t = turn(Position::solo().money(0, 0, 1).lineup("7c Ac 2h"));
    let near_the_ace: Vec<String> =
        t.options("play 3 town-").into_iter().filter(|value| !["6", "7", "8"].contains(&value.as_str())).collect();
    assert_eq!(near_the_ace, ["a", "2"]);
}

#[test]
fn example_11_a_pistol_makes_the_difference() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("As 9d 5h").draw_pile("7d").items(0, &[Item::Pistol]));
    t.play("play 3 bad-9");
    assert_eq!(t.sums(), (4, 0, 6, 3));
    let english = Position::solo().english_weapons().money(0, 0, 0).lineup("As 9d 5h").items(0, &[Item::Pistol]);
    let mut t = turn(english.draw_pile("6d"));
    t.play("play 3 bad-9");
    assert_eq!(t.robberies(), [("6d".to_owned(), true)]);
}

#[test]
fn example_12_a_rifle_at_the_last_train() {
    let armed = |pile| {
        let position = Position::solo().money(0, 0, 0).lineup("As Kd 5h").items(0, &[Item::Pistol, Item::Rifle]);
        let mut t = turn(position.draw_pile(pile));
        t.play("play 3 bad-k");
        t.sums()
    };
    assert_eq!(armed("9d"), (10, 0, 8, 4));
    assert_eq!(armed("8d"), (0, 0, 4, 4));
}

#[test]
fn example_13_a_bandana_hides_from_billy_the_kid() {
    use fliptown::data::{Cowbot, Difficulty};
    let position = Position::against(Cowbot::BillyTheKid, Difficulty::Normal).money(0, 0, 0).lineup("4s 2d 5h");
    let mut t = turn(position.draw_pile("Ad").items(0, &[Item::Bandana]));
    t.play("play 3 bad-2");
    assert_eq!(t.sums(), (0, 0, 1, 0));
    assert_eq!(t.view().cowbot.unwrap().stolen, [0, 0, 0]);
}

#[test]
fn example_14_a_row_of_failures_brings_its_bonus() {
    let mut t = turn(Position::solo().money(0, 0, 0).lineup("4s 6d 5h").draw_pile("5d").circled(0, "bad-5 bad-7"));
    t.play("play 3 bad-6");
    assert_eq!((t.sums(), t.bonuses()), ((0, 0, 2, 2), vec![(Region::Mine, 1)]));
}

#[test]
fn example_16_a_pickaxe_opens_three_ways() {
    let position = || Position::solo().money(0, 0, 0).lineup("4d 6d 5h").circled(0, "mine-1l");
    // Poker card 4d leaves 6d and 5h: the suit is diamonds, the value 5. Poker card 5h leaves two diamonds.
    let with = turn(position().items(0, &[Item::Pickaxe]).lineup("9d 6h 5h"));
    assert_eq!(with.options("play 3 mine-"), ["1r", "2a", "2b"]);
    let without = turn(position().lineup("9d 6h 5h"));
    assert_eq!(without.options("play 3 mine-"), ["2b"]);
}

#[test]
fn example_18_the_bank_looks_at_the_flipped_cards() {
    let position = |lineup| Position::solo().at(2, 3).money(0, 0, 5).items(0, &[Item::BankRed]).lineup(lineup);
    let t = flipped(position("3h 9d Kh"));
    assert_eq!(t.sums(), (0, 5, 2, 0));
    assert_eq!(t.events(), [Event::BankPaid { seat: seat(0), stars: 2 }]);
    let mut t = flipped(position("3h 9d Ks"));
    assert_eq!(t.sums(), (0, 5, 0, 0));
    t.play("play 1 trail-8");
    assert_eq!(t.sheet(0).stars, 0, "a changed suit does not wake the bank");
}

#[test]
fn example_19_three_outlaws_at_once() {
    let position = Position::solo().money(0, 0, 0).wanted(0, 3).lineup("Js Jd Qc");
    let mut t = turn(position.items(0, &[Item::OutlawJack, Item::OutlawQueen]));
    for reward in ["bail cash", "bail gold", "bail wanted"] {
        assert_eq!(t.legal(), ["bail cash", "bail gold", "bail wanted"]);
        t.play(reward);
    }
    assert_eq!(t.sums(), (4, 2, 0, 1));
    assert!(t.can("play 1 grave-tl"));
}

#[test]
fn example_21_three_nights_in_the_hotel() {
    let t = over(Position::solo().money(0, 0, 0).hotel(0, 3));
    assert_eq!(t.sheet(0).silver, 14);
    assert_eq!(t.view().standing.unwrap().results[0].total, 14);
}
