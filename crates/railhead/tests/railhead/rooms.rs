//! The rooms of the house: which of its modules may look at which.

use std::collections::BTreeSet;
use std::path::Path;

use crate::tidy::{assert_none, files, read, root, short};

/// Whom each room may use. Each stands after all those.
const ROOMS: [(&str, &[&str]); 9] = [
    ("records", &[]),
    ("store", &["records"]),
    ("operations", &["records", "store"]),
    ("wire", &["records"]),
    ("kit", &["records", "wire"]),
    ("table", &["records", "store", "operations", "wire", "kit"]),
    ("services", &["records", "store", "operations", "kit", "table"]),
    ("pages", &["records", "store", "kit", "table", "services"]),
    ("web", &["records", "store", "operations", "wire", "kit", "table", "services", "pages"]),
];

const HOUSE: &str = "crates/house/src";

/// The room's names in a path's remainder: one, or several where a list is imported from the root.
fn heads(path: &str) -> Vec<&str> {
    let word = |text: &str| text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    let Some(list) = path.strip_prefix('{') else { return vec![&path[..word(path)]] };
    let mut depth = 0;
    let mut found = Vec::new();
    let mut begins = true;
    for (i, c) in list.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            _ if begins && !c.is_whitespace() => {
                found.push(&list[i..i + word(&list[i..])]);
                begins = false;
            }
            _ => {}
        }
    }
    found
}

/// Everything that code names from the root of its crate: by `crate::`, or by `super::` as often as the file is deep.
fn named_from_the_root(code: &str, depth: usize) -> BTreeSet<&str> {
    let up = "super::".repeat(depth);
    let begins = |at: usize| !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
    ["crate::", up.as_str()]
        .into_iter()
        .flat_map(|prefix| code.match_indices(prefix))
        .filter(|(at, _)| begins(*at))
        .flat_map(|(at, prefix)| heads(&code[at + prefix.len()..]))
        .collect()
}

/// Code without comments and without the tests within it.
fn code(text: &str) -> String {
    let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect()
}

/// The steps from the crate's root to a file; none for files of tests, which may look further.
fn place(file: &Path) -> Option<Vec<String>> {
    let inside = file.strip_prefix(root().join(HOUSE)).ok()?.with_extension("");
    let steps: Vec<String> = inside.iter().map(|step| step.to_string_lossy().into_owned()).collect();
    (!steps.iter().any(|step| step == "tests")).then_some(steps)
}

#[test]
fn no_room_of_the_house_looks_upwards() {
    let mut wrong = Vec::new();
    for file in files(&root().join(HOUSE)).iter().filter(|file| file.extension().is_some_and(|end| end == "rs")) {
        let Some(steps) = place(file).filter(|steps| steps[0] != "lib") else { continue };
        let Some((room, may_use)) = ROOMS.iter().find(|(room, _)| *room == steps[0]) else {
            wrong.push(format!("{} is in no room", short(file)));
            continue;
        };
        let text = code(&read(file));
        let strange = |used: &&str| used != room && !may_use.contains(used);
        wrong.extend(
            named_from_the_root(&text, steps.len())
                .into_iter()
                .filter(strange)
                .map(|used| format!("{} names {used}", short(file))),
        );
    }
    assert_none(wrong, "rooms of the house that look where they may not");
}

#[test]
fn every_room_stands_after_those_that_it_uses() {
    for (i, (room, may_use)) in ROOMS.iter().enumerate() {
        let below: BTreeSet<&str> = ROOMS[..i].iter().map(|(room, _)| *room).collect();
        assert!(may_use.iter().all(|used| below.contains(used)), "{room} may use {may_use:?}");
        assert!(root().join(HOUSE).join(format!("{room}.rs")).is_file(), "{room} has no file of its own");
    }
}

#[test]
fn names_from_the_root_are_found_however_they_are_written() {
    let code =
        "use crate::kit::{self, Reader};\nuse crate::{pages, web::{page, shell}};\nfn f() -> super::super::x::Y {}";
    let found = |depth| named_from_the_root(code, depth).into_iter().collect::<Vec<_>>();
    assert_eq!(found(2), ["kit", "pages", "web", "x"]);
    assert_eq!(found(3), ["kit", "pages", "web"]);
}
