//! Who a program is.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;

use super::caller::Caller;
use super::shapes::{Guest, NewGuest, Refusals};
use crate::records::naming::{NotAName, clean_name};
use crate::records::person::{Confirm, Settings};
use crate::web::table_request::Asked;
use crate::web::{Failure, House};
use crate::wire::RefusalKind;

/// Come in as a guest.
///
/// Answers with a token that is shown this once: whoever has it has the guest's seats. A guest who has not
/// been here for thirty days is forgotten.
#[utoipa::path(
    post, path = "/api/v1/guests", tag = "people",
    request_body = NewGuest,
    responses((status = 201, description = "A new guest.", body = Guest), Refusals),
)]
pub async fn come(
    State(house): State<House>,
    Caller(visitor): Caller,
    Asked(asked): Asked<NewGuest>,
) -> Result<(StatusCode, Json<Guest>), Failure> {
    let reader = visitor.reader(&house);
    let misnamed = |why: NotAName| Failure::new(&reader, RefusalKind::Malformed, why.word());
    let name = clean_name(&asked.name).map_err(misnamed)?;
    let settings = Settings { confirm: Confirm::AtOnce, ..Settings::default() };
    let welcomed = house.welcome(name, settings, &visitor.browser).await;
    let (person, token) = welcomed.map_err(|error| Failure::broken(&reader, &error))?;
    Ok((StatusCode::CREATED, Json(Guest { name: person.name, token: token.as_str().to_owned() })))
}
