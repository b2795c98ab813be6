//! How a program learns that something has changed.
//!
//! Server-sent events rather than a socket: it is a `GET` whose answer does not end, so a program needs
//! nothing but a connection and a loop over lines, and every proxy passes it on. A message says only which
//! version there is and whether it is one's turn. What is missed can be merged without loss, and a program
//! that lost its connection simply asks again with the version it has.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;
use tokio::sync::watch;

use super::caller::{Asking, Caller};
use super::shapes::{Following, Refusals};
use super::tables::found;
use crate::records::ids::{TableId, Version};
use crate::table::{Beat, Command};
use crate::web::admission::Admission;
use crate::web::table_request::errand;
use crate::web::{Failure, House};

/// How often a silent stream says that it is still there: proxies close what is silent for a minute.
const ALIVE: Duration = Duration::from_secs(20);

/// Follow a table.
///
/// Server-sent events: each `data` is the present version of these eyes, whether it is their turn, and how far
/// the table is. Read the table when one comes. Several changes may come as one message; none is lost. When
/// the stream ends, ask again with the version you have.
#[utoipa::path(
    get, path = "/api/v1/tables/{id}/stream", tag = "play",
    params(("id" = inline(TableId), Path, description = "The table."), Following),
    responses(
        (status = 200, description = "A stream of events.", body = Beat, content_type = "text/event-stream"),
        Refusals,
    ),
    security((), ("bearer" = [])),
)]
pub async fn stream(
    State(house): State<House>,
    Path(id): Path<String>,
    Asking(following): Asking<Following>,
    Caller(visitor): Caller,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let table = errand(&house, &visitor, &id)?.table;
    let (viewer, admission) = (visitor.viewer(following.seat), Admission::of(&house, &visitor));
    let beats = house.tables.ask(&table, |reply| Command::Follow { viewer: viewer.clone(), reply }).await;
    let mut beats = found(&visitor.reader(&house), beats)?;
    if following.version.map(Version) != Some(beats.borrow_and_update().version) {
        beats.mark_changed();
    }
    Ok(Sse::new(events(beats, admission)).keep_alive(KeepAlive::new().interval(ALIVE)))
}

/// What the table says until its task ends or these eyes are no longer the caller's, or the session is over.
fn events(beats: watch::Receiver<Beat>, admission: Admission) -> impl Stream<Item = Result<Event, Infallible>> {
    futures_util::stream::unfold((beats, admission), async |(mut beats, mut admission)| {
        tokio::select! {
            biased;
            () = admission.ended() => return None,
            changed = beats.changed() => changed.ok()?,
        }
        let beat = beats.borrow_and_update().clone();
        let event = Event::default().json_data(&beat).ok()?;
        Some((Ok(event), (beats, admission)))
    })
}
