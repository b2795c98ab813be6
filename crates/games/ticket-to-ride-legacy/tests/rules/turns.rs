//! Turns and drawing train cards.

use ticket_to_ride_legacy::{Event, Position};

use crate::building::WHITES;
use crate::common::*;

#[test]
fn ttr_turn_01_play_goes_clockwise_from_the_holder_of_the_caboose_card() {
    for seed in 0..6 {
        let mut t = begun(&ticket_to_ride_legacy::Options::for_players(4), seed);
        let first = t.view().first.index();
        for offset in 0..8 {
            assert_eq!(t.turn(), Some((first + offset) % 4));
            t.play_all(["tickets", "keep 1", "under 2"]);
        }
    }
}

#[test]
fn ttr_turn_02_exactly_one_of_three_actions() {
    let mut t = turn(Position::players(4).hand(0, "green").deck(WHITES), 0);
    let options = t.legal();
    for option in ["take black", "blind", "tickets", "build BOS-ALB"] {
        assert!(options.contains(&option.to_owned()), "{option} of {options:?}");
    }
    assert_eq!(t.refused_as(0, "accept"), ("TTR-TURN-02", "why-one-of-three"));
    assert_eq!(t.refused_as(1, "blind"), ("TTR-TURN-01", "why-not-your-turn"));
    t.play("build BOS-ALB");
    assert_eq!(t.turn(), Some(1), "one action, then the next player");
}

#[test]
fn ttr_turn_03_building_gives_no_points_by_itself() {
    let mut t = turn(Position::players(4).hand(0, "white white white white").deck(WHITES), 0);
    t.play("build NAS-NOL-A");
    assert_eq!(t.dollars(0), 5);
}

/// Two players who can do nothing: no cards, no tickets, nothing to build with.
fn stuck() -> Position {
    Position::players(2).row("").deck("white white white white white white white white").ticket_deck("")
}

#[test]
fn ttr_turn_04_who_can_do_nothing_passes() {
    let t = begin(stuck().hand(1, "green"), 0);
    assert!(t.was_told(|event| *event == Event::Passed { seat: seat(0) }));
    assert_eq!(t.acting(), [1], "the other one can build");
}

#[test]
fn ttr_turn_05_when_all_pass_the_game_ends_at_once() {
    let t = begin(stuck(), 0);
    assert_eq!(t.times(|event| matches!(event, Event::Passed { .. })), 2);
    assert!(t.acting().is_empty());
    assert!(t.was_told(|event| matches!(event, Event::Scored { .. })));
}

#[test]
fn ttr_turn_05_only_passes_in_direct_succession_end_the_game() {
    // Seat 1 builds its one strand between the passes of the others: they count anew from there.
    let position = Position::players(3).row("").deck(&"white ".repeat(7)).ticket_deck("").hand(1, "red");
    let mut t = begin(position, 0);
    t.play("build MTL-ALB");
    let passed: Vec<usize> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Passed { seat } => Some(seat.index()),
            _ => None,
        })
        .collect();
    assert_eq!(passed, [0, 2, 0, 1], "the fourth is the third in a row");
    assert!(t.acting().is_empty());
}

#[test]
fn ttr_turn_06_two_hundred_turns_without_a_car_end_the_game() {
    let mut t = turn(Position::players(2).idle(198).deck(WHITES), 0);
    t.play_all(["tickets", "keep 1 2 3"]);
    assert!(!t.acting().is_empty(), "199 turns");
    t.play_all(["tickets", "keep 1 2 3"]);
    assert!(t.acting().is_empty(), "200 turns");
    // A car begins the count anew.
    let mut t = turn(Position::players(2).idle(199).hand(0, "green").deck(WHITES), 0);
    t.play("build BOS-ALB");
    t.play_all(["tickets", "keep 1 2 3"]);
    assert!(!t.acting().is_empty());
}

#[test]
fn ttr_turn_07_postcards_are_shown_before_the_last_turns_are_counted() {
    let position = game(5).postcards(Blue, &[64]).cars(0, 2).hand(0, "red red red red red red").deck(WHITES);
    let mut t = turn(position, 0);
    t.play_all(["blind", "blind"]);
    assert!(!t.was_told(|event| matches!(event, Event::LastTurns { .. })));
    t.play("show red");
    assert!(t.was_told(|event| matches!(event, Event::LastTurns { .. })));
    assert_eq!(t.fulfilled(0), [64]);
}

#[test]
fn ttr_draw_01_two_cards_one_after_the_other_the_second_not_to_be_declined() {
    let mut t = turn(Position::players(4).row("red blue green yellow black").deck(WHITES), 0);
    t.play("take red");
    assert_eq!(t.acting(), [0]);
    assert_eq!(t.legal(), ["take white", "take blue", "take green", "take yellow", "take black", "blind"]);
    assert_eq!(t.refused_as(0, "tickets"), ("TTR-DRAW-01", "why-draw-a-card"));
    t.play("blind");
    assert_eq!(t.hand(0), "white red");
    assert_eq!(t.turn(), Some(1));
    // One card is left to be taken: there is no choice. None is left: the action is over after one card.
    for (row, hand) in [("red", "white red"), ("loco", "white")] {
        let deck = format!("white {}", "newspaper ".repeat(8));
        let mut t = turn(Position::players(4).row(row).deck(&deck).event_deck("E01"), 0);
        t.play("blind");
        assert_eq!((t.turn(), t.hand(0).as_str()), (Some(1), hand));
    }
}

#[test]
fn ttr_draw_02_a_card_of_the_row_is_replaced_at_once() {
    let mut t = turn(Position::players(4).row("red blue green yellow black").deck(WHITES), 0);
    t.play("take blue");
    assert_eq!(t.row(), ["red", "white", "green", "yellow", "black"]);
}

#[test]
fn ttr_draw_03_a_locomotive_of_the_row_is_the_first_and_only_card() {
    let mut t = turn(Position::players(4).row("red loco green yellow black").deck(WHITES), 0);
    t.play("take loco");
    assert_eq!((t.turn(), t.hand(0).as_str()), (Some(1), "loco"));
}

#[test]
fn ttr_draw_04_a_locomotive_from_the_deck_is_a_card_like_any_other() {
    let mut t = turn(Position::players(4).row("red loco green yellow black").deck(&"loco ".repeat(9)), 0);
    t.play("blind");
    assert_eq!((t.acting(), t.hand(0).as_str()), (vec![0], "loco"));
    assert!(!t.can("take loco") && t.can("blind") && t.can("take red"));
}

#[test]
fn ttr_draw_05_a_locomotive_that_appears_after_the_first_card_cannot_be_the_second() {
    let mut t = turn(Position::players(4).row("red blue green yellow black").deck(&"loco ".repeat(9)), 0);
    t.play("take red");
    assert_eq!(t.row()[0], "loco");
    assert_eq!(t.refused_as(0, "take loco"), ("TTR-DRAW-05", "why-loco-first"));
}

#[test]
fn ttr_draw_06_three_locomotives_in_the_row_are_discarded_with_the_rest() {
    let deck = "loco white white white white white white white white";
    let make = || turn(Position::players(4).row("red loco loco yellow black").deck(deck), 0);
    let t = with_luck(make, |t| {
        t.play("take red");
        t.was_told(|event| *event == Event::RowDiscarded)
    });
    assert_eq!(t.row(), ["white"; 5]);
    assert_eq!(t.discards(), "black yellow loco loco loco");
    // Four as well.
    let make = || turn(Position::players(4).row("red loco loco loco black").deck(deck), 0);
    let t = with_luck(make, |t| {
        t.play("take black");
        t.row().len() == 5 && t.was_told(|event| *event == Event::RowDiscarded)
    });
    assert!(t.row().iter().filter(|card| *card == "loco").count() < 3);
}

#[test]
fn ttr_draw_07_there_is_no_hand_limit() {
    let hand = "red red red red red red red blue blue blue blue blue blue blue green green green green green green";
    let mut t = turn(Position::players(4).hand(0, hand).deck(WHITES), 0);
    t.play_all(["blind", "blind"]);
    assert_eq!(t.hand_sizes()[0], 22);
}

#[test]
fn ttr_draw_08_the_discards_with_their_newspapers_become_the_deck() {
    let mut t = turn(Position::players(4).deck("white").discards(&"newspaper red ".repeat(5)).event_deck("E01"), 0);
    t.play("blind");
    assert!(t.was_told(|event| *event == Event::Reshuffled));
    assert_eq!((t.view().deck, t.discards().as_str()), (10, ""));
}

#[test]
fn ttr_draw_09_eight_cards_in_deck_and_discards_are_too_few() {
    let table = |deck: usize, discards: usize| {
        Position::players(4).deck(&"white ".repeat(deck)).discards(&"red ".repeat(discards)).hand(0, "blue blue")
    };
    let t = turn(table(5, 3), 0);
    assert_eq!(t.refused_as(0, "blind"), ("TTR-DRAW-09", "why-too-few-cards"));
    assert_eq!(t.refused_as(0, "take black"), ("TTR-DRAW-09", "why-too-few-cards"));
    assert!(turn(table(5, 4), 0).can("blind"));
}

#[test]
fn ttr_draw_10_a_locomotive_stands_for_any_colour() {
    let t = turn(Position::players(4).hand(0, "loco").deck(WHITES), 0);
    let built: Vec<String> = t.options("build ");
    for one in ["BOS-NYC-A", "BOS-NYC-B", "BOS-NYC-C", "MTL-ALB", "CHI-CIN-A", "PHI-BAL-B"] {
        assert!(built.contains(&one.to_owned()), "{one}");
    }
}

#[test]
fn ttr_draw_11_each_effect_needs_a_locomotive_of_its_own() {
    let position = |locos: &str| game(2).postcards(Blue, &[17, 18]).hand(0, locos).deck(WHITES);
    let mut t = turn(position("green loco loco"), 0);
    t.play_all(["build BOS-ALB", "pay green", "accept", "accept"]);
    assert_eq!((t.fulfilled(0), t.dollars(0)), (vec![17, 18], 10));
    // Three cards for one locomotive: with the card for Boston nothing else.
    assert_eq!(t.hand(0), "white white white");
    let mut t = turn(position("green loco"), 0);
    t.play_all(["build BOS-ALB", "pay green", "accept"]);
    assert_eq!(t.fulfilled(0), [17]);
    assert_eq!(t.acting(), [1], "no card is left to be asked about");
}

#[test]
fn ttr_draw_12_a_row_of_locomotives_stays_after_three_attempts() {
    // Nothing but locomotives would come again and again.
    let locos = "loco ".repeat(9);
    let mut t = turn(Position::players(4).row("red loco loco yellow black").deck(&locos), 0);
    t.play("take red");
    assert_eq!(t.times(|event| *event == Event::RowDiscarded), 0, "only two cards of a colour are left");
    let deck = "loco ".repeat(30) + "white white white";
    let make = || turn(Position::players(4).row("red loco loco loco loco").deck(&deck), 0);
    let t = with_luck(make, |t| {
        t.play("take red");
        t.times(|event| *event == Event::RowDiscarded) == 3
            && t.row().iter().filter(|card| *card == "loco").count() >= 3
    });
    assert_eq!(t.hand_sizes()[0], 2, "only the deck is left for a second card");
}

#[test]
fn ttr_draw_13_the_limit_is_looked_at_only_when_the_action_is_chosen() {
    let mut t = turn(Position::players(4).deck("white white white white white white white white white"), 0);
    t.play("blind");
    assert_eq!(t.view().deck, 8);
    t.play("blind");
    assert_eq!(t.hand(0), "white white");
}

#[test]
fn ttr_draw_14_the_deck_is_shuffled_when_its_last_card_leaves_and_gaps_are_filled() {
    let t = {
        let mut t = turn(Position::players(4).row("red").deck("white").discards(&"blue ".repeat(9)), 0);
        t.play("blind");
        t
    };
    assert_eq!(t.view().deck, 9);
    // The row had gaps: they are filled before the next turn.
    let mut t = turn(Position::players(4).row("red").deck("").ticket_deck("").hand(0, "green green"), 0);
    t.play("build KNO-NAS");
    assert_eq!(t.row().len(), 3, "the two cards just discarded");
    assert_eq!((t.view().deck, t.discards().as_str()), (0, ""));
}
