//! What can be taken back, and what ends that.

use fliptown::{Fliptown, Options};
use proving::playtest::Sitting;
use table::Game;
use table::session::NotTakenBack;

use crate::common::*;

fn open(players: usize, number: u64) -> Sitting<Fliptown> {
    Sitting::open(Options::for_players(players), number)
}

/// A robbery that is possible for the second seat.
fn robbery(session: &Sitting<Fliptown>) -> Option<String> {
    session.legal_of(1).into_iter().find(|option| option.contains(" bad-"))
}

#[test]
fn alone_a_whole_turn_is_taken_back_until_it_is_ended() {
    let mut session = open(1, 3);
    let start = session.game().clone();
    session.play_as(0, "play 1 grave-tm");
    assert_eq!(session.can_undo(seat(0)), 1);
    session.undo(seat(0)).expect("nothing stands in the way");
    assert_eq!(*session.game(), start);
    session.play_as(0, "play 2 grave-bm");
    session.play_as(0, "done");
    assert_eq!(session.undo(seat(0)), Err(NotTakenBack::Barrier(seat(0))), "a new lineup was flipped");
}

#[test]
fn an_ended_turn_is_taken_back_while_others_think_and_act() {
    let mut session = open(3, 4);
    session.play_as(0, "play 1 grave-tl");
    session.play_as(0, "done");
    session.play_as(1, "play 1 grave-tr");
    assert_eq!(session.can_undo(seat(0)), 2);
    session.undo(seat(0)).expect("seat 1 did something else");
    assert!(session.game().to_act().contains(seat(0)));
    session.undo(seat(0)).expect("the main action as well");
    session.play_as(0, "play 2 grave-br");
    // When the last one ends the turn, everything is shown.
    session.play_as(0, "done");
    session.play_as(1, "done");
    session.play_as(2, "play 1 grave-tl");
    session.play_as(2, "done");
    assert!([0, 1, 2].iter().all(|&index| session.can_undo(seat(index)) == 0));
}

#[test]
fn a_robbery_closes_the_turn_of_whoever_robs_and_of_nobody_else() {
    let mut session =
        (0..).map(|number| open(2, number)).find(|session| robbery(session).is_some()).expect("some deal");
    session.play_as(0, "play 1 grave-tl");
    let rob = robbery(&session).expect("a robbery");
    session.play_as(1, &rob);
    assert_eq!([0, 1].map(|index| session.can_undo(seat(index))), [1, 0]);
    let robbers = |session: &Sitting<Fliptown>| session.game().view(eyes(1));
    let robbed = robbers(&session);
    session.undo(seat(0)).expect("the robbery has nothing to do with it");
    assert_eq!(robbers(&session), robbed, "the same card was turned up");
    session.play_as(0, "play 2 grave-br");
}
