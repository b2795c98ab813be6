//! Building tiles: what they demand, give and let one do. `[P]`, partly checked with `[R]`

use std::fmt;

use serde::Serialize;
use table::{indexed, named, set};

use super::tiles::Hand;
use crate::effect::Effect;

named! {
    /// A side of a private building tile.
    Side {
        /// The side for first games.
        A = "a",
        /// The other side.
        B = "b",
    }
}

named! {
    /// A neutral building tile.
    Neutral {
        /// Hiring.
        A = "A",
        /// Building.
        B = "B",
        /// Certificates or objectives, and the engine.
        C = "C",
        /// Bandits, or the engine; auxiliary actions.
        D = "D",
        /// Cattle.
        E = "E",
        /// Hazards.
        F = "F",
        /// The engine and auxiliary actions.
        G = "G",
    }
}

/// How many private building tiles each player has.
pub const PRIVATE: usize = 12;

/// A private building tile by its number, from 1 to 12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Number(u8);

impl Number {
    /// All of them.
    pub const ALL: [Number; PRIVATE] = {
        let mut all = [Number(1); PRIVATE];
        let mut i = 0;
        while i < PRIVATE {
            all[i] = Number::by_index(i);
            i += 1;
        }
        all
    };

    /// The tile with this number.
    pub const fn new(number: u8) -> Option<Number> {
        if number >= 1 && number as usize <= PRIVATE { Some(Number(number)) } else { None }
    }

    /// As printed.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The one with this place, counted from 0, which there must be.
    #[inline]
    pub const fn by_index(index: usize) -> Number {
        debug_assert!(index < PRIVATE, "there are not so many");
        Number(index as u8 + 1)
    }

    /// The one with this place, counted from 0.
    pub const fn from_index(index: usize) -> Option<Number> {
        if index < PRIVATE { Some(Number::by_index(index)) } else { None }
    }

    /// What is printed on a side.
    #[inline]
    pub fn plan(self, side: Side) -> &'static Plan {
        &PLANS[side.index()][self.index()]
    }
}

set! {
    /// A set of private building tiles.
    #[derive(Serialize)]
    pub Numbers of Number in u16
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

indexed!(impl Number: PRIVATE);

/// What is printed on a side of a private building tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Craftsmen it takes (GWT-BLD-02).
    pub craftsmen: u8,
    /// Points at the end.
    pub points: u8,
    /// Its hand.
    pub hand: Hand,
    /// Its local actions; of alternatives only one may be used (GWT-LOC-03).
    pub actions: &'static [&'static [Effect]],
}

const fn plan(craftsmen: u8, points: u8, hand: Hand, actions: &'static [&'static [Effect]]) -> Plan {
    Plan { craftsmen, points, hand, actions }
}

static PLANS: [[Plan; PRIVATE]; 2] = {
    use Effect::*;
    [
        [
            plan(1, 1, Hand::Green, &[&[GainByWoods]]),                       // GWT-PB-1a
            plan(1, 1, Hand::None, &[&[GallowayFor4], &[BuyCattle]]),         // GWT-PB-2a
            plan(1, 1, Hand::None, &[&[PairFor3], &[Forward1]]),              // GWT-PB-3a
            plan(2, 3, Hand::Black, &[&[HazardFor5], &[Forward2]]),           // GWT-PB-4a
            plan(3, 4, Hand::None, &[&[Value3For7], &[Auxiliary]]),           // GWT-PB-5a
            plan(4, 5, Hand::None, &[&[HireLess1], &[EngineByEngineers]]),    // GWT-PB-6a
            plan(5, 6, Hand::Both, &[&[BanditPairs]]),                        // GWT-PB-7a
            plan(5, 6, Hand::Green, &[&[Bandit, Auxiliary], &[Engine2]]),     // GWT-PB-8a
            plan(7, 9, Hand::None, &[&[ExtraordinaryDelivery], &[Engine3]]),  // GWT-PB-9a
            plan(9, 13, Hand::Black, &[&[CertificatesToLimit], &[Forward5]]), // GWT-PB-10a
            plan(12, 20, Hand::None, &[&[HazardFor2], &[HazardFor2]]),        // GWT-PB-11a
            plan(4, 5, Hand::None, &[&[GainByCraftsmen], &[Forward1]]),       // GWT-PB-12a
        ],
        [
            plan(1, 1, Hand::Green, &[&[ObjectiveFor2Certificates], &[EngineBackFor3]]), // GWT-PB-1b
            plan(1, 1, Hand::None, &[&[SantaGertrudisForEngine2], &[CriolloFor2]]),      // GWT-PB-2b
            plan(2, 3, Hand::None, &[&[Auxiliary], &[Forward1]]),                        // GWT-PB-3b
            plan(2, 3, Hand::Black, &[&[DrawByCowboys], &[Forward3]]),                   // GWT-PB-4b
            plan(3, 4, Hand::None, &[&[PineywoodsFor2Certificates], &[GainByEngineers]]), // GWT-PB-5b
            plan(4, 5, Hand::None, &[&[Copy]]),                                          // GWT-PB-6b
            plan(5, 6, Hand::Both, &[&[EngineByWoods]]),                                 // GWT-PB-7b
            plan(6, 8, Hand::None, &[&[CattleFor6AndObjective]]),                        // GWT-PB-8b
            plan(6, 8, Hand::None, &[&[UpgradeBehind]]),                                 // GWT-PB-9b
            plan(8, 11, Hand::Black, &[&[Gain4], &[Engine4], &[Forward4]]),              // GWT-PB-10b
            plan(5, 10, Hand::None, &[&[EngineByHazards]]),                              // GWT-PB-11b
            plan(3, 4, Hand::None, &[&[GainByStations], &[GainToken]]),                  // GWT-PB-12b
        ],
    ]
};

impl Neutral {
    /// Its local actions.
    #[inline]
    pub const fn actions(self) -> &'static [&'static [Effect]] {
        use Effect::*;
        match self {
            Neutral::A => &[&[GallowayFor2], &[Hire], &[HirePlus2]], // GWT-NEU-A
            Neutral::B => &[&[SantaGertrudisFor2], &[Build]],        // GWT-NEU-B
            Neutral::C => &[&[Certificate, TakeObjective], &[EngineByEngineers]], // GWT-NEU-C
            Neutral::D => &[&[Bandit, PaidEngine2], &[Auxiliary]],   // GWT-NEU-D
            Neutral::E => &[&[PineywoodsFor2], &[BuyCattle]],        // GWT-NEU-E
            Neutral::F => &[&[PairFor4], &[HazardFor7]],             // GWT-NEU-F
            Neutral::G => &[&[EngineByEngineers], &[Auxiliary]],     // GWT-NEU-G
        }
    }
}
