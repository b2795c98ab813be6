//! How fast a sheet is drawn: `cargo bench -p fliptown --features drawn --bench drawn`.

use fliptown::{Fliptown, Options};

fn main() {
    let of = |players| (format!("{players} players"), Options::for_players(players).characters());
    proving::bench::drawings::<Fliptown>([1, 2, 4].map(of));
}
