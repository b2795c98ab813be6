//! Where each option is chosen.

use drawing::Key;
use table::Seat;
use table::sets::ones;

use super::{chips, keys};
use crate::action::{Action, Slot};
use crate::data::{Kind, Place, ROW};
use crate::state::Task;
use crate::view::View;

/// The elements on which an option is chosen; all of them are in the drawing of the same view.
pub(super) fn of(view: &View, action: Action) -> Vec<Key> {
    let Some(seat) = view.seat else { return Vec::new() };
    let one = |key: String| vec![Key::new(key)];
    let fixed = |key: &'static str| vec![Key::new(key)];
    match action {
        Action::Pile(number) => one(keys::pile(usize::from(number))),
        Action::Lay(place) | Action::Activate { place, .. } | Action::Mobilise(place) => one(keys::town(place)),
        Action::Combo { third: Some(place), .. } => one(keys::town(place)),
        Action::Combo { third: None, .. } | Action::Cow => fixed(keys::PASTURE),
        Action::Dice { crossed } => fixed(if crossed { keys::CROSSED } else { keys::STRAIGHT }),
        Action::NoCombo | Action::Done => fixed(keys::DONE),
        Action::Produce { place, second, .. } => one(keys::make(place, second)),
        Action::Accept(points) => {
            let field = keys::field(view.table.player(seat).total + u16::from(points));
            vec![Key::new(field), Key::new(keys::count(points))]
        }
        Action::Posse(slot) => one(keys::bandit(region(view, seat), usize::from(slot))),
        Action::Pay { hats, coins, uses } => one(chips::payment_key(&view.table, seat, hats, coins, uses)),
        Action::Jail => jail(view, seat),
        Action::Outpost(city, field) | Action::Rob(city, field) => one(keys::cell(city, field)),
        Action::Scam => fixed(keys::SCAM),
        Action::Refresh(row) => one(keys::deck(row)),
        Action::Discard(cards) => discarded(view, cards),
        Action::Reserve(slot) => one(keys::market(slot)),
        Action::Buy(slot) if slot == Slot::RESERVED => one(keys::reserved(seat)),
        Action::Buy(slot) => one(keys::market(slot)),
        Action::Keep { new: true } => fixed(keys::IN_HAND),
        Action::Keep { new: false } => one(keys::reserved(seat)),
        Action::Licence(licence) => one(keys::licence(licence)),
        Action::OwnPrison => prisons(view, seat),
        Action::Train { .. } => fixed(keys::TRAIN),
        Action::Shop => fixed(keys::SHOP),
        Action::Contest(tokens) => one(keys::count(tokens)),
    }
}

fn region(view: &View, seat: Seat) -> &'static str {
    view.table.board().regions[view.table.region_of(seat)].name
}

/// The jail of the Nearest City or the fort; where there is neither, the bandit himself.
fn jail(view: &View, seat: Seat) -> Vec<Key> {
    let there = view.table.can_jail_in(view.table.region_of(seat));
    vec![Key::new(if there { keys::JAIL } else { keys::TIED })]
}

/// The cards of the row that is being refreshed, all of which are gathered.
fn discarded(view: &View, cards: u8) -> Vec<Key> {
    let row = if let Task::Refresh(row) = view.table.turn.task { row.index() } else { 0 };
    let chosen = ones(cards).map(usize::from);
    chosen.map(|card| Key::new(keys::market(Slot::by_index(row * ROW + card)))).collect()
}

/// The Prisons of a Town; those with an anvil, if there are any.
fn prisons(view: &View, seat: Seat) -> Vec<Key> {
    let (table, player) = (&view.table, view.table.player(seat));
    let prisons = || Place::all().filter(|&place| table.card_at(seat, place).kind == Kind::Prison);
    let ready: Vec<Place> = prisons().filter(|&place| player.anvilled.contains(place)).collect();
    let all = if ready.is_empty() { prisons().collect() } else { ready };
    all.into_iter().map(|place| Key::new(keys::town(place))).collect()
}
