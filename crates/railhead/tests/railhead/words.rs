//! What people read, as an editor reads it: every `.ftl` file of the games and of the platform.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use wording::{Language, Lexicon, lint};

use crate::tidy::{assert_none, files, name, read, root, short};

/// The words of everything, by folder: each folder's files together say what one lexicon says.
fn folders() -> BTreeMap<PathBuf, Vec<(Language, PathBuf)>> {
    let mut folders: BTreeMap<PathBuf, Vec<(Language, PathBuf)>> = BTreeMap::new();
    for path in files(&root().join("crates")) {
        let file = name(&path);
        let Some(language) = Language::ALL
            .into_iter()
            .find(|language| file == format!("{language}.ftl") || file.ends_with(&format!(".{language}.ftl")))
        else {
            assert!(!file.ends_with(".ftl"), "{}: in which language?", short(&path));
            continue;
        };
        let folder = path.parent().unwrap_or(&path).to_owned();
        folders.entry(folder).or_default().push((language, path));
    }
    folders
}

/// A line of a file that a message stands in: `crates/x/words/pl.ftl:12`.
fn place(path: &Path, text: &str, id: &str) -> String {
    let message = id.split('.').next().unwrap_or(id);
    let line = text.lines().position(|line| line.strip_prefix(message).is_some_and(|rest| rest.starts_with(" =")));
    format!("{}:{}", short(path), line.map_or(0, |line| line + 1))
}

#[test]
fn words_are_written_with_care() {
    let mut found = Vec::new();
    for (language, path) in folders().into_values().flatten() {
        let text = read(&path);
        let slips = lint::slips(language, &text).unwrap_or_else(|error| panic!("{}: {error}", short(&path)));
        found.extend(slips.iter().map(|slip| format!("{}: {slip}", place(&path, &text, &slip.id))));
    }
    assert_none(found, "an editor would mend this");
}

#[test]
fn nothing_is_left_in_english() {
    let mut found = Vec::new();
    for (language, path) in folders().into_values().flatten().filter(|(language, _)| *language == Language::Pl) {
        let english = path.with_file_name(name(&path).replace("pl.ftl", "en.ftl"));
        let text = read(&path);
        let slips = lint::untranslated(&read(&english), &text).unwrap_or_else(|error| panic!("{language}: {error}"));
        found.extend(slips.iter().map(|slip| format!("{}: {slip}", place(&path, &text, &slip.id))));
    }
    assert_none(found, "words that nobody has translated, or that lint.rs should know both languages have");
}

#[test]
fn both_languages_say_the_same_things_with_the_same_variables() {
    let mut found = Vec::new();
    // The words that all share are part of every lexicon.
    for (folder, sources) in folders().into_iter().filter(|(folder, _)| !folder.ends_with("wording/words")) {
        let texts: Vec<(Language, String)> = sources.iter().map(|(language, path)| (*language, read(path))).collect();
        let sources: Vec<(Language, &str)> = texts.iter().map(|(language, text)| (*language, text.as_str())).collect();
        let lexicon = Lexicon::new(&sources).unwrap_or_else(|error| panic!("{}: {error}", short(&folder)));
        found.extend(lexicon.differences().iter().map(|one| format!("{}: {one}", short(&folder))));
    }
    assert_none(found, "languages differ");
}

#[test]
fn everything_has_words() {
    assert!(folders().len() >= 3 + shelf::games().len(), "some words were not found");
}
