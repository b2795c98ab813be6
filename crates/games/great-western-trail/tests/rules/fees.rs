//! Fees on the way (GWT-FEE).

use great_western_trail::data::tiles::Tile;
use great_western_trail::data::trail::Site;
use great_western_trail::{Event, Options, Position};
use table::Seat;

use crate::common::*;

fn from(position: &mut Position, site: Site) -> Play {
    position.player(ME).rancher = Some(site);
    play_from(position)
}

/// Fees told of the last decision: where, to whom, how much, of how much.
fn fees(play: &Play) -> Vec<(Site, Option<Seat>, u16, u16)> {
    let fee = |event: &Event| match event {
        Event::FeePaid { to, site, dollars, due, .. } => Some((*site, *to, *dollars, *due)),
        _ => None,
    };
    play.latest().iter().filter_map(fee).collect()
}

#[test]
fn gwt_fee_01_fees_are_paid_space_by_space_passing_or_stopping() {
    let mut position = clear(2);
    position.tile(Site::Flood1, Tile::FloodGreen2).build(YOU, 4, Site::Fr1);
    let mut play = from(&mut position, Site::A);
    play.play("go B via A");
    assert_eq!(fees(&play), [(Site::Flood1, None, 2, 2), (Site::Fr1, Some(YOU), 2, 2)], "in the order of the way");
    assert_eq!((play.dollars(ME), play.dollars(YOU)), (16, 22));
    let mut play = from(&mut position, Site::A);
    play.play("go flood1 via A");
    assert_eq!(fees(&play), [(Site::Flood1, None, 2, 2)], "stopping costs the same as passing");
}

#[test]
fn gwt_fee_02_fees_depend_on_hands_and_players() {
    for (players, green, black, both) in [(2, 2, 2, 4), (3, 2, 1, 3), (4, 1, 2, 3)] {
        // Buildings 1a, 4a and 7a show a green hand, a black one and both; 2a shows none.
        for (number, fee) in [(1, green), (4, black), (7, both), (2, 0)] {
            let mut position = clear(players);
            position.build(YOU, number, Site::A1);
            let mut play = from(&mut position, Site::A);
            play.play("go A1");
            assert_eq!(20 - play.dollars(ME), fee, "{players} players, {number}a");
        }
        for (tile, fee) in [
            (Tile::FloodGreen4, green),
            (Tile::FloodBlack2, black),
            (Tile::DroughtGreen2, green),
            (Tile::RockfallBlack3, black),
            (Tile::GreenBandit, green),
            (Tile::OrangeBandit, black),
        ] {
            let mut position = clear(players);
            position.tile(Site::Flood1, tile);
            let mut play = from(&mut position, Site::A);
            play.play("go flood1 via A");
            assert_eq!(20 - play.dollars(ME), fee, "{players} players, {tile}");
        }
    }
}

#[test]
fn gwt_fee_03_owners_and_the_bank_are_paid_and_own_or_neutral_buildings_are_free() {
    let mut position = clear(3);
    position.build(ME, 7, Site::A1).build(THIRD, 7, Site::A2).tile(Site::Drought1, Tile::DroughtGreen2);
    let mut play = from(&mut position, Site::A);
    play.play("go B");
    assert_eq!(fees(&play), [(Site::A2, Some(THIRD), 3, 3)], "nothing for one's own 7a, nothing at B");
    assert_eq!([ME, YOU, THIRD].map(|seat| play.dollars(seat)), [17, 20, 23]);
    let mut play = from(&mut position, Site::B);
    play.play("go drought1 via B");
    assert_eq!([ME, YOU, THIRD].map(|seat| play.dollars(seat)), [18, 20, 20], "to the bank");
}

#[test]
fn gwt_fee_04_whoever_has_too_little_pays_what_there_is_and_owes_nothing() {
    // Rulebook, page 7: 4 players, $2; a black hand of one owner, then a green one of another.
    let mut position = clear(4);
    position.player(ME).dollars = 2;
    position.build(YOU, 4, Site::A1).build(THIRD, 1, Site::A2);
    position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Flood2, Tile::FloodBlack2);
    let mut upper = from(&mut position, Site::A);
    upper.play("go B");
    assert_eq!(fees(&upper), [(Site::A1, Some(YOU), 2, 2), (Site::A2, Some(THIRD), 0, 1)]);
    upper.play("auxiliary 1");
    assert_eq!([ME, YOU, THIRD].map(|seat| upper.dollars(seat)), [1, 22, 20], "the rest is never collected");
    let mut lower = from(&mut position, Site::A);
    lower.play("go B via A");
    assert_eq!(fees(&lower), [(Site::Flood1, None, 1, 1), (Site::Flood2, None, 1, 2)]);
    assert_eq!(lower.dollars(ME), 0);
    // Both hands are one payment.
    let mut position = clear(3);
    position.player(ME).dollars = 2;
    position.build(YOU, 7, Site::A1).tile(Site::Bandit4, Tile::OrangeBandit);
    let mut both = from(&mut position, Site::A);
    both.play("go A1");
    assert_eq!((both.dollars(ME), both.dollars(YOU)), (0, 22));
}

#[test]
fn gwt_fee_05_every_other_cost_is_paid_in_full_or_not_at_all() {
    let at = |site: Site, dollars: u16| {
        let mut position = clear(2);
        position
            .tile(Site::Flood1, Tile::FloodGreen2)
            .jobs(1, &[(0, 2, great_western_trail::data::tiles::Worker::Cowboy)]);
        position.player(ME).dollars = dollars;
        position.visit(site);
        play_from(&position)
    };
    for (site, action, cost) in [
        (Site::F, "use hazard-for-7", 7),
        (Site::A, "use hire", 6),
        (Site::A, "use hire-plus-2", 8),
        (Site::B, "use build", 2),
        (Site::D, "use paid-engine-2", 2),
    ] {
        assert!(!at(site, cost - 1).can(action), "{action} for ${}", cost - 1);
        assert!(at(site, cost).can(action), "{action} for ${cost}");
    }
}

#[test]
fn gwt_fee_06_rancher_forward_pays_fees_and_a_free_move_does_not() {
    let mut position = clear(2);
    position.build(ME, 4, Site::A1).build(YOU, 1, Site::A2).hand(ME, cards(["o17"]));
    position.visit(Site::A1);
    let mut play = play_from(&position);
    play.play_all(["use forward-2", "go B"]);
    assert_eq!(fees(&play), [(Site::A2, Some(YOU), 2, 2)]);
    let mut play = play_from(&position);
    play.play_all(["play o17", "go B"]);
    assert_eq!((play.player(ME).rancher, play.dollars(ME), play.dollars(YOU)), (Some(Site::B), 20, 20));
}

#[test]
fn gwt_fee_07_the_space_one_leaves_and_the_first_placement_cost_nothing() {
    for (tile, site) in [(Some(Tile::FloodBlack2), Site::Flood1), (None, Site::A1)] {
        let mut position = clear(2);
        match tile {
            Some(tile) => position.tile(site, tile),
            None => position.build(YOU, 7, site),
        };
        let mut play = from(&mut position, site);
        play.play("go B");
        assert_eq!((play.dollars(ME), fees(&play).len()), (20, 0));
    }
    let mut play = Play::deal(&Options::for_players(4), 3);
    play.play("settle E");
    assert_eq!((play.dollars(play.table().first), fees(&play).len()), (6, 0));
}
