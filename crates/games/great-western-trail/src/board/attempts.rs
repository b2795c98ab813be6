//! What people may try at a step, whether the rules allow it or not.

use table::Seat;
use table::drawn::{Attempt, Key};

use crate::action::{Action, Route};
use crate::data::boards::{Disc, Row};
use crate::data::cattle::PRICE_LIST;
use crate::data::railroad::{City, Station};
use crate::data::tiles::{ROWS, Worker};
use crate::data::trail::{NEUTRAL, Site, each};
use crate::effect::Effect;
use crate::state::{Step, Table};
use crate::view::View;

/// What the player whose turn it is may try now; nobody else tries anything.
pub(super) fn of(view: &View) -> Vec<Attempt<Action>> {
    let table = &view.table;
    let Some(seat) = view.seat.filter(|&seat| table.asked == Some(seat) && !table.busy.contains(seat)) else {
        return Vec::new();
    };
    let Some(step) = table.step() else { return Vec::new() };
    let attempt = |action: Action| Attempt { key: key(action), action };
    at(table, seat, step).into_iter().map(attempt).collect()
}

/// A key of its own for every action: its notation.
fn key(action: Action) -> Key {
    Key::new(format!("try-{}", action.to_string().to_lowercase().replace(' ', "-")))
}

fn at(table: &Table, seat: Seat, step: Step) -> Vec<Action> {
    match step {
        Step::Depart => routes(table, seat, table.step_limit(seat), true),
        Step::Forward(most) => routes(table, seat, most, true),
        Step::FreeMove(most) => routes(table, seat, most, false),
        Step::Visit => visit(table),
        Step::Offer(one, other) => [Some(one), other].into_iter().flatten().map(Action::Use).collect(),
        Step::Hire(_) => hires(table),
        Step::Build(_) => buildings(table, seat),
        Step::Buy => purchases(table),
        Step::TakeObjective { to_hand: false } => vec![Action::Done],
        Step::UpgradeBehind => Station::ALL.map(Action::Upgrade).to_vec(),
        Step::Disc(_) => Disc::ALL.map(Action::Disc).to_vec(),
        Step::Appoint(_) => Worker::ALL.map(Action::Appoint).to_vec(),
        Step::Auxiliary => {
            Row::ALL.into_iter().flat_map(|row| [false, true].map(|double| Action::Auxiliary { row, double })).collect()
        }
        Step::Foresight(column) => (2 * column..2 * column + 2).map(Action::Foresight).collect(),
        Step::City { .. } => City::ALL.map(Action::Deliver).to_vec(),
        _ => Vec::new(),
    }
}

/// Buildings ahead and Kansas City, where no way leads now.
fn routes(table: &Table, seat: Seat, most: u8, kansas_city: bool) -> Vec<Action> {
    let Some(from) = table.player(seat).rancher else { return Vec::new() };
    let mut reached = 0;
    table.each_route(from, most, kansas_city, &mut |route| reached |= route.to.bit());
    let wanted = NEUTRAL.into_iter().chain(each(table.player(seat).sites)).chain([Site::KansasCity]);
    let ahead = wanted.filter(|&to| to > from && reached & to.bit() == 0);
    ahead.map(|to| Action::Go(Route { to, via: 0 })).collect()
}

/// Everything printed on the space, and every auxiliary action.
fn visit(table: &Table) -> Vec<Action> {
    let printed = table.sources().flat_map(|(_, tenant)| table.actions(tenant).iter().copied().flatten().copied());
    let effects = printed.chain(table.visit.site.risk()).filter(|&effect| effect != Effect::Copy);
    let mut actions: Vec<Action> = effects.map(Action::Use).collect();
    actions.extend(Row::ALL.map(|row| Action::Auxiliary { row, double: false }));
    actions.dedup();
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
    let site = each(table.empty_sites()).next();
    site.into_iter().flat_map(|site| table.unbuilt(seat).map(move |number| Action::Build { number, site })).collect()
}

/// Every purchase of cards that are there.
fn purchases(table: &Table) -> Vec<Action> {
    let offered = (0..).zip(&PRICE_LIST).filter(|(_, purchase)| table.offers(purchase));
    offered.map(|(number, _)| Action::Buy(number)).chain([Action::Reveal]).collect()
}
