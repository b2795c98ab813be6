//! What the host of a table chooses.

use std::sync::LazyLock;

use table::Setup;
use table::setup::{Condition, SetupError, SetupKind, SetupOption, SetupSchema, Value, Values};

use crate::data::{DRIVERS, FEWEST};

/// How many play, and whether they may hold each other up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// From 2 to 4.
    pub players: u8,
    /// Whether coaches may be held up.
    pub hold_ups: bool,
}

impl Options {
    /// The usual game for so many.
    #[must_use]
    pub const fn for_players(players: u8) -> Self {
        Options { players, hold_ups: true }
    }

    /// The same without hold-ups.
    #[must_use]
    pub const fn peaceful(self) -> Self {
        Options { hold_ups: false, ..self }
    }
}

static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| {
    let option = |key, kind, default| SetupOption {
        key,
        kind,
        when: Condition::Always,
        defaults: vec![(Condition::Always, default)],
    };
    SetupSchema {
        options: vec![
            option("players", SetupKind::Number { min: FEWEST as u32, max: DRIVERS as u32 }, Value::Number(3)),
            option("hold-ups", SetupKind::Flag, Value::Flag(true)),
        ],
    }
});

impl Setup for Options {
    fn schema() -> &'static SetupSchema {
        &SCHEMA
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        Ok(Options { players: values.number("players").unwrap_or_default() as u8, hold_ups: values.flag("hold-ups") })
    }

    fn to_values(&self) -> Values {
        Values::new().with("players", Value::Number(self.players.into())).with("hold-ups", Value::Flag(self.hold_ups))
    }

    fn seats(&self) -> usize {
        self.players.into()
    }
}
