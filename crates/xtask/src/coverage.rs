//! Which rules of a game are carried out where, and which tests name them.
//!
//! A rule is *carried out* where the game's code names its id, in a comment or as the reason of a
//! refusal: `CE-MOVE-01`, a list `CE-MOVE-01, -02` or a range `CE-MOVE-01 to -03`. It is *tested* by a
//! test whose name begins with it: `ce_move_01_…`; a name may begin with several (`ce_move_01_02_…`).

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use serde::{Deserialize, Serialize};
use table::RuleId;

use crate::source::{self, Kind};

/// Why the rules of a checkout could not be looked through.
#[derive(Debug, thiserror::Error)]
pub enum CoverageError {
    /// There are no games here.
    #[error("{path}: no games with a rules.toml here; run this in a checkout, or name one with --root", path = path.display())]
    NoGames {
        /// Where they should be.
        path: PathBuf,
    },
    /// A file could not be read.
    #[error("{path}: {source}", path = path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A list of rules is not one.
    #[error("{path}: {problem}", path = path.display())]
    Rules {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
}

/// A place in the source.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The file, from the root of the checkout.
    pub file: PathBuf,
    /// The line, from 1.
    pub line: usize,
}

/// A test, and the rules that its name begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// Its name.
    pub name: String,
    /// Where it is.
    pub place: Place,
    /// The ids it names.
    pub ids: Vec<String>,
}

/// What the source of one game says about its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// The game.
    pub game: String,
    /// The number of rules that `rules.toml` announces.
    pub total: usize,
    /// The ids that it lists, in alphabetical order.
    pub ids: BTreeSet<String>,
    /// What each rule is called.
    pub titles: BTreeMap<String, String>,
    /// Where each rule is carried out.
    pub carried_out: BTreeMap<String, Vec<Place>>,
    /// Ids that the source names but neither `rules.toml` nor the list of rulings.
    pub unknown: BTreeMap<String, Vec<Place>>,
    /// The tests that name rules.
    pub tests: Vec<Test>,
}

/// The coverage in numbers, as one line of JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Summary {
    /// The game.
    pub game: String,
    /// How many rules it has.
    pub total: usize,
    /// How many of them are named at code.
    pub carried_out: usize,
    /// How many of them are named by a test.
    pub tested: usize,
    /// Those that are not carried out or not tested.
    pub missing: Vec<String>,
}

#[derive(Deserialize)]
struct Rulebook {
    total: usize,
    rules: BTreeMap<String, Titles>,
}

#[derive(Deserialize)]
struct Titles {
    en: String,
}

/// Where the rulings about rules are listed.
const RULINGS: &str = "docs/rulings.md";

/// Looks through all games of a checkout.
pub fn of_checkout(root: &Path) -> Result<Vec<Coverage>, CoverageError> {
    let games = root.join("crates/games");
    let none = || CoverageError::NoGames { path: games.clone() };
    let entries = fs::read_dir(&games).map_err(|_| none())?;
    let mut folders: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    folders.retain(|folder| folder.join("rules.toml").is_file());
    folders.sort();
    if folders.is_empty() {
        return Err(none());
    }
    let rulings = fs::read_to_string(root.join(RULINGS)).unwrap_or_default();
    let rulings = named(&rulings).into_iter().collect();
    folders.iter().map(|folder| of_game(root, folder, &rulings)).collect()
}

fn of_game(root: &Path, folder: &Path, rulings: &BTreeSet<String>) -> Result<Coverage, CoverageError> {
    let path = folder.join("rules.toml");
    let rulebook: Rulebook = toml::from_str(&read(&path)?)
        .map_err(|error| CoverageError::Rules { path: path.clone(), problem: error.message().to_owned() })?;
    let mut coverage = Coverage {
        game: folder.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        total: rulebook.total,
        ids: rulebook.rules.keys().cloned().collect(),
        titles: rulebook.rules.into_iter().map(|(id, titles)| (id, titles.en)).collect(),
        carried_out: BTreeMap::new(),
        unknown: BTreeMap::new(),
        tests: Vec::new(),
    };
    for file in rust_files(&folder.join("src"))? {
        let text = read(&file)?;
        let short = file.strip_prefix(root).unwrap_or(&file);
        coverage.read_code(short, source::without_tests(&text));
        coverage.read_tests(short, &text);
        coverage.find_unknown(short, &text, rulings);
    }
    for file in rust_files(&folder.join("tests"))? {
        let text = read(&file)?;
        let short = file.strip_prefix(root).unwrap_or(&file);
        coverage.read_tests(short, &text);
        coverage.find_unknown(short, &text, rulings);
    }
    Ok(coverage)
}

impl Coverage {
    fn read_code(&mut self, file: &Path, code: &str) {
        for (line, text) in remarks(code) {
            for id in named(&text).into_iter().filter(|id| self.ids.contains(id)) {
                self.carried_out.entry(id).or_default().push(Place { file: file.to_owned(), line });
            }
        }
    }

    /// What looks like a rule of this game, but is neither one nor a ruling about one.
    fn find_unknown(&mut self, file: &Path, text: &str, rulings: &BTreeSet<String>) {
        let game = |id: &String| id.split('-').next().map(str::to_owned);
        let ours = self.ids.first().and_then(game);
        let unknown = |id: &String| game(id) == ours && !self.ids.contains(id) && !rulings.contains(id);
        for (line, text) in remarks(text) {
            for id in named(&text).into_iter().filter(unknown) {
                self.unknown.entry(id).or_default().push(Place { file: file.to_owned(), line });
            }
        }
    }

    fn read_tests(&mut self, file: &Path, text: &str) {
        for (line, name) in source::tests(text) {
            let ids = named_by_test(name, &self.ids);
            if !ids.is_empty() {
                self.tests.push(Test { name: name.to_owned(), place: Place { file: file.to_owned(), line }, ids });
            }
        }
    }

    /// The tests that name a rule.
    pub fn tests_of(&self, id: &str) -> impl Iterator<Item = &Test> {
        self.tests.iter().filter(move |test| test.ids.iter().any(|named| named == id))
    }

    /// The coverage in numbers.
    pub fn summary(&self) -> Summary {
        let tested = |id: &String| self.tests_of(id).next().is_some();
        let done = |id: &String| self.carried_out.contains_key(id);
        Summary {
            game: self.game.clone(),
            total: self.total,
            carried_out: self.ids.iter().filter(|id| done(id)).count(),
            tested: self.ids.iter().filter(|id| tested(id)).count(),
            missing: self.ids.iter().filter(|id| !done(id) || !tested(id)).cloned().collect(),
        }
    }
}

/// Comments and strings, with comments on consecutive lines as one text.
fn remarks(code: &str) -> Vec<(usize, String)> {
    let mut remarks: Vec<(usize, String)> = Vec::new();
    let mut last_line = None;
    for piece in source::pieces(code) {
        match piece.kind {
            Kind::Comment if last_line == Some(piece.line.saturating_sub(1)) => {
                if let Some((_, text)) = remarks.last_mut() {
                    text.push_str(piece.text);
                }
                last_line = Some(piece.line);
            }
            Kind::Comment => {
                remarks.push((piece.line, piece.text.to_owned()));
                last_line = Some(piece.line);
            }
            Kind::Text => remarks.push((piece.line, piece.text.to_owned())),
            Kind::Code => last_line = None,
        }
    }
    remarks
}

/// The ids that a text names, lists and ranges written out.
pub fn named(text: &str) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    let mut rest = text;
    // Where the last id ended: only what follows it at once belongs to its list.
    let mut family: Option<(&str, Option<u32>)> = None;
    while !rest.is_empty() {
        if let Some((short, number, length)) = family.and_then(|(of, last)| follows(rest, of, last)) {
            ids.extend(short);
            family = family.map(|(of, _)| (of, number));
            rest = &rest[length..];
        } else if let Some((of, place)) = full_id(rest) {
            let length = of.len() + 1 + place.len();
            ids.push(rest[..length].to_owned());
            family = Some((of, place.parse().ok()));
            rest = &rest[length..];
        } else {
            let word = rest.chars().next().is_some_and(|c| c.is_alphanumeric() || c == '-');
            let skipped = rest.find(|c: char| (c.is_alphanumeric() || c == '-') != word).unwrap_or(rest.len());
            rest = &rest[skipped.max(1)..];
            family = None;
        }
    }
    ids
}

/// An id at the beginning of `text`: `AB-CDE-01` as `AB-CDE` and `01`.
fn full_id(text: &str) -> Option<(&str, &str)> {
    let length = text.find(|c: char| !(c.is_alphanumeric() || c == '-')).unwrap_or(text.len());
    let id = Some(&text[..length]).filter(|id| RuleId::is_well_formed(id))?;
    id.rsplit_once('-')
}

/// `, -02` or ` to -04` or ` to AB-CDE-04` after an id of this family: the ids, the last number, the length.
fn follows(text: &str, family: &str, last: Option<u32>) -> Option<(Vec<String>, Option<u32>, usize)> {
    let separators = [(", ", false), (" and ", false), (" to ", true)];
    let (separator, range) = separators.into_iter().find(|(separator, _)| text.starts_with(separator))?;
    let after = &text[separator.len()..];
    let prefix = match after.strip_prefix(family) {
        Some(_) if range => family.len(),
        _ => 0,
    };
    let place = after[prefix..].strip_prefix('-')?;
    let place = &place[..place.find(|c: char| !c.is_alphanumeric()).unwrap_or(place.len())];
    let length = separator.len() + prefix + 1 + place.len();
    let one = format!("{family}-{place}");
    if !range {
        return RuleId::is_well_formed(&one).then(|| (vec![one], place.parse().ok(), length));
    }
    let (first, number) = (last? + 1, place.parse::<u32>().ok()?);
    let width = place.len();
    Some(((first..=number).map(|number| format!("{family}-{number:0width$}")).collect(), Some(number), length))
}

/// The ids that a test's name begins with.
fn named_by_test(name: &str, ids: &BTreeSet<String>) -> Vec<String> {
    let find = |wanted: &str| ids.iter().find(|id| id.eq_ignore_ascii_case(wanted));
    let begins = |prefix: &str| ids.range(prefix.to_owned()..).next().is_some_and(|id| id.starts_with(prefix));
    let mut named = Vec::new();
    let mut family: Vec<String> = Vec::new();
    let mut complete = false;
    for part in name.split('_') {
        if let Some(id) = find(&format!("{}-{part}", family.join("-"))) {
            named.push(id.clone());
            complete = true;
            continue;
        }
        if complete {
            family.clear();
            complete = false;
        }
        family.push(part.to_ascii_uppercase());
        if !begins(&(family.join("-") + "-")) {
            break;
        }
    }
    named
}

fn read(path: &Path) -> Result<String, CoverageError> {
    fs::read_to_string(path).map_err(|source| CoverageError::File { path: path.to_owned(), source })
}

/// The Rust files under a folder; none if there is no such folder.
pub fn rust_files(folder: &Path) -> Result<Vec<PathBuf>, CoverageError> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.map_err(|source| CoverageError::File { path: folder.to_owned(), source })?.path();
        if path.is_dir() {
            found.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_ranges_are_written_out() {
        assert_eq!(named("see AB-MOVE-01."), ["AB-MOVE-01"]);
        assert_eq!(named("(AB-MOVE-01, -03, AB-EV-PICK-02)"), ["AB-MOVE-01", "AB-MOVE-03", "AB-EV-PICK-02"]);
        assert_eq!(named("AB-X-01 to -03; AB-X-07 and -09"), ["AB-X-01", "AB-X-02", "AB-X-03", "AB-X-07", "AB-X-09"]);
        assert_eq!(named("AB-X-02 to AB-X-04, -06"), ["AB-X-02", "AB-X-03", "AB-X-04", "AB-X-06"]);
        assert_eq!(named("AB-X-2a, -2b and -K; AB-X-A1."), ["AB-X-2a", "AB-X-2b", "AB-X-K", "AB-X-A1"]);
        assert_eq!(named("UTF-8, X-01, AB-X-1ab, ab-x-01, AB-X-01B, AB-X-KO, A, -02"), Vec::<String>::new());
    }

    #[test]
    fn lists_may_go_on_in_the_next_line() {
        let code = "/// Something (AB-X-01,\n/// -02).\nfn f() {}\n// AB-X-03\n\"AB-X-04\"";
        let found: Vec<String> = remarks(code).iter().flat_map(|(_, text)| named(text)).collect();
        assert_eq!(found, ["AB-X-01", "AB-X-02", "AB-X-03", "AB-X-04"]);
    }

    #[test]
    fn tests_name_rules_at_the_beginning() {
        let ids: BTreeSet<String> =
            ["AB-X-01", "AB-X-02", "AB-X-10b", "AB-X-K", "AB-EV-PICK-01", "AB-EV-01"].map(str::to_owned).into();
        let named = |name| named_by_test(name, &ids);
        assert_eq!(named("ab_x_01_this_is_so"), ["AB-X-01"]);
        assert_eq!(named("ab_x_01_02_this_is_so"), ["AB-X-01", "AB-X-02"]);
        assert_eq!(named("ab_ev_pick_01_ab_x_02_both"), ["AB-EV-PICK-01", "AB-X-02"]);
        assert_eq!(named("ab_ev_01_02_cards"), ["AB-EV-01"]);
        assert_eq!(named("ab_x_10b_k_the_bank_pays"), ["AB-X-10b", "AB-X-K"]);
        assert_eq!(named("ab_x_09_unknown"), Vec::<String>::new());
        assert_eq!(named("something_else_01"), Vec::<String>::new());
    }
}
