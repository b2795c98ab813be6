//! The scene: the valley with the road around it on the left, the Market and its counter on the right.

use drawing::{Markup, Place, PreEscaped, Scene, html};

use super::layout::{self, Area, COUNTER, DESERT, FORT, IN_HAND, RAILWAY, SIZE};
use super::sayings::Said;
use super::{Artist, keys, print, put};
use crate::action::Slot;
use crate::data::{City, Level, Place as At, TRACK};
use crate::view::CityView;

/// What lies over what: what cannot be chosen, then pawns, then what can, so that nothing stands between it and a finger.
#[derive(Default)]
pub(super) struct Layers {
    below: String,
    pawns: String,
    above: String,
}

impl Layers {
    pub fn put(&mut self, can: bool, drawn: &Markup) {
        let to = if can { &mut self.above } else { &mut self.below };
        to.push_str(&drawn.0);
    }

    pub fn pawns(&mut self, drawn: &Markup) {
        self.pawns.push_str(&drawn.0);
    }
}

/// The day of eight rounds: from dawn to lamplight.
const LIGHTS: [&str; 9] = [
    "ws-light-1",
    "ws-light-1",
    "ws-light-2",
    "ws-light-3",
    "ws-light-4",
    "ws-light-5",
    "ws-light-6",
    "ws-light-7",
    "ws-light-8",
];

impl Artist<'_> {
    pub(super) fn scene(&self) -> Scene {
        let mut layers = Layers::default();
        self.put_cities(&mut layers);
        self.put_places(&mut layers);
        self.put_square(&mut layers);
        self.put_bandits(&mut layers);
        self.put_jokers(&mut layers);
        self.put_fields(&mut layers);
        self.put_pawns(&mut layers);
        self.put_round(&mut layers);
        self.put_market(&mut layers);
        self.put_counter(&mut layers);
        let side = print::name(self.view.side);
        let light = LIGHTS[usize::from(self.view.round).min(LIGHTS.len() - 1)];
        let body = html! {
            g class="ws-scene" {
                rect class="ws-beyond" x="-900" y="-1000" width="1800" height="2748" {}
                rect class="ws-beyond stall" x="900" y="-1000" width="1400" height="2748" {}
                (put(&format!("ws-land-{side}"), Area::new(0.0, 0.0, 900.0, 748.0)))
                rect class={ "ws-light " (light) } width="900" height="748" {}
                (self.own_land())
                (put("ws-stall", Area::new(900.0, 0.0, 516.0, 748.0)))
                (put(&format!("ws-road-{side}"), Area::new(0.0, 0.0, 900.0, 748.0)))
                (self.waymarks())
                (PreEscaped(layers.below)) (PreEscaped(layers.pawns)) (PreEscaped(layers.above))
            }
        };
        Scene {
            size: SIZE,
            label: self.say(Said::Scene(self.view.side.name(), self.view.round)).to_string(),
            centre: Some(self.centre()),
            places: self.places(),
            mood: None,
            body,
        }
    }

    /// The box around the fields of one's own region, its bandits, its Nearest City and what else is reached from there.
    fn here(&self) -> Area {
        let seat = self.view.seat.or(self.view.turn.map(|turn| turn.seat)).unwrap_or(self.view.sheriff);
        let number = self.table.region_of(seat);
        let board = self.table.board();
        let region = &board.regions[number];
        let cities = board.areas.iter().enumerate().filter(|(area, _)| region.has_area(*area));
        let mut here = layout::fields(region.from, region.to);
        for area in cities.map(|(_, &city)| layout::city(city)).chain(self.beside(number)) {
            here = here.and(area);
        }
        here.grown(8.0)
    }

    /// What is used from a region besides its cities.
    fn beside(&self, region: usize) -> impl Iterator<Item = Area> {
        let board = self.table.board();
        let (first, second) = layout::licence_places(self.view.side);
        let sells = |place: usize| board.licence_regions[place] >> region & 1 == 1;
        let is = |one: Option<u8>| one.map(usize::from) == Some(region);
        let all = [
            Some(first).filter(|_| sells(0)),
            second.filter(|_| sells(1)),
            Some(DESERT).filter(|_| is(board.desert)),
            Some(FORT).filter(|_| is(board.fort)),
            Some(RAILWAY).filter(|_| is(board.railway)),
        ];
        all.into_iter().flatten()
    }

    fn places(&self) -> Vec<Place> {
        let place = |label: std::sync::Arc<str>, area: Area| Place {
            label: label.to_string(),
            at: (area.x as u32, area.y as u32),
            size: (area.w as u32, area.h as u32),
        };
        let mut places = vec![
            place(self.word("drawn-here"), self.here()),
            place(self.word("drawn-place-square"), layout::square(self.view.side).grown(4.0)),
        ];
        for level in [Level::I, Level::II, Level::III] {
            places.push(place(self.word(market_name(level)), layout::row(level).grown(4.0)));
        }
        places.push(place(self.word("drawn-place-counter"), COUNTER.grown(4.0)));
        for city in &self.view.cities {
            places.push(place(self.say(Said::CityName(city.city)), layout::city(city.city).grown(30.0)));
        }
        places
    }

    /// The middle of what can be chosen in the scene, otherwise one's own pawn.
    fn centre(&self) -> (u32, u32) {
        let lit: Vec<layout::Point> = self.lit().collect();
        let (x, y) = match lit[..] {
            [] => {
                let seat = self.view.seat.unwrap_or(self.view.sheriff);
                layout::field(self.table.player(seat).total)
            }
            _ => {
                let count = lit.len() as f32;
                let (x, y) = lit.iter().fold((0.0, 0.0), |(sx, sy), (x, y)| (sx + x, sy + y));
                (x / count, y / count)
            }
        };
        (x as u32, y as u32)
    }

    /// The middles of what can be chosen: of the Market if there is something, otherwise of the valley.
    fn lit(&self) -> impl Iterator<Item = layout::Point> + '_ {
        let chosen = |key: &str| self.pen.can_choose(key);
        let offers: Vec<layout::Point> = (0..Slot::COUNT - 1)
            .map(Slot::by_index)
            .filter(|&slot| chosen(&keys::market(slot)))
            .map(|slot| layout::market(slot).middle())
            .collect();
        let fields = (0..TRACK).filter(move |&field| chosen(&keys::field(field))).map(layout::field);
        let cells = self.asked_about().map(|city| layout::city(city).middle());
        let piles =
            (0..5).filter(move |&number| chosen(&keys::pile(number))).map(|number| layout::pile(number).middle());
        let train = chosen(keys::TRAIN).then(|| DESERT.middle());
        let any = !offers.is_empty();
        let laying = At::all().any(|place| chosen(&keys::town(place))).then(|| IN_HAND.middle());
        let places = cells.into_iter().chain(self.lit_licences()).chain(train);
        let valley = fields.chain(places).chain(piles).chain(laying.filter(|_| self.in_hand_is_laid()));
        offers.into_iter().chain(valley.filter(move |_| !any))
    }

    fn lit_licences(&self) -> impl Iterator<Item = layout::Point> + '_ {
        let first = self.licences_at_first();
        let spots = self.view.licences.iter().enumerate();
        let there = spots.filter_map(|(spot, licence)| Some((spot, (*licence)?)));
        there
            .filter(|&(_, licence)| self.pen.can_choose(&keys::licence(licence)))
            .map(move |(spot, _)| layout::licence(self.view.side, spot, first).middle())
    }

    /// The city with most of the fields that can be chosen, or with the jail: all of it is looked at, prices as well as fields.
    fn asked_about(&self) -> Option<City> {
        let chosen = |city: &CityView| {
            city.fields.iter().filter(|field| self.pen.can_choose(&keys::cell(city.city, field.id))).count()
        };
        let most = self.view.cities.iter().rev().max_by_key(|city| chosen(city))?;
        let jail = || self.nearest_city().filter(|_| self.pen.can_choose(keys::JAIL));
        (chosen(most) > 0).then_some(most.city).or_else(jail)
    }

    /// The Nearest City of these eyes, or its first half.
    fn nearest_city(&self) -> Option<City> {
        let board = self.table.board();
        let areas = board.regions[self.table.region_of(self.view.seat?)].areas;
        board.areas.get(areas.trailing_zeros() as usize).copied()
    }

    fn in_hand_is_laid(&self) -> bool {
        self.table.in_hand().is_some()
    }
}

const fn market_name(level: Level) -> &'static str {
    match level {
        Level::II => "drawn-place-market-2",
        Level::III => "drawn-place-market-3",
        _ => "drawn-place-market-1",
    }
}
