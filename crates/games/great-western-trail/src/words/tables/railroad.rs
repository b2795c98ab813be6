//! The railroad: engines, stations, cities and links.

use table::Seat;
use wording::{Block, Phrase, Section};

use super::{head, line, people};
use crate::data::railroad::{City, Link, MASTERS, Station};
use crate::view::View;
use crate::words::nouns::{
    berth, by, city, corners, dollars, link, link_brings, master, points, series, station_in_full, things, times, who,
    worker,
};

/// Where engines stand; stations with their costs, discs and station masters.
pub(super) fn stations(view: &View) -> Section {
    let table = &view.table;
    let engines =
        table.all_seats().map(|seat| by("engine-at", table, seat).with("berth", berth(table.player(seat).engine)));
    let rows = Station::ALL.into_iter().map(|of| {
        let cost = [dollars(of.price()), points(of.points()), corners(of.is_dark())];
        vec![
            station_in_full(of),
            series(cost),
            master_at(view, of),
            things(people(view, |seat| table.player(seat).has_station(of))),
        ]
    });
    let head = head(["head-station", "head-upgrade", "head-master", "head-discs"]);
    let mut blocks: Vec<Block> = engines.map(line).collect();
    blocks.push(Block::Table { head, rows: rows.collect() });
    super::section("table-stations", blocks)
}

/// The station master who waits, or the worker who has taken his place.
fn master_at(view: &View, of: Station) -> Phrase {
    if of.index() >= MASTERS {
        return Phrase::new("dash");
    }
    match (view.table.masters[of.index()], view.table.posted[of.index()]) {
        (Some(waiting), _) => master(waiting),
        (None, Some(posted)) => Phrase::new("master-replaced").with("worker", worker(posted)),
        (None, None) => Phrase::new("master-taken"),
    }
}

/// Cities with what they take, what transport costs, and whose discs lie there.
pub(super) fn cities(view: &View) -> Section {
    let rows = City::ALL.into_iter().map(|of| {
        let gain = (of.dollars() > 0).then(|| Phrase::new("at-once").with("gain", dollars(of.dollars())));
        let scored = (of.points() != 0).then(|| points(of.points()));
        let takes = [Phrase::new("city-value").with("value", of.value()), corners(of.is_dark())];
        let mut row = vec![city(of), series(takes.into_iter().chain(gain).chain(scored)), things(discs(view, of))];
        row.extend(view.seat.map(|seat| transport(view, seat, of)));
        row
    });
    let mut head = head(["head-city", "head-takes", "head-discs"]);
    head.extend(view.seat.map(|_| Phrase::new("head-transport")));
    super::section("table-cities", vec![Block::Table { head, rows: rows.collect() }])
}

/// Whose discs lie on a city, and how many.
fn discs(view: &View, of: City) -> Vec<Phrase> {
    let table = &view.table;
    let there = table.all_seats().map(|seat| (seat, table.player(seat).cities[of.index()]));
    there.filter(|(_, count)| *count > 0).map(|(seat, count)| times(count, who(table, seat))).collect()
}

/// What transport would cost from where the engine stands.
fn transport(view: &View, seat: Seat, of: City) -> Phrase {
    match of.transport(view.table.player(seat).engine) {
        0 => Phrase::new("dash"),
        price => dollars(price),
    }
}

/// Links with what they bring, and who has them.
pub(super) fn links(view: &View) -> Section {
    let table = &view.table;
    let rows = Link::ALL.into_iter().map(|of| {
        let (near, far) = of.cities();
        let has = |seat: Seat| [near, far].iter().all(|city| table.player(seat).cities[city.index()] > 0);
        vec![link(of), link_brings(of), things(people(view, has))]
    });
    let head = head(["head-link", "head-brings", "head-linked"]);
    super::section("table-links", vec![Block::Table { head, rows: rows.collect() }])
}
