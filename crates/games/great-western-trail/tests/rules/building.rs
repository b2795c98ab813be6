//! Building (GWT-BLD).

use great_western_trail::data::buildings::{Number, Side};
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::{BUILDING_SITES, Site};
use great_western_trail::{Options, Position, Sides, Tenant};

use crate::common::*;
use crate::delivering::at;

use Worker::Craftsman;

/// A player with so many craftsmen and dollars.
pub fn builder(craftsmen: u8, dollars: u16) -> Position {
    let mut position = clear(2);
    position.hand(ME, []);
    position.player(ME).workers[Craftsman.index()] = craftsmen;
    position.player(ME).dollars = dollars;
    position
}

/// The player builds at neutral building B.
fn builds(position: &mut Position) -> Play {
    let mut play = at(position, Site::B);
    play.play("use build");
    play
}

/// The tiles that can be built on a site.
fn tiles_for(play: &Play, site: &str) -> Vec<u8> {
    let on_site = play.options("build ").into_iter().filter_map(|option| {
        let (number, on) = option.split_once(' ')?;
        (on == site).then(|| number.parse().expect("a number"))
    });
    on_site.collect()
}

#[test]
fn gwt_bld_01_on_an_empty_site_or_in_place_of_an_own_building() {
    let mut position = builder(1, 20);
    position.build(ME, 1, Site::A1);
    let mut play = builds(&mut position);
    // Tiles 2 and 3 are left of those that take one craftsman; 4 takes one more than 1.
    assert_eq!(tiles_for(&play, "A2"), [2, 3]);
    assert_eq!(tiles_for(&play, "A1"), [4]);
    assert_eq!(play.refused("build 1 A2").rule.0, "GWT-BLD-01");
    play.play("build 2 G2");
    let number = Number::new(2).expect("a tile");
    assert_eq!(play.table().tenant(Site::G2), Tenant::Private { owner: ME, number });
    assert_eq!((play.player(ME).built.bits(), play.player(ME).unbuilt.bits() & 0b11), (0b11, 0));
    assert!(play.table().spaces.contains(Site::G2), "it is a space now");
}

#[test]
fn gwt_bld_01_any_empty_site_of_the_trail_will_do() {
    let play = builds(&mut builder(1, 20));
    let sites: Vec<String> = BUILDING_SITES.iter().map(|site| format!("1 {site}")).collect();
    assert_eq!(sites.len(), 22);
    assert_eq!(play.options("build ")[..22], sites);
}

#[test]
fn gwt_bld_02_a_new_building_takes_its_craftsmen_and_2_dollars_for_each() {
    let demands = |side: Side| match side {
        Side::A => [1, 1, 1, 2, 3, 4, 5, 5, 7, 9, 12, 4],
        Side::B => [1, 1, 2, 2, 3, 4, 5, 6, 6, 8, 5, 3],
    };
    for side in Side::ALL {
        for (number, demand) in (1..).zip(demands(side)) {
            let arranged = |craftsmen: u8, dollars: u16| {
                let mut position = clear_with(Options::for_players(2).sides(Sides::All(side)));
                position.player(ME).workers[Craftsman.index()] = craftsmen;
                position.player(ME).dollars = dollars;
                position
            };
            let build = format!("build {number} A2");
            if demand > 6 {
                assert!(!builds(&mut arranged(6, 60)).can(&build), "{number}{side}");
                continue;
            }
            let mut play = builds(&mut arranged(demand, 2 * u16::from(demand)));
            play.play(&build);
            assert_eq!(play.dollars(ME), 0, "{number}{side}");
            let poor = at(&mut arranged(demand, 2 * u16::from(demand) - 1), Site::B);
            assert!(demand == 1 || !builds(&mut arranged(demand, 2 * u16::from(demand) - 1)).can(&build));
            assert!(demand > 1 || !poor.can("use build"));
            if demand > 1 {
                assert!(!builds(&mut arranged(demand - 1, 60)).can(&build), "{number}{side}");
            }
        }
    }
}

#[test]
fn gwt_bld_02_what_lacks_is_said() {
    let play = builds(&mut builder(2, 20));
    assert_eq!(play.refused("build 5 A2").rule.0, "GWT-BLD-02");
    let play = builds(&mut builder(3, 5));
    assert_eq!(play.refused("build 5 A2").rule.0, "GWT-BLD-02");
    assert_eq!(at(&mut builder(3, 1), Site::B).refused("use build").rule.0, "GWT-BLD-02");
}

#[test]
fn gwt_bld_03_a_replacement_takes_the_difference_which_must_be_more_than_nothing() {
    let mut position = builder(3, 20);
    position.build(ME, 4, Site::A1).build(ME, 7, Site::A2);
    let mut play = builds(&mut position);
    // 4a takes 2: 5a (3), 6a (4), 8a (5) and 12a (4) are within 3 more. 7a takes 5: 9a (7) is 2 more, 8a no more.
    assert_eq!(tiles_for(&play, "A1"), [5, 6, 8, 12]);
    assert_eq!(tiles_for(&play, "A2"), [9]);
    for too_small in ["build 1 A1", "build 8 A2", "build 12 A2"] {
        assert_eq!(play.refused(too_small).rule.0, "GWT-BLD-03", "{too_small}");
    }
    let mut nine = play.clone();
    nine.play("build 9 A2");
    assert_eq!(nine.dollars(ME), 20 - 2 * 2);
    play.play("build 8 A1");
    assert_eq!(play.dollars(ME), 20 - 3 * 2);
}

#[test]
fn gwt_bld_04_a_replaced_tile_leaves_the_game() {
    let mut position = builder(6, 40);
    position.build(ME, 4, Site::A1);
    let mut play = builds(&mut position);
    play.play("build 8 A1");
    let four = 1 << 3;
    assert_eq!((play.player(ME).built.bits() & four, play.player(ME).unbuilt.bits() & four), (0, 0));
    assert_eq!(play.score(ME, "score-buildings"), 6);
    position.table = *play.table();
    position.turn(ME);
    assert!(!builds(&mut position).options("build ").iter().any(|option| option.starts_with("4 ")));
}

#[test]
fn gwt_bld_05_tiles_that_take_more_than_6_craftsmen_only_replace() {
    let mut position = builder(6, 60);
    position.build(ME, 12, Site::A1).build(ME, 8, Site::A2);
    let play = builds(&mut position);
    assert_eq!(tiles_for(&play, "A3"), [1, 2, 3, 4, 5, 6, 7]);
    // 12a takes 4, 8a takes 5; 11a takes 12, which is 8 and 7 more.
    assert_eq!(tiles_for(&play, "A1"), [7, 9, 10]);
    assert_eq!(tiles_for(&play, "A2"), [9, 10]);
    for number in [9, 10, 11] {
        assert_eq!(play.refused(format!("build {number} A3")).rule.0, "GWT-BLD-05");
    }
    let mut high = builder(5, 60);
    high.build(ME, 9, Site::A1);
    assert_eq!(tiles_for(&builds(&mut high), "A1"), [10, 11]);
}

#[test]
fn gwt_bld_06_neither_on_neutral_or_others_buildings_nor_on_slots() {
    let mut position = builder(6, 60);
    position.build(YOU, 1, Site::A1).tile(Site::Flood1, Tile::FloodGreen2);
    let play = builds(&mut position);
    for site in [Site::A, Site::B, Site::A1, Site::Flood1, Site::Flood2, Site::Bandit1, Site::Bandit4, Site::Rock4] {
        assert_eq!(play.refused(format!("build 5 {site}")).rule.0, "GWT-BLD-06", "{site}");
    }
    assert!(!play.can("build 5 kansas-city") && !play.can("build 5 start"));
    assert!(play.can("build 5 A2"));
}

#[test]
fn gwt_bld_07_the_new_tile_under_the_own_rancher_cannot_be_used_but_the_rest_of_the_old_one_can() {
    // The rancher stands on 6a, on a site with a risk action, and the fourth craftsman builds there.
    let mut position = builder(3, 20);
    position.build(ME, 6, Site::Fr1).hand(ME, cards(["galloway"])).jobs(5, &[(3, 3, Craftsman)]);
    position.player(ME).bandits = [1, 1];
    let mut play = at(&mut position, Site::Fr1);
    play.play_all(["use hire-less-1", "hire craftsman 4", "build 7 FR1"]);
    assert!(!play.can("use bandit-pairs"), "the action of 7a");
    assert!(!play.can("use hire-less-1"), "used already");
    assert!(play.can("use engine-by-engineers"), "the other action of 6a");
    assert!(play.can("use cattle-for-certificate"), "the risk action of the site");
    assert!(!play.can("auxiliary 1"), "a local action was used");
    // In the next turn that ends there the new tile is used.
    position.table = *play.table();
    position.turn(ME);
    let play = at(&mut position, Site::Fr1);
    assert!(play.can("use bandit-pairs") && !play.can("use engine-by-engineers"));
}

#[test]
fn gwt_bld_08_only_neutral_building_b_and_two_slots_let_one_build() {
    let mut position = builder(6, 60);
    for site in [Site::A, Site::C, Site::D, Site::E, Site::F, Site::G] {
        let play = at(&mut position, site);
        assert!(!play.can("use build") && !play.can("use build-cheaply"), "{site}");
    }
    assert!(at(&mut position, Site::B).can("use build"));
    for side in Side::ALL {
        for number in Number::ALL {
            let actions = number.plan(side).actions.concat();
            assert!(!actions.iter().any(|effect| effect.name().starts_with("build")), "{}{side}", number.get());
        }
    }
    // A copy of B by 6b builds too.
    let mut position = clear_with(Options::for_players(2).sides(Sides::All(Side::B)));
    position.build(ME, 6, Site::B1);
    let mut play = at(&mut position, Site::B1);
    play.play("copy B");
    assert!(play.can("use build"));
}

#[test]
fn gwt_bld_09_others_stay_on_a_replaced_building_and_pay_nothing_for_it() {
    let mut position = builder(6, 60);
    position.build(ME, 1, Site::A1);
    position.player(YOU).rancher = Some(Site::A1);
    let mut play = builds(&mut position);
    // 4a has a black hand.
    play.play_all(["build 4 A1", "done"]);
    assert_eq!((play.player(YOU).rancher, play.dollars(YOU)), (Some(Site::A1), 20));
    play.play("go B");
    assert_eq!(play.dollars(YOU), 20, "the space that a move starts from is free");
    // Whoever enters it later pays.
    position.table = *play.table();
    position.player(YOU).rancher = Some(Site::A);
    position.turn(YOU);
    let mut play = play_from(&position);
    play.play("go A1");
    assert_eq!(play.dollars(YOU), 18);
}
