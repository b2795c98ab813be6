//! Memory mode: what is still told and shown of the past (CE-RUL-11).
//!
//! A card that is played lies open until the next one covers it. Whoever tells its step again, or shows the table as it was
//! then, would uncover it; so would one's own hands of before. When the Round is over everybody has seen all of them.

use crate::event::Event;
use crate::state::ColtExpress;
use crate::view::{Phase, View};

impl ColtExpress {
    /// A step as it is told once more to those who see `now`, and who saw `then` right after it.
    pub fn retold(event: &Event, then: &View, now: &View) -> Event {
        let mut retold = event.clone();
        match &mut retold {
            Event::Played { card, .. } if forgets(then, now) => *card = None,
            Event::Drew { cards, .. } if forgets(then, now) => *cards = None,
            // Hands are dealt before the Round's card is turned over; those of the first Round are told after it.
            Event::Dealt { cards, .. } if is_memory(now) && then.rounds.len() + 1 >= now.rounds.len() => *cards = None,
            _ => {}
        }
        retold
    }

    /// The table as it was `then`, shown once more to those who see `now`.
    pub fn looked_back(mut then: View, now: &View) -> View {
        if forgets(&then, now) {
            then.stack.iter_mut().for_each(|laid| laid.card = None);
            then.own = None;
        }
        then
    }
}

fn is_memory(now: &View) -> bool {
    now.memory && now.standing.is_none()
}

/// Whether what was seen `then` is to be remembered or forgotten: it was in Planning, and the Round lasts.
fn forgets(then: &View, now: &View) -> bool {
    let planned = matches!(then.phase, Phase::Planning { .. } | Phase::Keeping);
    is_memory(now) && planned && then.rounds.len() == now.rounds.len()
}
