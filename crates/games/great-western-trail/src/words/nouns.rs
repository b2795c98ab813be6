//! What people and things are called.

use table::Seat;
use wording::{Arg, Phrase};

use crate::cards::{Card, Pile};
use crate::data::boards::Row;
use crate::data::buildings::Number;
use crate::data::cattle::{Breed, Cattle};
use crate::data::railroad::{Berth, City, Link, Master, Station};
use crate::data::tiles::{Hand, Sort, Tile, Worker};
use crate::state::Table;
use crate::view::View;

/// The seat whose eyes these are; whose turn it is for those who only watch.
pub(crate) fn me(view: &View) -> Seat {
    view.seat.unwrap_or(view.table.turn)
}

/// A player by name; Sam by his own.
pub(crate) fn who(table: &Table, seat: Seat) -> Phrase {
    if table.is_sam(seat) { Phrase::new("sam") } else { Phrase::new("person").with("seat", seat) }
}

/// Something that somebody does or has.
pub(crate) fn by(id: &'static str, table: &Table, seat: Seat) -> Phrase {
    Phrase::new(id).with("who", who(table, seat))
}

pub(crate) fn number(number: u16) -> i64 {
    i64::from(number)
}

pub(crate) fn yes(condition: bool) -> Arg {
    Arg::Key(if condition { "yes" } else { "no" })
}

/// A message about so many of something.
pub(crate) fn counted(id: &'static str, count: impl Into<i64>) -> Phrase {
    Phrase::new(id).with("count", count.into())
}

pub(crate) fn dollars(sum: u16) -> Phrase {
    counted("dollars", sum)
}

pub(crate) fn points(points: i32) -> Phrase {
    counted(if points < 0 { "points-less" } else { "points" }, points.abs())
}

/// “a; b; c”.
pub(crate) fn series(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let joined =
        parts.into_iter().reduce(|before, after| Phrase::new("series").with("before", before).with("after", after));
    joined.unwrap_or_else(|| Phrase::new("nothing"))
}

/// Several things, or none of them.
pub(crate) fn things(things: Vec<Phrase>) -> Phrase {
    Phrase::new("things").with("things", things)
}

pub(crate) fn worker(worker: Worker) -> Phrase {
    Phrase::new(format!("worker-{worker}"))
}

/// So many workers of a kind.
pub(crate) fn workers(worker: Worker, count: u8) -> Phrase {
    Phrase::new("workers").with("kind", Arg::Key(worker.name())).with("count", count)
}

pub(crate) fn breed(breed: Breed) -> Phrase {
    Phrase::new(format!("breed-{breed}"))
}

/// The name of a cattle card: its breed, and its stage if it is a Simmental.
fn name(cattle: Cattle) -> Phrase {
    match cattle {
        Cattle::Calf | Cattle::Heifer | Cattle::Cow => Phrase::new(format!("cattle-{cattle}")),
        _ => breed(cattle.breed()),
    }
}

/// A cattle card; those that differ in their points alone are told apart by them.
pub(crate) fn cattle(cattle: Cattle) -> Phrase {
    match cattle.breed() {
        Breed::Shorthorn | Breed::Hereford => {
            Phrase::new("cattle-with-points").with("name", name(cattle)).with("points", cattle.points())
        }
        _ => name(cattle),
    }
}

/// A cattle card with its value and points.
pub(crate) fn cattle_in_full(cattle: Cattle) -> Phrase {
    Phrase::new("cattle-in-full")
        .with("name", name(cattle))
        .with("value", cattle.value())
        .with("points", cattle.points())
}

/// A card of a herd.
pub(crate) fn card(card: Card) -> Phrase {
    match card {
        Card::Cattle(kind) => cattle(kind),
        Card::Objective(kind) => super::goals::card(kind),
    }
}

/// A card of a herd, with what it is worth.
pub(crate) fn card_in_full(card: Card) -> Phrase {
    match card {
        Card::Cattle(kind) => cattle_in_full(kind),
        Card::Objective(kind) => super::goals::card(kind),
    }
}

/// So many cards of one kind.
pub(crate) fn times(count: u8, card: Phrase) -> Phrase {
    match count {
        1 => card,
        _ => Phrase::new("card-times").with("times", count).with("card", card),
    }
}

/// Cards, sorted, with how many there are of each.
pub(crate) fn pile(pile: Pile) -> Vec<Phrase> {
    pile.kinds().map(|kind| times(pile.count(kind), card(kind))).collect()
}

pub(crate) fn cards(count: u8) -> Phrase {
    counted("cards", count)
}

pub(crate) fn hand(hand: Hand) -> Phrase {
    Phrase::new(format!("hand-{hand}"))
}

/// A private building with its side: `5a`.
pub(crate) fn building(table: &Table, owner: Seat, number: Number) -> Arg {
    Arg::Verbatim(format!("{}{}", number.get(), table.side(owner, number)))
}

/// A tile of the bags.
pub(crate) fn tile(tile: Tile) -> Phrase {
    match tile.sort() {
        Sort::Hazard(area) => Phrase::new(format!("tile-{area}"))
            .with("hand", hand(tile.hand()))
            .with("points", points(tile.points().into())),
        Sort::Bandit(color) => Phrase::new(format!("tile-{color}-bandit")),
        Sort::Worker(kind) => worker(kind),
    }
}

/// So many tiles of a kind.
pub(crate) fn tiles(kind: Tile, count: u8) -> Phrase {
    match kind.sort() {
        Sort::Worker(kind) => workers(kind, count),
        Sort::Bandit(color) => counted("bandits", count).with("color", Arg::Key(color.name())),
        Sort::Hazard(_) => times(count, tile(kind)),
    }
}

pub(crate) fn city(city: City) -> Phrase {
    Phrase::new(format!("city-{city}"))
}

pub(crate) fn station(station: Station) -> Phrase {
    Phrase::new("station").with("number", station.index() + 1)
}

/// A station with the place of its turnout.
pub(crate) fn station_in_full(of: Station) -> Phrase {
    match of {
        Station::S10 => Phrase::new("station-end").with("number", of.index() + 1).with("space", of.after()),
        _ => Phrase::new("station-between")
            .with("number", of.index() + 1)
            .with("before", of.after())
            .with("after", of.after() + 1),
    }
}

/// A place for an engine.
pub(crate) fn berth(berth: Berth) -> Phrase {
    match berth.station() {
        Some(of) if berth.is_turnout() => Phrase::new("berth-turnout").with("station", station_in_full(of)),
        _ if berth == Berth::START => Phrase::new("berth-start"),
        _ => Phrase::new("berth-space").with("number", berth.front()),
    }
}

/// The two cities of a link.
pub(crate) fn link(link: Link) -> Phrase {
    let (near, far) = link.cities();
    Phrase::new("link").with("near", city(near)).with("far", city(far))
}

/// What a link brings, at once and at the end.
pub(crate) fn link_brings(link: Link) -> Phrase {
    let bonus = link.bonus().map(|bonus| Phrase::new(format!("bonus-{bonus}")));
    let points = (link.points() != 0).then(|| points(link.points()));
    things(bonus.into_iter().chain(points).collect())
}

/// A station master by what it does.
pub(crate) fn master(master: Master) -> Phrase {
    Phrase::new(format!("master-{master}"))
}

/// The corners of a place for discs.
pub(crate) fn corners(dark: bool) -> Phrase {
    Phrase::new(if dark { "corners-dark" } else { "corners-white" })
}

/// An auxiliary action, singly or doubled.
pub(crate) fn auxiliary(row: Row, double: bool) -> Phrase {
    Phrase::new(format!("auxiliary-{}", row.0 + 1)).with("times", 1 + u8::from(double))
}
