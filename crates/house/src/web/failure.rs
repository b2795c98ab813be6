//! How to say no: in place of a page, and to a page's script or a program.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use table::SetupError;
use table::setup::Values;
use wording::{Language, Phrase};

use crate::kit::{self, Reader, words};
use crate::records::ids::{TableId, random_text};
use crate::services::hosting;
use crate::services::opening::NotOpened;
use crate::store::StoreError;
use crate::table::Unreachable;
use crate::table::acts::Denied;
use crate::wire::{Refusal, RefusalKind, Refused, Update};

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

/// What is said in place of a page. Whoever knows who asked says it better: see `routes::error_page`.
#[derive(Clone, Copy, Debug)]
pub struct ErrorPage(pub &'static str);

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
        let words = words::words();
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
            response.extensions_mut().insert(ErrorPage(word));
        }
        response
    }
}

/// Names one failure in the log and to the person who met it.
pub fn error_id() -> String {
    random_text(8)
}

/// Why a request of a page's script was refused.
#[derive(Debug)]
pub struct Failure {
    /// Why it was refused.
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
        let known = game.schema().option(error.key()).is_ok();
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
