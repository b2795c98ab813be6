//! What every route for programs needs: who calls, and what is asked. All refusals are JSON.

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::records::person::{Person, Settings};
use crate::web::{Failure, House, PageFailure, Visitor, asked_for};
use crate::wire::RefusalKind;

/// A program, or a page's script.
pub struct Caller(pub Visitor);

impl FromRequestParts<House> for Caller {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Failure> {
        Visitor::from_request_parts(parts, house).await.map(Caller).map_err(|failure| {
            let settings = Settings::default();
            let reader = house.decor.reader(asked_for(&parts.headers), &settings);
            match failure {
                PageFailure::Broken(why) => Failure::broken(&reader, &std::io::Error::other(why)),
                _ => Failure::new(&reader, RefusalKind::Broken, "denied-broken"),
            }
        })
    }
}

/// A program that has shown a token. Nothing else of its request is looked at before.
pub struct Holder(pub Visitor);

impl FromRequestParts<House> for Holder {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Failure> {
        let Caller(visitor) = Caller::from_request_parts(parts, house).await?;
        known(house, &visitor)?;
        Ok(Holder(visitor))
    }
}

/// What stands behind the question mark of an address.
pub struct Asking<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<House> for Asking<T> {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, Failure> {
        let settings = Settings::default();
        let reader = house.decor.reader(asked_for(&parts.headers), &settings);
        let asked = Query::try_from_uri(&parts.uri);
        asked.map(|Query(asked)| Asking(asked)).map_err(|error| Failure::malformed(&reader, &error.to_string()))
    }
}

/// The person whose token came with the request.
pub fn known<'a>(house: &House, visitor: &'a Visitor) -> Result<&'a Person, Failure> {
    let stranger = || Failure::new(&visitor.reader(house), RefusalKind::NoToken, "denied-no-token");
    visitor.person.as_ref().ok_or_else(stranger)
}
