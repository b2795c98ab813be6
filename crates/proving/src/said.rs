//! Moments of games in words, to read: what a game's example `said` prints.

use std::collections::BTreeMap;
use std::env;

use crate::journey::Journey;
use crate::words::{NAMES, say, whole_table};
use table::guide::Guide;
use table::seat::{Eyes, Seat};
use wording::{Language, Worded};

/// A kind of question is printed so often.
const ASKED: u32 = 2;

/// What the command line asks for: `PLAYERS SEED DECISIONS LANGUAGE WHAT CHAPTER`, each of which may be left out from the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// How many seats.
    pub players: usize,
    /// The seed, which may choose variants as well.
    pub seed: u64,
    /// Which game of a campaign; 0 if it is one by itself.
    pub chapter: usize,
    decisions: usize,
    language: Language,
    /// `table`, `questions`, `story` or `chronicle`.
    what: String,
}

impl Wanted {
    fn read(args: &[String]) -> Self {
        let number = |i: usize, default: u64| args.get(i).and_then(|arg| arg.parse().ok()).unwrap_or(default);
        Wanted {
            players: number(0, 3) as usize,
            seed: number(1, 1899),
            decisions: number(2, 120) as usize,
            language: args.get(3).and_then(|code| code.parse().ok()).unwrap_or_default(),
            what: args.get(4).cloned().unwrap_or_else(|| "table".to_owned()),
            chapter: number(5, 0) as usize,
        }
    }
}

/// Plays with some sense, so that much happens, and prints what is wanted: the whole table after so many decisions with what is
/// asked and can be chosen; the questions until then, each kind twice; the story until then as the first seat hears it, with
/// what is read aloud; or the chronicle of the campaign.
pub fn print<G: Worded + Guide>(setup: impl FnOnce(&Wanted) -> G::Setup) {
    let wanted = Wanted::read(&env::args().skip(1).collect::<Vec<_>>());
    let setup = setup(&wanted);
    if wanted.what == "chronicle" {
        let sections = G::chronicle(&setup, Some(0));
        sections.iter().for_each(|section| println!("{}", G::lexicon().plain(wanted.language, section, &NAMES)));
        return;
    }
    let game = play::<G>(&setup, &wanted);
    let view = game.view(game.to_act().first().map_or(Eyes::Bystander, Eyes::Seat));
    if wanted.what == "table" {
        println!("{}", whole_table::<G>(&view, wanted.language));
        ask(&game, wanted.language);
    }
    if let Some(standing) = game.standing() {
        println!("{}", G::lexicon().plain(wanted.language, &G::account(&view, &standing), &NAMES));
    }
}

/// Plays so many decisions, and prints questions or the story on the way.
fn play<G: Worded + Guide>(setup: &G::Setup, wanted: &Wanted) -> G {
    let Journey { mut game, mut dice, .. } = Journey::<G>::begin(setup, wanted.seed);
    let (mut legal, mut told, mut asked) = (Vec::new(), Vec::new(), BTreeMap::<String, u32>::new());
    for _ in 0..wanted.decisions {
        let Some(seat) = game.to_act().first() else { break };
        if wanted.what == "questions" {
            let times = asked.entry(G::prompt(&game.view(Eyes::Seat(seat))).id.to_string()).or_default();
            *times += 1;
            if *times <= ASKED {
                ask(&game, wanted.language);
            }
        }
        game.legal(seat, &mut legal);
        let action = game.quick(seat, &legal, &mut dice);
        let _ = game.play_legal(seat, action, &mut dice, &mut told);
        for (event, after) in told.drain(..).filter(|_| wanted.what == "story") {
            tell(&event, &after, wanted.language);
        }
    }
    game
}

/// A step of the story as the first seat hears it, with what is read aloud.
fn tell<G: Worded>(event: &G::Event, after: &G, language: Language) {
    let eyes = Eyes::Seat(Seat::new(0));
    let Some(event) = G::event_for(event, eyes) else { return };
    let view = after.view(eyes);
    println!("{}", say::<G>(language, &G::story(&event, &view)));
    if let Some(reading) = G::reading(&event, &view) {
        println!("  | {}", say::<G>(language, &reading.title));
        reading.paragraphs.iter().for_each(|paragraph| println!("  | {}", say::<G>(language, paragraph)));
    }
}

/// What is asked now, and what can be chosen: options of one group together, as on a page.
fn ask<G: Worded>(game: &G, language: Language) {
    let Some(seat) = game.to_act().first() else { return };
    let view = game.view(Eyes::Seat(seat));
    println!("\n> {}", say::<G>(language, &G::prompt(&view)));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut groups: Vec<(Option<String>, Vec<String>)> = Vec::new();
    for action in legal {
        let heading = G::group(&view, action).map(|group| say::<G>(language, &group));
        let line = say::<G>(language, &G::option(&view, action));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_has_a_default() {
        let read = |line: &str| Wanted::read(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let usual = read("");
        assert_eq!((usual.players, usual.seed, usual.decisions, usual.chapter), (3, 1899, 120, 0));
        assert_eq!((usual.language, usual.what.as_str()), (Language::default(), "table"));
        let other = read("2 7 40 pl story 5");
        assert_eq!((other.players, other.seed, other.decisions, other.chapter), (2, 7, 40, 5));
        assert_eq!((other.language, other.what.as_str()), (Language::Pl, "story"));
    }
}
