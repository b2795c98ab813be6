//! What people may try at a step, whether the rules allow it or not, on the element they would try it on.

use drawing::{Attempt, Key};
use table::Seat;

use super::{signboard, targets};
use crate::action::{Action, Route};
use crate::data::boards::{Disc, Row};
use crate::data::cattle::PRICE_LIST;
use crate::data::railroad::{City, Station};
use crate::data::tiles::{ROWS, Worker};
use crate::data::trail::{NEUTRAL, Site, Sites};
use crate::state::{Step, Table};
use crate::view::View;

/// What the player whose turn it is may try now; nobody else tries anything.
pub(super) fn of(view: &View) -> Vec<Attempt<Action>> {
    let table = &view.table;
    let Some(seat) = view.seat.filter(|&seat| table.asked == Some(seat) && !table.busy.contains(seat)) else {
        return Vec::new();
    };
    let Some(step) = table.step() else { return Vec::new() };
    at(view, seat, step).into_iter().flat_map(|action| attempts(view, action)).collect()
}

/// An action on every element that stands for it. A building is tried on its tile: where it would go is another matter.
fn attempts(view: &View, action: Action) -> Vec<Attempt<Action>> {
    let mut keys = match action {
        // What is used up has no cell to choose it on, but it can still be tried there.
        Action::Use(effect) => {
            let shown = (0..).zip(signboard::cells(view)).filter(|(_, cell)| cell.effect == effect);
            shown.map(|(place, _)| Key::new(super::keys::cell(place))).collect()
        }
        _ => targets::of(view, action),
    };
    if matches!(action, Action::Build { .. }) {
        keys.truncate(1);
    }
    keys.into_iter().map(|key| Attempt { key, action }).collect()
}

fn at(view: &View, seat: Seat, step: Step) -> Vec<Action> {
    let table = &view.table;
    match step {
        Step::Depart => routes(table, seat, table.step_limit(seat), true),
        Step::Forward(most) => routes(table, seat, most, true),
        Step::FreeMove(most) => routes(table, seat, most, false),
        Step::Visit => visit(view),
        Step::Offer(one, other) => [Some(one), other].into_iter().flatten().map(Action::Use).collect(),
        Step::Hire(_) => hires(table),
        Step::Build(_) => buildings(table, seat),
        Step::Buy => purchases(table),
        Step::UpgradeBehind => Station::ALL.map(Action::Upgrade).to_vec(),
        Step::Disc(_) => Disc::ALL.map(Action::Disc).to_vec(),
        Step::Appoint(_) => Worker::ALL.map(Action::Appoint).to_vec(),
        Step::Auxiliary => Row::ALL.map(|row| Action::Auxiliary { row, double: false }).to_vec(),
        Step::Foresight(_) => (0..6)
            .filter(|&field| table.foresight[field].is_some())
            .map(|field| Action::Foresight(field as u8))
            .collect(),
        Step::City { .. } => City::ALL.map(Action::Deliver).to_vec(),
        _ => Vec::new(),
    }
}

/// Buildings ahead and Kansas City, where no way leads now.
fn routes(table: &Table, seat: Seat, most: u8, kansas_city: bool) -> Vec<Action> {
    let Some(from) = table.player(seat).rancher else { return Vec::new() };
    let mut reached = Sites::NONE;
    table.each_route(from, most, kansas_city, &mut |route| reached.insert(route.to));
    let wanted = NEUTRAL.into_iter().chain(table.player(seat).sites.iter()).chain([Site::KansasCity]);
    let ahead = wanted.filter(|&to| to > from && !reached.contains(to));
    ahead.map(|to| Action::Go(Route { to, via: 0 })).collect()
}

/// Everything printed on the space, and every auxiliary action.
fn visit(view: &View) -> Vec<Action> {
    let mut actions: Vec<Action> = signboard::cells(view).into_iter().map(|cell| Action::Use(cell.effect)).collect();
    actions.sort();
    actions.dedup();
    actions.extend(Row::ALL.map(|row| Action::Auxiliary { row, double: false }));
    actions
}

/// Every worker in the job market.
fn hires(table: &Table) -> Vec<Action> {
    let there = |row: u8, worker: Worker| table.jobs[worker.index()] >> (4 * row) & 0b1111 != 0;
    let all = (0..ROWS as u8).flat_map(|row| Worker::ALL.map(|worker| (row, worker)));
    all.filter(|&(row, worker)| there(row, worker)).map(|(row, worker)| Action::Hire { row, worker }).collect()
}

/// Every building not built yet, on the first empty site.
fn buildings(table: &Table, seat: Seat) -> Vec<Action> {
    let site = table.empty_sites().iter().next();
    site.into_iter().flat_map(|site| table.unbuilt(seat).map(move |number| Action::Build { number, site })).collect()
}

/// Every purchase of cards that are there.
fn purchases(table: &Table) -> Vec<Action> {
    let offered = (0..).zip(&PRICE_LIST).filter(|(_, purchase)| table.offers(purchase));
    offered.map(|(number, _)| Action::Buy(number)).chain([Action::Reveal]).collect()
}
