//! Where each option is chosen, and what lights up while it is looked at.

use drawing::Key;

use super::layout::BENDS;
use super::{keys, signboard};
use crate::action::{Action, Route};
use crate::cards::Card;
use crate::data::cattle::PRICE_LIST;
use crate::data::railroad::{City, Link};
use crate::data::tiles::{COLUMNS, Tile, Worker};
use crate::data::trail::Site;
use crate::effect::Effect;
use crate::state::Table;
use crate::view::View;

/// The elements on which an option is chosen; all of them are in the drawing of the same view.
pub(super) fn of(view: &View, action: Action) -> Vec<Key> {
    let table = &view.table;
    let names = match action {
        Action::Settle(site) | Action::Copy(site) | Action::Remove(site) | Action::Capture(site) => {
            vec![keys::site(site)]
        }
        Action::Go(route) => vec![keys::site(route.to)],
        Action::Play(objective) => copies(view, Card::Objective(objective)),
        Action::Discard(card) | Action::Trash(card) => copies(view, card),
        Action::Use(effect) => cells(view, effect),
        Action::Auxiliary { row, .. } => vec![keys::auxiliary(row)],
        Action::Hire { row, worker } => workers(table, row, worker),
        Action::Build { number, site } => vec![keys::tile(number), keys::site(site)],
        Action::Buy(purchase) => bought(purchase),
        Action::Reveal => vec![keys::REVEAL.to_owned()],
        Action::Engine(berth) => vec![keys::berth(berth)],
        Action::Upgrade(station) | Action::Recall(station) => vec![keys::hut(station)],
        Action::Disc(disc) => vec![keys::disc(disc)],
        Action::Appoint(worker) => vec![keys::worker(worker)],
        Action::Take(objective) => {
            let places = (0..).zip(table.display).filter(|(_, card)| *card == Some(objective));
            places.map(|(place, _)| keys::goal(place)).collect()
        }
        Action::TakeTop => vec![keys::GOAL_DECK.to_owned()],
        Action::Draw(count) | Action::Spend(count) | Action::Raise(count) => vec![keys::number(count)],
        Action::Foresight(field) => vec![keys::foresight(usize::from(field))],
        Action::Deliver(city) => vec![keys::city(city)],
        Action::Link(link) => vec![keys::link(link)],
        Action::Exchange(_) => vec![keys::TOKENS.to_owned()],
        Action::Done => vec![keys::DONE.to_owned()],
    };
    names.into_iter().map(Key::new).collect()
}

/// Every copy of a card in the hand.
fn copies(view: &View, card: Card) -> Vec<String> {
    (0..view.hand().count(card)).map(|copy| keys::card(card, copy)).collect()
}

/// Every cell of the signboard that shows an action which was not used yet.
fn cells(view: &View, effect: Effect) -> Vec<String> {
    let cells = signboard::cells(view);
    let shown = (0..).zip(cells).filter(|(_, cell)| cell.effect == effect && !cell.used);
    shown.map(|(place, _)| keys::cell(place)).collect()
}

/// Every worker of a kind in a row of the job market.
pub(super) fn workers(table: &Table, row: u8, worker: Worker) -> Vec<String> {
    let row = usize::from(row);
    let there = (0..COLUMNS).filter(|&column| table.job(row, column) == Some(worker));
    there.map(|column| keys::job(row, column)).collect()
}

/// The card of a purchase, or both.
pub(super) fn bought(purchase: u8) -> Vec<String> {
    let Some(purchase) = PRICE_LIST.get(usize::from(purchase)) else { return Vec::new() };
    let second = purchase.second.filter(|second| *second != purchase.card);
    std::iter::once(purchase.card).chain(second).map(keys::cattle).collect()
}

/// What lights up while an option is looked at: the road of a way, where a tile would go, the links that a delivery
/// completes, the slot that a worker covers, and the station master of a station.
pub(super) fn points(view: &View, action: Action) -> Vec<Key> {
    let table = &view.table;
    match action {
        Action::Go(route) => {
            let from = view.own().and_then(|own| own.open.rancher).unwrap_or(Site::Start);
            let spaces = table.path(from, route).without(route.to).iter().map(keys::site);
            stretches(from, route)
                .into_iter()
                .map(|(from, second)| keys::road(from, second))
                .chain(spaces)
                .map(Key::new)
                .collect()
        }
        Action::Foresight(field) => {
            let tile = table.foresight.get(usize::from(field)).copied().flatten();
            tile.and_then(|tile| destination(table, tile)).map(Key::new).into_iter().collect()
        }
        Action::Deliver(city) => links(view, city).into_iter().map(Key::new).collect(),
        Action::Hire { worker, .. } => vec![Key::new(keys::worker(worker))],
        Action::Upgrade(station) if table.masters.get(station.index()).is_some_and(Option::is_some) => {
            vec![Key::new(keys::master(station))]
        }
        _ => Vec::new(),
    }
}

/// The links that a first disc on a city would complete.
fn links(view: &View, city: City) -> Vec<String> {
    let Some(own) = view.own().filter(|own| own.open.cities[city.index()] == 0) else { return Vec::new() };
    let linked = |link: &Link| {
        let (near, far) = link.cities();
        own.open.cities[near.index()] + own.open.cities[far.index()] > 0
    };
    Link::at(city).filter(linked).map(keys::link).collect()
}

/// Where a tile of the foresight area would go.
fn destination(table: &Table, tile: Tile) -> Option<String> {
    if tile.is_worker() {
        return Some(keys::NEXT_JOB.to_owned());
    }
    table.free_slot(tile).map(keys::site)
}

/// The branches of the road that a way leads along: where each begins, and whether it is the second one there.
pub(super) fn stretches(from: Site, route: Route) -> Vec<(Site, bool)> {
    let mut stretches = Vec::new();
    let mut at = from;
    // A rancher in the middle of a branch goes on along it.
    let mut branch = beginning(from);
    while at != route.to && at != Site::KansasCity {
        let (begin, second) = match at.fork() {
            Some(fork) => (at, route.via >> fork & 1 == 1),
            None => branch,
        };
        stretches.push((begin, second));
        let Some(way) = at.ways()[usize::from(second && at.fork().is_some())] else { break };
        if way.ahead.contains(route.to) {
            break;
        }
        at = way.end;
        branch = (at, false);
    }
    stretches
}

/// The branch that a site lies on: where it begins, and whether it is the second one there.
fn beginning(site: Site) -> (Site, bool) {
    let holds =
        |from: &Site, second: bool| from.ways()[usize::from(second)].is_some_and(|way| way.ahead.contains(site));
    let forks = Site::ALL.into_iter().filter(|from| from.fork().is_some());
    forks
        .flat_map(|from| [(from, false), (from, true)])
        .find(|(from, second)| holds(from, *second))
        .unwrap_or((Site::Start, false))
}

/// Everything that a rancher comes past on a way, bends of the road included, up to where it ends.
pub(super) fn past(from: Site, route: Route) -> Vec<Key> {
    let mut sites = from.path(route.to, route.via);
    let mut keys = Vec::new();
    let mut first = true;
    for (begin, second) in stretches(from, route) {
        // Bends lie before the first site of a branch: whoever starts behind them does not pass them.
        let whole = !first || begin == from;
        first = false;
        let bends = BENDS.iter().find(|(site, branch, _)| *site == begin && (*branch == 1) == second);
        if let Some((_, _, points)) = bends.filter(|_| whole) {
            keys.extend((0..points.len()).map(|number| keys::bend(begin, second, number)));
        }
        let Some(way) = begin.ways()[usize::from(second)] else { continue };
        let here = sites & way.ahead.with(way.end);
        keys.extend(here.iter().map(keys::site));
        sites -= here;
    }
    keys.into_iter().map(Key::new).collect()
}
