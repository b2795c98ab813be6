//! The lobby.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use shelf::{Bot, Level};
use table::setup::{Value, Values};

use super::reading::on_the_shelf;
use crate::kit;
use crate::pages::{self, LobbyPage};
use crate::records::ids::Moment;
use crate::services::campaign::founding;
use crate::services::fields::Fields;
use crate::services::hosting::PLAYERS;
use crate::services::opening::NotOpened;
use crate::store::Which;
use crate::web::{House, PageFailure, Visitor, page as respond, see_other};

/// How many tables each list of the lobby shows.
const SHOWN: u32 = 20;

/// A picture uses the style sheet that is inside it, and nothing else.
const PICTURE_POLICY: HeaderValue = HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'");
const FOR_A_WHILE: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");

/// The lobby.
pub async fn page(State(house): State<House>, visitor: Visitor) -> Result<Response, PageFailure> {
    let person = visitor.person.as_ref().map(|person| &person.id);
    let own = match person {
        Some(id) => house.store.tables(Which::Of(id.clone()), SHOWN).await?,
        None => Vec::new(),
    };
    let joinable = house.store.tables(Which::Joinable, SHOWN).await?;
    let watchable = house.store.tables(Which::Watchable, SHOWN).await?;
    let mut own = pages::lines(&own, person);
    own.retain(pages::Line::is_open);
    let [joinable, watchable] = [&joinable, &watchable].map(|tables| {
        let mut lines = pages::lines(tables, person);
        lines.retain(|line| line.own.is_empty());
        lines
    });
    let shown = LobbyPage { own: &own, joinable: &joinable, watchable: &watchable, now: Moment::now() };
    Ok(respond(pages::lobby(&visitor.reader(&house), &shown), None))
}

/// A game against bots begins at once.
pub async fn play(State(house): State<House>, mut visitor: Visitor, fields: Fields) -> Result<Response, PageFailure> {
    let game = on_the_shelf(fields.get("game"))?;
    let malformed = || PageFailure::Bad("denied-malformed");
    let level: Level = fields.find("level").unwrap_or("medium").parse().map_err(|_| malformed())?;
    let setup = match fields.find(PLAYERS) {
        Some(_) => Values::new().with(PLAYERS, Value::Number(fields.number(PLAYERS).ok_or_else(malformed)?)),
        None => Values::new(),
    };
    let setup = match fields.get("campaign") {
        "" => setup,
        _ => founding(game, &setup).ok_or_else(malformed)?,
    };
    // Nobody becomes a guest by asking for a table that cannot be.
    game.complete(&setup).map_err(|_| malformed())?;
    let (person, cookie) = visitor.settle(&house).await?;
    let opened = house.open_against_bots(&person, game, setup, &Bot::Level(level)).await.map_err(not_opened)?;
    Ok(see_other(&house, &format!("/tables/{}", opened.id), cookie))
}

/// A table that could not be opened although everything was checked before.
pub fn not_opened(error: NotOpened) -> PageFailure {
    match error {
        NotOpened::Setup(_) => PageFailure::Bad("denied-malformed"),
        NotOpened::TooMany(_) => PageFailure::Forbidden("denied-too-many-tables"),
        error => PageFailure::Broken(error.to_string()),
    }
}

/// Where a form was sent to there is nothing to see.
pub async fn back(State(house): State<House>) -> Response {
    see_other(&house, "/", None)
}

/// A picture of a game.
pub async fn picture(Path((game, language)): Path<(String, String)>) -> Result<Response, PageFailure> {
    let language = language.parse().map_err(|_| PageFailure::NotFound)?;
    let picture = kit::picture(on_the_shelf(&game)?, language).ok_or(PageFailure::NotFound)?;
    Ok(drawing(picture))
}

/// A drawing as a file of its own.
pub fn drawing(drawing: Markup) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/svg+xml")),
        (header::CONTENT_SECURITY_POLICY, PICTURE_POLICY),
        (header::CACHE_CONTROL, FOR_A_WHILE),
    ];
    (headers, drawing.into_string()).into_response()
}
