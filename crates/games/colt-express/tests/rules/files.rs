//! Files and notation that somebody has tampered with. `make fuzz` tries a million.

use colt_express::{Action, ColtExpress, Options};
use table::{Dice, laws};

/// How many mutations to try; `make fuzz` asks for more.
fn mutations() -> u32 {
    std::env::var("RAILHEAD_MUTATIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(6_000)
}

#[test]
fn spoilt_files_are_refused_with_their_line() {
    for (number, options) in
        [Options::for_players(2), Options::for_players(4), Options::for_players(6).expert()].into_iter().enumerate()
    {
        laws::survives_mutation::<ColtExpress>(&options, mutations() / 3, number as u64);
    }
}

#[test]
fn spoilt_notation_is_refused_or_reads_back() {
    let mut dice = Dice::from_number(5);
    let words: Vec<String> = (0..<Action as table::Coded>::SPACE)
        .filter_map(<Action as table::Coded>::decode)
        .map(|action: Action| action.to_string())
        .collect();
    let letters: Vec<char> = " .:0123456789abcdefghijklmnoprstuwyż-\u{0}".chars().collect();
    for _ in 0..mutations() {
        let mut text: Vec<char> = words[dice.below(words.len() as u32) as usize].chars().collect();
        for _ in 0..=dice.below(3) {
            let at = dice.below(text.len() as u32 + 1) as usize;
            match dice.below(3) {
                0 if at < text.len() => drop(text.remove(at)),
                1 if at < text.len() => text[at] = dice.pick(&letters),
                _ => text.insert(at, dice.pick(&letters)),
            }
        }
        let text: String = text.into_iter().collect();
        match text.parse::<Action>() {
            Ok(action) => assert_eq!(action.to_string(), text),
            Err(error) => assert!(error.to_string().contains("expected"), "{error}"),
        }
    }
}
