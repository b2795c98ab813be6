//! The map: regions, cities, licences and joker places.

use table::sets::ones;
use wording::{Arg, Block, Phrase, Section};

use super::{head, line};
use crate::data::{LICENCE_COINS, Symbol};
use crate::view::{CityView, FieldView, View};
use crate::words::nouns::{bandits, counted, licence, listed, nearest_city, points, region, series, symbol, who, yes};

/// The regions along the track: fields, city, bandits, and who is there.
pub(super) fn regions(view: &View) -> Section {
    let table = &view.table;
    let rows = view.regions.iter().enumerate().map(|(number, of)| {
        let printed = &table.board().regions[number];
        let pawns: Vec<Phrase> =
            table.all_seats().filter(|&seat| table.region_of(seat) == number).map(|seat| who(view, seat)).collect();
        let face_up = bandits(of.bandits.iter().copied().flatten());
        let face_down = (of.face_down > 0).then(|| counted("bandits-face-down", of.face_down as i64));
        let here = if table.board().desert == Some(number as u8) { "desert" } else { "fort" };
        let city = nearest_city(table, number).unwrap_or_else(|| Phrase::new("wild").with("kind", Arg::Key(here)));
        vec![
            Phrase::new("region-fields")
                .with("name", Arg::Verbatim(of.name.to_owned()))
                .with("from", i64::from(printed.from))
                .with("to", i64::from(printed.to)),
            city,
            listed(face_up.into_iter().chain(face_down).collect()),
            listed(pawns),
        ]
    });
    let table_of =
        Block::Table { head: head(["head-region", "head-city", "head-bandits", "head-pawns"]), rows: rows.collect() };
    let unseen = Symbol::ALL.into_iter().zip(view.unseen_bandits);
    let unseen = bandits(unseen.flat_map(|(of, count)| std::iter::repeat_n(of, usize::from(count))));
    let mut blocks = vec![table_of];
    let face_down: usize = view.regions.iter().map(|of| of.face_down).sum();
    if face_down > 0 {
        let all: u8 = view.unseen_bandits.iter().sum();
        blocks.push(line(counted("bandits-to-come", face_down as i64).with("bandits", unseen).with("all", all)));
    }
    super::section("table-regions", blocks)
}

/// The cities: price, points, poster and fields.
pub(super) fn cities(view: &View) -> Section {
    let rows = view.cities.iter().map(|of| {
        let numbers = &view.table.numbers().cities[of.city.index()];
        let [first, second, third] = numbers.outposts;
        vec![
            crate::words::nouns::city(of.city),
            counted("coins", numbers.cost),
            Phrase::new("outpost-points").with("first", first).with("second", second).with("third", third),
            symbol(of.poster),
            free(of),
            taken(view, of),
        ]
    });
    let heads = ["head-city", "head-outpost", "head-outpost-points", "head-poster", "head-free", "head-taken"];
    let blocks = vec![line(Phrase::new("cities-about")), Block::Table { head: head(heads), rows: rows.collect() }];
    super::section("table-cities", blocks)
}

fn free(of: &CityView) -> Phrase {
    let free = of.fields.iter().filter(|one| one.disc.is_none());
    listed(free.map(short).collect())
}

/// A field, as briefly as in a list.
fn short(of: &FieldView) -> Phrase {
    Phrase::new("field-short")
        .with("need", Arg::Key(of.field.need.name()))
        .with("premium", Arg::Key(of.field.premium.name()))
}

fn taken(view: &View, of: &CityView) -> Phrase {
    let taken =
        of.fields.iter().filter_map(|one| one.disc.map(|disc| (one, disc))).map(|(_, (seat, outpost))| (seat, outpost));
    let mut discs: Vec<((table::Seat, bool), u8)> = Vec::new();
    for disc in taken {
        match discs.iter_mut().find(|(other, _)| *other == disc) {
            Some((_, count)) => *count += 1,
            None => discs.push((disc, 1)),
        }
    }
    discs.sort_unstable_by_key(|&((seat, outpost), _)| (seat, !outpost));
    let told = discs.into_iter().map(|((seat, outpost), count)| {
        Phrase::new("discs-of").with("who", who(view, seat)).with("outpost", yes(outpost)).with("count", count)
    });
    listed(told.collect())
}

/// Licences on offer and joker tokens at their places.
pub(super) fn licences(view: &View) -> Section {
    let table = &view.table;
    let board = table.board();
    let mut blocks = Vec::new();
    for (place, regions) in board.licence_regions.into_iter().enumerate().filter(|(_, regions)| *regions != 0) {
        let first = board.licences[table.seat_count().saturating_sub(2).min(2)][0];
        let spots = view.licences.iter().enumerate().filter(|(spot, _)| usize::from(*spot >= first) == place);
        let there: Vec<Phrase> = spots.filter_map(|(_, lies)| *lies).map(licence).collect();
        let where_: Vec<Phrase> = ones(regions).map(|n| region(table, n.into())).collect();
        blocks.push(line(
            Phrase::new("licences-there")
                .with("regions", where_)
                .with("licences", listed(there))
                .with("price", counted("coins", LICENCE_COINS)),
        ));
    }
    blocks.push(line(Phrase::new("licences-worth").with("pair", points(crate::data::LICENCE_PAIR_POINTS))));
    blocks.push(line(joker_places(view)));
    super::section("table-licences", blocks)
}

/// Where tokens still lie, and how many.
fn joker_places(view: &View) -> Phrase {
    let places = view.table.board().jokers.iter().zip(view.joker_places).filter(|(_, left)| *left > 0);
    let places: Vec<Phrase> = places
        .map(|(&field, left)| {
            counted("joker-place", left).with("before", i64::from(field) - 1).with("after", i64::from(field))
        })
        .collect();
    if places.is_empty() {
        return Phrase::new("joker-places-empty");
    }
    Phrase::new("joker-places").with("places", series(places))
}
