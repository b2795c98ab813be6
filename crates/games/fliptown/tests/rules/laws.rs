//! Fliptown keeps the laws of the table, with every count of players and every variant.

use fliptown::data::{Cowbot, Difficulty};
use fliptown::{Fliptown, Holdem, Options, Rival};
use table::laws;

fn keeps_the_laws(options: Options, games: u32, seed: u64) {
    laws::check::<Fliptown>(&options, games, seed);
}

fn against(cowbot: Cowbot, difficulty: Difficulty) -> Options {
    Options::for_players(1).cowbot(Rival::Chosen(cowbot), difficulty)
}

#[test]
fn solo() {
    keeps_the_laws(Options::for_players(1), 600, 10);
}

#[test]
fn solo_with_a_character() {
    keeps_the_laws(Options::for_players(1).characters(), 600, 11);
}

#[test]
fn solo_with_holdem_and_english_weapons() {
    keeps_the_laws(Options::for_players(1).holdem(Holdem::Standard).english_weapons(), 300, 12);
}

#[test]
fn black_bart() {
    keeps_the_laws(against(Cowbot::BlackBart, Difficulty::Easy), 300, 13);
}

#[test]
fn wyatt_earp() {
    keeps_the_laws(against(Cowbot::WyattEarp, Difficulty::Normal), 300, 14);
}

#[test]
fn calamity_jane() {
    keeps_the_laws(against(Cowbot::CalamityJane, Difficulty::Hard), 300, 15);
}

#[test]
fn billy_the_kid_with_holdem() {
    keeps_the_laws(against(Cowbot::BillyTheKid, Difficulty::Hard).holdem(Holdem::Standard), 300, 16);
}

#[test]
fn a_random_cowbot_and_a_random_character() {
    keeps_the_laws(Options::for_players(1).characters().cowbot(Rival::Random, Difficulty::Normal), 500, 17);
}

#[test]
fn a_card_draws_cowbot_and_character() {
    let options = Options::for_players(1).characters().holdem(Holdem::Standard);
    keeps_the_laws(options.cowbot(Rival::Drawn, Difficulty::Hard), 400, 18);
}

#[test]
fn two_players() {
    keeps_the_laws(Options::for_players(2), 400, 20);
}

#[test]
fn two_players_with_characters() {
    keeps_the_laws(Options::for_players(2).characters(), 400, 21);
}

#[test]
fn two_players_compete_in_holdem() {
    keeps_the_laws(Options::for_players(2).holdem(Holdem::Competitive), 300, 22);
}

#[test]
fn three_players() {
    keeps_the_laws(Options::for_players(3), 250, 30);
}

#[test]
fn three_players_with_characters_and_holdem() {
    keeps_the_laws(Options::for_players(3).characters().holdem(Holdem::Standard), 600, 31);
}

#[test]
fn four_players() {
    keeps_the_laws(Options::for_players(4), 150, 40);
}

#[test]
fn four_players_with_everything() {
    keeps_the_laws(Options::for_players(4).characters().holdem(Holdem::Competitive).english_weapons(), 500, 41);
}
