//! Stagecoach keeps the laws of the table, with every number of drivers.

use proving::laws;
use stagecoach::{Options, Stagecoach};

proving::cases! { laws::check::<Stagecoach>;
    two_drivers(&Options::for_players(2), 1_000, 20);
    three_drivers(&Options::for_players(3), 1_000, 30);
    four_drivers(&Options::for_players(4), 1_000, 40);
    three_peaceful_drivers(&Options::for_players(3).peaceful(), 500, 31);
}
