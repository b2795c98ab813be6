//! Fliptown keeps the laws of the table, with every count of players and every variant.

use fliptown::data::{Cowbot, Difficulty};
use fliptown::{Fliptown, Holdem, Options, Rival};
use proving::laws;

fn keeps_the_laws(options: Options, games: u32, seed: u64) {
    laws::check::<Fliptown>(&options, games, seed);
}

fn against(cowbot: Cowbot, difficulty: Difficulty) -> Options {
    Options::for_players(1).cowbot(Rival::Chosen(cowbot), difficulty)
}

#[test]
fn solo() {
    keeps_the_laws(Options::for_players(1), 1_000, 10);
}

#[test]
fn solo_with_a_character() {
    keeps_the_laws(Options::for_players(1).characters(), 1_000, 11);
}

#[test]
fn solo_with_holdem_and_english_weapons() {
    keeps_the_laws(Options::for_players(1).holdem(Holdem::Standard).english_weapons(), 500, 12);
}

#[test]
fn black_bart() {
    keeps_the_laws(against(Cowbot::BlackBart, Difficulty::Easy), 500, 13);
}

#[test]
fn wyatt_earp() {
    keeps_the_laws(against(Cowbot::WyattEarp, Difficulty::Normal), 500, 14);
}

#[test]
fn calamity_jane() {
    keeps_the_laws(against(Cowbot::CalamityJane, Difficulty::Hard), 500, 15);
}

#[test]
fn billy_the_kid_with_holdem() {
    keeps_the_laws(against(Cowbot::BillyTheKid, Difficulty::Hard).holdem(Holdem::Standard), 500, 16);
}

#[test]
fn a_random_cowbot_and_a_random_character() {
    keeps_the_laws(Options::for_players(1).characters().cowbot(Rival::Random, Difficulty::Normal), 800, 17);
}

#[test]
fn a_card_draws_cowbot_and_character() {
    let options = Options::for_players(1).characters().holdem(Holdem::Standard);
    keeps_the_laws(options.cowbot(Rival::Drawn, Difficulty::Hard), 650, 18);
}

#[test]
fn two_players() {
    keeps_the_laws(Options::for_players(2), 650, 20);
}

#[test]
fn two_players_with_characters() {
    keeps_the_laws(Options::for_players(2).characters(), 650, 21);
}

#[test]
fn two_players_compete_in_holdem() {
    keeps_the_laws(Options::for_players(2).holdem(Holdem::Competitive), 500, 22);
}

#[test]
fn three_players() {
    keeps_the_laws(Options::for_players(3), 400, 30);
}

#[test]
fn three_players_with_characters_and_holdem() {
    keeps_the_laws(Options::for_players(3).characters().holdem(Holdem::Standard), 1_000, 31);
}

#[test]
fn four_players() {
    keeps_the_laws(Options::for_players(4), 250, 40);
}

#[test]
fn four_players_with_everything() {
    keeps_the_laws(Options::for_players(4).characters().holdem(Holdem::Competitive).english_weapons(), 800, 41);
}
