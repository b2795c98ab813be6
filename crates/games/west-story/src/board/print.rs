//! What is printed: the land and the road of each side, as symbols that are sent once a page.

use std::fmt::Write as _;

use super::layout::{self, Area, FIELD, FIELDS, ROAD, round};
use crate::data::Side;

/// The grounds of the regions, in their order: told apart without colour.
const GROUNDS: [[&str; 8]; 2] = [
    ["grass", "waves", "stones", "dunes", "mesas", "wheat", "thistles", "grass"],
    ["pines", "grass", "wheat", "waves", "stones", "mesas", "dunes", "thistles"],
];

/// The name of a side's symbols.
pub(super) const fn name(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}

/// Land and road of a side.
pub(super) fn side(side: Side) -> String {
    let mut all = String::new();
    let _ = write!(all, r##"<symbol id="ws-land-{}" viewBox="0 0 900 748">"##, name(side));
    land(&mut all, side);
    let _ = write!(all, r##"</symbol><symbol id="ws-road-{}" viewBox="0 0 900 748">"##, name(side));
    road(&mut all, side);
    all + "</symbol>"
}

/// The valley in the middle, and the land of each region around it.
fn land(all: &mut String, side: Side) {
    all.push_str(r##"<use href="#ws-valley" width="900" height="748"/>"##);
    let _ = write!(all, r##"<use href="#ws-middle-{}" width="900" height="748"/>"##, name(side));
    let board = side.board();
    let grounds = GROUNDS[side.index()];
    for ((ground, region), pattern) in layout::grounds(side).iter().zip(board.regions).zip(grounds) {
        let (path, colour) = (ground.land, region.colour);
        let _ = write!(
            all,
            r##"<path d="{path}" fill="{colour}" class="ws-region"/><path d="{path}" fill="url(#ws-p-{pattern})"/>"##,
        );
    }
    for ground in layout::grounds(side) {
        let _ = write!(all, r##"<path d="{}" class="ws-border"/>"##, ground.land);
    }
}

/// The road with its fields and their numbers, and the names of regions.
fn road(all: &mut String, side: Side) {
    let _ = write!(
        all,
        r##"<path d="{ROAD}" class="ws-road-edge"/><path d="{ROAD}" class="ws-road"/><path d="{ROAD}" class="ws-ruts"/>"##,
    );
    for (number, &(x, y, turn)) in FIELDS.iter().enumerate() {
        tile(all, side, number, Area::new(x - FIELD.0 / 2.0, y - FIELD.1 / 2.0, FIELD.0, FIELD.1), turn);
    }
    for (number, (x, y)) in layout::jokers(side).into_iter().enumerate() {
        let _ = write!(all, r##"<circle cx="{x}" cy="{y}" r="15" class="ws-joker-{number} ws-ring"/>"##);
    }
    for region in side.board().regions {
        let (x, y) = sign(region.from);
        let _ = write!(
            all,
            r##"<path d="M{} {}h30v18l-15 6-15-6z" class="ws-sign"/><text x="{}" y="{}" class="ws-sign-name">{}</text>"##,
            round(x - 15.0),
            round(y - 11.0),
            round(x),
            round(y + 5.0),
            region.name,
        );
    }
}

/// A field: a worn plank of the road. The first field of a region is edged.
fn tile(all: &mut String, side: Side, number: usize, area: Area, turn: f32) {
    let (x, y) = area.middle();
    let first = side.board().regions.iter().any(|region| usize::from(region.from) == number);
    // Tiles of the straight parts lie along the road.
    let turned = if turn.abs() == 90.0 || turn == 180.0 || turn == 0.0 { 0.0 } else { turn };
    let class = if first { "ws-tile first" } else { "ws-tile" };
    let _ = write!(
        all,
        r##"<rect x="{}" y="{}" width="{}" height="{}" rx="8" class="{class}""##,
        round(area.x),
        round(area.y),
        area.w,
        area.h
    );
    if turned != 0.0 {
        let _ = write!(all, r##" transform="rotate({turned} {} {})""##, round(x), round(y));
    }
    let _ = write!(all, r##"/><text x="{}" y="{}" class="ws-tile-n">{number}</text>"##, round(x), round(y + 6.5));
}

/// Where the name of a region stands: at the inner edge of its first field.
pub(super) fn sign(from: u16) -> layout::Point {
    let (x, y, _) = FIELDS[usize::from(from)];
    let inwards = 38.0;
    match () {
        () if y < 60.0 => (x.max(96.0), y + inwards + if x < 100.0 { 14.0 } else { 0.0 }),
        () if x > 830.0 => (x - inwards - 3.0, y.max(96.0)),
        () if y > 680.0 => (x, y - inwards),
        () => (x + inwards + 3.0, y),
    }
}
