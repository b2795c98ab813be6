//! What keeps the house safe: where requests may come from, how many, and what pages may do.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::kit::Reader;
use crate::person::Settings;
use crate::session::{Token, among_cookies};
use crate::web::{Failure, House, address};
use crate::wire::RefusalKind;

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

/// Adds the headers of every answer, and counts it.
pub async fn dress(State(house): State<House>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    house.metrics.answered(response.status().as_u16());
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
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
    if !is_ours(headers, house.config.origin.as_deref(), house.config.behind_proxy) {
        return refuse(&house, RefusalKind::Foreign, "denied-origin");
    }
    let connected = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let from = address(headers, connected, house.config.behind_proxy);
    let person = presented(headers, &house).map(|token| token.key().0);
    if !house.limits.admit(from, person) {
        house.metrics.limited();
        return refuse(&house, RefusalKind::TooMany, "denied-too-many");
    }
    next.run(request).await
}

fn refuse(house: &House, kind: RefusalKind, word: &'static str) -> Response {
    let settings = Settings::default();
    let reader: Reader<'_> = house.decor.reader(Default::default(), &settings);
    Failure::new(&reader, kind, word).into_response()
}

fn presented(headers: &HeaderMap, house: &House) -> Option<Token> {
    let bearer = value(headers, header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    let cookie = value(headers, header::COOKIE).and_then(among_cookies);
    Token::read(bearer.or(cookie)?, &house.secret)
}

fn value(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// Whether a request that writes comes from our own pages, or from a program that no browser speaks for.
fn is_ours(headers: &HeaderMap, origin: Option<&str>, behind_proxy: bool) -> bool {
    let program = headers.contains_key(header::AUTHORIZATION);
    let Some(from) = value(headers, header::ORIGIN) else {
        // Browsers name the origin of everything that writes. A request with neither that nor a cookie
        // carries nobody's rights.
        return program || !headers.contains_key(header::COOKIE);
    };
    if let Some(origin) = origin {
        return from == origin;
    }
    let forwarded = headers.get("x-forwarded-host").and_then(|value| value.to_str().ok()).filter(|_| behind_proxy);
    let host = forwarded.or_else(|| value(headers, header::HOST));
    let authority = from.split_once("://").map(|(_, authority)| authority);
    program || (authority.is_some() && authority == host)
}

/// How much each address and each person may write.
#[derive(Debug)]
pub struct Limits {
    per_minute: Option<u32>,
    addresses: Buckets<IpAddr>,
    people: Buckets<String>,
    attempts: Buckets<String>,
}

/// How many attempts at a password an account or address has a minute.
const ATTEMPTS: u32 = 10;

impl Limits {
    /// So many requests a minute; an address, which several people may share, has four times as many.
    pub fn new(per_minute: Option<u32>) -> Self {
        Limits { per_minute, addresses: Buckets::new(), people: Buckets::new(), attempts: Buckets::new() }
    }

    /// Whether a request may pass.
    pub fn admit(&self, address: IpAddr, person: Option<String>) -> bool {
        let Some(per_minute) = self.per_minute else { return true };
        let by_address = self.addresses.take(address, per_minute.saturating_mul(4));
        by_address && person.is_none_or(|person| self.people.take(person, per_minute))
    }

    /// Whether somebody may try a password or a recovery code once more.
    pub fn admit_attempt(&self, address: IpAddr, account: &str) -> bool {
        let by_account = self.attempts.take(format!("account {}", account.to_lowercase()), ATTEMPTS);
        by_account && self.attempts.take(format!("address {address}"), ATTEMPTS * 3)
    }
}

/// Buckets that fill up over a minute; a full one is forgotten.
#[derive(Debug)]
struct Buckets<K> {
    buckets: Mutex<HashMap<K, Bucket>>,
}

#[derive(Debug)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// Buckets are looked through for full ones when there are so many.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    fn new() -> Self {
        Buckets { buckets: Mutex::default() }
    }

    fn take(&self, key: K, per_minute: u32) -> bool {
        let size = f64::from(per_minute);
        let now = Instant::now();
        let filled =
            |bucket: &Bucket| (bucket.left + now.duration_since(bucket.at).as_secs_f64() * size / 60.0).min(size);
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| filled(bucket) < size);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: size, at: now });
        let left = filled(bucket);
        let admitted = left >= 1.0;
        *bucket = Bucket { left: if admitted { left - 1.0 } else { left }, at: now };
        admitted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn what_another_site_sends_is_not_ours() {
        let ours = headers(&[(header::HOST, "a.org"), (header::ORIGIN, "https://a.org"), (header::COOKIE, "x=y")]);
        assert!(is_ours(&ours, None, false));
        let theirs = headers(&[(header::HOST, "a.org"), (header::ORIGIN, "https://b.org"), (header::COOKIE, "x=y")]);
        assert!(!is_ours(&theirs, None, false));
        let opaque = headers(&[(header::HOST, "a.org"), (header::ORIGIN, "null"), (header::COOKIE, "x=y")]);
        assert!(!is_ours(&opaque, None, false));
        let silent = headers(&[(header::HOST, "a.org"), (header::COOKIE, "x=y")]);
        assert!(!is_ours(&silent, None, false));
        let program = headers(&[(header::HOST, "a.org"), (header::AUTHORIZATION, "Bearer z")]);
        assert!(is_ours(&program, None, false));
        let proxied = headers(&[(header::HOST, "127.0.0.1:8080"), (header::ORIGIN, "https://a.org")]);
        assert!(is_ours(&proxied, Some("https://a.org"), false) && !is_ours(&proxied, None, false));
    }

    #[test]
    fn too_much_is_turned_away() {
        let limits = Limits::new(Some(5));
        let address = IpAddr::from([1, 2, 3, 4]);
        let admitted = (0..10).filter(|_| limits.admit(address, Some("anna".to_owned()))).count();
        assert_eq!(admitted, 5);
        assert!(limits.admit(IpAddr::from([1, 2, 3, 5]), Some("ola".to_owned())));
        assert!(Limits::new(None).admit(address, None));
        assert_eq!((0..20).filter(|_| limits.admit_attempt(address, "Anna")).count(), 10);
    }
}
