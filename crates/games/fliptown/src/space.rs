//! The spaces of a sheet, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};
use table::Indexed;

use crate::data::{Building, Region, SPACE_NAMES, Target};

/// One space of a sheet: a stop, a target, a chamber, a building or a tombstone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// Where each region begins, and where the last one ends.
const BEGINS: [u8; 6] = [0, 13, 25, 39, 52, 61];

impl Space {
    /// All spaces of a sheet.
    pub const COUNT: usize = 61;

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

    /// All spaces, region by region.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..Self::COUNT as u8).map(Space)
    }

    /// Its number among all spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
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

impl Indexed for Space {
    const COUNT: usize = Space::COUNT;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Option<Space> {
        (index < Space::COUNT).then_some(Space(index as u8))
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

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Spaces(pub u64);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);

    /// All spaces of a region.
    #[inline]
    pub const fn of(region: Region) -> Self {
        let (begin, end) = (BEGINS[region as usize], BEGINS[region as usize + 1]);
        Spaces((1 << end) - (1 << begin))
    }

    /// The spaces of a region by number: bit 0 is its first one.
    #[inline]
    pub const fn numbered(region: Region, numbers: u64) -> Self {
        Spaces(numbers << BEGINS[region as usize])
    }

    /// The numbers of those in a region: bit 0 is its first one.
    #[inline]
    pub const fn numbers(self, region: Region) -> u32 {
        ((self.0 & Spaces::of(region).0) >> BEGINS[region as usize]) as u32
    }

    #[inline]
    pub const fn only(space: Space) -> Self {
        Spaces(1 << space.0)
    }

    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    #[inline]
    pub const fn contains_all(self, other: Spaces) -> bool {
        self.0 & other.0 == other.0
    }

    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> Self {
        Spaces(self.0 | 1 << space.0)
    }

    #[inline]
    #[must_use]
    pub const fn union(self, other: Spaces) -> Self {
        Spaces(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn both(self, other: Spaces) -> Self {
        Spaces(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: Spaces) -> Self {
        Spaces(self.0 & !other.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// How many of a region are among them.
    #[inline]
    pub const fn count(self, region: Region) -> u32 {
        self.both(Spaces::of(region)).len()
    }

    /// Region by region, each in the order of its spaces.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let space = Space(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(space)
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_has_its_region_number_and_name() {
        for space in Space::all() {
            assert_eq!(Space::named(space.name()), Some(space));
            assert!(Spaces::of(space.region()).contains(space));
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
        assert_eq!(Region::ALL.map(|region| Spaces::of(region).len()), [13, 12, 14, 13, 9]);
        assert_eq!(Space::CENTRE.name(), "grave-c");
    }
}
