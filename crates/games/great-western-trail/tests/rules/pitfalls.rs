//! Worked examples, with their exact results, of what is easy to get wrong.

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::{Number, Side};
use great_western_trail::data::objectives::{Objective, Start};
use great_western_trail::data::railroad::{Berth, City, Master, Masters, Station, Stations};
use great_western_trail::data::sam::Level;
use great_western_trail::data::tiles::{BAGS, Tile, Worker};
use great_western_trail::data::trail::{BANDITS, Site};
use great_western_trail::{Card, Event, Options, Pile, Position, Sides, Tenant};
use table::Seat;

use crate::building::builder;
use crate::buying::{buying, cows, purchase};
use crate::common::*;
use crate::delivering::{arriving, at, transport};

use Worker::{Cowboy, Craftsman, Engineer};

fn b_sides() -> Position {
    clear_with(Options::for_players(2).sides(Sides::All(Side::B)))
}

// GWT-INC-04
#[test]
fn ex_t01_six_certificates_go_back_over_a_gap() {
    for (spent, total, left) in [(1, 10, 4), (2, 11, 4), (3, 12, 3), (6, 15, 0)] {
        let mut position = arriving(2, 9);
        position.take(ME, Disc::Cert4).take(ME, Disc::Cert6).player(ME).marker = 5;
        let mut play = at(&mut position, Site::KansasCity);
        play.play(format!("spend {spent}"));
        assert_eq!((play.dollars(ME), play.player(ME).certificates()), (20 + total, left));
    }
}

// GWT-DISC-05, GWT-LOC-10
#[test]
fn ex_t02_the_limit_of_certificates() {
    let certified = |discs: &[Disc]| {
        let mut position = b_sides();
        for &disc in discs {
            position.take(ME, disc);
        }
        position.hand(ME, cards(["pineywoods"])).build(ME, 5, Site::A1).player(ME).marker = 3;
        let mut play = at(&mut position, Site::A1);
        play.play("use pineywoods-for-2-certificates");
        assert_eq!(play.holds(ME, "pineywoods"), 0, "the card is discarded all the same");
        play.player(ME).certificates()
    };
    assert_eq!(certified(&[Disc::Cert6]), 3);
    assert_eq!(certified(&[Disc::Cert6, Disc::Cert4]), 6);
}

// GWT-DISC-08, GWT-DISC-10
#[test]
fn ex_t04_a_disc_of_a_station_for_want_of_money() {
    let mut position = arriving(2, 1);
    position.station(ME, Station::S1).station(ME, Station::S5);
    let player = position.player(ME);
    (player.dollars, player.discs) = (1, [0; 10]);
    player.discs[Disc::Hand.index()] = 1;
    let mut play = at(&mut position, Site::KansasCity);
    assert_eq!((play.dollars(ME), play.score(ME, "score-stations")), (2, 4));
    play.play("deliver fulton");
    assert_eq!(play.legal(), ["recall s1", "recall s5"]);
    for (recall, points) in [("recall s1", 3), ("recall s5", 1)] {
        let mut play = play.clone();
        play.play(recall);
        assert_eq!(play.score(ME, "score-stations"), points);
        assert_eq!(play.player(ME).discs[Disc::Hand.index()], 1);
    }
}

// GWT-ENG-08, GWT-ENG-09
#[test]
fn ex_t05_to_the_end_of_the_track_and_back() {
    let mut position = clear(2);
    position.engine(ME, 37).player(ME).workers[Engineer.index()] = 3;
    position.player(ME).dollars = 3;
    let mut play = at(&mut position, Site::G);
    play.play_all(["use engine-by-engineers", "engine 39", "upgrade s10"]);
    assert!(play.can("disc step1") && play.can("disc aux1"));
    play.play("disc aux1");
    assert_eq!(play.dollars(ME), 0);
    play.play("engine s1");
    assert_eq!(play.dollars(ME), 3);
    play.play_all(["upgrade s1", "disc aux2"]);
    assert_eq!((play.dollars(ME), play.score(ME, "score-stations")), (1, 10));
    assert!(play.options("engine ").is_empty(), "the third step is lost");
}

// GWT-ENG-06, GWT-AUX-10
#[test]
fn ex_t07_a_double_action_needs_two_spaces() {
    let mut position = clear(2);
    position.engine(ME, 1).take(ME, Disc::Aux3).take(ME, Disc::Aux3);
    let mut play = at(&mut position, Site::G);
    play.play("use auxiliary");
    assert_eq!(play.refused("auxiliary 3 double").rule.0, "GWT-AUX-10");
    play.play("auxiliary 3");
    assert_eq!((play.dollars(ME), play.player(ME).certificates()), (19, 1));
    assert_eq!(play.player(ME).engine, Berth::START);
}

// GWT-KC-07, GWT-KC-08
#[test]
fn ex_t08_the_market_at_a_yellow_arrow() {
    for (market, stack, then) in [(11, 10, 11), (6, 4, 10), (6, 5, 10), (6, 2, 8)] {
        let mut position = arriving(3, 1);
        let row = [1, 2].map(|column| (5, column, Cowboy));
        position.jobs(5, &row).table.foresight[2] = Some(Tile::Engineer);
        position.table.market = cows(&["longhorn"; 11][..market]);
        position.table.stack = cows(&["red-poll"; 10][..stack]);
        let play = at(&mut position, Site::KansasCity);
        assert_eq!(play.table().token_row, 6);
        assert_eq!(usize::from(play.table().market.len()), then, "{market} and {stack}");
    }
}

// GWT-OBJ-14, GWT-SCORE-13
#[test]
fn ex_t10_items_go_where_a_penalty_is_spared() {
    let mut position = clear(2);
    position.build(ME, 1, Site::A1).build(ME, 2, Site::A2).played(ME, Objective::O7);
    position.player(ME).start = Some(Start::Os3);
    position.player(ME).hazards[0] = 1;
    assert_eq!(play_from(&position).score(ME, "score-objectives"), 3);
}

// GWT-SCORE-07, GWT-SCORE-08, GWT-SCORE-13
#[test]
fn ex_t11_a_failing_card_is_added_for_the_station_master() {
    let mut position = clear(2);
    let [value3, shorthorn, o9] = cards(["longhorn", "shorthorn-3", "o9"]);
    let herd = position.build(ME, 1, Site::A1).herd(ME);
    herd.deck = [value3, shorthorn, o9].into_iter().collect();
    (herd.hand, herd.discard) = (Pile::EMPTY, Pile::EMPTY);
    position.player(ME).start = Some(Start::Os1);
    let scores = |position: &Position| {
        let play = play_from(position);
        (play.score(ME, "score-objectives"), play.score(ME, "score-masters"))
    };
    assert_eq!(scores(&position), (3, 0));
    position.player(ME).masters = Masters::only(Master::Sm1);
    assert_eq!(scores(&position), (3 - 2, 3));
}

// GWT-FEE-02, GWT-FEE-04
#[test]
fn ex_t13_both_hands_with_too_little_money() {
    let mut position = clear(3);
    position.build(YOU, 7, Site::B3).tile(Site::Bandit4, Tile::OrangeBandit).take(ME, Disc::Step1);
    position.player(ME).rancher = Some(Site::B2);
    position.player(ME).dollars = 2;
    let mut play = play_from(&position);
    play.play("go bandit4 via CD");
    assert_eq!([ME, YOU, THIRD].map(|seat| play.dollars(seat)), [0, 22, 20]);
    let fees: Vec<(Option<Seat>, u16, u16)> = play
        .latest()
        .iter()
        .filter_map(|event| match *event {
            Event::FeePaid { to, dollars, due, .. } => Some((to, dollars, due)),
            _ => None,
        })
        .collect();
    assert_eq!(fees, [(Some(YOU), 2, 3), (None, 0, 1)]);
}

// GWT-HAZ-04, GWT-MOVE-10
#[test]
fn ex_t14_a_flood_is_removed_under_a_rancher() {
    let mut position = clear(2);
    position.tile(Site::Flood3, Tile::FloodGreen4).player(YOU).rancher = Some(Site::Flood3);
    let mut play = at(&mut position, Site::F);
    play.play_all(["use hazard-for-7", "remove flood3", "done"]);
    assert_eq!((play.dollars(ME), play.player(YOU).rancher), (13, Some(Site::Flood3)));
    // B, C and E are one, two and three steps away.
    assert_eq!(play.options("go "), ["B", "C", "E", "D via C"]);
    play.play("go E");
    assert!(play.latest().iter().any(|event| matches!(event, Event::Moved { seat: YOU, to: Site::E, steps: 3, .. })));
}

// GWT-PB-9a
#[test]
fn ex_t15_an_extraordinary_delivery() {
    let delivering = || {
        let mut position = clear(2);
        position.build(ME, 9, Site::A1).engine(ME, 12).hand(ME, cards(["criollo"]));
        let mut play = at(&mut position, Site::A1);
        play.play("use extraordinary-delivery");
        play
    };
    let mut play = delivering();
    play.play("engine 4");
    assert_eq!(play.options("deliver "), ["kansas-city", "fulton", "st-louis", "bloomington", "peoria"]);
    play.play("deliver peoria");
    assert!(!play.can("disc step1"));
    play.play("disc aux1");
    assert_eq!((play.dollars(ME), play.holds(ME, "criollo")), (20, 1), "no money, no transport, no discarding");
    assert_eq!((play.player(ME).cities[City::Peoria.index()], play.player(ME).rancher), (1, Some(Site::A1)));
    assert!(play.can("use engine-3"), "phase B goes on");

    let mut play = delivering();
    play.play("engine s1");
    assert!(play.can("deliver bloomington") && !play.can("deliver peoria"));
    play.play_all(["deliver bloomington", "disc aux1"]);
    // The station comes after the delivery.
    assert_eq!(play.legal(), ["upgrade s1", "done"]);
    play.play_all(["upgrade s1", "disc aux2"]);
    assert_eq!((play.dollars(ME), play.player(ME).stations), (18, Stations::only(Station::S1)));
}

// GWT-BUY-05
#[test]
fn ex_t17_a_reveal_that_does_not_pay() {
    let mut position = buying(4, &["longhorn", "red-poll"], &["hereford-5", "shorthorn-3"]);
    position.player(ME).dollars = 9;
    let mut play = at(&mut position, Site::E);
    play.play_all(["use buy-cattle", "reveal"]);
    assert_eq!(play.table().market.count(great_western_trail::data::cattle::Cattle::Hereford5), 1);
    assert_eq!(play.refused(purchase("hereford-5", None, 4)).why, "why-too-few-cowboys");
    assert_eq!(play.refused(purchase("hereford-5", None, 2)).why, "why-too-few-dollars");
    play.play(purchase("longhorn", Some("red-poll"), 3));
    assert_eq!(play.dollars(ME), 4);
}

// GWT-SETUP-20, GWT-SETUP-21, GWT-SETUP-22
#[test]
fn ex_t18_the_first_turn_of_the_fourth_player() {
    let mut play = Play::deal(&Options::for_players(4), 11);
    let fourth = (0..3).fold(play.table().first, |seat, _| seat.left(4));
    assert_eq!((play.dollars(fourth), play.own(fourth).herd.hand_size), (9, 7));
    let first_option = |play: &mut Play| {
        let option = play.legal()[0].clone();
        play.play(&option);
    };
    while play.actor() != fourth {
        match play.legal() {
            options if options[0].starts_with("discard") => first_option(&mut play),
            options if options[0].starts_with("settle") => drop(play.play("settle A")),
            _ => drop(play.play("done")),
        }
    }
    for left in [6, 5, 4] {
        assert!(play.options("settle ").is_empty());
        first_option(&mut play);
        assert_eq!(play.own(fourth).herd.hand_size, left);
    }
    assert_eq!(play.options("settle "), ["A", "B", "C", "D", "E", "F", "G"]);
    play.play("settle A");
    assert_eq!((play.player(fourth).rancher, play.dollars(fourth)), (Some(Site::A), 9), "others stand there too");
    play.play("auxiliary 1");
    assert_eq!(play.dollars(fourth), 10);
    play.play("done");
    assert_eq!((play.own(fourth).herd.hand_size, play.actor()), (4, play.table().first));
}

// GWT-OBJ-07, GWT-OBJ-08, GWT-OBJ-09
#[test]
fn ex_t19_a_free_move_in_phase_b() {
    let mut position = clear(2);
    position.build(ME, 1, Site::C1).build(YOU, 10, Site::C2).hand(ME, cards(["o17", "criollo"]));
    let mut play = at(&mut position, Site::C);
    play.play_all(["use take-objective", "take top"]);
    assert!(play.can("use engine-by-engineers"));
    play.play_all(["play o17", "go E"]);
    assert!(play.latest().iter().any(|event| matches!(event, Event::Moved { seat: ME, to: Site::E, steps: 3, .. })));
    assert_eq!([ME, YOU].map(|seat| play.dollars(seat)), [20, 20]);
    assert_eq!((play.actor(), play.player(ME).rancher), (YOU, Some(Site::E)));
    assert_eq!((play.own(ME).herd.hand_size, play.player(ME).engine), (4, Berth::START));
}

// GWT-DEL-10, GWT-DISC-04
#[test]
fn ex_t21_income_pays_for_disc_and_transport() {
    let mut position = arriving(2, 10);
    position.engine(ME, 0).player(ME).dollars = 0;
    let mut play = at(&mut position, Site::KansasCity);
    assert_eq!(play.dollars(ME), 10);
    play.play_all(["deliver chicago", "disc hand"]);
    assert_eq!((play.dollars(ME), play.own(ME).herd.hand_size), (0, 5));
}

// GWT-BLD-03, GWT-BLD-07
#[test]
fn ex_t22_a_craftsman_who_builds_at_once() {
    let mut position = builder(3, 9);
    position.build(ME, 4, Site::A1).jobs(1, &[(0, 3, Craftsman)]);
    let mut play = at(&mut position, Site::A);
    play.play_all(["use hire", "hire craftsman 1"]);
    assert_eq!((play.dollars(ME), play.player(ME).workers(Craftsman)), (3, 4));
    play.play("build 8 A1");
    assert_eq!(play.dollars(ME), 0);
    let eight = Number::new(8).expect("a tile");
    assert_eq!(play.table().tenant(Site::A1), Tenant::Private { owner: ME, number: eight });
    assert_eq!(
        (play.player(ME).built.bits(), play.player(ME).unbuilt.bits() & 0b1000),
        (1 << 7, 0),
        "4a has left the game"
    );
}

// GWT-DEL-10, GWT-DEL-11
#[test]
fn ex_t24_an_engine_on_a_turnout_counts_as_on_the_next_space() {
    let east = [City::Toledo, City::Pittsburgh, City::Philadelphia, City::NewYork];
    assert_eq!(east.map(|city| transport(arriving(2, 18).turnout(ME, Station::S3), city)), [1, 2, 3, 5]);
    assert_eq!(transport(arriving(2, 18).engine(ME, 10), City::Toledo), 2);
    assert_eq!(transport(arriving(2, 18).engine(ME, 10), City::NewYork), 6);
}

// GWT-PB-1a
#[test]
fn ex_t25_buildings_in_the_woods() {
    let mut position = clear(2);
    position.build(ME, 1, Site::B1).build(ME, 2, Site::C1).build(ME, 3, Site::A1).build(YOU, 1, Site::C2);
    let mut play = at(&mut position, Site::B1);
    play.play("use gain-by-woods");
    assert_eq!(play.dollars(ME), 24);
}

/// Alone against Sam, who turns over one of these cards; the human does nothing at this site.
fn against_sam(level: Level, site: Site, cards: &[u32], arrange: impl FnOnce(&mut Position)) -> (Position, Play) {
    let mut position = clear_with(Options::for_players(1).level(level));
    (position.player(YOU).workers, position.player(YOU).discs) = ([1, 1, 1], position.player(ME).discs);
    if let Some(sam) = &mut position.table.sam {
        sam.cards = cards.iter().map(|card| 1 << (card - 1)).sum();
    }
    arrange(&mut position);
    let mut play = at(&mut position, site);
    play.play("done");
    (position, play)
}

// GWT-SOLO-13, GWT-SOLO-14
#[test]
fn ex_t27_sam_stops_at_the_first_station() {
    let (_, play) = against_sam(Level::Medium, Site::A, &[2], |position| {
        position.player(YOU).workers[Engineer.index()] = 3;
        position.engine(YOU, 3).engine(ME, 4);
        position.table.masters[0] = Some(Master::Sm9);
    });
    let sam = play.player(YOU);
    assert_eq!((sam.engine, sam.stations), (Station::S1.berth(), Stations::only(Station::S1)));
    assert_eq!((sam.masters, play.table().masters[0]), (Masters::only(Master::Sm9), None));
    assert_eq!((sam.workers, sam.discs.iter().sum::<u8>()), ([1, 1, 3], 13));
}

// GWT-SOLO-19, GWT-SOLO-20
#[test]
fn ex_t28_sam_builds_twice() {
    let arranged = |position: &mut Position| {
        position.player(YOU).workers[Craftsman.index()] = 3;
        if let Some(sam) = &mut position.table.sam {
            sam.specialization = Craftsman;
        }
    };
    // Both of these cards let him build.
    let (_, mut play) = against_sam(Level::Medium, Site::B, &[9, 10], arranged);
    let of_sam = |number: u8| Tenant::Private { owner: YOU, number: Number::new(number).expect("a tile") };
    assert_eq!(play.table().tenant(Site::B1), of_sam(5));
    play.play_all(["go C", "done"]);
    assert_eq!(play.table().tenant(Site::C1), of_sam(12));
    assert_eq!(play.table().tenant(Site::B1), of_sam(5));
}

// GWT-SOLO-22, GWT-SOLO-24
#[test]
fn ex_t29_five_deliveries_of_sam() {
    let (mut position, mut play) = against_sam(Level::Medium, Site::A, &[4], |position| {
        position.player(YOU).rancher = Some(Site::G);
        position.player(YOU).start = None;
    });
    for _ in 0..4 {
        position.table = *play.table();
        position.turn(ME).player(YOU).rancher = Some(Site::G);
        position.clear_trail();
        if let Some(sam) = &mut position.table.sam {
            sam.cards = 1 << 3;
        }
        play = at(&mut position, Site::A);
        play.play("done");
    }
    let sam = play.player(YOU);
    assert_eq!(sam.cities, [0, 0, 0, 1, 1, 1, 1, 1, 0, 0]);
    assert_eq!(sam.played.len(), 2);
    assert_eq!(play.score(YOU, "score-cities"), 14);
    let points: i32 = sam.played.iter().map(|(kind, count)| i32::from(kind.terms().points) * i32::from(count)).sum();
    assert!(points >= 6);
    assert_eq!(play.score(YOU, "score-objectives"), points);
    assert_eq!(play.table().sam.map(|sam| sam.next_city), Some(City::Philadelphia));
}

// GWT-SETUP-07
#[test]
fn ex_t30_a_fifth_flood_goes_back_into_the_bag() {
    let hazards = Site::ALL.into_iter().filter(|site| {
        let name = site.name();
        ["flood", "drought", "rock"].iter().any(|area| name.starts_with(area))
    });
    let slots: Vec<Site> = hazards.chain(BANDITS).collect();
    let mut full = 0;
    for seed in 0..8_000 {
        let play = Play::deal(&Options::for_players(2), seed);
        let table = play.table();
        let on_board: Vec<Tile> = slots
            .iter()
            .filter_map(|&site| match table.tenant(site) {
                Tenant::Tile(tile) => Some(tile),
                _ => None,
            })
            .collect();
        assert_eq!(on_board.len(), 7, "seed {seed}");
        full += usize::from(slots[..12].chunks(4).any(|area| area.iter().all(|&site| table.spaces.contains(site))));
        // Whatever does not lie on the board or in the first column is in the bag.
        let mut bag = table.bags[0];
        for tile in on_board.into_iter().chain(table.foresight[..2].iter().copied().flatten()) {
            bag.add(tile, 1);
        }
        assert_eq!(bag, BAGS[0], "seed {seed}");
    }
    assert!(full > 20, "areas were full {full} times");
}

// GWT-EXC-02, GWT-EXC-05
#[test]
fn ex_t31_a_token_before_discarding() {
    let mut position = clear(2);
    position.hand(ME, cards(["criollo", "criollo", "galloway", "galloway"])).player(ME).tokens = 1;
    let mut play = at(&mut position, Site::A);
    let size = |play: &Play| play.own(ME).herd.hand_size;
    play.play("auxiliary 2");
    assert_eq!((size(&play), play.player(ME).owed), (5, 1));
    play.play("exchange 1");
    assert_eq!(play.legal(), ["draw 0", "draw 1", "draw 2"]);
    play.play("draw 2");
    assert_eq!((size(&play), play.player(ME).owed), (7, 3));
    play.play_all(["discard criollo", "discard criollo", "discard galloway"]);
    assert_eq!((size(&play), play.player(ME).tokens), (4, 0));
    assert!(play.can("done"));
}

// GWT-BLD-07
#[test]
fn ex_t32_the_building_under_the_rancher_is_replaced() {
    let mut position = builder(3, 9);
    position.build(ME, 6, Site::A1).jobs(4, &[(3, 3, Craftsman)]);
    position.player(ME).bandits = [1, 1];
    let mut play = at(&mut position, Site::A1);
    play.play_all(["use hire-less-1", "hire craftsman 4"]);
    assert_eq!(play.dollars(ME), 5);
    play.play("build 7 A1");
    assert_eq!(play.dollars(ME), 4);
    assert_eq!(play.legal(), ["use engine-by-engineers", "done"]);
    assert_eq!((play.player(ME).built.bits(), play.player(ME).unbuilt.bits() & 1 << 5), (1 << 6, 0));
}

// GWT-MOVE-12
#[test]
fn ex_t33_a_flood_comes_under_a_rancher() {
    let mut position = arriving(2, 1);
    position.player(YOU).rancher = Some(Site::Flood1);
    position.table.foresight[0] = Some(Tile::FloodGreen3);
    let mut play = at(&mut position, Site::KansasCity);
    assert_eq!(play.table().tenant(Site::Flood1), Tenant::Tile(Tile::FloodGreen3));
    play.play_all(["deliver fulton", "disc aux1"]);
    assert_eq!((play.actor(), play.dollars(YOU)), (YOU, 20));
    assert_eq!(play.options("go "), ["B", "C", "E", "D via C"]);
    play.play("go B");
    assert_eq!(play.dollars(YOU), 20);
}

// GWT-STN-04, GWT-AUX-08
#[test]
fn ex_t34_a_dollar_too_late() {
    let mut position = clear(2);
    position.engine(ME, 8).take(ME, Disc::Aux5).hand(ME, cards(["criollo"])).player(ME).dollars = 1;
    let mut play = at(&mut position, Site::A);
    play.play_all(["auxiliary 5", "engine s2"]);
    assert_eq!((play.dollars(ME), play.player(ME).stations), (2, Stations::NONE));
    assert_eq!(play.legal(), ["trash criollo", "done"]);
}

// GWT-HIRE-09, GWT-END-05
#[test]
fn ex_t35_the_last_turns() {
    let mut position = clear(3);
    let rows: Vec<(u8, u8, Worker)> = (0..12).map(|row| (row, 3, Cowboy)).collect();
    position.jobs(12, &rows).table.token_owner = Some(THIRD);
    position.table.foresight =
        [None, None, Some(Tile::Cowboy), Some(Tile::Engineer), Some(Tile::Craftsman), Some(Tile::OrangeBandit)];
    let before = position.table.jobs;
    let mut play = at(&mut position, Site::A);
    play.play("use hire");
    assert_eq!(play.options("hire cowboy ").len(), 12);
    play.play("hire cowboy 12");
    assert_eq!(play.dollars(ME), 16);
    // Another player reaches Kansas City.
    position.turn(YOU).hand(YOU, cards(["criollo"]));
    let play = at(&mut position, Site::KansasCity);
    assert!(play.can("deliver fulton"), "nothing was asked");
    assert_eq!(play.table().jobs, before);
    assert_eq!(play.table().tenant(Site::Bandit1), Tenant::Tile(Tile::OrangeBandit));
    let left = [Some(Tile::Cowboy), Some(Tile::Engineer), Some(Tile::Craftsman), None];
    assert_eq!(play.table().foresight[2..], left);
    assert_eq!(play.own(YOU).herd.top, Some(Card::Cattle(great_western_trail::data::cattle::Cattle::Criollo)));
}
