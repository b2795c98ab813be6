//! One's own tables.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use wording::Unnamed;

use crate::pages;
use crate::records::ids::Moment;
use crate::store::Which;
use crate::web::{House, PageFailure, Visitor, page as respond};

/// How many tables are shown.
const SHOWN: u32 = 200;

/// The reader's tables.
pub async fn page(State(house): State<House>, visitor: Visitor) -> Result<Response, PageFailure> {
    let person = visitor.person.as_ref().map(|person| &person.id);
    let tables = match person {
        Some(id) => house.store.tables(Which::Of(id.clone()), SHOWN).await?,
        None => Vec::new(),
    };
    let lines = pages::lines(&tables, person);
    Ok(respond(pages::mine(&visitor.reader(&house), &lines, Moment::now()), None))
}

/// The tables that wait for somebody.
#[derive(Serialize)]
pub struct Waiting {
    tables: Vec<WaitingTable>,
}

/// One of them.
#[derive(Serialize)]
struct WaitingTable {
    table: String,
    href: String,
    title: String,
}

/// The tables that wait for the reader, the one that has waited longest first.
pub async fn waiting(State(house): State<House>, visitor: Visitor) -> Result<Json<Waiting>, PageFailure> {
    let person = visitor.person.as_ref().map(|person| &person.id);
    let tables = match person {
        Some(id) => house.store.tables(Which::Of(id.clone()), SHOWN).await?,
        None => Vec::new(),
    };
    let reader = visitor.reader(&house);
    let mut lines = pages::lines(&tables, person);
    lines.retain(|line| line.turn);
    lines.sort_by_key(|line| line.listed.summary.changed);
    let table = |line: &pages::Line<'_>| WaitingTable {
        table: line.listed.record.id.to_string(),
        href: line.href(&reader),
        title: line.game.lexicon().say(reader.language, &line.game.title(), &Unnamed),
    };
    Ok(Json(Waiting { tables: lines.iter().map(table).collect() }))
}
