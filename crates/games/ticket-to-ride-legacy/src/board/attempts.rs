//! What people may try at a step, whether the rules allow it or not.

use drawing::Attempt;

use super::targets;
use crate::action::Action;
use crate::cards::Card;
use crate::data::data;
use crate::ids::{City, Color};
use crate::view::{Phase, PlayerView, View};
use crate::words::own::Own;

/// What the player who decides may try now; nobody else tries anything.
pub(super) fn of(view: &View) -> Vec<Attempt<Action>> {
    let Some(own) = Own::of(view).filter(|_| view.deciding) else { return Vec::new() };
    let mut actions = at(&own);
    actions.sort_unstable();
    actions.dedup();
    actions
        .into_iter()
        .flat_map(|action| targets::of(view, action).into_iter().map(move |key| Attempt { key, action }))
        .collect()
}

fn at(own: &Own<'_>) -> Vec<Action> {
    let view = own.view;
    match view.phase {
        Phase::StartTickets | Phase::Tickets => too_few(own.it),
        Phase::Turn => {
            let mut actions = from_the_row(view);
            actions.push(Action::Tickets);
            if own.perks().refreshes > 0 {
                actions.push(Action::Refresh);
            }
            actions.extend(routes(own));
            actions
        }
        Phase::FirstCard | Phase::SecondCard => from_the_row(view),
        Phase::Surcharge => vec![Action::Add(Card::LOCO), Action::Cash],
        Phase::Postcard(Some(_)) => Color::ALL
            .into_iter()
            .map(Action::Show)
            .chain([Action::Accept])
            .filter(|action| fits(view, *action))
            .collect(),
        Phase::Station | Phase::Reserve => stations(own),
        _ => Vec::new(),
    }
}

/// One ticket alone, where more must be kept.
fn too_few(it: &PlayerView) -> Vec<Action> {
    let drawn = it.drawn.as_ref().map_or(0, Vec::len);
    let deciding = it.kept.as_ref().is_some_and(Vec::is_empty);
    if deciding && it.keep > 1 { (0..drawn).map(|slot| Action::Keep(1 << slot)).collect() } else { Vec::new() }
}

/// Every card of the row, and the deck.
fn from_the_row(view: &View) -> Vec<Action> {
    view.row.iter().flatten().map(|card| Action::Take(*card)).chain([Action::Blind]).collect()
}

/// Strands that a ticket wants, and those beside a strand that is built, where this player's network ends.
fn routes(own: &Own<'_>) -> Vec<Action> {
    let beside =
        own.view.built.iter().flat_map(|(built, _)| data().groups[usize::from(data().strand(*built).group)].iter());
    let near = |strand: &crate::ids::Strand| {
        let it = data().strand(*strand);
        own.player().touched.contains(it.a) || own.player().touched.contains(it.b)
    };
    let built: crate::ids::Strands = own.view.built.iter().map(|(strand, _)| *strand).collect();
    let beside = beside.filter(near).filter(|strand| !built.contains(*strand));
    own.wanted().iter().chain(beside).map(Action::Build).collect()
}

/// Whether a postcard asks for that kind of answer.
fn fits(view: &View, action: Action) -> bool {
    use crate::vocabulary::Condition;
    let Phase::Postcard(Some(asked)) = view.phase else { return false };
    match data().postcards[asked.index()].condition {
        Condition::HandColor { .. } => matches!(action, Action::Show(_)),
        _ => action == Action::Accept,
    }
}

/// Cities of the network that have a station.
fn stations(own: &Own<'_>) -> Vec<Action> {
    let there = own.view.stations.iter().map(|(city, _)| *city);
    there.filter(|city: &City| own.player().touched.contains(*city)).map(Action::Site).collect()
}
