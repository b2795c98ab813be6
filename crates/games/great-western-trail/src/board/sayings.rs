//! What elements are called: a drawing has about two hundred labels, and there are not many different.

use wording::{Label, Phrase};

use crate::data::boards::{Disc, Row};
use crate::data::cattle::Cattle;
use crate::data::objectives::Objective;
use crate::data::railroad::{Berth, City, Link, Master, Station};
use crate::data::tiles::{Tile, Worker};
use crate::data::trail::Site;
use crate::state::Tenant;
use crate::words::nouns::{self, counted, points, worker};
use crate::words::{goals, spaces};

/// A label.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Said {
    /// A message without variables.
    Word(&'static str),
    /// A message about so many of something.
    Count(&'static str, i32),
    /// A site with what stands on it, if it is nobody's.
    Site(Site, Tenant),
    /// A place for an engine.
    Berth(Berth),
    /// A station with its price and points.
    Station(Station),
    /// A station master.
    Master(Master),
    /// A city with its value.
    City(City),
    /// The name of a city alone.
    CityName(City),
    /// A link and what it brings.
    Link(Link),
    /// A worker in a row of the job market.
    Job(u8, Worker),
    /// A tile.
    Tile(Tile),
    /// Cards of a kind in the market, and how many.
    Cattle(Cattle, u8),
    /// A cattle card in the hand.
    Card(Cattle),
    /// An objective card.
    Goal(Objective),
    /// An auxiliary action, by how often it may be used.
    Auxiliary(Row, u8),
    /// A disc socket, with whether the disc is still there.
    Disc(Disc, bool),
    /// Workers of a kind.
    Workers(Worker, u8),
    /// The name of workers of a kind.
    Crew(Worker),
    /// Two numbers: certificates and their limit, cards in hand and their limit.
    Pair(&'static str, u8, u8),
}

impl Label for Said {
    fn phrase(self) -> Phrase {
        match self {
            Said::Word(id) => Phrase::new(id),
            Said::Count(id, count) => Phrase::new(id).with("count", count),
            Said::Site(site, tenant) => spaces::unowned(site, tenant),
            Said::Berth(berth) => nouns::berth(berth),
            Said::Station(station) => Phrase::new("drawn-station")
                .with("station", nouns::station_in_full(station))
                .with("price", nouns::dollars(station.price()))
                .with("points", points(station.points()))
                .with("corners", nouns::corners(station.is_dark())),
            Said::Master(master) => Phrase::new("master-waits").with("master", nouns::master(master)),
            Said::City(city) => Phrase::new("drawn-city")
                .with("city", nouns::city(city))
                .with("value", city.value())
                .with("corners", nouns::corners(city.is_dark())),
            Said::CityName(city) => nouns::city(city),
            Said::Link(link) => {
                Phrase::new("drawn-link").with("link", nouns::link(link)).with("brings", nouns::link_brings(link))
            }
            Said::Job(row, kind) => Phrase::new("drawn-job").with("worker", worker(kind)).with("row", row + 1),
            Said::Tile(tile) => nouns::tile(tile),
            Said::Cattle(kind, count) => counted("drawn-stall", count).with("card", nouns::cattle_in_full(kind)),
            Said::Card(kind) => nouns::cattle_in_full(kind),
            Said::Goal(kind) => goals::card(kind),
            Said::Auxiliary(row, open) => Phrase::new("drawn-auxiliary")
                .with("number", row.0 + 1)
                .with("what", nouns::auxiliary(row, false))
                .with("open", open),
            Said::Disc(disc, there) => Phrase::new("drawn-disc")
                .with("disc", Phrase::new(format!("disc-{disc}")))
                .with("there", nouns::yes(there)),
            Said::Workers(kind, count) => nouns::workers(kind, count),
            Said::Crew(kind) => Phrase::new(format!("worker-{kind}.all")),
            Said::Pair(id, one, other) => Phrase::new(id).with("count", one).with("limit", other),
        }
    }
}
