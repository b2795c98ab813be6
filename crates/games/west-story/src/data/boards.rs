//! The two sides of the main board: regions, cities, licences and joker places.

use std::fmt;

use table::{indexed, named, set};

use super::{MAX_PLAYERS, Symbol, TRACK};

/// The most regions of a side.
pub const MAX_REGIONS: usize = 8;
/// The most business areas of a side.
pub const MAX_AREAS: usize = 5;
/// Cities with a wanted poster of their own: four on either side. `[R]`
pub const CITY_GROUPS: usize = 4;
/// Bandit fields of a region, and room for two gangs that come by.
pub const REGION_SLOTS: usize = 4;
/// Printed fields, fields of a main token and fields of an additional token.
pub const MAX_FIELDS: usize = 11;

named! {
    /// A side of the main board (WS-SETUP-01). `[R]`
    Side {
        /// Seven regions.
        A = "A",
        /// Eight regions.
        B = "B",
    }
}

named! {
    /// A business area: a city, or one half of the double city (WS-BOARD-06, WS-BOARD-07). `[R]`
    City {
        /// Side A, inside a region.
        Deadwood = "deadwood",
        /// Side A, on a border.
        DodgeCity = "dodge-city",
        /// Side A, on a border.
        Amarillo = "amarillo",
        /// Side A, inside a region.
        FortWorth = "fort-worth",
        /// Side B, one half of the double city.
        Bleakston = "bleakston",
        /// Side B, the other half.
        OldBleakston = "old-bleakston",
        /// Side B, on a border.
        SwiftRiver = "swift-river",
        /// Side B, inside a region.
        LonehillCreek = "lonehill-creek",
        /// Side B, inside a region.
        Gransendero = "gransendero",
    }
}

named! {
    /// What a business field asks for (WS-BIZ-02). `[R]`
    Need {
        /// A card with a cactus.
        Cactus = "cactus",
        /// A card with a horseshoe.
        Horseshoe = "horseshoe",
        /// A card with a boot.
        Boot = "boot",
        /// A card with a revolver.
        Revolver = "revolver",
        /// A card with gold.
        Gold = "gold",
        /// Any card.
        Any = "joker",
        /// A building.
        Building = "building",
        /// An animal.
        Animal = "animal",
    }
}

impl Need {
    /// The symbol that it asks for.
    #[inline]
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            Need::Cactus => Some(Symbol::Cactus),
            Need::Horseshoe => Some(Symbol::Horseshoe),
            Need::Boot => Some(Symbol::Boot),
            Need::Revolver => Some(Symbol::Revolver),
            Need::Gold => Some(Symbol::Gold),
            Need::Any | Need::Building | Need::Animal => None,
        }
    }
}

named! {
    /// What a business field gives besides. `[D]`
    Premium {
        /// Nothing.
        Nothing = "nothing",
        /// A coin.
        Coin = "coin",
        /// A cow.
        Cow = "cow",
        /// A point.
        Point = "point",
    }
}

/// A business field: what it asks for and what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct Field {
    /// What it asks for.
    pub need: Need,
    /// What it gives.
    pub premium: Premium,
}

indexed! {
    /// A field of a business area: printed ones first, then those of the main token, then those of the additional one.
    #[derive(Debug)]
    pub FieldId: MAX_FIELDS
}

set! {
    /// A set of fields of a business area.
    pub(crate) Fields of FieldId in u16
}

impl FieldId {
    /// Printed fields an area may have.
    pub const PRINTED: usize = 3;
    /// Fields of a token.
    pub const TOKEN: usize = 4;

    /// The field written like this.
    pub fn named(text: &str) -> Option<FieldId> {
        FieldId::all().find(|field| field.to_string() == text)
    }
}

/// `P1`, `M3`, `X4`
impl fmt::Display for FieldId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index() {
            printed @ 0..FieldId::PRINTED => write!(f, "P{}", printed + 1),
            main @ FieldId::PRINTED..7 => write!(f, "M{}", main - FieldId::PRINTED + 1),
            additional => write!(f, "X{}", additional - 6),
        }
    }
}

impl serde::Serialize for FieldId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

named! {
    /// A business token (WS-SETUP-05, WS-SETUP-06, WS-SETUP-07). `[R]` how many; the fields `[D]`.
    Token {
        /// A main token.
        M1 = "M1",
        /// A main token.
        M2 = "M2",
        /// A main token.
        M3 = "M3",
        /// A main token.
        M4 = "M4",
        /// Additional, for three players.
        X31 = "X3-1",
        /// Additional, for three players.
        X32 = "X3-2",
        /// Additional, for three players.
        X33 = "X3-3",
        /// Additional, for four players.
        X41 = "X4-1",
        /// Additional, for four players.
        X42 = "X4-2",
        /// Additional, for four players.
        X43 = "X4-3",
        /// A main token of the Gold Rush.
        GM1 = "GM1",
        /// A main token of the Gold Rush.
        GM2 = "GM2",
        /// A main token of the Gold Rush.
        GM3 = "GM3",
        /// A main token of the Gold Rush.
        GM4 = "GM4",
        /// Additional, for three players in the Gold Rush.
        GX31 = "GX3-1",
        /// Additional, for three players in the Gold Rush.
        GX32 = "GX3-2",
        /// Additional, for three players in the Gold Rush.
        GX33 = "GX3-3",
        /// Additional, for four players in the Gold Rush.
        GX41 = "GX4-1",
        /// Additional, for four players in the Gold Rush.
        GX42 = "GX4-2",
        /// Additional, for four players in the Gold Rush.
        GX43 = "GX4-3",
    }
}

impl Token {
    /// The four main tokens (WS-SETUP-05, WS-SETUP-07).
    pub fn main(gold: bool) -> [Token; 4] {
        let first = if gold { Token::GM1.index() } else { Token::M1.index() };
        std::array::from_fn(|i| Token::ALL[first + i])
    }

    /// The three additional ones for so many players; none for two (WS-SETUP-06, WS-SETUP-07).
    pub fn additional(players: usize, gold: bool) -> Option<[Token; 3]> {
        let first = match (players, gold) {
            (3, false) => Token::X31,
            (4, false) => Token::X41,
            (3, true) => Token::GX31,
            (4, true) => Token::GX41,
            _ => return None,
        };
        Some(std::array::from_fn(|i| Token::ALL[first.index() + i]))
    }
}

/// A region of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Region {
    /// Its name.
    pub name: &'static str,
    /// Its first field of the score track.
    pub from: u16,
    /// Its last field of the score track.
    pub to: u16,
    /// Its Nearest City, as a number of a wanted poster (WS-BOARD-05).
    pub city: Option<u8>,
    /// The business areas of its Nearest City, as a set.
    pub areas: u8,
    /// Bandit fields.
    pub bandits: usize,
    /// Its colour, for those who draw it (WS-BOARD-17).
    pub colour: &'static str,
}

/// One side of the main board. `[R]` regions, cities and what they border on; fields of the track, bandit fields,
/// joker places and colours `[D]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// Which side.
    pub side: Side,
    /// The regions along the score track (WS-BOARD-01).
    pub regions: &'static [Region],
    /// The business areas, in the order that Tom prefers.
    pub areas: &'static [City],
    /// For each business area the number of its wanted poster: the double city has one in all (WS-SETUP-04).
    pub posters: &'static [u8],
    /// The business areas with room for a main token.
    pub main_slots: [u8; 4],
    /// The business areas with room for an additional token.
    pub additional_slots: [u8; 3],
    /// The fields behind the two joker places (WS-BOARD-14).
    pub jokers: [u16; 2],
    /// The region where licences, or trains, or bandits have a place of their own: the desert of side A (WS-BOARD-12),
    /// where trains are robbed.
    pub desert: Option<u8>,
    /// The region of the fort (WS-BOARD-11).
    pub fort: Option<u8>,
    /// The region with the Rail Delivery of the board (WS-BOARD-12).
    pub railway: Option<u8>,
    /// For 2, 3 and 4 players: how many licences lie at the first place where they are offered, and at the second.
    pub licences: [[usize; 2]; 3],
    /// The regions in which licences of the first and the second place can be bought, as sets (WS-BOARD-13).
    pub licence_regions: [u8; 2],
    region_of: [u8; TRACK as usize],
}

impl Region {
    /// Whether a business area belongs to its Nearest City.
    #[inline]
    pub const fn has_area(&self, area: usize) -> bool {
        self.areas >> area & 1 == 1
    }
}

const fn region(
    name: &'static str,
    fields: (u16, u16),
    (city, areas): (Option<u8>, u8),
    bandits: usize,
    colour: &'static str,
) -> Region {
    Region { name, from: fields.0, to: fields.1, city, areas, bandits, colour }
}

const fn regions_of_fields(regions: &[Region]) -> [u8; TRACK as usize] {
    let mut of = [0; TRACK as usize];
    let mut region = 0;
    while region < regions.len() {
        let mut field = regions[region].from;
        while field <= regions[region].to {
            of[field as usize] = region as u8;
            field += 1;
        }
        region += 1;
    }
    of
}

/// Side A (WS-BOARD-06).
const REGIONS_A: &[Region] = &[
    region("A1", (0, 6), (Some(0), 0b0001), 2, "#7fa65a"),
    region("A2", (7, 13), (Some(1), 0b0010), 2, "#5b8fb0"),
    region("A3", (14, 20), (Some(1), 0b0010), 2, "#7ba9c4"),
    region("A4", (21, 27), (None, 0), 0, "#e3c98b"),
    region("A5", (28, 34), (Some(2), 0b0100), 2, "#b5573f"),
    region("A6", (35, 41), (Some(2), 0b0100), 2, "#cc7a5f"),
    region("A7", (42, 49), (Some(3), 0b1000), 2, "#8a6aa3"),
];

/// Side B (WS-BOARD-07, WS-BOARD-10): from three regions both halves of the double city are reached.
const REGIONS_B: &[Region] = &[
    region("B1", (0, 5), (Some(0), 0b0_0011), 2, "#3f8f86"),
    region("B2", (6, 11), (Some(0), 0b0_0011), 2, "#5ba69d"),
    region("B3", (12, 17), (Some(0), 0b0_0011), 1, "#7abdb4"),
    region("B4", (18, 23), (Some(1), 0b0_0100), 2, "#5b8fb0"),
    region("B5", (24, 29), (Some(1), 0b0_0100), 1, "#7ba9c4"),
    region("B6", (30, 35), (None, 0), 0, "#a8a29a"),
    region("B7", (36, 42), (Some(2), 0b0_1000), 2, "#c79a4b"),
    region("B8", (43, 49), (Some(3), 0b1_0000), 2, "#8a6aa3"),
];

/// Side A of the board.
pub static BOARD_A: Board = Board {
    side: Side::A,
    regions: REGIONS_A,
    areas: &[City::Deadwood, City::DodgeCity, City::Amarillo, City::FortWorth],
    posters: &[0, 1, 2, 3],
    main_slots: [0, 1, 2, 3],
    additional_slots: [0, 1, 2],
    jokers: [14, 35],
    desert: Some(3),
    fort: None,
    railway: None,
    licences: [[3, 0], [4, 0], [5, 0]],
    licence_regions: [1 << 3, 0],
    region_of: regions_of_fields(REGIONS_A),
};

/// Side B of the board.
pub static BOARD_B: Board = Board {
    side: Side::B,
    regions: REGIONS_B,
    areas: &[City::Bleakston, City::OldBleakston, City::SwiftRiver, City::LonehillCreek, City::Gransendero],
    posters: &[0, 0, 1, 2, 3],
    main_slots: [0, 2, 3, 4],
    additional_slots: [1, 2, 3],
    jokers: [18, 36],
    desert: None,
    fort: Some(5),
    railway: Some(6),
    licences: [[2, 1], [2, 2], [3, 2]],
    licence_regions: [1 << 3 | 1 << 4, 1 << 7],
    region_of: regions_of_fields(REGIONS_B),
};

impl Side {
    /// The board of this side.
    #[inline]
    pub fn board(self) -> &'static Board {
        match self {
            Side::A => &BOARD_A,
            Side::B => &BOARD_B,
        }
    }
}

impl Board {
    /// The region of a pawn with this total (WS-BOARD-01).
    #[inline]
    pub fn region_at(&self, total: u16) -> usize {
        usize::from(self.region_of[usize::from(total % TRACK)])
    }

    /// How many points lead a pawn with this total into the next region.
    #[inline]
    pub fn to_border(&self, total: u16) -> u16 {
        self.regions[self.region_at(total)].to + 1 - total % TRACK
    }

    /// The regions without bandit fields, as a set: there is nothing to turn up.
    pub(crate) fn without_bandits(&self) -> u8 {
        let bare = self.regions.iter().enumerate().filter(|(_, region)| region.bandits == 0);
        bare.fold(0, |set, (number, _)| set | 1 << number)
    }

    /// The region after this one along the score track; after the last comes the first (WS-POSSE-08).
    #[inline]
    pub fn next_region(&self, region: usize) -> usize {
        if region + 1 == self.regions.len() { 0 } else { region + 1 }
    }

    /// The regions in which the licence on this spot can be bought, as a set (WS-BOARD-13).
    #[inline]
    pub fn licence_spot(&self, players: usize, spot: usize) -> u8 {
        let first = self.licences[(players - 2).min(MAX_PLAYERS - 2)][0];
        self.licence_regions[usize::from(spot >= first)]
    }
}
