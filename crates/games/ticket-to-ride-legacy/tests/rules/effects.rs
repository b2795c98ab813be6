//! Every type of effect and of condition, one test each; the tests of cards show what they come to.

use ticket_to_ride_legacy::data::data;
use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::vocabulary::{Condition, Effect};
use ticket_to_ride_legacy::{Event, Position, Sticker};

use crate::building::WHITES;
use crate::common::*;

/// Fulfils postcard 61 (fifteen dollars) or another one by building Boston–Albany.
fn rewarded(number: usize, position: Position) -> Table {
    let mut t = turn(position.postcards(Blue, &[number]).hand(0, "green").deck(WHITES), 0);
    t.play("build BOS-ALB");
    t
}

/// Somebody draws a newspaper with this event.
fn turned(event: &str, position: impl Fn(Position) -> Position) -> Table {
    let make = || {
        let deck = format!("newspaper {WHITES}");
        turn(position(game(12).deck(&deck).row("red blue green yellow black").event_deck(event).dollars(0, 5)), 0)
    };
    with_luck(make, |t| {
        t.play("blind");
        t.was_told(|event| matches!(event, Event::Newspaper { .. }))
    })
}

fn built(position: Position, cards: &str, strand: &str) -> Table {
    let mut t = turn(position.hand(0, cards).deck(WHITES), 0);
    t.play(format!("build {strand}"));
    t
}

fn over(number: usize) -> Table {
    let mut t = ended(game(number));
    t.finish();
    t
}

#[test]
fn gain_dollars() {
    assert_eq!(turned("E13", |it| it).all_dollars(), [7, 5, 5]);
}

#[test]
fn pay_dollars() {
    assert_eq!(turned("E11", |it| it.dollars(2, 9)).all_dollars(), [5, 5, 6]);
}

#[test]
fn gain_per() {
    assert_eq!(turned("E05", |it| it.built(1, "ALB-BUF BUF-PIT PIT-LEW PHI-PIT")).all_dollars(), [5, 7, 5]);
}

#[test]
fn draw_train_cards() {
    // Postcard 75: twenty-five dollars; four cards, besides the one for Boston.
    assert_eq!(rewarded(75, game(10).dollars(0, 25)).hand_sizes()[0], 5);
}

#[test]
fn discard_train_cards() {
    let mut t = turned("E31", |it| it.hand(2, "red blue"));
    t.play_as(2, "discard blue");
    assert_eq!((t.hand(2).as_str(), t.discards().as_str()), ("red", "blue newspaper"));
}

#[test]
fn refresh_face_up() {
    let t = turned("E13", |it| it);
    assert_eq!(t.row(), ["white"; 5]);
    assert_eq!(t.discards(), "black blue green yellow red newspaper");
}

#[test]
fn move_outlaw() {
    assert_eq!(turned("E24", |it| it.outlaw("CHI", 2)).view().outlaw, Some(city("MIL")));
}

#[test]
fn add_stash() {
    assert_eq!(turned("E25", |it| it.outlaw("CHI", 2)).view().stash, 5);
}

#[test]
fn place_mine() {
    // By the box, and by postcard 43 with a choice.
    let mut t = ended(game(5));
    t.answer_while(|view| !matches!(view.phase, Phase::Area(_)));
    t.play("open HD");
    assert_eq!(t.times(|event| matches!(event, Event::MinePlaced { .. })), 4);
    let position = game(7).postcards(Blue, &[43]).built(0, "CHE-DEN DEN-SFE BOS-ALB").dollars(0, 5);
    let mut t = built(position, "black black black", "DEN-DOD");
    t.play("site BOS");
    assert!(t.view().mines.contains(&city("BOS")));
}

#[test]
fn place_station() {
    let position = game(4).postcards(Blue, &[28]).built(0, "DAV-STL STL-CIN STL-NAS");
    let mut t = built(position, "black black black", "STL-LIT");
    t.play("site LIT");
    assert_eq!(t.view().stations, [(city("LIT"), Blue)]);
}

#[test]
fn upgrade_company() {
    let t = rewarded(61, game(4).dollars(0, 20));
    assert_eq!(t.player(0).upgrades.iter().map(|it| it.id()).collect::<Vec<_>>(), ["U3"]);
}

#[test]
fn gain_vault() {
    let notes = over(11).times(|it| matches!(it, Event::VaultItem { item, .. } if item.name() == "returned_note"));
    assert_eq!(notes, 3);
}

#[test]
fn give_postcard() {
    assert!(over(3).was_told(|it| matches!(it, Event::PostcardTaken { postcard: given, .. } if given.number() == 70)));
}

#[test]
fn add_rule() {
    let rules = over(1).legacy().rules();
    for sticker in [Sticker::Postcard, Sticker::Stamp, Sticker::Worn, Sticker::Ribbon, Sticker::Pioneer] {
        assert!(rules.contains(sticker), "{sticker}");
    }
}

#[test]
fn remove_rule() {
    let t = over(6);
    assert!(t.was_told(|event| *event == Event::RuleRemoved(Sticker::Panic)));
    assert!(!t.legacy().rules().contains(Sticker::Panic));
}

#[test]
fn add_events() {
    let t = over(4);
    assert!(t.legacy().events().contains(event("E10")));
    assert!(!t.view().event_deck.contains(&event("E10")), "used from the next game on");
}

#[test]
fn add_tickets() {
    let mut t = ended(game(1));
    t.play("open FL");
    t.finish();
    assert!(t.legacy().tickets().contains(ticket("T034")) && t.legacy().tickets().contains(ticket("T039")));
    assert!(!t.legacy().tickets().contains(ticket("T040")));
}

#[test]
fn open_area() {
    let mut t = ended(game(1));
    assert_eq!(t.legal(), ["open FL", "open GP", "open OR"]);
    t.play("open GP");
    t.finish();
    assert_eq!(t.legacy().areas().collect::<Vec<_>>(), [area("GP")]);
}

#[test]
fn open_conductor_box() {
    assert!(over(9).was_told(|event| *event == Event::ConductorBoxOpened));
}

#[test]
fn pause() {
    let mut t = deal(&game(2).options(), 1);
    t.keep_all();
    assert_eq!(t.view().campaign.unwrap().story.last().unwrap().id(), "1867-02", "1867-03 waits");
}

#[test]
fn stop() {
    assert_eq!(over(2).view().campaign.unwrap().story.last().unwrap().id(), "1867-04", "1869-01 waits");
}

#[test]
fn end_campaign() {
    assert!(over(12).was_told(|event| *event == Event::CampaignScored));
    assert!(!over(11).was_told(|event| *event == Event::CampaignScored));
}

#[test]
fn mod_route_bonus() {
    assert_eq!(built(game(2).event("E01"), "black black black", "BUF-PHI").dollars(0), 7);
}

#[test]
fn mod_extra_card() {
    assert!(!turn(game(2).event("E02").hand(0, "red red"), 0).can("build CIN-LEW"));
}

#[test]
fn mod_build_fee() {
    assert_eq!(built(game(3).event("E18"), "green", "BOS-ALB").dollars(0), 4);
}

#[test]
fn mod_build_forbidden() {
    assert!(!turn(game(4).event("E21").hand(0, "yellow yellow"), 0).can("build STL-CHI-A"));
}

#[test]
fn mod_face_up_loco() {
    let row = |event: &str| turn(game(12).event(event).row("loco red red red red").deck(WHITES), 0);
    assert!(!row("E04").can("take loco"));
    let mut t = row("E15");
    t.play("take red");
    assert!(t.can("take loco"));
}

#[test]
fn mod_ticket_draw() {
    let mut t = turn(game(2).event("E06"), 0);
    t.play("tickets");
    assert_eq!(t.player(0).drawn.unwrap().len(), 4);
}

#[test]
fn mod_ticket_draw_plus() {
    let mut t = turn(game(4).upgrades(Blue, "U3"), 0);
    t.play("tickets");
    assert_eq!(t.player(0).drawn.unwrap().len(), 4);
    let mut t = turn(game(4).upgrades(Blue, "U3"), 1);
    t.play("tickets");
    assert_eq!(t.player(1).drawn.unwrap().len(), 3, "the owner only");
}

#[test]
fn mod_company_bonus() {
    assert_eq!(built(game(4).upgrades(Blue, "U1"), "blue blue", "CIN-KNO").dollars(0), 8);
}

#[test]
fn mod_large_city_draw() {
    assert_eq!(built(game(10).conductor(0, "C5"), "green", "BOS-ALB").hand_sizes()[0], 2);
}

#[test]
fn mod_token_value() {
    assert_eq!(ended(game(5).event("E22").tokens(0, 0, 0, "DAL")).player(0).slip.unwrap().cattle, 2);
}

#[test]
fn mod_token_start() {
    assert_eq!(turn(game(10).conductor(0, "C8"), 0).player(0).cargo, 3);
}

#[test]
fn mod_ore_cap() {
    let position = game(7).event("E27").dollars(0, 5);
    assert_eq!(built(position, "yellow-pickaxe", "CHE-DEN").player(0).ore, 0);
}

#[test]
fn mod_no_robbery() {
    let position = game(10).conductor(0, "C7").outlaw("ALB", 4);
    assert_eq!(built(position.dollars(0, 5), "green-skull", "BOS-ALB").dollars(0), 9);
}

#[test]
fn mod_no_duty() {
    assert_eq!(built(game(10).conductor(0, "C6"), "red", "MTL-ALB").dollars(0), 5);
    assert_eq!(built(game(10), "red", "MTL-ALB").dollars(0), 4);
}

#[test]
fn mod_start_dollars() {
    assert_eq!(begun(&game(4).upgrades(Blue, "U4").options(), 1).dollars(0), 7);
}

#[test]
fn mod_start_cards() {
    assert_eq!(begun(&game(4).upgrades(Blue, "U2").options(), 1).hand_sizes(), [5, 4, 4]);
}

#[test]
fn mod_trains() {
    assert_eq!(begun(&game(4).upgrades(Blue, "U5").options(), 1).cars(0), 30);
}

#[test]
fn ability_refresh() {
    let mut t = turn(game(4).upgrades(Blue, "U6").deck(WHITES), 0);
    t.play("refresh");
    assert_eq!(t.row(), ["white"; 5]);
}

/// Whether a postcard is fulfilled by building this strand last, and not without it.
#[track_caller]
fn is_met(number: usize, game_number: usize, before: &str, cards: &str, last: &str) {
    let position = || game(game_number).postcards(Blue, &[number]).dollars(0, 5).deck(WHITES);
    let t = built(position().built(0, before), cards, last);
    assert_eq!(t.fulfilled(0), [number]);
    let without = before.split_whitespace().skip(1).collect::<Vec<_>>().join(" ");
    let t = built(position().built(0, &without), cards, last);
    assert_eq!(t.fulfilled(0), [] as [usize; 0], "with a strand less");
}

#[test]
fn connect() {
    is_met(1, 2, "BOS-ALB ALB-BUF BUF-DET-A", "blue blue", "DET-CHI-A");
}

#[test]
fn city_routes() {
    is_met(7, 2, "BOS-NYC-A ALB-NYC", "black black black", "BUF-NYC");
}

#[test]
fn color_routes() {
    is_met(11, 2, "MTL-ALB PHI-PIT", "red red", "MTL-BUF-A");
}

#[test]
fn long_routes() {
    is_met(20, 2, "BUF-PHI ATL-MOB", "blue blue blue", "ATL-CHS");
}

#[test]
fn large_cities() {
    is_met(19, 2, "BOS-NYC-A NYC-PHI-A", "white", "PHI-BAL-A");
}

#[test]
fn area_routes() {
    is_met(24, 2, "SAV-JAX-A JAX-TAM", "yellow", "TAM-MIA-A");
}

#[test]
fn ports() {
    is_met(25, 2, "BOS-NYC-A NYC-PHI-A PHI-BAL-A", "white", "BAL-NRF-A");
}

#[test]
fn company_routes() {
    is_met(68, 9, "BGR-MTL CIN-KNO BAL-LEW", "blue blue blue", "ATL-CHS");
}

#[test]
fn tokens() {
    let position = |ore: u8| game(7).postcards(Blue, &[45]).tokens(0, 0, ore, "").dollars(0, 5);
    let t = built(position(2), "yellow-pickaxe", "CHE-DEN");
    assert_eq!(t.fulfilled(0), [45], "the third ore");
    assert_eq!(built(position(1), "yellow-pickaxe", "CHE-DEN").fulfilled(0), [] as [usize; 0]);
}

#[test]
fn dollars() {
    let t = rewarded(61, game(2).dollars(0, 15));
    assert_eq!(t.fulfilled(0), [61]);
    assert_eq!(rewarded(61, game(2).dollars(0, 14)).fulfilled(0), [] as [usize; 0]);
}

#[test]
fn build_during_event() {
    let position = |event: &str| game(6).postcards(Blue, &[65]).event(event);
    assert_eq!(built(position("E01"), "yellow yellow", "ALB-BUF").fulfilled(0), [65]);
    assert_eq!(built(position("E07"), "yellow yellow", "ALB-BUF").fulfilled(0), [] as [usize; 0]);
    assert_eq!(built(position("E01"), "green", "BOS-ALB").fulfilled(0), [] as [usize; 0], "too short");
}

#[test]
fn extra_loco() {
    let mut t = turn(game(8).postcards(Blue, &[60]).hand(0, "yellow yellow loco loco").dollars(0, 5).deck(WHITES), 0);
    t.play_all(["build ALB-BUF", "pay yellow", "accept"]);
    assert_eq!((t.fulfilled(0), t.dollars(0), t.hand(0).as_str()), (vec![60], 14, ""));
    let mut t = turn(game(8).postcards(Blue, &[60]).hand(0, "yellow yellow loco red").deck(WHITES), 0);
    t.play_all(["build ALB-BUF", "pay yellow"]);
    assert_eq!(t.legal(), ["decline", "rest"], "it asks for two");
}

#[test]
fn hand_color() {
    let mut t = turn(game(5).postcards(Blue, &[64]).hand(0, "red red red red red").deck(&"red ".repeat(12)), 0);
    t.play_all(["blind", "blind", "show red"]);
    assert_eq!(t.fulfilled(0), [64]);
    let mut t = turn(game(5).postcards(Blue, &[64]).hand(0, "red red red red red loco").deck(WHITES), 0);
    t.play_all(["blind", "blind"]);
    assert_eq!(t.legal(), ["decline", "rest"], "locomotives do not count");
}

#[test]
fn tickets_done() {
    let four = "T007 T010 T016 T028";
    let built = "BGR-BOS-A BOS-ALB ALB-BUF BUF-PIT BUF-DET-A ALB-NYC DET-CIN CIN-KNO KNO-ATL";
    let t = ended(game(3).postcards(Blue, &[62]).tickets(0, four).built(0, built));
    assert_eq!((t.player(0).slip.unwrap().completed, t.fulfilled(0)), (4, vec![62]));
    let t = ended(game(3).postcards(Blue, &[62]).tickets(0, "T007 T010 T016").built(0, built));
    assert_eq!(t.fulfilled(0), [] as [usize; 0]);
}

#[test]
fn trains_left() {
    let is_met = |cars: u8| {
        let t = ended(game(3).postcards(Blue, &[69]).cars(0, cars));
        t.was_told(|event| matches!(event, Event::PostcardFulfilled { .. }))
    };
    assert!(is_met(0) && is_met(1) && !is_met(2));
}

#[test]
fn every_type_has_its_test() {
    let source = include_str!("effects.rs");
    for name in Effect::TYPES.iter().chain(&Condition::TYPES) {
        let test = format!("fn {}()", name.to_lowercase());
        assert!(source.contains(&test), "{test}");
    }
    assert_eq!((data().events.len(), data().postcards.len()), (33, 77));
}
