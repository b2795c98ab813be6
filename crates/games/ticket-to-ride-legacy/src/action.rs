//! One atomic decision, its notation and its code.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{Coded, NotAnAction};

use crate::cards::{Card, Symbol};
use crate::ids::{Area, City, Color, Conductor, EventCard, Strand};

/// The most tickets that are drawn at once: four with an event, one with an upgrade, two with a conductor.
pub const MAX_DRAWN: usize = 7;

/// Cards for a strand: as many as it needs, so that how many are plain follows from the rest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Set {
    /// The colour of those that are no locomotives; none if all are.
    pub color: Option<Color>,
    /// How many are locomotives; 0 if all are.
    pub locos: u8,
    /// How many show a pickaxe.
    pub pickaxes: u8,
    /// How many show a skull.
    pub skulls: u8,
}

impl Set {
    /// Nothing but locomotives.
    pub const LOCOS: Set = Set { color: None, locos: 0, pickaxes: 0, skulls: 0 };

    const LOCO_COUNTS: usize = 8;
    const PICKAXE_COUNTS: usize = 4;
    const SKULL_COUNTS: usize = 3;
    const CODES: usize = 1 + 6 * Set::LOCO_COUNTS * Set::PICKAXE_COUNTS * Set::SKULL_COUNTS;

    fn code(self) -> usize {
        let Some(color) = self.color else { return 0 };
        let counts = (color.index() * Set::LOCO_COUNTS + usize::from(self.locos)) * Set::PICKAXE_COUNTS;
        1 + (counts + usize::from(self.pickaxes)) * Set::SKULL_COUNTS + usize::from(self.skulls)
    }

    fn coded(code: usize) -> Option<Set> {
        let Some(rest) = code.checked_sub(1) else { return Some(Set::LOCOS) };
        let (rest, skulls) = (rest / Set::SKULL_COUNTS, rest % Set::SKULL_COUNTS);
        let (rest, pickaxes) = (rest / Set::PICKAXE_COUNTS, rest % Set::PICKAXE_COUNTS);
        let (color, locos) = (rest / Set::LOCO_COUNTS, rest % Set::LOCO_COUNTS);
        Some(Set {
            color: Some(*Color::ALL.get(color)?),
            locos: locos as u8,
            pickaxes: pickaxes as u8,
            skulls: skulls as u8,
        })
    }

    /// `red`, `red 1l 2p 1s`, `locos`
    fn read(text: &str) -> Option<Set> {
        let mut words = text.split(' ');
        let first = words.next()?;
        if first == "locos" {
            return words.next().is_none().then_some(Set::LOCOS);
        }
        let mut set = Set { color: Some(Color::named(first)?), ..Set::LOCOS };
        for word in words {
            let (count, what) = match word.as_bytes() {
                [digit @ b'1'..=b'9', what] => (digit - b'0', what),
                _ => return None,
            };
            match what {
                b'l' => set.locos = count,
                b'p' => set.pickaxes = count,
                b's' => set.skulls = count,
                _ => return None,
            }
        }
        let known = usize::from(set.locos) < Set::LOCO_COUNTS
            && usize::from(set.pickaxes) < Set::PICKAXE_COUNTS
            && usize::from(set.skulls) < Set::SKULL_COUNTS;
        // There is one way to write a set.
        (known && set.to_string() == text).then_some(set)
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(color) = self.color else { return f.write_str("locos") };
        write!(f, "{color}")?;
        for (count, letter) in [(self.locos, 'l'), (self.pickaxes, 'p'), (self.skulls, 's')] {
            if count > 0 {
                write!(f, " {count}{letter}")?;
            }
        }
        Ok(())
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Keep these of the drawn tickets, one bit for each (TTR-SETUP-08, TTR-TICKET-02).
    Keep(u8),
    /// Put this one of the drawn tickets, from 0, under the deck next (TTR-TICKET-06).
    Under(u8),
    /// Take this conductor (TTR-COND-02).
    Conductor(Conductor),
    /// Take a card of this kind from the row (TTR-DRAW-01).
    Take(Card),
    /// Take a card from the deck (TTR-DRAW-01).
    Blind,
    /// Replace the row before drawing (TTR-UPG-02).
    Refresh,
    /// Draw tickets (TTR-TICKET-01).
    Tickets,
    /// Build this strand (TTR-BUILD-02).
    Build(Strand),
    /// Pay for it with these cards.
    Pay(Set),
    /// Discard a card of this kind.
    Discard(Card),
    /// Add a card of this kind for the mountains (TTR-SNOW-02).
    Add(Card),
    /// Pay dollars for the mountains (TTR-SNOW-02).
    Cash,
    /// Give up the mountain strand (TTR-SNOW-04).
    GiveUp,
    /// Move the outlaws there (TTR-OUTLAW-03).
    Outlaw(City),
    /// Pay what a postcard asks for (TTR-POST-06).
    Accept,
    /// Do not; or do not place a station (TTR-STATION-02).
    Decline,
    /// Do not, and be asked about no postcard before taking them up again (TTR-POST-11).
    Rest,
    /// Take postcards up again (TTR-POST-11).
    Wake,
    /// Show cards of this colour for a postcard (TTR-POST-14).
    Show(Color),
    /// Put a mine or a station there.
    Site(City),
    /// Archive this event (TTR-END-08).
    Archive(EventCard),
    /// Open this area (TTR-AREA-03).
    Open(Area),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Keep(mask) => {
                f.write_str("keep")?;
                (0..MAX_DRAWN).filter(|slot| mask >> slot & 1 == 1).try_for_each(|slot| write!(f, " {}", slot + 1))
            }
            Action::Under(slot) => write!(f, "under {}", slot + 1),
            Action::Conductor(conductor) => write!(f, "conductor {conductor}"),
            Action::Take(card) => write!(f, "take {card}"),
            Action::Blind => f.write_str("blind"),
            Action::Refresh => f.write_str("refresh"),
            Action::Tickets => f.write_str("tickets"),
            Action::Build(strand) => write!(f, "build {strand}"),
            Action::Pay(set) => write!(f, "pay {set}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Add(card) => write!(f, "add {card}"),
            Action::Cash => f.write_str("cash"),
            Action::GiveUp => f.write_str("give-up"),
            Action::Outlaw(city) => write!(f, "outlaw {city}"),
            Action::Accept => f.write_str("accept"),
            Action::Decline => f.write_str("decline"),
            Action::Rest => f.write_str("rest"),
            Action::Wake => f.write_str("wake"),
            Action::Show(color) => write!(f, "show {color}"),
            Action::Site(city) => write!(f, "site {city}"),
            Action::Archive(event) => write!(f, "archive {event}"),
            Action::Open(area) => write!(f, "open {area}"),
        }
    }
}

/// Slots of drawn tickets, ascending: `1 3`.
fn read_slots(text: &str) -> Option<u8> {
    let slot = |word: &str| read_slot(word).map(|slot| 1u8 << slot);
    let mask = text.split(' ').map(slot).try_fold(0u8, |mask, bit| Some(mask | bit?))?;
    (Action::Keep(mask).to_string() == format!("keep {text}")).then_some(mask)
}

fn read_slot(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'7'] => Some(digit - b'1'),
        _ => None,
    }
}

/// A card that a hand can hold.
fn read_card(text: &str) -> Option<Card> {
    Card::named(text).filter(|card| *card != Card::NEWS)
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Self, NotAnAction> {
        let error = |expected| NotAnAction::new(text, expected);
        let (verb, rest) = text.split_once(' ').map_or((text, None), |(verb, rest)| (verb, Some(rest)));
        let some = rest.unwrap_or("");
        let card = || error("a card such as red, red-skull or loco");
        let city = || error("a city such as PIT");
        match (verb, rest) {
            ("keep", _) => read_slots(some).map(Action::Keep).ok_or_else(|| error("tickets such as 1 3")),
            ("under", _) => read_slot(some).map(Action::Under).ok_or_else(|| error("a ticket from 1 to 7")),
            ("conductor", _) => {
                Conductor::named(some).map(Action::Conductor).ok_or_else(|| error("a conductor such as C1"))
            }
            ("take", _) => read_card(some).map(Action::Take).ok_or_else(card),
            ("blind", None) => Ok(Action::Blind),
            ("refresh", None) => Ok(Action::Refresh),
            ("tickets", None) => Ok(Action::Tickets),
            ("build", _) => Strand::named(some).map(Action::Build).ok_or_else(|| error("a strand such as BOS-NYC-A")),
            ("pay", _) => Set::read(some).map(Action::Pay).ok_or_else(|| error("cards such as `red 1l 2p` or `locos`")),
            ("discard", _) => read_card(some).map(Action::Discard).ok_or_else(card),
            ("add", _) => read_card(some).map(Action::Add).ok_or_else(card),
            ("cash", None) => Ok(Action::Cash),
            ("give-up", None) => Ok(Action::GiveUp),
            ("outlaw", _) => City::named(some).map(Action::Outlaw).ok_or_else(city),
            ("accept", None) => Ok(Action::Accept),
            ("decline", None) => Ok(Action::Decline),
            ("rest", None) => Ok(Action::Rest),
            ("wake", None) => Ok(Action::Wake),
            ("show", _) => Color::named(some).map(Action::Show).ok_or_else(|| error("a colour such as red")),
            ("site", _) => City::named(some).map(Action::Site).ok_or_else(city),
            ("archive", _) => EventCard::named(some).map(Action::Archive).ok_or_else(|| error("an event such as E05")),
            ("open", _) => Area::named(some).map(Action::Open).ok_or_else(|| error("an area such as FL")),
            _ => Err(error("a decision such as `take red`, `blind`, `tickets`, `build BOS-NYC-A` or `keep 1 3`")),
        }
    }
}

/// Where each kind of action starts in the space of codes. There is room for more of everything that the data files
/// number, so that codes never change.
mod code {
    use super::Set;

    pub const KEEP: usize = 0;
    pub const UNDER: usize = KEEP + 128;
    pub const CONDUCTOR: usize = UNDER + 7;
    pub const TAKE: usize = CONDUCTOR + 8;
    pub const BLIND: usize = TAKE + 19;
    pub const REFRESH: usize = BLIND + 1;
    pub const TICKETS: usize = REFRESH + 1;
    pub const BUILD: usize = TICKETS + 1;
    pub const PAY: usize = BUILD + 256;
    pub const DISCARD: usize = PAY + Set::CODES;
    pub const ADD: usize = DISCARD + 19;
    pub const CASH: usize = ADD + 19;
    pub const GIVE_UP: usize = CASH + 1;
    pub const OUTLAW: usize = GIVE_UP + 1;
    pub const ACCEPT: usize = OUTLAW + 64;
    pub const DECLINE: usize = ACCEPT + 1;
    pub const SHOW: usize = DECLINE + 1;
    pub const SITE: usize = SHOW + 6;
    pub const ARCHIVE: usize = SITE + 64;
    pub const OPEN: usize = ARCHIVE + 64;
    pub const REST: usize = OPEN + 16;
    pub const WAKE: usize = REST + 1;
    pub const SPACE: usize = WAKE + 1;
}

impl Coded for Action {
    const SPACE: usize = code::SPACE;

    fn encode(self) -> usize {
        match self {
            Action::Keep(mask) => code::KEEP + usize::from(mask),
            Action::Under(slot) => code::UNDER + usize::from(slot),
            Action::Conductor(conductor) => code::CONDUCTOR + conductor.index(),
            Action::Take(card) => code::TAKE + card.index(),
            Action::Blind => code::BLIND,
            Action::Refresh => code::REFRESH,
            Action::Tickets => code::TICKETS,
            Action::Build(strand) => code::BUILD + strand.index(),
            Action::Pay(set) => code::PAY + set.code(),
            Action::Discard(card) => code::DISCARD + card.index(),
            Action::Add(card) => code::ADD + card.index(),
            Action::Cash => code::CASH,
            Action::GiveUp => code::GIVE_UP,
            Action::Outlaw(city) => code::OUTLAW + city.index(),
            Action::Accept => code::ACCEPT,
            Action::Decline => code::DECLINE,
            Action::Show(color) => code::SHOW + color.index(),
            Action::Site(city) => code::SITE + city.index(),
            Action::Archive(event) => code::ARCHIVE + event.index(),
            Action::Open(area) => code::OPEN + area.index(),
            Action::Rest => code::REST,
            Action::Wake => code::WAKE,
        }
    }

    fn decode(code: usize) -> Option<Self> {
        use code::*;
        let city = |place: usize| City::all().nth(place);
        Some(match code {
            KEEP..UNDER => match code - KEEP {
                0 => return None,
                mask => Action::Keep(mask as u8),
            },
            UNDER..CONDUCTOR => Action::Under((code - UNDER) as u8),
            CONDUCTOR..TAKE => Action::Conductor(Conductor::all().nth(code - CONDUCTOR)?),
            TAKE..BLIND => Action::Take(Card::by_index(code - TAKE)),
            BLIND => Action::Blind,
            REFRESH => Action::Refresh,
            TICKETS => Action::Tickets,
            BUILD..PAY => Action::Build(Strand::all().nth(code - BUILD)?),
            PAY..DISCARD => Action::Pay(Set::coded(code - PAY)?),
            DISCARD..ADD => Action::Discard(Card::by_index(code - DISCARD)),
            ADD..CASH => Action::Add(Card::by_index(code - ADD)),
            CASH => Action::Cash,
            GIVE_UP => Action::GiveUp,
            OUTLAW..ACCEPT => Action::Outlaw(city(code - OUTLAW)?),
            ACCEPT => Action::Accept,
            DECLINE => Action::Decline,
            SHOW..SITE => Action::Show(Color::ALL[code - SHOW]),
            SITE..ARCHIVE => Action::Site(city(code - SITE)?),
            ARCHIVE..OPEN => Action::Archive(EventCard::all().nth(code - ARCHIVE)?),
            OPEN..REST => Action::Open(Area::all().nth(code - OPEN)?),
            REST => Action::Rest,
            WAKE => Action::Wake,
            _ => return None,
        })
    }
}

/// The cards of a set that are no locomotives, by symbol: plain ones are what is left of `total`.
pub(crate) fn symbols(set: Set, total: u8) -> [(Symbol, u8); 3] {
    let plain = total - set.locos - set.pickaxes - set.skulls;
    [(Symbol::Plain, plain), (Symbol::Pickaxe, set.pickaxes), (Symbol::Skull, set.skulls)]
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
        assert_eq!(met, 127 + 7 + 8 + 19 + 3 + 200 + 577 + 19 + 19 + 2 + 63 + 2 + 6 + 63 + 33 + 13 + 2);
        assert_eq!(Action::decode(Action::SPACE), None);
        assert_eq!(Action::decode(usize::MAX), None);
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 6);
    }

    #[test]
    fn what_is_no_decision_is_refused_with_what_was_expected() {
        for bad in [
            "",
            " ",
            "keep",
            "keep 3 1",
            "keep 1 1",
            "keep 8",
            "under 0",
            "take newspaper",
            "take  red",
            "build BOS-NYC",
            "build",
            "pay",
            "pay red 0l",
            "pay red 1p 1l",
            "pay red 8l",
            "pay locos 1l",
            "blind 1",
            "conductor C9",
            "open XX",
            "Blind",
            "ą",
        ] {
            let error = bad.parse::<Action>().expect_err(bad).to_string();
            assert!(error.contains("expected"), "{error}");
        }
    }
}
