//! The deal of the day, and what people have achieved.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;

use super::lobby::not_opened;
use super::reading::on_the_shelf;
use crate::pages::{self, DailyPage};
use crate::records::ids::{Day, Moment};
use crate::services::fields::Fields;
use crate::store::Which;
use crate::web::{House, PageFailure, Visitor, page as respond, see_other};

/// How many results are shown.
const SHOWN: u32 = 200;

/// Which day is asked for.
#[derive(Deserialize)]
pub struct Asked {
    day: Option<String>,
}

/// The deal of a day: today's to play, earlier ones to compare.
pub async fn page(
    State(house): State<House>,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    game.daily().ok_or(PageFailure::NotFound)?;
    let today = Day::of(Moment::now());
    let day = match asked.day {
        Some(text) => text.parse().ok().filter(|day| *day <= today).ok_or(PageFailure::NotFound)?,
        None => today,
    };
    let person = visitor.person.as_ref().map(|person| &person.id);
    let own = match person {
        Some(id) => house.store.tables(Which::DailyOf(id.clone(), game.name().to_owned(), day), 1).await?,
        None => Vec::new(),
    };
    let finished = house.store.tables(Which::Daily(game.name().to_owned(), day), SHOWN).await?;
    let shown = DailyPage { game, day, today, person, own: own.first(), finished: &finished };
    Ok(respond(pages::daily(&visitor.reader(&house), &shown), None))
}

/// Sits down to today's deal.
pub async fn play(
    State(house): State<House>,
    Path(game): Path<String>,
    mut visitor: Visitor,
    _fields: Fields,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    let setup = game.daily().ok_or(PageFailure::NotFound)?;
    let (person, cookie) = visitor.settle(&house).await?;
    let day = Day::of(Moment::now());
    let table = house.open_daily(&person, game, setup, day).await.map_err(not_opened)?;
    Ok(see_other(&house, &format!("/tables/{table}"), cookie))
}

/// What the reader has achieved at a game.
pub async fn achievements(
    State(house): State<House>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    if game.achievements().is_empty() {
        return Err(PageFailure::NotFound);
    }
    let deeds = match &visitor.person {
        Some(person) => house.store.deeds(&person.id, game.name()).await?,
        None => Vec::new(),
    };
    Ok(respond(pages::achievements(&visitor.reader(&house), game, &deeds), None))
}
