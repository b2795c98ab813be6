//! The spaces of a sheet, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};
use table::{indexed, set};

use crate::data::{Building, Region, SPACE_NAMES, Target};

indexed! {
    /// One space of a sheet: a stop, a target, a chamber, a building or a tombstone.
    pub Space: 61
}

/// Where each region begins, and where the last one ends.
const BEGINS: [u8; 6] = [0, 13, 25, 39, 52, 61];

impl Space {
    /// The tombstone in the middle, which is circled from the start (FT-SETUP-04).
    pub const CENTRE: Space = Space::grave(4);

    /// The last stop of the Trail.
    pub const TRAIL_END: Space = Space::stop(13);

    /// The stop of this value, 1 to 13 (FT-TRAIL-01).
    #[inline]
    pub const fn stop(value: u8) -> Self {
        Space(value - 1)
    }

    /// The target of this value, 2 to 13.
    #[inline]
    pub const fn target(value: u8) -> Self {
        Space(BEGINS[1] + value - 2)
    }

    /// The chamber of this number, 0 to 13, level by level.
    #[inline]
    pub const fn chamber(number: u8) -> Self {
        Space(BEGINS[2] + number)
    }

    /// A building.
    #[inline]
    pub const fn building(building: Building) -> Self {
        Space(BEGINS[3] + building as u8)
    }

    /// The tombstone of this number, 0 to 8, row by row.
    #[inline]
    pub const fn grave(number: u8) -> Self {
        Space(BEGINS[4] + number)
    }

    /// Its region.
    #[inline]
    pub const fn region(self) -> Region {
        match self.0 {
            0..13 => Region::Trail,
            13..25 => Region::Badlands,
            25..39 => Region::Mine,
            39..52 => Region::Town,
            _ => Region::Cemetery,
        }
    }

    /// Its number within its region, from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 - BEGINS[self.region() as usize]
    }

    /// The value printed on it, if it has one: stops, targets and buildings do.
    #[inline]
    pub const fn value(self) -> Option<u8> {
        match self.region() {
            Region::Trail | Region::Town => Some(self.number() + 1),
            Region::Badlands => Some(self.number() + 2),
            Region::Mine | Region::Cemetery => None,
        }
    }

    /// Which building it is.
    #[inline]
    pub const fn as_building(self) -> Option<Building> {
        match self.region() {
            Region::Town => Some(Building::ALL[self.number() as usize]),
            _ => None,
        }
    }

    /// Which kind of target it is.
    #[inline]
    pub const fn as_target(self) -> Option<Target> {
        match self.region() {
            Region::Badlands => Some(Target::ALL[self.number() as usize / 3]),
            _ => None,
        }
    }

    /// Its name in notation: `trail-7`, `bad-k`, `mine-2a`, `town-a`, `grave-tl`.
    pub const fn name(self) -> &'static str {
        SPACE_NAMES[self.0 as usize]
    }

    /// The space with this name.
    pub fn named(name: &str) -> Option<Space> {
        Space::all().find(|space| space.name() == name)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

set! {
    /// A set of spaces.
    pub(crate) Spaces of Space in u64
}

impl Spaces {
    /// All spaces of a region.
    #[inline]
    pub const fn in_region(region: Region) -> Self {
        let (begin, end) = (BEGINS[region as usize], BEGINS[region as usize + 1]);
        Spaces::first_n(end as usize).minus(Spaces::first_n(begin as usize))
    }

    /// The spaces of a region by number: bit 0 is its first one.
    #[inline]
    pub const fn numbered(region: Region, numbers: u64) -> Self {
        Spaces::from_bits(numbers << BEGINS[region as usize])
    }

    /// The numbers of those in a region: bit 0 is its first one.
    #[inline]
    pub const fn numbers(self, region: Region) -> u32 {
        (self.both(Spaces::in_region(region)).bits() >> BEGINS[region as usize]) as u32
    }

    /// How many of a region are among them.
    #[inline]
    pub const fn count(self, region: Region) -> u32 {
        self.both(Spaces::in_region(region)).len() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_has_its_region_number_and_name() {
        for space in Space::all() {
            assert_eq!(Space::named(space.name()), Some(space));
            assert!(Spaces::in_region(space.region()).contains(space));
            assert_eq!(Spaces::only(space).numbers(space.region()), 1 << space.number());
            let again = match space.region() {
                Region::Trail => Space::stop(space.value().unwrap()),
                Region::Badlands => Space::target(space.value().unwrap()),
                Region::Mine => Space::chamber(space.number()),
                Region::Town => Space::building(space.as_building().unwrap()),
                Region::Cemetery => Space::grave(space.number()),
            };
            assert_eq!(again, space);
        }
        assert_eq!(Region::ALL.map(|region| Spaces::in_region(region).len()), [13, 12, 14, 13, 9]);
        assert_eq!(Space::CENTRE.name(), "grave-c");
    }
}
