//! What people may try although the rules refuse it: the page then says why not.
//!
//! Everything here follows from the view alone, so that even a refusal tells nothing hidden.

use drawing::{Attempt, Key};

use super::costs::Costs;
use super::keys;
use super::targets::effect_for;
use crate::action::{Action, Payment};
use crate::data::Item;
use crate::space::Space;
use crate::view::{Phase, PlayerView, RunningView, View};

type Attempts = Vec<Attempt<Action>>;

/// All attempts of the seat whose view this is.
pub(super) fn of(view: &View) -> Attempts {
    let Some(player) = view.seat.and_then(|seat| view.player(seat)) else { return Vec::new() };
    let Some(running) = player.running.as_ref().filter(|_| view.deciding && view.phase == Phase::Turn) else {
        return Vec::new();
    };
    let mut attempts: Attempts = spaces(view, running);
    attempts.extend(items(player));
    attempts.extend((0..view.lineup.len()).map(|slot| attempt(keys::lineup(slot), Action::Pass(slot as u8))));
    attempts.push(attempt(keys::SHERIFF, Action::Bribe));
    attempts.extend(player.character.map(|_| attempt(keys::ABILITY, Action::Use)));
    attempts
}

fn attempt(key: impl Into<std::borrow::Cow<'static, str>>, action: Action) -> Attempt<Action> {
    Attempt { key: Key::new(key), action }
}

/// A bonus action where one is pending, the main action elsewhere, with the poker card that makes it cheapest.
fn spaces(view: &View, running: &RunningView) -> Attempts {
    let costs = Costs::of(view);
    let action = |space: Space| {
        if running.bonus.iter().any(|(kind, _)| *kind == space.region()) {
            return Action::Bonus(space);
        }
        let poker = costs.as_ref().map_or(0, |costs| costs.poker_for(space));
        Action::Act { poker, space, payment: Payment::Gold }
    };
    Space::all().map(|space| attempt(keys::space(space), action(space))).collect()
}

/// What one does not have yet.
fn items(player: &PlayerView) -> impl Iterator<Item = Attempt<Action>> {
    let missing = Item::ALL.into_iter().filter(|item| !player.items.contains(item));
    missing.map(|item| attempt(keys::item(item), Action::Effect(effect_for(item))))
}
