//! The Simmental variant (GWT-SIM).

use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::objectives::Objective;
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Cows, Options, Position};
use table::RulesVersion;

use crate::buying::{cows, purchase};
use crate::common::*;
use crate::delivering::at;

fn orange(players: usize) -> Position {
    let mut position = clear_with(Options::for_players(players).simmentals());
    position.table.foresight = [None; 6];
    position
}

/// Kansas City with these cards in hand; the tiles have been dealt with.
fn arrives<const N: usize>(position: &mut Position, hand: [&str; N]) -> Play {
    position.hand(ME, cards(hand));
    at(position, Site::KansasCity)
}

#[test]
fn gwt_sim_01_calves_are_shuffled_into_the_market_and_the_others_lie_beside_it() {
    for seed in 0..20 {
        let play = Play::deal(&Options::for_players(3).simmentals(), seed);
        let table = play.table();
        let count = |kind: Cattle| table.market.count(kind) + table.stack.count(kind);
        assert_eq!(count(Cattle::Calf), 8);
        assert_eq!(table.market.len() + table.stack.len(), 44);
        assert_eq!(table.upgrades, [8, 8]);
        let plain = Play::deal(&Options::for_players(3), seed);
        assert_eq!(plain.table().market.count(Cattle::Calf) + plain.table().stack.count(Cattle::Calf), 0);
        assert_eq!(plain.table().upgrades, [0, 0]);
    }
    // They come up among the others.
    let calves = |seed| Play::deal(&Options::for_players(4).simmentals(), seed).table().market.count(Cattle::Calf);
    assert!((0..20).any(|seed| calves(seed) != calves(0)));
}

#[test]
fn gwt_sim_02_the_market_is_larger_at_setup_and_at_yellow_arrows() {
    for (players, size) in [(2, 9), (3, 12), (4, 15)] {
        let options = Options::for_players(players).simmentals();
        assert_eq!(Play::deal(&options, 5).table().market.len(), size);
        // The token leaves row 6: its last field is filled.
        let mut position = orange(players);
        let row: Vec<(u8, u8, Worker)> = (0..3).map(|column| (5, column, Worker::Cowboy)).collect();
        position.jobs(5, &row);
        position.table.foresight[2] = Some(Tile::Engineer);
        position.table.market = cows(&["longhorn"; 3]);
        let play = arrives(&mut position, ["criollo"]);
        assert_eq!(play.table().token_row, 6);
        assert_eq!(play.table().market.len(), size);
    }
}

#[test]
fn gwt_sim_03_a_calf_costs_8_with_one_cowboy_and_5_with_two() {
    for (cowboys, dollars) in [(1, 8), (2, 5)] {
        let mut position = orange(2);
        position.player(ME).workers[Worker::Cowboy.index()] = cowboys;
        (position.table.market, position.table.stack) = (cows(&["calf", "calf"]), Cows::NONE);
        let mut play = at(&mut position, Site::E);
        play.play_all(["use buy-cattle", &purchase("calf", None, cowboys)]);
        assert_eq!(play.dollars(ME), 20 - dollars);
        assert_eq!(play.own(ME).herd.top, Some(Card::Cattle(Cattle::Calf)));
    }
}

#[test]
fn gwt_sim_04_only_calves_are_ever_in_the_market() {
    let mut position = orange(2);
    position.player(ME).workers[Worker::Cowboy.index()] = 6;
    for _ in 0..8 {
        let mut play = at(&mut position, Site::E);
        if !play.can("use buy-cattle") {
            break;
        }
        play.play("use buy-cattle");
        while play.can("reveal") {
            play.play("reveal");
        }
        position.table = *play.table();
        position.turn(ME);
    }
    let market = position.table.market;
    assert!(position.table.stack.is_empty());
    assert_eq!((market.len(), market.count(Cattle::Calf)), (44, 8));
    assert_eq!(market.count(Cattle::Heifer) + market.count(Cattle::Cow), 0);
}

#[test]
fn gwt_sim_05_calves_in_hand_become_heifers_and_heifers_cows() {
    let mut play = arrives(&mut orange(2), ["calf", "calf", "heifer", "criollo"]);
    // The money has been taken: a heifer and a Criollo.
    assert_eq!(play.dollars(ME), 20 + 5);
    assert_eq!(play.legal(), ["raise 0", "raise 1", "raise 2"]);
    assert_eq!(play.refused("raise 3").rule.0, "GWT-SIM-05");
    let mut none = play.clone();
    none.play_all(["raise 0", "raise 0"]);
    assert_eq!(none.table().upgrades, [8, 8]);
    play.play("raise 1");
    // Only the heifer that was in hand may be raised now.
    assert_eq!(play.legal(), ["raise 0", "raise 1"]);
    play.play("raise 1");
    assert_eq!(play.table().upgrades, [7, 7]);
    assert_eq!(play.table().gone_cards.cows, cows(&["calf", "heifer"]));
    let discard = play.own(ME).herd.discard.expect("one's own");
    assert_eq!(discard.cows, cows(&["calf", "criollo", "heifer", "cow"]), "the rest of the hand is discarded");
    assert!(play.can("deliver st-louis"), "then the delivery follows");
}

#[test]
fn gwt_sim_05_what_is_raised_and_what_is_not_has_been_seen_by_all() {
    for count in [0, 1] {
        let mut play = arrives(&mut orange(2), ["calf", "heifer"]);
        assert!(play.play(format!("raise {count}")).is_barrier(), "{count} calves");
        assert!(play.play(format!("raise {count}")).is_barrier(), "{count} heifers");
        assert!(play.can("deliver fulton"), "no card has been drawn meanwhile");
        // Games of the first version, in which nothing could change after the hand was shown, stay as they are.
        let mut first = arrives(orange(2).by_rules(RulesVersion(1)), ["calf", "heifer"]);
        assert!(!first.play(format!("raise {count}")).is_barrier(), "{count} calves by the first version");
    }
}

#[test]
fn gwt_inc_01_gwt_sim_05_the_hand_stays_shown_where_no_calf_can_be_raised() {
    let mut position = orange(2);
    position.player(ME).marker = 1;
    let mut play = arrives(&mut position, ["heifer"]);
    assert!(play.play("spend 0").is_barrier());
    assert_eq!(play.legal(), ["raise 0", "raise 1"], "the heifer");
}

#[test]
fn gwt_sim_05_nothing_is_asked_without_simmentals_in_hand() {
    let play = arrives(&mut orange(2), ["criollo", "galloway"]);
    assert!(play.can("deliver fulton"));
    let play = arrives(&mut orange(2), ["heifer"]);
    assert_eq!(play.legal(), ["raise 0", "raise 1"]);
}

#[test]
fn gwt_sim_06_no_card_advances_twice_and_the_value_stays() {
    let mut play = arrives(&mut orange(2), ["calf", "calf", "hereford-5"]);
    assert_eq!(play.dollars(ME), 20 + 7);
    play.play("raise 2");
    // The two heifers lie on the discard pile: they are not asked for.
    assert_eq!(play.options("deliver "), ["kansas-city", "fulton", "st-louis", "bloomington"]);
    assert_eq!((play.table().upgrades, play.dollars(ME)), ([6, 8], 27));
    assert_eq!(play.own(ME).herd.discard.expect("one's own").cows.count(Cattle::Heifer), 2);
}

#[test]
fn gwt_sim_07_all_simmentals_are_one_breed_of_which_the_best_counts() {
    for (hand, value) in [
        (["calf", "calf", "criollo"], 3),
        (["calf", "heifer", "criollo"], 5),
        (["heifer", "cow", "calf"], 5),
        (["cow", "hereford-5", "criollo"], 11),
    ] {
        assert_eq!(arrives(&mut orange(2), hand).dollars(ME), 20 + value, "{hand:?}");
    }
}

#[test]
fn gwt_sim_08_a_simmental_is_any_cattle_card_but_neither_a_breed_nor_a_value_3_card() {
    let mut position = orange(2);
    position.hand(ME, cards(["heifer"])).build(ME, 5, Site::Fr1);
    let mut play = at(&mut position, Site::Fr1);
    assert!(!play.can("use value-3-for-7"));
    play.play("use cattle-for-certificate");
    assert_eq!((play.player(ME).certificates(), play.own(ME).herd.top), (1, Some(Card::Cattle(Cattle::Heifer))));
    for site in [Site::A, Site::B, Site::E] {
        let play = at(&mut position, site);
        let breeds = ["galloway-for-2", "santa-gertrudis-for-2", "pineywoods-for-2"];
        assert!(breeds.iter().all(|breed| !play.can(format!("use {breed}"))));
    }
}

#[test]
fn gwt_sim_09_two_simmentals_of_any_stages_are_a_pair() {
    let mut position = orange(2);
    position.hand(ME, cards(["calf", "cow", "criollo"]));
    let mut play = at(&mut position, Site::F);
    play.play("use pair-for-4");
    assert_eq!(play.legal(), ["discard calf", "discard cow"]);
    play.play("discard cow");
    assert_eq!((play.dollars(ME), play.holds(ME, "calf"), play.holds(ME, "criollo")), (24, 0, 1));
    position.hand(ME, cards(["calf", "criollo"]));
    assert!(!at(&mut position, Site::F).can("use pair-for-4"));
}

#[test]
fn gwt_sim_10_without_cards_of_the_next_stage_nothing_is_raised() {
    let mut position = orange(2);
    position.table.upgrades = [1, 0];
    let mut play = arrives(&mut position, ["calf", "calf", "heifer"]);
    assert_eq!(play.legal(), ["raise 0", "raise 1"]);
    play.play("raise 1");
    assert!(play.can("deliver fulton"), "no cow is left");
    position.table.upgrades = [0, 1];
    assert_eq!(arrives(&mut position, ["calf", "heifer"]).legal(), ["raise 0", "raise 1"], "the heifer");
}

#[test]
fn gwt_sim_11_simmentals_score_points_but_serve_no_objective_card() {
    let mut position = orange(2);
    position.player(ME).start = None;
    for name in ["calf", "calf", "calf", "heifer", "heifer", "cow", "cow"] {
        position.herd(ME).deck.add(cards([name])[0]);
    }
    assert_eq!(play_from(&position).score(ME, "score-cattle"), 3 * 3 + 2 * 4 + 2 * 5);
    // All that these cards ask for is there but the cattle: three of value 3, a Shorthorn, a Hereford.
    position.build(ME, 1, Site::A1).player(ME).hazards[0] = 2;
    for (kind, missing) in [(Objective::O5, "longhorn"), (Objective::O3, "shorthorn-3"), (Objective::O9, "hereford-5")]
    {
        let mut position = position.clone();
        position.played(ME, kind);
        assert_eq!(play_from(&position).score(ME, "score-objectives"), -2, "{kind}");
        (0..3).for_each(|_| position.herd(ME).deck.add(cards([missing])[0]));
        assert!(play_from(&position).score(ME, "score-objectives") > 0, "{kind} with {missing}");
    }
}
