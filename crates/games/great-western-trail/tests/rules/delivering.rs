//! Deliveries: cities, links, transport, and leaving Kansas City (GWT-DEL).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::objectives::Objective;
use great_western_trail::data::railroad::{City, Link, Station};
use great_western_trail::data::tiles::{Tally, Tile};
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Cause, Event, Goals, Position, Step};
use table::Seat;

use crate::common::*;

/// Cards of this breeding value in all, up to 25.
pub fn worth(value: u8) -> Vec<Card> {
    let breeds = [
        ("hereford-5", 5),
        ("shorthorn-3", 4),
        ("longhorn", 3),
        ("red-poll", 3),
        ("black-angus", 3),
        ("galloway", 2),
        ("pineywoods", 2),
        ("santa-gertrudis", 2),
        ("criollo", 1),
    ];
    let mut left = value;
    let mut hand = Vec::new();
    for (name, value) in breeds {
        if value <= left {
            left -= value;
            hand.extend(cards([name]));
        }
    }
    assert_eq!(left, 0, "no hand is worth {value}");
    hand
}

/// About to visit Kansas City with a hand of this value and no tiles to take; the engine is beyond all cities, so that
/// transport costs nothing.
pub fn arriving(players: usize, value: u8) -> Position {
    let mut position = clear(players);
    position.table.foresight = [None; 6];
    position.hand(ME, worth(value)).engine(ME, 20);
    position
}

/// The rancher stops somewhere.
pub fn at(position: &mut Position, site: Site) -> Play {
    play_from(position.visit(site))
}

/// The rancher has come to Kansas City, with such a hand.
fn in_kansas_city(position: &mut Position) -> Play {
    at(position, Site::KansasCity)
}

#[test]
fn gwt_del_01_a_city_takes_at_most_the_total_value() {
    let play = in_kansas_city(&mut arriving(2, 9));
    let all: Vec<String> = ["kansas-city", "fulton", "st-louis", "bloomington", "peoria"].map(str::to_owned).into();
    assert_eq!(play.options("deliver "), all);
    assert_eq!(play.legal().len(), all.len(), "a delivery must be made");
    assert_eq!(play.refused("deliver chicago").rule.0, "GWT-DEL-01");
    assert_eq!(play.refused("done").rule.0, "GWT-DEL-01");
    assert!(in_kansas_city(&mut arriving(2, 10)).can("deliver chicago"));
}

#[test]
fn gwt_del_01_certificates_count_for_the_total() {
    let mut position = arriving(2, 9);
    position.player(ME).marker = 1;
    let mut play = in_kansas_city(&mut position);
    play.play("spend 1");
    assert!(play.can("deliver chicago"));
}

#[test]
fn gwt_del_02_each_city_once_but_kansas_city_and_new_york_any_number_of_times() {
    let mut position = arriving(2, 18);
    for city in City::ALL {
        position.city(ME, city).city(ME, city);
    }
    let play = in_kansas_city(&mut position);
    assert_eq!(play.options("deliver "), ["kansas-city", "new-york"]);
    assert_eq!(play.refused("deliver peoria").rule.0, "GWT-DEL-02");
    let mut others = arriving(2, 18);
    for city in City::ALL {
        others.city(YOU, city);
    }
    assert_eq!(in_kansas_city(&mut others).options("deliver ").len(), 10, "others' discs do not matter");
}

#[test]
fn gwt_del_03_a_disc_of_the_board_goes_to_the_city_where_discs_stack() {
    let mut position = arriving(2, 4);
    position.city(YOU, City::StLouis);
    let mut play = in_kansas_city(&mut position);
    play.play_all(["deliver st-louis", "disc aux3"]);
    assert_eq!(play.player(ME).discs[Disc::Aux3.index()], 1);
    assert_eq!(play.player(ME).cities[City::StLouis.index()], 1);
    assert_eq!(play.player(YOU).cities[City::StLouis.index()], 1);
    assert_eq!(play.player(ME).discs.iter().sum::<u8>(), 13);
}

#[test]
fn gwt_del_04_kansas_city_pays_4_and_costs_6_points_each_time() {
    for before in 0..3 {
        let mut position = arriving(2, 5);
        position.player(ME).cities[City::KansasCity.index()] = before;
        let mut play = in_kansas_city(&mut position);
        play.play_all(["deliver kansas-city", "disc aux1"]);
        assert_eq!(play.dollars(ME), 20 + 5 + 4);
        assert_eq!(play.score(ME, "score-cities"), -6 * i32::from(before + 1));
    }
}

/// What is printed at a city: its value, whether its corners are dark, and points and dollars of a first disc and of a
/// second one, if there may be one.
fn city(name: &str, value: u8, dark: bool, dollars: u16, points: i32, second: Option<i32>) {
    let city = City::named(name).expect("a city");
    let deliver = format!("deliver {name}");
    if let Some(less) = value.checked_sub(1) {
        let refusal = in_kansas_city(&mut arriving(2, less)).refused(&deliver);
        assert_eq!(refusal.rule.0, "GWT-DEL-01");
    }
    let mut play = in_kansas_city(&mut arriving(2, value));
    play.play(&deliver);
    let darks = ["step1", "step2", "hand", "cert6"].map(|disc| play.can(format!("disc {disc}")));
    assert_eq!(darks, [dark; 4], "dark discs at {name}");
    play.play("disc aux1");
    assert_eq!(play.dollars(ME), 20 + u16::from(value) + dollars);
    assert_eq!(play.score(ME, "score-cities"), points);
    let mut again = arriving(2, value);
    again.city(ME, city);
    let mut play = in_kansas_city(&mut again);
    assert_eq!(play.can(&deliver), second.is_some());
    if let Some(points) = second {
        play.play_all([&deliver, "disc aux1"]);
        assert_eq!(play.score(ME, "score-cities"), points);
    }
}

#[test]
fn gwt_del_01_city_kansas_city() {
    city("kansas-city", 0, false, 4, -6, Some(-12));
}

#[test]
fn gwt_del_01_city_fulton() {
    city("fulton", 1, false, 0, 0, None);
}

#[test]
fn gwt_del_01_city_st_louis() {
    city("st-louis", 4, false, 0, 0, None);
}

#[test]
fn gwt_del_01_city_bloomington() {
    city("bloomington", 6, false, 0, 0, None);
}

#[test]
fn gwt_del_01_city_peoria() {
    city("peoria", 8, false, 0, 0, None);
}

#[test]
fn gwt_del_01_city_chicago() {
    city("chicago", 10, true, 0, 0, None);
}

#[test]
fn gwt_del_01_city_toledo() {
    city("toledo", 12, true, 0, 0, None);
}

#[test]
fn gwt_del_01_city_pittsburgh() {
    city("pittsburgh", 14, false, 0, 0, None);
}

#[test]
fn gwt_del_01_city_philadelphia() {
    city("philadelphia", 16, true, 0, 6, None);
}

#[test]
fn gwt_del_01_city_new_york() {
    city("new-york", 18, true, 0, 9, Some(18));
}

/// What a link brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Brings {
    Objective,
    Token,
    Nothing,
}

/// A link is completed from either end, brings this at once and so many points, and is not completed a second time.
fn link(name: &str, brings: Brings, points: i32) {
    let link = Link::named(name).expect("a link");
    let (near, far) = link.cities();
    for (first, second) in [(near, far), (far, near)] {
        let mut position = arriving(2, second.value());
        position.city(ME, first).city(YOU, second);
        let mut play = in_kansas_city(&mut position);
        play.play_all([&format!("deliver {second}"), "disc aux1"]);
        assert_eq!(play.latest().iter().filter(|&event| *event == Event::Linked(ME, link)).count(), 1);
        assert_eq!(play.player(ME).tokens, u8::from(brings == Brings::Token));
        if brings == Brings::Objective {
            assert_eq!(play.options("take ").len(), 5);
            assert_eq!(play.legal().len(), 5, "the bonus must be taken");
            play.play("take top");
            assert!(matches!(play.own(ME).herd.top, Some(Card::Objective(_))));
        }
        assert_eq!(play.actor(), YOU, "nothing else is asked");
        let cities = [near, far].iter().map(|city| city.points()).sum::<i32>();
        assert_eq!(play.score(ME, "score-cities"), cities + points);
        assert_eq!(play.score(YOU, "score-cities"), second.points(), "others' discs make no link");
    }
}

#[test]
fn gwt_del_05_06_link_fulton_st_louis() {
    link("fulton-st-louis", Brings::Objective, -3);
}

#[test]
fn gwt_del_05_07_link_st_louis_bloomington() {
    link("st-louis-bloomington", Brings::Token, 0);
}

#[test]
fn gwt_del_05_06_link_bloomington_peoria() {
    link("bloomington-peoria", Brings::Objective, 0);
}

#[test]
fn gwt_del_05_06_link_peoria_chicago() {
    link("peoria-chicago", Brings::Objective, 0);
}

#[test]
fn gwt_del_05_09_link_chicago_toledo() {
    link("chicago-toledo", Brings::Nothing, 6);
}

#[test]
fn gwt_del_05_09_link_toledo_pittsburgh() {
    link("toledo-pittsburgh", Brings::Nothing, 8);
}

#[test]
fn gwt_del_05_09_link_pittsburgh_philadelphia() {
    link("pittsburgh-philadelphia", Brings::Nothing, 4);
}

#[test]
fn gwt_del_05_neither_kansas_city_nor_new_york_has_a_link() {
    for (first, second) in [("kansas-city", "fulton"), ("new-york", "philadelphia"), ("philadelphia", "new-york")] {
        let mut position = arriving(2, 18);
        position.city(ME, City::named(first).expect("a city"));
        let mut play = in_kansas_city(&mut position);
        play.play_all([&format!("deliver {second}"), "disc aux1"]);
        assert!(!play.latest().iter().any(|event| matches!(event, Event::Linked(..))));
        assert_eq!((play.player(ME).tokens, play.actor()), (0, YOU));
    }
}

#[test]
fn gwt_del_06_the_display_is_refilled_before_a_second_card_is_taken() {
    let mut position = arriving(2, 8);
    position.city(ME, City::Bloomington).city(ME, City::Chicago);
    position.table.display = [Objective::O1, Objective::O2, Objective::O3, Objective::O4].map(Some);
    position.goals = Goals::from_iter([Objective::O5]);
    let mut play = in_kansas_city(&mut position);
    play.play_all(["deliver peoria", "disc aux1"]);
    assert_eq!(play.legal(), ["take o1", "take o2", "take o3", "take o4", "take top"]);
    assert_eq!(play.refused("done").rule.0, "GWT-DEL-06");
    play.play("take o2");
    assert_eq!(play.legal(), ["take o1", "take o5", "take o3", "take o4"]);
    play.play("take o5");
    // The deck has run out, so that its place stays empty.
    assert_eq!(play.table().display, [Some(Objective::O1), None, Some(Objective::O3), Some(Objective::O4)]);
    assert_eq!(play.own(ME).herd.top, Some(Card::Objective(Objective::O5)));
    assert_eq!(play.actor(), YOU);
}

#[test]
fn gwt_del_06_07_one_disc_may_bring_both_a_card_and_a_token() {
    let mut position = arriving(2, 6);
    position.city(ME, City::StLouis).city(ME, City::Peoria);
    let mut play = in_kansas_city(&mut position);
    play.play_all(["deliver bloomington", "disc aux1", "link bloomington-peoria", "take top"]);
    assert_eq!(play.player(ME).tokens, 1);
    assert!(matches!(play.own(ME).herd.top, Some(Card::Objective(_))));
    assert_eq!(play.actor(), YOU);
}

#[test]
fn gwt_del_08_two_links_are_resolved_in_the_order_that_the_player_chooses() {
    let mut position = arriving(2, 4);
    position.city(ME, City::Fulton).city(ME, City::Bloomington);
    let mut play = in_kansas_city(&mut position);
    play.play_all(["deliver st-louis", "disc aux1"]);
    assert_eq!(play.legal(), ["link fulton-st-louis", "link st-louis-bloomington"]);
    assert_eq!(play.refused("done").rule.0, "GWT-DEL-08");

    let mut card_first = play.clone();
    card_first.play("link fulton-st-louis");
    assert_eq!((card_first.player(ME).tokens, card_first.options("take ").len()), (0, 5));
    card_first.play("take top");
    assert_eq!((card_first.player(ME).tokens, card_first.actor()), (1, YOU));

    let mut token_first = play;
    token_first.play("link st-louis-bloomington");
    // The token has come already, and may be used before the card is chosen.
    assert_eq!(token_first.player(ME).tokens, 1);
    assert!(token_first.can("exchange 1"));
    token_first.play("take top");
    assert_eq!((token_first.player(ME).tokens, token_first.actor()), (1, YOU));
}

#[test]
fn gwt_del_09_points_of_cities_and_links_are_counted_at_the_end_only() {
    let mut position = arriving(2, 16);
    position.city(ME, City::Pittsburgh);
    let mut play = in_kansas_city(&mut position);
    let before = *play.player(ME);
    play.play_all(["deliver philadelphia", "disc aux1"]);
    let after = play.player(ME);
    assert_eq!((after.dollars, after.tokens, after.marker), (before.dollars, before.tokens, before.marker));
    assert_eq!(play.score(ME, "score-cities"), 10);
}

/// Transport by city for engines at these numbers.
const ENGINES: [u8; 12] = [0, 4, 5, 6, 8, 10, 11, 12, 14, 16, 17, 18];
const TRANSPORT: [(City, [u16; 12]); 10] = [
    (City::KansasCity, [0; 12]),
    (City::Fulton, [0; 12]),
    (City::StLouis, [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    (City::Bloomington, [3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    (City::Peoria, [4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
    (City::Chicago, [5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0]),
    (City::Toledo, [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]),
    (City::Pittsburgh, [8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0]),
    (City::Philadelphia, [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]),
    (City::NewYork, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]),
];

/// What transport to a city costs with the engine as arranged.
pub fn transport(position: &mut Position, city: City) -> u16 {
    let mut play = in_kansas_city(position);
    let before = play.dollars(ME);
    play.play_all([&format!("deliver {city}"), "disc aux1"]);
    let paid = before + city.dollars() - play.dollars(ME);
    let told = play.latest().iter().find_map(|event| match event {
        Event::Paid(ME, dollars, Cause::Transport(_)) => Some(*dollars),
        _ => None,
    });
    assert_eq!(told.unwrap_or(0), paid);
    paid
}

#[test]
fn gwt_del_10_11_transport_costs_a_dollar_for_each_cross_ahead_of_the_engine() {
    for (city, costs) in TRANSPORT {
        for (engine, cost) in ENGINES.into_iter().zip(costs) {
            let mut position = arriving(2, 18);
            position.engine(ME, engine);
            assert_eq!(transport(&mut position, city), cost, "to {city} from {engine}");
        }
    }
}

#[test]
fn gwt_del_11_between_crosses_nothing_changes_and_a_turnout_counts_as_the_space_after_it() {
    for (space, like) in [(1, 0), (2, 0), (3, 0), (7, 6), (9, 8), (13, 12), (15, 14), (19, 18), (38, 18)] {
        let costs = |engine: u8| City::ALL.map(|city| transport(arriving(2, 18).engine(ME, engine), city));
        assert_eq!(costs(space), costs(like), "{space} is like {like}");
    }
    for station in Station::ALL.into_iter().take(9) {
        let on_turnout = City::ALL.map(|city| transport(arriving(2, 18).turnout(ME, station), city));
        let after = City::ALL.map(|city| transport(arriving(2, 18).engine(ME, station.after() + 1), city));
        assert_eq!(on_turnout, after, "on the turnout of {station}");
    }
}

#[test]
fn gwt_del_10_transport_is_paid_last_with_what_the_disc_brought() {
    let mut position = clear(2);
    position.player(ME).dollars = 2;
    position.step(Step::City { limit: 10, extraordinary: false });
    let mut play = play_from(&position);
    // Chicago costs $5 from the start: only the disc that brings $3 leaves enough, so that it is the only one.
    play.play("deliver chicago");
    assert_eq!(play.player(ME).discs[Disc::Step1.index()], 0);
    assert_eq!(play.dollars(ME), 0);
    let order: Vec<bool> = play
        .latest()
        .iter()
        .filter_map(|event| match event {
            Event::Gained(ME, 3) => Some(false),
            Event::Paid(ME, 5, Cause::Transport(City::Chicago)) => Some(true),
            _ => None,
        })
        .collect();
    assert_eq!(order, [false, true]);
}

#[test]
fn gwt_del_10_a_disc_that_leaves_too_little_for_transport_cannot_be_taken() {
    let mut position = clear(2);
    position.player(ME).dollars = 9;
    position.step(Step::City { limit: 10, extraordinary: false });
    let mut play = play_from(&position);
    play.play("deliver chicago");
    assert_eq!(play.refused("disc hand").rule.0, "GWT-DEL-10");
    assert!(play.can("disc step2"));
}

#[test]
fn gwt_del_12_the_rancher_starts_anew_and_the_foresight_area_is_refilled_from_the_bags() {
    let mut position = arriving(2, 1);
    let only = |tile: Tile| {
        let mut bag = Tally::NONE;
        bag.add(tile, 5);
        bag
    };
    position.table.bags = [only(Tile::GreenBandit), only(Tile::Cowboy), only(Tile::OrangeBandit)];
    position.table.foresight[1] = Some(Tile::FloodGreen2);
    position.table.foresight[0] = Some(Tile::FloodGreen3);
    let mut play = in_kansas_city(&mut position);
    play.play_all(["foresight 2", "deliver fulton", "disc aux1"]);
    assert_eq!(play.player(ME).rancher, Some(Site::Start));
    let refilled =
        [Tile::FloodGreen3, Tile::GreenBandit, Tile::Cowboy, Tile::Cowboy, Tile::OrangeBandit, Tile::OrangeBandit];
    assert_eq!(play.table().foresight, refilled.map(Some));
    let left = |bag: usize| play.table().bags[bag].len();
    assert_eq!([left(0), left(1), left(2)], [4, 3, 3]);
    // The next phase A begins at the start: the building at A is the first space.
    play.play_all(["go A", "done"]);
    assert_eq!(play.actor(), ME);
    assert!(play.can("go A"));
}

#[test]
fn gwt_del_12_delivering_changes_nobody_elses_place() {
    let mut position = arriving(3, 1);
    position.player(YOU).rancher = Some(Site::B);
    let mut play = in_kansas_city(&mut position);
    play.play_all(["deliver fulton", "disc aux1"]);
    assert_eq!(play.player(YOU).rancher, Some(Site::B));
    assert_eq!(play.player(Seat::new(2)).rancher, Some(Site::Start));
}

#[test]
fn gwt_del_13_a_field_whose_bag_is_empty_stays_empty() {
    let mut position = arriving(2, 1);
    position.table.bags[2] = Tally::NONE;
    position.table.bags[0] = Tally::NONE;
    position.table.bags[0].add(Tile::OrangeBandit, 1);
    let mut play = in_kansas_city(&mut position);
    play.play_all(["deliver fulton", "disc aux1"]);
    let foresight = play.table().foresight;
    assert_eq!(foresight[..2], [Some(Tile::OrangeBandit), None]);
    assert!(foresight[2..4].iter().all(Option::is_some));
    assert_eq!(foresight[4..], [None, None]);
}
