//! Which rules are carried out where, and tested by what.

use std::io::Write;

use wording::Language;

use super::json_line;
use crate::cli::RulesArgs;
use crate::coverage::{self, Coverage, Place};
use crate::failure::Failure;

/// Shows the coverage of all games, or every rule of one.
pub fn rules(args: &RulesArgs, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    let mut found = coverage::of_checkout(&args.root)?;
    if let Some(name) = &args.game {
        found.retain(|coverage| coverage.game == *name);
        if found.is_empty() {
            return Err(shelf::game(name).err().map_or_else(|| no_rules(name), Failure::from));
        }
    }
    for coverage in &found {
        if args.json {
            json_line(out, &coverage.summary())?;
        } else if args.game.is_some() {
            show_all(coverage, &args.ids, language, out)?;
        } else {
            show_summary(coverage, out)?;
        }
    }
    Ok(())
}

fn no_rules(game: &str) -> Failure {
    Failure::NotInOrder(format!("crates/games/{game} has no rules.toml here"))
}

fn show_summary(coverage: &Coverage, out: &mut dyn Write) -> Result<(), Failure> {
    let summary = coverage.summary();
    let (game, total) = (&summary.game, summary.total);
    let unfinished = if shelf::game(game).is_ok() { "" } else { " (not on the shelf yet)" };
    writeln!(
        out,
        "{game}: {} of {total} rules carried out, {} tested{unfinished}",
        summary.carried_out, summary.tested
    )?;
    if !summary.missing.is_empty() {
        writeln!(out, "  missing: {}", summary.missing.join(", "))?;
    }
    Ok(())
}

fn show_all(coverage: &Coverage, ids: &[String], language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(unknown) = ids.iter().find(|id| !coverage.ids.contains(*id)) {
        return Err(Failure::Usage(format!("{} has no rule {unknown}", coverage.game)));
    }
    let rules = shelf::game(&coverage.game).map(|game| game.rules()).unwrap_or_default();
    let wanted = coverage.ids.iter().filter(|id| ids.is_empty() || ids.contains(id));
    for id in wanted {
        let title = rules.iter().find(|rule| rule.id.0 == id).map_or("", |rule| rule.title(language));
        writeln!(out, "{id}  {title}")?;
        let places = coverage.carried_out.get(id).map(Vec::as_slice).unwrap_or_default();
        let places: Vec<String> = places.iter().map(place).collect();
        writeln!(out, "  carried out  {}", if places.is_empty() { "nowhere".to_owned() } else { places.join(", ") })?;
        let tests: Vec<&str> = coverage.tests_of(id).map(|test| test.name.as_str()).collect();
        writeln!(out, "  tested by    {}", if tests.is_empty() { "nothing".to_owned() } else { tests.join(", ") })?;
    }
    if ids.is_empty() {
        writeln!(out)?;
        show_summary(coverage, out)?;
    }
    Ok(())
}

fn place(place: &Place) -> String {
    format!("{}:{}", place.file.display(), place.line)
}
