//! Which rules are carried out where, and tested by what.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::coverage::{self, Coverage, CoverageError, Place};

/// Which rules to show.
#[derive(Args, Debug)]
pub struct RulesArgs {
    /// The game, with every rule [default: all games, summed up]
    pub game: Option<String>,

    /// Only these rules
    #[arg(requires = "game")]
    pub ids: Vec<String>,

    /// The root of the checkout
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    pub root: PathBuf,

    /// One JSON object a line
    #[arg(long)]
    pub json: bool,
}

/// Why rules could not be shown.
#[derive(Debug, thiserror::Error)]
pub enum RulesError {
    /// The checkout could not be looked through.
    #[error(transparent)]
    Coverage(#[from] CoverageError),
    /// A game has no list of rules.
    #[error("crates/games/{0} has no rules.toml here")]
    NoRules(String),
    /// A game does not have a rule that was asked for.
    #[error("{game} has no rule {id}")]
    NoSuchRule {
        /// The game.
        game: String,
        /// What was asked for.
        id: String,
    },
    /// Nothing could be written.
    #[error("writing failed: {0}")]
    Write(#[from] io::Error),
}

/// Shows the coverage of all games, or every rule of one.
pub fn rules(args: &RulesArgs, out: &mut dyn Write) -> Result<(), RulesError> {
    let mut found = coverage::of_checkout(&args.root)?;
    if let Some(name) = &args.game {
        found.retain(|coverage| coverage.game == *name);
        if found.is_empty() {
            return Err(RulesError::NoRules(name.clone()));
        }
    }
    for coverage in &found {
        if args.json {
            let line = serde_json::to_string(&coverage.summary()).map_err(io::Error::from)?;
            writeln!(out, "{line}")?;
        } else if args.game.is_some() {
            show_all(coverage, args, out)?;
        } else {
            show_summary(coverage, &args.root, out)?;
        }
    }
    Ok(())
}

/// Whether a game can be played: the shelf uses it then.
fn is_on_shelf(root: &Path, game: &str) -> bool {
    let manifest = std::fs::read_to_string(root.join("crates/shelf/Cargo.toml")).unwrap_or_default();
    let manifest: toml::Table = manifest.parse().unwrap_or_default();
    manifest.get("dependencies").is_some_and(|used| used.get(game).is_some())
}

fn show_summary(coverage: &Coverage, root: &Path, out: &mut dyn Write) -> io::Result<()> {
    let summary = coverage.summary();
    let (game, total) = (&summary.game, summary.total);
    let unfinished = if is_on_shelf(root, game) { "" } else { " (not on the shelf yet)" };
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

fn show_all(coverage: &Coverage, args: &RulesArgs, out: &mut dyn Write) -> Result<(), RulesError> {
    if let Some(unknown) = args.ids.iter().find(|id| !coverage.ids.contains(*id)) {
        return Err(RulesError::NoSuchRule { game: coverage.game.clone(), id: unknown.clone() });
    }
    let wanted = coverage.ids.iter().filter(|id| args.ids.is_empty() || args.ids.contains(id));
    for id in wanted {
        writeln!(out, "{id}  {}", coverage.titles.get(id).map_or("", String::as_str))?;
        let places = coverage.carried_out.get(id).map(Vec::as_slice).unwrap_or_default();
        let places: Vec<String> = places.iter().map(place).collect();
        writeln!(out, "  carried out  {}", if places.is_empty() { "nowhere".to_owned() } else { places.join(", ") })?;
        let tests: Vec<&str> = coverage.tests_of(id).map(|test| test.name.as_str()).collect();
        writeln!(out, "  tested by    {}", if tests.is_empty() { "nothing".to_owned() } else { tests.join(", ") })?;
    }
    if args.ids.is_empty() {
        writeln!(out)?;
        show_summary(coverage, &args.root, out)?;
    }
    Ok(())
}

fn place(place: &Place) -> String {
    format!("{}:{}", place.file.display(), place.line)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is shown of this checkout, or why not.
    fn shown(game: Option<&str>, ids: &[&str], json: bool) -> Result<String, String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let ids = ids.iter().map(|&id| id.to_owned()).collect();
        let args = RulesArgs { game: game.map(str::to_owned), ids, root, json };
        let mut out = Vec::new();
        rules(&args, &mut out).map_err(|error| error.to_string())?;
        Ok(String::from_utf8(out).expect("it is text"))
    }

    /// Some game, and one of its rules.
    fn some_rule() -> (String, String) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let coverage = coverage::of_checkout(&root).expect("there are games").remove(0);
        (coverage.game, coverage.ids.into_iter().next().expect("games have rules"))
    }

    #[test]
    fn rules_are_shown_with_code_and_tests() {
        let (game, id) = some_rule();
        let one = shown(Some(&game), &[&id], false).expect("there is such a rule");
        let [head, done, tested] = one.lines().collect::<Vec<_>>()[..] else { panic!("{one}") };
        assert!(head.starts_with(&format!("{id}  ")) && head.len() > id.len() + 2, "{head}");
        assert!(done.starts_with("  carried out  crates/games/") && tested.starts_with("  tested by    "), "{one}");
    }

    #[test]
    fn games_are_summed_up_in_words_and_as_json() {
        let (game, _) = some_rule();
        let words = shown(None, &[], false).expect("a summary");
        assert!(words.starts_with(&format!("{game}: ")) && !words.contains("not on the shelf"), "{words}");
        let json = shown(None, &[], true).expect("a summary");
        let first: serde_json::Value = serde_json::from_str(json.lines().next().expect("a line")).expect("JSON");
        let keys = ["game", "total", "carried_out", "tested", "missing"];
        assert!(keys.iter().all(|key| first.get(key).is_some()), "{first}");
    }

    #[test]
    fn what_is_not_there_is_said() {
        let (game, _) = some_rule();
        assert_eq!(shown(Some(&game), &["NO-RULE-01"], false), Err(format!("{game} has no rule NO-RULE-01")));
        assert_eq!(shown(Some("chess"), &[], false), Err("crates/games/chess has no rules.toml here".to_owned()));
        let elsewhere = RulesArgs { game: None, ids: Vec::new(), root: "nowhere".into(), json: false };
        let error = rules(&elsewhere, &mut Vec::new()).expect_err("there is no such folder");
        assert!(error.to_string().contains("run this in a checkout"), "{error}");
    }
}
