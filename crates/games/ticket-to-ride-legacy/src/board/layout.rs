//! Where everything is in the scene, in its own units: read once from `layout.toml`.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::data::data;
use crate::ids::City;

/// The size of the scene.
pub(super) const SIZE: (u32, u32) = (1416, 748);
/// The map, without the depot beside it.
pub(super) const MAP: Rect = Rect { x: 0.0, y: 0.0, w: 1150.0, h: 748.0 };
/// The end of what an eye can tell apart, in units: numbers are written with one decimal.
const GRAIN: f32 = 10.0;

/// A point of the scene.
pub(super) type Point = (f32, f32);

/// A box: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(from = "[f32; 4]")]
pub(super) struct Rect {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl From<[f32; 4]> for Rect {
    fn from([x, y, w, h]: [f32; 4]) -> Self {
        Rect { x, y, w, h }
    }
}

impl Rect {
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Rect { x, y, w, h }
    }

    pub fn middle(self) -> Point {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    pub fn right(self) -> f32 {
        self.x + self.w
    }

    pub fn bottom(self) -> f32 {
        self.y + self.h
    }
}

/// On which side of its box a label begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Anchor {
    pub const fn name(self) -> &'static str {
        match self {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Layout {
    #[allow(dead_code)]
    size: (u32, u32),
    cities: Vec<CityRow>,
    groups: Vec<GroupRow>,
    slots: Slots,
    boxes: Boxes,
    places: HashMap<String, Rect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    id: String,
    at: Point,
    label: Rect,
    anchor: Anchor,
    lines: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GroupRow {
    a: String,
    b: String,
    bend: f32,
    #[serde(default)]
    trim: (f32, f32),
}

/// Measures of the spaces of strands.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Slots {
    pub width: f32,
    pub lane: f32,
    pub longest: f32,
    pub gap: f32,
    pub rim: f32,
    pub radius: f32,
    pub radius_large: f32,
}

/// Where things of the depot and of the margin lie.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Boxes {
    #[allow(dead_code)]
    pub map: Rect,
    pub cartouche: Rect,
    pub heading: Rect,
    pub row: Rect,
    pub row_pitch: f32,
    pub deck: Rect,
    pub tickets: Rect,
    pub event: Rect,
    pub works: Rect,
    pub rules: Rect,
}

/// Where a city is, and where its name stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub at: Point,
    pub radius: f32,
    pub label: Rect,
    pub anchor: Anchor,
    pub lines: u8,
}

impl Spot {
    /// The way from the middle to the side away from the name, where things stand.
    pub fn aside(&self) -> Point {
        let (x, y) = self.label.middle();
        let (dx, dy) = (self.at.0 - x, self.at.1 - y);
        let length = dx.hypot(dy).max(1.0);
        (dx / length, dy / length)
    }
}

/// How a group of strands swerves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bend {
    pub bend: f32,
    pub trim: (f32, f32),
}

static LAYOUT: LazyLock<Layout> =
    LazyLock::new(|| toml::from_str(include_str!("layout.toml")).expect("the layout of this crate is well formed"));

static SPOTS: LazyLock<Vec<Spot>> = LazyLock::new(|| {
    City::all()
        .map(|city| {
            let row = LAYOUT.cities.iter().find(|row| row.id == city.id());
            let row = row.unwrap_or_else(|| panic!("{city} has no place"));
            let slots = slots();
            let radius = if data().city(city).large { slots.radius_large } else { slots.radius };
            Spot { at: row.at, radius, label: row.label, anchor: row.anchor, lines: row.lines }
        })
        .collect()
});

/// Where a city is.
pub(super) fn spot(city: City) -> &'static Spot {
    &SPOTS[city.index()]
}

/// How the strands between two cities swerve.
pub(super) fn bend(a: City, b: City) -> Bend {
    let row = LAYOUT.groups.iter().find(|row| row.a == a.id() && row.b == b.id());
    let row = row.unwrap_or_else(|| panic!("{a} and {b} have no bend"));
    Bend { bend: row.bend, trim: row.trim }
}

/// Measures of spaces.
pub(super) fn slots() -> Slots {
    LAYOUT.slots
}

/// Where things lie.
pub(super) fn boxes() -> &'static Boxes {
    &LAYOUT.boxes
}

/// A part of the scene that a small screen leads to.
pub(super) fn place(name: &str) -> Rect {
    LAYOUT.places[name]
}

/// A number with one decimal: drawings stay small.
pub(super) fn round(number: f32) -> f32 {
    (number * GRAIN).round() / GRAIN
}
