//! An independent referee: a second reading of the rules, slow and plain, with tables of its own, compared with the game
//! over thousands of positions. Nothing here calls what it checks; a position is read from the view, as a person would
//! read the sheet, and names of spaces and cards are those of the notation.

mod account;
mod poker;
mod reach;

use fliptown::data::{Character, Cowbot, Difficulty};
use fliptown::{Card, Holdem, Options, Rival};
use proving::effort::Effort;

/// A playing card: its value from 1 to 13, and the letter of its suit.
type Plain = (u8, char);

fn plain(card: Card) -> Plain {
    let name = card.to_string();
    let (value, suit) = name.split_at(name.len() - 1);
    (value_of(value), suit.chars().next().expect("a suit"))
}

/// A value as cards and spaces print it.
fn value_of(printed: &str) -> u8 {
    match printed.to_ascii_lowercase().as_str() {
        "a" => 1,
        "j" => 11,
        "q" => 12,
        "k" => 13,
        number => number.parse().expect("a value"),
    }
}

/// So many of something as the tests are to try.
fn tries(usual: u32) -> u64 {
    Effort::wanted().of(usual).into()
}

/// Tables of every kind, one after the other.
fn tables() -> Vec<Options> {
    let solo = Options::for_players(1);
    let company = Options::for_players(2);
    vec![
        solo,
        solo.characters(),
        solo.characters().holdem(Holdem::Standard).cowbot(Rival::Drawn, Difficulty::Hard),
        solo.cowbot(Rival::Chosen(Cowbot::CalamityJane), Difficulty::Easy),
        company.characters().holdem(Holdem::Competitive),
        Options::for_players(3).holdem(Holdem::Standard).english_weapons(),
        Options::for_players(4).characters().holdem(Holdem::Competitive),
    ]
}

/// Characters who change what a main action costs, and one who does not.
const PAYERS: [Character; 3] = [Character::Prospector, Character::WildCard, Character::Cheat];
