//! What can be read without a table: the rules, the pieces, scripts and style sheets.

use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use shelf::Shelved;

use crate::kit::{self, assets};
use crate::web::{House, PageFailure, Visitor, page as respond};

/// What is named by its hash never changes.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const NOT_LONG: HeaderValue = HeaderValue::from_static("public, no-cache");

/// A script, style sheet or picture of the house.
pub async fn asset(Path((hash, name)): Path<(String, String)>) -> Result<Response, PageFailure> {
    let asset = assets::find(&name).ok_or(PageFailure::NotFound)?;
    // A page from before an update still finds what it needs, but nothing remembers it under that name.
    let current = assets::folder().strip_prefix("assets/") == Some(hash.as_str());
    Ok(kept(asset.kind, asset.bytes, current))
}

fn kept(kind: &'static str, bytes: &'static [u8], current: bool) -> Response {
    let cache = if current { FOR_EVER } else { NOT_LONG };
    ([(header::CONTENT_TYPE, HeaderValue::from_static(kind)), (header::CACHE_CONTROL, cache)], bytes).into_response()
}

/// The style sheet of a game's drawings.
pub async fn style(Path((game, style)): Path<(String, String)>) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    let hash = style.strip_prefix("style-").and_then(|rest| rest.strip_suffix(".css")).ok_or(PageFailure::NotFound)?;
    let current = hash == assets::hash(game.style());
    Ok(kept("text/css; charset=utf-8", game.style().as_bytes(), current))
}

/// A card, symbol or token, enlarged and explained.
pub async fn lens(
    State(house): State<House>,
    Path((game, id)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    let glossary = game.glossary();
    let lens = glossary.iter().find(|lens| lens.id == id).ok_or(PageFailure::NotFound)?;
    Ok(Html(kit::lens(&visitor.reader(&house), game, lens).into_string()).into_response())
}

/// All rules of a game, and its pieces.
pub async fn rules(
    State(house): State<House>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    let reader = visitor.reader(&house);
    let style = (!game.style().is_empty()).then(|| kit::style_address(&reader, game));
    Ok(respond(kit::rules_page(&reader, game, &[], style.as_deref()), None))
}

/// A game by its name in an address.
pub fn on_the_shelf(name: &str) -> Result<&'static dyn Shelved, PageFailure> {
    shelf::game(name).map_err(|_| PageFailure::NotFound)
}
