//! Names of what is in the box: small numbers with types, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{indexed, named, set};

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

set! {
    /// A set of stickers, which come in the order in which they act.
    pub Stickers of Sticker in u32
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

            /// The one with this place in the data, from 0, which there must be.
            #[inline]
            pub(crate) const fn by_index(index: usize) -> Self {
                $name(index as u8)
            }

            /// The one with this place in the data, from 0, if there is one.
            pub(crate) fn from_index(index: usize) -> Option<Self> {
                (index < data().$table.len()).then(|| Self::by_index(index))
            }

            /// Its name in files and notation.
            pub fn id(self) -> &'static str {
                &data().$table[self.index()].id
            }

            /// The one with this name.
            pub fn named(id: &str) -> Option<Self> {
                data().$table.iter().position(|one| one.id == id).map(Self::by_index)
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..data().$table.len()).map(Self::by_index)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        indexed!(impl $name: 1 << u8::BITS);

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
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The one with this place in the data.
    #[inline]
    pub(crate) const fn by_index(index: usize) -> Self {
        Postcard(index as u8 + 1)
    }
}

impl fmt::Display for Postcard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

set! {
    /// A set of strands.
    pub Strands of Strand in [u64; 4]
}
set! {
    /// A set of cities.
    pub Cities of City in u64
}
set! {
    /// A set of areas.
    pub Areas of Area in u16
}
set! {
    /// A set of tickets.
    pub Tickets of Ticket in u128
}
set! {
    /// A set of event cards.
    pub EventCards of EventCard in u64
}
set! {
    /// A set of upgrades.
    pub Upgrades of Upgrade in u8
}
set! {
    /// A set of conductors.
    pub Conductors of Conductor in u8
}
set! {
    /// A set of postcards.
    pub Postcards of Postcard in u128
}
set! {
    /// A set of companies.
    pub Companies of Company in u8
}
