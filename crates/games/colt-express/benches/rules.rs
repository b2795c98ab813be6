//! How fast the rules are: `cargo bench -p colt-express --bench rules`.

use colt_express::{ColtExpress, Options};

fn main() {
    let of = |players| (format!("{players} players"), Options::for_players(players));
    proving::bench::rules::<ColtExpress>([2, 3, 4, 5, 6].map(of));
}
