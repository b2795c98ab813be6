//! Colt Express keeps the laws of the table, with every count of players and every variant.

use colt_express::data::{Car, Character};
use colt_express::{Cast, ColtExpress, Options, Train};
use proving::laws;

fn keeps_the_laws(options: Options, games: u32, seed: u64) {
    laws::check::<ColtExpress>(&options, games, seed);
}

#[test]
fn two_players() {
    keeps_the_laws(Options::for_players(2), 1000, 20);
}

#[test]
fn two_players_with_random_teams() {
    keeps_the_laws(Options::for_players(2).cast(Cast::Random), 1000, 21);
}

#[test]
fn two_players_who_draft() {
    keeps_the_laws(Options::for_players(2).cast(Cast::Picked), 600, 22);
}

#[test]
fn three_players() {
    keeps_the_laws(Options::for_players(3), 1000, 30);
}

#[test]
fn three_experts() {
    keeps_the_laws(Options::for_players(3).expert(), 800, 31);
}

#[test]
fn four_players() {
    keeps_the_laws(Options::for_players(4), 1000, 40);
}

#[test]
fn four_experts_in_memory_mode() {
    keeps_the_laws(Options::for_players(4).expert().memory(), 800, 41);
}

#[test]
fn four_players_who_pick_in_memory_mode() {
    keeps_the_laws(Options::for_players(4).cast(Cast::Picked).memory(), 600, 42);
}

#[test]
fn four_players_chosen_by_the_host() {
    use Character::*;
    let cast = Cast::Chosen(vec![Ghost, Cheyenne, Django, Belle]);
    let train = Train::Chosen(vec![Car::P4J1, Car::J3, Car::P3J1, Car::P1]);
    keeps_the_laws(Options::for_players(4).cast(cast).train(train), 400, 43);
}

#[test]
fn five_players() {
    keeps_the_laws(Options::for_players(5), 800, 50);
}

#[test]
fn five_experts() {
    keeps_the_laws(Options::for_players(5).expert(), 600, 51);
}

#[test]
fn six_players() {
    keeps_the_laws(Options::for_players(6), 700, 60);
}

#[test]
fn six_experts() {
    keeps_the_laws(Options::for_players(6).expert(), 500, 61);
}

#[test]
fn six_players_who_pick() {
    keeps_the_laws(Options::for_players(6).cast(Cast::Picked), 200, 62);
}
