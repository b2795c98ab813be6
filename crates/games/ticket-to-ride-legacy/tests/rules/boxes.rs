//! What the boxes bring: cargo, stations, cattle, outlaws, mines, customs and trade, the Golden Spike.

use ticket_to_ride_legacy::view::Phase;
use ticket_to_ride_legacy::{Event, Options, Position, Record, Sticker};

use crate::building::WHITES;
use crate::common::*;

/// A late game with everything open and nobody with a conductor, so that all boxes' rules are in force.
fn late() -> Position {
    game(10).deck(WHITES)
}

fn build(position: Position, strand: &str) -> Table {
    let mut t = turn(position, 0);
    t.play(format!("build {strand}"));
    t
}

#[test]
fn ttr_cargo_01_a_token_for_each_port_once() {
    let mut t = build(late().hand(0, "white").hand(0, "green"), "BOS-NYC-A");
    assert_eq!((t.player(0).cargo, t.player(0).ports), (2, vec![city("BOS"), city("NYC")]));
    t.play_all(["tickets", "keep 1 2 3", "tickets", "keep 1 2 3"]);
    t.play("build BOS-ALB");
    assert_eq!(t.player(0).cargo, 2, "nothing more from Boston");
    assert_eq!(build(game(1).hand(0, "green").deck(WHITES), "BOS-ALB").player(0).cargo, 0, "not before the box");
}

#[test]
fn ttr_cargo_02_tokens_pay_by_the_table() {
    for (tokens, dollars) in (0..).zip([0, 1, 2, 3, 4, 5, 6, 8, 10]) {
        let t = ended(late().tokens(0, tokens, 0, ""));
        assert_eq!(t.player(0).slip.unwrap().cargo, dollars, "{tokens} tokens");
    }
}

#[test]
fn ttr_cargo_03_nobody_has_more_than_eight() {
    let t = build(late().tokens(0, 7, 0, "").hand(0, "white"), "BOS-NYC-A");
    assert_eq!(t.player(0).cargo, 8);
    let t = build(late().tokens(0, 8, 0, "").hand(0, "white"), "BOS-NYC-A");
    assert_eq!((t.player(0).cargo, t.player(0).ports.len()), (8, 0));
}

#[test]
fn ttr_station_01_every_company_has_four_and_one_in_reserve_the_absent_too() {
    let mut t = ended(Position::next(Record::founded(&trio()), &[Blue, Red]));
    t.play("open GP");
    t.finish();
    let next = deal(&Options::next(&t.legacy(), &trio()).unwrap(), 1);
    for seat in 0..3 {
        let placed = next.view().stations.iter().filter(|(_, owner)| *owner == trio()[seat]).count() as u8;
        assert_eq!(next.view().players[seat].stations_left, (4 - placed, true));
    }
    assert_eq!(turn(game(2), 0).player(0).stations_left, (0, false), "not before the box");
}

#[test]
fn ttr_station_02_from_last_place_to_first_each_may_place_one_in_its_network() {
    let position = game(4).dollars(0, 30).dollars(1, 0).dollars(2, 10);
    let mut t = ended(position.built(0, "BOS-ALB").built(1, "ALB-BUF").built(2, "BUF-PIT"));
    t.answer_while(|view| view.phase != Phase::Station);
    assert_eq!((t.acting(), t.legal()), (vec![1], ["site ALB", "site BUF", "decline"].map(str::to_owned).to_vec()));
    assert_eq!(t.refused_as(1, "site BOS"), ("TTR-STATION-02", "why-not-in-network"));
    assert_eq!(t.refused_as(0, "site BOS"), ("TTR-STATION-02", "why-wait-for-station"));
    t.play("site ALB");
    assert_eq!(t.acting(), [2]);
    t.play("decline");
    assert_eq!(t.legal(), ["site BOS", "decline"], "Albany has one");
    assert_eq!(t.refused_as(0, "site ALB"), ("TTR-STATION-03", "why-station-there"));
    t.play("site BOS");
    assert_eq!(t.legacy().station(city("ALB")), Some(Red));
    assert_eq!(t.legacy().station(city("BOS")), Some(Blue));
    // Who has no regular one left is not asked.
    let all = ["QUE", "BGR", "MTL", "DET"].iter().fold(game(6).built(0, "BOS-ALB"), |p, it| p.station(Blue, it));
    let mut t = ended(all);
    t.answer_while(|view| view.phase != Phase::Station);
    assert!(t.acting().is_empty());
}

#[test]
fn ttr_station_03_a_city_has_one_station_at_most() {
    let mut t = ended(game(4).station(Green, "BOS").built(0, "BOS-ALB"));
    t.answer_while(|view| view.phase != Phase::Station);
    assert_eq!(t.legal(), ["site ALB", "decline"]);
}

#[test]
fn ttr_station_04_a_station_at_an_end_pays_its_owner() {
    let position = || late().station(Blue, "PIT").station(Red, "LEW").dollars(0, 5);
    let t = build(position().hand(0, "green"), "PIT-LEW");
    assert_eq!(t.all_dollars(), [6, 6, 5], "the builder too");
    let t = build(late().station(Red, "PIT").station(Red, "LEW").hand(0, "green"), "PIT-LEW");
    assert_eq!(t.all_dollars(), [5, 7, 5], "each end counts");
}

#[test]
fn ttr_station_05_the_reserve_is_for_rewards() {
    // Postcard 28: four routes in St. Louis.
    let position = || game(4).postcards(Blue, &[28]).built(0, "DAV-STL STL-CIN STL-NAS").hand(0, "black black black");
    let mut t = turn(position().deck(WHITES), 0);
    t.play("build STL-LIT");
    assert_eq!(t.view().phase, Phase::Reserve);
    assert_eq!(t.options("site "), ["CIN", "NAS", "DAV", "STL", "LIT"]);
    assert_eq!(t.refused_as(0, "decline"), ("TTR-STATION-05", "why-choose-reserve"));
    t.play("site STL");
    assert_eq!(t.player(0).stations_left, (4, false));
    assert_eq!(t.view().stations, [(city("STL"), Blue)]);
}

#[test]
fn ttr_station_06_stations_are_placed_at_the_end_of_the_game_that_opened_the_box() {
    let mut t = ended(game(1).built(0, "BOS-ALB"));
    t.play("open GP");
    assert_eq!((t.view().phase, t.acting()), (Phase::Station, vec![0]));
    let mut t = ended(game(1).built(0, "BOS-ALB"));
    t.play("open FL");
    assert!(t.acting().is_empty());
}

#[test]
fn ttr_station_07_a_station_of_an_absent_company_fills_its_city_and_none_is_moved() {
    let text = record(3).to_text().replace("stations:none", "stations:red.BOS");
    let record = Record::from_text(&text).unwrap();
    let mut t = ended(Position::next(record, &[Blue, Green]).built(0, "BOS-ALB"));
    t.answer_while(|view| view.phase != Phase::Station);
    assert_eq!(t.legal(), ["site ALB", "decline"]);
    t.finish();
    assert_eq!(t.legacy().station(city("BOS")), Some(Red));
}

#[test]
fn ttr_cattle_01_one_token_in_each_ranch_city() {
    let ranches = ["DOD", "OKC", "LIT", "DAL", "HOU", "SAT"].map(city);
    assert_eq!(begun(&game(4).options(), 1).view().cattle, ranches);
    assert_eq!(begun(&game(2).options(), 1).view().cattle, []);
}

#[test]
fn ttr_cattle_02_the_builder_takes_the_cattle_of_each_end() {
    let t = build(late().hand(0, "blue"), "DOD-OKC");
    assert_eq!(t.player(0).cattle, [city("DOD"), city("OKC")]);
    assert_eq!(t.view().cattle.len(), 4);
    let t = build(late().tokens(1, 0, 0, "DOD").hand(0, "blue"), "DOD-OKC");
    assert_eq!(t.player(0).cattle, [city("OKC")], "only what is still there");
}

#[test]
fn ttr_cattle_03_cattle_pays_four_if_it_reaches_a_stockyard() {
    let pays = |built: &str| ended(late().tokens(0, 0, 0, "DAL").built(0, built)).player(0).slip.unwrap().cattle;
    assert_eq!(pays("OKC-DAL-A KAN-OKC-A"), 4);
    assert_eq!(pays("OKC-DAL-A"), 1);
    assert_eq!(pays(""), 1);
    // The token's own ranch must be connected, not just any.
    assert_eq!(pays("KAN-OKC-A"), 1);
}

#[test]
fn ttr_cattle_04_a_stockyard_that_is_not_on_the_board_cannot_be_reached() {
    let record = Record::example_with(&trio(), 1, &[area("OR")]);
    let t = ended(Position::next(record, &trio()).tokens(0, 0, 0, "HOU").built(0, "HOU-NOL-A"));
    assert_eq!(t.player(0).slip.unwrap().cattle, 4, "New Orleans is on the starting board");
    assert!(!turn(Position::next(record, &trio()).hand(0, "yellow yellow"), 0).can("build KAN-OKC-A"));
}

#[test]
fn ttr_outlaw_01_the_outlaws_begin_in_their_hideout() {
    let t = begun(&game(5).options(), 1);
    assert_eq!((t.view().outlaw, t.view().stash), (Some(city("MIL")), 3));
}

#[test]
fn ttr_outlaw_02_without_skulls_the_stash_is_taken_where_the_outlaws_are() {
    let t = build(late().outlaw("STL", 7).hand(0, "yellow yellow").dollars(0, 5), "STL-CHI-A");
    assert_eq!((t.dollars(0), t.view().stash, t.view().outlaw), (12, 0, Some(city("MIL"))));
    assert!(t.was_told(|event| *event == Event::StashTaken { seat: seat(0), amount: 7 }));
}

#[test]
fn ttr_outlaw_03_skulls_cost_dollars_and_bring_the_outlaws() {
    let position = |dollars| late().outlaw("DEN", 3).hand(0, "yellow-skull yellow-skull").dollars(0, dollars);
    let mut t = build(position(5), "STL-CHI-A");
    assert_eq!((t.dollars(0), t.view().stash, t.view().phase), (3, 5, Phase::Outlaw));
    assert_eq!(t.legal(), ["outlaw STL", "outlaw CHI"]);
    assert_eq!(t.refused_as(0, "outlaw DEN"), ("TTR-OUTLAW-03", "why-move-outlaw"));
    t.play("outlaw CHI");
    assert_eq!(t.view().outlaw, Some(city("CHI")));
    let t = build(position(0), "STL-CHI-A");
    assert_eq!((t.dollars(0), t.view().stash), (0, 3), "no more than one has");
    // Skulls where the outlaws stand: no stash.
    let t = build(position(5).outlaw("STL", 3), "STL-CHI-A");
    assert_eq!((t.dollars(0), t.view().stash), (3, 5));
}

#[test]
fn ttr_outlaw_04_all_cards_of_the_set_count_and_locomotives_have_no_skull() {
    let position = |hand: &str| late().outlaw("DEN", 3).hand(0, hand).dollars(0, 5);
    let t = build(position("loco loco"), "STL-CHI-A");
    assert_eq!((t.view().stash, t.turn()), (3, Some(1)));
    // E02: grey strands need a card more, and it has a skull.
    let t = build(position("red red red-skull").event("E02"), "STL-CHI-B");
    assert_eq!(t.view().stash, 4);
}

#[test]
fn ttr_outlaw_05_what_is_left_on_the_stash_goes_to_the_bank() {
    let t = ended(late().outlaw("DEN", 40).dollars(0, 5).cars(0, 9));
    assert_eq!(t.player(0).slip.unwrap().total(), 5);
}

#[test]
fn ttr_outlaw_06_the_hideout_is_a_place_like_any_other() {
    let t = build(late().outlaw("MIL", 3).hand(0, "red red").dollars(0, 5), "REG-MIL");
    assert_eq!((t.dollars(0), t.view().outlaw), (5 - 1 + 3, Some(city("MIL"))), "a dollar of duty");
    let t = build(late().outlaw("STL", 0).hand(0, "yellow yellow").dollars(0, 5), "STL-CHI-A");
    assert_eq!((t.dollars(0), t.view().outlaw), (5, Some(city("MIL"))), "an empty stash: only the marker moves");
}

#[test]
fn ttr_outlaw_07_with_a_marshal_no_card_has_a_skull() {
    let position = || game(10).conductor(0, "C7").hand(0, "yellow-skull yellow-skull").deck(WHITES).dollars(0, 5);
    let t = build(position().outlaw("STL", 6), "STL-CHI-A");
    assert_eq!((t.dollars(0), t.view().stash), (11, 0), "the outlaws are caught");
    let t = build(position().outlaw("DEN", 6), "STL-CHI-A");
    assert_eq!((t.dollars(0), t.view().stash, t.turn()), (5, 6, Some(1)));
}

#[test]
fn ttr_mine_01_four_mines_at_the_opening_and_ten_in_all() {
    let mut t = ended(game(5));
    t.answer_while(|view| !matches!(view.phase, Phase::Area(_)));
    t.play("open HD");
    assert_eq!(t.view().mines, ["CHE", "DEN", "SLC", "SFE"].map(city));
    t.finish();
    assert_eq!(t.legacy().mines().count(), 4, "they stay");
}

#[test]
fn ttr_mine_02_ore_for_pickaxes_where_an_end_has_a_mine() {
    let position = |hand: &str| late().hand(0, hand).dollars(0, 9);
    let t = build(position("yellow-pickaxe"), "CHE-DEN");
    assert_eq!(t.player(0).ore, 1);
    let t = build(position("yellow-pickaxe yellow-pickaxe yellow-pickaxe"), "DEN-SFE");
    assert_eq!(t.player(0).ore, 2, "two at most");
    let t = build(position("yellow-pickaxe yellow-pickaxe yellow-pickaxe").event("E26"), "DEN-SFE");
    assert_eq!(t.player(0).ore, 3, "four at most with a silver strike");
    let t = build(position("yellow-pickaxe yellow-pickaxe"), "STL-CHI-A");
    assert_eq!(t.player(0).ore, 0, "no mine");
    let t = build(position("yellow"), "CHE-DEN");
    assert_eq!(t.player(0).ore, 0, "no pickaxe");
}

#[test]
fn ttr_mine_03_each_ore_pays_two_dollars() {
    assert_eq!(ended(late().tokens(0, 0, 5, "")).player(0).slip.unwrap().ore, 10);
}

#[test]
fn ttr_mine_04_a_reward_places_a_mine_in_the_own_network() {
    let position =
        game(7).postcards(Blue, &[43]).built(0, "CHE-DEN DEN-SFE").hand(0, "black black black").dollars(0, 5);
    let mut t = turn(position.deck(WHITES), 0);
    t.play("build DEN-DOD");
    assert_eq!((t.view().phase, t.acting()), (Phase::Turn, vec![1]), "only Dodge City has no mine: no question");
    assert!(t.view().mines.contains(&city("DOD")));
    let position = game(7).postcards(Blue, &[43]).built(0, "CHE-DEN DEN-SFE BOS-ALB").hand(0, "black black black");
    t = turn(position.dollars(0, 5).deck(WHITES), 0);
    t.play("build DEN-DOD");
    assert_eq!(t.options("site "), ["ALB", "BOS", "DOD"]);
    assert_eq!(t.refused_as(0, "site NYC"), ("TTR-MINE-04", "why-choose-mine"));
    t.play("site ALB");
    assert!(t.view().mines.contains(&city("ALB")));
}

#[test]
fn ttr_mine_05_ore_is_limited() {
    let hand = "yellow-pickaxe yellow-pickaxe yellow";
    let t = build(late().ore_left(1).hand(0, hand).dollars(0, 9), "DEN-SFE");
    assert_eq!(t.player(0).ore, 1);
    let begun = begun(&game(9).options(), 1);
    use table::Game;
    assert_eq!(begun.game.census().at("ore", "supply"), 40, "all of it in every game");
}

#[test]
fn ttr_customs_01_a_border_route_has_ends_in_two_countries() {
    use ticket_to_ride_legacy::data::data;
    let border = |id: &str| data().strand(strand(id)).border;
    assert!(border("MTL-ALB") && border("WIN-DUL") && border("MTY-SAT") && border("VAN-SEA-A"));
    assert!(!border("QUE-MTL-A") && !border("HER-CHH") && !border("BOS-ALB"));
}

#[test]
fn ttr_customs_02_it_costs_a_dollar() {
    let position = |dollars| late().hand(0, "red white").dollars(0, dollars);
    let t = build(position(1), "MTL-ALB");
    assert_eq!(t.dollars(0), 0);
    let t = turn(position(0), 0);
    assert_eq!(t.refused_as(0, "build MTL-ALB"), ("TTR-CUSTOMS-02", "why-duty"));
    assert!(t.can("build QUE-MTL-B"), "both ends in Canada");
    assert!(turn(game(6).hand(0, "red").dollars(0, 0), 0).can("build MTL-ALB"), "not before the box");
}

/// Six foreign cities joined to large ones: Québec and Montréal to Boston; Winnipeg and the west to Chicago.
const ABROAD: &str = "QUE-MTL-A MTL-BOS-A WIN-DUL DUL-CHI REG-WIN CAL-REG VAN-CAL";

#[test]
fn ttr_trade_01_foreign_cities_joined_to_a_large_city_pay_two_dollars_five_at_most() {
    let pays = |built: &str| ended(late().built(0, built)).player(0).slip.unwrap().trade;
    assert_eq!(pays(ABROAD), 10);
    assert_eq!(pays("QUE-MTL-A MTL-BOS-A"), 4);
    assert_eq!(pays("QUE-MTL-A"), 0, "no large city");
    assert_eq!(pays("ELP-CHH HER-CHH"), 4, "El Paso is large");
}

#[test]
fn ttr_trade_02_a_consul_makes_it_three() {
    let pays = |built: &str| ended(game(10).conductor(0, "C6").built(0, built)).player(0).slip.unwrap().trade;
    assert_eq!(pays(ABROAD), 15);
    assert_eq!(pays("QUE-MTL-A MTL-BOS-A WIN-DUL DUL-CHI"), 9);
}

/// From San Francisco to Savannah, but for the last strand.
pub const WESTERN: &str = "SAC-SFO-A SAC-STK-A STK-SLC-A SLC-DEN-A DEN-DOD DOD-OKC OKC-LIT LIT-NAS NAS-ATL";

#[test]
fn ttr_spike_01_an_atlantic_port_joined_to_a_pacific_one() {
    let position = |seat: usize| late().built(seat, WESTERN).hand(seat, "green green");
    let mut t = turn(position(0), 0);
    t.play("build ATL-SAV");
    assert_eq!(t.dollars(0), 5 + 12);
    assert!(t.view().spiked && t.player(0).spiked);
    assert!(t.was_told(|event| *event == Event::SpikeDriven { seat: seat(0), first: true }));
    // Every later player.
    let again = "POR-SFO-A POR-SLC HEL-SLC HEL-CHE CHE-DEN DEN-OMA-A OMA-KAN-A KAN-LIT";
    let position = late().built(0, WESTERN).hand(0, "green green").built(1, again).built(1, "SAV-MOB-A MOB-NOL-A");
    let mut t = turn(position.hand(1, "white white white"), 0);
    t.play("build ATL-SAV");
    t.play("build LIT-NOL");
    assert!(t.was_told(|event| *event == Event::SpikeDriven { seat: seat(1), first: false }));
    assert_eq!(t.dollars(1), 5 + 6);
}

#[test]
fn ttr_spike_02_the_first_of_the_campaign_gets_the_plaque() {
    let position = || late().built(0, WESTERN).hand(0, "green green");
    let mut t = turn(position(), 0);
    t.play("build ATL-SAV");
    assert_eq!(t.view().campaign.unwrap().first_spike, Some(Blue));
    let text = record(8).to_text().replace("spike:none", "spike:red");
    let position = Position::next(Record::from_text(&text).unwrap(), &trio()).built(0, WESTERN).hand(0, "green green");
    let mut t = turn(position.deck(WHITES), 0);
    t.play("build ATL-SAV");
    assert_eq!((t.view().campaign.unwrap().first_spike, t.dollars(0)), (Some(Red), 17));
}

#[test]
fn ttr_spike_03_ports_of_the_gulf_are_neither() {
    let mut t = turn(late().built(0, WESTERN).hand(0, "black black black"), 0);
    t.play("build ATL-MOB");
    assert!(!t.view().spiked, "Mobile lies at the Gulf");
}

#[test]
fn ttr_spike_04_once_for_each_player_in_every_game() {
    let mut t = turn(late().built(0, WESTERN).hand(0, "green green red"), 0);
    t.play("build ATL-SAV");
    t.play_all(["tickets", "keep 1 2 3", "tickets", "keep 1 2 3"]);
    t.play("build CHS-SAV-A");
    assert_eq!((t.dollars(0), t.times(|event| matches!(event, Event::SpikeDriven { .. }))), (17, 1));
    assert!(!begun(&game(9).options(), 1).view().spiked, "it lies ready again in every game");
    assert!(t.has_rule(Sticker::Spike));
}
