//! Objective cards: what they ask for, what they give, and how far their tasks are fulfilled.

use wording::Phrase;

use super::effects;
use super::nouns::counted;
use crate::data::objectives::{Objective, TASKS, Task, Terms};
use crate::rules::account;
use crate::view::PlayerView;

/// The tasks of a card.
pub(crate) fn tasks(terms: &Terms) -> Vec<Phrase> {
    list(&terms.needs)
}

fn list(needs: &[u8; TASKS]) -> Vec<Phrase> {
    let asked = Task::ALL.into_iter().zip(needs).filter(|(_, count)| **count > 0);
    asked.map(|(task, &count)| Phrase::new(format!("task-{task}")).with("count", count)).collect()
}

/// A card among others: its tasks, and what it does at once.
pub(crate) fn card(kind: Objective) -> Phrase {
    Phrase::new("card-objective").with("tasks", tasks(kind.terms())).with("instant", effects::brief(kind.instant()))
}

/// The points of a card, fulfilled or not.
pub(crate) fn points(terms: &Terms) -> Phrase {
    counted("objective-points", terms.points).with("penalty", terms.penalty.unsigned_abs())
}

/// What is missing for a card, if nothing else needed the same things; nothing if the herd is not known.
pub(crate) fn missing(player: &PlayerView, terms: &Terms) -> Option<Vec<Phrase>> {
    let items = items(player)?;
    Some(list(&std::array::from_fn(|task| terms.needs[task].saturating_sub(items[task]))))
}

/// How far the tasks of a card are fulfilled.
pub(crate) fn progress(player: &PlayerView, terms: &Terms) -> Phrase {
    match missing(player, terms) {
        Some(missing) => Phrase::new("objective-progress").with("missing", missing),
        None => Phrase::new("objective-unknown"),
    }
}

/// What a player has that objective cards ask for, if the herd is known.
fn items(player: &PlayerView) -> Option<[u8; TASKS]> {
    let herd = &player.herd;
    Some(account::items(&player.open, herd.hand?.plus(herd.deck?).plus(herd.discard?).cows))
}
