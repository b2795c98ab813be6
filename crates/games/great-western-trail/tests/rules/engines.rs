//! Moving on: the rancher by an action (GWT-STEP), and engines (GWT-ENG).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::railroad::{Berth, Station};
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Event, Options, Position, Sides};

use crate::common::*;
use crate::delivering::at;

/// A player with so many engineers whose engine stands on this space.
fn engineers(engineers: u8, space: u8) -> Position {
    let mut position = clear(3);
    position.hand(ME, []);
    position.player(ME).workers[Worker::Engineer.index()] = engineers;
    position.engine(ME, space);
    position
}

/// Where the engine may go by the action of neutral building G.
fn targets(position: &mut Position) -> Vec<String> {
    let mut play = at(position, Site::G);
    play.play("use engine-by-engineers");
    play.options("engine ")
}

/// Where the engine may go back to, singly or doubled, by auxiliary action 5.
fn back(position: &mut Position, double: bool) -> Vec<String> {
    position.take(ME, Disc::Aux5).take(ME, Disc::Aux5);
    position.hand(ME, cards(["criollo"]));
    let mut play = at(position, Site::G);
    play.play("use auxiliary");
    let row = if double { "auxiliary 5 double" } else { "auxiliary 5" };
    if !play.can(row) {
        return Vec::new();
    }
    play.play(row);
    match play.options("engine ") {
        // The only place there is: it has been gone to.
        none if none.is_empty() => vec![play.player(ME).engine.to_string()],
        several => several,
    }
}

#[test]
fn gwt_step_01_at_least_one_step_and_at_most_as_many_as_shown_with_fees() {
    let mut position = clear(2);
    position.build(ME, 4, Site::A1).build(YOU, 1, Site::A2).build(YOU, 4, Site::A3).build(ME, 2, Site::B1);
    let mut play = at(&mut position, Site::A1);
    play.play("use forward-2");
    assert_eq!(play.legal(), ["go A2", "go A3"], "the move must be made");
    assert_eq!(play.refused("done").rule.0, "GWT-STEP-01");
    assert_eq!(play.refused("go B").rule.0, "GWT-STEP-01");
    let mut one = play.clone();
    one.play("go A2");
    assert_eq!((one.dollars(ME), one.dollars(YOU)), (18, 22));
    play.play("go A3");
    assert_eq!((play.dollars(ME), play.dollars(YOU)), (16, 24));
    // On the space reached phase B is performed.
    assert_eq!(play.legal(), ["auxiliary 1", "auxiliary 2", "done"]);
}

#[test]
fn gwt_step_01_phase_b_follows_on_a_building_of_ones_own() {
    let mut position = clear(2);
    position.hand(ME, cards(["galloway", "galloway"])).build(ME, 3, Site::A1).build(ME, 2, Site::A2);
    let mut play = at(&mut position, Site::A1);
    play.play_all(["use forward-1", "go A2"]);
    assert!(play.can("use galloway-for-4"));
    assert!(!play.can("use pair-for-3"), "what was not used of the former space is lost");
}

#[test]
fn gwt_step_02_the_move_may_end_in_kansas_city_which_is_resolved_fully() {
    let mut position = clear(2);
    position.hand(ME, cards(["galloway", "criollo"])).build(ME, 3, Site::G1);
    position.table.foresight = [None; 6];
    let mut play = at(&mut position, Site::G1);
    play.play_all(["use forward-1", "go kansas-city"]);
    assert_eq!(play.dollars(ME), 20 + 3);
    assert_eq!(play.options("deliver "), ["kansas-city", "fulton"]);
    play.play_all(["deliver fulton", "disc aux1"]);
    assert_eq!((play.player(ME).rancher, play.actor()), (Some(Site::Start), YOU));
    assert_eq!(play.own(ME).herd.hand_size, 4, "phase C comes once, after all");
}

#[test]
fn gwt_eng_01_as_many_spaces_as_engineers_or_as_the_icon_shows() {
    for count in 1..=6 {
        let far: Vec<String> = (18..18 + count).map(|space: u8| space.to_string()).collect();
        // Nothing but numbered spaces lies between 17 and 21.
        let within: Vec<String> = far.iter().take(4).cloned().collect();
        assert_eq!(targets(&mut engineers(count, 17))[..within.len()], within);
        assert_eq!(targets(&mut engineers(count, 34)).len(), usize::from(count.min(5)));
    }
    let b_sides = Options::for_players(2).sides(Sides::All(Side::B));
    // 8a up to 2, 9a up to 3, 10b up to 4, whatever engineers there are.
    for (options, number, icon, most) in [
        (Options::for_players(2), 8, "engine-2", 2),
        (Options::for_players(2), 9, "engine-3", 3),
        (b_sides, 10, "engine-4", 4),
    ] {
        let mut position = clear_with(options);
        position.build(ME, number, Site::A1).engine(ME, 34).player(ME).workers[2] = 6;
        let mut play = at(&mut position, Site::A1);
        play.play(format!("use {icon}"));
        assert_eq!(play.options("engine ").len(), most, "{icon}");
    }
}

#[test]
fn gwt_eng_02_a_move_is_at_least_one_space_and_may_be_shorter_but_not_resumed() {
    let mut play = at(&mut engineers(3, 17), Site::G);
    play.play("use engine-by-engineers");
    assert_eq!(play.legal(), ["engine 18", "engine 19", "engine 20", "done"]);
    assert_eq!(play.refused("engine 17").rule.0, "GWT-ENG-02");
    assert_eq!(play.refused("engine 21").rule.0, "GWT-ENG-02");
    play.play("engine 18");
    assert!(!play.can("use engine-by-engineers") && play.options("engine ").is_empty());
}

#[test]
fn gwt_eng_03_occupied_spaces_are_passed_as_if_they_did_not_exist() {
    let mut position = engineers(2, 17);
    position.engine(YOU, 18).engine(THIRD, 20);
    assert_eq!(targets(&mut position), ["19", "21"]);
    let mut play = at(&mut position, Site::G);
    play.play("use engine-by-engineers");
    assert_eq!(play.refused("engine 18").rule.0, "GWT-ENG-03");
    // A turnout holds one engine too.
    let mut position = engineers(1, 4);
    position.turnout(YOU, Station::S1);
    assert_eq!(targets(&mut position), ["5"]);
    // The start holds any number.
    let mut position = engineers(1, 1);
    position.engine(YOU, 0).engine(THIRD, 0);
    assert_eq!(back(&mut position, false), ["0"]);
}

#[test]
fn gwt_eng_03_occupied_spaces_are_passed_backwards_too() {
    let mut position = engineers(1, 20);
    position.engine(YOU, 19).engine(THIRD, 18);
    assert_eq!(back(&mut position, false), ["17"]);
    assert_eq!(back(&mut position, true), ["16", "s5"]);
}

#[test]
fn gwt_eng_04_before_a_turnout_one_step_leads_onto_it_or_past_it() {
    for (station, after) in Station::ALL.into_iter().zip([4, 7, 10, 13, 16, 21, 25, 29, 33]) {
        let (turnout, next) = (station.to_string(), (after + 1).to_string());
        assert_eq!(targets(&mut engineers(1, after)), [turnout, next.clone()]);
        let mut on_turnout = engineers(1, after);
        on_turnout.turnout(ME, station);
        assert_eq!(targets(&mut on_turnout), [next]);
    }
    // Over two steps all ways count: 5 directly, 6 only past the turnout or from it.
    assert_eq!(targets(&mut engineers(2, 4)), ["s1", "5", "6"]);
    assert_eq!(targets(&mut engineers(2, 3)), ["4", "s1", "5"]);
}

#[test]
fn gwt_eng_05_past_an_occupied_space_its_turnout_is_entered_directly() {
    let mut position = engineers(1, 3);
    position.engine(YOU, 4);
    assert_eq!(targets(&mut position), ["s1", "5"]);
    let mut position = engineers(1, 2);
    position.engine(YOU, 4).engine(THIRD, 3);
    assert_eq!(targets(&mut position), ["s1", "5"]);
}

#[test]
fn gwt_eng_06_back_exactly_so_far_by_the_mirrored_rule() {
    assert_eq!(back(&mut engineers(1, 20), false), ["19"]);
    assert_eq!(back(&mut engineers(1, 20), true), ["18"]);
    assert_eq!(back(&mut engineers(1, 5), false), ["4", "s1"]);
    assert_eq!(back(&mut engineers(1, 6), true), ["4", "s1"]);
    assert_eq!(back(&mut engineers(1, 5), true), ["3", "4"], "past the turnout, or from it");
    let mut on_turnout = engineers(1, 0);
    on_turnout.turnout(ME, Station::S1);
    assert_eq!(back(&mut on_turnout, false), ["4"]);
    // The start is a target, but cannot be left backwards.
    assert_eq!(back(&mut engineers(1, 1), false), ["0"]);
    assert_eq!(back(&mut engineers(1, 1), true), [""; 0]);
    assert_eq!(back(&mut engineers(1, 0), false), [""; 0]);
    let mut position = engineers(1, 5);
    position.take(ME, Disc::Aux5);
    let mut play = at(&mut position, Site::G);
    play.play("auxiliary 5");
    assert_eq!(play.refused("engine 3").rule.0, "GWT-ENG-06");
    assert_eq!(play.refused("done").rule.0, "GWT-ENG-06");
}

#[test]
fn gwt_eng_07_an_engine_that_went_back_goes_forward_as_before() {
    let mut position = engineers(1, 20);
    position.take(ME, Disc::Aux5);
    let mut play = at(&mut position, Site::G);
    play.play_all(["use auxiliary", "auxiliary 5"]);
    assert_eq!(play.player(ME).engine, Berth::space(19).expect("a space"));
    play.play("use engine-by-engineers");
    assert_eq!(play.options("engine "), ["20"]);
}

#[test]
fn gwt_eng_08_on_space_39_the_engine_stops_and_goes_back_for_3_dollars() {
    let mut position = engineers(6, 36);
    position.engine(YOU, 12).turnout(THIRD, Station::S2);
    let mut play = at(&mut position, Site::G);
    play.play("use engine-by-engineers");
    assert_eq!(play.options("engine "), ["37", "38", "39"]);
    play.play_all(["engine 39", "done"]);
    // Every free place but 39, the start included.
    let places = play.options("engine ");
    assert_eq!(places.len(), 48 - 2);
    assert_eq!((places[0].as_str(), places[45].as_str()), ("0", "38"));
    assert_eq!(play.refused("engine 12").rule.0, "GWT-ENG-03");
    assert_eq!(play.refused("engine 39").rule.0, "GWT-ENG-08");
    assert_eq!(play.refused("done").rule.0, "GWT-ENG-08");
    assert_eq!(play.dollars(ME), 20);
    play.play("engine 0");
    assert_eq!((play.dollars(ME), play.player(ME).engine), (23, Berth::START));
}

#[test]
fn gwt_eng_08_the_station_of_space_39_comes_before_the_way_back() {
    let mut play = at(&mut engineers(1, 38), Site::G);
    play.play_all(["use engine-by-engineers", "engine 39"]);
    assert_eq!(play.legal(), ["upgrade s10", "done"]);
    play.play_all(["upgrade s10", "disc step2"]);
    assert_eq!((play.dollars(ME), play.score(ME, "score-stations")), (17, 9));
    play.play("engine 38");
    assert_eq!(play.dollars(ME), 20);
    assert!(play.latest().contains(&Event::Gained(ME, 3)));
}

#[test]
fn gwt_eng_09_the_way_back_may_end_at_a_station_which_the_3_dollars_help_to_pay() {
    let mut position = engineers(1, 38);
    position.player(ME).dollars = 1;
    let mut play = at(&mut position, Site::G);
    // S10 costs $3, which are not there; S4 costs $4 = $1 + $3.
    play.play_all(["use engine-by-engineers", "engine 39", "engine s4", "upgrade s4", "disc aux1"]);
    assert_eq!((play.dollars(ME), play.score(ME, "score-stations")), (0, 2));
    position.player(ME).dollars = 0;
    let mut play = at(&mut position, Site::G);
    play.play_all(["use engine-by-engineers", "engine 39", "engine s4"]);
    assert!(!play.can("upgrade s4") && play.can("use auxiliary"));
}

#[test]
fn gwt_step_01_fees_of_an_action_are_paid_to_the_bank_for_hazards() {
    let mut position = clear(2);
    position.build(ME, 4, Site::A3).tile(Site::Drought1, Tile::DroughtGreen2);
    let mut play = at(&mut position, Site::A3);
    play.play_all(["use forward-2", "go drought1 via B"]);
    assert_eq!((play.dollars(ME), play.dollars(YOU)), (18, 20));
}
