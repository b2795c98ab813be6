//! `railhead`: board games at a terminal.

use std::process::ExitCode;

/// Thousands of pages are drawn a second, on several threads at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    railhead::run()
}
