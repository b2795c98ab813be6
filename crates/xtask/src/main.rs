//! `cargo xtask`: tools for those who work on Railhead.

fn main() -> std::process::ExitCode {
    xtask::run()
}
