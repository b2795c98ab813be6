//! Auxiliary actions (GWT-AUX).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::railroad::{Station, Stations};
use great_western_trail::data::trail::Site;
use great_western_trail::{Event, Position};

use crate::common::*;

/// `ME` at neutral building G, which offers a single or double auxiliary action, with these discs taken and the engine on
/// this space.
fn at_g(discs: &[Disc], engine: u8) -> Position {
    let mut position = clear(2);
    for &disc in discs {
        position.take(ME, disc);
    }
    position.hand(ME, cards(["galloway", "pineywoods", "criollo", "o1"])).engine(ME, engine).visit(Site::G);
    position
}

/// The auxiliary action has been offered there.
fn offered(discs: &[Disc], engine: u8) -> Play {
    let mut play = play_from(&at_g(discs, engine));
    play.play("use auxiliary");
    play
}

fn engine(play: &Play) -> String {
    play.player(ME).engine.to_string()
}

#[test]
fn gwt_aux_01_a_row_is_usable_once_one_of_its_places_is_open() {
    assert_eq!(offered(&[], 10).legal(), ["auxiliary 1", "auxiliary 2", "done"]);
    for (disc, row) in [(Disc::Aux3, "auxiliary 3"), (Disc::Aux4, "auxiliary 4"), (Disc::Aux5, "auxiliary 5")] {
        assert_eq!(offered(&[disc], 10).legal(), ["auxiliary 1", "auxiliary 2", row, "done"]);
        assert_eq!(offered(&[], 10).refused(row).rule.0, "GWT-AUX-01");
        // The same in phase B, instead of what the space offers.
        let here = play_from(&at_g(&[disc], 10)).options("auxiliary ");
        assert_eq!(here, ["1", "2", row.strip_prefix("auxiliary ").unwrap()]);
    }
}

#[test]
fn gwt_aux_02_double_only_where_both_places_are_open() {
    let play = offered(&[Disc::Aux1, Disc::Aux3, Disc::Aux3, Disc::Aux4], 10);
    assert_eq!(play.options("auxiliary "), ["1", "1 double", "2", "3", "3 double", "4"]);
    assert_eq!(play.refused("auxiliary 4 double").rule.0, "GWT-AUX-02");
    assert!(play.can("done"), "what is offered may be declined");
}

#[test]
fn gwt_aux_03_a_double_action_doubles_demands_and_rewards() {
    let mut play = offered(&[Disc::Aux3; 2], 10);
    play.play("auxiliary 3 double");
    assert_eq!((play.dollars(ME), play.player(ME).certificates()), (18, 2));
    let mut play = offered(&[Disc::Aux5; 2], 12);
    play.play_all(["auxiliary 5 double", "engine 10", "trash galloway", "trash o1"]);
    assert_eq!((play.dollars(ME), play.own(ME).herd.hand_size), (22, 2));
}

#[test]
fn gwt_aux_04_the_first_row_brings_1_or_2_dollars() {
    let mut play = offered(&[Disc::Aux1], 0);
    play.play("auxiliary 1");
    assert_eq!(play.dollars(ME), 21);
    let mut play = offered(&[Disc::Aux1], 0);
    play.play("auxiliary 1 double");
    assert_eq!(play.dollars(ME), 22);
}

#[test]
fn gwt_aux_05_the_second_row_draws_and_then_discards_any_cards() {
    for (decision, count) in [("auxiliary 2", 1), ("auxiliary 2 double", 2)] {
        let mut play = offered(&[Disc::Aux2], 0);
        play.play(decision);
        assert_eq!((play.own(ME).herd.hand_size, play.player(ME).owed), (4 + count, count));
        let kinds = play.view_of(ME).hand().kinds().map(|card| format!("discard {card}")).collect::<Vec<_>>();
        assert_eq!(play.legal(), kinds, "any card of the hand");
        play.play("discard o1");
        if count == 2 {
            play.play("discard criollo");
        }
        assert_eq!((play.own(ME).herd.hand_size, play.player(ME).owed, play.actor()), (4, 0, ME));
        assert_eq!(play.own(ME).herd.discard_size, count);
    }
}

#[test]
fn gwt_aux_06_the_third_row_pays_and_moves_the_engine_back_for_certificates() {
    let mut play = offered(&[Disc::Aux3], 8);
    play.play("auxiliary 3");
    assert_eq!((play.dollars(ME), play.player(ME).certificates()), (19, 0), "certificates come last");
    assert_eq!(play.legal(), ["engine 7", "engine s2"], "exactly one back, and no way out");
    play.play("engine 7");
    assert_eq!((engine(&play).as_str(), play.player(ME).certificates()), ("7", 1));
    let mut play = offered(&[Disc::Aux3; 2], 13);
    play.play("auxiliary 3 double");
    assert_eq!((engine(&play).as_str(), play.dollars(ME), play.player(ME).certificates()), ("11", 18, 2));
    let mut poor = at_g(&[Disc::Aux3; 2], 13);
    poor.player(ME).dollars = 1;
    let mut play = play_from(&poor);
    play.play("use auxiliary");
    assert_eq!(play.options("auxiliary "), ["1", "2", "3"]);
    assert_eq!(play.refused("auxiliary 3 double").why, "why-too-few-dollars");
}

#[test]
fn gwt_aux_07_the_fourth_row_pays_and_moves_the_engine_forward() {
    let mut play = offered(&[Disc::Aux4; 2], 9);
    play.play("auxiliary 4");
    assert_eq!((play.legal(), play.dollars(ME)), (vec!["engine 10".to_owned(), "done".to_owned()], 19));
    let mut play = offered(&[Disc::Aux4; 2], 9);
    play.play("auxiliary 4 double");
    assert_eq!((play.options("engine "), play.dollars(ME)), (vec!["10".to_owned(), "s3".into(), "11".into()], 18));
    play.play("engine 11");
    assert_eq!(engine(&play), "11");
    let mut poor = at_g(&[Disc::Aux4], 9);
    poor.player(ME).dollars = 0;
    assert!(!play_from(&poor).can("auxiliary 4"));
}

#[test]
fn gwt_aux_08_the_fifth_row_moves_the_engine_back_for_money_and_fewer_cards() {
    let mut play = offered(&[Disc::Aux5], 10);
    play.play("auxiliary 5");
    assert_eq!((engine(&play).as_str(), play.dollars(ME)), ("9", 21), "nothing is paid");
    assert_eq!(play.legal(), ["trash criollo", "trash pineywoods", "trash galloway", "trash o1", "done"]);
    play.play("trash criollo");
    assert_eq!(play.own(ME).herd.hand_size, 3);
    assert_eq!(play.own(ME).herd.discard_size, 0, "it has left the game");
    assert_eq!(play.table().gone_cards.len(), 1);
    assert!(!play.can("done") || play.options("trash ").is_empty(), "one card only");
    // None, one or two with a double action.
    for trashed in [&["done"][..], &["trash o1", "done"], &["trash o1", "trash galloway"]] {
        let mut play = offered(&[Disc::Aux5; 2], 6);
        play.play_all(["auxiliary 5 double", "engine 4"]);
        play.play_all(trashed);
        let gone = trashed.iter().filter(|notation| notation.starts_with("trash")).count();
        assert_eq!((usize::from(play.table().gone_cards.len()), play.dollars(ME)), (gone, 22));
        assert!(play.options("trash ").is_empty());
    }
    // The dollars come after the engine, too late for a station.
    let mut position = at_g(&[Disc::Aux5], 8);
    position.player(ME).dollars = 1;
    let mut play = play_from(&position);
    play.play_all(["use auxiliary", "auxiliary 5", "engine s2"]);
    assert!(!play.can("upgrade s2"));
    assert_eq!(play.dollars(ME), 2);
}

#[test]
fn gwt_aux_09_an_engine_that_goes_back_onto_a_turnout_allows_an_upgrade() {
    for (disc, row) in [(Disc::Aux3, "auxiliary 3"), (Disc::Aux5, "auxiliary 5")] {
        let mut play = offered(&[disc], 8);
        play.play_all([row, "engine s2"]);
        assert_eq!(play.legal(), ["upgrade s2", "done"], "{row}");
        play.play_all(["upgrade s2", "disc aux1"]);
        assert!(play.player(ME).has_station(Station::S2));
    }
}

#[test]
fn gwt_aux_10_who_cannot_go_back_far_enough_cannot_choose_it() {
    let discs = [Disc::Aux3, Disc::Aux3, Disc::Aux5, Disc::Aux5];
    for (engine, expected) in
        [(0, &["1", "2"][..]), (1, &["1", "2", "3", "5"]), (2, &["1", "2", "3", "3 double", "5", "5 double"])]
    {
        assert_eq!(offered(&discs, engine).options("auxiliary "), expected, "engine on {engine}");
    }
    assert_eq!(offered(&discs, 1).refused("auxiliary 5 double").rule.0, "GWT-AUX-10");
    // From 1 a single step leads to the start, which is far enough.
    let mut play = offered(&discs, 1);
    play.play("auxiliary 3");
    assert_eq!((engine(&play).as_str(), play.dollars(ME), play.player(ME).certificates()), ("0", 19, 1));
}

#[test]
fn gwt_aux_11_a_double_action_is_one_payment_and_one_move() {
    let mut play = offered(&[Disc::Aux3; 2], 5);
    play.play("auxiliary 3 double");
    let payments = play.latest().iter().filter(|event| matches!(event, Event::Paid(..))).count();
    assert_eq!((payments, play.dollars(ME)), (1, 18));
    // Two single actions could stop on the turnout between 4 and 5; this one only passes it.
    assert_eq!(play.legal(), ["engine 3", "engine 4"]);
    play.play("engine 4");
    let moves = play.latest().iter().filter(|event| matches!(event, Event::EngineMoved { .. })).count();
    assert_eq!((moves, play.player(ME).stations, play.player(ME).certificates()), (1, Stations::NONE, 2));
}
