//! Following an invitation.

use axum::extract::{Path, State};
use axum::response::Response;

use super::gathering::{look, sit as take_seat};
use crate::pages::{self, JoinPage, Kept};
use crate::records::ids::Invitation;
use crate::services::fields::Fields;
use crate::table::Looked;
use crate::web::{House, PageFailure, Visitor, page as respond, see_other, with_cookie};

/// The table that somebody is invited to.
pub async fn page(
    State(house): State<House>,
    Path(invitation): Path<String>,
    visitor: Visitor,
) -> Result<Response, PageFailure> {
    let (invitation, looked) = invited(&house, &visitor, &invitation).await?;
    Ok(shown(&house, &visitor, &invitation, &looked, None).await)
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
            let mut response = shown(&house, &visitor, &invitation, &looked, Some(&failure.refusal.words)).await;
            *response.status_mut() = failure.refusal.kind.status();
            response
        }
    };
    Ok(with_cookie(response, cookie))
}

async fn invited(house: &House, visitor: &Visitor, text: &str) -> Result<(Invitation, Looked), PageFailure> {
    let gone = || PageFailure::Missing("denied-invitation");
    let invitation: Invitation = text.parse().map_err(|_| gone())?;
    let table = house.store.invited(&invitation).await?.ok_or_else(gone)?;
    Ok((invitation, look(house, visitor, &table).await?))
}

/// Whoever sits there already is led to the table.
async fn shown(
    house: &House,
    visitor: &Visitor,
    invitation: &Invitation,
    looked: &Looked,
    refused: Option<&str>,
) -> Response {
    if !looked.own.is_empty() {
        return see_other(house, &format!("/tables/{}", looked.record.id), None);
    }
    let kept = super::rematch::kept(house, visitor, looked).await;
    let me = visitor.person.as_ref();
    let mine = |kept: &Option<Kept>| kept.as_ref().is_some_and(|kept| me.is_some_and(|me| me.id == kept.person));
    let seat = kept.iter().position(mine);
    let before = seat.and_then(|seat| kept[seat].as_ref()).map(|kept| kept.name.as_str());
    let name = before.or(me.map(|person| person.name.as_str())).unwrap_or_default();
    respond(pages::join(&visitor.reader(house), &JoinPage { looked, invitation, seat, name, refused }), None)
}
