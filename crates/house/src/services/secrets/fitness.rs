//! Which passwords are not worth having: those that a stranger would try first.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::{MAX_PASSWORD, MIN_PASSWORD};

/// What many people choose.
static COMMON: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("common.txt").lines().filter(|line| !line.starts_with('#')).collect());

/// Keys that lie side by side, in rows and in columns.
const ROWS: [&str; 5] = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p"];

/// What is put before or behind a word to make it longer is no more than this.
const TRIMMINGS: usize = 6;

/// The longest piece of which a repetition is as bad as the piece.
const SHORT_PIECE: usize = 5;

/// Fewer different characters than this are no password, however many there are.
const FEW: usize = 4;

/// Why a password is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// It is too short or too long.
    Length,
    /// Many people have it.
    Common,
    /// It is the name.
    Name,
    /// It is one character or one piece again and again, or a row of the keyboard.
    Pattern,
}

impl Unfit {
    /// What is said about it.
    pub const fn word(self) -> &'static str {
        match self {
            Unfit::Length => "account-short",
            Unfit::Common => "account-common",
            Unfit::Name => "account-like-name",
            Unfit::Pattern => "account-pattern",
        }
    }
}

/// Whether a password can be that of an account with this name.
pub fn check(password: &str, name: &str) -> Result<(), Unfit> {
    let letters: Vec<char> = password.chars().take(MAX_PASSWORD + 1).collect();
    if !(MIN_PASSWORD..=MAX_PASSWORD).contains(&letters.len()) {
        return Err(Unfit::Length);
    }
    let letters: Vec<char> = password.to_lowercase().chars().collect();
    let piece = &letters[..period(&letters)];
    if piece.len() <= SHORT_PIECE || different(&letters) < FEW || is_a_row(&letters) {
        return Err(Unfit::Pattern);
    }
    let name: String = name.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect();
    for tried in [&letters[..], piece] {
        let plain: String = tried.iter().filter(|c| c.is_alphanumeric()).collect();
        let core = core(tried);
        let long = plain.chars().count();
        if plain.contains(&name) && !name.is_empty() && long <= name.chars().count() + TRIMMINGS {
            return Err(Unfit::Name);
        }
        let trimmed = tried.len() - core.chars().count() <= TRIMMINGS;
        let known = |word: &str| COMMON.contains(word) || COMMON.contains(unmasked(word).as_str());
        if known(&plain) || (trimmed && known(&core)) {
            return Err(Unfit::Common);
        }
    }
    Ok(())
}

/// What is left without digits and signs before and behind.
fn core(letters: &[char]) -> String {
    letters.iter().collect::<String>().trim_matches(|c: char| !c.is_alphabetic()).to_owned()
}

/// Letters in place of the signs that are written for them.
fn unmasked(word: &str) -> String {
    let letter = |c| match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        c => c,
    };
    word.chars().map(letter).collect()
}

/// How long the piece is of which all is a repetition; the whole length if it is none.
fn period(letters: &[char]) -> usize {
    let repeats = |&length: &usize| letters.iter().zip(&letters[length..]).all(|(one, next)| one == next);
    (1..=letters.len() / 2).find(repeats).unwrap_or(letters.len())
}

fn different(letters: &[char]) -> usize {
    letters.iter().collect::<HashSet<_>>().len()
}

/// Whether nearly every character lies beside the one before: in the alphabet, or on the keyboard.
fn is_a_row(letters: &[char]) -> bool {
    let steps = letters.windows(2).filter(|pair| !beside(pair[0], pair[1])).count();
    steps <= (letters.len() - 1) / 5
}

fn beside(one: char, other: char) -> bool {
    let in_row = |row: &&str| match (row.find(one), row.find(other)) {
        (Some(one), Some(other)) => one.abs_diff(other) == 1,
        _ => false,
    };
    u32::from(one).abs_diff(u32::from(other)) <= 1 || ROWS.iter().any(in_row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_strangers_try_first_is_refused_with_the_reason() {
        for (password, why) in [
            ("ninechars", Unfit::Length),
            (&"x".repeat(201), Unfit::Length),
            ("", Unfit::Length),
            ("aaaaaaaaaa", Unfit::Pattern),
            ("abababababab", Unfit::Pattern),
            ("12341234123", Unfit::Pattern),
            ("1234567890", Unfit::Pattern),
            ("0987654321", Unfit::Pattern),
            ("abcdefghijkl", Unfit::Pattern),
            ("qwertyuiop", Unfit::Pattern),
            ("QWERTYasdfgh", Unfit::Pattern),
            ("1qaz2wsx3edc", Unfit::Pattern),
            ("aaaabbbbcccc", Unfit::Pattern),
            ("password123", Unfit::Common),
            ("PASSWORD!!!", Unfit::Common),
            ("p@ssw0rd2024", Unfit::Common),
            ("passwordpassword", Unfit::Common),
            ("12dragon34!", Unfit::Common),
            ("MojeHaslo1!", Unfit::Common),
            ("annamaria1", Unfit::Name),
            ("Anna-Maria-77", Unfit::Name),
            ("annamariaannamaria", Unfit::Name),
        ] {
            assert_eq!(check(password, "Anna Maria"), Err(why), "{password}");
        }
    }

    #[test]
    fn anything_else_of_some_length_is_fit() {
        for password in [
            "tenletters",
            "żółwiożółw",
            "a long password",
            "long enough",
            "correct horse battery",
            "anna has a grey cat",
            "dragon-82374619",
            "x7#Lq9!vTz2@",
            "monkeys eat bananas",
        ] {
            assert_eq!(check(password, "Anna"), Ok(()), "{password}");
        }
        assert_eq!(check("tenletters", ""), Ok(()));
        assert!(COMMON.len() > 400, "{}", COMMON.len());
    }
}
