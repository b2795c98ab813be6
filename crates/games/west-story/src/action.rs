//! One atomic decision, its notation and its code.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{Coded, NotAnAction, named};

use crate::data::{City, FieldId, Level, Licence, MAX_FIELDS, PLACES, Place, ROW};

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

/// A place of the Market, or the reserved card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// The reserved card.
    pub const RESERVED: Slot = Slot(3 * ROW as u8);
    /// How many there are.
    pub const COUNT: usize = 3 * ROW + 1;

    /// A place of the Market by its number, row by row.
    #[inline]
    pub(crate) const fn new(index: usize) -> Slot {
        Slot(index as u8)
    }

    /// Its number, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, if it is in the Market.
    pub const fn row(self) -> Option<Level> {
        match self.index() / ROW {
            0 => Some(Level::I),
            1 => Some(Level::II),
            2 => Some(Level::III),
            _ => None,
        }
    }

    fn named(text: &str) -> Option<Slot> {
        (0..Slot::COUNT).map(Slot::new).find(|slot| slot.to_string() == text)
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

/// The most hats and the most coins of one payment.
const MOST: u8 = 9;
/// The most discounts of one payment.
const MOST_USES: u8 = 5;
/// The most hats on the track.
const MOST_HATS: u8 = 6;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(align(4))] // Copied as one word.
pub enum Action {
    /// Take this pile of start cards, from 0 (WS-ASYM-03).
    Pile(u8),
    /// Lay a card here (WS-BUY-03, WS-ASYM-03).
    Lay(Place),
    /// Give the yellow die to the top row and the green one to the bottom row, or, crossed, the other way round
    /// (WS-TOWN-05).
    Dice {
        /// The other way round.
        crossed: bool,
    },
    /// Take the reward of a Combo: a third card, or a cow; with joker tokens for the Combo or the card (WS-COMBO-02,
    /// WS-COMBO-08).
    Combo {
        /// The third card; without one it is the cow.
        third: Option<Place>,
        /// Joker tokens spent.
        tokens: u8,
    },
    /// Spend no joker token on a Combo.
    NoCombo,
    /// Carry out a section of production (WS-TOWN-09).
    Produce {
        /// The card.
        place: Place,
        /// Whether it is the card's second section.
        second: bool,
        /// How.
        how: How,
    },
    /// Accept so many of the points offered (WS-VP-02).
    Accept(u8),
    /// Hunt the bandit in this slot of the region, from 0 (WS-POSSE-01).
    Posse(u8),
    /// Activate this card, perhaps with a joker token (WS-ACT-01).
    Activate {
        /// The card.
        place: Place,
        /// Whether a token makes it fit.
        joker: bool,
    },
    /// Pay so many hats and coins, the rest with cows, with so many discounts (WS-RES-05, WS-BLD-02).
    Pay {
        /// Hats.
        hats: u8,
        /// Coins.
        coins: u8,
        /// Foremen or Trackings used.
        uses: u8,
    },
    /// Jail the tied bandit (WS-JAIL-01).
    Jail,
    /// Found an outpost (WS-BIZ-04).
    Outpost(City, FieldId),
    /// Commit a Robbery (WS-BIZ-05).
    Rob(City, FieldId),
    /// Begin a Market Scam (WS-SCAM-01).
    Scam,
    /// Refresh this row (WS-SCAM-02).
    Refresh(Level),
    /// Discard these cards of the row, one bit each.
    Discard(u8),
    /// Reserve this card (WS-SCAM-03).
    Reserve(Slot),
    /// Keep the new card in the reserve, or the old one (WS-SCAM-04).
    Keep {
        /// The new one.
        new: bool,
    },
    /// Buy this licence (WS-LIC-01).
    Licence(Licence),
    /// Take a cow instead of a main action or a purchase (WS-TURN-03, WS-TURN-04).
    Cow,
    /// Jail the tied bandit in one's own prison (WS-BLD-11).
    OwnPrison,
    /// Unblock this card (WS-BLD-20).
    Mobilise(Place),
    /// Rob a train with so many hats and perhaps the tied bandit (WS-BLD-22).
    Train {
        /// Hats.
        hats: u8,
        /// The tied bandit.
        bandit: bool,
    },
    /// Begin the purchases (WS-TURN-07).
    Shop,
    /// Nothing more of a Market Scam or a Mobilisation.
    Done,
    /// Buy this card (WS-BUY-01).
    Buy(Slot),
    /// Spend so many joker tokens in a contest (WS-JOK-04).
    Contest(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pile(pile) => write!(f, "pile {}", pile + 1),
            Action::Lay(place) => write!(f, "lay {place}"),
            Action::Dice { crossed } => f.write_str(if *crossed { "dice crossed" } else { "dice straight" }),
            Action::Combo { third, tokens } => {
                match third {
                    Some(place) => write!(f, "combo {place}")?,
                    None => f.write_str("combo cow")?,
                }
                f.write_str(["", " joker", " jokers"][usize::from(*tokens)])
            }
            Action::NoCombo => f.write_str("no-combo"),
            Action::Produce { place, second, how } => {
                write!(f, "produce {place}{}", if *second { "b" } else { "" })?;
                if *how == How::Plain { Ok(()) } else { write!(f, " {how}") }
            }
            Action::Accept(points) => write!(f, "accept {points}"),
            Action::Posse(slot) => write!(f, "posse {}", slot + 1),
            Action::Activate { place, joker } => write!(f, "activate {place}{}", if *joker { " joker" } else { "" }),
            Action::Pay { hats, coins, uses } => {
                write!(f, "pay {hats}h {coins}c")?;
                if *uses == 0 { Ok(()) } else { write!(f, " {uses}x") }
            }
            Action::Jail => f.write_str("jail"),
            Action::Outpost(city, field) => write!(f, "outpost {city} {field}"),
            Action::Rob(city, field) => write!(f, "rob {city} {field}"),
            Action::Scam => f.write_str("scam"),
            Action::Refresh(row) => write!(f, "refresh {row}"),
            Action::Discard(cards) => {
                f.write_str("discard ")?;
                (0..ROW).filter(|card| cards >> card & 1 == 1).try_for_each(|card| write!(f, "{}", card + 1))
            }
            Action::Reserve(slot) => write!(f, "reserve {slot}"),
            Action::Keep { new } => f.write_str(if *new { "keep new" } else { "keep old" }),
            Action::Licence(licence) => write!(f, "licence {licence}"),
            Action::Cow => f.write_str("cow"),
            Action::OwnPrison => f.write_str("own-prison"),
            Action::Mobilise(place) => write!(f, "mobilise {place}"),
            Action::Train { hats, bandit } => write!(f, "train {hats}{}", if *bandit { " bandit" } else { "" }),
            Action::Shop => f.write_str("shop"),
            Action::Done => f.write_str("done"),
            Action::Buy(slot) => write!(f, "buy {slot}"),
            Action::Contest(tokens) => write!(f, "contest {tokens}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let error = |expected| NotAnAction::new(text, expected);
        let (verb, rest) = text.split_once(' ').map_or((text, ""), |(verb, rest)| (verb, rest));
        let plain = rest.is_empty() && !text.contains(' ');
        let place = |expected| Place::named(rest).ok_or_else(|| error(expected));
        match verb {
            "pile" => digit(rest, 1, 5).map(|n| Action::Pile(n - 1)).ok_or_else(|| error("a pile from 1 to 5")),
            "lay" => place("a place such as t3").map(Action::Lay),
            "dice" => read_bool(rest, "crossed", "straight")
                .map(|crossed| Action::Dice { crossed })
                .ok_or_else(|| error("straight or crossed")),
            "combo" => read_combo(rest).ok_or_else(|| error("a cow or a place such as t3, and joker or jokers")),
            "no-combo" if plain => Ok(Action::NoCombo),
            "produce" => read_produce(rest).ok_or_else(|| error("a card such as t3 or t3b, and how")),
            "accept" => read_points(rest).map(Action::Accept).ok_or_else(|| error("a number of points up to 255")),
            "posse" => digit(rest, 1, 4).map(|n| Action::Posse(n - 1)).ok_or_else(|| error("a bandit from 1 to 4")),
            "activate" => read_activate(rest).ok_or_else(|| error("a place such as t3, and joker or nothing")),
            "pay" => read_pay(rest).ok_or_else(|| error("a payment such as `2h 1c`")),
            "jail" if plain => Ok(Action::Jail),
            "outpost" | "rob" => {
                let (city, field) = read_spot(rest).ok_or_else(|| error("a field such as `deadwood M2`"))?;
                Ok(if verb == "rob" { Action::Rob(city, field) } else { Action::Outpost(city, field) })
            }
            "scam" if plain => Ok(Action::Scam),
            "refresh" => read_row(rest).map(Action::Refresh).ok_or_else(|| error("a row: I, II or III")),
            "discard" => read_cards(rest).map(Action::Discard).ok_or_else(|| error("cards such as 134")),
            "reserve" => Slot::named(rest)
                .filter(|slot| *slot != Slot::RESERVED)
                .map(Action::Reserve)
                .ok_or_else(|| error("a card such as II-3")),
            "keep" => read_bool(rest, "new", "old").map(|new| Action::Keep { new }).ok_or_else(|| error("new or old")),
            "licence" => Licence::named(rest).map(Action::Licence).ok_or_else(|| error("a licence from L1 to L6")),
            "cow" if plain => Ok(Action::Cow),
            "own-prison" if plain => Ok(Action::OwnPrison),
            "mobilise" => place("a place such as t3").map(Action::Mobilise),
            "train" => read_train(rest).ok_or_else(|| error("hats from 0 to 6, and bandit or nothing")),
            "shop" if plain => Ok(Action::Shop),
            "done" if plain => Ok(Action::Done),
            "buy" => Slot::named(rest).map(Action::Buy).ok_or_else(|| error("a card such as II-3, or reserved")),
            "contest" => digit(rest, 0, 2).map(Action::Contest).ok_or_else(|| error("0, 1 or 2 tokens")),
            _ => Err(error("a decision such as `posse 1`, `outpost deadwood M2`, `buy III-2` or `cow`")),
        }
    }
}

fn digit(text: &str, from: u8, to: u8) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0').filter(|digit| (from..=to).contains(digit)),
        _ => None,
    }
}

/// A number as it is written, without zeros before it.
fn read_points(text: &str) -> Option<u8> {
    let plain = text == "0" || text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    plain.then(|| text.parse().ok()).flatten()
}

fn read_bool(text: &str, yes: &str, no: &str) -> Option<bool> {
    if text == yes { Some(true) } else { (text == no).then_some(false) }
}

fn read_combo(text: &str) -> Option<Action> {
    let (reward, tokens) = match text.split_once(' ') {
        None => (text, 0),
        Some((reward, "joker")) => (reward, 1),
        Some((reward, "jokers")) => (reward, 2),
        Some(_) => return None,
    };
    let third = if reward == "cow" { None } else { Some(Place::named(reward)?) };
    // Nobody spends a second token on a cow.
    (third.is_some() || tokens < 2).then_some(Action::Combo { third, tokens })
}

fn read_produce(text: &str) -> Option<Action> {
    let (card, how) = match text.split_once(' ') {
        None => (text, How::Plain),
        Some((card, how)) => (card, How::named(how).filter(|how| *how != How::Plain)?),
    };
    let (place, second) = card.strip_suffix('b').map_or((card, false), |place| (place, true));
    Some(Action::Produce { place: Place::named(place)?, second, how })
}

fn read_activate(text: &str) -> Option<Action> {
    let (place, joker) = text.strip_suffix(" joker").map_or((text, false), |place| (place, true));
    Some(Action::Activate { place: Place::named(place)?, joker })
}

fn read_pay(text: &str) -> Option<Action> {
    let mut parts = text.split(' ');
    let hats = digit(parts.next()?.strip_suffix('h')?, 0, MOST)?;
    let coins = digit(parts.next()?.strip_suffix('c')?, 0, MOST)?;
    let uses = match parts.next() {
        None => 0,
        Some(uses) => digit(uses.strip_suffix('x')?, 1, MOST_USES)?,
    };
    parts.next().is_none().then_some(Action::Pay { hats, coins, uses })
}

fn read_spot(text: &str) -> Option<(City, FieldId)> {
    let (city, field) = text.split_once(' ')?;
    Some((City::named(city)?, FieldId::named(field)?))
}

fn read_row(text: &str) -> Option<Level> {
    Level::named(text).filter(|row| row.index() < 3)
}

fn read_cards(text: &str) -> Option<u8> {
    let mut cards = 0;
    for card in text.bytes() {
        let bit = 1u8 << digit(std::str::from_utf8(&[card]).ok()?, 1, ROW as u8)?.checked_sub(1)?;
        // In order, each once.
        if cards >= bit {
            return None;
        }
        cards |= bit;
    }
    (cards != 0).then_some(cards)
}

fn read_train(text: &str) -> Option<Action> {
    let (hats, bandit) = text.strip_suffix(" bandit").map_or((text, false), |hats| (hats, true));
    let hats = digit(hats, 0, MOST_HATS)?;
    (hats > 0 || bandit).then_some(Action::Train { hats, bandit })
}

/// Where each kind of action starts in the space of codes.
mod code {
    use super::{City, MAX_FIELDS, MOST, MOST_HATS, MOST_USES, PLACES, Slot};

    pub const PILE: usize = 0;
    pub const LAY: usize = PILE + 5;
    pub const DICE: usize = LAY + PLACES;
    pub const COMBO: usize = DICE + 2;
    pub const NO_COMBO: usize = COMBO + (PLACES + 1) * 3;
    pub const PRODUCE: usize = NO_COMBO + 1;
    pub const ACCEPT: usize = PRODUCE + PLACES * 2 * 6;
    pub const POSSE: usize = ACCEPT + 256;
    pub const ACTIVATE: usize = POSSE + 4;
    pub const PAY: usize = ACTIVATE + PLACES * 2;
    pub const AMOUNTS: usize = MOST as usize + 1;
    pub const JAIL: usize = PAY + AMOUNTS * AMOUNTS * (MOST_USES as usize + 1);
    pub const OUTPOST: usize = JAIL + 1;
    pub const ROB: usize = OUTPOST + City::ALL.len() * MAX_FIELDS;
    pub const SCAM: usize = ROB + City::ALL.len() * MAX_FIELDS;
    pub const REFRESH: usize = SCAM + 1;
    pub const DISCARD: usize = REFRESH + 3;
    pub const RESERVE: usize = DISCARD + 15;
    pub const KEEP: usize = RESERVE + Slot::COUNT - 1;
    pub const LICENCE: usize = KEEP + 2;
    pub const COW: usize = LICENCE + 6;
    pub const OWN_PRISON: usize = COW + 1;
    pub const MOBILISE: usize = OWN_PRISON + 1;
    pub const TRAIN: usize = MOBILISE + PLACES;
    pub const SHOP: usize = TRAIN + (MOST_HATS as usize + 1) * 2;
    pub const DONE: usize = SHOP + 1;
    pub const BUY: usize = DONE + 1;
    pub const CONTEST: usize = BUY + Slot::COUNT;
    pub const SPACE: usize = CONTEST + 3;
}

impl Coded for Action {
    const SPACE: usize = code::SPACE;

    fn encode(self) -> usize {
        match self {
            Action::Pile(pile) => code::PILE + usize::from(pile),
            Action::Lay(place) => code::LAY + place.index(),
            Action::Dice { crossed } => code::DICE + usize::from(crossed),
            Action::Combo { third, tokens } => {
                code::COMBO + third.map_or(PLACES, Place::index) * 3 + usize::from(tokens)
            }
            Action::NoCombo => code::NO_COMBO,
            Action::Produce { place, second, how } => {
                code::PRODUCE + (place.index() * 2 + usize::from(second)) * 6 + how.index()
            }
            Action::Accept(points) => code::ACCEPT + usize::from(points),
            Action::Posse(slot) => code::POSSE + usize::from(slot),
            Action::Activate { place, joker } => code::ACTIVATE + place.index() * 2 + usize::from(joker),
            Action::Pay { hats, coins, uses } => {
                let amounts = usize::from(hats) * code::AMOUNTS + usize::from(coins);
                code::PAY + amounts * (usize::from(MOST_USES) + 1) + usize::from(uses)
            }
            Action::Jail => code::JAIL,
            Action::Outpost(city, field) => code::OUTPOST + city.index() * MAX_FIELDS + field.index(),
            Action::Rob(city, field) => code::ROB + city.index() * MAX_FIELDS + field.index(),
            Action::Scam => code::SCAM,
            Action::Refresh(row) => code::REFRESH + row.index(),
            Action::Discard(cards) => code::DISCARD + usize::from(cards) - 1,
            Action::Reserve(slot) => code::RESERVE + slot.index(),
            Action::Keep { new } => code::KEEP + usize::from(new),
            Action::Licence(licence) => code::LICENCE + licence.index(),
            Action::Cow => code::COW,
            Action::OwnPrison => code::OWN_PRISON,
            Action::Mobilise(place) => code::MOBILISE + place.index(),
            Action::Train { hats, bandit } => code::TRAIN + usize::from(hats) * 2 + usize::from(bandit),
            Action::Shop => code::SHOP,
            Action::Done => code::DONE,
            Action::Buy(slot) => code::BUY + slot.index(),
            Action::Contest(tokens) => code::CONTEST + usize::from(tokens),
        }
    }

    fn decode(code: usize) -> Option<Self> {
        use code::*;
        let spot = |code: usize| (City::ALL[code / MAX_FIELDS], FieldId::new(code % MAX_FIELDS));
        Some(match code {
            PILE..LAY => Action::Pile((code - PILE) as u8),
            LAY..DICE => Action::Lay(Place::new(code - LAY)),
            DICE..COMBO => Action::Dice { crossed: code > DICE },
            COMBO..NO_COMBO => {
                let (reward, tokens) = ((code - COMBO) / 3, ((code - COMBO) % 3) as u8);
                let third = (reward < PLACES).then(|| Place::new(reward));
                return (third.is_some() || tokens < 2).then_some(Action::Combo { third, tokens });
            }
            NO_COMBO => Action::NoCombo,
            PRODUCE..ACCEPT => {
                let (section, how) = ((code - PRODUCE) / 6, How::ALL[(code - PRODUCE) % 6]);
                Action::Produce { place: Place::new(section / 2), second: section % 2 == 1, how }
            }
            ACCEPT..POSSE => Action::Accept((code - ACCEPT) as u8),
            POSSE..ACTIVATE => Action::Posse((code - POSSE) as u8),
            ACTIVATE..PAY => {
                let code = code - ACTIVATE;
                Action::Activate { place: Place::new(code / 2), joker: code % 2 == 1 }
            }
            PAY..JAIL => {
                let (amounts, uses) =
                    ((code - PAY) / (usize::from(MOST_USES) + 1), (code - PAY) % (usize::from(MOST_USES) + 1));
                Action::Pay { hats: (amounts / AMOUNTS) as u8, coins: (amounts % AMOUNTS) as u8, uses: uses as u8 }
            }
            JAIL => Action::Jail,
            OUTPOST..ROB => {
                let (city, field) = spot(code - OUTPOST);
                Action::Outpost(city, field)
            }
            ROB..SCAM => {
                let (city, field) = spot(code - ROB);
                Action::Rob(city, field)
            }
            SCAM => Action::Scam,
            REFRESH..DISCARD => Action::Refresh(Level::ALL[code - REFRESH]),
            DISCARD..RESERVE => Action::Discard((code - DISCARD) as u8 + 1),
            RESERVE..KEEP => Action::Reserve(Slot::new(code - RESERVE)),
            KEEP..LICENCE => Action::Keep { new: code > KEEP },
            LICENCE..COW => Action::Licence(Licence::ALL[code - LICENCE]),
            COW => Action::Cow,
            OWN_PRISON => Action::OwnPrison,
            MOBILISE..TRAIN => Action::Mobilise(Place::new(code - MOBILISE)),
            TRAIN..SHOP => {
                let (hats, bandit) = ((code - TRAIN) / 2, (code - TRAIN) % 2 == 1);
                return (hats > 0 || bandit).then_some(Action::Train { hats: hats as u8, bandit });
            }
            SHOP => Action::Shop,
            DONE => Action::Done,
            BUY..CONTEST => Action::Buy(Slot::new(code - BUY)),
            CONTEST..SPACE => Action::Contest((code - CONTEST) as u8),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_and_every_notation_reads_back() {
        let mut met = 0;
        for code in 0..Action::SPACE {
            let Some(action) = Action::decode(code) else { continue };
            assert_eq!(action.encode(), code);
            assert_eq!(action.to_string().parse(), Ok(action));
            met += 1;
        }
        // A cow with two tokens and a train robbed by nobody are no decisions.
        assert_eq!(met, Action::SPACE - 2);
        assert_eq!(Action::decode(Action::SPACE), None);
        assert_eq!(Action::decode(usize::MAX), None);
    }

    #[test]
    fn an_action_is_small() {
        assert_eq!(size_of::<Action>(), 4);
    }

    #[test]
    fn what_is_no_decision_is_refused_with_what_was_expected() {
        for bad in [
            "",
            " ",
            "pile",
            "pile 6",
            "pile 0",
            "lay",
            "lay t7",
            "dice",
            "dice up",
            "combo",
            "combo cow jokers",
            "combo t1 t2",
            "no-combo 1",
            "produce t1 plain",
            "produce t1bb",
            "produce",
            "accept 256",
            "accept 01",
            "accept",
            "accept -1",
            "posse 0",
            "posse 5",
            "activate t1  joker",
            "pay 1h",
            "pay 1h 1c 0x",
            "pay 1h 1c 1x 1",
            "jail now",
            "outpost deadwood",
            "rob deadwood Q1",
            "discard",
            "discard 0",
            "discard 21",
            "discard 11",
            "discard 5",
            "reserve reserved",
            "keep both",
            "licence L7",
            "train 0",
            "train 7",
            "done 1",
            "cow ",
            "buy",
            "buy IV-1",
            "contest 3",
            "Cow",
            "ą",
        ] {
            let error = bad.parse::<Action>().expect_err(bad).to_string();
            assert!(error.contains("expected"), "{error}");
        }
    }
}
