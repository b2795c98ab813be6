//! How fast the rules are: `cargo bench -p great-western-trail --bench rules`.

use great_western_trail::{GreatWesternTrail, Options};

fn main() {
    let of = |players| (format!("{players} players"), Options::for_players(players));
    proving::bench::rules::<GreatWesternTrail>([1, 2, 3, 4].map(of));
}
