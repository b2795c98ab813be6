//! A moment of a random game in words: the whole table, what is asked, and what can be chosen. Or the questions of the
//! game until then, each kind twice.
//!
//! `cargo run -p great-western-trail --features words --example said -- 3 1899 300 pl [questions]`: three players, a
//! seed, decisions and a language.

use std::collections::BTreeMap;
use std::env;

use great_western_trail::data::buildings::Side;
use great_western_trail::{GreatWesternTrail, Options, Sides};
use proving::journey::Journey;
use proving::words::{NAMES, say, whole_table};
use table::{Eyes, Game, Silent};
use wording::{Language, Worded};

fn main() {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |i: usize, default: u64| args.get(i).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let (players, seed, decisions) = (number(0, 3), number(1, 1899), number(2, 300));
    let language: Language = args.get(3).and_then(|code| code.parse().ok()).unwrap_or_default();
    let questions = args.get(4).is_some_and(|what| what == "questions");

    let sides = if seed % 2 == 0 { Sides::Random } else { Sides::All(Side::A) };
    let setup = Options::for_players(players as usize).random_layout().sides(sides);
    let setup = if seed % 3 == 0 { setup.simmentals() } else { setup };
    let mut journey = Journey::<GreatWesternTrail>::begin(&setup, seed);
    let mut asked = BTreeMap::new();
    for _ in 0..decisions {
        if questions {
            ask(&journey.game, language, &mut asked);
        }
        if !journey.decide(&mut Silent) {
            break;
        }
    }
    let game = &journey.game;
    let view = game.view(game.to_act().first().map_or(Eyes::Bystander, Eyes::Seat));
    if !questions {
        println!("{}", whole_table::<GreatWesternTrail>(&view, language));
        ask(game, language, &mut asked);
    }
    if let Some(standing) = game.standing() {
        let account = GreatWesternTrail::account(&view, &standing);
        println!("{}", GreatWesternTrail::lexicon().plain(language, &account, &NAMES));
    }
}

/// Prints what is asked now, unless such a question was printed twice.
fn ask(game: &GreatWesternTrail, language: Language, asked: &mut BTreeMap<String, u32>) {
    let Some(seat) = game.to_act().first() else { return };
    let view = game.view(Eyes::Seat(seat));
    let prompt = GreatWesternTrail::prompt(&view);
    let times = asked.entry(prompt.id.to_string()).or_default();
    *times += 1;
    if *times > 2 {
        return;
    }
    println!("\n> {}", say::<GreatWesternTrail>(language, &prompt));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut heading = None;
    for action in legal {
        let group = GreatWesternTrail::group(&view, action);
        if let Some(group) = group.as_ref().filter(|_| group != heading) {
            println!("  {}", say::<GreatWesternTrail>(language, group));
        }
        heading = group;
        println!("  - {}", say::<GreatWesternTrail>(language, &GreatWesternTrail::option(&view, action)));
    }
}
