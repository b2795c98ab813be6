//! The map as somebody sees it who plans a way: cities, the lines between them, and what each would take to build.

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use table::Seat;

use crate::cards::{Card, Pile};
use crate::data::{Lanes, MAX_CITIES, MAX_LENGTH, data};
use crate::ids::{Cities, City, Color, Strand};
use crate::setup::GREY;
use crate::state::TicketToRide;

/// Effort is counted in tenths of a turn.
const TURN: u16 = 10;

/// What a card takes that is not in the hand.
const CARD: u16 = 6;

/// What a strand takes less whose end is a large city: it brings a card.
const LARGE: u16 = 3;

/// What a strand of the company's own colour takes less: it brings dollars.
const OWN_COLOR: u16 = 6;

/// The least that building takes.
const LEAST: u16 = 3;

/// A line that cannot be built.
const CLOSED: u8 = u8::MAX;

/// Efforts of single lines are below this.
const RING: usize = 64;

/// The most lines there can be.
const MAX_LINES: usize = 160;

/// The most lines that end in one city.
const MAX_ROADS: usize = 14;

/// The most lines of one way.
pub(super) const MAX_WAY: usize = MAX_CITIES;

/// Where a line leads from a city.
#[derive(Clone, Copy, Debug)]
struct Road {
    to: u8,
    line: u8,
}

/// What planning needs to know of a strand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Track {
    /// The line: all strands between the same two cities.
    pub line: u8,
    /// Its colour, as a number; grey comes last.
    pub color: u8,
    pub length: u8,
    /// Whether an end is a large city.
    pub large: bool,
    pub lanes: Lanes,
    ends: [u8; 2],
}

/// What planning needs to know of the map.
pub(super) struct Atlas {
    roads: [ArrayVec<Road, MAX_ROADS>; MAX_CITIES],
    tracks: Vec<Track>,
    /// Both ends of each line.
    lines: Vec<[u8; 2]>,
}

static ATLAS: LazyLock<Atlas> = LazyLock::new(Atlas::new);

/// The map for those who plan.
#[inline]
pub(super) fn atlas() -> &'static Atlas {
    &ATLAS
}

impl Atlas {
    fn new() -> Self {
        let data = data();
        let mut roads: [ArrayVec<Road, MAX_ROADS>; MAX_CITIES] = std::array::from_fn(|_| ArrayVec::new());
        assert!(data.groups.len() <= MAX_LINES, "there is room for all lines");
        let mut lines = Vec::new();
        for (line, strands) in data.groups.iter().enumerate() {
            let Some(first) = strands.iter().next() else { continue };
            let (a, b) = (data.strand(first).a, data.strand(first).b);
            roads[a.index()].push(Road { to: b.0, line: line as u8 });
            roads[b.index()].push(Road { to: a.0, line: line as u8 });
            lines.push([a.0, b.0]);
        }
        let track = |it: &crate::data::StrandData| Track {
            line: it.group,
            color: it.color.map_or(GREY, Color::index) as u8,
            length: it.length,
            large: data.city(it.a).large || data.city(it.b).large,
            lanes: it.lanes,
            ends: [it.a.0, it.b.0],
        };
        Atlas { roads, tracks: data.strands.iter().map(track).collect(), lines }
    }

    #[inline]
    pub fn track(&self, strand: Strand) -> &Track {
        &self.tracks[strand.index()]
    }
}

/// What building takes by colour (grey last) and length, with a hand.
struct Prices([[u16; MAX_LENGTH + 1]; GREY + 1]);

impl Prices {
    fn of(hand: &Pile, own: Color) -> Self {
        let locos = hand.count(Card::LOCO);
        let mut prices = [[0; MAX_LENGTH + 1]; GREY + 1];
        let mut most = 0;
        for color in Color::ALL {
            let there = hand.of_color(color);
            most = most.max(there);
            let less = if color == own { OWN_COLOR } else { 0 };
            prices[color.index()] = std::array::from_fn(|length| price(length, there, locos) - less);
        }
        prices[GREY] = std::array::from_fn(|length| price(length, most, locos));
        Prices(prices)
    }
}

/// A turn to build, and what it takes to get the cards that are missing. A locomotive helps, but perhaps it will be
/// needed elsewhere.
#[inline]
fn price(length: usize, there: u8, locos: u8) -> u16 {
    let missing = (length as u16).saturating_sub(there.into());
    let helped = u16::from(locos).min(missing);
    TURN + CARD * missing - CARD * helped / 2
}

/// The lines of a board for one player: what each would take, and by which strand.
pub(super) struct Roads {
    effort: [u8; MAX_LINES],
    strand: [u8; MAX_LINES],
}

/// A way to be built.
pub(super) type Way = ArrayVec<u8, MAX_WAY>;

impl Roads {
    /// As they are for a player now; `pull` is what reaching a city for the first time saves.
    pub fn of(game: &TicketToRide, seat: Seat, pull: Option<&[u8; MAX_CITIES]>) -> Self {
        let (atlas, player) = (atlas(), game.player(seat));
        let prices = Prices::of(&player.hand, game.company(seat).color());
        let mut roads = Roads { effort: [CLOSED; MAX_LINES], strand: [0; MAX_LINES] };
        let too_long = data().map.at_least[usize::from(game.cars_of(seat)).min(MAX_LENGTH) + 1];
        for strand in game.free_strands(seat).minus(too_long).iter() {
            let track = atlas.track(strand);
            let mut effort = prices.0[usize::from(track.color)][usize::from(track.length)];
            if track.large {
                effort -= LARGE;
            }
            if let Some(pull) = pull {
                let saved: u16 = track.ends.iter().map(|city| u16::from(pull[usize::from(*city)])).sum();
                effort = effort.saturating_sub(saved);
            }
            let effort = effort.max(LEAST) as u8;
            let line = usize::from(track.line);
            if effort < roads.effort[line] {
                roads.effort[line] = effort;
                roads.strand[line] = strand.0;
            }
        }
        for strand in player.built.iter() {
            roads.effort[usize::from(atlas.track(strand).line)] = 0;
        }
        roads
    }

    /// The strand by which a line would be built.
    #[inline]
    pub fn strand(&self, line: u8) -> Strand {
        Strand(self.strand[usize::from(line)])
    }

    /// A line will be built: using it takes nothing more.
    #[inline]
    pub fn plan(&mut self, line: u8) {
        self.effort[usize::from(line)] = 0;
    }

    /// The lines still to be built on the easiest way from one of these cities to one of those; none if there is no way.
    pub fn easiest(&self, from: Cities, to: Cities) -> Option<Way> {
        let atlas = atlas();
        let mut reached = [u16::MAX; MAX_CITIES];
        let mut by = [0u8; MAX_CITIES];
        // Cities to be looked at, by effort: a ring is enough, since no line takes more than it has places.
        let mut ring = [Cities::NONE; RING];
        ring[0] = from;
        from.iter().for_each(|city| reached[city.index()] = 0);
        let (mut effort, mut quiet) = (0u16, 0);
        while quiet < RING {
            let place = usize::from(effort) % RING;
            quiet += 1;
            while let Some(city) = ring[place].take_first() {
                quiet = 0;
                if reached[city.index()] != effort {
                    continue; // It was reached with less.
                }
                if to.contains(city) {
                    return Some(self.trace(city.0, from, &by));
                }
                for road in &atlas.roads[city.index()] {
                    let line = self.effort[usize::from(road.line)];
                    let next = effort + u16::from(line);
                    if line != CLOSED && next < reached[usize::from(road.to)] {
                        reached[usize::from(road.to)] = next;
                        by[usize::from(road.to)] = road.line;
                        ring[usize::from(next) % RING].insert(City(road.to));
                    }
                }
            }
            effort += 1;
        }
        None
    }

    /// The way back from a city, without what is built or planned already.
    fn trace(&self, mut city: u8, from: Cities, by: &[u8; MAX_CITIES]) -> Way {
        let mut way = Way::new();
        while !from.contains(City(city)) {
            let line = by[usize::from(city)];
            if self.effort[usize::from(line)] > 0 {
                way.push(line);
            }
            let [a, b] = atlas().lines[usize::from(line)];
            city = if city == a { b } else { a };
        }
        way
    }
}
