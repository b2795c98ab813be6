//! Sam: his seat, his levels, his moves, and his errands with workers and engines.

use std::collections::BTreeSet;

use great_western_trail::data::boards::Disc;
use great_western_trail::data::buildings::{Number, Side};
use great_western_trail::data::railroad::{City, Master, Masters, Station, Stations};
use great_western_trail::data::sam::Level;
use great_western_trail::data::tiles::Worker::{Cowboy, Craftsman, Engineer};
use great_western_trail::data::tiles::{Hand, Tile, Worker};
use great_western_trail::data::trail::Site;
use great_western_trail::{Event, Options, Position, Sam, Sides};
use table::Game;

use crate::common::*;

/// Sam's seat.
pub const SAM: table::Seat = YOU;

/// A cleared trail and an empty job market; Sam's next card is this one. He specializes in cowboys.
pub fn sam(card: u8) -> Position {
    let mut position = clear(1);
    position.jobs(1, &[]).player(SAM).dollars = 0;
    set(&mut position, |sam| sam.cards = 1 << (card - 1));
    specialize(&mut position, Worker::Cowboy, [2, 1, 1]);
    position
}

fn set(position: &mut Position, change: impl FnOnce(&mut Sam)) {
    change(position.table.sam.as_mut().expect("a game against Sam"));
}

/// Sam has these cowboys, craftsmen and engineers, and this specialization.
pub fn specialize(position: &mut Position, specialization: Worker, workers: [u8; 3]) {
    position.player(SAM).workers = workers;
    set(position, |sam| sam.specialization = specialization);
}

/// Sam delivers here next.
pub fn next_city(position: &mut Position, city: City) {
    set(position, |sam| sam.next_city = city);
}

/// `ME` stands on this site and ends the turn; Sam has his turn.
pub fn turn_with(position: &mut Position, human: Site) -> Play {
    position.visit(Site::A).player(ME).rancher = Some(human);
    let mut play = play_from(position);
    play.play("done");
    play
}

/// `ME` ends a turn on the first building; Sam has his turn.
pub fn turn(position: &mut Position) -> Play {
    turn_with(position, Site::A)
}

/// Where Sam stops when he goes on from a site with a card.
fn stop(position: &Position, from: Site) -> Site {
    let mut position = position.clone();
    position.player(SAM).rancher = Some(from);
    turn(&mut position).player(SAM).rancher.expect("Sam is on the trail")
}

/// Cards that Sam turned over, in a game in which `ME` decides at random, up to so many.
fn turned(options: &Options, seed: u64, count: usize) -> Vec<u8> {
    let mut play = Play::deal(options, seed);
    let mut choices = table::Dice::from_number(seed + 1000);
    let mut turned = Vec::new();
    while turned.len() < count && !play.game.to_act().is_empty() {
        let options = play.legal();
        let choice = options[choices.below(options.len() as u32) as usize].clone();
        play.play(&choice);
        turned.extend(play.latest().iter().filter_map(|event| match event {
            Event::SamTurned(card) => Some(*card),
            _ => None,
        }));
    }
    turned
}

#[test]
fn gwt_solo_01_one_plays_first_at_a_table_for_two() {
    for seed in 0..8 {
        let play = Play::deal(&Options::for_players(1), seed);
        let table = play.table();
        assert_eq!((play.actor(), table.first, table.seats), (ME, ME, 2));
        assert_eq!((play.dollars(ME), play.player(ME).tokens), (6, 1));
        assert_eq!(play.own(ME).herd.hand_size, 4);
        // Values for two.
        assert_eq!((table.market.len(), table.step_limit(ME)), (7, 3));
        assert_eq!((table.hand_fee(Hand::Green), table.hand_fee(Hand::Black)), (2, 2));
        assert_eq!(table.jobs.iter().map(|fields| fields.count_ones()).sum::<u32>(), 3);
    }
}

#[test]
fn gwt_solo_02_a_worker_of_bag_2_is_his_specialization() {
    let mut seen = BTreeSet::new();
    for seed in 0..24 {
        let play = Play::deal(&Options::for_players(1), seed);
        let specialization = play.table().sam.expect("Sam").specialization;
        let mut workers = [1; 3];
        workers[specialization.index()] += 1;
        assert_eq!(play.player(SAM).workers, workers);
        // His worker, three of the job market and two of the foresight area are gone.
        assert_eq!(play.table().bags[1].len(), 33 - 1 - 3 - 2);
        seen.insert(specialization.name());
    }
    assert_eq!(seen.len(), 3);
}

#[test]
fn gwt_solo_03_levels_change_cards_workers_and_the_first_city() {
    let all = |level| {
        let play = Play::deal(&Options::for_players(1).level(level), 3);
        let sam = play.table().sam.expect("Sam");
        let bag = play.table().bags[1].len();
        let mut workers = play.player(SAM).workers;
        workers[sam.specialization.index()] -= 1;
        (sam.cards, sam.next_city, workers, bag)
    };
    assert_eq!(all(Level::Easy), (0b000_1111_1111_1111, City::StLouis, [1; 3], 27));
    assert_eq!(all(Level::Medium), (0b111_1111_1111_1111, City::Bloomington, [1; 3], 27));
    assert_eq!(all(Level::Hard), (0b111_1111_1111_1111, City::Chicago, [2; 3], 24));
}

#[test]
fn gwt_solo_03_each_worker_of_hard_sam_comes_from_bag_2() {
    let dealt = |level| Play::deal(&Options::for_players(1).level(level), 3);
    let (medium, hard) = (dealt(Level::Medium), dealt(Level::Hard));
    for worker in Worker::ALL {
        let all = |play: &Play| {
            let tile = Tile::of(worker);
            let table = play.table();
            let in_bags: u8 = table.bags.iter().map(|bag| bag.count(tile)).sum();
            let shown = table.foresight.iter().filter(|field| **field == Some(tile)).count() as u8;
            in_bags + shown + table.jobs[worker.index()].count_ones() as u8 + play.player(SAM).workers(worker)
        };
        assert_eq!((all(&medium), all(&hard)), (18 + 1, 18 + 1), "{worker}");
    }
}

#[test]
fn gwt_solo_04_he_has_discs_and_tiles_but_neither_money_nor_cards() {
    let play = Play::deal(&Options::for_players(1), 5);
    let (table, sam) = (play.table(), play.player(SAM));
    for number in Number::ALL {
        assert_eq!((table.side(SAM, number), table.side(ME, number)), (Side::B, Side::A));
    }
    assert_eq!(table.plan(SAM, Number::new(11).expect("a number")).points, 10);
    assert_eq!(sam.discs.iter().sum::<u8>(), 14);
    assert!(sam.start.is_some() && sam.start != play.player(ME).start);
    assert_eq!((sam.engine.to_string().as_str(), sam.rancher), ("0", Some(Site::Start)));
    assert_eq!((sam.dollars, sam.tokens, sam.marker), (0, 0, 0));
    let herd = play.own(SAM).herd;
    assert_eq!((herd.hand_size, herd.deck_size, herd.discard_size), (0, 0, 0));
}

#[test]
fn gwt_solo_04_his_turns_bring_him_no_cards_and_no_money() {
    let mut position = sam(3);
    position.build(SAM, 4, Site::G1).build(SAM, 7, Site::G2).player(ME).rancher = Some(Site::G);
    let mut play = play_from(&position);
    play.play_all(["go G1", "done"]);
    assert_eq!((play.dollars(SAM), play.own(SAM).herd.hand_size), (0, 0));
}

#[test]
fn gwt_solo_05_each_card_once_before_they_are_shuffled_again() {
    let medium = turned(&Options::for_players(1), 1, 30);
    assert_eq!(medium.len(), 30);
    for pile in medium.chunks(15) {
        assert_eq!(pile.iter().copied().collect::<BTreeSet<_>>(), (1..=15).collect());
    }
    assert_ne!(medium[..15], medium[15..]);
    let easy = turned(&Options::for_players(1).level(Level::Easy), 2, 24);
    assert_eq!(easy.len(), 24);
    for pile in easy.chunks(12) {
        assert_eq!(pile.iter().copied().collect::<BTreeSet<_>>(), (1..=12).collect());
    }
}

#[test]
fn gwt_solo_05_what_comes_is_left_to_chance() {
    let first: BTreeSet<u8> = (0..40).map(|seed| turned(&Options::for_players(1), seed, 1)[0]).collect();
    assert!(first.len() > 8, "{first:?}");
    let turn_one = |cards: u16| {
        let mut position = sam(1);
        position.table.sam.as_mut().expect("Sam").cards = cards;
        let play = turn(&mut position);
        (play.latest().clone(), play.table().sam.expect("Sam").cards)
    };
    // The last card of the pile, and the first of a new one.
    let (told, left) = turn_one(1 << 8);
    assert!(told.contains(&Event::SamTurned(9)));
    assert_eq!(left, 0);
    assert_eq!(turn_one(0).1.count_ones(), 14);
}

#[test]
fn gwt_solo_06_steps_then_the_action_then_kansas_city() {
    let mut position = sam(3);
    position.player(SAM).rancher = Some(Site::G);
    let play = turn(&mut position);
    let place = |wanted: fn(&Event) -> bool| play.latest().iter().position(wanted).expect("it happened");
    let order = [
        place(|event| *event == Event::SamTurned(3)),
        place(|event| matches!(event, Event::Moved { seat: SAM, to: Site::KansasCity, steps: 1, .. })),
        place(|event| matches!(event, Event::ObjectiveTaken { seat: SAM, .. })),
        place(|event| matches!(event, Event::TilePlaced { seat: SAM, .. })),
        place(|event| matches!(event, Event::Delivered { seat: SAM, .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(play.player(SAM).rancher, Some(Site::Start));
}

#[test]
fn gwt_solo_06_he_uses_neither_buildings_nor_auxiliary_actions() {
    for site in [Site::Start, Site::A, Site::B, Site::C, Site::E, Site::F] {
        let mut position = sam(4);
        position.player(SAM).rancher = Some(site);
        let play = turn(&mut position);
        let used = |event: &&Event| {
            matches!(event, Event::Used(..) | Event::AuxiliaryUsed { .. } | Event::Copied(..) | Event::Gained(..))
        };
        assert_eq!(play.latest().iter().find(used), None);
        assert_eq!(play.latest().iter().filter(|event| matches!(event, Event::Moved { .. })).count(), 1);
    }
}

#[test]
fn gwt_solo_06_a_card_for_others_only_moves_him() {
    // Cards 10 to 15: the specialization that each asks for, and the workers that he has.
    let cards = [
        (10, Worker::Craftsman),
        (11, Worker::Engineer),
        (12, Worker::Cowboy),
        (13, Worker::Cowboy),
        (14, Worker::Engineer),
        (15, Worker::Craftsman),
    ];
    for (card, wanted) in cards {
        for worker in Worker::ALL {
            let mut position = sam(card);
            position.jobs(1, &[(0, 3, Worker::Engineer)]);
            let mut workers = [2; 3];
            workers[worker.index()] = 3;
            specialize(&mut position, worker, workers);
            let play = turn(&mut position);
            let errand =
                |event: &Event| matches!(event, Event::Built { .. } | Event::EngineMoved { .. } | Event::Bought { .. });
            let acted = play.latest().iter().any(errand);
            assert_eq!(acted, worker == wanted, "card {card}, {worker}");
            assert_ne!(play.player(SAM).rancher, Some(Site::Start));
            assert!(play.latest().contains(&Event::SamTurned(card)));
        }
    }
}

#[test]
fn gwt_solo_06_cards_1_to_9_move_him_one_or_two_steps() {
    for card in 1..=9 {
        let expected = if card < 7 { Site::A } else { Site::B };
        assert_eq!(stop(&sam(card), Site::Start), expected, "card {card}");
    }
}

#[test]
fn gwt_solo_06_cards_12_to_15_move_him_by_his_workers() {
    let stops = |card: u8, specialization: Worker| {
        let mut position = sam(card);
        specialize(&mut position, specialization, [3, 4, 5]);
        stop(&position, Site::Start)
    };
    // A, B, C, E, F
    assert_eq!(stops(12, Worker::Engineer), Site::C);
    assert_eq!(stops(13, Worker::Craftsman), Site::C);
    assert_eq!(stops(14, Worker::Craftsman), Site::E);
    assert_eq!(stops(15, Worker::Engineer), Site::F);
    assert_eq!(stops(15, Worker::Cowboy), Site::C);
}

#[test]
fn gwt_solo_07_the_branch_with_fewer_spaces() {
    let mut position = sam(4);
    position.build(ME, 2, Site::A1);
    assert_eq!(stop(&position, Site::A), Site::B);
    position.tile(Site::Flood2, Tile::FloodGreen2);
    // One each: the first branch.
    assert_eq!(stop(&position, Site::A), Site::A1);
    position.build(ME, 3, Site::A3);
    assert_eq!(stop(&position, Site::A), Site::Flood2);
    position.tile(Site::Flood4, Tile::FloodGreen2).build(ME, 5, Site::Fr1);
    assert_eq!(stop(&position, Site::A), Site::A1);
    // On a branch there is no choice.
    assert_eq!(stop(&position, Site::A1), Site::A3);
    assert_eq!(stop(&position, Site::Flood2), Site::Flood4);
    assert_eq!(stop(&position, Site::Fr1), Site::B);
}

#[test]
fn gwt_solo_07_at_c_the_way_through_d_counts_d() {
    let mut position = sam(4);
    assert_eq!(stop(&position, Site::C), Site::E);
    // One space each.
    position.build(ME, 2, Site::C2);
    assert_eq!(stop(&position, Site::C), Site::C2);
    position.build(ME, 3, Site::C1);
    assert_eq!(stop(&position, Site::C), Site::D);
    // Two each, since the shorter way on from D has one.
    position.build(ME, 4, Site::D1).tile(Site::Bandit4, Tile::GreenBandit).tile(Site::Bandit5, Tile::GreenBandit);
    assert_eq!(stop(&position, Site::C), Site::C1);
    assert_eq!(stop(&position, Site::D), Site::D1);
}

#[test]
fn gwt_solo_07_equal_branches_at_f_and_g_and_no_way_past_kansas_city() {
    let mut position = sam(7);
    position.build(ME, 2, Site::F1).build(ME, 3, Site::F2).build(ME, 4, Site::G2);
    assert_eq!(stop(&position, Site::E), Site::F1);
    assert_eq!(stop(&position, Site::F2), Site::Start);
    let mut position = sam(7);
    position.player(SAM).rancher = Some(Site::G);
    let play = turn(&mut position);
    let arrives = |event: &Event| matches!(event, Event::Moved { seat: SAM, to: Site::KansasCity, steps: 1, .. });
    assert!(play.latest().iter().any(arrives));
}

#[test]
fn gwt_solo_08_he_pays_nothing_and_the_bank_pays_for_him() {
    // 7a has both hands, 1a a green one, 2a none.
    let fee = |number| {
        let mut position = sam(4);
        position.build(ME, number, Site::G1).build(SAM, 1, Site::G2).player(SAM).rancher = Some(Site::G);
        let play = turn(&mut position);
        assert_eq!((play.player(SAM).rancher, play.dollars(SAM)), (Some(Site::G1), 0));
        // Only a fee is told.
        let told = play.latest().iter().any(|event| matches!(event, Event::FeePaid { .. }));
        assert_eq!(told, play.dollars(ME) > 20);
        play.dollars(ME) - 20
    };
    assert_eq!((fee(7), fee(1), fee(4), fee(2)), (4, 2, 2, 0));
}

#[test]
fn gwt_solo_08_each_building_on_his_way_is_paid() {
    let mut position = sam(7);
    position.build(ME, 1, Site::B1).build(ME, 4, Site::B2).build(ME, 7, Site::Dr1);
    position.tile(Site::Drought1, Tile::DroughtBlack2).tile(Site::Drought2, Tile::DroughtBlack2);
    position.player(SAM).rancher = Some(Site::B);
    let play = turn(&mut position);
    assert_eq!((play.player(SAM).rancher, play.dollars(ME)), (Some(Site::B2), 24));
}

#[test]
fn gwt_solo_08_hazards_and_his_own_buildings_cost_him_nothing() {
    let mut position = sam(7);
    position.build(SAM, 7, Site::B1).player(SAM).rancher = Some(Site::B);
    position.tile(Site::Drought4, Tile::DroughtBlack2).tile(Site::Drought3, Tile::DroughtBlack2);
    let play = turn(&mut position);
    assert_eq!((play.player(SAM).rancher, play.dollars(SAM), play.dollars(ME)), (Some(Site::C), 0, 20));
}

#[test]
fn gwt_solo_08_fees_for_his_buildings_go_to_the_bank() {
    let mut position = sam(4);
    // 1b has a green hand, 4b a black one; with a sides 7 would have both, as it has with b.
    position.build(SAM, 1, Site::A1).build(SAM, 4, Site::A2).build(SAM, 7, Site::A3).player(ME).rancher = Some(Site::A);
    let mut play = play_from(&position);
    play.play("go A3");
    assert_eq!((play.dollars(ME), play.dollars(SAM)), (20 - 2 - 2 - 4, 0));
    // Only an auxiliary action there.
    assert_eq!(play.legal(), ["auxiliary 1", "auxiliary 2", "done"]);
}

#[test]
fn gwt_solo_09_the_larger_number_of_buildings_but_at_least_one() {
    for card in [10, 11] {
        let steps = |mine: u8, his: u8| {
            let mut position = sam(card);
            let sites = [Site::Fr1, Site::Fr2, Site::Dr1, Site::Br1, Site::Br2, Site::Rr1];
            for (number, site) in (1..=mine).zip(sites) {
                position.build(ME, number, site);
            }
            for (number, site) in (1..=his).zip(sites.into_iter().rev()) {
                position.build(SAM, number, site);
            }
            stop(&position, Site::Start)
        };
        assert_eq!(steps(0, 0), Site::A);
        assert_eq!(steps(1, 1), Site::A);
        assert_eq!(steps(2, 1), Site::B);
        assert_eq!(steps(1, 3), Site::C);
        assert_eq!(steps(4, 2), Site::E);
    }
}

/// Whom Sam hires with a card: the worker and the row, if anybody.
fn hired(position: &Position) -> Option<(Worker, u8)> {
    let play = turn(&mut position.clone());
    let hired = play.latest().iter().find_map(|event| match event {
        Event::Hired { seat: SAM, worker, row, dollars: 0 } => Some((*worker, *row)),
        _ => None,
    });
    if let Some((worker, row)) = hired {
        let mut workers = position.table.player(SAM).workers;
        workers[worker.index()] += 1;
        assert_eq!(play.player(SAM).workers, workers);
        let field = |play: &great_western_trail::Table| play.jobs[worker.index()] >> (4 * row) & 15;
        assert_eq!(field(play.table()).count_ones() + 1, field(&position.table).count_ones());
    }
    hired
}

#[test]
fn gwt_solo_10_from_the_cheapest_row() {
    let mut position = sam(1);
    // Rows cost 6, 6, 7, 5, 7, 9.
    position.jobs(6, &[(0, 3, Cowboy), (2, 2, Cowboy), (3, 3, Engineer), (5, 3, Cowboy)]);
    assert_eq!(hired(&position), Some((Engineer, 3)));
    // The row of the token is closed.
    position.jobs(3, &[(0, 3, Craftsman), (2, 2, Cowboy), (3, 3, Engineer)]);
    assert_eq!(hired(&position), Some((Craftsman, 0)));
    // Of equal rows the upper one.
    position.jobs(3, &[(1, 3, Cowboy), (0, 3, Craftsman)]);
    assert_eq!(hired(&position), Some((Craftsman, 0)));
    position.jobs(3, &[(1, 3, Craftsman), (0, 3, Engineer)]);
    assert_eq!(hired(&position), Some((Engineer, 0)));
    position.jobs(1, &[(1, 3, Craftsman)]);
    assert_eq!(hired(&position), None);
}

#[test]
fn gwt_solo_10_a_specialist_of_that_row_or_the_first_from_the_left() {
    let mut position = sam(1);
    position.jobs(2, &[(0, 2, Craftsman), (0, 3, Cowboy), (1, 2, Cowboy)]);
    assert_eq!(hired(&position), Some((Cowboy, 0)));
    specialize(&mut position, Engineer, [1, 1, 2]);
    assert_eq!(hired(&position), Some((Craftsman, 0)));
    position.jobs(2, &[(0, 2, Cowboy), (0, 3, Craftsman)]);
    assert_eq!(hired(&position), Some((Cowboy, 0)));
}

#[test]
fn gwt_solo_10_only_kinds_that_he_has_room_for() {
    let mut position = sam(1);
    specialize(&mut position, Cowboy, [6, 6, 5]);
    // The cheapest row holds nobody who fits.
    position.jobs(5, &[(3, 2, Cowboy), (3, 3, Craftsman), (4, 3, Engineer)]);
    assert_eq!(hired(&position), Some((Engineer, 4)));
    // From the left, but not those without room.
    position.jobs(5, &[(3, 1, Cowboy), (3, 2, Craftsman), (3, 3, Engineer)]);
    assert_eq!(hired(&position), Some((Engineer, 3)));
    specialize(&mut position, Cowboy, [6, 6, 6]);
    assert_eq!(hired(&position), None);
}

#[test]
fn gwt_solo_10_free_of_charge_and_without_the_slot() {
    // The fourth cowboy would remove a hazard, the fourth engineer hire again.
    for (workers, worker) in [([3, 1, 1], Cowboy), ([1, 1, 3], Engineer)] {
        let mut position = sam(1);
        specialize(&mut position, worker, workers);
        position.jobs(1, &[(0, 3, worker), (0, 2, worker)]).tile(Site::Flood1, Tile::FloodGreen4);
        let play = turn(&mut position);
        assert_eq!(play.player(SAM).workers[worker.index()], 4);
        assert_eq!((play.player(SAM).hazards(), play.dollars(SAM)), (0, 0));
        assert_eq!(play.table().jobs[worker.index()].count_ones(), 1);
    }
}

#[test]
fn gwt_solo_11_the_cheapest_specialist() {
    let mut position = sam(6);
    position.jobs(6, &[(0, 3, Cowboy), (1, 3, Cowboy), (5, 3, Cowboy), (3, 3, Engineer), (3, 2, Engineer)]);
    assert_eq!(hired(&position), Some((Cowboy, 0)));
    specialize(&mut position, Engineer, [1, 1, 2]);
    assert_eq!(hired(&position), Some((Engineer, 3)));
    position.jobs(5, &[(0, 3, Engineer), (1, 3, Engineer), (3, 3, Cowboy), (4, 2, Engineer)]);
    assert_eq!(hired(&position), Some((Engineer, 0)));
    position.jobs(5, &[(0, 3, Engineer), (3, 3, Engineer), (4, 2, Engineer)]);
    assert_eq!(hired(&position), Some((Engineer, 3)));
}

#[test]
fn gwt_solo_11_failing_that_the_most_frequent_kind() {
    let mut position = sam(6);
    position.jobs(3, &[(0, 3, Craftsman), (1, 3, Engineer), (2, 3, Engineer)]);
    assert_eq!(hired(&position), Some((Engineer, 1)));
    // Only those for hire are counted.
    position.jobs(2, &[(0, 3, Engineer), (0, 2, Craftsman), (1, 2, Craftsman), (2, 2, Engineer), (2, 3, Engineer)]);
    assert_eq!(hired(&position), Some((Craftsman, 0)));
    // Of equals the craftsman before the engineer, the cowboy before both.
    position.jobs(2, &[(0, 3, Engineer), (1, 3, Craftsman)]);
    assert_eq!(hired(&position), Some((Craftsman, 1)));
    specialize(&mut position, Engineer, [1, 1, 2]);
    position.jobs(2, &[(0, 3, Craftsman), (1, 3, Cowboy)]);
    assert_eq!(hired(&position), Some((Cowboy, 1)));
    position.jobs(2, &[]);
    assert_eq!(hired(&position), None);
}

#[test]
fn gwt_solo_11_without_room_another_kind_that_fits() {
    let mut position = sam(6);
    specialize(&mut position, Cowboy, [6, 6, 2]);
    position.jobs(3, &[(0, 2, Cowboy), (0, 3, Craftsman), (1, 3, Craftsman), (2, 3, Engineer)]);
    assert_eq!(hired(&position), Some((Engineer, 2)));
    specialize(&mut position, Cowboy, [6, 6, 6]);
    assert_eq!(hired(&position), None);
}

#[test]
fn gwt_solo_12_more_of_another_kind_changes_his_specialization() {
    let after = |workers: [u8; 3], worker: Worker| {
        let mut position = sam(1);
        specialize(&mut position, Cowboy, workers);
        position.jobs(1, &[(0, 3, worker)]);
        let play = turn(&mut position);
        let now = play.table().sam.expect("Sam").specialization;
        assert_eq!(play.latest().contains(&Event::SamSpecialized(now)), now != Cowboy);
        now
    };
    assert_eq!(after([2, 1, 1], Craftsman), Cowboy);
    assert_eq!(after([2, 2, 1], Craftsman), Craftsman);
    assert_eq!(after([3, 3, 3], Engineer), Engineer);
    assert_eq!(after([3, 3, 3], Cowboy), Cowboy);
}

/// Sam's engine after a card: where it stands, and the stations that he has upgraded.
fn engine(position: &Position) -> (String, Vec<&'static str>) {
    let play = turn(&mut position.clone());
    let sam = play.player(SAM);
    let stations = Station::ALL.into_iter().filter(|&station| sam.has_station(station)).map(Station::name);
    (sam.engine.to_string(), stations.collect())
}

/// Sam's engine stands on this space, and he has so many engineers.
fn engineers(card: u8, space: u8, engineers: u8) -> Position {
    let mut position = sam(card);
    specialize(&mut position, Engineer, [1, 1, engineers]);
    position.engine(SAM, space);
    position
}

#[test]
fn gwt_solo_13_up_to_his_engineers_to_the_first_station() {
    assert_eq!(engine(&engineers(2, 0, 1)), ("1".to_owned(), vec![]));
    assert_eq!(engine(&engineers(7, 0, 4)), ("4".to_owned(), vec![]));
    assert_eq!(engine(&engineers(14, 0, 5)), ("s1".to_owned(), vec!["s1"]));
    assert_eq!(engine(&engineers(2, 4, 6)), ("s1".to_owned(), vec!["s1"]));
    assert_eq!(engine(&engineers(2, 5, 2)), ("7".to_owned(), vec![]));
    assert_eq!(engine(&engineers(2, 5, 6)), ("s2".to_owned(), vec!["s2"]));
}

#[test]
fn gwt_solo_13_occupied_spaces_are_ignored() {
    // The example: his engine on 3, that of the human on 4.
    let mut position = engineers(2, 3, 3);
    position.engine(ME, 4);
    assert_eq!(engine(&position), ("s1".to_owned(), vec!["s1"]));
    let mut position = engineers(2, 0, 2);
    position.engine(ME, 1);
    assert_eq!(engine(&position), ("3".to_owned(), vec![]));
    // The turnout itself is taken.
    let mut position = engineers(2, 3, 3);
    position.turnout(ME, Station::S1);
    assert_eq!(engine(&position), ("6".to_owned(), vec![]));
}

#[test]
fn gwt_solo_13_never_onto_the_turnout_of_his_own_station() {
    let mut position = engineers(2, 3, 2);
    position.station(SAM, Station::S1);
    assert_eq!(engine(&position), ("5".to_owned(), vec!["s1"]));
    // He goes on from a turnout.
    position.turnout(SAM, Station::S1);
    assert_eq!(engine(&position), ("6".to_owned(), vec!["s1"]));
    // One that only the human has upgraded is a station for him.
    let mut position = engineers(2, 3, 2);
    position.station(ME, Station::S1);
    assert_eq!(engine(&position), ("s1".to_owned(), vec!["s1"]));
}

#[test]
fn gwt_solo_14_a_disc_and_the_station_master_for_nothing() {
    let mut position = engineers(2, 3, 2);
    position.table.masters[0] = Some(Master::Sm9);
    let play = turn(&mut position);
    let sam = play.player(SAM);
    assert_eq!((sam.stations, sam.discs.iter().sum::<u8>()), (Stations::only(Station::S1), 13));
    assert_eq!(sam.masters, Masters::only(Master::Sm9));
    // No worker, no money, and none of the $12.
    assert_eq!((sam.workers, sam.dollars), ([1, 1, 2], 0));
    assert_eq!((play.table().masters[0], play.table().posted), (None, [None; 5]));
}

#[test]
fn gwt_solo_14_without_a_station_master_the_disc_alone() {
    let mut position = engineers(2, 3, 2);
    position.table.masters = [None, Some(Master::Sm1), None, None, None];
    let play = turn(&mut position);
    assert_eq!((play.player(SAM).stations, play.player(SAM).masters), (Stations::only(Station::S1), Masters::NONE));
    assert_eq!(play.table().masters[1], Some(Master::Sm1));
    // The sixth station has none.
    let play = turn(&mut engineers(2, 21, 1));
    assert_eq!((play.player(SAM).stations, play.player(SAM).masters), (Stations::only(Station::S6), Masters::NONE));
}

#[test]
fn gwt_solo_15_from_space_39_to_the_first_station_he_lacks() {
    let mut position = engineers(2, 38, 3);
    assert_eq!(engine(&position), ("s1".to_owned(), vec!["s1", "s10"]));
    position.station(SAM, Station::S1).turnout(ME, Station::S2);
    assert_eq!(engine(&position), ("s3".to_owned(), vec!["s1", "s3", "s10"]));
    let play = turn(&mut position);
    assert_eq!(play.player(SAM).discs.iter().sum::<u8>(), 12);
    assert_eq!(play.player(SAM).masters.len(), 1);
    // Two engines moved for one errand.
    let moved = |event: &&Event| matches!(event, Event::EngineMoved { seat: SAM, .. });
    assert_eq!(play.latest().iter().filter(moved).count(), 2);
}

#[test]
fn gwt_solo_15_also_when_space_39_is_upgraded_already() {
    let mut position = engineers(2, 37, 5);
    position.station(SAM, Station::S10).station(SAM, Station::S1);
    assert_eq!(engine(&position), ("s2".to_owned(), vec!["s1", "s2", "s10"]));
}

#[test]
fn gwt_solo_15_with_all_stations_to_the_nearest_free_space() {
    let mut position = engineers(2, 37, 2);
    position.player(SAM).stations = Stations::first_n(9);
    let (at, stations) = engine(&position);
    assert_eq!((at.as_str(), stations.len()), ("38", 10));
    position.engine(ME, 38);
    assert_eq!(engine(&position).0, "37");
    // One turnout is left, and it is taken.
    let mut position = engineers(2, 37, 2);
    position.turnout(ME, Station::S9).player(SAM).stations = Stations::first_n(10).without(Station::S9);
    assert_eq!(engine(&position).0, "38");
}

#[test]
fn gwt_solo_11_13_card_11_hires_an_engineer_first_and_then_moves_farther() {
    let mut position = engineers(11, 0, 2);
    position.jobs(4, &[(0, 3, Engineer), (2, 3, Engineer), (3, 2, Cowboy)]);
    assert_eq!(hired(&position), Some((Engineer, 0)));
    assert_eq!(engine(&position), ("3".to_owned(), vec![]));
    // Without an engineer for hire, or without room, he hires nobody and moves all the same.
    position.jobs(4, &[(3, 2, Cowboy)]);
    assert_eq!(hired(&position), None);
    assert_eq!(engine(&position), ("2".to_owned(), vec![]));
    let mut position = engineers(11, 5, 6);
    position.jobs(1, &[(0, 3, Engineer)]).station(SAM, Station::S2);
    assert_eq!(hired(&position), None);
    assert_eq!(engine(&position).0, "s3");
}

#[test]
fn gwt_solo_04_he_keeps_to_b_sides_when_one_plays_with_b_sides_too() {
    let play = Play::deal(&Options::for_players(1).sides(Sides::All(Side::B)), 5);
    assert!(Number::ALL.into_iter().all(|number| play.table().side(ME, number) == Side::B));
    assert_eq!(play.player(SAM).discs[Disc::Hand.index()], 2);
}
