//! Colt Express keeps the laws of the table, with every count of players and every variant.

use colt_express::data::Car;
use colt_express::{Cast, ColtExpress, Options, Train};
use proving::laws;

use crate::common::*;

/// All was chosen by the host.
fn chosen() -> Options {
    let train = Train::Chosen(vec![Car::P4J1, Car::J3, Car::P3J1, Car::P1]);
    Options::for_players(4).cast(Cast::Chosen(vec![Ghost, Cheyenne, Django, Belle])).train(train)
}

proving::cases! { laws::check::<ColtExpress>;
    two_players(&Options::for_players(2), 1000, 20);
    two_players_with_random_teams(&Options::for_players(2).cast(Cast::Random), 1000, 21);
    two_players_who_draft(&Options::for_players(2).cast(Cast::Picked), 600, 22);
    three_players(&Options::for_players(3), 1000, 30);
    three_experts(&Options::for_players(3).expert(), 800, 31);
    four_players(&Options::for_players(4), 1000, 40);
    four_experts_in_memory_mode(&Options::for_players(4).expert().memory(), 800, 41);
    four_players_who_pick_in_memory_mode(&Options::for_players(4).cast(Cast::Picked).memory(), 600, 42);
    four_players_chosen_by_the_host(&chosen(), 400, 43);
    five_players(&Options::for_players(5), 800, 50);
    five_experts(&Options::for_players(5).expert(), 600, 51);
    six_players(&Options::for_players(6), 700, 60);
    six_experts(&Options::for_players(6).expert(), 500, 61);
    six_players_who_pick(&Options::for_players(6).cast(Cast::Picked), 200, 62);
}
