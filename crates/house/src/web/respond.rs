//! Answers that are pages, or lead to one.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;

use super::Visitor;
use crate::kit;
use crate::services::Inner;

/// A page, with the cookie of a new guest if there is one.
pub fn page(markup: Markup, cookie: Option<HeaderValue>) -> Response {
    let mut response = Html(markup.into_string()).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Sends a browser on to another page of the house after a form.
pub fn see_other(house: &Inner, path: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response =
        (StatusCode::SEE_OTHER, [(header::LOCATION, format!("{}{path}", house.config.base))]).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// A page of the house around some content.
pub fn shell(visitor: &Visitor, house: &Inner, title: &str, module: Option<&str>, body: &Markup) -> Response {
    page(kit::shell(&visitor.reader(house), title, module, body), None)
}

/// The same answer, with the cookies that it brings: that of a new guest, if there is one.
pub fn with_cookie(mut response: Response, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
