//! Whether the tests of a game notice changes of its rules.
//!
//! Every mutant (an operator swapped, a statement deleted, a function that returns at once …) of a sample is put behind a switch
//! in a copy of the game. The copy is compiled once; each mutant is then turned on by a word in the environment, and only the
//! tests that reach its code are run.

mod build;
mod clean;
#[cfg(test)]
mod compiled;
mod crew;
mod find;
mod glob;
mod mutant;
mod operators;
mod programs;
mod report;
mod results;
mod run;
mod sample;
mod show;
mod switch;
mod tree;
mod trial;
mod trouble;
mod values;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

use find::Found;
use mutant::Mutant;
use tree::Tree;
use trial::Trial;
use trouble::{At, Trouble};

/// Whether the tests of a game notice changes of its rules.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// The game: the name of its folder in crates/games
    game: String,
    /// How many mutants are tried; 0 tries all
    #[arg(long, default_value_t = 200)]
    sample: usize,
    /// Which of all mutants those are: the same for the same seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many programs of tests run at once
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    jobs: u8,
    /// Which files are changed, from the game's folder; may be given several times
    #[arg(long = "files", value_name = "GLOB", default_values = ["src/rules/**", "src/rules.rs"])]
    files: Vec<String>,
    /// How much the tests try
    #[arg(long, default_value = "quick", value_parser = ["quick", "usual", "thorough"])]
    effort: String,
    /// List all mutants and stop
    #[arg(long)]
    list: bool,
    /// Show a mutant as a difference and stop
    #[arg(long, value_name = "ID")]
    show: Option<u32>,
    /// Tell what is known of the sample so far and stop
    #[arg(long)]
    known: bool,
    /// Try only this mutant, even if its fate is known; may be given several times
    #[arg(long, value_name = "ID")]
    only: Vec<u32>,
    /// The root of the checkout
    #[arg(long, default_value = ".")]
    workspace: PathBuf,
}

fn main() -> ExitCode {
    match work(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            eprintln!("{trouble}");
            ExitCode::FAILURE
        }
    }
}

fn work(arguments: &Arguments) -> Result<(), Trouble> {
    let folder = arguments.workspace.join("target/mutants");
    let folder = std::path::absolute(&folder).at(folder.display())?;
    let own = folder.join(&arguments.game);
    let tree = Tree::copy(&arguments.workspace, &arguments.game, &own.join("tree"))?;
    let found = find_all(&tree, &arguments.files)?;
    if arguments.list {
        found.mutants.iter().for_each(|mutant| println!("{mutant}"));
    } else if let Some(id) = arguments.show {
        let mutant = by_id(&found, id)?;
        let source = tree.sources().iter().find(|source| source.file == mutant.file);
        println!("{}", show::difference(mutant, source.map_or("", |source| &source.text)));
    } else {
        let trial = Trial {
            tree: &tree,
            found: &found,
            only: arguments.only.iter().map(|id| by_id(&found, *id)).collect::<Result<_, _>>()?,
            size: arguments.sample,
            seed: arguments.seed,
            jobs: usize::from(arguments.jobs),
            effort: &arguments.effort,
            folder: &own,
            target: &folder.join("build"),
        };
        println!("\n{}", if arguments.known { trial.known()? } else { trial.run()? });
    }
    Ok(())
}

/// All mutants of the files that are asked for. Unit tests are none of the rules.
fn find_all(tree: &Tree, files: &[String]) -> Result<Found, Trouble> {
    let mut all = Found::default();
    let asked = |file: &str| files.iter().any(|pattern| glob::matches(pattern, file)) && !file.ends_with("/tests.rs");
    for source in tree.sources().iter().filter(|source| asked(&source.file)) {
        let found = find::find(&source.file, &source.text, all.mutants.len() as u32)?;
        all.mutants.extend(found.mutants);
        all.left_out += found.left_out;
    }
    if all.mutants.is_empty() {
        return Err(Trouble::new(format!("no mutant in {}: name other files with --files", files.join(", "))));
    }
    Ok(all)
}

fn by_id(found: &Found, id: u32) -> Result<&Mutant, Trouble> {
    let mutant = found.mutants.iter().find(|mutant| mutant.id == id);
    mutant.ok_or_else(|| Trouble::new(format!("there is no mutant {id}: --list names all")))
}
