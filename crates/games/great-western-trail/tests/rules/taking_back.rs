//! What can be taken back, and what ends that.

use great_western_trail::{GreatWesternTrail, Options};
use proving::playtest::Sitting;
use table::session::NotTakenBack;
use table::{Game, Seat};

/// A game for two, the seat that begins, and the other one.
fn open() -> (Sitting<GreatWesternTrail>, Seat, Seat) {
    let session = Sitting::<GreatWesternTrail>::open(Options::for_players(2), 3);
    let first = session.game().table().first;
    (session, first, first.left(2))
}

/// A player puts away a card.
fn discard_one(session: &mut Sitting<GreatWesternTrail>, seat: Seat) {
    let discard = session.legal_of(seat).into_iter().find(|option| option.starts_with("discard "));
    session.play_as(seat, discard.expect("a card"));
}

#[test]
fn a_turn_is_taken_back_step_by_step() {
    let (mut session, first, _) = open();
    let start = session.game().clone();
    session.play_as(first, "settle C");
    let settled = session.game().clone();
    session.play_as(first, "use certificate");
    session.play_as(first, "use engine-by-engineers");
    session.play_as(first, "engine 1");
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
        session.play_as(first, "settle G");
        for notation in barrier {
            session.play_as(first, notation);
        }
        assert_eq!(session.undo(first), Err(NotTakenBack::Barrier(first)), "{barrier:?}");
        discard_one(&mut session, first);
        assert_eq!(session.can_undo(first), 0, "a card was shown");
    }
    // An open objective card makes room for a hidden one.
    let (mut session, first, _) = open();
    session.play_as(first, "settle C");
    session.play_as(first, "use take-objective");
    assert_eq!(session.can_undo(first), 2, "nothing is seen before one is chosen");
    let open = session.game().table().display[0].expect("a card");
    session.play_as(first, format!("take {open}"));
    assert_eq!(session.can_undo(first), 0);
}

#[test]
fn an_ended_turn_is_taken_back_until_the_next_player_acts() {
    let (mut session, first, second) = open();
    session.play_as(first, "settle A");
    session.play_as(first, "auxiliary 1");
    // Nothing is drawn: the hand is full.
    session.play_as(first, "done");
    assert!(session.game().to_act().contains(second));
    session.undo(first).expect("the next player has done nothing yet");
    assert!(session.game().to_act().contains(first));
    session.play_as(first, "done");
    discard_one(&mut session, second);
    assert!(matches!(session.undo(first), Err(NotTakenBack::TurnPassed(_) | NotTakenBack::BuiltUpon(_))));
}

#[test]
fn an_exchange_in_anothers_turn_leaves_that_turn_alone() {
    let (mut session, first, second) = open();
    session.play_as(first, "settle C");
    session.play_as(second, "exchange 1");
    session.play_as(second, "draw 2");
    assert_eq!((session.can_undo(first), session.can_undo(second)), (1, 0));
    let hand = session.game().view(table::Eyes::Seat(second)).hand();
    session.undo(first).expect("the exchange has nothing to do with it");
    assert_eq!(session.game().view(table::Eyes::Seat(second)).hand(), hand, "the same cards were drawn");
    session.play_as(first, "settle G");
}
