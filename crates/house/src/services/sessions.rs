//! Sessions of people, and what proves them.
//!
//! A session's token is 32 random bytes and a signature of them; the store keeps only its hash.

use std::fmt;

use crate::records::ids::{Moment, PersonId, random_bytes};
use crate::records::person::{Person, SessionKey, SessionRecord, Settings};
use crate::services::Inner;
use crate::store::StoreError;

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
}

/// A browser in which somebody was logged in: strangers who try an account's password do not hold it up.
///
/// It proves nothing but that: whoever has it still needs the password. A new password makes it worthless.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device(String);

impl Device {
    /// One that was read; whether an account knows it is not said yet.
    pub fn read(text: &str) -> Option<Self> {
        (text.len() == 128).then(|| Device(text.to_owned()))
    }

    /// As it is sent.
    pub fn as_str(&self) -> &str {
        &self.0
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

    #[test]
    fn a_browser_is_known_to_its_account_alone_and_until_the_password_changes() {
        let (anna, ola) = (PersonId::random(), PersonId::random());
        let device = Device::issue(&[1; 32], &anna, "hash");
        let shown = Device::read(device.as_str()).expect("it is one");
        assert!(shown.known_to(&[1; 32], &anna, "hash").is_some());
        assert_eq!(shown.known_to(&[1; 32], &ola, "hash"), None);
        assert_eq!(shown.known_to(&[1; 32], &anna, "another"), None);
        assert_eq!(shown.known_to(&[2; 32], &anna, "hash"), None);
        assert_eq!(Device::read("x"), None);
    }
}
