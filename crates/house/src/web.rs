//! What every route needs: who asks, in which language, and how to say no.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{ConnectInfo, FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use table::SetupError;
use table::setup::Values;
use wording::{Arg, Language, Phrase};

use crate::address::{Prefix, Whence};
use crate::door::Place;
use crate::hosting;
use crate::ids::{Moment, Pass, PersonId, TableId, random_bytes};
use crate::inner::{Inner, Unreachable};
use crate::kit::{self, Reader};
use crate::opening::NotOpened;
use crate::person::{Person, Settings};
use crate::session::{Credential, Device, Token};
use crate::store::StoreError;
use crate::table::acts::Denied;
use crate::table::{Screen, Viewer};
use crate::wire::{Refusal, RefusalKind, Refused, Update};

/// The house, as routes share it.
pub type House = Arc<Inner>;

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The person, if the house knows one.
    pub person: Option<Person>,
    /// What proves the session.
    pub token: Option<Token>,
    /// What the person prefers.
    pub settings: Settings,
    /// The language to answer in.
    pub language: Language,
    /// What the browser calls itself.
    pub browser: String,
    /// A browser that an account may know, whoever uses it now.
    pub device: Option<Device>,
    /// Where the request came from.
    pub address: Prefix,
    /// Whether the connection is encrypted, as far as the house knows.
    pub secure: bool,
    /// The origin that the visitor sees (`https://example.org`): what links for others begin with.
    pub origin: String,
    /// What the visitor looks at tables with.
    pub screen: Screen,
}

impl FromRequestParts<House> for Visitor {
    type Rejection = PageFailure;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Self, PageFailure> {
        let headers = &parts.headers;
        let credential = Credential::of(headers, &house.secret);
        let screen = match &credential {
            Credential::Bearer(_) => Screen::Program,
            Credential::Cookies(_) | Credential::Nothing => Screen::Browser(pass(parts)),
        };
        let token = credential.token().cloned();
        let person = match &token {
            Some(token) => house.person_of(token).await?,
            None => None,
        };
        if let Some(place) = parts.extensions.get::<Place>().filter(|_| person.is_some()) {
            place.known();
        }
        let settings = person.as_ref().map(|person| person.settings).unwrap_or_default();
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let whence = Whence::of(headers, peer, &house.config.proxies);
        let secure = is_secure(&whence, house);
        Ok(Visitor {
            token: token.filter(|_| person.is_some()),
            person,
            settings,
            language: settings.language.map_or_else(|| asked_for(headers), |tongue| tongue.language()),
            browser: text(headers, header::USER_AGENT).unwrap_or_default().to_owned(),
            device: Device::shown(headers),
            address: whence.address,
            secure,
            origin: origin(whence.host, secure, house),
            screen,
        })
    }
}

/// What a page that has lifted a curtain sends along.
fn pass(parts: &Parts) -> Option<Pass> {
    #[derive(serde::Deserialize)]
    struct Shown {
        pass: Option<String>,
    }
    let Query(shown) = Query::<Shown>::try_from_uri(&parts.uri).ok()?;
    shown.pass?.parse().ok()
}

fn is_secure(whence: &Whence, house: &House) -> bool {
    whence.encrypted || house.config.origin.as_ref().is_some_and(|origin| origin.starts_with("https:"))
}

/// The origin that a visitor sees.
fn origin(host: Option<String>, secure: bool, house: &House) -> String {
    let scheme = if secure { "https" } else { "http" };
    let of_request = || format!("{scheme}://{}", host.unwrap_or_default());
    house.config.origin.clone().unwrap_or_else(of_request)
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// The language that a request asks for, whoever sent it.
pub fn asked_for(headers: &HeaderMap) -> Language {
    accepted(text(headers, header::ACCEPT_LANGUAGE).unwrap_or_default())
}

/// The first language of the list that the house speaks.
fn accepted(list: &str) -> Language {
    let code = |entry: &str| entry.trim().get(..2).and_then(|code| code.to_ascii_lowercase().parse().ok());
    list.split(',').find_map(code).unwrap_or_default()
}

impl Visitor {
    /// The reader of a page.
    pub fn reader<'a>(&'a self, house: &'a Inner) -> Reader<'a> {
        let person = self.person.as_ref();
        Reader {
            name: person.map_or("", |person| &person.name),
            account: person.is_some_and(|person| person.account.is_some()),
            ..house.decor.reader(self.language, &self.settings)
        }
    }

    /// The person, or somebody whom nobody knows yet: enough to see whether what is asked for can be.
    pub fn as_somebody(&self) -> Person {
        let nobody = || Person {
            id: PersonId::random(),
            name: String::new(),
            account: None,
            settings: self.settings,
            came: Moment::now(),
        };
        self.person.clone().unwrap_or_else(nobody)
    }

    /// The person, a new guest if need be, and the cookie to give to a new one.
    pub async fn settle(&mut self, house: &House) -> Result<(Person, Option<HeaderValue>), StoreError> {
        if let Some(person) = &self.person {
            return Ok((person.clone(), None));
        }
        let number = 100 + i64::from(u16::from_le_bytes(random_bytes()) % 900);
        let name = self.reader(house).say(&Phrase::new("guest-name").with("number", Arg::Number(number)));
        let (person, token) = house.welcome(name, self.settings, &self.browser).await?;
        let cookie = token.cookie(&house.config.base, self.secure);
        self.person = Some(person.clone());
        self.token = Some(token);
        Ok((person, HeaderValue::from_str(&cookie).ok()))
    }

    /// Who looks at a table.
    pub fn viewer(&self, seat: Option<usize>) -> Viewer {
        Viewer {
            person: self.person.as_ref().map_or_else(PersonId::random, |person| person.id.clone()),
            seat: seat.filter(|&seat| seat < table::MAX_SEATS).map(table::Seat::new),
            language: self.language,
            face: self.settings.face,
            screen: self.screen.clone(),
        }
    }
}

/// Why there is no page.
#[derive(Debug)]
pub enum PageFailure {
    /// There is no such page.
    NotFound,
    /// There is no such page, in words that say more.
    Missing(&'static str),
    /// Something is wrong with the request, in words of the house.
    Bad(&'static str),
    /// Not for this person, in words of the house.
    Forbidden(&'static str),
    /// That is too much at once.
    TooMany,
    /// The house is closing.
    Closing,
    /// The house failed.
    Broken(String),
}

impl From<StoreError> for PageFailure {
    fn from(error: StoreError) -> Self {
        PageFailure::Broken(error.to_string())
    }
}

impl From<Unreachable> for PageFailure {
    fn from(error: Unreachable) -> Self {
        match error {
            Unreachable::Closing => PageFailure::Closing,
            error => PageFailure::Broken(error.to_string()),
        }
    }
}

/// What is said in place of a page. Whoever knows who asked says it better: see `routes::sorry`.
#[derive(Clone, Copy, Debug)]
pub struct Sorry(pub &'static str);

/// A page that could not be shown says so in both languages: who asked may not be known.
impl IntoResponse for PageFailure {
    fn into_response(self) -> Response {
        let (status, word) = match &self {
            PageFailure::NotFound => (StatusCode::NOT_FOUND, "denied-not-found"),
            PageFailure::Missing(word) => (StatusCode::NOT_FOUND, *word),
            PageFailure::Bad(word) => (StatusCode::BAD_REQUEST, *word),
            PageFailure::Forbidden(word) => (StatusCode::FORBIDDEN, *word),
            PageFailure::TooMany => (StatusCode::TOO_MANY_REQUESTS, "denied-too-many"),
            PageFailure::Closing => (StatusCode::SERVICE_UNAVAILABLE, "denied-closing"),
            PageFailure::Broken(_) => (StatusCode::INTERNAL_SERVER_ERROR, "denied-broken"),
        };
        let id = error_id();
        if let PageFailure::Broken(error) = &self {
            tracing::error!(%id, %error, "a page failed");
        }
        let words = crate::words::words();
        let said = Language::ALL.map(|language| words.say(language, &Phrase::new(word), &wording::Unnamed));
        let body: Markup = html! {
            (maud::DOCTYPE)
            html lang="en" {
                head { meta charset="utf-8"; meta name="viewport" content="width=device-width"; title { "Railhead" } }
                body {
                    h1 { "Railhead" }
                    p { (said[0]) }
                    p lang="pl" { (said[1]) }
                    @if status.is_server_error() { p { code { (id) } } }
                    p { a href="/" { "Railhead" } }
                }
            }
        };
        let mut response = (status, Html(body.into_string())).into_response();
        if !status.is_server_error() {
            response.extensions_mut().insert(Sorry(word));
        }
        response
    }
}

/// Names one failure in the log and to the person who met it.
pub fn error_id() -> String {
    crate::ids::random_text(8)
}

/// Why a request of a page's script was refused.
#[derive(Debug)]
pub struct Failure {
    /// Why.
    pub refusal: Box<Refusal>,
    /// How the table stands.
    pub update: Option<Box<Update>>,
}

impl Failure {
    /// A refusal in words of the house.
    pub fn new(reader: &Reader<'_>, kind: RefusalKind, word: &'static str) -> Self {
        Failure::said(kind, reader.word(word))
    }

    /// A refusal in words that are said already.
    pub fn said(kind: RefusalKind, words: String) -> Self {
        let refusal = Refusal { kind, words, detail: None, rule: None, href: None };
        Failure { refusal: Box::new(refusal), update: None }
    }

    /// A request that cannot be read, with what is wrong with it, in English.
    pub fn malformed(reader: &Reader<'_>, why: &str) -> Self {
        let mut failure = Failure::new(reader, RefusalKind::Malformed, "denied-malformed");
        failure.refusal.detail = Some(why.to_owned());
        failure
    }

    /// A table that cannot be set up like this.
    pub fn unfit(reader: &Reader<'_>, game: &dyn shelf::Shelved, chosen: &Values, error: &SetupError) -> Self {
        let option = hosting::label(reader, game, error.key());
        let why = hosting::trouble(reader, game, chosen, error);
        let known = game.form().option(error.key()).is_ok();
        let words = if known { format!("{option}: {why}") } else { why };
        let mut failure = Failure::said(RefusalKind::Malformed, words);
        failure.refusal.detail = Some(error.to_string());
        failure
    }

    /// Why a table refused, for this reader.
    pub fn denied(reader: &Reader<'_>, table: &TableId, game: &'static dyn shelf::Shelved, denied: &Denied) -> Self {
        match denied {
            Denied::Malformed(word) => Failure::new(reader, RefusalKind::Malformed, word),
            Denied::Stale => Failure::new(reader, RefusalKind::Stale, "denied-stale"),
            Denied::Foreign(word) => Failure::new(reader, RefusalKind::Foreign, word),
            Denied::NotNow(word) => Failure::new(reader, RefusalKind::NotNow, word),
            Denied::Nothing(word) => Failure::new(reader, RefusalKind::Nothing, word),
            Denied::Reused => Failure::new(reader, RefusalKind::Reused, "denied-reused"),
            Denied::Broken => Failure::new(reader, RefusalKind::Broken, "denied-broken"),
            Denied::Illegal(refusal) => {
                let words = game.lexicon().say(reader.language, &game.refusal(refusal), &wording::Unnamed);
                let rule = refusal.rule.to_string();
                let href = format!("{}#{rule}", kit::rules_of(reader, table, game));
                let mut failure = Failure::said(RefusalKind::Illegal, words);
                (failure.refusal.rule, failure.refusal.href) = (Some(rule), Some(href));
                failure
            }
        }
    }

    /// The same, with how the table stands.
    #[must_use]
    pub fn with(self, update: Option<Update>) -> Self {
        Failure { update: update.map(Box::new), ..self }
    }

    /// A table cannot be reached.
    pub fn unreachable(reader: &Reader<'_>, error: &Unreachable) -> Self {
        match error {
            Unreachable::Closing => Failure::new(reader, RefusalKind::Closing, "denied-closing"),
            error => Failure::broken(reader, error),
        }
    }

    /// A table was not opened.
    pub fn not_opened(reader: &Reader<'_>, error: &NotOpened) -> Self {
        match error {
            NotOpened::Setup(error) => Failure::malformed(reader, &error.to_string()),
            NotOpened::TooMany(_) => Failure::new(reader, RefusalKind::NotNow, "denied-too-many-tables"),
            NotOpened::Unreachable(error) => Failure::unreachable(reader, error),
            error => Failure::broken(reader, error),
        }
    }

    /// The house failed: the log says why, by an id.
    pub fn broken(reader: &Reader<'_>, error: &dyn std::error::Error) -> Self {
        let id = error_id();
        tracing::error!(%id, %error, "a request failed");
        let mut failure = Failure::new(reader, RefusalKind::Broken, "denied-broken");
        failure.refusal.words.push_str(&format!(" ({id})"));
        failure
    }
}

impl RefusalKind {
    /// The status of an answer that refuses like this.
    pub fn status(self) -> StatusCode {
        match self {
            RefusalKind::Malformed => StatusCode::BAD_REQUEST,
            RefusalKind::NotFound => StatusCode::NOT_FOUND,
            RefusalKind::Stale | RefusalKind::NotNow | RefusalKind::Nothing | RefusalKind::Reused => {
                StatusCode::CONFLICT
            }
            RefusalKind::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            RefusalKind::NoToken => StatusCode::UNAUTHORIZED,
            RefusalKind::Foreign => StatusCode::FORBIDDEN,
            RefusalKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            RefusalKind::Closing => StatusCode::SERVICE_UNAVAILABLE,
            RefusalKind::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = self.refusal.kind.status();
        let refused = Refused { refusal: *self.refusal, update: self.update.map(|update| *update) };
        let mut response = (status, Json(refused)).into_response();
        if status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_language_is_taken() {
        assert_eq!(accepted("de-DE,pl;q=0.9,en;q=0.8"), Language::Pl);
        assert_eq!(accepted("en-GB,en"), Language::En);
        assert_eq!(accepted(""), Language::En);
        assert_eq!(accepted("ż,x"), Language::En);
    }
}
