//! What the host chooses.

use std::sync::LazyLock;

use table::setup::{Condition, Setup, SetupError, SetupKind, SetupOption, SetupSchema, Value, Values};

use crate::data::{Car, Character, cars_for};

/// How a table of Colt Express is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Two to six.
    pub players: usize,
    /// Whether the expert variant is played; always with two players (CE-EXP-13, CE-TWO-07).
    pub expert: bool,
    /// Who plays whom.
    pub cast: Cast,
    /// Which Cars, in which order.
    pub train: Train,
    /// Whether only the top card of the common stack stays visible (CE-RUL-11).
    pub memory: bool,
}

/// Who plays whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cast {
    /// Dealt at random.
    Random,
    /// Two players: the recommended teams, sides at random.
    Preset,
    /// Picked one at a time: in seat order from a random seat; two players draft 1-2-1.
    Picked,
    /// By the host, in the order of seats; with two players two for each.
    Chosen(Vec<Character>),
}

/// Which Cars, in which order (CE-SETUP-06).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Train {
    /// A random choice in random order.
    Random,
    /// By the host, from the Caboose forward.
    Chosen(Vec<Car>),
}

impl Options {
    /// The standard game for this many players, everything else at random.
    ///
    /// # Panics
    /// With fewer than two or more than six.
    pub fn for_players(players: usize) -> Self {
        Options::choose(&Values::new().with("players", Value::Number(players as u32))).expect("two to six players")
    }

    /// The same with the expert variant.
    #[must_use]
    pub fn expert(mut self) -> Self {
        self.expert = true;
        self
    }

    /// The same with another cast.
    #[must_use]
    pub fn cast(mut self, cast: Cast) -> Self {
        self.cast = cast;
        self
    }

    /// The same with another train.
    #[must_use]
    pub fn train(mut self, train: Train) -> Self {
        self.train = train;
        self
    }

    /// The same in memory mode.
    #[must_use]
    pub fn memory(mut self) -> Self {
        self.memory = true;
        self
    }

    /// Checks a setup that was not made from the schema.
    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        let characters = match &self.cast {
            Cast::Chosen(characters) => {
                all_different(characters) && characters.len() == self.players * self.team_size()
            }
            Cast::Preset => self.players == 2,
            Cast::Random | Cast::Picked => true,
        };
        let cars = match &self.train {
            Train::Chosen(cars) => all_different(cars) && cars.len() == cars_for(self.players),
            Train::Random => true,
        };
        if characters && cars && (2..=6).contains(&self.players) && (self.expert || self.players > 2) {
            return Ok(());
        }
        // Something is wrong: the schema says what.
        Options::choose(&self.to_values()).map(|_| ())
    }

    /// How many characters each player has.
    pub fn team_size(&self) -> usize {
        if self.players == 2 { 2 } else { 1 }
    }
}

static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| {
    let exactly = |n| Condition::Between("players", n, n);
    let none = || vec![(Condition::Always, Value::Many(Vec::new()))];
    SetupSchema {
        options: vec![
            SetupOption {
                key: "players",
                kind: SetupKind::Number { min: 2, max: 6 },
                when: Condition::Always,
                defaults: vec![(Condition::Always, Value::Number(4))],
            },
            SetupOption {
                key: "expert",
                kind: SetupKind::Flag,
                when: Condition::Between("players", 3, 6),
                defaults: vec![(exactly(2), Value::Flag(true)), (Condition::Always, Value::Flag(false))],
            },
            SetupOption {
                key: "cast",
                kind: SetupKind::OneOf(vec![
                    ("random", Condition::Always),
                    ("preset", exactly(2)),
                    ("picked", Condition::Always),
                    ("chosen", Condition::Always),
                ]),
                when: Condition::Always,
                defaults: vec![(exactly(2), Value::one("preset")), (Condition::Always, Value::one("random"))],
            },
            SetupOption {
                key: "characters",
                kind: SetupKind::Ordered {
                    of: Character::ALL.map(Character::name).to_vec(),
                    count: vec![(exactly(2), 4), (exactly(3), 3), (exactly(4), 4), (exactly(5), 5), (exactly(6), 6)],
                },
                when: Condition::Is("cast", Value::one("chosen")),
                defaults: none(),
            },
            SetupOption {
                key: "train",
                kind: SetupKind::OneOf(vec![("random", Condition::Always), ("chosen", Condition::Always)]),
                when: Condition::Always,
                defaults: vec![(Condition::Always, Value::one("random"))],
            },
            SetupOption {
                key: "cars",
                kind: SetupKind::Ordered {
                    of: Car::ALL.map(Car::name).to_vec(),
                    count: (2..=6).map(|n| (exactly(n), cars_for(n as usize) as u32)).collect(),
                },
                when: Condition::Is("train", Value::one("chosen")),
                defaults: none(),
            },
            SetupOption {
                key: "memory",
                kind: SetupKind::Flag,
                when: Condition::Always,
                defaults: vec![(Condition::Always, Value::Flag(false))],
            },
        ],
    }
});

impl Setup for Options {
    fn schema() -> &'static SetupSchema {
        &SCHEMA
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        let players = values.number("players").unwrap_or(4) as usize;
        Ok(Options {
            players,
            expert: values.flag("expert"),
            cast: match values.one("cast") {
                Some("preset") => Cast::Preset,
                Some("picked") => Cast::Picked,
                Some("chosen") => Cast::Chosen(named(values.many("characters"), Character::named)),
                _ => Cast::Random,
            },
            train: match values.one("train") {
                Some("chosen") => Train::Chosen(named(values.many("cars"), Car::named)),
                _ => Train::Random,
            },
            memory: values.flag("memory"),
        })
    }

    fn to_values(&self) -> Values {
        let (cast, characters) = match &self.cast {
            Cast::Random => ("random", &[][..]),
            Cast::Preset => ("preset", &[][..]),
            Cast::Picked => ("picked", &[][..]),
            Cast::Chosen(characters) => ("chosen", &characters[..]),
        };
        let (train, cars) = match &self.train {
            Train::Random => ("random", &[][..]),
            Train::Chosen(cars) => ("chosen", &cars[..]),
        };
        Values::new()
            .with("players", Value::Number(self.players as u32))
            .with("expert", Value::Flag(self.expert))
            .with("cast", Value::one(cast))
            .with("characters", Value::Many(characters.iter().map(Character::to_string).collect()))
            .with("train", Value::one(train))
            .with("cars", Value::Many(cars.iter().map(Car::to_string).collect()))
            .with("memory", Value::Flag(self.memory))
    }

    fn seats(&self) -> usize {
        self.players
    }
}

fn all_different<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(i, item)| !items[..i].contains(item))
}

fn named<T>(names: &[String], find: impl Fn(&str) -> Option<T>) -> Vec<T> {
    names.iter().filter_map(|name| find(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(pairs: &[(&str, &str)]) -> Result<Options, SetupError> {
        let schema = Options::schema();
        let mut values = Values::new();
        for (key, text) in pairs {
            values.set(key, schema.read(key, text)?);
        }
        Options::choose(&values)
    }

    #[test]
    fn the_defaults_are_those_of_the_rulings() {
        let four = Options::standard();
        assert_eq!((four.players, four.expert, four.memory), (4, false, false));
        assert_eq!((four.cast, four.train), (Cast::Random, Train::Random));
        let two = Options::for_players(2);
        assert_eq!((two.expert, two.cast), (true, Cast::Preset));
    }

    #[test]
    fn a_setup_reads_back_from_its_values() {
        let chosen = choose(&[
            ("players", "3"),
            ("cast", "chosen"),
            ("characters", "doc,belle,tuco"),
            ("train", "chosen"),
            ("cars", "p4-j1,j3,p1"),
            ("expert", "yes"),
            ("memory", "yes"),
        ])
        .unwrap();
        assert_eq!(chosen.cast, Cast::Chosen(vec![Character::Doc, Character::Belle, Character::Tuco]));
        assert_eq!(chosen.train, Train::Chosen(vec![Car::P4J1, Car::J3, Car::P1]));
        for setup in [chosen, Options::for_players(2), Options::for_players(6).cast(Cast::Picked)] {
            assert_eq!(Options::choose(&setup.to_values()), Ok(setup));
        }
    }

    #[test]
    fn combinations_that_the_rules_do_not_know_are_refused() {
        for bad in [
            &[("players", "7")][..],
            &[("players", "2"), ("expert", "no")],
            &[("cast", "preset")],
            &[("cast", "chosen")],
            &[("cast", "chosen"), ("characters", "doc,doc,tuco,belle")],
            &[("players", "2"), ("cast", "chosen"), ("characters", "doc,tuco")],
            &[("characters", "doc,tuco,belle,ghost")],
            &[("train", "chosen"), ("cars", "p1,p3,j3")],
        ] {
            assert!(choose(bad).is_err(), "{bad:?}");
        }
    }
}
