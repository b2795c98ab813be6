//! Market Scam, licences, purchases and the Market.

use west_story::data::Licence;
use west_story::{Event, Options, Position};

use crate::common::*;

/// A Market of known cards, with one card left in each deck.
fn stocked() -> Position {
    people(2)
        .market(0, &["I-01.1", "I-02.1", "I-03.1", "I-04.1"])
        .market(1, &["II-A1.1", "II-A2.1", "II-S1.1", "II-S2.1"])
        .market(2, &["III-01.1", "III-02.1", "III-03.1", "III-04.1"])
}

#[test]
fn ws_scam_01_always_possible_in_two_parts_one_of_which_may_be_skipped() {
    let mut t = turn(stocked(), 0);
    t.play_as(0, "scam");
    assert_eq!(t.refused_as(0, "done"), ("WS-SCAM-01", "why-one-part-at-least"));
    assert_eq!((t.options_of(0, "refresh ").len(), t.options_of(0, "reserve ").len()), (3, 12));
    t.play_all_as(0, ["reserve I-1", "refresh II", "discard 1"]);
    assert!(!t.can_as(0, "done") && t.can_as(0, "cow"), "both parts are done");
    let mut t = turn(stocked(), 0);
    t.play_all_as(0, ["scam", "refresh II", "discard 1"]);
    assert!(t.can_as(0, "done") && t.options_of(0, "refresh ").is_empty());
    assert_eq!(t.refused_as(0, "refresh I"), ("WS-SCAM-02", "why-refreshed-already"));
    t.play_as(0, "reserve I-1");
    let mut t = turn(stocked(), 0);
    t.play_all_as(0, ["scam", "reserve I-1"]);
    assert_eq!(t.refused_as(0, "reserve I-2"), ("WS-SCAM-03", "why-reserved-already"));
    t.play_as(0, "done");
}

#[test]
fn ws_scam_02_any_number_of_cards_of_one_row_refilled_at_once() {
    let mut t = turn(stocked(), 0);
    t.play_all_as(0, ["scam", "refresh I"]);
    assert_eq!(t.options_of(0, "discard ").len(), 15);
    assert_eq!(t.refused_as(0, "done"), ("WS-SCAM-02", "why-discard-first"));
    let played = t.play_as(0, "discard 24");
    assert!(played.chance, "new cards have been seen");
    let row = t.row(0);
    assert_eq!((row[0].as_str(), row[2].as_str()), ("I-01.1", "I-03.1"));
    assert!(row[1] != "I-02.1" && row[3] != "I-04.1" && !row.contains(&"none".to_owned()));
}

#[test]
fn ws_scam_03_any_card_goes_to_a_free_reserve_and_the_row_is_refilled() {
    let mut t = turn(stocked(), 0);
    t.play_all_as(0, ["scam", "reserve III-2"]);
    assert_eq!(t.me(0).reserved, Some(card("III-02.1")));
    assert!(t.row(2)[1] != "none" && t.row(2)[1] != "III-02.1");
    assert!(t.events().contains(&Event::Reserved {
        seat: seat(0),
        card: card("III-02.1"),
        discarded: west_story::data::Card::NONE
    }));
}

#[test]
fn ws_scam_04_with_a_full_reserve_one_of_two_is_kept() {
    let mut t = turn(stocked().reserved(0, "II-A3.1"), 0);
    t.play_all_as(0, ["scam", "reserve I-1"]);
    assert_eq!(t.legal_of(0), ["keep old", "keep new"]);
    assert_eq!(t.refused_as(0, "done"), ("WS-SCAM-04", "why-keep-first"));
    t.play_as(0, "keep new");
    assert_eq!(t.me(0).reserved, Some(card("I-01.1")));
    assert_eq!(t.view().decks[1].discards, [card("II-A3.1")]);
    let mut t = turn(stocked().reserved(0, "II-A3.1"), 0);
    t.play_all_as(0, ["scam", "reserve I-1", "keep old"]);
    assert_eq!((t.me(0).reserved, t.view().decks[0].discards.clone()), (Some(card("II-A3.1")), vec![card("I-01.1")]));
}

#[test]
fn ws_scam_05_discards_lie_face_up_under_their_own_deck() {
    let mut t = turn(stocked(), 0);
    t.play_all_as(0, ["scam", "refresh II", "discard 13"]);
    assert_eq!(t.view().decks[1].discards, [card("II-A1.1"), card("II-S1.1")]);
    assert!(!t.view().decks[1].face_down.contains(&card("II-A1.1")));
}

#[test]
fn ws_scam_06_a_reserved_card_is_public_and_for_its_owner_at_its_price() {
    let mut t = turn(stocked().reserved(0, "I-02.2").coins(0, 2).coins(1, 9), 0);
    assert_eq!(t.view().players[0].reserved, Some(card("I-02.2")));
    t.play_all_as(0, ["cow", "cow", "buy reserved", "pay 0h 2c"]);
    assert_eq!(t.holds(0).1, 0);
    let mut t = turn(stocked().reserved(0, "I-02.2").coins(1, 9).sheriff(1), 1);
    t.play_all_as(1, ["cow", "cow"]);
    assert_eq!(t.refused_as(1, "buy reserved"), ("WS-SCAM-06", "why-nothing-reserved"));
}

#[test]
fn ws_scam_07_a_reserved_card_is_no_card_of_the_market() {
    let mut t = turn(stocked().reserved(0, "I-02.2").coins(0, 2), 0);
    t.play_all_as(0, ["scam", "refresh I", "discard 1234"]);
    assert_eq!(t.me(0).reserved, Some(card("I-02.2")));
    t.play_all_as(0, ["done", "cow", "buy reserved", "pay 0h 2c", "lay t1"]);
    assert_eq!((t.me(0).reserved, t.at(0, "t1")), (None, "I-02.2".to_owned()));
}

#[test]
fn ws_scam_08_cards_just_discarded_may_come_back() {
    let mut t = turn(stocked().deck(2, &[]), 0);
    t.play_all_as(0, ["scam", "refresh III", "discard 12"]);
    let mut row = t.row(2);
    row.sort_unstable();
    assert_eq!(row, ["III-01.1", "III-02.1", "III-03.1", "III-04.1"]);
    assert!(t.events().iter().any(|event| matches!(event, Event::Reshuffled { .. })));
}

#[test]
fn ws_lic_01_five_coins_or_cows_where_licences_are_offered() {
    let at = |coins, cows| people(2).total(0, 22).coins(0, coins).cows(0, cows);
    let mut t = turn(at(5, 0), 0);
    t.play_as(0, "licence L2");
    assert_eq!((t.holds(0).1, t.me(0).licence), (0, Some(Licence::L2)));
    let mut t = turn(at(2, 4), 0);
    t.play_as(0, "licence L2");
    assert_eq!(t.options_of(0, "pay "), ["0h 2c", "0h 1c"]);
    t.play_as(0, "pay 0h 1c");
    assert_eq!(t.holds(0), (0, 1, 0));
    let t = turn(at(4, 0), 0);
    assert_eq!(t.refused_as(0, "licence L2"), ("WS-LIC-01", "why-too-few-coins"));
}

#[test]
fn ws_lic_02_03_once_a_game_and_only_the_visible_licence_scores() {
    let t = turn(people(2).total(0, 22).coins(0, 10).licence(0, Licence::L1), 0);
    assert_eq!(t.refused_as(0, "licence L2"), ("WS-LIC-02", "why-one-licence"));
    // Two cacti and a boot: the printed licence would give 2, the pair gives 3.
    let at = people(2).card(0, "t1", "I-01.1").card(0, "t2", "I-02.1").card(0, "t3", "I-01.3");
    assert_eq!(over(at.clone()).scores(0)[LICENCE], 2);
    assert_eq!(over(at.licence(0, Licence::L2)).scores(0)[LICENCE], 3);
}

#[test]
fn ws_lic_04_a_bought_licence_is_not_replaced() {
    let mut t = turn(people(2).total(0, 22).total(1, 22).coins(0, 5).coins(1, 5), 0);
    t.play_as(0, "licence L2");
    t.finish_turn(0);
    assert_eq!(t.view().licences, [Some(Licence::L1), None, Some(Licence::L3)]);
    assert_eq!(t.options_of(1, "licence "), ["L1", "L3"]);
    assert_eq!(t.refused_as(1, "licence L2"), ("WS-LIC-04", "why-licence-gone"));
}

#[test]
fn ws_buy_01_two_purchases_one_after_the_other() {
    let mut t = turn(stocked().holds(0, 0, 4, 0), 0);
    t.play_all_as(0, ["rob deadwood P1", "activate b3", "scam", "reserve III-1", "done"]);
    assert_eq!(t.options_of(0, "buy "), ["I-2"], "six coins and no hats: Ranch Hands");
    t.play_all_as(0, ["buy I-2", "lay t1"]);
    t.finish_turn(0);
    assert_eq!(t.acting(), [1]);
}

#[test]
fn ws_buy_02_the_market_is_not_refilled_between_purchases() {
    let mut t = turn(stocked().coins(0, 9), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-2", "pay 0h 2c", "lay t1"]);
    assert_eq!(t.row(0)[1], "none");
    assert_eq!(t.refused_as(0, "buy I-2"), ("WS-BUY-02", "why-not-refilled-yet"));
}

#[test]
fn ws_buy_03_pay_points_place_on_an_unblocked_card() {
    let mut t = turn(stocked().holds(0, 3, 2, 0).total(0, 5).blocked(0, "t1 t2 b6"), 0);
    t.play_all_as(0, ["cow", "cow", "buy II-4", "pay 3h 2c"]);
    // First the points, which may turn up bandits; then the place.
    assert_eq!(t.options_of(0, "accept ").len(), 4);
    t.play_as(0, "accept 3");
    assert!(t.is_revealed(2));
    assert_eq!(t.options_of(0, "lay "), ["t3", "t4", "t5", "t6", "b1", "b2", "b3", "b4", "b5"]);
    assert_eq!(t.refused_as(0, "lay t1"), ("WS-BUY-03", "why-blocked"));
    let mut t = turn(stocked(), 0);
    t.play_all_as(0, ["cow", "cow"]);
    assert_eq!(t.refused_as(0, "buy III-4"), ("WS-BUY-03", "why-too-dear"));
}

#[test]
fn ws_buy_04_05_any_unblocked_card_may_be_covered_and_the_new_one_lies_unblocked() {
    let mut t = turn(stocked().card(0, "t1", "I-05.1").holds(0, 2, 4, 0), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-2", "pay 0h 2c", "lay t1", "buy I-3", "pay 2h 0c", "lay t1"]);
    let place = &t.me(0).town[0];
    assert_eq!((place.card, place.covered.len(), place.blocked, place.active), (card("I-03.1"), 2, false, false));
}

#[test]
fn ws_buy_06_a_cow_instead_of_the_first_purchase_helps_to_pay_the_second() {
    let mut t = turn(stocked().holds(0, 0, 2, 0).cows(0, 0), 0);
    t.play_all_as(0, ["scam", "reserve III-1", "done", "rob deadwood P1", "activate t6", "produce t6 second"]);
    assert_eq!(t.options_of(0, "buy "), ["I-2"]);
    t.play_as(0, "cow");
    assert_eq!(t.options_of(0, "buy "), ["I-1", "I-2", "I-4", "II-2"], "with a cow for a hat");
}

#[test]
fn ws_buy_07_cards_and_cows_in_any_order_and_then_the_turn_ends() {
    let card_last = ["cow", "buy I-2", "pay 0h 2c", "lay t1"];
    let cow_last = ["buy I-2", "pay 0h 2c", "lay t1", "cow"];
    for order in [&["cow", "cow"][..], &card_last, &cow_last] {
        let mut t = turn(stocked().coins(0, 2), 0);
        t.play_all_as(0, ["cow", "cow"]);
        t.play_all_as(0, order);
        assert_eq!(t.acting(), [1], "{order:?}");
    }
}

#[test]
fn ws_mkt_01_each_row_from_its_own_deck() {
    let mut t = turn(stocked().deck(0, &["I-08.1"]).deck(1, &["II-S3.1"]).deck(2, &["III-06.1"]), 0);
    t.play_all_as(0, ["scam", "refresh II", "discard 3"]);
    assert_eq!(t.row(1)[2], "II-S3.1");
    assert_eq!((t.view().decks[0].face_down.len(), t.view().decks[2].face_down.len()), (1, 1));
}

#[test]
fn ws_mkt_02_discards_become_a_new_deck_and_otherwise_the_row_stays_short() {
    let at = || stocked().deck(0, &[]).coins(0, 2);
    let mut t = turn(at(), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-2", "pay 0h 2c", "lay t1", "cow"]);
    assert_eq!(t.row(0)[1], "none", "nothing is left of level I");
    let mut t = turn(at().discards(0, &["I-08.1", "I-08.2"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-2", "pay 0h 2c", "lay t1", "cow"]);
    assert!(t.row(0)[1].starts_with("I-08"));
    assert_eq!((t.view().decks[0].face_down.len(), t.view().decks[0].discards.len()), (1, 0));
}

#[test]
fn ws_mkt_03_a_short_row_is_filled_as_soon_as_there_are_cards() {
    // Row I is short; a Scam in row III does not fill it, the end of the turn would.
    let mut t = turn(stocked().deck(0, &[]).coins(0, 2).coins(1, 9).reserved(1, "I-05.1"), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-2", "pay 0h 2c", "lay t1", "cow"]);
    assert_eq!(t.row(0)[1], "none");
    t.play_all_as(1, ["scam", "refresh III", "discard 1"]);
    assert_eq!(t.row(0)[1], "none");
    t.play_all_as(1, ["reserve II-1", "keep new"]);
    assert_eq!(t.row(0)[1], "none", "the reserved card was discarded, but this refill is for row II");
    t.play_all_as(1, ["cow", "cow", "cow"]);
    assert_eq!(t.row(0)[1], "I-05.1");
}

#[test]
fn ws_mkt_04_rows_in_order_from_left_to_right_and_the_others_do_not_move() {
    let mut t = turn(stocked().holds(0, 3, 4, 0), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-2", "pay 0h 2c", "lay t1", "buy II-1", "pay 3h 0c", "lay t2"]);
    let slots: Vec<u8> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Refilled { slot, .. } => Some(*slot),
            _ => None,
        })
        .collect();
    assert_eq!(slots, [1, 4]);
    assert_eq!((t.row(0)[2].as_str(), t.row(1)[1].as_str()), ("I-03.1", "II-A2.1"));
}

#[test]
fn cards_are_drawn_evenly() {
    let mut seen = std::collections::BTreeMap::new();
    for seed in 0..1600 {
        *seen.entry(deal(&Options::for_people(2), seed).row(0)[0].clone()).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 32);
    assert!(seen.values().all(|count| (20..=85).contains(count)), "{seen:?}");
}
