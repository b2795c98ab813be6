//! Which games there are, and what can be set.

use std::io::Write;

use serde::Serialize;
use shelf::Shelved;
use table::setup::{Condition, SetupKind, SetupOption, SetupSchema, Value, Values};
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
    setup: &'a SetupSchema,
}

/// Shows all games, or everything about one.
pub fn games(args: &GamesArgs, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let games = setup::games(args.game.as_deref())?;
    for (i, game) in games.iter().enumerate() {
        if args.json {
            let title = said(*game, language, &game.title());
            let (rules_version, rules) = (game.rules_version().0, game.rules().len());
            json_line(out, &Line { game: game.name(), title, rules_version, rules, setup: game.schema() })?;
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
    let standard = game.schema().complete(&Values::new()).unwrap_or_default();
    for option in &game.schema().options {
        let label = said(game, language, &Phrase::new(format!("setup-{}", option.key)));
        let default = standard.get(option.key).map_or_else(String::new, Value::to_string);
        let kind = lexicon().say(language, &kind(&option.kind), &Unnamed);
        writeln!(out, "\n  --set {}=…  {label}: {kind} [{default}]", option.key)?;
        if option.when != Condition::Always {
            let when: Vec<String> = conditions(&option.when).iter().map(|when| said(game, language, when)).collect();
            let only = Phrase::new("setup-only-with").with("when", Arg::Verbatim(when.join(", ")));
            writeln!(out, "      {}", lexicon().say(language, &only, &Unnamed))?;
        }
        let help = format!("setup-{}.help", option.key);
        if game.lexicon().knows(language, &help) {
            writeln!(out, "      {}", said(game, language, &Phrase::new(help)))?;
        }
        show_values(game, language, option, out)?;
    }
    Ok(())
}

/// What can be chosen for an option.
fn kind(kind: &SetupKind) -> Phrase {
    match kind {
        SetupKind::Number { min, max } => {
            Phrase::new("setup-kind-number").with("min", i64::from(*min)).with("max", i64::from(*max))
        }
        SetupKind::Flag => Phrase::new("setup-kind-flag"),
        SetupKind::OneOf(_) => Phrase::new("setup-kind-one"),
        SetupKind::Ordered { .. } => Phrase::new("setup-kind-row"),
    }
}

fn show_values(
    game: &dyn Shelved,
    language: Language,
    option: &SetupOption,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let values = setup::named_values(&option.kind);
    let width = values.iter().map(|value| value.len()).max().unwrap_or(0);
    for value in values {
        let words = said(game, language, &Phrase::new(format!("setup-{}-{value}", option.key)));
        writeln!(out, "      {value:width$}  {words}")?;
    }
    Ok(())
}
