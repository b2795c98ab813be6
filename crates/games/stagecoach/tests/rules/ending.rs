//! The end of the game, and the account.

use stagecoach::data::Freight::*;
use stagecoach::{Options, Position};
use table::{Game, Seat};

use crate::common::Table;

fn two() -> Position {
    Position::of(&Options::for_players(2)).yard([Mail, Mail, Mail])
}

#[test]
fn sc_end_01_the_turn_in_which_the_deck_runs_out_is_the_last() {
    let mut table = Table::at(two().left(1).loading());
    table.play("take 1");
    assert_eq!((table.view().deck, table.acting()), (0, vec![0]), "the turn goes on");
    table.play("stop");
    assert!(table.acting().is_empty() && table.game.standing().is_some());
    assert_eq!(table.refused_as(1, "draw"), ("SC-END-01", "why-over"));
}

#[test]
fn sc_end_02_what_is_still_aboard_scores_without_a_bonus() {
    let mut table = Table::at(two().down(1, &[Gold, Silk]).left(1).loading());
    table.play_all(["take 1", "stop"]);
    let result = table.standing().of(Seat::new(1)).clone();
    assert_eq!((result.scores.to_vec(), result.total), (vec![0, 0, 9], 9));
    assert!(table.view().coaches[1].cards.iter().all(|card| card.open), "everybody shows what is aboard");
}

#[test]
fn sc_end_03_the_highest_total_wins_then_more_cards_delivered() {
    let places = |first: (u8, u8), second: (u8, u8)| {
        let position = two().scored(0, first.0, first.1).scored(1, second.0, second.1).left(1);
        let mut table = Table::at(position.loading());
        table.play_all(["take 1", "stop"]);
        table.standing().results.iter().map(|result| result.place).collect::<Vec<_>>()
    };
    // One point of mail is delivered on top.
    assert_eq!(places((10, 3), (10, 9)), [1, 2]);
    assert_eq!(places((9, 3), (10, 3)), [1, 2]);
    assert_eq!(places((9, 3), (10, 5)), [2, 1]);
    assert_eq!(places((9, 3), (10, 4)), [1, 1]);
}
