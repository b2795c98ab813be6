//! Positions in which everybody knows why one decision is better than another: the coach says just that.

use colt_express::data::{Character, Kind, Level, RoundCard};
use colt_express::{ColtExpress, Position as Train};
use fliptown::Position as Sheet;
use fliptown::data::Character as Townsman;
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Options, Position as Trail};
use table::{Dice, Game, Guide, Seat, Silent};
use ticket_to_ride_legacy::Position as Map;
use west_story::Position as Valley;

use crate::coach::reasons_for;

const ME: Seat = Seat::new(0);

/// What the coach says of a decision beside its own choice: what there is more of, and how much.
fn said<G: Guide>(game: &G, asked: &str) -> Vec<(&'static str, f32)> {
    let asked = asked.parse().unwrap_or_else(|error| panic!("{error}"));
    assert!(game.is_legal(ME, asked), "{asked} can be asked about");
    let reasons = reasons_for(game, ME, Some(asked));
    reasons.iter().map(|reason| (reason.measure.id, (reason.more.mean * 10.0).round() / 10.0)).collect()
}

/// The same game after decisions of the first seat.
fn after<G: Game>(mut game: G, decisions: &[&str]) -> G {
    for notation in decisions {
        let action = notation.parse().unwrap_or_else(|error| panic!("{error}"));
        let played = game.play(ME, action, &mut Dice::from_number(1), &mut Silent);
        played.unwrap_or_else(|refusal| panic!("{notation}: {refusal}"));
    }
    game
}

/// The last card of the last Round: a Strongbox or a Jewel.
#[test]
fn a_jewel_is_not_a_strongbox() {
    let train = Train::of(&[Character::Doc, Character::Ghost, Character::Tuco])
        .at(1, Level::Inside, &[Character::Doc])
        .loot(1, Level::Inside, 0, 1, 1)
        .round(5, RoundCard::StationHostage);
    let game: ColtExpress = train.heist(&[(Character::Doc, Kind::Rob)], &mut Dice::from_number(1));
    assert_eq!(said(&game, "rob jewel"), [("score-strongboxes", -1000.0), ("score-jewels", 500.0)]);
}

/// The last hand of poker, nothing by itself, and a straight flush with a wild card.
#[test]
fn a_straight_flush_brings_stars() {
    let sheet = Sheet::solo().characters(&[Townsman::Cheat]).at(3, 5).sheriff("Kd").poker(0, "5h 6h 7h 8h Ks");
    let game = sheet.poker_phase(&mut Dice::from_number(1), &mut Silent);
    assert_eq!(said(&game, "keep")[0], ("score-stars", -8.0));
}

/// The last turn of all, in Kansas City, with cattle for any city.
#[test]
fn the_last_delivery_is_for_a_good_city() {
    let mut trail = Trail::new(&Options::for_players(2), 1);
    trail.clear_trail();
    trail.player(ME).tokens = 0;
    trail.table.foresight = [None; 6];
    (trail.table.token_row, trail.table.token_owner) = (12, Some(Seat::new(1)));
    let hand = ["hereford-5", "shorthorn-3", "longhorn", "red-poll", "black-angus"]
        .map(|name| name.parse::<Card>().unwrap_or_else(|_| panic!("there is no card {name}")));
    trail.hand(ME, hand).engine(ME, 20).visit(Site::KansasCity);
    let reasons = said(&trail.game(), "deliver kansas-city");
    assert_eq!(reasons[0].0, "score-cities", "{reasons:?}");
    assert!(reasons[0].1 < -6.0, "{reasons:?}");
}

/// The last turn of all: the strand that is missing for a ticket of $6 can be built.
#[test]
fn a_ticket_that_is_missed_costs_twice() {
    let map = Map::players(2).tickets(0, "T005").tickets(1, "T006").built(0, "MTL-BUF-A BUF-DET-A");
    let mut game = map.hand(0, "blue blue").cars(0, 16).cars(1, 0).turn(1);
    let (mut dice, you) = (Dice::from_number(1), Seat::new(1));
    while game.to_act().first() == Some(you) {
        let _ = game.play(you, "blind".parse().expect("a decision"), &mut dice, &mut Silent).expect("it is legal");
    }
    let reasons = said(&game, "blind");
    assert_eq!(reasons, [("score-tickets", -12.0), ("fact-tickets-completed", -1.0), ("fact-tickets-missed", 1.0)]);
}

/// The last action of all: a building for coins, or a cow that is worth nothing any more.
#[test]
fn cows_and_coins_are_worth_nothing_in_the_end() {
    let valley = Valley::people(2).round(8).sheriff(1).holds(0, 6, 20, 0);
    let game = after(valley.turn(0), &["cow", "cow", "cow"]);
    let reasons = said(&game, "cow");
    assert_eq!(reasons[0].0, "score-track", "{reasons:?}");
    assert!(reasons[0].1 < 0.0 && reasons.contains(&("fact-buildings", -1.0)), "{reasons:?}");
}
