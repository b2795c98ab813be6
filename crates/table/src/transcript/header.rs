//! The part of a transcript that every game writes alike.

use std::str::FromStr;

use super::error::{RailError, Wrong};
use super::lines::Lines;
use super::{FORMAT, Label, Placing, Sealing};
use crate::commitment::{Commitment, SaltedSeed, Salts};
use crate::game::RulesVersion;
use crate::seat::MAX_SEATS;

/// Lines of the header, counted from 1.
pub(super) mod line {
    pub const GAME: usize = 2;
    pub const RULES: usize = 3;
    pub const SETUP: usize = 4;
    pub const SEATS: usize = 5;
    pub const SEED: usize = 7;
    pub const RESULT: usize = 9;
    pub const FIRST_MOVE: usize = 11;
}

/// What a file says about itself before its first decision, read without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: RulesVersion,
    /// The options of the setup and their values, as written.
    pub setup: Vec<(String, String)>,
    /// Who sat where.
    pub labels: Vec<Label>,
    /// The seed, or what was published of it.
    pub sealing: Sealing,
    /// The result, once there is one.
    pub result: Option<Vec<Placing>>,
}

impl Header {
    /// Reads the header of a file. What follows it is not looked at.
    pub fn parse(bytes: &[u8]) -> Result<Header, RailError> {
        Header::read(&mut Lines::new(bytes))
    }

    /// Reads the header and leaves `lines` at the first decision.
    pub(super) fn read(lines: &mut Lines<'_>) -> Result<Header, RailError> {
        exactly(lines, FORMAT)?;
        let game = read(lines, "game", "the name of a game", name)?;
        let rules = read(lines, "rules", "the version of the rules, a number", number)?;
        let setup = read(lines, "setup", "`option=value` for each option, separated by spaces", options)?;
        let labels = read(lines, "seats", "1 to 8 names separated by ` | `", labels)?;
        let sealing = sealing(lines, labels.len())?;
        let result =
            read(lines, "result", "`unfinished`, or `place. total` for each seat, separated by ` | `", result)?;
        if result.as_ref().is_some_and(|placings| placings.len() != labels.len()) {
            let found = result.map_or(0, |placings| placings.len());
            let expected = format!("a place and a total for each of {} seats", labels.len());
            return Err(Wrong::unexpected(expected, &format!("{found} of them")).on(lines.number()));
        }
        exactly(lines, "")?;
        Ok(Header { game, rules: RulesVersion(rules), setup, labels, sealing, result })
    }
}

/// The next line must be this.
fn exactly(lines: &mut Lines<'_>, text: &str) -> Result<(), RailError> {
    let expected = if text.is_empty() { "an empty line".to_owned() } else { format!("`{text}`") };
    let found = lines.next(&expected)?;
    if found == text { Ok(()) } else { Err(Wrong::unexpected(expected, found).on(lines.number())) }
}

/// The next line must be `key: value` with a value that `parse` understands.
fn read<T>(
    lines: &mut Lines<'_>,
    key: &str,
    expected: &str,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<T, RailError> {
    let value = lines.field(key)?;
    parse(value).ok_or_else(|| Wrong::unexpected(expected, value).on(lines.number()))
}

fn name(text: &str) -> Option<String> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    (!text.is_empty() && text.chars().all(plain)).then(|| text.to_owned())
}

/// A number as it is written back: no sign, no leading zeros.
fn number<T: FromStr + ToString>(text: &str) -> Option<T> {
    text.parse::<T>().ok().filter(|number| number.to_string() == text)
}

fn options(text: &str) -> Option<Vec<(String, String)>> {
    let pair = |option: &str| option.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    if text.is_empty() { Some(Vec::new()) } else { text.split(' ').map(pair).collect() }
}

fn labels(text: &str) -> Option<Vec<Label>> {
    let labels: Option<Vec<Label>> = text.split(" | ").map(|label| label.parse().ok()).collect();
    labels.filter(|labels| labels.len() <= MAX_SEATS)
}

fn result(text: &str) -> Option<Option<Vec<Placing>>> {
    if text == "unfinished" { Some(None) } else { text.split(" | ").map(placing).collect::<Option<_>>().map(Some) }
}

fn placing(text: &str) -> Option<Placing> {
    let (place, total) = text.split_once(". ")?;
    Some(Placing { place: number(place)?, total: number(total)? })
}

/// Three lines: the commitment, the seed (which must fit it) or `sealed`, and the salts.
fn sealing(lines: &mut Lines<'_>, seats: usize) -> Result<Sealing, RailError> {
    let commitment: Commitment = read(lines, "commitment", "64 hexadecimal digits", |text| text.parse().ok())?;
    let commitment_line = lines.number();
    let seed = read(lines, "seed", "`sealed` or 64 hexadecimal digits", |text| match text {
        "sealed" => Some(None),
        digits => digits.parse().ok().map(Some),
    })?;
    let salts: Salts =
        read(lines, "salts", "`none`, or `SEAT=SALT` for some seats in order", |text| text.parse().ok())?;
    if let Some((seat, _)) = salts.iter().find(|(seat, _)| seat.index() >= seats) {
        return Err(Wrong::NoSuchSeat { seat, seats }.on(lines.number()));
    }
    let Some(server_seed) = seed else {
        return Ok(Sealing::Closed { commitment, salts });
    };
    let seed = SaltedSeed { server_seed, salts };
    if seed.commitment() != commitment {
        return Err(Wrong::Commitment { expected: seed.commitment() }.on(commitment_line));
    }
    Ok(Sealing::Open(seed))
}
