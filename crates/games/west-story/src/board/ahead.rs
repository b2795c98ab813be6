//! What lights up while an option is looked at: where it leads.

use drawing::Key;
use table::Seat;

use super::keys;
use super::track::AHEAD;
use crate::action::{Action, How, Slot};
use crate::data::{JAIL_POINTS, OWN_PRISON_POINTS, Place, Places, Section};
use crate::state::{Deal, Spot, Table};
use crate::view::View;

/// The elements that an option leads to, without being chosen on them.
pub(super) fn of(view: &View, action: Action) -> Vec<Key> {
    let (Some(seat), table) = (view.seat, &view.table) else { return Vec::new() };
    let key = |key: String| Key::new(key);
    match action {
        Action::Dice { crossed } => table.led_to(seat, crossed).map(|place| key(keys::town(place))).to_vec(),
        Action::Accept(_) => vec![key(keys::pawn(seat))],
        Action::Jail => field(table, seat, JAIL_POINTS),
        Action::OwnPrison => field(table, seat, OWN_PRISON_POINTS),
        Action::Posse(slot) => cards(table, seat, table.cards_for_posse(seat, slot).0),
        Action::Outpost(city, field) | Action::Rob(city, field) => {
            let area = table.board().areas.iter().position(|&one| one == city);
            let spot = area.map(|area| Spot { area: area as u8, field });
            spot.map_or_else(Vec::new, |spot| cards(table, seat, table.cards_for_business(seat, spot).0))
        }
        Action::Activate { .. } | Action::Pay { .. } => deal(view),
        Action::Produce { place, second, how } if how != How::Skip => produced(table, seat, place, second, how),
        Action::Buy(slot) => bought(view, seat, slot),
        Action::Contest(_) => vec![key(keys::standing(seat))],
        Action::Licence(_) => vec![key(keys::LICENCE.to_owned())],
        Action::Reserve(_) => vec![key(keys::reserved(seat))],
        Action::Train { .. } => vec![key(keys::COINS.to_owned())],
        Action::Combo { third: Some(_), .. } => active(table, seat),
        _ => Vec::new(),
    }
}

/// The field that so many points lead to, if it is near enough to be drawn.
fn field(table: &Table, seat: Seat, points: u8) -> Vec<Key> {
    let points = u16::from(points);
    let total = table.player(seat).total;
    if points == 0 || points > AHEAD { Vec::new() } else { vec![Key::new(keys::field(total + points))] }
}

fn cards(table: &Table, seat: Seat, fitting: Places) -> Vec<Key> {
    (fitting & table.player(seat).available()).iter().map(|place| Key::new(keys::town(place))).collect()
}

/// The two cards that make the Combo.
fn active(table: &Table, seat: Seat) -> Vec<Key> {
    let player = table.player(seat);
    let two = &player.active[..usize::from(player.active_count)];
    two.iter().map(|&at| Key::new(keys::town(Place::by_index(usize::from(at))))).collect()
}

/// What is being paid or activated for.
pub(super) fn deal(view: &View) -> Vec<Key> {
    let table = &view.table;
    match table.turn.deal {
        Deal::Posse { slot } => {
            let region = table.board().regions[usize::from(table.turn.region)].name;
            let there = table.bandits[usize::from(table.turn.region)][usize::from(slot)].is_some();
            if there { vec![Key::new(keys::bandit(region, usize::from(slot)))] } else { Vec::new() }
        }
        Deal::Business { spot, .. } => {
            vec![Key::new(keys::cell(table.board().areas[usize::from(spot.area)], spot.field))]
        }
        Deal::Licence { spot } => {
            table.licences[usize::from(spot)].map(|licence| Key::new(keys::licence(licence))).into_iter().collect()
        }
        Deal::Purchase { card } => {
            let slot = table.market.iter().position(|&lies| lies == card).map(Slot::by_index);
            slot.map(|slot| Key::new(keys::market(slot))).into_iter().collect()
        }
        Deal::Gold | Deal::None => Vec::new(),
    }
}

/// Where production goes: hats, coins and cows to their tracks, points to the field that they lead to.
fn produced(table: &Table, seat: Seat, place: Place, second: bool, how: How) -> Vec<Key> {
    let gain = match (table.card_at(seat, place).production[usize::from(second)], how) {
        (Section::Choose(_, other), How::Second) => other,
        (Section::Choose(one, _), _) => one,
        (Section::Pay(_, gain), _) => gain,
        (section, _) => table.could_give(seat, section),
    };
    let tracks = [(gain.hats, keys::HATS), (gain.coins, keys::COINS), (gain.cows, keys::PASTURE)];
    let goods = tracks.into_iter().filter(|(count, _)| *count > 0).map(|(_, key)| Key::new(key));
    goods.chain(field(table, seat, gain.points)).collect()
}

/// The field that a purchase leads to.
fn bought(view: &View, seat: Seat, slot: Slot) -> Vec<Key> {
    let card = match slot.row() {
        Some(_) => view.market[slot.index()],
        None => view.table.player(seat).reserved.some(),
    };
    card.map_or_else(Vec::new, |card| field(&view.table, seat, view.table.facts(card).points))
}
