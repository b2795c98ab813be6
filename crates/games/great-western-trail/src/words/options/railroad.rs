//! Engines, stations, discs, station masters and deliveries.

use wording::Phrase;

use super::asked;
use crate::data::boards::Disc;
use crate::data::railroad::{Berth, City, Link, MASTERS, Station};
use crate::data::tiles::Worker;
use crate::state::{Step, Table};
use crate::view::View;
use crate::words::nouns::{
    berth, city as city_noun, corners, counted, dollars, link_brings, master, me, number, points, series, station,
    station_in_full, workers, yes,
};

/// A place for the engine: how far it is, by how much transport to the farthest city changes, what it costs to upgrade the
/// station there, and what a delivery could reach.
pub(super) fn engine(view: &View, to: Berth) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let from = table.player(seat).engine;
    let target = match (asked(view), to > from) {
        (Some(Step::BackToDeliver), _) => {
            let value = table.extraordinary_value(seat, to);
            let best = City::ALL.into_iter().rev().find(|&city| table.can_deliver(seat, city, value));
            Phrase::new("option-engine-deliver")
                .with("value", value)
                .with("city", city_noun(best.unwrap_or(City::KansasCity)))
        }
        (Some(Step::Return), _) => Phrase::new("option-engine-return"),
        (_, true) => counted("option-engine-forward", spaces_between(table, view, to, true)),
        (_, false) => counted("option-engine-back", spaces_between(table, view, to, false)),
    };
    target
        .with("berth", berth(to))
        .with("transport", number(City::NewYork.transport(from).abs_diff(City::NewYork.transport(to))))
        .with("at-station", yes(to.station().is_some()))
        .with("station", at_station(view, to))
}

/// The fewest moves that lead to a place.
fn spaces_between(table: &Table, view: &View, to: Berth, forward: bool) -> u8 {
    let seat = me(view);
    let leads = |steps: &u8| {
        let reached = if forward { table.forward(seat, *steps) } else { table.backward(seat, *steps) };
        reached.contains(to)
    };
    (1..=crate::data::railroad::BERTHS as u8).find(leads).unwrap_or(0)
}

/// What can be done at the station of a place.
fn at_station(view: &View, to: Berth) -> Phrase {
    let Some(of) = to.station() else { return Phrase::new("nothing") };
    if view.table.player(me(view)).has_station(of) {
        return Phrase::new("station-upgraded").with("station", station(of));
    }
    Phrase::new("station-upgradable")
        .with("station", station(of))
        .with("price", number(of.price()))
        .with("worth", worth(view, of))
}

/// Points, corners and station master of a station.
fn worth(view: &View, of: Station) -> Phrase {
    let waiting = view.table.masters.get(of.index()).copied().flatten().filter(|_| of.index() < MASTERS);
    let master = waiting.map(|waiting| Phrase::new("master-waits").with("master", master(waiting)));
    series([points(of.points()), corners(of.is_dark())].into_iter().chain(master))
}

pub(super) fn upgrade(view: &View, of: Station) -> Phrase {
    Phrase::new("option-upgrade")
        .with("station", station_in_full(of))
        .with("price", number(of.price()))
        .with("worth", worth(view, of))
}

/// A disc from the own board, with what it unlocks.
pub(super) fn disc(view: &View, of: Disc) -> Phrase {
    Phrase::new("option-disc")
        .with("disc", disc_noun(of))
        .with("corners", corners(of.is_dark()))
        .with("unlocks", unlocks(&view.table, me(view), of))
}

fn disc_noun(of: Disc) -> Phrase {
    Phrase::new(format!("disc-{of}"))
}

/// What taking a disc of this kind unlocks now (GWT-DISC-02 to GWT-DISC-06).
pub(crate) fn unlocks(table: &Table, seat: table::Seat, of: Disc) -> Phrase {
    let (player, counts) = (table.player(seat), table.counts());
    let left = |disc: Disc| player.discs[disc.index()];
    match of {
        Disc::Aux1 | Disc::Aux2 | Disc::Aux3 | Disc::Aux4 | Disc::Aux5 => {
            Phrase::new("unlocks-auxiliary").with("number", of.index() + 1).with("double", yes(left(of) < 2))
        }
        Disc::Cert4 => counted("unlocks-certificates", if left(Disc::Cert6) == 0 { 6 } else { 4 }),
        Disc::Cert6 if left(Disc::Cert4) > 0 => Phrase::new("unlocks-certificates-later"),
        Disc::Cert6 => counted("unlocks-certificates", 6),
        Disc::Step1 => counted("unlocks-steps", table.step_limit(seat) + counts.step1)
            .with("gain", series([Phrase::new("at-once").with("gain", dollars(of.gain()))])),
        Disc::Step2 => counted("unlocks-steps", table.step_limit(seat) + counts.step2)
            .with("gain", points(crate::data::boards::STEP2_POINTS)),
        Disc::Hand => counted("unlocks-hand", player.hand_limit() + 1).with("price", number(of.price())),
    }
}

pub(super) fn recall(of: Station) -> Phrase {
    counted("option-recall", of.points()).with("station", station_in_full(of))
}

/// A worker that is given up, for the station master there.
pub(super) fn appoint(view: &View, worker: Worker) -> Phrase {
    let table = &view.table;
    let waiting = match asked(view) {
        Some(Step::Appoint(of)) => table.masters.get(of.index()).copied().flatten(),
        _ => None,
    };
    let kept = table.player(me(view)).workers(worker).saturating_sub(1);
    super::with_worker(Phrase::new("option-appoint"), worker)
        .with("kept", workers(worker, kept))
        .with("master", waiting.map_or_else(|| Phrase::new("master-none"), master))
}

/// A city with the price of transport, links, money and points.
pub(super) fn deliver(view: &View, city: City) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let player = table.player(seat);
    let extraordinary = matches!(asked(view), Some(Step::City { extraordinary: true, .. }));
    let transport = match city.transport(player.engine) {
        _ if extraordinary => Phrase::new("delivery-free"),
        0 => Phrase::new("delivery-no-transport"),
        price => Phrase::new("delivery-transport").with("price", number(price)),
    };
    let has = |city: City| player.cities[city.index()] > 0;
    let completed = Link::at(city).filter(|link| {
        let (near, far) = link.cities();
        !has(city) && (has(near) || has(far))
    });
    let links = completed.map(|link| {
        let (near, far) = link.cities();
        let other = if near == city { far } else { near };
        Phrase::new("delivery-link").with("city", city_noun(other)).with("brings", link_brings(link))
    });
    let gain = (city.dollars() > 0).then(|| Phrase::new("at-once").with("gain", dollars(city.dollars())));
    let scored = (city.points() != 0).then(|| points(city.points()));
    let details = [transport].into_iter().chain(gain).chain(links).chain(scored);
    Phrase::new("option-deliver")
        .with("city", city_noun(city))
        .with("value", city.value())
        .with("details", series(details.chain([Phrase::new("delivery-disc").with("dark", yes(city.is_dark()))])))
}
