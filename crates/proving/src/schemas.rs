//! Setup forms for tests.

use table::setup::{Condition, SetupKind, SetupOption, SetupSchema, Value};

/// A schema with every kind of option.
#[must_use]
pub fn every_kind() -> SetupSchema {
    SetupSchema {
        options: vec![
            SetupOption {
                key: "players",
                kind: SetupKind::Number { min: 2, max: 4 },
                when: Condition::Always,
                defaults: vec![(Condition::Always, Value::Number(3))],
            },
            SetupOption {
                key: "expert",
                kind: SetupKind::Flag,
                when: Condition::Between("players", 3, 4),
                defaults: vec![
                    (Condition::Between("players", 2, 2), Value::Flag(true)),
                    (Condition::Always, Value::Flag(false)),
                ],
            },
            SetupOption {
                key: "deal",
                kind: SetupKind::OneOf(vec![
                    ("random", Condition::Always),
                    ("chosen", Condition::Between("players", 3, 4)),
                ]),
                when: Condition::Always,
                defaults: vec![(Condition::Always, Value::one("random"))],
            },
            SetupOption {
                key: "cars",
                kind: SetupKind::Ordered {
                    of: vec!["a", "b", "c"],
                    count: vec![(Condition::Between("players", 3, 3), 2), (Condition::Always, 3)],
                },
                when: Condition::Is("deal", Value::one("chosen")),
                defaults: vec![(Condition::Always, Value::Many(vec![]))],
            },
        ],
    }
}
