//! The command line of Railhead.
//!
//! [`cli`] says what can be asked for, [`commands`] carries it out, [`play`] is a table in the
//! terminal.
//!
//! **Invariant:** no game is named here, and every sentence of terminal play is in `words/*.ftl`.
//! Errors of files, flags and start-up are plain English.

mod campaign;
pub mod cli;
pub mod commands;
mod failure;
mod files;
pub mod play;
mod setup;
mod words;

pub use failure::Failure;
pub use words::lexicon;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

/// Does what the arguments of the process say.
pub fn run() -> ExitCode {
    let cli = cli::Cli::parse();
    let stdout = io::stdout();
    let mut out = stdout.lock();
    let language = cli.lang.unwrap_or_else(words::language_of_the_terminal);
    let result = commands::carry_out(cli, language, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) if failure.is_closed_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // Nobody is left to tell if even this cannot be written.
            let _ = writeln!(io::stderr(), "railhead: {}", failure.told(language));
            failure.exit_code()
        }
    }
}
