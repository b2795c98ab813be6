//! Hiring, building and buying.

use wording::{Arg, Phrase};

use super::asked;
use crate::data::boards::WORKER_POINTS;
use crate::data::buildings::Number;
use crate::data::cattle::{PRICE_LIST, Purchase, REVEALED};
use crate::data::tiles::Worker;
use crate::data::trail::Site;
use crate::state::{Step, Table, Tenant};
use crate::view::View;
use crate::words::nouns::{building, cattle_in_full, counted, hand, me, number, times, workers, yes};
use crate::words::spaces;

/// A worker with the cost, the slot that is covered, what it gives at once and at the end.
pub(super) fn hire(view: &View, row: u8, kind: Worker) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let modifier = match asked(view) {
        Some(Step::Hire(modifier)) => modifier,
        _ => 0,
    };
    let count = table.player(seat).workers(kind) + 1;
    super::with_worker(Phrase::new("option-hire"), kind)
        .with("row", row + 1)
        .with("price", number(Table::wage(row, modifier)))
        .with("place", count)
        .with("instant", yes(crate::data::boards::slot(kind, count).is_some()))
        .with("slot", super::slot_of(table, seat, kind, count))
        .with("points", if count > 4 { WORKER_POINTS } else { 0 })
}

/// What a private building takes, and what it is worth.
pub(super) fn build_heading(view: &View, of: Number) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let plan = table.plan(seat, of);
    Phrase::new("group-build")
        .with("building", building(table, seat, of))
        .with("points", i64::from(plan.points))
        .with("hand", hand(plan.hand))
        .with("offers", spaces::printed(table, seat, Tenant::Private { owner: seat, number: of }))
}

/// A building with its site, craftsmen and cost, and what it replaces.
pub(super) fn build(view: &View, of: Number, site: Site) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let rate = match asked(view) {
        Some(Step::Build(rate)) => rate,
        _ => 2,
    };
    let craftsmen = table.craftsmen_for(seat, of, site).unwrap_or(table.plan(seat, of).craftsmen);
    let phrase = match table.tenant(site) {
        Tenant::Private { owner, number: old } if owner == seat => {
            let (new, lost) = (table.plan(seat, of).points, table.plan(seat, old).points);
            counted("option-replace", i64::from(new) - i64::from(lost)).with("old", building(table, seat, old))
        }
        _ => counted("option-build", i64::from(table.plan(seat, of).points)),
    };
    phrase
        .with("building", building(table, seat, of))
        .with("site", spaces::site_in_full(site))
        .with("craftsmen", workers(Worker::Craftsman, craftsmen))
        .with("price", number(u16::from(craftsmen) * u16::from(rate)))
}

pub(super) fn buy_heading(purchase: u8) -> Phrase {
    let pair = PRICE_LIST.get(usize::from(purchase)).is_some_and(|purchase| purchase.second.is_some());
    Phrase::new(if pair { "group-buy-two" } else { "group-buy-one" })
}

/// Cards with their value and points, what they cost, and the cowboys that are left.
pub(super) fn buy(view: &View, purchase: u8) -> Phrase {
    let Some(&Purchase { card, second, cowboys, dollars }) = PRICE_LIST.get(usize::from(purchase)) else {
        return Phrase::new("nothing");
    };
    let cards: Vec<Phrase> = match second {
        Some(second) if second != card => [card, second].map(cattle_in_full).to_vec(),
        Some(_) => vec![times(2, cattle_in_full(card))],
        None => vec![cattle_in_full(card)],
    };
    Phrase::new("option-buy")
        .with("cards", cards)
        .with("price", i64::from(dollars))
        .with("cowboys", workers(Worker::Cowboy, cowboys))
        .with("left", left(view, cowboys))
}

/// How many cowboys are left after so many.
fn left(view: &View, used: u8) -> Arg {
    workers(Worker::Cowboy, view.table.cowboys_left(me(view)).saturating_sub(used)).into()
}

pub(super) fn reveal(view: &View) -> Phrase {
    counted("option-reveal", REVEALED.min(view.table.stack.len())).with("left", left(view, 1))
}
