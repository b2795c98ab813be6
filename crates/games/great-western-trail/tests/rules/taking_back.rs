//! What can be taken back, and what ends that.

use great_western_trail::{Action, GreatWesternTrail, Options};
use table::session::NotTakenBack;
use table::{Game, Sealed, Seat, Seed, Session, Silent};

/// A game for two, the seat that begins, and the other one.
fn open() -> (Session<GreatWesternTrail>, Seat, Seat) {
    let sealed = Sealed::unsalted(Seed::from_number(3));
    let session = Session::<GreatWesternTrail>::new(Options::for_players(2), sealed).expect("a setup of ours");
    let first = session.game().table().first;
    (session, first, first.left(2))
}

#[track_caller]
fn play(session: &mut Session<GreatWesternTrail>, seat: Seat, notation: &str) {
    let action: Action = notation.parse().expect("an action");
    session.play(seat, action, &mut Silent).unwrap_or_else(|error| panic!("{notation}: {error}"));
}

/// The second player puts away the fifth card.
fn discard_one(session: &mut Session<GreatWesternTrail>, seat: Seat) {
    let mut legal = Vec::new();
    session.game().legal(seat, &mut legal);
    let discard = legal.iter().find(|action| matches!(action, Action::Discard(_))).expect("a card");
    play(session, seat, &discard.to_string());
}

#[test]
fn a_turn_is_taken_back_step_by_step() {
    let (mut session, first, _) = open();
    let start = session.game().clone();
    play(&mut session, first, "settle C");
    let settled = session.game().clone();
    play(&mut session, first, "use certificate");
    play(&mut session, first, "use engine-by-engineers");
    play(&mut session, first, "engine 1");
    assert_eq!(session.can_undo(first), 4);
    for _ in 0..3 {
        session.undo(first).expect("nothing stands in the way");
    }
    assert_eq!(*session.game(), settled);
    session.undo(first).expect("the placement as well");
    assert_eq!(*session.game(), start);
    assert_eq!(session.undo(first), Err(NotTakenBack::Nothing(first)));
}

#[test]
fn cards_drawn_and_cards_shown_stay_so() {
    for barrier in [&["auxiliary 2"][..], &["exchange 1", "draw 1"]] {
        let (mut session, first, _) = open();
        play(&mut session, first, "settle G");
        for notation in barrier {
            play(&mut session, first, notation);
        }
        assert_eq!(session.undo(first), Err(NotTakenBack::Barrier(first)), "{barrier:?}");
        discard_one(&mut session, first);
        assert_eq!(session.can_undo(first), 0, "a card was shown");
    }
    // An open objective card makes room for a hidden one.
    let (mut session, first, _) = open();
    play(&mut session, first, "settle C");
    play(&mut session, first, "use take-objective");
    assert_eq!(session.can_undo(first), 2, "nothing is seen before one is chosen");
    let open = session.game().table().display[0].expect("a card");
    play(&mut session, first, &format!("take {open}"));
    assert_eq!(session.can_undo(first), 0);
}

#[test]
fn an_ended_turn_is_taken_back_until_the_next_player_acts() {
    let (mut session, first, second) = open();
    play(&mut session, first, "settle A");
    play(&mut session, first, "auxiliary 1");
    // Nothing is drawn: the hand is full.
    play(&mut session, first, "done");
    assert!(session.game().to_act().contains(second));
    session.undo(first).expect("the next player has done nothing yet");
    assert!(session.game().to_act().contains(first));
    play(&mut session, first, "done");
    discard_one(&mut session, second);
    assert!(matches!(session.undo(first), Err(NotTakenBack::TurnPassed(_) | NotTakenBack::BuiltUpon(_))));
}

#[test]
fn an_exchange_in_anothers_turn_leaves_that_turn_alone() {
    let (mut session, first, second) = open();
    play(&mut session, first, "settle C");
    play(&mut session, second, "exchange 1");
    play(&mut session, second, "draw 2");
    assert_eq!((session.can_undo(first), session.can_undo(second)), (1, 0));
    let hand = session.game().view(table::Eyes::Seat(second)).hand();
    session.undo(first).expect("the exchange has nothing to do with it");
    assert_eq!(session.game().view(table::Eyes::Seat(second)).hand(), hand, "the same cards were drawn");
    play(&mut session, first, "settle G");
}
