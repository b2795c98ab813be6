//! Reading `.ftl` text.

use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Language, check};

/// The words that all games share.
const SHARED: [(Language, &str); Language::ALL.len()] =
    [(Language::En, include_str!("../words/en.ftl")), (Language::Pl, include_str!("../words/pl.ftl"))];

/// Why words cannot be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LexiconError {
    /// The text is not Fluent.
    #[error("the words in `{language}` are broken at line {line}: {problem}")]
    Broken {
        /// In which language.
        language: Language,
        /// In which line of the source, from 1.
        line: usize,
        /// What is wrong.
        problem: String,
    },
    /// A message stands there twice.
    #[error("the words in `{language}` have `{id}` twice")]
    Twice {
        /// In which language.
        language: Language,
        /// The message's id.
        id: String,
    },
    /// A game has no words in a language of the house.
    #[error("there are no words in `{language}`")]
    NoWords {
        /// In which language.
        language: Language,
    },
}

/// One language's messages.
pub(super) struct Dictionary {
    pub bundle: FluentBundle<FluentResource>,
    /// The sources once more: the bundle does not let one look through its messages.
    pub sources: Vec<FluentResource>,
    variables: HashMap<String, Vec<String>>,
}

impl Dictionary {
    /// The variables that a message may ask for, in whatever form.
    pub fn variables(&self, message: &str) -> &[String] {
        self.variables.get(message).map_or(&[], Vec::as_slice)
    }
}

/// Reads one language's sources and the shared words.
pub(super) fn dictionary(language: Language, sources: &[(Language, &str)]) -> Result<Dictionary, LexiconError> {
    if sources.iter().all(|(of, _)| *of != language) {
        return Err(LexiconError::NoWords { language });
    }
    let mut bundle = FluentBundle::new_concurrent(vec![locale(language)]);
    bundle.set_use_isolating(false);
    if language == Language::Pl {
        bundle.set_formatter(Some(decimal_comma));
    }
    add_functions(&mut bundle, language)?;
    let mut kept = Vec::new();
    for (_, text) in SHARED.iter().chain(sources).filter(|(of, _)| *of == language) {
        bundle.add_resource(parse(language, text)?).map_err(|errors| twice(language, &errors))?;
        kept.push(parse(language, text)?);
    }
    let variables = check::variables(&kept);
    Ok(Dictionary { bundle, sources: kept, variables })
}

fn locale(language: Language) -> LanguageIdentifier {
    language.code().parse().expect("codes of languages are well formed")
}

pub(super) fn parse(language: Language, text: &str) -> Result<FluentResource, LexiconError> {
    FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
        let (at, problem) = errors.first().map_or((0, String::new()), |error| (error.pos.start, error.to_string()));
        let line = text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
        LexiconError::Broken { language, line, problem }
    })
}

fn twice(language: Language, errors: &[FluentError]) -> LexiconError {
    let id = errors.iter().find_map(|error| match error {
        FluentError::Overriding { id, .. } => Some(id.clone()),
        _ => None,
    });
    LexiconError::Twice { language, id: id.unwrap_or_default() }
}

/// A number with decimal places as Polish writes it: 1,2.
fn decimal_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value.fract() != 0.0 => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}

/// `DOLLARS($n)`: a sum of money as the language writes it.
fn add_functions(bundle: &mut FluentBundle<FluentResource>, language: Language) -> Result<(), LexiconError> {
    bundle
        .add_function("DOLLARS", move |values: &[FluentValue<'_>], _: &FluentArgs<'_>| match values {
            [FluentValue::Number(FluentNumber { value, .. })] => dollars(language, value.round() as i64).into(),
            _ => FluentValue::Error,
        })
        .map_err(|error| twice(language, &[error]))
}

/// `$1,250`; `1250 $`, and from five digits on `12 500 $`.
fn dollars(language: Language, sum: i64) -> String {
    let minus = if sum < 0 { "\u{2212}" } else { "" };
    let digits = sum.unsigned_abs().to_string();
    match language {
        Language::En => format!("{minus}${}", grouped(&digits, ",")),
        Language::Pl if digits.len() > 4 => format!("{minus}{}\u{a0}$", grouped(&digits, "\u{a0}")),
        Language::Pl => format!("{minus}{digits}\u{a0}$"),
    }
}

/// Digits in groups of three.
fn grouped(digits: &str, separator: &str) -> String {
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push_str(separator);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn money_is_written_as_each_language_writes_it() {
        for (sum, en, pl) in [
            (0, "$0", "0\u{a0}$"),
            (250, "$250", "250\u{a0}$"),
            (1250, "$1,250", "1250\u{a0}$"),
            (-12_500, "\u{2212}$12,500", "\u{2212}12\u{a0}500\u{a0}$"),
            (1_000_000, "$1,000,000", "1\u{a0}000\u{a0}000\u{a0}$"),
        ] {
            assert_eq!((dollars(Language::En, sum).as_str(), dollars(Language::Pl, sum).as_str()), (en, pl));
        }
    }
}
