//! What only those need who work on Railhead, run in a checkout by `cargo xtask`.
//!
//! [`coverage`] reads the source of games to see which rules are carried out and tested, [`source`] takes it apart;
//! [`rules`] shows it, and the tidy test holds games to it.
//!
//! **Invariant:** games are read, never linked: a game that does not compile can be looked through.

pub mod coverage;
pub mod rules;
pub mod source;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use rules::{RulesArgs, RulesError};

/// Tools for those who work on Railhead
#[derive(Parser, Debug)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Show which rules are carried out where and tested by what
    Rules(RulesArgs),
}

/// Does what the arguments of the process say.
pub fn run() -> ExitCode {
    let Command::Rules(args) = Cli::parse().command;
    match rules::rules(&args, &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(RulesError::Write(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to tell if even this cannot be written.
            let _ = writeln!(io::stderr(), "xtask: {error}");
            ExitCode::FAILURE
        }
    }
}
