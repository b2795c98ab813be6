//! Watching long runs, and stopping them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use shelf::Progress;

use crate::failure::Failure;

/// A bar on the error stream, which vanishes when the run is over.
pub struct Bar(ProgressBar);

impl Bar {
    /// A bar that has not begun. It shows nothing where nobody could see it.
    pub fn new() -> Self {
        let bar = ProgressBar::with_draw_target(Some(0), ProgressDrawTarget::stderr_with_hz(5));
        let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Bar(bar)
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

impl Progress for Bar {
    fn begin(&self, what: &str, done: usize, total: usize) {
        self.0.set_length(total as u64);
        self.0.set_position(done as u64);
        self.0.set_message(what.to_owned());
        self.0.reset_eta();
    }

    fn game_over(&self) {
        self.0.inc(1);
    }
}

/// A flag that Ctrl-C sets: games that have begun are finished and kept.
pub fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed))
        .map_err(|error| Failure::Io(std::io::Error::other(error)))?;
    Ok(stop)
}

/// How many threads games are played on.
pub fn use_threads(threads: Option<usize>) -> Result<(), Failure> {
    let Some(threads) = threads else { return Ok(()) };
    if threads == 0 {
        return Err(Failure::Usage("--threads must be at least 1".to_owned()));
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build_global();
    pool.map_err(|error| Failure::Io(std::io::Error::other(error)))
}
