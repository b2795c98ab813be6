//! Tom's steps: what he buys, founds and hunts.

use west_story::data::{City, Licence, Side, Token, TomCard};
use west_story::{Event, Options, Position};

use crate::common::*;

/// Alone against Tom, who is Sheriff so that the person's turn follows his. His board has the horseshoe licence.
fn solo() -> Position {
    Position::of(&Options::for_people(1)).sheriff(1)
}

fn tom(position: Position) -> Table {
    let t = turn(position, 1);
    assert_eq!(t.acting(), [0]);
    t
}

fn bought(t: &Table) -> Vec<String> {
    t.events()
        .iter()
        .filter_map(|event| match event {
            Event::Bought { seat, card, .. } if seat.index() == 1 => Some(card.to_string()),
            _ => None,
        })
        .collect()
}

/// G-1: level I with two coins, or three coins.
fn level_one(position: Position, market: &[&str], green: u8) -> Table {
    tom(position.market(0, market).tom_active("b1").dice(3, green))
}

#[test]
fn ws_tom_22_the_first_symbol_of_the_help_card_that_allows_the_step() {
    // Green 3: horseshoe, then revolver.
    let t = level_one(solo().coins(1, 9), &["I-01.1", "I-01.4", "I-02.2"], 3);
    assert_eq!(bought(&t), ["I-02.2"]);
    let t = level_one(solo().coins(1, 9), &["I-01.1", "I-01.4", "I-02.3"], 3);
    assert_eq!(bought(&t), ["I-01.4"]);
    let t = level_one(solo().coins(1, 4), &["I-01.1", "I-01.3"], 3);
    assert_eq!((bought(&t).len(), t.holds(1).1), (0, 7), "neither: the next step");
    // The yellow die for the top row.
    let t = tom(solo().coins(1, 1).market(0, &["I-01.4", "I-03.3"]).tom_active("t1").dice(3, 2));
    assert_eq!(bought(&t).len(), 0);
    let t = tom(solo().coins(1, 2).market(0, &["I-01.4", "I-03.3"]).tom_active("t1").dice(3, 2));
    assert_eq!(bought(&t), ["I-03.3"], "yellow 3: boot before revolver");
}

#[test]
fn ws_tom_23_24_one_is_licence_then_top_card_and_six_the_other_way_round() {
    // Licence horseshoe; top card boot over revolver.
    let at = || solo().coins(1, 9).stack(&["III-01.6"]);
    let market = ["I-01.4", "I-01.3", "I-01.2"];
    assert_eq!(bought(&level_one(at(), &market, 1)), ["I-01.2"], "the licence first");
    assert_eq!(bought(&level_one(at(), &market, 6)), ["I-01.3"], "the upper symbol of the top card");
    assert_eq!(bought(&level_one(at(), &["I-01.4", "I-01.1"], 1)), ["I-01.4"], "one of two symbols is enough");
    // A bought licence has two symbols, from the left.
    let t = level_one(at().licence(1, Licence::L2), &["I-01.3", "I-01.1"], 1);
    assert_eq!(bought(&t), ["I-01.1"]);
}

#[test]
fn ws_tom_25_an_animal_on_top_takes_whatever_comes_first() {
    let at = || solo().coins(1, 8).stack(&["II-A1.1"]);
    assert_eq!(bought(&level_one(at(), &["I-01.1", "I-01.2"], 6)), ["I-01.1"]);
    // A building too, whatever its points.
    let t = tom(at().market(2, &["III-01.1", "III-05.1"]).tom_active("t1").dice(6, 2));
    assert_eq!(bought(&t), ["III-01.1"]);
    // The first bandit that he can pay.
    let t = tom(at().coins(1, 2).bandits(1, &["cactus", "boot"]).tom_active("t4").dice(6, 2).market(1, &["II-S1.1"]));
    assert!(
        t.events().contains(&Event::TomHunted { seat: seat(1), bandit: west_story::data::Symbol::Boot }),
        "cactus is wanted: three"
    );
}

#[test]
fn ws_tom_26_without_a_card_the_licence_alone() {
    let t = level_one(solo().coins(1, 9), &["I-01.1", "I-01.2"], 6);
    assert_eq!(bought(&t), ["I-01.2"]);
    let t = level_one(solo().coins(1, 4), &["I-01.1", "I-01.3"], 6);
    assert_eq!(bought(&t).len(), 0);
}

#[test]
fn ws_tom_27_of_several_the_first_from_the_left() {
    let t = level_one(solo().coins(1, 9), &["I-01.3", "I-05.2", "I-02.2"], 3);
    assert_eq!(bought(&t), ["I-05.2"]);
}

#[test]
fn ws_tom_28_level_one_gives_coins_and_a_point() {
    let t = level_one(solo().coins(1, 3), &["I-05.2"], 3);
    assert_eq!((t.holds(1).1, t.total(1)), (2, 1));
    // The first that he can afford.
    let t = level_one(solo().coins(1, 2), &["I-05.2", "I-02.2"], 3);
    assert_eq!(bought(&t), ["I-02.2"]);
}

#[test]
fn ws_tom_29_plain_level_two_gives_three_points_and_the_bonus() {
    // Y-2: an outpost, then a plain card with one more point. In the desert the outpost fails.
    let at = |coins: u16| solo().total(1, 22).licence(1, Licence::L1).coins(1, coins);
    let t = tom(at(5).market(1, &["II-A1.1", "II-S3.3"]).tom_active("t2").dice(3, 2));
    assert_eq!(bought(&t), ["II-S3.3"]);
    assert_eq!((t.holds(1).1, t.total(1)), (5 + 1 - 4, 22 + 4));
}

#[test]
fn ws_tom_30_animals_by_price_without_a_symbol() {
    let row = ["II-A3.1", "II-A1.1", "II-A2.1", "II-A1.2"];
    // Y-4: posse fails, then the cheapest; G-5: the dearest that he can pay.
    let t = tom(solo().coins(1, 9).market(1, &row).tom_active("t4").dice(2, 2));
    assert_eq!(bought(&t), ["II-A2.1"]);
    let dearest = |coins: u16| bought(&tom(solo().coins(1, coins).market(1, &row).tom_active("b5").dice(2, 2)));
    assert_eq!((dearest(9), dearest(4)), (vec!["II-A3.1".to_owned()], vec!["II-A1.1".to_owned()]));
    let t = tom(solo().coins(1, 9).market(1, &row).tom_active("b5").dice(2, 2));
    assert_eq!(t.total(1), 0);
}

#[test]
fn ws_tom_31_ex_29_the_building_with_most_points_then_the_leftmost() {
    let row = ["III-04.1", "III-05.1", "III-06.2", "III-03.4"];
    let t = tom(solo().coins(1, 8).market(2, &row).tom_active("t1").dice(2, 1));
    assert_eq!(bought(&t), ["III-05.1"]);
    assert_eq!((t.holds(1).1, t.total(1)), (1, 5));
    // Only what he can pay.
    let t = tom(solo().coins(1, 6).market(2, &row).tom_active("t1").dice(2, 1));
    assert_eq!(bought(&t), ["III-04.1"]);
}

/// G-3: an outpost, then a building, then a coin.
fn outpost(position: Position, green: u8) -> Table {
    tom(position.market(2, &["III-07.1"]).tom_active("b3").dice(2, green))
}

fn field(t: &Table) -> Option<(City, String)> {
    t.events().into_iter().find_map(|event| match event {
        Event::Business { city, field, .. } => Some((city, field.to_string())),
        _ => None,
    })
}

#[test]
fn ws_tom_32_an_outpost_without_an_activation() {
    let t = outpost(solo().coins(1, 2), 3);
    assert_eq!(field(&t), Some((City::Deadwood, "P1".to_owned())));
    assert_eq!((t.me(1).outposts[0], t.me(1).discs, t.holds(1).1), (1, 7, 1), "2 - 2 + the last step");
    assert!(!t.events().iter().any(|event| matches!(event, Event::Activated { .. })));
}

#[test]
fn ws_tom_33_36_a_failed_outpost_or_posse_brings_a_coin_and_counts_as_not_done() {
    let t = outpost(solo().coins(1, 1), 3);
    assert_eq!((field(&t), t.holds(1).1), (None, 1 + 1 + 1));
    assert!(t.events().iter().any(|event| matches!(event, Event::TomFails { coins: 1, .. })));
    let t = tom(solo().tom_active("t4").market(1, &["II-S1.1"]).dice(2, 2));
    assert_eq!(t.holds(1).1, 1);
}

#[test]
fn ws_tom_34_a_posse_costs_coins_and_gives_four_points() {
    let t = tom(solo()
        .coins(1, 3)
        .bandits(1, &["cactus", "horseshoe"])
        .tom_active("t4")
        .dice(2, 2)
        .market(1, &["II-S1.1"]));
    assert_eq!((t.total(1), t.me(1).delivered, t.me(1).tied, t.bandits(1)), (4, 1, None, vec!["horseshoe".to_owned()]));
    assert_eq!(t.holds(1).1, 0, "cactus is wanted in Deadwood: three coins");
    let t = tom(solo()
        .coins(1, 2)
        .bandits(1, &["cactus", "horseshoe"])
        .tom_active("t4")
        .dice(2, 2)
        .market(1, &["II-S1.1"]));
    assert_eq!(t.bandits(1), ["cactus"], "he cannot pay for the first symbol, so the second is tried");
}

#[test]
fn ws_tom_35_as_sheriff_he_prefers_a_gang() {
    let at = || {
        solo()
            .coins(1, 3)
            .bandits(1, &["cactus", "joker"])
            .tom_active("t4")
            .dice(2, 2)
            .market(1, &["II-S1.1"])
            .market(0, &["I-07.1"])
    };
    let t = tom(at());
    assert_eq!(
        (t.total(1), t.holds(1).1, t.bandits(1), t.bandits(2)),
        (4, 3, vec!["cactus".to_owned()], vec!["joker".to_owned()])
    );
    assert_eq!(t.me(1).delivered, 0);
    // Somebody else is Sheriff: he may not.
    let three = Position::of(&Options::for_people(2).with_tom(|tom| tom.seat = seat(1))).sheriff(0);
    let t =
        turn(three.coins(1, 3).bandits(1, &["cactus", "joker"]).tom_active("t4").dice(2, 2).market(1, &["II-S1.1"]), 1);
    assert_eq!(t.bandits(1), ["joker"]);
}

#[test]
fn ws_tom_37_51_a_refresh_discards_what_is_not_wanted_and_refills_at_once() {
    // Y-5 refreshes row III before a building, even without a coin.
    let row = ["III-01.1", "III-01.2", "III-01.3", "III-01.4"];
    let t = tom(solo().market(2, &row).tom_active("t5").dice(2, 2));
    assert!(t.row(2).iter().all(|id| !row.contains(&id.as_str())));
    assert_eq!(t.view().decks[2].discards.len(), 4);
    assert!(t.events().iter().any(|event| matches!(event, Event::TomFails { .. })), "nothing was bought: go on");
    // YY-2 removes animals before a plain card; GG-5 the others before an animal.
    let row = ["II-A1.1", "II-S1.1", "II-A2.1", "II-S2.1"];
    let at = || solo().total(1, 22).licence(1, Licence::L1).market(1, &row).dice(2, 2);
    let t = tom(at().hard(&[TomCard::Y2]).tom_active("t2"));
    assert_eq!(t.view().decks[1].discards, [card("II-A1.1"), card("II-A2.1")]);
    assert_eq!((t.row(1)[1].as_str(), t.row(1)[3].as_str()), ("II-S1.1", "II-S2.1"));
    let t = tom(at().hard(&[TomCard::G5]).tom_active("b5"));
    assert_eq!(t.view().decks[1].discards, [card("II-S1.1"), card("II-S2.1")]);
}

#[test]
fn ws_tom_38_coins_are_always_taken() {
    let t = tom(solo().tom_active("b1").market(0, &["I-01.1"]).dice(2, 2));
    assert_eq!(t.holds(1).1, 3);
    assert!(t.events().contains(&Event::TomCoins { seat: seat(1), coins: 3 }));
}

#[test]
fn ws_tom_39_ex_44_fields_with_one_or_six_follow_the_top_card() {
    let dodge =
        || solo().board(1, 1).total(1, 8).coins(1, 6).stack(&["III-04.1"]).token(City::DodgeCity, Token::M4, false);
    let t = outpost(dodge(), 1);
    assert_eq!(field(&t), Some((City::DodgeCity, "P1".to_owned())), "a building on top: a building field");
    assert_eq!(
        t.right_after(|event| matches!(event, Event::TomTries { act: west_story::data::TomAct::Building, .. }))
            .holds(1)
            .1,
        4
    );
    let taken = |fields: &[&str]| {
        fields.iter().fold(dodge(), |position, field| position.disc(0, City::DodgeCity, field, false))
    };
    assert_eq!(field(&outpost(taken(&["P1"]), 1)), Some((City::DodgeCity, "M4".to_owned())), "then a joker field");
    assert_eq!(field(&outpost(taken(&["P1", "M4"]), 1)), Some((City::DodgeCity, "M2".to_owned())), "then the licence");
    let t = outpost(taken(&["P1", "M4", "M2"]), 1);
    assert_eq!(field(&t), None);
    // An animal on top: an animal field, and at last any field.
    let animal = |fields: &[&str]| {
        let at = solo().total(1, 8).coins(1, 6).stack(&["II-A1.1"]).token(City::DodgeCity, Token::M4, false);
        outpost(fields.iter().fold(at, |position, field| position.disc(0, City::DodgeCity, field, false)), 6)
    };
    assert_eq!(field(&animal(&[])), Some((City::DodgeCity, "M3".to_owned())));
    assert_eq!(field(&animal(&["M3", "M4"])), Some((City::DodgeCity, "P1".to_owned())), "any field");
    // A plain card or none: a joker field.
    let t = outpost(solo().total(1, 8).coins(1, 6).token(City::DodgeCity, Token::M4, false), 1);
    assert_eq!(field(&t), Some((City::DodgeCity, "M4".to_owned())));
}

#[test]
fn ws_tom_40_fields_with_two_to_five_a_joker_field_then_the_help_card() {
    // Green 2: boot, then cactus. Deadwood: P1 and M4 are joker fields.
    assert_eq!(field(&outpost(solo().coins(1, 2), 2)), Some((City::Deadwood, "P1".to_owned())));
    let at = solo().coins(1, 2).disc(0, City::Deadwood, "P1", false).disc(0, City::Deadwood, "M4", false);
    assert_eq!(field(&outpost(at, 2)), Some((City::Deadwood, "M1".to_owned())), "cactus");
}

#[test]
fn ws_tom_41_54_the_city_worth_most_for_this_outpost_then_for_the_next() {
    let b = || Position::of(&Options::for_people(1).side(Side::B)).sheriff(1);
    // Bleakston 1/3/5, Old Bleakston 3/3/3.
    assert_eq!(field(&outpost(b().coins(1, 3), 2)).map(|it| it.0), Some(City::OldBleakston));
    let t = outpost(b().coins(1, 3).outposts(1, City::Bleakston, 1), 2);
    assert_eq!(field(&t).map(|it| it.0), Some(City::Bleakston), "three each: the next is worth five there");
    // A fourth counts nothing.
    let t = outpost(b().coins(1, 3).outposts(1, City::Bleakston, 3).disc(0, City::OldBleakston, "P1", false), 2);
    assert_eq!(field(&t).map(|it| it.0), Some(City::Bleakston), "no fitting field elsewhere: also for nothing");
}

#[test]
fn ws_tom_41_27_of_cities_that_are_worth_the_same_the_first() {
    // By rail: a third outpost is worth five in Bleakston and in Swift River, and a fourth nothing in either.
    let b = Position::of(&Options::for_people(1).side(Side::B)).sheriff(1).total(1, 36).coins(1, 9);
    let t = outpost(b.outposts(1, City::Bleakston, 2).outposts(1, City::SwiftRiver, 2), 2);
    assert_eq!(field(&t), Some((City::Bleakston, "M4".to_owned())));
}

#[test]
fn ws_tom_50_the_market_is_refilled_at_the_end_of_his_turn() {
    let t = level_one(solo().coins(1, 3), &["I-05.2", "I-01.1", "I-01.3", "I-01.4"], 3);
    let after = t.right_after(|event| matches!(event, Event::Bought { .. }));
    assert_eq!(after.row(0)[0], "none");
    assert_ne!(t.row(0)[0], "none");
}

#[test]
fn ws_tom_52_a_symbol_must_allow_the_whole_step() {
    // Green 3: a horseshoe that he cannot pay, then a revolver that he can.
    let t = level_one(solo().coins(1, 2), &["I-05.2", "I-02.4"], 3);
    assert_eq!(bought(&t), ["I-02.4"]);
    // Without a disc no outpost.
    let t = outpost(solo().coins(1, 9).discs(1, 0), 3);
    assert_eq!(field(&t), None);
}

#[test]
fn ws_tom_53_by_the_boards_rail_for_two_coins_more() {
    let b = |coins| Position::of(&Options::for_people(1).side(Side::B)).sheriff(1).total(1, 36).coins(1, coins);
    // Lonehill Creek 4/4/4 for 4; Gransendero 6/4/2 with one there: 4 for 4 + 2; Swift River 3/4/5 with one: 4, then 5.
    let t = outpost(b(9).outposts(1, City::SwiftRiver, 1), 2);
    assert_eq!(field(&t).map(|it| it.0), Some(City::SwiftRiver), "four and then five");
    assert_eq!(t.right_after(|event| matches!(event, Event::Business { .. })).holds(1).1, 9 - 5);
    let t = outpost(b(4).outposts(1, City::SwiftRiver, 1), 2);
    assert_eq!(field(&t).map(|it| it.0), Some(City::LonehillCreek), "the nearest city costs no surcharge");
    let t = outpost(b(9), 2);
    assert_eq!(field(&t).map(|it| it.0), Some(City::LonehillCreek));
}

#[test]
fn ws_tom_57_premiums_and_prices_are_coins() {
    // An animal field with a cow: a coin.
    let t = outpost(solo().total(1, 8).coins(1, 3).stack(&["II-A1.1"]), 6);
    assert_eq!(field(&t), Some((City::DodgeCity, "M3".to_owned())));
    assert_eq!(t.holds(1), (0, 1 + 1, 0));
    // Hats and coins of a price are added up: a Workshop costs five.
    let t = tom(solo().coins(1, 5).market(2, &["III-01.1"]).tom_active("t1").dice(2, 1));
    assert_eq!(t.holds(1).1, 0);
    let t = tom(solo().coins(1, 4).market(2, &["III-01.1"]).market(0, &["I-07.3"]).tom_active("t1").dice(2, 1));
    assert_eq!(bought(&t).len(), 0);
}

#[test]
fn ex_30_toms_row() {
    let t = town(solo().sheriff(0).dice(3, 3));
    assert!(t.view().tom.expect("Tom").active.contains(&place("t4")));
    let t = tom(solo().blocked(1, "t1 t2 t3 t4 t6").tom_active("t5"));
    assert_eq!(t.blocked(1), "");
    let mut t = town(solo().sheriff(0).blocked(1, "").dice(6, 3));
    t.settle_town();
    let after = t.right_after(|event| matches!(event, Event::TurnBegan { .. }));
    assert_eq!((after.holds(1).1, after.total(1)), (2 + 2 + 1, 1));
}

#[test]
fn ex_32_toms_steps() {
    // In the desert: no outpost, a coin; then the building, and stop.
    let at =
        solo().total(1, 22).licence(1, Licence::L1).coins(1, 6).market(2, &["III-01.1"]).tom_active("b3").dice(2, 2);
    let t = tom(at);
    assert_eq!(bought(&t), ["III-01.1"], "cactus by green 2");
    assert_eq!(t.holds(1).1, 6 + 1 - 5);
}

#[test]
fn ex_48_toms_contest() {
    use west_story::data::SheriffCard;
    let count = |position: Position, contest, stack: &[&str]| {
        let t = order(position.contest(contest).stack(stack));
        t.events().into_iter().find_map(|event| match event {
            Event::Counted { seat, count } if seat.index() == 1 => Some(count),
            _ => None,
        })
    };
    let harder = || Position::of(&Options::for_people(1).with_tom(|tom| tom.contests = true)).sheriff(1);
    assert_eq!(count(solo(), SheriffCard::Buildings, &["III-04.1"]), Some(5));
    assert_eq!(count(solo(), SheriffCard::Buildings, &["II-A3.1"]), Some(4));
    assert_eq!(count(solo(), SheriffCard::Cactus, &["II-A3.1"]), Some(5));
    assert_eq!(count(solo(), SheriffCard::Cactus, &["III-04.4"]), Some(4));
    assert_eq!(count(harder(), SheriffCard::Cactus, &["III-04.4"]), Some(5));
    assert_eq!(count(harder().outposts(1, City::Amarillo, 2), SheriffCard::Outposts, &[]), Some(3));
}
