//! Tom's cards: what they are made of, and which are linked.

use table::{named, set};

use super::{Gain, Symbol};

named! {
    /// A card of Tom's: six yellow ones for his top row, six green ones for his bottom row (WS-TOM-03). `[R]`
    TomCard {
        /// Yellow.
        Y1 = "Y-1",
        /// Yellow.
        Y2 = "Y-2",
        /// Yellow.
        Y3 = "Y-3",
        /// Yellow.
        Y4 = "Y-4",
        /// Yellow.
        Y5 = "Y-5",
        /// Yellow.
        Y6 = "Y-6",
        /// Green.
        G1 = "G-1",
        /// Green.
        G2 = "G-2",
        /// Green.
        G3 = "G-3",
        /// Green.
        G4 = "G-4",
        /// Green.
        G5 = "G-5",
        /// Green.
        G6 = "G-6",
    }
}

set! {
    /// A set of Tom's cards.
    pub TomCards of TomCard in u16
}

/// Linked pairs, two in each row: activating one activates the other (WS-TOM-15). `[R]` that there are two; which `[D]`.
pub const LINKS: [(TomCard, TomCard); 4] =
    [(TomCard::Y2, TomCard::Y3), (TomCard::Y5, TomCard::Y6), (TomCard::G1, TomCard::G2), (TomCard::G5, TomCard::G6)];

impl TomCard {
    /// The yellow cards.
    pub const YELLOW: [TomCard; 6] = [TomCard::Y1, TomCard::Y2, TomCard::Y3, TomCard::Y4, TomCard::Y5, TomCard::Y6];
    /// The green cards.
    pub const GREEN: [TomCard; 6] = [TomCard::G1, TomCard::G2, TomCard::G3, TomCard::G4, TomCard::G5, TomCard::G6];

    /// The card that it is linked with, on whichever sides they lie.
    pub fn partner(self) -> Option<TomCard> {
        LINKS.iter().find_map(|&(one, other)| match self {
            _ if self == one => Some(other),
            _ if self == other => Some(one),
            _ => None,
        })
    }
}

/// What a step of Tom's does. `[R]`
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TomAct {
    /// Buys a card of level I, with so many coins besides (WS-TOM-28).
    LevelOne(u8),
    /// Buys a plain card of level II, with so many points besides (WS-TOM-29).
    LevelTwo(u8),
    /// Buys the cheapest animal (WS-TOM-30).
    CheapestAnimal,
    /// Buys the dearest animal (WS-TOM-30).
    DearestAnimal,
    /// Buys a building (WS-TOM-31).
    Building,
    /// Founds an outpost (WS-TOM-32).
    Outpost,
    /// Hunts a bandit (WS-TOM-34).
    Posse,
    /// Takes so many coins (WS-TOM-38).
    Coins(u8),
}

/// A step on a card of Tom's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
pub struct TomStep {
    /// What is done.
    pub act: TomAct,
    /// Whether the row is refreshed first (WS-TOM-37).
    pub refresh: bool,
    /// Whether the next step follows in any case (WS-TOM-20).
    pub arrow: bool,
}

/// One side of a card of Tom's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TomSide {
    /// What it produces: coins and points.
    pub production: Gain,
    /// What he does in his turn; nothing on four cards.
    pub steps: &'static [TomStep],
}

/// Where Tom looks for a symbol. `[R]` for the values 1 and 6; for the others `[D]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HelpSource {
    /// The symbols of his licence.
    Licence,
    /// The symbols of his top card.
    TopCard,
    /// This one.
    Symbol(Symbol),
}
