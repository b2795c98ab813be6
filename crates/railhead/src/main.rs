//! `railhead`: board games at a terminal.

use std::process::ExitCode;

fn main() -> ExitCode {
    railhead::run()
}
