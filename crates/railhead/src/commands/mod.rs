//! What the command line can do, one file a command.

mod archive;
mod arena;
mod bar;
mod bench;
mod completions;
mod doctor;
mod games;
mod playthrough;
mod replay;
mod serve;
mod simulate;
mod verify;

use std::io::Write;

use serde::Serialize;
use wording::Language;

use crate::cli::{Cli, Command, ServeArgs};
use crate::failure::Failure;
use crate::play;

/// Does what was asked for, in this language.
pub fn carry_out(cli: Cli, language: Language, out: &mut dyn Write) -> Result<(), Failure> {
    match cli.command {
        None => serve::serve(&ServeArgs::default(), out),
        Some(Command::Serve(args)) => serve::serve(&args, out),
        Some(Command::Play(args)) => play::play(&args, language, out),
        Some(Command::Games(args)) => games::games(&args, language, out),
        Some(Command::Simulate(args)) => simulate::simulate(&args, out),
        Some(Command::Arena(args)) => arena::arena(&args, out),
        Some(Command::Bench(args)) => bench::bench(&args, out),
        Some(Command::Replay(args)) => replay::replay(&args, language, out),
        Some(Command::Verify(args)) => verify::verify(&args, out),
        Some(Command::Playthrough(args)) => playthrough::playthrough(&args, out),
        Some(Command::Doctor(args)) => doctor::doctor(&args, out),
        Some(Command::Backup(args)) => archive::back_up(&args, out),
        Some(Command::Restore(args)) => archive::restore(&args, out),
        Some(Command::Export(args)) => archive::export(&args, out),
        Some(Command::Completions(args)) => completions::completions(&args, out),
    }
}

/// Writes one JSON object on a line of its own.
fn json_line(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Failure> {
    let line = serde_json::to_string(value).map_err(std::io::Error::from)?;
    Ok(writeln!(out, "{line}")?)
}
