//! Where each option is chosen.

use drawing::Key;
use table::sets::ones;

use super::{hand, keys};
use crate::action::{Action, Set};
use crate::data::data;
use crate::ids::Postcard;
use crate::view::{Phase, View};
use crate::vocabulary::Check;
use crate::words::own::Own;

/// The elements on which an option is chosen.
pub(super) fn of(view: &View, action: Action) -> Vec<Key> {
    let one = |key: String| vec![key];
    let keys = match action {
        Action::Keep(mask) => ones(mask).map(usize::from).map(keys::drawn).collect(),
        Action::Under(slot) => one(keys::drawn(slot.into())),
        Action::Conductor(conductor) => one(keys::conductor_choice(conductor)),
        Action::Take(card) => {
            let places = view.row.iter().enumerate().filter(|(_, here)| **here == Some(card));
            places.map(|(place, _)| keys::row(place)).collect()
        }
        Action::Blind => one(keys::DECK.to_owned()),
        Action::Refresh => one(keys::REFRESH.to_owned()),
        Action::Tickets => one(keys::TICKETS.to_owned()),
        Action::Build(strand) => one(keys::strand(strand)),
        Action::Pay(set) => ways(view, set),
        Action::Discard(card) | Action::Add(card) => one(keys::stack_of(card)),
        Action::Cash => one(keys::PURSE.to_owned()),
        Action::GiveUp => one(keys::DONE.to_owned()),
        Action::Outlaw(city) | Action::Site(city) => one(keys::city(city)),
        Action::Accept => match view.phase {
            Phase::Postcard(Some(asked)) => one(keys::postcard(asked)),
            _ => Vec::new(),
        },
        Action::Decline => one(keys::DONE.to_owned()),
        Action::Rest => one(keys::REST.to_owned()),
        Action::Wake => resting(view),
        Action::Show(color) => one(keys::stack(Some(color))),
        Action::Archive(event) => one(keys::event_choice(event)),
        Action::Open(area) => one(keys::area_choice(area)),
    };
    keys.into_iter().map(Key::new).collect()
}

/// One's own postcards that ask for something.
fn resting(view: &View) -> Vec<String> {
    let own = view.seat.map(|seat| &view.players[seat.index()].postcards);
    let asks = |postcard: Postcard| {
        matches!(data().postcards[postcard.index()].check, Check::BuildOptional | Check::TurnEndOptional)
    };
    let own = own.into_iter().flatten().map(|(postcard, _)| *postcard);
    own.filter(|postcard| asks(*postcard)).map(keys::postcard).collect()
}

/// A fan of cards; and the stack, if no other way uses its colour.
fn ways(view: &View, set: Set) -> Vec<String> {
    let (Phase::Set(strand), Some(own)) = (view.phase, Own::of(view)) else { return Vec::new() };
    let sets = hand::sets(&own, strand);
    let way = sets.iter().position(|other| *other == set).map(keys::way);
    let alone = sets.iter().filter(|other| other.color == set.color).count() == 1;
    way.into_iter().chain(alone.then(|| keys::stack(set.color))).collect()
}
