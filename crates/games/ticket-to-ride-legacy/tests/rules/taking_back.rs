//! What can be taken back, and what ends that.

use table::session::NotTakenBack;
use table::{Sealed, Seed, Session, Silent};
use ticket_to_ride_legacy::{Options, TicketToRide};

use crate::common::*;

fn open(players: usize, number: u64) -> Session<TicketToRide> {
    let sealed = Sealed::unsalted(Seed::from_number(number));
    Session::new(Options::for_players(players), sealed).expect("a setup of ours")
}

#[track_caller]
fn play(session: &mut Session<TicketToRide>, index: usize, notation: &str) {
    session.play(seat(index), action(notation), &mut Silent).expect("a legal action");
}

#[test]
fn chosen_tickets_are_taken_back_until_all_have_chosen() {
    let mut session = open(3, 1);
    let start = session.game().clone();
    play(&mut session, 0, "keep 1 2");
    play(&mut session, 0, "under 3");
    play(&mut session, 1, "keep 1 2 3 4");
    assert_eq!(session.can_undo(seat(0)), 2);
    session.undo(seat(0)).expect("the order");
    session.undo(seat(0)).expect("the choice");
    session.undo(seat(1)).expect("the other's choice");
    assert_eq!(*session.game(), start);
    for index in 0..3 {
        play(&mut session, index, "keep 1 2 3 4");
    }
    assert!([0, 1, 2].iter().all(|&index| session.can_undo(seat(index)) == 0), "now all know how many were kept");
}

#[test]
fn a_drawn_card_is_not_taken_back() {
    let mut session = open(2, 2);
    play(&mut session, 0, "keep 1 2 3 4");
    play(&mut session, 1, "keep 1 2 3 4");
    let first = session.game().clone();
    let turn = table::Game::to_act(&first).first().unwrap();
    session.play(turn, action("blind"), &mut Silent).unwrap();
    assert_eq!(session.undo(turn), Err(NotTakenBack::Barrier(turn)));
}

#[test]
fn kept_tickets_of_a_turn_are_taken_back_until_the_next_one_acts() {
    let mut session = open(2, 3);
    play(&mut session, 0, "keep 1 2 3 4");
    play(&mut session, 1, "keep 1 2 3 4");
    let turn = table::Game::to_act(session.game()).first().unwrap();
    session.play(turn, action("tickets"), &mut Silent).unwrap();
    let drawn = session.game().clone();
    session.play(turn, action("keep 1 2"), &mut Silent).unwrap();
    assert_eq!(session.can_undo(turn), 1);
    session.undo(turn).expect("nobody has gone on");
    assert_eq!(*session.game(), drawn);
}
