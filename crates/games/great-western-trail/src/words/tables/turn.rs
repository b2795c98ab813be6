//! Whose turn it is, and how far the game has come.

use table::Seat;
use wording::{Arg, Block, Phrase, Section};

use super::line;
use crate::data::tiles::ROWS;
use crate::state::{Step, Table};
use crate::view::View;
use crate::words::nouns::{by, counted, number, who, yes};

pub(super) fn section(view: &View) -> Section {
    let table = &view.table;
    let mut blocks = vec![line(turn(view))];
    blocks.push(line(end(table)));
    blocks.push(line(order(table)));
    let (green, black) = (i64::from(table.counts().green), i64::from(table.counts().black));
    blocks.push(line(Phrase::new("turn-hands").with("green", green).with("black", black)));
    blocks.push(line(sides(table)));
    blocks.extend(table.sam.map(|_| Block::Line(Phrase::new("turn-sam"))));
    super::section("table-turn", blocks)
}

fn turn(view: &View) -> Phrase {
    let table = &view.table;
    if table.is_over() {
        return crate::words::results::over(view);
    }
    let steps = table.steps.as_slice();
    let phase = match steps.first() {
        Some(Step::Place) => "first",
        Some(Step::Depart) => "a",
        Some(Step::Leave) => "kansas-city",
        _ => "b",
    };
    by("turn-of", table, table.turn).with("phase", Arg::Key(phase)).with("mine", yes(view.seat == Some(table.turn)))
}

/// How many workers are still to come before the end, or who has triggered it.
fn end(table: &Table) -> Phrase {
    match table.token_owner {
        Some(owner) => by("turn-ending", table, owner).with("over", yes(table.is_over())),
        None => counted("turn-token", workers_to_come(table)).with("row", table.token_row + 1),
    }
}

/// Workers until the end is triggered.
pub(crate) fn workers_to_come(table: &Table) -> i64 {
    let columns = i64::from(table.counts().columns);
    let row = usize::from(table.token_row);
    let placed = (0..crate::data::tiles::COLUMNS).filter(|&column| table.job(row, column).is_some()).count();
    columns * (ROWS as i64 - i64::from(table.token_row)) - placed as i64
}

fn order(table: &Table) -> Phrase {
    let seats = usize::from(table.seats);
    let mut seat = table.first;
    let mut order: Vec<Phrase> = Vec::new();
    for _ in 0..seats {
        order.push(who(table, seat));
        seat = Seat::left(seat, seats);
    }
    Phrase::new("turn-order").with("people", order)
}

/// Which sides of private buildings are used.
fn sides(table: &Table) -> Phrase {
    let b: Vec<Phrase> =
        table.b_sides.iter().map(|of| Phrase::new("number").with("number", number(of.get().into()))).collect();
    let which = match b.len() {
        0 => "a",
        12 => "b",
        _ => "both",
    };
    Phrase::new("turn-sides")
        .with("which", Arg::Key(which))
        .with("numbers", b)
        .with("simmentals", yes(table.simmentals))
}
