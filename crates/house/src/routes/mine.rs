//! One's own tables.

use axum::extract::State;
use axum::response::Response;

use crate::ids::Moment;
use crate::pages;
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
