//! Learning a game: the guide to a first game, that game itself, and the lessons at its table.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use shelf::{Bot, Level};

use super::lobby::{drawing, not_opened};
use super::reading::on_the_shelf;
use crate::kit::{self, Volume, style_address};
use crate::store::Teaching;
use crate::web::{House, PageFailure, Visitor, page as respond, see_other, with_cookie};

/// Whom newcomers play against.
const RIVALS: Level = Level::Easy;

/// No name of a lesson is longer.
const LONGEST: usize = 40;

/// The guide to somebody's first game.
pub async fn guide(
    State(house): State<House>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    let reader = visitor.reader(&house);
    let style = (!game.style().is_empty()).then(|| style_address(&reader, game));
    Ok(respond(kit::guide_page(&reader, game, style.as_deref()), None))
}

/// A game, a language, and the number of a picture.
type Pictured = Path<(String, String, usize)>;

/// A picture of the guide.
pub async fn picture(pictured: Pictured) -> Result<Response, PageFailure> {
    of_book(Volume::Guide, pictured)
}

/// A picture of the rules.
pub async fn rules_picture(pictured: Pictured) -> Result<Response, PageFailure> {
    of_book(Volume::Rules, pictured)
}

fn of_book(volume: Volume, Path((game, language, number)): Pictured) -> Result<Response, PageFailure> {
    let language = language.parse().map_err(|_| PageFailure::NotFound)?;
    let picture = kit::book_picture(on_the_shelf(&game)?, volume, language, number).ok_or(PageFailure::NotFound)?;
    Ok(drawing(picture))
}

/// A first game begins at once: the recommended setup, easy bots, and lessons.
pub async fn begin(
    State(house): State<House>,
    Path(game): Path<String>,
    mut visitor: Visitor,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    let (person, cookie) = visitor.settle(&house).await?;
    let rivals = Bot::Level(RIVALS);
    let opened = house.open_against_bots(&person, game, game.first_setup(), &rivals).await.map_err(not_opened)?;
    house.store.teach(&person.id, game.name(), Teaching::Begins).await?;
    Ok(see_other(&house, &format!("/tables/{}", opened.id), cookie))
}

/// What a page tells about lessons.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// One was read.
    Read(String),
    /// The person wants to be taught, or does not.
    Taught(bool),
}

/// Whether this may be the name of a lesson. Which names there are is not told: some belong to what a campaign discovers.
fn is_name(name: &str) -> bool {
    let fits = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(fits)
}

/// A lesson was read, or somebody wants some, or none.
pub async fn lessons(
    State(house): State<House>,
    Path(game): Path<String>,
    mut visitor: Visitor,
    told: Result<Json<Told>, JsonRejection>,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    let malformed = || PageFailure::Bad("denied-malformed");
    let Json(told) = told.map_err(|_| malformed())?;
    let teaching = match told {
        Told::Read(name) if is_name(&name) => Teaching::Read(name),
        Told::Read(_) => return Err(malformed()),
        Told::Taught(true) => Teaching::Begins,
        Told::Taught(false) => Teaching::Ends,
    };
    let (person, cookie) = visitor.settle(&house).await?;
    house.store.teach(&person.id, game.name(), teaching).await?;
    Ok(with_cookie(StatusCode::NO_CONTENT.into_response(), cookie))
}
