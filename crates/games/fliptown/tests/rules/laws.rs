//! Fliptown keeps the laws of the table, with every count of players and every variant.

use fliptown::data::{Cowbot, Difficulty};
use fliptown::{Fliptown, Holdem, Options, Rival};
use proving::laws;

fn alone() -> Options {
    Options::for_players(1)
}

fn against(cowbot: Cowbot, difficulty: Difficulty) -> Options {
    alone().cowbot(Rival::Chosen(cowbot), difficulty)
}

/// A card draws cowbot and character.
fn drawn() -> Options {
    alone().characters().holdem(Holdem::Standard).cowbot(Rival::Drawn, Difficulty::Hard)
}

fn everything(players: usize) -> Options {
    Options::for_players(players).characters().holdem(Holdem::Competitive).english_weapons()
}

proving::cases! { laws::check::<Fliptown>;
    solo(&alone(), 1_000, 10);
    solo_with_a_character(&alone().characters(), 1_000, 11);
    solo_with_holdem_and_english_weapons(&alone().holdem(Holdem::Standard).english_weapons(), 500, 12);
    black_bart(&against(Cowbot::BlackBart, Difficulty::Easy), 500, 13);
    wyatt_earp(&against(Cowbot::WyattEarp, Difficulty::Normal), 500, 14);
    calamity_jane(&against(Cowbot::CalamityJane, Difficulty::Hard), 500, 15);
    billy_the_kid_with_holdem(&against(Cowbot::BillyTheKid, Difficulty::Hard).holdem(Holdem::Standard), 500, 16);
    a_random_cowbot_and_a_random_character(&alone().characters().cowbot(Rival::Random, Difficulty::Normal), 800, 17);
    a_card_draws_cowbot_and_character(&drawn(), 650, 18);
    two_players(&Options::for_players(2), 650, 20);
    two_players_with_characters(&Options::for_players(2).characters(), 650, 21);
    two_players_compete_in_holdem(&Options::for_players(2).holdem(Holdem::Competitive), 500, 22);
    three_players(&Options::for_players(3), 400, 30);
    three_players_with_characters_and_holdem(&Options::for_players(3).characters().holdem(Holdem::Standard), 1_000, 31);
    four_players(&Options::for_players(4), 250, 40);
    four_players_with_everything(&everything(4), 800, 41);
}
