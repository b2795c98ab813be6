//! What can be taken back, and what ends that.

use proving::playtest::Sitting;
use table::Game;
use table::live_game::NotTakenBack;
use west_story::{Options, WestStory};

use crate::common::*;

/// A game of two that has come to the first turn, and who takes it.
fn open(number: u64) -> Option<(Sitting<WestStory>, usize)> {
    let game = Sitting::<WestStory>::open(Options::for_people(2), number);
    let acting = game.game().to_act();
    let seat = acting.first()?;
    let turn = game.legal_of(seat).contains(&"scam".to_owned());
    (acting.len() == 1 && turn).then_some((game, seat.index()))
}

#[test]
fn quiet_decisions_of_a_turn_are_taken_back_one_by_one() {
    let (mut game, me) = (0..).find_map(open).expect("some deal");
    let start = game.game().clone();
    game.play_as(me, "cow");
    game.play_as(me, "scam");
    assert_eq!(game.can_undo(seat(me)), 2);
    game.undo(seat(me)).expect("nothing stands in the way");
    game.undo(seat(me)).expect("nothing stands in the way");
    assert_eq!(*game.game(), start);
}

#[test]
fn new_cards_in_the_market_are_a_barrier() {
    let (mut game, me) = (0..).find_map(open).expect("some deal");
    game.play_as(me, "scam");
    game.play_as(me, "reserve I-1");
    assert_eq!(game.undo(seat(me)), Err(NotTakenBack::Barrier(seat(me))));
}

#[test]
fn bandits_turned_up_are_a_barrier() {
    let mut t = turn(people(2).total(0, 6).cows(0, 6), 0);
    assert!(!t.play_as(0, "cow").is_barrier());
    assert!(t.play_as(0, "accept 1").is_barrier());
    let mut t = turn(people(2).total(0, 6).cows(0, 6), 0);
    assert!(!t.play_all_as(0, ["cow", "accept 0"]).is_barrier());
    // A region that is turned up already teaches nothing.
    let mut t = turn(people(2).total(0, 6).cows(0, 6).bandits(2, &["boot"]), 0);
    assert!(!t.play_all_as(0, ["cow", "accept 1"]).is_barrier());
}

#[test]
fn dice_and_sheriff_cards_are_a_barrier() {
    let mut t = turn(people(2).sheriff(1), 0);
    let played = t.play_all_as(0, ["cow", "cow", "cow", "cow"]);
    assert!(played.chance, "the last turn of a round: a new sheriff card and new dice");
}
