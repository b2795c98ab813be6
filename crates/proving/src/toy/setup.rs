//! What the host of a toy game chooses.

use std::sync::LazyLock;

use super::{ROUNDS, SEATS, WHISTLES};
use table::seat::Seat;
use table::setup::{Condition, Setup, SetupError, SetupKind, SetupOption, SetupSchema, Value, Values};

/// Enough coins to lose the highest bid in every round.
const MIN_PURSE: u8 = ROUNDS * super::MAX_BID;
const MAX_PURSE: u8 = 12;

/// Seats, coins, and who won the game before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToySetup {
    /// How many seats, from 2 to 4.
    pub players: u8,
    /// How many coins everybody begins with.
    pub purse: u8,
    /// Who begins with a coin more.
    pub champion: Option<Seat>,
}

impl ToySetup {
    /// The coins that whistles may take from the bank.
    pub(super) fn bank(&self) -> u8 {
        self.players * WHISTLES
    }

    /// All coins in the game.
    pub(super) fn coins(&self) -> usize {
        usize::from(self.players * self.purse + self.bank()) + usize::from(self.champion.is_some())
    }
}

static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| {
    let number = |key, min: u8, max: u8, default: u8| SetupOption {
        key,
        kind: SetupKind::Number { min: min.into(), max: max.into() },
        when: Condition::Always,
        defaults: vec![(Condition::Always, Value::Number(default.into()))],
    };
    let champion = vec![
        ("nobody", Condition::Always),
        ("1", Condition::Always),
        ("2", Condition::Always),
        ("3", Condition::Between("players", 3, 4)),
        ("4", Condition::Between("players", 4, 4)),
    ];
    SetupSchema {
        options: vec![
            number("players", 2, SEATS as u8, 3),
            number("purse", MIN_PURSE, MAX_PURSE, MIN_PURSE),
            SetupOption {
                key: "champion",
                kind: SetupKind::OneOf(champion),
                when: Condition::Always,
                defaults: vec![(Condition::Always, Value::one("nobody"))],
            },
        ],
    }
});

impl Setup for ToySetup {
    fn schema() -> &'static SetupSchema {
        &SCHEMA
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        let number = |key| values.number(key).unwrap_or_default() as u8;
        let champion = values.one("champion").and_then(|seat| seat.parse().ok());
        Ok(ToySetup { players: number("players"), purse: number("purse"), champion })
    }

    fn to_values(&self) -> Values {
        Values::new()
            .with("players", Value::Number(self.players.into()))
            .with("purse", Value::Number(self.purse.into()))
            .with("champion", Value::One(self.champion.map_or("nobody".to_owned(), |seat| seat.to_string())))
    }

    fn seats(&self) -> usize {
        self.players.into()
    }
}
