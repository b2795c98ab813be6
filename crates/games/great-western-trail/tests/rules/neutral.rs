//! Neutral buildings: every action of each tile, as often as it is printed.

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Neutral;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::objectives::Objective;
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Cows, Position, Tenant};

use crate::common::*;

/// `ME` has stopped on a neutral building with these cards in hand.
fn on<const N: usize>(site: Site, hand: [&str; N]) -> Position {
    let mut position = clear(2);
    position.hand(ME, cards(hand)).visit(site);
    position
}

/// After all that a space offers there is nothing but to end phase B: no auxiliary action either.
#[track_caller]
fn used_up(play: &Play) {
    assert_eq!(play.legal(), ["done"]);
}

#[test]
fn gwt_neu_a_one_galloway_two_hirings_and_the_second_costs_2_more() {
    let mut position = on(Site::A, ["galloway", "criollo"]);
    position.jobs(3, &[(0, 3, Worker::Cowboy), (1, 2, Worker::Craftsman), (2, 3, Worker::Cowboy)]);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["galloway-for-2", "hire", "hire-plus-2"]);
    play.play("use galloway-for-2");
    assert_eq!((play.dollars(ME), play.holds(ME, "galloway"), play.holds(ME, "criollo")), (22, 0, 1));
    play.play_all(["use hire-plus-2", "hire cowboy 3"]);
    assert_eq!(play.dollars(ME), 22 - 9);
    assert_eq!(play.options("use "), ["hire"]);
    play.play_all(["use hire", "hire craftsman 2"]);
    assert_eq!(play.dollars(ME), 22 - 9 - 6);
    assert_eq!(play.player(ME).workers, [2, 2, 1]);
    used_up(&play);
}

#[test]
fn gwt_neu_a_hiring_stops_at_what_can_be_paid() {
    let mut position = on(Site::A, ["criollo"]);
    position.jobs(1, &[(0, 3, Worker::Cowboy)]);
    position.player(ME).dollars = 7;
    let play = play_from(&position);
    assert_eq!(play.options("use "), ["hire"]);
    assert_eq!(play.refused("use hire-plus-2").rule.0, "GWT-HIRE-01");
    assert_eq!(play.refused("use galloway-for-2").rule.0, "GWT-LOC-09");
}

#[test]
fn gwt_neu_b_one_santa_gertrudis_and_building_for_2_a_craftsman() {
    let mut position = on(Site::B, ["santa-gertrudis", "santa-gertrudis", "pineywoods"]);
    position.player(ME).workers[Worker::Craftsman.index()] = 3;
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["santa-gertrudis-for-2", "build"]);
    play.play_all(["use build", "build 5 B2"]);
    assert_eq!(play.dollars(ME), 20 - 6);
    assert_eq!(play.options("use "), ["santa-gertrudis-for-2"]);
    play.play("use santa-gertrudis-for-2");
    assert_eq!((play.dollars(ME), play.holds(ME, "santa-gertrudis")), (20 - 6 + 2, 1));
    used_up(&play);
}

fn on_c() -> Position {
    let mut position = on(Site::C, ["criollo"]);
    position.player(ME).workers[Worker::Engineer.index()] = 2;
    position.table.display = [Objective::O1, Objective::O2, Objective::O3, Objective::O4].map(Some);
    position
}

#[test]
fn gwt_neu_c_one_certificate_and_the_engine_by_engineers() {
    let mut play = play_from(&on_c());
    assert_eq!(play.options("use "), ["certificate", "take-objective", "engine-by-engineers"]);
    play.play("use certificate");
    assert_eq!(play.player(ME).marker, 1);
    assert_eq!(play.refused("use take-objective").rule.0, "GWT-LOC-02");
    play.play("use engine-by-engineers");
    assert_eq!(play.legal(), ["engine 1", "engine 2", "done"]);
    play.play("engine 2");
    used_up(&play);
}

#[test]
fn gwt_neu_c_an_objective_card_instead_of_the_certificate() {
    let mut play = play_from(&on_c());
    play.play_all(["use engine-by-engineers", "engine 1", "use take-objective", "take o3"]);
    assert_eq!(play.own(ME).herd.top, Some(cards(["o3"])[0]));
    assert_eq!(play.player(ME).marker, 0);
    assert_eq!(play.refused("use certificate").rule.0, "GWT-LOC-02");
    used_up(&play);
}

fn on_d() -> Position {
    let mut position = on(Site::D, ["criollo"]);
    position.tile(Site::Bandit4, Tile::GreenBandit).take(ME, Disc::Aux1);
    position
}

#[test]
fn gwt_neu_d_one_bandit_and_an_auxiliary_action_doubled() {
    let mut play = play_from(&on_d());
    assert_eq!(play.options("use "), ["bandit", "paid-engine-2", "auxiliary"]);
    play.play_all(["use bandit", "capture bandit4"]);
    assert_eq!((play.dollars(ME), play.player(ME).bandits), (23, [1, 0]));
    assert_eq!(play.options("use "), ["auxiliary"]);
    play.play("use auxiliary");
    assert_eq!(play.legal(), ["auxiliary 1", "auxiliary 1 double", "auxiliary 2", "done"]);
    play.play("auxiliary 1 double");
    assert_eq!(play.dollars(ME), 25);
    used_up(&play);
}

#[test]
fn gwt_neu_d_the_engine_for_2_instead_of_the_bandit() {
    let mut play = play_from(&on_d());
    play.play("use paid-engine-2");
    assert_eq!(play.dollars(ME), 18);
    assert_eq!(play.legal(), ["engine 1", "engine 2", "done"]);
    play.play("engine 2");
    assert_eq!(play.options("use "), ["auxiliary"]);
    let mut position = on_d();
    position.player(ME).dollars = 1;
    let play = play_from(&position);
    assert_eq!(play.refused("use paid-engine-2").rule.0, "GWT-LOC-07");
    assert!(play.can("use bandit"));
}

#[test]
fn gwt_neu_e_one_pineywoods_and_buying_cattle() {
    let mut position = on(Site::E, ["pineywoods", "criollo"]);
    position.table.market = Cows::NONE;
    position.table.market.add(Cattle::RedPoll, 2);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["pineywoods-for-2", "buy-cattle"]);
    // One cowboy buys a red card for $6.
    play.play_all(["use buy-cattle", "buy 2"]);
    assert_eq!((play.dollars(ME), play.own(ME).herd.top), (14, Some(cards(["red-poll"])[0])));
    play.play("use pineywoods-for-2");
    assert_eq!((play.dollars(ME), play.holds(ME, "pineywoods")), (16, 0));
    used_up(&play);
}

#[test]
fn gwt_neu_f_two_of_a_breed_and_a_hazard_for_7() {
    let mut position = on(Site::F, ["galloway", "galloway", "criollo"]);
    position.tile(Site::Drought1, Tile::DroughtGreen4);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["pair-for-4", "hazard-for-7"]);
    play.play("use pair-for-4");
    assert_eq!((play.dollars(ME), play.holds(ME, "galloway"), play.holds(ME, "criollo")), (24, 0, 1));
    play.play_all(["use hazard-for-7", "remove drought1"]);
    assert_eq!((play.dollars(ME), play.player(ME).hazards()), (17, 1));
    used_up(&play);
}

#[test]
fn gwt_neu_f_neither_without_a_pair_nor_without_7() {
    let mut position = on(Site::F, ["galloway", "criollo", "o3"]);
    position.tile(Site::Drought1, Tile::DroughtGreen4).player(ME).dollars = 6;
    let play = play_from(&position);
    assert_eq!(play.options("use "), [""; 0]);
    assert_eq!(play.refused("use pair-for-4").rule.0, "GWT-LOC-09");
    assert_eq!(play.refused("use hazard-for-7").rule.0, "GWT-HAZ-02");
}

#[test]
fn gwt_neu_g_the_engine_by_engineers_and_an_auxiliary_action() {
    let mut position = on(Site::G, ["criollo"]);
    position.player(ME).workers[Worker::Engineer.index()] = 3;
    position.take(ME, Disc::Aux2);
    let mut play = play_from(&position);
    assert_eq!(play.options("use "), ["engine-by-engineers", "auxiliary"]);
    play.play("use auxiliary");
    assert_eq!(play.legal(), ["auxiliary 1", "auxiliary 2", "auxiliary 2 double", "done"]);
    play.play_all(["auxiliary 1", "use engine-by-engineers"]);
    assert_eq!(play.options("engine "), ["1", "2", "3"]);
    play.play("engine 3");
    assert_eq!(play.dollars(ME), 21);
    used_up(&play);
}

#[test]
fn gwt_neu_a_b_g_every_tile_does_the_same_on_every_site() {
    let mut position = on(Site::A, ["galloway", "santa-gertrudis"]);
    position.table.tenants[Site::C.index()] = Tenant::Neutral(Neutral::A);
    position.table.tenants[Site::D.index()] = Tenant::Neutral(Neutral::B);
    position.table.tenants[Site::E.index()] = Tenant::Neutral(Neutral::G);
    position.jobs(1, &[(0, 3, Worker::Cowboy)]);
    let mut offered = |site| play_from(position.visit(site)).options("use ").join(" ");
    assert_eq!(offered(Site::C), "galloway-for-2 hire hire-plus-2");
    assert_eq!(offered(Site::D), "santa-gertrudis-for-2 build");
    assert_eq!(offered(Site::E), "engine-by-engineers auxiliary");
}
