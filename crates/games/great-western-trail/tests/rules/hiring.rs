//! Hiring workers, and what the slots of the player's board give (GWT-HIRE).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Event, Position, Table};

use crate::common::*;
use crate::delivering::at;

use Worker::{Cowboy, Craftsman, Engineer};

/// A worker of each kind in each row, all for hire.
const EVERYWHERE: [(u8, u8, Worker); 36] = {
    let mut all = [(0, 0, Cowboy); 36];
    let mut i = 0;
    while i < all.len() {
        all[i] = (i as u8 / 3, i as u8 % 3, Worker::ALL[i % 3]);
        i += 1;
    }
    all
};

/// Everybody is for hire; the player stops at neutral building A.
fn market() -> Position {
    let mut position = clear(4);
    position.jobs(12, &EVERYWHERE).hand(ME, []);
    position
}

/// The player has so many workers of a kind and hires another one, from row 12 for $4.
pub fn covering(position: &mut Position, worker: Worker, slot: u8) -> Play {
    position.jobs(12, &EVERYWHERE);
    position.player(ME).workers[worker.index()] = slot - 1;
    let mut play = at(position, Site::A);
    play.play_all(["use hire", &format!("hire {worker} 12")]);
    assert_eq!(play.player(ME).workers(worker), slot);
    play
}

#[test]
fn gwt_hire_01_02_only_rows_above_the_token() {
    let mut position = clear(2);
    position.jobs(2, &[(0, 2, Cowboy), (1, 3, Engineer), (2, 2, Craftsman)]);
    let mut play = at(&mut position, Site::A);
    play.play("use hire");
    assert_eq!(play.legal(), ["hire cowboy 1", "hire engineer 2", "done"]);
    assert_eq!(play.refused("hire craftsman 3").rule.0, "GWT-HIRE-02");
    assert_eq!(play.refused("hire craftsman 1").rule.0, "GWT-HIRE-01");
    play.play("hire cowboy 1");
    assert_eq!((play.dollars(ME), play.player(ME).workers), (14, [2, 1, 1]));
    // Once the token has moved down, its old row is open.
    position.table.token_row = 3;
    let mut play = at(&mut position, Site::A);
    play.play("use hire");
    assert!(play.can("hire craftsman 3"));
}

#[test]
fn gwt_hire_01_03_it_is_told_who_was_hired_from_which_row_and_for_how_much() {
    let mut play = at(&mut market(), Site::A);
    play.play_all(["use hire", "hire craftsman 3"]);
    assert_eq!(play.latest(), [Event::Hired { seat: ME, worker: Craftsman, row: 2, dollars: 7 }]);
    play.play_all(["use hire-plus-2", "hire cowboy 12"]);
    assert_eq!(play.latest(), [Event::Hired { seat: ME, worker: Cowboy, row: 11, dollars: 4 + 2 }]);
}

#[test]
fn gwt_hire_03_each_row_has_its_cost_and_each_icon_its_modifier() {
    let wages = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4];
    for (row, wage) in (1..).zip(wages) {
        for (icon, modifier) in [("hire", 0), ("hire-plus-2", 2)] {
            let mut play = at(&mut market(), Site::A);
            play.play_all([&format!("use {icon}"), &format!("hire cowboy {row}")]);
            assert_eq!(20 - play.dollars(ME), wage + modifier, "row {row}, {icon}");
        }
        let mut position = market();
        position.build(ME, 6, Site::A1);
        let mut play = at(&mut position, Site::A1);
        play.play_all(["use hire-less-1", &format!("hire cowboy {row}")]);
        assert_eq!(20 - play.dollars(ME), wage - 1, "row {row}, less 1");
        let mut play = covering(&mut market(), Engineer, 4);
        play.play(format!("hire cowboy {row}"));
        assert_eq!(20 - play.dollars(ME), 4 + wage - 2, "row {row}, less 2");
    }
    assert_eq!(Table::wage(11, -5), 0, "nobody is paid for hiring");
}

#[test]
fn gwt_hire_03_who_cannot_be_paid_cannot_be_hired() {
    let mut position = market();
    position.player(ME).dollars = 5;
    let mut play = at(&mut position, Site::A);
    assert!(!play.can("use hire-plus-2"));
    play.play("use hire");
    assert_eq!(play.options("hire cowboy "), ["4", "11", "12"]);
    assert_eq!(play.refused("hire cowboy 1").rule.0, "GWT-HIRE-03");
    position.player(ME).dollars = 3;
    assert_eq!(at(&mut position, Site::A).refused("use hire").rule.0, "GWT-HIRE-01");
}

#[test]
fn gwt_hire_04_everybody_starts_with_one_of_each_and_fills_rows_from_the_left() {
    let dealt = Play::deal(&great_western_trail::Options::for_players(4), 3);
    assert!(dealt.table().players().iter().all(|player| player.workers == [1, 1, 1]));
    // The first engineer covers the second slot, whose action is offered; the next one the third.
    let mut position = market();
    position.hand(ME, cards(["criollo", "criollo"]));
    let mut play = at(&mut position, Site::A);
    play.play_all(["use hire", "hire engineer 12"]);
    assert_eq!(play.legal(), ["use criollo-for-certificate", "done"]);
    play.play_all(["done", "use hire-plus-2", "hire engineer 11"]);
    assert_eq!(play.legal(), ["use criollo-for-2", "done"]);
    assert_eq!(play.player(ME).workers, [1, 1, 3]);
}

#[test]
fn gwt_hire_05_a_full_row_takes_no_more() {
    let mut position = market();
    position.player(ME).workers = [6, 5, 6];
    let mut play = at(&mut position, Site::A);
    play.play("use hire");
    assert_eq!(play.legal().len(), 12 + 1);
    assert_eq!(play.refused("hire cowboy 1").rule.0, "GWT-HIRE-05");
    position.player(ME).workers = [6, 6, 6];
    assert!(!at(&mut position, Site::A).can("use hire"));
}

#[test]
fn gwt_hire_06_slots_that_show_nothing_give_nothing() {
    for (worker, slot) in [(Cowboy, 2), (Cowboy, 3), (Cowboy, 5), (Craftsman, 2), (Craftsman, 3), (Craftsman, 5)] {
        let mut position = market();
        position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Bandit1, Tile::GreenBandit);
        let play = covering(&mut position, worker, slot);
        assert!(play.can("done") && play.can("use hire-plus-2"), "{worker} {slot}: phase B goes on");
    }
}

#[test]
fn gwt_hire_06_the_fourth_cowboy_removes_a_hazard_for_nothing() {
    let mut position = market();
    position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Rock4, Tile::RockfallGreen4);
    let mut play = covering(&mut position, Cowboy, 4);
    assert_eq!(play.legal(), ["remove flood1", "remove rock4", "done"]);
    let mut forfeited = play.clone();
    forfeited.play("done");
    assert_eq!(forfeited.player(ME).hazards(), 0);
    play.play("remove rock4");
    assert_eq!((play.dollars(ME), play.score(ME, "score-hazards")), (16, 4));
}

#[test]
fn gwt_hire_06_the_sixth_cowboy_captures_a_bandit() {
    let mut position = market();
    position.tile(Site::Bandit9, Tile::OrangeBandit);
    let mut play = covering(&mut position, Cowboy, 6);
    assert_eq!(play.legal(), ["capture bandit9", "done"]);
    play.play("capture bandit9");
    assert_eq!((play.dollars(ME), play.player(ME).bandits), (26, [0, 1]));
    // With nothing to capture nothing is asked.
    assert!(covering(&mut market(), Cowboy, 6).can("use hire-plus-2"));
}

#[test]
fn gwt_hire_06_the_fourth_and_sixth_craftsman_build_for_a_dollar_each() {
    for slot in [4, 6] {
        let mut play = covering(&mut market(), Craftsman, slot);
        play.play("build 5 A2");
        assert_eq!(play.dollars(ME), 20 - 4 - 3);
        assert_eq!(play.player(ME).built.len(), 1);
        let mut forfeited = covering(&mut market(), Craftsman, slot);
        forfeited.play("done");
        assert!(forfeited.player(ME).built.is_empty());
    }
}

#[test]
fn gwt_hire_06_engineers_take_a_criollo_for_certificates_or_dollars() {
    for (slot, icon, certificates, dollars) in [
        (2, "criollo-for-certificate", 1, 0),
        (3, "criollo-for-2", 0, 2),
        (5, "criollo-for-2-certificates", 2, 0),
        (6, "criollo-for-4", 0, 4),
    ] {
        let mut position = market();
        position.hand(ME, cards(["criollo", "galloway"]));
        let mut play = covering(&mut position, Engineer, slot);
        assert_eq!(play.legal(), [format!("use {icon}"), "done".to_owned()]);
        play.play(format!("use {icon}"));
        assert_eq!((play.player(ME).certificates(), play.dollars(ME)), (certificates, 16 + dollars));
        assert_eq!((play.holds(ME, "criollo"), play.holds(ME, "galloway")), (0, 1));
        // Without a Criollo there is nothing but to say so.
        let mut position = market();
        position.hand(ME, cards(["galloway"]));
        let play = covering(&mut position, Engineer, slot);
        assert_eq!(play.legal(), ["done"]);
        assert_eq!(play.refused(format!("use {icon}")).rule.0, "GWT-LOC-09");
    }
}

#[test]
fn gwt_hire_06_a_worker_hired_by_a_slot_uses_its_own_slot() {
    let mut position = market();
    position.player(ME).workers[Craftsman.index()] = 3;
    let mut play = covering(&mut position, Engineer, 4);
    // The fourth engineer hires for $2 less, and the fourth craftsman builds.
    play.play("hire craftsman 12");
    assert_eq!(play.dollars(ME), 20 - 4 - 2);
    play.play("build 1 B1");
    assert_eq!(play.dollars(ME), 20 - 4 - 2 - 1);
    assert!(play.can("use hire-plus-2"), "then phase B goes on");
}

#[test]
fn gwt_hire_07_workers_in_the_last_two_columns_are_worth_4_points() {
    let mut position = clear(2);
    let mut points = |workers: [u8; 3]| {
        position.player(ME).workers = workers;
        play_from(&position).score(ME, "score-workers")
    };
    assert_eq!(points([4, 4, 4]), 0);
    assert_eq!(points([5, 4, 4]), 4);
    assert_eq!(points([5, 6, 1]), 12);
    assert_eq!(points([6, 6, 6]), 24);
}

#[test]
fn gwt_hire_08_an_emptied_field_stays_empty() {
    let mut position = clear(4);
    position.jobs(2, &[(0, 0, Cowboy), (0, 1, Cowboy), (1, 2, Engineer), (2, 0, Engineer)]);
    position.table.foresight = [None, None, Some(Tile::Craftsman), Some(Tile::Craftsman), None, None];
    let mut play = at(&mut position, Site::A);
    play.play_all(["use hire", "hire cowboy 1", "done"]);
    let job = |play: &Play, row, column| play.table().job(row, column);
    assert_eq!([0, 1, 2, 3].map(|column| job(&play, 0, column)), [None, Some(Cowboy), None, None]);
    assert_eq!(job(&play, 1, 2), Some(Engineer));
    // A new worker goes to the token's row, not into the gap.
    position.table = *play.table();
    position.turn(ME);
    let play = at(&mut position, Site::KansasCity);
    assert_eq!([0, 1, 2, 3].map(|column| job(&play, 0, column)), [None, Some(Cowboy), None, None]);
    assert_eq!(job(&play, 2, 1), Some(Craftsman));
}

#[test]
fn gwt_hire_09_all_rows_are_open_once_the_token_has_left() {
    let mut position = market();
    position.table.token_owner = Some(YOU);
    let mut play = at(&mut position, Site::A);
    play.play("use hire");
    assert_eq!(play.options("hire engineer ").len(), 12);
    position.table.token_row = 11;
    let mut play = at(&mut position, Site::A);
    play.play("use hire");
    assert_eq!(play.options("hire engineer ").len(), 11);
}

#[test]
fn gwt_hire_06_a_slot_is_of_no_use_without_the_money_for_it() {
    let mut position = market();
    position.player(ME).dollars = 5;
    position.take(ME, Disc::Aux1);
    // One dollar is left: nobody costs that little, so that nothing is asked.
    let play = covering(&mut position, Engineer, 4);
    assert_eq!(play.dollars(ME), 1);
    assert!(play.can("done") && play.options("hire cowboy ").is_empty());
}
