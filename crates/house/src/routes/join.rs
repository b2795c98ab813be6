//! Following an invitation.

use axum::extract::{Path, State};
use axum::response::Response;

use super::fields::Fields;
use super::gathering::{look, sit as take_seat, with_cookie};
use crate::ids::Invitation;
use crate::pages::{self, JoinPage};
use crate::table::Looked;
use crate::web::{House, PageFailure, Visitor, page as respond, see_other};

/// The table that somebody is invited to.
pub async fn page(
    State(house): State<House>,
    Path(invitation): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let (invitation, looked) = invited(&house, &visitor, &invitation).await?;
    Ok(shown(&house, &visitor, &invitation, &looked, None))
}

/// Sits down at it.
pub async fn sit(
    State(house): State<House>,
    Path(invitation): Path<String>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, PageFailure> {
    // An address that invites nowhere makes nobody a guest.
    invited(&house, &visitor, &invitation).await?;
    let (_, cookie) = visitor.settle(&house).await?;
    let (invitation, looked) = invited(&house, &visitor, &invitation).await?;
    let response = match take_seat(&house, &visitor, &looked, &fields, Some(invitation.clone())).await {
        Ok(()) => see_other(&house, &format!("/tables/{}", looked.record.id), None),
        Err(failure) => {
            let (invitation, looked) = invited(&house, &visitor, invitation.as_str()).await?;
            let mut response = shown(&house, &visitor, &invitation, &looked, Some(&failure.refusal.words));
            *response.status_mut() = failure.refusal.kind.status();
            response
        }
    };
    Ok(with_cookie(response, cookie))
}

async fn invited(house: &House, visitor: &Visitor, text: &str) -> Result<(Invitation, Looked), PageFailure> {
    let invitation: Invitation = text.parse().map_err(|_| PageFailure::NotFound)?;
    let table = house.store.invited(&invitation).await?.ok_or(PageFailure::NotFound)?;
    Ok((invitation, look(house, visitor, &table).await?))
}

/// Whoever sits there already is led to the table.
fn shown(
    house: &House,
    visitor: &Visitor,
    invitation: &Invitation,
    looked: &Looked,
    refused: Option<&str>,
) -> Response {
    if !looked.own.is_empty() {
        return see_other(house, &format!("/tables/{}", looked.record.id), None);
    }
    let name = visitor.person.as_ref().map_or("", |person| &person.name);
    respond(pages::join(&visitor.reader(house), &JoinPage { looked, invitation, name, refused }), None)
}
