//! Bandits and hazards (GWT-BAN, GWT-HAZ).

use great_western_trail::data::tiles::{HAZARDS, Tile};
use great_western_trail::data::trail::{Site, Sites};

use crate::common::*;
use crate::delivering::at;

const SLOTS: [Site; 9] = [
    Site::Bandit1,
    Site::Bandit2,
    Site::Bandit3,
    Site::Bandit4,
    Site::Bandit5,
    Site::Bandit6,
    Site::Bandit7,
    Site::Bandit8,
    Site::Bandit9,
];

#[test]
fn gwt_ban_01_any_bandit_on_or_beside_the_trail() {
    let mut position = clear(2);
    for (slot, site) in SLOTS.into_iter().enumerate() {
        position.tile(site, [Tile::GreenBandit, Tile::OrangeBandit][slot % 2]);
    }
    let mut play = at(&mut position, Site::D);
    play.play("use bandit");
    let all: Vec<String> = (1..=9).map(|slot| format!("bandit{slot}")).collect();
    assert_eq!(play.options("capture "), all);
    assert!(play.can("done"));
    let mut orange = play.clone();
    play.play("capture bandit3");
    assert_eq!(play.player(ME).bandits, [1, 0]);
    assert_eq!(play.table().tenant(Site::Bandit3), great_western_trail::Tenant::Empty);
    orange.play("capture bandit8");
    assert_eq!(orange.player(ME).bandits, [0, 1]);
    assert!(!orange.table().spaces.contains(Site::Bandit8), "its slot is no space any more");
}

#[test]
fn gwt_ban_02_each_slot_has_its_reward() {
    for (site, dollars) in SLOTS.into_iter().zip([0, 1, 2, 3, 4, 5, 6, 8, 10]) {
        let mut position = clear(2);
        position.tile(site, Tile::GreenBandit);
        let mut play = at(&mut position, Site::D);
        play.play_all(["use bandit", &format!("capture {site}")]);
        assert_eq!(play.dollars(ME), 20 + dollars, "{site}");
        assert_eq!(play.player(ME).tokens, u8::from(site == Site::Bandit1));
        assert_eq!(play.player(ME).bandits, [1, 0]);
    }
}

#[test]
fn gwt_ban_03_there_must_be_one() {
    let mut position = clear(2);
    position.tile(Site::Flood1, Tile::FloodGreen2);
    assert_eq!(at(&mut position, Site::D).refused("use bandit").rule.0, "GWT-BAN-03");
    position.tile(Site::Bandit1, Tile::GreenBandit);
    let mut play = at(&mut position, Site::D);
    play.play("use bandit");
    assert_eq!(play.refused("capture bandit2").rule.0, "GWT-BAN-01");
}

#[test]
fn gwt_haz_01_any_hazard_of_any_area_for_the_cost_shown() {
    // Neutral F asks for $7, 4a for $5, 11a for $2.
    for (number, site, icon, dollars) in
        [(1, Site::F, "hazard-for-7", 7), (4, Site::A1, "hazard-for-5", 5), (11, Site::A1, "hazard-for-2", 2)]
    {
        let mut position = clear(2);
        position.tile(Site::Flood2, Tile::FloodBlack2).tile(Site::Drought1, Tile::DroughtGreen4);
        position.tile(Site::Rock4, Tile::RockfallGreen3).tile(Site::Bandit4, Tile::GreenBandit);
        if site != Site::F {
            position.build(ME, number, site);
        }
        let mut play = at(&mut position, site);
        play.play(format!("use {icon}"));
        assert_eq!(play.legal(), ["remove flood2", "remove drought1", "remove rock4", "done"]);
        assert_eq!(play.refused("remove flood1").rule.0, "GWT-HAZ-01");
        play.play("remove drought1");
        assert_eq!(play.dollars(ME), 20 - dollars);
        assert_eq!(play.player(ME).hazards[Tile::DroughtGreen4.index()], 1);
        assert_eq!(play.table().hazards(), Sites::of(&[Site::Flood2, Site::Rock4]));
    }
}

#[test]
fn gwt_haz_02_neither_without_the_money_nor_without_a_hazard() {
    let mut position = clear(2);
    position.tile(Site::Bandit4, Tile::GreenBandit);
    assert_eq!(at(&mut position, Site::F).refused("use hazard-for-7").rule.0, "GWT-HAZ-02");
    position.tile(Site::Rock1, Tile::RockfallGreen2).player(ME).dollars = 6;
    assert_eq!(at(&mut position, Site::F).refused("use hazard-for-7").why, "why-too-few-dollars");
    position.player(ME).dollars = 7;
    assert!(at(&mut position, Site::F).can("use hazard-for-7"));
}

#[test]
fn gwt_haz_03_each_hazard_scores_what_it_shows() {
    let points = [2, 3, 4, 2, 3];
    for kind in 0..HAZARDS {
        let mut position = clear(2);
        position.player(ME).hazards[kind] = 2;
        assert_eq!(play_from(&position).score(ME, "score-hazards"), 2 * points[kind % 5], "{}", Tile::ALL[kind]);
    }
    let mut all = clear(2);
    all.player(ME).hazards = [1; HAZARDS];
    assert_eq!(play_from(&all).score(ME, "score-hazards"), 3 * 14);
}

#[test]
fn gwt_haz_04_a_rancher_stays_where_a_tile_was_removed_and_moves_on_from_there() {
    let mut position = clear(2);
    position.tile(Site::Flood2, Tile::FloodGreen2).tile(Site::Flood4, Tile::FloodGreen3);
    position.player(YOU).rancher = Some(Site::Flood2);
    let mut play = at(&mut position, Site::F);
    play.play_all(["use hazard-for-7", "remove flood2", "done"]);
    assert_eq!(play.player(YOU).rancher, Some(Site::Flood2));
    // From there the other flood is the next space.
    assert!(play.can("go flood4") && !play.can("go flood2"));
    play.play("go B");
    assert_eq!(play.dollars(YOU), 20 - 2);
}

#[test]
fn gwt_haz_04_a_rancher_stays_where_a_bandit_was_captured() {
    let mut position = clear(2);
    position.tile(Site::Bandit5, Tile::GreenBandit).player(YOU).rancher = Some(Site::Bandit5);
    let mut play = at(&mut position, Site::D);
    play.play_all(["use bandit", "capture bandit5", "done"]);
    assert_eq!(play.player(YOU).rancher, Some(Site::Bandit5));
    assert_eq!(play.options("go "), ["E", "F", "G"]);
}
