//! Surveys the land: makes `src/board/geography.toml`, the outlines of every area with its coast, waters and relief, of
//! the hand-drawn `src/board/atlas.toml` and of where the cities lie in `src/board/layout.toml`.
//! `cargo run -p ticket-to-ride-legacy --features drawn --example survey`.
//!
//! An area is the land that is nearest to one of its cities, as far as a surveyor walks from there; so nothing of an
//! area can be drawn before it is opened.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::{env, fs, io};

use serde::Deserialize;
use ticket_to_ride_legacy::City;
use ticket_to_ride_legacy::data::data;

type Point = (f32, f32);

/// The size of the map, with a margin so that outlines leave it.
const SIZE: Point = (1150.0, 748.0);
const MARGIN: f32 = 24.0;
/// The side of a cell of the grid on which outlines are found.
const CELL: f32 = 2.5;
/// How far from its cities an area is coloured.
const REACH: f32 = 98.0;
/// How far from the land the sea is coloured, in washes.
const WASHES: [f32; 4] = [9.0, 20.0, 34.0, 52.0];

#[derive(Deserialize)]
struct Atlas {
    land: Vec<Point>,
    islands: Vec<Vec<Point>>,
    lakes: Vec<Vec<Point>>,
    rivers: Vec<Vec<Point>>,
    ranges: Vec<Vec<Point>>,
    flora: HashMap<String, Vec<String>>,
}

#[derive(Deserialize)]
struct Layout {
    cities: Vec<Spot>,
    groups: Vec<Group>,
}

#[derive(Deserialize)]
struct Spot {
    id: String,
    at: Point,
    label: [f32; 4],
}

#[derive(Deserialize)]
struct Group {
    a: String,
    b: String,
    bend: f32,
}

fn main() -> io::Result<()> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/board");
    let read = |name: &str| fs::read_to_string(format!("{folder}/{name}.toml"));
    let atlas: Atlas = toml::from_str(&read("atlas")?).map_err(io::Error::other)?;
    let layout: Layout = toml::from_str(&read("layout")?).map_err(io::Error::other)?;
    let target = env::args().nth(1).unwrap_or_else(|| format!("{folder}/geography.toml"));
    fs::write(target, Survey::new(&atlas, &layout).report())
}

/// Noise that is the same every time: a number from -1 to 1 for a place.
fn noise(x: f32, y: f32, scale: f32, seed: u32) -> f32 {
    let hash = |i: i32, j: i32| {
        let mut h = (i as u32).wrapping_mul(0x9e37_79b1)
            ^ (j as u32).wrapping_mul(0x85eb_ca6b)
            ^ seed.wrapping_mul(0xc2b2_ae35);
        h = (h ^ (h >> 15)).wrapping_mul(0x2c1b_3c6d);
        h = (h ^ (h >> 12)).wrapping_mul(0x297a_2d39);
        ((h ^ (h >> 15)) & 0xffff) as f32 / 32767.5 - 1.0
    };
    let (u, v) = (x / scale, y / scale);
    let (i, j) = (u.floor(), v.floor());
    let smooth = |t: f32| t * t * (3.0 - 2.0 * t);
    let (s, t) = (smooth(u - i), smooth(v - j));
    let (i, j) = (i as i32, j as i32);
    let mix = |a: f32, b: f32, t: f32| a + (b - a) * t;
    mix(mix(hash(i, j), hash(i + 1, j), s), mix(hash(i, j + 1), hash(i + 1, j + 1), s), t)
}

fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// A curve through these points, drawn by a hand that is not quite steady.
fn drawn(points: &[Point], closed: bool, tremble: f32) -> Vec<Point> {
    let count = points.len();
    let at = |i: isize| {
        if closed {
            points[i.rem_euclid(count as isize) as usize]
        } else {
            points[i.clamp(0, count as isize - 1) as usize]
        }
    };
    let mut line = Vec::new();
    for i in 0..(if closed { count } else { count - 1 }) as isize {
        let (p, q, r, s) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        let steps = (distance(q, r) / 3.0).ceil().max(1.0) as usize;
        for step in 0..steps {
            let t = step as f32 / steps as f32;
            let spline = |p: f32, q: f32, r: f32, s: f32| {
                0.5 * (2.0 * q
                    + (r - p) * t
                    + (2.0 * p - 5.0 * q + 4.0 * r - s) * t * t
                    + (3.0 * q - p - 3.0 * r + s) * t * t * t)
            };
            let (x, y) = (spline(p.0, q.0, r.0, s.0), spline(p.1, q.1, r.1, s.1));
            let moved = |seed| tremble * (noise(x, y, 13.0, seed) + 0.6 * noise(x, y, 5.0, seed + 7));
            line.push((x + moved(1), y + moved(2)));
        }
    }
    if !closed {
        line.push(points[count - 1]);
    }
    line
}

fn contains(ring: &[Point], (x, y): Point) -> bool {
    let mut inside = false;
    let mut last = ring[ring.len() - 1];
    for &at in ring {
        if (at.1 > y) != (last.1 > y) && x < (last.0 - at.0) * (y - at.1) / (last.1 - at.1) + at.0 {
            inside = !inside;
        }
        last = at;
    }
    inside
}

/// Leaves out points that hardly matter.
fn simplified(line: &[Point], grain: f32) -> Vec<Point> {
    let Some((&first, &last)) = line.first().zip(line.last()) else { return Vec::new() };
    let off = |p: Point| {
        let (dx, dy) = (last.0 - first.0, last.1 - first.1);
        let length = dx.hypot(dy);
        if length < 0.01 { distance(p, first) } else { ((p.0 - first.0) * dy - (p.1 - first.1) * dx).abs() / length }
    };
    let far = (1..line.len().saturating_sub(1)).max_by(|&i, &j| off(line[i]).total_cmp(&off(line[j])));
    match far.filter(|&i| off(line[i]) > grain) {
        Some(i) => {
            let mut all = simplified(&line[..=i], grain);
            all.pop();
            all.extend(simplified(&line[i..], grain));
            all
        }
        None => vec![first, last],
    }
}

fn number(n: f32) -> String {
    let text = format!("{:.0}", n * 2.0);
    let halves: i32 = text.parse().unwrap_or_default();
    if halves % 2 == 0 { format!("{}", halves / 2) } else { format!("{:.1}", halves as f32 / 2.0) }
}

/// Numbers as a path has them: a minus sign parts them as well as a space.
fn numbers(path: &mut String, all: &[f32]) {
    for (i, n) in all.iter().enumerate() {
        let text = number(*n);
        if i > 0 && !text.starts_with('-') {
            path.push(' ');
        }
        path.push_str(&text);
    }
}

/// A line as a path of relative steps.
fn path(line: &[Point], closed: bool) -> String {
    let mut text = String::new();
    let half = |n: f32| (n * 2.0).round() / 2.0;
    let mut at = (half(line[0].0), half(line[0].1));
    text.push('M');
    numbers(&mut text, &[at.0, at.1]);
    text.push('l');
    let mut steps = Vec::new();
    for &(x, y) in &line[1..] {
        let to = (half(x), half(y));
        steps.extend([to.0 - at.0, to.1 - at.1]);
        at = to;
    }
    numbers(&mut text, &steps);
    if closed {
        text.push('z');
    }
    text
}

/// A closed outline without corners: quadratic curves from middle to middle.
fn rounded(ring: &[Point]) -> String {
    let half = |n: f32| (n * 2.0).round() / 2.0;
    let middle = |i: usize| {
        let (a, b) = (ring[i], ring[(i + 1) % ring.len()]);
        (half((a.0 + b.0) / 2.0), half((a.1 + b.1) / 2.0))
    };
    let mut text = String::from("M");
    let mut at = middle(ring.len() - 1);
    numbers(&mut text, &[at.0, at.1]);
    text.push('q');
    let mut steps = Vec::new();
    for (i, corner) in ring.iter().enumerate() {
        let to = middle(i);
        steps.extend([half(corner.0) - at.0, half(corner.1) - at.1, to.0 - at.0, to.1 - at.1]);
        at = to;
    }
    numbers(&mut text, &steps);
    text.push('z');
    text
}

/// A ring whose corners are worn off.
fn smoothed(ring: &[Point]) -> Vec<Point> {
    let count = ring.len();
    let worn = |i: usize| {
        let (a, b, c) = (ring[(i + count - 1) % count], ring[i], ring[(i + 1) % count]);
        ((a.0 + 2.0 * b.0 + c.0) / 4.0, (a.1 + 2.0 * b.1 + c.1) / 4.0)
    };
    (0..count).map(worn).collect()
}

/// A grid of cells over the map.
struct Grid {
    wide: usize,
    high: usize,
}

impl Grid {
    fn new() -> Self {
        let cells = |length: f32| ((length + 2.0 * MARGIN) / CELL) as usize;
        Grid { wide: cells(SIZE.0), high: cells(SIZE.1) }
    }

    fn middle(&self, cell: usize) -> Point {
        let (i, j) = (cell % self.wide, cell / self.wide);
        ((i as f32 + 0.5) * CELL - MARGIN, (j as f32 + 0.5) * CELL - MARGIN)
    }

    fn cells(&self) -> std::ops::Range<usize> {
        0..self.wide * self.high
    }

    fn cell(&self, (x, y): Point) -> Option<usize> {
        let (i, j) = ((x + MARGIN) / CELL, (y + MARGIN) / CELL);
        let fits = i >= 0.0 && j >= 0.0 && (i as usize) < self.wide && (j as usize) < self.high;
        fits.then(|| j as usize * self.wide + i as usize)
    }

    /// The outlines of a set of cells, as one path.
    fn outlines(&self, set: &dyn Fn(usize) -> bool, grain: f32) -> String {
        let inside = |i: isize, j: isize| {
            let fits = i >= 0 && j >= 0 && (i as usize) < self.wide && (j as usize) < self.high;
            fits && set(j as usize * self.wide + i as usize)
        };
        // Edges between cells inside and outside, walked with the inside on the right.
        let mut next: BTreeMap<(isize, isize), Vec<(isize, isize)>> = BTreeMap::new();
        for j in 0..self.high as isize {
            for i in (0..self.wide as isize).filter(|i| inside(*i, j)) {
                let mut edge = |from, to| next.entry(from).or_default().push(to);
                if !inside(i, j - 1) {
                    edge((i, j), (i + 1, j));
                }
                if !inside(i + 1, j) {
                    edge((i + 1, j), (i + 1, j + 1));
                }
                if !inside(i, j + 1) {
                    edge((i + 1, j + 1), (i, j + 1));
                }
                if !inside(i - 1, j) {
                    edge((i, j + 1), (i, j));
                }
            }
        }
        let mut all = String::new();
        while let Some((&start, _)) = next.iter().find(|(_, to)| !to.is_empty()) {
            let mut ring = vec![start];
            let mut at = start;
            while let Some(to) = next.get_mut(&at).and_then(Vec::pop) {
                ring.push(to);
                at = to;
                if at == start {
                    break;
                }
            }
            let ring: Vec<Point> =
                ring.iter().map(|(i, j)| (*i as f32 * CELL - MARGIN, *j as f32 * CELL - MARGIN)).collect();
            let smooth = (0..3).fold(ring[..ring.len() - 1].to_vec(), |ring, _| smoothed(&ring));
            if smooth.len() < 16 {
                continue;
            }
            // Opened in the middle, so that the ring has two ends that stay.
            let (one, other) = smooth.split_at(smooth.len() / 2);
            let mut ring = simplified(one, grain);
            ring.extend(simplified(other, grain));
            if ring.len() > 4 {
                all += &rounded(&ring);
            }
        }
        all
    }
}

/// Small pictures of relief and plants, as steps of a path from their foot.
fn glyph(name: &str) -> &'static str {
    match name {
        "peak" => "m-8 4q4-3 7-11 2 3 4 5t6 6m-10-11q0 4-3 8m4-5q2 3 1 6m2-3l2 4",
        "hill" => "m-6 2q3-6 6-6t6 6m-5-5q2 2 2 5",
        "pine" => "m0 4v-2m-3.5 0l3.5-4 3.5 4zm1-3l2.5-3 2.5 3z",
        "broadleaf" => "m0 4v-3m-2 0q-3-1-2-3 0-3 4-3t4 3q1 2-2 3z",
        "palm" => "m-1 4q2-4 1-8m0 0q-3-2-5 1m5-1q3-2 5 1m-5-1q-1-3-3-3m3 3q1-3 3-3",
        "tuft" => "m-3 2q1-3 0-5m2.5 5v-6m2.5 6q-1-3 1-4",
        "cactus" => "m0 4v-9m0 6h-3v-3.5m3 2h3v-3.5",
        "marsh" => "m-5 2h10m-8-2v-3m3 2v-4m3 4v-3",
        other => panic!("{other} is no picture"),
    }
}

struct Survey<'a> {
    atlas: &'a Atlas,
    layout: &'a Layout,
    grid: Grid,
    /// For every cell the area it belongs to, if it is land within reach.
    owner: Vec<Option<usize>>,
    /// For every cell whether it is open sea.
    sea: Vec<bool>,
    shores: Vec<Vec<Point>>,
    lakes: Vec<Vec<Point>>,
}

impl<'a> Survey<'a> {
    fn new(atlas: &'a Atlas, layout: &'a Layout) -> Self {
        let grid = Grid::new();
        let mut shores = vec![drawn(&atlas.land, true, 1.5)];
        shores.extend(atlas.islands.iter().map(|ring| drawn(ring, true, 1.0)));
        let lakes: Vec<Vec<Point>> = atlas.lakes.iter().map(|ring| drawn(ring, true, 1.1)).collect();
        let land: Vec<bool> =
            grid.cells().map(|cell| shores.iter().any(|ring| contains(ring, grid.middle(cell)))).collect();
        let mut survey = Survey {
            atlas,
            layout,
            owner: Vec::new(),
            sea: land.iter().map(|land| !land).collect(),
            grid,
            shores,
            lakes,
        };
        survey.owner = survey
            .grid
            .cells()
            .map(|cell| land[cell].then(|| survey.nearest(survey.grid.middle(cell))).flatten())
            .collect();
        survey
    }

    fn at(&self, id: &str) -> Point {
        self.layout.cities.iter().find(|spot| spot.id == id).map_or((0.0, 0.0), |spot| spot.at)
    }

    /// The area of the nearest city within reach; borders are not straight.
    fn nearest(&self, (x, y): Point) -> Option<usize> {
        let (dx, dy) = (9.0 * noise(x, y, 36.0, 3), 9.0 * noise(x, y, 36.0, 5));
        let (dx, dy) = (dx + 3.0 * noise(x, y, 11.0, 4), dy + 3.0 * noise(x, y, 11.0, 6));
        let far = |spot: &Spot| distance(spot.at, (x + dx, y + dy));
        let spot = self.layout.cities.iter().min_by(|a, b| far(a).total_cmp(&far(b)))?;
        let city = City::named(&spot.id)?;
        (far(spot) < REACH).then(|| data().city(city).area.index())
    }

    /// Pieces of a line by the area they lie in.
    fn pieces(&self, line: &[Point], area: usize, owner: &dyn Fn(Point) -> Option<usize>) -> Vec<Vec<Point>> {
        let mut pieces: Vec<Vec<Point>> = Vec::new();
        let mut open = false;
        let on_map = |(x, y): Point| (-8.0..SIZE.0 + 8.0).contains(&x) && (-8.0..SIZE.1 + 8.0).contains(&y);
        for &point in line {
            let here = on_map(point) && owner(point) == Some(area);
            match (here, open) {
                (true, true) => pieces.last_mut().expect("a piece is open").push(point),
                (true, false) => pieces.push(vec![point]),
                _ => {}
            }
            open = here;
        }
        pieces.retain(|piece| piece.len() > 2);
        pieces
    }

    fn lines(&self, lines: &[Vec<Point>], area: usize, owner: &dyn Fn(Point) -> Option<usize>, grain: f32) -> String {
        let pieces = lines.iter().flat_map(|line| self.pieces(line, area, owner));
        pieces.map(|piece| path(&simplified(&piece, grain), false)).collect()
    }

    /// The sea within so many units of an area.
    fn wash(&self, area: usize, reach: f32) -> String {
        let edge: Vec<Point> = self
            .grid
            .cells()
            .filter(|&cell| self.owner[cell] == Some(area))
            .map(|cell| self.grid.middle(cell))
            .filter(|&(x, y)| {
                [(CELL, 0.0), (-CELL, 0.0), (0.0, CELL), (0.0, -CELL)]
                    .iter()
                    .any(|(dx, dy)| self.grid.cell((x + dx, y + dy)).is_some_and(|cell| self.sea[cell]))
            })
            .collect();
        let near: Vec<bool> = self
            .grid
            .cells()
            .map(|cell| {
                let at = self.grid.middle(cell);
                let reach = reach * (1.0 + 0.16 * noise(at.0, at.1, 30.0, 9));
                self.sea[cell] && edge.iter().any(|point| distance(*point, at) < reach)
            })
            .collect();
        self.grid.outlines(&|cell| near[cell], 2.2)
    }

    /// Whether nothing of the game is near a place.
    fn is_free(&self, at: Point, room: f32) -> bool {
        let near_city = self.layout.cities.iter().any(|spot| distance(spot.at, at) < 14.0 + room);
        let near_name = self.layout.cities.iter().any(|spot| {
            let [x, y, w, h] = spot.label;
            (x - room..x + w + room).contains(&at.0) && (y - room..y + h + room).contains(&at.1)
        });
        !near_city && !near_name && !self.layout.groups.iter().any(|group| self.passes(group, at, room))
    }

    fn passes(&self, group: &Group, at: Point, room: f32) -> bool {
        let (a, b) = (self.at(&group.a), self.at(&group.b));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let c = ((a.0 + b.0) / 2.0 - 2.0 * group.bend * dy, (a.1 + b.1) / 2.0 + 2.0 * group.bend * dx);
        let strand = City::named(&group.a).zip(City::named(&group.b));
        let lanes = data().strands.iter().filter(|it| strand == Some((it.a, it.b))).count() as f32;
        (0..=40).any(|step| {
            let u = step as f32 / 40.0;
            let v = 1.0 - u;
            let point = (v * v * a.0 + 2.0 * u * v * c.0 + u * u * b.0, v * v * a.1 + 2.0 * u * v * c.1 + u * u * b.1);
            distance(point, at) < lanes * 6.5 + room
        })
    }

    /// Mountains along the ranges, and plants where there is room.
    fn relief(&self, area: usize) -> (String, String) {
        let (mut mountains, mut plants, mut taken) = (String::new(), String::new(), Vec::<Point>::new());
        let put = |text: &mut String, taken: &mut Vec<Point>, name: &str, (x, y): Point| {
            let _ = write!(text, "M{x:.0} {y:.0}{}", glyph(name));
            taken.push((x, y));
        };
        let owned = |at: Point| self.grid.cell(at).is_some_and(|cell| self.owner[cell] == Some(area));
        let dry = |at: Point| !self.lakes.iter().any(|lake| contains(lake, at));
        for range in &self.atlas.ranges {
            for (i, at) in drawn(range, false, 2.0).into_iter().enumerate() {
                let at = (at.0 + 5.0 * noise(at.0, at.1, 4.0, 21), at.1 + 3.0 * noise(at.0, at.1, 4.0, 22));
                let room = taken.iter().all(|other| distance(*other, at) > 13.0);
                if room && owned(at) && dry(at) && self.is_free(at, 6.5) {
                    put(&mut mountains, &mut taken, if i % 3 == 2 { "hill" } else { "peak" }, at);
                }
            }
        }
        let kinds = self.atlas.flora.get(&data().areas[area].id).map_or(&[][..], Vec::as_slice);
        if kinds.is_empty() {
            return (mountains, plants);
        }
        for j in 0..(SIZE.1 / 9.0) as usize {
            for i in 0..(SIZE.0 / 9.0) as usize {
                let (x, y) = (i as f32 * 9.0, j as f32 * 9.0);
                let at = (x + 4.0 * noise(x, y, 3.0, 31), y + 4.0 * noise(x, y, 3.0, 32));
                let dense = noise(x, y, 60.0, 33) + 0.5 * noise(x, y, 9.0, 34) > 0.16;
                let room = taken.iter().all(|other| distance(*other, at) > 15.0);
                if dense && room && owned(at) && dry(at) && self.is_free(at, 5.0) {
                    let kind = &kinds[(noise(x, y, 2.0, 35).abs() * 97.0) as usize % kinds.len()];
                    put(&mut plants, &mut taken, kind, at);
                }
            }
        }
        (mountains, plants)
    }

    fn report(&self) -> String {
        let mut text = "# Made of atlas.toml and layout.toml by the example `survey`: what is drawn of each area once it is open.\n".to_owned();
        let on_land = |at: Point| self.grid.cell(at).and_then(|cell| self.owner[cell]);
        // A shore belongs to the land beside it.
        let on_shore = |at: Point| {
            let around = [
                (0.0, 0.0),
                (4.0, 0.0),
                (-4.0, 0.0),
                (0.0, 4.0),
                (0.0, -4.0),
                (6.0, 6.0),
                (-6.0, -6.0),
                (6.0, -6.0),
                (-6.0, 6.0),
            ];
            around.iter().find_map(|(dx, dy)| on_land((at.0 + dx, at.1 + dy)))
        };
        let closed = |ring: &Vec<Point>| ring.iter().copied().chain([ring[0]]).collect::<Vec<_>>();
        let shores: Vec<Vec<Point>> = self.shores.iter().map(closed).collect();
        let rivers: Vec<Vec<Point>> = self.atlas.rivers.iter().map(|line| drawn(line, false, 2.2)).collect();
        for (area, it) in data().areas.iter().enumerate() {
            let owned = |cell: usize| self.owner[cell] == Some(area);
            if !self.owner.contains(&Some(area)) {
                continue;
            }
            let lakes = self.lakes.iter().filter(|lake| {
                let middle = lake.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
                let count = lake.len() as f32;
                self.nearest((middle.0 / count, middle.1 / count)) == Some(area)
            });
            let lakes: String = lakes.map(|lake| path(&simplified(&closed(lake), 0.5), true)).collect();
            let (mountains, plants) = self.relief(area);
            let _ = write!(text, "\n[[areas]]\nid = \"{}\"\n", it.id);
            let mut line = |name: &str, path: &str| _ = writeln!(text, "{name} = \"{path}\"");
            line("land", &self.grid.outlines(&owned, 1.3));
            line("coast", &self.lines(&shores, area, &on_shore, 0.45));
            line("lakes", &lakes);
            line("rivers", &self.lines(&rivers, area, &on_land, 0.6));
            line("mountains", &mountains);
            line("plants", &plants);
            let washes: Vec<String> = WASHES.iter().map(|reach| format!("\"{}\"", self.wash(area, *reach))).collect();
            let _ = writeln!(text, "washes = [{}]", washes.join(", "));
        }
        text
    }
}
