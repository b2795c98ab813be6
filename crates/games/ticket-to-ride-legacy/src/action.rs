//! One atomic decision, its notation and its code.

use std::fmt;

use serde::Serialize;
use table::notation::{Between, Notation, Ordinal, Room};
use table::{Indexed, decisions};

use crate::cards::{Card, KINDS, Symbol};
use crate::ids::{Area, City, Color, Conductor, EventCard, Strand};

/// The most tickets that are drawn at once: four with an event, one with an upgrade, two with a conductor.
pub const MAX_DRAWN: usize = 7;

/// Some of the drawn tickets, one bit for each: `1 3`
enum Slots {}

impl Notation for Slots {
    type Of = u8;
    const SPACE: usize = 1 << MAX_DRAWN;

    fn encode(mask: u8) -> usize {
        mask.into()
    }

    fn decode(code: usize) -> Option<u8> {
        (1..Self::SPACE).contains(&code).then_some(code as u8)
    }

    fn write(mask: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = mask.trailing_zeros() as usize;
        write!(f, "{}", first + 1)?;
        (first + 1..MAX_DRAWN).filter(|slot| mask >> slot & 1 == 1).try_for_each(|slot| write!(f, " {}", slot + 1))
    }
}

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
}

/// `red`, `red 1l 2p 1s`, `locos`
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

/// The colour of a set, and how many locomotives, pickaxes and skulls it has.
type Counts = (Color, Between<0, 7>, (Between<0, 3>, Between<0, 2>));

impl Indexed for Set {
    const COUNT: usize = 1 + Counts::SPACE;

    fn index(self) -> usize {
        let counts = |color| Counts::encode((color, self.locos, (self.pickaxes, self.skulls)));
        self.color.map_or(0, |color| 1 + counts(color))
    }

    fn from_index(index: usize) -> Option<Set> {
        let Some(counts) = index.checked_sub(1) else { return Some(Set::LOCOS) };
        let (color, locos, (pickaxes, skulls)) = Counts::decode(counts)?;
        Some(Set { color: Some(color), locos, pickaxes, skulls })
    }
}

/// The cards of a set that are no locomotives, by symbol: plain ones are what is left of `total`.
pub(crate) fn symbols(set: Set, total: u8) -> [(Symbol, u8); 3] {
    let plain = total - set.locos - set.pickaxes - set.skulls;
    [(Symbol::Plain, plain), (Symbol::Pickaxe, set.pickaxes), (Symbol::Skull, set.skulls)]
}

/// A card that a hand can hold: all but newspapers.
type Held = Room<{ KINDS - 1 }, Card>;

// There is room for more of everything that the data files number, so that codes never change.
decisions! {
    /// One decision.
    Action, "a decision such as `take red`, `blind`, `tickets`, `build BOS-NYC-A` or `keep 1 3`" {
        /// Keep these of the drawn tickets, one bit for each (TTR-SETUP-08, TTR-TICKET-02).
        Keep(tickets: u8 as Slots) = "keep", "tickets such as 1 3";
        /// Put this one of the drawn tickets, from 0, under the deck next (TTR-TICKET-06).
        Under(ticket: u8 as Ordinal<MAX_DRAWN>) = "under", "a ticket from 1 to 7";
        /// Take this conductor (TTR-COND-02).
        Conductor(conductor: Conductor as Room<8, Conductor>) = "conductor", "a conductor such as C1";
        /// Take a card of this kind from the row (TTR-DRAW-01).
        Take(card: Card as Held) = "take", "a card such as red, red-skull or loco";
        /// Take a card from the deck (TTR-DRAW-01).
        Blind = "blind";
        /// Replace the row before drawing (TTR-UPG-02).
        Refresh = "refresh";
        /// Draw tickets (TTR-TICKET-01).
        Tickets = "tickets";
        /// Build this strand (TTR-BUILD-02).
        Build(strand: Strand) = "build", "a strand such as BOS-NYC-A";
        /// Pay for it with these cards.
        Pay(set: Set) = "pay", "cards such as `red 1l 2p` or `locos`";
        /// Discard a card of this kind.
        Discard(card: Card as Held) = "discard", "a card such as red, red-skull or loco";
        /// Add a card of this kind for the mountains (TTR-SNOW-02).
        Add(card: Card as Held) = "add", "a card such as red, red-skull or loco";
        /// Pay dollars for the mountains (TTR-SNOW-02).
        Cash = "cash";
        /// Give up the mountain strand (TTR-SNOW-04).
        GiveUp = "give-up";
        /// Move the outlaws there (TTR-OUTLAW-03).
        Outlaw(city: City as Room<64, City>) = "outlaw", "a city such as PIT";
        /// Pay what a postcard asks for (TTR-POST-06).
        Accept = "accept";
        /// Do not; or do not place a station (TTR-STATION-02).
        Decline = "decline";
        /// Show cards of this colour for a postcard (TTR-POST-14).
        Show(color: Color) = "show", "a colour such as red";
        /// Put a mine or a station there.
        Site(city: City as Room<64, City>) = "site", "a city such as PIT";
        /// Archive this event (TTR-END-08).
        Archive(event: EventCard as Room<64, EventCard>) = "archive", "an event such as E05";
        /// Open this area (TTR-AREA-03).
        Open(area: Area as Room<16, Area>) = "open", "an area such as FL";
        /// Do not pay for a postcard, and be asked about none before taking them up again (TTR-POST-11).
        Rest = "rest";
        /// Take postcards up again (TTR-POST-11).
        Wake = "wake";
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_read_strictly() {
        proving::laws::notation::<Action>(
            127 + 7 + 8 + 19 + 3 + 200 + 577 + 19 + 19 + 2 + 63 + 2 + 6 + 63 + 33 + 13 + 2,
            "keep; keep 3 1; keep 1 1; keep 8; under 0; take newspaper; take  red; build BOS-NYC; build; pay; pay red 0l; \
             pay red 1p 1l; pay red 8l; pay locos 1l; blind 1; conductor C9; open XX; Blind",
        );
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 6);
    }
}
