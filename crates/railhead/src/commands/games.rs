//! Which games there are, and what can be set.

use std::io::Write;

use serde::Serialize;
use shelf::Shelved;
use table::setup::{Choice, Form, Kind, Value, Values, When};
use wording::setup::conditions;
use wording::{Arg, Language, Phrase, Unnamed};

use super::json_line;
use crate::cli::GamesArgs;
use crate::failure::Failure;
use crate::setup;
use crate::words::lexicon;

/// One game as a line of JSON.
#[derive(Serialize)]
struct Line<'a> {
    game: &'a str,
    title: String,
    rules_version: u16,
    rules: usize,
    setup: &'a Form,
}

/// Shows all games, or everything about one.
pub fn games(args: &GamesArgs, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let games = setup::games(args.game.as_deref())?;
    for (i, game) in games.iter().enumerate() {
        if args.json {
            let title = said(*game, language, &game.title());
            let (rules_version, rules) = (game.rules_version().0, game.rules().len());
            json_line(out, &Line { game: game.name(), title, rules_version, rules, setup: game.form() })?;
            continue;
        }
        if i > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}  {}", game.name(), said(*game, language, &game.title()))?;
        writeln!(out, "  {}", said(*game, language, &game.about()).replace('\n', "\n  "))?;
        if args.game.is_some() {
            show_options(*game, language, out)?;
        }
    }
    Ok(())
}

fn said(game: &dyn Shelved, language: Language, phrase: &Phrase) -> String {
    game.lexicon().say(language, phrase, &Unnamed)
}

fn show_options(game: &dyn Shelved, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let standard = game.form().complete(&Values::new()).unwrap_or_default();
    for choice in &game.form().options {
        let label = said(game, language, &Phrase::new(format!("setup-{}", choice.key)));
        let default = standard.get(choice.key).map_or_else(String::new, Value::to_string);
        let kind = lexicon().say(language, &kind(&choice.kind), &Unnamed);
        writeln!(out, "\n  --set {}=…  {label}: {kind} [{default}]", choice.key)?;
        if choice.when != When::Always {
            let when: Vec<String> = conditions(&choice.when).iter().map(|when| said(game, language, when)).collect();
            let only = Phrase::new("setup-only-with").with("when", Arg::Verbatim(when.join(", ")));
            writeln!(out, "      {}", lexicon().say(language, &only, &Unnamed))?;
        }
        let help = format!("setup-{}.help", choice.key);
        if game.lexicon().knows(language, &help) {
            writeln!(out, "      {}", said(game, language, &Phrase::new(help)))?;
        }
        show_values(game, language, choice, out)?;
    }
    Ok(())
}

/// What can be chosen for an option.
fn kind(kind: &Kind) -> Phrase {
    match kind {
        Kind::Number { min, max } => {
            Phrase::new("setup-kind-number").with("min", i64::from(*min)).with("max", i64::from(*max))
        }
        Kind::Flag => Phrase::new("setup-kind-flag"),
        Kind::OneOf(_) => Phrase::new("setup-kind-one"),
        Kind::Ordered { .. } => Phrase::new("setup-kind-row"),
    }
}

fn show_values(game: &dyn Shelved, language: Language, choice: &Choice, out: &mut dyn Write) -> Result<(), Failure> {
    let values = setup::named_values(&choice.kind);
    let width = values.iter().map(|value| value.len()).max().unwrap_or(0);
    for value in values {
        let words = said(game, language, &Phrase::new(format!("setup-{}-{value}", choice.key)));
        writeln!(out, "      {value:width$}  {words}")?;
    }
    Ok(())
}
