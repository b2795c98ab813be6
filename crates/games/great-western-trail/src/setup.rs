//! What the host chooses.

use std::sync::LazyLock;

use table::setup::{Condition, Setup, SetupError, SetupKind, SetupOption, SetupSchema, Value, Values};
use table::{Seat, Seats, named};

use crate::data::MAX_PLAYERS;
use crate::data::buildings::{PRIVATE, Side};
use crate::data::sam::Level;

named! {
    /// Where neutral buildings stand (GWT-SETUP-03).
    Layout {
        /// In the order of their letters, as in a first game.
        Letters = "letters",
        /// At random.
        Random = "random",
    }
}

/// Which sides of private buildings are used (GWT-SETUP-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sides {
    /// One side of all.
    All(Side),
    /// A random side of each number.
    Random,
    /// These sides, by number.
    Chosen([Side; PRIVATE]),
}

/// How a table of Great Western Trail is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// One to four (GWT-SETUP-01).
    pub players: usize,
    /// How hard Sam is, in a game for one.
    pub level: Level,
    /// Where neutral buildings stand.
    pub layout: Layout,
    /// Which sides of private buildings are used.
    pub sides: Sides,
    /// Whether the Simmental variant is played (GWT-SETUP-11).
    pub simmentals: bool,
}

/// The options for the sides of single buildings.
const SIDES: [&str; PRIVATE] = [
    "side-1", "side-2", "side-3", "side-4", "side-5", "side-6", "side-7", "side-8", "side-9", "side-10", "side-11",
    "side-12",
];

impl Options {
    /// The game for beginners, for this many players.
    ///
    /// # Panics
    /// With none or more than four.
    pub fn for_players(players: usize) -> Self {
        Options::choose(&Values::new().with("players", Value::Number(players as u32))).expect("one to four players")
    }

    /// The same with another level of Sam's.
    #[must_use]
    pub fn level(mut self, level: Level) -> Self {
        self.level = level;
        self
    }

    /// The same with neutral buildings at random.
    #[must_use]
    pub fn random_layout(mut self) -> Self {
        self.layout = Layout::Random;
        self
    }

    /// The same with other sides of private buildings.
    #[must_use]
    pub fn sides(mut self, sides: Sides) -> Self {
        self.sides = sides;
        self
    }

    /// The same with Simmentals.
    #[must_use]
    pub fn simmentals(mut self) -> Self {
        self.simmentals = true;
        self
    }

    /// Checks a setup that was not made from the schema.
    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        let sam = self.is_solo() || self.level == Level::Medium;
        if sam && (1..=MAX_PLAYERS).contains(&self.players) {
            return Ok(());
        }
        // Something is wrong: the schema says what.
        Options::choose(&self.to_values()).map(|_| ())
    }

    /// Whether Sam plays (GWT-SETUP-01).
    pub fn is_solo(&self) -> bool {
        self.players == 1
    }
}

static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| {
    let option =
        |key, kind, when, default| SetupOption { key, kind, when, defaults: vec![(Condition::Always, default)] };
    let one_of =
        |names: &[&'static str]| SetupKind::OneOf(names.iter().map(|&name| (name, Condition::Always)).collect());
    let alone = Condition::Between("players", 1, 1);
    let mut options = vec![
        option("players", SetupKind::Number { min: 1, max: MAX_PLAYERS as u32 }, Condition::Always, Value::Number(2)),
        option("level", one_of(&Level::ALL.map(Level::name)), alone, Value::one(Level::Medium.name())),
        option("layout", one_of(&Layout::ALL.map(Layout::name)), Condition::Always, Value::one(Layout::Letters.name())),
        option("sides", one_of(&["a", "b", "random", "chosen"]), Condition::Always, Value::one("a")),
    ];
    let chosen = || Condition::Is("sides", Value::one("chosen"));
    options.extend(SIDES.map(|key| option(key, one_of(&["a", "b"]), chosen(), Value::one("a"))));
    options.push(option("simmentals", SetupKind::Flag, Condition::Always, Value::Flag(false)));
    SetupSchema { options }
});

impl Setup for Options {
    fn schema() -> &'static SetupSchema {
        &SCHEMA
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        let side = |key| values.one(key).and_then(Side::named).unwrap_or(Side::A);
        let sides = match values.one("sides") {
            Some("b") => Sides::All(Side::B),
            Some("random") => Sides::Random,
            Some("chosen") => Sides::Chosen(SIDES.map(side)),
            _ => Sides::All(Side::A),
        };
        Ok(Options {
            players: values.number("players").unwrap_or(2) as usize,
            level: values.one("level").and_then(Level::named).unwrap_or(Level::Medium),
            layout: values.one("layout").and_then(Layout::named).unwrap_or(Layout::Letters),
            sides,
            simmentals: values.flag("simmentals"),
        })
    }

    fn to_values(&self) -> Values {
        let (sides, each) = match self.sides {
            Sides::All(side) => (side.name(), [Side::A; PRIVATE]),
            Sides::Random => ("random", [Side::A; PRIVATE]),
            Sides::Chosen(each) => ("chosen", each),
        };
        let values = Values::new()
            .with("players", Value::Number(self.players as u32))
            .with("level", Value::one(self.level.name()))
            .with("layout", Value::one(self.layout.name()))
            .with("sides", Value::one(sides))
            .with("simmentals", Value::Flag(self.simmentals));
        SIDES.iter().zip(each).fold(values, |values, (key, side)| values.with(key, Value::one(side.name())))
    }

    /// Sam has a seat of his own.
    fn seats(&self) -> usize {
        self.players.max(2)
    }

    fn automata(&self) -> Seats {
        if self.is_solo() { Seats::only(Seat::new(1)) } else { Seats::NONE }
    }
}
