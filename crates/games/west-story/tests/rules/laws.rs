//! West Story keeps the laws of the table, with every count of players, both sides, both variants and every module.

use proving::laws::{self, Thoroughness};
use west_story::data::{NumberSet, Side};
use west_story::{Buildings, Hard, Options, WestStory};

/// Nothing is hidden in a state, so that few deals show whether imagination is right.
fn keeps_the_laws(options: Options, games: u32, seed: u64) {
    let thoroughness = Thoroughness { deals: 40, ..Thoroughness::default() };
    laws::check_with::<WestStory>(&options, games, seed, thoroughness);
}

fn with_tom(people: usize) -> Options {
    Options::for_people(people).tom()
}

#[test]
fn two_people() {
    keeps_the_laws(Options::for_people(2), 400, 20);
}

#[test]
fn two_people_advanced_on_side_b() {
    keeps_the_laws(Options::for_people(2).advanced().side(Side::B), 400, 21);
}

#[test]
fn two_people_with_everything() {
    keeps_the_laws(Options::for_people(2).everything(), 400, 22);
}

#[test]
fn two_people_with_tuned_numbers() {
    keeps_the_laws(Options::for_people(2).numbers(NumberSet::Tuned), 150, 25);
    keeps_the_laws(Options::for_people(2).tom().everything().numbers(NumberSet::Tuned), 100, 26);
}

#[test]
fn three_people() {
    keeps_the_laws(Options::for_people(3).side(Side::B).new_cards(), 250, 30);
}

#[test]
fn three_people_in_the_gold_rush() {
    keeps_the_laws(Options::for_people(3).gold_rush().advanced(), 300, 31);
}

#[test]
fn three_people_with_asymmetric_start() {
    keeps_the_laws(Options::for_people(3).asymmetric().buildings(Buildings::Random), 250, 32);
}

#[test]
fn four_people() {
    keeps_the_laws(Options::for_people(4), 200, 40);
}

#[test]
fn four_people_with_everything() {
    keeps_the_laws(Options::for_people(4).everything().side(Side::B), 300, 41);
}

#[test]
fn four_people_with_asymmetric_gold() {
    keeps_the_laws(Options::for_people(4).asymmetric().gold_rush(), 200, 42);
}

#[test]
fn alone_against_tom() {
    keeps_the_laws(Options::for_people(1), 700, 10);
}

#[test]
fn alone_against_a_harder_tom() {
    let harder = |tom: &mut west_story::Tom| {
        (tom.contests, tom.gangs, tom.coins, tom.gold) = (true, true, true, true);
        tom.hard = Hard::Random(12);
        tom.seat = table::Seat::new(0);
    };
    keeps_the_laws(Options::for_people(1).everything().with_tom(harder), 700, 11);
}

#[test]
fn two_people_and_tom() {
    keeps_the_laws(with_tom(2).side(Side::B).with_tom(|tom| tom.hard = Hard::Random(3)), 400, 23);
}

#[test]
fn two_people_and_tom_with_everything() {
    keeps_the_laws(with_tom(2).everything().with_tom(|tom| tom.seat = table::Seat::new(1)), 300, 24);
}

#[test]
fn three_people_and_tom_with_everything() {
    let harder = |tom: &mut west_story::Tom| (tom.gangs, tom.coins, tom.gold) = (true, true, true);
    keeps_the_laws(with_tom(3).everything().side(Side::B).with_tom(harder), 200, 33);
}
