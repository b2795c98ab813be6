//! Every event card, by what it does at the table.

use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::{Event, EventCard, Position};

use crate::building::WHITES;
use crate::common::*;

/// A game in which all areas are open and no conductor interferes.
fn late() -> Position {
    game(12).deck(WHITES).dollars(0, 5).dollars(1, 5).dollars(2, 5)
}

/// Builds a strand with these cards while an event is active.
fn build(event: &str, cards: &str, strand: &str) -> Table {
    let mut t = turn(late().event(event).hand(0, cards), 0);
    t.play(format!("build {strand}"));
    t
}

fn can_build(event: &str, cards: &str, strand: &str) -> bool {
    turn(late().event(event).hand(0, cards), 0).can(format!("build {strand}"))
}

/// Somebody draws a newspaper with this event.
fn turned(event: &str, position: impl Fn(Position) -> Position) -> Table {
    let make = || {
        let deck = format!("newspaper {WHITES}");
        let base = late().deck(&deck).row("red blue green yellow black").event_deck(event);
        turn(position(base), 0)
    };
    with_luck(make, |t| {
        t.play("blind");
        t.was_told(|event| matches!(event, Event::Newspaper { .. }))
    })
}

#[test]
fn e01_long_haul_subsidy() {
    assert_eq!(build("E01", "black black black", "BUF-PHI").dollars(0), 7);
    assert_eq!(build("E01", "yellow yellow", "ALB-BUF").dollars(0), 5);
}

#[test]
fn e02_soft_ground() {
    assert!(!can_build("E02", "red red", "CIN-LEW") && can_build("E02", "red red red", "CIN-LEW"));
    assert!(can_build("E02", "blue blue", "CIN-KNO"), "not grey");
}

#[test]
fn e03_rolling_stock_arrives() {
    assert_eq!(turned("E03", |position| position).hand_sizes(), [2, 1, 1]);
}

#[test]
fn e04_locomotive_works_on_strike() {
    assert!(!turn(late().event("E04").row("loco red red red red"), 0).can("take loco"));
}

#[test]
fn e05_dividend_season() {
    let t = turned("E05", |position| {
        position.built(0, "BOS-ALB").built(1, "ALB-BUF BUF-PIT PIT-LEW").built(2, &nine_routes())
    });
    assert_eq!(t.all_dollars(), [5, 6, 9], "a dollar for two routes, four at most");
}

fn nine_routes() -> String {
    "CHS-SAV-A CLT-CHS CLT-ATL KNO-ATL KNO-NAS NAS-ATL ATL-MOB MOB-NOL-A LIT-NAS".to_owned()
}

#[test]
fn e06_travel_fever() {
    let mut t = turn(late().event("E06"), 0);
    t.play("tickets");
    assert_eq!(t.player(0).drawn.as_ref().unwrap().len(), 4);
    assert!(t.can("keep 4"), "one is enough");
}

#[test]
fn e07_company_parade() {
    assert_eq!(build("E07", "blue blue", "CIN-KNO").dollars(0), 8);
    assert_eq!(build("E07", "green green", "KNO-NAS").dollars(0), 5, "only where the bonus is paid");
}

#[test]
fn e08_telegraph_boom() {
    assert_eq!(build("E08", "yellow", "CHI-CIN-A").dollars(0), 6);
    assert_eq!(build("E08", "white", "BOS-NYC-A").dollars(0), 6);
    assert_eq!(build("E08", "green", "BOS-ALB").dollars(0), 5);
}

#[test]
fn e09_coal_famine() {
    let four = "white white white white";
    assert!(!can_build("E09", four, "NAS-NOL-A") && can_build("E09", &format!("{four} white"), "NAS-NOL-A"));
    assert!(can_build("E09", "black black black", "BUF-PHI"));
}

#[test]
fn e10_settlers_trains() {
    let t = turned("E10", |position| position.dollars(1, 2).dollars(2, 2));
    assert_eq!(t.hand_sizes(), [1, 2, 2], "all who have the fewest dollars");
}

#[test]
fn e11_a_bank_closes_its_doors() {
    let t = turned("E11", |position| position.dollars(1, 9).dollars(2, 9));
    assert_eq!(t.all_dollars(), [5, 6, 6]);
    let t = turned("E11", |position| position.dollars(0, 2).dollars(1, 1).dollars(2, 1));
    assert_eq!(t.all_dollars(), [0, 1, 1], "no more than one has");
}

#[test]
fn e12_government_bonds() {
    assert_eq!(build("E12", "red red", "CIN-LEW").dollars(0), 7);
    assert_eq!(build("E12", "red red", "PHI-PIT").dollars(0), 5);
}

#[test]
fn e13_extra_extra() {
    let t = turned("E13", |position| position);
    assert_eq!((t.row(), t.all_dollars()), (vec!["white".to_owned(); 5], vec![7, 5, 5]));
}

#[test]
fn e14_rate_war() {
    assert_eq!(build("E14", "green", "BOS-ALB").dollars(0), 4);
    assert_eq!(build("E14", "yellow yellow", "ALB-BUF").dollars(0), 5);
    assert!(!turn(late().event("E14").hand(0, "green").dollars(0, 0), 0).can("build BOS-ALB"));
}

#[test]
fn e15_express_season() {
    let mut t = turn(late().event("E15").row("loco loco red red red"), 0);
    t.play("take loco");
    assert_eq!(t.acting(), [0]);
    t.play("take loco");
    assert_eq!((t.hand(0).as_str(), t.turn()), ("loco loco", Some(1)));
}

#[test]
fn e16_city_curfew() {
    assert_eq!(build("E16", "green", "BOS-ALB").hand_sizes()[0], 0);
}

#[test]
fn e17_exposition_crowds() {
    assert_eq!(build("E17", "green", "BOS-ALB").hand_sizes()[0], 2);
}

#[test]
fn e18_hurricane_season() {
    assert_eq!(build("E18", "green", "BOS-ALB").dollars(0), 4);
    assert_eq!(build("E18", "yellow yellow", "ALB-BUF").dollars(0), 5);
}

#[test]
fn e19_steamer_subsidy() {
    assert_eq!(build("E19", "green", "BOS-ALB").dollars(0), 6);
    assert_eq!(build("E19", "yellow yellow", "ALB-BUF").dollars(0), 5);
}

#[test]
fn e20_depot_opening_day() {
    let five = ["QUE", "MTL", "BGR", "DET", "CIN"];
    let t = turned("E20", |position| {
        let position = five.iter().fold(position, |position, city| position.station(Red, city));
        position.station(Green, "BOS").station(Green, "NYC")
    });
    assert_eq!(t.all_dollars(), [5, 9, 7], "a dollar for each station, four at most");
}

#[test]
fn e21_prairie_fire() {
    assert!(!can_build("E21", "yellow yellow", "STL-CHI-A"));
    assert!(can_build("E21", "yellow yellow", "ALB-BUF"));
    let t = turn(late().event("E21").hand(0, "yellow yellow"), 0);
    assert_eq!(t.refused_as(0, "build STL-CHI-A"), ("TTR-NEWS-03", "why-event-forbids"));
}

#[test]
fn e22_cattle_barons_bid() {
    let t = ended(late().event("E22").tokens(0, 0, 0, "DAL HOU").built(0, "HOU-NOL-A"));
    assert_eq!(t.player(0).slip.unwrap().cattle, (1 + 1) + (4 + 1));
}

#[test]
fn e23_dust_storm() {
    assert!(!can_build("E23", "blue", "DOD-OKC") && can_build("E23", "blue blue", "DOD-OKC"));
    assert!(!can_build("E23", "blue", "LIT-NAS"), "one end is enough");
}

#[test]
fn e24_the_posse_rides_out() {
    let t = turned("E24", |position| position.outlaw("DEN", 8));
    assert_eq!((t.view().outlaw, t.view().stash, t.all_dollars()), (Some(city("MIL")), 8, vec![6, 6, 6]));
}

#[test]
fn e25_bold_holdup() {
    let t = turned("E25", |position| position.outlaw("DEN", 1).dollars(2, 9));
    assert_eq!((t.view().stash, t.all_dollars()), (4, vec![5, 5, 7]));
}

#[test]
fn e26_silver_strike() {
    assert_eq!(build("E26", "yellow-pickaxe yellow-pickaxe yellow-pickaxe", "DEN-SFE").player(0).ore, 3);
}

#[test]
fn e27_cave_in() {
    assert_eq!(build("E27", "yellow-pickaxe", "CHE-DEN").player(0).ore, 0);
}

#[test]
fn e28_free_trade_accord() {
    assert_eq!(build("E28", "red", "MTL-ALB").dollars(0), 5);
    assert!(turn(late().event("E28").hand(0, "red").dollars(0, 0), 0).can("build MTL-ALB"));
    assert_eq!(build("E27", "red", "MTL-ALB").dollars(0), 4);
}

#[test]
fn e29_fiesta() {
    let t = turned("E29", |position| position.built(1, "MTL-BOS-A").built(2, "REG-WIN HER-CHH CHH-MTY"));
    assert_eq!(t.all_dollars(), [5, 6, 8], "three at most");
}

#[test]
fn e30_orange_fever() {
    assert_eq!(build("E30", "yellow", "SAC-SFO-A").dollars(0), 7);
    assert_eq!(build("E30", "green", "BOS-ALB").dollars(0), 5);
}

#[test]
fn e31_earth_tremor() {
    let t = turned("E31", |position| position.hand(1, "red red").hand(2, "blue"));
    assert_eq!(t.acting(), [1]);
    let mut t = t;
    t.play("discard red");
    assert_eq!((t.hand(1).as_str(), t.hand(2).as_str()), ("red", ""));
    assert_eq!((t.acting(), t.hand(0).as_str()), (vec![0], "white"), "then the draw goes on");
}

#[test]
fn e32_deep_snow() {
    assert!(!can_build("E32", "white white white white", "HEL-SLC"));
    assert!(can_build("E32", "white white white white", "NAS-NOL-A"));
}

#[test]
fn e33_timber_boom() {
    assert_eq!(build("E33", "green green", "SEA-SPO").dollars(0), 7);
    assert_eq!(build("E33", "green green", "KNO-NAS").dollars(0), 5);
}

#[test]
fn every_event_has_its_test() {
    let source = include_str!("events.rs");
    for event in EventCard::all() {
        let name = format!("fn {}_", event.id().to_lowercase());
        assert!(source.contains(&name), "{name}");
    }
    assert_eq!(data().events.iter().filter(|event| event.instant).count(), 10);
}
