//! Corners of the rules: questions that are not asked, what is told and what is not, and which of two reasons is given.

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::objectives::Objective;
use great_western_trail::data::railroad::{City, Station};
use great_western_trail::data::tiles::Worker::{Cowboy, Craftsman, Engineer};
use great_western_trail::data::trail::Site;
use great_western_trail::{Event, Goals, Options, Pile, Place, Position, Sides, Step};
use table::{Game, Seats};

use crate::common::*;
use crate::private_a;

/// `ME` has stopped here, with no cards in hand.
fn on(site: Site) -> Position {
    let mut position = clear(2);
    position.hand(ME, []).visit(site);
    position
}

/// The player is asked what to use of the space, and not about anything else.
#[track_caller]
fn asked_for_actions(play: &Play) {
    assert_eq!((play.actor(), play.table().step()), (ME, Some(Step::Visit)));
}

#[test]
fn gwt_hire_06_a_slot_that_can_do_nothing_asks_nothing() {
    // Nobody is left to hire, no hazard lies anywhere, and no dollar is left to build for.
    for (worker, workers) in [(Engineer, [1, 1, 3]), (Cowboy, [3, 1, 1]), (Craftsman, [1, 3, 1])] {
        let mut position = on(Site::A);
        position.jobs(1, &[(0, 3, worker)]);
        (position.player(ME).workers, position.player(ME).dollars) = (workers, 6);
        let mut play = play_from(&position);
        play.play_all(["use hire", &format!("hire {worker} 1")]);
        assert_eq!((play.player(ME).workers[worker.index()], play.dollars(ME)), (4, 0));
        asked_for_actions(&play);
    }
}

#[test]
fn gwt_obj_10_gwt_deck_04_without_a_card_to_draw_nothing_is_asked() {
    let mut position = on(Site::B);
    position.hand(ME, cards(["o7"])).herd(ME).deck = Pile::EMPTY;
    let mut play = play_from(&position);
    play.play("play o7");
    assert_eq!(play.player(ME).played.count(Objective::O7), 1);
    asked_for_actions(&play);
}

#[test]
fn gwt_obj_01_03_the_only_objective_card_is_taken_without_a_question() {
    let take = |display: [Option<Objective>; 4], deck: &[Objective]| {
        let mut position = on(Site::C);
        position.table.display = display;
        position.goals = deck.iter().copied().collect();
        let mut play = play_from(&position);
        play.play("use take-objective");
        asked_for_actions(&play);
        play.own(ME).herd.top
    };
    assert_eq!(take([None; 4], &[Objective::O3]), Some(cards(["o3"])[0]));
    assert_eq!(take([None, Some(Objective::O4), None, None], &[]), Some(cards(["o4"])[0]));
    assert_eq!(take([Some(Objective::O6), Some(Objective::O6), None, None], &[]), Some(cards(["o6"])[0]));
}

#[test]
fn gwt_pb_8b_even_the_only_objective_card_may_be_left() {
    let mut position = private_a::on(Side::B, 8, Site::A1);
    position.hand(ME, cards(["criollo"]));
    position.table.display = [Some(Objective::O1), None, None, None];
    position.goals = Goals::NONE;
    let mut play = play_from(&position);
    play.play("use cattle-for-6-and-objective");
    assert_eq!(play.legal(), ["take o1", "done"]);
    play.play("done");
    assert_eq!((play.dollars(ME), play.own(ME).herd.hand_size), (26, 0));
}

#[test]
fn gwt_bld_07_a_replaced_building_does_not_give_its_used_actions_again() {
    let mut position = private_a::on(Side::A, 6, Site::A1);
    position.jobs(4, &[(3, 3, Craftsman), (3, 2, Cowboy)]).player(ME).workers = [1, 3, 1];
    let mut play = play_from(&position);
    play.play_all(["use hire-less-1", "hire craftsman 4", "build 7 A1"]);
    assert_eq!(play.dollars(ME), 20 - 4 - 1);
    assert_eq!(play.options("use "), ["engine-by-engineers"]);
}

#[test]
fn gwt_buy_05_revealed_cards_are_told_and_cannot_be_unseen() {
    let mut play = play_from(&on(Site::E));
    play.play("use buy-cattle");
    let played = play.play("reveal");
    assert!(played.revealed && played.chance);
    assert!(play.latest().iter().any(|event| matches!(event, Event::MarketGrew(cows) if cows.len() == 2)));
}

#[test]
fn gwt_disc_08_gwt_del_10_without_any_disc_transport_must_still_be_paid() {
    let cities = |dollars| {
        let mut position = on(Site::A);
        position.step(Step::City { limit: 18, extraordinary: false });
        (position.player(ME).discs, position.player(ME).dollars) = ([0; 10], dollars);
        play_from(&position).options("deliver ").join(" ")
    };
    assert_eq!(cities(0), "kansas-city fulton");
    assert_eq!(cities(1), "kansas-city fulton st-louis");
    assert_eq!(cities(4), "kansas-city fulton st-louis bloomington peoria");
    assert_eq!(cities(5), "kansas-city fulton st-louis bloomington peoria chicago");
}

#[test]
fn gwt_sim_09_the_second_simmental_of_a_pair_is_chosen_too() {
    let mut position = on(Site::F);
    position.hand(ME, cards(["calf", "heifer", "cow", "criollo"]));
    let mut play = play_from(&position);
    play.play("use pair-for-4");
    assert_eq!(play.legal(), ["discard calf", "discard heifer", "discard cow"]);
    play.play("discard calf");
    assert_eq!(play.legal(), ["discard heifer", "discard cow"]);
    play.play("discard cow");
    assert_eq!((play.dollars(ME), play.holds(ME, "heifer")), (24, 1));
}

#[test]
fn gwt_loc_07_gwt_exc_01_who_exchanges_the_pair_away_gets_nothing_for_it() {
    let mut position = on(Site::F);
    position.hand(ME, cards(["galloway", "galloway", "criollo", "criollo"])).player(ME).tokens = 1;
    position.herd(ME).deck = cards(["o1", "o2"]).into_iter().collect();
    let mut play = play_from(&position);
    play.play_all(["use pair-for-4", "exchange 1", "draw 2", "discard galloway", "discard criollo"]);
    assert_eq!(play.legal(), ["done"]);
    play.play("done");
    assert_eq!((play.dollars(ME), play.own(ME).herd.hand_size), (20, 4));
    asked_for_actions(&play);
}

#[test]
fn gwt_eng_03_06_backwards_too_a_taken_turnout_does_not_exist() {
    let mut position = private_a::on(Side::B, 1, Site::A1);
    position.engine(ME, 5).turnout(YOU, Station::S1);
    let mut play = play_from(&position);
    play.play("use engine-back-for-3");
    assert_eq!((play.player(ME).engine.to_string().as_str(), play.dollars(ME)), ("4", 23));
}

#[test]
fn gwt_exc_01_only_who_has_a_token_may_interject() {
    let mut position = clear(3);
    assert_eq!(play_from(&position).game.may_act(), Seats::NONE);
    position.player(THIRD).tokens = 1;
    assert_eq!(play_from(&position).game.may_act(), Seats::only(THIRD));
}

#[test]
fn gwt_exc_02_as_many_tokens_at_once_as_cards_can_be_drawn_for() {
    let mut position = clear(2);
    position.player(ME).tokens = 13;
    let tokens = play_from(&position).options("exchange ");
    assert_eq!((tokens.len(), tokens.last().map(String::as_str)), (11, Some("11")));
}

#[test]
fn gwt_gen_01_nothing_gained_or_paid_is_not_told() {
    let mut position = on(Site::A);
    position.step(Step::City { limit: 1, extraordinary: false });
    let mut play = play_from(&position);
    play.play_all(["deliver fulton", "disc aux1"]);
    assert!(play.latest().iter().any(|event| matches!(event, Event::DiscTaken { dollars: 0, .. })));
    assert!(!play.latest().iter().any(|event| matches!(event, Event::Gained(..) | Event::Paid(..))));
    assert_eq!(play.dollars(ME), 20);
}

#[test]
fn gwt_loc_10_certificates_are_told_when_there_are_more() {
    let told = |marker| {
        let mut position = on(Site::C);
        position.player(ME).marker = marker;
        let mut play = play_from(&position);
        play.play("use certificate");
        play.latest().into_iter().find(|event| matches!(event, Event::Certified { .. }))
    };
    assert_eq!(told(1), Some(Event::Certified { seat: ME, from: 1, to: 2 }));
    assert_eq!(told(3), None);
}

/// The rule and the reason for a refusal.
#[track_caller]
fn refused(play: &Play, notation: &str) -> (&'static str, &'static str) {
    let refusal = play.refused(notation);
    (refusal.rule.0, refusal.why)
}

#[test]
fn gwt_move_02_04_why_a_space_is_out_of_reach() {
    let mut position = on(Site::B);
    position.hand(ME, cards(["o17"]));
    let mut play = play_from(&position);
    play.play("play o17");
    assert_eq!(refused(&play, "go G"), ("GWT-OBJ-07", "why-too-far"));
    let mut position = clear(2);
    position.player(ME).rancher = Some(Site::D);
    let play = play_from(&position);
    assert_eq!(refused(&play, "go bandit7"), ("GWT-MOVE-02", "why-no-space"));
    assert_eq!(refused(&play, "go bandit3"), ("GWT-MOVE-11", "why-beside-trail"));
}

#[test]
fn gwt_haz_02_gwt_aux_10_the_reason_is_not_money_if_there_is_just_enough() {
    let mut position = on(Site::F);
    position.player(ME).dollars = 7;
    assert_eq!(refused(&play_from(&position), "use hazard-for-7"), ("GWT-HAZ-02", "why-no-hazard"));
    position.take(ME, Disc::Aux3).player(ME).dollars = 1;
    assert_eq!(refused(&play_from(&position), "auxiliary 3").0, "GWT-AUX-10");
}

#[test]
fn gwt_hire_01_a_worker_who_is_not_there_is_not_in_the_row_of_the_token_either() {
    let mut position = on(Site::A);
    position.jobs(1, &[(0, 3, Cowboy), (1, 2, Cowboy)]);
    let mut play = play_from(&position);
    play.play("use hire");
    assert_eq!(refused(&play, "hire craftsman 2").0, "GWT-HIRE-01");
    assert_eq!(refused(&play, "hire cowboy 2").0, "GWT-HIRE-02");
}

#[test]
fn gwt_bld_02_craftsmen_or_dollars_are_missing() {
    let mut position = clear_with(Options::for_players(2).sides(Sides::All(Side::B)));
    position.visit(Site::B);
    let mut play = play_from(&position);
    play.play("use build");
    // Six are as many as one can have.
    assert_eq!(refused(&play, "build 8 A1"), ("GWT-BLD-02", "why-too-few-craftsmen"));
    let mut position = on(Site::B);
    (position.player(ME).workers, position.player(ME).dollars) = ([1, 3, 1], 5);
    let mut play = play_from(&position);
    play.play("use build");
    assert_eq!(refused(&play, "build 5 A1"), ("GWT-BLD-02", "why-too-few-dollars"));
}

#[test]
fn gwt_stn_05_gwt_disc_01_gwt_del_10_why_a_disc_cannot_be_used() {
    // The only discs left cost $5, and the station takes all money.
    let mut position = private_a::on(Side::B, 9, Site::A1);
    position.engine(ME, 30).player(ME).discs = [0, 0, 0, 0, 0, 0, 0, 0, 0, 2];
    position.player(ME).dollars = 7;
    let mut play = play_from(&position);
    play.play("use upgrade-behind");
    assert_eq!(refused(&play, "upgrade s7"), ("GWT-STN-05", "why-no-disc"));
    let mut position = on(Site::A);
    position.step(Step::Disc(Place::Station(Station::S1)));
    assert_eq!(refused(&play_from(&position), "disc step1").0, "GWT-DISC-01");
    // $5 would pay for the disc, but not for transport as well.
    let mut position = on(Site::A);
    position.step(Step::Disc(Place::City(City::Chicago))).player(ME).dollars = 5;
    assert_eq!(refused(&play_from(&position), "disc hand").0, "GWT-DEL-10");
}

#[test]
fn gwt_disc_01_04_a_dark_disc_is_too_dark_for_whoever_can_just_pay_for_it() {
    let hand_disc = |place: Place, dollars: u16| {
        let mut position = on(Site::A);
        position.step(Step::Disc(place)).player(ME).dollars = dollars;
        refused(&play_from(&position), "disc hand")
    };
    for place in [Place::Station(Station::S1), Place::City(City::Fulton), Place::Extraordinary(City::Pittsburgh)] {
        assert_eq!(hand_disc(place, 4), ("GWT-DISC-04", "why-too-few-dollars"), "{place:?}");
        assert_eq!(hand_disc(place, 5), ("GWT-DISC-01", "why-dark-disc"), "{place:?}");
    }
}

#[test]
fn gwt_del_02_a_city_with_just_the_right_value_was_delivered_to_already() {
    let mut position = on(Site::A);
    position.city(ME, City::Peoria).step(Step::City { limit: 8, extraordinary: false });
    let play = play_from(&position);
    assert_eq!(refused(&play, "deliver peoria").0, "GWT-DEL-02");
    assert_eq!(refused(&play, "deliver chicago").0, "GWT-DEL-01");
}
