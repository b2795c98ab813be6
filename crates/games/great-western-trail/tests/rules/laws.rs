//! Great Western Trail keeps the laws of the table, with every count of players and every variant.

use great_western_trail::data::buildings::Side;
use great_western_trail::data::sam::Level;
use great_western_trail::{GreatWesternTrail, Options, Sides};
use proving::laws;

fn of(players: usize) -> Options {
    Options::for_players(players)
}

fn b_sides(players: usize) -> Options {
    of(players).sides(Sides::All(Side::B))
}

fn random(players: usize) -> Options {
    of(players).random_layout().sides(Sides::Random)
}

proving::cases! { laws::check::<GreatWesternTrail>;
    two_players_first_game(&of(2), 300, 10);
    two_players_all_random_with_simmentals(&random(2).simmentals(), 300, 11);
    two_players_b_sides(&b_sides(2), 300, 12);
    three_players(&random(3), 250, 13);
    three_players_b_sides_with_simmentals(&b_sides(3).simmentals(), 250, 14);
    four_players_first_game(&of(4), 250, 15);
    four_players_all_random_with_simmentals(&random(4).simmentals(), 250, 16);
    four_players_b_sides(&b_sides(4).random_layout(), 250, 17);
    alone_against_easy_sam(&of(1).level(Level::Easy), 300, 18);
    alone_against_sam_with_everything_random(&random(1).simmentals().level(Level::Medium), 300, 19);
    alone_against_hard_sam(&b_sides(1).level(Level::Hard), 300, 20);
}
