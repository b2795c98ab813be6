//! How fast the table is drawn: `cargo bench -p great-western-trail --features drawn --bench drawn`.

use great_western_trail::{GreatWesternTrail, Options};

fn main() {
    let of = |players| (format!("{players} players"), Options::for_players(players));
    proving::bench::drawings::<GreatWesternTrail>([1, 2, 4].map(of));
}
