//! Stations and station masters (GWT-STN, GWT-SMT).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::objectives::{Objective, Start};
use great_western_trail::data::railroad::{Master, Masters, Station, Stations};
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Options, Position, Sides};

use crate::common::*;
use crate::delivering::{arriving, at};
use crate::hiring::covering;

use Worker::{Cowboy, Craftsman, Engineer};

/// The engine moves one space, onto the turnout of this station or to space 39, by neutral building G.
fn stopping(position: &mut Position, station: Station) -> Play {
    position.engine(ME, if station == Station::S10 { 38 } else { station.after() });
    let mut play = at(position, Site::G);
    let target = if station == Station::S10 { "39".to_owned() } else { station.to_string() };
    play.play_all(["use engine-by-engineers", &format!("engine {target}")]);
    play
}

#[test]
fn gwt_stn_01_the_upgrade_is_decided_at_once() {
    let mut play = stopping(&mut clear(2), Station::S3);
    assert_eq!(play.legal(), ["upgrade s3", "done"]);
    assert_eq!(play.refused("upgrade s2").rule.0, "GWT-STN-03");
    play.play("done");
    assert!(!play.can("upgrade s3"), "there is no later");
    assert!(play.can("use auxiliary"), "phase B goes on");
    assert_eq!((play.dollars(ME), play.player(ME).stations), (20, Stations::NONE));
}

#[test]
fn gwt_stn_02_each_station_has_its_cost_and_points() {
    let table = [(2, 1), (2, 1), (4, 2), (4, 2), (6, 3), (8, 5), (7, 6), (6, 7), (5, 8), (3, 9)];
    for (station, (dollars, points)) in Station::ALL.into_iter().zip(table) {
        let mut position = clear(2);
        position.player(ME).dollars = dollars;
        let mut play = stopping(&mut position, station);
        play.play_all([&format!("upgrade {station}"), "disc aux1"]);
        assert_eq!((play.dollars(ME), play.score(ME, "score-stations")), (0, points), "{station}");
        assert_eq!(play.player(ME).stations, Stations::only(station));
        position.player(ME).dollars = dollars - 1;
        assert!(!stopping(&mut position, station).can(format!("upgrade {station}")), "{station}");
    }
}

#[test]
fn gwt_stn_02_once_for_each_player() {
    let mut position = clear(2);
    position.station(YOU, Station::S1);
    assert!(stopping(&mut position, Station::S1).can("upgrade s1"), "others' discs do not matter");
    position.station(ME, Station::S1);
    let play = stopping(&mut position, Station::S1);
    assert!(!play.can("upgrade s1") && play.can("use auxiliary"), "nothing is asked");
}

#[test]
fn gwt_stn_03_an_engine_that_merely_stands_there_upgrades_nothing() {
    let mut position = clear(2);
    position.turnout(ME, Station::S1);
    let mut play = at(&mut position, Site::G);
    assert!(!play.can("upgrade s1"));
    play.play_all(["use engine-by-engineers", "engine 5"]);
    assert!(!play.can("upgrade s1"), "nor one that leaves");
    let mut play = at(&mut position, Site::G);
    play.play_all(["use engine-by-engineers", "done"]);
    assert!(!play.can("upgrade s1"), "nor one that stays");
}

#[test]
fn gwt_stn_04_the_upgrade_is_paid_before_the_rest_of_the_action() {
    // 1b moves the engine back for $3; S1 costs $2.
    let b_sides = Options::for_players(2).sides(Sides::All(Side::B));
    let with = |dollars: u16| {
        let mut position = clear_with(b_sides);
        position.build(ME, 1, Site::A1).engine(ME, 5).player(ME).dollars = dollars;
        let mut play = at(&mut position, Site::A1);
        play.play_all(["use engine-back-for-3", "engine s1"]);
        play
    };
    let poor = with(1);
    assert_eq!((poor.dollars(ME), poor.can("upgrade s1")), (4, false), "the $3 come too late");
    let mut rich = with(2);
    assert_eq!((rich.dollars(ME), rich.legal()), (2, vec!["upgrade s1".to_owned(), "done".to_owned()]));
    rich.play_all(["upgrade s1", "disc aux1"]);
    assert_eq!(rich.dollars(ME), 3);
}

#[test]
fn gwt_stn_04_auxiliary_actions_3_and_5_pay_after_the_upgrade() {
    for (row, disc, dollars) in [(3, Disc::Aux3, 3), (5, Disc::Aux5, 2)] {
        let mut position = clear(2);
        position.hand(ME, cards(["criollo"])).engine(ME, 5).take(ME, disc);
        position.player(ME).workers = [2, 1, 1];
        position.table.masters[0] = Some(Master::Sm9);
        position.player(ME).dollars = dollars;
        let mut play = at(&mut position, Site::A);
        play.play_all([&format!("auxiliary {row}"), "engine s1"]);
        // Neither the certificate of row 3 nor the dollar of row 5 has come yet.
        assert_eq!((play.player(ME).marker, play.dollars(ME)), (0, 2));
        play.play_all(["upgrade s1", "disc aux1", "appoint cowboy"]);
        // Station, station master and its $12 come first, then the reward.
        let (marker, dollars) = if row == 3 { (1, 12) } else { (0, 13) };
        assert_eq!((play.player(ME).marker, play.dollars(ME)), (marker, dollars));
    }
}

#[test]
fn gwt_stn_05_no_upgrade_without_a_disc() {
    let mut position = clear(2);
    position.player(ME).discs = [0; 10];
    assert!(!stopping(&mut position, Station::S1).can("upgrade s1"));
    // A disc that cannot be paid for is none: S5 costs $6, the hand $5.
    position.player(ME).discs[Disc::Hand.index()] = 1;
    position.player(ME).dollars = 10;
    assert!(!stopping(&mut position, Station::S5).can("upgrade s5"));
    position.player(ME).dollars = 11;
    assert!(stopping(&mut position, Station::S5).can("upgrade s5"));
    // One of another station will do.
    position.player(ME).dollars = 10;
    position.station(ME, Station::S2);
    let mut play = stopping(&mut position, Station::S5);
    play.play("upgrade s5");
    assert_eq!(play.player(ME).stations, Stations::only(Station::S5));
}

#[test]
fn gwt_smt_01_a_worker_who_is_not_printed_is_given_up_for_the_tile() {
    let mut position = clear(2);
    position.table.masters[2] = Some(Master::Sm8);
    position.player(ME).workers = [2, 1, 4];
    let mut play = stopping(&mut position, Station::S3);
    play.play_all(["upgrade s3", "disc aux1"]);
    assert_eq!(play.legal(), ["appoint cowboy", "appoint engineer", "done"]);
    assert_eq!(play.refused("appoint craftsman").rule.0, "GWT-SMT-01");
    play.play("appoint engineer");
    assert_eq!(play.player(ME).workers, [2, 1, 3]);
    assert_eq!(play.player(ME).masters, Masters::only(Master::Sm8));
    assert_eq!((play.table().masters[2], play.table().posted[2]), (None, Some(Engineer)));
    // With printed workers alone nothing is asked.
    position.player(ME).workers = [1, 1, 1];
    let mut play = stopping(&mut position, Station::S3);
    play.play_all(["upgrade s3", "disc aux1"]);
    assert!(play.can("use auxiliary"));
}

#[test]
fn gwt_smt_01_only_where_the_tile_still_lies() {
    let mut position = clear(2);
    position.player(ME).workers = [2, 2, 2];
    position.table.masters[2] = None;
    for station in [Station::S3, Station::S6] {
        let mut play = stopping(&mut position, station);
        play.play_all([&format!("upgrade {station}"), "disc aux1"]);
        assert!(play.can("use auxiliary"), "{station}: nothing is asked");
    }
}

#[test]
fn gwt_smt_02_at_once_or_never_and_the_worker_is_gone() {
    let mut position = clear(2);
    position.table.masters[0] = Some(Master::Sm8);
    position.player(ME).workers = [1, 1, 5];
    let mut play = stopping(&mut position, Station::S1);
    play.play_all(["upgrade s1", "disc aux1"]);
    let mut declined = play.clone();
    declined.play_all(["done", "done"]);
    assert_eq!((declined.player(ME).masters, declined.table().masters[0]), (Masters::NONE, Some(Master::Sm8)));
    position.table = *declined.table();
    position.turn(ME);
    assert!(stopping(&mut position, Station::S1).can("use auxiliary"), "nothing is asked later");
    play.play("appoint engineer");
    assert_eq!(play.score(ME, "score-workers"), 0, "the fifth engineer scores no more");
    play.play("use auxiliary");
    assert_eq!(play.player(ME).workers(Engineer), 4);
}

#[test]
fn gwt_smt_03_the_action_comes_at_once_or_is_forfeited_and_permanent_certificates_stay() {
    let mut play = appointed(Master::Sm1, |position| {
        position.tile(Site::Flood1, Tile::FloodGreen2);
    });
    assert_eq!(play.legal(), ["use hazard-free", "done"]);
    play.play("done");
    assert!(!play.can("use hazard-free") && play.can("use auxiliary"));
    // Permanent certificates are added every time, without being used up.
    let mut position = arriving(2, 9);
    position.player(ME).masters = Masters::of(&[Master::Sm8, Master::Sm3]);
    for _ in 0..2 {
        let play = at(&mut position, Site::KansasCity);
        assert_eq!(play.dollars(ME), 20 + 9 + 3);
        assert!(play.can("deliver toledo"));
        assert_eq!(play.player(ME).permanent(), 3);
    }
}

#[test]
fn gwt_smt_04_a_slot_covered_again_acts_again() {
    let mut position = clear(2);
    position.table.masters[0] = Some(Master::Sm8);
    position.player(ME).workers[Cowboy.index()] = 4;
    let mut play = stopping(&mut position, Station::S1);
    play.play_all(["upgrade s1", "disc aux1", "appoint cowboy", "done"]);
    position.table = *play.table();
    position.turn(ME).tile(Site::Rock1, Tile::RockfallGreen3);
    let mut play = covering(&mut position, Cowboy, 4);
    play.play("remove rock1");
    assert_eq!(play.player(ME).hazards(), 1);
}

/// Somebody has just given up a cowboy for this tile, at station 1; $20 before, $18 after paying.
fn appointed(master: Master, arrange: impl FnOnce(&mut Position)) -> Play {
    let mut position = clear(2);
    position.hand(ME, []);
    position.table.masters = [Some(master), None, None, None, None];
    position.player(ME).workers[Cowboy.index()] = 2;
    arrange(&mut position);
    let mut play = stopping(&mut position, Station::S1);
    play.play_all(["upgrade s1", "disc aux1", "appoint cowboy"]);
    assert_eq!(play.player(ME).masters, Masters::only(master));
    play
}

/// What it gives besides: dollars, temporary and permanent certificates.
fn gives(master: Master) -> (u16, u8, u8) {
    let play = appointed(master, |_| {});
    assert!(play.can("use auxiliary"), "nothing is asked");
    (play.dollars(ME) - 18, play.player(ME).certificates(), play.player(ME).permanent())
}

/// What it scores.
fn scores(master: Master, arrange: impl FnOnce(&mut Position)) -> i32 {
    let mut position = clear(2);
    position.player(ME).start = None;
    position.player(ME).masters = Masters::only(master);
    arrange(&mut position);
    play_from(&position).score(ME, "score-masters")
}

#[test]
fn gwt_smt_05_station_master_1() {
    let both = |position: &mut Position| {
        position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Bandit2, Tile::OrangeBandit);
    };
    let mut play = appointed(Master::Sm1, both);
    assert_eq!(play.legal(), ["use hazard-free", "use bandit", "done"]);
    let mut hazard = play.clone();
    hazard.play_all(["use hazard-free", "remove flood1"]);
    assert_eq!((hazard.dollars(ME), hazard.player(ME).hazards(), hazard.player(ME).bandits), (18, 1, [0, 0]));
    play.play_all(["use bandit", "capture bandit2"]);
    assert_eq!((play.dollars(ME), play.player(ME).hazards(), play.player(ME).bandits), (19, 0, [0, 1]));
    assert_eq!(gives(Master::Sm1), (0, 0, 0), "with neither on the board");
    // 3 points for two cards in the played area, the starting card included.
    for (cards, points) in [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6)] {
        let played =
            |position: &mut Position| (0..cards).for_each(|_| position.player(ME).played.add(Objective::O6, 1));
        assert_eq!(scores(Master::Sm1, played), points);
    }
    let with_start = |position: &mut Position| position.played(ME, Objective::O1).player(ME).start = Some(Start::Os1);
    assert_eq!(scores(Master::Sm1, with_start), 3);
}

#[test]
fn gwt_smt_05_station_master_2() {
    assert_eq!(gives(Master::Sm2), (0, 0, 1));
    // Its own permanent certificate counts; a marker on its last space shows six.
    for (marker, points) in [(0, 0), (1, 3), (2, 3), (3, 6), (4, 6), (5, 9)] {
        assert_eq!(scores(Master::Sm2, |position| position.player(ME).marker = marker), points);
    }
    let more = |position: &mut Position| position.player(ME).masters.insert(Master::Sm8);
    assert_eq!(scores(Master::Sm2, more), 3);
}

#[test]
fn gwt_smt_05_station_master_3() {
    assert_eq!(gives(Master::Sm3), (0, 0, 1));
    for (bandits, points) in [([0, 0], 0), ([4, 0], 0), ([1, 1], 3), ([2, 5], 6), ([3, 3], 9)] {
        assert_eq!(scores(Master::Sm3, |position| position.player(ME).bandits = bandits), points);
    }
}

#[test]
fn gwt_smt_05_station_master_4() {
    assert_eq!(gives(Master::Sm4), (0, 0, 1));
    for (hazards, points) in [(0, 0), (1, 0), (2, 3), (5, 6), (6, 9)] {
        assert_eq!(scores(Master::Sm4, |position| position.player(ME).hazards[7] = hazards), points);
    }
}

#[test]
fn gwt_smt_05_station_master_5() {
    assert_eq!(gives(Master::Sm5), (2, 0, 0));
    for (workers, points) in [([1, 1, 1], 3), ([4, 2, 1], 7), ([6, 6, 6], 18)] {
        assert_eq!(scores(Master::Sm5, |position| position.player(ME).workers = workers), points);
    }
}

#[test]
fn gwt_smt_05_station_master_6() {
    assert_eq!(gives(Master::Sm6), (0, 0, 1));
    for (stations, points) in [(0, 0), (0b1, 0), (0b11, 3), (0b10_0000_0011, 3), (0b1111_1111, 12)] {
        assert_eq!(
            scores(Master::Sm6, |position| position.player(ME).stations = Stations::from_bits(stations)),
            points
        );
    }
}

#[test]
fn gwt_smt_05_station_master_7() {
    assert_eq!(gives(Master::Sm7), (0, 2, 0));
    // Never beyond the limit.
    let play = appointed(Master::Sm7, |position| position.player(ME).marker = 2);
    assert_eq!(play.player(ME).certificates(), 3);
    for (buildings, points) in [(0, 0), (1, 2), (3, 6)] {
        let sites = [Site::A1, Site::B1, Site::G2];
        let build = |position: &mut Position| {
            for (number, site) in (1..).zip(sites).take(buildings) {
                position.build(ME, number, site);
            }
            position.build(YOU, 5, Site::C1);
        };
        assert_eq!(scores(Master::Sm7, build), points);
    }
}

#[test]
fn gwt_smt_05_station_master_8() {
    assert_eq!(gives(Master::Sm8), (0, 0, 2));
    assert_eq!(scores(Master::Sm8, everything), 0);
}

#[test]
fn gwt_smt_05_station_master_9() {
    assert_eq!(gives(Master::Sm9), (12, 0, 0));
    assert_eq!(scores(Master::Sm9, everything), 0);
}

/// A player with much of all that station masters score.
fn everything(position: &mut Position) {
    let player = position.player(ME);
    (player.bandits, player.stations, player.workers, player.marker) = ([3, 3], Stations::first_n(3), [4, 4, 4], 3);
    player.hazards[0] = 4;
    position.build(ME, 1, Site::A1).played(ME, Objective::O6).played(ME, Objective::O6);
    assert_eq!(position.player(ME).workers(Craftsman), 4);
}
