//! What the terminal says, in every language.

use std::sync::LazyLock;

use wording::{Language, Lexicon};

static WORDS: LazyLock<Lexicon> = LazyLock::new(|| wording::lexicon(&[wording::in_every_language!("ftl")]));

/// Everything the terminal says.
pub fn lexicon() -> &'static Lexicon {
    &WORDS
}

/// The language of the terminal: the first of the usual variables that is set.
pub fn language_of_the_terminal() -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let set = variables.iter().filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
    language_of(&set.unwrap_or_default())
}

/// `pl_PL.UTF-8` is Polish; what we do not speak is English.
fn language_of(locale: &str) -> Language {
    let code = locale.split(['_', '.', '@', '-']).next().unwrap_or_default();
    code.parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_follows_the_locale() {
        for (locale, language) in [
            ("pl_PL.UTF-8", Language::Pl),
            ("pl", Language::Pl),
            ("en_GB.UTF-8", Language::En),
            ("C.UTF-8", Language::En),
            ("de_DE", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(language_of(locale), language, "{locale}");
        }
    }

    #[test]
    fn both_languages_say_the_same() {
        assert_eq!(lexicon().differences(), []);
    }
}
