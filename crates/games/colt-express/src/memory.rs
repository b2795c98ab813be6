//! Memory mode: what is still told and shown of the past (CE-RUL-11).
//!
//! A card that is played lies open until the next one covers it. A log that named it, or the table as it was then, would
//! uncover it; so would one's own hands of before. When the Round is over everybody has seen all of them.

use crate::event::Event;
use crate::view::{Phase, View};

/// A step as the log keeps it. What was played is named there when it is carried out.
pub(crate) fn logged(mut told: Event, after: &View) -> Event {
    if after.memory {
        match &mut told {
            Event::Played { card, .. } => *card = None,
            Event::Drew { cards, .. } | Event::Dealt { cards, .. } => *cards = None,
            _ => {}
        }
    }
    told
}

/// The table as it was `then`, shown once more to those who see `now`.
pub(crate) fn looked_back(mut then: View, now: &View) -> View {
    if forgets(&then, now) {
        then.stack.iter_mut().for_each(|laid| laid.card = None);
        then.own = None;
    }
    then
}

/// Whether what was seen `then` is to be remembered or forgotten: it was in Planning, and the Round lasts.
fn forgets(then: &View, now: &View) -> bool {
    let planned = matches!(then.phase, Phase::Planning { .. } | Phase::Keeping);
    now.memory && now.standing.is_none() && planned && then.rounds.len() == now.rounds.len()
}
