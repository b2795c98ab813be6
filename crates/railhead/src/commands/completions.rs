//! Completions for shells.

use std::io::Write;

use clap::CommandFactory;

use crate::cli::{Cli, CompletionsArgs};
use crate::failure::Failure;

/// Writes the completions of one shell.
pub fn completions(args: &CompletionsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "railhead", &mut text);
    Ok(out.write_all(&text)?)
}
