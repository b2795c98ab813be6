//! Who is at the other end of a request.
//!
//! A session's token is 32 random bytes and a signature of them; the browser keeps it in a cookie that no
//! script can read, a program sends it as a bearer token. The store keeps only its hash.

use std::fmt;

use crate::ids::{Moment, PersonId, random_bytes};
use crate::inner::Inner;
use crate::person::{Person, SessionKey, SessionRecord, Settings};
use crate::store::StoreError;

/// The cookie's name.
pub const COOKIE: &str = "railhead";

/// How long a browser keeps the cookie: a year.
const KEPT_SECONDS: u64 = 31_536_000;

/// Keeps session signatures apart from every other use of the secret.
const SIGNATURE: &[u8] = b"railhead 1 session";

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
        let signature = sign(secret, &body);
        Token(format!("{body}{signature}"))
    }

    /// A token that was read, if the house signed it.
    pub fn read(text: &str, secret: &[u8; 32]) -> Option<Self> {
        let (body, signature) = text.split_at_checked(64)?;
        let expected = sign(secret, body);
        // blake3's own comparison takes the same time wherever the difference is.
        let parse = |hex: &str| blake3::Hash::from_hex(hex).ok();
        (parse(signature)? == parse(&expected)?).then(|| Token(text.to_owned()))
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
        set_cookie(&self.0, path, secure, KEPT_SECONDS)
    }
}

/// The `Set-Cookie` that takes the token away.
pub fn forget_cookie(path: &str, secure: bool) -> String {
    set_cookie("", path, secure, 0)
}

fn set_cookie(value: &str, path: &str, secure: bool, seconds: u64) -> String {
    let path = if path.is_empty() { "/" } else { path };
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

fn sign(secret: &[u8; 32], body: &str) -> String {
    let mut hasher = blake3::Hasher::new_keyed(secret);
    hasher.update(SIGNATURE);
    hasher.update(body.as_bytes());
    hasher.finalize().to_hex().to_string()
}

/// The token among the cookies of a request.
pub fn among_cookies(header: &str) -> Option<&str> {
    header.split(';').filter_map(|pair| pair.trim().split_once('=')).find(|(name, _)| *name == COOKIE).map(|(_, v)| v)
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

    #[test]
    fn the_cookie_is_found_among_others() {
        assert_eq!(among_cookies("a=b; railhead=xyz; c=d"), Some("xyz"));
        assert_eq!(among_cookies("railhead2=xyz"), None);
        let cookie = Token::issue(&[1; 32]).cookie("", true);
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.ends_with("Secure"));
    }
}
