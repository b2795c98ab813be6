//! What can be taken back, and what ends that.

use proving::playtest::Sitting;
use table::session::NotTakenBack;
use ticket_to_ride_legacy::{Options, TicketToRide};

use crate::common::*;

fn open(players: usize, number: u64) -> Sitting<TicketToRide> {
    Sitting::open(Options::for_players(players), number)
}

#[test]
fn chosen_tickets_are_taken_back_until_all_have_chosen() {
    let mut session = open(3, 1);
    let start = session.game().clone();
    session.play_as(0, "keep 1 2");
    session.play_as(0, "under 3");
    session.play_as(1, "keep 1 2 3 4");
    assert_eq!(session.can_undo(seat(0)), 2);
    session.undo(seat(0)).expect("the order");
    session.undo(seat(0)).expect("the choice");
    session.undo(seat(1)).expect("the other's choice");
    assert_eq!(*session.game(), start);
    for index in 0..3 {
        session.play_as(index, "keep 1 2 3 4");
    }
    assert!([0, 1, 2].iter().all(|&index| session.can_undo(seat(index)) == 0), "now all know how many were kept");
}

#[test]
fn a_drawn_card_is_not_taken_back() {
    let mut session = open(2, 2);
    session.play_as(0, "keep 1 2 3 4");
    session.play_as(1, "keep 1 2 3 4");
    let turn = table::Game::to_act(session.game()).first().unwrap();
    session.play_as(turn, "blind");
    assert_eq!(session.undo(turn), Err(NotTakenBack::Barrier(turn)));
}

#[test]
fn kept_tickets_of_a_turn_are_taken_back_until_the_next_one_acts() {
    let mut session = open(2, 3);
    session.play_as(0, "keep 1 2 3 4");
    session.play_as(1, "keep 1 2 3 4");
    let turn = table::Game::to_act(session.game()).first().unwrap();
    session.play_as(turn, "tickets");
    let drawn = session.game().clone();
    session.play_as(turn, "keep 1 2");
    assert_eq!(session.can_undo(turn), 1);
    session.undo(turn).expect("nobody has gone on");
    assert_eq!(*session.game(), drawn);
}
