//! What is printed on the sheet: every space of the five regions.

use super::*;
use crate::space::Space;

/// Plain rewards and a bonus action, as printed on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reward {
    /// Dollars.
    pub cash: u8,
    /// Gold.
    pub gold: u8,
    /// Stars.
    pub stars: u8,
    /// Wanted posters to take.
    pub wanted: u8,
    /// Wanted posters to cross out.
    pub cleared: u8,
    /// Pans.
    pub pans: u8,
    /// Hammers.
    pub hammers: u8,
    /// A bonus action.
    pub bonus: Option<Region>,
}

const NOTHING: Reward = Reward { cash: 0, gold: 0, stars: 0, wanted: 0, cleared: 0, pans: 0, hammers: 0, bonus: None };

const fn stars(stars: u8, wanted: u8) -> Reward {
    Reward { stars, wanted, ..NOTHING }
}

const fn bonus(kind: Region) -> Reward {
    Reward { bonus: Some(kind), ..NOTHING }
}

const fn gold(gold: u8) -> Reward {
    Reward { gold, ..NOTHING }
}

/// The stops of the Trail, from ace to king; stop 2 is a choice of pan or hammer (FT-TRAIL-08). `[P]`, stop 3 `[R]`
pub(crate) const TRAIL: [Reward; 13] = [
    stars(2, 0),
    NOTHING,
    Reward { stars: 1, ..bonus(Region::Cemetery) },
    stars(3, 1),
    Reward { cash: 12, ..NOTHING },
    bonus(Region::Badlands),
    stars(4, 1),
    gold(8),
    bonus(Region::Town),
    stars(5, 2),
    Reward { cleared: 6, ..NOTHING }, // FT-TRAIL-09
    bonus(Region::Mine),
    stars(6, 3),
];

named! {
    /// What there is to rob, one kind a row. `[R]`
    Target {
        /// The first row.
        Chicken = "chicken",
        /// The second row.
        Cow = "cow",
        /// The third row.
        Stagecoach = "stagecoach",
        /// The fourth row.
        Train = "train",
    }
}

impl Target {
    /// Wanted posters for robbing one. `[P]`, stagecoach `[R]`
    #[inline]
    pub const fn wanted(self) -> u8 {
        self as u8 + 1
    }

    /// Stars for robbing one with success; half of them otherwise (FT-BAD-05). `[P]`, stagecoach `[R]`
    #[inline]
    pub const fn stars(self) -> u16 {
        2 * (self as u16 + 1)
    }

    /// The bonus action for all three of the row (FT-BAD-08). `[P]`
    #[inline]
    pub const fn row_bonus(self) -> Region {
        match self {
            Target::Chicken => Region::Cemetery,
            Target::Cow => Region::Mine,
            Target::Stagecoach => Region::Town,
            Target::Train => Region::Trail,
        }
    }
}

/// Dollars for robbing the targets 2 to king with success. `[P]`, target 9 `[R]`
pub(crate) const TARGET_CASH: [u16; 12] = [1, 2, 3, 1, 3, 5, 2, 4, 7, 3, 6, 10];

/// The chambers of the Mine, level by level from left to right. `[P]`, the first `[R]`
pub(crate) const MINE: [Reward; 14] = [
    Reward { hammers: 1, ..gold(1) },
    Reward { pans: 1, ..gold(1) },
    Reward { gold: 1, ..bonus(Region::Badlands) },
    Reward { gold: 1, ..bonus(Region::Trail) },
    Reward { gold: 1, ..bonus(Region::Town) },
    Reward { gold: 6, ..stars(1, 1) }, // FT-MINE-07
    Reward { gold: 4, ..stars(2, 1) },
    Reward { gold: 2, ..stars(3, 1) },
    stars(4, 1),
    stars(0, 1), // FT-MINE-08: silver stars are counted at the end.
    stars(0, 2),
    stars(0, 3),
    stars(0, 2),
    stars(0, 1),
];

/// What a stop gives.
#[inline]
pub(crate) const fn trail_reward(space: Space) -> Reward {
    TRAIL[space.number() as usize]
}

/// What a chamber gives.
#[inline]
pub(crate) const fn chamber_reward(space: Space) -> Reward {
    MINE[space.number() as usize]
}

/// A corridor of the Mine: values from `min` to `max` lead from one chamber to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Corridor {
    /// The chamber above, by number; none is the entrance.
    pub from: Option<u8>,
    /// The chamber below, by number.
    pub to: u8,
    /// The smallest value.
    pub min: u8,
    /// The largest value.
    pub max: u8,
}

const fn corridor(from: u8, to: u8, min: u8, max: u8) -> Corridor {
    Corridor { from: Some(from), to, min, max }
}

/// The twenty corridors, those of each chamber from left to right. `[P]`, the entrance `[R]`
pub const CORRIDORS: [Corridor; 20] = [
    Corridor { from: None, to: 0, min: 1, max: 7 }, // FT-MINE-01
    Corridor { from: None, to: 1, min: 8, max: 13 },
    corridor(0, 2, 1, 4),
    corridor(0, 3, 5, 7),
    corridor(1, 3, 8, 10),
    corridor(1, 4, 11, 13),
    corridor(2, 5, 1, 3),
    corridor(2, 6, 4, 5),
    corridor(3, 6, 6, 7),
    corridor(3, 7, 8, 9),
    corridor(4, 7, 10, 11),
    corridor(4, 8, 12, 13),
    corridor(5, 9, 1, 2),
    corridor(5, 10, 3, 4),
    corridor(6, 10, 5, 6),
    corridor(6, 11, 7, 8),
    corridor(7, 11, 9, 10),
    corridor(7, 12, 10, 11),
    corridor(8, 12, 11, 12),
    corridor(8, 13, 12, 13),
];

/// What a first visit brings besides the effect. `[R]`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BuildingBonus {
    /// A star.
    Star,
    /// A bonus action.
    Action(Region),
}

impl Building {
    /// The bonus printed above the building, for the first visit (FT-TOWN-02). `[R]`
    #[inline]
    pub const fn first_visit(self) -> BuildingBonus {
        use BuildingBonus::{Action, Star};
        match self {
            Building::Bank | Building::Hideout | Building::Church | Building::BailBonds | Building::Saloon => Star,
            Building::Undertaker | Building::SheriffsOffice => Action(Region::Mine),
            Building::Stables | Building::LandOffice => Action(Region::Cemetery),
            Building::Store | Building::Gunsmith => Action(Region::Trail),
            Building::Hotel | Building::Club => Action(Region::Badlands),
        }
    }

    /// The value of the card that leads here. `[R]`
    #[inline]
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
}

/// Stars of the nine cells of the land office, row by row. `[P]`
pub const LAND_STARS: [u16; 9] = [3, 1, 1, 1, 2, 1, 1, 1, 3];
/// Stars for all nine cells. `[R]`
pub const LAND_BONUS: u16 = 7;

named! {
    /// The three shapes of plots. `[P]`
    Shape {
        /// Two cells in a row.
        Domino = "domino",
        /// Three cells in a row.
        Bar = "bar",
        /// Three cells round a corner.
        Corner = "corner",
    }
}

impl Shape {
    /// Its price. `[P]`
    pub const fn price(self) -> u16 {
        match self {
            Shape::Domino => 4,
            Shape::Bar => 6,
            Shape::Corner => 8,
        }
    }
}

/// A shape laid on the grid of the land office, rotated and mirrored as one likes (FT-TOWN-8b).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plot {
    /// Which shape.
    pub shape: Shape,
    /// The cells it covers, bit 0 being the upper left one, row by row.
    pub cells: u16,
}

impl Plot {
    /// Stars of its cells (FT-TOWN-8c).
    pub const fn stars(self) -> u16 {
        let mut stars = 0;
        let mut cell = 0;
        while cell < 9 {
            if self.cells >> cell & 1 == 1 {
                stars += LAND_STARS[cell];
            }
            cell += 1;
        }
        stars
    }
}

/// Every way to lay a shape on the empty grid: 12 dominoes, 6 bars, 16 corners.
pub const PLOTS: [Plot; 34] = {
    let mut plots = [Plot { shape: Shape::Domino, cells: 0 }; 34];
    let mut count = 0;
    let mut cell = 0;
    while cell < 9 {
        let (row, column) = (cell / 3, cell % 3);
        if column < 2 {
            plots[count] = Plot { shape: Shape::Domino, cells: 0b11 << cell };
            count += 1;
        }
        if row < 2 {
            plots[count] = Plot { shape: Shape::Domino, cells: 0b1001 << cell };
            count += 1;
        }
        cell += 1;
    }
    let mut line = 0;
    while line < 3 {
        plots[count] = Plot { shape: Shape::Bar, cells: 0b111 << (3 * line) };
        plots[count + 1] = Plot { shape: Shape::Bar, cells: 0b100_1001 << line };
        count += 2;
        line += 1;
    }
    // A corner is a square of four cells without one of them.
    let mut square = 0;
    while square < 4 {
        let cells = 0b01_1011 << (square / 2 * 3 + square % 2);
        let mut missing = 0;
        while missing < 9 {
            if cells >> missing & 1 == 1 {
                plots[count] = Plot { shape: Shape::Corner, cells: cells & !(1 << missing) };
                count += 1;
            }
            missing += 1;
        }
        square += 1;
    }
    assert!(count == 34);
    plots
};

/// A reward that lies between two tombstones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GraveReward {
    /// The two tombstones, by number: row by row from the upper left.
    pub between: (u8, u8),
    /// What it gives.
    pub reward: Reward,
}

const fn between(one: u8, other: u8, reward: Reward) -> GraveReward {
    GraveReward { between: (one, other), reward }
}

/// The twelve rewards of the Cemetery (FT-CEM-03). `[P]`, four of them `[R]`
pub const GRAVE_REWARDS: [GraveReward; 12] = [
    between(0, 1, bonus(Region::Badlands)),
    between(1, 2, stars(2, 0)),
    between(0, 3, gold(4)),
    between(1, 4, Reward { hammers: 1, ..NOTHING }),
    between(2, 5, bonus(Region::Trail)),
    between(3, 4, Reward { cash: 4, ..NOTHING }),
    between(4, 5, gold(2)),
    between(3, 6, bonus(Region::Mine)),
    between(4, 7, Reward { pans: 1, ..NOTHING }),
    between(5, 8, Reward { cash: 8, ..NOTHING }),
    between(6, 7, stars(2, 0)),
    between(7, 8, bonus(Region::Town)),
];

/// The names of all spaces in notation, in their order. `[D]`
pub const SPACE_NAMES: [&str; Space::COUNT] = [
    "trail-a", "trail-2", "trail-3", "trail-4", "trail-5", "trail-6", "trail-7", "trail-8", "trail-9", "trail-10",
    "trail-j", "trail-q", "trail-k", "bad-2", "bad-3", "bad-4", "bad-5", "bad-6", "bad-7", "bad-8", "bad-9", "bad-10",
    "bad-j", "bad-q", "bad-k", "mine-1l", "mine-1r", "mine-2a", "mine-2b", "mine-2c", "mine-3a", "mine-3b", "mine-3c",
    "mine-3d", "mine-4a", "mine-4b", "mine-4c", "mine-4d", "mine-4e", "town-a", "town-2", "town-3", "town-4", "town-5",
    "town-6", "town-7", "town-8", "town-9", "town-10", "town-j", "town-q", "town-k", "grave-tl", "grave-tm",
    "grave-tr", "grave-ml", "grave-c", "grave-mr", "grave-bl", "grave-bm", "grave-br",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_adds_up() {
        let sum = |rewards: &[Reward], of: fn(&Reward) -> u8| rewards.iter().map(|r| u32::from(of(r))).sum::<u32>();
        assert_eq!((sum(&TRAIL, |r| r.stars), sum(&TRAIL, |r| r.wanted)), (21, 7));
        assert_eq!((sum(&MINE, |r| r.stars), sum(&MINE, |r| r.wanted), sum(&MINE, |r| r.gold)), (10, 13, 17));
        assert_eq!(TARGET_CASH.iter().sum::<u16>(), 47);
        assert_eq!(Target::ALL.map(|kind| 3 * kind.stars()).iter().sum::<u16>(), 60);
        assert_eq!(Target::ALL.map(|kind| 3 * kind.wanted()).iter().sum::<u8>(), 30);
        assert_eq!(LAND_STARS.iter().sum::<u16>() + LAND_BONUS, 21);
    }

    #[test]
    fn there_are_twenty_three_bonus_actions_on_a_sheet() {
        let mut kinds = [0; 5];
        let rewards = TRAIL.iter().chain(&MINE).copied().chain(GRAVE_REWARDS.iter().map(|grave| grave.reward));
        let printed = rewards.filter_map(|reward| reward.bonus);
        let rows = Target::ALL.map(Target::row_bonus);
        let visits = Building::ALL.into_iter().filter_map(|building| match building.first_visit() {
            BuildingBonus::Star => None,
            BuildingBonus::Action(kind) => Some(kind),
        });
        for kind in printed.chain(rows).chain(visits) {
            kinds[kind.index()] += 1;
        }
        assert_eq!(kinds, [5, 5, 5, 4, 4]);
    }

    #[test]
    fn every_value_fits_one_corridor_of_a_level_but_for_three_on_the_way_down() {
        for (level, corridors) in
            [&CORRIDORS[..2], &CORRIDORS[2..6], &CORRIDORS[6..12], &CORRIDORS[12..]].iter().enumerate()
        {
            for value in 1..=13 {
                let fit = corridors.iter().filter(|c| (c.min..=c.max).contains(&value)).count();
                assert_eq!(fit, if level == 3 && (10..=12).contains(&value) { 2 } else { 1 }, "{level} {value}");
            }
        }
    }

    #[test]
    fn plots_lie_on_the_grid_in_every_way() {
        let count = |shape| PLOTS.iter().filter(|plot| plot.shape == shape).count();
        assert_eq!(Shape::ALL.map(count), [12, 6, 16]);
        let mut cells: Vec<u16> = PLOTS.iter().map(|plot| plot.cells).collect();
        assert!(PLOTS.iter().all(|plot| plot.cells < 512));
        assert!(PLOTS.iter().all(|plot| plot.cells.count_ones() == if plot.shape == Shape::Domino { 2 } else { 3 }));
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), 34);
    }
}
