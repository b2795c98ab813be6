//! What keeps the house safe: where requests may come from, how many, and what pages may do.

use std::net::SocketAddr;

use axum::body::{Body, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use tokio::time::timeout;

use crate::kit::Reader;
use crate::records::person::Settings;
use crate::web::credentials::Credential;
use crate::web::door::Place;
use crate::web::whence::Whence;
use crate::web::{Failure, House, Sorry, asked_for};
use crate::wire::RefusalKind;

/// The largest body of a request.
const MAX_BODY: usize = 64 * 1024;

/// What pages may do: run our scripts, use our styles, talk to us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
     frame-ancestors 'none'";

/// Headers of every answer.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// What everybody may keep begins with this; nobody keeps anything else.
const PUBLIC: &[u8] = b"public";

/// Adds the headers of every answer, and counts it.
pub async fn dress(State(house): State<House>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    house.metrics.answered(response.status().as_u16());
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if !headers.get(header::CACHE_CONTROL).is_some_and(|value| value.as_bytes().starts_with(PUBLIC)) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Turns away what another site sends with a browser's cookie, and too much of anything that writes.
pub async fn watch_door(State(house): State<House>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let upgrades = headers.get(header::UPGRADE).is_some();
    let writes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !writes && !upgrades {
        return next.run(request).await;
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let whence = Whence::of(headers, peer, &house.config.proxies);
    let credential = Credential::of(headers, &house.secret);
    if !is_ours(headers, &credential, house.config.origin.as_deref(), whence.host.as_deref()) {
        return refuse(&house, headers, RefusalKind::Foreign, "denied-origin");
    }
    let session = credential.token().map(|token| token.key());
    if !house.limits.admit(whence.address, session.as_ref()) {
        house.metrics.limited();
        return refuse(&house, headers, RefusalKind::TooMany, "denied-too-many");
    }
    next.run(request).await
}

/// Waits for the whole of a request, but not for long: what is half sent costs whoever waits for it.
pub async fn wait_for_all(State(house): State<House>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let body = match timeout(house.config.connections.body, to_bytes(body, MAX_BODY)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return not_read(&house, &parts.headers, StatusCode::PAYLOAD_TOO_LARGE, "denied-too-large"),
        Err(_) => return not_read(&house, &parts.headers, StatusCode::REQUEST_TIMEOUT, "denied-too-slow"),
    };
    if let Some(place) = parts.extensions.get::<Place>() {
        place.asked();
    }
    next.run(Request::from_parts(parts, Body::from(body))).await
}

/// A request whose body did not come. Nothing that comes over this connection afterwards could be read.
fn not_read(house: &House, headers: &HeaderMap, status: StatusCode, word: &'static str) -> Response {
    let mut response = refuse(house, headers, RefusalKind::Malformed, word);
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response.extensions_mut().insert(Sorry(word));
    response
}

fn refuse(house: &House, headers: &HeaderMap, kind: RefusalKind, word: &'static str) -> Response {
    let settings = Settings::default();
    let reader: Reader<'_> = house.decor.reader(asked_for(headers), &settings);
    Failure::new(&reader, kind, word).into_response()
}

/// Whether a request that writes comes from our own pages, or from a program that no browser speaks for.
fn is_ours(headers: &HeaderMap, credential: &Credential, origin: Option<&str>, host: Option<&str>) -> bool {
    if let Credential::Bearer(_) = credential {
        return true;
    }
    let Some(from) = headers.get(header::ORIGIN).and_then(|value| value.to_str().ok()) else {
        // Browsers name the origin of everything that writes. A request with neither that nor a cookie
        // carries nobody's rights.
        return *credential == Credential::Nothing;
    };
    if let Some(origin) = origin {
        return from == origin;
    }
    let authority = from.split_once("://").map(|(_, authority)| authority);
    authority.is_some() && authority == host
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_site_sends_is_not_ours() {
        let ours = |lines: &[(HeaderName, &'static str)], origin: Option<&str>| {
            let headers: HeaderMap =
                lines.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect();
            let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
            is_ours(&headers, &Credential::of(&headers, &[1; 32]), origin, host)
        };
        let host = (header::HOST, "a.org");
        let (cookie, bearer, basic) =
            ((header::COOKIE, "x=y"), (header::AUTHORIZATION, "Bearer z"), (header::AUTHORIZATION, "Basic z"));
        let from = |origin| (header::ORIGIN, origin);
        assert!(ours(&[host.clone(), from("https://a.org"), cookie.clone()], None));
        for origin in ["https://b.org", "null", "https://a.org.b.org"] {
            assert!(!ours(&[host.clone(), from(origin), cookie.clone()], None), "{origin}");
            assert!(!ours(&[host.clone(), from(origin), cookie.clone(), basic.clone()], None), "{origin}");
        }
        assert!(!ours(&[host.clone(), cookie.clone()], None) && !ours(&[host.clone(), cookie, basic], None));
        assert!(ours(&[host.clone(), bearer], None) && ours(&[host], None));
        let proxied = [(header::HOST, "127.0.0.1:8080"), from("https://a.org")];
        assert!(ours(&proxied, Some("https://a.org")) && !ours(&proxied, None));
    }
}
