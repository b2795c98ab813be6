//! Phase A: the rancher on the trail (GWT-MOVE).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::tiles::Tile;
use great_western_trail::data::trail::Site;
use great_western_trail::{Event, Options, Position, Step, Tenant};
use table::Seat;

use crate::common::*;
use crate::sam::{SAM, sam, turn};

/// `ME` is about to depart from here.
fn from(position: &mut Position, site: Site) -> Play {
    position.player(ME).rancher = Some(site);
    play_from(position)
}

/// Every way that whoever is asked may go, in alphabetical order.
fn ways(play: &Play) -> Vec<String> {
    let mut ways = play.options("go ");
    ways.sort();
    ways
}

/// The steps of the move just told.
fn steps(play: &Play) -> u8 {
    let moved = |event: &Event| match event {
        Event::Moved { steps, .. } => Some(*steps),
        _ => None,
    };
    play.latest().iter().find_map(moved).expect("somebody moved")
}

/// The stretches of the move just told, one from each fee to the next: where they began and ended, and the forks at which
/// they took the second branch.
fn legs(play: &Play) -> Vec<(Site, Site, u8)> {
    let leg = |event: &Event| match *event {
        Event::FeePaid { site, leg, .. } => Some((leg.from, site, leg.via)),
        Event::Moved { to, leg, .. } => Some((leg.from, to, leg.via)),
        _ => None,
    };
    play.latest().iter().filter_map(leg).collect()
}

#[test]
fn gwt_move_06_it_is_told_by_which_branch_the_rancher_went() {
    let mut position = clear(2);
    position.build(YOU, 2, Site::A2).build(YOU, 4, Site::B1).tile(Site::Flood1, Tile::FloodGreen2);
    let mut play = from(&mut position, Site::Start);
    play.play("go B");
    assert_eq!(legs(&play), [(Site::Start, Site::B, 0)]);
    let mut play = from(&mut position, Site::A);
    play.play("go B1 via A");
    assert_eq!(legs(&play), [(Site::A, Site::Flood1, 1), (Site::Flood1, Site::B1, 1), (Site::B1, Site::B1, 1)]);
}

#[test]
fn gwt_move_06_gwt_solo_07_it_is_told_by_which_branches_sam_went() {
    let stretches = |position: &mut Position, from: Site| {
        position.player(SAM).rancher = Some(from);
        legs(&turn(position))
    };
    // Two steps, each on the second branch, which is empty.
    let mut position = sam(7);
    position.build(ME, 2, Site::A1).build(ME, 3, Site::B1);
    assert_eq!(stretches(&mut position, Site::A), [(Site::A, Site::C, 0b11)]);
    assert_eq!(stretches(&mut position, Site::Start), [(Site::Start, Site::B, 0b01)]);
    assert_eq!(stretches(&mut sam(7), Site::A), [(Site::A, Site::C, 0)]);
    // From each fee to the next.
    let mut position = sam(7);
    position.build(ME, 2, Site::A1).build(ME, 3, Site::A2).build(ME, 1, Site::Fr1);
    assert_eq!(stretches(&mut position, Site::A), [(Site::A, Site::Fr1, 1), (Site::Fr1, Site::B, 1)]);
}

#[test]
fn gwt_move_01_the_rancher_must_go_on_and_never_back() {
    let play = from(&mut clear(2), Site::B);
    assert_eq!(play.legal(), ["go C", "go E", "go F", "go D via C", "go E via C"]);
    for behind in ["go A", "go B", "go start"] {
        assert_eq!(play.refused(behind).rule.0, "GWT-MOVE-01", "{behind}");
    }
    assert_eq!(play.refused("done").why, "why-move-first");
}

#[test]
fn gwt_move_02_empty_sites_are_no_spaces() {
    let mut position = clear(2);
    assert_eq!(ways(&from(&mut position, Site::Start)), ["A", "B", "C"]);
    position.build(YOU, 2, Site::A2);
    let play = from(&mut position, Site::Start);
    assert_eq!(ways(&play), ["A", "A2", "B", "B via A", "C via A"], "the new building is a space, A1 and A3 are not");
    assert_eq!(play.refused("go A1").rule.0, "GWT-MOVE-02");
    assert_eq!(play.refused("go flood1").why, "why-no-space");
}

#[test]
fn gwt_move_03_every_space_entered_is_a_step() {
    let mut position = clear(2);
    position.build(YOU, 2, Site::A2).tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Flood4, Tile::FloodGreen3);
    for (way, expected) in
        [("go A2", 1), ("go B", 2), ("go B via A", 3), ("go flood1 via A", 1), ("go flood4 via A", 2)]
    {
        let mut play = from(&mut position, Site::A);
        play.play(way);
        assert_eq!(steps(&play), expected, "{way}");
    }
    let all = ["A2", "B", "B via A", "C", "flood1 via A", "flood4 via A"];
    assert_eq!(ways(&from(&mut position, Site::A)), all, "at least one step, at most three");
}

#[test]
fn gwt_move_04_fewer_steps_than_the_limit_may_be_made_but_not_more() {
    let play = from(&mut clear(2), Site::A);
    assert_eq!(ways(&play), ["B", "C", "D via C", "E"]);
    let refusal = play.refused("go F");
    assert_eq!((refusal.rule.0, refusal.why), ("GWT-MOVE-04", "why-too-far"));
}

#[test]
fn gwt_move_05_the_step_limit_depends_on_players_and_discs() {
    let taken: [&[Disc]; 4] = [&[], &[Disc::Step1], &[Disc::Step2], &[Disc::Step1, Disc::Step2]];
    for (players, limits) in [(1, [3, 4, 4, 5]), (2, [3, 4, 4, 5]), (3, [3, 5, 4, 6]), (4, [4, 6, 5, 7])] {
        for (discs, limit) in taken.into_iter().zip(limits) {
            let mut position = clear(players);
            for &disc in discs {
                position.take(ME, disc);
            }
            let play = play_from(&position);
            // Without anything else on the trail each of these is a step further.
            for (steps, site) in (1..).zip(["A", "B", "C", "E", "F", "G", "kansas-city"]) {
                assert_eq!(play.can(format!("go {site}")), steps <= limit, "{players} players, {discs:?}, {site}");
            }
        }
    }
}

#[test]
fn gwt_move_06_any_branch_of_a_fork_may_be_taken() {
    let mut position = clear(4);
    position.build(YOU, 2, Site::F1).build(YOU, 3, Site::F2).tile(Site::Rock2, Tile::RockfallBlack2);
    let play = from(&mut position, Site::E);
    let without_rockfall = ["F", "F1", "F2 via F", "G", "G via F", "kansas-city", "kansas-city via F"];
    let over_rockfall = ["rock2 via E", "F via E", "F1 via E", "F2 via EF", "G via E", "G via EF"];
    let mut all = [&without_rockfall[..], &over_rockfall].concat();
    all.sort_unstable();
    assert_eq!(ways(&play), all);
    let mut lower = from(&mut position, Site::F);
    lower.play("go G via F");
    assert_eq!(lower.player(ME).rancher, Some(Site::G));
    assert_eq!(from(&mut position, Site::F1).refused("go F2 via F").why, "why-other-branch");
}

#[test]
fn gwt_move_07_kansas_city_ends_the_move() {
    let mut position = clear(2);
    position.take(ME, Disc::Step1).take(ME, Disc::Step2);
    position.table.foresight[..2].fill(Some(Tile::GreenBandit));
    position.table.foresight[1] = Some(Tile::OrangeBandit);
    assert_eq!(ways(&from(&mut position, Site::G)), ["kansas-city"], "though four more steps could be made");
    let mut play = from(&mut position, Site::F);
    assert_eq!(ways(&play), ["G", "kansas-city"]);
    play.play("go kansas-city");
    assert_eq!((steps(&play), play.player(ME).rancher), (2, Some(Site::KansasCity)));
    assert_eq!(play.table().step(), Some(Step::Foresight(0)), "its stages follow, not three more steps");
}

#[test]
fn gwt_move_08_ranchers_do_not_block_each_other() {
    let mut alone = clear(4);
    let free = ways(&from(&mut alone, Site::A));
    let mut crowded = clear(4);
    for other in [YOU, THIRD, Seat::new(3)] {
        crowded.player(other).rancher = Some(Site::B);
    }
    let mut play = from(&mut crowded, Site::A);
    assert_eq!(ways(&play), free, "they cost no step and close no way");
    play.play("go B");
    assert!(Seat::all(4).all(|seat| play.player(seat).rancher == Some(Site::B)));
    assert_eq!(play.dollars(ME), 20);
}

#[test]
fn gwt_move_09_the_space_where_the_move_ends_is_used() {
    let mut position = clear(2);
    position.hand(ME, cards(["galloway", "santa-gertrudis", "pineywoods", "criollo"]));
    for (way, site, here, elsewhere) in [
        ("go A", Site::A, "use galloway-for-2", "use santa-gertrudis-for-2"),
        ("go B", Site::B, "use santa-gertrudis-for-2", "use galloway-for-2"),
    ] {
        let mut play = play_from(&position);
        play.play(way);
        assert_eq!(play.table().visit.site, site);
        assert!(play.can(here) && !play.can(elsewhere), "{way}");
    }
}

#[test]
fn gwt_move_10_places_without_a_tile_cost_nothing_to_leave() {
    let mut play = play_from(&clear(2));
    play.play("go A");
    assert_eq!(steps(&play), 1, "the start is no space");
    // The hazard under a rancher is removed by somebody else.
    let mut position = clear(2);
    position.tile(Site::Flood2, Tile::FloodGreen3).tile(Site::Flood3, Tile::FloodGreen2);
    position.player(YOU).rancher = Some(Site::Flood2);
    position.visit(Site::F);
    let mut play = play_from(&position);
    play.play_all(["use hazard-for-7", "remove flood2", "done"]);
    assert_eq!(play.table().tenant(Site::Flood2), Tenant::Empty);
    assert_eq!((play.actor(), play.player(YOU).rancher), (YOU, Some(Site::Flood2)));
    assert_eq!(ways(&play), ["B", "C", "flood3"]);
    play.play("go flood3");
    assert_eq!(steps(&play), 1);
}

#[test]
fn gwt_move_11_bandits_beside_the_trail_are_never_passed() {
    let mut position = clear(2);
    let free = ways(&from(&mut position, Site::D));
    for site in [Site::Bandit1, Site::Bandit2, Site::Bandit3] {
        position.tile(site, Tile::OrangeBandit);
    }
    let mut play = from(&mut position, Site::D);
    assert_eq!(ways(&play), free);
    assert_eq!(play.refused("go bandit2").rule.0, "GWT-MOVE-11");
    play.play("go E");
    assert_eq!((steps(&play), play.dollars(ME)), (1, 20));
    position.tile(Site::Bandit4, Tile::OrangeBandit);
    assert_ne!(ways(&from(&mut position, Site::D)), free, "the fourth slot lies on the trail");
}

#[test]
fn gwt_move_12_a_tile_laid_under_a_rancher_changes_nothing_for_it() {
    let mut position = clear(2);
    position.player(YOU).rancher = Some(Site::Flood1);
    position.table.foresight = [Some(Tile::FloodGreen2), None, None, None, None, None];
    position.visit(Site::KansasCity);
    let mut play = play_from(&position);
    assert_eq!(play.table().tenant(Site::Flood1), Tenant::Tile(Tile::FloodGreen2), "laid under the rancher");
    play.play_all(["deliver kansas-city", "disc aux1"]);
    assert_eq!((play.actor(), play.dollars(YOU)), (YOU, 20));
    assert_eq!(ways(&play), ["B", "C", "D via C", "E"]);
    play.play("go B");
    assert_eq!((steps(&play), play.dollars(YOU)), (1, 20), "nothing is paid on leaving either");
}

#[test]
fn a_trip_takes_7_steps_past_neutral_buildings_and_19_with_every_site_occupied() {
    let mut position = Position::new(&Options::for_players(2), 1);
    position.clear_trail();
    let trip = |position: &Position, via: u8| {
        let table = &position.table;
        let (mut site, mut steps) = (Site::Start, 0);
        while site != Site::KansasCity {
            let mut next = Vec::new();
            table.each_route(site, 1, true, &mut |route| next.push(route));
            let fork = site.fork().map_or(0, |fork| via >> fork & 1);
            site = next[usize::from(fork).min(next.len() - 1)].to;
            steps += 1;
        }
        steps
    };
    assert_eq!(trip(&position, 0), 7);
    for site in Site::ALL {
        if position.table.tenant(site) == Tenant::Empty && !matches!(site, Site::Start | Site::KansasCity) {
            // Whatever lies there: a space is a space.
            position.tile(site, Tile::GreenBandit);
        }
    }
    // Over A1 to A3, B1 to B3, C1 and C2, E1 and E2, F1 and G1.
    assert_eq!(trip(&position, 0), 19);
}
