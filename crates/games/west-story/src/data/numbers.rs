//! The numbers printed on cards, boards and tokens: mostly our own design, so that there are two sets of them.

use table::named;

use super::boards::{City, FieldId, Need, Premium};
use super::tom::{TomAct, TomSide, TomStep};
use super::{Ability, CARDS, Card, Cost, Field, Gain, HelpSource, KINDS, Kind, Level, PLACES, Section, Sort, Symbols};
use super::{Special, Symbol, Token};

named! {
    /// Which numbers a table is played with.
    NumberSet {
        /// [`OURS`]: the first ones.
        First = "first",
        /// [`TUNED`](super::TUNED): the first ones, but for what made some ways to play better than others.
        Tuned = "tuned",
    }
}

impl NumberSet {
    /// The numbers themselves.
    #[inline]
    pub fn numbers(self) -> &'static Numbers {
        match self {
            NumberSet::First => &OURS,
            NumberSet::Tuned => &super::TUNED,
        }
    }
}

/// Price, points and production of a kind of card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindNumbers {
    /// What it costs.
    pub cost: Cost,
    /// Points when it is bought (WS-CARD-05).
    pub points: u8,
    /// Its sections of production.
    pub production: [Section; 2],
}

/// Price, scoring and printed fields of a business area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityNumbers {
    /// Coins for an outpost.
    pub cost: u8,
    /// What the first, second and third outpost add (WS-BIZ-10).
    pub outposts: [u8; 3],
    /// The printed fields.
    pub printed: [Option<Field>; FieldId::PRINTED],
}

/// All about a card that the rules look up often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardFacts {
    /// Its kind.
    pub kind: Kind,
    /// Its back.
    pub level: Level,
    /// Its type.
    pub sort: Sort,
    /// What it costs.
    pub cost: Cost,
    /// Points when it is bought.
    pub points: u8,
    /// Its symbols from the top.
    pub symbols: [Option<Symbol>; 2],
    /// Its symbols as a set.
    pub marks: Symbols,
    /// What it lets its owner do.
    pub ability: Option<Ability>,
    /// Its production.
    pub production: [Section; 2],
    /// The sections of its production that are not empty, as a set.
    pub sections: u8,
}

/// One set of numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// By kind of card.
    pub kinds: [KindNumbers; KINDS],
    /// What the printed cards produce, the same on every player board.
    pub printed: [Section; PLACES],
    /// By business area.
    pub cities: [CityNumbers; City::ALL.len()],
    /// The fields of each business token.
    pub tokens: [[Option<Field>; FieldId::TOKEN]; Token::ALL.len()],
    /// Tom's cards on their easy and their hard sides (WS-TOM-04).
    pub tom: [[TomSide; 2]; 12],
    /// Tom's help cards: without and with gold, yellow and green, by value of the die (WS-TOM-06).
    pub help: [[[[HelpSource; 2]; 6]; 2]; 2],
    cards: [CardFacts; CARDS],
}

impl Numbers {
    /// These numbers with other ones for cards.
    pub(super) const fn with_kinds(&self, kinds: [KindNumbers; KINDS]) -> Numbers {
        Numbers {
            kinds,
            printed: self.printed,
            cities: self.cities,
            tokens: self.tokens,
            tom: self.tom,
            help: self.help,
            cards: all_facts(&kinds, &self.printed),
        }
    }

    /// All about a card.
    #[inline]
    pub fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card.index()]
    }
}

const fn gain(hats: u8, coins: u8, cows: u8, points: u8) -> [Section; 2] {
    [Section::Gain(Gain { hats, coins, cows, points }), Section::Empty]
}

const fn special(special: Special) -> [Section; 2] {
    [Section::Special(special), Section::Empty]
}

const fn kind(hats: u8, coins: u8, points: u8, production: [Section; 2]) -> KindNumbers {
    KindNumbers { cost: Cost::new(hats, coins), points, production }
}

/// By kind, in their order. `[D]` but for the points of level I, of plain cards of level II and of animals, the Bison's price
/// and production, and the productions that the rulebook describes, which are `[R]`.
const KIND_NUMBERS: [KindNumbers; KINDS] = [
    kind(1, 1, 1, gain(0, 0, 2, 0)), // Drovers
    kind(0, 2, 1, gain(3, 0, 0, 0)), // Ranch Hands
    kind(2, 0, 1, gain(0, 3, 0, 0)), // Peddlers
    kind(1, 2, 1, gain(2, 2, 0, 0)), // Wagon Train
    kind(0, 3, 1, gain(4, 0, 0, 0)), // Posse Riders
    kind(3, 0, 1, gain(0, 4, 0, 0)), // Card Sharps
    kind(2, 2, 1, gain(0, 0, 3, 0)), // Longhorn Herd
    kind(2, 2, 1, gain(2, 2, 1, 0)), // Freight Coach
    kind(4, 0, 1, gain(0, 3, 0, 0)), // Gold Panners
    kind(0, 4, 1, gain(3, 0, 0, 0)), // Sluice Crew
    kind(2, 2, 1, gain(0, 0, 2, 0)), // Mule Train
    kind(3, 2, 1, gain(2, 2, 0, 0)), // Claim Stakers
    kind(3, 0, 0, gain(0, 0, 1, 0)), // Mustang
    kind(1, 1, 0, gain(1, 0, 0, 0)), // Bison
    kind(5, 0, 0, gain(0, 1, 0, 0)), // Eagle
    // Settlers (WS-LV2-01): a hat, and a hat for two points.
    kind(1, 3, 3, [Section::Gain(Gain::hats(1)), Section::Pay(1, Gain::points(2))]),
    kind(3, 2, 3, gain(0, 0, 0, 3)),                  // Rodeo
    kind(2, 2, 3, gain(0, 2, 0, 1)),                  // Town Fair
    kind(4, 0, 0, gain(0, 1, 0, 0)),                  // Raccoon
    kind(3, 2, 3, special(Special::PointsByCoins)),   // Gold Prospectors
    kind(2, 3, 3, gain(1, 1, 0, 0)),                  // Workshop
    kind(3, 3, 4, special(Special::PointsByAnimals)), // Trapper's Hut
    kind(2, 4, 4, gain(0, 0, 2, 0)),                  // Ranch
    kind(1, 5, 4, gain(0, 2, 0, 0)),                  // Bank
    kind(3, 4, 5, special(Special::CoinsByDice)),     // Saloon
    kind(2, 5, 5, special(Special::HatsByBuildings)), // Hotel
    kind(4, 4, 5, special(Special::PointsByRegions)), // Prison
    kind(2, 4, 4, gain(0, 0, 1, 0)),                  // Post Office
    kind(3, 4, 5, special(Special::HatsByCities)),    // Railway Station
    kind(4, 4, 6, gain(0, 0, 0, 2)),                  // Church (WS-BLD-18)
    kind(3, 3, 4, special(Special::CoinsByBandits)),  // Sheriff's Office
    kind(3, 4, 4, special(Special::GoldMine)),        // Gold Mine
    kind(0, 0, 0, gain(1, 1, 0, 0)),                  // Well
    kind(0, 0, 0, gain(1, 0, 0, 0)),                  // Dog
    kind(0, 0, 0, gain(0, 1, 1, 0)),                  // Cabin
    kind(0, 0, 0, gain(0, 3, 0, 0)),                  // Old Claim
    kind(0, 0, 0, [Section::Empty; 2]),               // printed cards: by place
];

/// What the printed cards produce. `[D]`; that all boards produce the same `[P]`.
const PRINTED: [Section; PLACES] = [
    Section::Gain(Gain::coins(2)),
    Section::Gain(Gain { hats: 1, coins: 1, cows: 0, points: 0 }),
    Section::Gain(Gain::hats(2)),
    Section::Gain(Gain::cows(1)),
    Section::Gain(Gain::coins(2)),
    Section::Choose(Gain::hats(1), Gain::points(1)),
    Section::Gain(Gain::hats(2)),
    Section::Gain(Gain::cows(1)),
    Section::Gain(Gain::coins(2)),
    Section::Gain(Gain { hats: 1, coins: 1, cows: 0, points: 0 }),
    Section::Choose(Gain::coins(1), Gain::points(1)),
    Section::Gain(Gain::hats(2)),
];

const fn field(need: Need) -> Option<Field> {
    Some(Field { need, premium: Premium::Nothing })
}

const fn rich(need: Need, premium: Premium) -> Option<Field> {
    Some(Field { need, premium })
}

const fn city(cost: u8, outposts: [u8; 3], printed: [Option<Field>; 3]) -> CityNumbers {
    CityNumbers { cost, outposts, printed }
}

/// By business area. `[D]`
const CITIES: [CityNumbers; City::ALL.len()] = [
    city(2, [2, 3, 4], [field(Need::Any), None, None]),
    city(3, [2, 4, 6], [rich(Need::Building, Premium::Coin), None, None]),
    city(3, [3, 4, 5], [rich(Need::Animal, Premium::Coin), None, None]),
    city(4, [5, 4, 3], [field(Need::Any), rich(Need::Building, Premium::Point), None]),
    city(2, [1, 3, 5], [None, None, None]),
    city(3, [3, 3, 3], [field(Need::Any), rich(Need::Building, Premium::Coin), rich(Need::Animal, Premium::Coin)]),
    city(3, [3, 4, 5], [field(Need::Any), None, None]),
    city(4, [4, 4, 4], [rich(Need::Building, Premium::Point), None, None]),
    city(4, [6, 4, 2], [field(Need::Any), rich(Need::Animal, Premium::Point), None]),
];

const BUILDING: Option<Field> = rich(Need::Building, Premium::Coin);
const ANIMAL: Option<Field> = rich(Need::Animal, Premium::Cow);
const GOLD: Option<Field> = rich(Need::Gold, Premium::Coin);
const ANY: Option<Field> = field(Need::Any);
const CACTUS: Option<Field> = field(Need::Cactus);
const HORSESHOE: Option<Field> = field(Need::Horseshoe);
const BOOT: Option<Field> = field(Need::Boot);
const REVOLVER: Option<Field> = field(Need::Revolver);

/// By business token. `[D]`; main tokens and those for four players have four fields, those for three have two `[R]`.
const TOKENS: [[Option<Field>; 4]; Token::ALL.len()] = [
    [CACTUS, HORSESHOE, BUILDING, ANY],
    [HORSESHOE, BOOT, ANIMAL, ANY],
    [BOOT, REVOLVER, BUILDING, ANY],
    [REVOLVER, CACTUS, ANIMAL, ANY],
    [CACTUS, REVOLVER, None, None],
    [HORSESHOE, BOOT, None, None],
    [ANY, BUILDING, None, None],
    [CACTUS, HORSESHOE, ANY, BUILDING],
    [BOOT, REVOLVER, ANY, ANIMAL],
    [CACTUS, HORSESHOE, BOOT, REVOLVER],
    [GOLD, HORSESHOE, BUILDING, ANY],
    [GOLD, BOOT, ANIMAL, ANY],
    [GOLD, REVOLVER, BUILDING, ANY],
    [GOLD, CACTUS, ANIMAL, ANY],
    [REVOLVER, GOLD, None, None],
    [HORSESHOE, BOOT, None, None],
    [CACTUS, ANY, None, None],
    [GOLD, CACTUS, ANY, BUILDING],
    [GOLD, HORSESHOE, ANY, ANIMAL],
    [GOLD, BOOT, REVOLVER, ANY],
];

const fn side(coins: u8, points: u8, steps: &'static [TomStep]) -> TomSide {
    TomSide { production: Gain { hats: 0, coins, cows: 0, points }, steps }
}

const fn step(act: TomAct) -> TomStep {
    TomStep { act, refresh: false, arrow: false }
}

const fn arrow(act: TomAct) -> TomStep {
    TomStep { act, refresh: false, arrow: true }
}

const fn refresh(act: TomAct) -> TomStep {
    TomStep { act, refresh: true, arrow: false }
}

const fn refresh_arrow(act: TomAct) -> TomStep {
    TomStep { act, refresh: true, arrow: true }
}

use TomAct::{Building, CheapestAnimal, Coins, DearestAnimal, LevelOne, LevelTwo, Outpost, Posse};

/// Tom's cards, easy side and hard side. `[D]`; four empty sections and the kinds of steps `[R]`.
const TOM: [[TomSide; 2]; 12] = [
    [side(2, 0, &[step(Building), step(LevelOne(2))]), side(3, 0, &[arrow(Building), step(LevelOne(2))])],
    [
        side(2, 0, &[arrow(Outpost), step(LevelTwo(1)), step(Coins(2))]),
        side(3, 0, &[arrow(Outpost), refresh(LevelTwo(2)), step(Coins(3))]),
    ],
    [side(1, 1, &[]), side(2, 1, &[])],
    [
        side(3, 0, &[arrow(Posse), step(CheapestAnimal), step(LevelOne(1))]),
        side(3, 1, &[arrow(Posse), step(DearestAnimal), step(LevelOne(2))]),
    ],
    [
        side(2, 0, &[refresh(Building), step(LevelOne(1)), step(Coins(2))]),
        side(3, 0, &[refresh_arrow(Building), step(LevelOne(2)), step(Coins(2))]),
    ],
    [side(2, 0, &[]), side(2, 1, &[])],
    [
        side(2, 0, &[step(LevelOne(2)), step(Coins(3))]),
        side(3, 0, &[arrow(LevelOne(3)), step(LevelTwo(1)), step(Coins(3))]),
    ],
    [side(2, 0, &[]), side(3, 0, &[])],
    [
        side(1, 1, &[arrow(Outpost), step(Building), step(Coins(1))]),
        side(2, 1, &[arrow(Outpost), step(Building), step(Coins(2))]),
    ],
    [
        side(3, 0, &[arrow(Posse), step(LevelTwo(1)), step(DearestAnimal)]),
        side(3, 1, &[arrow(Posse), step(LevelTwo(2)), step(DearestAnimal)]),
    ],
    [
        side(2, 0, &[step(DearestAnimal), step(Building), step(Coins(2))]),
        side(3, 0, &[refresh_arrow(DearestAnimal), step(Building), step(Coins(3))]),
    ],
    [side(1, 1, &[]), side(2, 1, &[])],
];

const fn two(first: Symbol, second: Symbol) -> [HelpSource; 2] {
    [HelpSource::Symbol(first), HelpSource::Symbol(second)]
}

/// Licence first, and top card first: the values 1 and 6. `[R]`
const ONE: [HelpSource; 2] = [HelpSource::Licence, HelpSource::TopCard];
const SIX: [HelpSource; 2] = [HelpSource::TopCard, HelpSource::Licence];

use Symbol::{Boot, Cactus, Gold, Horseshoe, Revolver};

/// Tom's help cards: yellow and green, then the sides with gold. `[D]` for the values 2 to 5.
const HELP: [[[[HelpSource; 2]; 6]; 2]; 2] = [
    [
        [ONE, two(Cactus, Horseshoe), two(Boot, Revolver), two(Horseshoe, Boot), two(Revolver, Cactus), SIX],
        [ONE, two(Boot, Cactus), two(Horseshoe, Revolver), two(Cactus, Horseshoe), two(Revolver, Boot), SIX],
    ],
    [
        [ONE, two(Gold, Cactus), two(Boot, Revolver), two(Horseshoe, Gold), two(Revolver, Cactus), SIX],
        [ONE, two(Boot, Gold), two(Horseshoe, Revolver), two(Gold, Horseshoe), two(Cactus, Boot), SIX],
    ],
];

const fn facts(card: Card, kinds: &[KindNumbers; KINDS], printed: &[Section; PLACES]) -> CardFacts {
    let kind = card.kind();
    let numbers = kinds[kind as usize];
    let symbols = card.symbols();
    let mut marks = Symbols::NONE;
    if let Some(upper) = symbols[0] {
        marks.insert(upper);
    }
    if let Some(lower) = symbols[1] {
        marks.insert(lower);
    }
    let production = if matches!(kind, Kind::Printed) {
        [printed[(card.index() - super::DECKS) % PLACES], Section::Empty]
    } else {
        numbers.production
    };
    let sections =
        !matches!(production[0], Section::Empty) as u8 | (!matches!(production[1], Section::Empty) as u8) << 1;
    CardFacts {
        kind,
        level: kind.level(),
        sort: kind.sort(),
        cost: numbers.cost,
        points: numbers.points,
        symbols,
        marks,
        ability: kind.ability(),
        production,
        sections,
    }
}

const fn all_facts(kinds: &[KindNumbers; KINDS], printed: &[Section; PLACES]) -> [CardFacts; CARDS] {
    let mut all = [facts(Card(0), kinds, printed); CARDS];
    let mut card = 0;
    while card < CARDS {
        all[card] = facts(Card(card as u8), kinds, printed);
        card += 1;
    }
    all
}

/// Our numbers: they keep to every count, cap, range and example of the rulebook, and are our own design where it prints
/// none.
pub static OURS: Numbers = FIRST;

/// The same, for what is made of them.
pub(super) const FIRST: Numbers = Numbers {
    kinds: KIND_NUMBERS,
    printed: PRINTED,
    cities: CITIES,
    tokens: TOKENS,
    tom: TOM,
    help: HELP,
    cards: all_facts(&KIND_NUMBERS, &PRINTED),
};
