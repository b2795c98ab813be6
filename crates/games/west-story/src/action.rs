//! One atomic decision, its notation and its code.

use std::fmt;

use serde::Serialize;
use table::notation::{Between, Notation, Ordinal, Room, Unsaid};
use table::sets::ones;
use table::{decisions, either, indexed, named};

use crate::data::{City, FieldId, Level, Licence, PLACES, Place, ROW};

named! {
    /// How a section of production is carried out.
    How {
        /// As it is.
        Plain = "plain",
        /// The first of two gains.
        First = "first",
        /// The second of two gains.
        Second = "second",
        /// Paid with hats (WS-TOWN-10).
        Hats = "hats",
        /// Paid with cows in their place (WS-RES-10).
        Cows = "cows",
        /// Not at all.
        Skip = "skip",
    }
}

indexed! {
    /// A place of the Market, row by row, or the reserved card.
    #[derive(Debug)]
    pub Slot: 3 * ROW + 1
}

impl Slot {
    /// The reserved card.
    pub const RESERVED: Slot = Slot(3 * ROW as u8);

    /// Its row, if it is in the Market.
    pub const fn row(self) -> Option<Level> {
        match self.index() / ROW {
            0 => Some(Level::I),
            1 => Some(Level::II),
            2 => Some(Level::III),
            _ => None,
        }
    }
}

/// `I-1` to `III-4`, `reserved`
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.row() {
            Some(row) => write!(f, "{row}-{}", self.index() % ROW + 1),
            None => f.write_str("reserved"),
        }
    }
}

impl Serialize for Slot {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

either! {
    /// Whether the dice go the other way round.
    Crossed = "straight" | "crossed";
    /// Whether it is the new card that is kept.
    New = "old" | "new";
    /// Whether a joker token is spent.
    Joker = "" | "joker";
    /// Whether the tied bandit takes part.
    Bandit = "" | "bandit";
}

/// The reward of a Combo, and the joker tokens spent on it: `t3`, `cow joker`, `b1 jokers`
enum Reward {}

impl Notation for Reward {
    type Of = (Option<Place>, u8);
    const SPACE: usize = (PLACES + 1) * 3;

    fn encode((third, tokens): Self::Of) -> usize {
        third.map_or(PLACES, Place::index) * 3 + usize::from(tokens)
    }

    fn decode(code: usize) -> Option<Self::Of> {
        let (third, tokens) = (Place::from_index(code / 3), (code % 3) as u8);
        // Nobody spends a second token on a cow.
        (third.is_some() || tokens < 2).then_some((third, tokens))
    }

    fn write((third, tokens): Self::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match third {
            Some(place) => write!(f, "{place}")?,
            None => f.write_str("cow")?,
        }
        f.write_str(["", " joker", " jokers"][usize::from(tokens)])
    }
}

/// A section of production, and how it is carried out: `t3`, `t3b hats`
enum Section {}

impl Notation for Section {
    type Of = (Place, bool, How);
    const SPACE: usize = PLACES * 2 * How::ALL.len();

    fn encode((place, second, how): Self::Of) -> usize {
        (place.index() * 2 + usize::from(second)) * How::ALL.len() + how.index()
    }

    fn decode(code: usize) -> Option<Self::Of> {
        let (section, how) = (code / How::ALL.len(), How::ALL[code % How::ALL.len()]);
        Some((Place::from_index(section / 2)?, section % 2 == 1, how))
    }

    fn write((place, second, how): Self::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{place}{}", if second { "b" } else { "" })?;
        if how == How::Plain { Ok(()) } else { write!(f, " {how}") }
    }
}

/// Up to so many, and the letter of what is counted: `2h`
enum Counted<const MOST: usize, const LETTER: char> {}

impl<const MOST: usize, const LETTER: char> Notation for Counted<MOST, LETTER> {
    type Of = u8;
    const SPACE: usize = MOST + 1;

    fn encode(count: u8) -> usize {
        count.into()
    }

    fn decode(code: usize) -> Option<u8> {
        (code <= MOST).then_some(code as u8)
    }

    fn write(count: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{count}{LETTER}")
    }
}

/// Cards of a row, one bit each: `134`
enum Cards {}

impl Notation for Cards {
    type Of = u8;
    const SPACE: usize = (1 << ROW) - 1;

    fn encode(cards: u8) -> usize {
        usize::from(cards) - 1
    }

    fn decode(code: usize) -> Option<u8> {
        (code < Self::SPACE).then_some(code as u8 + 1)
    }

    fn write(cards: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ones(cards).try_for_each(|card| write!(f, "{}", card + 1))
    }
}

/// Who robs a train: `3`, `0 bandit`
enum Robbers {}

/// Hats from 0 to the most on the track, and the tied bandit.
type HatsAndBandit = (Between<0, 6>, Bandit);

impl Notation for Robbers {
    type Of = (u8, bool);
    const SPACE: usize = HatsAndBandit::SPACE;

    fn encode(robbers: Self::Of) -> usize {
        HatsAndBandit::encode(robbers)
    }

    fn decode(code: usize) -> Option<Self::Of> {
        HatsAndBandit::decode(code).filter(|robbers| *robbers != (0, false))
    }

    fn write(robbers: Self::Of, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        HatsAndBandit::write(robbers, f)
    }
}

decisions! {
    /// One decision.
    #[repr(align(4))] // Copied as one word.
    Action, "a decision such as `posse 1`, `outpost deadwood M2`, `buy III-2` or `cow`" {
        /// Take this pile of start cards, from 0 (WS-ASYM-03).
        Pile(pile: u8 as Ordinal<5>) = "pile", "a pile from 1 to 5";
        /// Lay a card here (WS-BUY-03, WS-ASYM-03).
        Lay(place: Place) = "lay", "a place such as t3";
        /// Give the yellow die to the top row and the green one to the bottom row, or, crossed, the other way round
        /// (WS-TOWN-05).
        Dice {
            /// The other way round.
            crossed: bool as Crossed,
        } = "dice", "straight or crossed";
        /// Take the reward of a Combo: a third card, or a cow; with joker tokens for the Combo or the card (WS-COMBO-02,
        /// WS-COMBO-08).
        Combo {
            /// The third card; without one it is the cow.
            third: Option<Place>,
            /// Joker tokens spent.
            tokens: u8,
        } as Reward = "combo", "a cow or a place such as t3, and joker or jokers";
        /// Spend no joker token on a Combo.
        NoCombo = "no-combo";
        /// Carry out a section of production (WS-TOWN-09).
        Produce {
            /// The card.
            place: Place,
            /// Whether it is the card's second section.
            second: bool,
            /// How.
            how: How,
        } as Section = "produce", "a card such as t3 or t3b, and how";
        /// Accept so many of the points offered (WS-VP-02).
        Accept(points: u8 as Between<0, 255>) = "accept", "a number of points up to 255";
        /// Hunt the bandit in this slot of the region, from 0 (WS-POSSE-01).
        Posse(slot: u8 as Ordinal<4>) = "posse", "a bandit from 1 to 4";
        /// Activate this card, perhaps with a joker token (WS-ACT-01).
        Activate {
            /// The card.
            place: Place,
            /// Whether a token makes it fit.
            joker: bool as Joker,
        } = "activate", "a place such as t3, and joker or nothing";
        /// Pay so many hats and coins, the rest with cows, with so many discounts (WS-RES-05, WS-BLD-02).
        Pay {
            /// Hats.
            hats: u8 as Counted<9, 'h'>,
            /// Coins.
            coins: u8 as Counted<9, 'c'>,
            /// Foremen or Trackings used.
            uses: u8 as Unsaid<Counted<5, 'x'>>,
        } = "pay", "a payment such as `2h 1c`";
        /// Jail the tied bandit (WS-JAIL-01).
        Jail = "jail";
        /// Found an outpost (WS-BIZ-04).
        Outpost(city: City, field: FieldId) = "outpost", "a field such as `deadwood M2`";
        /// Commit a Robbery (WS-BIZ-05).
        Rob(city: City, field: FieldId) = "rob", "a field such as `deadwood M2`";
        /// Begin a Market Scam (WS-SCAM-01).
        Scam = "scam";
        /// Refresh this row (WS-SCAM-02).
        Refresh(row: Level as Room<3, Level>) = "refresh", "a row: I, II or III";
        /// Discard these cards of the row, one bit each.
        Discard(cards: u8 as Cards) = "discard", "cards such as 134";
        /// Reserve this card (WS-SCAM-03).
        Reserve(slot: Slot as Room<{ 3 * ROW }, Slot>) = "reserve", "a card such as II-3";
        /// Keep the new card in the reserve, or the old one (WS-SCAM-04).
        Keep {
            /// The new one.
            new: bool as New,
        } = "keep", "new or old";
        /// Buy this licence (WS-LIC-01).
        Licence(licence: Licence) = "licence", "a licence from L1 to L6";
        /// Take a cow instead of a main action or a purchase (WS-TURN-03, WS-TURN-04).
        Cow = "cow";
        /// Jail the tied bandit in one's own prison (WS-BLD-11).
        OwnPrison = "own-prison";
        /// Unblock this card (WS-BLD-20).
        Mobilise(place: Place) = "mobilise", "a place such as t3";
        /// Rob a train with so many hats and perhaps the tied bandit (WS-BLD-22).
        Train {
            /// Hats.
            hats: u8,
            /// The tied bandit.
            bandit: bool,
        } as Robbers = "train", "hats from 0 to 6, and bandit or nothing";
        /// Begin the purchases (WS-TURN-07).
        Shop = "shop";
        /// Nothing more of a Market Scam or a Mobilisation.
        Done = "done";
        /// Buy this card (WS-BUY-01).
        Buy(slot: Slot) = "buy", "a card such as II-3, or reserved";
        /// Spend so many joker tokens in a contest (WS-JOK-04).
        Contest(tokens: u8 as Between<0, 2>) = "contest", "0, 1 or 2 tokens";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Coded;

    #[test]
    fn notation_is_read_strictly() {
        proving::laws::notation::<Action>(
            // A cow with two tokens and a train robbed by nobody are no decisions.
            Action::SPACE - 2,
            "pile; pile 6; pile 0; lay; lay t7; dice; dice up; combo; combo cow jokers; combo t1 t2; no-combo 1; \
             produce t1 plain; produce t1bb; produce; accept 256; accept 01; accept; accept -1; posse 0; posse 5; \
             activate t1  joker; pay 1h; pay 1h 1c 0x; pay 1h 1c 1x 1; jail now; outpost deadwood; rob deadwood Q1; \
             discard; discard 0; discard 21; discard 11; discard 5; reserve reserved; keep both; licence L7; train 0; \
             train 7; done 1; buy; buy IV-1; contest 3; Cow",
        );
    }

    #[test]
    fn an_action_is_small() {
        assert_eq!(size_of::<Action>(), 4);
    }
}
