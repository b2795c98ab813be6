//! A moment of a random game in words: the whole table, what is asked, and what can be chosen. Or the questions of the
//! game until then, each kind twice. Or the story until then.
//!
//! `cargo run -p west-story --features words --example said -- 3 1899 120 pl [questions|story]`: three seats, a seed,
//! decisions and a language. Odd seeds seat Tom, every third has all modules, every fourth is on side B.

use std::collections::BTreeMap;
use std::env;

use proving::journey::Journey;
use proving::words::{NAMES, say, whole_table};
use table::{Eyes, Game, Guide};
use west_story::data::Side;
use west_story::{Event, Options, WestStory};
use wording::{Language, Worded};

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let (seats, seed, decisions) = (number(0, 3), number(1, 1899), number(2, 120));
    let language: Language = args.get(3).and_then(|code| code.parse().ok()).unwrap_or_default();
    let what = args.get(4).map_or("table", String::as_str);

    let mut journey = Journey::<WestStory>::begin(&setup(seats as usize, seed), seed);
    let mut asked = BTreeMap::new();
    for _ in 0..decisions {
        if what == "questions" {
            ask(&journey.game, language, &mut asked);
        }
        let mut told = Vec::new();
        if !decide(&mut journey, &mut told) {
            break;
        }
        if what == "story" {
            for (event, after) in told {
                let line = WestStory::story(&event, &after.view(Eyes::Bystander));
                println!("{}", say::<WestStory>(language, &line));
            }
        }
    }
    let game = &journey.game;
    let view = game.view(game.to_act().first().map_or(Eyes::Bystander, Eyes::Seat));
    if what == "table" {
        println!("{}", whole_table::<WestStory>(&view, language));
        ask(game, language, &mut asked);
    }
    if let Some(standing) = game.standing() {
        let account = WestStory::account(&view, &standing);
        println!("{}", WestStory::lexicon().plain(language, &account, &NAMES));
    }
}

fn setup(seats: usize, seed: u64) -> Options {
    let setup = match seats {
        1 | 2 if seed % 2 == 1 => Options::for_people(1),
        3 | 4 if seed % 2 == 1 => Options::for_people(seats - 1).tom(),
        _ => Options::for_people(seats.max(2)),
    };
    let setup = if seed.is_multiple_of(3) { setup.everything() } else { setup };
    if seed.is_multiple_of(4) { setup.side(Side::B) } else { setup }
}

/// A decision with some sense, so that much happens.
fn decide(journey: &mut Journey<WestStory>, told: &mut Vec<(Event, WestStory)>) -> bool {
    let Some(seat) = journey.game.to_act().first() else { return false };
    let mut legal = Vec::new();
    journey.game.legal(seat, &mut legal);
    let action = journey.game.quick(seat, &legal, &mut journey.dice);
    journey.game.play_legal(seat, action, &mut journey.dice, told);
    true
}

/// Prints what is asked now, unless such a question was printed twice.
fn ask(game: &WestStory, language: Language, asked: &mut BTreeMap<String, u32>) {
    let Some(seat) = game.to_act().first() else { return };
    let view = game.view(Eyes::Seat(seat));
    let prompt = WestStory::prompt(&view);
    let times = asked.entry(prompt.id.to_string()).or_default();
    *times += 1;
    if *times > 2 {
        return;
    }
    println!("\n> {}", say::<WestStory>(language, &prompt));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    // Options of one group stand together, as on a page.
    let mut groups: Vec<(Option<String>, Vec<String>)> = Vec::new();
    for action in legal {
        let heading = WestStory::group(&view, action).map(|group| say::<WestStory>(language, &group));
        let line = say::<WestStory>(language, &WestStory::option(&view, action));
        match groups.iter_mut().find(|(other, _)| *other == heading) {
            Some((_, lines)) => lines.push(line),
            None => groups.push((heading, vec![line])),
        }
    }
    for (heading, lines) in groups {
        heading.iter().for_each(|heading| println!("  {heading}"));
        lines.iter().for_each(|line| println!("  - {line}"));
    }
}
