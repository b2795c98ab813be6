//! Where everything is, in units of a scene of 1416 by 748, and of the Town in the hand.

use crate::action::Slot;
use crate::data::{COLUMNS, City, FieldId, Level, Place, ROW, Side};

/// The size of the scene.
pub(super) const SIZE: (u32, u32) = (1416, 748);
/// The size of the Town in the hand.
pub(super) const HAND: (u32, u32) = (584, 188);

/// A point of the scene.
pub(super) type Point = (f32, f32);

/// A box: its upper left corner and its size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// How wide.
    pub w: f32,
    /// How high.
    pub h: f32,
}

impl Area {
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Area {
        Area { x, y, w, h }
    }

    /// The same box seen from another corner.
    pub const fn within(self, of: Area) -> Area {
        Area { x: self.x + of.x, y: self.y + of.y, ..self }
    }

    /// So much larger, together with its distance from the corner.
    pub const fn scaled(self, by: f32) -> Area {
        Area { x: self.x * by, y: self.y * by, w: self.w * by, h: self.h * by }
    }

    pub const fn middle(self) -> Point {
        (self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    pub const fn corner(self) -> Point {
        (self.x, self.y)
    }

    /// With so much around it, cut off at the edges of the scene.
    pub fn grown(self, by: f32) -> Area {
        let (x, y) = ((self.x - by).max(0.0), (self.y - by).max(0.0));
        let right = (self.x + self.w + by).min(SIZE.0 as f32);
        let bottom = (self.y + self.h + by).min(SIZE.1 as f32);
        Area { x, y, w: right - x, h: bottom - y }
    }

    /// The smallest box around both.
    pub fn and(self, other: Area) -> Area {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.w).max(other.x + other.w);
        let bottom = (self.y + self.h).max(other.y + other.h);
        Area { x, y, w: right - x, h: bottom - y }
    }
}

/// A number with one decimal: drawings stay small.
pub(super) fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0
}

// ---- The track and the land ----

/// The middle of the road: a rounded rectangle, walked clockwise from the upper left bend.
pub(super) const ROAD: &str =
    "M106 34H794A72 72 0 0 1 866 106V642A72 72 0 0 1 794 714H106A72 72 0 0 1 34 642V106A72 72 0 0 1 106 34Z";
/// A field of the track.
pub(super) const FIELD: (f32, f32) = (46.0, 42.0);
/// Pawns on one field, seat by seat, from its middle.
const PAWNS: [Point; 4] = [(-11.0, -9.0), (11.0, -9.0), (-11.0, 11.0), (11.0, 11.0)];
/// A bandit's place.
pub(super) const BANDIT: f32 = 40.0;

/// The land of a region along the road, and its places for bandits: two printed ones, and two for gangs that come by.
pub(super) struct Ground {
    /// The outline of the land.
    pub land: &'static str,
    /// The middles of the places.
    pub bandits: [Point; 4],
}

/// The 50 fields of the score track: middle, and how far the tile is turned. Numbers are never turned.
pub(super) const FIELDS: [(f32, f32, f32); 50] = [
    (54.1, 56.1, -46.2),
    (106.0, 34.0, 0.0),
    (164.0, 34.0, 0.0),
    (222.0, 34.0, 0.0),
    (280.0, 34.0, 0.0),
    (338.0, 34.0, 0.0),
    (396.0, 34.0, 0.0),
    (454.0, 34.0, 0.0),
    (512.1, 34.0, 0.0),
    (570.1, 34.0, 0.0),
    (628.1, 34.0, 0.0),
    (686.1, 34.0, 0.0),
    (744.1, 34.0, 0.0),
    (802.1, 34.5, 6.4),
    (851.2, 62.3, 52.6),
    (866.0, 117.0, 90.0),
    (866.0, 175.0, 90.0),
    (866.0, 233.0, 90.0),
    (866.0, 291.0, 90.0),
    (866.0, 349.0, 90.0),
    (866.0, 407.1, 90.0),
    (866.0, 465.1, 90.0),
    (866.0, 523.1, 90.0),
    (866.0, 581.1, 90.0),
    (866.0, 639.1, 90.0),
    (845.9, 691.9, 133.8),
    (794.0, 714.0, 180.0),
    (736.0, 714.0, 180.0),
    (678.0, 714.0, 180.0),
    (620.0, 714.0, 180.0),
    (562.0, 714.0, 180.0),
    (504.0, 714.0, 180.0),
    (446.0, 714.0, 180.0),
    (387.9, 714.0, 180.0),
    (329.9, 714.0, 180.0),
    (271.9, 714.0, 180.0),
    (213.9, 714.0, 180.0),
    (155.9, 714.0, 180.0),
    (97.9, 713.5, -173.6),
    (48.8, 685.7, -127.4),
    (34.0, 631.0, -90.0),
    (34.0, 573.0, -90.0),
    (34.0, 515.0, -90.0),
    (34.0, 457.0, -90.0),
    (34.0, 399.0, -90.0),
    (34.0, 340.9, -90.0),
    (34.0, 282.9, -90.0),
    (34.0, 224.9, -90.0),
    (34.0, 166.9, -90.0),
    (34.0, 108.9, -90.0),
];
/// The regions of side A: the land, and the four places for bandits.
const REGIONS_A: [Ground; 7] = [
    Ground {
        land: "M11 70L26 42L50 21L79 8L109 4L425 4L425 132L132 132Z",
        bandits: [(199.0, 96.0), (245.5, 96.0), (152.5, 96.0), (291.5, 96.0)],
    },
    Ground {
        land: "M425 4L786 4L814 6L844 17L768 132L425 132Z",
        bandits: [(605.4, 96.0), (651.4, 96.0), (559.4, 96.0), (697.4, 96.0)],
    },
    Ground {
        land: "M844 17L869 37L887 64L895 94L896 120L896 436L768 436L768 132Z",
        bandits: [(804.0, 210.3), (804.0, 256.8), (804.0, 163.8), (804.0, 303.3)],
    },
    Ground {
        land: "M896 436L896 639L892 669L879 698L857 722L830 738L799 744L707 744L707 616L768 616L768 436Z",
        bandits: [(804.0, 610.5), (783.9, 652.0), (804.0, 564.0), (737.4, 652.0)],
    },
    Ground {
        land: "M707 744L301 744L301 616L707 616Z",
        bandits: [(526.5, 652.0), (480.0, 652.0), (573.0, 652.0), (433.5, 652.0)],
    },
    Ground {
        land: "M301 744L120 744L95 743L64 735L37 717L17 693L6 663L4 634L4 544L132 544L132 616L301 616Z",
        bandits: [(135.7, 652.0), (96.0, 628.6), (182.2, 652.0), (96.0, 582.1)],
    },
    Ground {
        land: "M4 544L4 106L11 70L132 132L132 544Z",
        bandits: [(96.0, 334.5), (96.0, 288.0), (96.0, 381.0), (96.0, 241.5)],
    },
];
/// The regions of side B: the land, and the four places for bandits.
const REGIONS_B: [Ground; 8] = [
    Ground {
        land: "M11 70L24 46L43 26L66 12L92 5L116 4L367 4L367 132L132 132Z",
        bandits: [(170.3, 96.0), (216.8, 96.0), (123.8, 96.0), (263.3, 96.0)],
    },
    Ground {
        land: "M367 4L715 4L715 132L367 132Z",
        bandits: [(518.2, 96.0), (564.2, 96.0), (472.2, 96.0), (610.2, 96.0)],
    },
    Ground {
        land: "M715 4L792 4L819 7L844 17L866 34L883 55L893 81L896 107L896 262L768 262L768 132L715 132Z",
        bandits: [(771.3, 96.0), (804.0, 128.3), (724.8, 96.0), (804.0, 174.8)],
    },
    Ground {
        land: "M896 262L896 610L768 610L768 262Z",
        bandits: [(804.0, 413.5), (804.0, 460.0), (804.0, 367.0), (804.0, 506.5)],
    },
    Ground {
        land: "M896 610L896 652L889 678L876 702L857 722L834 736L808 743L784 744L591 744L591 616L768 616L768 610Z",
        bandits: [(788.3, 651.5), (741.8, 652.0), (804.0, 608.1), (695.3, 652.0)],
    },
    Ground {
        land: "M591 744L243 744L243 616L591 616Z",
        bandits: [(440.4, 652.0), (393.9, 652.0), (486.9, 652.0), (347.4, 652.0)],
    },
    Ground {
        land: "M243 744L108 744L77 740L48 726L25 704L10 676L4 645L4 486L132 486L132 616L243 616Z",
        bandits: [(132.0, 652.0), (96.0, 622.9), (178.5, 652.0), (96.0, 576.4)],
    },
    Ground {
        land: "M4 486L4 101L11 70L132 132L132 486Z",
        bandits: [(96.0, 305.8), (96.0, 259.3), (96.0, 352.3), (96.0, 212.8)],
    },
];

/// The regions of a side.
pub(super) fn grounds(side: Side) -> &'static [Ground] {
    match side {
        Side::A => &REGIONS_A,
        Side::B => &REGIONS_B,
    }
}

/// The field of a pawn with so many points.
pub(super) fn field(total: u16) -> Point {
    let (x, y, _) = FIELDS[usize::from(total) % FIELDS.len()];
    (x, y)
}

/// Where a pawn stands.
pub(super) fn pawn(total: u16, seat: usize) -> Point {
    let (x, y) = field(total);
    (x + PAWNS[seat % 4].0, y + PAWNS[seat % 4].1)
}

/// The box around fields of the track.
pub(super) fn fields(from: u16, to: u16) -> Area {
    let tile = |number: u16| {
        let (x, y) = field(number);
        Area::new(x - FIELD.0 / 2.0, y - FIELD.1 / 2.0, FIELD.0, FIELD.1)
    };
    (from..=to).map(tile).reduce(Area::and).unwrap_or(Area::new(0.0, 0.0, FIELD.0, FIELD.1))
}

/// The places of joker tokens, outside the road.
pub(super) const fn jokers(side: Side) -> [Point; 2] {
    match side {
        Side::A => [(840.3, 24.2), (300.9, 732.0)],
        Side::B => [(884.0, 262.0), (242.9, 732.0)],
    }
}

// ---- Cities and places ----

/// The size of a city's plaque.
pub(super) const CITY: (f32, f32) = (236.0, 132.0);
/// The size of a cell of it.
pub(super) const CELL: (f32, f32) = (36.0, 42.0);

/// The plaque of a city.
pub(super) const fn city(city: City) -> Area {
    let (x, y) = match city {
        City::Deadwood => (126.0, 126.0),
        City::DodgeCity => (542.0, 126.0),
        City::Amarillo => (230.0, 488.0),
        City::FortWorth => (126.0, 296.0),
        City::Bleakston => (190.0, 126.0),
        City::OldBleakston => (438.0, 126.0),
        City::SwiftRiver => (542.0, 486.0),
        City::LonehillCreek => (126.0, 488.0),
        City::Gransendero => (126.0, 322.0),
    };
    Area::new(x, y, CITY.0, CITY.1)
}

/// A business field, from the corner of its city.
pub(super) fn cell(field: FieldId) -> Area {
    const PRINTED: [Point; 3] = [(158.0, 38.0), (196.0, 38.0), (158.0, 84.0)];
    let (x, y) = match field.index() {
        printed @ 0..FieldId::PRINTED => PRINTED[printed],
        main @ FieldId::PRINTED..7 => (6.0 + 38.0 * (main - FieldId::PRINTED) as f32, 38.0),
        additional => (6.0 + 38.0 * (additional - 7) as f32, 84.0),
    };
    Area::new(x, y, CELL.0, CELL.1)
}

/// The jail of a city, from its corner.
pub(super) const JAIL: Area = Area::new(196.0, 84.0, CELL.0, CELL.1);

/// The sheriff's square.
pub(super) const fn square(side: Side) -> Area {
    match side {
        Side::A => Area::new(386.0, 290.0, 392.0, 130.0),
        Side::B => Area::new(386.0, 268.0, 392.0, 130.0),
    }
}

/// The dice of the square, its row of people, the contest and the counts, from its corner.
pub(super) const DICE: [Area; 2] = [Area::new(10.0, 34.0, 52.0, 52.0), Area::new(70.0, 34.0, 52.0, 52.0)];
pub(super) const ORDER: Area = Area::new(10.0, 94.0, 112.0, 30.0);
pub(super) const CONTEST: Area = Area::new(134.0, 10.0, 116.0, 112.0);
pub(super) const COUNTS: Area = Area::new(260.0, 10.0, 124.0, 112.0);

/// Where licences are offered: the first place, and on side B a second one.
pub(super) const fn licence_places(side: Side) -> (Area, Option<Area>) {
    match side {
        Side::A => (Area::new(502.0, 444.0, 276.0, 64.0), None),
        Side::B => (Area::new(602.0, 408.0, 176.0, 62.0), Some(Area::new(126.0, 264.0, 240.0, 44.0))),
    }
}

/// A licence.
pub(super) const LICENCE: (f32, f32) = (52.0, 40.0);

/// A licence on its spot: the first place holds so many.
pub(super) fn licence(side: Side, spot: usize, first: usize) -> Area {
    let (one, two) = licence_places(side);
    let (x, y, number) = match two {
        Some(two) if spot >= first => (two.x + 124.0, two.y + 2.0, spot - first),
        _ => (one.x + 8.0, one.y + one.h - LICENCE.1 - 3.0, spot),
    };
    let pitch = if side == Side::A { 53.0 } else { 55.0 };
    Area::new(x + pitch * number as f32, y, LICENCE.0, LICENCE.1)
}

/// The desert with its train (side A).
pub(super) const DESERT: Area = Area::new(502.0, 514.0, 276.0, 108.0);
/// The fort, a jail without a city (side B).
pub(super) const FORT: Area = Area::new(372.0, 556.0, 162.0, 64.0);
/// The railway of the board (side B).
pub(super) const RAILWAY: Area = Area::new(372.0, 488.0, 162.0, 62.0);

// ---- The right side ----

/// Round and phase.
pub(super) const ROUND: Area = Area::new(904.0, 8.0, 296.0, 68.0);
/// A pip for each round.
pub(super) const fn pip(round: u8) -> Point {
    (926.0 + 26.0 * (round as f32 - 1.0), 58.0)
}

/// The Market.
pub(super) const MARKET: Area = Area::new(904.0, 84.0, 508.0, 474.0);
/// The sign of the Market Scam.
pub(super) const SCAM: Area = Area::new(910.0, 86.0, 176.0, 25.0);
/// The door to the purchases.
pub(super) const SHOP: Area = Area::new(1270.0, 86.0, 136.0, 25.0);
/// A card of the Market.
pub(super) const CARD: (f32, f32) = (102.0, 140.0);

/// A place of the Market.
pub(super) fn market(slot: Slot) -> Area {
    let (row, number) = (slot.index() / ROW, slot.index() % ROW);
    Area::new(980.0 + 108.0 * number as f32, 112.0 + 148.0 * row as f32, CARD.0, CARD.1)
}

/// A deck.
pub(super) fn deck(row: usize) -> Area {
    Area::new(910.0, 112.0 + 148.0 * row as f32, 62.0, 140.0)
}

/// A row of the Market with its deck.
pub(super) fn row(level: Level) -> Area {
    Area::new(904.0, 108.0 + 148.0 * level.index() as f32, 508.0, 148.0)
}

/// The counter.
pub(super) const COUNTER: Area = Area::new(904.0, 564.0, 508.0, 178.0);

/// A pile of start cards on it.
pub(super) fn pile(number: usize) -> Area {
    Area::new(914.0 + 99.0 * number as f32, 590.0, 92.0, 144.0)
}

/// A card that lies nowhere for a moment.
pub(super) const IN_HAND: Area = Area::new(914.0, 596.0, 102.0, 140.0);

/// The reserve of a seat.
pub(super) fn reserved(seat: usize) -> Area {
    Area::new(1030.0 + 95.0 * seat as f32, 596.0, 88.0, 140.0)
}

// ---- The Town in the hand ----

/// A card of the Town.
pub(super) const TOWN_CARD: (f32, f32) = (70.0, 92.0);

/// A place of the Town.
pub(super) fn town(place: Place) -> Area {
    Area::new(24.0 + 74.0 * place.column() as f32, 96.0 * place.row() as f32, TOWN_CARD.0, TOWN_CARD.1)
}

/// The post before a row: the die that was given to it.
pub(super) fn post(row: usize) -> Area {
    Area::new(0.0, 96.0 * row as f32, 20.0, 92.0)
}

/// One's own things, beside the Town.
pub(super) const HATS: Area = Area::new(474.0, 0.0, 110.0, 28.0);
pub(super) const PASTURE: Area = Area::new(474.0, 32.0, 110.0, 28.0);
pub(super) const COINS: Area = Area::new(474.0, 64.0, 53.0, 28.0);
pub(super) const JOKERS: Area = Area::new(531.0, 64.0, 53.0, 28.0);
pub(super) const OWN_LICENCE: Area = Area::new(474.0, 96.0, 53.0, 46.0);
pub(super) const TIED: Area = Area::new(531.0, 96.0, 53.0, 46.0);
pub(super) const OWN_RESERVE: Area = Area::new(474.0, 146.0, 110.0, 42.0);

/// How high a chip is: a finger.
pub(super) const CHIP: f32 = 46.0;

/// So many chips, in reading order. A few lie over the papers beside the Town, so that all of it is seen; more of them take
/// as much of the lower right corner as they need, each of this width.
pub(super) fn chips(count: usize, width: f32) -> Vec<Area> {
    let column = OWN_LICENCE.x;
    let (width, in_row) = match count {
        0..=2 => (HAND.0 as f32 - column, 1),
        3..=4 if width < 60.0 => ((HAND.0 as f32 - column - 2.0) / 2.0, 2),
        _ => {
            let most = ((HAND.0 as f32 + 2.0) / (width + 2.0)) as usize;
            (width, count.div_ceil(count.div_ceil(most).max(1)).max(1))
        }
    };
    let rows = count.div_ceil(in_row).max(1);
    let left = HAND.0 as f32 - in_row as f32 * (width + 2.0) + 2.0;
    let top = HAND.1 as f32 - rows as f32 * (CHIP + 1.0) + 1.0;
    let at = |i: usize| {
        Area::new(left + (i % in_row) as f32 * (width + 2.0), top + (i / in_row) as f32 * (CHIP + 1.0), width, CHIP)
    };
    (0..count).map(at).collect()
}

/// The Town large, on a sheet.
pub(super) fn on_sheet(place: Place) -> Area {
    Area::new(18.0 + 186.0 * place.column() as f32, 24.0 + 362.0 * place.row() as f32, 180.0, 250.0)
}

const _: () = assert!(COLUMNS == 6, "a Town has six columns");
