//! The page of a table, and what can be read about it.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use table::{MAX_SEATS, Seat};

use crate::kit::{self, TablePage};
use crate::pages;
use crate::records::ids::TableId;
use crate::records::journal::{Room, Stage};
use crate::store::{Listed, Which};
use crate::table::{Command, Looked};
use crate::web::{House, PageFailure, Visitor, page as respond};

/// Whose eyes to look with.
#[derive(Deserialize)]
pub struct Looking {
    /// A seat, from 0.
    pub seat: Option<usize>,
}

/// A table's name from an address; what is none is not there.
pub fn table_id(text: &str) -> Result<TableId, PageFailure> {
    text.parse().map_err(|_| PageFailure::Missing("denied-no-table"))
}

/// The page of a table.
pub async fn page(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let id = table_id(&id)?;
    let viewer = visitor.viewer(looking.seat).at_a_new_page();
    let look = |reply| Command::Look { viewer: viewer.clone(), reply };
    let looked = house.tables.ask(&id, look).await?.ok_or(PageFailure::Missing("denied-no-table"))?;
    match looked.stage {
        Stage::Gathering => super::gathering::page(&house, &visitor, &looked).await,
        Stage::Stopped if !looked.begun => Ok(respond(pages::cancelled(&visitor.reader(&house), &looked), None)),
        _ => played(&house, &visitor, &looked).await,
    }
}

/// So many finished games of a kind are one's first ones.
const FIRST_GAMES: usize = 3;
/// So many tables of a person are looked through for them.
const TABLES: u32 = 100;

/// Whether somebody has hardly played this game yet.
async fn is_newcomer(house: &House, visitor: &Visitor, game: &str) -> Result<bool, PageFailure> {
    let Some(person) = &visitor.person else { return Ok(true) };
    let tables = house.store.tables(Which::Of(person.id.clone()), TABLES).await?;
    let finished = |listed: &&Listed| listed.record.game == game && listed.summary.stage == Stage::Finished;
    Ok(tables.iter().filter(finished).count() < FIRST_GAMES)
}

async fn played(house: &House, visitor: &Visitor, looked: &Looked) -> Result<Response, PageFailure> {
    let game = shelf::game(&looked.record.game).map_err(|_| PageFailure::NotFound)?;
    let lessons = match visitor.person.as_ref().filter(|_| looked.eyes.seat().is_some()) {
        Some(person) => house.store.lessons(&person.id, game.name()).await?,
        None => None,
    };
    let newcomer = is_newcomer(house, visitor, game.name()).await?;
    let sequel = match &looked.record.campaign {
        Some(campaign) => house.sequel(campaign, &looked.record.id).await?,
        None => None,
    };
    let reader = visitor.reader(house);
    let style = (!game.style().is_empty()).then(|| kit::style_address(&reader, game));
    let rooms = rooms(looked);
    let markup = kit::table_page(
        &reader,
        &TablePage {
            table: &looked.record.id,
            game,
            seat: looked.eyes.seat(),
            update: &looked.update,
            log: &looked.lines,
            remarks: &looked.remarks,
            rooms: &rooms,
            pulses: &looked.pulses,
            watching: looked.watching,
            invitation: None,
            style: style.as_deref(),
            commitment: &looked.commitment,
            newcomer,
            campaign: looked.record.campaign.as_ref(),
            sequel: sequel.as_ref(),
            lessons: lessons.as_deref(),
        },
    );
    Ok(respond(markup, None))
}

/// The rooms somebody may hear, the one to speak in first: the gallery is kept from players while they play.
fn rooms(looked: &Looked) -> Vec<Room> {
    let over = matches!(looked.stage, Stage::Finished | Stage::Stopped);
    match (looked.own.is_empty(), over) {
        (true, _) => vec![Room::Gallery, Room::Players],
        (false, true) => vec![Room::Players, Room::Gallery],
        (false, false) => vec![Room::Players],
    }
}

/// The rules of the game, with the books that this table has opened.
pub async fn rules(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let id = table_id(&id)?;
    let viewer = visitor.viewer(looking.seat);
    let command = |reply| Command::Opened { viewer: viewer.clone(), reply };
    let (game, opened) = house.tables.ask(&id, command).await?.ok_or(PageFailure::NotFound)?;
    let reader = visitor.reader(&house);
    let style = (!game.style().is_empty()).then(|| kit::style_address(&reader, game));
    Ok(respond(kit::rules_page(&reader, game, &opened, style.as_deref()), None))
}

/// Everything that these eyes see, for a page that missed something.
pub async fn now(
    State(house): State<House>,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let id = table_id(&id)?;
    let viewer = visitor.viewer(looking.seat);
    let update = house.tables.ask(&id, |reply| Command::Now { viewer: viewer.clone(), reply }).await?;
    Ok(Json(update.ok_or(PageFailure::NotFound)?).into_response())
}

/// How the table looked at an earlier moment.
pub async fn moment(
    State(house): State<House>,
    Path((id, moment)): Path<(String, usize)>,
    Query(looking): Query<Looking>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let id = table_id(&id)?;
    let viewer = visitor.viewer(looking.seat);
    let command = |reply| Command::Moment { viewer: viewer.clone(), moment, reply };
    let past = house.tables.ask(&id, command).await?.flatten();
    Ok(Json(past.ok_or(PageFailure::NotFound)?).into_response())
}

/// When to look.
#[derive(Deserialize)]
pub struct When {
    /// An earlier moment, from 0.
    pub moment: Option<usize>,
}

/// What lies before a player, drawn large.
pub async fn sheet(
    State(house): State<House>,
    Path((id, player)): Path<(String, usize)>,
    Query(looking): Query<Looking>,
    Query(When { moment }): Query<When>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let id = table_id(&id)?;
    let viewer = visitor.viewer(looking.seat);
    let seat = (player < MAX_SEATS).then(|| Seat::new(player)).ok_or(PageFailure::NotFound)?;
    let command = |reply| Command::Sheet { viewer: viewer.clone(), seat, moment, reply };
    let sheet = house.tables.ask(&id, command).await?.flatten().ok_or(PageFailure::NotFound)?;
    Ok(Html(sheet).into_response())
}

/// The file of a finished game. That of an unfinished one is nobody's: it holds everybody's secrets.
pub async fn rail(State(house): State<House>, Path(id): Path<String>) -> Result<Response, PageFailure> {
    let id = table_id(&id)?;
    let rail = house.tables.ask(&id, Command::Rail).await?.ok_or(PageFailure::NotFound)?;
    let rail = rail.ok_or(PageFailure::Forbidden("denied-not-over"))?;
    let name = format!("attachment; filename=\"{id}.rail\"");
    let name = HeaderValue::from_str(&name).map_err(|error| PageFailure::Broken(error.to_string()))?;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok((StatusCode::OK, [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], rail).into_response())
}
