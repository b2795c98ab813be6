//! People: guests and account holders, their sessions and their settings.

use std::fmt;

use serde::{Deserialize, Serialize};
use wording::Language;

use crate::records::ids::{Moment, PersonId};

/// Somebody who is in the house.
#[derive(Clone, PartialEq, Debug)]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// The name at tables.
    pub name: String,
    /// The name of the account; none for a guest.
    pub account: Option<String>,
    /// What the person prefers.
    pub settings: Settings,
    /// When the person first came.
    pub came: Moment,
}

/// What proves an account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The name to log in with: unique, whatever the case of its letters.
    pub name: String,
    /// The password, hashed by argon2id.
    pub password: String,
    /// The recovery code, hashed by argon2id.
    pub recovery: String,
}

/// No secret is ever written to a log.
impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The BLAKE3 hash of a session's token: what is stored in place of the token.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SessionKey(pub String);

impl fmt::Debug for SessionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionKey(…)")
    }
}

/// One browser of one person.
#[derive(Clone, PartialEq, Debug)]
pub struct SessionRecord {
    /// Its key.
    pub key: SessionKey,
    /// Whose.
    pub person: PersonId,
    /// When it began.
    pub began: Moment,
    /// When it was last seen.
    pub seen: Moment,
    /// What the browser calls itself, shortened.
    pub browser: String,
}

/// What a person prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Settings {
    /// The language; none is that of the browser.
    pub language: Option<Tongue>,
    /// How fast what happened is shown.
    pub speed: Speed,
    /// How the last decision of a turn is confirmed.
    pub confirm: Confirm,
    /// Whether what cannot be taken back is asked about first.
    pub caution: Caution,
    /// Whether sounds are heard.
    pub sound: bool,
    /// Whether the browser may notify when it is one's turn.
    pub notify: bool,
    /// The colours.
    pub palette: Palette,
    /// How large text is.
    pub text: TextSize,
    /// How much moves.
    pub motion: Motion,
    /// How a table is shown.
    pub face: Face,
}

macro_rules! choices {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $key:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }

        impl $name {
            /// All of them, in the order in which they are offered.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its name in forms and files.
            pub const fn key(self) -> &'static str {
                match self { $($name::$variant => $key),+ }
            }

            /// The one with this name.
            pub fn of(key: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.key() == key)
            }
        }
    };
}

choices!(
    /// A language, as a setting.
    Tongue {
        /// English.
        #[default]
        En = "en",
        /// Polish.
        Pl = "pl",
    }
);
choices!(
    /// How fast what happened is shown.
    Speed {
        /// At once.
        Off = "off",
        /// Quickly.
        Fast = "fast",
        /// So that one can follow.
        #[default]
        Normal = "normal",
        /// So that one can read every line.
        Slow = "slow",
    }
);
choices!(
    /// How the last decision of a turn is confirmed.
    Confirm {
        /// By a button.
        Ask = "ask",
        /// By itself after three seconds.
        #[default]
        Seconds = "seconds",
        /// At once.
        AtOnce = "at-once",
    }
);
choices!(
    /// Whether a decision that cannot be taken back is asked about before it is carried out.
    Caution {
        /// Always.
        Ask = "ask",
        /// In one's first games of a kind.
        #[default]
        FirstGames = "first-games",
        /// Never.
        Never = "never",
    }
);
choices!(
    /// The colours.
    Palette {
        /// Paper, wood and brass.
        #[default]
        Paper = "paper",
        /// The same by lamplight.
        Night = "night",
        /// Black on white, with thick lines.
        Contrast = "contrast",
    }
);
choices!(
    /// How large text is.
    TextSize {
        /// As designed.
        #[default]
        Normal = "normal",
        /// Larger.
        Large = "large",
        /// Largest.
        Largest = "largest",
    }
);
choices!(
    /// How much moves.
    Motion {
        /// As the system says.
        #[default]
        System = "system",
        /// Everything.
        Full = "full",
        /// Nothing slides or flies.
        Reduced = "reduced",
    }
);
choices!(
    /// How a table is shown.
    Face {
        /// Drawn.
        #[default]
        Drawn = "drawn",
        /// In words alone.
        Words = "words",
    }
);

impl Tongue {
    /// The language itself.
    pub const fn language(self) -> Language {
        match self {
            Tongue::En => Language::En,
            Tongue::Pl => Language::Pl,
        }
    }
}
