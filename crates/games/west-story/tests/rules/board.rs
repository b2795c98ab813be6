//! Regions, cities, points and the pawn's way.

use table::RulesVersion;
use west_story::data::{BOARD_A, BOARD_B, City, Licence, Side};
use west_story::{Event, Options, Position};

use crate::common::*;

fn on_b(people: usize) -> Position {
    Position::of(&Options::for_people(people).side(Side::B))
}

#[test]
fn ws_board_01_the_region_follows_from_the_total_modulo_50() {
    for (total, region) in
        [(0, 0), (6, 0), (7, 1), (20, 2), (21, 3), (34, 4), (41, 5), (42, 6), (49, 6), (50, 0), (71, 3)]
    {
        assert_eq!(BOARD_A.region_at(total), region, "A, {total}");
        assert_eq!(turn(people(2).total(0, total), 0).me(0).region, region as u8);
    }
    for (total, region) in [(5, 0), (6, 1), (17, 2), (18, 3), (24, 4), (30, 5), (36, 6), (43, 7), (93, 7)] {
        assert_eq!(BOARD_B.region_at(total), region, "B, {total}");
    }
}

#[test]
fn ws_board_02_03_a_stop_turns_up_a_region_and_passing_through_does_not() {
    // From 5 with 10 points of coins held: over A2 into A3.
    let at = || people(2).total(0, 5).coins(0, 20).card(0, "t1", "II-G1.1").dice(1, 2);
    let mut t = town(at());
    assert_eq!(t.options_of(0, "accept ")[0], "10");
    t.play_as(0, "accept 10");
    assert_eq!(t.total(0), 15);
    assert!(t.is_revealed(3) && !t.is_revealed(2), "one gain is one move");
    assert_eq!(t.bandits(3).len(), 2);
    assert!(t.events().iter().any(|event| matches!(event, Event::Revealed { region: 2, .. })));
    // A part of them stops in between.
    let mut t = town(at());
    t.play_as(0, "accept 3");
    assert!(t.is_revealed(2) && !t.is_revealed(3));
}

#[test]
fn ws_board_04_posses_are_for_bandits_of_ones_own_region() {
    let at = people(2).hats(0, 6).bandits(1, &["cactus"]).bandits(2, &["boot"]);
    let t = turn(at, 0);
    assert_eq!(t.options_of(0, "posse "), ["1"]);
    let t = turn(people(2).hats(0, 6).bandits(2, &["boot"]), 0);
    assert_eq!(t.options_of(0, "posse ").len(), 0);
    assert_eq!(t.refused_as(0, "posse 1"), ("WS-POSSE-01", "why-no-bandit-there"));
}

#[test]
fn ws_board_05_06_side_a_cities_and_the_regions_that_reach_them() {
    let reached: Vec<u8> = BOARD_A.regions.iter().map(|region| region.areas).collect();
    assert_eq!(reached, [0b0001, 0b0010, 0b0010, 0, 0b0100, 0b0100, 0b1000]);
    let fields = |total: u16| {
        let t = turn(people(2).total(0, total), 0);
        t.options_of(0, "rob ")
            .iter()
            .map(|field| field.split(' ').next().unwrap_or_default().to_owned())
            .collect::<Vec<_>>()
    };
    assert!(fields(3).iter().all(|city| city == "deadwood") && !fields(3).is_empty());
    for total in [8, 15] {
        assert!(fields(total).iter().all(|city| city == "dodge-city") && !fields(total).is_empty());
    }
    assert!(fields(45).iter().all(|city| city == "fort-worth") && !fields(45).is_empty());
}

#[test]
fn ws_board_07_10_side_b_cities_and_the_double_city() {
    let reached: Vec<u8> = BOARD_B.regions.iter().map(|region| region.areas).collect();
    assert_eq!(reached, [0b11, 0b11, 0b11, 0b100, 0b100, 0, 0b1000, 0b1_0000]);
    for total in [0, 8, 14] {
        let robs = turn(on_b(2).total(0, total), 0).options_of(0, "rob ");
        assert!(robs.iter().any(|rob| rob.starts_with("bleakston")) && robs.iter().any(|rob| rob.starts_with("old-")));
    }
    // Each half has its own price: two coins are enough for one of them.
    let outposts = turn(on_b(2).coins(0, 2), 0).options_of(0, "outpost ");
    assert!(outposts.iter().all(|field| field.starts_with("bleakston")) && !outposts.is_empty());
    let t = over(on_b(2).outposts(0, City::Bleakston, 2).outposts(0, City::OldBleakston, 1));
    assert_eq!(t.scores(0)[OUTPOSTS], 1 + 3 + 3, "each half scores by itself");
}

#[test]
fn ws_board_08_without_a_nearest_city_nothing_can_be_done_there() {
    let t = turn(people(2).total(0, 22).coins(0, 9).tied(0, "boot"), 0);
    assert_eq!((t.options_of(0, "rob ").len(), t.options_of(0, "outpost ").len(), t.can_as(0, "jail")), (0, 0, false));
    assert_eq!(t.refused_as(0, "rob deadwood P1"), ("WS-BOARD-08", "why-no-city"));
    let t = turn(on_b(2).total(0, 31).coins(0, 9), 0);
    assert_eq!((t.options_of(0, "rob ").len(), t.options_of(0, "outpost ").len()), (0, 0));
}

#[test]
fn ws_board_09_businesses_are_as_many_as_printed_fields_and_those_of_tokens() {
    let count = |options: Options, city: usize| deal(&options, 2).view().cities[city].fields.len();
    assert_eq!(count(Options::for_people(2), 0), 1 + 4);
    assert_eq!(count(Options::for_people(3), 0), 1 + 4 + 2);
    assert_eq!(count(Options::for_people(4), 0), 1 + 4 + 4);
    assert_eq!(count(Options::for_people(4), 3), 2 + 4, "Fort Worth has no place for an additional token");
    // Each takes one disc for the whole game.
    let full = ["P1", "M1", "M2", "M3", "M4"]
        .iter()
        .fold(people(2), |position, field| position.disc(1, City::Deadwood, field, false));
    let t = turn(full.coins(0, 9), 0);
    assert_eq!(t.options_of(0, "rob ").len() + t.options_of(0, "outpost ").len(), 0);
    assert_eq!(t.refused_as(0, "rob deadwood M1"), ("WS-BIZ-08", "why-field-taken"));
}

#[test]
fn ws_board_11_the_fort_wants_every_bandit() {
    for bandit in ["cactus", "boot", "revolver", "horseshoe"] {
        let mut t = turn(on_b(2).total(0, 30).tied(0, bandit), 0);
        t.play_as(0, "jail");
        assert_eq!(t.holds(0).1, 4, "{bandit}");
    }
}

#[test]
fn ws_board_12_the_board_has_an_ability_in_one_region_of_each_side() {
    assert!(turn(people(2).total(0, 21).hats(0, 2), 0).can_as(0, "train 2"));
    for total in [20, 28] {
        let t = turn(people(2).total(0, total).hats(0, 2), 0);
        assert!(!t.can_as(0, "train 2"));
        assert_eq!(t.refused_as(0, "train 2"), ("WS-BOARD-12", "why-no-train-here"));
    }
    let rail = |total: u16| {
        let t = turn(on_b(2).total(0, total).coins(0, 9).outposts(0, City::SwiftRiver, 1), 0);
        t.options_of(0, "outpost ").iter().any(|field| field.starts_with("swift-river"))
    };
    assert_eq!([36, 42, 43].map(rail), [true, true, false]);
}

#[test]
fn ws_board_13_licences_are_sold_where_they_lie() {
    let offered = |position: Position| turn(position.coins(0, 5), 0).options_of(0, "licence ");
    let all = [Licence::L1, Licence::L2, Licence::L3];
    assert_eq!(offered(people(2).licences(&all).total(0, 21)), ["L1", "L2", "L3"]);
    assert_eq!(offered(people(2).licences(&all).total(0, 20)).len(), 0);
    // Side B for two: two at Swift River, one at Gransendero.
    assert_eq!(offered(on_b(2).licences(&all).total(0, 18)), ["L1", "L2"]);
    assert_eq!(offered(on_b(2).licences(&all).total(0, 29)), ["L1", "L2"]);
    assert_eq!(offered(on_b(2).licences(&all).total(0, 43)), ["L3"]);
    let t = turn(on_b(2).licences(&all).total(0, 43).coins(0, 5), 0);
    assert_eq!(t.refused_as(0, "licence L1"), ("WS-BOARD-13", "why-licence-elsewhere"));
    // For four: three and two.
    let five = [Licence::L1, Licence::L2, Licence::L3, Licence::L4, Licence::L5];
    assert_eq!(offered(on_b(4).licences(&five).total(0, 20)), ["L1", "L2", "L3"]);
    assert_eq!(offered(on_b(4).licences(&five).total(0, 49)), ["L4", "L5"]);
}

#[test]
fn ws_board_14_a_token_from_each_joker_place_when_it_is_passed() {
    let mut t = turn(people(2).total(0, 13).cows(0, 6), 0);
    t.play_all_as(0, ["cow", "accept 1"]);
    assert_eq!((t.total(0), t.me(0).jokers, t.view().joker_places), (14, 1, [1, 2]));
    // Passing is enough.
    let mut t = town(people(2).total(0, 33).coins(0, 20).card(0, "t1", "II-G1.1").dice(1, 2));
    t.play_as(0, "accept 10");
    assert_eq!((t.me(0).jokers, t.me(0).passed), (1, [true, true]));
    let mut t = town(on_b(2).total(0, 17).coins(0, 2).card(0, "t1", "II-G1.1").dice(1, 2));
    t.play_as(0, "accept 1");
    assert_eq!(t.me(0).jokers, 1, "side B: from 17 to 18");
}

#[test]
fn ws_board_15_19_laps_go_on_and_bring_no_more_tokens() {
    let mut t = turn(people(2).total(0, 49).cows(0, 6), 0);
    t.play_all_as(0, ["cow", "accept 1"]);
    assert_eq!((t.total(0), t.me(0).region), (50, 0));
    // Second lap: the places were passed; a region that nobody has stopped in is turned up all the same.
    let mut t = turn(people(2).total(0, 63).cows(0, 6), 0);
    assert!(!t.is_revealed(3));
    t.play_all_as(0, ["cow", "accept 1"]);
    assert_eq!((t.total(0), t.me(0).jokers), (64, 0));
    assert!(t.is_revealed(3));
    let bandits = t.bandits(3);
    let mut t = turn(people(2).total(0, 163).cows(0, 6).bandits(3, &["boot", ""]), 0);
    t.play_all_as(0, ["cow", "accept 1"]);
    assert_eq!((t.total(0), t.bandits(3)), (164, vec!["boot".to_owned()]), "what was turned up stays as it is");
    assert_eq!(bandits.len(), 2);
}

#[test]
fn ws_board_16_a_captured_token_leaves_its_field_empty() {
    let mut t = turn(people(2).hats(0, 2).bandits(1, &["cactus", "boot"]), 0);
    t.play_all_as(0, ["posse 2", "activate t4"]);
    assert_eq!(t.bandits(1), ["cactus"]);
    assert!(t.is_revealed(1));
    t.play_out(|t| assert!(t.is_revealed(1) && t.view().regions[0].bandits[1].is_none()));
}

#[test]
fn ws_board_17_every_region_has_a_colour_of_its_own() {
    for board in [&BOARD_A, &BOARD_B] {
        let colours: std::collections::BTreeSet<_> = board.regions.iter().map(|region| region.colour).collect();
        assert_eq!(colours.len(), board.regions.len());
        assert!(colours.iter().all(|colour| colour.len() == 7 && colour.starts_with('#')));
    }
}

#[test]
fn ws_board_18_a_gang_in_a_region_not_visited_lies_face_up_beside_face_down_tokens() {
    let mut t = turn(people(2).bandits(1, &["joker"]), 0);
    t.play_all_as(0, ["posse 1", "activate t1"]);
    let region = &t.view().regions[1];
    assert_eq!((region.revealed, region.face_down, t.bandits(2)), (false, 2, vec!["joker".to_owned()]));
    // When a pawn stops there the others are turned up beside it.
    let mut t = turn(people(2).total(0, 6).cows(0, 6).gang(2), 0);
    t.play_all_as(0, ["cow", "accept 1"]);
    assert_eq!((t.is_revealed(2), t.bandits(2).len()), (true, 3));
}

#[test]
fn ws_board_18_ws_posse_07_a_gang_lies_behind_the_fields_also_where_there_is_but_one() {
    let symbols = |t: &Table| t.view().regions[2].bandits.iter().map(Option::is_some).collect::<Vec<_>>();
    let mut t = turn(on_b(2).total(0, 8).bandits(2, &["joker"]), 0);
    t.play_all_as(0, ["posse 1", "activate t1"]);
    assert_eq!((symbols(&t), t.is_revealed(3)), (vec![false, false, true, false], false));
    // B3 has one bandit, and it alone is turned up beside the gang.
    let mut t = turn(on_b(2).total(0, 11).cows(0, 6).gang(3), 0);
    t.play_all_as(0, ["cow", "accept 1"]);
    assert_eq!(symbols(&t), [true, false, true, false]);
    let turned_up = t.events().into_iter().find_map(|event| match event {
        Event::Revealed { bandits, .. } => Some(bandits.map(|bandit| bandit.is_some())),
        _ => None,
    });
    assert_eq!(turned_up, Some([true, false]));
    assert!(t.can_as(0, "posse 3"), "the Sheriff hunts it where it lies");
}

#[test]
fn ws_vp_01_02_points_move_the_pawn_and_any_part_may_be_refused() {
    let mut t = turn(people(2).total(0, 5).tied(0, "boot"), 0);
    t.play_as(0, "jail");
    assert_eq!(t.options_of(0, "accept "), ["4", "3", "2", "1", "0"]);
    assert_eq!(t.refused_as(0, "accept 5"), ("WS-VP-02", "why-fewer-points-offered"));
    assert_eq!(t.refused_as(0, "cow"), ("WS-VP-02", "why-points-first"));
    t.play_as(0, "accept 1");
    assert_eq!(t.total(0), 6);
    assert!(t.events().contains(&Event::Scored { seat: seat(0), points: 1, offered: 4 }));
    // Without a border ahead nobody is asked.
    let mut t = turn(people(2).total(0, 0).tied(0, "boot"), 0);
    t.play_as(0, "jail");
    assert_eq!((t.total(0), t.options_of(0, "accept ").len()), (4, 0));
    assert_eq!(t.refused_as(0, "accept 1"), ("WS-VP-02", "why-no-points-offered"));
}

#[test]
fn points_are_not_asked_about_where_no_region_matters_any_more() {
    // Purchases of the last round: the last seat accepts whatever it gets.
    let market = |position: Position| position.round(8).market(0, &["I-02.1", "I-02.2"]);
    let mut t = turn(market(people(2)).sheriff(1).total(0, 6).coins(0, 9), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-1"]);
    if t.can_as(0, "pay 0h 2c") {
        t.play_as(0, "pay 0h 2c");
    }
    assert_eq!((t.total(0), t.options_of(0, "accept ").len()), (7, 0));
    // In round 7 it still matters.
    let mut t = turn(people(2).round(7).market(0, &["I-02.1"]).sheriff(1).total(0, 6).coins(0, 9), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-1", "pay 0h 2c"]);
    assert_eq!(t.options_of(0, "accept "), ["1", "0"]);
}

/// The last round: a card for a point, with a border ahead, bought by seat 0, which others follow.
fn last_purchase(position: Position) -> Table {
    let mut t = turn(position.round(8).sheriff(0).total(0, 6).coins(0, 2).market(0, &["I-02.1"]), 0);
    t.play_all_as(0, ["cow", "cow", "buy I-1", "pay 0h 2c"]);
    t
}

#[test]
fn ws_vp_02_in_the_last_round_points_that_could_turn_up_bandits_for_others_may_be_refused() {
    assert_eq!(last_purchase(people(3)).options_of(0, "accept "), ["1", "0"], "nobody has been in A2");
    let t = last_purchase(people(3).bandits(2, &["boot"]));
    assert_eq!((t.total(0), t.options_of(0, "accept ").len()), (7, 0), "its bandits are known");
}

/// The last turn of the game is seat 0's, whose Gold Mine is used; seat 1 has acted, has a full Pasture and a border ahead.
fn mine_in_the_last_turn(position: Position, way: &[&str]) -> Table {
    let at = position.round(8).sheriff(1).card(0, "t1", "III-12.1").cows(1, 6).total(1, 6);
    let mut t = turn(at.holds(0, 3, 4, 0).market(2, &["III-12.2"]), 0);
    t.play_all_as(0, way);
    t
}

#[test]
fn ws_vp_02_ws_bld_21_a_point_from_a_mine_may_be_refused_while_the_last_player_acts() {
    let rush = || Position::of(&Options::for_people(2).gold_rush());
    let main = &["rob deadwood P1", "activate t1", "produce t1"];
    let mut t = mine_in_the_last_turn(rush(), main);
    assert_eq!((t.acting(), t.legal_of(1)), (vec![1], vec!["accept 1".to_owned(), "accept 0".to_owned()]));
    t.play_as(1, "accept 0");
    assert_eq!((t.total(1), t.is_revealed(2), t.acting()), (6, false, vec![0]));
    // Bandits that are known, or a last player who only buys, make no difference to anybody.
    assert_eq!(mine_in_the_last_turn(rush().bandits(2, &["boot"]), main).total(1), 7);
    let bought = mine_in_the_last_turn(rush(), &["cow", "cow", "buy III-1", "pay 3h 4c", "lay t2", "produce t2"]);
    assert_eq!((bought.total(1), bought.is_revealed(2)), (7, true));
    // Until version 2 nobody was asked.
    let before = mine_in_the_last_turn(rush().by_rules(RulesVersion(1)), main);
    assert_eq!((before.total(1), before.acting()), (7, vec![0]));
}

#[test]
fn ws_vp_03_points_of_the_end_do_not_move_the_pawn() {
    let t = turn(people(2).outposts(0, City::FortWorth, 3).card(0, "t1", "II-A1.1"), 0);
    assert_eq!(t.total(0), 0);
    let t = over(people(2).outposts(0, City::FortWorth, 3).card(0, "t1", "II-A1.1"));
    assert_eq!((t.total(0), t.scores(0)[OUTPOSTS], t.scores(0)[MUSTANGS]), (0, 12, 1));
}

#[test]
fn ws_vp_04_totals_never_fall() {
    let mut totals = [0; 4];
    deal(&Options::for_people(4).everything(), 8).play_out(|t| {
        for (seat, last) in totals.iter_mut().enumerate() {
            assert!(t.total(seat) >= *last);
            *last = t.total(seat);
        }
    });
    assert!(totals.iter().any(|&total| total > 10));
}

#[test]
fn ws_vp_05_all_points_of_one_cause_are_one_gain() {
    // A full track: a card with three hats gives three points in one gain.
    let mut t = town(people(2).total(0, 5).hats(0, 6).card(0, "t1", "I-02.1").dice(1, 3));
    assert_eq!(t.options_of(0, "accept ")[0], "3");
    t.play_as(0, "accept 0");
    assert_eq!(t.total(0), 5);
    // Two cards are two gains, each decided by itself.
    let rodeos = people(2).total(0, 5).card(0, "t1", "II-S2.1").card(0, "b3", "II-S2.2").dice(1, 3);
    let mut t = town(rodeos);
    let order = t.options_of(0, "produce ");
    assert_eq!(order, ["t1", "b3"], "points of both may turn up regions");
    t.play_all_as(0, ["produce t1", "accept 1"]);
    assert_eq!(t.options_of(0, "accept "), ["3", "2", "1", "0"]);
}

#[test]
fn ws_vp_06_refused_points_reveal_nothing_and_win_no_token() {
    let mut t = turn(people(2).total(0, 13).cows(0, 6), 0);
    t.play_all_as(0, ["cow", "accept 0"]);
    assert_eq!((t.total(0), t.me(0).jokers, t.is_revealed(3)), (13, 0, false));
}
