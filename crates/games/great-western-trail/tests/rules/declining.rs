//! What counts as using a local action, and what does not (GWT-LOC-05).

use great_western_trail::data::buildings::Side;
use great_western_trail::data::railroad::Station;
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Event, Options, Pile, Position, Sides};
use table::RulesVersion;

use crate::common::*;

/// Everything that can be used is there: workers, hazards, bandits, stations behind the engine, cards of all kinds, and a
/// private building of `ME` on a site with a risk action.
fn everywhere(side: Side, number: u8) -> Position {
    let mut position = clear_with(Options::for_players(2).sides(Sides::All(side)));
    position.jobs(1, &[(0, 2, Worker::Cowboy), (0, 3, Worker::Craftsman)]);
    position.tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Bandit4, Tile::GreenBandit);
    position.hand(ME, cards(["galloway", "santa-gertrudis", "pineywoods", "criollo", "criollo"]));
    position.build(ME, number, Site::Fr1).engine(ME, 9).player(ME).bandits = [1, 1];
    position
}

fn at(position: &mut Position, site: Site) -> Play {
    play_from(position.visit(site))
}

/// Local actions, each with where it is and what declines it.
fn declined() -> Vec<(Position, Site, &'static str)> {
    let plain = |site: Site, action: &'static str| (everywhere(Side::A, 2), site, action);
    let own = |side: Side, number: u8, action: &'static str| (everywhere(side, number), Site::Fr1, action);
    vec![
        plain(Site::A, "use hire"),
        plain(Site::A, "use hire-plus-2"),
        plain(Site::B, "use build"),
        plain(Site::C, "use engine-by-engineers"),
        plain(Site::D, "use bandit"),
        plain(Site::D, "use auxiliary"),
        plain(Site::E, "use buy-cattle"),
        plain(Site::F, "use hazard-for-7"),
        plain(Site::G, "use engine-by-engineers"),
        plain(Site::G, "use auxiliary"),
        own(Side::A, 2, "use buy-cattle"),
        own(Side::A, 4, "use hazard-for-5"),
        own(Side::A, 6, "use hire-less-1"),
        own(Side::A, 8, "use bandit"),
        own(Side::A, 8, "use engine-2"),
        own(Side::B, 3, "use auxiliary"),
        own(Side::B, 4, "use draw-by-cowboys"),
        own(Side::B, 9, "use upgrade-behind"),
    ]
}

#[test]
fn gwt_loc_05_whoever_declines_a_local_action_may_still_use_an_auxiliary_one() {
    for (mut position, site, action) in declined() {
        let mut play = at(&mut position, site);
        let before = *play.player(ME);
        play.play_all([action, "done"]);
        assert_eq!(*play.player(ME), before, "{action} at {site}: nothing came of it");
        assert!(play.can("auxiliary 1") && play.can("auxiliary 2"), "{action} at {site}: {:?}", play.legal());
        assert!(!play.can(action), "{action} at {site}: it was skipped (GWT-LOC-02)");
        play.play("auxiliary 1");
        assert_eq!((play.dollars(ME), play.legal()), (21, vec!["done".to_owned()]), "{action} at {site}");
    }
}

#[test]
fn gwt_loc_01_05_a_declined_action_leaves_the_other_local_actions_too() {
    let mut play = at(&mut everywhere(Side::A, 2), Site::A);
    play.play_all(["use hire", "done", "use hire-plus-2", "done"]);
    assert_eq!(play.legal(), ["use galloway-for-2", "auxiliary 1", "auxiliary 2", "done"]);
    play.play("use galloway-for-2");
    assert_eq!(play.legal(), ["done"], "now one was used");
    // What was used before stays used, whatever is declined then.
    let mut play = at(&mut everywhere(Side::A, 2), Site::A);
    play.play_all(["use galloway-for-2", "use hire", "done"]);
    assert_eq!(play.legal(), ["use hire-plus-2", "done"]);
    assert_eq!(play.refused("auxiliary 1").why, "why-acted-already");
}

#[test]
fn gwt_loc_05_whatever_came_of_a_local_action_excludes_the_auxiliary_one() {
    for (side, number, site, decisions) in [
        (Side::A, 2, Site::A, &["use hire", "hire cowboy 1"][..]),
        (Side::A, 2, Site::A, &["use galloway-for-2"]),
        (Side::A, 2, Site::B, &["use build", "build 1 A1"]),
        (Side::A, 2, Site::C, &["use certificate"]),
        (Side::A, 2, Site::C, &["use take-objective", "take top"]),
        (Side::A, 2, Site::C, &["use engine-by-engineers", "engine 10"]),
        (Side::A, 2, Site::D, &["use bandit", "capture bandit4"]),
        // Paid for, and then not moved.
        (Side::A, 2, Site::D, &["use paid-engine-2", "done"]),
        (Side::A, 2, Site::D, &["use auxiliary", "auxiliary 1"]),
        (Side::A, 2, Site::E, &["use buy-cattle", "reveal"]),
        (Side::A, 2, Site::F, &["use pair-for-4"]),
        (Side::A, 2, Site::F, &["use hazard-for-7", "remove flood1"]),
        // The risk action, and what private buildings give at once.
        (Side::A, 2, Site::Fr1, &["use cattle-for-certificate", "discard galloway"]),
        (Side::A, 7, Site::Fr1, &["use bandit-pairs"]),
        (Side::A, 10, Site::Fr1, &["use certificates-to-limit"]),
        (Side::A, 12, Site::Fr1, &["use gain-by-craftsmen"]),
        (Side::B, 1, Site::Fr1, &["use engine-back-for-3"]),
        // The card is gone, though the engine stays.
        (Side::B, 2, Site::Fr1, &["use santa-gertrudis-for-engine-2", "done"]),
        (Side::B, 9, Site::Fr1, &["use upgrade-behind", "upgrade s1", "disc aux1"]),
        (Side::B, 12, Site::Fr1, &["use gain-token"]),
    ] {
        let mut position = everywhere(side, number);
        position.table.masters = [None; 5];
        let mut play = at(&mut position, site);
        play.play_all(decisions);
        let refusal = play.refused("auxiliary 1");
        assert_eq!((refusal.rule.0, refusal.why), ("GWT-LOC-05", "why-acted-already"), "{decisions:?}");
    }
}

#[test]
fn gwt_loc_05_10_certificates_at_the_limit_are_nothing() {
    for (side, number, site, action) in
        [(Side::A, 2, Site::C, "use certificate"), (Side::A, 10, Site::Fr1, "use certificates-to-limit")]
    {
        let mut position = everywhere(side, number);
        position.player(ME).marker = 3;
        let mut play = at(&mut position, site);
        play.play(action);
        assert!(play.can("auxiliary 1") && !play.can(action), "{:?}", play.legal());
    }
}

#[test]
fn gwt_loc_05_exc_01_a_card_exchanged_away_is_not_given() {
    let mut position = everywhere(Side::A, 2);
    position.player(ME).tokens = 1;
    let herd = position.herd(ME);
    herd.hand = cards(["galloway", "criollo"]).into_iter().collect();
    (herd.deck, herd.discard) = (cards(["o1", "o2"]).into_iter().collect(), Pile::EMPTY);
    let mut play = at(&mut position, Site::Fr1);
    play.play_all(["use cattle-for-certificate", "exchange 1", "draw 2", "discard galloway", "discard criollo"]);
    assert_eq!(play.legal(), ["done"], "nothing to give any more");
    play.play("done");
    assert_eq!(play.player(ME).certificates(), 0);
    assert!(play.can("auxiliary 1"), "{:?}", play.legal());
}

#[test]
fn gwt_loc_05_pb_6b_the_actions_of_a_neighbour_are_used_when_something_comes_of_one() {
    let mut position = everywhere(Side::B, 2);
    position.build(ME, 6, Site::A1);
    let mut play = at(&mut position, Site::A1);
    play.play("copy A");
    assert!(play.can("auxiliary 1") && play.can("use hire"), "copying alone is nothing: {:?}", play.legal());
    let mut instead = play.clone();
    instead.play("auxiliary 1");
    assert_eq!(instead.legal(), ["done"]);
    play.play_all(["use hire", "done"]);
    assert!(play.can("auxiliary 1"));
    play.play_all(["use hire-plus-2", "hire cowboy 1"]);
    assert!(!play.can("auxiliary 1"));
}

#[test]
fn gwt_loc_05_obj_04_an_objective_card_is_no_local_action() {
    // Its engine moves after a local action was declined, and nothing local was used.
    let mut position = everywhere(Side::A, 2);
    position.hand(ME, cards(["o12"]));
    let mut play = at(&mut position, Site::A);
    play.play_all(["use hire", "done", "play o12", "engine 10"]);
    assert!(play.can("auxiliary 1"), "{:?}", play.legal());
}

#[test]
fn gwt_loc_05_by_the_first_version_choosing_was_enough() {
    for (mut position, site, action) in declined() {
        position.by_rules(RulesVersion(1));
        let mut play = at(&mut position, site);
        play.play_all([action, "done"]);
        assert_eq!(play.refused("auxiliary 1").why, "why-acted-already", "{action} at {site}");
    }
    let mut position = everywhere(Side::B, 2);
    position.build(ME, 6, Site::A1).by_rules(RulesVersion(1));
    let mut play = at(&mut position, Site::A1);
    play.play("copy A");
    assert!(!play.can("auxiliary 1"));
}

#[test]
fn nothing_is_told_of_an_action_that_is_declined() {
    for (mut position, site, action) in declined() {
        let mut play = at(&mut position, site);
        for decision in [action, "done"] {
            play.play(decision);
            assert_eq!(play.latest(), Vec::<Event>::new(), "{action} at {site}");
        }
    }
    let mut position = everywhere(Side::A, 12);
    position.station(ME, Station::S1);
    let mut play = at(&mut position, Site::Fr1);
    play.play("use gain-by-craftsmen");
    assert!(matches!(play.latest()[..], [Event::Used(ME, _), Event::Gained(ME, 1)]), "{:?}", play.latest());
}
