//! The worked examples of the rulebook and of the campaign, with their exact results.

use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Event, Options, Position, Record, Sticker};

use crate::building::WHITES;
use crate::common::*;

fn four(hand: &str) -> Position {
    Position::players(4).hand(0, hand).deck(WHITES)
}

#[test]
fn example_01_montreal_buffalo() {
    let options = |hand: &str| turn(four(hand), 0).options("build MTL-BUF-");
    assert_eq!(options("red red"), ["A"]);
    assert_eq!(options("blue blue"), ["B"]);
    assert_eq!(options("red loco"), ["A"]);
    assert_eq!(options("red blue"), [] as [String; 0]);
}

#[test]
fn example_02_buffalo_new_york() {
    for hand in ["white white white", "white white loco", "loco loco loco"] {
        let mut t = turn(four(hand), 0);
        t.play("build BUF-NYC");
        assert_eq!(t.hand(0), "white", "{hand}: one card for New York");
    }
    assert!(!turn(four("white white black"), 0).can("build BUF-NYC"));
}

#[test]
fn example_03_two_postcards_for_locomotives() {
    let position = |hand: &str| game(2).postcards(Blue, &[17, 18]).hand(0, hand).deck(WHITES);
    let mut t = turn(position("black loco loco"), 0);
    t.play_all(["build ALB-NYC", "pay black", "accept", "accept"]);
    assert_eq!((t.dollars(0), t.fulfilled(0)), (10, vec![17, 18]));
    assert_eq!(t.hand(0), "white white white", "two for the postcard, one for New York");
    let mut t = turn(position("black loco"), 0);
    t.play_all(["build ALB-NYC", "pay black", "decline", "accept"]);
    assert_eq!((t.dollars(0), t.fulfilled(0)), (5, vec![18]));
    let mut t = turn(position("black loco"), 0);
    t.play_all(["build ALB-NYC", "pay black", "accept"]);
    assert_eq!(t.fulfilled(0), [17]);
}

#[test]
fn example_04_no_partial_building() {
    assert!(!turn(four("black black black").cars(0, 2), 0).can("build BUF-PHI"));
    assert!(!turn(four("black black"), 0).can("build BUF-PHI"));
}

#[test]
fn example_05_grey_with_ones_own_colour() {
    let position = Position::companies(&[Red, Blue, Green, Yellow]).hand(0, "red red red").deck(WHITES);
    let mut t = turn(position, 0);
    t.play("build BUF-NYC");
    assert_eq!((t.dollars(0), t.hand(0).as_str()), (5, "white"));
}

#[test]
fn example_06_green_builds_boston_new_york() {
    let mut t = turn(Position::companies(&[Green, Blue, Red, Yellow]).hand(0, "loco").deck(WHITES), 0);
    t.play("build BOS-NYC-B");
    assert_eq!((t.dollars(0), t.hand(0).as_str()), (7, "white"));
}

#[test]
fn example_07_doubles_and_triples_of_two_players() {
    let mut t = turn(Position::players(2).hand(0, "red red black").hand(1, "blue blue red white").deck(WHITES), 0);
    t.play("build MTL-BUF-A");
    assert!(!t.can("build MTL-BUF-B"));
    t.play_all(["tickets", "keep 1 2 3"]);
    t.play("build NYC-PHI-A");
    assert!(t.can("build NYC-PHI-B") && t.can("build NYC-PHI-C"));
    t.play_all(["tickets", "keep 1 2 3"]);
    assert!(t.options("build NYC-PHI").is_empty());
}

#[test]
fn example_08_doubles_of_four_players() {
    let position =
        Position::players(4).hand(0, "black black").hand(1, "black black").built(0, "DET-CHI-A").deck(WHITES);
    let mut t = turn(position, 0);
    assert!(!t.can("build DET-CHI-B"));
    t.play_all(["tickets", "keep 1 2 3"]);
    assert!(t.can("build DET-CHI-B"));
}

#[test]
fn example_10_a_locomotive_drawn_blind() {
    let mut t = turn(Position::players(4).row("loco red red red red").deck(&"loco ".repeat(10)), 0);
    t.play("blind");
    assert_eq!(t.hand(0), "loco");
    assert_eq!(t.legal(), ["take red", "blind"]);
}

#[test]
fn example_11_two_newspapers_in_a_row() {
    let position = || {
        let deck = "newspaper newspaper green green green green green green green green";
        Position::players(3).row("red blue black yellow white").deck(deck).event_deck("E01 E03")
    };
    let t = with_luck(
        || turn(position(), 0),
        |t| {
            t.play("take red");
            let last_drawn = t.events().iter().rposition(|it| matches!(it, Event::Drew { .. }));
            let second = t.events().iter().position(|it| *it == Event::EventTurned(event("E01")));
            t.view().past_events.len() == 2 && second.is_some() && last_drawn < second && last_drawn.is_some()
        },
    );
    assert_eq!((t.row()[0].as_str(), t.active_event()), ("green", Some("E01")));
    assert_eq!(t.discards(), "newspaper newspaper");
    assert_eq!(t.hand_sizes(), [2, 1, 1], "E03 came first: everybody drew a card");
}

#[test]
fn example_12_the_limit_of_eight() {
    let pool = |discards: usize| {
        let position = Position::players(4).deck(&"white ".repeat(5)).discards(&"red ".repeat(discards));
        turn(position, 0).can("blind")
    };
    assert!(!pool(3) && pool(4));
}

#[test]
fn example_14_and_15_slips_of_the_first_game() {
    let long = "BOS-ALB ALB-BUF BUF-PIT PIT-LEW LEW-KNO KNO-NAS NAS-NOL-A";
    let t = ended(Position::players(4).dollars(0, 14).cars(0, 1).tickets(0, "T001 T010").built(0, long));
    let slip = t.player(0).slip.unwrap();
    assert_eq!((slip.dollars, slip.cars, slip.tickets, slip.total()), (14, 5, 12 - 5, 26));
    let t = ended(Position::players(4).dollars(0, 3).cars(0, 7).tickets(0, "T001"));
    let slip = t.player(0).slip.unwrap();
    assert_eq!((slip.dollars + slip.cars + slip.tickets, slip.total()), (-9, 0));
}

#[test]
fn example_17_soft_ground() {
    let mut t = turn(four("red red red").event("E02"), 0);
    t.play("build CIN-LEW");
    assert_eq!((t.cars(0), t.hand(0).as_str()), (18, ""));
    assert!(!turn(four("red red").event("E02"), 0).can("build CIN-LEW"));
}

#[test]
fn example_18_hurricane_season_without_money() {
    let t = turn(game(3).event("E18").hand(0, "green yellow yellow").dollars(0, 0), 0);
    assert!(!t.can("build BOS-ALB") && t.can("build ALB-BUF"));
}

#[test]
fn example_19_robbery() {
    let position = game(5).outlaw("MIL", 3).hand(0, "yellow-skull yellow-skull").dollars(0, 1).deck(WHITES);
    let mut t = turn(position, 0);
    t.play("build STL-CHI-A");
    assert_eq!((t.dollars(0), t.view().stash), (0, 4));
    assert_eq!(t.legal(), ["outlaw STL", "outlaw CHI"]);
    t.play("outlaw STL");
    assert_eq!((t.hand(0).as_str(), t.view().outlaw), ("white", Some(city("STL"))));
}

#[test]
fn example_21_denver_salt_lake_city() {
    let position =
        |more: &str, dollars| game(9).hand(0, &format!("red red red loco {more}")).deck("red blue").dollars(0, dollars);
    for (answer, left, dollars) in [("add red", "red", 5), ("add loco", "red", 5), ("cash", "red", 3)] {
        let more = if answer == "add loco" { "loco red" } else { "red red" };
        let mut t = turn(position(more, 5), 0);
        t.play_all(["build SLC-DEN-B", "pay red 1l", answer]);
        assert_eq!(t.dollars(0), dollars + 3, "{answer}");
        assert_eq!((t.cars(0), t.view().built.len()), (38, 1), "{answer}");
        assert!(t.hand(0).contains(left), "{answer}");
    }
    let mut t = turn(position("", 0), 0);
    t.play("build SLC-DEN-B");
    assert_eq!((t.hand(0).as_str(), t.discards().as_str(), t.dollars(0)), ("red red red loco", "blue red", 0));
    assert_eq!((t.turn(), t.view().built.len()), (Some(1), 0));
}

#[test]
fn example_22_mines() {
    let position = || game(9).hand(0, "red-pickaxe red-pickaxe red-pickaxe loco").deck("blue blue green");
    let mut t = turn(position(), 0);
    t.play("build SLC-DEN-B");
    assert_eq!(t.player(0).ore, 2);
    let mut t = turn(position().event("E26"), 0);
    t.play("build SLC-DEN-B");
    assert_eq!(t.player(0).ore, 3);
    assert_eq!(ended(game(9).tokens(0, 0, 2, "")).player(0).slip.unwrap().ore, 4);
}

#[test]
fn example_23_customs() {
    let t = turn(game(7).hand(0, "red white").dollars(0, 0), 0);
    assert!(!t.can("build MTL-ALB") && t.can("build QUE-MTL-B"));
    let mut t = turn(game(7).hand(0, "red white").dollars(0, 1).deck(WHITES), 0);
    t.play("build MTL-ALB");
    assert_eq!(t.dollars(0), 0);
}

#[test]
fn example_25_cargo() {
    let pays = |cargo: u8| ended(game(9).tokens(0, cargo, 0, "")).player(0).slip.unwrap().cargo;
    let position = game(9).hand(0, "white").built(0, "").deck(WHITES);
    let mut t = turn(position, 0);
    t.play("build BOS-NYC-A");
    assert_eq!(t.player(0).cargo, 2);
    assert_eq!([pays(5), pays(6), pays(8)], [5, 6, 10]);
    let mut t = turn(game(9).tokens(0, 8, 0, "").hand(0, "white").deck(WHITES), 0);
    t.play("build BAL-NRF-A");
    assert_eq!(t.player(0).cargo, 8, "no ninth");
}

#[test]
fn example_26_cattle() {
    let pays = |built: &str| {
        let position = game(9).tokens(0, 0, 0, "DAL").tokens(1, 0, 0, "OKC").built(0, built);
        ended(position).player(0).slip.unwrap().cattle
    };
    assert_eq!([pays("OKC-DAL-A KAN-OKC-A"), pays("OKC-DAL-A")], [4, 1]);
}

#[test]
fn example_27_stations() {
    let position = |seat: usize, hand: &str| game(4).station(Blue, "PIT").hand(seat, hand).deck(WHITES);
    let mut t = turn(position(1, "yellow yellow"), 1);
    t.play("build PIT-BAL-A");
    assert_eq!(t.dollars(0), 6);
    let mut t = turn(position(0, "green"), 0);
    t.play("build PIT-LEW");
    assert_eq!(t.dollars(0), 6);
    let text = record(3).to_text().replace("stations:none", "stations:blue.PIT");
    let absent = Position::next(Record::from_text(&text).unwrap(), &[Red, Green]).hand(0, "yellow yellow").deck(WHITES);
    let mut t = turn(absent, 0);
    t.play("build PIT-BAL-A");
    assert_eq!(t.all_dollars(), [5, 5]);
}

#[test]
fn example_28_stamps() {
    let built = "CHI-CIN-A CIN-LEW PIT-LEW PIT-BAL-A";
    let pays = |position: Position| ended(position.tickets(0, "T011").built(0, built)).player(0).slip.unwrap().tickets;
    let yellow = |number: usize| Position::campaign(&[Yellow, Red, Green], number);
    assert_eq!(pays(yellow(5).stamps(Yellow, "T011")), 7);
    assert_eq!(pays(yellow(12).rule(Sticker::Expo).stamps(Yellow, "T011")), 8);
    assert_eq!(pays(yellow(12).rule(Sticker::Expo)), 6);
}

#[test]
fn example_29_an_upgrade_that_is_owned() {
    let position = game(2).postcards(Blue, &[19]).upgrades(Blue, "U1").built(0, "BOS-NYC-A NYC-PHI-A").hand(0, "white");
    let mut t = turn(position.dollars(0, 5).cars(0, 3).deck(WHITES), 0);
    t.play("build PHI-BAL-A");
    assert_eq!(t.dollars(0), 9);
    t.finish();
    assert_eq!(t.legacy().fulfilled(Blue).collect::<Vec<_>>(), [postcard(19)]);
    assert_eq!(ticket_to_ride_legacy::data::data().postcards[18].vault_value, 2);
}

#[test]
fn example_31_the_panic_of_1873() {
    let mut t = deal(&game(5).upgrades(Red, "U4").options(), 1);
    assert_eq!(t.all_dollars(), [5, 5, 5]);
    t.keep_all();
    assert_eq!(t.all_dollars(), [3, 5, 3]);
}

#[test]
fn example_32_opening() {
    let one = Record::example_with(&trio(), 1, &[area("GP")]);
    let mut t = ended(Position::next(one, &trio()).dollars(0, 30));
    t.answer_while(|view| !matches!(view.phase, Phase::Area(_)));
    assert_eq!((t.acting(), t.legal()), (vec![0], ["open FL", "open OR"].map(str::to_owned).to_vec()));
    t.play("open FL");
    t.finish();
    let position = |record: Record| Position::next(record, &trio()).hand(0, "blue");
    assert!(!turn(position(t.legacy()), 0).can("build LIT-NAS"), "game 3");
    let mut t = ended(Position::next(t.legacy(), &trio()));
    t.finish();
    assert_eq!(t.legacy().areas().last(), Some(area("OR")), "without a choice");
    assert!(turn(position(t.legacy()), 0).can("build LIT-NAS"), "game 4");
}

#[test]
fn example_33_nobody_can_do_anything() {
    let t = begin(Position::players(2).deck(&"white ".repeat(8)).row("").ticket_deck("").hand(0, "red"), 0);
    // One red card builds Montréal–Albany; with one that fits nothing A passes.
    assert_eq!(t.acting(), [0]);
    let t = begin(Position::players(2).deck(&"white ".repeat(8)).row("").ticket_deck(""), 0);
    assert_eq!(t.times(|event| matches!(event, Event::Passed { .. })), 2);
    assert!(t.acting().is_empty());
}

#[test]
fn example_34_extra_extra_in_the_middle_of_a_replacement() {
    let position = || game(9).row("red blue green yellow black").deck(&format!("newspaper {WHITES}")).event_deck("E13");
    let t = with_luck(
        || turn(position(), 0),
        |t| {
            t.play("take red");
            t.times(|event| matches!(event, Event::Newspaper { .. })) == 1 && t.row() == ["white"; 5]
        },
    );
    assert_eq!((t.dollars(0), t.discards().as_str()), (7, "black blue green yellow newspaper"));
    assert_eq!(t.legal(), ["take white", "blind"]);
}

#[test]
fn example_35_mountains_and_an_earth_tremor() {
    let hand = "white white white white white";
    let position = || game(12).hand(0, hand).dollars(0, 2).deck("newspaper white green").event_deck("E31");
    let mut t = with_luck(
        || turn(position(), 0),
        |t| {
            t.play("build HEL-SLC");
            t.was_told(|event| matches!(event, Event::Newspaper { .. })) && t.hand(0).is_empty() && t.can("cash")
        },
    );
    assert_eq!(t.legal(), ["cash", "give-up"]);
    t.play("cash");
    assert_eq!((t.dollars(0), t.view().built.len()), (3, 1));
}

#[test]
fn example_36_the_holder_of_the_caboose_is_absent() {
    let companies = [Blue, Red, Green, Yellow];
    let record = Record::example(&companies, 9);
    let t = (0..)
        .map(|seed| begun(&Options::next(&record, &companies[1..]).unwrap(), seed))
        .find(|t| t.view().first.index() == 1)
        .unwrap();
    assert_eq!((t.view().phase, t.acting()), (Phase::Conductor, vec![1]), "Green chooses first");
    let mut t = t;
    t.play_all(["conductor C1", "conductor C2", "conductor C3"]);
    assert_eq!(t.turn(), Some(1));
}

#[test]
fn example_37_postcards_one_after_the_other() {
    let position = game(2).postcards(Blue, &[17, 61]).dollars(0, 10).hand(0, "yellow yellow loco").deck(WHITES);
    let mut t = turn(position, 0);
    t.play_all(["build ALB-BUF", "pay yellow", "accept"]);
    assert_eq!((t.dollars(0), t.fulfilled(0)), (15, vec![17, 61]));
    assert_eq!(t.player(0).upgrades.iter().map(|it| it.id()).collect::<Vec<_>>(), ["U3"]);
}

#[test]
fn example_38_foreign_trade() {
    let six = "QUE-MTL-A MTL-BOS-A WIN-DUL DUL-CHI REG-WIN CAL-REG VAN-CAL";
    let three = "QUE-MTL-A MTL-BOS-A WIN-DUL DUL-CHI";
    let pays = |position: Position, built: &str| ended(position.built(0, built)).player(0).slip.unwrap().trade;
    assert_eq!([pays(game(10), six), pays(game(10).conductor(0, "C6"), six)], [10, 15]);
    assert_eq!([pays(game(10), three), pays(game(10).conductor(0, "C6"), three)], [6, 9]);
}

#[test]
fn example_39_fee_and_duty() {
    let position = |dollars| game(7).event("E18").hand(0, "red red").dollars(0, dollars).deck(WHITES);
    assert!(!turn(position(1), 0).can("build MTL-BOS-A"));
    let mut t = turn(position(2), 0);
    t.play("build MTL-BOS-A");
    assert_eq!((t.dollars(0), t.hand(0).as_str()), (0, "white"));
}

#[test]
fn example_40_the_company_bonus_at_its_highest() {
    let position = Position::campaign(&[Red, Blue, Green], 3).upgrades(Red, "U1").event("E07").hand(0, "red");
    let mut t = turn(position.deck(WHITES), 0);
    t.play("build MTL-ALB");
    assert_eq!(t.dollars(0), 9);
}

#[test]
fn example_41_an_upgrade_in_the_last_game() {
    let position = game(12).postcards(Blue, &[20]).built(0, "BUF-PHI ATL-MOB").hand(0, "blue blue blue").dollars(0, 5);
    let mut t = turn(position.cars(0, 5).deck(WHITES), 0);
    t.play("build ATL-CHS");
    assert_eq!(t.dollars(0), 5 + 2 + 4);
    t.finish();
    assert_eq!(t.legacy().reckoning().unwrap()[0].postcards, 2);
}

#[test]
fn example_42_the_end_of_the_last_game() {
    let mut t = ended(game(12).rule(Sticker::Expo).tickets(0, "T007").built(0, "BOS-ALB ALB-BUF BUF-PIT"));
    assert_eq!(t.player(0).slip.unwrap().tickets, 5, "scored before the rule leaves");
    t.finish();
    let order: Vec<&str> = t
        .events()
        .iter()
        .filter_map(|told| match told {
            Event::StoryRead(card) => Some(card.id()),
            Event::RuleRemoved(_) => Some("rule"),
            Event::Stamped { .. } => Some("step 4"),
            Event::VaultsFilled => Some("step 6"),
            Event::CampaignScored => Some("scored"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["1887-03", "rule", "step 4", "step 6", "1887-04", "1888-01", "scored", "1888-02"]);
}

#[test]
fn example_43_the_harbour_master() {
    let mut t = turn(game(10).conductor(0, "C8").tokens(0, 7, 0, "").hand(0, "white").deck(WHITES), 0);
    t.play("build BAL-NRF-A");
    assert_eq!(t.player(0).cargo, 8, "one of two ports");
    assert_eq!(turn(game(10).conductor(0, "C8"), 0).player(0).cargo, 3);
    assert_eq!(ended(game(10).tokens(0, 8, 0, "")).player(0).slip.unwrap().cargo, 10);
}
