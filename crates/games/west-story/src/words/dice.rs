//! Which card a die would wake, blocked cards being slid over, and which Combo two cards would make.

use table::Seat;
use wording::{Arg, Phrase};

use super::nouns::{card_at, number, symbols, symbols_of};
use crate::data::{COLUMNS, Place, Places, Symbol, Symbols};
use crate::state::Table;

/// The places of a Town that will be blocked at the next roll, as things are: what is active now is blocked then, and full
/// rows are cleared.
fn blocked_next(table: &Table, seat: Seat) -> Places {
    let player = table.player(seat);
    let active = player.active[..usize::from(player.active_count)].iter().map(|&at| Place::by_index(usize::from(at)));
    let mut blocked = active.fold(player.blocked, Places::with);
    if let Some(tom) = table.tom.as_ref().filter(|tom| tom.seat == seat) {
        blocked |= tom.active;
    }
    for row in 0..2 {
        if blocked.contains_all(Places::in_row(row)) {
            blocked -= Places::in_row(row);
        }
    }
    blocked
}

/// The values of a die that would lead to a place at the next roll.
pub(crate) fn values(table: &Table, seat: Seat, place: Place) -> Vec<usize> {
    values_with(blocked_next(table, seat), place)
}

/// The same if these places are blocked.
fn values_with(blocked: Places, place: Place) -> Vec<usize> {
    (0..COLUMNS).filter(|&column| Table::slide(blocked, place.row(), column) == place).map(|n| n + 1).collect()
}

/// The values that would wake a place, as words: “2 or 3”, “none”.
pub(crate) fn woken_by(table: &Table, seat: Seat, place: Place) -> Phrase {
    values_as_words(&values(table, seat, place))
}

fn values_as_words(values: &[usize]) -> Phrase {
    let listed: Vec<Phrase> = values.iter().map(|&value| number(value as i64)).collect();
    Phrase::new("die-values").with("values", listed)
}

/// Where the dice lead, row by row: the card, from which column the die slid there, and what is produced.
pub(crate) fn led_to(table: &Table, seat: Seat, crossed: bool) -> [Phrase; 2] {
    let places = table.led_to(seat, crossed);
    [0, 1].map(|row| {
        let value = table.dice[row ^ usize::from(crossed)];
        let place = places[row];
        let slid = place.column() + 1 != usize::from(value);
        Phrase::new("led-to")
            .with("card", card_at(table, seat, place))
            .with("slid", super::nouns::yes(slid))
            .with("value", value)
            .with("produces", super::cards::production_now(table, seat, place))
    })
}

/// The Combo that two cards make by themselves, if they do: “Combo of cactus”.
pub(crate) fn combo(table: &Table, seat: Seat, two: [Place; 2]) -> Phrase {
    let chance = table.chance_with(seat, two.map(|place| place.index() as u8));
    if !chance.natural {
        return Phrase::new("combo-none");
    }
    combo_of(chance.symbols)
}

/// A Combo with one of these symbols.
pub(crate) fn combo_of(set: Symbols) -> Phrase {
    let all = Symbol::BASIC.iter().all(|&symbol| set.contains(symbol));
    if all {
        return Phrase::new("combo-any");
    }
    Phrase::new("combo").with("symbols", symbols(symbols_of(set)))
}

/// The colour of the die for a row.
pub(crate) fn colour(row: usize, crossed: bool) -> Arg {
    Arg::Key(if (row == 0) == crossed { "green" } else { "yellow" })
}
