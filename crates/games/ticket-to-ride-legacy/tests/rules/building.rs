//! Building routes.

use ticket_to_ride_legacy::data::{Lanes, data};
use ticket_to_ride_legacy::{Event, Position, Sticker};

use crate::common::*;

/// Enough white cards to draw from, and no newspaper.
pub const WHITES: &str = "white white white white white white white white white white white white";

fn table(players: usize, hand: &str) -> Position {
    Position::players(players).hand(0, hand).deck(WHITES)
}

#[test]
fn ttr_build_01_a_route_is_a_row_of_spaces_of_one_colour_between_two_cities() {
    let red = data().strand(strand("MTL-BUF-A"));
    assert_eq!((red.a, red.b, red.length), (city("MTL"), city("BUF"), 2));
    assert!(data().strands.iter().all(|strand| (1..=6).contains(&strand.length) && strand.a != strand.b));
    // What joins no two cities is no route.
    assert!("build MTL-CHI".parse::<ticket_to_ride_legacy::Action>().is_err());
    let mut t = turn(table(4, "red red"), 0);
    t.play("build MTL-BUF-A");
    assert_eq!(t.view().built, [(strand("MTL-BUF-A"), seat(0))]);
}

#[test]
fn ttr_build_02_a_card_of_its_colour_for_each_space_or_locomotives() {
    let can = |hand: &str| turn(table(4, hand), 0).can("build MTL-BUF-A");
    assert!(can("red red") && can("red loco") && can("loco loco"));
    assert!(!can("red") && !can("red blue") && !can("blue blue") && !can("loco"));
    let mut t = turn(table(4, "red red red loco"), 0);
    t.play("build MTL-BUF-A");
    assert_eq!(t.legal(), ["pay red", "pay red 1l"]);
    t.play("pay red 1l");
    assert_eq!(t.hand(0), "red red");
    assert_eq!(t.discards(), "red loco");
}

#[test]
fn ttr_build_03_grey_takes_any_one_colour() {
    let mut t = turn(table(4, "white white white black black loco loco loco"), 0);
    t.play("build BUF-NYC");
    assert_eq!(t.legal(), ["pay black 1l", "pay black 2l", "pay white", "pay white 1l", "pay white 2l", "pay locos"]);
    assert!(!turn(table(4, "white white black"), 0).can("build BUF-NYC"));
}

#[test]
fn ttr_build_04_a_car_on_each_space_and_the_cards_are_discarded() {
    let mut t = turn(table(4, "yellow yellow"), 0);
    t.play("build ALB-BUF");
    assert_eq!((t.cars(0), t.hand(0).as_str(), t.discards().as_str()), (18, "", "yellow yellow"));
    assert!(t.was_told(|event| *event == Event::Built { seat: seat(0), strand: strand("ALB-BUF") }));
}

#[test]
fn ttr_build_05_as_many_cars_as_spaces_are_needed() {
    assert!(turn(table(4, "yellow yellow").cars(0, 2), 0).can("build ALB-BUF"));
    let t = turn(table(4, "yellow yellow").cars(0, 1), 0);
    assert!(!t.can("build ALB-BUF"));
    assert_eq!(t.refused_as(0, "build ALB-BUF"), ("TTR-BUILD-05", "why-too-few-cars"));
}

#[test]
fn ttr_build_06_both_ends_must_be_on_the_board() {
    // Chicago is there, St. Louis is not yet.
    let t = turn(table(4, "yellow yellow"), 0);
    assert_eq!(t.refused_as(0, "build STL-CHI-A"), ("TTR-BUILD-06", "why-not-on-board"));
    let gp = ticket_to_ride_legacy::Record::example_with(&trio(), 1, &[area("GP")]);
    assert!(turn(Position::next(gp, &trio()).hand(0, "yellow yellow"), 0).can("build STL-CHI-A"));
}

#[test]
fn ttr_build_07_it_need_not_touch_other_routes() {
    let mut t = turn(table(4, "white white white white").built(0, "QUE-BGR-A"), 0);
    t.play("build NAS-NOL-A");
    assert_eq!(t.view().built.len(), 2);
}

#[test]
fn ttr_build_08_one_route_in_a_turn_and_only_in_full() {
    let mut t = turn(table(4, "yellow yellow yellow yellow"), 0);
    t.play("build ALB-BUF");
    assert_eq!(t.turn(), Some(1));
    assert!(!turn(table(4, "black black"), 0).can("build BUF-PHI"), "two of three spaces");
    // What is taken stays taken.
    let t = turn(Position::players(4).hand(1, "yellow yellow").built(0, "ALB-BUF").deck(WHITES), 1);
    assert_eq!(t.refused_as(1, "build ALB-BUF"), ("TTR-BUILD-08", "why-taken"));
}

#[test]
fn ttr_build_09_one_strand_of_a_group_for_each_player() {
    for group in &data().groups {
        let lengths: Vec<u8> = group.iter().map(|strand| data().strand(strand).length).collect();
        assert!(lengths.windows(2).all(|pair| pair[0] == pair[1]));
    }
    let t = turn(table(4, "red red").built(0, "NYC-PHI-A"), 0);
    assert_eq!(t.refused_as(0, "build NYC-PHI-B"), ("TTR-BUILD-09", "why-one-strand-each"));
    assert!(turn(Position::players(4).hand(1, "red red").built(0, "NYC-PHI-A"), 1).can("build NYC-PHI-B"));
}

#[test]
fn ttr_build_10_with_two_or_three_players_a_double_has_one_strand() {
    for (players, open) in [(2, false), (3, false), (4, true), (5, true)] {
        let mut t = turn(Position::players(players).hand(0, "red red").hand(1, "blue blue").deck(WHITES), 0);
        t.play("build MTL-BUF-A");
        assert_eq!(t.can("build MTL-BUF-B"), open, "{players} players");
        if !open {
            assert_eq!(t.refused_as(1, "build MTL-BUF-B"), ("TTR-BUILD-10", "why-double-closed"));
            assert_eq!(t.view().closed, [strand("MTL-BUF-B")]);
        }
    }
}

#[test]
fn ttr_build_10_the_players_who_are_present_count() {
    // A campaign of five companies, three or four of which take part.
    let record = ticket_to_ride_legacy::Record::example(&ticket_to_ride_legacy::Company::ALL, 3);
    for (present, open) in [(&[Blue, Green, Black][..], false), (&[Blue, Green, Yellow, Black], true)] {
        let position = Position::next(record, present).hand(0, "red red").hand(1, "blue blue").deck(WHITES);
        let mut t = turn(position, 0);
        t.play("build MTL-BUF-A");
        assert_eq!(t.can("build MTL-BUF-B"), open, "{present:?}");
    }
}

#[test]
fn ttr_build_11_a_triple_has_three_strands_at_every_table() {
    for players in 2..=5 {
        let mut t = turn(Position::players(players).hand(0, "black").hand(1, "red white").deck(WHITES), 0);
        t.play("build NYC-PHI-A");
        assert!(t.can("build NYC-PHI-B") && t.can("build NYC-PHI-C"), "{players} players");
    }
    assert!(data().strands.iter().filter(|strand| strand.lanes == Lanes::Triple).count() >= 9);
}

#[test]
fn ttr_build_12_numbered_rules_are_carried_out_in_ascending_order() {
    // Everything that a strand can bring: mail, station, mine, cargo, pioneer, a card for a large city.
    let position = game(12).rule(Sticker::Mail).station(Red, "SFO").mines("SFO").hand(0, "red-pickaxe").deck(WHITES);
    let mut t = turn(position, 0);
    t.play("build SAC-SFO-B");
    let order: Vec<&str> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Gained { seat: owner, .. } if *owner == seat(1) => Some("5 station"),
            Event::OreTaken { .. } => Some("7 mine"),
            Event::CargoTaken { .. } => Some("9 cargo"),
            Event::VaultItem { .. } => Some("11 pioneer"),
            Event::Drew { .. } => Some("12 large city"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["5 station", "7 mine", "9 cargo", "9 cargo", "11 pioneer", "12 large city"]);
}

#[test]
fn ttr_build_13_the_companys_own_colour_pays_at_once() {
    let mut t = turn(table(4, "blue blue"), 0);
    t.play("build CIN-KNO");
    assert_eq!(t.dollars(0), 7);
    let mut t = turn(table(4, "green green"), 0);
    t.play("build KNO-NAS");
    assert_eq!(t.dollars(0), 5, "green is not Baltimore & Ohio's");
}

#[test]
fn ttr_build_14_grey_never_pays_whatever_the_cards() {
    let mut t = turn(table(4, "blue blue"), 0);
    t.play("build CIN-LEW");
    assert_eq!(t.dollars(0), 5);
}

#[test]
fn ttr_build_15_the_strand_decides_not_the_cards() {
    let mut t = turn(table(4, "loco loco"), 0);
    t.play("build CIN-KNO");
    assert_eq!(t.dollars(0), 7);
}

#[test]
fn ttr_build_16_a_large_city_brings_a_card() {
    let mut t = turn(table(4, "yellow yellow"), 0);
    t.play("build BUF-PIT");
    assert_eq!(t.hand(0), "white");
    let mut t = turn(table(4, "yellow yellow"), 0);
    t.play("build ALB-BUF");
    assert_eq!(t.hand(0), "");
}

#[test]
fn ttr_build_17_two_large_ends_bring_one_card_and_later_routes_one_each() {
    let mut t = turn(table(4, "red red").built(0, "PHI-BAL-A"), 0);
    t.play("build PHI-PIT");
    assert_eq!(t.hand(0), "white", "Philadelphia again, and Pittsburgh");
}

#[test]
fn ttr_build_18_the_order_of_a_build() {
    // E18: a fee of $1 at ports; R-CUSTOMS; E19 instead pays after the cars are placed and before rule 3.
    let position = game(8).hand(0, "blue").event("E19").deck(WHITES);
    let mut t = turn(position, 0);
    t.play("build SAV-JAX-A");
    let order: Vec<String> = t
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Declared { .. } => Some("declared".to_owned()),
            Event::Built { .. } => Some("built".to_owned()),
            Event::Gained { amount, .. } => Some(format!("${amount}")),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["declared", "built", "$1", "$2"]);
}

#[test]
fn ttr_build_19_extra_cards_belong_to_the_set_and_dollars_are_set_aside() {
    let mut t = turn(table(4, "red red red").event("E02"), 0);
    let short = turn(table(4, "red red").event("E02"), 0);
    assert_eq!(short.refused_as(0, "build CIN-LEW"), ("TTR-BUILD-19", "why-extra-card"));
    t.play("build CIN-LEW");
    assert_eq!((t.cars(0), t.hand(0).as_str(), t.discards().as_str()), (18, "", "red red red"));
    // Fee and duty together: one dollar is not enough.
    let poor = |dollars| turn(game(7).hand(0, "red red").event("E18").dollars(0, dollars), 0);
    assert!(!poor(1).can("build MTL-BOS-A") && poor(2).can("build MTL-BOS-A"));
    assert_eq!(poor(1).refused_as(0, "build MTL-BOS-A"), ("TTR-BUILD-19", "why-fee-and-duty"));
    assert!(turn(table(4, "green").event("E01").dollars(0, 0), 0).can("build BOS-ALB"), "no fee without its event");
}

/// What forbids a route is told by its own name: the colour, the event's card or fee, the duty, or fee and duty together.
#[test]
fn ttr_build_02_19_customs_02_a_refusal_names_the_true_cause() {
    let why = |position: Position, strand: &str| turn(position, 0).refused_as(0, format!("build {strand}"));
    let late = |hand: &str, dollars: u16| game(7).hand(0, hand).dollars(0, dollars);
    // Montréal to Boston is grey, of two spaces, at a port and across a border.
    assert_eq!(why(late("red", 5), "MTL-BOS-A"), ("TTR-BUILD-03", "why-too-few-alike"));
    assert_eq!(why(late("red", 5), "MTL-BUF-A"), ("TTR-BUILD-02", "why-too-few-of-colour"));
    assert_eq!(why(late("red red", 5).event("E02"), "MTL-BOS-A"), ("TTR-BUILD-19", "why-extra-card"));
    assert_eq!(why(late("red", 5).event("E02"), "MTL-BOS-A"), ("TTR-BUILD-03", "why-too-few-alike"));
    assert_eq!(why(late("red red", 0), "MTL-BOS-A"), ("TTR-CUSTOMS-02", "why-duty"));
    assert_eq!(why(late("red red", 1).event("E18"), "MTL-BOS-A"), ("TTR-BUILD-19", "why-fee-and-duty"));
    assert_eq!(why(late("green", 0).event("E18"), "BOS-ALB"), ("TTR-BUILD-19", "why-fee"));
    // The Consul pays no duty: what is missing is the fee.
    let consul = game(11).conductor(0, "C6").hand(0, "red red").dollars(0, 0).event("E18");
    assert_eq!(why(consul, "MTL-BOS-A"), ("TTR-BUILD-19", "why-fee"));
    assert_eq!(why(late("red red", 5).event("E21"), "DAV-KAN"), ("TTR-NEWS-03", "why-event-forbids"));
}

#[test]
fn ttr_build_20_no_card_is_left_for_a_large_city() {
    let mut t = turn(Position::players(4).hand(0, "loco yellow").row("").deck("").ticket_deck("T001 T002 T003"), 0);
    // The set itself is discarded before rule 12, so only a newspaper can be all there is.
    t.play("build CHI-CIN-A");
    t.play("pay yellow");
    assert_eq!(t.hand(0), "yellow loco", "the set is the deck now");
    let mut t = turn(game(12).rule(Sticker::Mail).hand(0, "green").row("").deck("").event("E16"), 0);
    t.play("build BOS-ALB");
    assert_eq!(t.hand(0), "", "a curfew: no card is drawn at all");
}

#[test]
fn ttr_build_21_extra_cards_count_with_their_symbols_and_postcard_locomotives_do_not() {
    // E09: strands of four and more need a card more; Denver has a mine.
    let reds = "red red red red-pickaxe red-skull";
    let position = game(7).hand(0, reds).event("E09").dollars(0, 5).deck(WHITES);
    let mut t = turn(position, 0);
    t.play("build SLC-DEN-B");
    assert_eq!(t.options("outlaw "), ["SLC", "DEN"], "the skull of the fifth card counts");
    t.play("outlaw DEN");
    assert_eq!(t.player(0).ore, 1, "and so does the pickaxe");
}

/// Before the box with the outlaws a skull means nothing, and a card with one serves to keep a pickaxe.
#[test]
fn ttr_camp_17_mine_02_a_skull_that_means_nothing_is_like_a_plain_card() {
    let areas = ["FL", "GP", "OR", "HD"].map(area);
    let record = ticket_to_ride_legacy::Record::example_with(&trio(), 4, &areas);
    let position = || Position::next(record, &trio()).hand(0, "red red-pickaxe red-skull").deck(WHITES);
    let mut t = turn(position(), 0);
    assert!(t.has_rule(Sticker::Mine) && !t.has_rule(Sticker::Robbery));
    t.play("build PHI-PIT");
    assert_eq!(t.legal(), ["pay red 1s", "pay red 1p"]);
    t.play("pay red 1s");
    assert_eq!(t.hand(0), "white red-pickaxe");
    // Version 1 laid the pickaxe down without asking.
    let mut t = turn(position().by_rules(table::RulesVersion(1)), 0);
    t.play("build PHI-PIT");
    assert_eq!(t.hand(0), "white red-skull");
}

#[test]
fn ttr_build_22_two_stickers_with_one_number_act_in_their_order() {
    let order = |list: &[Sticker]| list.windows(2).all(|pair| pair[0] < pair[1]);
    assert!(order(&[Sticker::Company, Sticker::Mail]) && order(&[Sticker::Pioneer, Sticker::Postcard]));
    // The plaque comes before the postcard that the same strand fulfils.
    let mut t = turn(game(2).postcards(Blue, &[61]).dollars(0, 20).hand(0, "blue").deck(WHITES), 0);
    t.play("build SAV-JAX-A");
    let place = |which: &dyn Fn(&Event) -> bool| t.events().iter().position(which).expect("it was told");
    let plaque = place(&|event| matches!(event, Event::VaultItem { .. }));
    let shown = place(&|event| matches!(event, Event::PostcardFulfilled { .. }));
    assert!(plaque < shown);
}

#[test]
fn ttr_build_23_the_bonus_with_upgrade_and_event() {
    let build = |position: Position| {
        let mut t = turn(position.hand(0, "blue blue").deck(WHITES), 0);
        t.play("build CIN-KNO");
        t.dollars(0)
    };
    assert_eq!(build(game(2)), 7);
    assert_eq!(build(game(2).upgrades(Blue, "U1")), 8);
    assert_eq!(build(game(2).event("E07")), 8);
    assert_eq!(build(game(2).upgrades(Blue, "U1").event("E07")), 9);
}

#[test]
fn ttr_build_24_a_city_is_touched_where_a_strand_of_this_game_ends() {
    // A station of an earlier game does not touch; postcard 19 asks for four large cities.
    let position = game(2).postcards(Blue, &[19]).built(0, "BOS-NYC-A NYC-PHI-A").hand(0, "white").deck(WHITES);
    let mut t = turn(position.rule(Sticker::Station).station(Blue, "PIT"), 0);
    t.play("build PHI-BAL-A");
    assert_eq!(t.fulfilled(0), [19], "Boston, New York, Philadelphia, Baltimore");
    let position = game(2).postcards(Blue, &[19]).built(0, "NYC-PHI-A").hand(0, "white").deck(WHITES);
    let mut t = turn(position.rule(Sticker::Station).station(Blue, "PIT"), 0);
    t.play("build PHI-BAL-A");
    assert_eq!(t.fulfilled(0), [] as [usize; 0]);
}
