//! A moment of a random game in words: the whole table, what is asked, and what can be chosen. Or the story until then,
//! with what is read aloud. Or the chronicle of a campaign.
//!
//! `cargo run -p ticket-to-ride-legacy --features words --example said -- 3 7 120 pl [story|chronicle] [game]`: three
//! players, a seed, decisions, a language, what to say, and which game of a campaign it is (0: a single game).

use std::env;

use proving::journey::Journey;
use proving::words::{NAMES, say, whole_table};
use table::{Eyes, Game, Seat};
use ticket_to_ride_legacy::{Company, Options, Record, TicketToRide};
use wording::{Language, Worded};

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let (players, seed, decisions, game) = (number(0, 3), number(1, 7), number(2, 120), number(5, 0));
    let language: Language = args.get(3).and_then(|code| code.parse().ok()).unwrap_or_default();
    let what = args.get(4).map_or("", String::as_str);

    let companies = &Company::ALL[..players as usize];
    let setup = match game {
        0 => Options::single(companies),
        1 => Options::campaign(companies),
        _ => Options::next(&played(companies, game as usize - 1, seed), companies).expect("companies of the campaign"),
    };
    if what == "chronicle" {
        for section in TicketToRide::chronicle(&setup, Some(0)) {
            println!("{}", TicketToRide::lexicon().plain(language, &section, &NAMES));
        }
        return;
    }
    let mut journey = Journey::<TicketToRide>::begin(&setup, seed);
    let mut told = Vec::new();
    for _ in 0..decisions {
        let goes_on = journey.decide(&mut told);
        for (event, after) in told.drain(..).filter(|_| what == "story") {
            tell(&event, &after, language);
        }
        if !goes_on {
            break;
        }
    }
    let game = &journey.game;
    let view = game.view(game.to_act().first().map_or(Eyes::Bystander, Eyes::Seat));
    if what != "story" {
        println!("{}", whole_table::<TicketToRide>(&view, language));
        ask(game, language);
    }
    if let Some(standing) = game.standing() {
        let account = TicketToRide::account(&view, &standing);
        println!("{}", TicketToRide::lexicon().plain(language, &account, &NAMES));
    }
}

/// A campaign after so many games, played at random.
fn played(companies: &[Company], games: usize, seed: u64) -> Record {
    let mut setup = Options::campaign(companies);
    for number in 0..games as u64 {
        let mut journey = Journey::<TicketToRide>::begin(&setup, seed + number);
        while journey.decide(&mut table::Silent) {}
        let record = journey.game.legacy().expect("a finished game leaves its record");
        setup = TicketToRide::inherit(&setup, &record);
    }
    *setup.record().expect("a campaign")
}

/// A step of the story as the first seat hears it, with what is read aloud.
fn tell(event: &ticket_to_ride_legacy::Event, after: &TicketToRide, language: Language) {
    let eyes = Eyes::Seat(Seat::new(0));
    let Some(event) = TicketToRide::told(event, eyes) else { return };
    let view = after.view(eyes);
    println!("{}", say::<TicketToRide>(language, &TicketToRide::story(&event, &view)));
    if let Some(reading) = TicketToRide::reading(&event, &view) {
        println!("  | {}", say::<TicketToRide>(language, &reading.title));
        for paragraph in &reading.paragraphs {
            println!("  | {}", say::<TicketToRide>(language, paragraph));
        }
    }
}

/// Prints what is asked now.
fn ask(game: &TicketToRide, language: Language) {
    let Some(seat) = game.to_act().first() else { return };
    let view = game.view(Eyes::Seat(seat));
    println!("\n> {}", say::<TicketToRide>(language, &TicketToRide::prompt(&view)));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut headings: Vec<String> = Vec::new();
    let heading = |action| {
        TicketToRide::group(&view, action).map_or(String::new(), |group| say::<TicketToRide>(language, &group))
    };
    for action in &legal {
        let group = heading(*action);
        if !headings.contains(&group) {
            headings.push(group);
        }
    }
    for group in headings {
        println!("  {group}");
        for action in legal.iter().filter(|action| heading(**action) == group) {
            println!("  - {}", say::<TicketToRide>(language, &TicketToRide::option(&view, *action)));
        }
    }
}
