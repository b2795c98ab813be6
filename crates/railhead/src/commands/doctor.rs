//! Whether everything is in order: words, rules, and files.

use std::io::Write;
use std::path::Path;

use house::store::checkup::{self, Checkup, Part};
use shelf::{Header, Shelved};
use wording::Language;

use super::archive::runtime;
use super::serve::folder;
use crate::cli::DoctorArgs;
use crate::failure::Failure;
use crate::files;
use crate::setup;
use crate::words::lexicon;

/// Checks the program and the given files, and says what is not in order.
pub fn doctor(args: &DoctorArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut problems = 0;
    let terminal = lexicon().differences().iter().map(ToString::to_string).collect();
    problems += report(out, "words of the terminal", terminal)?;
    for game in shelf::games() {
        problems += report(out, &format!("{}: words", game.name()), words(*game))?;
        problems += report(out, &format!("{}: rules", game.name()), rules(*game))?;
    }
    problems += house(args, out)?;
    for path in &args.paths {
        for file in files::under(path, "rail")? {
            let name = file.display().to_string();
            match examine(&file) {
                Ok(found) => writeln!(out, "ok       {name}: {found}")?,
                Err(failure) => problems += report(out, &name, vec![failure.to_string()])?,
            }
        }
    }
    match problems {
        0 => Ok(()),
        1 => Err(Failure::NotInOrder("1 problem was found".to_owned())),
        many => Err(Failure::NotInOrder(format!("{many} problems were found"))),
    }
}

/// What a house keeps: the one that was named, or that of the user if there is one.
fn house(args: &DoctorArgs, out: &mut dyn Write) -> Result<usize, Failure> {
    let Ok(folder) = folder(&args.data) else { return Ok(0) };
    if args.data.folder.is_none() && !folder.exists() {
        return Ok(0);
    }
    let name = format!("house in {}", folder.display());
    let found = match runtime()?.block_on(checkup::examine(&folder)) {
        Ok(found) => found,
        Err(error) => return report(out, &name, vec![error.to_string()]),
    };
    if found.is_well() {
        let rows: u64 = found.parts.iter().map(|part| part.rows).sum();
        writeln!(out, "ok       {name}: {} tables, {rows} rows in all", found.readable)?;
        return Ok(0);
    }
    let problems = report(out, &name, ailments(&found))?;
    if is_damaged(&found) {
        writeln!(out, "{}", advice(&folder, &found))?;
    }
    Ok(problems)
}

/// Everything that is wrong, one thing a line.
fn ailments(found: &Checkup) -> Vec<String> {
    let mut told = found.problems.clone();
    let broken =
        |part: &Part| Some(format!("`{}` ends after {} rows: {}", part.name, part.rows, part.broken.as_ref()?));
    told.extend(found.parts.iter().filter_map(broken));
    told.extend(found.unreadable.iter().map(|(id, why)| format!("table {id} cannot be read: {why}")));
    told.extend(found.key.as_ref().err().cloned());
    let loose = |path: &std::path::PathBuf| {
        format!("others may look into {}; the house closes it to them when it opens", path.display())
    };
    told.extend(found.open_to_others.iter().map(loose));
    told
}

fn is_damaged(found: &Checkup) -> bool {
    let broken = found.parts.iter().any(|part| part.broken.is_some());
    broken || !found.problems.is_empty() || !found.unreadable.is_empty()
}

/// What can be done about a damaged house.
fn advice(folder: &Path, found: &Checkup) -> String {
    let whole: Vec<&str> = found.parts.iter().filter(|part| part.broken.is_none()).map(|part| part.name).collect();
    let data = folder.display();
    format!(
        "What can be read: {}; {} tables with all that happened at them.\n\
         What to do:\n  \
         1. Stop the house and copy the whole folder, the files ending in -wal and -shm too: cp -a {data} {data}.damaged\n  \
         2. With a backup: railhead restore BACKUP --data {data} --replace\n  \
         3. Without one: railhead export GAMES --data {data} writes the finished games that can be read;\n     \
         railhead serve --data {data} --accept-damage opens the house with what is left.",
        if whole.is_empty() { "nothing as a whole".to_owned() } else { whole.join(", ") },
        found.readable
    )
}

/// Says what was found, and counts it.
fn report(out: &mut dyn Write, what: &str, problems: Vec<String>) -> Result<usize, Failure> {
    if problems.is_empty() {
        writeln!(out, "ok       {what}")?;
    }
    for problem in &problems {
        writeln!(out, "problem  {what}: {problem}")?;
    }
    Ok(problems.len())
}

/// What a game does not say in every language.
fn words(game: &dyn Shelved) -> Vec<String> {
    let mut problems: Vec<String> = game.lexicon().differences().iter().map(ToString::to_string).collect();
    for language in Language::ALL {
        let missing = needed(game).into_iter().filter(|id| !game.lexicon().knows(language, id));
        problems.extend(missing.map(|id| format!("`{language}` lacks `{id}`")));
    }
    problems
}

/// The words that every game must have.
fn needed(game: &dyn Shelved) -> Vec<String> {
    let mut ids: Vec<String> =
        ["game-title", "game-about", "score-total", "score-total.cell"].map(str::to_owned).into();
    ids.extend(game.achievements().iter().map(|achievement| format!("achievement-{}", achievement.name)));
    ids.extend(game.measures().iter().map(|measure| measure.id.to_owned()));
    for option in &game.schema().options {
        ids.push(format!("setup-{}", option.key));
        let values = setup::named_values(&option.kind);
        ids.extend(values.iter().map(|value| format!("setup-{}-{value}", option.key)));
    }
    ids
}

/// Rules without a title, or listed twice.
fn rules(game: &dyn Shelved) -> Vec<String> {
    let rules = game.rules();
    let untitled = rules.iter().flat_map(|rule| {
        let missing = Language::ALL.into_iter().filter(|language| rule.title(*language).trim().is_empty());
        missing.map(|language| format!("{} has no title in `{language}`", rule.id))
    });
    let twice = rules.iter().enumerate().filter(|(i, rule)| rules[..*i].iter().any(|before| before.id == rule.id));
    let mut problems: Vec<String> =
        untitled.chain(twice.map(|(_, rule)| format!("{} is listed twice", rule.id))).collect();
    if rules.is_empty() {
        problems.push("no rules are listed".to_owned());
    }
    problems
}

/// What a file needs: its game and the version of its rules.
fn examine(file: &Path) -> Result<String, Failure> {
    let bytes = files::read(file)?;
    let rail = |error| Failure::Rail { path: file.to_owned(), error: Box::new(error) };
    let header = Header::parse(&bytes).map_err(|error| rail(error.into()))?;
    let game = shelf::game(&header.game).map_err(|error| rail(error.into()))?;
    let needs = format!("{} with version {} of its rules", header.game, header.rules);
    let known = game.known_rules();
    if !known.contain(header.rules) {
        return Err(Failure::NotInOrder(format!("needs {needs}; known here: {known}")));
    }
    if matches!(header.sealing, table::transcript::Sealing::Closed { .. }) {
        return Ok(format!("{needs}, sealed"));
    }
    let table = shelf::load(&bytes).map_err(rail)?;
    let state = if table.to_act().is_empty() { "finished" } else { "unfinished" };
    Ok(format!("{needs}, {state} after {} decisions", table.decisions()))
}
