//! What lies before each player: resources, bandits, discs, licence, and the Town.

use table::Seat;
use wording::{Arg, Block, Phrase, Section};

use super::{head, line};
use crate::data::{MAX_COWS, MAX_HATS, Place, TRACK};
use crate::state::Table;
use crate::view::View;
use crate::words::cards::{in_full, production_now};
use crate::words::dice;
use crate::words::nouns::{
    ability, bandit, by, card, city, counted, licence_of, listed, place, points, region, series, symbols, times, yes,
};

/// One's own things.
pub(super) fn own(view: &View, seat: Seat) -> Section {
    super::section("table-own", belongings(view, seat))
}

/// One's own Town, place by place, with what wakes each card.
pub(super) fn town(view: &View, seat: Seat) -> Section {
    let mut blocks = vec![line(Phrase::new("town-about"))];
    blocks.push(cards(&view.table, seat));
    blocks.extend(covered(&view.table, seat));
    super::section("table-town", blocks)
}

/// Another player, with their Town.
pub(super) fn other(view: &View, seat: Seat) -> Section {
    let mut blocks = belongings(view, seat);
    blocks.push(cards(&view.table, seat));
    blocks.extend(covered(&view.table, seat));
    Section { title: by("table-player", view, seat), blocks }
}

fn belongings(view: &View, seat: Seat) -> Vec<Block> {
    let mut blocks = vec![line(position(view, seat)), line(purse(view, seat)), line(crew(view, seat))];
    blocks.push(line(licence(view, seat)));
    if let Some(reserved) = view.table.player(seat).reserved.some() {
        let facts = view.table.facts(reserved);
        blocks.push(line(
            Phrase::new("player-reserved")
                .with("card", card(reserved))
                .with("price", crate::words::cards::price(facts))
                .with("brings", in_full(facts)),
        ));
    }
    blocks
}

/// Points, field, region, and how far the border is.
pub(super) fn position(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let total = table.player(seat).total;
    let here = table.region_of(seat);
    Phrase::new("player-position")
        .with("points", points(total))
        .with("field", i64::from(total % TRACK))
        .with("region", region(table, here))
        .with("border", i64::from(table.board().to_border(total)))
        .with("next", region(table, table.board().next_region(here)))
        .with("sheriff", yes(table.sheriff == seat))
}

fn purse(view: &View, seat: Seat) -> Phrase {
    let player = view.table.player(seat);
    Phrase::new("player-purse")
        .with("hats", player.hats)
        .with("most-hats", MAX_HATS)
        .with("coins", i64::from(player.coins))
        .with("cows", player.cows)
        .with("most-cows", MAX_COWS)
        .with("tokens", player.jokers)
}

/// Bandits, discs and what they have become.
pub(super) fn crew(view: &View, seat: Seat) -> Phrase {
    let table = &view.table;
    let player = table.player(seat);
    let areas = table.board().areas.iter().zip(player.outposts);
    let outposts = areas
        .filter(|(_, count)| *count > 0)
        .map(|(&of, count)| Phrase::new("outposts-in").with("city", city(of)).with("count", count));
    Phrase::new("player-crew")
        .with("tied", player.tied.map_or_else(|| Phrase::new("bandit-nobody"), bandit))
        .with("tom", yes(table.is_tom(seat)))
        .with("delivered", player.delivered)
        .with("outposts", listed(outposts.collect()))
        .with("robberies", player.robberies)
        .with("discs", counted("discs", player.discs))
}

pub(super) fn licence(view: &View, seat: Seat) -> Phrase {
    let worth = view.table.account().of(seat).scores[crate::rules::scoring::LICENCE];
    Phrase::new("player-licence")
        .with("licence", licence_of(view, seat))
        .with("bought", yes(view.table.player(seat).licence.is_some()))
        .with("worth", points(worth))
}

/// The twelve cards of a Town.
fn cards(table: &Table, seat: Seat) -> Block {
    let rows = Place::all().map(|at| {
        let lies = table.player(seat).town[at.index()];
        let kind = crate::words::nouns::kind(lies.kind());
        vec![
            place(at),
            Phrase::new("cell").with("what", kind),
            symbols(lies.symbols().into_iter().flatten()),
            produces(table, seat, at),
            state(table, seat, at),
            dice::woken_by(table, seat, at),
        ]
    });
    Block::Table {
        head: head(["head-place", "head-card", "head-symbols", "head-produces", "head-state", "head-woken"]),
        rows: rows.collect(),
    }
}

/// Production, and the ability by name.
fn produces(table: &Table, seat: Seat, at: Place) -> Phrase {
    let facts = table.card_at(seat, at);
    series([production_now(table, seat, at)].into_iter().chain(facts.ability.map(ability)))
}

/// Whether a card is blocked, active or free, and its anvils.
fn state(table: &Table, seat: Seat, at: Place) -> Phrase {
    let player = table.player(seat);
    let active = player.active[..usize::from(player.active_count)].contains(&(at.index() as u8));
    let key = if player.blocked.contains(at) {
        "blocked"
    } else if active {
        "active"
    } else {
        "free"
    };
    Phrase::new("card-state").with("state", Arg::Key(key)).with("anvils", player.anvils[at.index()])
}

/// Cards that lie under others, by place.
fn covered(table: &Table, seat: Seat) -> Option<Block> {
    let below = Place::all().filter_map(|at| {
        let cards: Vec<Phrase> = table.downwards(table.player(seat).town[at.index()]).skip(1).map(card).collect();
        (!cards.is_empty()).then(|| Phrase::new("covered-at").with("place", place(at)).with("cards", cards))
    });
    let below: Vec<Phrase> = below.collect();
    (!below.is_empty()).then(|| line(Phrase::new("player-covered").with("cards", series(below))))
}

/// Cards, sorted, with how many there are of each.
pub(super) fn piled(cards: impl Iterator<Item = crate::data::Card>) -> Vec<Phrase> {
    let mut named: Vec<(crate::data::Kind, Vec<crate::data::Symbol>, usize)> = Vec::new();
    for of in cards {
        let marks: Vec<crate::data::Symbol> = of.symbols().into_iter().flatten().collect();
        match named.iter_mut().find(|(kind, symbols, _)| *kind == of.kind() && *symbols == marks) {
            Some((_, _, count)) => *count += 1,
            None => named.push((of.kind(), marks, 1)),
        }
    }
    let name = |kind, marks: Vec<crate::data::Symbol>| {
        Phrase::new("card").with("kind", crate::words::nouns::kind(kind)).with("symbols", symbols(marks))
    };
    named.into_iter().map(|(kind, marks, count)| times(count, name(kind, marks))).collect()
}
