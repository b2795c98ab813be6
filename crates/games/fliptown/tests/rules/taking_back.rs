//! What can be taken back, and what ends that.

use fliptown::{Fliptown, Options};
use proving::playtest::Sitting;
use table::Game;
use table::live_game::NotTakenBack;

use crate::common::*;

fn open(players: usize, number: u64) -> Sitting<Fliptown> {
    Sitting::open(Options::for_players(players), number)
}

/// A robbery that is possible for the second seat.
fn robbery(game: &Sitting<Fliptown>) -> Option<String> {
    game.legal_of(1).into_iter().find(|option| option.contains(" bad-"))
}

#[test]
fn alone_a_whole_turn_is_taken_back_until_it_is_ended() {
    let mut game = open(1, 3);
    let start = game.game().clone();
    game.play_as(0, "play 1 grave-tm");
    assert_eq!(game.can_undo(seat(0)), 1);
    game.undo(seat(0)).expect("nothing stands in the way");
    assert_eq!(*game.game(), start);
    game.play_as(0, "play 2 grave-bm");
    game.play_as(0, "done");
    assert_eq!(game.undo(seat(0)), Err(NotTakenBack::Barrier(seat(0))), "a new lineup was flipped");
}

#[test]
fn an_ended_turn_is_taken_back_while_others_think_and_act() {
    let mut game = open(3, 4);
    game.play_as(0, "play 1 grave-tl");
    game.play_as(0, "done");
    game.play_as(1, "play 1 grave-tr");
    assert_eq!(game.can_undo(seat(0)), 2);
    game.undo(seat(0)).expect("seat 1 did something else");
    assert!(game.game().to_act().contains(seat(0)));
    game.undo(seat(0)).expect("the main action as well");
    game.play_as(0, "play 2 grave-br");
    // When the last one ends the turn, everything is shown.
    game.play_as(0, "done");
    game.play_as(1, "done");
    game.play_as(2, "play 1 grave-tl");
    game.play_as(2, "done");
    assert!([0, 1, 2].iter().all(|&index| game.can_undo(seat(index)) == 0));
}

#[test]
fn a_robbery_closes_the_turn_of_whoever_robs_and_of_nobody_else() {
    let mut game = (0..).map(|number| open(2, number)).find(|game| robbery(game).is_some()).expect("some deal");
    game.play_as(0, "play 1 grave-tl");
    let rob = robbery(&game).expect("a robbery");
    game.play_as(1, &rob);
    assert_eq!([0, 1].map(|index| game.can_undo(seat(index))), [1, 0]);
    let robbers = |game: &Sitting<Fliptown>| game.game().view(eyes(1));
    let robbed = robbers(&game);
    game.undo(seat(0)).expect("the robbery has nothing to do with it");
    assert_eq!(robbers(&game), robbed, "the same card was turned up");
    game.play_as(0, "play 2 grave-br");
}
