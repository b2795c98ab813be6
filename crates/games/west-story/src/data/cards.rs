//! Kinds of cards, their copies, and what does not depend on any numbers.

use std::fmt;

use table::named;

use super::{Ability, Pile, ROW, Symbol};

named! {
    /// A kind of card (WS-CARD-03). `[R]` level II, level III, start cards; the names of level I `[D]`.
    Kind {
        /// Level I.
        Drovers = "drovers",
        /// Level I.
        RanchHands = "ranch-hands",
        /// Level I.
        Peddlers = "peddlers",
        /// Level I.
        WagonTrain = "wagon-train",
        /// Level I.
        PosseRiders = "posse-riders",
        /// Level I.
        CardSharps = "card-sharps",
        /// Level I.
        LonghornHerd = "longhorn-herd",
        /// Level I.
        FreightCoach = "freight-coach",
        /// Level I, Gold Rush.
        GoldPanners = "gold-panners",
        /// Level I, Gold Rush.
        SluiceCrew = "sluice-crew",
        /// Level I, Gold Rush.
        MuleTrain = "mule-train",
        /// Level I, Gold Rush.
        ClaimStakers = "claim-stakers",
        /// Level II, an animal.
        Mustang = "mustang",
        /// Level II, an animal.
        Bison = "bison",
        /// Level II, an animal.
        Eagle = "eagle",
        /// Level II.
        Settlers = "settlers",
        /// Level II.
        Rodeo = "rodeo",
        /// Level II.
        TownFair = "town-fair",
        /// Level II, an animal of the Pioneers.
        Raccoon = "raccoon",
        /// Level II, Gold Rush.
        GoldProspectors = "gold-prospectors",
        /// A building.
        Workshop = "workshop",
        /// A building.
        TrappersHut = "trappers-hut",
        /// A building.
        Ranch = "ranch",
        /// A building.
        Bank = "bank",
        /// A building.
        Saloon = "saloon",
        /// A building.
        Hotel = "hotel",
        /// A building.
        Prison = "prison",
        /// A building.
        PostOffice = "post-office",
        /// A building.
        RailwayStation = "railway-station",
        /// A building of the Pioneers.
        Church = "church",
        /// A building of the Pioneers.
        SheriffsOffice = "sheriffs-office",
        /// A building of the Gold Rush.
        GoldMine = "gold-mine",
        /// A start card.
        Well = "well",
        /// A start card, an animal.
        Dog = "dog",
        /// A start card, a building (WS-ASYM-06).
        Cabin = "cabin",
        /// The start card of the Gold Rush.
        OldClaim = "old-claim",
        /// A card printed on a player board.
        Printed = "printed",
    }
}

/// How many kinds there are.
pub const KINDS: usize = Kind::ALL.len();

named! {
    /// The back of a card (WS-CARD-04). `[R]`
    Level {
        /// Level I.
        I = "I",
        /// Level II.
        II = "II",
        /// Level III: buildings.
        III = "III",
        /// A start card.
        Start = "start",
        /// Printed on a player board.
        Printed = "printed",
    }
}

named! {
    /// The type of a card (WS-CARD-03). `[R]`
    Sort {
        /// None of the others.
        Plain = "plain",
        /// A building.
        Building = "building",
        /// An animal.
        Animal = "animal",
    }
}

named! {
    /// The icon of a building kind's randomizer card (WS-SETUP-16). `[D]`
    Icon {
        /// A hat.
        Hat = "hat",
        /// A coin.
        Coin = "coin",
    }
}

const fn pair(upper: Symbol, lower: Symbol) -> [Option<Symbol>; 2] {
    [Some(upper), Some(lower)]
}

const fn one(symbol: Symbol) -> [Option<Symbol>; 2] {
    [Some(symbol), None]
}

use Symbol::{Boot, Cactus, Gold, Horseshoe, Joker, Revolver};

/// A copy for each symbol. `[D]`
const EACH: &[[Option<Symbol>; 2]] = &[one(Cactus), one(Horseshoe), one(Boot), one(Revolver)];
/// Copies of an animal. `[D]` how many of each; `[R]` the joker.
const JOKERS: &[[Option<Symbol>; 2]] = &[one(Joker); 5];
/// Copies with gold. `[R]`
const GOLD: &[[Option<Symbol>; 2]] = &[one(Gold); 3];
/// The six pairs of a building kind, the upper symbol first; the order matters to Tom only. `[D]`
const ALPHA: &[[Option<Symbol>; 2]] = &[
    pair(Cactus, Horseshoe),
    pair(Boot, Cactus),
    pair(Cactus, Revolver),
    pair(Horseshoe, Boot),
    pair(Revolver, Horseshoe),
    pair(Boot, Revolver),
];
/// The same pairs the other way round. `[D]`
const BETA: &[[Option<Symbol>; 2]] = &[
    pair(Horseshoe, Cactus),
    pair(Cactus, Boot),
    pair(Revolver, Cactus),
    pair(Boot, Horseshoe),
    pair(Horseshoe, Revolver),
    pair(Revolver, Boot),
];
/// Gold Mines. `[D]`
const MINES: &[[Option<Symbol>; 2]] =
    &[pair(Gold, Cactus), pair(Gold, Horseshoe), pair(Gold, Boot), pair(Gold, Revolver)];
/// Wells. `[D]`
const WELLS: &[[Option<Symbol>; 2]] = &[
    pair(Cactus, Horseshoe),
    pair(Cactus, Boot),
    pair(Cactus, Revolver),
    pair(Horseshoe, Boot),
    pair(Horseshoe, Revolver),
    pair(Boot, Revolver),
];

impl Kind {
    /// The nine building kinds of the base game, then those of the Pioneers: what a set is chosen from (WS-SETUP-18).
    /// The Gold Mine is not among them.
    pub const CHOOSABLE: [Kind; 11] = [
        Kind::Workshop,
        Kind::TrappersHut,
        Kind::Ranch,
        Kind::Bank,
        Kind::Saloon,
        Kind::Hotel,
        Kind::Prison,
        Kind::PostOffice,
        Kind::RailwayStation,
        Kind::Church,
        Kind::SheriffsOffice,
    ];

    /// Its id in the lists of components: `I-01`, `II-A3`, `III-12`, `ST-W`.
    pub const fn id(self) -> &'static str {
        const IDS: [&str; KINDS] = [
            "I-01", "I-02", "I-03", "I-04", "I-05", "I-06", "I-07", "I-08", "I-G1", "I-G2", "I-G3", "I-G4", "II-A1",
            "II-A2", "II-A3", "II-S1", "II-S2", "II-S3", "II-A4", "II-G1", "III-01", "III-02", "III-03", "III-04",
            "III-05", "III-06", "III-07", "III-08", "III-09", "III-10", "III-11", "III-12", "ST-W", "ST-D", "ST-H",
            "ST-G", "PB",
        ];
        IDS[self as usize]
    }

    /// The back of its cards.
    pub const fn level(self) -> Level {
        match self as usize {
            0..=11 => Level::I,
            12..=19 => Level::II,
            20..=31 => Level::III,
            32..=35 => Level::Start,
            _ => Level::Printed,
        }
    }

    /// The type of its cards. The Cabin is a building and the Dog an animal (WS-ASYM-06).
    pub const fn sort(self) -> Sort {
        match self {
            Kind::Mustang | Kind::Bison | Kind::Eagle | Kind::Raccoon | Kind::Dog => Sort::Animal,
            Kind::Cabin => Sort::Building,
            _ if matches!(self.level(), Level::III) => Sort::Building,
            _ => Sort::Plain,
        }
    }

    /// The symbols of each copy, from the top.
    pub const fn copies(self) -> &'static [[Option<Symbol>; 2]] {
        match self {
            Kind::GoldPanners | Kind::SluiceCrew | Kind::MuleTrain | Kind::ClaimStakers => GOLD.split_at(2).0,
            Kind::Mustang | Kind::Bison | Kind::Eagle => JOKERS,
            Kind::Raccoon => JOKERS.split_at(3).0,
            Kind::GoldProspectors => GOLD,
            Kind::Workshop
            | Kind::Ranch
            | Kind::Saloon
            | Kind::Prison
            | Kind::RailwayStation
            | Kind::SheriffsOffice => ALPHA,
            Kind::TrappersHut | Kind::Bank | Kind::Hotel | Kind::PostOffice | Kind::Church => BETA,
            Kind::GoldMine => MINES,
            Kind::Well => WELLS,
            Kind::Dog => JOKERS.split_at(2).0,
            Kind::OldClaim => GOLD.split_at(1).0,
            Kind::Printed => &[],
            _ => EACH,
        }
    }

    /// What it lets its owner do. Saloon, Hotel, Church, Gold Mine and Cabin have no ability (WS-BLD-26, WS-BLD-18).
    pub const fn ability(self) -> Option<Ability> {
        match self {
            Kind::Workshop => Some(Ability::Foreman),
            Kind::TrappersHut => Some(Ability::Tracking),
            Kind::Ranch => Some(Ability::Grazing),
            Kind::Bank => Some(Ability::Interest),
            Kind::Prison => Some(Ability::OwnPrison),
            Kind::PostOffice => Some(Ability::SpecialDelivery),
            Kind::RailwayStation => Some(Ability::RailDelivery),
            Kind::SheriffsOffice => Some(Ability::Mobilisation),
            _ => None,
        }
    }

    /// The icon on its randomizer card. The Gold Mine has neither card nor icon (WS-SETUP-30).
    pub const fn icon(self) -> Option<Icon> {
        match self {
            Kind::Workshop | Kind::TrappersHut | Kind::Hotel | Kind::Prison | Kind::RailwayStation | Kind::Church => {
                Some(Icon::Hat)
            }
            Kind::Ranch | Kind::Bank | Kind::Saloon | Kind::PostOffice | Kind::SheriffsOffice => Some(Icon::Coin),
            _ => None,
        }
    }

    /// Its first card.
    pub const fn first(self) -> Card {
        let (mut card, mut kind) = (0, 0);
        while kind < self as usize {
            card += Kind::ALL[kind].copies().len();
            kind += 1;
        }
        Card(card as u8)
    }

    /// Its cards.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        let first = self.first().0;
        (first..first + self.copies().len() as u8).map(Card)
    }

    /// Its cards as a part of their deck.
    pub(crate) fn pile(self) -> Pile {
        self.cards().fold(Pile::EMPTY, Pile::with)
    }
}

/// All cards that lie anywhere but on player boards.
pub const DECKS: usize = Kind::Printed.first().0 as usize;

/// All cards, those printed on player boards last.
pub const CARDS: usize = DECKS + 4 * super::PLACES;

/// One card: its number among all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// No card.
    pub const NONE: Card = Card(u8::MAX);

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card, if it is one.
    #[inline]
    pub const fn some(self) -> Option<Card> {
        if self.0 == u8::MAX { None } else { Some(self) }
    }

    /// The card that a player board prints at a place.
    #[inline]
    pub(crate) const fn printed(board: u8, place: usize) -> Card {
        Card((DECKS + board as usize * super::PLACES + place) as u8)
    }

    /// Whether it is printed on a player board.
    #[inline]
    pub const fn is_printed(self) -> bool {
        self.0 as usize >= DECKS && self.0 != u8::MAX
    }

    /// Every card but those printed on player boards.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        (0..DECKS as u8).map(Card)
    }

    /// The card with this id: `I-01.3`.
    pub fn named(id: &str) -> Option<Card> {
        Card::all().find(|card| card.to_string() == id)
    }

    const fn kind_and_copy(self) -> (Kind, usize) {
        if self.0 as usize >= DECKS {
            return (Kind::Printed, self.0 as usize - DECKS);
        }
        let mut kind = 0;
        let mut left = self.0 as usize;
        while left >= Kind::ALL[kind].copies().len() {
            left -= Kind::ALL[kind].copies().len();
            kind += 1;
        }
        (Kind::ALL[kind], left)
    }

    /// Its kind.
    pub const fn kind(self) -> Kind {
        self.kind_and_copy().0
    }

    /// Its number among copies that look the same; of a printed card the player board.
    #[inline]
    pub(crate) const fn number_among_alike(self) -> u8 {
        ALIKE[self.0 as usize]
    }

    /// Its symbols, from the top.
    pub const fn symbols(self) -> [Option<Symbol>; 2] {
        let (kind, copy) = self.kind_and_copy();
        if matches!(kind, Kind::Printed) {
            let board = &PLAYER_BOARDS[copy / super::PLACES];
            return one(board.symbols[copy % super::PLACES]);
        }
        kind.copies()[copy]
    }
}

/// The most copies of a card that look the same.
pub(crate) const MAX_ALIKE: usize = 5;

/// By card, its number among copies that look the same.
const ALIKE: [u8; CARDS] = {
    let mut numbers = [0; CARDS];
    let mut card = 0;
    while card < CARDS {
        let (kind, copy) = Card(card as u8).kind_and_copy();
        numbers[card] = match kind {
            Kind::Printed => copy / super::PLACES,
            Kind::Dog => copy,
            _ if matches!(kind.copies(), [[Some(Joker | Gold), None], ..]) => copy,
            _ => 0,
        } as u8;
        card += 1;
    }
    numbers
};

/// `I-01.3`: the kind's id and the number of the copy; `PB2.7` for a printed card.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(card) = self.some() else { return f.write_str("none") };
        let (kind, copy) = card.kind_and_copy();
        if kind == Kind::Printed {
            return write!(f, "PB{}.{}", copy / super::PLACES + 1, copy % super::PLACES + 1);
        }
        write!(f, "{}.{}", kind.id(), copy + 1)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl serde::Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A player board: its licence and the symbols of its twelve printed cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerBoard {
    /// The printed licence.
    pub licence: Symbol,
    /// The symbol at each place.
    pub symbols: [Symbol; super::PLACES],
}

const fn board(licence: Symbol, top: [Symbol; 6], bottom: [Symbol; 6]) -> PlayerBoard {
    let mut symbols = [Cactus; super::PLACES];
    let mut column = 0;
    while column < 6 {
        symbols[column] = top[column];
        symbols[column + 6] = bottom[column];
        column += 1;
    }
    PlayerBoard { licence, symbols }
}

/// The four player boards. `[D]`: every symbol three times on each; without its licence, each symbol is first found in
/// another column on every board, so that there is always one first Sheriff (WS-SETUP-22).
pub const PLAYER_BOARDS: [PlayerBoard; 4] = [
    board(
        Cactus,
        [Horseshoe, Cactus, Revolver, Boot, Cactus, Revolver],
        [Cactus, Boot, Horseshoe, Revolver, Boot, Horseshoe],
    ),
    board(
        Horseshoe,
        [Boot, Horseshoe, Cactus, Revolver, Horseshoe, Cactus],
        [Horseshoe, Revolver, Boot, Cactus, Revolver, Boot],
    ),
    board(
        Boot,
        [Revolver, Boot, Horseshoe, Cactus, Boot, Horseshoe],
        [Boot, Cactus, Revolver, Horseshoe, Cactus, Revolver],
    ),
    board(
        Revolver,
        [Cactus, Revolver, Boot, Horseshoe, Revolver, Boot],
        [Revolver, Horseshoe, Cactus, Boot, Horseshoe, Cactus],
    ),
];

named! {
    /// A recommended set of building kinds (WS-SETUP-15). `[R]`; one kind of the Builders reconstructed.
    BuildingSet {
        /// For a first game.
        Settlers = "settlers",
        /// Cowboys.
        Cowboys = "cowboys",
        /// Trappers.
        Trappers = "trappers",
        /// Builders.
        Builders = "builders",
        /// Pioneers: needs the new buildings.
        Pioneers = "pioneers",
    }
}

impl BuildingSet {
    /// Its kinds.
    pub const fn kinds(self) -> [Kind; super::BUILDING_KINDS] {
        match self {
            BuildingSet::Settlers => {
                [Kind::Workshop, Kind::TrappersHut, Kind::Ranch, Kind::Bank, Kind::Saloon, Kind::Hotel]
            }
            BuildingSet::Cowboys => {
                [Kind::TrappersHut, Kind::PostOffice, Kind::RailwayStation, Kind::Prison, Kind::Saloon, Kind::Bank]
            }
            BuildingSet::Trappers => {
                [Kind::TrappersHut, Kind::Ranch, Kind::PostOffice, Kind::RailwayStation, Kind::Prison, Kind::Hotel]
            }
            BuildingSet::Builders => {
                [Kind::Workshop, Kind::Ranch, Kind::PostOffice, Kind::Saloon, Kind::Hotel, Kind::Bank]
            }
            BuildingSet::Pioneers => {
                [Kind::Workshop, Kind::Church, Kind::Ranch, Kind::RailwayStation, Kind::SheriffsOffice, Kind::Prison]
            }
        }
    }
}

impl Level {
    /// The places of its row in the Market.
    pub(crate) const fn slots(self) -> std::ops::Range<usize> {
        self as usize * ROW..(self as usize + 1) * ROW
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_numbered_kind_by_kind() {
        assert_eq!((DECKS, CARDS), (156, 204));
        assert_eq!(Card::named("I-01.3"), Some(Card(2)));
        assert_eq!(Card::all().filter(|card| card.kind().level() == Level::I).count(), 40);
        assert_eq!(Card::all().filter(|card| card.kind().level() == Level::II).count(), 33);
        assert_eq!(Card::all().filter(|card| card.kind().level() == Level::III).count(), 70);
        assert_eq!(Card::all().filter(|card| card.kind().level() == Level::Start).count(), 13);
        for card in Card::all() {
            assert!(card.kind().cards().any(|one| one == card));
            assert_eq!(Card::named(&card.to_string()), Some(card));
        }
    }
}
