//! Playing and taking back.

use crate::relay::{Relay, RelaySetup};
use proving::toy::{Toy, ToySetup};
use table::dice::Seed;
use table::live_game::*;
use table::setup::Setup;
use table::transcript::{Label, ReplayError};
use table::*;

fn live_game(players: u8) -> LiveGame<Toy> {
    let setup = ToySetup { players, ..ToySetup::standard() };
    LiveGame::new(setup, SaltedSeed::unsalted(Seed::from_number(1))).unwrap()
}

fn play(live_game: &mut LiveGame<Toy>, moves: &[(usize, &str)]) {
    for &(seat, notation) in moves {
        let _ = live_game.play(Seat::new(seat), notation.parse().unwrap(), &mut Silent).unwrap();
    }
}

fn moves(live_game: &LiveGame<Toy>) -> Vec<(usize, String)> {
    live_game.entries().iter().map(|entry| (entry.seat.index(), entry.action.to_string())).collect()
}

#[test]
fn taking_the_last_decision_back_gives_the_earlier_state() {
    let mut table = live_game(2);
    play(&mut table, &[(0, "bid 2")]);
    let before = table.clone();
    play(&mut table, &[(0, "bold")]);
    assert_eq!(table.undo(Seat::new(0)).unwrap().action.to_string(), "bold");
    assert_eq!((table.game(), table.entries()), (before.game(), before.entries()));
}

#[test]
fn in_simultaneous_play_each_seat_takes_back_its_own() {
    let mut table = live_game(3);
    play(&mut table, &[(0, "bid 2"), (1, "bid 1"), (0, "meek"), (1, "bold"), (0, "whistle")]);
    assert_eq!([0, 1, 2].map(|seat| table.can_undo(Seat::new(seat))), [3, 2, 0]);
    let taken = table.undo_all(Seat::new(0)).unwrap();
    assert_eq!(taken.iter().map(|entry| entry.action.to_string()).collect::<Vec<_>>(), ["whistle", "meek", "bid 2"]);
    let mut other = live_game(3);
    play(&mut other, &[(1, "bid 1"), (1, "bold")]);
    assert_eq!((table.game(), table.entries()), (other.game(), other.entries()));
}

#[test]
fn nobody_takes_back_beyond_a_barrier_of_ones_own() {
    let mut table = live_game(3);
    play(&mut table, &[(1, "peek 1"), (1, "bid 2"), (1, "meek")]);
    assert_eq!([0, 1, 2].map(|seat| table.can_undo(Seat::new(seat))), [0, 2, 0]);
    assert_eq!(table.undo_all(Seat::new(1)).map(|taken| taken.len()), Ok(2));
    let before = table.game().clone();
    assert_eq!(table.undo(Seat::new(1)), Err(NotTakenBack::Barrier(Seat::new(1))));
    assert_eq!(table.undo(Seat::new(2)), Err(NotTakenBack::Nothing(Seat::new(2))));
    assert_eq!(table.game(), &before);
    assert_eq!(moves(&table), [(1, "peek 1".to_owned())]);
}

#[test]
fn what_others_learn_meanwhile_binds_them_alone() {
    let mut table = live_game(3);
    play(&mut table, &[(0, "bid 2"), (1, "peek 1"), (0, "meek"), (1, "bid 0")]);
    assert_eq!([0, 1, 2].map(|seat| table.can_undo(Seat::new(seat))), [2, 1, 0]);
    let taken = table.undo_all(Seat::new(0)).unwrap();
    assert_eq!(taken.len(), 2);
    let mut other = live_game(3);
    play(&mut other, &[(1, "peek 1"), (1, "bid 0")]);
    assert_eq!((table.game(), table.entries()), (other.game(), other.entries()));
    // The barrier has moved with its entry.
    assert_eq!(table.can_undo(Seat::new(1)), 1);
    let _ = table.undo(Seat::new(1)).unwrap();
    assert_eq!(table.undo(Seat::new(1)), Err(NotTakenBack::Barrier(Seat::new(1))));
}

#[test]
fn a_game_goes_on_after_taking_back_as_if_nothing_had_been() {
    let mut table = live_game(2);
    play(&mut table, &[(0, "bid 2"), (1, "bid 0")]);
    let _ = table.undo(Seat::new(0)).unwrap();
    play(&mut table, &[(0, "bid 1"), (0, "bold"), (1, "meek")]);
    let mut straight = live_game(2);
    play(&mut straight, &[(1, "bid 0"), (0, "bid 1"), (0, "bold"), (1, "meek")]);
    assert_eq!(table.game(), straight.game());
    assert_eq!(table.can_undo(Seat::new(1)), 0);
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut table = live_game(2);
    let before = table.game().clone();
    let whistle = "whistle".parse().unwrap();
    assert!(matches!(table.play(Seat::new(0), whistle, &mut Silent), Err(NotPlayed::Refused(_))));
    let nobody = NotPlayed::NoSuchSeat { seat: Seat::new(7), seats: 2 };
    assert_eq!(table.play(Seat::new(7), whistle, &mut Silent), Err(nobody));
    assert_eq!(table.undo(Seat::new(7)), Err(NotTakenBack::Nothing(Seat::new(7))));
    assert_eq!((table.can_undo(Seat::new(7)), table.game()), (0, &before));
}

#[test]
fn a_session_is_resumed_from_its_transcript() {
    let mut table = live_game(2);
    play(&mut table, &[(0, "bid 2"), (1, "peek 1"), (0, "meek")]);
    let labels: Vec<Label> = vec!["Anna".parse().unwrap(), "bot:expert".parse().unwrap()];
    let transcript = table.transcript(labels);
    let again = LiveGame::resume(&transcript).unwrap();
    assert_eq!((again.game(), again.entries()), (table.game(), table.entries()));
    assert_eq!([0, 1].map(|seat| again.can_undo(Seat::new(seat))), [2, 0]);
    assert_eq!(LiveGame::resume(&transcript.closed()).unwrap_err(), ReplayError::SeedWithheld);
}

fn relay(moves: &[(usize, &str)]) -> LiveGame<Relay> {
    let mut live_game = LiveGame::new(RelaySetup, SaltedSeed::unsalted(Seed::from_number(1))).unwrap();
    for &(seat, notation) in moves {
        let _ = live_game.play(Seat::new(seat), notation.parse().unwrap(), &mut Silent).unwrap();
    }
    live_game
}

#[test]
fn a_turn_that_passed_is_taken_back_until_somebody_goes_on() {
    let first = Seat::new(0);
    let mut table = relay(&[(0, "step"), (0, "pass")]);
    assert_eq!(table.can_undo(first), 2);
    let _ = table.play(Seat::new(1), "step".parse().unwrap(), &mut Silent).unwrap();
    assert_eq!(table.undo(first), Err(NotTakenBack::TurnPassed(first)));
    assert_eq!((table.can_undo(first), table.can_undo(Seat::new(1))), (0, 1));
    let _ = table.undo(Seat::new(1)).unwrap();
    assert_eq!(table.can_undo(first), 2);
}

#[test]
fn what_others_have_built_upon_stays() {
    let first = Seat::new(0);
    let mut table = relay(&[(0, "step"), (1, "echo")]);
    assert_eq!(table.undo(first), Err(NotTakenBack::BuiltUpon(first)));
    assert_eq!(table.undo(Seat::new(1)).unwrap().action.to_string(), "echo");
    assert_eq!(table.can_undo(first), 1);
}

/// A relay that was stored as its text and taken up again.
fn stored(live_game: &LiveGame<Relay>) -> LiveGame<Relay> {
    let labels = ["Anna", "Ola"].map(|name| name.parse().unwrap()).to_vec();
    let text = live_game.transcript(labels).to_string();
    LiveGame::resume(&Transcript::parse(text.as_bytes()).unwrap()).unwrap()
}

#[test]
fn a_table_is_played_on_by_the_rules_it_began_with() {
    let seed = || SaltedSeed::unsalted(Seed::from_number(1));
    for (rules, first) in [(1, 1), (2, 0)] {
        let mut live_game = LiveGame::<Relay>::by(RulesVersion(rules), RelaySetup, seed()).unwrap();
        let _ = live_game.play(Seat::new(first), "step".parse().unwrap(), &mut Silent).unwrap();
        let again = stored(&live_game);
        assert_eq!((again.rules(), again.game()), (RulesVersion(rules), live_game.game()));
    }
    assert_eq!(stored(&relay(&[])).rules(), Relay::RULES, "a new table is played by the newest");
}

#[test]
fn what_was_played_by_unknown_rules_is_refused_with_those_that_are_known() {
    let labels = ["Anna", "Ola"].map(|name| name.parse().unwrap()).to_vec();
    let text = relay(&[]).transcript(labels).to_string().replace("rules: 2", "rules: 3");
    let error = Transcript::<Relay>::parse(text.as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), "line 3: played by version 3 of the rules; known here: versions 1 to 2");
}
