//! Where things stand in the scene, in its own units.

use crate::data::Level;
use crate::view::View;

/// The size of the scene.
pub(super) const SIZE: (u32, u32) = (1000, 380);

/// Where the train begins on the left.
pub(super) const LEFT: f32 = 10.0;
/// Between two Cars.
pub(super) const GAP: f32 = 10.0;
/// The cab of the Locomotive.
pub(super) const CAB: f32 = 118.0;
/// The walls and posts on both sides of the room inside.
const WALL: f32 = 6.0;

/// A figure at its full size.
pub(super) const FIGURE: (f32, f32) = (48.0, 68.0);
/// What a figure needs beside others: arms may cross a little.
const SHOULDERS: f32 = 41.0;
/// A finger on a small screen.
const FINGER: f32 = 58.0;
/// Smaller than this a row of figures becomes two rows.
const SMALLEST_IN_ROW: f32 = 0.8;
/// How much higher those behind stand.
const STEP_BACK: f32 = 40.0;
/// The largest figures in two rows.
const LARGEST_IN_ROWS: f32 = 0.82;

/// How long a train is coupled: the more Cars, the shorter each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Shape {
    /// How many Cars there are.
    pub cars: u8,
    /// From one Car to the next.
    pub pitch: f32,
    /// The size of figures.
    scale: f32,
}

/// For three to six Cars.
pub(super) const SHAPES: [Shape; 4] = [
    Shape { cars: 3, pitch: 230.0, scale: 1.25 },
    Shape { cars: 4, pitch: 184.0, scale: 1.2 },
    Shape { cars: 5, pitch: 154.0, scale: 1.12 },
    Shape { cars: 6, pitch: 128.0, scale: 1.06 },
];

/// A level of a Unit as a box: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// How wide.
    pub width: f32,
    /// How high.
    pub height: f32,
}

/// Where somebody stands: the middle between the feet, and how large.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Stance {
    /// From the left.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// How large.
    pub scale: f32,
    /// How wide a finger may touch it.
    pub reach: f32,
}

/// Heights of the train.
pub(super) mod height {
    /// Feet of those on a roof.
    pub const ROOF_FEET: f32 = 118.0;
    /// The near edge of a roof.
    pub const ROOF_EDGE: f32 = 142.0;
    /// Under the roof.
    pub const CEILING: f32 = 152.0;
    /// Where the wall at the back meets the floor.
    pub const BACK: f32 = 240.0;
    /// Feet of those inside.
    pub const FEET: f32 = 254.0;
    /// The near edge of the floor.
    pub const FLOOR: f32 = 272.0;
    /// The lower edge of the body.
    pub const SILL: f32 = 298.0;
}

impl Shape {
    /// The train of a view; the longest before there is one.
    pub fn of(view: &View) -> Self {
        let cars = view.units.len().saturating_sub(1);
        SHAPES.into_iter().find(|shape| usize::from(shape.cars) >= cars).unwrap_or(SHAPES[3])
    }

    /// The left edge of a Unit.
    pub fn left(&self, unit: u8) -> f32 {
        LEFT + f32::from(unit) * self.pitch
    }

    /// The body of a Unit: of the Locomotive its cab.
    pub fn body(&self, unit: u8) -> f32 {
        if unit >= self.cars { CAB } else { self.pitch - GAP }
    }

    /// The middle of a Unit.
    pub fn middle(&self, unit: u8) -> f32 {
        self.left(unit) + self.body(unit) / 2.0
    }

    /// A location.
    pub fn room(&self, unit: u8, level: Level) -> Room {
        let (x, width) = (self.left(unit) + WALL, self.body(unit) - 2.0 * WALL);
        let (y, bottom) = match level {
            Level::Inside => (height::CEILING + 2.0, height::FLOOR),
            Level::Roof => (height::ROOF_FEET - 84.0, height::ROOF_EDGE),
        };
        Room { x, y, width, height: bottom - y }
    }

    /// Where `count` figures stand in a location, those behind first, with so much room over their heads.
    pub fn stances(&self, unit: u8, level: Level, count: usize, above: f32) -> Vec<Stance> {
        let room = self.room(unit, level);
        let (feet, top) = match level {
            Level::Inside => (height::FEET, height::CEILING),
            Level::Roof => (height::ROOF_FEET, 2.0),
        };
        let tall = feet - top - above;
        let in_row = room.width / (SHOULDERS * count.max(1) as f32);
        if in_row >= SMALLEST_IN_ROW {
            return row(room, count, 0.0, feet, in_row.min(self.scale).min(tall / FIGURE.1)).collect();
        }
        let behind = count / 2;
        let front = count - behind;
        let in_row = room.width / (SHOULDERS * (front as f32 + 0.5));
        let scale = in_row.min(LARGEST_IN_ROWS).min(tall / (FIGURE.1 + STEP_BACK));
        let aside = if behind == front { SHOULDERS * scale / 4.0 } else { 0.0 };
        let back = row(room, behind, aside, feet - STEP_BACK * scale, scale);
        back.chain(row(room, front, -aside, feet + 4.0, scale)).collect()
    }

    /// Where things of these widths lie in a location, along its near edge; in two rows when there are
    /// many. Their size stays, so that what is written on them can be read.
    pub fn lay(&self, unit: u8, level: Level, widths: &[f32]) -> Vec<Stance> {
        let room = self.room(unit, level);
        let near = room.y + room.height;
        let all: f32 = widths.iter().map(|width| width + BETWEEN).sum();
        if all - BETWEEN <= room.width {
            return line(room, widths, near).collect();
        }
        let mut before = 0.0;
        let behind = widths.iter().take_while(|width| {
            before += **width + BETWEEN;
            before <= all / 2.0 + 1.0
        });
        let (far, close) = widths.split_at(behind.count());
        line(room, far, near - 22.0).chain(line(room, close, near)).collect()
    }
}

/// Between two things that lie side by side.
const BETWEEN: f32 = 4.0;

/// Things side by side in the middle of a room, closer together if they must be.
fn line(room: Room, widths: &[f32], y: f32) -> impl Iterator<Item = Stance> {
    let all = widths.iter().map(|width| width + BETWEEN).sum::<f32>() - BETWEEN;
    let closer = (room.width / all.max(1.0)).min(1.0);
    let mut x = room.x + (room.width - all * closer) / 2.0;
    widths.iter().map(move |width| {
        let middle = x + width * closer / 2.0;
        x += (width + BETWEEN) * closer;
        Stance { x: middle, y, scale: 1.0, reach: *width }
    })
}

/// Figures side by side in the middle of a room.
fn row(room: Room, count: usize, aside: f32, feet: f32, scale: f32) -> impl Iterator<Item = Stance> {
    let pitch = (room.width / count.max(1) as f32).min(SHOULDERS * scale * 1.4);
    let reach = pitch.clamp(SHOULDERS * scale, FINGER.max(SHOULDERS * scale));
    let first = room.x + room.width / 2.0 + aside - pitch * (count as f32 - 1.0) / 2.0;
    (0..count).map(move |i| Stance { x: first + pitch * i as f32, y: feet, scale, reach })
}

/// A number with one decimal: drawings stay small.
pub(super) fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}
