//! What a host may choose, and why something cannot be chosen, in words.
//!
//! A game's lexicon says these: it has the names of options (`setup-KEY`) and of values (`setup-KEY-VALUE`).

use super::{Arg, Phrase};
use table::setup::{Condition, SetupError, SetupKind, SetupOption, SetupSchema, Value, Values};

/// What an option is called.
pub fn option(key: &str) -> Phrase {
    Phrase::new(format!("setup-{key}"))
}

/// What one of the named values of an option is called.
pub fn value(key: &str, value: &str) -> Phrase {
    Phrase::new(format!("setup-{key}-{value}"))
}

/// When something may be chosen: each option that it depends on, with what must be chosen there.
pub fn conditions(when: &Condition) -> Vec<Phrase> {
    let condition =
        |key: &str, value: Phrase| vec![Phrase::new("chosen-with").with("option", option(key)).with("value", value)];
    match when {
        Condition::Always => Vec::new(),
        Condition::Is(key, chosen) => condition(key, one(key, chosen)),
        Condition::Between(key, min, max) if min == max => condition(key, number(*min)),
        Condition::Between(key, min, max) => {
            let range = Phrase::new("chosen-range").with("min", i64::from(*min)).with("max", i64::from(*max));
            condition(key, range)
        }
        Condition::All(all) => all.iter().flat_map(conditions).collect(),
    }
}

fn one(key: &str, chosen: &Value) -> Phrase {
    match chosen {
        Value::Number(chosen) => number(*chosen),
        Value::Flag(chosen) => Phrase::new(if *chosen { "setup-yes" } else { "setup-no" }),
        Value::One(chosen) => value(key, chosen),
        Value::Many(chosen) => {
            let chosen: Vec<Phrase> = chosen.iter().map(|one| value(key, one)).collect();
            Phrase::new("chosen-several").with("values", chosen)
        }
    }
}

fn number(number: u32) -> Phrase {
    Phrase::new("chosen-number").with("number", i64::from(number))
}

/// Why a table cannot be set up with what was given, told beside the option that the error is about.
pub fn trouble(schema: &SetupSchema, given: &Values, error: &SetupError) -> Phrase {
    match (error, schema.option(error.key())) {
        (SetupError::Unknown { key, .. }, _) | (SetupError::Unfit { key, .. }, Err(_)) => {
            Phrase::new("setup-trouble-unknown").with("key", Arg::Verbatim(key.clone()))
        }
        (SetupError::Unavailable { .. }, Err(_)) => Phrase::new("setup-trouble-other"),
        (SetupError::Unfit { found, .. }, Ok(option)) => unfit(option, found, &schema.before(option.key, given)),
        (SetupError::Unavailable { value, .. }, Ok(option)) => {
            unavailable(option, value, &schema.before(option.key, given))
        }
    }
}

/// What would fit an option; where the option itself would take it, the whole does not.
fn unfit(option: &SetupOption, found: &str, chosen: &Values) -> Phrase {
    match &option.kind {
        SetupKind::Number { min, max } if !found.parse().is_ok_and(|found| (min..=max).contains(&&found)) => {
            Phrase::new("setup-trouble-number").with("min", i64::from(*min)).with("max", i64::from(*max))
        }
        SetupKind::Flag => Phrase::new("setup-trouble-flag"),
        SetupKind::OneOf(of) if !of.iter().any(|(name, _)| *name == found) => Phrase::new("setup-trouble-choice"),
        SetupKind::Ordered { of, .. } => {
            let found: Vec<&str> = found.split(',').filter(|one| !one.is_empty() && *one != "none").collect();
            let needed = option.kind.count(chosen) as usize;
            let strange = found.iter().any(|one| !of.contains(one));
            let twice = found.iter().enumerate().any(|(i, one)| found[..i].contains(one));
            let miscounted = strange || twice || found.len() != needed;
            let other = Phrase::new("setup-trouble-other");
            if miscounted { Phrase::new("setup-trouble-count").with("count", needed) } else { other }
        }
        _ => Phrase::new("setup-trouble-other"),
    }
}

/// What an option, or one of its values, depends on.
fn unavailable(option: &SetupOption, found: &str, chosen: &Values) -> Phrase {
    if !option.when.met(chosen) {
        return Phrase::new("setup-trouble-option").with("when", conditions(&option.when));
    }
    let named = match &option.kind {
        SetupKind::OneOf(of) => of.iter().find(|(name, _)| *name == found),
        _ => None,
    };
    match named {
        Some((name, when)) => {
            Phrase::new("setup-trouble-value").with("value", value(option.key, name)).with("when", conditions(when))
        }
        None => Phrase::new("setup-trouble-other"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Language, Lexicon, Unnamed};
    use super::*;

    const EN: &str = "
setup-players = Players
setup-expert = Expert rules
setup-deal = Deal
setup-deal-random = at random
setup-deal-chosen = chosen
setup-cars = Cars
setup-cars-a = engine
setup-cars-b = caboose
setup-cars-c = mail car
";
    const PL: &str = "
setup-players = Gracze
setup-expert = Zasady dla ekspertów
setup-deal = Rozdanie
setup-deal-random = losowe
setup-deal-chosen = wybrane
setup-cars = Wagony
setup-cars-a = lokomotywa
setup-cars-b = wagon służbowy
setup-cars-c = wagon pocztowy
";

    /// What both languages say about a setup that is given as in flags.
    fn said(given: &[(&str, &str)]) -> [String; 2] {
        let schema = proving::schemas::every_kind();
        let mut values = Values::new();
        let read = given.iter().try_for_each(|(key, text)| schema.read(key, text).map(|value| values.set(key, value)));
        let error = read.and_then(|()| schema.complete(&values)).expect_err("it does not fit");
        let lexicon = Lexicon::new(&[(Language::En, EN), (Language::Pl, PL)]).expect("the words are well formed");
        Language::ALL.map(|language| lexicon.say(language, &trouble(&schema, &values, &error), &Unnamed))
    }

    #[test]
    fn whatever_does_not_fit_is_told_in_words_of_the_game() {
        for (given, en, pl) in [
            (&[("seats", "2")][..], "There is no option “seats” here.", "Nie ma tu opcji „seats”."),
            (&[("players", "5")], "Choose a number from 2 to 4.", "Wybierz liczbę od 2 do 4."),
            (&[("players", "two")], "Choose a number from 2 to 4.", "Wybierz liczbę od 2 do 4."),
            (&[("deal", "x")], "Choose one of the values on offer.", "Wybierz jedną z podanych możliwości."),
            (
                &[("players", "2"), ("expert", "no")],
                "This can only be chosen with Players: 3–4.",
                "To można wybrać tylko przy ustawieniu „Gracze: 3–4”.",
            ),
            (
                &[("players", "2"), ("deal", "chosen")],
                "“chosen” can only be chosen with Players: 3–4.",
                "„wybrane” można wybrać tylko przy ustawieniu „Gracze: 3–4”.",
            ),
            (
                &[("cars", "a,b")],
                "This can only be chosen with Deal: chosen.",
                "To można wybrać tylko przy ustawieniu „Rozdanie: wybrane”.",
            ),
            (
                &[("deal", "chosen"), ("cars", "a,a")],
                "Choose exactly 2 different ones, in order.",
                "Wybierz dokładnie 2 różne pozycje, po kolei.",
            ),
        ] {
            assert_eq!(said(given), [en, pl], "{given:?}");
        }
    }
}
