//! How fast the table is drawn: `cargo bench -p ticket-to-ride-legacy --features drawn --bench drawn`.

use ticket_to_ride_legacy::{Company, Options, Record, TicketToRide};

/// The first game of a campaign, the middle, and the whole map.
fn main() {
    let four = &Company::ALL[..4];
    let of = |game: usize| {
        let setup = Options::next(&Record::example(four, game - 1), four).expect("a setup of ours");
        (format!("game {game} of a campaign"), setup)
    };
    proving::bench::drawings::<TicketToRide>([1, 6, 12].map(of));
}
