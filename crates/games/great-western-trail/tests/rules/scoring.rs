//! The final account (GWT-SCORE).

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::Side;
use great_western_trail::data::cattle::Cattle;
use great_western_trail::data::objectives::{Objective, Start};
use great_western_trail::data::railroad::{City, Link, Master, Masters, Station, Stations};
use great_western_trail::data::tiles::Tile;
use great_western_trail::data::trail::Site;
use great_western_trail::{Card, Options, Pile, Position, Sides};
use table::Game;

use crate::common::*;
use crate::delivering::at;

/// Nobody has anything: no dollars, no starting cards.
fn blank(players: usize) -> Position {
    let mut position = clear(players);
    for seat in table::Seat::all(players) {
        (position.player(seat).dollars, position.player(seat).start) = (0, None);
    }
    position
}

fn score(position: &Position, category: &str) -> i32 {
    play_from(position).score(ME, category)
}

#[test]
fn gwt_score_01_a_point_for_each_full_5_dollars() {
    for (dollars, points) in [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (64, 12)] {
        let mut position = blank(2);
        position.player(ME).dollars = dollars;
        assert_eq!(score(&position, "score-dollars"), points);
    }
}

#[test]
fn gwt_score_02_buildings_on_the_trail_score_their_points() {
    let points = |side: Side| match side {
        Side::A => [1, 1, 1, 3, 4, 5, 6, 6, 9, 13, 20, 5],
        Side::B => [1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10, 4],
    };
    for side in Side::ALL {
        for (number, points) in (1..).zip(points(side)) {
            let mut position = clear_with(Options::for_players(2).sides(Sides::All(side)));
            position.build(ME, number, Site::A1).build(YOU, 1, Site::A2);
            assert_eq!(score(&position, "score-buildings"), points, "{number}{side}");
        }
    }
    let mut several = blank(2);
    several.build(ME, 1, Site::A1).build(ME, 11, Site::A2).build(ME, 4, Site::G1);
    assert_eq!(score(&several, "score-buildings"), 1 + 20 + 3);
    assert_eq!(score(&blank(2), "score-buildings"), 0, "unbuilt ones score nothing");
}

#[test]
fn gwt_score_03_cities_and_links() {
    let of = |cities: &[City]| {
        let mut position = blank(2);
        for &city in cities {
            position.city(ME, city);
        }
        score(&position, "score-cities")
    };
    assert_eq!(of(&[]), 0);
    assert_eq!(of(&[City::KansasCity, City::KansasCity]), -12);
    assert_eq!(of(&[City::Philadelphia]), 6);
    assert_eq!(of(&[City::NewYork, City::NewYork, City::NewYork]), 27);
    assert_eq!(of(&[City::Fulton, City::StLouis]), -3);
    assert_eq!(of(&[City::Fulton, City::Bloomington]), 0, "not neighbours");
    assert_eq!(of(&City::ALL), (6 + 9 + 6 + 8 + 4) - (6 + 3));
    for (link, points) in Link::ALL.into_iter().zip([-3, 0, 0, 0, 6, 8, 4]) {
        let (near, far) = link.cities();
        let alone = of(&[near]) + of(&[far]);
        assert_eq!(of(&[near, far]) - alone, points, "{link}");
    }
}

#[test]
fn gwt_score_04_stations_with_an_own_disc() {
    for (station, points) in Station::ALL.into_iter().zip([1, 1, 2, 2, 3, 5, 6, 7, 8, 9]) {
        let mut position = blank(2);
        position.station(ME, station).station(YOU, Station::S1).station(YOU, Station::S10);
        assert_eq!(score(&position, "score-stations"), points, "{station}");
    }
    let mut all = blank(2);
    all.player(ME).stations = Stations::first_n(10);
    assert_eq!(score(&all, "score-stations"), 44);
}

#[test]
fn gwt_score_05_hazards_score_what_they_show_and_bandits_nothing() {
    let mut position = blank(2);
    position.player(ME).hazards[Tile::FloodGreen4.index()] = 2;
    position.player(ME).hazards[Tile::RockfallBlack3.index()] = 1;
    position.player(ME).hazards[Tile::DroughtBlack2.index()] = 1;
    position.player(ME).bandits = [5, 3];
    assert_eq!(score(&position, "score-hazards"), 8 + 3 + 2);
    assert_eq!(play_from(&position).game.reckoning().expect("an account").of(ME).total, 13);
}

#[test]
fn gwt_score_06_cattle_of_deck_hand_and_discard_pile() {
    let points = [0, 0, 0, 0, 1, 2, 3, 3, 4, 5, 5, 6, 7, 3, 4, 5];
    for (cattle, points) in Cattle::ALL.into_iter().zip(points) {
        let mut position = blank(2);
        let card = Card::Cattle(cattle);
        let herd = position.herd(ME);
        herd.hand.add(card);
        herd.deck.add(card);
        herd.discard.add(card);
        position.herd(YOU).hand.add(card);
        position.table.gone_cards.add(card);
        assert_eq!(score(&position, "score-cattle"), 3 * points, "{cattle}");
    }
}

#[test]
fn gwt_score_07_unplayed_cards_count_only_if_that_is_better() {
    let with = |arrange: &dyn Fn(&mut Position)| {
        let mut position = blank(2);
        arrange(&mut position);
        score(&position, "score-objectives")
    };
    let o9 = Card::Objective(Objective::O9);
    // Not met: dropped if unplayed, two points less if played.
    for pile in 0..3 {
        let unplayed = |position: &mut Position| {
            let herd = position.herd(ME);
            [&mut herd.hand, &mut herd.deck, &mut herd.discard][pile].add(o9);
        };
        assert_eq!(with(&unplayed), 0);
        let beside_another = |position: &mut Position| {
            unplayed(position);
            position.city(ME, City::NewYork).played(ME, Objective::O6);
        };
        assert_eq!(with(&beside_another), 5);
        let met = |position: &mut Position| {
            unplayed(position);
            position.player(ME).hazards[0] = 1;
            position.herd(ME).discard.add(Card::Cattle(Cattle::Hereford5));
        };
        assert_eq!(with(&met), 3);
    }
    assert_eq!(with(&|position| position.player(ME).played.add(Objective::O9, 1)), -2);
    // Adding a card at the end performs no action.
    let mut position = blank(2);
    position.herd(ME).hand.add(Card::Objective(Objective::O1));
    assert_eq!(play_from(&position).dollars(ME), 0);
    // All may be negative together.
    let worst = |position: &mut Position| {
        for _ in 0..4 {
            position.played(ME, Objective::O6);
        }
    };
    assert_eq!(with(&worst), -12);
}

#[test]
fn gwt_score_08_station_masters_count_what_objective_cards_count_too() {
    let mut position = blank(2);
    position.player(ME).hazards[0] = 2;
    position.player(ME).bandits = [0, 1];
    position.player(ME).start = Some(Start::Os4);
    position.player(ME).masters = Masters::only(Master::Sm4);
    assert_eq!(score(&position, "score-objectives"), 3);
    assert_eq!(score(&position, "score-masters"), 3);
    position.player(ME).masters.insert(Master::Sm5);
    assert_eq!(score(&position, "score-masters"), 3 + 3, "all of them");
}

#[test]
fn gwt_score_09_workers_of_columns_5_and_6() {
    let mut position = blank(2);
    position.player(ME).workers = [6, 5, 4];
    assert_eq!(score(&position, "score-workers"), 12);
}

#[test]
fn gwt_score_10_the_second_step_disc() {
    let mut position = blank(2);
    position.take(ME, Disc::Step1);
    assert_eq!(score(&position, "score-steps"), 0);
    position.take(ME, Disc::Step2);
    assert_eq!(score(&position, "score-steps"), 3);
}

#[test]
fn gwt_score_11_the_job_market_token() {
    let mut position = blank(3);
    assert_eq!(score(&position, "score-token"), 0);
    position.table.token_owner = Some(ME);
    let play = play_from(&position);
    assert_eq!([ME, YOU, THIRD].map(|seat| play.score(seat, "score-token")), [2, 0, 0]);
}

#[test]
fn gwt_score_12_the_highest_total_wins_and_equals_share_the_victory() {
    // The last turn of a game of three: the next player has the token.
    let finished = |dollars: [u16; 3]| {
        let mut position = blank(3);
        position.table.token_owner = Some(YOU);
        position.jobs(12, &[]);
        for (seat, dollars) in [ME, YOU, THIRD].into_iter().zip(dollars) {
            position.player(seat).dollars = dollars;
        }
        let mut play = at(&mut position, Site::A);
        assert_eq!(play.game.standing(), None);
        play.play("done");
        play.game.standing().expect("the game is over")
    };
    let standing = finished([25, 10, 15]);
    assert_eq!([ME, YOU, THIRD].map(|seat| standing.of(seat).total), [5, 2 + 2, 3]);
    assert_eq!(standing.winners().collect::<Vec<_>>(), [ME]);
    let shared = finished([25, 15, 29]);
    assert_eq!(shared.winners().collect::<Vec<_>>(), [ME, YOU, THIRD]);
    assert_eq!([ME, YOU, THIRD].map(|seat| shared.of(seat).total), [5, 5, 5]);
    for result in &standing.results {
        assert_eq!(result.total, result.scores.iter().sum::<i32>());
    }
}

#[test]
fn gwt_score_13_items_are_assigned_to_the_owners_best() {
    // One hazard: O9 with a Hereford is worth as much as OS3 with buildings, but its penalty is spared.
    let mut position = blank(2);
    position.player(ME).hazards[0] = 1;
    position.build(ME, 1, Site::A1).build(ME, 2, Site::A2);
    position.herd(ME).deck.add(Card::Cattle(Cattle::Hereford5));
    position.player(ME).start = Some(Start::Os3);
    position.played(ME, Objective::O9);
    assert_eq!(score(&position, "score-objectives"), 3);
    // Two hazards and a building: O15 with an orange bandit brings 5 and costs 3; O3 with a Shorthorn 3 and 2.
    let mut position = blank(2);
    position.player(ME).hazards[0] = 2;
    position.player(ME).bandits = [0, 1];
    position.build(ME, 1, Site::A1);
    position.herd(ME).deck.add(Card::Cattle(Cattle::Shorthorn3));
    position.played(ME, Objective::O3).played(ME, Objective::O15);
    assert_eq!(score(&position, "score-objectives"), 5 - 2);
}

/// The best total by trying every way to serve or fail each card, and to drop the unplayed ones.
fn by_hand(cards: &[(Objective, bool)], items: [u8; 9], by_cards: bool) -> i32 {
    fn best(cards: &[(Objective, bool)], items: [u8; 9], points: i32, laid: i32, by_cards: bool) -> i32 {
        let Some((&(kind, played), rest)) = cards.split_first() else {
            return points + if by_cards { 3 * (laid / 2) } else { 0 };
        };
        let terms = kind.terms();
        let failed = best(rest, items, points - i32::from(terms.penalty), laid + 1, by_cards);
        let mut most = if played { failed } else { failed.max(best(rest, items, points, laid, by_cards)) };
        if (0..9).all(|task| terms.needs[task] <= items[task]) {
            let left = std::array::from_fn(|task| items[task] - terms.needs[task]);
            most = most.max(best(rest, left, points + i32::from(terms.points), laid + 1, by_cards));
        }
        most
    }
    best(cards, items, 0, 0, by_cards)
}

#[test]
fn gwt_score_13_the_account_is_as_good_as_trying_everything() {
    let mut dice = table::Dice::from_number(99);
    let mut below = |count: u32| dice.below(count) as u8;
    for round in 0..400 {
        let mut position = blank(2);
        let by_cards = round % 2 == 0;
        let mut chosen = Vec::new();
        for _ in 0..1 + below(6) {
            let kind = Objective::ALL[usize::from(below(21))];
            if chosen.iter().any(|&(other, _)| other == kind) {
                continue;
            }
            let played = below(2) == 0;
            chosen.push((kind, played));
            if played {
                position.played(ME, kind);
            } else {
                position.herd(ME).hand.add(Card::Objective(kind));
            }
        }
        // Buildings, green, orange, hazards, stations, value 3, Shorthorns, Herefords, New York.
        let items: [u8; 9] = std::array::from_fn(|_| below(4));
        for (number, site) in (1..=items[0]).zip([Site::A1, Site::A2, Site::A3]) {
            position.build(ME, number, site);
        }
        let player = position.player(ME);
        player.bandits = [items[1], items[2]];
        player.hazards[4] = items[3];
        player.stations = Stations::first_n(usize::from(items[4]));
        player.cities[City::NewYork.index()] = items[8];
        player.masters = if by_cards { Masters::only(Master::Sm1) } else { Masters::NONE };
        let mut herd = Pile::EMPTY;
        herd.cows.add(Cattle::RedPoll, items[5]);
        herd.cows.add(Cattle::Shorthorn4, items[6]);
        herd.cows.add(Cattle::Hereford6, items[7]);
        position.herd(ME).discard = herd;
        let total = score(&position, "score-objectives") + score(&position, "score-masters");
        assert_eq!(total, by_hand(&chosen, items, by_cards), "{chosen:?} with {items:?}");
    }
}
