//! Draws some positions, each into an HTML file of its own, to look at:
//! `cargo run -p ticket-to-ride-legacy --features drawn --example preview -- FOLDER`.

use std::io;

use proving::journey::Journey;
use proving::preview;
use ticket_to_ride_legacy::{Company, Options, Record, TicketToRide};

fn main() -> io::Result<()> {
    preview::write_all(&preview::for_actors([
        ("tickets", single(3, 0, 1)),
        ("first", single(2, 12, 2)),
        ("single", single(4, 90, 3)),
        ("over", single(3, usize::MAX, 4)),
        ("game-1", campaign(1, 50, 5)),
        ("game-2", campaign(2, 60, 6)),
        ("game-4", campaign(4, 70, 7)),
        ("game-6", campaign(6, 100, 8)),
        ("game-8", campaign(8, 120, 9)),
        ("game-9-begins", campaign(9, 6, 10)),
        ("game-12", campaign(12, 220, 11)),
        ("after", campaign(13, 160, 12)),
    ]))
}

/// A single game played at random for so many decisions.
fn single(players: usize, decisions: usize, seed: u64) -> TicketToRide {
    Journey::begin(&Options::for_players(players), seed).after(decisions)
}

/// A game of a campaign, played at random for so many decisions.
fn campaign(number: usize, decisions: usize, seed: u64) -> TicketToRide {
    let companies = [Company::Blue, Company::Red, Company::Green, Company::Yellow];
    let setup = Options::next(&Record::example(&companies, number - 1), &companies).expect("a setup of ours");
    Journey::begin(&setup, seed).after(decisions)
}
