//! Hosting a table.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use shelf::Shelved;

use super::lobby::not_opened;
use super::reading::on_the_shelf;
use crate::pages::{self, HostPage};
use crate::services::fields::Fields;
use crate::services::hosting::{self, Troubles};
use crate::web::{House, PageFailure, Visitor, page as respond, see_other, with_cookie};

/// The form.
pub async fn page(
    State(house): State<House>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    let fields = hosting::untouched(game, visitor.person.as_ref());
    let shown = HostPage { game, fields: &fields, troubles: &Troubles::new() };
    Ok(respond(pages::host(&visitor.reader(&house), &shown), None))
}

/// Opens the table, or says what is wrong with the form.
pub async fn open(
    State(house): State<House>,
    Path(game): Path<String>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, PageFailure> {
    let game = on_the_shelf(&game)?;
    // Nobody becomes a guest by asking for a table that cannot be.
    if let Err(troubles) = hosting::read(&visitor.reader(&house), game, &visitor.as_somebody(), &fields) {
        return Ok(refused(&house, &visitor, game, &fields, &troubles));
    }
    let (person, cookie) = visitor.settle(&house).await?;
    match hosting::read(&visitor.reader(&house), game, &person, &fields) {
        Ok(opening) => {
            let opened = house.open(&person.id, opening).await.map_err(not_opened)?;
            // A guest is called at the next table as at this one.
            if let Some(name) =
                hosting::own_name(&fields).filter(|name| person.account.is_none() && *name != person.name)
            {
                house.store.rename(&person.id, &name).await?;
            }
            Ok(see_other(&house, &format!("/tables/{}", opened.id), cookie))
        }
        Err(troubles) => Ok(with_cookie(refused(&house, &visitor, game, &fields, &troubles), cookie)),
    }
}

fn refused(
    house: &House,
    visitor: &Visitor,
    game: &'static dyn Shelved,
    fields: &Fields,
    troubles: &Troubles,
) -> Response {
    let shown = HostPage { game, fields, troubles };
    let mut response = respond(pages::host(&visitor.reader(house), &shown), None);
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    response
}
