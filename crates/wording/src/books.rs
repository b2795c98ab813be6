//! What stands in the folder of a crate that speaks: its words, its rules and the books about them.

use super::{Language, Lexicon, Rule, Rulebook, read_rules};

/// A book in every language, in the order of [`Language::ALL`].
pub type Editions = [Rulebook; Language::ALL.len()];

/// What a game says and what can be read about it; [`books!`](crate::books) takes it from the game's folder.
#[derive(Debug)]
pub struct Books {
    /// Everything it says.
    pub lexicon: Lexicon,
    /// Its rules, in the order of `rules.toml`.
    pub rules: Vec<Rule>,
    /// All rules, to read.
    pub rulebook: Editions,
    /// A short guide to a first game.
    pub first_game: Editions,
}

impl Books {
    /// Reads what is part of a program.
    ///
    /// # Panics
    /// If something is not well formed.
    #[must_use]
    pub fn read(
        words: [&'static str; Language::ALL.len()],
        rules: &'static str,
        rulebook: [&'static str; Language::ALL.len()],
        first_game: [&'static str; Language::ALL.len()],
    ) -> Self {
        Books {
            lexicon: lexicon(&[words]),
            rules: read_rules(rules).unwrap_or_else(|error| panic!("rules.toml: {error}")),
            rulebook: editions(rulebook),
            first_game: editions(first_game),
        }
    }
}

/// The lexicon that texts of a program make, each in every language.
///
/// # Panics
/// If one is not well formed.
#[must_use]
pub fn lexicon(texts: &[[&'static str; Language::ALL.len()]]) -> Lexicon {
    let sources: Vec<_> = texts.iter().flat_map(|text| Language::ALL.into_iter().zip(*text)).collect();
    Lexicon::new(&sources).unwrap_or_else(|error| panic!("words: {error}"))
}

/// A book of a program.
///
/// # Panics
/// If it is not well formed in some language.
#[must_use]
pub fn editions(texts: [&'static str; Language::ALL.len()]) -> Editions {
    texts.map(|text| Rulebook::parse(text).unwrap_or_else(|error| panic!("a book: {error}")))
}

/// The text of a file in the folder `words` of the crate that asks, in every language: `in_every_language!("rules", "md")` are
/// `words/rules.en.md` and `words/rules.pl.md`, `in_every_language!("ftl")` are `words/en.ftl` and `words/pl.ftl`.
#[macro_export]
macro_rules! in_every_language {
    ($end:literal) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/en.", $end)),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/pl.", $end)),
        ]
    };
    ($name:expr, $end:literal) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $name, ".en.", $end)),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/words/", $name, ".pl.", $end)),
        ]
    };
}

/// [`Worded::books`](crate::Worded::books) of a game whose folder has `rules.toml`, `words/*.ftl`, `words/rules.*.md` and
/// `words/first-game.*.md`. They are read when somebody first asks for them.
#[macro_export]
macro_rules! books {
    () => {
        fn books() -> &'static $crate::Books {
            static BOOKS: std::sync::LazyLock<$crate::Books> = std::sync::LazyLock::new(|| {
                $crate::Books::read(
                    $crate::in_every_language!("ftl"),
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/rules.toml")),
                    $crate::in_every_language!("rules", "md"),
                    $crate::in_every_language!("first-game", "md"),
                )
            });
            &BOOKS
        }
    };
}
