//! City Business.

use west_story::data::{City, Side, Token};
use west_story::{Event, Options, Position};

use crate::common::*;

#[test]
fn ws_biz_01_a_free_field_a_disc_and_a_card_that_fits() {
    let t = turn(people(2).coins(0, 9), 0);
    // Deadwood: any card, cactus, horseshoe; no building is there. The joker of the token is the same as the printed one.
    assert_eq!(t.options_of(0, "rob "), ["deadwood P1", "deadwood M1", "deadwood M2"]);
    let t = turn(people(2).discs(0, 0).coins(0, 9), 0);
    assert_eq!(t.options_of(0, "rob ").len() + t.options_of(0, "outpost ").len(), 0);
    assert_eq!(t.refused_as(0, "rob deadwood P1"), ("WS-BIZ-01", "why-no-disc"));
    let t = turn(people(2), 0);
    assert_eq!(t.refused_as(0, "rob deadwood M3"), ("WS-BIZ-01", "why-no-card-fits"));
    assert_eq!(t.refused_as(0, "rob amarillo M3"), ("WS-BIZ-01", "why-not-the-nearest-city"));
    assert_eq!(t.refused_as(0, "rob deadwood X1"), ("WS-BOARD-09", "why-no-such-field"));
}

#[test]
fn ws_biz_02_a_field_asks_for_a_symbol_any_card_a_building_or_an_animal() {
    let cards = |position: Position, field: &str| {
        let mut t = turn(position, 0);
        t.play_as(0, format!("rob {field}"));
        t.options_of(0, "activate ")
    };
    let at = || people(2).card(0, "t1", "III-05.4").card(0, "b6", "II-A1.1");
    assert_eq!(cards(at(), "deadwood P1").len(), 12);
    assert_eq!(cards(at(), "deadwood M1"), ["t2", "t5", "b1", "b6"], "cactus, or a joker");
    let two = at().card(0, "t2", "ST-H.2");
    assert_eq!(cards(two, "deadwood M3"), ["t1", "t2"], "buildings");
    let two = at().card(0, "t2", "ST-D.1").total(0, 8);
    assert_eq!(cards(two, "dodge-city M3"), ["t2", "b6"], "animals");
}

#[test]
fn ws_biz_03_outpost_or_robbery_on_any_free_field() {
    let t = turn(people(2).coins(0, 2), 0);
    assert_eq!(t.options_of(0, "outpost "), t.options_of(0, "rob "));
    let t = turn(people(2).coins(0, 2), 0);
    assert_eq!(t.refused_as(0, "rob deadwood M4"), ("WS-BIZ-03", "why-alike"));
}

#[test]
fn ws_biz_03_fields_that_give_something_else_are_offered_beside_each_other() {
    // Two building fields of Fort Worth, one with a point and one with a coin; its two joker fields are alike.
    let at = people(2).total(0, 45).card(0, "t1", "III-05.1").token(City::FortWorth, Token::M1, false);
    let t = turn(at, 0);
    assert_eq!(t.options_of(0, "rob fort-worth "), ["P1", "P2", "M1", "M2", "M3"]);
}

#[test]
fn ws_biz_04_an_outpost_pay_activate_premium_disc() {
    // A building field with a coin: the Workshop brings a hat and a coin.
    let mut t = turn(people(2).coins(0, 2).card(0, "t1", "III-01.1"), 0);
    t.play_as(0, "outpost deadwood M3");
    assert_eq!(t.holds(0), (1, 2, 0), "2 - 2 + 1 + 1");
    assert_eq!((t.me(0).outposts[0], t.me(0).discs, t.me(0).robberies), (1, 7, 0));
    let field = t.view().cities[0].fields.iter().find(|field| field.id.to_string() == "M3").cloned().expect("a field");
    assert_eq!(field.disc, Some((seat(0), true)));
    // With cows.
    let mut t = turn(people(2).cows(0, 2), 0);
    t.play_all_as(0, ["outpost deadwood P1", "activate t3"]);
    assert_eq!(t.holds(0), (2, 0, 0));
}

#[test]
fn ws_biz_01_04_whoever_can_pay_an_outpost_to_the_coin_lacks_only_the_card() {
    let refused = |position: Position| turn(position, 0).refused_as(0, "outpost deadwood M3");
    assert_eq!(refused(people(2).coins(0, 1)), ("WS-BIZ-04", "why-too-few-coins"));
    assert_eq!(refused(people(2).coins(0, 2)), ("WS-BIZ-01", "why-no-card-fits"));
    assert_eq!(refused(people(2).coins(0, 1).cows(0, 1)), ("WS-BIZ-01", "why-no-card-fits"));
}

#[test]
fn ws_biz_05_a_robbery_costs_nothing() {
    let mut t = turn(people(2).card(0, "t1", "III-01.1"), 0);
    t.play_as(0, "rob deadwood M3");
    assert_eq!((t.holds(0), t.me(0).outposts[0], t.me(0).discs, t.me(0).robberies), ((1, 2, 0), 0, 7, 1));
    let field = &t.view().cities[0].fields[3];
    assert_eq!((field.id.to_string().as_str(), field.disc), ("M3", Some((seat(0), false))));
}

#[test]
fn ws_biz_06_robberies_cost_two_points_in_the_advanced_variant_only() {
    let robbed =
        |position: Position| position.disc(0, City::Deadwood, "M1", false).disc(0, City::Amarillo, "M1", false);
    assert_eq!(over(robbed(people(2))).scores(0)[ROBBERIES], 0);
    let advanced = Position::of(&Options::for_people(2).advanced());
    let t = over(robbed(advanced));
    assert_eq!((t.scores(0)[ROBBERIES], t.scores(0)[OUTPOSTS]), (-4, 0));
}

#[test]
fn ws_biz_07_10_outposts_score_by_number_and_the_fourth_adds_nothing() {
    let worth = |count| over(people(2).outposts(0, City::DodgeCity, count)).scores(0)[OUTPOSTS];
    assert_eq!([0, 1, 2, 3, 4].map(worth), [0, 2, 6, 12, 12]);
    // A fourth is allowed.
    let mut t = turn(people(2).coins(0, 3).total(0, 8).outposts(0, City::DodgeCity, 3), 0);
    t.play_all_as(0, ["outpost dodge-city M4", "activate t1"]);
    assert_eq!(t.me(0).outposts[1], 4);
    // Robberies do not count in the number.
    let t = over(people(2).outposts(0, City::DodgeCity, 1).disc(0, City::DodgeCity, "M1", false));
    assert_eq!(t.scores(0)[OUTPOSTS], 2);
}

#[test]
fn ws_biz_08_a_field_holds_one_disc_of_any_player() {
    let t = turn(people(2).disc(1, City::Deadwood, "M1", true), 0);
    assert_eq!(t.refused_as(0, "rob deadwood M1"), ("WS-BIZ-08", "why-field-taken"));
    // With the printed joker field taken that of the token is offered.
    let t = turn(people(2).disc(1, City::Deadwood, "P1", false), 0);
    assert_eq!(t.options_of(0, "rob "), ["deadwood M1", "deadwood M2", "deadwood M4"]);
}

#[test]
fn ws_biz_09_a_premium_is_gained_in_ones_own_turn_after_the_activation() {
    // An animal field with a cow, and a Ranch with an anvil.
    let at = people(2).total(0, 8).card(0, "t1", "II-A2.1").card(0, "b1", "III-03.1").anvils(0, "b1", 1);
    let mut t = turn(at, 0);
    t.play_as(0, "rob dodge-city M3");
    assert_eq!(t.holds(0), (1, 1, 1), "a hat of the Bison, a cow of the field, a coin for grazing");
    let order: Vec<_> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Produced { .. } => Some("produced"),
            Event::Business { .. } => Some("business"),
            Event::Grazed { .. } => Some("grazed"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["produced", "business", "grazed"]);
    // A point is refusable like any other.
    let at = people(2).total(0, 49).card(0, "t1", "III-05.1").dice(3, 3);
    let mut t = turn(at, 0);
    t.play_as(0, "rob fort-worth P2");
    assert_eq!(t.options_of(0, "accept "), ["1", "0"]);
    assert_eq!(t.me(0).discs, 7);
}

#[test]
fn ws_biz_11_in_the_double_city_one_chooses_the_half() {
    let b = || Position::of(&Options::for_people(2).side(Side::B)).posters(["boot", "cactus", "horseshoe", "revolver"]);
    let mut t = turn(b().coins(0, 3), 0);
    t.play_all_as(0, ["outpost old-bleakston P1", "activate t3"]);
    assert_eq!((t.holds(0).1, t.me(0).outposts.clone()), (0, vec![0, 1, 0, 0, 0]));
    // One poster serves both halves.
    let mut t = turn(b().tied(0, "boot"), 0);
    t.play_as(0, "jail");
    assert_eq!(t.holds(0).1, 4);
}

#[test]
fn ws_biz_12_a_token_for_a_symbol_field_never_for_a_type() {
    let mut t = turn(people(2).jokers(0, 1), 0);
    assert!(!t.can_as(0, "rob deadwood M3"), "no building: a token is no building");
    t.play_as(0, "rob deadwood M1");
    assert!(t.can_as(0, "activate t2") && t.can_as(0, "activate t3 joker"));
    t.play_as(0, "activate t3 joker");
    assert_eq!((t.me(0).jokers, t.holds(0).0), (0, 2));
    // Where nothing else fits.
    let t = turn(people(2).jokers(0, 1).blocked(0, "t2 t5 b1"), 0);
    assert!(t.can_as(0, "rob deadwood M1"));
    let t = turn(people(2).blocked(0, "t2 t5 b1"), 0);
    assert!(!t.can_as(0, "rob deadwood M1"));
}

#[test]
fn a_joker_field_is_satisfied_by_any_card_without_a_token() {
    let mut t = turn(people(2).jokers(0, 1).token(City::Deadwood, Token::M1, false), 0);
    t.play_as(0, "rob deadwood P1");
    assert!(!t.legal_of(0).iter().any(|option| option.contains("joker")));
}
