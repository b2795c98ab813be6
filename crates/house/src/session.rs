//! Who is at the other end of a request.
//!
//! A session's token is 32 random bytes and a signature of them; the browser keeps it in a cookie that no
//! script can read, a program sends it as a bearer token. The store keeps only its hash.

use std::fmt;

use axum::http::{HeaderMap, header};

use crate::ids::{Moment, PersonId, random_bytes};
use crate::inner::Inner;
use crate::person::{Person, SessionKey, SessionRecord, Settings};
use crate::store::StoreError;

/// The name of the cookie that holds a token.
const COOKIE: &str = "railhead";

/// The name of the cookie by which an account knows a browser again.
const DEVICE_COOKIE: &str = "railhead-device";

/// How long a browser keeps a cookie: a year.
const KEPT_SECONDS: u64 = 31_536_000;

/// Keeps the signatures of sessions and of browsers apart from each other and from every other use of the
/// secret.
const SIGNATURE: &[u8] = b"railhead 1 session";
const DEVICE_SIGNATURE: &[u8] = b"railhead 1 device";

/// The longest name of a browser that is kept.
const MAX_BROWSER: usize = 120;

/// What proves a session.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

/// No secret is ever written to a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl Token {
    /// A new one, signed.
    pub fn issue(secret: &[u8; 32]) -> Self {
        let body = table::Seed(random_bytes()).to_string();
        let signature = sign(secret, &[SIGNATURE, body.as_bytes()]);
        Token(format!("{body}{signature}"))
    }

    /// A token that was read, if the house signed it.
    pub fn read(text: &str, secret: &[u8; 32]) -> Option<Self> {
        let (body, signature) = text.split_at_checked(64)?;
        is_signed(signature, &sign(secret, &[SIGNATURE, body.as_bytes()])).then(|| Token(text.to_owned()))
    }

    /// What the store keeps of it.
    pub fn key(&self) -> SessionKey {
        SessionKey(blake3::hash(self.0.as_bytes()).to_hex().to_string())
    }

    /// As it is sent.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The `Set-Cookie` that gives it to a browser.
    pub fn cookie(&self, path: &str, secure: bool) -> String {
        set_cookie(COOKIE, &self.0, path, secure, KEPT_SECONDS)
    }
}

/// How a request shows on whose behalf it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Credential {
    /// Not at all.
    Nothing,
    /// By a bearer token, as programs do; none of ours if it holds nothing. Cookies do not count beside it.
    Bearer(Option<Token>),
    /// By cookies, which a browser sends along whoever asked it to; they need not hold a token.
    Cookies(Option<Token>),
}

impl Credential {
    /// The one credential of a request.
    pub fn of(headers: &HeaderMap, secret: &[u8; 32]) -> Self {
        if let Some(bearer) = bearer(headers) {
            return Credential::Bearer(Token::read(bearer, secret));
        }
        if headers.contains_key(header::COOKIE) {
            return Credential::Cookies(cookie(headers, COOKIE).and_then(|text| Token::read(text, secret)));
        }
        Credential::Nothing
    }

    /// What proves a session, if the house signed it.
    pub fn token(&self) -> Option<&Token> {
        match self {
            Credential::Nothing => None,
            Credential::Bearer(token) | Credential::Cookies(token) => token.as_ref(),
        }
    }
}

/// The token of a well-formed bearer header, which must be the only one.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let mut lines = headers.get_all(header::AUTHORIZATION).iter();
    let (only, None) = (lines.next()?, lines.next()) else { return None };
    let (scheme, token) = only.to_str().ok()?.split_once(' ')?;
    let token = token.trim_matches(' ');
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~+/=".contains(&byte);
    (scheme.eq_ignore_ascii_case("bearer") && !token.is_empty() && token.bytes().all(plain)).then_some(token)
}

/// The cookie with this name.
fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(one, _)| *one == name).map(|(_, value)| value)
}

/// A browser in which somebody was logged in: strangers who try an account's password do not hold it up.
///
/// It proves nothing but that: whoever has it still needs the password. A new password makes it worthless.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device(String);

impl Device {
    /// As a browser shows it.
    pub fn shown(headers: &HeaderMap) -> Option<Self> {
        let text = cookie(headers, DEVICE_COOKIE)?;
        (text.len() == 128).then(|| Device(text.to_owned()))
    }

    /// A new one, for an account with this password (as it is kept).
    pub fn issue(secret: &[u8; 32], person: &PersonId, password: &str) -> Self {
        let name = table::Seed(random_bytes()).to_string();
        let signature =
            sign(secret, &[DEVICE_SIGNATURE, name.as_bytes(), person.as_str().as_bytes(), password.as_bytes()]);
        Device(format!("{name}{signature}"))
    }

    /// Its name, if it is known to the account.
    pub fn known_to(&self, secret: &[u8; 32], person: &PersonId, password: &str) -> Option<&str> {
        let (name, signature) = self.0.split_at_checked(64)?;
        let parts = [DEVICE_SIGNATURE, name.as_bytes(), person.as_str().as_bytes(), password.as_bytes()];
        is_signed(signature, &sign(secret, &parts)).then_some(name)
    }

    /// The `Set-Cookie` that gives it to a browser.
    pub fn cookie(&self, path: &str, secure: bool) -> String {
        set_cookie(DEVICE_COOKIE, &self.0, path, secure, KEPT_SECONDS)
    }
}

/// The `Set-Cookie` that takes the token away.
pub fn forget_cookie(path: &str, secure: bool) -> String {
    set_cookie(COOKIE, "", path, secure, 0)
}

fn set_cookie(name: &str, value: &str, path: &str, secure: bool, seconds: u64) -> String {
    let path = if path.is_empty() { "/" } else { path };
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// The signature of some parts. Only the last may be of any length: the others cannot flow into each other.
fn sign(secret: &[u8; 32], parts: &[&[u8]]) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new_keyed(secret);
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize()
}

/// Whether a signature is the expected one. blake3's own comparison takes the same time wherever they differ.
fn is_signed(signature: &str, expected: &blake3::Hash) -> bool {
    blake3::Hash::from_hex(signature).is_ok_and(|signature| signature == *expected)
}

impl Inner {
    /// The person behind a token.
    pub async fn person_of(&self, token: &Token) -> Result<Option<Person>, StoreError> {
        let Some(session) = self.store.session(&token.key(), Moment::now()).await? else { return Ok(None) };
        self.store.person(&session.person).await
    }

    /// Somebody new, with a session.
    pub async fn welcome(
        &self,
        name: String,
        settings: Settings,
        browser: &str,
    ) -> Result<(Person, Token), StoreError> {
        let person = Person { id: PersonId::random(), name, account: None, settings, came: Moment::now() };
        self.store.add_person(person.clone()).await?;
        let token = self.begin_session(&person.id, browser).await?;
        Ok((person, token))
    }

    /// A new session of a person.
    pub async fn begin_session(&self, person: &PersonId, browser: &str) -> Result<Token, StoreError> {
        let token = Token::issue(&self.secret);
        let now = Moment::now();
        let browser = browser.chars().filter(|c| !c.is_control()).take(MAX_BROWSER).collect();
        let session = SessionRecord { key: token.key(), person: person.clone(), began: now, seen: now, browser };
        self.store.add_session(session).await?;
        Ok(token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_back_with_the_same_secret_only() {
        let token = Token::issue(&[1; 32]);
        assert_eq!(Token::read(token.as_str(), &[1; 32]), Some(token.clone()));
        assert_eq!(Token::read(token.as_str(), &[2; 32]), None);
        let mut forged = token.as_str().to_owned();
        forged.replace_range(0..1, if forged.starts_with('0') { "1" } else { "0" });
        assert_eq!(Token::read(&forged, &[1; 32]), None);
        for bad in ["", "x", "ż".repeat(64).as_str(), &"0".repeat(128)] {
            assert_eq!(Token::read(bad, &[1; 32]), None);
        }
        assert_ne!(token.key().0, token.as_str());
        assert_eq!(format!("{token:?}"), "Token(…)");
    }

    fn headers(lines: &[(header::HeaderName, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(name, value.parse().expect("a value"));
        }
        headers
    }

    #[test]
    fn a_request_has_one_credential_and_a_bearer_token_leaves_no_room_for_cookies() {
        let (mine, theirs) = (Token::issue(&[1; 32]), Token::issue(&[1; 32]));
        let cookies = format!("a=b; railhead={}; railhead2=x", mine.as_str());
        let with = |authorization: &[&str]| {
            let lines = authorization.iter().map(|value| (header::AUTHORIZATION, *value));
            Credential::of(&headers(&lines.chain([(header::COOKIE, cookies.as_str())]).collect::<Vec<_>>()), &[1; 32])
        };
        let by_cookie = Credential::Cookies(Some(mine.clone()));
        assert_eq!(with(&[]), by_cookie);
        assert_eq!(with(&[&format!("Bearer {}", theirs.as_str())]), Credential::Bearer(Some(theirs.clone())));
        assert_eq!(with(&[&format!("bearer  {}", theirs.as_str())]), Credential::Bearer(Some(theirs.clone())));
        assert_eq!(with(&["Bearer nonsense"]), Credential::Bearer(None));
        for malformed in
            [&["Basic eDp5"][..], &["Bearer"], &["Bearer "], &["Bearer a b"], &["x"], &["Bearer a", "Bearer b"]]
        {
            assert_eq!(with(malformed), by_cookie, "{malformed:?}");
        }
        assert_eq!(Credential::of(&HeaderMap::new(), &[1; 32]), Credential::Nothing);
        assert_eq!(Credential::of(&headers(&[(header::COOKIE, "x=y")]), &[1; 32]), Credential::Cookies(None));
        let two_lines = headers(&[(header::COOKIE, "x=y"), (header::COOKIE, &cookies)]);
        assert_eq!(Credential::of(&two_lines, &[1; 32]).token(), Some(&mine));
    }

    #[test]
    fn scripts_and_other_sites_get_no_cookie() {
        for cookie in [
            Token::issue(&[1; 32]).cookie("", true),
            Device::issue(&[1; 32], &PersonId::random(), "").cookie("/games", true),
        ] {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.ends_with("Secure"));
        }
    }

    #[test]
    fn a_browser_is_known_to_its_account_alone_and_until_the_password_changes() {
        let (anna, ola) = (PersonId::random(), PersonId::random());
        let device = Device::issue(&[1; 32], &anna, "hash");
        let cookie = device.cookie("", false);
        let value = cookie.split(';').next().expect("a pair");
        let shown = Device::shown(&headers(&[(header::COOKIE, value)])).expect("it is shown");
        assert!(shown.known_to(&[1; 32], &anna, "hash").is_some());
        assert_eq!(shown.known_to(&[1; 32], &ola, "hash"), None);
        assert_eq!(shown.known_to(&[1; 32], &anna, "another"), None);
        assert_eq!(shown.known_to(&[2; 32], &anna, "hash"), None);
        assert_eq!(Device::shown(&headers(&[(header::COOKIE, "railhead-device=x")])), None);
    }
}
