//! Names of things in the house.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// Letters and digits that are not mistaken for one another when read aloud.
const ALPHABET: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// What was read is not a name of this kind.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{found}` is not {what}")]
pub struct NotAnId {
    pub(crate) what: &'static str,
    pub(crate) found: String,
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

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                text_like(concat!($what, "."), format!("^{FITTING}{{{}}}$", $length))
            }
        }

        impl ToSchema for $name {}
    };
}

/// How a name is described to programs.
fn text_like(about: &str, pattern: String) -> RefOr<Schema> {
    let mut about = about.to_owned();
    about[..1].make_ascii_uppercase();
    ObjectBuilder::new().schema_type(Type::String).description(Some(about)).pattern(Some(pattern)).into()
}

/// Every character of the alphabet, as in a pattern.
const FITTING: &str = "[a-hjkmnp-z02-9]";

random_id!(
    /// A table. Whoever knows it may watch, unless the table is private.
    TableId, 10, "the name of a table"
);
random_id!(
    /// A person, guest or not.
    PersonId, 16, "the name of a person"
);
random_id!(
    /// A process that keeps the house open, from its start to its end.
    ProcessId, 12, "the name of a process"
);
random_id!(
    /// A campaign. Whoever knows it may read what everybody at its tables knows.
    CampaignId, 12, "the name of a campaign"
);
random_id!(
    /// What a page has that lifted the curtain before one of several seats at its screen.
    Pass, 20, "what lifts a curtain"
);
random_id!(
    /// What an invitation link carries: whoever has it may take a free seat.
    Invitation, 20, "an invitation"
);

/// A day in the calendar of UTC, counted from the first of 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Day(pub i64);

impl Day {
    /// The day of a moment.
    pub const fn of(at: Timestamp) -> Self {
        Day(at.0.div_euclid(86_400_000))
    }

    /// Year, month and day.
    pub const fn civil(self) -> (i64, i64, i64) {
        // Years are counted from March, so that a leap day is the last of its year.
        let days = self.0 + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (year_of_era + era * 400 + if month <= 2 { 1 } else { 0 }, month, day)
    }
}

impl FromStr for Day {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let wrong = || NotAnId { what: "a day, such as 2026-11-16", found: text.chars().take(40).collect() };
        let mut numbers = text.splitn(3, '-').map(str::parse::<i64>);
        let mut next = || numbers.next().and_then(Result::ok);
        let (Some(year), Some(month), Some(day)) = (next(), next(), next()) else { return Err(wrong()) };
        if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
            return Err(wrong());
        }
        let (of_year, from_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let days = 365 * of_year + of_year / 4 - of_year / 100 + of_year / 400 + (153 * from_march + 2) / 5 + day - 1;
        // Only what is written as we would write it: there is no thirtieth of February.
        Some(Day(days - 719_468)).filter(|found| found.to_string() == text).ok_or_else(wrong)
    }
}

/// As in ISO 8601.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

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

impl PartialSchema for ClientId {
    fn schema() -> RefOr<Schema> {
        let about = "made up by the client for this request, and for no other: 8 to 40 letters, digits and hyphens.";
        text_like(about, "^[A-Za-z0-9-]{8,40}$".to_owned())
    }
}

impl ToSchema for ClientId {}

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
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The present.
    pub fn now() -> Self {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Timestamp(since.as_millis() as i64)
    }

    /// So much later.
    #[must_use]
    pub fn after(self, time: std::time::Duration) -> Self {
        Timestamp(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// How long from `earlier` to this; nothing if it was not earlier.
    pub fn since(self, earlier: Timestamp) -> std::time::Duration {
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
    fn days_are_read_as_they_are_written() {
        for (text, day) in
            [("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-11-16", 20_773), ("9999-12-31", 2_932_896)]
        {
            assert_eq!((text.parse(), Day(day).to_string().as_str()), (Ok(Day(day)), text));
        }
        for bad in
            ["", "2026", "2026-13-01", "2026-02-30", "2026-2-3", "1969-12-31", "2026-11-16x", "9223372036854775807-1-1"]
        {
            assert!(bad.parse::<Day>().is_err(), "{bad}");
        }
        assert_eq!(Day::of(Timestamp(-1)), Day(-1));
    }

    #[test]
    fn client_ids_are_short_and_plain() {
        assert!("3f2c-77aa".parse::<ClientId>().is_ok());
        for bad in ["", "short", "with space", &"a".repeat(41), "żółw-żółw"] {
            assert!(bad.parse::<ClientId>().is_err(), "{bad}");
        }
    }
}
