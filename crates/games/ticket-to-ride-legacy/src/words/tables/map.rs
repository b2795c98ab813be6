//! The map, region by region and city by city.

use wording::{Block, Phrase, Section};

use super::super::nouns::{area, city, color, has, owner, series, who};
use super::super::own::board;
use super::{head, line};
use crate::data::{Country, data};
use crate::ids::{Area, City, Sticker, Strand, Strands};
use crate::view::View;

/// One section for each region on the board.
pub(super) fn regions(view: &View) -> Vec<Section> {
    let start = data().map.start.iter();
    let opened = view.areas.iter().copied();
    let regions = start.chain(opened).filter(|region| !data().map.cities[region.index()].is_empty());
    regions.map(|region| self::region(view, region)).collect()
}

fn region(view: &View, region: Area) -> Section {
    let title = Phrase::new("table-map").with("area", area(region));
    if view.new_areas.contains(&region) {
        return Section { title, blocks: vec![line(Phrase::new("map-new"))] };
    }
    let rows = data().map.cities[region.index()].iter().map(|at| vec![city(at), marks(view, at), routes(view, at)]);
    let head = head(["head-city", "head-there", "head-routes"]);
    Section { title, blocks: vec![Block::Table { head, rows: rows.collect() }] }
}

/// What is in a city, as far as rules use it (TTR-CAMP-17).
fn marks(view: &View, at: City) -> Phrase {
    found_at(view, at).unwrap_or_else(|| Phrase::new("dash"))
}

/// The same, if there is anything.
pub(crate) fn found_at(view: &View, at: City) -> Option<Phrase> {
    let (it, modules) = (data().city(at), &data().modules);
    let mut marks = Vec::new();
    if it.large {
        marks.push(Phrase::new("mark-large"));
    }
    if it.port.is_some() && (has(view, Sticker::Cargo) || has(view, Sticker::Spike)) {
        let sea = it.port.map_or("", crate::data::Sea::name);
        let named = has(view, Sticker::Spike);
        marks.push(Phrase::new(if named { format!("mark-port-{sea}") } else { "mark-port".to_owned() }));
    }
    if it.country != Country::Us && (has(view, Sticker::Customs) || has(view, Sticker::Trade)) {
        marks.push(Phrase::new(format!("mark-country-{}", it.country.name().to_lowercase())));
    }
    if view.mines.contains(&at) {
        marks.push(Phrase::new("mark-mine"));
    }
    if view.cattle.contains(&at) {
        marks.push(Phrase::new("mark-cattle"));
    }
    if modules.stockyards.contains(at) && has(view, Sticker::Cattle) {
        marks.push(Phrase::new("mark-stockyard"));
    }
    if let Some((_, company)) = view.stations.iter().find(|(city, _)| *city == at) {
        marks.push(Phrase::new("mark-station").with("who", owner(view, *company)));
    }
    if view.outlaw == Some(at) {
        marks.push(Phrase::new("mark-outlaw").with("stash", i64::from(view.stash)));
    }
    marks.into_iter().reduce(|before, after| Phrase::new("commas").with("before", before).with("after", after))
}

/// All routes from a city, neighbour by neighbour.
fn routes(view: &View, at: City) -> Phrase {
    let here = data().map.by_city[at.index()].both(board(view));
    let mut groups: Vec<u8> = here.iter().map(|strand| data().strand(strand).group).collect();
    groups.dedup();
    series(groups.into_iter().map(|group| neighbour(view, at, data().groups[usize::from(group)])))
}

fn neighbour(view: &View, at: City, group: Strands) -> Phrase {
    let mut strands = group.iter();
    let Some(first) = strands.next() else { return Phrase::new("dash") };
    let it = data().strand(first);
    let to = if it.a == at { it.b } else { it.a };
    let mountain = has(view, Sticker::Snow) && it.mountain;
    let each: Vec<Phrase> = group.iter().map(|strand| state(view, strand)).collect();
    Phrase::new(if mountain { "map-mountain" } else { "map-route" })
        .with("city", city(to))
        .with("length", it.length)
        .with("strands", each)
}

/// A strand's colour, and whose it is.
fn state(view: &View, strand: Strand) -> Phrase {
    let phrase = |id| Phrase::new(id).with("color", color(data().strand(strand).color));
    match view.built.iter().find(|(built, _)| *built == strand) {
        Some((_, seat)) if Some(*seat) == view.seat => phrase("strand-own"),
        Some((_, seat)) => phrase("strand-built").with("who", who(*seat)),
        None if view.closed.contains(&strand) => phrase("strand-closed"),
        None => phrase("strand-free"),
    }
}
