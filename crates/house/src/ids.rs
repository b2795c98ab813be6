//! Names of things in the house.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Letters and digits that are not mistaken for one another when read aloud.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// What was read is not a name of this kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is not {what}")]
pub struct NotAnId {
    what: &'static str,
    found: String,
}

macro_rules! random_id {
    ($(#[$doc:meta])* $name:ident, $length:literal, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// A new one, drawn at random.
            pub fn random() -> Self {
                $name(random_text($length))
            }

            /// As it is written.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.0)
            }
        }

        impl FromStr for $name {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<Self, NotAnId> {
                let fits = text.len() == $length && text.bytes().all(|byte| ALPHABET.contains(&byte));
                if fits {
                    Ok($name(text.to_owned()))
                } else {
                    Err(NotAnId { what: $what, found: text.chars().take(40).collect() })
                }
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<Self, NotAnId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }
    };
}

random_id!(
    /// A table. Whoever knows it may watch, unless the table is private.
    TableId, 10, "the name of a table"
);
random_id!(
    /// A person, guest or not.
    PersonId, 16, "the name of a person"
);
random_id!(
    /// What an invitation link carries: whoever has it may take a free seat.
    Invitation, 20, "an invitation"
);

/// The most characters of a [`ClientId`].
const MAX_CLIENT_ID: usize = 40;

/// Made by a client for one request, so that a repeated request is carried out once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ClientId(String);

impl ClientId {
    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for ClientId {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let fits = (8..=MAX_CLIENT_ID).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if fits {
            Ok(ClientId(text.to_owned()))
        } else {
            let found = text.chars().take(MAX_CLIENT_ID).collect();
            Err(NotAnId { what: "a client's id (8 to 40 letters, digits and hyphens)", found })
        }
    }
}

impl TryFrom<String> for ClientId {
    type Error = NotAnId;

    fn try_from(text: String) -> Result<Self, NotAnId> {
        text.parse()
    }
}

impl From<ClientId> for String {
    fn from(id: ClientId) -> String {
        id.0
    }
}

/// How often what one pair of eyes sees has changed. It says nothing about what others see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Version(pub u64);

impl Version {
    /// The next one.
    #[must_use]
    pub fn next(self) -> Self {
        Version(self.0 + 1)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Milliseconds since 1970, by the server's clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Moment(pub i64);

impl Moment {
    /// The present.
    pub fn now() -> Self {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Moment(since.as_millis() as i64)
    }

    /// So much later.
    #[must_use]
    pub fn after(self, time: std::time::Duration) -> Self {
        Moment(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// How long from `earlier` to this; nothing if it was not earlier.
    pub fn since(self, earlier: Moment) -> std::time::Duration {
        std::time::Duration::from_millis(u64::try_from(self.0 - earlier.0).unwrap_or(0))
    }
}

/// Secret bytes from the system.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Random letters and digits, five bits each.
pub(crate) fn random_text(length: usize) -> String {
    (0..length).map(|_| char::from(ALPHABET[usize::from(random_bytes::<1>()[0] & 31)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_and_nothing_else_is() {
        let id = TableId::random();
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::random());
        for bad in ["", "abc", "ABCDEFGHJK", "abcdefghi1", "../../../x", "abcdefghjką"] {
            assert!(bad.parse::<TableId>().is_err(), "{bad}");
        }
        assert_eq!("x".parse::<TableId>().unwrap_err().to_string(), "`x` is not the name of a table");
    }

    #[test]
    fn client_ids_are_short_and_plain() {
        assert!("3f2c-77aa".parse::<ClientId>().is_ok());
        for bad in ["", "short", "with space", &"a".repeat(41), "żółw-żółw"] {
            assert!(bad.parse::<ClientId>().is_err(), "{bad}");
        }
    }
}
