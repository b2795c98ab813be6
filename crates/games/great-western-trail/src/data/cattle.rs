//! Cattle: breeds, cards, and what they cost. Counts and values `[R]`, points `[P]`

use table::named;

named! {
    /// A breed of cattle.
    Breed {
        /// Grey.
        Criollo = "criollo",
        /// Green.
        SantaGertrudis = "santa-gertrudis",
        /// Black.
        Pineywoods = "pineywoods",
        /// White.
        Galloway = "galloway",
        /// Yellow.
        Longhorn = "longhorn",
        /// Red. `[D]`: the name alone.
        RedPoll = "red-poll",
        /// Blue.
        BlackAngus = "black-angus",
        /// Brown.
        Shorthorn = "shorthorn",
        /// Purple.
        Hereford = "hereford",
        /// Orange, of any stage (GWT-SIM-07).
        Simmental = "simmental",
    }
}

named! {
    /// A cattle card: cards of a breed differ in their points alone, Simmentals in their stage.
    Cattle {
        /// Grey.
        Criollo = "criollo",
        /// Green.
        SantaGertrudis = "santa-gertrudis",
        /// Black.
        Pineywoods = "pineywoods",
        /// White.
        Galloway = "galloway",
        /// Yellow.
        Longhorn = "longhorn",
        /// Red.
        RedPoll = "red-poll",
        /// Blue.
        BlackAngus = "black-angus",
        /// Brown, 3 points.
        Shorthorn3 = "shorthorn-3",
        /// Brown, 4 points.
        Shorthorn4 = "shorthorn-4",
        /// Brown, 5 points.
        Shorthorn5 = "shorthorn-5",
        /// Purple, 5 points.
        Hereford5 = "hereford-5",
        /// Purple, 6 points.
        Hereford6 = "hereford-6",
        /// Purple, 7 points.
        Hereford7 = "hereford-7",
        /// Orange, of the first stage.
        Calf = "calf",
        /// Orange, of the second stage.
        Heifer = "heifer",
        /// Orange, of the third stage.
        Cow = "cow",
    }
}

/// How many kinds of cattle cards there are.
pub const KINDS: usize = Cattle::ALL.len();

/// Simmentals of each stage.
pub const SIMMENTALS: u8 = 8;

impl Cattle {
    /// Its breed.
    #[inline]
    pub const fn breed(self) -> Breed {
        match self {
            Cattle::Criollo => Breed::Criollo,
            Cattle::SantaGertrudis => Breed::SantaGertrudis,
            Cattle::Pineywoods => Breed::Pineywoods,
            Cattle::Galloway => Breed::Galloway,
            Cattle::Longhorn => Breed::Longhorn,
            Cattle::RedPoll => Breed::RedPoll,
            Cattle::BlackAngus => Breed::BlackAngus,
            Cattle::Shorthorn3 | Cattle::Shorthorn4 | Cattle::Shorthorn5 => Breed::Shorthorn,
            Cattle::Hereford5 | Cattle::Hereford6 | Cattle::Hereford7 => Breed::Hereford,
            Cattle::Calf | Cattle::Heifer | Cattle::Cow => Breed::Simmental,
        }
    }

    /// Its breeding value.
    #[inline]
    pub const fn value(self) -> u8 {
        [1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 2, 4, 5][self as usize]
    }

    /// Its points at the end (GWT-SCORE-06).
    #[inline]
    pub const fn points(self) -> u8 {
        [0, 0, 0, 0, 1, 2, 3, 3, 4, 5, 5, 6, 7, 3, 4, 5][self as usize]
    }

    /// Cards of this kind in each player's starting deck (GWT-SETUP-18).
    pub const fn in_starting_deck(self) -> u8 {
        match self {
            Cattle::Criollo => 5,
            Cattle::SantaGertrudis | Cattle::Pineywoods | Cattle::Galloway => 3,
            _ => 0,
        }
    }

    /// Cards of this kind in the market of the basic game (GWT-SETUP-10).
    pub const fn in_market(self) -> u8 {
        match self {
            Cattle::Longhorn | Cattle::RedPoll | Cattle::BlackAngus => 7,
            Cattle::Shorthorn3 | Cattle::Shorthorn4 | Cattle::Shorthorn5 => 3,
            Cattle::Hereford5 | Cattle::Hereford6 | Cattle::Hereford7 => 2,
            _ => 0,
        }
    }
}

/// A way to buy: cards from the market for cowboys and dollars (GWT-BUY-02).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purchase {
    /// The card.
    pub card: Cattle,
    /// The second card of a pair; the two have the same value (GWT-BUY-04).
    pub second: Option<Cattle>,
    /// Cowboys it takes.
    pub cowboys: u8,
    /// Dollars it takes.
    pub dollars: u8,
}

/// How many purchases there are, by cards.
pub const PURCHASES: usize = 32;

const VALUE_3: [Cattle; 3] = [Cattle::Longhorn, Cattle::RedPoll, Cattle::BlackAngus];
const VALUE_4: [Cattle; 3] = [Cattle::Shorthorn3, Cattle::Shorthorn4, Cattle::Shorthorn5];
const VALUE_5: [Cattle; 3] = [Cattle::Hereford5, Cattle::Hereford6, Cattle::Hereford7];

/// Every purchase. Lines of the price list `[R]`, the two for a single card with more cowboys `[P]`.
pub static PRICE_LIST: [Purchase; PURCHASES] = {
    const BLANK: Purchase = Purchase { card: Cattle::Calf, second: None, cowboys: 1, dollars: 8 };
    let mut list = [BLANK; PURCHASES];
    let mut n = 0;
    // Single cards: value, cowboys, dollars.
    let singles =
        [(VALUE_3, 1, 6), (VALUE_3, 2, 3), (VALUE_4, 1, 12), (VALUE_4, 3, 6), (VALUE_5, 2, 12), (VALUE_5, 4, 6)];
    let mut line = 0;
    while line < singles.len() {
        let (kinds, cowboys, dollars) = singles[line];
        let mut i = 0;
        while i < kinds.len() {
            list[n] = Purchase { card: kinds[i], second: None, cowboys, dollars };
            n += 1;
            i += 1;
        }
        line += 1;
    }
    let pairs = [(VALUE_3, 3, 5), (VALUE_4, 5, 8)];
    let mut line = 0;
    while line < pairs.len() {
        let (kinds, cowboys, dollars) = pairs[line];
        let mut i = 0;
        while i < kinds.len() {
            let mut j = i;
            while j < kinds.len() {
                list[n] = Purchase { card: kinds[i], second: Some(kinds[j]), cowboys, dollars };
                n += 1;
                j += 1;
            }
            i += 1;
        }
        line += 1;
    }
    // GWT-SIM-03
    list[n] = Purchase { card: Cattle::Calf, second: None, cowboys: 1, dollars: 8 };
    list[n + 1] = Purchase { card: Cattle::Calf, second: None, cowboys: 2, dollars: 5 };
    assert!(n + 2 == PURCHASES);
    list
};

/// Cards that one cowboy reveals (GWT-BUY-05).
pub const REVEALED: u8 = 2;
