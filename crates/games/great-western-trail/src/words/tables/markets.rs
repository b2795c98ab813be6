//! The job market, the foresight area, the cattle market and the objective display.

use wording::{Block, Phrase, Section};

use super::{head, line};
use crate::cards::{Goals, Pile};
use crate::data::cattle::PRICE_LIST;
use crate::data::tiles::{COLUMNS, ROWS, Tally, Worker, refills_market};
use crate::state::Table;
use crate::view::View;
use crate::words::nouns::{cattle_in_full, counted, me, number, pile, series, things, tile, tiles, workers};
use crate::words::{effects, goals, options};

/// Rows with their costs and workers, down to the token.
pub(super) fn jobs(view: &View) -> Section {
    let table = &view.table;
    let rows = (0..ROWS).map(|row| {
        let count = |kind: Worker| (0..COLUMNS).filter(|&column| table.job(row, column) == Some(kind)).count() as u8;
        let there = Worker::ALL.into_iter().map(|kind| (kind, count(kind))).filter(|(_, count)| *count > 0);
        let name = Phrase::new("job-row").with("row", row + 1).with("price", number(Table::wage(row as u8, 0)));
        vec![name, things(there.map(|(kind, count)| workers(kind, count)).collect()), note(table, row)]
    });
    let head = head(["head-row", "head-workers", "head-note"]);
    super::section("table-jobs", vec![Block::Table { head, rows: rows.collect() }])
}

/// What there is to say about a row of the job market.
fn note(table: &Table, row: usize) -> Phrase {
    let token = usize::from(table.token_row);
    let state = if row < token {
        "job-for-hire"
    } else if row == token {
        "job-token"
    } else {
        "job-empty"
    };
    let refill = (row > token && refills_market(row)).then(|| Phrase::new("job-refill"));
    let end = (row + 1 == ROWS && token < ROWS).then(|| Phrase::new("job-end"));
    series([Phrase::new(state)].into_iter().chain(refill).chain(end))
}

/// Both tiles of each column, and where they would go; what is left in the bags.
pub(super) fn foresight(view: &View) -> Section {
    let table = &view.table;
    let cell = |field: usize| match table.foresight[field] {
        Some(taken) => {
            Phrase::new("foresight-tile").with("tile", tile(taken)).with("place", options::way_of_tile(view, taken))
        }
        None => Phrase::new("dash"),
    };
    let rows = (0..3).map(|column| {
        vec![Phrase::new("foresight-column").with("column", column + 1), cell(2 * column), cell(2 * column + 1)]
    });
    let head = head(["head-column", "head-tile", "head-other-tile"]);
    let mut blocks = vec![Block::Table { head, rows: rows.collect() }];
    blocks.extend(table.bags.iter().enumerate().map(|(i, bag)| line(self::bag(i, bag))));
    super::section("table-foresight", blocks)
}

pub(crate) fn bag(index: usize, bag: &Tally) -> Phrase {
    counted("bag", bag.len() as u16)
        .with("number", index + 1)
        .with("tiles", bag.iter().map(|(kind, count)| tiles(kind, count)).collect::<Vec<_>>())
}

/// Cards that can be bought, with their prices.
pub(super) fn cattle(view: &View) -> Section {
    let table = &view.table;
    let rows = table.market.iter().map(|(kind, count)| {
        let price = |(cowboys, dollars): (u8, u8)| {
            Phrase::new("price").with("cowboys", workers(Worker::Cowboy, cowboys)).with("price", i64::from(dollars))
        };
        let single = PRICE_LIST.iter().filter(|purchase| purchase.card == kind && purchase.second.is_none());
        let prices = single.map(|purchase| price((purchase.cowboys, purchase.dollars)));
        let prices = prices.reduce(|one, other| Phrase::new("price-or").with("one", one).with("other", other));
        vec![
            cattle_in_full(kind),
            Phrase::new("number").with("number", count),
            prices.unwrap_or_else(|| Phrase::new("dash")),
        ]
    });
    let head = head(["head-card", "head-number", "head-price"]);
    let mut blocks = vec![Block::Table { head, rows: rows.collect() }, line(Phrase::new("cattle-pairs"))];
    blocks.push(line(Phrase::new("cattle-reveal")));
    let stack = Pile { cows: table.stack, goals: Goals::NONE };
    blocks.push(line(counted("cattle-stack", table.stack.len()).with("cards", pile(stack))));
    if table.simmentals {
        let [heifers, cows] = table.upgrades;
        blocks.push(line(Phrase::new("cattle-upgrades").with("heifers", heifers).with("cows", cows)));
    }
    super::section("table-cattle", blocks)
}

/// The open objective cards.
pub(super) fn objectives(view: &View) -> Section {
    let table = &view.table;
    let rows = table.display.iter().flatten().map(|kind| {
        let terms = kind.terms();
        let mut row = vec![
            Phrase::new("objective-tasks").with("tasks", goals::tasks(terms)),
            goals::points(terms),
            effects::printed(table, me(view), kind.instant()),
        ];
        row.extend(view.own().map(|own| goals::progress(own, terms)));
        row
    });
    let ids = ["head-objective", "head-points", "head-instant", "head-progress"];
    let columns = if view.own().is_some() { ids.len() } else { ids.len() - 1 };
    let head = ids[..columns].iter().copied().map(Phrase::new).collect();
    let deck = counted("objective-deck", table.objective_deck);
    super::section("table-objectives", vec![Block::Table { head, rows: rows.collect() }, line(deck)])
}
