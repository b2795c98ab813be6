//! Fields of a form, as a request brings them.

use axum::Form;
use axum::extract::{FromRequest, Request};

use super::{House, PageFailure};
use crate::services::fields::Fields;

impl FromRequest<House> for Fields {
    type Rejection = PageFailure;

    async fn from_request(request: Request, house: &House) -> Result<Self, PageFailure> {
        let form = Form::<Vec<(String, String)>>::from_request(request, house).await;
        form.map(|Form(pairs)| Fields::from(pairs)).map_err(|_| PageFailure::Bad("denied-malformed"))
    }
}
