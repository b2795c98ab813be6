//! What the host chooses (WS-SETUP-01, WS-SETUP-02, WS-SETUP-15, WS-SETUP-27).

use std::sync::LazyLock;

use table::setup::{Condition, Setup, SetupError, SetupKind, SetupOption, SetupSchema, Value, Values};
use table::{Seat, Seats, named};

use crate::data::{BUILDING_KINDS, BuildingSet, Icon, Kind, MAX_PLAYERS, NumberSet, Side, TomCard, TomCards};

named! {
    /// How dice are given to rows, and whether Robberies cost points (WS-SETUP-02).
    Variant {
        /// Yellow for the top row, green for the bottom row; Robberies cost nothing.
        Basic = "basic",
        /// Each player gives the dice to rows; each Robbery costs points.
        Advanced = "advanced",
    }
}

/// Which building kinds deck III is made of (WS-SETUP-15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Buildings {
    /// A recommended set.
    Set(BuildingSet),
    /// Drawn with the randomizer (WS-SETUP-16).
    Random,
    /// These.
    Chosen([Kind; BUILDING_KINDS]),
}

/// Which of Tom's cards lie on their hard side (WS-TOM-45).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hard {
    /// So many, by chance.
    Random(usize),
    /// These.
    Chosen(TomCards),
}

/// How Tom is set up (WS-TOM-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tom {
    /// His seat (WS-TOM-47).
    pub seat: Seat,
    /// Which of his cards lie on their hard side.
    pub hard: Hard,
    /// His cards from left to right, top row first (WS-TOM-03, WS-TOM-56).
    pub order: [TomCard; 12],
    /// Even harder: one more in every contest; alone against him only (WS-TOM-46).
    pub contests: bool,
    /// Even harder: as Sheriff he hunts a gang at once (WS-TOM-46).
    pub gangs: bool,
    /// Even harder: in the end his coins are points (WS-TOM-46).
    pub coins: bool,
    /// Even harder: three points for a card with gold (WS-TOM-46).
    pub gold: bool,
}

impl Tom {
    /// Tom on this seat, with all cards on their easy side.
    pub fn at(seat: Seat) -> Tom {
        Tom {
            seat,
            hard: Hard::Random(0),
            order: TomCard::ALL,
            contests: false,
            gangs: false,
            coins: false,
            gold: false,
        }
    }

    /// Whether linked cards lie side by side, each colour in its own row (WS-TOM-56).
    pub fn is_in_order(&self) -> bool {
        let place = |card: TomCard| self.order.iter().position(|&other| other == card);
        let adjacent = |one: usize, other: usize| one.abs_diff(other) == 1 && one / 6 == other / 6;
        TomCard::ALL.into_iter().all(|card| place(card).is_some_and(|at| (at < 6) == (card.index() < 6)))
            && crate::data::LINKS
                .iter()
                .all(|&(one, other)| place(one).zip(place(other)).is_some_and(|(one, other)| adjacent(one, other)))
    }
}

/// How a table of West Story is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// People: one to four (WS-SETUP-29).
    pub people: usize,
    /// Whether Tom plays, and how.
    pub tom: Option<Tom>,
    /// The side of the board.
    pub side: Side,
    /// Basic or advanced.
    pub variant: Variant,
    /// Raccoons in deck II.
    pub raccoons: bool,
    /// Church and Sheriff's Office to choose from.
    pub new_buildings: bool,
    /// Two more sheriff cards.
    pub new_sheriff_cards: bool,
    /// Asymmetric Start.
    pub asymmetric: bool,
    /// Gold Rush.
    pub gold_rush: bool,
    /// The building kinds.
    pub buildings: Buildings,
    /// The numbers on cards and boards.
    pub numbers: NumberSet,
}

impl Options {
    /// A first game for this many people; alone against Tom.
    ///
    /// # Panics
    /// With none or more than four.
    pub fn for_people(people: usize) -> Self {
        Options::choose(&Values::new().with("players", Value::Number(people as u32))).expect("one to four people")
    }

    /// The same with Tom on the last seat.
    #[must_use]
    pub fn tom(mut self) -> Self {
        self.tom = Some(Tom::at(Seat::new(self.people)));
        self
    }

    /// The same with Tom changed.
    #[must_use]
    pub fn with_tom(mut self, change: impl FnOnce(&mut Tom)) -> Self {
        let mut tom = self.tom.unwrap_or_else(|| Tom::at(Seat::new(self.people)));
        change(&mut tom);
        self.tom = Some(tom);
        self
    }

    /// The same on this side of the board.
    #[must_use]
    pub fn side(mut self, side: Side) -> Self {
        self.side = side;
        self
    }

    /// The same in the advanced variant.
    #[must_use]
    pub fn advanced(mut self) -> Self {
        self.variant = Variant::Advanced;
        self
    }

    /// The same with Asymmetric Start.
    #[must_use]
    pub fn asymmetric(mut self) -> Self {
        self.asymmetric = true;
        self
    }

    /// The same with the Gold Rush.
    #[must_use]
    pub fn gold_rush(mut self) -> Self {
        self.gold_rush = true;
        self
    }

    /// The same with the new cards of the Pioneers: Raccoons, buildings and sheriff cards.
    #[must_use]
    pub fn new_cards(mut self) -> Self {
        (self.raccoons, self.new_buildings, self.new_sheriff_cards) = (true, true, true);
        self
    }

    /// The same with these buildings.
    #[must_use]
    pub fn buildings(mut self, buildings: Buildings) -> Self {
        self.buildings = buildings;
        self
    }

    /// The same with these numbers.
    #[must_use]
    pub fn numbers(mut self, numbers: NumberSet) -> Self {
        self.numbers = numbers;
        self
    }

    /// Everything there is.
    #[must_use]
    pub fn everything(self) -> Self {
        self.advanced().asymmetric().gold_rush().new_cards().buildings(Buildings::Random)
    }

    /// Everybody at the table, Tom included (WS-SETUP-29).
    pub fn players(&self) -> usize {
        self.people + usize::from(self.tom.is_some())
    }

    /// Whether nothing is wrong with a setup that was not made from the schema, as far as can be seen at a glance.
    pub(crate) fn is_sound(&self) -> bool {
        let pioneers = |kind: &Kind| matches!(kind, Kind::Church | Kind::SheriffsOffice);
        let set = match self.buildings {
            Buildings::Set(set) => self.new_buildings || set != BuildingSet::Pioneers,
            Buildings::Random => true,
            Buildings::Chosen(kinds) => {
                let choosable = kinds.iter().all(|kind| Kind::CHOOSABLE.contains(kind));
                let twice = kinds.iter().enumerate().any(|(i, kind)| kinds[..i].contains(kind));
                choosable && !twice && is_balanced(&kinds) && (self.new_buildings || !kinds.iter().any(pioneers))
            }
        };
        let tom = match &self.tom {
            None => self.people > 1,
            Some(tom) => {
                let hard = match tom.hard {
                    Hard::Random(count) => count <= 12,
                    Hard::Chosen(_) => true,
                };
                let harder = (!tom.contests || self.people == 1) && (!tom.gold || self.gold_rush);
                self.people < MAX_PLAYERS && tom.seat.index() <= self.people && hard && harder && tom.is_in_order()
            }
        };
        set && tom && (1..=MAX_PLAYERS).contains(&self.people)
    }

    /// Checks a setup that was not made from the schema.
    pub(crate) fn validate(&self) -> Result<(), SetupError> {
        Options::choose(&self.to_values()).map(|_| ())
    }
}

/// At least two kinds of each icon (WS-SETUP-17).
pub(crate) fn is_balanced(kinds: &[Kind]) -> bool {
    let count = |icon| kinds.iter().filter(|kind| kind.icon() == Some(icon)).count();
    count(Icon::Hat) >= 2 && count(Icon::Coin) >= 2
}

static SCHEMA: LazyLock<SetupSchema> = LazyLock::new(|| {
    let yes = |key| Condition::Is(key, Value::Flag(true));
    let option =
        |key, kind, when, default| SetupOption { key, kind, when, defaults: vec![(Condition::Always, default)] };
    let flag = |key| option(key, SetupKind::Flag, Condition::Always, Value::Flag(false));
    let one_of =
        |names: &[&'static str]| SetupKind::OneOf(names.iter().map(|&name| (name, Condition::Always)).collect());
    let mut sets: Vec<(&'static str, Condition)> = BuildingSet::ALL.map(|set| (set.name(), Condition::Always)).to_vec();
    sets[BuildingSet::Pioneers.index()].1 = yes("new-buildings"); // WS-SETUP-27
    sets.extend([("random", Condition::Always), ("chosen", Condition::Always)]);
    let hard = (0..=12).map(|count| (Condition::Between("tom-hard", count, count), count)).collect();
    let in_order = |cards: [TomCard; 6]| Value::Many(cards.map(|card| card.name().to_owned()).to_vec());
    let row = |cards: [TomCard; 6]| SetupKind::Ordered {
        of: cards.map(TomCard::name).to_vec(),
        count: vec![(Condition::Is("tom-order", Value::one("chosen")), 6), (Condition::Always, 6)],
    };
    let new_order = || Condition::Is("tom-order", Value::one("chosen"));
    SetupSchema {
        options: vec![
            option(
                "players",
                SetupKind::Number { min: 1, max: MAX_PLAYERS as u32 },
                Condition::Always,
                Value::Number(2),
            ),
            SetupOption {
                key: "tom",
                kind: SetupKind::Flag,
                when: Condition::Between("players", 2, 3),
                // Alone one plays against Tom; four people leave no seat for him (WS-TOM-01).
                defaults: vec![
                    (Condition::Between("players", 1, 1), Value::Flag(true)),
                    (Condition::Always, Value::Flag(false)),
                ],
            },
            option("board", one_of(&["A", "B"]), Condition::Always, Value::one("A")), // WS-SETUP-01
            option("variant", one_of(&["basic", "advanced"]), Condition::Always, Value::one("basic")), // WS-SETUP-02
            // The parts of the Pioneers, each by itself (WS-SETUP-27).
            flag("raccoons"),
            flag("new-buildings"),
            flag("new-sheriff-cards"),
            flag("asymmetric-start"),
            flag("gold-rush"),
            option("buildings", SetupKind::OneOf(sets), Condition::Always, Value::one(BuildingSet::Settlers.name())),
            option(
                "kinds",
                SetupKind::Ordered {
                    of: Kind::CHOOSABLE.map(Kind::name).to_vec(),
                    count: vec![(Condition::Is("buildings", Value::one("chosen")), BUILDING_KINDS as u32)],
                },
                Condition::Is("buildings", Value::one("chosen")),
                Value::Many(Vec::new()),
            ),
            option("numbers", one_of(&NumberSet::ALL.map(NumberSet::name)), Condition::Always, Value::one("first")),
            SetupOption {
                key: "tom-seat",
                kind: SetupKind::Number { min: 1, max: MAX_PLAYERS as u32 },
                when: yes("tom"),
                // The last seat unless the host says otherwise (WS-TOM-47).
                defaults: (1..=3)
                    .map(|people| (Condition::Between("players", people, people), Value::Number(people + 1)))
                    .chain([(Condition::Always, Value::Number(1))])
                    .collect(),
            },
            option("tom-hard", SetupKind::Number { min: 0, max: 12 }, yes("tom"), Value::Number(0)), // WS-TOM-45
            option("tom-sides", one_of(&["random", "chosen"]), yes("tom"), Value::one("random")),
            option(
                "tom-hard-cards",
                SetupKind::Ordered { of: TomCard::ALL.map(TomCard::name).to_vec(), count: hard },
                Condition::Is("tom-sides", Value::one("chosen")),
                Value::Many(Vec::new()),
            ),
            option("tom-order", one_of(&["usual", "chosen"]), yes("tom"), Value::one("usual")), // WS-TOM-03
            option("tom-top", row(TomCard::YELLOW), new_order(), in_order(TomCard::YELLOW)),
            option("tom-bottom", row(TomCard::GREEN), new_order(), in_order(TomCard::GREEN)),
            // Even harder (WS-TOM-46).
            option("tom-contests", SetupKind::Flag, Condition::Between("players", 1, 1), Value::Flag(false)),
            option("tom-gangs", SetupKind::Flag, yes("tom"), Value::Flag(false)),
            option("tom-coins", SetupKind::Flag, yes("tom"), Value::Flag(false)),
            option("tom-gold", SetupKind::Flag, Condition::All(vec![yes("tom"), yes("gold-rush")]), Value::Flag(false)),
        ],
    }
});

/// What the schema cannot express.
fn unfit(key: &str, found: &[String], expected: &str) -> SetupError {
    SetupError::Unfit { key: key.to_owned(), found: found.join(","), expected: expected.to_owned() }
}

fn read_buildings(values: &Values) -> Result<Buildings, SetupError> {
    let name = values.one("buildings").unwrap_or("settlers");
    if let Some(set) = BuildingSet::named(name) {
        return Ok(Buildings::Set(set));
    }
    if name == "random" {
        return Ok(Buildings::Random);
    }
    let names = values.many("kinds");
    let kinds: Vec<Kind> = names.iter().filter_map(|name| Kind::named(name)).collect();
    if !values.flag("new-buildings") && kinds.iter().any(|kind| matches!(kind, Kind::Church | Kind::SheriffsOffice)) {
        return Err(unfit("kinds", names, "kinds of the base game, unless new-buildings is yes")); // WS-SETUP-18
    }
    let kinds: [Kind; BUILDING_KINDS] =
        kinds.try_into().map_err(|_| unfit("kinds", names, "six different building kinds"))?;
    if !is_balanced(&kinds) {
        return Err(unfit("kinds", names, "at least two kinds with a hat and two with a coin")); // WS-SETUP-17
    }
    Ok(Buildings::Chosen(kinds))
}

fn read_tom(values: &Values, people: usize) -> Result<Option<Tom>, SetupError> {
    if !values.flag("tom") {
        return Ok(None);
    }
    let number = values.number("tom-seat").unwrap_or(people as u32 + 1) as usize;
    if number > people + 1 {
        return Err(unfit("tom-seat", &[number.to_string()], "a seat of the table"));
    }
    let card = |name: &String| TomCard::named(name);
    let hard = values.many("tom-hard-cards").iter().filter_map(card).collect();
    let mut order = TomCard::ALL;
    let rows = values.many("tom-top").iter().chain(values.many("tom-bottom"));
    for (slot, card) in order.iter_mut().zip(rows.filter_map(card)) {
        *slot = card;
    }
    let tom = Tom {
        seat: Seat::new(number - 1),
        hard: match values.one("tom-sides") {
            Some("chosen") => Hard::Chosen(hard),
            _ => Hard::Random(values.number("tom-hard").unwrap_or(0) as usize),
        },
        order,
        contests: values.flag("tom-contests"),
        gangs: values.flag("tom-gangs"),
        coins: values.flag("tom-coins"),
        gold: values.flag("tom-gold"),
    };
    if tom.is_in_order() {
        return Ok(Some(tom));
    }
    let found: Vec<String> = order.map(|card| card.name().to_owned()).to_vec();
    Err(unfit("tom-order", &found, "linked cards side by side"))
}

impl Setup for Options {
    fn schema() -> &'static SetupSchema {
        &SCHEMA
    }

    fn from_values(values: &Values) -> Result<Self, SetupError> {
        let people = values.number("players").unwrap_or(2) as usize;
        Ok(Options {
            people,
            tom: read_tom(values, people)?,
            side: values.one("board").and_then(Side::named).unwrap_or(Side::A),
            variant: values.one("variant").and_then(Variant::named).unwrap_or(Variant::Basic),
            raccoons: values.flag("raccoons"),
            new_buildings: values.flag("new-buildings"),
            new_sheriff_cards: values.flag("new-sheriff-cards"),
            asymmetric: values.flag("asymmetric-start"),
            gold_rush: values.flag("gold-rush"),
            buildings: read_buildings(values)?,
            numbers: values.one("numbers").and_then(NumberSet::named).unwrap_or(NumberSet::First),
        })
    }

    fn to_values(&self) -> Values {
        let (buildings, kinds) = match self.buildings {
            Buildings::Set(set) => (set.name(), Vec::new()),
            Buildings::Random => ("random", Vec::new()),
            Buildings::Chosen(kinds) => ("chosen", kinds.map(|kind| kind.name().to_owned()).to_vec()),
        };
        let values = Values::new()
            .with("players", Value::Number(self.people as u32))
            .with("tom", Value::Flag(self.tom.is_some()))
            .with("board", Value::one(self.side.name()))
            .with("variant", Value::one(self.variant.name()))
            .with("raccoons", Value::Flag(self.raccoons))
            .with("new-buildings", Value::Flag(self.new_buildings))
            .with("new-sheriff-cards", Value::Flag(self.new_sheriff_cards))
            .with("asymmetric-start", Value::Flag(self.asymmetric))
            .with("gold-rush", Value::Flag(self.gold_rush))
            .with("buildings", Value::one(buildings))
            .with("kinds", Value::Many(kinds))
            .with("numbers", Value::one(self.numbers.name()));
        let values = self.tom.map_or(values.clone(), |tom| tom.add_to(values));
        SCHEMA.complete(&values).unwrap_or(values)
    }

    fn seats(&self) -> usize {
        self.players()
    }

    fn automata(&self) -> Seats {
        self.tom.map_or(Seats::NONE, |tom| Seats::only(tom.seat))
    }
}

impl Tom {
    fn add_to(&self, values: Values) -> Values {
        let names = |cards: &[TomCard]| Value::Many(cards.iter().map(|card| card.name().to_owned()).collect());
        let usual = self.order == TomCard::ALL;
        let (count, sides, chosen) = match self.hard {
            Hard::Random(count) => (count, "random", TomCards::NONE),
            Hard::Chosen(cards) => (cards.len(), "chosen", cards),
        };
        let hard: Vec<TomCard> = chosen.iter().collect();
        values
            .with("tom-seat", Value::Number(self.seat.index() as u32 + 1))
            .with("tom-hard", Value::Number(count as u32))
            .with("tom-sides", Value::one(sides))
            .with("tom-hard-cards", names(&hard))
            .with("tom-order", Value::one(if usual { "usual" } else { "chosen" }))
            .with("tom-top", names(&self.order[..6]))
            .with("tom-bottom", names(&self.order[6..]))
            .with("tom-contests", Value::Flag(self.contests))
            .with("tom-gangs", Value::Flag(self.gangs))
            .with("tom-coins", Value::Flag(self.coins))
            .with("tom-gold", Value::Flag(self.gold))
    }
}
