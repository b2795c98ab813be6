//! What no compiler sees: which way crates depend on each other, that rules are named where they are
//! carried out and tested, that sentences for players are in words files, and that nothing in the
//! repository belongs to one machine only.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use xtask::coverage::{self, Coverage, rust_files};
use xtask::source::{self, Kind};

/// Whom each crate of the platform may use.
const LAYERS: [(&str, &[&str]); 12] = [
    ("browser", &[]),
    ("table", &[]),
    ("xtask", &["table"]),
    ("wording", &["table"]),
    ("drawing", &["table", "wording"]),
    ("proving", &["table", "wording", "drawing"]),
    ("bots", &["table", "proving"]),
    ("arena", &["table", "bots"]),
    ("batch", &["table", "bots"]),
    ("shelf", &["table", "wording", "drawing", "proving", "bots", "arena", "batch"]),
    ("house", &["table", "wording", "drawing", "shelf"]),
    ("railhead", &["table", "wording", "arena", "shelf", "house"]),
];

/// Whom games may use, and what their tests may use besides.
const GAMES: [&str; 3] = ["table", "wording", "drawing"];
const PROOFS: &str = "proving";

/// The one file of the platform that may name games, and the one crate that may depend on them.
const REGISTRY: &str = "crates/shelf/src/registry.rs";
const SHELF: &str = "shelf";

/// No file is longer.
const LONG: usize = 700;

/// The most rules that one test names.
const MAX_IDS: usize = 3;

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace is two folders up")
}

pub fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn games() -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("crates/games")).expect("there are games");
    let mut games: Vec<PathBuf> = entries.map(|entry| entry.expect("folders can be listed").path()).collect();
    games.retain(|folder| folder.join("Cargo.toml").is_file());
    games.sort();
    games
}

pub fn name(folder: &Path) -> String {
    folder.file_name().expect("folders have names").to_string_lossy().into_owned()
}

/// The crates of this workspace that a crate uses, its tests' included or not.
fn uses(folder: &Path, with_tests: bool) -> BTreeSet<String> {
    let manifest: toml::Table = read(&folder.join("Cargo.toml")).parse().expect("manifests are TOML");
    let ours: BTreeSet<String> =
        LAYERS.iter().map(|(name, _)| (*name).to_owned()).chain(games().iter().map(|game| name(game))).collect();
    let tables = ["dependencies", "build-dependencies"].into_iter().chain(with_tests.then_some("dev-dependencies"));
    let named = tables.filter_map(|table| manifest.get(table)?.as_table()).flat_map(|table| table.keys().cloned());
    named.filter(|used| ours.contains(used)).collect()
}

/// All files that people wrote.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    const BUILT: [&str; 4] = [".git", "target", "mutants.out", "mutants.out.old"];
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("folders can be listed") {
        let path = entry.expect("folders can be listed").path();
        if BUILT.contains(&name(&path).as_str()) {
            continue;
        }
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

pub fn assert_none(problems: Vec<String>, what: &str) {
    assert!(problems.is_empty(), "{what}:\n  {}", problems.join("\n  "));
}

#[test]
fn crates_depend_one_way() {
    let mut wrong = Vec::new();
    for (crate_name, may_use) in LAYERS {
        for used in uses(&root().join("crates").join(crate_name), false) {
            let game = games().iter().any(|game| name(game) == used);
            let allowed = may_use.contains(&used.as_str()) || (game && crate_name == SHELF);
            if !allowed {
                wrong.push(format!("{crate_name} uses {used}"));
            }
        }
    }
    for game in games() {
        for (tests, proofs) in [(false, None), (true, Some(PROOFS))] {
            let allowed = |used: &str| GAMES.contains(&used) || proofs == Some(used);
            wrong.extend(
                uses(&game, tests)
                    .iter()
                    .filter(|used| !allowed(used))
                    .map(|used| format!("{} uses {used}", name(&game))),
            );
        }
    }
    assert_none(wrong, "dependencies that point the wrong way");
}

#[test]
fn every_crate_has_its_layer() {
    let listed: BTreeSet<&str> = LAYERS.iter().map(|(name, _)| *name).collect();
    let entries = fs::read_dir(root().join("crates")).expect("there are crates");
    let found: Vec<String> = entries.map(|entry| name(&entry.expect("folders can be listed").path())).collect();
    let unlisted =
        found.into_iter().filter(|crate_name| crate_name != "games" && !listed.contains(crate_name.as_str()));
    assert_none(unlisted.collect(), "crates without a layer");
}

/// The programs that test a crate.
fn programs(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder.join("tests")) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("folders can be listed").path());
    let programs = paths.filter(|path| path.join("main.rs").is_file() || path.extension().is_some_and(|e| e == "rs"));
    programs.map(|path| path.file_stem().expect("files have names").to_string_lossy().into_owned()).collect()
}

fn crates() -> Vec<PathBuf> {
    LAYERS.iter().map(|(name, _)| root().join("crates").join(name)).chain(games()).collect()
}

/// Every program that tests a crate is linked with all that it tests, which is much: one is enough. What needs a
/// browser is the only exception, because it runs beside the others.
#[test]
fn a_crate_has_one_program_of_tests() {
    const BESIDE: &str = "browser";
    let counted = crates().into_iter().map(|folder| (folder.clone(), programs(&folder)));
    let crowded = counted.filter(|(_, programs)| programs.iter().filter(|name| *name != BESIDE).count() > 1);
    let told = crowded.map(|(folder, programs)| format!("{}: {}", short(&folder), programs.join(", ")));
    assert_none(told.collect(), "crates whose tests are several programs");
}

/// `make test` names the programs that it runs.
#[test]
fn no_program_of_tests_is_forgotten() {
    const RUNS: &str = "scripts/test.sh";
    let script = read(&root().join(RUNS));
    let named: BTreeSet<&str> = script.split_whitespace().map(|word| word.trim_matches('"')).collect();
    let all: BTreeSet<String> = crates().iter().flat_map(|folder| programs(folder)).collect();
    let forgotten = all.into_iter().filter(|program| !named.contains(program.as_str()));
    assert_none(forgotten.collect(), "programs of tests that scripts/test.sh does not run");
}

#[test]
fn no_platform_crate_names_a_game() {
    let mut found = Vec::new();
    for (crate_name, _) in LAYERS {
        let folder = root().join("crates").join(crate_name);
        for file in rust_files(&folder.join("src")).expect("sources can be read") {
            let text = read(&file);
            for game in games().iter().map(|game| name(game)) {
                let title = game.replace('-', " ");
                let names = [game.clone(), game.replace('-', "_"), title];
                // Examples of the text formats need some game's name.
                let code = source::pieces(&text).into_iter().filter(|piece| piece.kind != Kind::Comment);
                let lines = code.filter(|piece| names.iter().any(|name| piece.text.to_lowercase().contains(name)));
                let allowed = short(&file) == REGISTRY;
                found.extend(
                    lines.filter(|_| !allowed).map(|piece| format!("{}:{} names {game}", short(&file), piece.line)),
                );
            }
        }
    }
    assert_none(found, "the platform names games");
}

fn coverages() -> Vec<Coverage> {
    coverage::of_checkout(&root()).expect("the checkout has games with rules")
}

#[test]
fn every_game_on_the_shelf_has_rules() {
    let listed: BTreeSet<String> = coverages().into_iter().map(|coverage| coverage.game).collect();
    let bare = shelf::games().iter().map(|game| game.name().to_owned()).filter(|game| !listed.contains(game));
    assert_none(bare.collect(), "games without a rules.toml");
}

/// A game that is still being written may leave rules open; one that can be played may not.
#[test]
fn every_rule_of_a_game_on_the_shelf_is_carried_out_and_tested() {
    for coverage in coverages().into_iter().filter(|coverage| shelf::game(&coverage.game).is_ok()) {
        assert_eq!(coverage.ids.len(), coverage.total, "{} announces another number of rules", coverage.game);
        let missing = |found: fn(&Coverage, &str) -> bool| {
            coverage.ids.iter().filter(|id| !found(&coverage, id)).cloned().collect::<Vec<_>>()
        };
        let not_done = missing(|coverage, id| coverage.carried_out.contains_key(id));
        let not_tested = missing(|coverage, id| coverage.tests_of(id).next().is_some());
        assert!(
            not_done.is_empty() && not_tested.is_empty(),
            "{}: no code names {}; no test names {}",
            coverage.game,
            not_done.join(", "),
            not_tested.join(", ")
        );
    }
}

#[test]
fn code_names_only_rules_that_exist() {
    let unknown = coverages().into_iter().flat_map(|coverage| coverage.unknown);
    let unknown = unknown.map(|(id, places)| format!("{id} at {}:{}", places[0].file.display(), places[0].line));
    assert_none(unknown.collect(), "rules that are listed neither in a rules.toml nor in docs/rulings.md");
}

#[test]
fn a_test_names_at_most_three_rules() {
    let tests = coverages().into_iter().flat_map(|coverage| coverage.tests);
    let greedy = tests.filter(|test| test.ids.len() > MAX_IDS).map(|test| test.name);
    assert_none(greedy.collect(), "tests that name too many rules");
}

/// Where a literal is no sentence for players: messages of panics and of errors.
fn is_for_programmers(before: &str) -> bool {
    const MARKS: [&str; 10] = [
        "expect(",
        "panic!(",
        "assert!(",
        "assert_eq!(",
        "assert_ne!(",
        "unreachable!(",
        "#[error(",
        "debug_assert!(",
        "debug_assert_eq!(",
        "NotAnAction::new(",
    ];
    MARKS.iter().any(|mark| before.contains(mark))
}

/// Three words or more that begin or end like a sentence, or letters that only Polish has.
fn is_sentence(text: &str) -> bool {
    let words = text.split_whitespace().filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1).count();
    // The path of a drawing: `M{x} 4V{y}z`.
    let drawn = text.starts_with('M') && text[1..].starts_with(|c: char| c == '{' || c == '-' || c.is_ascii_digit());
    let begins = !drawn && text.chars().next().is_some_and(char::is_uppercase);
    let ends = text.trim_end().ends_with(['.', '!', '?']);
    (words >= 3 && (begins || ends)) || text.chars().any(|c| "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ".contains(c))
}

#[test]
fn no_sentence_for_players_is_in_rust_code() {
    let mut folders: Vec<PathBuf> = games().iter().map(|game| game.join("src")).collect();
    folders.extend(["crates/shelf/src", "crates/railhead/src/play"].map(|folder| root().join(folder)));
    let mut found = Vec::new();
    for file in folders.iter().flat_map(|folder| rust_files(folder).expect("sources can be read")) {
        let text = read(&file);
        let mut before = String::new();
        for piece in source::pieces(source::without_tests(&text)) {
            match piece.kind {
                Kind::Code => before = format!("{}{}", before.lines().last().unwrap_or_default(), piece.text),
                Kind::Text if is_sentence(piece.text) && !is_for_programmers(&before) => {
                    found.push(format!("{}:{} {:?}", short(&file), piece.line, piece.text));
                }
                _ => {}
            }
        }
    }
    assert_none(found, "sentences that belong into words/*.ftl");
}

#[test]
fn sentences_are_told_from_names_and_keys() {
    for sentence in ["You may not pass.", "The Sheriff moves", "really not possible!", "łup"] {
        assert!(is_sentence(sentence), "{sentence}");
    }
    for other in [
        "colt",
        "story-moved",
        "a unit from 0 to 6",
        "CE-MOVE-01",
        "{who}, {whom}",
        "M{left} {top}V{low} {far}z",
        "Play",
        "",
    ] {
        assert!(!is_sentence(other), "{other}");
    }
}

#[test]
fn no_file_is_too_long() {
    let sources = rust_files(&root().join("crates")).expect("sources can be read");
    let lines = sources.into_iter().map(|file| (short(&file), read(&file).lines().count()));
    let long = lines.filter(|(_, lines)| *lines > LONG);
    assert_none(long.map(|(file, lines)| format!("{file} has {lines} lines")).collect(), "long files");
}

#[test]
fn nothing_belongs_to_one_machine() {
    // Written in two halves, so that this file does not find itself.
    let forbidden =
        [("/wo", "rk/"), ("/ho", "me/"), ("/ro", "ot/"), ("/Us", "ers/"), ("C:", "\\\\"), ("registry", "+http")]
            .map(|(a, b)| format!("{a}{b}"));
    let mut found = Vec::new();
    for file in files(&root()).iter().filter(|file| name(file) != "Cargo.lock") {
        let Ok(text) = fs::read_to_string(file) else { continue };
        for (i, line) in text.lines().enumerate() {
            let hit = forbidden.iter().find(|text| line.contains(text.as_str()));
            found.extend(hit.map(|text| format!("{}:{} says {text}", short(file), i + 1)));
        }
    }
    assert_none(found, "paths and hosts of one machine");
}

#[test]
fn nothing_is_left_unfinished() {
    let marks =
        [("TO", "DO"), ("FIX", "ME"), ("to", "do!("), ("unimpl", "emented!("), ("db", "g!("), ("#[ig", "nore]")]
            .map(|(a, b)| format!("{a}{b}"));
    let mut found = Vec::new();
    for file in rust_files(&root().join("crates")).expect("sources can be read") {
        let text = read(&file);
        for (i, line) in text.lines().enumerate() {
            let hit = marks.iter().find(|mark| line.contains(mark.as_str()));
            found.extend(hit.map(|mark| format!("{}:{} says {mark}", short(&file), i + 1)));
        }
    }
    assert_none(found, "unfinished code");
}
