//! What can be taken back, and what ends that.

use proving::playtest::Sitting;
use table::live_game::NotTakenBack;
use ticket_to_ride_legacy::{Options, TicketToRide};

use crate::common::*;

fn open(players: usize, number: u64) -> Sitting<TicketToRide> {
    Sitting::open(Options::for_players(players), number)
}

#[test]
fn chosen_tickets_are_taken_back_until_all_have_chosen() {
    let mut game = open(3, 1);
    let start = game.game().clone();
    game.play_as(0, "keep 1 2");
    game.play_as(0, "under 3");
    game.play_as(1, "keep 1 2 3 4");
    assert_eq!(game.can_undo(seat(0)), 2);
    game.undo(seat(0)).expect("the order");
    game.undo(seat(0)).expect("the choice");
    game.undo(seat(1)).expect("the other's choice");
    assert_eq!(*game.game(), start);
    for index in 0..3 {
        game.play_as(index, "keep 1 2 3 4");
    }
    assert!([0, 1, 2].iter().all(|&index| game.can_undo(seat(index)) == 0), "now all know how many were kept");
}

#[test]
fn a_drawn_card_is_not_taken_back() {
    let mut game = open(2, 2);
    game.play_as(0, "keep 1 2 3 4");
    game.play_as(1, "keep 1 2 3 4");
    let turn = table::Game::to_act(game.game()).first().unwrap();
    game.play_as(turn, "blind");
    assert_eq!(game.undo(turn), Err(NotTakenBack::Barrier(turn)));
}

#[test]
fn kept_tickets_of_a_turn_are_taken_back_until_the_next_one_acts() {
    let mut game = open(2, 3);
    game.play_as(0, "keep 1 2 3 4");
    game.play_as(1, "keep 1 2 3 4");
    let turn = table::Game::to_act(game.game()).first().unwrap();
    game.play_as(turn, "tickets");
    let drawn = game.game().clone();
    game.play_as(turn, "keep 1 2");
    assert_eq!(game.can_undo(turn), 1);
    game.undo(turn).expect("nobody has gone on");
    assert_eq!(*game.game(), drawn);
}
