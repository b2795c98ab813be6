//! After a write that failed: what was to happen by itself is tried again, ever later while it goes on failing.

use std::time::Duration;

use tokio::time::Instant;

/// How long after the first failure it is tried again.
const FIRST: Duration = Duration::from_millis(250);

/// The longest pause between two tries.
const LONGEST: Duration = Duration::from_secs(4);

/// Something could not be written, and has not been since.
#[derive(Clone, Copy, Debug)]
pub struct Setback {
    pause: Duration,
    until: Instant,
    /// It has been tried again, and nobody knows yet what comes of it.
    retried: bool,
}

impl Setback {
    /// One more failure.
    pub fn after(earlier: Option<Setback>, now: Instant) -> Self {
        let pause = earlier.map_or(FIRST, |earlier| (earlier.pause * 2).min(LONGEST));
        Setback { pause, until: now + pause, retried: false }
    }

    /// When it is to be tried again; nothing once it has been.
    pub fn until(&self) -> Option<Instant> {
        (!self.retried).then_some(self.until)
    }

    /// It is being tried again.
    #[must_use]
    pub fn retried(self) -> Self {
        Setback { retried: true, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_stay_short_enough_to_be_waited_for() {
        let now = Instant::now();
        let mut pauses = Vec::new();
        let mut setback = None;
        for _ in 0..7 {
            let next = Setback::after(setback, now);
            pauses.push(next.until().map(|until| (until - now).as_millis()).expect("it has not been tried again"));
            setback = Some(next.retried());
            assert_eq!(setback.and_then(|setback| setback.until()), None);
        }
        assert_eq!(pauses, [250, 500, 1000, 2000, 4000, 4000, 4000]);
    }
}
