//! Great Western Trail keeps the laws of the table, with every count of players and every variant.

use great_western_trail::data::buildings::Side;
use great_western_trail::data::sam::Level;
use great_western_trail::{GreatWesternTrail, Options, Sides};
use proving::laws;

fn keeps_the_laws(options: Options, games: u32, seed: u64) {
    laws::check::<GreatWesternTrail>(&options, games, seed);
}

#[test]
fn two_players_first_game() {
    keeps_the_laws(Options::for_players(2), 300, 10);
}

#[test]
fn two_players_all_random_with_simmentals() {
    keeps_the_laws(Options::for_players(2).random_layout().sides(Sides::Random).simmentals(), 300, 11);
}

#[test]
fn two_players_b_sides() {
    keeps_the_laws(Options::for_players(2).sides(Sides::All(Side::B)), 300, 12);
}

#[test]
fn three_players() {
    keeps_the_laws(Options::for_players(3).random_layout().sides(Sides::Random), 250, 13);
}

#[test]
fn three_players_b_sides_with_simmentals() {
    keeps_the_laws(Options::for_players(3).sides(Sides::All(Side::B)).simmentals(), 250, 14);
}

#[test]
fn four_players_first_game() {
    keeps_the_laws(Options::for_players(4), 250, 15);
}

#[test]
fn four_players_all_random_with_simmentals() {
    keeps_the_laws(Options::for_players(4).random_layout().sides(Sides::Random).simmentals(), 250, 16);
}

#[test]
fn four_players_b_sides() {
    keeps_the_laws(Options::for_players(4).sides(Sides::All(Side::B)).random_layout(), 250, 17);
}

#[test]
fn alone_against_easy_sam() {
    keeps_the_laws(Options::for_players(1).level(Level::Easy), 300, 18);
}

#[test]
fn alone_against_sam_with_everything_random() {
    let options = Options::for_players(1).random_layout().sides(Sides::Random).simmentals();
    keeps_the_laws(options.level(Level::Medium), 300, 19);
}

#[test]
fn alone_against_hard_sam() {
    keeps_the_laws(Options::for_players(1).level(Level::Hard).sides(Sides::All(Side::B)), 300, 20);
}
