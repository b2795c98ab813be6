//! The components in the box, as typed constants. Each table names where its facts come from:
//! `[R]` the rulebook prints it, `[P]` it is a public fact, `[D]` it is our own design.
//!
//! What is printed on components and was designed by us (prices, points, productions, fields) lives in [`Numbers`], of
//! which there are two sets; what the rulebook fixes are constants.

use table::{counts, indexed, named, set};

mod boards;
mod cards;
mod numbers;
mod pile;
mod tom;
mod tuned;

pub(crate) use boards::Fields;
pub use boards::{
    BOARD_A, BOARD_B, Board, CITY_GROUPS, City, Field, FieldId, MAX_AREAS, MAX_FIELDS, MAX_REGIONS, Need, Premium,
    REGION_SLOTS, Region, Side, Token,
};
pub(crate) use cards::MAX_ALIKE;
pub use cards::{BuildingSet, CARDS, Card, DECKS, Icon, KINDS, Kind, Level, PLAYER_BOARDS, PlayerBoard, Sort};
pub use numbers::{CardFacts, CityNumbers, KindNumbers, NumberSet, Numbers, OURS};
pub use pile::Pile;
pub use tom::{HelpSource, LINKS, TomAct, TomCard, TomCards, TomSide, TomStep};
pub use tuned::TUNED;

/// Rounds in a game. `[R]`
pub const ROUNDS: u8 = 8;
/// Fields of the score track: 0 to 49, then again from 0. `[R]`
pub const TRACK: u16 = 50;
/// Where the Hat Track ends. `[R]`
pub const MAX_HATS: u8 = 6;
/// Places on the Pasture. `[R]`
pub const MAX_COWS: u8 = 6;
/// Business discs of a player. `[R]`
pub const DISCS: u8 = 8;
/// Activation markers of a player. `[R]`
pub const MARKERS: u8 = 12;
/// Main actions in a turn. `[R]`
pub const MAIN_ACTIONS: u8 = 2;
/// Purchases in a turn. `[R]`
pub const PURCHASES: u8 = 2;
/// Cards in a row of the Market. `[R]`
pub const ROW: usize = 4;
/// Cards in a Town. `[R]`
pub const PLACES: usize = 12;
/// Columns of a Town. `[R]`
pub const COLUMNS: usize = 6;
/// The most seats. `[R]`
pub const MAX_PLAYERS: usize = 4;
/// Hats for hunting a Single Bandit; one more for one who is wanted in the Nearest City. `[R]`
pub const POSSE_HATS: u8 = 2;
/// What a wanted bandit costs more. `[R]`
pub const POSSE_WANTED: u8 = 1;
/// Points for a bandit in jail. `[R]`
pub const JAIL_POINTS: u8 = 4;
/// Coins for a bandit in jail. `[R]`
pub const JAIL_COINS: u8 = 2;
/// Coins for one who is wanted there. `[R]`, the digit reconstructed.
pub const JAIL_WANTED_COINS: u8 = 4;
/// Points for a bandit in one's own prison. `[R]`
pub const OWN_PRISON_POINTS: u8 = 6;
/// Coins for a bandit in one's own prison. `[R]`
pub const OWN_PRISON_COINS: u8 = 2;
/// The price of a new licence. `[R]`, by way of the automa's rules.
pub const LICENCE_COINS: u8 = 5;
/// Points for each pair of symbols of a new licence. `[R]`
pub const LICENCE_PAIR_POINTS: i32 = 3;
/// What Rail Delivery from the board costs more. `[R]`
pub const RAIL_SURCHARGE: u8 = 2;
/// Coins for releasing a bandit in a Train Robbery. `[R]`
pub const TRAIN_BANDIT_COINS: u8 = 3;
/// What a Foreman takes off a building. `[R]`
pub const FOREMAN: u8 = 2;
/// What Tracking takes off an animal, in hats. `[R]`
pub const TRACKING: u8 = 2;
/// Cards that Mobilisation unblocks for the Sheriff. `[R]`
pub const MOBILISATION_SHERIFF: u8 = 2;
/// Coins from a Gold Mine. `[R]`
pub const GOLD_MINE_COINS: u8 = 4;
/// Coins for which Gold Prospectors give a point. `[R]`, the digit reconstructed.
pub const PROSPECTORS_COINS: u16 = 2;
/// The Sheriff's pay. `[R]`
pub const SHERIFF_PAY: u16 = 1;
/// What each Robbery costs in the end, in the advanced variant. `[R]`
pub const ROBBERY_POINTS: i32 = -2;
/// Coins and cows at the start, by place in turn order. `[R]`, the first row reconstructed.
pub const START: [(u16, u8); MAX_PLAYERS] = [(4, 1), (3, 2), (2, 3), (1, 4)];
/// Joker tokens in the box. `[R]`
pub const JOKERS: usize = 8;
/// The building kinds that a game is played with. `[R]`
pub const BUILDING_KINDS: usize = 6;
/// Coins that Tom starts with. `[R]`
pub const TOM_COINS: u16 = 5;
/// Coins that Tom keeps. `[R]`
pub const TOM_CAP: u16 = 12;
/// Tom's count in contests about what is visible. `[R]`
pub const TOM_CONTEST: u8 = 4;
/// Tom's points for a posse. `[R]`
pub const TOM_POSSE_POINTS: u8 = 4;
/// Tom's coins for an Outpost or posse that failed. `[R]`
pub const TOM_CONSOLATION: u16 = 1;
/// Tom's extra points for a card with gold. `[R]`
pub const TOM_GOLD_POINTS: u8 = 2;
/// The same when he plays even harder. `[R]`
pub const TOM_GOLD_POINTS_HARDER: u8 = 3;

named! {
    /// A symbol on a card, a bandit, a poster, a licence or a business field (WS-SYM-01). `[R]` cactus, gold and joker;
    /// the other names `[D]`.
    Symbol {
        /// Cactus.
        Cactus = "cactus",
        /// Horseshoe.
        Horseshoe = "horseshoe",
        /// Boot.
        Boot = "boot",
        /// Revolver.
        Revolver = "revolver",
        /// Gold: with the Gold Rush only.
        Gold = "gold",
        /// Stands for any other; on a bandit token it is a Whole Gang.
        Joker = "joker",
    }
}

impl Symbol {
    /// The symbols of every game.
    pub const BASIC: [Symbol; 4] = [Symbol::Cactus, Symbol::Horseshoe, Symbol::Boot, Symbol::Revolver];
    /// Those and gold.
    pub const WITH_GOLD: [Symbol; 5] =
        [Symbol::Cactus, Symbol::Horseshoe, Symbol::Boot, Symbol::Revolver, Symbol::Gold];
}

set! {
    /// A set of symbols.
    #[derive(serde::Serialize)]
    pub Symbols of Symbol in u8
}

/// Every basic symbol and gold.
pub(crate) const ANY_SYMBOL: Symbols = Symbols::of(&Symbol::WITH_GOLD);

/// Resources and points gained at once. A number on an icon is a gain (WS-RES-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Gain {
    /// Hats.
    pub hats: u8,
    /// Coins.
    pub coins: u8,
    /// Cows.
    pub cows: u8,
    /// Victory points now.
    pub points: u8,
}

impl Gain {
    /// Nothing.
    pub const NOTHING: Gain = Gain { hats: 0, coins: 0, cows: 0, points: 0 };

    /// Hats alone.
    pub const fn hats(hats: u8) -> Gain {
        Gain { hats, ..Gain::NOTHING }
    }

    /// Coins alone.
    pub const fn coins(coins: u8) -> Gain {
        Gain { coins, ..Gain::NOTHING }
    }

    /// Cows alone.
    pub const fn cows(cows: u8) -> Gain {
        Gain { cows, ..Gain::NOTHING }
    }

    /// Points alone.
    pub const fn points(points: u8) -> Gain {
        Gain { points, ..Gain::NOTHING }
    }
}

/// A price. A white number before an icon is a cost (WS-RES-09).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
pub struct Cost {
    /// Hats.
    pub hats: u8,
    /// Coins.
    pub coins: u8,
}

impl Cost {
    /// A price in hats and coins.
    pub const fn new(hats: u8, coins: u8) -> Cost {
        Cost { hats, coins }
    }

    /// Hats and coins added up.
    #[inline]
    pub const fn sum(self) -> u8 {
        self.hats + self.coins
    }
}

/// A section of a card's production. `[R]` the kinds of sections.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// Nothing.
    Empty,
    /// These resources and points.
    Gain(Gain),
    /// One of two, as one likes.
    Choose(Gain, Gain),
    /// For so many hats, if one likes (WS-TOWN-10).
    Pay(u8, Gain),
    /// By a rule of its own.
    Special(Special),
}

named! {
    /// Productions that a rule of their own describes. `[R]`
    Special {
        /// A point for every two coins held (WS-LV2-02).
        PointsByCoins = "points-by-coins",
        /// A point for every visible animal (WS-BLD-04).
        PointsByAnimals = "points-by-animals",
        /// Coins by the difference of the dice (WS-BLD-08).
        CoinsByDice = "coins-by-dice",
        /// A hat for every kind of building visible (WS-BLD-09).
        HatsByBuildings = "hats-by-buildings",
        /// A point for every region without bandits (WS-BLD-10).
        PointsByRegions = "points-by-regions",
        /// A hat for every city with an outpost (WS-BLD-14).
        HatsByCities = "hats-by-cities",
        /// A coin for every bandit delivered (WS-BLD-19).
        CoinsByBandits = "coins-by-bandits",
        /// Four coins, and a cow for everybody else (WS-BLD-21).
        GoldMine = "gold-mine",
    }
}

named! {
    /// What a card lets its owner do in the turn of a round in which it was activated. `[R]`
    Ability {
        /// Two resources off a building (WS-BLD-01).
        Foreman = "foreman",
        /// Two hats off an animal (WS-BLD-03).
        Tracking = "tracking",
        /// A coin for every cow gained (WS-BLD-05).
        Grazing = "grazing",
        /// A coin for every symbol of the Bank on a card bought (WS-BLD-06).
        Interest = "interest",
        /// Jails a bandit anywhere (WS-BLD-11).
        OwnPrison = "own-prison",
        /// One more purchase (WS-BLD-13).
        SpecialDelivery = "special-delivery",
        /// An outpost far away (WS-BLD-15).
        RailDelivery = "rail-delivery",
        /// Unblocks cards (WS-BLD-20).
        Mobilisation = "mobilisation",
    }
}

named! {
    /// The three kinds of abilities (WS-ABIL-01). `[R]`
    AbilityKind {
        /// May be used before the purchases, once for each anvil.
        Action = "action",
        /// Works by itself, as often as it can.
        Passive = "passive",
        /// Changes a main action or a purchase.
        Upgrade = "upgrade",
    }
}

impl Ability {
    /// Which kind it is (WS-ABIL-01).
    pub const fn kind(self) -> AbilityKind {
        match self {
            Ability::OwnPrison | Ability::Mobilisation => AbilityKind::Action,
            Ability::Grazing | Ability::Interest => AbilityKind::Passive,
            Ability::Foreman | Ability::Tracking | Ability::SpecialDelivery | Ability::RailDelivery => {
                AbilityKind::Upgrade
            }
        }
    }
}

named! {
    /// A licence token: two symbols (WS-END-06). `[D]` the six pairs.
    Licence {
        /// Cactus and horseshoe.
        L1 = "L1",
        /// Cactus and boot.
        L2 = "L2",
        /// Cactus and revolver.
        L3 = "L3",
        /// Horseshoe and boot.
        L4 = "L4",
        /// Horseshoe and revolver.
        L5 = "L5",
        /// Boot and revolver.
        L6 = "L6",
    }
}

impl Licence {
    /// Its symbols, from the left. No licence shows gold (WS-GOLD-07).
    pub const fn symbols(self) -> [Symbol; 2] {
        match self {
            Licence::L1 => [Symbol::Cactus, Symbol::Horseshoe],
            Licence::L2 => [Symbol::Cactus, Symbol::Boot],
            Licence::L3 => [Symbol::Cactus, Symbol::Revolver],
            Licence::L4 => [Symbol::Horseshoe, Symbol::Boot],
            Licence::L5 => [Symbol::Horseshoe, Symbol::Revolver],
            Licence::L6 => [Symbol::Boot, Symbol::Revolver],
        }
    }
}

named! {
    /// A sheriff card: what the contest is about (WS-SHER-02). `[R]`; which cards of the back "5–7" are in the base game `[D]`.
    SheriffCard {
        /// Most visible cacti.
        Cactus = "cactus",
        /// Most visible horseshoes.
        Horseshoe = "horseshoe",
        /// Most visible boots.
        Boot = "boot",
        /// Most visible revolvers.
        Revolver = "revolver",
        /// Most visible buildings.
        Buildings = "buildings",
        /// Most bandits delivered.
        Bandits = "bandits",
        /// Most outposts.
        Outposts = "outposts",
        /// Most visible animals: a new sheriff card.
        Animals = "animals",
        /// Most blocked cards: a new sheriff card.
        Blocked = "blocked",
        /// Most visible gold: with the Gold Rush only.
        Gold = "gold",
        /// Announces the last round.
        Last = "last",
    }
}

set! {
    /// A set of sheriff cards.
    pub(crate) SheriffCards of SheriffCard in u16
}

impl SheriffCard {
    /// The four of the back "1–4".
    pub const EARLY: [SheriffCard; 4] =
        [SheriffCard::Cactus, SheriffCard::Horseshoe, SheriffCard::Boot, SheriffCard::Revolver];
    /// The three of the back "5–7" in the base game.
    pub const LATE: [SheriffCard; 3] = [SheriffCard::Buildings, SheriffCard::Bandits, SheriffCard::Outposts];
    /// The two new ones.
    pub const NEW: [SheriffCard; 2] = [SheriffCard::Animals, SheriffCard::Blocked];

    /// The symbol that a symbol contest is about.
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            SheriffCard::Cactus => Some(Symbol::Cactus),
            SheriffCard::Horseshoe => Some(Symbol::Horseshoe),
            SheriffCard::Boot => Some(Symbol::Boot),
            SheriffCard::Revolver => Some(Symbol::Revolver),
            SheriffCard::Gold => Some(Symbol::Gold),
            _ => None,
        }
    }

    /// Whether it counts symbols or cards that are visible, of which Tom has none (WS-TOM-42).
    pub const fn is_about_what_is_visible(self) -> bool {
        self.symbol().is_some() || matches!(self, SheriffCard::Buildings | SheriffCard::Animals)
    }
}

counts! {
    /// Bandit tokens by symbol.
    pub(crate) Bandits of Symbol
}

/// How many bandit tokens of each symbol there are, Whole Gangs last. `[R]` the sum; the split `[D]`. Those with gold are
/// used in the Gold Rush only.
pub const BANDITS: [u8; 6] = [3, 3, 3, 3, 2, 2];

indexed! {
    /// A place in a Town: the top row from the left, then the bottom row (WS-CARD-01).
    #[derive(Debug)]
    pub Place: PLACES
}

impl Place {
    /// The place in a row (0 top, 1 bottom) and column, both from 0.
    #[inline]
    pub const fn at(row: usize, column: usize) -> Place {
        Place::by_index(row * COLUMNS + column)
    }

    /// 0 for the top row, 1 for the bottom row.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / COLUMNS
    }

    /// From 0.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % COLUMNS
    }

    /// The place written like this.
    pub fn named(text: &str) -> Option<Place> {
        match text.as_bytes() {
            [row @ (b't' | b'b'), column @ b'1'..=b'6'] => {
                Some(Place::at(usize::from(*row == b'b'), usize::from(column - b'1')))
            }
            _ => None,
        }
    }
}

/// `t1` to `t6` and `b1` to `b6`.
impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", if self.row() == 0 { 't' } else { 'b' }, self.column() + 1)
    }
}

impl serde::Serialize for Place {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

set! {
    /// A set of places.
    pub(crate) Places of Place in u16
}

impl Places {
    /// Every place.
    pub const ALL: Places = Places::first_n(PLACES);

    /// The places of a row.
    #[inline]
    pub const fn in_row(row: usize) -> Places {
        Places::from_bits(0b11_1111 << (row * COLUMNS))
    }
}
