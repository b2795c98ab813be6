//! Objective cards: taking, playing, and what each of them gives and asks for (GWT-OBJ).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::objectives::{Objective, Start};
use great_western_trail::data::railroad::{City, Station};
use great_western_trail::data::tiles::Tile;
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Goals, Position};

use crate::common::*;
use crate::delivering::{arriving, at};

const SITES: [Site; 6] = [Site::A1, Site::A2, Site::A3, Site::B1, Site::B2, Site::B3];

/// The player has one more of what a task asks for.
fn give(position: &mut Position, task: &str) {
    let [value3, shorthorn, hereford] = cards(["longhorn", "shorthorn-3", "hereford-5"]);
    let built = position.player(ME).built.len();
    let stations = position.player(ME).stations.len();
    let player = position.player(ME);
    match task {
        "building" => {
            position.build(ME, built as u8 + 1, SITES[built]);
        }
        "green" => player.bandits[0] += 1,
        "orange" => player.bandits[1] += 1,
        "hazard" => player.hazards[0] += 1,
        "station" => player.stations.insert(Station::ALL[stations]),
        "v3" => position.herd(ME).deck.add(value3),
        "shorthorn" => position.herd(ME).hand.add(shorthorn),
        "hereford" => position.herd(ME).discard.add(hereford),
        "new-york" => player.cities[City::NewYork.index()] += 1,
        other => panic!("there is no task `{other}`"),
    }
}

/// A player without a starting objective card, who has what these tasks ask for.
fn with(tasks: &[&str]) -> Position {
    let mut position = clear(2);
    position.player(ME).start = None;
    tasks.iter().for_each(|task| give(&mut position, task));
    position
}

fn points(position: &Position) -> i32 {
    play_from(position).score(ME, "score-objectives")
}

/// With all of these a card gives its points; without any one of them it takes its penalty.
fn asks_for(tasks: &str, points_and_penalty: (i32, i32), lay: impl Fn(&mut Position)) {
    let tasks: Vec<&str> = tasks.split(' ').collect();
    let mut all = with(&tasks);
    lay(&mut all);
    assert_eq!(points(&all), points_and_penalty.0, "with all");
    for left_out in 0..tasks.len() {
        let others: Vec<&str> = (0..tasks.len()).filter(|&i| i != left_out).map(|i| tasks[i]).collect();
        let mut less = with(&others);
        lay(&mut less);
        assert_eq!(points(&less), points_and_penalty.1, "without {}", tasks[left_out]);
    }
}

/// What a played objective card asks for.
fn card(name: &str, tasks: &str, points_and_penalty: (i32, i32)) {
    let kind = Objective::named(name).expect("an objective card");
    assert_eq!(kind.copies(), if name == "o6" { 4 } else { 1 });
    asks_for(tasks, points_and_penalty, |position| position.player(ME).played.add(kind, 1));
}

/// What a starting objective card asks for; it never costs points and has no action of its own (GWT-OBJ-16).
fn start(name: &str, tasks: &str) {
    let start = Start::named(name).expect("a starting objective card");
    asks_for(tasks, (3, 0), |position| position.player(ME).start = Some(start));
}

/// The card is played from the hand at neutral building A.
fn played(position: &mut Position, name: &str) -> Play {
    let kind = Objective::named(name).expect("an objective card");
    let mut hand = vec![Card::Objective(kind)];
    hand.extend(cards(["galloway", "criollo"]));
    position.hand(ME, hand);
    let mut play = at(position, Site::A);
    play.play(format!("play {name}"));
    assert_eq!((play.player(ME).played.count(kind), play.holds(ME, name)), (1, 0));
    play
}

/// Playing it pays $2.
fn pays_2(name: &str) {
    let play = played(&mut clear(2), name);
    assert_eq!(play.dollars(ME), 22);
    assert!(play.can("use galloway-for-2"), "phase B goes on");
}

/// Playing it lets one draw up to 3 cards and discard as many.
fn draws_3(name: &str) {
    let play = played(&mut clear(2), name);
    assert_eq!(play.legal(), ["draw 1", "draw 2", "draw 3", "done"]);
    for count in 1..=3 {
        let mut play = play.clone();
        play.play(format!("draw {count}"));
        assert_eq!(play.own(ME).herd.hand_size, 2 + count);
        for _ in 0..count {
            assert!(play.legal().iter().all(|option| option.starts_with("discard ")));
            let discard = play.legal()[0].clone();
            play.play(&discard);
        }
        assert_eq!((play.own(ME).herd.hand_size, play.own(ME).herd.discard_size), (2, count));
        assert!(play.can("use galloway-for-2"), "phase B goes on");
    }
}

/// Playing it moves the engine so far at most.
fn moves_engine(name: &str, spaces: u8) {
    let mut play = played(clear(2).engine(ME, 18), name);
    let targets: Vec<String> = (19..=18 + spaces).map(|space| space.to_string()).collect();
    assert_eq!(play.options("engine "), targets);
    assert!(play.can("done"), "or it is forfeited");
    play.play(format!("engine {}", 18 + spaces));
    assert!(play.can("use galloway-for-2"), "phase B goes on");
}

/// Playing it moves the rancher up to 3 steps for nothing, and ends phase B.
fn moves_free(name: &str) {
    let mut position = clear(2);
    position.build(YOU, 1, Site::A1).build(YOU, 4, Site::A2);
    let mut play = played(&mut position, name);
    assert_eq!(play.options("go "), ["A1", "A2", "B", "B via A", "C via A", "E via A", "D via AC"]);
    play.play("go A2");
    assert_eq!((play.player(ME).rancher, play.dollars(ME), play.dollars(YOU)), (Some(Site::A2), 20, 20));
    assert_eq!(play.actor(), YOU);
}

#[test]
fn gwt_obj_12_14_card_o1() {
    pays_2("o1");
    card("o1", "building orange orange", (3, -2));
}

#[test]
fn gwt_obj_12_14_card_o2() {
    pays_2("o2");
    card("o2", "building green orange", (3, -2));
}

#[test]
fn gwt_obj_12_14_card_o3() {
    pays_2("o3");
    card("o3", "shorthorn hazard hazard", (3, -2));
}

#[test]
fn gwt_obj_12_14_card_o4() {
    pays_2("o4");
    card("o4", "station station hazard", (3, -2));
}

#[test]
fn gwt_obj_12_14_card_o5() {
    pays_2("o5");
    card("o5", "v3 v3 v3 building", (4, -2));
}

#[test]
fn gwt_obj_12_14_card_o6() {
    let mut position = clear(2);
    position.take(ME, Disc::Aux1);
    let mut play = played(&mut position, "o6");
    assert_eq!(play.legal(), ["auxiliary 1", "auxiliary 1 double", "auxiliary 2", "done"]);
    play.play("auxiliary 1 double");
    assert_eq!(play.dollars(ME), 22);
    assert!(play.can("auxiliary 1"), "the action of the card is none of the space");
    card("o6", "new-york", (5, -3));
}

#[test]
fn gwt_obj_10_14_card_o7() {
    draws_3("o7");
    card("o7", "building building hazard", (3, -2));
}

#[test]
fn gwt_obj_10_14_card_o8() {
    draws_3("o8");
    card("o8", "station green orange", (3, -2));
}

#[test]
fn gwt_obj_10_14_card_o9() {
    draws_3("o9");
    card("o9", "hereford hazard", (3, -2));
}

#[test]
fn gwt_obj_10_14_card_o10() {
    draws_3("o10");
    card("o10", "station green green", (3, -2));
}

#[test]
fn gwt_obj_10_14_card_o11() {
    draws_3("o11");
    card("o11", "v3 v3 v3 station", (4, -2));
}

#[test]
fn gwt_obj_11_14_card_o12() {
    moves_engine("o12", 2);
    card("o12", "shorthorn shorthorn station green", (5, -3));
}

#[test]
fn gwt_obj_11_14_card_o13() {
    moves_engine("o13", 2);
    card("o13", "v3 shorthorn hereford", (5, -3));
}

#[test]
fn gwt_obj_11_14_card_o14() {
    moves_engine("o14", 2);
    card("o14", "building building green green", (5, -3));
}

#[test]
fn gwt_obj_11_14_card_o15() {
    moves_engine("o15", 3);
    card("o15", "building orange hazard hazard", (5, -3));
}

#[test]
fn gwt_obj_11_14_card_o16() {
    moves_engine("o16", 3);
    card("o16", "station station hazard hazard", (5, -3));
}

#[test]
fn gwt_obj_07_14_card_o17() {
    moves_free("o17");
    card("o17", "building building hazard hazard", (5, -2));
}

#[test]
fn gwt_obj_07_14_card_o18() {
    moves_free("o18");
    card("o18", "station station orange orange", (5, -2));
}

#[test]
fn gwt_obj_07_14_card_o19() {
    moves_free("o19");
    card("o19", "v3 shorthorn hereford", (5, -2));
}

#[test]
fn gwt_obj_07_14_card_o20() {
    moves_free("o20");
    card("o20", "v3 shorthorn hazard hazard", (5, -2));
}

#[test]
fn gwt_obj_07_14_card_o21() {
    moves_free("o21");
    card("o21", "station station building building", (5, -2));
}

#[test]
fn gwt_obj_16_card_os1() {
    start("os1", "v3 shorthorn building");
}

#[test]
fn gwt_obj_16_card_os2() {
    start("os2", "station station green");
}

#[test]
fn gwt_obj_16_card_os3() {
    start("os3", "building building hazard");
}

#[test]
fn gwt_obj_16_card_os4() {
    start("os4", "orange hazard hazard");
}

/// Neutral building C with this display and deck.
fn taking(display: [Option<Objective>; 4], deck: &[Objective]) -> Position {
    let mut position = clear(2);
    position.hand(ME, []);
    position.table.display = display;
    position.goals = deck.iter().copied().collect::<Goals>();
    position
}

const OPEN: [Option<Objective>; 4] =
    [Some(Objective::O1), Some(Objective::O9), Some(Objective::O6), Some(Objective::O6)];

#[test]
fn gwt_obj_01_02_an_open_card_or_the_top_one_goes_to_the_discard_pile() {
    let mut play = at(&mut taking(OPEN, &[Objective::O20]), Site::C);
    play.play("use take-objective");
    assert_eq!(play.legal(), ["take o1", "take o9", "take o6", "take top"]);
    assert_eq!(play.refused("take o20").rule.0, "GWT-OBJ-01");
    let mut open = play.clone();
    open.play("take o9");
    assert_eq!(open.own(ME).herd.top, Some(Card::Objective(Objective::O9)));
    assert_eq!((open.own(ME).herd.discard_size, open.own(ME).herd.hand_size), (1, 0));
    // An open card is replaced from the deck.
    assert_eq!(open.table().display[1], Some(Objective::O20));
    assert_eq!(open.table().objective_deck, 0);
    play.play("take top");
    assert_eq!(play.own(ME).herd.top, Some(Card::Objective(Objective::O20)));
    assert_eq!(play.table().display, OPEN);
}

#[test]
fn gwt_obj_03_without_a_deck_the_display_shrinks_and_at_last_nothing_can_be_taken() {
    let mut play = at(&mut taking(OPEN, &[]), Site::C);
    play.play("use take-objective");
    assert_eq!(play.legal(), ["take o1", "take o9", "take o6"]);
    assert_eq!(play.refused("take top").rule.0, "GWT-OBJ-03");
    play.play("take o1");
    assert_eq!(play.table().display, [None, OPEN[1], OPEN[2], OPEN[3]]);
    let play = at(&mut taking([None; 4], &[]), Site::C);
    assert_eq!(play.refused("use take-objective").rule.0, "GWT-OBJ-03");
    assert!(play.can("use certificate"));
    // A bonus is then lost.
    let mut position = arriving(2, 8);
    position.city(ME, City::Bloomington);
    position.table.display = [None; 4];
    position.goals = Goals::NONE;
    let mut play = at(&mut position, Site::KansasCity);
    play.play_all(["deliver peoria", "disc aux1"]);
    assert_eq!(play.actor(), YOU);
    assert!(!matches!(play.own(ME).herd.top, Some(Card::Objective(_))));
}

#[test]
fn gwt_obj_04_before_phase_a_and_between_the_actions_of_phase_b() {
    let mut position = clear(2);
    position.hand(ME, cards(["o1", "o2", "o3", "galloway"]));
    let mut play = play_from(&position);
    assert_eq!(play.options("play "), ["o1", "o2", "o3"]);
    play.play("play o1");
    assert!(play.can("go A"), "phase A is still to come");
    play.play("go A");
    play.play_all(["play o2", "use galloway-for-2", "play o3"]);
    assert_eq!(play.dollars(ME), 20 + 3 * 2 + 2);
    assert_eq!(play.refused("play o3").rule.0, "GWT-OBJ-04");
    // Also where only an auxiliary action is possible, before and after it.
    position.tile(Site::Flood1, Tile::FloodGreen2);
    let mut play = at(&mut position, Site::Flood1);
    play.play_all(["play o1", "auxiliary 1", "play o2"]);
    assert_eq!(play.dollars(ME), 20 + 2 * 2 + 1);
}

#[test]
fn gwt_obj_04_only_in_the_own_turn() {
    let mut position = clear(2);
    position.hand(YOU, cards(["o1"]));
    let play = play_from(&position);
    assert!(play.legal_of(YOU).is_empty());
}

#[test]
fn gwt_obj_05_not_in_the_middle_of_an_action() {
    let mut position = clear(2);
    position.hand(ME, cards(["o1", "criollo"])).engine(ME, 3);
    let mut play = at(&mut position, Site::G);
    play.play("use engine-by-engineers");
    assert_eq!(play.refused("play o1").rule.0, "GWT-OBJ-05");
    play.play("engine 4");
    assert!(play.can("play o1"));
    let mut play = at(&mut position, Site::E);
    play.play("use buy-cattle");
    assert_eq!(play.refused("play o1").rule.0, "GWT-OBJ-05");
    // An owed discard comes first.
    let mut play = at(&mut position, Site::A);
    play.play("auxiliary 2");
    assert!(!play.can("play o1"));
}

#[test]
fn gwt_obj_05_neither_at_kansas_city_nor_after_phase_c_has_begun() {
    let mut position = clear(2);
    position.hand(ME, cards(["o1", "criollo"]));
    position.player(ME).marker = 1;
    position.table.foresight = std::array::from_fn(|field| Some([Tile::GreenBandit, Tile::FloodGreen2][field % 2]));
    let mut play = at(&mut position, Site::KansasCity);
    for answer in ["foresight 1", "foresight 3", "foresight 5", "spend 0", "deliver kansas-city", "disc aux1"] {
        assert!(!play.can("play o1"), "before {answer}");
        play.play(answer);
    }
    assert_eq!(play.actor(), YOU);
    let mut play = at(&mut position, Site::A);
    play.play("done");
    assert!(!play.legal_of(ME).iter().any(|option| option.starts_with("play")));
}

#[test]
fn gwt_obj_06_a_played_card_joins_the_played_ones_and_its_action_may_be_forfeited() {
    for name in ["o6", "o8", "o13", "o16", "o19"] {
        let mut play = played(&mut clear(2), name);
        play.play("done");
        assert_eq!(play.player(ME).played.len(), 1);
        assert_eq!((play.player(ME).rancher, play.dollars(ME)), (Some(Site::A), 20));
        assert!(play.can("use galloway-for-2"), "{name}: phase B goes on");
        assert_eq!(play.own(ME).herd.discard_size, 0, "it left the herd");
    }
}

#[test]
fn gwt_obj_07_a_free_move_never_enters_kansas_city() {
    let mut position = clear(2);
    position.hand(ME, cards(["o17"])).build(ME, 3, Site::G1);
    let mut play = at(&mut position, Site::F);
    play.play("play o17");
    assert_eq!(play.options("go "), ["G", "G1"]);
    assert_eq!(play.refused("go kansas-city").rule.0, "GWT-OBJ-07");
    play.play("go G1");
    assert_eq!(play.actor(), YOU, "no action is performed there, though the building is an own one");
}

#[test]
fn gwt_obj_07_before_kansas_city_a_free_move_leads_nowhere_and_is_not_asked_for() {
    let mut position = clear(2);
    position.hand(ME, cards(["o17"]));
    let mut play = at(&mut position, Site::G);
    play.play("play o17");
    assert_eq!((play.player(ME).played.count(Objective::O17), play.player(ME).rancher), (1, Some(Site::G)));
    assert!(play.can("use auxiliary"), "phase B goes on");
}

#[test]
fn gwt_obj_08_before_phase_a_a_free_move_is_followed_by_phase_a() {
    let mut position = clear(2);
    position.hand(ME, cards(["o17"])).build(YOU, 1, Site::A1);
    position.player(ME).rancher = Some(Site::A);
    let mut play = play_from(&position);
    play.play_all(["play o17", "go A1"]);
    assert_eq!((play.dollars(ME), play.actor()), (20, ME));
    assert!(play.legal().iter().all(|option| option.starts_with("go ")), "phase A must be performed");
    assert!(!play.can("go A1"));
    play.play("go B");
    assert!(play.can("use build"), "phase B follows");
}

#[test]
fn gwt_obj_09_during_phase_b_a_free_move_ends_it() {
    let mut position = clear(2);
    position.hand(ME, cards(["o17", "o1", "galloway"]));
    let mut play = at(&mut position, Site::A);
    play.play_all(["play o17", "go E"]);
    // No action at E, no further card, but phase C: the hand is drawn up to 4.
    assert_eq!((play.actor(), play.player(ME).rancher), (YOU, Some(Site::E)));
    assert_eq!(play.own(ME).herd.hand_size, 4);
}

#[test]
fn gwt_obj_10_only_as_many_cards_can_be_drawn_as_there_are() {
    let mut position = clear(2);
    position.hand(ME, cards(["o7", "galloway", "galloway", "galloway"]));
    position.herd(ME).deck = cards(["criollo"]).into_iter().collect();
    position.herd(ME).discard = cards(["criollo"]).into_iter().collect();
    let mut play = at(&mut position, Site::A);
    play.play("play o7");
    assert_eq!(play.legal(), ["draw 1", "draw 2", "done"]);
    play.play_all(["draw 2", "discard galloway", "discard galloway"]);
    assert_eq!((play.holds(ME, "criollo"), play.holds(ME, "galloway")), (2, 1));
}

#[test]
fn gwt_obj_11_a_turnout_may_be_the_target_and_its_station_upgraded() {
    let mut position = clear(2);
    position.hand(ME, cards(["o12"])).engine(ME, 4);
    let mut play = at(&mut position, Site::A);
    play.play("play o12");
    assert_eq!(play.options("engine "), ["s1", "5", "6"]);
    play.play_all(["engine s1", "upgrade s1", "disc aux1"]);
    assert!(play.player(ME).has_station(Station::S1));
}

#[test]
fn gwt_obj_13_nobody_has_to_play_a_card_and_it_may_be_discarded_like_any() {
    let mut position = clear(2);
    position.hand(ME, cards(["o6", "criollo"]));
    let mut play = at(&mut position, Site::A);
    play.play("auxiliary 2");
    assert!(play.can("discard o6"));
    play.play("discard o6");
    assert_eq!(play.own(ME).herd.top, Some(Card::Objective(Objective::O6)));
    let mut play = at(&mut position, Site::A);
    play.play("done");
    assert_eq!((play.holds(ME, "o6"), play.player(ME).played.len()), (1, 0));
}

#[test]
fn gwt_obj_14_each_item_counts_for_one_card_only() {
    // Two cards that ask for the same: one pair of buildings and a hazard serve but one of them.
    let both = |position: &mut Position| {
        position.played(ME, Objective::O7).player(ME).start = Some(Start::Os3);
        points(position)
    };
    assert_eq!(both(&mut with(&["building", "building", "hazard"])), 3);
    assert_eq!(both(&mut with(&["building", "building", "building", "building", "hazard", "hazard"])), 6);
    assert_eq!(both(&mut with(&["building", "building", "building", "hazard", "hazard"])), 3);
    let mut new_york = with(&["new-york", "new-york"]);
    new_york.played(ME, Objective::O6).played(ME, Objective::O6).played(ME, Objective::O6);
    assert_eq!(points(&new_york), 5 + 5 - 3);
}

#[test]
fn gwt_obj_15_what_counts_as_what() {
    let met = |kind: Objective, position: &mut Position| points(position.played(ME, kind)) > 0;
    // Any kind of hazard, wherever it was.
    let mut hazards = with(&["hereford"]);
    hazards.player(ME).hazards[14] = 1;
    assert!(met(Objective::O9, &mut hazards));
    // Yellow, red and blue alike, in hand, deck and discard pile; a brown one does not count.
    let mut cattle = with(&["building"]);
    let [yellow, red, blue, brown] = cards(["longhorn", "red-poll", "black-angus", "shorthorn-3"]);
    cattle.herd(ME).hand.add(yellow);
    cattle.herd(ME).deck.add(red);
    cattle.herd(ME).discard.add(brown);
    assert!(!met(Objective::O5, &mut cattle.clone()));
    cattle.herd(ME).discard.add(blue);
    assert!(met(Objective::O5, &mut cattle));
    // Shorthorns and Herefords of any points.
    let mut breeds = with(&["v3"]);
    let [brown, purple] = cards(["shorthorn-5", "hereford-7"]);
    breeds.herd(ME).deck.add(brown);
    breeds.herd(ME).deck.add(purple);
    assert!(met(Objective::O13, &mut breeds));
    // A green bandit is no orange one; unbuilt buildings and others' do not count.
    assert!(!met(Objective::O2, &mut with(&["building", "green", "green"])));
    assert!(!met(Objective::O7, with(&["building", "hazard"]).build(YOU, 1, Site::G1)));
}

#[test]
fn gwt_obj_17_an_objective_card_is_no_cattle_card() {
    // Any cattle card, two of a breed: neither is an objective card.
    let mut position = clear(2);
    position.hand(ME, cards(["o6", "o6"])).build(ME, 3, Site::Fr1);
    let play = at(&mut position, Site::Fr1);
    assert!(!play.can("use cattle-for-certificate") && !play.can("use pair-for-3"));
    // It has no breeding value.
    position.table.foresight = [None; 6];
    let mut play = at(&mut position, Site::KansasCity);
    assert_eq!(play.dollars(ME), 20);
    assert_eq!(play.options("deliver "), ["kansas-city"]);
    // With the hand it goes to the discard pile.
    play.play_all(["deliver kansas-city", "disc aux1"]);
    assert_eq!(play.own(ME).herd.top, Some(Card::Objective(Objective::O6)));
}

#[test]
fn gwt_obj_17_an_objective_card_may_be_removed_from_the_game() {
    let mut position = clear(2);
    position.hand(ME, cards(["o6", "criollo"])).engine(ME, 3).take(ME, Disc::Aux5);
    let mut play = at(&mut position, Site::A);
    play.play_all(["auxiliary 5", "trash o6"]);
    assert_eq!(play.table().gone_cards.count(Card::Objective(Objective::O6)), 1);
    assert_eq!(play.holds(ME, "o6"), 0);
}
