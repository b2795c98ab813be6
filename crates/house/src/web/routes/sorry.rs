//! A page that is not there, in the frame and the language of whoever looked for it.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::Response;

use crate::pages;
use crate::web::{House, Sorry, Visitor, page};

/// Puts a frame around what is said in place of a page.
pub async fn framed(State(house): State<House>, request: Request, next: Next) -> Response {
    let accepts = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    if !accepts.is_some_and(|accepts| accepts.contains("text/html")) {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let response = next.run(Request::from_parts(parts.clone(), body)).await;
    let Some(&Sorry(word)) = response.extensions().get() else { return response };
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &house).await else { return response };
    let mut framed = page(pages::sorry(&visitor.reader(&house), word), None);
    *framed.status_mut() = response.status();
    framed
}
