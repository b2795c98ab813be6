//! Mountain routes.

use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Event, Position};

use crate::common::*;

/// Everything is open; Helena to Salt Lake City needs four whites.
fn pass(hand: &str, deck: &str) -> Position {
    game(10).hand(0, hand).deck(deck).dollars(0, 5)
}

const FOUR: &str = "white white white white";

#[test]
fn ttr_snow_01_nine_strands_are_mountains_once_the_box_is_open() {
    assert_eq!(data().strands.iter().filter(|strand| strand.mountain).count(), 9);
    // Before the Pacific Northwest is open, they are strands like any other.
    let mut t = turn(game(8).hand(0, "red red red red").deck("red red red").dollars(0, 5), 0);
    t.play("build SLC-DEN-B");
    assert!(!t.was_told(|event| matches!(event, Event::Revealed { .. })));
    assert_eq!(t.dollars(0), 5);
}

#[test]
fn ttr_snow_02_each_matching_card_is_paid_with_a_card_or_two_dollars() {
    let mut t = turn(pass("white white white white white loco", "white loco"), 0);
    t.play("build HEL-SLC");
    t.play("pay white");
    assert_eq!(t.times(|event| matches!(event, Event::Revealed { .. })), 2);
    assert_eq!(
        (t.view().phase, t.legal()),
        (Phase::Surcharge, ["add white", "add loco", "cash", "give-up"].map(str::to_owned).to_vec())
    );
    assert_eq!(t.refused_as(0, "add red"), ("TTR-SNOW-02", "why-card-does-not-fit"));
    t.play("add loco");
    t.play("cash");
    assert_eq!((t.hand(0).as_str(), t.dollars(0)), ("white", 5 - 2 + 3));
    assert_eq!(t.view().built, [(strand("HEL-SLC"), seat(0))]);
    // Cards of other colours cost nothing.
    let mut t = turn(pass(FOUR, "red blue"), 0);
    t.play("build HEL-SLC");
    assert_eq!((t.dollars(0), t.turn()), (8, Some(1)));
}

#[test]
fn ttr_snow_02_a_newspaper_among_the_cards_is_resolved_and_replaced() {
    let t = with_luck(
        || turn(pass("white white white white white", "newspaper green green red red").event_deck("E06"), 0),
        |t| {
            t.play("build HEL-SLC");
            t.was_told(|event| matches!(event, Event::Newspaper { .. }))
        },
    );
    let revealed: Vec<String> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Revealed { card, .. } => Some(card.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!((revealed.len(), t.active_event()), (2, Some("E06")), "{revealed:?}");
    assert!(revealed.iter().all(|card| card != "newspaper") && t.discards().contains("newspaper"));
    assert_eq!((t.view().built.len(), t.view().deck), (1, 2), "two cards besides the newspaper");
}

#[test]
fn ttr_snow_03_locomotives_alone_are_matched_by_locomotives_alone() {
    let mut t = turn(pass("loco loco loco loco", "white white"), 0);
    t.play("build HEL-SLC");
    assert_eq!(t.turn(), Some(1), "whites do not match");
    let mut t = turn(pass("loco loco loco loco white", "loco red").dollars(0, 0), 0);
    t.play_all(["build HEL-SLC", "pay locos"]);
    assert_eq!(t.legal(), ["give-up"]);
    assert_eq!(t.refused_as(0, "add white"), ("TTR-SNOW-03", "why-only-locos"));
}

#[test]
fn ttr_snow_04_who_does_not_pay_gets_the_set_back_and_the_turn_is_over() {
    let mut t = turn(pass("white white white white white", "white red"), 0);
    t.play_all(["build HEL-SLC", "give-up"]);
    assert_eq!((t.hand(0).as_str(), t.discards().as_str()), ("white white white white white", "white red"));
    assert_eq!((t.view().built.len(), t.cars(0), t.turn()), (0, 45, Some(1)));
    // Who can pay with nothing is not asked.
    let mut t = turn(pass(FOUR, "white red").dollars(0, 1), 0);
    t.play("build HEL-SLC");
    assert!(t.was_told(|event| matches!(event, Event::GaveUp { .. })));
    assert_eq!((t.hand(0).as_str(), t.turn()), (FOUR, Some(1)));
}

#[test]
fn ttr_snow_05_a_mountain_route_pays_three_dollars_when_it_is_built() {
    let mut t = turn(pass(FOUR, "white red").dollars(0, 2), 0);
    t.play("build HEL-SLC");
    t.play("cash");
    assert_eq!(t.dollars(0), 3);
    // It cannot be used for the duty: Vancouver to Calgary is in one country, Calgary to Spokane is not.
    let t = turn(pass("green green green", "red red").dollars(0, 0), 0);
    assert_eq!(t.refused_as(0, "build CAL-SPO"), ("TTR-CUSTOMS-02", "why-duty"));
    // The duty comes back when the build is given up.
    let mut t = turn(pass("green green green red", "green red").dollars(0, 1), 0);
    t.play_all(["build CAL-SPO", "give-up"]);
    assert_eq!(t.dollars(0), 1);
}

#[test]
fn ttr_snow_06_fewer_cards_are_revealed_if_there_are_fewer() {
    let mut t = turn(game(10).hand(0, FOUR).deck("red").row("").dollars(0, 5), 0);
    t.play("build HEL-SLC");
    assert_eq!(t.times(|event| matches!(event, Event::Revealed { .. })), 1);
    assert_eq!(t.view().built.len(), 1);
}

#[test]
fn ttr_snow_07_surcharges_are_settled_one_by_one_and_come_back() {
    let mut t = turn(pass("white white white white white", "white white").dollars(0, 2), 0);
    t.play("build HEL-SLC");
    assert_eq!(t.view().build.unwrap().at, 0);
    t.play("cash");
    assert_eq!((t.view().build.unwrap().at, t.dollars(0)), (1, 0));
    assert_eq!(t.refused_as(0, "blind"), ("TTR-SNOW-07", "why-settle-surcharge"));
    t.play("give-up");
    assert_eq!((t.dollars(0), t.hand_sizes()[0]), (2, 5));
    let mut t = turn(pass("white white white white white red", "white white").dollars(0, 0), 0);
    t.play_all(["build HEL-SLC", "add white", "give-up"]);
    assert_eq!(t.hand(0), "white white white white white red");
}

#[test]
fn ttr_snow_08_a_given_up_build_changes_nothing_else() {
    let position = pass("white white white white white", "white red").postcards(Blue, &[61]).dollars(0, 20);
    let mut t = turn(position, 0);
    t.play_all(["build HEL-SLC", "give-up"]);
    assert_eq!((t.postcards(0), t.view().campaign.unwrap().pioneers), (vec![61], vec![]));
    assert_eq!((t.turn(), t.dollars(0)), (Some(1), 20));
    // Everybody has seen the set.
    assert_eq!(named(&t.view_of(2).players[0].known), FOUR);
}
