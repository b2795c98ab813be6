//! The one socket of a page: frames, presence and chat, as they happen.

use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use tokio::time::interval;

use super::table::table_id;
use crate::records::ids::{TableId, Version};
use crate::table::{Command, Viewer, Watch};
use crate::web::admission::Admission;
use crate::web::{House, PageFailure, Visitor};
use crate::wire;

/// How often a silent socket is tried: proxies close what is silent for a minute.
const PING: Duration = Duration::from_secs(25);

/// What a page of the house says over a socket is short; it says nothing, in fact.
const MAX_MESSAGE: usize = 1024;

/// Pages are told much and say little.
const READ_BUFFER: usize = 1024;
const WRITE_BUFFER: usize = 4 * 1024;

/// "Service restart": the page comes back by itself.
const RESTART: u16 = 1012;

/// Where a page stands that wants to follow a table.
#[derive(Deserialize)]
pub struct Following {
    seat: Option<usize>,
    version: Option<u64>,
}

/// Follows a table.
pub async fn live(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(following): Query<Following>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, PageFailure> {
    let id = table_id(&id)?;
    let (viewer, admission) = (visitor.viewer(following.seat), Admission::of(&house, &visitor));
    let since = following.version.map(Version);
    if house.tables.table(&id).await?.is_none() {
        return Err(PageFailure::NotFound);
    }
    let upgrade = upgrade.max_message_size(MAX_MESSAGE).read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| follow(house, id, viewer, admission, since, socket)))
}

async fn follow(
    house: House,
    id: TableId,
    viewer: Viewer,
    mut admission: Admission,
    since: Option<Version>,
    mut socket: WebSocket,
) {
    let command = |reply| Command::Watch { viewer: viewer.clone(), since, reply };
    let Ok(Some(mut watch)) = house.tables.ask(&id, command).await else { return };
    pass_on(&mut watch, &mut admission, &mut socket).await;
    if let Ok(Some(handle)) = house.tables.table(&id).await {
        handle.unwatch(watch.id).await;
    }
}

/// Passes on what the table says until one side is gone, or the session that let it in.
async fn pass_on(watch: &mut Watch, admission: &mut Admission, socket: &mut WebSocket) {
    let mut ping = interval(PING);
    ping.reset();
    loop {
        tokio::select! {
            // A session that has ended is heard of before anything that was said afterwards.
            biased;
            () = admission.ended() => {
                let _ = socket.send(Message::Text(wire::Message::Reload.text().as_ref().into())).await;
                let _ = socket.send(Message::Close(None)).await;
                return;
            }
            message = watch.messages.recv() => {
                let Some(message) = message else {
                    let close = CloseFrame { code: RESTART, reason: "".into() };
                    let _ = socket.send(Message::Close(Some(close))).await;
                    return;
                };
                if socket.send(Message::Text((&*message).into())).await.is_err() {
                    return;
                }
            }
            said = socket.recv() => match said {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            _ = ping.tick() => {
                if socket.send(Message::Ping(Default::default())).await.is_err() {
                    return;
                }
            }
        }
    }
}
