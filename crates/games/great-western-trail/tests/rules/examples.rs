//! Worked examples of the rulebook, with their exact results.

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::objectives::{Objective, Start};
use great_western_trail::data::railroad::{City, Master, Masters};
use great_western_trail::data::tiles::{Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Event, Options, Pile, Sides};
use table::Seat;

use crate::building::builder;
use crate::buying::{buying, purchase};
use crate::common::*;
use crate::delivering::{arriving, at};

use Worker::{Cowboy, Engineer};

// GWT-SETUP-08
#[test]
fn ex_r01_the_job_market_of_three_players() {
    for seed in 0..10 {
        let play = Play::deal(&Options::for_players(3), seed);
        let table = play.table();
        let filled = |row: usize| [0, 1, 2, 3].map(|column| table.job(row, column).is_some());
        assert_eq!(filled(0), [false, true, true, true]);
        assert_eq!(filled(1), [false, true, true, false], "the token lies on the last field");
        assert!((2..12).all(|row| filled(row) == [false; 4]));
        assert_eq!(table.token_row, 1);
    }
}

// GWT-MOVE-02, GWT-MOVE-03, GWT-MOVE-06
#[test]
fn ex_r02_two_steps_through_a_building_or_three_through_floods() {
    let mut position = clear(2);
    position.build(YOU, 2, Site::A2).tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Flood2, Tile::FloodBlack3);
    position.player(ME).rancher = Some(Site::A);
    let play = play_from(&position);
    for (way, steps) in [("go B", 2), ("go B via A", 3)] {
        let mut play = play.clone();
        play.play(way);
        let arrives =
            |event: &Event| matches!(event, Event::Moved { seat: ME, to: Site::B, steps: made, .. } if *made == steps);
        assert!(play.latest().iter().any(arrives));
    }
    // After three steps through the floods nothing is left; after two through the building one is.
    assert!(play.can("go C") && !play.can("go C via A"));
}

// GWT-MOVE-05
#[test]
fn ex_r03_the_first_step_disc_of_three_players() {
    let mut position = clear(3);
    assert_eq!(play_from(&position).table().step_limit(ME), 3);
    assert!(play_from(&position).can("go C") && !play_from(&position).can("go E"));
    position.take(ME, Disc::Step1);
    assert_eq!(play_from(&position).table().step_limit(ME), 5);
    assert!(play_from(&position).can("go F") && !play_from(&position).can("go G"));
}

// GWT-FEE-01, GWT-FEE-02, GWT-FEE-03, GWT-FEE-04
#[test]
fn ex_r04_fees_with_2_dollars() {
    let mut position = clear(4);
    position.build(YOU, 4, Site::A1).build(THIRD, 1, Site::A3);
    position.tile(Site::Flood1, Tile::FloodGreen3).tile(Site::Flood2, Tile::FloodBlack2);
    position.player(ME).rancher = Some(Site::A);
    position.player(ME).dollars = 2;
    let others = |play: &Play| [YOU, THIRD, Seat::new(3)].map(|seat| play.dollars(seat));
    let mut upper = play_from(&position);
    upper.play("go B");
    assert_eq!((upper.dollars(ME), others(&upper)), (0, [22, 20, 20]));
    let mut lower = play_from(&position);
    lower.play("go B via A");
    assert_eq!((lower.dollars(ME), others(&lower)), (0, [20, 20, 20]));
    let paid: Vec<(u16, u16)> = lower
        .latest()
        .iter()
        .filter_map(|event| match *event {
            Event::FeePaid { to: None, dollars, due, .. } => Some((dollars, due)),
            _ => None,
        })
        .collect();
    assert_eq!(paid, [(1, 1), (1, 2)]);
}

// GWT-LOC-02, GWT-LOC-04
#[test]
fn ex_r05_three_local_actions_of_a_building_with_a_risk_action() {
    let mut position = buying(1, &["longhorn"], &[]);
    position.hand(ME, cards(["galloway", "criollo"])).build(ME, 2, Site::Fr1);
    let play = at(&mut position, Site::Fr1);
    let local = ["use galloway-for-4", "use buy-cattle", "use cattle-for-certificate"];
    assert_eq!(play.legal()[..3], local);
    assert_eq!(play.legal()[3..], ["auxiliary 1", "auxiliary 2", "done"]);
    let buy = purchase("longhorn", None, 1);
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]] {
        let mut play = play.clone();
        for place in order {
            play.play(local[place]);
            match local[place] {
                "use buy-cattle" => drop(play.play(&buy)),
                "use cattle-for-certificate" if play.can("discard criollo") => drop(play.play("discard criollo")),
                _ => {}
            }
            assert!(!play.can("auxiliary 1") && !play.can(local[place]));
        }
        assert_eq!((play.dollars(ME), play.player(ME).certificates()), (20 + 4 - 6, 1));
        assert_eq!(play.legal(), ["done"]);
    }
    let mut instead = play;
    instead.play("auxiliary 1");
    assert_eq!(instead.legal(), ["done"]);
}

// GWT-LOC-06
#[test]
fn ex_r06_elsewhere_there_is_one_single_auxiliary_action() {
    let mut position = clear(2);
    position.build(YOU, 2, Site::A1).tile(Site::Flood1, Tile::FloodGreen2).tile(Site::Bandit4, Tile::GreenBandit);
    position.hand(ME, cards(["galloway", "criollo"])).take(ME, Disc::Aux1);
    for site in [Site::A1, Site::Flood1, Site::Bandit4] {
        let mut play = at(&mut position, site);
        assert_eq!(play.legal(), ["auxiliary 1", "auxiliary 2", "done"], "{site}");
        play.play("auxiliary 1");
        assert_eq!((play.dollars(ME), play.legal()), (21, vec!["done".to_owned()]));
    }
}

// GWT-INC-02, GWT-INC-03, GWT-INC-04, GWT-INC-05
#[test]
fn ex_r07_income_of_8_and_two_certificates() {
    let mut position = clear(2);
    position.table.foresight = [None; 6];
    position.hand(ME, cards(["santa-gertrudis", "santa-gertrudis", "longhorn", "black-angus"]));
    position.player(ME).marker = 3;
    let discard_before = position.herd(ME).discard.len();
    let mut play = at(&mut position, Site::KansasCity);
    play.play("spend 2");
    assert_eq!((play.dollars(ME), play.player(ME).certificates()), (20 + 10, 1));
    assert_eq!(play.own(ME).herd.discard_size, discard_before + 4);
    assert!(play.can("deliver chicago") && !play.can("deliver toledo"));
    // With a permanent certificate the value starts from 9.
    position.player(ME).masters = Masters::only(Master::Sm4);
    let mut play = at(&mut position, Site::KansasCity);
    play.play("spend 0");
    assert_eq!(play.dollars(ME), 20 + 9);
}

// GWT-DEL-01 to GWT-DEL-11
#[test]
fn ex_r08_a_delivery_of_10() {
    let mut position = arriving(2, 10);
    position.city(ME, City::Fulton).city(ME, City::Bloomington).engine(ME, 5);
    let play = at(&mut position, Site::KansasCity);
    assert_eq!(play.dollars(ME), 30);
    assert_eq!(play.options("deliver "), ["kansas-city", "st-louis", "peoria", "chicago"]);
    let white = ["aux1", "aux2", "aux3", "aux4", "aux5", "cert4"];
    let delivered = |city: &str| {
        let mut play = play.clone();
        play.play(format!("deliver {city}"));
        assert_eq!(play.options("disc ")[..6], white);
        assert_eq!(play.can("disc step2"), city == "chicago");
        play.play("disc aux1");
        play
    };
    let chicago = delivered("chicago");
    assert_eq!((chicago.dollars(ME), chicago.actor()), (27, YOU));
    assert_eq!(chicago.player(ME).tokens, 0);

    let mut peoria = delivered("peoria");
    assert_eq!(peoria.options("take ").len(), 5);
    peoria.play("take top");
    assert_eq!((peoria.dollars(ME), peoria.actor()), (28, YOU));
    assert_eq!(peoria.score(ME, "score-cities"), 0);

    let mut st_louis = delivered("st-louis");
    st_louis.play_all(["link st-louis-bloomington", "take top"]);
    assert_eq!((st_louis.dollars(ME), st_louis.player(ME).tokens), (30, 1));
    assert_eq!(st_louis.score(ME, "score-cities"), -3);

    let kansas_city = delivered("kansas-city");
    assert_eq!((kansas_city.dollars(ME), kansas_city.actor()), (34, YOU));
}

// GWT-DRAW-01, GWT-DECK-03
#[test]
fn ex_r09_an_emptied_deck_is_not_refilled_yet() {
    let mut position = clear(2);
    position.hand(ME, cards(["galloway", "galloway", "criollo"])).take(ME, Disc::Hand);
    let pile = |names: [&str; 2]| cards(names).into_iter().collect::<Pile>();
    position.herd(ME).deck = pile(["criollo", "pineywoods"]);
    position.herd(ME).discard = pile(["longhorn", "longhorn"]);
    let mut play = at(&mut position, Site::A);
    play.play("done");
    let herd = play.own(ME).herd;
    assert_eq!((herd.hand_size, herd.deck_size, herd.discard_size), (5, 0, 2));
    assert!(!play.latest().contains(&Event::Reshuffled(ME)));
}

// GWT-LOC-07, GWT-LOC-08, GWT-LOC-09, GWT-LOC-10
#[test]
fn ex_r10_icons() {
    let b_sides = Options::for_players(2).sides(Sides::All(Side::B));
    let uses = |site: Site, building: Option<u8>, hand: [&str; 3], icon: &str| {
        let mut position = clear_with(b_sides);
        position.hand(ME, cards(hand));
        if let Some(number) = building {
            position.build(ME, number, site);
        }
        let mut play = at(&mut position, site);
        play.play(format!("use {icon}"));
        play
    };
    let of = |play: &Play| (play.dollars(ME), play.player(ME).certificates());
    let mine = ["pineywoods", "galloway", "criollo"];
    let play = uses(Site::E, None, mine, "pineywoods-for-2");
    assert_eq!((of(&play), play.holds(ME, "pineywoods")), ((22, 0), 0));
    let play = uses(Site::F, None, ["criollo", "criollo", "galloway"], "pair-for-4");
    assert_eq!((of(&play), play.holds(ME, "criollo"), play.holds(ME, "galloway")), ((24, 0), 0, 1));
    let mut play = uses(Site::Fr1, Some(5), mine, "cattle-for-certificate");
    assert_eq!(play.legal(), ["discard criollo", "discard pineywoods", "discard galloway"]);
    play.play("discard galloway");
    assert_eq!(of(&play), (20, 1));
    let play = uses(Site::Fr2, Some(5), mine, "criollo-for-certificate-and-2");
    assert_eq!((of(&play), play.holds(ME, "criollo")), ((22, 1), 0));
    let play = uses(Site::A1, Some(2), ["santa-gertrudis", "galloway", "criollo"], "santa-gertrudis-for-engine-2");
    assert_eq!(play.legal(), ["engine 1", "engine 2", "done"]);
    assert_eq!(play.holds(ME, "santa-gertrudis"), 0);
}

// GWT-HIRE-01 to GWT-HIRE-06
#[test]
fn ex_r11_two_hires() {
    let mut position = clear(2);
    position.hand(ME, cards(["criollo", "pineywoods"])).jobs(4, &[(2, 3, Engineer), (0, 2, Cowboy)]);
    position.player(ME).workers = [1, 1, 2];
    let mut play = at(&mut position, Site::A);
    play.play_all(["use hire", "hire engineer 3", "use criollo-for-2"]);
    assert_eq!((play.dollars(ME), play.player(ME).workers(Engineer)), (20 - 7 + 2, 3));
    play.play_all(["use hire-plus-2", "hire cowboy 1"]);
    assert_eq!((play.dollars(ME), play.player(ME).workers), (20 - 13, [2, 1, 3]));
    // No Galloway in hand.
    assert_eq!(play.legal(), ["done"]);
}

// GWT-BUY-02
#[test]
fn ex_r12_what_cowboys_buy() {
    let market = ["longhorn", "red-poll", "shorthorn-3", "shorthorn-4", "hereford-5"];
    let spent = |cowboys: u8, purchases: &[(&str, Option<&str>, u8)]| {
        let mut play = at(&mut buying(cowboys, &market, &[]), Site::E);
        play.play("use buy-cattle");
        for &(first, second, used) in purchases {
            play.play(purchase(first, second, used));
        }
        20 - play.dollars(ME)
    };
    assert_eq!(spent(1, &[("longhorn", None, 1)]), 6);
    assert_eq!(spent(1, &[("shorthorn-4", None, 1)]), 12);
    assert_eq!(spent(2, &[("longhorn", None, 1), ("red-poll", None, 1)]), 12);
    assert_eq!(spent(2, &[("longhorn", None, 2)]), 3);
    assert_eq!(spent(2, &[("hereford-5", None, 2)]), 12);
    assert_eq!(spent(3, &[("longhorn", Some("red-poll"), 3)]), 5);
    assert_eq!(spent(5, &[("shorthorn-3", Some("shorthorn-4"), 5)]), 8);
}

// GWT-ENG-03, GWT-ENG-04
#[test]
fn ex_r13_three_steps_past_another_engine() {
    let mut position = clear(2);
    position.engine(ME, 1).engine(YOU, 3).player(ME).workers[Engineer.index()] = 3;
    let mut play = at(&mut position, Site::G);
    play.play("use engine-by-engineers");
    assert_eq!(play.options("engine "), ["2", "4", "s1", "5"]);
}

// GWT-OBJ-14, GWT-SCORE-07
#[test]
fn ex_r14_four_objective_cards() {
    let mut position = clear(2);
    position.build(ME, 1, Site::A1).build(ME, 2, Site::A2).build(ME, 3, Site::A3);
    position.played(ME, Objective::O15).played(ME, Objective::O6).played(ME, Objective::O6);
    let player = position.player(ME);
    (player.start, player.bandits) = (Some(Start::Os3), [0, 1]);
    player.hazards[2] = 3;
    for (new_york, points) in [(2, 18), (1, 10)] {
        position.player(ME).cities[City::NewYork.index()] = new_york;
        assert_eq!(play_from(&position).score(ME, "score-objectives"), points);
    }
}

// GWT-BLD-02, GWT-BLD-03
#[test]
fn ex_r15_a_new_building_and_a_replacement() {
    let builds = |craftsmen: u8, dollars: u16, before: bool, build: &str| {
        let mut position = builder(craftsmen, dollars);
        if before {
            position.build(ME, 4, Site::A1);
        }
        let mut play = at(&mut position, Site::B);
        play.play("use build");
        play.can(build).then(|| {
            play.play(build);
            dollars - play.dollars(ME)
        })
    };
    assert_eq!(builds(2, 10, false, "build 4 A1"), Some(4));
    assert_eq!(builds(1, 10, false, "build 4 A1"), None);
    for replacement in ["build 7 A1", "build 8 A1"] {
        assert_eq!(builds(3, 6, true, replacement), Some(6));
        assert_eq!(builds(3, 5, true, replacement), None);
        assert_eq!(builds(2, 20, true, replacement), None);
    }
}

// GWT-SCORE-03
#[test]
fn ex_r16_pittsburgh_and_philadelphia_and_toledo() {
    let mut position = clear(2);
    position.city(ME, City::Pittsburgh).city(ME, City::Philadelphia);
    assert_eq!(play_from(&position).score(ME, "score-cities"), 10);
    position.city(ME, City::Toledo);
    assert_eq!(play_from(&position).score(ME, "score-cities"), 18);
}

// GWT-SIM-05, GWT-SIM-06
#[test]
fn ex_r17_a_calf_becomes_a_heifer() {
    let mut position = clear_with(Options::for_players(2).simmentals());
    position.table.foresight = [None; 6];
    position.hand(ME, cards(["calf", "hereford-5"]));
    let mut play = at(&mut position, Site::KansasCity);
    play.play("raise 1");
    assert_eq!(play.dollars(ME), 27);
    assert!(play.can("deliver bloomington") && !play.can("deliver peoria"));
    let discard = play.own(ME).herd.discard.expect("one's own");
    assert_eq!((discard.count(cards(["heifer"])[0]), discard.count(cards(["calf"])[0])), (1, 0));
    assert_eq!(play.table().gone_cards.count(Card::Cattle(great_western_trail::data::cattle::Cattle::Calf)), 1);
}
