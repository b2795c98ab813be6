//! Names that stand in requests: each is read into what it names, and described by the names there are.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Deserializer, de};
use shelf::{Level, NotALevel, Shelved};
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::table::acts::Act;
use crate::web::table_request::{NAMED, named};

/// More of a name is not read: no name is longer.
const LONGEST: usize = 60;

/// Something that a request names by one word of a list.
pub trait Named: Sized {
    /// What it is, for the document.
    const ABOUT: &'static str;

    /// All names there are.
    fn known() -> Vec<&'static str>;

    /// What has this name, or why nothing has.
    fn of(name: &str) -> Result<Self, String>;
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug)]
pub struct LevelName(pub Level);

impl Named for LevelName {
    const ABOUT: &'static str = "How well a bot plays, the weakest first.";

    fn known() -> Vec<&'static str> {
        Level::ALL.map(Level::name).to_vec()
    }

    fn of(name: &str) -> Result<Self, String> {
        name.parse().map(LevelName).map_err(|error: NotALevel| error.to_string())
    }
}

/// A game.
#[derive(Clone, Copy)]
pub struct GameName(pub &'static dyn Shelved);

impl fmt::Debug for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

impl Named for GameName {
    const ABOUT: &'static str = "Which game.";

    fn known() -> Vec<&'static str> {
        shelf::games().iter().map(|game| game.name()).collect()
    }

    fn of(name: &str) -> Result<Self, String> {
        shelf::game(name).map(GameName).map_err(|error| error.to_string())
    }
}

/// What is done with nothing but a seat.
#[derive(Clone, Debug)]
pub struct ActName(pub Act);

impl Named for ActName {
    const ABOUT: &'static str = "What is done with nothing but a seat.";

    fn known() -> Vec<&'static str> {
        NAMED.iter().map(|(name, _)| *name).collect()
    }

    fn of(name: &str) -> Result<Self, String> {
        named(name).map(ActName).ok_or_else(|| format!("expected one of {}", Self::known().join(", ")))
    }
}

fn described<N: Named>() -> RefOr<Schema> {
    let schema: Object = ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(N::ABOUT))
        .enum_values(Some(N::known()))
        .build();
    schema.into()
}

fn read<'de, N: Named, D: Deserializer<'de>>(deserializer: D) -> Result<N, D::Error> {
    let name = Cow::<str>::deserialize(deserializer)?;
    let short: String = name.chars().take(LONGEST).collect();
    N::of(&short).map_err(de::Error::custom)
}

macro_rules! described {
    ($($name:ident),*) => {$(
        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                described::<Self>()
            }
        }

        impl ToSchema for $name {}

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                read(deserializer)
            }
        }
    )*};
}

described!(LevelName, GameName, ActName);
