//! Evenings at one keyboard, as the screen shows them.

use std::io::Cursor;

use proving::toy::Toy;
use shelf::{Bot, LiveTable, Shelved, boxed};
use table::setup::{Value, Values};
use table::{Dice, Eyes, SaltedSeed, Seat, Seed};
use wording::Language;
use wording::lint::{Foreign, nests};

use super::seats::Occupant;
use super::sitting::Sitting;
use super::terminal::Terminal;

fn person(name: &str) -> Occupant {
    Occupant::Person(Some(name.to_owned()))
}

fn table(game: &dyn Shelved, seats: usize, seed: u64) -> Box<dyn LiveTable> {
    let values = Values::new().with("players", Value::Number(seats as u32));
    game.open(&values, SaltedSeed::unsalted(Seed::from_number(seed)), Vec::new()).expect("so many can play")
}

/// What the screen shows while these lines are typed at a table, and the table at the end.
fn shown(table: Box<dyn LiveTable>, occupants: &[Occupant], lines: &str, language: Language) -> String {
    let mut out = Vec::new();
    let terminal = Terminal::new(Box::new(Cursor::new(lines.to_owned())), &mut out, language, false);
    Sitting::new(terminal, table, occupants.to_vec()).play().expect("the screen takes it all");
    String::from_utf8(out).expect("words are text")
}

fn toy(occupants: &[Occupant], lines: &str) -> String {
    shown(table(boxed::<Toy>(), occupants.len(), 1), occupants, lines, Language::En)
}

fn own_card(seat: usize) -> String {
    let view = table(boxed::<Toy>(), 2, 1).look(Eyes::Seat(Seat::new(seat))).json();
    format!("Everybody has a card, and yours is a {}.", view["own"]["card"])
}

fn position(text: &str, part: &str) -> usize {
    text.find(part).unwrap_or_else(|| panic!("{part:?} is not in {text}"))
}

#[test]
fn what_setting_up_told_comes_first_for_the_eyes_that_look() {
    let (anna, bot) = (person("Anna"), Occupant::Bot(Bot::Random));
    let alone = toy(&[anna.clone(), bot.clone()], "log\nquit\n");
    assert_eq!(alone.matches(&own_card(0)).count(), 2, "once when it is news, once in the log: {alone}");
    assert!(position(&alone, &own_card(0)) < position(&alone, "Something happened."), "{alone}");
    let watched = toy(&[bot.clone(), bot.clone()], "");
    assert!(position(&watched, "Everybody has a card.") < position(&watched, "Pot: 0"), "{watched}");
    let shared = toy(&[anna, person("Ola")], "1\n1\n1\n1\nquit\n");
    let called = position(&shared, "Ola, here is what happened");
    assert!(position(&shared, &own_card(0)) < called, "{shared}");
    assert!(called < position(&shared, &own_card(1)), "{shared}");
}

#[test]
fn the_table_is_shown_once_bots_have_played_and_somebody_is_asked() {
    let out = toy(&[Occupant::Bot(Bot::Random), person("Anna")], "quit\n");
    let before = &out[..position(&out, "Your turn.")];
    assert_eq!(before.matches("The table\n").count(), 1, "{out}");
    let last = before.rfind("Something happened.").expect("a bot has played");
    assert!(last < position(before, "The table\n"), "it shows what they have done: {out}");
}

#[test]
fn a_part_of_the_table_is_shown_by_a_word_of_its_title() {
    let out = toy(&[person("Anna"), Occupant::Bot(Bot::Random)], "table TAB\ntable xyz\nquit\n");
    assert_eq!(out.matches("The table\n").count(), 2, "{out}");
    assert!(out.contains("No part of the table is called “xyz”. The parts are: The table."), "{out}");
}

#[test]
fn help_shows_how_some_of_the_present_options_are_written() {
    let out = toy(&[person("Anna"), Occupant::Bot(Bot::Random)], "help\n1\nhelp\nquit\n");
    for example in ["  bid 0 — bid 0\n", "  peek 2 — peek 2\n", "  bold — bold\n"] {
        assert_eq!(out.matches(example).count(), 1, "{example:?} in {out}");
    }
    assert!(!out.contains("bid 1 — "), "one example for each way of writing: {out}");
}

#[test]
fn taking_back_says_the_decision_in_words() {
    let game = shelf::games()[0];
    let occupants = ["Anna", "Ola", "Iga"].map(person);
    let out = shown(table(game, 3, 2), &occupants, &format!("{}undo\nquit\n", "\n1\n".repeat(7)), Language::Pl);
    let taken = out.lines().find_map(|line| line.split_once("Cofnięto: ")).expect("it can be taken back").1;
    let offered = format!("  {}  [", taken.trim_end_matches('.'));
    assert!(out.contains(&offered), "{taken:?} was offered in the same words: {out}");
}

/// A whole evening against bots, with everything that can be typed, and all that a line of options has beside its words
/// left out.
fn evening(game: &dyn Shelved, seed: u64) -> String {
    let mut dice = Dice::from_number(seed);
    let asides = ["cofnij", "dlaczego 1", "pomoc", "stół", "stół xyz", "zapisz", "wtrąć", "99", "wczytaj /nowhere"];
    let mut lines = String::new();
    for _ in 0..400 {
        if dice.below(8) == 0 {
            lines += &format!("{}\n", dice.pick(&asides));
        }
        lines += &format!("{}\n", 1 + dice.below(4));
    }
    lines += "dziennik\nkoniec\n";
    let table = table(game, 2, seed);
    let bot = |seat| if seat == 0 { person("Żółw") } else { Occupant::Bot(Bot::Greedy) };
    let occupants: Vec<Occupant> = (0..table.seats()).map(bot).collect();
    let out = shown(table, &occupants, &lines, Language::Pl);
    let words = out.lines().filter(|line| !line.contains(" — ") || line.starts_with("   "));
    words.map(|line| line.split("  [").next().unwrap_or_default().to_owned() + "\n").collect()
}

#[test]
fn the_account_names_people_with_what_they_play() {
    let out = evening(shelf::games()[0], 1);
    let account = &out[position(&out, "Podsumowanie")..];
    for somebody in ["Żółw (", "Bot 2 ("] {
        assert!(account.contains(somebody), "{account}");
    }
}

#[test]
fn an_evening_in_polish_has_no_english() {
    let mut found = Vec::new();
    for game in shelf::games() {
        let foreign = Foreign::of(&[game.lexicon(), crate::lexicon()]).but(&["nowhere", "undo"]);
        let out = evening(*game, 1);
        assert!(out.contains("Przy stole: Żółw") && out.len() > 5_000, "{out}");
        let wrong = |line: &&str| !foreign.heard(line).is_empty() || nests(line) || line.contains('⟦');
        found
            .extend(out.lines().filter(wrong).map(|line| format!("{}: {:?} {line}", game.name(), foreign.heard(line))));
    }
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{} lines:\n{}", found.len(), found.join("\n"));
}

#[test]
fn options_that_share_their_first_part_stand_under_it() {
    let mut headings = 0;
    for &game in shelf::games() {
        let opening = table(game, 2, 1);
        let seat = opening.to_act().iter().next().expect("somebody is waited for");
        let options = opening.options(seat);
        let occupants = [person("Anna"), person("Ola")];
        let lines: Vec<String> =
            shown(opening, &occupants, "\nquit\n", Language::En).lines().map(str::to_owned).collect();
        for part in options.chunk_by(|one, next| (&one.group, &one.part) == (&next.group, &next.part)) {
            let Some(heading) = part[0].part.as_ref().filter(|_| part.len() > 1) else { continue };
            let words = game.lexicon().say(Language::En, heading, &["Anna", "Ola"]);
            let first = format!("[{}]", part[0].notation);
            let at = lines.iter().position(|line| line.ends_with(&first)).expect("it is listed");
            assert_eq!(lines[at - 1], format!("  {words}"));
            headings += 1;
        }
    }
    assert!(headings > 5, "some game's first decision has two parts");
}
