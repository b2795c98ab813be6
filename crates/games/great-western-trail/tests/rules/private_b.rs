//! Private buildings, b sides: what each demands, what it is worth, whom it asks for money, and every action.

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::objectives::Objective;
use great_western_trail::data::railroad::{Master, Station, Stations};
use great_western_trail::data::tiles::{Hand, Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Options, Position, Sides};

use crate::common::*;
use crate::private_a::{self, demands, replaces, shows};

/// `ME` has stopped on the own building with this number, with no cards in hand.
fn on(number: u8, site: Site) -> Position {
    private_a::on(Side::B, number, site)
}

#[test]
fn gwt_pb_1b_an_objective_card_for_certificates_and_the_engine_back_for_3() {
    demands(Side::B, 1, 1);
    shows(Side::B, 1, 1, Hand::Green);
    let mut position = on(1, Site::A1);
    position.hand(ME, cards(["o3", "o6", "criollo"])).engine(ME, 3);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["objective-for-2-certificates", "engine-back-for-3"]);
    play.play("use objective-for-2-certificates");
    assert_eq!(play.legal(), ["discard o3", "discard o6"]);
    play.play("discard o6");
    assert_eq!((play.player(ME).marker, play.own(ME).herd.top), (2, Some(cards(["o6"])[0])));
    play.play("use engine-back-for-3");
    assert_eq!((play.player(ME).engine.to_string().as_str(), play.dollars(ME)), ("2", 23));
    assert_eq!(play.legal(), ["play o3", "done"]);
}

#[test]
fn gwt_pb_1b_the_station_comes_before_the_3() {
    let mut position = on(1, Site::A1);
    position.engine(ME, 5).player(ME).dollars = 1;
    let mut play = play_from(&position);
    play.play("use engine-back-for-3");
    assert_eq!(play.legal(), ["engine 4", "engine s1"]);
    // S1 costs $2.
    play.play("engine s1");
    assert_eq!((play.dollars(ME), play.player(ME).stations), (4, Stations::NONE));
    let mut position = on(1, Site::A1);
    position.engine(ME, 0).hand(ME, cards(["criollo"]));
    let play = play_from(&position);
    assert_eq!(play.refused("use engine-back-for-3").rule.0, "GWT-ENG-06");
    assert_eq!(play.refused("use objective-for-2-certificates").rule.0, "GWT-PB-1b");
}

#[test]
fn gwt_pb_2b_a_santa_gertrudis_for_the_engine_and_a_criollo_for_2() {
    demands(Side::B, 2, 1);
    shows(Side::B, 2, 1, Hand::None);
    let mut position = on(2, Site::A1);
    position.hand(ME, cards(["santa-gertrudis", "criollo", "criollo"]));
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["santa-gertrudis-for-engine-2", "criollo-for-2"]);
    play.play("use criollo-for-2");
    assert_eq!((play.dollars(ME), play.holds(ME, "criollo")), (22, 1));
    play.play("use santa-gertrudis-for-engine-2");
    assert_eq!(play.legal(), ["engine 1", "engine 2", "done"]);
    play.play("engine 2");
    assert_eq!(play.holds(ME, "santa-gertrudis"), 0);
    assert_eq!(play.legal(), ["done"]);
}

#[test]
fn gwt_pb_3b_an_auxiliary_action_and_one_step() {
    demands(Side::B, 3, 2);
    shows(Side::B, 3, 3, Hand::None);
    let mut position = on(3, Site::A1);
    position.take(ME, Disc::Aux1);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["auxiliary", "forward-1"]);
    play.play_all(["use auxiliary", "auxiliary 1 double"]);
    assert_eq!(play.dollars(ME), 22);
    play.play("use forward-1");
    assert_eq!(play.legal(), ["go B"]);
}

#[test]
fn gwt_pb_4b_cards_by_cowboys_and_up_to_three_steps() {
    demands(Side::B, 4, 2);
    shows(Side::B, 4, 3, Hand::Black);
    let mut position = on(4, Site::A1);
    position.hand(ME, cards(["galloway"])).player(ME).workers[Worker::Cowboy.index()] = 3;
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["draw-by-cowboys", "forward-3"]);
    play.play("use draw-by-cowboys");
    assert_eq!(play.legal(), ["draw 1", "draw 2", "draw 3", "done"]);
    play.play("draw 2");
    assert_eq!((play.own(ME).herd.hand_size, play.player(ME).owed), (3, 2));
    play.play("discard galloway");
    let other = play.legal()[0].clone();
    play.play(&other);
    assert_eq!((play.own(ME).herd.hand_size, play.own(ME).herd.discard_size), (1, 2));
    play.play("use forward-3");
    assert_eq!(play.legal(), ["go B", "go C", "go E", "go D via C"]);
}

#[test]
fn gwt_pb_5b_a_pineywoods_for_certificates_and_1_for_each_engineer() {
    demands(Side::B, 5, 3);
    shows(Side::B, 5, 4, Hand::None);
    let mut position = on(5, Site::A1);
    position.hand(ME, cards(["pineywoods"])).player(ME).workers = [6, 5, 3];
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["pineywoods-for-2-certificates", "gain-by-engineers"]);
    play.play_all(["use pineywoods-for-2-certificates", "use gain-by-engineers"]);
    assert_eq!((play.player(ME).marker, play.dollars(ME), play.holds(ME, "pineywoods")), (2, 23, 0));
    assert_eq!(play.legal(), ["done"]);
}

/// `ME` on 6b, with somebody's buildings beside it.
fn on_6b(site: Site, others: &[(table::Seat, u8, Site)]) -> Position {
    let mut position = on(6, site);
    for &(seat, number, site) in others {
        position.build(seat, number, site);
    }
    position
}

/// What there is as long as nothing came of a local action.
const INSTEAD: [&str; 3] = ["auxiliary 1", "auxiliary 2", "done"];

#[test]
fn gwt_pb_6b_the_actions_of_a_neutral_building() {
    demands(Side::B, 6, 4);
    shows(Side::B, 6, 5, Hand::None);
    let mut position = on_6b(Site::A1, &[]);
    position.hand(ME, cards(["galloway"])).jobs(1, &[(0, 3, Worker::Cowboy)]);
    let mut play = play_from(&position);
    assert_eq!(play.legal(), ["copy A", "auxiliary 1", "auxiliary 2", "done"]);
    play.play("copy A");
    let local = ["use galloway-for-2", "use hire", "use hire-plus-2"];
    assert_eq!(play.legal(), [&local[..], &INSTEAD].concat());
    play.play_all(["use galloway-for-2", "use hire-plus-2", "hire cowboy 1"]);
    assert_eq!((play.dollars(ME), play.player(ME).workers), (20 + 2 - 8, [2, 1, 1]));
    assert_eq!(play.player(ME).rancher, Some(Site::A1));
    assert_eq!(play.legal(), ["done"]);
}

#[test]
fn gwt_pb_6b_one_building_of_several_neighbours() {
    let position = on_6b(Site::A2, &[(ME, 12, Site::A1), (YOU, 5, Site::A3)]);
    let start = play_from(&position);
    assert_eq!(start.options("copy "), ["A1", "A3"]);
    // One's own.
    let mut play = start.clone();
    play.play("copy A1");
    assert_eq!(play.legal(), [&["use gain-token"][..], &INSTEAD].concat());
    play.play("use gain-token");
    assert_eq!((play.player(ME).tokens, play.player(YOU).tokens), (1, 0));
    assert_eq!(play.refused("copy A3").rule.0, "GWT-PB-6b");
    // Another's, for nothing: its owner gets no fee.
    let mut play = start;
    play.play_all(["copy A3", "use gain-by-engineers"]);
    assert_eq!((play.dollars(ME), play.dollars(YOU)), (21, 20));
    assert_eq!(play.legal(), ["done"]);
}

#[test]
fn gwt_pb_6b_adjacent_is_what_one_segment_joins() {
    let copies =
        |site: Site, others: &[(table::Seat, u8, Site)]| play_from(&on_6b(site, others)).options("copy ").join(" ");
    // A site between counts though it is empty.
    assert_eq!(copies(Site::A1, &[(ME, 12, Site::A3)]), "A");
    assert_eq!(copies(Site::A2, &[]), "");
    assert_eq!(copies(Site::A3, &[]), "B");
    // Hazard slots are sites too, and no buildings.
    assert_eq!(copies(Site::Fr1, &[(ME, 12, Site::Fr2)]), "FR2");
    assert_eq!(copies(Site::Dr1, &[]), "C");
    assert_eq!(copies(Site::D1, &[]), "D E");
    assert_eq!(copies(Site::F2, &[(ME, 12, Site::F1)]), "F G");
    assert_eq!(copies(Site::G1, &[(ME, 12, Site::G2)]), "G");
    let mut position = on_6b(Site::Fr1, &[]);
    position.tile(Site::Flood4, Tile::FloodGreen4);
    assert_eq!(play_from(&position).refused("copy flood4").rule.0, "GWT-PB-6b");
}

#[test]
fn gwt_pb_6b_copied_steps_begin_here_and_are_not_used_again_there() {
    let mut position = on_6b(Site::A1, &[(ME, 3, Site::A2)]);
    position.take(ME, Disc::Aux1);
    let mut play = play_from(&position);
    play.play_all(["copy A2", "use forward-1"]);
    assert_eq!(play.legal(), ["go A2"]);
    play.play("go A2");
    // Only what was not used of 3b is left; or a single auxiliary action.
    assert_eq!(play.options("use "), ["auxiliary"]);
    assert_eq!(play.refused("use forward-1").rule.0, "GWT-LOC-02");
    assert!(play.can("auxiliary 1"));
}

#[test]
fn gwt_pb_6b_actions_used_before_are_not_copied() {
    let mut position = clear_with(Options::for_players(2).sides(Sides::All(Side::B)));
    position.build(ME, 3, Site::A1).build(ME, 6, Site::A2).hand(ME, []).visit(Site::A1);
    let start = play_from(&position);
    let mut play = start.clone();
    play.play_all(["use forward-1", "go A2", "copy A1"]);
    assert_eq!(play.legal(), [&["use auxiliary"][..], &INSTEAD].concat());
    let mut play = start;
    play.play_all(["use auxiliary", "auxiliary 1", "use forward-1", "go A2"]);
    assert_eq!(play.options("copy "), [""; 0]);
    // In the next turn they are there again.
    let mut position = on_6b(Site::A2, &[(ME, 3, Site::A1)]);
    position.turn(ME).visit(Site::A2);
    assert_eq!(play_from(&position).options("copy "), ["A1"]);
}

#[test]
fn gwt_pb_6b_risk_actions_are_not_copied_but_the_own_one_stays() {
    let mut position = on_6b(Site::Fr2, &[(ME, 12, Site::Fr1)]);
    position.hand(ME, cards(["criollo", "galloway"]));
    let mut play = play_from(&position);
    assert_eq!(play.options("copy "), ["FR1", "B"]);
    play.play("copy FR1");
    let local = ["use gain-token", "use criollo-for-certificate-and-2"];
    assert_eq!(play.legal(), [&local[..], &INSTEAD].concat());
    assert_eq!(play.refused("use cattle-for-certificate").rule.0, "GWT-LOC-01");
}

#[test]
fn gwt_pb_6b_another_6b_leads_on_but_not_back() {
    let position = on_6b(Site::A1, &[(YOU, 6, Site::A2), (YOU, 12, Site::A3)]);
    let mut play = play_from(&position);
    assert_eq!(play.options("copy "), ["A", "A2"]);
    play.play("copy A2");
    assert_eq!(play.legal(), [&["copy A3"][..], &INSTEAD].concat());
    play.play_all(["copy A3", "use gain-token"]);
    assert_eq!(play.player(ME).tokens, 1);
    assert_eq!(play.legal(), ["done", "exchange 1"]);
    // Alone beside the own 6b, the other one has nothing to offer.
    let mut play = play_from(&on_6b(Site::A1, &[(YOU, 6, Site::A2)]));
    play.play("copy A2");
    assert_eq!(play.legal(), INSTEAD);
}

#[test]
fn gwt_pb_6b_three_in_a_chain() {
    let mut position = clear_with(Options::for_players(4).sides(Sides::All(Side::B)));
    let fourth = table::Seat::new(3);
    position.build(ME, 6, Site::B1).build(YOU, 6, Site::B2).build(THIRD, 6, Site::B3).build(fourth, 6, Site::A3);
    position.hand(ME, []).visit(Site::B1);
    let mut play = play_from(&position);
    play.play_all(["copy B2", "copy B3"]);
    // From the third one on there is neutral building C.
    assert_eq!(play.legal(), [&["copy C"][..], &INSTEAD].concat());
    play.play_all(["copy C", "use certificate"]);
    assert_eq!(play.player(ME).marker, 1);
    assert_eq!(play.legal(), ["use engine-by-engineers", "done"]);
}

#[test]
fn gwt_pb_7b_the_engine_by_buildings_near_woods() {
    demands(Side::B, 7, 5);
    shows(Side::B, 7, 6, Hand::Both);
    let mut position = on(7, Site::B1);
    position.build(ME, 2, Site::E2).build(ME, 3, Site::Rr2).build(ME, 4, Site::G1).build(YOU, 1, Site::C1);
    let mut play = play_from(&position);
    play.play("use engine-by-woods");
    assert_eq!(play.options("engine "), ["1", "2", "3"]);
    let play = play_from(&on(7, Site::B2));
    assert_eq!(play.refused("use engine-by-woods").rule.0, "GWT-ENG-01");
}

#[test]
fn gwt_pb_8b_any_cattle_card_for_6_and_an_objective_card_into_the_hand() {
    demands(Side::B, 8, 6);
    shows(Side::B, 8, 8, Hand::None);
    let mut position = on(8, Site::A1);
    position.hand(ME, cards(["criollo", "hereford-7", "cow", "o1"]));
    position.table.display = [Objective::O2, Objective::O3, Objective::O4, Objective::O5].map(Some);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["cattle-for-6-and-objective"]);
    play.play("use cattle-for-6-and-objective");
    assert_eq!(play.legal(), ["discard criollo", "discard hereford-7", "discard cow"]);
    play.play("discard cow");
    assert_eq!(play.dollars(ME), 26);
    assert_eq!(play.legal(), ["take o2", "take o3", "take o4", "take o5", "take top", "done"]);
    let mut top = play.clone();
    play.play("take o4");
    assert_eq!((play.holds(ME, "o4"), play.holds(ME, "cow"), play.own(ME).herd.hand_size), (1, 0, 4));
    assert!(play.can("play o4"));
    top.play("take top");
    assert_eq!((top.own(ME).herd.hand_size, top.own(ME).herd.discard_size), (4, 1));
}

#[test]
fn gwt_pb_8b_not_for_an_objective_card() {
    let mut position = on(8, Site::A1);
    position.hand(ME, cards(["o1"]));
    let play = play_from(&position);
    assert_eq!(play.refused("use cattle-for-6-and-objective").rule.0, "GWT-LOC-09");
}

#[test]
fn gwt_pb_9b_a_station_behind_the_engine() {
    demands(Side::B, 9, 6);
    shows(Side::B, 9, 8, Hand::None);
    let mut position = on(9, Site::A1);
    position.engine(ME, 14).station(ME, Station::S2).player(ME).workers = [2, 1, 1];
    position.table.masters[Station::S4.index()] = Some(Master::Sm9);
    let mut play = play_from(&position);
    play.play("use upgrade-behind");
    assert_eq!(play.legal(), ["upgrade s1", "upgrade s3", "upgrade s4", "done"]);
    assert_eq!(play.refused("upgrade s2").rule.0, "GWT-STN-02");
    assert_eq!(play.refused("upgrade s5").rule.0, "GWT-PB-9b");
    play.play_all(["upgrade s4", "disc cert4", "appoint cowboy"]);
    assert!(play.player(ME).has_station(Station::S4));
    assert_eq!((play.dollars(ME), play.player(ME).workers), (20 - 4 + 12, [1, 1, 1]));
    assert_eq!(play.player(ME).engine.to_string(), "14");
    assert_eq!(play.legal(), ["done"]);
}

#[test]
fn gwt_pb_9b_only_what_can_be_paid_and_lies_behind() {
    let mut position = on(9, Site::A1);
    position.engine(ME, 11).player(ME).dollars = 3;
    let mut play = play_from(&position);
    play.play("use upgrade-behind");
    assert_eq!(play.options("upgrade "), ["s1", "s2"]);
    assert_eq!(play.refused("upgrade s3").rule.0, "GWT-STN-02");
    // An engine on a turnout stands beside its station, not before it.
    let mut position = on(9, Site::A1);
    position.turnout(ME, Station::S1);
    assert_eq!(play_from(&position).refused("use upgrade-behind").rule.0, "GWT-PB-9b");
}

#[test]
fn gwt_pb_10b_4_dollars_the_engine_up_to_4_and_up_to_four_steps() {
    replaces(Side::B, 10, 3, 6);
    shows(Side::B, 10, 11, Hand::Black);
    let mut play = play_from(&on(10, Site::A1));
    assert_eq!(play.options("use "), ["gain-4", "engine-4", "forward-4"]);
    play.play("use gain-4");
    assert_eq!(play.dollars(ME), 24);
    play.play("use engine-4");
    assert_eq!(play.options("engine "), ["1", "2", "3", "4"]);
    play.play_all(["engine 4", "use forward-4"]);
    assert_eq!(play.options("go "), ["B", "C", "E", "F", "D via C", "E via C"]);
    play.play("go F");
    assert_eq!(play.player(ME).rancher, Some(Site::F));
}

#[test]
fn gwt_pb_11b_the_engine_by_hazards() {
    demands(Side::B, 11, 5);
    shows(Side::B, 11, 10, Hand::None);
    let mut position = on(11, Site::A1);
    position.player(ME).hazards[Tile::FloodGreen2.index()] = 2;
    position.player(ME).hazards[Tile::RockfallBlack3.index()] = 1;
    let mut play = play_from(&position);
    play.play("use engine-by-hazards");
    assert_eq!(play.options("engine "), ["1", "2", "3"]);
    let play = play_from(&on(11, Site::A1));
    assert_eq!(play.refused("use engine-by-hazards").rule.0, "GWT-ENG-01");
}

#[test]
fn gwt_pb_12b_2_for_each_station_and_an_exchange_token() {
    demands(Side::B, 12, 3);
    shows(Side::B, 12, 4, Hand::None);
    let mut position = on(12, Site::A1);
    position.station(ME, Station::S1).station(ME, Station::S7).station(YOU, Station::S2);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["gain-by-stations", "gain-token"]);
    play.play_all(["use gain-by-stations", "use gain-token"]);
    assert_eq!((play.dollars(ME), play.player(ME).tokens), (24, 1));
    let play = play_from(&on(12, Site::A1));
    assert_eq!(play.options("use "), ["gain-token"]);
}
