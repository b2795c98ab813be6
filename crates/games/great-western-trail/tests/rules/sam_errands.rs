//! Sam: his errands with cards, tiles, cattle and buildings, Kansas City, and his account.

use std::collections::BTreeSet;

use great_western_trail::data::buildings::{Number, Numbers};
use great_western_trail::data::cattle::Cattle::{self, BlackAngus, Calf, Hereford5, Hereford6, Hereford7, Longhorn};
use great_western_trail::data::cattle::Cattle::{RedPoll, Shorthorn3, Shorthorn4, Shorthorn5};
use great_western_trail::data::objectives::{Objective, Start};
use great_western_trail::data::railroad::{City, Link, Masters, Station, Stations};
use great_western_trail::data::tiles::{Tally, Tile, Worker};
use great_western_trail::data::trail::{BUILDING_SITES, Site};
use great_western_trail::{Card, Cows, Event, Goals, Position, Tenant};
use table::{Dice, Game};

use crate::common::*;
use crate::sam::{SAM, next_city, sam, specialize, turn, turn_with};

/// What Sam has taken from the display, and what lies there afterwards apart from new cards.
fn objective(display: [Option<Objective>; 4]) -> (Vec<&'static str>, usize) {
    let mut position = sam(3);
    position.table.display = display;
    let play = turn(&mut position);
    let taken = play.player(SAM).played.kinds().map(Objective::name).collect();
    let changed = display.iter().zip(play.table().display).filter(|(before, after)| **before != *after).count();
    (taken, changed)
}

#[test]
fn gwt_solo_16_the_open_card_with_the_most_points() {
    use Objective::{O1, O5, O11, O12, O14, O17};
    // 3, 4, 5 and 5 points: the first of the best.
    assert_eq!(objective([O1, O5, O12, O17].map(Some)), (vec!["o12"], 1));
    assert_eq!(objective([O17, O14, O12, O1].map(Some)), (vec!["o17"], 1));
    assert_eq!(objective([O1, O11, O5, O1].map(Some)), (vec!["o11"], 1));
    assert_eq!(objective([None, Some(O1), None, None]), (vec!["o1"], 1));
    assert_eq!(objective([None; 4]), (vec![], 0));
}

#[test]
fn gwt_solo_16_the_display_is_refilled_and_its_action_is_left_out() {
    let mut position = sam(3);
    // Engine up to 2.
    position.table.display = [Objective::O12, Objective::O1, Objective::O2, Objective::O3].map(Some);
    let deck = position.goals.len();
    let play = turn(&mut position);
    assert_eq!(play.table().objective_deck, deck - 1);
    assert!(play.table().display.iter().all(Option::is_some));
    assert_eq!(play.player(SAM).engine.to_string(), "0");
    assert!(play.own(SAM).herd.discard.is_some_and(|pile| pile.is_empty()));
    // Without a deck its place stays empty.
    position.goals = Goals::NONE;
    let play = turn(&mut position);
    assert_eq!(play.table().display, [None, Some(Objective::O1), Some(Objective::O2), Some(Objective::O3)]);
}

#[test]
fn gwt_solo_17_the_bandit_on_the_highest_slot_without_its_reward() {
    let mut position = sam(4);
    position.tile(Site::Bandit1, Tile::OrangeBandit).tile(Site::Bandit6, Tile::GreenBandit);
    position.tile(Site::Bandit9, Tile::OrangeBandit);
    let play = turn(&mut position);
    assert_eq!((play.player(SAM).bandits, play.dollars(SAM)), ([0, 1], 0));
    assert_eq!(play.table().tenant(Site::Bandit9), Tenant::Empty);
    assert_eq!(play.table().tenant(Site::Bandit6), Tenant::Tile(Tile::GreenBandit));
    // The only one beside the trail, without a token.
    let mut position = sam(4);
    position.tile(Site::Bandit1, Tile::GreenBandit);
    let play = turn(&mut position);
    assert_eq!((play.player(SAM).bandits, play.player(SAM).tokens), ([1, 0], 0));
    assert_eq!(turn(&mut sam(4)).player(SAM).bandits, [0, 0]);
}

/// Where Sam removes a hazard, if anywhere.
fn removed(hazards: &[(Site, Tile)]) -> Option<Site> {
    let mut position = sam(5);
    for &(site, tile) in hazards {
        position.tile(site, tile);
    }
    let play = turn(&mut position);
    let removed = play.latest().iter().find_map(|event| match event {
        Event::HazardRemoved { seat: SAM, site, tile, dollars: 0 } => Some((*site, *tile)),
        _ => None,
    });
    assert_eq!(play.player(SAM).hazards(), u8::from(removed.is_some()));
    removed.map(|(site, tile)| {
        assert_eq!(play.player(SAM).hazards[tile.index()], 1);
        assert_eq!((position.table.tenant(site), play.table().tenant(site)), (Tenant::Tile(tile), Tenant::Empty));
        site
    })
}

#[test]
fn gwt_solo_17_a_hazard_from_the_fullest_area() {
    let (flood, drought, rock) = (Tile::FloodGreen4, Tile::DroughtGreen2, Tile::RockfallGreen2);
    assert_eq!(removed(&[(Site::Flood1, flood), (Site::Rock1, rock), (Site::Rock2, rock)]), Some(Site::Rock2));
    // Of equal areas floods, then droughts.
    assert_eq!(removed(&[(Site::Rock1, rock), (Site::Drought1, drought)]), Some(Site::Drought1));
    assert_eq!(
        removed(&[(Site::Rock1, Tile::RockfallGreen4), (Site::Drought1, drought), (Site::Flood1, Tile::FloodBlack2)]),
        Some(Site::Flood1)
    );
    // Bandits are no hazards.
    assert_eq!(removed(&[(Site::Bandit4, Tile::GreenBandit)]), None);
}

#[test]
fn gwt_solo_17_there_the_one_with_the_most_points_on_the_highest_slot() {
    let [two, three, four] = [Tile::RockfallBlack2, Tile::RockfallBlack3, Tile::RockfallGreen4];
    assert_eq!(removed(&[(Site::Rock1, three), (Site::Rock2, four), (Site::Rock3, two)]), Some(Site::Rock2));
    let green = Tile::RockfallGreen3;
    assert_eq!(removed(&[(Site::Rock1, three), (Site::Rock2, green), (Site::Rock4, two)]), Some(Site::Rock2));
    assert_eq!(removed(&[(Site::Rock1, four), (Site::Rock4, four), (Site::Rock3, three)]), Some(Site::Rock4));
}

/// What Sam buys with a card, so many cowboys and this market.
fn bought(card: u8, cowboys: u8, market: &[Cattle]) -> Vec<&'static str> {
    let mut position = sam(card);
    specialize(&mut position, Worker::Cowboy, [cowboys, 1, 1]);
    position.table.market = Cows::NONE;
    for &cattle in market {
        position.table.market.add(cattle, 1);
    }
    let before = position.table.market.len() + position.table.stack.len();
    let play = turn(&mut position);
    let table = play.table();
    let herd = play.own(SAM).herd.discard.expect("Sam's cards lie open");
    // Nothing but his cards left market and stack, free of charge.
    assert_eq!(table.market.len() + table.stack.len() + herd.len(), before);
    assert_eq!(play.dollars(SAM), 0);
    herd.cows.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind.name(), usize::from(count))).collect()
}

#[test]
fn gwt_solo_18_one_purchase_that_brings_most_points() {
    let market = [Longhorn, RedPoll, BlackAngus, BlackAngus, Shorthorn4, Shorthorn5, Shorthorn5, Hereford7];
    for card in [8, 13] {
        // One card of value 3; with three cowboys two of them, rather than one Shorthorn.
        assert_eq!(bought(card, 1, &market), ["black-angus"]);
        assert_eq!(bought(card, 2, &market), ["black-angus"]);
        assert_eq!(bought(card, 3, &market), ["black-angus", "black-angus"]);
        assert_eq!(bought(card, 4, &market), ["hereford-7"]);
        // Two Shorthorns for five.
        assert_eq!(bought(card, 5, &market), ["shorthorn-5", "shorthorn-5"]);
        assert_eq!(bought(card, 6, &market), ["shorthorn-5", "shorthorn-5"]);
    }
    assert_eq!(bought(8, 3, &[]), [""; 0]);
}

#[test]
fn gwt_solo_18_never_for_more_than_8() {
    // A Shorthorn with one cowboy and a Hereford with two cost $12.
    assert_eq!(bought(8, 1, &[Shorthorn5, Longhorn]), ["longhorn"]);
    assert_eq!(bought(8, 2, &[Shorthorn5]), [""; 0]);
    assert_eq!(bought(8, 3, &[Hereford7]), [""; 0]);
    assert_eq!(bought(8, 3, &[Shorthorn5]), ["shorthorn-5"]);
    // Exactly $8 is possible.
    assert_eq!(bought(8, 5, &[Shorthorn3, Shorthorn4]), ["shorthorn-3", "shorthorn-4"]);
    assert_eq!(bought(8, 1, &[Calf]), ["calf"]);
}

#[test]
fn gwt_solo_18_of_equal_purchases_the_higher_value() {
    // 3 points: value 3 before 2, 4 before 3.
    assert_eq!(bought(8, 1, &[Calf, BlackAngus]), ["black-angus"]);
    assert_eq!(bought(8, 3, &[BlackAngus, Shorthorn3]), ["shorthorn-3"]);
    // 5 points: a Hereford before a Shorthorn, and before red and blue together.
    assert_eq!(bought(8, 4, &[Hereford5, Shorthorn5]), ["hereford-5"]);
    assert_eq!(bought(8, 4, &[Hereford5, RedPoll, BlackAngus]), ["hereford-5"]);
    assert_eq!(bought(8, 6, &[Hereford6, Hereford5]), ["hereford-6"]);
}

#[test]
fn gwt_solo_18_card_12_reveals_two_cards_and_uses_a_cowboy_less() {
    // With one cowboy he buys nothing, but two cards have come.
    assert_eq!(bought(12, 1, &[BlackAngus]), [""; 0]);
    let mut position = sam(12);
    specialize(&mut position, Worker::Cowboy, [1, 1, 1]);
    let market = position.table.market.len();
    assert_eq!(turn(&mut position).table().market.len(), market + 2);
    // With four he buys as with three.
    let mut position = sam(12);
    specialize(&mut position, Worker::Cowboy, [4, 1, 1]);
    position.table.market = Cows::NONE;
    position.table.market.add(Hereford7, 1);
    position.table.stack = Cows::NONE;
    position.table.stack.add(Longhorn, 2);
    let play = turn(&mut position);
    let herd = play.own(SAM).herd.discard.expect("Sam's cards lie open");
    assert_eq!((herd.len(), herd.cows.count(Longhorn)), (2, 2));
    assert_eq!((play.table().market.len(), play.table().market.count(Hereford7)), (1, 1));
}

#[test]
fn gwt_solo_18_his_simmentals_never_grow() {
    let mut position = sam(4);
    position.table.simmentals = true;
    position.table.upgrades = [8, 8];
    position.herd(SAM).discard.add(Card::Cattle(Calf));
    position.player(SAM).rancher = Some(Site::G);
    let play = turn(&mut position);
    assert!(play.latest().iter().any(|event| matches!(event, Event::Delivered { seat: SAM, .. })));
    assert_eq!(play.table().upgrades, [8, 8]);
    assert_eq!(play.own(SAM).herd.discard.map(|pile| pile.cows.count(Calf)), Some(1));
}

/// What Sam builds where, with this card.
fn built(position: &Position, human: Site) -> Option<(u8, Site)> {
    let play = turn_with(&mut position.clone(), human);
    let found = play.latest().iter().find_map(|event| match event {
        Event::Built { seat: SAM, number, site, dollars: 0, .. } => Some((*number, *site)),
        _ => None,
    });
    if let Some((number, site)) = found {
        assert_eq!(play.table().tenant(site), Tenant::Private { owner: SAM, number });
        assert_eq!(play.dollars(SAM), 0);
    }
    found.map(|(number, site)| (number.get(), site))
}

fn craftsmen(card: u8, craftsmen: u8) -> Position {
    let mut position = sam(card);
    specialize(&mut position, Worker::Craftsman, [1, craftsmen, 1]);
    position
}

#[test]
fn gwt_solo_19_what_uses_most_craftsmen_and_brings_most_points() {
    for card in [9, 10, 15] {
        // 1b has a hand and 2b none; likewise 4b and 3b; 5b comes before 12b; 11b has more points than 7b.
        for (count, number) in [(1, 1), (2, 4), (3, 5), (4, 6), (5, 11), (6, 8)] {
            assert_eq!(built(&craftsmen(card, count), Site::B), Some((number, Site::B1)), "{count} craftsmen");
        }
    }
}

#[test]
fn gwt_solo_19_a_new_building_before_an_equal_replacement() {
    // The example: 5b on B1, and the next site is C1.
    let mut position = craftsmen(9, 3);
    position.build(SAM, 5, Site::B1);
    assert_eq!(built(&position, Site::C), Some((12, Site::C1)));
    // With 12b gone as well, 8b replaces 5b.
    position.player(SAM).unbuilt.remove(Number::ALL[11]);
    assert_eq!(built(&position, Site::C), Some((8, Site::B1)));
}

#[test]
fn gwt_solo_19_a_replacement_that_uses_more_craftsmen_or_fees() {
    // 3b to 10b takes 6 craftsmen and adds 8 points, as 8b does; but it adds a black hand.
    let mut position = craftsmen(9, 6);
    position.build(SAM, 3, Site::B3);
    assert_eq!(built(&position, Site::B), Some((10, Site::B3)));
    // 2b to 9b takes 5 and adds 7 points; 11b, new, adds 10.
    let mut position = craftsmen(9, 5);
    position.build(SAM, 2, Site::A1);
    assert_eq!(built(&position, Site::B), Some((11, Site::B1)));
    // A hand that is lost counts against it: 1b to 8b loses $2, 2b to 8b nothing.
    let mut position = craftsmen(9, 5);
    position.build(SAM, 1, Site::A1).build(SAM, 2, Site::A2).player(SAM).unbuilt -=
        Numbers::of(&[Number::ALL[10], Number::ALL[6]]);
    assert_eq!(built(&position, Site::B), Some((8, Site::A2)));
    // The replaced one is gone for good.
    let play = turn_with(&mut position, Site::B);
    assert_eq!(play.player(SAM).built.len(), 2);
    assert_eq!(play.player(SAM).unbuilt.bits() & 0b11, 0);
}

#[test]
fn gwt_solo_19_the_lower_number_and_then_the_first_site() {
    // 8b or 9b for 5b or 12b: 3 craftsmen and 4 points each.
    let mut position = craftsmen(9, 3);
    position.build(SAM, 12, Site::A1).build(SAM, 5, Site::A2);
    assert_eq!(built(&position, Site::B), Some((8, Site::A1)));
    let mut position = craftsmen(9, 3);
    position.build(SAM, 12, Site::F1).build(SAM, 5, Site::A2);
    assert_eq!(built(&position, Site::B), Some((8, Site::A2)));
}

#[test]
fn gwt_solo_19_nothing_is_left_or_nothing_fits() {
    let mut position = craftsmen(9, 6);
    position.player(SAM).unbuilt = Numbers::NONE;
    assert_eq!(built(&position, Site::B), None);
    // Only 10b, which demands 8.
    position.player(SAM).unbuilt = Numbers::only(Number::ALL[9]);
    assert_eq!(built(&position, Site::B), None);
    position.build(SAM, 2, Site::A1);
    assert_eq!(built(&position, Site::B), None);
    position.build(SAM, 4, Site::A2);
    assert_eq!(built(&position, Site::B), Some((10, Site::A2)));
}

#[test]
fn gwt_solo_20_the_next_empty_site_ahead_of_the_human() {
    let site = |human: Site, taken: &[Site]| {
        let mut position = craftsmen(9, 1);
        // The human's own, up to 12 of them.
        for (number, &site) in (1..).zip(taken) {
            position.build(ME, number, site);
        }
        built(&position, human).map(|(_, site)| site)
    };
    assert_eq!(site(Site::A, &[]), Some(Site::A1));
    assert_eq!(site(Site::A1, &[Site::A1]), Some(Site::A2));
    assert_eq!(site(Site::B, &[Site::B1, Site::B2]), Some(Site::B3));
    // Sites with a risk action are left out.
    assert_eq!(site(Site::Flood4, &[]), Some(Site::B1));
    assert_eq!(site(Site::B, &[Site::B1, Site::B2, Site::B3]), Some(Site::C1));
    // All branches at once, in their order.
    assert_eq!(site(Site::C, &[Site::C1]), Some(Site::C2));
    assert_eq!(site(Site::C, &[Site::C1, Site::C2]), Some(Site::D1));
    assert_eq!(site(Site::D, &[Site::D1]), Some(Site::E1));
    assert_eq!(site(Site::F, &[Site::F1]), Some(Site::F2));
    assert_eq!(site(Site::F, &[Site::F1, Site::F2]), Some(Site::G1));
}

#[test]
fn gwt_solo_20_otherwise_from_the_start_of_the_trail() {
    assert_eq!(built(&craftsmen(9, 1), Site::Start), Some((1, Site::A1)));
    assert_eq!(built(&craftsmen(9, 1), Site::KansasCity), Some((1, Site::A1)));
    let mut position = craftsmen(9, 1);
    position.build(ME, 1, Site::G1).build(ME, 2, Site::G2).build(ME, 3, Site::A1);
    assert_eq!(built(&position, Site::G), Some((1, Site::A2)));
    // No site is left anywhere: he can only replace.
    let mut position = craftsmen(9, 1);
    let wanted = |site: &Site| BUILDING_SITES.contains(*site) && site.risk().is_none();
    let sites = Site::ALL.into_iter().filter(wanted);
    for (number, site) in sites.enumerate() {
        let (seat, number) = if number < 10 { (ME, number as u8 + 3) } else { (SAM, number as u8 - 9) };
        position.build(seat, number, site);
    }
    // 1b to 5b are built, with 6b for 5b.
    assert_eq!(position.table.player(SAM).built, Numbers::first_n(5));
    assert_eq!(built(&position, Site::B), Some((6, Site::G2)));
}

/// Sam is about to enter Kansas City with a card that does nothing else.
fn before_kansas_city() -> Position {
    let mut position = sam(4);
    position.player(SAM).rancher = Some(Site::G);
    position
}

#[test]
fn gwt_solo_21_a_tile_of_each_column_at_random() {
    use Tile::{Cowboy, Craftsman, FloodGreen2, GreenBandit, OrangeBandit, RockfallBlack3};
    let mut position = before_kansas_city();
    position.table.foresight = [FloodGreen2, RockfallBlack3, Cowboy, Craftsman, GreenBandit, OrangeBandit].map(Some);
    position.jobs(2, &[]).visit(Site::A);
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let mut play = play_from(&position);
        play.dice = Dice::from_number(seed);
        play.play("done");
        let placed = |event| match event {
            Event::TilePlaced { seat: SAM, tile, .. } => Some(tile.name()),
            _ => None,
        };
        let placed: Vec<&str> = play.latest().into_iter().filter_map(placed).collect();
        assert_eq!(placed.len(), 3);
        seen.insert(placed);
    }
    assert_eq!(seen.len(), 8);
}

#[test]
fn gwt_solo_21_tiles_are_placed_and_refilled_and_nothing_is_paid() {
    let mut position = before_kansas_city();
    position.table.foresight = [
        Some(Tile::FloodGreen2),
        None,
        Some(Tile::Engineer),
        Some(Tile::Engineer),
        Some(Tile::OrangeBandit),
        Some(Tile::OrangeBandit),
    ];
    position.jobs(2, &[]);
    let play = turn(&mut position);
    let table = play.table();
    assert_eq!(table.tenant(Site::Flood1), Tenant::Tile(Tile::FloodGreen2));
    assert_eq!(table.tenant(Site::Bandit1), Tenant::Tile(Tile::OrangeBandit));
    assert_eq!(table.job(2, 2), Some(Worker::Engineer));
    assert!(table.foresight.iter().all(Option::is_some));
    assert_eq!((play.player(SAM).rancher, play.dollars(SAM)), (Some(Site::Start), 0));
    assert!(!play.latest().iter().any(|event| matches!(event, Event::HandShown { .. } | Event::HandDiscarded(_))));
    assert_eq!(play.player(SAM).cities[City::Bloomington.index()], 1);
}

#[test]
fn gwt_solo_21_he_skips_an_empty_column() {
    let mut position = before_kansas_city();
    position.table.foresight = [None, None, None, None, None, Some(Tile::GreenBandit)];
    position.table.bags = [Tally::NONE; 3];
    let play = turn(&mut position);
    assert_eq!(play.table().tenant(Site::Bandit1), Tenant::Tile(Tile::GreenBandit));
    assert_eq!(play.table().foresight, [None; 6]);
    assert_eq!(play.player(SAM).rancher, Some(Site::Start));
}

/// One worker more ends the game.
fn nearly_over(mut position: Position) -> Position {
    position.jobs(11, &[(11, 2, Worker::Cowboy)]);
    let (bandit, worker) = (Some(Tile::GreenBandit), Some(Tile::Cowboy));
    position.table.foresight = [bandit, bandit, worker, worker, worker, bandit];
    position
}

#[test]
fn gwt_solo_21_26_he_takes_the_token_and_the_human_has_one_more_turn() {
    for seed in 0..12 {
        let mut position = nearly_over(before_kansas_city());
        position.visit(Site::A);
        let mut play = play_from(&position);
        play.dice = Dice::from_number(seed);
        play.play("done");
        assert_eq!(play.table().token_owner, Some(SAM));
        // After the end was triggered he takes no more workers.
        assert_eq!(play.table().tenant(Site::Bandit2), Tenant::Tile(Tile::GreenBandit));
        assert_eq!(play.score(SAM, "score-token"), 2);
        // No card is left: a turn of his would shuffle them again.
        assert_eq!(play.actor(), ME);
        play.play_all(["go B", "done"]);
        assert!(play.game.to_act().is_empty() && play.game.standing().is_some());
        assert!(!play.latest().iter().any(|event| matches!(event, Event::SamTurned(_))));
    }
}

#[test]
fn gwt_solo_26_if_the_human_ends_the_game_sam_has_one_more_turn() {
    let mut position = nearly_over(sam(3));
    position.player(ME).rancher = Some(Site::G);
    position.hand(ME, cards(["criollo"]));
    let mut play = play_from(&position);
    play.play_all(["go kansas-city", "deliver kansas-city", "disc aux1"]);
    assert_eq!(play.table().token_owner, Some(ME));
    assert!(play.latest().contains(&Event::SamTurned(3)));
    assert_eq!(play.player(SAM).played.len(), 1);
    assert!(play.game.to_act().is_empty());
    assert_eq!(play.latest().iter().filter(|event| matches!(event, Event::TurnBegan(_))).count(), 1);
}

/// The city that Sam delivers to, and the one that is next.
fn delivery(city: City) -> (Vec<&'static str>, City, Play) {
    let mut position = before_kansas_city();
    next_city(&mut position, city);
    let play = turn(&mut position);
    let cities = City::ALL.into_iter().filter(|city| play.player(SAM).cities[city.index()] == 1).map(City::name);
    (cities.collect(), play.table().sam.expect("Sam").next_city, play)
}

#[test]
fn gwt_solo_22_each_delivery_to_the_next_more_valuable_city() {
    let route = [
        City::StLouis,
        City::Bloomington,
        City::Peoria,
        City::Chicago,
        City::Toledo,
        City::Pittsburgh,
        City::Philadelphia,
        City::NewYork,
        City::NewYork,
    ];
    for pair in route.windows(2) {
        let (cities, next, play) = delivery(pair[0]);
        assert_eq!((cities, next), (vec![pair[0].name()], pair[1]));
        // A disc and no transport.
        assert_eq!((play.player(SAM).discs.iter().sum::<u8>(), play.dollars(SAM)), (13, 0));
    }
}

#[test]
fn gwt_solo_22_links_give_objective_cards_and_no_tokens() {
    let linked = |there: &[City], next: City| {
        let mut position = before_kansas_city();
        for &city in there {
            position.city(SAM, city);
        }
        next_city(&mut position, next);
        let play = turn(&mut position);
        let links = play.latest().iter().filter(|event| matches!(event, Event::Linked(SAM, _))).count();
        assert_eq!(play.player(SAM).tokens, 0);
        (links, play.player(SAM).played.len())
    };
    assert_eq!(linked(&[City::Bloomington], City::Peoria), (1, 1));
    assert_eq!(linked(&[City::Peoria], City::Chicago), (1, 1));
    // A token is no use to him; points come at the end.
    assert_eq!(linked(&[City::StLouis], City::Bloomington), (1, 0));
    assert_eq!(linked(&[City::Chicago], City::Toledo), (1, 0));
    assert_eq!(linked(&[City::Bloomington], City::Chicago), (0, 0));
    assert_eq!(linked(&[City::NewYork], City::NewYork), (0, 0));
    assert_eq!(linked(&[City::Philadelphia], City::NewYork), (0, 0));
}

#[test]
fn gwt_solo_22_the_card_of_a_link_is_the_best_one() {
    let mut position = before_kansas_city();
    position.city(SAM, City::Bloomington);
    next_city(&mut position, City::Peoria);
    position.table.display = [Objective::O1, Objective::O2, Objective::O6, Objective::O3].map(Some);
    let play = turn(&mut position);
    assert!(play.latest().contains(&Event::Linked(SAM, Link::BloomingtonPeoria)));
    assert_eq!(play.player(SAM).played.count(Objective::O6), 1);
}

#[test]
fn gwt_solo_23_without_a_disc_the_one_of_his_poorest_station() {
    let mut position = before_kansas_city();
    position.station(SAM, Station::S7).station(SAM, Station::S3).station(SAM, Station::S4).player(SAM).discs = [0; 10];
    let play = turn(&mut position);
    let sam = play.player(SAM);
    assert_eq!(sam.cities[City::Bloomington.index()], 1);
    assert!(play.latest().contains(&Event::DiscRecalled(SAM, Station::S3)));
    assert_eq!(sam.stations, Stations::of(&[Station::S4, Station::S7]));
}

#[test]
fn gwt_solo_23_also_for_another_station() {
    let mut position = sam(2);
    specialize(&mut position, Worker::Engineer, [1, 1, 2]);
    position.engine(SAM, 21).station(SAM, Station::S7).station(SAM, Station::S5).player(SAM).discs = [0; 10];
    let play = turn(&mut position);
    assert_eq!(play.player(SAM).stations, Stations::of(&[Station::S6, Station::S7]));
    assert_eq!(play.score(SAM, "score-stations"), 5 + 6);
}

#[test]
fn gwt_solo_23_with_no_disc_anywhere_nothing_is_marked() {
    let mut position = before_kansas_city();
    position.city(SAM, City::Peoria).player(SAM).discs = [0; 10];
    let play = turn(&mut position);
    assert_eq!(play.player(SAM).cities.iter().sum::<u8>(), 1);
    assert_eq!(play.player(SAM).played.len(), 0);
    assert_eq!(play.table().sam.expect("Sam").next_city, City::Peoria);
    let mut position = sam(2);
    specialize(&mut position, Worker::Engineer, [1, 1, 2]);
    position.engine(SAM, 4).player(SAM).discs = [0; 10];
    let play = turn(&mut position);
    assert_eq!((play.player(SAM).stations, play.player(SAM).masters), (Stations::NONE, Masters::NONE));
    assert!(play.table().masters[0].is_some());
}

#[test]
fn gwt_solo_23_his_last_disc_is_used_first() {
    let mut position = before_kansas_city();
    position.station(SAM, Station::S7).player(SAM).discs = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
    let play = turn(&mut position);
    assert_eq!((play.player(SAM).stations, play.player(SAM).discs), (Stations::only(Station::S7), [0; 10]));
}

#[test]
fn gwt_solo_24_what_counts_for_sam() {
    let mut position = sam(1);
    position.build(SAM, 1, Site::A1).build(SAM, 11, Site::A2).station(SAM, Station::S1).station(SAM, Station::S10);
    for city in [City::Chicago, City::Toledo, City::NewYork, City::NewYork, City::Philadelphia] {
        position.city(SAM, city);
    }
    specialize(&mut position, Worker::Cowboy, [6, 5, 4]);
    for card in ["hereford-7", "black-angus", "calf"] {
        position.herd(SAM).discard.add(cards([card])[0]);
    }
    position.played(SAM, Objective::O6).played(SAM, Objective::O6).played(SAM, Objective::O1);
    let player = position.player(SAM);
    player.hazards[Tile::FloodGreen4.index()] = 2;
    player.hazards[Tile::FloodBlack3.index()] = 1;
    (player.start, player.dollars, player.discs, player.masters) = (Some(Start::Os1), 40, [0; 10], Masters::first_n(9));
    position.table.token_owner = Some(SAM);
    let play = play_from(&position);
    let expected = [
        ("score-dollars", 0),
        ("score-buildings", 1 + 10),
        // New York is worth 6 a disc to him, Philadelphia 6, the link 6.
        ("score-cities", 6 + 6 + 6 + 6),
        ("score-stations", 1 + 9),
        ("score-hazards", 4 + 4 + 3),
        ("score-cattle", 7 + 3 + 3),
        // Without a look at their tasks: he has neither a bandit nor a Shorthorn.
        ("score-objectives", 3 + 5 + 5 + 3),
        ("score-masters", 0),
        ("score-workers", 8 + 4),
        ("score-steps", 0),
        ("score-token", 2),
    ];
    for (category, points) in expected {
        assert_eq!(play.score(SAM, category), points, "{category}");
    }
}

#[test]
fn gwt_solo_22_24_five_deliveries_of_medium_sam() {
    let mut position = before_kansas_city();
    position.player(SAM).start = Some(Start::Os1);
    position.table.display = [Objective::O1, Objective::O5, Objective::O12, Objective::O2].map(Some);
    position.goals = Goals::NONE;
    for _ in 0..5 {
        position.player(SAM).rancher = Some(Site::G);
        position.table.sam.as_mut().expect("Sam").cards = 1 << 3;
        position.table = *turn(&mut position).table();
    }
    let play = play_from(&position);
    // Two links brought cards, of 5 and 4 points; two are worth 6 and 8.
    assert_eq!(play.score(SAM, "score-cities"), 6 + 8);
    assert_eq!(play.score(SAM, "score-objectives"), 3 + 5 + 4);
}

#[test]
fn gwt_solo_25_equal_points_are_not_enough() {
    let winners = |mine: u16| {
        let mut position = sam(1);
        position.player(ME).start = Some(Start::Os1);
        // Sam has his starting card and a building: 3 + 1 points.
        position.build(SAM, 1, Site::A1).player(SAM).start = Some(Start::Os2);
        position.player(ME).dollars = 5 * mine;
        let standing = play_from(&position).game.reckoning().expect("a reckoning");
        assert_eq!((standing.of(ME).total, standing.of(SAM).total), (i32::from(mine), 4));
        standing.winners().collect::<Vec<_>>()
    };
    assert_eq!(winners(3), [SAM]);
    assert_eq!(winners(4), [SAM]);
    assert_eq!(winners(5), [ME]);
}
