//! What people and things are called.

use table::Seat;
use table::sets::ones;
use wording::{Arg, Phrase};

use crate::action::Slot;
use crate::data::{
    ANY_SYMBOL, Ability, Card, City, Cost, Field, Gain, Licence, Place, SheriffCard, Symbol, Symbols, TomCard,
};
use crate::state::Table;
use crate::view::View;

/// The seat whose eyes these are; for those who only watch, whoever is waited for.
pub(crate) fn me(view: &View) -> Seat {
    view.seat.or_else(|| view.waiting.first().copied()).unwrap_or(view.sheriff)
}

/// A player by name; Tom by his own.
pub(crate) fn who(view: &View, seat: Seat) -> Phrase {
    if view.table.is_tom(seat) { Phrase::new("tom") } else { Phrase::new("person").with("seat", seat) }
}

/// Something that somebody does or has.
pub(crate) fn by(id: &'static str, view: &View, seat: Seat) -> Phrase {
    Phrase::new(id).with("who", who(view, seat))
}

pub(crate) fn yes(condition: bool) -> Arg {
    Arg::Key(if condition { "yes" } else { "no" })
}

/// A message about so many of something.
pub(crate) fn counted(id: &'static str, count: impl Into<i64>) -> Phrase {
    Phrase::new(id).with("count", count.into())
}

pub(crate) fn number(number: impl Into<i64>) -> Phrase {
    Phrase::new("number").with("number", number.into())
}

/// “a; b; c”.
pub(crate) fn series(parts: impl IntoIterator<Item = Phrase>) -> Phrase {
    let joined =
        parts.into_iter().reduce(|before, after| Phrase::new("series").with("before", before).with("after", after));
    joined.unwrap_or_else(|| Phrase::new("nothing"))
}

/// Several things, or nothing.
pub(crate) fn things(things: Vec<Phrase>) -> Phrase {
    Phrase::new("things").with("things", things)
}

/// Several things in a cell of a table, or a dash.
pub(crate) fn listed(things: Vec<Phrase>) -> Phrase {
    Phrase::new("listed").with("things", things)
}

pub(crate) fn points(count: impl Into<i64>) -> Phrase {
    counted("points", count)
}

/// Points that a seat would get; if they lead over a border, with the region in which they end.
pub(crate) fn points_ahead(table: &Table, seat: Seat, count: u8) -> Phrase {
    let total = table.player(seat).total;
    if u16::from(count) < table.board().to_border(total) {
        return points(count);
    }
    let there = table.board().region_at(total + u16::from(count));
    Phrase::new("points-ahead").with("points", points(count)).with("region", region(table, there))
}

/// So many of each resource, without those of which there is nothing.
fn amounts(hats: u8, coins: u16, cows: u8, points: u16) -> Vec<Phrase> {
    let all = [("hats", u16::from(hats)), ("coins", coins), ("cows", u16::from(cows)), ("points", points)];
    all.into_iter().filter(|(_, count)| *count > 0).map(|(id, count)| counted(id, count)).collect()
}

pub(crate) fn gain(gain: Gain) -> Phrase {
    things(amounts(gain.hats, gain.coins.into(), gain.cows, gain.points.into()))
}

pub(crate) fn cost(cost: Cost) -> Phrase {
    things(amounts(cost.hats, cost.coins.into(), 0, 0))
}

/// What somebody holds, as a list: having nothing is said in other words.
pub(crate) fn held(hats: u8, coins: u16, cows: u8) -> Vec<Phrase> {
    amounts(hats, coins, cows, 0)
}

/// What is paid.
pub(crate) fn resources(hats: u8, coins: u16, cows: u8) -> Phrase {
    things(amounts(hats, coins, cows, 0))
}

pub(crate) fn symbol(symbol: Symbol) -> Phrase {
    Phrase::new(format!("symbol-{symbol}"))
}

/// “cactus, boot”.
pub(crate) fn symbols(symbols: impl IntoIterator<Item = Symbol>) -> Phrase {
    let comma = |before, after| Phrase::new("symbols-next").with("before", before).with("after", after);
    symbols.into_iter().map(symbol).reduce(comma).unwrap_or_else(|| Phrase::new("nothing"))
}

/// The symbols of a set.
pub(crate) fn symbols_of(set: Symbols) -> Vec<Symbol> {
    (set & ANY_SYMBOL).iter().collect()
}

pub(crate) fn kind(kind: crate::data::Kind) -> Phrase {
    Phrase::new(format!("card-{kind}"))
}

/// A card: its kind and its symbols.
pub(crate) fn card(card: Card) -> Phrase {
    match card.some() {
        Some(card) => labelled("card", card),
        None => Phrase::new("nothing"),
    }
}

/// `top 3`
pub(crate) fn place(place: Place) -> Phrase {
    Phrase::new("place").with("row", row_key(place.row())).with("column", place.column() + 1)
}

pub(crate) fn row_key(row: usize) -> Arg {
    Arg::Key(if row == 0 { "top" } else { "bottom" })
}

/// The card at a place of somebody's Town, with the place.
pub(crate) fn card_at(table: &Table, seat: Seat, at: Place) -> Phrase {
    card_on(table.player(seat).town[at.index()], at)
}

/// A card on a place of a Town.
pub(crate) fn card_on(lies: Card, at: Place) -> Phrase {
    labelled("card-at", lies).with("place", place(at))
}

/// A card in the Market, with its place.
pub(crate) fn card_in(lies: Card, at: Slot) -> Phrase {
    labelled("card-in", lies).with("slot", slot(at))
}

/// A card of a row of the Market, with its number in the row.
pub(crate) fn card_number(lies: Card, number: usize) -> Phrase {
    labelled("card-number", lies).with("number", number)
}

/// The same in short, where its symbols can be seen beside it.
pub(crate) fn kind_number(lies: Card, number: usize) -> Phrase {
    Phrase::new("kind-number").with("kind", kind(lies.kind())).with("number", number)
}

fn labelled(id: &'static str, lies: Card) -> Phrase {
    Phrase::new(id).with("kind", kind(lies.kind())).with("symbols", symbols(lies.symbols().into_iter().flatten()))
}

/// A place of the Market, as in notation.
pub(crate) fn slot(slot: Slot) -> Arg {
    Arg::Verbatim(slot.to_string())
}

/// So many cards of one kind.
pub(crate) fn times(count: usize, card: Phrase) -> Phrase {
    match count {
        1 => card,
        _ => Phrase::new("card-times").with("times", count).with("card", card),
    }
}

pub(crate) fn ability(ability: Ability) -> Phrase {
    Phrase::new(format!("ability-{ability}"))
}

pub(crate) fn city(city: City) -> Phrase {
    Phrase::new(format!("city-{city}"))
}

/// The Nearest City of a region.
pub(crate) fn nearest_city(table: &Table, region: usize) -> Option<Phrase> {
    let board = table.board();
    let cities: Vec<City> = ones(board.regions[region].areas).map(|area| board.areas[usize::from(area)]).collect();
    match cities[..] {
        [] => None,
        [one] => Some(city(one)),
        _ => Some(Phrase::new("city-double")),
    }
}

/// A region with its city, desert or fort.
pub(crate) fn region(table: &Table, region: usize) -> Phrase {
    let board = table.board();
    let name = Arg::Verbatim(board.regions[region].name.to_owned());
    let kind = if board.desert == Some(region as u8) { "desert" } else { "fort" };
    match nearest_city(table, region) {
        Some(city) => Phrase::new("region").with("name", name).with("city", city),
        None => Phrase::new("region-wild").with("name", name).with("kind", Arg::Key(kind)),
    }
}

/// A bandit token; a joker is a Whole Gang.
pub(crate) fn bandit(bandit: Symbol) -> Phrase {
    match bandit {
        Symbol::Joker => Phrase::new("bandit-gang"),
        symbol_of => Phrase::new("bandit").with("symbol", symbol(symbol_of)),
    }
}

/// Several bandits, with how many there are of each.
pub(crate) fn bandits(bandits: impl IntoIterator<Item = Symbol>) -> Vec<Phrase> {
    let mut counts = [0; Symbol::ALL.len()];
    bandits.into_iter().for_each(|one| counts[one.index()] += 1);
    let there = Symbol::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    there.map(|(one, count)| times(count, bandit(one))).collect()
}

/// A business field: what it asks for and what it gives.
pub(crate) fn field(field: Field) -> Phrase {
    Phrase::new("field").with("need", Arg::Key(field.need.name())).with("premium", Arg::Key(field.premium.name()))
}

/// The licence that a seat uses: the printed one, or the one it bought.
pub(crate) fn licence_of(view: &View, seat: Seat) -> Phrase {
    licence_with(symbols(view.table.licence_symbols(seat).into_iter().flatten()))
}

pub(crate) fn licence(licence: Licence) -> Phrase {
    licence_with(symbols(licence.symbols()))
}

fn licence_with(symbols: Phrase) -> Phrase {
    Phrase::new("licence").with("symbols", symbols)
}

pub(crate) fn contest(contest: SheriffCard) -> Phrase {
    Phrase::new(format!("contest-{contest}"))
}

/// A card of Tom's as it is numbered: `Y-3`, or `YY-3` on its hard side.
pub(crate) fn toms_card(card: TomCard, hard: bool) -> Arg {
    let name = card.name();
    Arg::Verbatim(if hard { format!("{}{name}", &name[..1]) } else { name.to_owned() })
}

/// The card of Tom's at a place.
pub(crate) fn toms_card_at(view: &View, place: Place) -> Arg {
    let (card, hard) = view.tom.as_ref().map_or((TomCard::Y1, false), |tom| tom.cards[place.index()]);
    toms_card(card, hard)
}
