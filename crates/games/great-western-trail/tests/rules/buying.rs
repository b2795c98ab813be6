//! Buying cattle (GWT-BUY).

use great_western_trail::data::cattle::{Cattle, PRICE_LIST};
use great_western_trail::data::tiles::Worker;
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Cows, Event, Position};

use crate::common::*;
use crate::delivering::at;

/// Cattle cards by their names.
pub fn cows(names: &[&str]) -> Cows {
    let mut cows = Cows::NONE;
    for name in names {
        cows.add(Cattle::named(name).unwrap_or_else(|| panic!("there is no card `{name}`")), 1);
    }
    cows
}

/// The number of the purchase of these cards with so many cowboys.
pub fn purchase(first: &str, second: Option<&str>, cowboys: u8) -> String {
    let [first, second] = [Some(first), second].map(|name| name.and_then(Cattle::named));
    let found = PRICE_LIST
        .iter()
        .position(|purchase| Some(purchase.card) == first && purchase.second == second && purchase.cowboys == cowboys);
    format!("buy {}", found.expect("a purchase") + 1)
}

/// So many cowboys at the neutral building for buying, with this market and these cards to come.
pub fn buying(cowboys: u8, market: &[&str], stack: &[&str]) -> Position {
    let mut position = clear(2);
    position.hand(ME, []);
    position.player(ME).workers[Worker::Cowboy.index()] = cowboys;
    (position.table.market, position.table.stack) = (cows(market), cows(stack));
    position
}

/// The player buys cattle.
fn buys(position: &mut Position) -> Play {
    let mut play = at(position, Site::E);
    play.play("use buy-cattle");
    play
}

#[test]
fn gwt_buy_01_only_cards_of_the_market_and_to_the_discard_pile() {
    let mut play = buys(&mut buying(1, &["longhorn", "shorthorn-4"], &["red-poll", "red-poll"]));
    assert_eq!(play.refused(purchase("red-poll", None, 1)).rule.0, "GWT-BUY-01");
    play.play(purchase("longhorn", None, 1));
    let herd = play.own(ME).herd;
    assert_eq!(herd.top, Some(Card::Cattle(Cattle::Longhorn)));
    assert_eq!((herd.hand_size, herd.discard_size), (0, 1));
    assert_eq!(play.table().market, cows(&["shorthorn-4"]));
}

#[test]
fn gwt_buy_01_it_is_told_what_was_bought_and_for_how_much() {
    let mut play = buys(&mut buying(5, &["longhorn", "red-poll", "shorthorn-4"], &[]));
    play.play(purchase("longhorn", Some("red-poll"), 3));
    let (card, second) = (Cattle::Longhorn, Some(Cattle::RedPoll));
    assert_eq!(play.latest(), [Event::Bought { seat: ME, card, second, dollars: 5 }]);
    play.play(purchase("shorthorn-4", None, 1));
    assert_eq!(play.latest(), [Event::Bought { seat: ME, card: Cattle::Shorthorn4, second: None, dollars: 12 }]);
}

#[test]
fn gwt_buy_02_the_price_list() {
    let lines: [(&str, Option<&str>, u8, u16); 10] = [
        ("longhorn", None, 1, 6),
        ("longhorn", None, 2, 3),
        ("longhorn", Some("black-angus"), 3, 5),
        ("shorthorn-4", None, 1, 12),
        ("shorthorn-4", None, 3, 6),
        ("shorthorn-3", Some("shorthorn-5"), 5, 8),
        ("hereford-6", None, 2, 12),
        ("hereford-6", None, 4, 6),
        ("calf", None, 1, 8),
        ("calf", None, 2, 5),
    ];
    let market =
        ["longhorn", "red-poll", "black-angus", "shorthorn-3", "shorthorn-4", "shorthorn-5", "hereford-6", "calf"];
    for (first, second, cowboys, dollars) in lines {
        let buy = purchase(first, second, cowboys);
        let mut position = buying(cowboys, &market, &["red-poll"]);
        let mut play = buys(&mut position);
        play.play(&buy);
        assert_eq!(play.dollars(ME), 20 - dollars, "{first} with {cowboys}");
        assert_eq!(play.own(ME).herd.discard_size, 1 + u8::from(second.is_some()));
        assert!(play.options("buy ").is_empty(), "no cowboy is left");
        position.player(ME).dollars = dollars - 1;
        assert!(!buys(&mut position).can(&buy), "{first} for a dollar less");
        position.player(ME).dollars = 20;
        position.player(ME).workers[Worker::Cowboy.index()] = cowboys - 1;
        if cowboys > 1 {
            let play = buys(&mut position);
            assert_eq!(play.refused(&buy).rule.0, "GWT-BUY-02", "{first} with a cowboy less");
        } else {
            assert!(!at(&mut position, Site::E).can("use buy-cattle"));
        }
    }
    // Every other purchase is one of these lines for other cards of the same value.
    for line in &PRICE_LIST {
        let alike = lines.iter().any(|&(first, second, cowboys, dollars)| {
            let value = |name: &str| Cattle::named(name).map(Cattle::value);
            let calf = |card: Cattle| card == Cattle::Calf;
            value(first) == Some(line.card.value())
                && calf(line.card) == (first == "calf")
                && second.is_some() == line.second.is_some()
                && (cowboys, dollars) == (line.cowboys, u16::from(line.dollars))
        });
        assert!(alike, "{line:?}");
    }
}

#[test]
fn gwt_buy_02_each_cowboy_is_used_once() {
    let mut play = buys(&mut buying(5, &["longhorn", "longhorn", "red-poll", "hereford-5"], &["calf"]));
    play.play(purchase("longhorn", None, 2));
    play.play(purchase("red-poll", None, 2));
    assert_eq!(play.refused(purchase("longhorn", None, 2)).rule.0, "GWT-BUY-02");
    play.play(purchase("longhorn", None, 1));
    // Nothing is left to be done, so that the action is over.
    assert_eq!(play.dollars(ME), 20 - 3 - 3 - 6);
    assert_eq!(play.legal(), ["done"]);
    assert!(!play.can("reveal"));
}

#[test]
fn gwt_buy_03_less_than_possible_or_nothing_may_be_bought() {
    let mut play = buys(&mut buying(6, &["longhorn", "longhorn"], &[]));
    let mut nothing = play.clone();
    nothing.play_all(["done", "done"]);
    assert_eq!((nothing.dollars(ME), nothing.own(ME).herd.discard_size), (20, 0));
    play.play(purchase("longhorn", None, 1));
    play.play_all(["done", "done"]);
    assert_eq!((play.dollars(ME), play.own(ME).herd.discard_size), (14, 1));
}

#[test]
fn gwt_buy_04_a_pair_has_one_value_but_not_one_breed() {
    let play = buys(&mut buying(6, &["longhorn", "red-poll", "black-angus", "shorthorn-3", "hereford-5"], &[]));
    for (first, second) in [("longhorn", "red-poll"), ("longhorn", "black-angus"), ("red-poll", "black-angus")] {
        assert!(play.can(purchase(first, Some(second), 3)));
    }
    assert!(!play.can(purchase("longhorn", Some("longhorn"), 3)), "there is one");
    assert!(!play.can(purchase("shorthorn-3", Some("shorthorn-3"), 5)), "there is one");
    let pairs = PRICE_LIST.iter().filter_map(|purchase| Some((purchase.card, purchase.second?)));
    assert_eq!(pairs.clone().count(), 12);
    for (first, second) in pairs {
        assert_eq!(first.value(), second.value());
        assert!(matches!(first.value(), 3 | 4));
        assert_ne!(first, Cattle::Heifer);
    }
}

#[test]
fn gwt_buy_05_a_cowboy_may_reveal_two_cards_at_any_moment_instead_of_buying() {
    let mut play = buys(&mut buying(4, &["longhorn"], &["black-angus"; 6]));
    play.play(purchase("longhorn", None, 1));
    assert!(!play.can(purchase("black-angus", None, 1)));
    let played = play.play("reveal");
    assert!(played.chance, "it cannot be taken back");
    assert_eq!(play.table().market, cows(&["black-angus", "black-angus"]));
    play.play(purchase("black-angus", None, 1));
    play.play("reveal");
    assert_eq!(play.dollars(ME), 20 - 6 - 6, "revealing costs nothing");
    assert_eq!(play.table().market, cows(&["black-angus"; 3]));
    // Four cowboys have been used.
    assert_eq!(play.legal(), ["done"]);
}

#[test]
fn gwt_buy_06_the_market_may_grow_beyond_its_size_and_a_last_card_is_revealed_alone() {
    let mut play = buys(&mut buying(4, &["longhorn"; 7], &["red-poll"; 3]));
    play.play("reveal");
    assert_eq!(play.table().market.len(), 9);
    play.play("reveal");
    assert_eq!((play.table().market.len(), play.table().stack.len()), (10, 0));
    assert!(play.can(purchase("longhorn", None, 2)));
    assert_eq!(play.refused("reveal").rule.0, "GWT-BUY-06");
}

#[test]
fn gwt_buy_06_with_nothing_to_buy_or_reveal_the_action_is_not_possible() {
    let mut position = buying(2, &["hereford-5"], &[]);
    position.player(ME).dollars = 11;
    assert_eq!(at(&mut position, Site::E).refused("use buy-cattle").rule.0, "GWT-BUY-02");
    position.table.stack = cows(&["red-poll"]);
    assert!(at(&mut position, Site::E).can("use buy-cattle"));
}
