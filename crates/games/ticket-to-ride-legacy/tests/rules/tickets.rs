//! Drawing tickets in a turn.

use ticket_to_ride_legacy::{Event, Position};

use crate::building::WHITES;
use crate::common::*;

fn table() -> Position {
    Position::players(4).deck(WHITES)
}

#[test]
fn ttr_ticket_01_three_tickets_or_all_there_are() {
    let mut t = turn(table(), 0);
    t.play("tickets");
    assert_eq!(t.player(0).drawn.unwrap().len(), 3);
    let mut t = turn(table().ticket_deck("T001 T002"), 0);
    t.play("tickets");
    assert_eq!(t.player(0).drawn.unwrap(), [ticket("T001"), ticket("T002")]);
    let t = turn(table().ticket_deck(""), 0);
    assert_eq!(t.refused_as(0, "tickets"), ("TTR-TICKET-01", "why-no-tickets"));
    // The last one is kept without a question.
    let mut t = turn(table().ticket_deck("T007"), 0);
    t.play("tickets");
    assert_eq!((t.player(0).ticket_count, t.turn()), (1, Some(1)));
}

#[test]
fn ttr_ticket_02_at_least_one_is_kept() {
    let mut t = turn(table(), 0);
    t.play("tickets");
    assert_eq!(t.options("keep "), ["1", "2", "1 2", "3", "1 3", "2 3", "1 2 3"]);
    assert_eq!(t.refused_as(0, "under 1"), ("TTR-TICKET-02", "why-keep-more"));
    assert_eq!(t.refused_as(0, "blind"), ("TTR-TICKET-02", "why-tickets-first"));
    let drawn = t.player(0).drawn.unwrap();
    t.play("keep 1 3");
    let kept: Vec<_> = t.player(0).tickets.unwrap().iter().map(|it| it.ticket).collect();
    assert_eq!(kept, [drawn[0], drawn[2]]);
    assert_eq!(t.view_of(0).under, [(30, drawn[1])]);
}

#[test]
fn ttr_ticket_03_a_kept_ticket_stays() {
    let mut t = turn(table().tickets(0, "T001").ticket_deck("T002 T003 T004"), 0);
    t.play_all(["tickets", "keep 1", "under 2"]);
    assert_eq!(tickets_in(&t.game, 0), ["T001", "T002"]);
    assert!(t.view_of(0).under.iter().all(|(_, it)| *it != ticket("T001")));
}

#[test]
fn ttr_ticket_04_tickets_are_secret_and_any_number_may_be_held() {
    let mut t = turn(table().tickets(0, "T001 T002 T003 T004 T005 T006 T007 T008"), 0);
    assert_eq!(t.view_of(1).players[0].tickets, None);
    assert_eq!(t.view_of(1).players[0].ticket_count, 8);
    t.play_all(["tickets", "keep 1 2 3"]);
    assert_eq!(t.view_of(1).players[0].ticket_count, 11);
    assert!(t.told_to(eyes(1)).iter().all(|event| match event {
        Event::TicketsDrawn { tickets, .. } | Event::TicketsKept { tickets, .. } => tickets.is_none(),
        _ => true,
    }));
}

#[test]
fn ttr_ticket_05_a_ticket_pays_if_the_own_network_connects_its_cities() {
    let own = "MTL-BUF-A BUF-DET-A DET-CHI-A";
    let t = ended(Position::players(2).tickets(0, "T005").built(0, own).cars(0, 9));
    assert_eq!(t.player(0).slip.unwrap().tickets, 6);
    let t = ended(Position::players(2).tickets(0, "T005").built(0, "MTL-BUF-A BUF-DET-A").cars(0, 9));
    assert_eq!(t.player(0).slip.unwrap().tickets, -6);
    // Somebody else's strand in between does not help.
    let t = ended(Position::players(4).tickets(0, "T005").built(0, "MTL-BUF-A DET-CHI-A").built(1, "BUF-DET-A"));
    assert_eq!(t.player(0).slip.unwrap().tickets, -6);
}

#[test]
fn ttr_ticket_06_returned_tickets_are_drawn_last() {
    for seed in 0..40 {
        let mut t = turn(table().ticket_deck("T001 T002 T003 T004").returned(1, "T010"), 0);
        t.dice = table::Dice::from_number(seed);
        t.play("tickets");
        assert!(!t.player(0).drawn.unwrap().contains(&ticket("T010")), "there are others above it");
        t.play_all(["keep 1 2 3", "tickets"]);
        assert_eq!(t.player(1).drawn.unwrap().len(), 2, "the last one above it, and itself");
        assert!(t.player(1).drawn.unwrap().contains(&ticket("T010")));
    }
}

#[test]
fn ttr_ticket_06_returned_tickets_go_under_the_deck_in_the_order_named() {
    let mut t = turn(table().ticket_deck("T001 T002 T003"), 0);
    t.play_all(["tickets", "keep 2", "under 3"]);
    assert_eq!(t.view_of(0).under, [(0, ticket("T003")), (1, ticket("T001"))]);
    // The next one draws them again, in that order.
    t.play("tickets");
    assert_eq!(t.player(1).drawn.unwrap(), [ticket("T001"), ticket("T003")]);
    t.play_all(["keep 1"]);
    assert_eq!(t.view_of(1).under, [(0, ticket("T003"))]);
    assert_eq!(t.view_of(0).under, []);
}
