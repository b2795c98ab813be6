//! The names of the elements: the same for drawing, choosing and moving.

use table::Seat;

use crate::cards::Card;
use crate::data::boards::{Disc, Row};
use crate::data::buildings::Number;
use crate::data::cattle::Cattle;
use crate::data::railroad::{Berth, City, Link, Station};
use crate::data::tiles::Worker;
use crate::data::trail::Site;

pub(super) const DONE: &str = "done";
pub(super) const REVEAL: &str = "cattle-reveal";
pub(super) const STACK: &str = "cattle-stack";
pub(super) const GOAL_DECK: &str = "goal-deck";
pub(super) const TOKENS: &str = "tokens";
pub(super) const DECK: &str = "deck";
pub(super) const DISCARD: &str = "discard";
pub(super) const MONEY: &str = "money";
pub(super) const MARKER: &str = "marker";
pub(super) const SPIKE: &str = "spike";
pub(super) const NOTICE: &str = "notice";
pub(super) const FLAG: &str = "flag";
pub(super) const NEXT_JOB: &str = "job-next";
pub(super) const HERD: &str = "herd";

pub(super) fn site(site: Site) -> String {
    format!("site-{}", site.name().to_ascii_lowercase())
}

/// A branch of the road: the site where it begins, and whether it is the second one there.
pub(super) fn road(from: Site, second: bool) -> String {
    let from = from.name().to_ascii_lowercase();
    if from == "start" { "road-start".to_owned() } else { format!("road-{from}-{}", 1 + u8::from(second)) }
}

/// A bend of the road that no site stands at.
pub(super) fn bend(from: Site, second: bool, number: usize) -> String {
    format!("bend-{}-{}-{number}", from.name().to_ascii_lowercase(), 1 + u8::from(second))
}

pub(super) fn rancher(seat: Seat) -> String {
    format!("rancher-{}", seat.index())
}

pub(super) fn engine(seat: Seat) -> String {
    format!("engine-{}", seat.index())
}

pub(super) fn berth(berth: Berth) -> String {
    format!("berth-{berth}")
}

pub(super) fn hut(station: Station) -> String {
    format!("hut-{station}")
}

pub(super) fn master(station: Station) -> String {
    format!("master-{station}")
}

pub(super) fn city(city: City) -> String {
    format!("city-{city}")
}

pub(super) fn link(link: Link) -> String {
    format!("link-{link}")
}

pub(super) fn job(row: usize, column: usize) -> String {
    format!("job-{row}-{column}")
}

/// A row of the job market.
pub(super) fn row(row: usize) -> String {
    format!("row-{row}")
}

pub(super) fn foresight(field: usize) -> String {
    format!("foresight-{field}")
}

/// The bag of a column of the foresight area.
pub(super) fn bag(column: usize) -> String {
    format!("bag-{column}")
}

pub(super) fn cattle(kind: Cattle) -> String {
    format!("cattle-{kind}")
}

/// A place of the objective display.
pub(super) fn goal(place: usize) -> String {
    format!("goal-{place}")
}

/// A cell of the signboard.
pub(super) fn cell(place: usize) -> String {
    format!("use-{place}")
}

pub(super) fn auxiliary(row: Row) -> String {
    format!("aux-{}", row.0 + 1)
}

pub(super) fn disc(disc: Disc) -> String {
    format!("disc-{disc}")
}

/// A building tile not built yet.
pub(super) fn tile(number: Number) -> String {
    format!("tile-{}", number.get())
}

/// A card in one's own hand, among those of its kind.
pub(super) fn card(card: Card, copy: u8) -> String {
    format!("card-{card}-{copy}")
}

/// One's own workers of a kind.
pub(super) fn worker(worker: Worker) -> String {
    format!("worker-{worker}")
}

/// A number that is asked for.
pub(super) fn number(count: u8) -> String {
    format!("count-{count}")
}

/// What is before a player: `dollars`, `certificates` and so on.
pub(super) fn panel(seat: Seat, what: &str) -> String {
    format!("seat-{}-{what}", seat.index())
}
