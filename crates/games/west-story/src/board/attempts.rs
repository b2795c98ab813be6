//! What people may try at a step, whether the rules allow it or not.

use drawing::Attempt;
use table::Seat;

use super::targets;
use crate::action::{Action, Slot};
use crate::data::{Ability, City, FieldId, Fields, Kind, Place, REGION_SLOTS};
use crate::state::{Morning, Phase, Table, Task};
use crate::view::View;

/// What a player who is asked may try now; nobody else tries anything.
pub(super) fn of(view: &View) -> Vec<Attempt<Action>> {
    let table = &view.table;
    let Some(seat) = view.seat.filter(|seat| view.waiting.contains(seat)) else { return Vec::new() };
    if table.player(seat).offer > 0 {
        return Vec::new();
    }
    // It is tried where it would be chosen if it were possible.
    let attempt = |action: Action| Some(Attempt { key: targets::of(view, action).into_iter().next()?, action });
    at(table, seat).into_iter().filter_map(attempt).collect()
}

fn at(table: &Table, seat: Seat) -> Vec<Action> {
    match table.phase {
        Phase::Piles => (0..table.piles.len() as u8).map(Action::Pile).collect(),
        Phase::StartCards => Place::all().map(Action::Lay).collect(),
        Phase::Town if table.player(seat).morning == Morning::Combo => third_cards(table, seat),
        Phase::Turn => in_turn(table, seat),
        Phase::Town | Phase::Contest | Phase::Gifts | Phase::Over => Vec::new(),
    }
}

/// Every card as the third of a Combo, without further tokens.
fn third_cards(table: &Table, seat: Seat) -> Vec<Action> {
    let tokens = u8::from(!table.chance_of_combo(seat).natural);
    Place::all().map(|place| Action::Combo { third: Some(place), tokens }).collect()
}

fn in_turn(table: &Table, seat: Seat) -> Vec<Action> {
    match table.turn.task {
        Task::Main => main(table, seat),
        Task::Activate => Place::all().map(|place| Action::Activate { place, joker: false }).collect(),
        Task::Scam => vec![Action::Done],
        Task::Mobilise => table.player(seat).blocked.iter().map(Action::Mobilise).collect(),
        Task::Shop => Slot::all().filter(|&slot| offers(table, seat, slot)).map(Action::Buy).collect(),
        Task::Lay(_) => Place::all().map(Action::Lay).collect(),
        Task::Pay | Task::Produce | Task::Refresh(_) | Task::Keep(_) => Vec::new(),
    }
}

/// Whether there is a card to buy at all.
fn offers(table: &Table, seat: Seat, slot: Slot) -> bool {
    match slot.row() {
        Some(_) => true,
        None => table.player(seat).reserved.some().is_some(),
    }
}

/// The five main actions with all that they could be about here, and the additional ones of one's own cards.
fn main(table: &Table, seat: Seat) -> Vec<Action> {
    let here = table.region_of(seat);
    let mut actions = posses(table, here);
    actions.push(Action::Jail);
    actions.extend(businesses(table, here));
    actions.push(Action::Scam);
    actions.extend(licences(table, seat));
    let player = table.player(seat);
    let owns = |kind: Kind| Place::all().any(|place| table.card_at(seat, place).kind == kind);
    if owns(Kind::Prison) {
        actions.push(Action::OwnPrison);
    }
    if owns(Kind::SheriffsOffice) && table.anvils_of(seat, Ability::Mobilisation) > 0 {
        actions.extend(player.blocked.iter().map(Action::Mobilise));
    }
    if table.board().desert == Some(here as u8) {
        actions.push(Action::Train { hats: player.hats.max(1), bandit: true });
    }
    actions.push(Action::Shop);
    actions
}

/// Every bandit of the region; of those that are alike the first.
fn posses(table: &Table, here: usize) -> Vec<Action> {
    let bandits = &table.bandits[here];
    let first = |slot: &usize| bandits[*slot].is_some() && !bandits[..*slot].contains(&bandits[*slot]);
    (0..REGION_SLOTS).filter(first).map(|slot| Action::Posse(slot as u8)).collect()
}

/// The licences that are sold here; where none are, one that is sold elsewhere.
fn licences(table: &Table, seat: Seat) -> Vec<Action> {
    let here: Vec<Action> = table.offered_licences(seat).map(|(_, licence)| Action::Licence(licence)).collect();
    let elsewhere = table.licences.iter().flatten().next().filter(|_| here.is_empty());
    here.into_iter().chain(elsewhere.map(|&licence| Action::Licence(licence))).collect()
}

/// Outposts and robberies on free fields of the Nearest City, of those that are alike on the first; without such a city an
/// outpost in every city.
fn businesses(table: &Table, here: usize) -> Vec<Action> {
    let here = &table.board().regions[here];
    let cities = table.board().areas.iter().enumerate();
    let free = |area: usize| {
        let fields = &table.fields[area];
        let free = table.free[area];
        let alike = move |id: FieldId| {
            (free & Fields::before(id)).iter().any(|other| fields[other.index()] == fields[id.index()])
        };
        free.iter().filter(move |&id| !alike(id))
    };
    if here.areas == 0 {
        let first = |(area, &city): (usize, &City)| free(area).next().map(|field| Action::Outpost(city, field));
        return cities.filter_map(first).collect();
    }
    let both = |city: City, field: FieldId| [Action::Rob(city, field), Action::Outpost(city, field)];
    let near = cities.filter(|(area, _)| here.has_area(*area));
    near.flat_map(|(area, &city)| free(area).flat_map(move |field| both(city, field))).collect()
}
