//! Files and notation that somebody has tampered with.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::walk::random_game;
use crate::effort::Effort;
use table::dice::Dice;
use table::game::{Coded, Game};
use table::transcript::{Header, RailError, Transcript};

/// How many mutations a test tries: what the effort is worth, or as many as `RAILHEAD_MUTATIONS` asks for.
pub fn mutations(usual: u32) -> u32 {
    std::env::var("RAILHEAD_MUTATIONS")
        .ok()
        .and_then(|number| number.parse().ok())
        .unwrap_or_else(|| Effort::wanted().of(usual))
}

/// What notations are made of, and what none is.
const LETTERS: &str = " .:-0123456789abcdefghijklmnopqrstuvwxyzż\u{0}";

/// Spoils the notation of actions in so many ways, and reads each.
///
/// # Panics
/// If what is read is written in another way, or an error does not say what was expected.
#[track_caller]
pub fn survives_scrawling<G: Game>(mutations: u32, seed: u64) {
    let mut dice = Dice::from_number(seed);
    let words: Vec<String> =
        (0..G::Action::SPACE).filter_map(G::Action::decode).map(|action| action.to_string()).collect();
    let letters: Vec<char> = LETTERS.chars().collect();
    for _ in 0..mutations {
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
        match text.parse::<G::Action>() {
            Ok(action) => assert_eq!(action.to_string(), text, "what is read is written back"),
            Err(error) => assert!(error.to_string().contains("expected"), "{error}"),
        }
    }
}

/// Spoils the transcript of a random game in so many ways, and reads each.
///
/// # Panics
/// If reading panics, if an error does not name its line, or if a spoilt file is taken for another
/// text than its own.
#[track_caller]
pub fn survives_mutation<G: Game>(setup: &G::Setup, mutations: u32, seed: u64) {
    let walk = random_game::<G>(setup, seed).unwrap_or_else(|offence| panic!("{offence}"));
    let transcript = walk.transcript();
    let texts = [transcript.to_string().into_bytes(), transcript.closed().to_string().into_bytes()];
    let mut dice = Dice::from_number(seed);
    for number in 0..mutations {
        let mut bytes = texts[number as usize % 2].clone();
        for _ in 0..=dice.below(3) {
            mutate(&mut bytes, &mut dice);
        }
        let text = String::from_utf8_lossy(&bytes);
        let read = catch_unwind(AssertUnwindSafe(|| (Header::parse(&bytes), Transcript::<G>::parse(&bytes))));
        let Ok((header, whole)) = read else {
            panic!("mutation {number} of seed {seed} makes the reader panic:\n{text}");
        };
        names_its_line(header.err(), &text);
        match whole {
            Ok(whole) => assert_eq!(whole.to_string(), text, "what is read is written back"),
            Err(error) => names_its_line(Some(error), &text),
        }
    }
}

#[track_caller]
fn names_its_line(error: Option<RailError>, text: &str) {
    let Some(error) = error else { return };
    let (message, lines) = (error.to_string(), text.split('\n').count());
    assert!(message.starts_with(&format!("line {}: ", error.line)), "{message}");
    assert!((1..=lines + 1).contains(&error.line), "{message}, in a file of {lines} lines");
}

/// What a mutation puts in: what breaks careless readers.
const CURIOSITIES: [&[u8]; 16] = [
    b"\n",
    b"\r\n",
    b"\0",
    b" ",
    b"  ",
    b"99999999999999999999",
    b"-1",
    b"0",
    b"8",
    b"9",
    b"\xff\xfe",
    b"\xc5",
    b"end",
    b"end 0\n",
    b": ",
    " | ż".as_bytes(),
];

fn mutate(bytes: &mut Vec<u8>, dice: &mut Dice) {
    if bytes.is_empty() {
        return;
    }
    let at = dice.below(bytes.len() as u32) as usize;
    match dice.below(9) {
        0 => bytes[at] = dice.word() as u8,
        1 => bytes[at] ^= 1 << dice.below(8),
        2 => drop(bytes.remove(at)),
        3 => bytes.truncate(at),
        4 => drop(bytes.splice(at..at, CURIOSITIES[dice.below(16) as usize].iter().copied())),
        5 => drop(bytes.splice(at..at, std::iter::repeat_n(b'9', 1 << dice.below(18)))),
        _ => mutate_lines(bytes, dice),
    }
}

/// Drops, repeats or exchanges whole lines.
fn mutate_lines(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let mut lines: Vec<Vec<u8>> = bytes.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    let [one, other] = [(); 2].map(|()| dice.below(lines.len() as u32) as usize);
    match dice.below(4) {
        0 => drop(lines.remove(one)),
        1 => lines.insert(one, lines[other].clone()),
        2 => lines[one] = lines[other].clone(),
        _ => lines.swap(one, other),
    }
    *bytes = lines.concat();
}
