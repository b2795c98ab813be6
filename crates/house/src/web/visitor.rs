//! Who asks, and in which language.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use wording::{Arg, Language, Phrase};

use super::credentials::{Credential, session_cookie, shown_device};
use super::door::Place;
use super::whence::Whence;
use super::{House, PageFailure};
use crate::kit::Reader;
use crate::operations::address::Prefix;
use crate::records::ids::{Moment, Pass, PersonId, random_bytes};
use crate::records::person::{Person, Settings};
use crate::services::Inner;
use crate::services::sessions::{Device, Token};
use crate::store::StoreError;
use crate::table::{Screen, Viewer};

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
            device: shown_device(headers),
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
        let cookie = session_cookie(&token, &house.config.base, self.secure);
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
