//! Names of what is in the box: small numbers with types, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{Indexed, named};

use crate::data::data;

named! {
    /// A colour of train cards and of strands.
    Color {
        /// Black.
        Black = "black",
        /// Blue.
        Blue = "blue",
        /// White.
        White = "white",
        /// Green.
        Green = "green",
        /// Yellow.
        Yellow = "yellow",
        /// Red.
        Red = "red",
    }
}

named! {
    /// A company: a player across the campaign (TTR-CAMP-03).
    Company {
        /// Baltimore & Ohio.
        Blue = "blue",
        /// Pennsylvania.
        Red = "red",
        /// New Haven.
        Green = "green",
        /// Erie.
        Yellow = "yellow",
        /// New York Central.
        Black = "black",
    }
}

/// How many companies there are.
pub const COMPANIES: usize = Company::ALL.len();

impl Company {
    /// The colour whose strands pay this company.
    pub const fn color(self) -> Color {
        match self {
            Company::Blue => Color::Blue,
            Company::Red => Color::Red,
            Company::Green => Color::Green,
            Company::Yellow => Color::Yellow,
            Company::Black => Color::Black,
        }
    }
}

named! {
    /// Where a rule sticker belongs, in the order in which stickers act (TTR-CAMP-16).
    Sticker {
        /// Panic of 1873.
        Panic = "R-PANIC",
        /// Cattle on the ranches.
        CattleSetup = "R-CATTLE-SETUP",
        /// The outlaws' hideout.
        OutlawSetup = "R-OUTLAW-SETUP",
        /// Conductors are chosen.
        ConductorSetup = "R-CONDUCTOR-SETUP",
        /// Office upgrades.
        OfficeSetup = "R-OFFICE-SETUP",
        /// Mountain routes.
        Snow = "R-SNOW",
        /// Customs.
        Customs = "R-CUSTOMS",
        /// Routes of the company's colour.
        Company = "BASE-COMPANY",
        /// The mail contract.
        Mail = "R-MAIL",
        /// Robbery.
        Robbery = "R-ROBBERY",
        /// Stations.
        Station = "R-STATION",
        /// The conductor's bonus.
        Conductor = "R-CONDUCTOR",
        /// Mines.
        Mine = "R-MINE",
        /// Cattle.
        Cattle = "R-CATTLE",
        /// Ports and cargo.
        Cargo = "R-CARGO",
        /// The Golden Spike.
        Spike = "R-SPIKE",
        /// Pioneer plaques.
        Pioneer = "R-PIONEER",
        /// Postcards and additional locomotives.
        Postcard = "R-POSTCARD",
        /// Large cities.
        Large = "BASE-LARGE",
        /// Foreign trade.
        Trade = "R-TRADE",
        /// The year of the Exposition.
        Expo = "R-EXPO",
        /// The winner's ribbon.
        Ribbon = "R-RIBBON",
        /// Postcards and ticket stamps.
        Stamp = "R-STAMP",
        /// Placing stations.
        StationEnd = "R-STATION-END",
        /// Worn tickets.
        Worn = "R-WORN",
    }
}

/// A set of stickers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stickers(pub(crate) u32);

impl Stickers {
    /// Whether a rule is in force.
    #[inline]
    pub const fn has(self, sticker: Sticker) -> bool {
        self.0 >> sticker as u8 & 1 == 1
    }

    /// With one more.
    #[must_use]
    pub const fn with(self, sticker: Sticker) -> Self {
        Stickers(self.0 | 1 << sticker as u8)
    }

    /// Without these.
    #[must_use]
    pub const fn minus(self, other: Stickers) -> Self {
        Stickers(self.0 & !other.0)
    }

    /// In either set.
    #[must_use]
    pub const fn plus(self, other: Stickers) -> Self {
        Stickers(self.0 | other.0)
    }

    /// In both sets.
    #[must_use]
    pub const fn both(self, other: Stickers) -> Self {
        Stickers(self.0 & other.0)
    }

    /// In the order in which they act.
    pub fn iter(self) -> impl Iterator<Item = Sticker> {
        Sticker::ALL.into_iter().filter(move |sticker| self.has(*sticker))
    }
}

/// Declares a small number that stands for one thing of the data files.
macro_rules! numbered {
    ($(#[$meta:meta])* $name:ident, $table:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// Its place in the data, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its name in files and notation.
            pub fn id(self) -> &'static str {
                &data().$table[self.index()].id
            }

            /// The one with this name.
            pub fn named(id: &str) -> Option<Self> {
                data().$table.iter().position(|one| one.id == id).map(|index| $name(index as u8))
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..data().$table.len()).map(|index| $name(index as u8))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl Indexed for $name {
            const COUNT: usize = 1 << u8::BITS;

            fn index(self) -> usize {
                self.index()
            }

            fn from_index(index: usize) -> Option<Self> {
                (index < data().$table.len()).then_some($name(index as u8))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    };
}

numbered! {
    /// A city.
    City, cities
}
numbered! {
    /// A part of the map.
    Area, areas
}
numbered! {
    /// One line of spaces between two neighbouring cities.
    Strand, strands
}
numbered! {
    /// A ticket card.
    Ticket, tickets
}
numbered! {
    /// An event card.
    EventCard, events
}
numbered! {
    /// An upgrade of a company card.
    Upgrade, upgrades
}
numbered! {
    /// A conductor.
    Conductor, conductors
}
numbered! {
    /// A card of the story deck.
    StoryCard, story
}

/// A postcard, by its number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Postcard(pub(crate) u8);

impl Postcard {
    /// The one with this number, from 1.
    pub fn numbered(number: usize) -> Option<Self> {
        (1..=data().postcards.len()).contains(&number).then_some(Postcard(number as u8))
    }

    /// Its number, from 1.
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Its place in the data.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl fmt::Display for Postcard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of strands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Strands(pub(crate) [u64; 4]);

impl Strands {
    /// None.
    pub const NONE: Strands = Strands([0; 4]);

    /// Just this one.
    #[inline]
    pub const fn only(strand: Strand) -> Self {
        let mut bits = [0; 4];
        bits[strand.0 as usize / 64] = 1 << (strand.0 % 64);
        Strands(bits)
    }

    /// Whether it is among them.
    #[inline]
    pub const fn contains(self, strand: Strand) -> bool {
        self.0[strand.0 as usize / 64] >> (strand.0 % 64) & 1 == 1
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, strand: Strand) {
        self.0[strand.index() / 64] |= 1 << (strand.0 % 64);
    }

    /// In either set.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Strands) -> Self {
        Strands(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// In both sets.
    #[inline]
    #[must_use]
    pub fn both(self, other: Strands) -> Self {
        Strands(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// In this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Strands) -> Self {
        Strands(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// In order.
    #[inline]
    pub fn iter(self) -> StrandsIter {
        StrandsIter { bits: self.0, word: 0 }
    }
}

/// Walks through a set of strands in order.
#[derive(Clone, Debug)]
pub struct StrandsIter {
    bits: [u64; 4],
    word: usize,
}

impl Iterator for StrandsIter {
    type Item = Strand;

    #[inline]
    fn next(&mut self) -> Option<Strand> {
        while self.word < 4 {
            let bits = &mut self.bits[self.word];
            if *bits != 0 {
                let bit = bits.trailing_zeros();
                *bits &= *bits - 1;
                return Some(Strand((self.word * 64) as u8 + bit as u8));
            }
            self.word += 1;
        }
        None
    }
}

impl FromIterator<Strand> for Strands {
    fn from_iter<I: IntoIterator<Item = Strand>>(strands: I) -> Self {
        let mut set = Strands::NONE;
        strands.into_iter().for_each(|strand| set.insert(strand));
        set
    }
}

/// Declares a set of numbered things as bits of one integer.
macro_rules! bits {
    ($(#[$meta:meta])* $name:ident of $item:ident in $bits:ident, $first:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// None.
            pub const NONE: $name = $name(0);

            /// Just this one.
            #[inline]
            pub const fn only(item: $item) -> Self {
                $name(1 << (item.0 - $first))
            }

            /// Whether it is among them.
            #[inline]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> (item.0 - $first) & 1 == 1
            }

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << (item.0 - $first);
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << (item.0 - $first));
            }

            /// In either set.
            #[inline]
            #[must_use]
            pub const fn plus(self, other: $name) -> Self {
                $name(self.0 | other.0)
            }

            /// In both sets.
            #[inline]
            #[must_use]
            pub const fn both(self, other: $name) -> Self {
                $name(self.0 & other.0)
            }

            /// In this set and not in the other.
            #[inline]
            #[must_use]
            pub const fn minus(self, other: $name) -> Self {
                $name(self.0 & !other.0)
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether there are none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The one at this place in order, from 0.
            ///
            /// # Panics
            /// If there are not so many.
            pub fn nth(self, place: u32) -> $item {
                let mut rest = self.0;
                for _ in 0..place {
                    rest &= rest - 1;
                }
                assert!(rest != 0, "there are not so many");
                $item(rest.trailing_zeros() as u8 + $first)
            }

            /// In order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let bit = rest.trailing_zeros() as u8;
                    rest &= rest - 1;
                    Some($item(bit + $first))
                })
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $name::NONE;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }
    };
}

bits! {
    /// A set of cities.
    Cities of City in u64, 0
}
bits! {
    /// A set of areas.
    Areas of Area in u16, 0
}
bits! {
    /// A set of tickets.
    Tickets of Ticket in u128, 0
}
bits! {
    /// A set of event cards.
    EventCards of EventCard in u64, 0
}
bits! {
    /// A set of upgrades.
    Upgrades of Upgrade in u8, 0
}
bits! {
    /// A set of conductors.
    Conductors of Conductor in u8, 0
}
bits! {
    /// A set of postcards.
    Postcards of Postcard in u128, 1
}
