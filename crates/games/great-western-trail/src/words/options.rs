//! Options: what is done, what it costs and what it brings.

mod cards;
mod market;
mod railroad;
mod travel;

use wording::{Arg, Phrase};

use super::nouns::{auxiliary, counted, link, link_brings, me, number, tile, worker, yes};
use super::{effects, spaces};
use crate::action::Action;
use crate::data::boards::{MAX_WORKERS, Row, slot};
use crate::data::tiles::{COLUMNS, ROWS, Sort, Worker, refills_market};
use crate::data::trail::Site;
use crate::state::{Step, Table, Tenant};
use crate::view::View;

pub(crate) use cards::loss;
pub(crate) use railroad::unlocks;

/// An option as a line in a list.
pub(crate) fn of(view: &View, action: Action) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    match action {
        Action::Settle(site) => Phrase::new("option-settle")
            .with("space", spaces::space(table, view.seat, site))
            .with("offers", spaces::offers(table, seat, site)),
        Action::Go(route) => travel::route(view, route),
        Action::Play(objective) => cards::play(view, objective),
        Action::Use(effect) => effects::option(table, seat, effect),
        Action::Copy(site) => Phrase::new("option-copy")
            .with("space", spaces::space(table, view.seat, site))
            .with("offers", spaces::printed(table, seat, table.tenant(site))),
        Action::Auxiliary { row, double } => auxiliary_option(row, double),
        Action::Hire { row, worker } => market::hire(view, row, worker),
        Action::Build { number, site } => market::build(view, number, site),
        Action::Buy(purchase) => market::buy(view, purchase),
        Action::Reveal => market::reveal(view),
        Action::Engine(to) => railroad::engine(view, to),
        Action::Upgrade(station) => railroad::upgrade(view, station),
        Action::Disc(disc) => railroad::disc(view, disc),
        Action::Recall(station) => railroad::recall(station),
        Action::Appoint(worker) => railroad::appoint(view, worker),
        Action::Remove(site) => remove(view, site),
        Action::Capture(site) => capture(view, site),
        Action::Take(objective) => cards::take(view, objective),
        Action::TakeTop => counted("option-take-top", table.objective_deck).with("place", cards::destination(view)),
        Action::Draw(count) => cards::draw(view, count),
        Action::Discard(card) => cards::discard(view, card),
        Action::Trash(card) => cards::trash(view, card),
        Action::Foresight(field) => foresight(view, field),
        Action::Spend(count) => cards::spend(view, count),
        Action::Raise(count) => cards::raise(view, count),
        Action::Deliver(city) => railroad::deliver(view, city),
        Action::Link(first) => Phrase::new("option-link").with("link", link(first)).with("brings", link_brings(first)),
        Action::Exchange(count) => counted("option-exchange", count).with("cards", 2 * count),
        Action::Done => done(view),
    }
}

/// The heading of an option where lists grow long.
pub(crate) fn group(view: &View, action: Action) -> Option<Phrase> {
    let (table, seat) = (&view.table, me(view));
    let asked = table.asked == Some(seat) || table.busy.contains(seat);
    let asked_step = self::asked(view);
    let visiting = asked_step == Some(Step::Visit);
    match action {
        Action::Exchange(_) if asked => Some(Phrase::new("group-exchange")),
        Action::Play(_) => Some(Phrase::new("group-objectives")),
        Action::Go(_) if matches!(asked_step, Some(Step::FreeMove(_))) => None,
        Action::Go(route) => Some(
            Phrase::new("group-go")
                .with("space", spaces::space(table, view.seat, route.to))
                .with("offers", spaces::offers(table, seat, route.to)),
        ),
        Action::Use(_) | Action::Copy(_) if visiting => {
            Some(Phrase::new("group-local").with("space", spaces::visited(table, view.seat)))
        }
        Action::Auxiliary { .. } if visiting => {
            Some(Phrase::new("group-auxiliary").with("instead", yes(table.sources().next().is_some())))
        }
        Action::Hire { worker, .. } => Some(hire_heading(view, worker)),
        Action::Build { number, .. } => Some(market::build_heading(view, number)),
        Action::Buy(purchase) => Some(market::buy_heading(purchase)),
        Action::Engine(to) if matches!(asked_step, Some(Step::Return | Step::BackToDeliver)) => {
            Some(Phrase::new(if to.is_turnout() { "group-turnouts" } else { "group-track" }))
        }
        Action::Discard(card) if asked_step.is_none() => Some(cards::discard_heading(view, card)),
        Action::Remove(site) => match site.purpose() {
            crate::data::trail::Purpose::Hazard(area) => Some(spaces::area(area)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether nothing else comes before the step that is asked.
fn is_free(view: &View) -> bool {
    let player = view.table.player(me(view));
    player.owed == 0 && player.returned == 0
}

/// The step that these eyes' player is asked about, if any.
pub(crate) fn asked(view: &View) -> Option<Step> {
    let table = &view.table;
    table.step().filter(|_| table.asked == Some(me(view)) && table.turn == me(view) && is_free(view))
}

fn auxiliary_option(row: Row, double: bool) -> Phrase {
    Phrase::new("option-auxiliary")
        .with("number", row.0 + 1)
        .with("double", yes(double))
        .with("what", auxiliary(row, double))
}

/// How many workers of a kind there are, and what the next slot gives.
fn hire_heading(view: &View, kind: Worker) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let count = table.player(seat).workers(kind);
    counted("group-hire", count)
        .with("kind", Arg::Key(kind.name()))
        .with(
            "next",
            Arg::Key(match slot(kind, count + 1) {
                _ if count == MAX_WORKERS => "full",
                Some(_) => "action",
                None => "nothing",
            }),
        )
        .with("slot", slot_of(table, seat, kind, count + 1))
}

/// What the slot of the `count`-th worker of a kind gives.
pub(crate) fn slot_of(table: &Table, seat: table::Seat, kind: Worker, count: u8) -> Phrase {
    match slot(kind, count) {
        Some(effect) => effects::printed(table, seat, effect),
        None => Phrase::new("nothing"),
    }
}

fn remove(view: &View, site: Site) -> Phrase {
    let price = match asked(view) {
        Some(Step::Hazard(price)) => price,
        _ => 0,
    };
    match view.table.tenant(site) {
        Tenant::Tile(tile) => counted("option-remove", tile.points())
            .with("hazard", spaces::danger(tile, site))
            .with("free", yes(price == 0))
            .with("price", price),
        _ => Phrase::new("option-remove-nothing").with("site", spaces::site(site)),
    }
}

fn capture(view: &View, site: Site) -> Phrase {
    match view.table.tenant(site) {
        Tenant::Tile(tile) => Phrase::new("option-capture")
            .with("bandit", spaces::danger(tile, site))
            .with("reward", spaces::reward(site)),
        _ => Phrase::new("option-capture-nothing").with("site", spaces::site(site)),
    }
}

/// A tile of the foresight area, and where it would go.
fn foresight(view: &View, field: u8) -> Phrase {
    let table = &view.table;
    match table.foresight.get(usize::from(field)).copied().flatten() {
        Some(taken) => {
            Phrase::new("option-foresight").with("tile", tile(taken)).with("place", way_of_tile(view, taken))
        }
        None => Phrase::new("option-foresight-nothing").with("column", field / 2 + 1).with("place", field % 2 + 1),
    }
}

/// Where a tile of the foresight area would go.
pub(crate) fn way_of_tile(view: &View, tile: crate::data::tiles::Tile) -> Phrase {
    let table = &view.table;
    match tile.sort() {
        Sort::Worker(_) if usize::from(table.token_row) >= ROWS => Phrase::new("way-nowhere"),
        Sort::Worker(_) => way_of_worker(table),
        Sort::Hazard(_) | Sort::Bandit(_) => match table.free_slot(tile) {
            Some(site) => Phrase::new("way-slot")
                .with("site", spaces::site(site))
                .with("beside", yes(matches!(site, Site::Bandit1 | Site::Bandit2 | Site::Bandit3)))
                .with("fee", number(table.hand_fee(tile.hand()))),
            None => Phrase::new("way-gone"),
        },
    }
}

/// To the job market, with what follows when the row is full.
fn way_of_worker(table: &Table) -> Phrase {
    let (row, column) = (table.token_row, table.next_job());
    let then = match usize::from(row) + 1 {
        _ if column < COLUMNS - 1 => "stays",
        ROWS => "end",
        next if refills_market(next) => "refill",
        _ => "moves",
    };
    Phrase::new("way-job").with("row", row + 1).with("next", row + 2).with("then", Arg::Key(then))
}

/// Nothing, or nothing more: what it means now.
fn done(view: &View) -> Phrase {
    let (table, seat) = (&view.table, me(view));
    let what = match asked(view) {
        Some(Step::Visit) => {
            let held = view.player(seat).herd.hand_size;
            let missing = table.player(seat).hand_limit().saturating_sub(held);
            return counted("option-done-visit", missing);
        }
        Some(Step::Offer(..)) => "offer",
        Some(Step::Hire(_)) => "hire",
        Some(Step::Build(_)) => "build",
        Some(Step::Buy) => return Phrase::new("option-done-buy").with("more", yes(table.cowboys_used > 0)),
        Some(Step::TakeObjective { .. }) => "objective",
        Some(Step::Bandit) => "bandit",
        Some(Step::Hazard(_)) => "hazard",
        Some(Step::Engine(_)) => "engine",
        Some(Step::Upgrade(_) | Step::UpgradeBehind) => "upgrade",
        Some(Step::Appoint(_)) => "appoint",
        Some(Step::Auxiliary) => "auxiliary",
        Some(Step::FreeMove(_)) => "free-move",
        Some(Step::Draw(_)) => "draw",
        Some(Step::Trash(_)) => "trash",
        Some(Step::Give(_) | Step::GiveSecond(..)) => "give",
        _ => "anything",
    };
    Phrase::new(format!("option-done-{what}"))
}

/// A worker that leaves for a station, or comes: its kind and how many stay.
pub(crate) fn with_worker(phrase: Phrase, kind: Worker) -> Phrase {
    phrase.with("worker", worker(kind))
}
