//! Strands as curves with spaces for cars: the arithmetic of the map, done once.

use std::fmt::Write as _;
use std::sync::LazyLock;

use super::layout::{self, Point, bend, round, spot};
use crate::data::data;
use crate::ids::Strand;

/// A curve is taken at so many equal steps of its parameter.
const STEPS: usize = 48;

/// A space for a car.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Slot {
    /// Its middle.
    pub at: Point,
    /// How far it is turned, in radians.
    pub turn: f32,
    /// How long it is.
    pub length: f32,
}

impl Slot {
    /// The point so far along and so far to the right of it.
    pub fn point(&self, along: f32, aside: f32) -> Point {
        let (sin, cos) = self.turn.sin_cos();
        (self.at.0 + cos * along - sin * aside, self.at.1 + sin * along + cos * aside)
    }

    /// How far it is turned, in degrees from -90 to 90, so that what stands on it stands upright.
    pub fn upright(&self) -> f32 {
        let degrees = self.turn.to_degrees().rem_euclid(360.0);
        if (90.0..270.0).contains(&degrees) {
            degrees - 180.0
        } else if degrees >= 270.0 {
            degrees - 360.0
        } else {
            degrees
        }
    }
}

/// A strand as it is drawn.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// Its spaces, from one end to the other.
    pub slots: Vec<Slot>,
    /// The line from disc to disc, as a path.
    pub line: String,
    /// All spaces, as a path.
    pub spaces: String,
    /// Teeth along both edges of its spaces, as a path.
    pub teeth: String,
}

impl Shape {
    /// The space in the middle, which has the mark.
    pub fn middle(&self) -> &Slot {
        &self.slots[self.slots.len() / 2]
    }
}

static SHAPES: LazyLock<Vec<Shape>> = LazyLock::new(|| Strand::all().map(lay_out).collect());

/// A strand as it is drawn.
pub(super) fn shape(strand: Strand) -> &'static Shape {
    &SHAPES[strand.index()]
}

/// A lane of a curve: its points, and how far each is from the first.
struct Lane {
    line: Vec<Point>,
    run: Vec<f32>,
}

fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

impl Lane {
    /// The curve of a group, moved aside along its own normals.
    fn of(strand: Strand) -> Lane {
        let it = data().strand(strand);
        let group = &data().groups[usize::from(it.group)];
        let (count, place) = (group.len(), group.iter().take_while(|other| *other != strand).count());
        let off = (place as f32 - (count as f32 - 1.0) / 2.0) * layout::slots().lane;
        let ((ax, ay), (bx, by)) = (spot(it.a).at, spot(it.b).at);
        let bend = bend(it.a, it.b).bend;
        let (cx, cy) = ((ax + bx) / 2.0 - 2.0 * bend * (by - ay), (ay + by) / 2.0 + 2.0 * bend * (bx - ax));
        let line: Vec<Point> = (0..=STEPS)
            .map(|step| {
                let u = step as f32 / STEPS as f32;
                let v = 1.0 - u;
                let (x, y) = (v * v * ax + 2.0 * u * v * cx + u * u * bx, v * v * ay + 2.0 * u * v * cy + u * u * by);
                let (tx, ty) = (v * (cx - ax) + u * (bx - cx), v * (cy - ay) + u * (by - cy));
                let length = tx.hypot(ty);
                (x - ty / length * off, y + tx / length * off)
            })
            .collect();
        let mut run = vec![0.0];
        for pair in line.windows(2) {
            run.push(run[run.len() - 1] + distance(pair[0], pair[1]));
        }
        Lane { line, run }
    }

    /// How far along the curve comes out of a circle, walking through these steps.
    fn rim(&self, centre: Point, radius: f32, steps: impl Iterator<Item = usize>) -> f32 {
        let mut before: Option<(usize, f32)> = None;
        for step in steps {
            let there = distance(self.line[step], centre);
            if there >= radius {
                return before.map_or(self.run[step], |(last, near)| {
                    self.run[last] + (self.run[step] - self.run[last]) * (radius - near) / (there - near)
                });
            }
            before = Some((step, there));
        }
        0.0
    }

    /// The point so far along, and the direction there.
    fn at(&self, along: f32) -> (Point, f32) {
        let step = (0..STEPS).find(|&step| self.run[step + 1] >= along).unwrap_or(STEPS - 1);
        let (from, to) = (self.line[step], self.line[step + 1]);
        let u = (along - self.run[step]) / (self.run[step + 1] - self.run[step]);
        let point = (from.0 + (to.0 - from.0) * u, from.1 + (to.1 - from.1) * u);
        (point, (to.1 - from.1).atan2(to.0 - from.0))
    }
}

/// Where the spaces of a strand lie along its lane.
struct Stretch {
    /// Where the lane leaves the disc of one city and comes to that of the other.
    rims: (f32, f32),
    /// Where the first space begins.
    start: f32,
    /// From one space to the next.
    pitch: f32,
}

impl Stretch {
    fn of(strand: Strand, lane: &Lane) -> Self {
        let it = data().strand(strand);
        let (measures, trim) = (layout::slots(), bend(it.a, it.b).trim);
        let (a, b) = (spot(it.a), spot(it.b));
        let rim_a = lane.rim(a.at, a.radius + measures.rim, 0..=STEPS);
        let rim_b = lane.rim(b.at, b.radius + measures.rim, (0..=STEPS).rev());
        let (first, last) = (rim_a + trim.0, rim_b - trim.1);
        let cars = f32::from(it.length);
        let pitch = ((last - first) / cars).min(measures.longest + measures.gap);
        Stretch { rims: (rim_a, rim_b), start: (first + last) / 2.0 - pitch * cars / 2.0, pitch }
    }

    /// The middle of a space, from 0.
    fn middle(&self, number: u8) -> f32 {
        self.start + self.pitch * (f32::from(number) + 0.5)
    }
}

fn lay_out(strand: Strand) -> Shape {
    let (lane, measures) = (Lane::of(strand), layout::slots());
    let stretch = Stretch::of(strand, &lane);
    let slots: Vec<Slot> = (0..data().strand(strand).length)
        .map(|number| {
            let (at, turn) = lane.at(stretch.middle(number));
            Slot { at, turn, length: stretch.pitch - measures.gap }
        })
        .collect();
    let spaces = slots.iter().fold(String::new(), |path, slot| path + &rectangle(slot, measures.width));
    let teeth = slots.iter().fold(String::new(), |path, slot| path + &saw(slot, measures.width));
    Shape { line: sleepers(&lane, stretch.rims.0, stretch.rims.1), slots, spaces, teeth }
}

/// The line under the cars.
fn sleepers(lane: &Lane, from: f32, to: f32) -> String {
    let (a, m, b) = (lane.at(from).0, lane.at((from + to) / 2.0).0, lane.at(to).0);
    // A quadratic curve through the middle, near enough to where its lane runs.
    let c = (2.0 * m.0 - (a.0 + b.0) / 2.0, 2.0 * m.1 - (a.1 + b.1) / 2.0);
    let [ax, ay, cx, cy, bx, by] = [a.0, a.1, c.0, c.1, b.0, b.1].map(round);
    if distance(m, ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)) < 0.3 {
        return format!("M{ax} {ay}L{bx} {by}");
    }
    format!("M{ax} {ay}Q{cx} {cy} {bx} {by}")
}

fn rectangle(slot: &Slot, width: f32) -> String {
    let (u, v) = (slot.length / 2.0 - 1.3, width / 2.0 - 1.3);
    let corner = |along, aside| {
        let (x, y) = slot.point(along, aside);
        (round(x), round(y))
    };
    let (from, right, far) = (corner(-u, -v), corner(u, -v), corner(u, v));
    let step = |to: Point, from: Point| (round(to.0 - from.0), round(to.1 - from.1));
    let (a, b) = (step(right, from), step(far, right));
    format!("M{} {}l{} {} {} {} {} {}z", from.0, from.1, a.0, a.1, b.0, b.1, round(-a.0), round(-a.1))
}

/// Teeth along both long edges of a space.
fn saw(slot: &Slot, width: f32) -> String {
    const TEETH: usize = 5;
    let mut path = String::new();
    for side in [-1.0, 1.0] {
        for tooth in 0..=2 * TEETH {
            let along = slot.length * (tooth as f32 / (2 * TEETH) as f32 - 0.5);
            let aside = side * (width / 2.0 + if tooth % 2 == 1 { 3.6 } else { 0.6 });
            let (x, y) = slot.point(along, aside);
            let _ = write!(path, "{}{} {}", if tooth == 0 { "M" } else { "L" }, round(x), round(y));
        }
    }
    path
}

#[cfg(test)]
mod tests;
