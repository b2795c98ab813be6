//! Turns, and loading.

use stagecoach::data::Freight::*;
use stagecoach::{Event, Options, Position, Stage};
use table::Seat;

use crate::common::Table;

fn two() -> Position {
    Position::of(&Options::for_players(2)).yard([Mail, Silk, Gold])
}

#[test]
fn sc_turn_01_drivers_take_turns_clockwise() {
    let mut table = Table::at(Position::of(&Options::for_players(3)).loading());
    for turn in 0..6 {
        assert_eq!(table.acting(), [turn % 3]);
        let next = (turn + 1) % 3;
        assert_eq!(table.refused_as(next, "draw"), ("SC-TURN-01", "why-not-your-turn"));
        table.play_all(["draw", "drive"]);
    }
}

#[test]
fn sc_turn_02_first_a_card_is_loaded_and_then_the_road_is_chosen() {
    let mut table = Table::at(two().open(1, &[Mail]).loading());
    assert_eq!(table.legal(), ["take 1", "take 2", "take 3", "draw"]);
    for road in ["drive", "stop", "hold-up 2"] {
        assert_eq!(table.refused(road), ("SC-TURN-02", "why-load-first"));
    }
    table.play("take 1");
    assert_eq!(table.legal(), ["drive", "stop", "hold-up 2"]);
    for load in ["take 1", "draw"] {
        assert_eq!(table.refused(load), ("SC-TURN-02", "why-loaded-already"));
    }
}

#[test]
fn sc_load_01_an_open_card_is_loaded_and_another_takes_its_place() {
    let mut table = Table::at(two().loading());
    let played = table.play("take 2");
    assert!(played.chance);
    let view = table.view();
    assert_eq!((view.yard[0], view.yard[2], view.deck), (Mail, Gold, 26));
    assert_eq!(view.coaches[0].cards.iter().map(|card| card.freight).collect::<Vec<_>>(), [Some(Silk)]);
    let next = view.yard[1];
    assert_eq!(table.latest(), [Event::Took { seat: Seat::new(0), place: 1, freight: Silk, next }]);
}

#[test]
fn sc_load_02_the_top_card_of_the_deck_is_loaded_face_down() {
    let mut table = Table::at(two().loading());
    table.play("draw");
    assert_eq!((table.view().yard, table.view().deck), ([Mail, Silk, Gold], 26));
    let card = |view: stagecoach::View| view.coaches[0].cards[0];
    assert!(!card(table.view()).open && card(table.view()).freight.is_none());
    assert!(card(table.view_of(0)).freight.is_some() && card(table.view_of(1)).freight.is_none());
}

#[test]
fn sc_load_03_a_full_coach_goes_to_the_station_by_itself() {
    for load in ["take 1", "draw"] {
        let mut table = Table::at(two().open(0, &[Mail, Mail, Mail, Mail]).loading());
        table.play(load);
        let coach = &table.view().coaches[0];
        assert!(coach.cards.is_empty());
        assert_eq!((coach.delivered, coach.bonus), (5, 10));
        assert_eq!((table.acting(), table.view().stage), (vec![1], Stage::Load));
    }
}
