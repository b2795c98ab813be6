//! Everything the house says, in every language.

use std::sync::LazyLock;

use wording::{Language, Lexicon};

static WORDS: LazyLock<Lexicon> = LazyLock::new(|| {
    Lexicon::new(&[
        (Language::En, include_str!("../../words/house.en.ftl")),
        (Language::Pl, include_str!("../../words/house.pl.ftl")),
        (Language::En, include_str!("../../words/kit.en.ftl")),
        (Language::Pl, include_str!("../../words/kit.pl.ftl")),
        (Language::En, include_str!("../../words/lobby.en.ftl")),
        (Language::Pl, include_str!("../../words/lobby.pl.ftl")),
        (Language::En, include_str!("../../words/learn.en.ftl")),
        (Language::Pl, include_str!("../../words/learn.pl.ftl")),
        (Language::En, include_str!("../../words/api.en.ftl")),
        (Language::Pl, include_str!("../../words/api.pl.ftl")),
    ])
    .expect("the house's words can be read")
});

/// Everything the house says, in every language.
pub fn words() -> &'static Lexicon {
    &WORDS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        let differences = words().differences();
        assert!(differences.is_empty(), "{differences:#?}");
    }
}
