//! Private buildings, a sides: what each demands, what it is worth, whom it asks for money, and every action.

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::railroad::{City, Station};
use great_western_trail::data::tiles::{Hand, Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Cows, Options, Position, Sides};

use crate::common::*;

/// `ME` has stopped on the own building with this number, with no cards in hand; everybody uses this side of all buildings.
pub fn on(side: Side, number: u8, site: Site) -> Position {
    let mut position = clear_with(Options::for_players(2).sides(Sides::All(side)));
    position.build(ME, number, site).hand(ME, []).visit(site);
    position
}

/// A building is worth its points, and asks others of three for the fee of its hand: green is $2, black $1.
#[track_caller]
pub fn shows(side: Side, number: u8, points: i32, hand: Hand) {
    let mut position = clear_with(Options::for_players(3).sides(Sides::All(side)));
    position.build(ME, number, Site::A1).turn(YOU).player(YOU).rancher = Some(Site::A);
    let mut play = play_from(&position);
    assert_eq!(play.score(ME, "score-buildings"), points);
    play.play("go A1");
    let fee = match hand {
        Hand::None => 0,
        Hand::Green => 2,
        Hand::Black => 1,
        Hand::Both => 3,
    };
    assert_eq!([play.dollars(ME), play.dollars(YOU), play.dollars(THIRD)], [20 + fee, 20 - fee, 20]);
}

/// Whether so many craftsmen and dollars are enough to build at neutral building B, instead of `old` or where nothing is.
fn can_build(side: Side, number: u8, old: Option<u8>, craftsmen: u8, dollars: u16) -> bool {
    let mut position = clear_with(Options::for_players(2).sides(Sides::All(side)));
    if let Some(old) = old {
        position.build(ME, old, Site::A1);
    }
    let player = position.player(ME);
    (player.workers[Worker::Craftsman.index()], player.dollars) = (craftsmen, dollars);
    position.visit(Site::B);
    let mut play = play_from(&position);
    if !play.can("use build") {
        return false;
    }
    play.play("use build");
    play.can(format!("build {number} A1"))
}

/// A building takes so many craftsmen and $2 for each.
#[track_caller]
pub fn demands(side: Side, number: u8, craftsmen: u8) {
    let dollars = 2 * u16::from(craftsmen);
    assert!(can_build(side, number, None, craftsmen, dollars));
    assert!(!can_build(side, number, None, craftsmen - 1, dollars));
    assert!(!can_build(side, number, None, craftsmen, dollars - 1));
}

/// A building that can only replace another takes so many craftsmen more than the old one.
#[track_caller]
pub fn replaces(side: Side, number: u8, old: u8, craftsmen: u8) {
    let dollars = 2 * u16::from(craftsmen);
    assert!(!can_build(side, number, None, 6, 50));
    assert!(can_build(side, number, Some(old), craftsmen, dollars));
    assert!(!can_build(side, number, Some(old), craftsmen - 1, dollars));
    assert!(!can_build(side, number, Some(old), craftsmen, dollars - 1));
}

#[test]
fn gwt_pb_1a_2_for_each_own_building_near_woods() {
    demands(Side::A, 1, 1);
    shows(Side::A, 1, 1, Hand::Green);
    let mut position = on(Side::A, 1, Site::B1);
    position.build(ME, 2, Site::C1).build(ME, 3, Site::A1).build(YOU, 4, Site::C2);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["gain-by-woods"]);
    play.play("use gain-by-woods");
    assert_eq!((play.dollars(ME), play.dollars(YOU)), (24, 20));
    assert_eq!(play.legal(), ["done"]);
}

#[test]
fn gwt_pb_1a_nothing_without_a_building_near_woods() {
    let play = play_from(&on(Side::A, 1, Site::A1));
    assert_eq!(play.refused("use gain-by-woods").rule.0, "GWT-PB-1a");
    assert!(play.can("auxiliary 1"));
}

#[test]
fn gwt_pb_2a_a_galloway_for_4_and_buying_cattle() {
    demands(Side::A, 2, 1);
    shows(Side::A, 2, 1, Hand::None);
    let mut position = on(Side::A, 2, Site::A1);
    position.hand(ME, cards(["galloway", "galloway"]));
    position.table.market = Cows::NONE;
    position.table.market.add(Cattle::Longhorn, 1);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["galloway-for-4", "buy-cattle"]);
    play.play("use galloway-for-4");
    assert_eq!((play.dollars(ME), play.holds(ME, "galloway")), (24, 1));
    play.play_all(["use buy-cattle", "buy 1"]);
    assert_eq!(play.dollars(ME), 18);
    assert_eq!(play.legal(), ["done"]);
}

#[test]
fn gwt_pb_3a_a_pair_for_3_and_one_step() {
    demands(Side::A, 3, 1);
    shows(Side::A, 3, 1, Hand::None);
    let mut position = on(Side::A, 3, Site::A1);
    position.hand(ME, cards(["criollo", "criollo", "galloway"])).build(YOU, 3, Site::A2);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["pair-for-3", "forward-1"]);
    play.play("use pair-for-3");
    assert_eq!((play.dollars(ME), play.holds(ME, "criollo")), (23, 0));
    play.play("use forward-1");
    assert_eq!(play.legal(), ["go A2"]);
    play.play("go A2");
    assert_eq!(play.player(ME).rancher, Some(Site::A2));
    // Phase B on another's building.
    assert_eq!(play.options("use "), [""; 0]);
    assert!(play.can("auxiliary 1"));
}

#[test]
fn gwt_pb_4a_a_hazard_for_5_and_up_to_two_steps() {
    demands(Side::A, 4, 2);
    shows(Side::A, 4, 3, Hand::Black);
    let mut position = on(Side::A, 4, Site::A1);
    position.tile(Site::Rock2, Tile::RockfallBlack3);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["hazard-for-5", "forward-2"]);
    play.play_all(["use hazard-for-5", "remove rock2"]);
    assert_eq!((play.dollars(ME), play.player(ME).hazards()), (15, 1));
    play.play("use forward-2");
    assert_eq!(play.legal(), ["go B", "go C"]);
}

#[test]
fn gwt_pb_5a_a_card_of_value_3_for_7_and_an_auxiliary_action() {
    demands(Side::A, 5, 3);
    shows(Side::A, 5, 4, Hand::None);
    let mut position = on(Side::A, 5, Site::A1);
    let hand = ["longhorn", "red-poll", "black-angus", "shorthorn-3", "galloway", "heifer", "o5"];
    position.hand(ME, cards(hand)).take(ME, Disc::Aux1);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["value-3-for-7", "auxiliary"]);
    play.play("use value-3-for-7");
    assert_eq!(play.legal(), ["discard longhorn", "discard red-poll", "discard black-angus"]);
    play.play("discard red-poll");
    assert_eq!((play.dollars(ME), play.holds(ME, "red-poll")), (27, 0));
    play.play_all(["use auxiliary", "auxiliary 1 double"]);
    assert_eq!(play.dollars(ME), 29);
    assert_eq!(play.legal(), ["play o5", "done"]);
}

#[test]
fn gwt_pb_6a_hiring_for_1_less_and_the_engine_by_engineers() {
    demands(Side::A, 6, 4);
    shows(Side::A, 6, 5, Hand::None);
    let mut position = on(Side::A, 6, Site::A1);
    position.jobs(1, &[(0, 3, Worker::Engineer)]).player(ME).dollars = 5;
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["hire-less-1", "engine-by-engineers"]);
    play.play_all(["use hire-less-1", "hire engineer 1", "done"]);
    assert_eq!((play.dollars(ME), play.player(ME).workers), (0, [1, 1, 2]));
    play.play("use engine-by-engineers");
    assert_eq!(play.options("engine "), ["1", "2"]);
}

#[test]
fn gwt_pb_7a_two_certificates_and_2_for_each_pair_of_bandits() {
    demands(Side::A, 7, 5);
    shows(Side::A, 7, 6, Hand::Both);
    for (bandits, marker, dollars) in [([1, 3], 2, 22), ([2, 3], 3, 24), ([4, 1], 2, 22)] {
        let mut position = on(Side::A, 7, Site::A1);
        position.player(ME).bandits = bandits;
        let mut play = play_from(&position);
        assert_eq!(play.options("use "), ["bandit-pairs"]);
        play.play("use bandit-pairs");
        assert_eq!((play.player(ME).marker, play.dollars(ME)), (marker, dollars), "{bandits:?}");
        assert_eq!(play.player(ME).bandits, bandits);
    }
    let mut position = on(Side::A, 7, Site::A1);
    position.player(ME).bandits = [3, 0];
    assert_eq!(play_from(&position).refused("use bandit-pairs").rule.0, "GWT-PB-7a");
}

#[test]
fn gwt_pb_8a_a_bandit_or_an_auxiliary_action_and_the_engine_up_to_2() {
    demands(Side::A, 8, 5);
    shows(Side::A, 8, 6, Hand::Green);
    let mut position = on(Side::A, 8, Site::A1);
    position.tile(Site::Bandit2, Tile::OrangeBandit).take(ME, Disc::Aux1);
    let start = play_from(&position);
    assert_eq!(start.options("use "), ["bandit", "auxiliary", "engine-2"]);
    let mut play = start.clone();
    play.play_all(["use bandit", "capture bandit2"]);
    assert_eq!((play.dollars(ME), play.player(ME).bandits), (21, [0, 1]));
    assert_eq!(play.options("use "), ["engine-2"]);
    play.play("use engine-2");
    assert_eq!(play.options("engine "), ["1", "2"]);
    let mut play = start;
    play.play_all(["use auxiliary", "auxiliary 1 double"]);
    assert_eq!(play.options("use "), ["engine-2"]);
    assert_eq!(play.refused("use bandit").rule.0, "GWT-LOC-02");
}

/// On 9a with the engine on this space, after choosing the extraordinary delivery.
fn delivering_from(space: u8) -> Position {
    let mut position = on(Side::A, 9, Site::A1);
    position.engine(ME, space);
    position
}

/// Cities offered after moving the engine back from a space.
fn cities(position: &Position, to: &str) -> Vec<String> {
    let mut play = play_from(position);
    play.play_all(["use extraordinary-delivery", &format!("engine {to}")]);
    play.options("deliver ")
}

#[test]
fn gwt_pb_9a_craftsmen_points_and_the_engine_up_to_3() {
    replaces(Side::A, 9, 1, 6);
    shows(Side::A, 9, 9, Hand::None);
    let mut play = play_from(&on(Side::A, 9, Site::A1));
    // The engine at the start cannot go back.
    assert_eq!(play.options("use "), ["engine-3"]);
    assert_eq!(play.refused("use extraordinary-delivery").rule.0, "GWT-ENG-06");
    play.play("use engine-3");
    assert_eq!(play.options("engine "), ["1", "2", "3"]);
}

#[test]
fn gwt_pb_9a_spaces_moved_back_are_the_value_of_the_delivery() {
    let position = delivering_from(12);
    assert_eq!(cities(&position, "11"), ["kansas-city", "fulton"]);
    assert_eq!(cities(&position, "9"), ["kansas-city", "fulton"]);
    assert_eq!(cities(&position, "8"), ["kansas-city", "fulton", "st-louis"]);
    assert_eq!(cities(&position, "5"), ["kansas-city", "fulton", "st-louis", "bloomington"]);
    assert_eq!(cities(&position, "4"), ["kansas-city", "fulton", "st-louis", "bloomington", "peoria"]);
    // The start is a space; a turnout is none.
    assert_eq!(cities(&position, "1"), cities(&position, "2").as_slice());
    assert_eq!(cities(&position, "0").last().map(String::as_str), Some("toledo"));
    assert_eq!(cities(&position, "s1"), cities(&position, "5").as_slice());
    assert_eq!(cities(&delivering_from(4), "0").last().map(String::as_str), Some("st-louis"));
    assert_eq!(cities(&delivering_from(3), "0").last().map(String::as_str), Some("fulton"));
}

#[test]
fn gwt_pb_9a_a_turnout_at_either_end_counts_for_nothing() {
    // From the turnout after space 4 back over 4, 3 and 2 to 1: four spaces.
    let mut position = delivering_from(0);
    position.turnout(ME, Station::S1);
    assert_eq!(cities(&position, "2"), ["kansas-city", "fulton"]);
    assert_eq!(cities(&position, "1"), ["kansas-city", "fulton", "st-louis"]);
    // From space 5 onto the turnout: none.
    assert_eq!(cities(&delivering_from(5), "s1"), ["kansas-city"]);
}

#[test]
fn gwt_pb_9a_occupied_spaces_do_not_exist() {
    let mut position = delivering_from(12);
    position.engine(YOU, 8);
    assert_eq!(cities(&position, "4").last().map(String::as_str), Some("bloomington"));
    let mut play = play_from(&position);
    play.play("use extraordinary-delivery");
    let targets = play.options("engine ");
    assert_eq!(targets.join(" "), "0 1 2 3 4 s1 5 6 7 s2 9 10 s3 11");
    assert_eq!(play.refused("engine 8").rule.0, "GWT-ENG-03");
    assert_eq!(play.refused("engine 13").rule.0, "GWT-PB-9a");
    // To go back is part of the action now.
    assert_eq!(play.refused("done").rule.0, "GWT-PB-9a");
}

#[test]
fn gwt_pb_9a_no_income_no_transport_and_the_hand_is_kept() {
    let mut position = delivering_from(12);
    position.hand(ME, cards(["galloway", "criollo"])).player(ME).marker = 3;
    let foresight = position.table.foresight;
    let mut play = play_from(&position);
    play.play_all(["use extraordinary-delivery", "engine 4"]);
    assert_eq!(play.refused("done").rule.0, "GWT-PB-9a");
    assert_eq!(play.refused("deliver chicago").rule.0, "GWT-PB-9a");
    play.play("deliver peoria");
    // Peoria takes white corners only.
    assert_eq!(play.options("disc "), ["aux1", "aux2", "aux3", "aux4", "aux5", "cert4"]);
    play.play("disc aux1");
    let player = play.player(ME);
    assert_eq!((player.dollars, player.marker, player.cities[City::Peoria.index()]), (20, 3, 1));
    assert_eq!((play.holds(ME, "galloway"), play.holds(ME, "criollo")), (1, 1));
    assert_eq!((player.rancher, play.table().foresight), (Some(Site::A1), foresight));
    assert_eq!(play.options("use "), ["engine-3"]);
}

#[test]
fn gwt_pb_9a_links_and_kansas_city_work_as_always() {
    let mut position = delivering_from(12);
    position.city(ME, City::Bloomington).city(ME, City::Fulton);
    let mut play = play_from(&position);
    play.play_all(["use extraordinary-delivery", "engine 4"]);
    assert_eq!(play.options("deliver "), ["kansas-city", "st-louis", "peoria"]);
    let mut linked = play.clone();
    linked.play_all(["deliver peoria", "disc aux1", "take top"]);
    assert_eq!(linked.own(ME).herd.discard_size, 1);
    play.play_all(["deliver kansas-city", "disc aux1"]);
    assert_eq!((play.dollars(ME), play.score(ME, "score-cities")), (24, -6));
}

#[test]
fn gwt_pb_9a_the_station_comes_after_the_delivery() {
    let mut position = delivering_from(5);
    position.player(ME).dollars = 0;
    let mut play = play_from(&position);
    // The $4 of Kansas City pay for the station.
    play.play_all(["use extraordinary-delivery", "engine s1", "deliver kansas-city", "disc aux1"]);
    assert_eq!(play.legal(), ["upgrade s1", "done"]);
    play.play_all(["upgrade s1", "disc aux2"]);
    assert!(play.player(ME).has_station(Station::S1));
    assert_eq!(play.dollars(ME), 2);
    assert_eq!(play.options("use "), ["engine-3"]);
}

#[test]
fn gwt_pb_10a_certificates_to_the_limit_and_up_to_five_steps() {
    replaces(Side::A, 10, 5, 6);
    shows(Side::A, 10, 13, Hand::Black);
    let position = on(Side::A, 10, Site::A1);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["certificates-to-limit", "forward-5"]);
    play.play("use certificates-to-limit");
    assert_eq!(play.player(ME).certificates(), 3);
    play.play("use forward-5");
    assert_eq!(play.legal(), ["go B", "go C", "go E", "go F", "go G", "go D via C", "go E via C", "go F via C"]);
    let mut position = position;
    position.take(ME, Disc::Cert4).take(ME, Disc::Cert6).player(ME).marker = 1;
    let mut play = play_from(&position);
    play.play("use certificates-to-limit");
    assert_eq!(play.player(ME).certificates(), 6);
}

#[test]
fn gwt_pb_11a_two_hazards_for_2_each() {
    replaces(Side::A, 11, 9, 5);
    shows(Side::A, 11, 20, Hand::None);
    let mut position = on(Side::A, 11, Site::A1);
    position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Flood2, Tile::FloodGreen3);
    position.tile(Site::Rock1, Tile::RockfallGreen4).player(ME).dollars = 5;
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["hazard-for-2"]);
    play.play_all(["use hazard-for-2", "remove rock1"]);
    assert_eq!(play.options("use "), ["hazard-for-2"]);
    play.play_all(["use hazard-for-2", "remove flood1"]);
    assert_eq!((play.dollars(ME), play.score(ME, "score-hazards")), (1, 6));
    assert_eq!(play.legal(), ["done"]);
}

#[test]
fn gwt_pb_12a_1_for_each_craftsman_and_one_step() {
    demands(Side::A, 12, 4);
    shows(Side::A, 12, 5, Hand::None);
    let mut position = on(Side::A, 12, Site::A1);
    position.player(ME).workers = [6, 4, 5];
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["gain-by-craftsmen", "forward-1"]);
    play.play("use gain-by-craftsmen");
    assert_eq!(play.dollars(ME), 24);
    play.play("use forward-1");
    assert_eq!(play.legal(), ["go B"]);
}
