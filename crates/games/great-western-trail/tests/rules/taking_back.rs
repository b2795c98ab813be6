//! What can be taken back, and what ends that.

use great_western_trail::{GreatWesternTrail, Options};
use proving::playtest::Sitting;
use table::live_game::NotTakenBack;
use table::{Game, Seat};

/// A game for two, the seat that begins, and the other one.
fn open() -> (Sitting<GreatWesternTrail>, Seat, Seat) {
    let game = Sitting::<GreatWesternTrail>::open(Options::for_players(2), 3);
    let first = game.game().table().first;
    (game, first, first.left(2))
}

/// A player puts away a card.
fn discard_one(game: &mut Sitting<GreatWesternTrail>, seat: Seat) {
    let discard = game.legal_of(seat).into_iter().find(|option| option.starts_with("discard "));
    game.play_as(seat, discard.expect("a card"));
}

#[test]
fn a_turn_is_taken_back_step_by_step() {
    let (mut game, first, _) = open();
    let start = game.game().clone();
    game.play_as(first, "settle C");
    let settled = game.game().clone();
    game.play_as(first, "use certificate");
    game.play_as(first, "use engine-by-engineers");
    game.play_as(first, "engine 1");
    assert_eq!(game.can_undo(first), 4);
    for _ in 0..3 {
        game.undo(first).expect("nothing stands in the way");
    }
    assert_eq!(*game.game(), settled);
    game.undo(first).expect("the placement as well");
    assert_eq!(*game.game(), start);
    assert_eq!(game.undo(first), Err(NotTakenBack::Nothing(first)));
}

#[test]
fn cards_drawn_and_cards_shown_stay_so() {
    for barrier in [&["auxiliary 2"][..], &["exchange 1", "draw 1"]] {
        let (mut game, first, _) = open();
        game.play_as(first, "settle G");
        for notation in barrier {
            game.play_as(first, notation);
        }
        assert_eq!(game.undo(first), Err(NotTakenBack::Barrier(first)), "{barrier:?}");
        discard_one(&mut game, first);
        assert_eq!(game.can_undo(first), 0, "a card was shown");
    }
    // An open objective card makes room for a hidden one.
    let (mut game, first, _) = open();
    game.play_as(first, "settle C");
    game.play_as(first, "use take-objective");
    assert_eq!(game.can_undo(first), 2, "nothing is seen before one is chosen");
    let open = game.game().table().display[0].expect("a card");
    game.play_as(first, format!("take {open}"));
    assert_eq!(game.can_undo(first), 0);
}

#[test]
fn an_ended_turn_is_taken_back_until_the_next_player_acts() {
    let (mut game, first, second) = open();
    game.play_as(first, "settle A");
    game.play_as(first, "auxiliary 1");
    // Nothing is drawn: the hand is full.
    game.play_as(first, "done");
    assert!(game.game().to_act().contains(second));
    game.undo(first).expect("the next player has done nothing yet");
    assert!(game.game().to_act().contains(first));
    game.play_as(first, "done");
    discard_one(&mut game, second);
    assert!(matches!(game.undo(first), Err(NotTakenBack::TurnPassed(_) | NotTakenBack::BuiltUpon(_))));
}

#[test]
fn an_exchange_in_anothers_turn_leaves_that_turn_alone() {
    let (mut game, first, second) = open();
    game.play_as(first, "settle C");
    game.play_as(second, "exchange 1");
    game.play_as(second, "draw 2");
    assert_eq!((game.can_undo(first), game.can_undo(second)), (1, 0));
    let hand = game.game().view(table::Eyes::Seat(second)).hand();
    game.undo(first).expect("the exchange has nothing to do with it");
    assert_eq!(game.game().view(table::Eyes::Seat(second)).hand(), hand, "the same cards were drawn");
    game.play_as(first, "settle G");
}
