//! Where everything is on the sheet, in units of the scene.

use crate::data::{Building, Item, Region};
use crate::space::Space;

/// The size of the scene.
pub(super) const SIZE: (u32, u32) = (1400, 450);

/// A point of the scene.
pub(super) type Point = (f32, f32);

/// A rectangle of the scene: its middle and its size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    const fn around((x, y): Point, width: f32, height: f32) -> Self {
        Area { x, y, width, height }
    }

    pub fn left(self) -> f32 {
        self.x - self.width / 2.0
    }

    pub fn top(self) -> f32 {
        self.y - self.height / 2.0
    }

    pub fn right(self) -> f32 {
        self.x + self.width / 2.0
    }

    pub fn bottom(self) -> f32 {
        self.y + self.height / 2.0
    }

    /// The same with so much more on every side.
    #[must_use]
    pub fn grown(self, by: f32) -> Self {
        Area { width: self.width + 2.0 * by, height: self.height + 2.0 * by, ..self }
    }
}

const fn frame(left: f32, top: f32, right: f32, bottom: f32) -> Area {
    Area { x: (left + right) / 2.0, y: (top + bottom) / 2.0, width: right - left, height: bottom - top }
}

/// The frame of a region.
pub(super) const fn region(region: Region) -> Area {
    match region {
        Region::Trail => frame(8.0, 50.0, 396.0, 294.0),
        Region::Badlands => frame(400.0, 50.0, 650.0, 294.0),
        Region::Mine => frame(654.0, 50.0, 1056.0, 294.0),
        Region::Town => frame(4.0, 298.0, 1396.0, 448.0),
        Region::Cemetery => frame(1178.0, 84.0, 1394.0, 294.0),
    }
}

/// The frame of the poker columns.
pub(super) const POKER: Area = frame(1060.0, 50.0, 1174.0, 294.0);

/// Where the heading of a region begins, on its base line.
pub(super) fn heading(of: Region) -> Point {
    let area = region(of);
    match of {
        Region::Cemetery => (area.left() + 10.0, area.top() + 18.0),
        Region::Town => (24.0, area.bottom() - 14.0),
        _ => (area.left() + 10.0, area.top() + 21.0),
    }
}

/// The middle of a space.
pub(super) fn middle(space: Space) -> Point {
    let number = usize::from(space.number());
    match space.region() {
        Region::Trail => stop(number),
        Region::Badlands => (432.0 + 62.0 * (number % 3) as f32, row(number / 3)),
        Region::Mine => chamber(number),
        Region::Town => {
            let (left, width) = building(number);
            (left + width / 2.0, 373.0)
        }
        Region::Cemetery => (1216.0 + 70.0 * (number % 3) as f32, 131.0 + 67.0 * (number / 3) as f32),
    }
}

/// What is clicked, and what a circle goes around.
pub(super) fn area(space: Space) -> Area {
    let at = middle(space);
    match space.region() {
        Region::Trail => Area::around(at, 42.0, 42.0),
        Region::Badlands => Area::around(at, 58.0, 48.0),
        Region::Mine => Area::around(at, 76.0, 36.0),
        Region::Town => Area::around(at, building(usize::from(space.number())).1, 138.0),
        Region::Cemetery => Area::around(at, 40.0, 42.0),
    }
}

/// What a pen circles when a space is used: the value of a building, the whole of others.
pub(super) fn circled(space: Space) -> Area {
    match space.as_building() {
        Some(building) => Area::around(sign(building), 37.0, 34.0),
        None => area(space).grown(3.0),
    }
}

/// Stops wind along three lines: to the right, back, and to the right again.
fn stop(number: usize) -> Point {
    const PITCH: f32 = 74.5;
    const FIRST: f32 = 32.0;
    let (line, column) = match number {
        0..5 => (0, number),
        5..9 => (1, 9 - number),
        _ => (2, number - 8),
    };
    let sway = if number.is_multiple_of(2) { 5.0 } else { -4.0 };
    (FIRST + PITCH * column as f32, 109.0 + 72.0 * line as f32 + sway)
}

/// The middle of a row of targets.
pub(super) fn row(number: usize) -> f32 {
    106.0 + 52.0 * number as f32
}

/// The middle of the mine.
pub(super) const SHAFT: f32 = 855.0;
/// Half the way from one chamber to the next in its level.
pub(super) const HALF: f32 = 40.0;

/// Levels of two, three, four and five chambers below each other.
fn chamber(number: usize) -> Point {
    let (level, place) = match number {
        0..2 => (0, number),
        2..5 => (1, number - 2),
        5..9 => (2, number - 5),
        _ => (3, number - 9),
    };
    (SHAFT + HALF * (2.0 * place as f32 - level as f32 - 1.0), 99.0 + 58.0 * level as f32)
}

/// How wide the buildings are, from the undertaker's to the club.
const WIDTHS: [f32; 13] = [96.0, 84.0, 76.0, 108.0, 130.0, 76.0, 108.0, 154.0, 104.0, 120.0, 94.0, 78.0, 80.0];
/// Between two buildings.
const ALLEY: f32 = 4.0;

/// The left side of a building and its width.
pub(super) fn building(number: usize) -> (f32, f32) {
    let before: f32 = WIDTHS[..number].iter().map(|width| width + ALLEY).sum();
    (33.0 + before, WIDTHS[number])
}

/// The middle of the sign with a building's value.
pub(super) fn sign(of: Building) -> Point {
    (building(of.index()).0 + 19.0, 320.0)
}

/// A place within a building, from its left side.
pub(super) fn within(of: Building, x: f32, y: f32) -> Point {
    (building(of.index()).0 + x, y)
}

/// The circle of an item.
pub(super) fn item(item: Item) -> Area {
    use Building::{Bank, Gunsmith, Stables, Store, Undertaker};
    const SHELF: f32 = 377.0;
    let at = match item {
        Item::Friendship => within(Undertaker, 27.0, SHELF),
        Item::Shovel => within(Undertaker, 72.0, SHELF),
        Item::WorkHorse => within(Stables, 29.0, SHELF),
        Item::TrailHorse => within(Stables, 80.0, SHELF),
        Item::StorePan => within(Store, 24.0, SHELF),
        Item::Pickaxe => within(Store, 65.0, SHELF),
        Item::Bandana => within(Store, 106.0, SHELF),
        Item::Pistol => within(Gunsmith, 28.0, SHELF),
        Item::Rifle => within(Gunsmith, 76.0, SHELF),
        Item::BankRed => within(Bank, 23.0, SHELF),
        Item::BankBlack => within(Bank, 61.0, SHELF),
        Item::OutlawJack => within(Building::BailBonds, 22.0, SHELF),
        Item::OutlawQueen => within(Building::BailBonds, 60.0, SHELF),
        Item::OutlawKing => within(Building::BailBonds, 98.0, SHELF),
    };
    Area::around(at, 38.0, 36.0)
}

/// The circle of a night in the hotel.
pub(super) fn night(number: usize) -> Area {
    let (x, y) = (32.0 + 46.0 * (number % 2) as f32, 371.0 + 33.0 * (number / 2) as f32);
    Area::around(within(Building::Hotel, x, y), 32.0, 30.0)
}

/// A field of the land office.
pub(super) fn field(cell: u8) -> Area {
    let (x, y) = (21.0 + 27.0 * f32::from(cell % 3), 370.0 + 27.0 * f32::from(cell / 3));
    Area::around(within(Building::LandOffice, x, y), 26.0, 26.0)
}

/// Where the reward between two tombstones lies.
pub(super) fn between(one: u8, other: u8) -> (Point, bool) {
    let ((ax, ay), (bx, by)) = (middle(Space::grave(one)), middle(Space::grave(other)));
    (((ax + bx) / 2.0, (ay + by) / 2.0), ay == by)
}

/// A card of a poker column.
pub(super) fn poker_card(round: usize, turn: usize) -> Area {
    Area::around((POKER.left() + 21.0 + 36.0 * round as f32, 96.0 + 31.0 * turn as f32), 34.0, 29.0)
}

/// A counter of the ledger along the upper edge.
pub(super) fn counter(number: usize) -> Area {
    const WIDTHS: [f32; 8] = [96.0, 88.0, 88.0, 88.0, 88.0, 152.0, 152.0, 92.0];
    let before: f32 = WIDTHS[..number].iter().map(|width| width + 6.0).sum();
    let width = WIDTHS[number];
    Area::around((12.0 + before + width / 2.0, 26.0), width, 36.0)
}

/// A box of the track of pans or hammers, from the left side of its counter.
pub(super) fn track(counter: Area, number: usize) -> Area {
    Area::around((counter.left() + 53.0 + 27.0 * number as f32, counter.y), 24.0, 26.0)
}
