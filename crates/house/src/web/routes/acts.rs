//! What people do at a table, one request a click.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use crate::records::ids::{ClientId, Version};
use crate::records::journal::Room;
use crate::table::acts::Act;
use crate::table::{Answer, Command, Outcome, hint_html};
use crate::web::table_request::{Asked, errand, named};
use crate::web::{Failure, House, Visitor};
use crate::wire::{HintRequest, Led, Letter, LiftedCurtain, PlayRequest, RefusalKind, SeatRequest, Update};

/// Something is said.
#[derive(Deserialize)]
pub struct SayRequest {
    room: Room,
    text: String,
    client: ClientId,
    seat: Option<usize>,
    version: Option<Version>,
}

/// Plays decisions.
pub async fn play(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<PlayRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let act = Act::Play { choices: asked.choices, confirm: visitor.settings.confirm };
    let mut request = errand.request(errand.person()?, Some(asked.seat), asked.client, act);
    request.version = Some(asked.version);
    done(errand.ask(request, Answer::Page).await?)
}

/// Anything that needs only a seat.
pub async fn plain(
    State(house): State<House>,
    Path((id, act)): Path<(String, String)>,
    visitor: Visitor,
    Asked(asked): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let not_found = || Failure::new(&visitor.reader(&house), RefusalKind::NotFound, "denied-not-found");
    let act = named(&act).ok_or_else(not_found)?;
    let mut request = errand.request(errand.person()?, Some(asked.seat), asked.client, act);
    request.version = Some(asked.version);
    done(errand.ask(request, Answer::Page).await?)
}

/// Says something. Whoever says something is somebody: a new guest, if need be.
pub async fn say(
    State(house): State<House>,
    Path(id): Path<String>,
    mut visitor: Visitor,
    Asked(asked): Asked<SayRequest>,
) -> Result<Response, Failure> {
    // Where there is no table nobody becomes a guest.
    errand(&house, &visitor, &id)?.game().await?;
    let settled = visitor.settle(&house).await;
    let (person, cookie) = settled.map_err(|error| Failure::broken(&visitor.reader(&house), &error))?;
    let errand = errand(&house, &visitor, &id)?;
    let act = Act::Say { room: asked.room, text: asked.text };
    let mut request = errand.request(&person, asked.seat, asked.client, act);
    request.version = asked.version;
    let outcome = errand.ask(request, Answer::Page).await?;
    let mut response = done(outcome)?;
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Asks the coach.
pub async fn hint(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<HintRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let hint = errand.hint(asked.seat, asked.about).await?;
    Ok(Html(hint_html(&visitor.reader(&house), errand.game().await?, &hint)).into_response())
}

/// Lifts the curtain before one of several seats at a screen.
pub async fn lift(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let reader = visitor.reader(&house);
    let viewer = visitor.viewer(Some(asked.seat));
    let pass = house.tables.ask(&errand.table, |reply| Command::Lift { viewer: viewer.clone(), reply }).await;
    let pass = pass.map_err(|error| Failure::unreachable(&reader, &error))?.flatten();
    let pass = pass.ok_or_else(|| Failure::new(&reader, RefusalKind::Foreign, "denied-foreign-seat"))?;
    Ok(Json(LiftedCurtain { pass }).into_response())
}

/// Lets it fall again.
pub async fn fall(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(_): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let viewer = visitor.viewer(None);
    let fallen = house.tables.ask(&errand.table, |reply| Command::Fall { viewer: viewer.clone(), reply }).await;
    fallen.map_err(|error| Failure::unreachable(&visitor.reader(&house), &error))?;
    Ok(axum::http::StatusCode::NO_CONTENT.into_response())
}

/// Bots are to decide with what they have thought so far.
pub async fn hurry(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(_): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let viewer = visitor.viewer(None);
    let hurried = house.tables.ask(&errand.table, |reply| Command::Hurry { viewer: viewer.clone(), reply }).await;
    let reader = visitor.reader(&house);
    match hurried.map_err(|error| Failure::unreachable(&reader, &error))? {
        Some(true) => Ok(axum::http::StatusCode::NO_CONTENT.into_response()),
        Some(false) => Err(Failure::new(&reader, RefusalKind::Foreign, "denied-foreign-seat")),
        None => Err(Failure::new(&reader, RefusalKind::NotFound, "denied-not-found")),
    }
}

/// Opens the rematch, or leads to the one that is open.
pub async fn rematch(
    State(house): State<House>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(asked): Asked<SeatRequest>,
) -> Result<Response, Failure> {
    let errand = errand(&house, &visitor, &id)?;
    let reader = visitor.reader(&house);
    let person = errand.person()?;
    let path = super::rematch::open(&errand, person, asked.client).await?;
    Ok(Json(Led { href: reader.to(&path) }).into_response())
}

fn done(outcome: Outcome) -> Result<Response, Failure> {
    let update = outcome.update.unwrap_or_else(|| Letter::of(&Update::default()));
    let json = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Ok(([json], update.done(outcome.repeated)).into_response())
}
