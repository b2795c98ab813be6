//! How fast the rules are: `cargo bench -p ticket-to-ride-legacy --bench rules`.

use ticket_to_ride_legacy::{Company, Options, Record, TicketToRide};

fn main() {
    let four = &Company::ALL[..4];
    let last = Options::next(&Record::example(four, 11), four).expect("a setup of ours");
    let of = |players| (format!("{players} players"), Options::for_players(players));
    let single = [2, 3, 4, 5].map(of);
    proving::bench::rules::<TicketToRide>(single.into_iter().chain([("the last game of a campaign".to_owned(), last)]));
}
