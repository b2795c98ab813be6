//! Golden games, a playthrough and counted positions.
//! `RAILHEAD_GOLDEN=write cargo test -p ticket-to-ride-legacy --test rules golden` writes the files anew; a difference in a
//! stored game is a change of the rules and needs a new version.

use proving::golden::{Golden, played};
use table::{Guide, RulesVersion, Transcript};
use ticket_to_ride_legacy::{Company, Options, Record, TicketToRide};

use crate::common::*;

fn games() -> Vec<(&'static str, Options)> {
    let five = Company::ALL;
    let next = |record: &Record, present: &[Company]| Options::next(record, present).expect("a setup of ours");
    vec![
        ("two-players", Options::for_players(2)),
        ("four-players", Options::for_players(4)),
        ("campaign-first", Options::campaign(&trio())),
        ("campaign-fifth", next(&Record::example(&five, 4), &[Blue, Green, Yellow, Black])),
        ("campaign-ninth", next(&record(8), &trio())),
        ("campaign-last", next(&Record::example(&five, 11), &five)),
        ("after-the-campaign", next(&record(12), &trio())),
    ]
}

fn golden() -> Golden {
    Golden::of(env!("CARGO_MANIFEST_DIR"))
}

/// A game in which routes are built rather than cards hoarded.
fn lively_game(options: &Options, number: u64) -> Transcript<TicketToRide> {
    played(options, number, "bot:quick", |game: &TicketToRide, seat, legal, dice| game.quick(seat, legal, dice))
}

#[test]
fn golden_games_replay() {
    for (number, (name, options)) in games().into_iter().enumerate() {
        golden().replays(name, || lively_game(&options, number as u64));
    }
}

#[test]
fn golden_games_of_version_1_replay() {
    golden().older::<TicketToRide>(RulesVersion(1));
}

#[test]
fn golden_playthrough_shows_every_observable_value() {
    golden().playthrough::<TicketToRide>("two-players", &Options::for_players(2), 7);
}

#[test]
fn golden_counted_positions() {
    golden().counts::<TicketToRide>(&games(), 2);
}
