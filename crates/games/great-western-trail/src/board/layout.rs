//! Where everything is, in units of the scene.

use crate::data::cattle::Cattle;
use crate::data::railroad::{Berth, CITIES, City, Link, MASTERS, STATIONS, Station};
use crate::data::tiles::ROWS;
use crate::data::trail::{Purpose, SITES, Site};
use crate::data::{DISPLAY, MAX_PLAYERS};

/// A place in the scene.
pub(super) type Point = (f32, f32);

/// A rectangle by its upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Area { x, y, width, height }
    }

    /// A rectangle around a point.
    pub const fn around((x, y): Point, width: f32, height: f32) -> Self {
        Area { x: x - width / 2.0, y: y - height / 2.0, width, height }
    }

    pub const fn middle(self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// The size of the scene.
pub(super) const SIZE: (u32, u32) = (1416, 748);

/// Where one says that nothing more is wanted.
pub(super) const DONE: Area = Area::new(712.0, 696.0, 120.0, 44.0);

/// Phase, fees, and how near the end is.
pub(super) const NOTICE: Area = Area::new(8.0, 4.0, 284.0, 52.0);

/// The middles of the sites, in their order.
const SITE: [Point; SITES] = [
    (34.0, 668.0),  // start
    (118.0, 668.0), // A
    (240.0, 638.0), // A1
    (345.0, 638.0), // A2
    (450.0, 638.0), // A3
    (214.0, 700.0), // flood1
    (266.0, 700.0), // flood2
    (318.0, 700.0), // flood3
    (370.0, 700.0), // flood4
    (440.0, 700.0), // FR1
    (514.0, 700.0), // FR2
    (640.0, 668.0), // B
    (724.0, 520.0), // B1
    (624.0, 520.0), // B2
    (524.0, 520.0), // B3
    (744.0, 580.0), // drought1
    (692.0, 580.0), // drought2
    (640.0, 580.0), // drought3
    (588.0, 580.0), // drought4
    (518.0, 580.0), // DR1
    (402.0, 550.0), // C
    (496.0, 456.0), // C1
    (590.0, 456.0), // C2
    (120.0, 536.0), // D
    (400.0, 342.0), // D1
    (120.0, 402.0), // bandit4
    (172.0, 402.0), // bandit5
    (224.0, 402.0), // bandit6
    (276.0, 402.0), // bandit7
    (328.0, 402.0), // bandit8
    (380.0, 402.0), // bandit9
    (450.0, 399.0), // BR1
    (526.0, 399.0), // BR2
    (700.0, 412.0), // E
    (716.0, 230.0), // E1
    (590.0, 230.0), // E2
    (776.0, 292.0), // rock1
    (724.0, 292.0), // rock2
    (672.0, 292.0), // rock3
    (620.0, 292.0), // rock4
    (556.0, 292.0), // RR1
    (486.0, 292.0), // RR2
    (398.0, 260.0), // F
    (308.0, 228.0), // F1
    (308.0, 292.0), // F2
    (220.0, 260.0), // G
    (132.0, 228.0), // G1
    (132.0, 292.0), // G2
    (50.0, 260.0),  // kansas-city
    (206.0, 478.0), // bandit1
    (256.0, 478.0), // bandit2
    (306.0, 478.0), // bandit3
];

/// The middle of a site.
pub(super) const fn site(site: Site) -> Point {
    SITE[site as usize]
}

/// How large whatever is on a site is drawn.
pub(super) const fn extent(site: Site) -> (f32, f32) {
    match site.purpose() {
        Purpose::Start => (44.0, 52.0),
        Purpose::Neutral => (100.0, 92.0),
        Purpose::Building => (62.0, 52.0),
        Purpose::Hazard(_) | Purpose::Bandit => (46.0, 46.0),
        Purpose::KansasCity => (80.0, 112.0),
    }
}

/// Whether the trail leads from right to left here.
pub(super) fn is_leftward(at: Site) -> bool {
    let (_, y) = site(at);
    (490.0..610.0).contains(&y) || y < 320.0
}

/// Where ranchers stand on a space, by seat: at its upper edge.
pub(super) fn rancher(at: Site, seat: usize) -> Point {
    let ((x, y), (width, height)) = (site(at), extent(at));
    let gap = if width < 60.0 { 13.0 } else { 20.0 };
    // In the street of Kansas City: its sign stays readable.
    let feet = if matches!(at, Site::KansasCity) { height / 2.0 - 8.0 } else { 6.0 - height / 2.0 };
    (x + gap * (seat as f32 - (MAX_PLAYERS - 1) as f32 / 2.0), y + feet)
}

/// Bends of the road that no site stands at, by the site before them and the branch: the rider passes them.
pub(super) const BENDS: [(Site, usize, &[Point]); 7] = [
    (Site::B, 0, &[(742.0, 668.0), (797.0, 636.0), (800.0, 560.0), (770.0, 522.0)]),
    (Site::B, 1, &[(742.0, 668.0), (792.0, 640.0), (796.0, 600.0)]),
    (Site::C, 0, &[(412.0, 484.0), (440.0, 458.0)]),
    (Site::D, 0, &[(58.0, 530.0), (28.0, 480.0), (26.0, 400.0), (50.0, 350.0), (110.0, 340.0)]),
    (Site::D, 1, &[(70.0, 510.0), (56.0, 460.0), (76.0, 410.0)]),
    (Site::E, 0, &[(776.0, 404.0), (818.0, 360.0), (826.0, 270.0), (800.0, 232.0)]),
    (Site::E, 1, &[(776.0, 400.0), (812.0, 360.0), (812.0, 310.0)]),
];

/// Numbered spaces of the track from 0, the start.
const SPACE: [Point; 40] = [
    (96.0, 84.0),    // 0
    (152.0, 84.0),   // 1
    (208.0, 84.0),   // 2
    (264.0, 84.0),   // 3
    (320.0, 84.0),   // 4
    (376.0, 84.0),   // 5
    (432.0, 84.0),   // 6
    (488.0, 84.0),   // 7
    (544.0, 84.0),   // 8
    (600.0, 84.0),   // 9
    (656.0, 84.0),   // 10
    (712.0, 84.0),   // 11
    (768.0, 84.0),   // 12
    (824.0, 84.0),   // 13
    (880.0, 84.0),   // 14
    (936.0, 84.0),   // 15
    (992.0, 84.0),   // 16
    (1048.0, 84.0),  // 17
    (1104.0, 84.0),  // 18
    (1160.0, 84.0),  // 19
    (1216.0, 84.0),  // 20
    (1268.0, 84.0),  // 21
    (1318.0, 84.0),  // 22
    (1366.0, 104.0), // 23
    (1384.0, 148.0), // 24
    (1384.0, 184.0), // 25
    (1384.0, 220.0), // 26
    (1384.0, 256.0), // 27
    (1384.0, 292.0), // 28
    (1384.0, 328.0), // 29
    (1384.0, 364.0), // 30
    (1384.0, 400.0), // 31
    (1384.0, 436.0), // 32
    (1384.0, 472.0), // 33
    (1384.0, 508.0), // 34
    (1384.0, 544.0), // 35
    (1384.0, 580.0), // 36
    (1384.0, 616.0), // 37
    (1384.0, 652.0), // 38
    (1384.0, 688.0), // 39
];

/// Where an engine stands at a turnout; at the last station it stands on the track.
const TURNOUT: [Point; STATIONS] = [
    (348.0, 52.0),
    (516.0, 52.0),
    (684.0, 52.0),
    (852.0, 52.0),
    (1020.0, 52.0),
    (1293.0, 114.0),
    (1352.0, 202.0),
    (1352.0, 346.0),
    (1352.0, 490.0),
    (1384.0, 688.0),
];

/// A place for an engine.
pub(super) fn berth(berth: Berth) -> Point {
    match berth.station() {
        Some(station) if berth.is_turnout() => TURNOUT[station.index()],
        _ => SPACE[usize::from(berth.front())],
    }
}

/// Engines on the start queue to the left, those behind a little lower.
pub(super) fn engine_in_queue(place: usize) -> Point {
    [(96.0, 84.0), (60.0, 84.0), (26.0, 84.0), (78.0, 96.0)][place.min(3)]
}

/// The huts of the stations.
const HUT: [Area; STATIONS] = [
    Area::new(304.0, 4.0, 48.0, 38.0),
    Area::new(472.0, 4.0, 48.0, 38.0),
    Area::new(640.0, 4.0, 48.0, 38.0),
    Area::new(808.0, 4.0, 48.0, 38.0),
    Area::new(976.0, 4.0, 48.0, 38.0),
    Area::new(1267.0, 132.0, 52.0, 40.0),
    Area::new(1290.0, 182.0, 44.0, 40.0),
    Area::new(1290.0, 326.0, 44.0, 40.0),
    Area::new(1290.0, 470.0, 44.0, 40.0),
    Area::new(1290.0, 668.0, 44.0, 40.0),
];

pub(super) const fn hut(station: Station) -> Area {
    HUT[station as usize]
}

/// The slots for station masters.
pub(super) const MASTER: [Area; MASTERS] = [
    Area::new(354.0, 4.0, 38.0, 38.0),
    Area::new(522.0, 4.0, 38.0, 38.0),
    Area::new(690.0, 4.0, 38.0, 38.0),
    Area::new(858.0, 4.0, 38.0, 38.0),
    Area::new(1026.0, 4.0, 38.0, 38.0),
];

const CITY: [Area; CITIES] = [
    Area::new(9.0, 104.0, 90.0, 74.0),
    Area::new(117.0, 104.0, 90.0, 74.0),
    Area::new(275.0, 104.0, 90.0, 74.0),
    Area::new(387.0, 104.0, 90.0, 74.0),
    Area::new(499.0, 104.0, 90.0, 74.0),
    Area::new(611.0, 104.0, 90.0, 74.0),
    Area::new(723.0, 104.0, 90.0, 74.0),
    Area::new(835.0, 104.0, 90.0, 74.0),
    Area::new(947.0, 104.0, 90.0, 74.0),
    Area::new(1059.0, 104.0, 90.0, 74.0),
];

/// The plaque of a city, under the space with its value.
pub(super) const fn city(city: City) -> Area {
    CITY[city as usize]
}

/// The chip between two cities.
pub(super) const fn link(link: Link) -> Area {
    let (near, far) = link.cities();
    let (near, far) = (city(near), city(far));
    Area::around(((near.x + near.width + far.x) / 2.0, 141.0), 22.0, 46.0)
}

/// Frames of the markets.
pub(super) const OBJECTIVES: Area = Area::new(846.0, 196.0, 224.0, 168.0);
pub(super) const FORESIGHT: Area = Area::new(846.0, 370.0, 224.0, 134.0);
pub(super) const CATTLE: Area = Area::new(846.0, 510.0, 224.0, 232.0);
pub(super) const JOBS: Area = Area::new(1078.0, 196.0, 206.0, 546.0);

/// The objective display.
pub(super) const GOALS: [Area; DISPLAY] = [
    Area::new(850.0, 220.0, 106.0, 68.0),
    Area::new(960.0, 220.0, 106.0, 68.0),
    Area::new(850.0, 291.0, 106.0, 68.0),
    Area::new(960.0, 291.0, 106.0, 68.0),
];
pub(super) const GOAL_DECK: Area = Area::new(1012.0, 197.0, 56.0, 23.0);

/// A field of the foresight area.
pub(super) fn foresight(field: usize) -> Area {
    Area::new(864.0 + 72.0 * (field / 2) as f32, 394.0 + 53.0 * (field % 2) as f32, 50.0, 50.0)
}

/// Rows of the cattle market: what is paid, and the kinds.
pub(super) const CATTLE_ROWS: [&[Cattle]; 4] = [
    &[Cattle::Longhorn, Cattle::RedPoll, Cattle::BlackAngus],
    &[Cattle::Shorthorn3, Cattle::Shorthorn4, Cattle::Shorthorn5],
    &[Cattle::Hereford5, Cattle::Hereford6, Cattle::Hereford7],
    &[Cattle::Calf],
];

/// What a row of the cattle market costs.
pub(super) fn price(row: usize) -> Area {
    Area::new(848.0, 533.0 + 52.0 * row as f32, 62.0, 50.0)
}

/// A place in a row of the cattle market.
pub(super) fn stall(row: usize, column: usize) -> Area {
    Area::new(912.0 + 52.0 * column as f32, 533.0 + 52.0 * row as f32, 50.0, 50.0)
}

/// The wage of a row of the job market, where the token lies.
pub(super) fn wage(row: usize) -> Area {
    Area::new(1084.0, 226.0 + 43.0 * row.min(ROWS) as f32, 44.0, 34.0)
}

/// A cell of the job market.
pub(super) fn job(row: usize, column: usize) -> Area {
    Area::new(1132.0 + 37.0 * column as f32, 226.0 + 43.0 * row as f32, 34.0, 34.0)
}

/// Parts that a small screen leads to, with the words for them.
pub(super) const PLACES: [(&str, Area); 9] = [
    ("drawn-place-texas", Area::new(0.0, 488.0, 430.0, 260.0)),
    ("drawn-place-plains", Area::new(410.0, 488.0, 430.0, 260.0)),
    ("drawn-place-kansas-city", Area::new(0.0, 190.0, 430.0, 300.0)),
    ("drawn-place-mountains", Area::new(410.0, 190.0, 430.0, 300.0)),
    ("drawn-place-jobs", Area::new(1076.0, 194.0, 212.0, 300.0)),
    ("drawn-place-cattle", Area::new(844.0, 508.0, 228.0, 236.0)),
    ("drawn-place-goals", Area::new(844.0, 194.0, 228.0, 312.0)),
    ("drawn-place-cities", Area::new(0.0, 96.0, 480.0, 90.0)),
    ("drawn-place-railroad", Area::new(1205.0, 72.0, 211.0, 300.0)),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_sites_overlap_and_all_are_in_the_scene() {
        let boxes: Vec<(Site, Area)> =
            Site::ALL.map(|at| (at, Area::around(site(at), extent(at).0, extent(at).1))).to_vec();
        for (i, (one, a)) in boxes.iter().enumerate() {
            assert!(a.x >= 0.0 && a.y >= 188.0 && a.x + a.width <= 840.0 && a.y + a.height <= 748.0, "{one}");
            for (other, b) in &boxes[..i] {
                let apart =
                    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
                assert!(apart, "{one} lies over {other}");
            }
        }
    }
}
