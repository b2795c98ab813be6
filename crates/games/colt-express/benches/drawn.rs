//! How fast the table is drawn: `cargo bench -p colt-express --features drawn --bench drawn`.

use colt_express::{ColtExpress, Options};

fn main() {
    let of = |players| (format!("{players} players"), Options::for_players(players));
    proving::bench::drawings::<ColtExpress>([2, 4, 6].map(of));
}
