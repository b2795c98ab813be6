//! Options: what is done, what it costs and what it brings.

mod market;
mod points;
mod ride;
mod town;

use wording::{Arg, Phrase};

use super::nouns::{card_at, city, counted, me, row_key, yes};
use super::prices;
use crate::action::Action;
use crate::data::{Level, Place};
use crate::state::{Phase, Task};
use crate::view::View;

/// An option as a line in a list.
pub(super) fn of(view: &View, action: Action) -> Phrase {
    match action {
        Action::Pile(pile) => town::pile(view, pile),
        Action::Lay(place) => town::lay(view, place),
        Action::Dice { crossed } => town::dice(view, crossed),
        Action::Combo { third, tokens } => town::combo(view, third, tokens),
        Action::NoCombo => counted("option-no-combo", view.table.player(me(view)).jokers),
        Action::Produce { place, second, how } => town::produce(view, place, second, how),
        Action::Accept(accepted) => points::accept(view, accepted),
        Action::Posse(slot) => ride::posse(view, slot),
        Action::Activate { place, joker } => ride::activate(view, place, joker),
        Action::Pay { hats, coins, uses } => market::pay(view, hats, coins, uses),
        Action::Jail => ride::jail(view),
        Action::Outpost(city, field) => ride::business(view, city, field, true),
        Action::Rob(city, field) => ride::business(view, city, field, false),
        Action::Scam => Phrase::new("option-scam"),
        Action::Refresh(row) => market::refresh(view, row),
        Action::Discard(cards) => market::discard(view, cards),
        Action::Reserve(slot) => market::reserve(view, slot),
        Action::Keep { new } => market::keep(view, new),
        Action::Licence(licence) => ride::licence(view, licence),
        Action::Cow => ride::cow(view),
        Action::OwnPrison => ride::own_prison(view),
        Action::Mobilise(place) => mobilise(view, place),
        Action::Train { hats, bandit } => ride::train(view, hats, bandit),
        Action::Shop => market::shop(view),
        Action::Done => done(view),
        Action::Buy(slot) => market::buy(view, slot),
        Action::Contest(tokens) => points::contest(view, tokens),
    }
}

/// The heading of an option where lists grow long.
pub(super) fn group(view: &View, action: Action) -> Option<Phrase> {
    let table = &view.table;
    let rows = |id: &'static str, place: Place| Phrase::new(id).with("row", row_key(place.row()));
    Some(match action {
        Action::Lay(place) => rows("group-row", place),
        Action::Activate { joker: true, .. } => Phrase::new("group-with-token"),
        Action::Activate { place, .. } => rows("group-row", place),
        Action::Combo { tokens: 0, .. } => Phrase::new("group-combo"),
        Action::Combo { tokens, .. } => counted("group-combo-tokens", tokens),
        Action::Posse(_) => Phrase::new("group-posse"),
        Action::Jail => Phrase::new("group-jail"),
        Action::Outpost(of, _) => Phrase::new("group-outpost").with("city", city(of)),
        Action::Rob(of, _) => Phrase::new("group-rob").with("city", city(of)),
        Action::Scam => Phrase::new("group-scam"),
        Action::Licence(_) => Phrase::new("group-licence"),
        Action::OwnPrison | Action::Mobilise(_) | Action::Train { .. } if table.turn.task == Task::Main => {
            Phrase::new("group-additional")
        }
        Action::Refresh(_) => Phrase::new("group-refresh"),
        Action::Reserve(slot) => level_heading("group-reserve", slot.row()?),
        Action::Buy(slot) => match slot.row() {
            Some(row) => level_heading("group-buy", row),
            None => Phrase::new("group-buy-reserved"),
        },
        Action::Pay { uses, .. } => match table.due().discount? {
            _ if uses == 0 => Phrase::new("group-pay"),
            (discount, _) => Phrase::new("group-pay-discounted").with("discount", prices::discounts(discount, uses)),
        },
        Action::Cow if table.phase == Phase::Turn => Phrase::new("group-cow"),
        _ => return None,
    })
}

/// What is decided first where there are many ways: how many cards go, before which; how many cows pay, before what for.
pub(super) fn part(view: &View, action: Action) -> Option<Phrase> {
    match action {
        Action::Discard(cards) => Some(counted("part-discard", cards.count_ones())),
        Action::Pay { hats, coins, uses } => market::cows_in(view, hats, coins, uses),
        _ => None,
    }
}

fn level_heading(id: &'static str, row: Level) -> Phrase {
    Phrase::new(id).with("row", Arg::Verbatim(row.to_string()))
}

/// A card that could be unblocked.
fn mobilise(view: &View, place: Place) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    Phrase::new("option-mobilise")
        .with("card", card_at(table, seat, place))
        .with("produces", super::cards::production_now(table, seat, place))
        .with("sheriff", yes(table.sheriff == seat && table.turn.task == Task::Main))
}

/// Nothing more of what is being done.
fn done(view: &View) -> Phrase {
    match view.table.turn.task {
        Task::Mobilise => Phrase::new("option-done-mobilising"),
        _ => Phrase::new("option-done-scam"),
    }
}
