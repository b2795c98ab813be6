//! A moment of a game in words, its questions, its story with what is read aloud, or the chronicle of a campaign:
//! `cargo run -p ticket-to-ride-legacy --features words --example said -- 3 7 120 pl [table|questions|story|chronicle] [game]`:
//! three players, a seed, decisions, a language, what to say, and which game of a campaign it is (0: a single game).

use proving::journey::Journey;
use table::Game;
use ticket_to_ride_legacy::{Company, Options, TicketToRide};

fn main() {
    proving::said::print::<TicketToRide>(|wanted| {
        let companies = &Company::ALL[..wanted.players];
        match wanted.chapter {
            0 => Options::single(companies),
            number => after(companies, number - 1, wanted.seed),
        }
    });
}

/// The next game of a campaign after so many, played at random.
fn after(companies: &[Company], games: usize, seed: u64) -> Options {
    (0..games as u64).fold(Options::campaign(companies), |setup, number| {
        let over = Journey::<TicketToRide>::begin(&setup, seed + number).after(usize::MAX);
        TicketToRide::inherit(&setup, &over.legacy().expect("a finished game leaves its record"))
    })
}
