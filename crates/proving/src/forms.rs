//! Setup forms for tests.

use table::setup::{Choice, Form, Kind, Value, When};

/// A form with every kind of option.
#[must_use]
pub fn every_kind() -> Form {
    Form {
        options: vec![
            Choice {
                key: "players",
                kind: Kind::Number { min: 2, max: 4 },
                when: When::Always,
                defaults: vec![(When::Always, Value::Number(3))],
            },
            Choice {
                key: "expert",
                kind: Kind::Flag,
                when: When::Between("players", 3, 4),
                defaults: vec![(When::Between("players", 2, 2), Value::Flag(true)), (When::Always, Value::Flag(false))],
            },
            Choice {
                key: "deal",
                kind: Kind::OneOf(vec![("random", When::Always), ("chosen", When::Between("players", 3, 4))]),
                when: When::Always,
                defaults: vec![(When::Always, Value::one("random"))],
            },
            Choice {
                key: "cars",
                kind: Kind::Ordered {
                    of: vec!["a", "b", "c"],
                    count: vec![(When::Between("players", 3, 3), 2), (When::Always, 3)],
                },
                when: When::Is("deal", Value::one("chosen")),
                defaults: vec![(When::Always, Value::Many(vec![]))],
            },
        ],
    }
}
